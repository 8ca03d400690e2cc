# The Great Train Robbery in English: the names, help and sentences that its cards, cars, stations, locomotives and
# characters add to bang.ftl, where the arguments and the ids are explained. Whatever has no sentence here is told by
# bang.ftl's. The text of a station is its price.

bang-pack-great_train_robbery = The Great Train Robbery

## Blue cards

bang-kind-dragoon = Dragoon
bang-kind-dragoon-text = Range 2, and one more BANG! in your turn.
bang-kind-dragoon-help = Weapon with range 2. With it you may play two BANG! cards in your turn instead of one. A new weapon replaces the old one.
bang-kind-map = Map
bang-kind-map-text = Before you draw: discard one of the top two cards.
bang-kind-map-help = In your turn, after Dynamite and Jail and before you draw, you look at the top two cards of the deck and discard one of them. The other stays on top.
bang-kind-refund = Refund
bang-kind-refund-text = When others take a card of yours, draw one.
bang-kind-refund-help = Each time another player takes or discards one of your cards, from your hand or in front of you, you draw a card. Train Robbery and Circus Wagon do not count, because there you discard yourself. The Refund itself does not count either.
bang-kind-strongbox = Strongbox
bang-kind-strongbox-text = Draw a card at the end of your turn.
bang-kind-strongbox-help = At the end of your turn, after you have discarded down to your hand limit, you draw a card. This works even if you stay in Jail.

## Brown cards

bang-kind-cactus = Cactus
bang-kind-cactus-text = Cancel a shot; a red card gives 1 life point.
bang-kind-cactus-help = Play it out of turn when somebody shoots at you: it counts as a Missed! Then you draw: hearts or diamonds give you 1 life point back, never more than you started with.
bang-kind-evaded = Evaded!
bang-kind-evaded-text = Cancel a shot and take the card that was fired.
bang-kind-evaded-help = Play it out of turn when somebody shoots at you: it counts as a Missed! If it stops the shot, you take the card that was fired from the discard pile into your hand. If no card was fired, you get none.
bang-kind-full_steam = Full Steam
bang-kind-full_steam-text = To the terminus: its effect twice, or not at all.
bang-kind-full_steam-help = The train rolls straight to the terminus. You decide whether the locomotive’s effect there happens twice or not at all, for everybody.
bang-kind-knife_revolver = Knife Revolver
bang-kind-knife_revolver-text = Hit in reach; J, Q, K or A brings it back.
bang-kind-knife_revolver-help = Hits a player your weapon reaches; Missed! and Barrel help against it. When you play it, you draw: jack, queen, king or ace bring it back to your hand. It is not a BANG! card, but it uses up your one BANG! It cannot answer a Duel or Indians!
bang-kind-money_bag = Money Bag
bang-kind-money_bag-text = Works like the brown card on the discard pile.
bang-kind-money_bag-help = Play it in your turn if the top card of the discard pile is brown: it works as if you had played that card, with the same limits. It cannot copy a Money Bag or a card that only answers a shot.
bang-kind-most_wanted = Most Wanted
bang-kind-most_wanted-text = Draw a card. Then for all: spades, 1 life point.
bang-kind-most_wanted-help = You draw a card. Then everybody, starting with you, draws: spades cost 1 life point. Missed! and Barrel do not help. If nobody is left, the outlaws win.
bang-kind-next_stop = Next Stop
bang-kind-next_stop-text = Draw a card; the train moves one station.
bang-kind-next_stop-help = You draw a card, and the train moves one station. You do not have to take a car.
bang-kind-switch = Switch
bang-kind-switch-text = Swap a card in front of you for another’s.
bang-kind-switch-help = A card in front of you and one in front of another player change places; cars count too. A player who gets a weapon discards the old one. Nobody may have two cards of the same name. The sheriff cannot get the Ghost Car or Jail.
bang-kind-train_robbery = Train Robbery
bang-kind-train_robbery-text = For each card: discard it or be shot at.
bang-kind-train_robbery-help = Choose any player. For each card in front of them they decide: discard it, or be shot at. Each shot needs its own Missed! It uses up your one BANG!
bang-kind-water_tower = Water Tower
bang-kind-water_tower-text = Take a car under a station for free.
bang-kind-water_tower-help = You take one of the cars under a station and pay nothing. It does not count as your car for the turn, and you may not move the train for it.

## Cars

bang-kind-baggage_car = Baggage Car
bang-kind-baggage_car-text = Once: Missed!, Panic!, Cat Balou or BANG!
bang-kind-baggage_car-help = Discard it in your turn as a Panic!, a Cat Balou or an extra BANG!, or as a Missed! when somebody shoots at you.
bang-kind-caboose = Caboose
bang-kind-caboose-text = Your other blue cards count as Missed!
bang-kind-caboose-help = While it is in front of you, you may discard any other blue card as a Missed!, from your hand or in front of you. Cars are blue cards too.
bang-kind-cattle_truck = Cattle Truck
bang-kind-cattle_truck-text = Once: take one of the pile’s top three cards.
bang-kind-cattle_truck-help = Discard it in your turn: take one of the top three cards of the discard pile into your hand.
bang-kind-circus_wagon = Circus Wagon
bang-kind-circus_wagon-text = Once: all others discard a card on the table.
bang-kind-circus_wagon-help = Discard it in your turn: every other player, starting on your left, discards one of the cards in front of them. They choose which.
bang-kind-coal_hopper = Coal Hopper
bang-kind-coal_hopper-text = Once: draw a card and remove a car.
bang-kind-coal_hopper-help = Discard it in your turn: you draw a card, and a car in front of any player is discarded. You choose which.
bang-kind-dining_car = Dining Car
bang-kind-dining_car-text = Draw at the start: a heart is 1 life point.
bang-kind-dining_car-help = While it is in front of you, you draw at the start of each of your turns: hearts give you 1 life point back, never more than you started with.
bang-kind-express_car = Express Car
bang-kind-express_car-text = Once: discard your hand for another turn.
bang-kind-express_car-help = Discard it in your turn: you discard your whole hand, the turn ends, and you take another one. There is no third turn after that.
bang-kind-ghost_car = Ghost Car
bang-kind-ghost_car-text = Keeps a player in the game without life points.
bang-kind-ghost_car-help = When you take it, you put it in front of any player except the sheriff, even an eliminated one. With it that player stays in the game without life points, or comes back, as a ghost. A ghost cannot gain or lose life points and discards the whole hand at the end of the turn; otherwise a ghost plays like everybody else. Without the car the ghost is eliminated, and nobody is rewarded.
bang-kind-lounge_car = Lounge Car
bang-kind-lounge_car-text = Once: two new cars, one for you.
bang-kind-lounge_car-help = Discard it in your turn: turn up two cars from the pile, put one in front of you and the other in front of another player. They do not count as your car for the turn. The sheriff must pass a Ghost Car on.
bang-kind-lumber_flatcar = Lumber Flatcar
bang-kind-lumber_flatcar-text = For one player, all others are 1 farther away.
bang-kind-lumber_flatcar-help = When you take it, you put it in front of any player. Their distance to everybody else grows by 1.
bang-kind-mail_car = Mail Car
bang-kind-mail_car-text = Once: draw three cards and give one away.
bang-kind-mail_car-help = Discard it in your turn: draw three cards and give one of these three to another player.
bang-kind-observation_car = Observation Car
bang-kind-observation_car-text = Others are 1 nearer, and you are 1 farther away.
bang-kind-observation_car-help = While it is in front of you, your distance to everybody else shrinks by 1, never below 1, and theirs to you grows by 1: Scope and Mustang in one.
bang-kind-passenger_car = Passenger Car
bang-kind-passenger_car-text = Once: take a card from any player.
bang-kind-passenger_car-help = Discard it in your turn: take a random hand card from any other player at any distance, or a card in front of them.
bang-kind-prisoner_car = Prisoner Car
bang-kind-prisoner_car-text = Others’ Duel and Indians! do not affect you.
bang-kind-prisoner_car-help = While it is in front of you, a Duel or Indians! that another player plays has no effect on you.
bang-kind-private_car = Private Car
bang-kind-private_car-text = With an empty hand you are no target for BANG!
bang-kind-private_car-help = While it is in front of you and your hand is empty, nobody may aim a BANG! card at you. Gatling, Knife Revolver and abilities still hit you.
bang-kind-sleeper_car = Sleeper Car
bang-kind-sleeper_car-text = Once a turn, another blue card is a BANG!
bang-kind-sleeper_car-help = While it is in front of you, you may discard another blue card, cars included, as an extra BANG! once in each turn. This also works in a Duel and against Indians!

## Stations

bang-kind-boom_town = Boom Town
bang-kind-boom_town-text = Costs a BANG!
bang-kind-boom_town-help = For the car below you discard a BANG! card, from your hand or in front of you. Other cards that shoot do not count.
bang-kind-catico = Catico
bang-kind-catico-text = Costs a Cat Balou or a Panic!
bang-kind-catico-help = For the car below you discard a Cat Balou or a Panic! Other cards that take cards do not count.
bang-kind-creepy_creek = Creepy Creek
bang-kind-creepy_creek-text = Costs a card of spades
bang-kind-creepy_creek-help = For the car below you discard a card of spades, from your hand or in front of you.
bang-kind-crowns_hole = Crown’s Hole
bang-kind-crowns_hole-text = Costs a Beer
bang-kind-crowns_hole-help = For the car below you discard a Beer card. Other cards that heal do not count.
bang-kind-deathwood = Deathwood
bang-kind-deathwood-text = Costs a blue card
bang-kind-deathwood-help = For the car below you discard a blue card, from your hand or in front of you. Another car in front of you counts.
bang-kind-dodgeville = Dodgeville
bang-kind-dodgeville-text = Costs a Missed!
bang-kind-dodgeville-help = For the car below you discard a Missed! card. Other cards that stop a shot do not count.
bang-kind-fort_wroth = Fort Wroth
bang-kind-fort_wroth-text = Costs a card from 10 to ace
bang-kind-fort_wroth-help = For the car below you discard a ten, jack, queen, king or ace, from your hand or in front of you.
bang-kind-frisco = Frisco
bang-kind-frisco-text = Costs a card of clubs
bang-kind-frisco-help = For the car below you discard a card of clubs, from your hand or in front of you.
bang-kind-miners_oath = Miner’s Oath
bang-kind-miners_oath-text = Costs a card of diamonds
bang-kind-miners_oath-help = For the car below you discard a card of diamonds, from your hand or in front of you.
bang-kind-san_tafe = San Tafe
bang-kind-san_tafe-text = Costs a card of hearts
bang-kind-san_tafe-help = For the car below you discard a card of hearts, from your hand or in front of you.
bang-kind-tombrock = Tombrock
bang-kind-tombrock-text = Costs 1 life point, never your last
bang-kind-tombrock-help = For the car below you pay 1 life point, never your last one. It is a price: no ability reacts to it.
bang-kind-virginia_town = Virginia Town
bang-kind-virginia_town-text = Costs any two cards
bang-kind-virginia_town-help = For the car below you discard any two cards, from your hand or in front of you.
bang-kind-yooma = Yooma
bang-kind-yooma-text = Costs a card from 2 to 9
bang-kind-yooma-help = For the car below you discard a card from 2 to 9, from your hand or in front of you.

## Locomotives: the two sides of one

bang-kind-ironhorse = Ironhorse
bang-kind-ironhorse-text = At the terminus: a shot at everybody.
bang-kind-ironhorse-help = At the terminus everybody is shot at, starting with the player whose turn it is. Missed! and Barrel help. No player fired, so nobody is rewarded. If nobody is left, the outlaws win. Then a new track is laid and the locomotive is turned over.
bang-kind-leland = Leland
bang-kind-leland-text = At the terminus: a General Store for everybody.
bang-kind-leland-help = At the terminus, as many cards are turned up as there are players left. Starting with the player whose turn it is, everybody takes one. Then a new track is laid and the locomotive is turned over.

## Characters

bang-character-benny_brawler = Benny Brawler
bang-character-benny_brawler-text = May take any number of cars in his turn.
bang-character-benny_brawler-help = In his turn he may take as many cars from the train as he can pay for. He still has only one free move of the train.
bang-character-evan_babbit = Evan Babbit
bang-character-evan_babbit-text = Redirects a BANG! to a neighbour for a card.
bang-character-evan_babbit-help = When a BANG! card is fired at him, he may discard a hand card of the same suit, before any other answer: the shot goes to another player at distance 1, not to the one who fired. It still counts as the shot of the player who fired.
bang-character-jimmy_texas = Jimmy Texas
bang-character-jimmy_texas-text = Draws a card at the end of his turn.
bang-character-jimmy_texas-help = At the end of his turn, after he has discarded down to his hand limit, he draws a card. This works even if he stays in Jail.
bang-character-manuelita = Manuelita
bang-character-manuelita-text = Draws two cards at the terminus.
bang-character-manuelita-help = Each time the locomotive reaches the terminus, she draws two cards, before anything happens there.
bang-character-sancho = Sancho
bang-character-sancho-text = His car for the turn is free.
bang-character-sancho-help = The one car he may take from the train in his turn costs him nothing. He may move the train first, like everybody.
bang-character-sgt_blaze = Sgt. Blaze
bang-character-sgt_blaze-text = May leave one player out of a group effect.
bang-character-sgt_blaze-help = When a card or effect of his affects several players, he may leave one of them out, even himself. At a General Store there is one card less. This also works at the terminus, if the train reaches it in his turn.
bang-character-shade_oconnor = Shade O’Connor
bang-character-shade_oconnor-text = Swaps a card when others move the train.
bang-character-shade_oconnor-help = Each time the train moves in another player’s turn, he may discard a hand card and draw one. At the terminus he does so before anything happens there.
bang-character-zippy_roy = Zippy Roy
bang-character-zippy_roy-text = Once a turn he moves the train one station.
bang-character-zippy_roy-help = Once in his turn he may move the train one station. This does not bring him a car by itself, and he still has the usual free move.

## Questions

bang-prompt-board-you = Which car do you take?
bang-prompt-board = { $seat } chooses a car.
bang-prompt-place-you = In front of whom do you put the { $card }?
bang-prompt-place = { $seat } decides who gets the { $card }.
bang-prompt-offer-you = { $n ->
    [one] You may draw a card. Do you?
   *[other] You may draw { $n } cards. Do you?
}
bang-prompt-offer = { $seat } may draw.
bang-prompt-steam-you = Full steam to the terminus! What happens there?
bang-prompt-steam = { $seat } decides what happens at the terminus.
bang-prompt-give-you = Which of your cards do you give to { $other }?
bang-prompt-give = { $seat } wants to swap a card with { $whom ->
    [you] you
   *[they] { $other }
}.
bang-prompt-swap-you = Which of { $other }’s cards do you take for it?
bang-prompt-swap = { $seat } chooses one of { $whom ->
    [you] your cards
   *[they] { $other }’s cards
} to swap.
bang-prompt-robbery-you = { $other } robs you. Do you discard the card, or let them shoot?
bang-prompt-robbery = { $whom ->
    [you] You rob { $seat }. Waiting for the answer.
   *[they] { $other } robs { $seat }. Waiting for the answer.
}
bang-prompt-cattle-you = Which card of the discard pile do you take?
bang-prompt-cattle = { $seat } looks through the top of the discard pile.
bang-prompt-circus-you = Circus Wagon: discard one of the cards in front of you.
bang-prompt-circus = Circus Wagon: waiting for { $seat }.
bang-prompt-coal-you = Which car do you remove?
bang-prompt-coal = { $seat } decides which car is removed.
bang-prompt-lounge-you = Which car do you give away, and to whom? You keep the other one.
bang-prompt-lounge = { $seat } hands out two cars.
bang-prompt-mail-you = Which of the cards do you give away, and to whom?
bang-prompt-mail = { $seat } gives a card away.
bang-prompt-map-you = Map: which of the two cards do you discard?
bang-prompt-map = { $seat } looks at the Map.
bang-prompt-shade-you = The train moves. Do you swap a card?
bang-prompt-shade = { $seat } may swap a card.
bang-prompt-pay-you-boom_town = { $card } costs a BANG! Which one do you discard?
bang-prompt-pay-you-catico = { $card } costs a Cat Balou or a Panic! Which one do you discard?
bang-prompt-pay-you-creepy_creek = { $card } costs a card of spades. Which one do you discard?
bang-prompt-pay-you-crowns_hole = { $card } costs a Beer. Which one do you discard?
bang-prompt-pay-you-deathwood = { $card } costs a blue card. Which one do you discard?
bang-prompt-pay-you-dodgeville = { $card } costs a Missed! Which one do you discard?
bang-prompt-pay-you-fort_wroth = { $card } costs a card from 10 to ace. Which one do you discard?
bang-prompt-pay-you-frisco = { $card } costs a card of clubs. Which one do you discard?
bang-prompt-pay-you-miners_oath = { $card } costs a card of diamonds. Which one do you discard?
bang-prompt-pay-you-san_tafe = { $card } costs a card of hearts. Which one do you discard?
bang-prompt-pay-you-virginia_town = { $n ->
    [2] { $card } costs two cards. Which one do you discard first?
   *[other] { $card } costs a second card. Which one do you discard?
}
bang-prompt-pay-you-yooma = { $card } costs a card from 2 to 9. Which one do you discard?
bang-prompt-pay-you-sleeper_car = Which other blue card do you discard to shoot at { $other }?
bang-prompt-loot-you-passenger_car = Which card do you take from { $other }?
bang-prompt-loot-passenger_car = { $seat } chooses { $whom ->
    [you] one of your cards
   *[they] one of { $other }’s cards
}.
bang-prompt-store-you-leland = { $card } opens a General Store. Take a card.
bang-prompt-store-leland = { $seat } takes one of { $card }’s cards.
bang-prompt-shot-you-ironhorse = { $card } shoots at everybody, you too. What do you do?
bang-prompt-shot-ironhorse = { $card } shoots at everybody. Waiting for { $seat }.
bang-prompt-shot-you-train_robbery = You keep your card, and { $other } shoots at you. What do you do?
bang-prompt-target-you-knife_revolver = Whom do you shoot?
bang-prompt-target-you-train_robbery = Whom do you rob?
bang-prompt-target-you-switch = Whom do you swap with?
bang-prompt-target-you-passenger_car = Whose card do you take?
bang-prompt-target-you-sleeper_car = Whom do you shoot?
bang-prompt-target-you-baggage_car = How do you use the { $card }, and on whom?

## Options and what they lead to

bang-option-board = Take the { $card }
bang-option-roll = Move { $card } one station
bang-note-roll = Then you must take a car
bang-option-drive = Move the train one station
bang-note-drive = Zippy Roy, once a turn
bang-option-place-at = { $card } in front of { $seat }
bang-option-place-self = { $card } in front of you
bang-option-skip = Nothing happens at the terminus
bang-option-double = The locomotive’s effect happens twice
bang-option-give = Give { $card }
bang-option-give-at = { $card } to { $seat }
bang-option-swap-take = Take { $card }
bang-option-robbery-discard = Discard { $card }
bang-option-face = Keep { $card }
bang-note-face = You are shot at
bang-option-coal-discard-at = { $seat }’s { $card }
bang-option-coal-discard-self = Your own { $card }
bang-note-map-discard = The other one stays on top
bang-note-shade-discard = You draw a card for it
bang-option-shade-decline = Keep your cards
bang-option-offer-deck = Draw
bang-option-offer-decline = Draw nothing
bang-note-offer-decline = With an empty hand your Private Car protects you
bang-option-divert = Redirect the shot to { $seat }
bang-note-divert = Evan Babbit: costs a card of the same suit
bang-option-play-at-knife_revolver = Shoot at { $seat }
bang-option-play-at-train_robbery = Rob { $seat }
bang-option-play-at-switch = Swap with { $seat }
bang-note-play-at-knife_revolver = Costs 1 life point if it hits
bang-note-play-at-train_robbery = Discards each card there, or is shot at
bang-note-play-at-switch = A card in front of you for one of theirs
bang-note-play-at-money_bag = Works like the card on the discard pile
bang-note-play-money_bag = Works like the card on the discard pile
bang-note-play-full_steam = Straight to the terminus
bang-note-play-most_wanted = A card for you; then for all: spades, 1 life point
bang-note-play-next_stop = A card, and the train moves one station
bang-note-play-water_tower = A car for free
bang-note-use-cattle_truck = One of the top three cards of the pile
bang-note-use-circus_wagon = All others discard a card on the table
bang-note-use-coal_hopper = Draw a card and remove a car
bang-note-use-express_car = Discard your hand, then take another turn
bang-note-use-lounge_car = Two new cars, one for you
bang-note-use-mail_car = Three cards; you give one away
bang-option-use-at-passenger_car = Take from { $seat }
bang-note-use-at-passenger_car = Take a card
bang-option-use-at-sleeper_car = Shoot at { $seat }
bang-note-use-at-sleeper_car = Costs another blue card; an extra BANG!
bang-option-use_bang-at = Shoot at { $seat }
bang-note-use_bang-at = An extra BANG!
bang-option-use_panic-at = Take from { $seat }
bang-note-use_panic-at = Like a Panic!
bang-option-use_cat_balou-at = Make { $seat } discard a card
bang-option-use_cat_balou-self = Discard a card of your own
bang-note-use_cat_balou-at = Like a Cat Balou
bang-note-missed-cactus = One Missed!; a red card gives 1 life point
bang-note-missed-evaded = { $n ->
    [2] One of the two it takes
   *[other] The shot misses, and you get its card
}

## What happened

bang-event-roll = { $who ->
    [you] You move the train.
   *[they] { $seat } moves the train.
}
bang-event-terminus = { $card } reaches the terminus.
bang-event-board = { $who ->
    [you] You take the { $card } from the train.
   *[they] { $seat } takes the { $card } from the train.
}
bang-event-place = { $who ->
    [you] You put the { $card } in front of you.
   *[they] { $seat } keeps the { $card }.
}
bang-event-place-at = { $who ->
    [you] You put the { $card } in front of { $other }.
   *[they] { $seat } puts the { $card } in front of { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-couple = The { $card } joins the train.
bang-event-couple-many = Joining the train: { $cards }.
bang-event-station = { $card } is laid on the track.
bang-event-station-many = The track: { $cards }.
bang-event-turn_over = The locomotive is turned over: { $card }.
bang-event-turn_over-ironhorse = The locomotive is turned over: { $card }, a shot at everybody.
bang-event-turn_over-leland = The locomotive is turned over: { $card }, a General Store for everybody.
bang-event-return = { $who ->
    [you] You are back in the game, as a ghost.
   *[they] { $seat } is back in the game, as a ghost.
}
bang-event-divert = { $who ->
    [you] You redirect the shot.
   *[they] { $seat } redirects the shot.
}
bang-event-divert-at = { $who ->
    [you] You redirect the shot to { $other }.
   *[they] { $seat } redirects the shot to { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-face = { $who ->
    [you] You keep { $card } and are shot at.
   *[they] { $seat } keeps { $card } and is shot at.
}
bang-event-skip = { $who ->
    [you] You decide that nothing happens at the terminus.
   *[they] { $seat } decides that nothing happens at the terminus.
}
bang-event-double = { $who ->
    [you] You decide that the locomotive’s effect happens twice.
   *[they] { $seat } decides that the locomotive’s effect happens twice.
}
bang-event-hurt-ironhorse = { $who ->
    [you] { $card } hits you: you lose { life-points }.
   *[they] { $card } hits { $seat }, who loses { life-points }.
}
bang-event-hurt-most_wanted = { $who ->
    [you] Spades: you lose { life-points }.
   *[they] Spades: { $seat } loses { life-points }.
}
bang-event-play-at-knife_revolver = { $who ->
    [you] You shoot at { $other } with { $card }.
   *[they] { $seat } shoots at { $whom ->
        [you] you
       *[they] { $other }
    } with { $card }.
}
bang-event-use-baggage_car = { $who ->
    [you] You use the { $card } as a Missed!
   *[they] { $seat } uses the { $card } as a Missed!
}
bang-event-use-express_car = { $who ->
    [you] You use the { $card }: the turn ends, and you take another one.
   *[they] { $seat } uses the { $card }: the turn ends, and { $seat } takes another one.
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
bang-colour-car = Car: in front of you it counts as a blue card
bang-colour-station = Station: what the car below it costs
bang-colour-locomotive = Locomotive: what happens at the terminus
bang-fare-met = You can pay
bang-fare-short = You cannot pay
bang-fare-free = Costs you nothing
bang-fare-none = No station above it yet
bang-fare-next = Then you must take one: { $cards }
bang-fare-at = { $station }: { $price }
bang-boarded = You have taken your car for this turn
bang-rolled = You have used your free move
bang-extra = Extra turn
bang-ghost = Ghost
bang-ghost-text = No life points, but in the game as long as the Ghost Car is there.

## The game in short

# The Baggage Car says what it is used for.
bang-event-use_bang-at = { $who ->
    [you] You use the { $card } to shoot at { $other }.
   *[they] { $seat } uses the { $card } to shoot at { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-use_panic-at = { $who ->
    [you] You use the { $card } to take a card from { $other }.
   *[they] { $seat } uses the { $card } to take a card from { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-use_cat_balou-at = { $who ->
    [you] You use the { $card } to make { $other } discard a card.
   *[they] { $seat } uses the { $card } to make { $whom ->
        [you] you
       *[they] { $other }
    } discard a card.
}
bang-event-use_cat_balou-self = { $who ->
    [you] You use the { $card } on your own cards.
   *[they] { $seat } uses the { $card } on their own cards.
}
