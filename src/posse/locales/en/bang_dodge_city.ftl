# Dodge City in English: the names, help and sentences that its cards and characters add to bang.ftl,
# where the arguments and the ids are explained. Whatever has no sentence here is told by bang.ftl's.

bang-pack-dodge_city = Dodge City

## Blue cards

bang-kind-binocular = Binocular
bang-kind-binocular-text = You see others at 1 less distance.
bang-kind-binocular-help = The distance from you to everybody else shrinks by 1, never below 1. Their view of you stays as it is. A Scope adds to it.
bang-kind-hideout = Hideout
bang-kind-hideout-text = Others see you at 1 more distance.
bang-kind-hideout-help = The distance from everybody else to you grows by 1. Your own view of them stays as it is. A Mustang adds to it.

## Brown cards

bang-kind-punch = Punch
bang-kind-punch-text = A hit for a player at distance 1.
bang-kind-punch-help = Hits a player at distance 1, whatever your weapon. Missed! and Barrel help against it. It is not a BANG! and does not use up your one BANG!.
bang-kind-dodge = Dodge
bang-kind-dodge-text = Cancel a shot fired at you and draw a card.
bang-kind-dodge-help = Play it out of turn when somebody shoots at you: it counts as a Missed!, and then you draw a card.
bang-kind-springfield = Springfield
bang-kind-springfield-text = With another card: hit anybody, however far.
bang-kind-springfield-help = Discard another hand card with it: any player at any distance takes a hit. Missed! and Barrel help against it. It is not a BANG!.
bang-kind-rag_time = Rag Time
bang-kind-rag_time-text = With another card: take a card from anybody.
bang-kind-rag_time-help = Discard another hand card with it: take a random hand card or a card lying before any player, at any distance.
bang-kind-brawl = Brawl
bang-kind-brawl-text = With another card: all others discard one.
bang-kind-brawl-help = Discard another hand card with it: every other player loses a card, either a random hand card or the card before them that you name. You decide for each of them.
bang-kind-tequila = Tequila
bang-kind-tequila-text = With another card: 1 life for anybody.
bang-kind-tequila-help = Discard another hand card with it: a player of your choice, you too, gets 1 life back, never above the start. Only in your own turn.
bang-kind-whisky = Whisky
bang-kind-whisky-text = With another card: get 2 life back.
bang-kind-whisky-help = Discard another hand card with it: you get 2 life back, never above your start. Only in your own turn.

## Green cards

bang-kind-bible = Bible
bang-kind-bible-text = Cancel a shot and draw a card.
bang-kind-bible-help = Lay it before you. Once the next player’s turn has begun you may discard it when somebody shoots at you: it counts as a Missed!, and you draw a card.
bang-kind-iron_plate = Iron Plate
bang-kind-iron_plate-text = Cancel one shot fired at you.
bang-kind-iron_plate-help = Lay it before you. Once the next player’s turn has begun you may discard it when somebody shoots at you: it counts as a Missed!.
bang-kind-sombrero = Sombrero
bang-kind-sombrero-text = Cancel one shot fired at you.
bang-kind-sombrero-help = Lay it before you. Once the next player’s turn has begun you may discard it when somebody shoots at you: it counts as a Missed!.
bang-kind-ten_gallon_hat = Ten Gallon Hat
bang-kind-ten_gallon_hat-text = Cancel one shot fired at you.
bang-kind-ten_gallon_hat-help = Lay it before you. Once the next player’s turn has begun you may discard it when somebody shoots at you: it counts as a Missed!.
bang-kind-canteen = Canteen
bang-kind-canteen-text = Get 1 life back.
bang-kind-canteen-help = Lay it before you. In a later turn of yours you may discard it and get 1 life back, never above your start. It cannot save you in the last moment.
bang-kind-can_can = Can Can
bang-kind-can_can-text = Make any player discard a card.
bang-kind-can_can-help = Lay it before you. In a later turn of yours you may discard it: any player loses a random hand card or the card before them that you name. On yourself, you choose which.
bang-kind-conestoga = Conestoga
bang-kind-conestoga-text = Take a card from any player.
bang-kind-conestoga-help = Lay it before you. In a later turn of yours you may discard it: take a random hand card or a card lying before any player, at any distance.
bang-kind-pony_express = Pony Express
bang-kind-pony_express-text = Draw 3 cards.
bang-kind-pony_express-help = Lay it before you. In a later turn of yours you may discard it and draw three cards.
bang-kind-derringer = Derringer
bang-kind-derringer-text = Draw a card and hit a player at distance 1.
bang-kind-derringer-help = Lay it before you. In a later turn of yours you may discard it: you draw a card, and a player at distance 1 takes a hit. It is not a BANG!.
bang-kind-knife = Knife
bang-kind-knife-text = A hit for a player at distance 1.
bang-kind-knife-help = Lay it before you. In a later turn of yours you may discard it: a player at distance 1 takes a hit, whatever your weapon. It is not a BANG!.
bang-kind-pepperbox = Pepperbox
bang-kind-pepperbox-text = A hit for a player in reach.
bang-kind-pepperbox-help = Lay it before you. In a later turn of yours you may discard it: a player your weapon reaches takes a hit. It is not a BANG!.
bang-kind-buffalo_rifle = Buffalo Rifle
bang-kind-buffalo_rifle-text = A hit for any player, however far.
bang-kind-buffalo_rifle-help = Lay it before you. In a later turn of yours you may discard it: any player at any distance takes a hit. It is not a BANG!.
bang-kind-howitzer = Howitzer
bang-kind-howitzer-text = Shoot at all other players.
bang-kind-howitzer-help = Lay it before you. In a later turn of yours you may discard it: every other player takes a hit, whatever the distance. It is not a BANG!.

## Characters

bang-character-apache_kid = Apache Kid
bang-character-apache_kid-text = Diamonds played by others do nothing to him.
bang-character-apache_kid-help = A card of diamonds that another player plays or uses has no effect on him. In a Duel the suit of the BANG! cards does not matter: they are discarded, not played.
bang-character-belle_star = Belle Star
bang-character-belle_star-text = In her turn no card before others works.
bang-character-belle_star-help = While it is her turn, the blue and green cards before all other players have no effect, as if they did not lie there. Abilities work on.
bang-character-bill_noface = Bill Noface
bang-character-bill_noface-text = Draws 1 card, and 1 more for each life lost.
bang-character-bill_noface-help = At the start of his turn he draws one card, and one more for each life he has less than at the start.
bang-character-chuck_wengham = Chuck Wengham
bang-character-chuck_wengham-text = Pays 1 life for two cards, not the last.
bang-character-chuck_wengham-help = In his turn he may give up 1 life, as often as he likes, to draw two cards each time. Never the last one.
bang-character-doc_holyday = Doc Holyday
bang-character-doc_holyday-text = Once a turn two cards are a shot in reach.
bang-character-doc_holyday-help = Once in his turn he may discard two hand cards to hit a player in his reach. It is not a BANG!. Against Apache Kid at most one of the two may be diamonds.
bang-character-elena_fuente = Elena Fuente
bang-character-elena_fuente-text = Every card in her hand is a Missed!.
bang-character-elena_fuente-help = She may play any of her hand cards as a Missed!.
bang-character-greg_digger = Greg Digger
bang-character-greg_digger-text = Gets 2 life back when somebody goes out.
bang-character-greg_digger-help = Each time another player goes out he gets 2 life back, never above his start.
bang-character-herb_hunter = Herb Hunter
bang-character-herb_hunter-text = Draws two cards when somebody goes out.
bang-character-herb_hunter-help = Each time another player goes out he draws two cards, besides any reward.
bang-character-jose_delgado = José Delgado
bang-character-jose_delgado-text = Trades a blue card for two cards.
bang-character-jose_delgado-help = In his turn he may discard a blue card from his hand, as often as he likes, to draw two cards each time. Green cards do not count.
bang-character-molly_stark = Molly Stark
bang-character-molly_stark-text = Draws for BANG!, Missed!, Beer out of turn.
bang-character-molly_stark-help = Each BANG!, Missed! or Beer that she plays or chooses to discard in another player’s turn draws her a card; in a Duel only when it is over. Not for cards that others make her discard.
bang-character-pat_brennan = Pat Brennan
bang-character-pat_brennan-text = May take a card on the table instead of drawing.
bang-character-pat_brennan-help = At the start of his turn he may take one card lying before another player into his hand, instead of drawing two.
bang-character-pixie_pete = Pixie Pete
bang-character-pixie_pete-text = Draws four cards instead of two.
bang-character-pixie_pete-help = At the start of his turn he draws four cards.
bang-character-sean_mallory = Sean Mallory
bang-character-sean_mallory-text = Keeps as many cards as he likes.
bang-character-sean_mallory-help = He never has to discard at the end of his turn, however many cards he holds.
bang-character-tequila_joe = Tequila Joe
bang-character-tequila_joe-text = A Beer counts twice for him.
bang-character-tequila_joe-help = Each Beer card gives him 2 life instead of 1. Saloon, Tequila, Whisky and Canteen do what they always do.
bang-character-vera_custer = Vera Custer
bang-character-vera_custer-text = Borrows somebody’s ability each turn.
bang-character-vera_custer-help = Before she draws she picks another player still in the game. Until her next turn she has that character’s ability, even if that player goes out. Dynamite and Jail are turned up for first.

## Questions

bang-prompt-mimic-you = Whose ability do you want until your next turn?
bang-prompt-mimic = { $seat } picks whose ability to borrow.
bang-prompt-share-you = { $other } is out, and you share what is left. Which card do you take?
bang-prompt-share = { $seat } takes a card { $whom ->
    [you] you left behind
   *[they] that { $other } left behind
}.
bang-prompt-pay-you-springfield = { $card } costs another card. Which one goes?
bang-prompt-pay-you-rag_time = { $card } costs another card. Which one goes?
bang-prompt-pay-you-brawl = { $card } costs another card. Which one goes?
bang-prompt-pay-you-tequila = { $card } costs another card. Which one goes?
bang-prompt-pay-you-whisky = { $card } costs another card. Which one goes?
bang-prompt-loot-you-rag_time = Which card do you take from { $other }?
bang-prompt-loot-you-conestoga = Which card do you take from { $other }?
bang-prompt-loot-you-brawl = Brawl! Which of { $other }’s cards has to go?
bang-prompt-loot-you-can_can = { $whom ->
    [you] Which of your cards has to go?
   *[they] Which of { $other }’s cards has to go?
}
bang-prompt-loot-rag_time = { $seat } reaches for { $whom ->
    [you] one of your cards
   *[they] one of { $other }’s cards
}.
bang-prompt-loot-conestoga = { $seat } reaches for { $whom ->
    [you] one of your cards
   *[they] one of { $other }’s cards
}.
bang-prompt-loot-brawl = { $seat } decides which of { $whom ->
    [you] your cards
   *[they] { $other }’s cards
} has to go.
bang-prompt-loot-can_can = { $seat } decides which card has to go.
bang-prompt-shot-you-punch = { $other } swings at you. What do you do?
bang-prompt-shot-you-knife = { $other } throws a knife at you. What do you do?
bang-prompt-shot-you-howitzer = { $other } turns the Howitzer on you. What do you do?
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
bang-prompt-target-you-rag_time = From whom do you take a card?
bang-prompt-target-you-tequila = Who gets 1 life back?
bang-prompt-target-you-can_can = Who has to discard a card?
bang-prompt-target-you-conestoga = From whom do you take a card?
bang-prompt-target-you-derringer = Whom do you shoot?
bang-prompt-target-you-knife = At whom do you throw the knife?
bang-prompt-target-you-pepperbox = Whom do you shoot?
bang-prompt-target-you-buffalo_rifle = Whom do you shoot?
bang-hint-reach-punch = It reaches distance 1; the number in the sight is your distance to that seat.
bang-hint-reach-knife = It reaches distance 1; the number in the sight is your distance to that seat.
bang-hint-reach-derringer = It reaches distance 1; the number in the sight is your distance to that seat.

## Options and what they lead to

bang-option-play-at-punch = Swing at { $seat }
bang-option-play-at-springfield = Fire at { $seat }
bang-option-play-at-rag_time = Take from { $seat }
bang-option-play-at-tequila = { $who ->
    [you] Drink it yourself
   *[they] A drink for { $seat }
}
bang-option-play-self-tequila = Drink { $card } yourself
bang-note-play-at-punch = Costs 1 life if it hits
bang-note-play-at-springfield = Another card goes; 1 life if it hits
bang-note-play-at-rag_time = Another card goes; take a card
bang-note-play-at-tequila = Another card goes; 1 life back
bang-note-play-whisky = Another card goes; 2 life back
bang-note-play-brawl = Another card goes; all others lose one
bang-option-use-at-can_can = { $who ->
    [you] { $card } on yourself
   *[they] { $card } on { $seat }
}
bang-option-use-at-conestoga = Take from { $seat }
bang-option-use-at-derringer = Fire at { $seat }
bang-option-use-at-knife = Throw at { $seat }
bang-option-use-at-pepperbox = Fire at { $seat }
bang-option-use-at-buffalo_rifle = Fire at { $seat }
bang-note-use-at-can_can = A card goes
bang-note-use-at-conestoga = Take a card
bang-note-use-at-derringer = Draw a card, 1 life if it hits
bang-note-use-at-knife = Costs 1 life if it hits
bang-note-use-at-pepperbox = Costs 1 life if it hits
bang-note-use-at-buffalo_rifle = Costs 1 life if it hits
bang-note-use-canteen = 1 life back
bang-note-use-pony_express = Three cards
bang-note-use-howitzer = A shot at all others
bang-note-shot-use-bible = One Missed!, and you draw a card
bang-note-missed-dodge = One Missed!, and you draw a card
bang-option-bleed = Give up 1 life for two cards
bang-note-bleed = Chuck Wengham, never the last one
bang-option-aim = Fire at { $seat } for two cards
bang-note-aim = Doc Holyday, once a turn
bang-option-trade = Discard a blue card for two cards
bang-note-trade = José Delgado
bang-option-mimic = Borrow the ability of { $seat }
bang-option-draw-take-at = { $card } from { $seat }
bang-note-draw-take-at = Instead of two cards from the deck
bang-option-share-take = Take { $card }
bang-option-share-take-hand = A card from the hand
bang-note-share-take-hand = Picked at random

## What happened

bang-event-play-at-punch = { $who ->
    [you] You swing at { $other } with { $card }.
   *[they] { $seat } swings at { $whom ->
        [you] you
       *[they] { $other }
    } with { $card }.
}
bang-event-play-at-springfield = { $who ->
    [you] You fire { $card } at { $other }.
   *[they] { $seat } fires { $card } at { $whom ->
        [you] you
       *[they] { $other }
    }.
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
    [you] You jump aside with { $card }.
   *[they] { $seat } jumps aside with { $card }.
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
    [you] You drink from { $card }.
   *[they] { $seat } drinks from { $card }.
}
bang-event-use-howitzer = { $who ->
    [you] You fire { $card } at everybody.
   *[they] { $seat } fires { $card } at everybody.
}
bang-event-use-at-derringer = { $who ->
    [you] You fire { $card } at { $other }.
   *[they] { $seat } fires { $card } at { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-use-at-pepperbox = { $who ->
    [you] You fire { $card } at { $other }.
   *[they] { $seat } fires { $card } at { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-use-at-buffalo_rifle = { $who ->
    [you] You fire { $card } at { $other }.
   *[they] { $seat } fires { $card } at { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-use-at-knife = { $who ->
    [you] You throw { $card } at { $other }.
   *[they] { $seat } throws { $card } at { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-aim = { $who ->
    [you] You pay with two cards for a shot.
   *[they] { $seat } pays with two cards for a shot.
}
bang-event-aim-at = { $who ->
    [you] You pay with two cards for a shot at { $other }.
   *[they] { $seat } pays with two cards for a shot at { $whom ->
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
