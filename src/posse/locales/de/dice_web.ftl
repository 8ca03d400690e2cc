# The Dice Game im Browser: Wörter, die nur die Seite braucht. Argumente wie in dice.ftl.

## Würfel

dice-five = Die fünf Würfel
dice-die = Würfel { $n }
dice-die-blank = noch nicht geworfen
dice-die-chosen = wird neu geworfen
dice-die-locked = gesperrt
dice-die-kept = behalten
dice-faces = Symbole
dice-faces-title = Was die Symbole tun
dice-face-arrow-short = Nimm einen Pfeil
dice-face-dynamite-short = Drei: Du verlierst 1 Leben
dice-face-one-short = Triff einen Nachbarn
dice-face-two-short = Triff zwei Plätze weiter
dice-face-beer-short = Gib 1 Leben zurück
dice-face-gatling-short = Drei: Triff alle anderen
dice-result-said = Die Würfel zeigen: { $dice }. { $rolls }.

## Würfeln

dice-roll = { $n ->
    [0] Neu würfeln (noch { $left })
    [one] { $n } Würfel werfen (noch { $left })
   *[other] { $n } Würfel werfen (noch { $left })
}
dice-stop = Aufhören
dice-choose-all = Alle neu werfen
dice-choose-none = Auswahl aufheben
dice-choose-all-short = Alle neu
dice-choose-none-short = Aufheben
dice-hint-roll = Tippe auf die Würfel, die du neu werfen willst.
dice-hint-chosen = Du wirfst nur die angehobenen Würfel neu.
dice-hint-locked = Dynamit bleibt liegen, wo es gefallen ist.
dice-hint-seats = Tippe auf einen Platz oder einen Knopf.
dice-double = Mit Bier verdoppeln
dice-double-note = 2 Lebenspunkte statt 1

## Chancen

dice-chances = Wie stehen meine Chancen?
dice-chances-short = Chancen?
dice-chances-chosen = { $n ->
    [one] Wenn du diesen Würfel wirfst
   *[other] Wenn du diese { $n } Würfel wirfst
}
dice-chances-all = { $n ->
    [one] Wenn du den freien Würfel wirfst
   *[other] Wenn du alle { $n } freien Würfel wirfst
}
dice-chance-gatling = Gatling ({ $n ->
    [2] zwei gleiche
   *[other] drei gleiche
})
dice-chance-hunt = { $rolls ->
    [one] Gatling, letzter Wurf
   *[other] Gatling in { $rolls } Würfen
}
dice-chance-beer = Ein Bier
dice-chance-shot = Ein Fadenkreuz
dice-chance-blast = Drittes Dynamit: Ende
dice-chance-arrows = Pfeile im Schnitt
dice-chance-attack = Die Indianer kommen
dice-die-spent = benutzt
dice-neighbours = Deine Nachbarn
dice-shots = Deine Würfel treffen mit: { $shots }
dice-chance-cost = { $chance }, −{ $n }
dice-chance-death = Du scheidest aus

## Was geschah

dice-event-rolled = { $who ->
    [you] Du wirfst { $dice }
   *[they] { $seat } wirft { $dice }
}
dice-event-arrow-many = { $who ->
    [you] Du nimmst { $n } Pfeile.
   *[they] { $seat } nimmt { $n } Pfeile.
}
dice-life-of = von { $max }
dice-log-cards = Würfel
dice-quiver = Pfeile
dice-attack = Indianer!
dice-stamp-sheriff = Raus: der Sheriff
dice-stamp-deputy = Raus: Hilfssheriff
dice-stamp-outlaw = Raus: ein Bandit
dice-stamp-renegade = Raus: Gesetzloser

## Die Geschichte

dice-story-roll = Würfe: { $n }
dice-story-shoot = Schüsse: { $n }
dice-story-gatling = Gatlings: { $n }
dice-story-arrow = Genommene Pfeile: { $n }
dice-story-indians = Überfälle der Indianer: { $n }
dice-story-drink = Ausgeschenktes Bier: { $n }
dice-story-hurt = Verlorene Lebenspunkte: { $n }
dice-story-deadeye = { $who ->
    [you] Bester Schütze: du ({ $n } Treffer)
   *[they] Bester Schütze: { $seat } ({ $n } Treffer)
}
dice-story-first = Zug { $turn }: der erste Treffer. { $text }
dice-story-near = Zug { $turn }: { $who ->
    [you] Du hast nur noch einen Lebenspunkt.
   *[they] { $seat } hat nur noch einen Lebenspunkt.
}
dice-story-moment = Zug { $turn }: { $text }
web-seal-text-dice = Vor dem ersten Wurf zeigte der Tisch den SHA-256 des geheimen Startwerts, der die Rollen verteilt und jeden Würfel wirft. Passt der Startwert dazu, hat niemand die Würfel angerührt.

## Vorgelesen, und warum nicht

dice-spoken-rolled = { $who ->
    [you] Du wirfst: { $dice }.
   *[they] { $seat } wirft: { $dice }.
}

## Mehrere Schüsse eines Wurfs

dice-spared = { $who ->
    [you] Du verlierst nichts.
   *[they] { $seat } verliert nichts.
}
dice-volley = { $who ->
    [you] Du schießt { $targets }
   *[they] { $seat } schießt { $targets }
}
dice-volley-target = { $n ->
    [1] { "" }
   *[other] { $n }×{ " " }
}auf { $whom ->
    [you] dich
   *[they] { $other }
}
