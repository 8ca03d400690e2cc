# Words that several games say: suits, life, the pencil, who is asked. Every page has them.

bang-suit-spades = spades
bang-suit-hearts = hearts
bang-suit-diamonds = diamonds
bang-suit-clubs = clubs
bang-role-unknown = Role unknown
bang-stamp = Out
bang-story-chart = Life points, turn by turn
bang-life = { $life } of { $max } life points
bang-asked = { $who ->
    [you] You decide
   *[they] Deciding
}
bang-guess = My guess
bang-guess-none = No guess
bang-odds = What the table could know
bang-odds-part = { $n } %
bang-odds-note = Only from what everybody has seen. Your own role and all hands are left out.
bang-guess-of = Guess: { $role }
bang-short-life = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}

## How a match with a sheriff came to its end

end-fell = { $by ->
    [none] { $kind ->
        [dynamite] { $who ->
            [you] The dynamite eliminated you ({ $role }).
           *[they] The dynamite eliminated { $seat } ({ $role }).
        }
        [arrow] { $who ->
            [you] The Indians eliminated you ({ $role }).
           *[they] The Indians eliminated { $seat } ({ $role }).
        }
       *[other] { $who ->
            [you] You ({ $role }) were eliminated.
           *[they] { $seat } ({ $role }) was eliminated.
        }
    }
    [self] { $who ->
        [you] You ({ $role }) eliminated yourself.
       *[they] { $seat } ({ $role }) caused their own elimination.
    }
   *[other] { $who ->
        [you] { $other } eliminated you ({ $role }).
       *[they] { $whom ->
            [you] You eliminated { $seat } ({ $role }).
           *[they] { $other } eliminated { $seat } ({ $role }).
        }
    }
}
end-stands = { $who ->
    [you] Nobody is left against you, the sheriff.
   *[they] Nobody is left against { $seat }, the sheriff.
}
end-left = { $who ->
    [you] You are the only one left.
   *[they] { $seat } is the only one left.
}
end-aim = { $who ->
    [you] That was your goal.
   *[they] That was { $seat }’s goal.
}

## Phrases that sentences share

# So many life points; $n is the number.
life-points = { $n ->
    [one] { $n }{ "\u00A0" }life point
   *[other] { $n }{ "\u00A0" }life points
}
# The card in a sentence. Only languages with genders and cases need these forms: the subject, the object, after a
# preposition, and as the subject with its owner; -start begins a sentence.
card-nom = { $card }
card-nom-start = { $card }
card-acc = { $card }
card-acc-start = { $card }
card-dat = { $card }
card-your-start = Your { $card }
