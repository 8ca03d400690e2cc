# The big screen: a table as a room sees it, before, during and after a match.

screen-join = Join this table
screen-camera = Point your camera here
screen-type = or open
screen-type-code = and type
screen-open = or open
screen-closed = Only this machine reaches this table
screen-taken = { $n } of { $of } seats taken
screen-free = Free
screen-just-sat = just sat down
screen-host = starts the match
screen-sits = is here
screen-arrived = { $name } has just sat down.
screen-nobody = Who plays?
screen-room = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
screen-full = All seats are taken.
screen-starts = { $name } starts the match.
screen-first = The first person to sit down starts the match.
screen-bots = Bots can take the free seats.
screen-watch = All seats taken? You can also watch.
screen-sound = For sound, press any key once.
screen-begins = The match begins.
screen-asked = Deciding
screen-turn = { $name }’s turn
screen-hidden = Still hidden
screen-cars-wait = { $n ->
    [one] { $n } car follows
   *[other] { $n } cars follow
}
screen-late = Join in or watch
screen-out = { $name } is eliminated
screen-end = The result
screen-what = { $game }, { $n } players
screen-wins = Wins
screen-out-turn = out in turn { $n }
screen-lives = { $n ->
    [one] { $n } life left
   *[other] { $n } lives left
}
screen-again = Another match? { $name } starts it.
screen-again-none = Another match? Sit down again on your phone.
screen-want = { $n } of { $of } want one
screen-roll = { $n ->
    [1] First roll
    [2] Second roll
    [3] Third roll
    [4] Fourth roll
   *[other] Roll { $n }
}
screen-before-roll = Before the roll
screen-dice-life = of { $max }
screen-arrows = { $n ->
    [one] arrow left
   *[other] arrows left
}
screen-after = { $n ->
    [one] after { $n } turn
   *[other] after { $n } turns
}
screen-was-bang = { $name } was { $role ->
    [sheriff] the sheriff
    [deputy] a deputy
    [outlaw] an outlaw
   *[renegade] a renegade
}.
screen-was-dice = { $name } was { $role ->
    [sheriff] the sheriff
    [deputy] a deputy
    [outlaw] an outlaw
   *[renegade] a renegade
}.
screen-show = Show on a big screen
screen-show-text = Open this address on a television or a projector, or show it from here:
