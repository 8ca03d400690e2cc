# Warum ein Bot so gewählt hat: was alle Spiele teilen, das Würfelspiel und Wyatt Earp.
why-ahead = Ich habe mir {$worlds} Welten ausgedacht. In {$n} davon ging es so besser aus, in {$m} schlechter.

why-dice-stop = Noch ein Wurf würde mehr kosten, als er verspricht.
why-dice-roll = Noch einmal zu würfeln ist im Schnitt {$n} Lebenspunkte mehr wert.
why-dice-useless = Die Würfel, die ich noch einmal werfe, nützen mir wenig.
why-dice-fine = Diese Würfel passen mir.
why-dice-shoot-seat = Von allen, die ich treffen kann, ist {$seat} wohl am meisten gegen mich.
why-dice-drink = Ich brauche den Lebenspunkt am meisten.
why-dice-drink-seat = {$seat} ist verwundet und, soweit ich sehe, auf meiner Seite.
why-dice-gulp = Das Bier zählt für mich gerade doppelt.
why-dice-gulp-seat = {$seat} ist verwundet und, soweit ich sehe, auf meiner Seite.
why-dice-bless = Ich brauche den Lebenspunkt am meisten.
why-dice-bless-seat = {$seat} ist verwundet und, soweit ich sehe, auf meiner Seite.
why-dice-arrows = Kein Freund hat noch einen Pfeil, den ich wegnehmen könnte.
why-dice-arrows-seat = {$seat} ist auf meiner Seite und muss die Indianer fürchten.
why-dice-bart = Pfeile wird man wieder los, ein Lebenspunkt ist weg.
why-dice-pedro = Je weniger Pfeile ich habe, desto besser.

why-wyatt-end = Wenn der Durchgang jetzt endet, liege ich vorn.
why-wyatt-wait = Ich könnte den Durchgang beenden, aber andere liegen vorn.
why-wyatt-deck = Zwei neue Karten versprechen mehr als die eine auf dem Ablagestapel.
why-wyatt-pile = Die Karte auf dem Ablagestapel passt zu meiner Hand.
why-wyatt-stop = In diesem Durchgang gibt es nichts mehr abzuwarten.
why-wyatt-lay = { $n ->
    [one] Eine Karte {$card} auf dem Tisch vergrößert meinen Anteil an der Belohnung.
   *[other] {$n} Karten {$card} auf dem Tisch vergrößern meinen Anteil an der Belohnung.
  }
why-wyatt-photo = Das Photo bringt mich bei {$card} nach vorn.
why-wyatt-stagecoach = Bei {$card} bringt mir mehr Geld am meisten.
why-wyatt-bank = Bei {$card} bringt mir mehr Geld am meisten.
why-wyatt-gun = Bei {$card} zählen drei Punkte am meisten.
why-wyatt-wanted = Jemand hat eine Karte, die ich brauchen kann.
why-wyatt-hideout = Jemand liegt vorn, wo viel Geld liegt.
why-wyatt-ride = Zwei Karten für eine, solange Zeit ist, sie zu nutzen.
why-wyatt-search = Ich erinnere mich an eine gute Karte im Ablagestapel.
why-wyatt-free = Meine versteckte Reihe ist einen Schuss wert.
why-wyatt-shoot = Eine Karte auf dem Tisch ist den Schuss wert.
why-wyatt-discard = { card-acc-start } brauche ich am wenigsten, und der Nachbar hat wenig davon.
why-wyatt-ask = {$card} kann ich brauchen, und {$seat} könnte welche haben.
why-wyatt-steal = {$card} fehlt dann {$seat} und hilft mir.
why-wyatt-hide = {$seat} bekäme am meisten für {$card}.
why-wyatt-take = Von allen Karten im Stapel hilft mir { card-nom } am meisten.
why-wyatt-keep = Später ist sie mehr wert.
why-wyatt-pass = Die Karte behalte ich besser.
why-wyatt-law = Von meinen Sheriff-Karten sieht diese am besten aus.
why-wyatt-spare = { card-acc-start } brauche ich am wenigsten.
