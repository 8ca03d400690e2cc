## Ein Tisch vor und nach einer Partie

web-room-settings = Einstellungen
web-ready-until = Die Partie beginnt spätestens in { $n } s.
web-folded = { $card } (1 von { $n })
web-more-answers = { $n ->
    [one] darunter noch eine Antwort
   *[other] darunter noch { $n } Antworten
}
web-another = Anderes Spiel
web-another-note = Alle behalten ihren Platz. Du beginnst die Partie, wenn alle so weit sind.
web-another-next = Das nächste Spiel:
web-another-go = Zu diesem Spiel wechseln
web-another-most = für höchstens { $n } Spieler

## Während einer Partie

web-waiting-for = Warten auf { $name }
web-out-leave = Gehen
web-out-call = Am Ende benachrichtigen
web-recall = Deine Partie ist zu Ende.
web-recall-see = Sieh dir an, wie sie ausging
web-store = { $card }: { $cards }
web-store-taken = { $card }: { $taken }
web-store-pick = { $who ->
    [you] du
   *[they] { $seat }
} { $card }
web-evening-role = { $role } { $wins } von { $n }
web-evening-above = { $n } über dem Üblichen
web-evening-below = { $n } unter dem Üblichen
web-evening-usual = wie üblich
web-evening-fair = Üblich ist, was Spieler mit denselben Rollen im Mittel gewinnen, gezählt in vielen Partien von Bots.
