# Trail, das Testspiel des allgemeinen Tisches, auf Deutsch. trail-event-pass fehlt mit Absicht: dort springt Englisch ein.

trail-name = Trail
trail-zone-hand = Hand
trail-zone-taken = Genommen
trail-zone-trick = Stich
trail-zone-trump = Trumpf
trail-zone-deck = Stapel
trail-mark-round = Stich
trail-tally-points = Punkte
trail-tally-luck = Glück
trail-kind-nine = Neun
trail-kind-ten = Zehn
trail-kind-jack = Bube
trail-kind-queen = Dame
trail-kind-king = König
trail-kind-ace = Ass
trail-kind-ace-text = Schlägt jede andere Karte seiner Farbe.
trail-prompt-gift = { $seat } darf eine Karte verschenken.
trail-prompt-gift-you = Verschenkst du eine Karte?
trail-prompt-lead = { $seat } spielt aus.
trail-prompt-lead-you = Welche Karte spielst du aus?
trail-prompt-follow = { $seat } bedient.
trail-prompt-follow-you = Welche Karte spielst du?
trail-prompt-reward = { $seat } wird belohnt.
trail-prompt-reward-you = Was ist deine Belohnung?
trail-option-give-at = { $card } an { $seat } geben
trail-option-keep = Alle Karten behalten
trail-option-play = { $card } spielen
trail-option-draw = Eine Karte ziehen
trail-option-rob-at = { $seat } einen Punkt rauben
trail-option-pass = Passen
trail-event-keep = { $who ->
    [you] Du behältst alle Karten.
   *[they] { $seat } behält alle Karten.
}
trail-event-give-at = { $who ->
    [you] Du gibst { $other } { $card }.
   *[they] { $seat } gibt { $other } { $card }.
}
trail-event-play = { $who ->
    [you] Du spielst { $card }.
   *[they] { $seat } spielt { $card }.
}
trail-event-take = { $who ->
    [you] Du nimmst den Stich.
   *[they] { $seat } nimmt den Stich.
}
trail-event-rob-at = { $who ->
    [you] Du raubst { $other } einen Punkt.
   *[they] { $seat } raubt { $other } einen Punkt.
}
trail-result-most = { $winners } hat die meisten Punkte.
