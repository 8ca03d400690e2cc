# Words that several games say: suits, life, the pencil, who is asked. Every page has them.

bang-suit-spades = spades
bang-suit-hearts = hearts
bang-suit-diamonds = diamonds
bang-suit-clubs = clubs
bang-role-unknown = Role unknown
bang-stamp = Out
bang-story-chart = Life over the turns
bang-life = Life { $life } of { $max }
bang-asked = { $who ->
    [you] You are asked
   *[they] Asked
}
bang-guess = My guess
bang-guess-none = No guess
bang-odds = What the table could know
bang-odds-part = { $n } %
bang-odds-note = From what everybody saw alone: neither your own role nor any hand counts.
bang-guess-of = Guess: { $role }
bang-short-life = { $n } life

## How a match with a sheriff came to its end

end-fell = { $by ->
    [none] { $kind ->
        [dynamite] { $who ->
            [you] The dynamite took you ({ $role }).
           *[they] The dynamite took { $seat } ({ $role }).
        }
        [arrow] { $who ->
            [you] The Indians took you ({ $role }).
           *[they] The Indians took { $seat } ({ $role }).
        }
       *[other] { $who ->
            [you] You ({ $role }) went out.
           *[they] { $seat } ({ $role }) went out.
        }
    }
    [self] { $who ->
        [you] You ({ $role }) put yourself out.
       *[they] { $seat } ({ $role }) went out by their own doing.
    }
   *[other] { $who ->
        [you] { $other } put you ({ $role }) out.
       *[they] { $whom ->
            [you] You put { $seat } ({ $role }) out.
           *[they] { $other } put { $seat } ({ $role }) out.
        }
    }
}
end-stands = { $who ->
    [you] Nobody is left against you, and you still stand.
   *[they] Nobody is left against the sheriff, and { $seat } still stands.
}
end-left = { $who ->
    [you] Nobody but you is left.
   *[they] Nobody but { $seat } is left.
}
end-aim = { $who ->
    [you] Just what you were after.
   *[they] Just what { $seat } was after.
}
