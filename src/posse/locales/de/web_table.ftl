## Ein Tisch vor und nach einer Partie

web-room-settings = Einstellungen
web-ready-until = Die Partie beginnt spätestens in { $n } s.
web-folded = { $card } (1 von { $n })
web-more-answers = { $n ->
    [one] darunter noch eine Antwort
   *[other] darunter noch { $n } Antworten
}
