# Dodge City in English: the names, help and sentences that its cards and characters add to bang.ftl,
# where the arguments and the ids are explained. Whatever has no sentence here is told by bang.ftl's.

bang-pack-dodge_city = Dodge City

## Blue cards

bang-kind-binocular = Binocular
bang-kind-binocular-text = For you the others are 1 nearer.
bang-kind-binocular-help = The distance from you to everybody else shrinks by 1, never below 1. Their distance to you stays the same. A Scope adds to it.
bang-kind-hideout = Hideout
bang-kind-hideout-text = For the others you are 1 farther away.
bang-kind-hideout-help = The distance from everybody else to you grows by 1. Your own distance to them stays the same. A Mustang adds to it.

## Brown cards

bang-kind-punch = Punch
bang-kind-punch-text = Hit a player at distance 1.
bang-kind-punch-help = Hits a player at distance 1, whatever your weapon. Missed! and Barrel help against it. It is not a BANG! card, so you can still play your one BANG!
bang-kind-dodge = Dodge
bang-kind-dodge-text = Cancel a shot at you and draw a card.
bang-kind-dodge-help = Play it out of turn when somebody shoots at you: it counts as a Missed!, and then you draw a card.
bang-kind-springfield = Springfield
bang-kind-springfield-text = With another card: hit anybody, at any distance.
bang-kind-springfield-help = Discard another hand card with it: any player at any distance is hit. Missed! and Barrel help against it. It is not a BANG! card.
bang-kind-rag_time = Rag Time
bang-kind-rag_time-text = With another card: take a card from anybody.
bang-kind-rag_time-help = Discard another hand card with it: take a random hand card from any player at any distance, or a card in front of them.
bang-kind-brawl = Brawl
bang-kind-brawl-text = With another card: all others discard a card.
bang-kind-brawl-help = Discard another hand card with it: every other player discards a random hand card, or the card in front of them that you name. You decide for each player.
bang-kind-tequila = Tequila
bang-kind-tequila-text = With another card: 1 life point for anybody.
bang-kind-tequila-help = Discard another hand card with it: a player of your choice, or you, gets 1 life point back, never more than they started with. Only in your own turn.
bang-kind-whisky = Whisky
bang-kind-whisky-text = With another card: get 2 life points back.
bang-kind-whisky-help = Discard another hand card with it: you get 2 life points back, never more than you started with. Only in your own turn.

## Green cards

bang-kind-bible = Bible
bang-kind-bible-text = Cancel a shot and draw a card.
bang-kind-bible-help = Put it in front of you. Once the next player’s turn has begun, you may discard it when somebody shoots at you: it counts as a Missed!, and you draw a card.
bang-kind-iron_plate = Iron Plate
bang-kind-iron_plate-text = Cancel one shot fired at you.
bang-kind-iron_plate-help = Put it in front of you. Once the next player’s turn has begun, you may discard it when somebody shoots at you: it counts as a Missed!
bang-kind-sombrero = Sombrero
bang-kind-sombrero-text = Cancel one shot fired at you.
bang-kind-sombrero-help = Put it in front of you. Once the next player’s turn has begun, you may discard it when somebody shoots at you: it counts as a Missed!
bang-kind-ten_gallon_hat = Ten Gallon Hat
bang-kind-ten_gallon_hat-text = Cancel one shot fired at you.
bang-kind-ten_gallon_hat-help = Put it in front of you. Once the next player’s turn has begun, you may discard it when somebody shoots at you: it counts as a Missed!
bang-kind-canteen = Canteen
bang-kind-canteen-text = Get 1 life point back.
bang-kind-canteen-help = Put it in front of you. From your next turn on, you may discard it in your turn to get 1 life point back, never more than you started with. It cannot save you from your last hit.
bang-kind-can_can = Can Can
bang-kind-can_can-text = Make any player discard a card.
bang-kind-can_can-help = Put it in front of you. From your next turn on, you may discard it in your turn: any player discards a random hand card, or the card in front of them that you name. If you choose yourself, you pick the card.
bang-kind-conestoga = Conestoga
bang-kind-conestoga-text = Take a card from any player.
bang-kind-conestoga-help = Put it in front of you. From your next turn on, you may discard it in your turn: take a random hand card from any player at any distance, or a card in front of them.
bang-kind-pony_express = Pony Express
bang-kind-pony_express-text = Draw 3 cards.
bang-kind-pony_express-help = Put it in front of you. From your next turn on, you may discard it in your turn to draw three cards.
bang-kind-derringer = Derringer
bang-kind-derringer-text = Draw a card and hit a player at distance 1.
bang-kind-derringer-help = Put it in front of you. From your next turn on, you may discard it in your turn: you draw a card and hit a player at distance 1. Missed! and Barrel help against it. It is not a BANG! card.
bang-kind-knife = Knife
bang-kind-knife-text = Hit a player at distance 1.
bang-kind-knife-help = Put it in front of you. From your next turn on, you may discard it in your turn to hit a player at distance 1, whatever your weapon. Missed! and Barrel help against it. It is not a BANG! card.
bang-kind-pepperbox = Pepperbox
bang-kind-pepperbox-text = Hit a player in reach.
bang-kind-pepperbox-help = Put it in front of you. From your next turn on, you may discard it in your turn to hit a player your weapon reaches. Missed! and Barrel help against it. It is not a BANG! card.
bang-kind-buffalo_rifle = Buffalo Rifle
bang-kind-buffalo_rifle-text = Hit any player, at any distance.
bang-kind-buffalo_rifle-help = Put it in front of you. From your next turn on, you may discard it in your turn to hit any player at any distance. Missed! and Barrel help against it. It is not a BANG! card.
bang-kind-howitzer = Howitzer
bang-kind-howitzer-text = Shoot at all other players.
bang-kind-howitzer-help = Put it in front of you. From your next turn on, you may discard it in your turn to hit every other player, at any distance. Missed! and Barrel help against it. It is not a BANG! card.

## Characters

bang-character-apache_kid = Apache Kid
bang-character-apache_kid-text = Other players’ diamonds do not affect him.
bang-character-apache_kid-help = A card of diamonds that another player plays or uses has no effect on him. In a Duel the suit of the BANG! cards does not matter, because they are discarded, not played.
bang-character-belle_star = Belle Star
bang-character-belle_star-text = In her turn, other players’ cards do not work.
bang-character-belle_star-help = During her turn, cards in front of other players have no effect. Abilities still work.
bang-character-bill_noface = Bill Noface
bang-character-bill_noface-text = Draws 1 card, plus 1 for each missing life point.
bang-character-bill_noface-help = At the start of his turn he draws one card, plus one for each life point he is missing.
bang-character-chuck_wengham = Chuck Wengham
bang-character-chuck_wengham-text = Pays 1 life point for two cards, never his last.
bang-character-chuck_wengham-help = In his turn he may pay 1 life point, as often as he likes, to draw two cards each time. He may never pay his last one.
bang-character-doc_holyday = Doc Holyday
bang-character-doc_holyday-text = Once a turn: discard two cards for a shot.
bang-character-doc_holyday-help = Once a turn: he may discard two cards to shoot someone within reach. It is not a BANG! card. Against Apache Kid at most one of the two may be diamonds.
bang-character-elena_fuente = Elena Fuente
bang-character-elena_fuente-text = Every card in her hand is a Missed!
bang-character-elena_fuente-help = She may play any of her hand cards as a Missed!
bang-character-greg_digger = Greg Digger
bang-character-greg_digger-text = Gets 2 life points when somebody is eliminated.
bang-character-greg_digger-help = Each time another player is eliminated, he gets 2 life points back, never more than he started with.
bang-character-herb_hunter = Herb Hunter
bang-character-herb_hunter-text = Draws two cards when somebody is eliminated.
bang-character-herb_hunter-help = Each time another player is eliminated, he draws two cards, in addition to any reward.
bang-character-jose_delgado = José Delgado
bang-character-jose_delgado-text = Trades a blue card for two cards.
bang-character-jose_delgado-help = In his turn he may discard a blue card from his hand, as often as he likes, to draw two cards each time. Green cards do not count.
bang-character-molly_stark = Molly Stark
bang-character-molly_stark-text = Others’ turns: a card per BANG!, Missed!, Beer.
bang-character-molly_stark-help = She draws a card for each BANG!, Missed! or Beer that she plays or chooses to discard in another player’s turn. In a Duel she draws when it is over. Cards that others make her discard do not count.
bang-character-pat_brennan = Pat Brennan
bang-character-pat_brennan-text = May take a card from the table instead of two.
bang-character-pat_brennan-help = At the start of his turn, instead of drawing two cards, he may take one card in front of another player into his hand.
bang-character-pixie_pete = Pixie Pete
bang-character-pixie_pete-text = Draws four cards instead of two.
bang-character-pixie_pete-help = At the start of his turn he draws four cards.
bang-character-sean_mallory = Sean Mallory
bang-character-sean_mallory-text = Keeps as many cards as he likes.
bang-character-sean_mallory-help = He never has to discard at the end of his turn, however many cards he holds.
bang-character-tequila_joe = Tequila Joe
bang-character-tequila_joe-text = A Beer counts twice for him.
bang-character-tequila_joe-help = Each Beer card gives him 2 life points instead of 1. Saloon, Tequila, Whisky and Canteen work as usual.
bang-character-vera_custer = Vera Custer
bang-character-vera_custer-text = Borrows somebody’s ability every turn.
bang-character-vera_custer-help = Before she draws, she picks another player still in the game. Until her next turn she has that character’s ability, even if that player is eliminated. She draws for Dynamite and Jail first. If she stays in Jail, she has no borrowed ability. If she borrows from Vulture Sam, the two share the cards of eliminated players.

## Questions

bang-prompt-mimic-you = Whose ability do you want until your next turn?
bang-prompt-mimic = { $seat } chooses an ability to borrow.
bang-prompt-share-you = { $other } is eliminated, and you share the cards. Which card do you take?
bang-prompt-share = { $seat } takes one of { $whom ->
    [you] your cards
   *[they] { $other }’s cards
}.
bang-prompt-pay-you-springfield = { $card } costs another card. Which one do you discard?
bang-prompt-pay-you-rag_time = { $card } costs another card. Which one do you discard?
bang-prompt-pay-you-brawl = { $card } costs another card. Which one do you discard?
bang-prompt-pay-you-tequila = { $card } costs another card. Which one do you discard?
bang-prompt-pay-you-whisky = { $card } costs another card. Which one do you discard?
bang-prompt-loot-you-rag_time = Which card do you take from { $other }?
bang-prompt-loot-you-conestoga = Which card do you take from { $other }?
bang-prompt-loot-you-brawl = Brawl! Which card does { $other } have to discard?
bang-prompt-loot-you-can_can = { $whom ->
    [you] Which of your cards do you discard?
   *[they] Which card does { $other } have to discard?
}
bang-prompt-loot-rag_time = { $seat } chooses { $whom ->
    [you] one of your cards
   *[they] one of { $other }’s cards
}.
bang-prompt-loot-conestoga = { $seat } chooses { $whom ->
    [you] one of your cards
   *[they] one of { $other }’s cards
}.
bang-prompt-loot-brawl = { $seat } decides which card { $whom ->
    [you] you have
   *[they] { $other } has
} to discard.
bang-prompt-loot-can_can = { $seat } decides which card is discarded.
bang-prompt-shot-you-punch = { $other } swings at you. What do you do?
bang-prompt-shot-you-knife = { $other } throws a knife at you. What do you do?
bang-prompt-shot-you-howitzer = { $other } fires the Howitzer at you. What do you do?
bang-prompt-shot-punch = { $whom ->
    [you] You swing at { $seat }. Waiting for the answer.
   *[they] { $other } swings at { $seat }. Waiting for the answer.
}
bang-prompt-shot-knife = { $whom ->
    [you] You throw a knife at { $seat }. Waiting for the answer.
   *[they] { $other } throws a knife at { $seat }. Waiting for the answer.
}
bang-prompt-target-you-punch = Whom do you hit?
bang-prompt-target-you-springfield = Whom do you shoot?
bang-prompt-target-you-rag_time = Whose card do you take?
bang-prompt-target-you-tequila = Who gets 1 life point back?
bang-prompt-target-you-can_can = Who has to discard a card?
bang-prompt-target-you-conestoga = Whose card do you take?
bang-prompt-target-you-derringer = Whom do you shoot?
bang-prompt-target-you-knife = Whom do you throw the knife at?
bang-prompt-target-you-pepperbox = Whom do you shoot?
bang-prompt-target-you-buffalo_rifle = Whom do you shoot?
bang-hint-reach-punch = It reaches distance 1. The number in the crosshairs is your distance to that seat.
bang-hint-reach-knife = It reaches distance 1. The number in the crosshairs is your distance to that seat.
bang-hint-reach-derringer = It reaches distance 1. The number in the crosshairs is your distance to that seat.

## Options and what they lead to

bang-option-play-bible = Put { $card } in front of you
bang-option-play-iron_plate = Put { $card } in front of you
bang-option-play-sombrero = Put { $card } in front of you
bang-option-play-ten_gallon_hat = Put { $card } in front of you
bang-option-play-canteen = Put { $card } in front of you
bang-option-play-can_can = Put { $card } in front of you
bang-option-play-conestoga = Put { $card } in front of you
bang-option-play-pony_express = Put { $card } in front of you
bang-option-play-derringer = Put { $card } in front of you
bang-option-play-knife = Put { $card } in front of you
bang-option-play-pepperbox = Put { $card } in front of you
bang-option-play-buffalo_rifle = Put { $card } in front of you
bang-option-play-howitzer = Put { $card } in front of you
bang-now-immune-diamonds = No effect: diamonds
bang-option-play-at-punch = Swing at { $seat }
bang-option-play-at-springfield = Shoot at { $seat }
bang-option-play-at-rag_time = Take from { $seat }
bang-option-play-at-tequila = { $who ->
    [you] Drink it yourself
   *[they] A drink for { $seat }
}
bang-option-play-self-tequila = Drink { $card } yourself
bang-note-play-at-punch = Costs 1 life point if it hits
bang-note-play-at-springfield = Costs another card; 1 life point if it hits
bang-note-play-at-rag_time = Costs another card; take a card
bang-note-play-at-tequila = Costs another card; 1 life point back
bang-note-play-whisky = Costs another card; 2 life points back
bang-note-play-brawl = Costs another card; all others discard one
bang-option-use-at-can_can = { $who ->
    [you] { $card } on yourself
   *[they] { $card } on { $seat }
}
bang-option-use-at-conestoga = Take from { $seat }
bang-option-use-at-derringer = Shoot at { $seat }
bang-option-use-at-knife = Throw it at { $seat }
bang-option-use-at-pepperbox = Shoot at { $seat }
bang-option-use-at-buffalo_rifle = Shoot at { $seat }
bang-note-use-at-can_can = Discards a card
bang-note-use-at-conestoga = Take a card
bang-note-use-at-derringer = Draw a card; 1 life point if it hits
bang-note-use-at-knife = Costs 1 life point if it hits
bang-note-use-at-pepperbox = Costs 1 life point if it hits
bang-note-use-at-buffalo_rifle = Costs 1 life point if it hits
bang-note-use-canteen = 1 life point back
bang-note-use-pony_express = Draw three cards
bang-note-use-howitzer = A shot at all others
bang-note-shot-use-bible = One Missed!, and you draw a card
bang-note-missed-dodge = One Missed!, and you draw a card
bang-option-bleed = Pay 1 life point for two cards
bang-note-bleed = Chuck Wengham, never your last one
bang-option-aim = Discard two cards to shoot at { $seat }
bang-note-aim = Doc Holyday, once a turn
bang-option-trade = Discard a blue card for two cards
bang-note-trade = José Delgado
bang-option-mimic = Borrow the ability of { $seat }
bang-option-draw-take-at = { $card } from { $seat }
bang-note-draw-take-at = Instead of two cards from the deck
bang-option-share-take = Take { $card }
bang-option-share-take-hand = A hand card
bang-note-share-take-hand = Chosen at random

## What happened

bang-event-play-at-punch = { $who ->
    [you] You swing at { $other } with { $card }.
   *[they] { $seat } swings at { $whom ->
        [you] you
       *[they] { $other }
    } with { $card }.
}
bang-event-play-at-springfield = { $who ->
    [you] You shoot at { $other } with { $card }.
   *[they] { $seat } shoots at { $whom ->
        [you] you
       *[they] { $other }
    } with { $card }.
}
bang-event-play-at-tequila = { $who ->
    [you] You pour { $other } a { $card }.
   *[they] { $seat } pours { $whom ->
        [you] you
       *[they] { $other }
    } a { $card }.
}
bang-event-play-self-tequila = { $who ->
    [you] You drink { $card }.
   *[they] { $seat } drinks { $card }.
}
bang-event-play-whisky = { $who ->
    [you] You drink { $card }.
   *[they] { $seat } drinks { $card }.
}
bang-event-missed-dodge = { $who ->
    [you] You play { $card } and draw a card.
   *[they] { $seat } plays { $card } and draws a card.
}
bang-event-use-bible = { $who ->
    [you] You take cover with { $card }.
   *[they] { $seat } takes cover with { $card }.
}
bang-event-use-iron_plate = { $who ->
    [you] You take cover with { $card }.
   *[they] { $seat } takes cover with { $card }.
}
bang-event-use-sombrero = { $who ->
    [you] You take cover with { $card }.
   *[they] { $seat } takes cover with { $card }.
}
bang-event-use-ten_gallon_hat = { $who ->
    [you] You take cover with { $card }.
   *[they] { $seat } takes cover with { $card }.
}
bang-event-use-canteen = { $who ->
    [you] You drink from the { $card }.
   *[they] { $seat } drinks from the { $card }.
}
bang-event-use-howitzer = { $who ->
    [you] You fire the { $card } at everybody.
   *[they] { $seat } fires the { $card } at everybody.
}
bang-event-use-at-derringer = { $who ->
    [you] You shoot at { $other } with { $card }.
   *[they] { $seat } shoots at { $whom ->
        [you] you
       *[they] { $other }
    } with { $card }.
}
bang-event-use-at-pepperbox = { $who ->
    [you] You shoot at { $other } with { $card }.
   *[they] { $seat } shoots at { $whom ->
        [you] you
       *[they] { $other }
    } with { $card }.
}
bang-event-use-at-buffalo_rifle = { $who ->
    [you] You shoot at { $other } with { $card }.
   *[they] { $seat } shoots at { $whom ->
        [you] you
       *[they] { $other }
    } with { $card }.
}
bang-event-use-at-knife = { $who ->
    [you] You throw { $card } at { $other }.
   *[they] { $seat } throws { $card } at { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-aim = { $who ->
    [you] You discard two cards for a shot.
   *[they] { $seat } discards two cards for a shot.
}
bang-event-aim-at = { $who ->
    [you] You discard two cards to shoot at { $other }.
   *[they] { $seat } discards two cards to shoot at { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-trade = { $who ->
    [you] You trade a blue card for two others.
   *[they] { $seat } trades a blue card for two others.
}
bang-event-mimic = { $who ->
    [you] You borrow an ability.
   *[they] { $seat } borrows an ability.
}
bang-event-mimic-at = { $who ->
    [you] You borrow { $other }’s ability.
   *[they] { $seat } borrows { $whom ->
        [you] your
       *[they] { $other }’s
    } ability.
}

# What the log adds to the end of Sean Mallory’s turn
bang-kept = { $who ->
    [you] You keep all { $n } cards.
   *[they] { $seat } keeps all { $n } cards.
}
