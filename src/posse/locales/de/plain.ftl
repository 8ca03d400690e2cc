# Der allgemeine Tisch auf Deutsch: was er sagt, wenn einem Spiel eigene Worte fehlen.
#
# Argumente: $seat, $other (Namen), $card (der Name einer Karte), $n (eine Zahl), $what (eine lesbar gemachte Kennung).
# $who ist "you", wenn $seat der Leser ist.

plain-begin = Die Partie beginnt.
plain-turn = { $who ->
    [you] Du bist am Zug
   *[they] Am Zug
}
plain-prompt = { $who ->
    [you] { $what }: Was tust du?
   *[they] { $seat } entscheidet: { $what }
}
plain-event = { $seat }: { $what }
plain-event-turn = { $who ->
    [you] Du bist am Zug
   *[they] { $seat } ist am Zug
}
plain-event-draw = { $who ->
    [you] Du ziehst { $card }.
   *[they] { $seat } zieht { $card }.
}
plain-event-out = { $who ->
    [you] Du bist ausgeschieden.
   *[they] { $seat } ist ausgeschieden.
}
plain-event-win = { $who ->
    [you] Du gewinnst.
   *[they] { $seat } gewinnt.
}
plain-result = { $n ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
plain-card-hidden = eine Karte
plain-own = eigene Fähigkeit
plain-some = irgendeine Karte
plain-zone = { $name }: { $n }
plain-tally = { $name } { $n }
plain-tally-hidden = { $name }: verdeckt
plain-unknown = verdeckt
plain-state = Zustand
plain-hint-card = Tippe eine Karte an, um zu sehen, was sie kann.
plain-hint-seat = Wähle einen Spieler.
plain-hint-again = Tippe sie noch einmal an, oder den Knopf.
plain-hint-which = Wähle, was du damit tust.
plain-cancel = Zurück
plain-hand-said = Deine Hand: { $cards }.
plain-story-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
plain-no-rules = Für dieses Spiel gibt es keine geschriebenen Regeln.
plain-copies = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
}
plain-seats = { $n } Spieler
