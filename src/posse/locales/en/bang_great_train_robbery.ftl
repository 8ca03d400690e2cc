# The Great Train Robbery in English: the names, help and sentences that its cards, cars, stations, locomotives and
# characters add to bang.ftl, where the arguments and the ids are explained. Whatever has no sentence here is told by
# bang.ftl's. The text of a station is its price.

bang-pack-great_train_robbery = The Great Train Robbery

## Blue cards

bang-kind-dragoon = Dragoon
bang-kind-dragoon-text = Range 2, and one BANG! more in your turn.
bang-kind-dragoon-help = Weapon of range 2. With it you may play two BANG! in your turn instead of one. A new weapon replaces the old one.
bang-kind-map = Map
bang-kind-map-text = Before you draw, weed out one of the top two.
bang-kind-map-help = In your turn, after Dynamite and Jail and before you draw, you look at the top two cards of the deck and discard one of them. The other stays on top.
bang-kind-refund = Refund
bang-kind-refund-text = Others take a card of yours: draw one.
bang-kind-refund-help = Each time another player takes or discards one of your cards, from the hand or before you, you draw a card. Not for Train Robbery or the Circus Wagon, where you discard yourself, and not for the Refund itself.
bang-kind-strongbox = Strongbox
bang-kind-strongbox-text = Draw a card at the end of your turn.
bang-kind-strongbox-help = At the end of your turn, after you have discarded what is too much, you draw a card. Even when Jail holds you.

## Brown cards

bang-kind-cactus = Cactus
bang-kind-cactus-text = Cancel a shot; a red card brings 1 life.
bang-kind-cactus-help = Play it out of turn when somebody shoots at you: it counts as a Missed!. Then you turn up a card: hearts or diamonds give you 1 life back, never above your start.
bang-kind-evaded = Evaded!
bang-kind-evaded-text = Cancel a shot and take the card it came from.
bang-kind-evaded-help = Play it out of turn when somebody shoots at you: it counts as a Missed!. If it stops the shot, the card that was fired comes from the discard pile into your hand. Where no card was fired, you get none.
bang-kind-full_steam = Full Steam
bang-kind-full_steam-text = To the terminus: its effect twice or not at all.
bang-kind-full_steam-help = The train rolls straight to the terminus. You decide whether the locomotive does nothing there or does its work twice, for everybody.
bang-kind-knife_revolver = Knife Revolver
bang-kind-knife_revolver-text = A hit in reach; J, Q, K or A brings it back.
bang-kind-knife_revolver-help = Hits a player your weapon reaches; Missed! and Barrel help against it. As you play it you turn up a card: jack, queen, king or ace bring it back to your hand. It is not a BANG! card, but it uses up your one BANG!.
bang-kind-money_bag = Money Bag
bang-kind-money_bag-text = Does what the brown card on the pile does.
bang-kind-money_bag-help = Play it in your turn if the top card of the discard pile is brown: it works as if you had played that card, within the same limits. It copies neither a Money Bag nor a card that only answers a shot.
bang-kind-most_wanted = Most Wanted
bang-kind-most_wanted-text = Draw a card; then spades cost anybody 1 life.
bang-kind-most_wanted-help = You draw a card. Then everybody, you first, turns up a card: spades cost 1 life. Missed! and Barrel do not help. If nobody is left, the outlaws win.
bang-kind-next_stop = Next Stop
bang-kind-next_stop-text = Draw a card; the train rolls on by one.
bang-kind-next_stop-help = You draw a card, and the train rolls on by one station. You need not take a car.
bang-kind-switch = Switch
bang-kind-switch-text = Swap a card before you with another’s.
bang-kind-switch-help = A card before you and one before another player change places, cars included. Whoever gets a weapon discards the old one; two cards of one name never lie before anybody. The sheriff can get neither the Ghost Car nor Jail.
bang-kind-train_robbery = Train Robbery
bang-kind-train_robbery-text = Somebody gives up each card or is shot at.
bang-kind-train_robbery-help = Choose any player: for each card before them they decide whether to discard it or to be shot at, and each shot needs its own Missed!. It uses up your one BANG!.
bang-kind-water_tower = Water Tower
bang-kind-water_tower-text = Take a car under a station for nothing.
bang-kind-water_tower-help = You take one of the cars that stand under a station and pay nothing. It does not count as your car of the turn, and you may not move the train for it.

## Cars

bang-kind-baggage_car = Baggage Car
bang-kind-baggage_car-text = Once: Missed!, Panic!, Cat Balou or BANG!.
bang-kind-baggage_car-help = Discard it as a Panic!, a Cat Balou or a BANG! that does not count, in your turn; or as a Missed! when somebody shoots at you.
bang-kind-caboose = Caboose
bang-kind-caboose-text = Your other blue cards are Missed!.
bang-kind-caboose-help = While it lies before you, you may discard any other blue card as a Missed!, from your hand or before you. Cars are blue cards too.
bang-kind-cattle_truck = Cattle Truck
bang-kind-cattle_truck-text = Once: take one of the top three discards.
bang-kind-cattle_truck-help = Discard it in your turn: take one of the top three cards of the discard pile into your hand.
bang-kind-circus_wagon = Circus Wagon
bang-kind-circus_wagon-text = Once: all others discard a card on the table.
bang-kind-circus_wagon-help = Discard it in your turn: every other player, starting on your left, discards one of the cards before them. They choose which.
bang-kind-coal_hopper = Coal Hopper
bang-kind-coal_hopper-text = Once: draw a card; a car goes.
bang-kind-coal_hopper-help = Discard it in your turn: you draw a card, and a car before any player goes. You choose which.
bang-kind-dining_car = Dining Car
bang-kind-dining_car-text = At the start of your turn a heart is 1 life.
bang-kind-dining_car-help = While it lies before you, you turn up a card at the start of each of your turns: hearts give you 1 life back, never above your start.
bang-kind-express_car = Express Car
bang-kind-express_car-text = Once: discard your hand for another turn.
bang-kind-express_car-help = Discard it in your turn: you discard your whole hand, the turn ends, and you have another one. After that extra turn there is no third.
bang-kind-ghost_car = Ghost Car
bang-kind-ghost_car-text = Before anybody: keeps them in without life.
bang-kind-ghost_car-help = Whoever takes it puts it before any player except the sheriff, even one who is out. Its holder stays in play without life, or comes back, as a ghost: no life to win or lose, no hand kept at the end of the turn, otherwise like everybody. Without the car the ghost is out, and nobody is rewarded.
bang-kind-lounge_car = Lounge Car
bang-kind-lounge_car-text = Once: two new cars, one for you.
bang-kind-lounge_car-help = Discard it in your turn: turn up two cars of the pile, put one before yourself and the other before another player. They do not count as your car of the turn.
bang-kind-lumber_flatcar = Lumber Flatcar
bang-kind-lumber_flatcar-text = Before anybody: they see others 1 further off.
bang-kind-lumber_flatcar-help = Whoever takes it puts it before any player. For its holder the distance to everybody else grows by 1.
bang-kind-mail_car = Mail Car
bang-kind-mail_car-text = Once: draw three cards and give one away.
bang-kind-mail_car-help = Discard it in your turn: draw three cards and give one of these three to another player.
bang-kind-observation_car = Observation Car
bang-kind-observation_car-text = Others are 1 nearer, and you 1 further off.
bang-kind-observation_car-help = While it lies before you, the distance from you to everybody else shrinks by 1, never below 1, and theirs to you grows by 1: Scope and Mustang in one.
bang-kind-passenger_car = Passenger Car
bang-kind-passenger_car-text = Once: take a card from any player.
bang-kind-passenger_car-help = Discard it in your turn: take a random hand card or a card lying before any other player, at any distance.
bang-kind-prisoner_car = Prisoner Car
bang-kind-prisoner_car-text = Duel and Indians! of others do nothing to you.
bang-kind-prisoner_car-help = While it lies before you, a Duel or Indians! that another player plays has no effect on you.
bang-kind-private_car = Private Car
bang-kind-private_car-text = With an empty hand no BANG! may aim at you.
bang-kind-private_car-help = While it lies before you and you hold no cards, nobody may aim a BANG! card at you. Gatling, Knife Revolver and abilities still hit.
bang-kind-sleeper_car = Sleeper Car
bang-kind-sleeper_car-text = Once a turn another blue card is a BANG!.
bang-kind-sleeper_car-help = While it lies before you, you may once in each turn discard another blue card, cars included, as a BANG! that does not count. Also in a Duel and against Indians!.

## Stations

bang-kind-boom_town = Boom Town
bang-kind-boom_town-text = Costs a BANG!
bang-kind-boom_town-help = For the car below you discard a BANG! card, from your hand or before you. Nothing else that shoots will do.
bang-kind-catico = Catico
bang-kind-catico-text = Costs a Cat Balou or a Panic!
bang-kind-catico-help = For the car below you discard a Cat Balou or a Panic!. Nothing else that takes cards will do.
bang-kind-creepy_creek = Creepy Creek
bang-kind-creepy_creek-text = Costs a card of spades
bang-kind-creepy_creek-help = For the car below you discard a card of spades, from your hand or before you.
bang-kind-crowns_hole = Crown’s Hole
bang-kind-crowns_hole-text = Costs a Beer
bang-kind-crowns_hole-help = For the car below you discard a Beer card. Nothing else that heals will do.
bang-kind-deathwood = Deathwood
bang-kind-deathwood-text = Costs a blue card
bang-kind-deathwood-help = For the car below you discard a blue card, from your hand or before you. Another car before you will do.
bang-kind-dodgeville = Dodgeville
bang-kind-dodgeville-text = Costs a Missed!
bang-kind-dodgeville-help = For the car below you discard a Missed! card. Nothing else that stops a shot will do.
bang-kind-fort_wroth = Fort Wroth
bang-kind-fort_wroth-text = Costs a card from 10 to ace
bang-kind-fort_wroth-help = For the car below you discard a ten, jack, queen, king or ace, from your hand or before you.
bang-kind-frisco = Frisco
bang-kind-frisco-text = Costs a card of clubs
bang-kind-frisco-help = For the car below you discard a card of clubs, from your hand or before you.
bang-kind-miners_oath = Miner’s Oath
bang-kind-miners_oath-text = Costs a card of diamonds
bang-kind-miners_oath-help = For the car below you discard a card of diamonds, from your hand or before you.
bang-kind-san_tafe = San Tafe
bang-kind-san_tafe-text = Costs a card of hearts
bang-kind-san_tafe-help = For the car below you discard a card of hearts, from your hand or before you.
bang-kind-tombrock = Tombrock
bang-kind-tombrock-text = Costs 1 life, not the last
bang-kind-tombrock-help = For the car below you give up 1 life, never your last one. It is a price: no ability reacts to it.
bang-kind-virginia_town = Virginia Town
bang-kind-virginia_town-text = Costs any two cards
bang-kind-virginia_town-help = For the car below you discard any two cards, from your hand or before you.
bang-kind-yooma = Yooma
bang-kind-yooma-text = Costs a card from 2 to 9
bang-kind-yooma-help = For the car below you discard a card from 2 to 9, from your hand or before you.

## Locomotives: the two sides of one

bang-kind-ironhorse = Ironhorse
bang-kind-ironhorse-text = At the terminus: a shot at everybody.
bang-kind-ironhorse-help = At the terminus everybody is shot at, beginning with the player on turn. Each may answer with Missed! and Barrel. Nobody has fired, so nobody is rewarded; if nobody is left, the outlaws win. Then a new track is laid and the locomotive turned over.
bang-kind-leland = Leland
bang-kind-leland-text = At the terminus: a General Store for all.
bang-kind-leland-help = At the terminus as many cards are turned up as players are left. Beginning with the player on turn, everybody takes one. Then a new track is laid and the locomotive turned over.

## Characters

bang-character-benny_brawler = Benny Brawler
bang-character-benny_brawler-text = May take any number of cars in his turn.
bang-character-benny_brawler-help = In his turn he may take as many cars from the train as he can pay for. He still moves the train for nothing only once.
bang-character-evan_babbit = Evan Babbit
bang-character-evan_babbit-text = Turns a BANG! on a neighbour for a card.
bang-character-evan_babbit-help = When a BANG! card is fired at him he may discard a hand card of its suit, before any other answer: the shot goes to another player at distance 1, not to the one who fired. It is still the shot of whoever played the card.
bang-character-jimmy_texas = Jimmy Texas
bang-character-jimmy_texas-text = Draws a card at the end of his turn.
bang-character-jimmy_texas-help = At the end of his turn, after he has discarded what is too much, he draws a card. Even when Jail holds him.
bang-character-manuelita = Manuelita
bang-character-manuelita-text = Draws two cards when the terminus is reached.
bang-character-manuelita-help = Each time the locomotive reaches the terminus she draws two cards, before anything happens there.
bang-character-sancho = Sancho
bang-character-sancho-text = Takes his car of the turn for nothing.
bang-character-sancho-help = The one car he may take from the train in his turn costs him nothing. He may move the train first, like everybody.
bang-character-sgt_blaze = Sgt. Blaze
bang-character-sgt_blaze-text = May leave one player out of what meets several.
bang-character-sgt_blaze-help = When a card or effect of his meets several players he may leave one of them out, himself too; at a General Store that means one card less. Also at the terminus, if it is reached in his turn.
bang-character-shade_oconnor = Shade O’Connor
bang-character-shade_oconnor-text = Swaps a card when others move the train.
bang-character-shade_oconnor-help = Each time the train moves in another player’s turn he may discard a hand card and draw one for it; at the terminus before anything happens there.
bang-character-zippy_roy = Zippy Roy
bang-character-zippy_roy-text = Once a turn he moves the train on by one.
bang-character-zippy_roy-help = Once in his turn he may move the train on by one station. It brings him no car by itself, and the usual free move stays his.

## Questions

bang-prompt-board-you = Which car do you take?
bang-prompt-board = { $seat } picks a car of the train.
bang-prompt-place-you = Before whom do you put { $card }?
bang-prompt-place = { $seat } decides before whom { $card } goes.
bang-prompt-offer-you = { $n ->
    [one] You may draw a card. Do you?
   *[other] You may draw { $n } cards. Do you?
}
bang-prompt-offer = { $seat } may draw.
bang-prompt-steam-you = Full steam to the terminus! What happens there?
bang-prompt-steam = { $seat } decides what happens at the terminus.
bang-prompt-give-you = Which of your cards do you give { $other }?
bang-prompt-give = { $seat } wants to swap a card with { $whom ->
    [you] you
   *[they] { $other }
}.
bang-prompt-swap-you = Which of { $other }’s cards do you get for it?
bang-prompt-swap = { $seat } picks one of { $whom ->
    [you] your cards
   *[they] { $other }’s cards
} to swap.
bang-prompt-robbery-you = { $other } robs you. Give up the card, or be shot at?
bang-prompt-robbery = { $whom ->
    [you] You rob { $seat }. Waiting for the answer.
   *[they] { $other } robs { $seat }. Waiting for the answer.
}
bang-prompt-cattle-you = Which card of the discard pile do you take?
bang-prompt-cattle = { $seat } rummages in the discard pile.
bang-prompt-circus-you = The circus is in town: discard one of the cards before you.
bang-prompt-circus = The circus is in town. Waiting for { $seat }.
bang-prompt-coal-you = Which car has to go?
bang-prompt-coal = { $seat } decides which car has to go.
bang-prompt-lounge-you = Which car goes to whom? The other one is yours.
bang-prompt-lounge = { $seat } hands out two cars.
bang-prompt-mail-you = You have mail: which of the cards do you give away, and to whom?
bang-prompt-mail = { $seat } decides who gets mail.
bang-prompt-map-you = You look at the map. Which of the two cards goes?
bang-prompt-map = { $seat } looks at the map.
bang-prompt-shade-you = The train moves. Do you swap a card?
bang-prompt-shade = { $seat } watches the train move.
bang-prompt-pay-you-boom_town = { $card } costs a BANG!. Which one goes?
bang-prompt-pay-you-catico = { $card } costs a Cat Balou or a Panic!. Which one goes?
bang-prompt-pay-you-creepy_creek = { $card } costs a card of spades. Which one goes?
bang-prompt-pay-you-crowns_hole = { $card } costs a Beer. Which one goes?
bang-prompt-pay-you-deathwood = { $card } costs a blue card. Which one goes?
bang-prompt-pay-you-dodgeville = { $card } costs a Missed!. Which one goes?
bang-prompt-pay-you-fort_wroth = { $card } costs a card from 10 to ace. Which one goes?
bang-prompt-pay-you-frisco = { $card } costs a card of clubs. Which one goes?
bang-prompt-pay-you-miners_oath = { $card } costs a card of diamonds. Which one goes?
bang-prompt-pay-you-san_tafe = { $card } costs a card of hearts. Which one goes?
bang-prompt-pay-you-virginia_town = { $n ->
    [2] { $card } costs two cards. Which one goes first?
   *[other] { $card } costs a second card. Which one goes?
}
bang-prompt-pay-you-yooma = { $card } costs a card from 2 to 9. Which one goes?
bang-prompt-pay-you-sleeper_car = Which other blue card do you fire at { $other }?
bang-prompt-loot-you-passenger_car = Which card do you take from { $other }?
bang-prompt-loot-passenger_car = { $seat } reaches for { $whom ->
    [you] one of your cards
   *[they] one of { $other }’s cards
}.
bang-prompt-store-you-leland = { $card } has goods for everybody. Take a card.
bang-prompt-store-leland = { $seat } picks from the goods of { $card }.
bang-prompt-shot-you-ironhorse = { $card } spares nobody: you are shot at. What do you do?
bang-prompt-shot-ironhorse = { $card } spares nobody. Waiting for { $seat }.
bang-prompt-shot-you-train_robbery = You keep your card, and { $other } fires. What do you do?
bang-prompt-target-you-knife_revolver = Whom do you shoot?
bang-prompt-target-you-train_robbery = Whom do you rob?
bang-prompt-target-you-switch = With whom do you swap?
bang-prompt-target-you-passenger_car = From whom do you take a card?
bang-prompt-target-you-sleeper_car = Whom do you shoot?
bang-prompt-target-you-baggage_car = What is in it, and for whom?

## Options and what they lead to

bang-option-board = Take { $card }
bang-option-roll = Move { $card } on by one station
bang-note-roll = Then you must take a car
bang-option-drive = Move the train on by one station
bang-note-drive = Zippy Roy, once a turn
bang-option-place-at = { $card } before { $seat }
bang-option-place-self = { $card } before yourself
bang-option-skip = Nothing happens at the terminus
bang-option-double = The locomotive does its work twice
bang-option-give = Give { $card }
bang-option-give-at = { $card } to { $seat }
bang-option-swap-take = Take { $card }
bang-option-robbery-discard = Give up { $card }
bang-option-face = Keep { $card }
bang-note-face = You are shot at for it
bang-option-coal-discard-at = { $card } of { $seat }
bang-option-coal-discard-self = Your own { $card }
bang-note-map-discard = The other one stays on top
bang-note-shade-discard = Draw a card for it
bang-option-shade-decline = Keep your cards
bang-option-offer-deck = Draw
bang-option-offer-decline = Draw nothing
bang-note-offer-decline = With an empty hand your Private Car protects you
bang-option-divert = Turn the shot on { $seat }
bang-note-divert = Evan Babbit: for a card of the same suit
bang-option-play-at-knife_revolver = Fire at { $seat }
bang-option-play-at-train_robbery = Rob { $seat }
bang-option-play-at-switch = Swap with { $seat }
bang-note-play-at-knife_revolver = Costs 1 life if it hits
bang-note-play-at-train_robbery = Each card there goes, or is a shot
bang-note-play-at-switch = A card before you for one of theirs
bang-note-play-at-money_bag = Does what the card on the pile does
bang-note-play-money_bag = Does what the card on the pile does
bang-note-play-full_steam = Straight to the terminus
bang-note-play-most_wanted = A card for you; spades cost anybody 1 life
bang-note-play-next_stop = A card, and the train rolls on
bang-note-play-water_tower = A car for nothing
bang-note-use-cattle_truck = One of the top three discards
bang-note-use-circus_wagon = All others discard a card on the table
bang-note-use-coal_hopper = Draw a card; a car goes
bang-note-use-express_car = Your hand goes; then another turn
bang-note-use-lounge_car = Two new cars, one for you
bang-note-use-mail_car = Three cards; one you give away
bang-option-use-at-passenger_car = Take from { $seat }
bang-note-use-at-passenger_car = Take a card
bang-option-use-at-sleeper_car = Fire at { $seat }
bang-note-use-at-sleeper_car = Another blue card goes; does not count
bang-option-use_bang-at = Fire at { $seat }
bang-note-use_bang-at = A BANG! that does not count
bang-option-use_panic-at = Take from { $seat }
bang-note-use_panic-at = Like a Panic!
bang-option-use_cat_balou-at = { $seat } loses a card
bang-option-use_cat_balou-self = Lose a card of your own
bang-note-use_cat_balou-at = Like a Cat Balou
bang-note-missed-cactus = One Missed!; a red card brings 1 life
bang-note-missed-evaded = { $n ->
    [2] One of the two it takes
   *[other] The shot goes wide, and its card is yours
}

## What happened

bang-event-roll = { $who ->
    [you] You roll the train on.
   *[they] { $seat } rolls the train on.
}
bang-event-terminus = { $card } reaches the terminus.
bang-event-board = { $who ->
    [you] You take { $card } from the train.
   *[they] { $seat } takes { $card } from the train.
}
bang-event-place = { $who ->
    [you] You put { $card } before yourself.
   *[they] { $seat } keeps { $card }.
}
bang-event-place-at = { $who ->
    [you] You put { $card } before { $other }.
   *[they] { $seat } puts { $card } before { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-couple = { $card } joins the train.
bang-event-couple-many = Joining the train: { $cards }.
bang-event-station = { $card } is laid on the track.
bang-event-station-many = The track: { $cards }.
bang-event-turn_over = The locomotive is turned over: { $card }.
bang-event-turn_over-ironhorse = The locomotive is turned over: { $card }, a shot at everybody.
bang-event-turn_over-leland = The locomotive is turned over: { $card }, a General Store for all.
bang-event-return = { $who ->
    [you] You are back in play, as a ghost.
   *[they] { $seat } is back in play, as a ghost.
}
bang-event-divert = { $who ->
    [you] You turn the shot on somebody else.
   *[they] { $seat } turns the shot on somebody else.
}
bang-event-divert-at = { $who ->
    [you] You turn the shot on { $other }.
   *[they] { $seat } turns the shot on { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-face = { $who ->
    [you] You keep { $card } and are shot at for it.
   *[they] { $seat } keeps { $card } and is shot at for it.
}
bang-event-skip = { $who ->
    [you] You want nothing to happen at the terminus.
   *[they] { $seat } wants nothing to happen at the terminus.
}
bang-event-double = { $who ->
    [you] You let the locomotive do its work twice.
   *[they] { $seat } lets the locomotive do its work twice.
}
bang-event-hurt-ironhorse = { $who ->
    [you] { $card } hits you: you lose { $n } life.
   *[they] { $card } hits { $seat }, who loses { $n } life.
}
bang-event-hurt-most_wanted = { $who ->
    [you] Spades: you lose { $n } life.
   *[they] Spades: { $seat } loses { $n } life.
}
bang-event-play-at-knife_revolver = { $who ->
    [you] You fire { $card } at { $other }.
   *[they] { $seat } fires { $card } at { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-use-baggage_car = { $who ->
    [you] You take cover behind { $card }.
   *[they] { $seat } takes cover behind { $card }.
}
bang-event-use-express_car = { $who ->
    [you] You leave with { $card }: the turn is over.
   *[they] { $seat } leaves with { $card }: the turn is over.
}

## Pieces of the table

bang-train = Train
bang-track = Track
bang-locomotive = Locomotive
bang-terminus = Terminus
bang-cars = Pile of cars
bang-cars-count = { $n ->
    [one] { $n } more car
   *[other] { $n } more cars
}
bang-car-hidden = a car
bang-colour-car = Car: lies before you like a blue card
bang-colour-station = Station: what the car below it costs
bang-colour-locomotive = Locomotive: what happens at the terminus
bang-fare-met = You can pay
bang-fare-short = You cannot pay
bang-fare-free = Costs you nothing
bang-fare-none = No station above it yet
bang-fare-next = Then you must take one: { $cards }
bang-fare-at = { $station }: { $price }
bang-boarded = Your car of this turn is taken
bang-rolled = Your free move is made
bang-extra = Extra turn
bang-ghost = Ghost
bang-ghost-text = No life, but in play as long as the Ghost Car lies there.

## The game in short

# The Baggage Car says what it is used for.
bang-event-use_bang-at = { $who ->
    [you] You fire at { $other } out of { $card }.
   *[they] { $seat } fires at { $whom ->
        [you] you
       *[they] { $other }
    } out of { $card }.
}
bang-event-use_panic-at = { $who ->
    [you] You raid { $other } out of { $card }.
   *[they] { $seat } raids { $whom ->
        [you] you
       *[they] { $other }
    } out of { $card }.
}
bang-event-use_cat_balou-at = { $who ->
    [you] You use { $card } to make { $other } discard.
   *[they] { $seat } uses { $card } to make { $whom ->
        [you] you
       *[they] { $other }
    } discard.
}
bang-event-use_cat_balou-self = { $who ->
    [you] You use { $card } on your own cards.
   *[they] { $seat } uses { $card } on their own cards.
}
