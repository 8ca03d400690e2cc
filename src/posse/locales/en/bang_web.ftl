# BANG! on the page: a hit and all ways out of it in one telegram, steps that leave nothing to decide,
# why something cannot be done. The arguments are those of bang.ftl.

## A hit: what is at stake

bang-last-shot = { $kind ->
    [gatling] { $other } fires the Gatling at you. A hit eliminates you.
    [howitzer] { $other } fires the Howitzer at you. A hit eliminates you.
    [punch] { $other } swings at you. A hit eliminates you.
    [knife] { $other } throws a knife at you. A hit eliminates you.
    [ironhorse] { $card } shoots at everybody, you too. A hit eliminates you.
   *[other] { $n ->
        [2] { $other } shoots at you, and it takes two Missed! A hit eliminates you.
       *[other] { $other } shoots at you. A hit eliminates you.
    }
}
bang-last-duel = Duel with { $other }. Without a BANG! you are eliminated.
bang-last-indians = Indians! Without a BANG! you are eliminated.
bang-last-take = You are eliminated
bang-save = { $cause } What do you do?
bang-save-last = { $cause } That would eliminate you.
bang-save-cause = { $n ->
    [0] You are about to lose a life point.
   *[other] You are about to lose { life-points }.
}
bang-save-cause-by = { $other } is about to cost you { life-points }.
bang-save-cause-card = { $card } is about to cost you { life-points }.
bang-save-cause-by-card = { $other }’s { $card } is about to cost you { life-points }.
bang-then-beer-note = Hit, but { $n ->
    [one] { $n } life left
   *[other] { $n } lives left
}
bang-then-spare = Discard two cards
bang-then-spare-note = Hit, but no life point lost

## Nothing to decide: told as news

bang-forced = { $ask } You have only one choice: { $option }.
bang-forced-shot = { $kind ->
    [ironhorse] { $card } shoots at you, and you cannot stop it.
   *[other] { $other } shoots at you, and you cannot stop it.
}
bang-forced-duel = Duel with { $other }: you have no BANG! to answer with.
bang-forced-indians = Indians! You have no BANG! to discard.
bang-forced-save = { "" }
bang-forced-then = You can still make up for it.

## Why not: a card. -help says what would help
# $card, $kind; $weapon and $reach: my weapon; $n: how far the nearest is; $price: cards it costs; $ask: the question

bang-why-colt = Colt
bang-why-wait = Not your turn
bang-why-wait-help = { $seat } is deciding.
bang-why-now = Not now
bang-why-now-help = { $card } cannot be played right now.
bang-why-works = { $card } works by itself
bang-why-works-help = It is in front of you, and you do not have to tap it.
bang-why-waits = Not before your next turn
bang-why-waits-help = You put { $card } down this turn.
bang-why-shot-only = Only when you are shot at
bang-why-shot-only-help = You can use { $card } as soon as somebody shoots at you.
bang-why-price = It costs { $price ->
    [one] another card
   *[other] { $price } more cards
}
bang-why-price-help = You pay for { $card } with hand cards, and you have too few.
bang-why-fired = You have already shot this turn
bang-why-fired-help = One BANG! per turn. With a Volcanic, or as Willy the Kid, you could play more.
bang-why-reach = Nobody in reach
bang-why-reach-help = The nearest player is at distance { $n }; your weapon ({ $weapon }) reaches { $reach }. A longer weapon or a Scope would help.
bang-why-hidden = Nobody to aim at
bang-why-hidden-help = Those in reach sit in the Private Car with an empty hand.
bang-why-near = Nobody at distance 1
bang-why-near-help = { $card } reaches no farther, whatever your weapon. The nearest player is at distance { $n }; a Scope would help.
bang-why-bare = Nobody there has a card
bang-why-bare-help = { $card } needs somebody in reach with a card in hand or on the table.
bang-why-copy = You already have one
bang-why-copy-help = { $kind } is already in front of you, and you may not have two of the same name.
bang-why-beer = Not with two players
bang-why-beer-help = When only two are left, a Beer cannot be used.
bang-why-jail = Nobody to jail
bang-why-jail-help = The sheriff cannot be jailed, and nobody can have two Jails.
bang-why-money_bag = Nothing to copy
bang-why-money_bag-help = The top card of the discard pile is not a brown card that you could play now.
bang-why-switch = Nothing to exchange
bang-why-switch-help = You need a card in front of you and one in front of somebody else that may change places.
bang-why-water_tower = No car at a station
bang-why-water_tower-help = There must be a car under a station.
bang-why-sleeper = Not now
bang-why-sleeper-help = { $card } needs another blue card of yours, once a turn.
bang-why-cattle_truck = The pile is empty
bang-why-lounge_car = No car is left
bang-why-shot = { $card } does not stop a shot
bang-why-shot-help = You need a Missed!, a Barrel, or a card that counts as a Missed!
bang-why-duel = Only a BANG! counts in a duel
bang-why-indians = Only a BANG! helps against them
bang-why-save = { $card } gives no life points back
bang-why-save-help = A Beer makes up for the hit.
bang-why-other = That is not the question
bang-why-other-help = { $ask }

## Why not: a seat. $seat, $n: its distance

bang-why-seat = Not on { $seat }
bang-why-seat-help = { $card } cannot be played on this player now.
bang-why-seat-out = { $seat } is eliminated
bang-why-seat-self = Not on yourself
bang-why-seat-self-help = { $card } is for somebody else.
bang-why-seat-reach = Out of reach: distance { $n }
bang-why-seat-reach-help = Your weapon ({ $weapon }) reaches { $reach }. A longer weapon or a Scope would help.
bang-why-seat-hidden = Out of sight
bang-why-seat-hidden-help = { $seat } sits in the Private Car with an empty hand: nobody can aim a BANG! card there.
bang-why-seat-near = Out of reach: distance { $n }
bang-why-seat-near-help = { $card } reaches 1, whatever your weapon. A Scope would help.
bang-why-seat-bare = { $seat } has no card
bang-why-seat-sheriff = Not the sheriff
bang-why-seat-sheriff-help = Nobody can jail the sheriff.
bang-why-seat-jailed = Already in Jail
bang-why-seat-jailed-help = Nobody can have two Jails.
bang-why-seat-switch = Nothing to exchange with { $seat }
bang-why-seat-switch-help = Two cards must be able to change places, and nobody may have two of the same name.

## Cards to choose from

bang-hint-pick = Tap a card to read what it does.

## Spoken

bang-spoken-hand = You have { $life ->
    [one] { $life }{ "\u00A0" }life point
   *[other] { $life }{ "\u00A0" }life points
}. Your hand: { $n ->
    [0] empty.
   *[other] { $cards }.
}

## Causes: which card took the life, and whose it was

bang-event-hurt-card = { $who ->
    [you] { $card } costs you { life-points }.
   *[they] { $card } costs { $seat } { life-points }.
}
bang-event-hurt-by = { $who ->
    [you] You lose
   *[they] { $seat } loses
} { life-points } to { $whom ->
    [you] you
   *[they] { $other }
}.
bang-event-hurt-by-card = { $whom ->
    [you] Your { $card }
   *[they] { $other }’s { $card }
} costs { $who ->
    [you] you
   *[they] { $seat }
} { life-points }.

## What a player does alone, in one sentence: web-deeds

bang-deed-draw = { $n ->
    [one] draws a card
   *[other] draws { $n } cards
}
bang-deed-keep = { $n ->
    [one] keeps a card
   *[other] keeps { $n } cards
}
bang-deed-lay = puts down { $cards }
bang-deed-play = plays { $cards }
bang-deed-discard = discards { $cards }
bang-deed-heal = gets { life-points } back
