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

## Why not: a card. -help says what would help
# $card, $kind; $weapon and $reach: my weapon; $n: how far the nearest is; $price: cards it costs; $ask: the question

bang-why-colt = Your Colt
bang-why-wait = Not your turn
bang-why-wait-help = { $seat } is deciding.
bang-why-now = Not now
bang-why-now-help = { $card } cannot be played at this moment.
bang-why-works = { $card } works by itself
bang-why-works-help = It lies before you and needs no tap.
bang-why-waits = Not before your next turn
bang-why-waits-help = { $card } was laid in this turn.
bang-why-shot-only = Only when you are shot at
bang-why-shot-only-help = { $card } is offered as soon as somebody fires at you.
bang-why-price = It costs { $price ->
    [one] another card
   *[other] { $price } more cards
}
bang-why-price-help = { $card } is paid for with your hand, and you hold too few cards.
bang-why-fired = Already fired this turn
bang-why-fired-help = One BANG! a turn. With a Volcanic, or as Willy the Kid, you could fire again.
bang-why-reach = Nobody in reach
bang-why-reach-help = The nearest is at distance { $n }; { $weapon } reaches { $reach }. A longer weapon or a Scope would help.
bang-why-hidden = Nobody to aim at
bang-why-hidden-help = Whoever is in reach sits in the Private Car with an empty hand.
bang-why-near = Nobody at distance 1
bang-why-near-help = { $card } reaches no further, whatever your weapon. The nearest is at distance { $n }; a Scope would help.
bang-why-bare = Nobody there has a card
bang-why-bare-help = { $card } needs somebody it reaches with a card in hand or on the table.
bang-why-copy = You already have one
bang-why-copy-help = { $kind } lies before you, and no second one of the same name may.
bang-why-beer = Not with two players
bang-why-beer-help = Once only two are left, a Beer is of no use.
bang-why-jail = Nobody to jail
bang-why-jail-help = The sheriff cannot be jailed, and nobody gets a second Jail.
bang-why-money_bag = Nothing to copy
bang-why-money_bag-help = On top of the discard pile lies no brown card that you could play now.
bang-why-switch = Nothing to exchange
bang-why-switch-help = It takes a card before you and one before somebody else that may change places.
bang-why-water_tower = No car at a station
bang-why-water_tower-help = It takes a car that stands under a station.
bang-why-sleeper = Not now
bang-why-sleeper-help = { $card } takes another blue card of yours, once a turn.
bang-why-cattle_truck = The pile is empty
bang-why-lounge_car = No car is left
bang-why-shot = { $card } does not stop a shot
bang-why-shot-help = A Missed!, a Barrel or what counts as one does.
bang-why-duel = Only a BANG! counts in a duel
bang-why-indians = Only a BANG! drives them off
bang-why-save = { $card } gives no life back
bang-why-save-help = A Beer makes up for the hit.
bang-why-other = Not what is asked
bang-why-other-help = { $ask }

## Why not: a seat. $seat, $n: its distance

bang-why-seat = Not on { $seat }
bang-why-seat-help = { $card } cannot be played on this seat now.
bang-why-seat-out = { $seat } is out
bang-why-seat-self = Not on yourself
bang-why-seat-self-help = { $card } is for somebody else.
bang-why-seat-reach = Out of reach: distance { $n }
bang-why-seat-reach-help = { $weapon } reaches { $reach }. A longer weapon or a Scope would help.
bang-why-seat-hidden = Out of sight
bang-why-seat-hidden-help = { $seat } sits in the Private Car with an empty hand: no BANG! card can be aimed there.
bang-why-seat-near = Out of reach: distance { $n }
bang-why-seat-near-help = { $card } reaches 1, whatever your weapon. A Scope would help.
bang-why-seat-bare = { $seat } has no card
bang-why-seat-sheriff = Not the sheriff
bang-why-seat-sheriff-help = Nobody can jail the sheriff.
bang-why-seat-jailed = Already in Jail
bang-why-seat-jailed-help = A second Jail may not lie there.
bang-why-seat-switch = Nothing to exchange with { $seat }
bang-why-seat-switch-help = Two cards must be able to change places, and no name may lie anywhere twice.

## Cards to choose from

bang-hint-pick = Tap a card to read what it does.

## Spoken

bang-spoken-hand = You have { $life } life. Your hand: { $n ->
    [0] empty.
   *[other] { $cards }.
}

## Causes: which card took the life, and whose it was

bang-event-hurt-card = { $who ->
    [you] { $card } costs you { $n } life.
   *[they] { $card } costs { $seat } { $n } life.
}
bang-event-hurt-by = { $who ->
    [you] You lose
   *[they] { $seat } loses
} { $n } life to { $whom ->
    [you] you
   *[they] { $other }
}.
bang-event-hurt-by-card = { $whom ->
    [you] Your { $card }
   *[they] { $other }’s { $card }
} costs { $who ->
    [you] you
   *[they] { $seat }
} { $n } life.

## What somebody does by himself, in one sentence: web-deeds

bang-deed-draw = { $n ->
    [one] draws a card
   *[other] draws { $n } cards
}
bang-deed-keep = { $n ->
    [one] keeps a card
   *[other] keeps { $n } cards
}
bang-deed-lay = lays { $cards }
bang-deed-play = plays { $cards }
bang-deed-discard = discards { $cards }
bang-deed-heal = gets { $n } life back
