# BANG! on the page: a hit and all ways out of it in one telegram, steps that leave nothing to decide,
# why something cannot be done. The arguments are those of bang.ftl.

## A hit: what is at stake

bang-last-shot = { $kind ->
    [gatling] { $other } turns the Gatling on you. If it hits, you are out.
    [howitzer] { $other } turns the Howitzer on you. If it hits, you are out.
    [punch] { $other } swings at you. If it hits, you are out.
    [knife] { $other } throws a knife at you. If it hits, you are out.
    [ironhorse] { $card } spares nobody: you are shot at. If it hits, you are out.
   *[other] { $n ->
        [2] { $other } fires at you, and it takes two Missed!. If it hits, you are out.
       *[other] { $other } fires at you. If it hits, you are out.
    }
}
bang-last-duel = Duel with { $other }. Without a BANG! you are out.
bang-last-indians = Indians! Without a BANG! you are out.
bang-last-take = You are out
bang-save = { $cause } What do you do?
bang-save-last = { $cause } You would be out.
bang-save-cause = { $n ->
    [0] You are about to lose life.
   *[other] You are about to lose { $n } life.
}
bang-save-cause-by = { $other } is about to cost you { $n } life.
bang-save-cause-card = { $card } is about to cost you { $n } life.
bang-save-cause-by-card = { $other }’s { $card } is about to cost you { $n } life.
bang-then-beer = Drink { $card }
bang-then-beer-note = Hit, but you have { $n } life
bang-then-spare = Discard two cards
bang-then-spare-note = Hit, but no life lost

## Nothing to decide: told as news

bang-forced = { $ask } There is only one answer: { $option }.
bang-forced-shot = { $other } fires at you, and you have nothing to stop it.
bang-forced-duel = Duel with { $other }: you have no BANG! to answer with.
bang-forced-indians = Indians! You have no BANG! to drive them off.
bang-forced-save = { "" }
bang-forced-then = What you have may still make up for it.
