# The Dice Game in English: names, help, questions, options and the log.
#
# Arguments: $seat, $other (names), $card (name of a face), $kind (slug of a face), $n (a number; for
# roll the set of dice, the first one counting 1, then 2, 4, 8, 16).
# $who is "you" when $seat is the reader, $whom is "you" when $other is.
# The ids are built as in bang.ftl: dice-prompt-TOPIC(-you), dice-option-VERB(-at), dice-note-VERB(-at),
# dice-event-VERB(-at).

dice-name = The Dice Game
dice-line = Five dice, nine arrows, and somebody is going to shoot you.
dice-card-hidden = a die

## Roles

dice-role-sheriff = Sheriff
dice-role-sheriff-text = Eliminate the outlaws and the renegades. Stay alive.
dice-role-deputy = Deputy
dice-role-deputy-text = Keep the sheriff alive and eliminate the outlaws and the renegades.
dice-role-outlaw = Outlaw
dice-role-outlaw-text = Eliminate the sheriff.
dice-role-renegade = Renegade
dice-role-renegade-text = Be the only one left, without the sheriff.
dice-role-unknown = Role unknown
dice-role-deputy-three-text = Eliminate the renegade yourself, or be the last one left.
dice-role-outlaw-three-text = Eliminate the deputy yourself, or be the last one left.
dice-role-renegade-three-text = Eliminate the outlaw yourself, or be the last one left.
dice-side-law = Sheriff and deputies
dice-side-outlaws = Outlaws
dice-side-renegade = Renegade
dice-side-deputy = Deputy
dice-side-outlaw = Outlaw
dice-side-draw = Nobody
dice-roles-sheriff = { $n ->
    [one] { $n } sheriff
   *[other] { $n } sheriffs
}
dice-roles-deputy = { $n ->
    [one] { $n } deputy
   *[other] { $n } deputies
}
dice-roles-outlaw = { $n ->
    [one] { $n } outlaw
   *[other] { $n } outlaws
}
dice-roles-renegade = { $n ->
    [one] { $n } renegade
   *[other] { $n } renegades
}
dice-hidden = Still hidden: { $roles }
dice-hidden-none = All roles are known.

## Faces of the dice: name and what they do. Wherever other games name a card, this one names a face.

dice-face-arrow = Arrow
dice-face-arrow-text = Take an arrow at once. With the last one the Indians attack: everybody loses 1 life point for each arrow they hold.
dice-face-dynamite = Dynamite
dice-face-dynamite-text = Stays as it is. Three of them end your rolling and cost you 1 life point.
dice-face-one = Bull’s eye 1
dice-face-one-text = The player next to you, left or right, loses 1 life point.
dice-face-two = Bull’s eye 2
dice-face-two-text = A player two seats away, left or right, loses 1 life point. With two or three players left, a 2 counts as a 1.
dice-face-beer = Beer
dice-face-beer-text = Any player, or you, gets 1 life point back.
dice-face-gatling = Gatling
dice-face-gatling-text = Three of them: all others lose 1 life point, and you put your arrows back.
dice-kind-arrow = { dice-face-arrow }
dice-kind-dynamite = { dice-face-dynamite }
dice-kind-one = { dice-face-one }
dice-kind-two = { dice-face-two }
dice-kind-beer = { dice-face-beer }
dice-kind-gatling = { dice-face-gatling }

## Characters: name, the sentence on the card, the help

dice-character-bart_cassidy = Bart Cassidy
dice-character-bart_cassidy-text = May take arrows instead of losing life points.
dice-character-bart_cassidy-help = For each life point a bull’s eye or a Gatling would cost him, he may take an arrow instead, but never the last one. It does not help against Indians and dynamite.
dice-character-black_jack = Black Jack
dice-character-black_jack-text = May reroll dynamite.
dice-character-black_jack-help = He may reroll dynamite. If he rolls three or more, his rolling ends as usual.
dice-character-calamity_janet = Calamity Janet
dice-character-calamity_janet-text = Her 1 may count as a 2, and her 2 as a 1.
dice-character-calamity_janet-help = She may use each bull’s eye 1 as a 2 and each 2 as a 1, die by die.
dice-character-el_gringo = El Gringo
dice-character-el_gringo-text = A player who hits him takes an arrow.
dice-character-el_gringo-help = A player who costs him life points takes one arrow: one for all bull’s eyes of a turn, one for a Gatling. Indians and dynamite do not count.
dice-character-jesse_jones = Jesse Jones
dice-character-jesse_jones-text = With 4 life points or fewer his beers count double.
dice-character-jesse_jones-help = If he has 4 life points or fewer when he uses his beers, each beer he keeps for himself gives 2 life points.
dice-character-jourdonnais = Jourdonnais
dice-character-jourdonnais-text = Indians cost him 1 life point at most.
dice-character-jourdonnais-help = However many arrows he holds, Indians cost him 1 life point at most. He puts all his arrows back.
dice-character-kit_carlson = Kit Carlson
dice-character-kit_carlson-text = Each Gatling may remove an arrow.
dice-character-kit_carlson-help = For each Gatling he rolls, he may put back one arrow of any player, his own included.
dice-character-lucky_duke = Lucky Duke
dice-character-lucky_duke-text = Has one extra roll.
dice-character-lucky_duke-help = He may roll four times in his turn.
dice-character-paul_regret = Paul Regret
dice-character-paul_regret-text = The Gatling never hits him.
dice-character-paul_regret-help = No Gatling costs him life points.
dice-character-pedro_ramirez = Pedro Ramirez
dice-character-pedro_ramirez-text = Puts an arrow back for each life point he loses.
dice-character-pedro_ramirez-help = For each life point he loses, whatever the cause, he may put one of his arrows back. He still loses the life point.
dice-character-rose_doolan = Rose Doolan
dice-character-rose_doolan-text = May shoot one seat farther.
dice-character-rose_doolan-help = Her bull’s eye 1 reaches one or two seats, her 2 reaches two or three, in either direction.
dice-character-sid_ketchum = Sid Ketchum
dice-character-sid_ketchum-text = Before he rolls, he gives somebody 1 life point back.
dice-character-sid_ketchum-help = At the start of his turn, a player of his choice, or he himself, gets 1 life point back.
dice-character-slab_the_killer = Slab the Killer
dice-character-slab_the_killer-text = A beer may double one of his shots.
dice-character-slab_the_killer-help = Once in his turn he may use up a beer so that one bull’s eye costs its target 2 life points.
dice-character-suzy_lafayette = Suzy Lafayette
dice-character-suzy_lafayette-text = Without a bull’s eye she gets 2 life points back.
dice-character-suzy_lafayette-help = If her final dice show neither a 1 nor a 2, she gets 2 life points back, even with dynamite.
dice-character-vulture_sam = Vulture Sam
dice-character-vulture_sam-text = Gets 2 life points when somebody is eliminated.
dice-character-vulture_sam-help = He gets 2 life points for each other player who is eliminated, unless he is eliminated at the same moment.
dice-character-willy_the_kid = Willy the Kid
dice-character-willy_the_kid-text = He needs only two Gatlings.
dice-character-willy_the_kid-help = Two Gatlings are enough for him to fire the Gatling, once a turn.

## Questions

dice-prompt-roll-you = { $n ->
    [one] Roll again, or stop? You have one roll left.
   *[other] Roll again, or stop? You have { $n } rolls left.
}
dice-prompt-roll = { $seat } looks at the dice.
dice-prompt-shoot-you = Die { $n } shows { $card }. Whom do you shoot?
dice-prompt-shoot = { $seat } takes aim.
dice-prompt-drink-you = { $n ->
    [one] A beer. Who drinks it?
   *[other] { $n } beers. Who drinks the first one?
}
dice-prompt-drink = { $seat } pours a beer.
dice-prompt-gulp-you = { dice-prompt-drink-you }
dice-prompt-gulp = { dice-prompt-drink }
dice-prompt-arrows-you = { $n ->
    [one] You may put one arrow back. Whose?
   *[other] You may put { $n } arrows back. Whose first?
}
dice-prompt-arrows = { $seat } may put arrows back.
dice-prompt-bless-you = Who gets 1 life point back?
dice-prompt-bless = { $seat } chooses who gets 1 life point back.
dice-prompt-bart-you = { $n ->
    [one] { $other } hits you for { life-points }. Take an arrow instead?
   *[other] { $other } hits you for { life-points }. Take arrows instead?
}
dice-prompt-bart = { $seat } may take arrows instead of losing life points.
dice-prompt-pedro-you = { $n ->
    [one] You lose { life-points }. Put an arrow back for it?
   *[other] You lose { life-points }. Put arrows back for them?
}
dice-prompt-pedro = { $seat } may put arrows back.

## Options and what they lead to

dice-option-stop = Stop
dice-note-stop = These dice count
dice-option-roll = { $n ->
    [1] Roll die 1 again
    [2] Roll die 2 again
    [3] Roll dice 1 and 2 again
    [4] Roll die 3 again
    [5] Roll dice 1 and 3 again
    [6] Roll dice 2 and 3 again
    [7] Roll dice 1, 2 and 3 again
    [8] Roll die 4 again
    [9] Roll dice 1 and 4 again
    [10] Roll dice 2 and 4 again
    [11] Roll dice 1, 2 and 4 again
    [12] Roll dice 3 and 4 again
    [13] Roll dice 1, 3 and 4 again
    [14] Roll dice 2, 3 and 4 again
    [15] Roll dice 1, 2, 3 and 4 again
    [16] Roll die 5 again
    [17] Roll dice 1 and 5 again
    [18] Roll dice 2 and 5 again
    [19] Roll dice 1, 2 and 5 again
    [20] Roll dice 3 and 5 again
    [21] Roll dice 1, 3 and 5 again
    [22] Roll dice 2, 3 and 5 again
    [23] Roll dice 1, 2, 3 and 5 again
    [24] Roll dice 4 and 5 again
    [25] Roll dice 1, 4 and 5 again
    [26] Roll dice 2, 4 and 5 again
    [27] Roll dice 1, 2, 4 and 5 again
    [28] Roll dice 3, 4 and 5 again
    [29] Roll dice 1, 3, 4 and 5 again
    [30] Roll dice 2, 3, 4 and 5 again
   *[31] Roll all five dice again
}
dice-option-shoot-at = Shoot { $seat }
dice-note-shoot-at = Costs 1 life point
dice-option-double-at = Shoot { $seat } with double effect
dice-note-double-at = Costs 2 life points and your beer
dice-option-drink-at = { $who ->
    [you] Drink it yourself
   *[they] A beer for { $seat }
}
# As things stand, in place of a note: see bang.ftl.
dice-now-full = At full life: no effect
dice-now-points = { life-points } back
dice-option-clear-at = { $who ->
    [you] One of your own arrows
   *[they] An arrow of { $seat }
}
dice-note-clear-at = Goes back to the middle
dice-option-pass = Leave the arrows
dice-option-bless-at = { $who ->
    [you] Yourself
   *[they] { $seat }
}
dice-option-take = Take the hit
dice-note-take = Costs { life-points }
dice-option-arrow = { $n ->
    [one] Take an arrow
   *[other] Take { $n } arrows
}
dice-note-arrow = Saves { life-points }
dice-option-keep = Keep the arrows
dice-option-return = { $n ->
    [one] Put an arrow back
   *[other] Put { $n } arrows back
}

## What happened

dice-event-turn = { $who ->
    [you] Your turn
   *[they] { $seat }’s turn
}
dice-event-bless = { $who ->
    [you] You give somebody 1 life point back.
   *[they] { $seat } gives somebody 1 life point back.
}
dice-event-bless-at = { $who ->
    [you] You give { $whom ->
        [you] yourself
       *[they] { $other }
    } 1 life point back.
   *[they] { $seat } gives { $whom ->
        [you] you
       *[they] { $other }
    } 1 life point back.
}
dice-event-roll = { $n ->
    [31] { $who ->
        [you] You roll all five dice.
       *[they] { $seat } rolls all five dice.
    }
   *[other] { $who ->
        [you] You roll again.
       *[they] { $seat } rolls again.
    }
}
dice-event-die = Die { $n }: { $card }.
dice-event-arrow = { $who ->
    [you] You take an arrow.
   *[they] { $seat } takes an arrow.
}
dice-event-indians = That was the last arrow: the Indians attack!
dice-event-return = { $who ->
    [you] { $n ->
        [one] You put an arrow back.
       *[other] You put { $n } arrows back.
    }
   *[they] { $n ->
        [one] { $seat } puts an arrow back.
       *[other] { $seat } puts { $n } arrows back.
    }
}
dice-event-return-at = { $whom ->
    [you] You put back { $who ->
        [you] one of your arrows
       *[they] one of { $seat }’s arrows
    }.
   *[they] { $other } puts back { $who ->
        [you] one of your arrows
       *[they] one of { $seat }’s arrows
    }.
}
dice-event-lock = Die { $n } stays: dynamite.
dice-event-dynamite = { $who ->
    [you] { $n } dynamites: your rolling ends.
   *[they] { $n } dynamites: { $seat }’s rolling ends.
}
dice-event-stop = { $who ->
    [you] You stop.
   *[they] { $seat } stops.
}
dice-event-shoot = { $who ->
    [you] You shoot.
   *[they] { $seat } shoots.
}
dice-event-shoot-at = { $n ->
    [2] { $who ->
        [you] You shoot { $other } with double effect.
       *[they] { $seat } shoots { $whom ->
            [you] you
           *[they] { $other }
        } with double effect.
    }
   *[other] { $who ->
        [you] You shoot { $other }.
       *[they] { $seat } shoots { $whom ->
            [you] you
           *[they] { $other }
        }.
    }
}
dice-event-dodge = { $who ->
    [you] { $n ->
        [one] You take an arrow instead of losing { life-points }.
       *[other] You take { $n } arrows instead of losing { life-points }.
    }
   *[they] { $n ->
        [one] { $seat } takes an arrow instead of losing { life-points }.
       *[other] { $seat } takes { $n } arrows instead of losing { life-points }.
    }
}
dice-event-hurt = { $kind ->
    [arrow] { $who ->
        [you] The Indians cost you { life-points }.
       *[they] The Indians cost { $seat } { life-points }.
    }
    [dynamite] { $who ->
        [you] The dynamite costs you { life-points }.
       *[they] The dynamite costs { $seat } { life-points }.
    }
   *[other] { $who ->
        [you] You lose { life-points }.
       *[they] { $seat } loses { life-points }.
    }
}
dice-event-heal = { $who ->
    [you] You get { life-points } back.
   *[they] { $seat } gets { life-points } back.
}
dice-event-drink = { $who ->
    [you] You pour a beer.
   *[they] { $seat } pours a beer.
}
dice-event-drink-at = { $who ->
    [you] { $whom ->
        [you] You drink a beer.
       *[they] You pour a beer for { $other }.
    }
   *[they] { $seat } pours a beer for { $whom ->
        [you] you
       *[they] { $other }
    }.
}
dice-event-drink-self = { $who ->
    [you] You drink a beer.
   *[they] { $seat } drinks a beer.
}
dice-event-spill = { $n ->
    [one] Nobody needs the beer.
   *[other] Nobody needs the { $n } beers.
}
dice-event-gatling = { $who ->
    [you] You fire the Gatling!
   *[they] { $seat } fires the Gatling!
}
dice-event-sting = El Gringo hits back: the shooter takes an arrow.
dice-event-sting-at = { $whom ->
    [you] El Gringo hits back: you take an arrow.
   *[they] El Gringo hits back: { $other } takes an arrow.
}
dice-event-out = { $who ->
    [you] You are eliminated. You were { $n ->
        [0] the sheriff
        [1] a deputy
        [2] an outlaw
       *[3] a renegade
    }.
   *[they] { $seat } is eliminated. { $seat } was { $n ->
        [0] the sheriff
        [1] a deputy
        [2] an outlaw
       *[3] a renegade
    }.
}
dice-event-out-at = { $who ->
    [you] { $other } eliminates you. You were { $n ->
        [0] the sheriff
        [1] a deputy
        [2] an outlaw
       *[3] a renegade
    }.
   *[they] { $whom ->
        [you] You eliminate { $seat }. { $seat } was { $n ->
            [0] the sheriff
            [1] a deputy
            [2] an outlaw
           *[3] a renegade
        }.
       *[they] { $other } eliminates { $seat }. { $seat } was { $n ->
            [0] the sheriff
            [1] a deputy
            [2] an outlaw
           *[3] a renegade
        }.
    }
}
dice-event-win = { $who ->
    [you] You win.
   *[they] { $seat } wins.
}
dice-event-draw = Nobody is left: nobody wins.
dice-event-over = The match is over.

## The end

dice-result-law = The law wins
dice-result-law-why = All outlaws and renegades are eliminated, and the sheriff is still in the game.
dice-result-outlaws = The outlaws win
dice-result-outlaws-why = The sheriff is eliminated.
dice-result-renegade = The renegade wins
dice-result-renegade-why = Nobody else is left, not even the sheriff.
dice-result-renegade-three-why = The renegade eliminated the outlaw.
dice-result-left-why = Nobody else is left.
dice-result-deputy = The deputy wins
dice-result-deputy-why = The deputy eliminated the renegade.
dice-result-outlaw = The outlaw wins
dice-result-outlaw-why = The outlaw eliminated the deputy.
dice-result-draw = Nobody wins
dice-result-draw-why = The last players were eliminated together.

## Pieces of the table

dice-life = { $life } of { $max } life points
dice-arrows = { $n ->
    [0] no arrows
    [one] { $n } arrow
   *[other] { $n } arrows
}
dice-supply = { $n ->
    [one] { $n } arrow in the middle
   *[other] { $n } arrows in the middle
}
dice-rolls = Roll { $n } of { $of }
dice-locked = locked
dice-kept = kept
dice-standing = { $n } of { $of } still in the game
dice-turn-of = { $who ->
    [you] Your turn
   *[they] { $seat }’s turn
}
