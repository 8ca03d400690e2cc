# BANG! in English: names, help, questions, options and the log.
#
# Arguments: $seat, $other (names), $card (card name), $kind (slug of the card's kind), $n (a number); $gender of the
# card where a language declares one: its sentences say { card-acc } and the like of shared.ftl instead of { $card }.
# $who is "you" when $seat is the reader, $whom is "you" when $other is.
# A choice is worded by bang-prompt-TOPIC, for the asked reader by bang-prompt-TOPIC-you.
# An option is worded by the first of these that exists: bang-option-TOPIC-VERB + suffix,
# bang-option-VERB + suffix, the same two without the suffix. Suffixes: -self and -at with a seat,
# -hand for a random hand card, -character for an ability. bang-note-… says what it leads to; there
# $n is the option's number, or else that of the choice (points at stake, Missed! still needed).
# An event is worded by bang-event-VERB, with -character for an ability, -self when $other is $seat, or -at
# when there is an $other, if such a message exists.
# Each of these ids may end in -KIND: a sentence for this kind alone, asked for before the general one. That is
# how a pack brings its own; its words are in bang_PACK.ftl. The general sentences suit every card.

bang-name = BANG!
bang-pack-base = BANG!
bang-line = One sheriff. Some outlaws. Nobody you can trust.
bang-card-hidden = a card
bang-card-named = { $card } { $pip }

## Roles

bang-role-sheriff = Sheriff
bang-role-sheriff-text = Eliminate all outlaws and renegades. Stay alive.
bang-role-deputy = Deputy
bang-role-deputy-text = Keep the sheriff alive. Eliminate outlaws and renegades.
bang-role-deputy-three-text = Eliminate the renegade yourself, or be the last one left.
bang-role-outlaw = Outlaw
bang-role-outlaw-text = Eliminate the sheriff.
bang-role-outlaw-three-text = Eliminate the deputy yourself, or be the last one left.
bang-role-renegade = Renegade
bang-role-renegade-text = Be the last one left; eliminate the sheriff last.
bang-role-renegade-three-text = Eliminate the outlaw yourself, or be the last one left.
bang-roles-sheriff = { $n ->
    [one] { $n } sheriff
   *[other] { $n } sheriffs
}
bang-roles-deputy = { $n ->
    [one] { $n } deputy
   *[other] { $n } deputies
}
bang-roles-outlaw = { $n ->
    [one] { $n } outlaw
   *[other] { $n } outlaws
}
bang-roles-renegade = { $n ->
    [one] { $n } renegade
   *[other] { $n } renegades
}
bang-hidden = Still hidden: { $roles }
bang-hidden-none = All roles are known.
bang-stamp-sheriff = Out: the sheriff
bang-stamp-deputy = Out: a deputy
bang-stamp-outlaw = Out: an outlaw
bang-stamp-renegade = Out: a renegade

## Cards: name, the sentence on the card, the help

bang-kind-bang = BANG!
bang-kind-bang-text = Shoot a player in reach: 1 life point.
bang-kind-bang-help = Shoot a player your weapon reaches. Without a Missed! it costs them 1 life point. You may play only one BANG! per turn.
bang-kind-missed = Missed!
bang-kind-missed-text = Cancel one shot fired at you.
bang-kind-missed-help = Play it out of turn when somebody shoots at you: the shot misses. It protects only you.
bang-kind-beer = Beer
bang-kind-beer-text = Get 1 life point back, even on your last hit.
bang-kind-beer-help = Gives 1 life point back, never more than you started with. You may also play it out of turn, to prevent the loss of 1 life point. Once only two players are left it cannot be used at all, not even in your own turn.
bang-kind-panic = Panic!
bang-kind-panic-text = Take a card from a player at distance 1.
bang-kind-panic-help = Take a random hand card from a player at distance 1, or a card in front of them. Your weapon does not matter.
bang-kind-cat_balou = Cat Balou
bang-kind-cat_balou-text = Make any player discard a card.
bang-kind-cat_balou-help = Any player at any distance discards a random hand card, or the card in front of them that you name. If you choose yourself, you pick the card.
bang-kind-duel = Duel
bang-kind-duel-text = Trade BANG! cards; the first without one is hit.
bang-kind-duel-help = Challenge anybody at any distance. Starting with them, you take turns discarding BANG! cards. The first who cannot or will not loses 1 life point. Missed! and Barrel do not help.
bang-kind-gatling = Gatling
bang-kind-gatling-text = Shoot at all other players.
bang-kind-gatling-help = Shoot at every other player, at any distance. It is not a BANG! card, so you can still play your one BANG!
bang-kind-indians = Indians!
bang-kind-indians-text = All others discard a BANG! or are hit.
bang-kind-indians-help = Every other player discards a BANG! or loses 1 life point. Missed! and Barrel do not help.
bang-kind-general_store = General Store
bang-kind-general_store-text = One card for everybody, in turn.
bang-kind-general_store-help = Turn up as many cards as there are players left. Starting with you, everybody takes one.
bang-kind-stagecoach = Stagecoach
bang-kind-stagecoach-text = Draw 2 cards.
bang-kind-stagecoach-help = Draw the top two cards of the deck.
bang-kind-wells_fargo = Wells Fargo
bang-kind-wells_fargo-text = Draw 3 cards.
bang-kind-wells_fargo-help = Draw the top three cards of the deck.
bang-kind-saloon = Saloon
bang-kind-saloon-text = Everybody gets 1 life point back.
bang-kind-saloon-help = Every player still in the game gets 1 life point back, you too, never more than they started with.
bang-kind-barrel = Barrel
bang-kind-barrel-text = When shot at, draw: a heart saves you.
bang-kind-barrel-help = When you are shot at, you may draw, that is, turn up the top card of the deck: hearts stop the shot. If not, you may still play a Missed!
bang-kind-jail = Jail
bang-kind-jail-text = Draw at the start: no heart, no turn.
bang-kind-jail-help = Put it in front of anybody except the sheriff. At the start of their turn they draw: hearts set them free; otherwise they miss the turn. Then Jail is discarded.
bang-kind-dynamite = Dynamite
bang-kind-dynamite-text = Draw each turn: 2 to 9 of spades, 3 life points.
bang-kind-dynamite-help = Put it in front of you. At the start of your turn you draw: on a 2 to 9 of spades it explodes and you lose 3 life points. Otherwise it moves to the next player on your left who has none.
bang-kind-mustang = Mustang
bang-kind-mustang-text = For the others you are 1 farther away.
bang-kind-mustang-help = The distance from everybody else to you grows by 1. Your own distance to them stays the same.
bang-kind-scope = Scope
bang-kind-scope-text = For you the others are 1 nearer.
bang-kind-scope-help = The distance from you to everybody else shrinks by 1, never below 1. Their distance to you stays the same.
bang-kind-volcanic = Volcanic
bang-kind-volcanic-text = Play as many BANG! cards as you like.
bang-kind-volcanic-help = Weapon with range 1. With it you may play any number of BANG! cards in your turn.
bang-kind-schofield = Schofield
bang-kind-schofield-text = Reaches players at distance 2.
bang-kind-schofield-help = Weapon with range 2. A new weapon replaces the old one.
bang-kind-remington = Remington
bang-kind-remington-text = Reaches players at distance 3.
bang-kind-remington-help = Weapon with range 3. A new weapon replaces the old one.
bang-kind-rev_carabine = Rev. Carabine
bang-kind-rev_carabine-text = Reaches players at distance 4.
bang-kind-rev_carabine-help = Weapon with range 4. A new weapon replaces the old one.
bang-kind-winchester = Winchester
bang-kind-winchester-text = Reaches players at distance 5.
bang-kind-winchester-help = Weapon with range 5. A new weapon replaces the old one.

## Characters: name, the sentence on the card, the help

bang-character-bart_cassidy = Bart Cassidy
bang-character-bart_cassidy-text = Draws a card for each life point he loses.
bang-character-bart_cassidy-help = Whenever he loses life points and survives, he draws as many cards.
bang-character-black_jack = Black Jack
bang-character-black_jack-text = Shows his second card; if it is red, he draws one more.
bang-character-black_jack-help = When he draws at the start of his turn, he shows the second card. If it is hearts or diamonds, he draws another one.
bang-character-calamity_janet = Calamity Janet
bang-character-calamity_janet-text = For her, BANG! is Missed! and Missed! is BANG!
bang-character-calamity_janet-help = She may use BANG! cards as Missed! and Missed! cards as BANG! A Missed! that she fires counts as her one BANG! of the turn.
bang-character-el_gringo = El Gringo
bang-character-el_gringo-text = Takes a card from anybody who hits him.
bang-character-el_gringo-help = For each life point he loses to another player’s card, he takes a random card from that player’s hand. Dynamite does not count.
bang-character-jesse_jones = Jesse Jones
bang-character-jesse_jones-text = May draw his first card from a player’s hand.
bang-character-jesse_jones-help = At the start of his turn he may take his first card at random from another player’s hand. The second comes from the deck.
bang-character-jourdonnais = Jourdonnais
bang-character-jourdonnais-text = Always has a Barrel: a heart saves him.
bang-character-jourdonnais-help = When he is shot at, he may draw: hearts stop the shot. With a Barrel in front of him he may try twice.
bang-character-kit_carlson = Kit Carlson
bang-character-kit_carlson-text = Looks at three cards and keeps two.
bang-character-kit_carlson-help = At the start of his turn he looks at the top three cards, keeps two and puts the third back on top.
bang-character-lucky_duke = Lucky Duke
bang-character-lucky_duke-text = Draws two cards and picks which one counts.
bang-character-lucky_duke-help = Whenever he draws for an effect, he turns up two cards and chooses which one counts. Both are discarded.
bang-character-paul_regret = Paul Regret
bang-character-paul_regret-text = For the others he is 1 farther away.
bang-character-paul_regret-help = The distance from the others to him is 1 longer. A Mustang adds to it.
bang-character-pedro_ramirez = Pedro Ramirez
bang-character-pedro_ramirez-text = May draw his first card from the discard pile.
bang-character-pedro_ramirez-help = At the start of his turn he may take the top card of the discard pile as his first card. The second comes from the deck.
bang-character-rose_doolan = Rose Doolan
bang-character-rose_doolan-text = For her the others are 1 nearer.
bang-character-rose_doolan-help = The distance from her to the others is 1 shorter. A Scope adds to it.
bang-character-sid_ketchum = Sid Ketchum
bang-character-sid_ketchum-text = Two cards save or restore 1 life point.
bang-character-sid_ketchum-help = Whenever he would lose life points, every two hand cards he discards save him 1. Once in his own turn, even if he stays in Jail, he may discard two hand cards to get 1 life point back.
bang-character-slab_the_killer = Slab the Killer
bang-character-slab_the_killer-text = It takes two Missed! to stop his BANG!
bang-character-slab_the_killer-help = It takes two Missed! to stop a BANG! of his. A Barrel that succeeds counts as one of them. His Gatling is an ordinary one.
bang-character-suzy_lafayette = Suzy Lafayette
bang-character-suzy_lafayette-text = Draws a card when her hand is empty.
bang-character-suzy_lafayette-help = As soon as she has no cards in hand, she draws one.
bang-character-vulture_sam = Vulture Sam
bang-character-vulture_sam-text = Takes all cards of an eliminated player.
bang-character-vulture_sam-help = When a player is eliminated, he takes that player’s hand and all cards in front of them into his hand.
bang-character-willy_the_kid = Willy the Kid
bang-character-willy_the_kid-text = May play any number of BANG! cards.
bang-character-willy_the_kid-help = He may play any number of BANG! cards in his turn.

## Questions

bang-prompt-play-you = Your turn. Play a card or end your turn.
bang-prompt-play = { $seat } is thinking about the next card.
bang-prompt-loot-you = { $kind ->
    [panic] Which card do you take from { $other }?
    [cat_balou] { $whom ->
        [you] Which of your cards do you discard?
       *[they] Which card does { $other } have to discard?
    }
   *[other] { $whom ->
        [you] Which of your cards do you choose?
       *[they] Which of { $other }’s cards do you choose?
    }
}
bang-prompt-loot = { $kind ->
    [panic] { $seat } chooses { $whom ->
        [you] one of your cards
       *[they] one of { $other }’s cards
    }.
    [cat_balou] { $seat } decides which card is discarded.
   *[other] { $seat } chooses { $whom ->
        [you] one of your cards
       *[they] one of { $other }’s cards
    }.
}
bang-prompt-shot-you = { $kind ->
    [gatling] { $other } fires the Gatling at you. What do you do?
   *[other] { $n ->
        [2] { $other } shoots at you, and it takes two Missed! What do you do?
       *[other] { $other } shoots at you. What do you do?
    }
}
bang-prompt-shot = { $whom ->
    [you] You shoot at { $seat }. Waiting for the answer.
   *[they] { $other } shoots at { $seat }. Waiting for the answer.
}
bang-prompt-save-you = { $n ->
    [0] You are about to lose a life point. What do you do?
   *[other] You are about to lose { life-points }. What do you do?
}
bang-prompt-save = { $seat } is about to lose a life point.
bang-prompt-duel-you = Duel with { $other }. Answer with a BANG!?
bang-prompt-duel = { $seat } must answer in the duel.
bang-prompt-indians-you = Indians! Do you discard a BANG!?
bang-prompt-indians = Indians! Waiting for { $seat }.
bang-prompt-store-you = General Store: take a card.
bang-prompt-store = { $seat } takes a card from the General Store.
bang-prompt-draw-you = Where do you draw from?
bang-prompt-draw = { $seat } draws.
bang-prompt-keep-you = Which card do you keep?
bang-prompt-keep = { $seat } looks at the top cards of the deck.
bang-prompt-check-you = Which of the two cards counts?
bang-prompt-check = { $seat } picks which card counts.
bang-prompt-pay-you = { $n ->
    [2] This costs two cards. Which one do you discard first?
   *[other] Discard a card to pay for it.
}
bang-prompt-pay = { $seat } pays with cards.
bang-prompt-limit-you = Too many cards in hand. Discard one.
bang-prompt-limit = { $seat } discards down to the hand limit.
bang-prompt-rest-you = You stay in Jail. Discard two cards for 1 life point?
bang-prompt-rest = { $seat } stays in Jail and may discard two cards.
bang-prompt-duplicate-you = There are two cards of the same name in front of you. Discard one.
bang-prompt-duplicate = { $seat } discards a duplicate.
bang-prompt-exempt-you = { $card } affects several players. Whom do you leave out?
bang-prompt-exempt = { $seat } may leave somebody out of { $card }.
bang-prompt-target-you = { $kind ->
    [bang] Whom do you shoot?
    [missed] Whom do you shoot?
    [duel] Whom do you challenge?
    [jail] Whom do you jail?
   *[other] Whom do you play { $card } on?
}
bang-prompt-confirm-you = Play { $card }?

## Options and what they lead to

bang-option-play = Play { $card }
bang-option-play-at = { $kind ->
    [bang] Shoot at { $seat }
    [missed] Shoot at { $seat }
    [duel] Challenge { $seat }
    [jail] { $who ->
        [you] Jail yourself
       *[they] Jail { $seat }
    }
   *[other] { $who ->
        [you] { $card } on yourself
       *[they] { $card } on { $seat }
    }
}
bang-note-play-at = { $kind ->
    [bang] Costs 1 life point if it hits
    [missed] Costs 1 life point if it hits
    [duel] BANG! for BANG!
    [jail] May miss a turn
    [panic] Take a card
    [cat_balou] Discards a card
   *[other] { "" }
}
bang-option-use = Use { $card }
bang-option-use-at = { $who ->
    [you] { $card } on yourself
   *[they] { $card } on { $seat }
}
bang-note-use = { "" }
# What an option comes to as things stand, in place of its note: bang-now-NAME. The engine says which (`Game.note`),
# $n and $card are the note's, $seat is the option's.
bang-now-immune = No effect: { $card }
bang-now-lifeless = No effect: no life points to lose
bang-now-missed = { $n ->
    [2] Needs two Missed!
   *[other] Needs { $n } Missed!
}
bang-now-full = At full life: no effect
bang-now-points = { life-points } back
bang-now-worth = Saves { life-points }
bang-now-others = You are at full life; others gain
bang-now-nobody = Everybody is at full life: no effect
bang-now-ready = Ready from your next turn
bang-now-ready-soon = Ready from the next player’s turn
bang-now-replaces = Replaces your { $card }
bang-option-heal = Discard two cards for 1 life point
bang-note-heal = Once a turn
bang-option-end = End your turn
bang-option-rest-end = Keep your cards
bang-option-take = Take the hit
bang-note-shot-take = Lose 1 life point
bang-option-save-take = Take it
bang-note-save-take = { $n ->
    [0] Lose a life point
   *[other] Lose { life-points }
}
bang-option-duel-take = Give up
bang-note-duel-take = Lose 1 life point
bang-option-indians-take = Let them come
bang-note-indians-take = Lose 1 life point
bang-option-loot-take = Take { $card }
bang-option-loot-take-hand = A hand card
bang-note-loot-take-hand = Chosen at random
bang-option-discard = Discard { $card }
bang-option-loot-discard-hand = A hand card
bang-note-loot-discard-hand = Chosen at random
bang-option-missed = { $kind ->
    [bang] Play { $card }
    [missed] Play { $card }
    [dodge] Play { $card }
    [cactus] Play { $card }
    [evaded] Play { $card }
   *[other] Use { $card } as a Missed!
}
bang-note-missed = { $n ->
    [2] One of the two it takes
   *[other] The shot misses
}
bang-note-shot-use = { $n ->
    [2] One of the two Missed! it takes
   *[other] The shot misses
}
bang-option-barrel = Draw for the { $card }
bang-note-barrel = { $n ->
    [2] A heart counts as one Missed!
   *[other] A heart saves you
}
bang-option-barrel-character = Draw as Jourdonnais
bang-note-barrel-character = { $n ->
    [2] A heart counts as one Missed!
   *[other] A heart saves you
}
bang-option-beer = Drink { $card }
bang-note-beer = Saves 1 life point
bang-option-spare = Discard two cards
bang-note-spare = Saves 1 life point
bang-option-bang = { $kind ->
    [bang] Play { $card }
    [missed] Play { $card }
   *[other] Answer with { $card }
}
bang-note-duel-bang = Then the other one must answer
bang-note-indians-bang = They leave you alone
bang-option-pick = Take { $card }
bang-option-deck = From the deck
bang-note-deck = Face down
bang-option-pile = From the discard pile
bang-note-pile = The top card
bang-option-rob = From { $seat }
bang-note-rob = A random hand card
bang-option-keep = Keep { $card }
bang-option-choose = { $card } counts
bang-option-exempt-at = Leave { $seat } out
bang-option-exempt-self = Leave yourself out
bang-option-exempt-decline = Leave nobody out
bang-option-decline = No, thanks

## What happened

bang-event-turn = { $who ->
    [you] Your turn
   *[they] { $seat }’s turn
}
bang-event-draw = { $who ->
    [you] You draw { $card }.
   *[they] { $seat } draws { $card }.
}
bang-event-draw-many = { $who ->
    [you] You draw { $n } cards.
   *[they] { $seat } draws { $n } cards.
}
bang-event-show = { $who ->
    [you] You show { $card }.
   *[they] { $card } is turned up.
}
bang-event-play = { $who ->
    [you] You play { $card }.
   *[they] { $seat } plays { $card }.
}
bang-event-play-at = { $kind ->
    [bang] { $who ->
        [you] You shoot at { $other } with { $card }.
       *[they] { $seat } shoots at { $whom ->
            [you] you
           *[they] { $other }
        } with { $card }.
    }
    [missed] { $who ->
        [you] You shoot at { $other } with { $card }.
       *[they] { $seat } shoots at { $whom ->
            [you] you
           *[they] { $other }
        } with { $card }.
    }
   *[other] { $who ->
        [you] You play { $card } on { $whom ->
            [you] yourself
           *[they] { $other }
        }.
       *[they] { $seat } plays { $card } on { $whom ->
            [you] you
           *[they] { $other }
        }.
    }
}
bang-event-lay = { $who ->
    [you] You put { $card } in front of you.
   *[they] { $seat } puts { $card } on the table.
}
bang-event-lay-at = { $who ->
    [you] You put { $card } in front of { $whom ->
        [you] you
       *[they] { $other }
    }.
   *[they] { $seat } puts { $card } in front of { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-discard = { $who ->
    [you] You discard { $card }.
   *[they] { $seat } discards { $card }.
}
bang-event-discard-at = { $who ->
    [you] { $whom ->
        [you] You discard { $card }.
       *[they] { $other } makes you discard { $card }.
    }
   *[they] { $whom ->
        [you] You make { $seat } discard { $card }.
       *[they] { $other } makes { $seat } discard { $card }.
    }
}
bang-event-flip = { $who ->
    [you] You turn up { $card }.
   *[they] { $seat } turns up { $card }.
}
bang-event-choose = { $who ->
    [you] You choose { $card }.
   *[they] { $seat } chooses { $card }.
}
bang-event-barrel = { $n ->
    [0] { $who ->
        [you] No heart: { $card } does not help you.
       *[they] No heart: { $card } does not help { $seat }.
    }
    [2] { $who ->
        [you] A heart: { $card } counts as one Missed! for you, but that is not enough yet.
       *[they] A heart: { $card } counts as one Missed! for { $seat }, but that is not enough yet.
    }
   *[other] { $who ->
        [you] A heart: { $card } saves you.
       *[they] A heart: { $card } saves { $seat }.
    }
}
bang-event-barrel-character = { $n ->
    [0] { $who ->
        [you] No heart: that does not help you.
       *[they] No heart: that does not help { $seat }.
    }
    [2] { $who ->
        [you] A heart counts as one Missed! for you, but that is not enough yet.
       *[they] A heart counts as one Missed! for { $seat }, but that is not enough yet.
    }
   *[other] { $who ->
        [you] A heart: the shot misses you.
       *[they] A heart: the shot misses { $seat }.
    }
}
bang-event-use = { $who ->
    [you] You use { $card }.
   *[they] { $seat } uses { $card }.
}
bang-event-use-at = { $who ->
    [you] You use { $card } on { $whom ->
        [you] yourself
       *[they] { $other }
    }.
   *[they] { $seat } uses { $card } on { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-use-self = { $who ->
    [you] You use { $card } on yourself.
   *[they] { $seat } uses { $card } on their own cards.
}
bang-event-immune = { $who ->
    [you] { $card } has no effect on you.
   *[they] { $card } has no effect on { $seat }.
}
bang-event-jail = { $n ->
    [0] { $who ->
        [you] You stay in Jail and miss the turn.
       *[they] { $seat } stays in Jail and misses the turn.
    }
   *[other] { $who ->
        [you] A heart: you break out of Jail.
       *[they] A heart: { $seat } breaks out of Jail.
    }
}
bang-event-explode = { $who ->
    [you] The Dynamite explodes in front of you!
   *[they] The Dynamite explodes in front of { $seat }!
}
bang-event-pass = { $who ->
    [you] You pass the Dynamite on.
   *[they] { $seat } passes the Dynamite on.
}
bang-event-pass-at = { $who ->
    [you] You pass the Dynamite on to { $other }.
   *[they] { $seat } passes the Dynamite on to { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-missed = { $kind ->
    [missed] { $who ->
        [you] You play { $card }.
       *[they] { $seat } plays { $card }.
    }
    [cactus] { $who ->
        [you] You play { $card }.
       *[they] { $seat } plays { $card }.
    }
    [evaded] { $who ->
        [you] You play { $card }.
       *[they] { $seat } plays { $card }.
    }
   *[other] { $who ->
        [you] You use { $card } as a Missed!
       *[they] { $seat } uses { $card } as a Missed!
    }
}
bang-event-bang = { $who ->
    [you] You answer with { $card }.
   *[they] { $seat } answers with { $card }.
}
bang-event-beer = { $who ->
    [you] You drink { $card }.
   *[they] { $seat } drinks { $card }.
}
bang-event-spare = { $who ->
    [you] You discard two cards to save a life point.
   *[they] { $seat } discards two cards to save a life point.
}
bang-event-hurt = { $who ->
    [you] You lose { life-points }.
   *[they] { $seat } loses { life-points }.
}
bang-event-bleed = { $who ->
    [you] You pay { life-points }.
   *[they] { $seat } pays { life-points }.
}
bang-event-heal = { $who ->
    [you] You get { life-points } back.
   *[they] { $seat } gets { life-points } back.
}
bang-event-rob = { $who ->
    [you] You take a card from a hand.
   *[they] { $seat } takes a card from a hand.
}
bang-event-rob-at = { $who ->
    [you] You take { $card } from { $other }’s hand.
   *[they] { $seat } takes { $card } from { $whom ->
        [you] your
       *[they] { $other }’s
    } hand.
}
bang-event-take = { $who ->
    [you] You take { $card }.
   *[they] { $seat } takes { $card }.
}
bang-event-take-at = { $who ->
    [you] You take { $card } from { $other }.
   *[they] { $seat } takes { $card } from { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-pick = { $who ->
    [you] You pick { $card }.
   *[they] { $seat } picks { $card }.
}
bang-event-keep = { $who ->
    [you] You keep { $card }.
   *[they] { $seat } keeps { $card }.
}
bang-event-toss = { $who ->
    [you] You discard { $card } from the top of the deck.
   *[they] { $seat } discards { $card } from the top of the deck.
}
bang-event-give = { $who ->
    [you] You give { $card } away.
   *[they] { $seat } gives { $card } away.
}
bang-event-give-at = { $who ->
    [you] You give { $other } { $card }.
   *[they] { $seat } gives { $whom ->
        [you] you
       *[they] { $other }
    } { $card }.
}
bang-event-swap = { $who ->
    [you] You hand over { $card }.
   *[they] { $seat } hands over { $card }.
}
bang-event-swap-at = { $who ->
    [you] { $card } goes from you to { $other }.
   *[they] { $card } goes from { $seat } to { $whom ->
        [you] you
       *[they] { $other }
    }.
}
bang-event-exempt = { $who ->
    [you] You leave somebody out of { $card }.
   *[they] { $seat } leaves somebody out of { $card }.
}
bang-event-exempt-at = { $who ->
    [you] You leave { $other } out of { $card }.
   *[they] { $seat } leaves { $whom ->
        [you] you
       *[they] { $other }
    } out of { $card }.
}
bang-event-exempt-self = { $who ->
    [you] You leave yourself out of { $card }.
   *[they] { $seat } is left out of { $card }.
}
bang-event-unhurt = { $who ->
    [you] You are a ghost and have no life points to lose.
   *[they] { $seat } is a ghost and has no life points to lose.
}
bang-event-ghost = { $who ->
    [you] Your last life point is gone, but you stay in the game as a ghost.
   *[they] { $seat } has no life points left, but stays in the game as a ghost.
}
bang-event-out = { $who ->
    [you] You are eliminated.
   *[they] { $seat } is eliminated.
}
bang-event-out-self = { $who ->
    [you] You eliminate yourself.
   *[they] { $seat } causes their own elimination.
}
bang-event-out-at = { $who ->
    [you] { $whom ->
        [you] You eliminate yourself.
       *[they] { $other } eliminates you.
    }
   *[they] { $whom ->
        [you] You eliminate { $seat }.
       *[they] { $other } eliminates { $seat }.
    }
}
bang-event-out-role = { $who ->
    [you] You were { $role ->
        [sheriff] the sheriff
        [deputy] a deputy
        [outlaw] an outlaw
       *[renegade] a renegade
    }.
   *[they] { $seat } was { $role ->
        [sheriff] the sheriff
        [deputy] a deputy
        [outlaw] an outlaw
       *[renegade] a renegade
    }.
}
bang-event-inherit = { $who ->
    [you] You take all cards of the eliminated player.
   *[they] { $seat } takes all cards of the eliminated player.
}
bang-event-inherit-at = { $who ->
    [you] You take all of { $other }’s cards.
   *[they] { $seat } takes all of { $whom ->
        [you] your
       *[they] { $other }’s
    } cards.
}
bang-event-reward = { $who ->
    [you] You collect the reward: three cards.
   *[they] { $seat } collects the reward: three cards.
}
bang-event-penalty = { $who ->
    [you] The sheriff has eliminated a deputy: you lose all your cards.
   *[they] The sheriff has eliminated a deputy: { $seat } loses all cards.
}
bang-event-shuffle = The discard pile is shuffled into a new deck.
bang-event-win = { $n ->
    [1] The outlaws win.
    [2] The renegade wins.
    [3] The deputy wins.
    [4] The outlaw wins.
   *[other] The law wins.
}
bang-event-over = The match is over.

## The end

bang-result-law = The law wins
bang-result-law-why = Every outlaw and renegade is eliminated, and the sheriff is still in the game.
bang-result-outlaws = The outlaws win
bang-result-outlaws-why = The sheriff is eliminated.
bang-result-renegade = The renegade wins
bang-result-renegade-why = The sheriff was eliminated last, and nobody else was left.
bang-result-renegade-three-why = The renegade eliminated the outlaw.
bang-result-left-why = Nobody else is left.
bang-result-deputy = The deputy wins
bang-result-deputy-why = The deputy eliminated the renegade.
bang-result-outlaw = The outlaw wins
bang-result-outlaw-why = The outlaw eliminated the deputy.
bang-side-deputy = Deputy
bang-side-outlaw = Outlaw
bang-story-shots = Shots fired: { $n }
bang-story-hits = Life points lost: { $n }
bang-story-saves = Shots stopped: { $n }
bang-story-beers = Life points regained: { $n }
bang-story-out = Turn { $turn }: { $text }
bang-story-first = Turn { $turn }: first blood. { $text }
bang-story-near = Turn { $turn }: { $who ->
    [you] you are down to your last life point.
   *[they] { $seat } is down to the last life point.
}
bang-story-dynamite = Turn { $turn }: { $text }
bang-story-deadeye = { $who ->
    [you] Best shot: you ({ $n ->
        [one] { $n } hit
       *[other] { $n } hits
    })
   *[they] Best shot: { $seat } ({ $n ->
        [one] { $n } hit
       *[other] { $n } hits
    })
}

## Pieces of the table

bang-deck = Deck
bang-pile = Discard
bang-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
bang-reach = Distance { $n }, in reach
bang-far = Distance { $n }, out of reach
bang-my-reach = Your reach: { $n }
bang-range = Range { $n }
bang-turn-of = { $who ->
    [you] Your turn
   *[they] { $seat }’s turn
}
bang-standing = { $n } of { $of } still in the game
bang-hint-play = You can play the bright cards. Tap one.
bang-hint-none = You cannot play any of your cards now.
bang-hint-target = Tap a player with a red outline.
bang-hint-reach = { $kind ->
    [panic] It reaches distance 1. The number in the crosshairs is your distance to that seat.
   *[other] Your weapon reaches distance { $n }. The number in the crosshairs is your distance to that seat.
}
bang-shelf = On offer
bang-goods = On the table
bang-acting = Taking effect
bang-front = Cards in front of { $who ->
    [you] you
   *[they] { $seat }
}
bang-front-none = There are no cards here.
bang-colour-brown = Brown: works once
bang-colour-blue = Blue: stays on the table
bang-colour-green = Green: put it down now, use it once later
bang-waiting = Ready in a later turn
bang-price = Costs another card
bang-acts = Now with the ability of { $character }
