# Das Großbild: ein Tisch, wie ihn ein ganzes Zimmer sieht, vor, während und nach einer Partie.

screen-join = An diesen Tisch setzen
screen-camera = Kamera hierher halten
screen-type = oder auf
screen-type-code = eingeben:
screen-open = oder öffnen:
screen-closed = Nur dieser Rechner erreicht den Tisch
screen-taken = { $n } von { $of } Plätzen besetzt
screen-free = Frei
screen-just-sat = hat sich gesetzt
screen-host = startet die Partie
screen-sits = ist da
screen-arrived = { $name } hat sich gesetzt.
screen-nobody = Wer spielt mit?
screen-room = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
screen-full = Alle Plätze sind besetzt.
screen-starts = { $name } startet die Partie.
screen-first = Wer sich zuerst setzt, startet die Partie.
screen-bots = Bots können die freien Plätze nehmen.
screen-watch = Alle Plätze besetzt? Man kann auch zusehen.
screen-sound = Für Ton einmal eine Taste drücken.
screen-begins = Die Partie beginnt.
screen-asked = Entscheidet
screen-turn = { $name } ist dran
screen-hidden = Noch verdeckt
screen-cars-wait = { $n ->
    [one] { $n } Wagen folgt
   *[other] { $n } Wagen folgen
}
screen-late = Mitspielen oder zusehen
screen-out = { $name } ist ausgeschieden
screen-end = Das Ergebnis
screen-what = { $game }, { $n } Leute
screen-wins = Gewinnt
screen-out-turn = raus in Zug { $n }
screen-lives = { $n ->
    [one] noch { $n } Leben
   *[other] noch { $n } Leben
}
screen-again = Noch eine Partie? { $name } startet sie.
screen-again-none = Noch eine Partie? Am Handy neu hinsetzen.
screen-want = { $n } von { $of } wollen
screen-roll = { $n ->
    [1] Erster Wurf
    [2] Zweiter Wurf
    [3] Dritter Wurf
    [4] Vierter Wurf
   *[other] Wurf { $n }
}
screen-before-roll = Vor dem Wurf
screen-dice-life = von { $max }
screen-arrows = { $n ->
    [one] Pfeil übrig
   *[other] Pfeile übrig
}
screen-after = { $n ->
    [one] nach { $n } Zug
   *[other] nach { $n } Zügen
}
screen-was-bang = { $name } war { $role ->
    [sheriff] Sheriff
    [deputy] Hilfssheriff
    [outlaw] Outlaw
   *[renegade] Kopfgeldjäger
}.
screen-was-dice = { $name } war { $role ->
    [sheriff] Sheriff
    [deputy] Hilfssheriff
    [outlaw] Bandit
   *[renegade] Gesetzloser
}.
screen-show = Auf dem Großbild zeigen
screen-show-text = Diese Adresse am Fernseher oder Beamer öffnen, oder von hier aus zeigen:
