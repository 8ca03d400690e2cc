## Ein Tisch vor und nach einer Partie

web-room-settings = Einstellungen
web-ready-until = Die Partie beginnt spätestens in { $n } s.
web-folded = { $card } (1 von { $n })
web-more-answers = { $n ->
    [one] darunter noch eine Antwort
   *[other] darunter noch { $n } Antworten
}
coach-bang-star-you = Du trägst den Stern
coach-bang-star-you-text = Du bist der Sheriff, und alle sehen es. Die Outlaws jagen dich, die Hilfssheriffs schützen dich. Wer wer ist, musst du herausfinden.
coach-dice-star-you = Du trägst den Stern
coach-dice-star-you-text = Du bist der Sheriff, und alle sehen es. Die Banditen jagen dich, die Hilfssheriffs schützen dich, und sonst zeigt niemand seine Rolle.
