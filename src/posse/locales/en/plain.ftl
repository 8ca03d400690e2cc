# The generic table in English: what it says for games that lack words of their own.
#
# Arguments: $seat, $other (names), $card (the name of a card), $n (a number), $what (an id made readable).
# $who is "you" when $seat is the reader.

plain-begin = The match begins.
plain-turn = { $who ->
    [you] Your turn
   *[they] Their turn
}
plain-prompt = { $who ->
    [you] { $what }: what do you do?
   *[they] { $seat } decides: { $what }
}
plain-event = { $seat }: { $what }
plain-event-turn = { $who ->
    [you] Your turn
   *[they] { $seat }’s turn
}
plain-event-draw = { $who ->
    [you] You draw { $card }.
   *[they] { $seat } draws { $card }.
}
plain-event-out = { $who ->
    [you] You are eliminated.
   *[they] { $seat } is eliminated.
}
plain-event-win = { $who ->
    [you] You win.
   *[they] { $seat } wins.
}
plain-result = { $n ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}
plain-card-hidden = a card
plain-own = own ability
plain-some = any card
plain-zone = { $name }: { $n }
plain-tally = { $name } { $n }
plain-tally-hidden = { $name }: hidden
plain-unknown = hidden
plain-state = State
plain-hint-card = Tap a card to see what it can do.
plain-hint-seat = Choose a player.
plain-hint-again = Tap it again, or the button.
plain-hint-which = Choose what you do with it.
plain-cancel = Back
plain-hand-said = Your hand: { $cards }.
plain-story-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
plain-no-rules = This game has no written rules.
plain-copies = { $n ->
    [one] One card
   *[other] { $n } cards
}
plain-seats = { $n } players
