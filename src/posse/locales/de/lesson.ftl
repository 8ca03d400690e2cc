# Die Regelseiten: was alle Spiele gemeinsam haben. Nur diese Seiten laden es.

lesson-contents = Inhalt
lesson-back = Zum Tisch
lesson-search = Karte oder Regel suchen
lesson-found = { $n ->
    [0] Nichts gefunden. Du kannst auf Deutsch und auf Englisch suchen.
    [one] Ein Treffer
   *[other] { $n } Treffer
}
lesson-found-more = Noch { $n } mehr. Suche genauer.
lesson-found-rule = Regel
lesson-minutes = { $n } min
lesson-as-met = sobald sie vorkommen
lesson-all-rules = alle Regeln
lesson-here = an eurem Tisch
lesson-aims = Dein Ziel
lesson-turn = Ein Zug
lesson-turn-six = Ein Zug in sechs Bildern
lesson-all-cards = Alle { $n } Karten
lesson-special = Zu dritt, Hausregeln
lesson-three = Zu dritt
lesson-players = Spieler
lesson-heads = Wie viele von jeder Rolle
lesson-heads-mine = Markiert ist euer Tisch.
lesson-house = Hausregeln
lesson-house-lead = Wo man die Regelhefte auf zwei Arten lesen kann, entscheidet der Tisch, bevor die Partie beginnt. Ändert niemand etwas, gilt das Übliche.
lesson-house-with = nur mit { $pack }
lesson-usual = üblich
lesson-arguments = Für den Streitfall
lesson-arguments-lead = Jede Regel in unseren Worten, mit ihrer Nummer und der Stelle im Regelheft. Zum Lernen brauchst du das nicht.
lesson-arguments-rulings = Unsere Entscheidungen, wo die Hefte eine Wahl lassen
lesson-rules-count = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}

lesson-rulings-text = Wo die Regelhefte eine Wahl lassen, steht hier unsere, mit den Gründen.
lesson-ruling = Entscheidung { $id }
lesson-group-setup = Vorbereitung
lesson-group-deck = Der Talon
lesson-group-life = Lebenspunkte
lesson-group-ability = Fähigkeiten
lesson-group-turn = Der Zug
lesson-group-draw = Phase I: Karten nehmen
lesson-group-play = Phase II: Karten ausspielen
lesson-group-discard = Ablegen
lesson-group-owner = Wem eine Karte gehört
lesson-group-check = „Ziehen“
lesson-group-distance = Abstand
lesson-group-weapon = Waffen
lesson-group-out = Ausscheiden
lesson-group-reward = Belohnung
lesson-group-penalty = Bestrafung
lesson-group-end = Phase III: ablegen
lesson-group-win = Gewinnen
lesson-group-symbol = Symbole
lesson-group-card = Karten
lesson-group-char = Personen
lesson-group-know = Was du wissen darfst
lesson-cards = Karten
lesson-characters = Personen
lesson-copies = { $n }-mal im Spiel
lesson-copies-in = { $n } in { $pack }
lesson-copies-more = Weitere Exemplare von Karten oben: { $cards }.
