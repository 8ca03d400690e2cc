# Die Regelseiten: was alle Spiele gemeinsam haben. Nur diese Seiten laden es.

rules-contents = Inhalt
rules-back = Zum Tisch
rules-search = Karte oder Regel suchen
rules-found = { $n ->
    [0] Nichts gefunden. Du kannst auf Deutsch und auf Englisch suchen.
    [one] Ein Treffer
   *[other] { $n } Treffer
}
rules-found-more = Noch { $n } mehr. Suche genauer.
rules-found-rule = Regel
rules-minutes = { $n } min
rules-as-met = sobald sie vorkommen
rules-all-rules = alle Regeln
rules-here = an eurem Tisch
rules-aims = Dein Ziel
rules-turn = Ein Zug
rules-turn-six = Ein Zug in sechs Bildern
rules-all-cards = Alle { $n } Karten
rules-special = Zu dritt, Hausregeln
rules-three = Zu dritt
rules-players = Spieler
rules-heads = Wie viele von jeder Rolle
rules-heads-mine = Markiert ist euer Tisch.
rules-house = Hausregeln
rules-house-lead = Wo man die Regelhefte auf zwei Arten lesen kann, entscheidet der Tisch, bevor die Partie beginnt. Ändert niemand etwas, gilt das Übliche.
rules-house-with = nur mit { $pack }
rules-usual = üblich
rules-arguments = Für den Streitfall
rules-arguments-lead = Jede Regel in unseren Worten, mit ihrer Nummer und der Stelle im Regelheft. Zum Lernen brauchst du das nicht.
rules-arguments-rulings = Unsere Entscheidungen, wo die Hefte eine Wahl lassen
rules-rules-count = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
}

rules-rulings-text = Wo die Regelhefte eine Wahl lassen, steht hier unsere, mit den Gründen.
rules-ruling = Entscheidung { $id }
rules-group-setup = Vorbereitung
rules-group-deck = Der Talon
rules-group-life = Lebenspunkte
rules-group-ability = Fähigkeiten
rules-group-turn = Der Zug
rules-group-draw = Phase I: Karten nehmen
rules-group-play = Phase II: Karten ausspielen
rules-group-discard = Ablegen
rules-group-owner = Wem eine Karte gehört
rules-group-check = „Ziehen“
rules-group-distance = Abstand
rules-group-weapon = Waffen
rules-group-out = Ausscheiden
rules-group-reward = Belohnung
rules-group-penalty = Bestrafung
rules-group-end = Phase III: ablegen
rules-group-win = Gewinnen
rules-group-symbol = Symbole
rules-group-card = Karten
rules-group-char = Personen
rules-group-know = Was du wissen darfst
rules-cards = Karten
rules-characters = Personen
rules-copies = { $n }-mal im Spiel
rules-copies-in = { $n } in { $pack }
rules-copies-more = Weitere Exemplare von Karten oben: { $cards }.
