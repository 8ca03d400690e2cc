# Warum ein Bot so gewählt hat: was alle Spiele teilen, das Würfelspiel und Wyatt Earp.
why-ahead = Von {$worlds} ausgedachten Welten ging es so in {$n} besser aus und in {$m} schlechter.

why-dice-stop = Noch ein Wurf würde mehr kosten, als er verspricht.
why-dice-roll = Noch einmal zu würfeln ist im Schnitt {$n} Lebenspunkte mehr wert.
why-dice-useless = Die Würfel, die ich noch einmal werfe, nützen mir wenig.
why-dice-fine = Diese Würfel passen mir.
why-dice-shoot-seat = Von allen in Reichweite steht {$seat} am meisten gegen mich.
why-dice-drink = Ich brauche den Lebenspunkt am meisten.
why-dice-drink-seat = {$seat} hält zu mir, soweit ich sehe, und ist verletzt.
why-dice-gulp = Das Bier zählt für mich gerade doppelt.
why-dice-gulp-seat = {$seat} hält zu mir, soweit ich sehe, und ist verletzt.
why-dice-bless = Ich brauche den Lebenspunkt am meisten.
why-dice-bless-seat = {$seat} hält zu mir, soweit ich sehe, und ist verletzt.
why-dice-arrows = Von Freunden ist kein Pfeil mehr wegzunehmen.
why-dice-arrows-seat = {$seat} hält zu mir und müsste die Indianer fürchten.
why-dice-bart = Pfeile wird man wieder los, ein Lebenspunkt ist weg.
why-dice-pedro = Je weniger Pfeile ich habe, desto besser.

why-wyatt-end = Wenn die Runde jetzt endet, liege ich vorn.
why-wyatt-wait = Ich könnte die Runde beenden, aber andere liegen vorn.
why-wyatt-deck = Zwei neue Karten versprechen mehr als die eine auf dem Ablagestapel.
why-wyatt-pile = Die Karte auf dem Ablagestapel passt zu meiner Hand.
why-wyatt-stop = In dieser Runde gibt es nichts mehr abzuwarten.
why-wyatt-lay = { $n ->
    [one] Eine Karte {$card} auf dem Tisch vergrößert meinen Anteil an der Belohnung.
   *[other] {$n} Karten {$card} auf dem Tisch vergrößern meinen Anteil an der Belohnung.
  }
why-wyatt-photo = Das Foto bringt mich bei {$card} nach vorn.
why-wyatt-stagecoach = Bei {$card} bringt mir mehr Geld am meisten.
why-wyatt-bank = Bei {$card} bringt mir mehr Geld am meisten.
why-wyatt-gun = Bei {$card} zählen drei Punkte am meisten.
why-wyatt-wanted = Jemand hat eine Karte, die ich brauchen kann.
why-wyatt-hideout = Jemand liegt vorn, wo viel Geld liegt.
why-wyatt-ride = Zwei Karten für eine, solange Zeit ist, sie zu nutzen.
why-wyatt-search = Ich erinnere mich an eine gute Karte im Ablagestapel.
why-wyatt-free = Meine versteckte Reihe ist einen Schuss wert.
why-wyatt-shoot = Eine Karte auf dem Tisch ist den Schuss wert.
why-wyatt-discard = {$card} brauche ich am wenigsten, und der Nachbar hat wenig davon.
why-wyatt-ask = {$card} kann ich brauchen, und {$seat} könnte welche haben.
why-wyatt-steal = {$card} fehlt dann {$seat} und hilft mir.
why-wyatt-hide = {$seat} bekäme am meisten für {$card}.
why-wyatt-take = Von allem im Stapel hilft mir {$card} am meisten.
why-wyatt-keep = Später ist sie mehr wert.
why-wyatt-pass = Die Karte behalte ich besser.
why-wyatt-law = Von meinen Sheriffkarten sieht diese am besten aus.
why-wyatt-spare = {$card} brauche ich am wenigsten.
