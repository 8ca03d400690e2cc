# BANG! auf der Seite: ein Treffer und alle Auswege in einem Telegramm, Schritte ohne Wahl,
# warum etwas nicht geht. Die Argumente sind die von bang.ftl.

## Ein Treffer: was auf dem Spiel steht

bang-last-shot = { $kind ->
    [gatling] { $other } dreht die Gatling auf dich. Trifft sie, bist du raus.
    [howitzer] { $other } richtet die Haubitze auf dich. Trifft sie, bist du raus.
    [punch] { $other } schlägt nach dir. Trifft es, bist du raus.
    [knife] { $other } wirft ein Messer nach dir. Trifft es, bist du raus.
    [ironhorse] { $card } verschont niemanden: Auf dich wird geschossen. Trifft es, bist du raus.
   *[other] { $n ->
        [2] { $other } schießt auf dich, und es braucht zwei Fehlschuss!. Trifft es, bist du raus.
       *[other] { $other } schießt auf dich. Trifft es, bist du raus.
    }
}
bang-last-duel = Duell mit { $other }. Ohne BANG! bist du raus.
bang-last-indians = Indianer! Ohne BANG! bist du raus.
bang-last-take = Du bist raus
bang-save = { $cause } Was tust du?
bang-save-last = { $cause } Dann bist du raus.
bang-save-cause = { $n ->
    [0] Du verlierst gleich Leben.
   *[other] Du verlierst gleich { $n } Leben.
}
bang-save-cause-by = { $other } kostet dich gleich { $n } Leben.
bang-save-cause-card = { $card } kostet dich gleich { $n } Leben.
bang-save-cause-by-card = { $card } von { $other } kostet dich gleich { $n } Leben.
bang-then-beer-note = Treffer, aber du hast { $n } Leben
bang-then-spare = Zwei Karten ablegen
bang-then-spare-note = Treffer, aber kein Leben verloren

## Nichts zu entscheiden: als Nachricht

bang-forced = { $ask } Es gibt nur eine Antwort: { $option }.
bang-forced-shot = { $other } schießt auf dich, und du hast nichts dagegen.
bang-forced-duel = Duell mit { $other }: Du hast kein BANG! als Antwort.
bang-forced-indians = Indianer! Du hast kein BANG! gegen sie.
bang-forced-save = { "" }
bang-forced-then = Was du hast, kann es noch wettmachen.

## Warum nicht: eine Karte. -help sagt, was helfen würde
# $card, $kind; $weapon und $reach: meine Waffe; $n: Abstand des Nächsten; $price: was sie kostet; $ask: die Frage

bang-why-colt = Dein Colt
bang-why-wait = Du bist nicht dran
bang-why-wait-help = { $seat } überlegt.
bang-why-now = Jetzt nicht
bang-why-now-help = { $card } lässt sich in diesem Augenblick nicht spielen.
bang-why-works = { $card } wirkt von selbst
bang-why-works-help = Die Karte liegt vor dir und braucht keinen Tipp.
bang-why-waits = Erst ab deinem nächsten Zug
bang-why-waits-help = { $card } wurde in diesem Zug gelegt.
bang-why-shot-only = Nur, wenn auf dich geschossen wird
bang-why-shot-only-help = { $card } wird dir angeboten, sobald jemand auf dich schießt.
bang-why-price = Kostet { $price ->
    [one] eine weitere Karte
   *[other] { $price } weitere Karten
}
bang-why-price-help = { $card } wird mit Handkarten bezahlt, und du hast zu wenige.
bang-why-fired = In diesem Zug schon geschossen
bang-why-fired-help = Ein BANG! je Zug. Mit einer Volcanic oder als Willy the Kid ginge noch eines.
bang-why-reach = Niemand in Reichweite
bang-why-reach-help = Am nächsten ist jemand im Abstand { $n }; { $weapon } reicht bis { $reach }. Eine weitere Waffe oder ein Appaloosa würde helfen.
bang-why-hidden = Niemand, auf den du zielen kannst
bang-why-hidden-help = Wer in Reichweite ist, sitzt mit leerer Hand im Privatwagen.
bang-why-near = Niemand im Abstand 1
bang-why-near-help = { $card } reicht nicht weiter, gleich mit welcher Waffe. Am nächsten ist jemand im Abstand { $n }; ein Appaloosa würde helfen.
bang-why-bare = Dort hat niemand eine Karte
bang-why-bare-help = { $card } braucht jemanden in Reichweite mit einer Karte auf der Hand oder auf dem Tisch.
bang-why-copy = Die hast du schon
bang-why-copy-help = { $kind } liegt vor dir, und keine zweite Karte gleichen Namens darf dort liegen.
bang-why-beer = Nicht zu zweit
bang-why-beer-help = Sind nur noch zwei übrig, nützt ein Bier nichts mehr.
bang-why-jail = Niemand zum Einsperren
bang-why-jail-help = Der Sheriff kommt nie ins Gefängnis, und niemand in ein zweites.
bang-why-money_bag = Nichts nachzuahmen
bang-why-money_bag-help = Oben auf der Ablage liegt keine braune Karte, die du jetzt spielen könntest.
bang-why-switch = Nichts zu tauschen
bang-why-switch-help = Dazu gehören eine Karte vor dir und eine vor jemand anderem, die den Platz tauschen dürfen.
bang-why-water_tower = Kein Wagen an einer Station
bang-why-water_tower-help = Dazu muss ein Wagen unter einer Station stehen.
bang-why-sleeper = Jetzt nicht
bang-why-sleeper-help = { $card } braucht eine andere blaue Karte von dir, einmal je Zug.
bang-why-cattle_truck = Die Ablage ist leer
bang-why-lounge_car = Kein Wagen mehr da
bang-why-shot = { $card } hält keinen Schuss auf
bang-why-shot-help = Das kann ein Fehlschuss!, ein Fass oder was als einer zählt.
bang-why-duel = Im Duell zählt nur ein BANG!
bang-why-indians = Nur ein BANG! vertreibt sie
bang-why-save = { $card } bringt kein Leben zurück
bang-why-save-help = Ein Bier macht den Treffer wett.
bang-why-other = Danach ist nicht gefragt
bang-why-other-help = { $ask }

## Warum nicht: ein Platz. $seat, $n: sein Abstand

bang-why-seat = Nicht auf { $seat }
bang-why-seat-help = { $card } lässt sich auf diesen Platz jetzt nicht spielen.
bang-why-seat-out = { $seat } ist raus
bang-why-seat-self = Nicht auf dich selbst
bang-why-seat-self-help = { $card } ist für jemand anderen.
bang-why-seat-reach = Außer Reichweite: Abstand { $n }
bang-why-seat-reach-help = { $weapon } reicht bis { $reach }. Eine weitere Waffe oder ein Appaloosa würde helfen.
bang-why-seat-hidden = Nicht zu sehen
bang-why-seat-hidden-help = { $seat } sitzt mit leerer Hand im Privatwagen: Kein BANG! trifft dort.
bang-why-seat-near = Außer Reichweite: Abstand { $n }
bang-why-seat-near-help = { $card } reicht bis 1, gleich mit welcher Waffe. Ein Appaloosa würde helfen.
bang-why-seat-bare = { $seat } hat keine Karte
bang-why-seat-sheriff = Nicht den Sheriff
bang-why-seat-sheriff-help = Niemand kann den Sheriff einsperren.
bang-why-seat-jailed = Schon im Gefängnis
bang-why-seat-jailed-help = Ein zweites Gefängnis darf dort nicht liegen.
bang-why-seat-switch = Mit { $seat } nichts zu tauschen
bang-why-seat-switch-help = Zwei Karten müssten den Platz tauschen können, und kein Name darf irgendwo zweimal liegen.

## Karten zur Auswahl

bang-hint-pick = Tipp eine Karte an, um zu lesen, was sie tut.

## Vorgelesen

bang-spoken-hand = Du hast { $life } Leben. Deine Hand: { $n ->
    [0] leer.
   *[other] { $cards }.
}

## Ursachen: welche Karte das Leben kostete, und wem sie gehörte

bang-event-hurt-card = { $card } kostet { $who ->
    [you] dich
   *[they] { $seat }
} { $n } Leben.
bang-event-hurt-by = { $who ->
    [you] Du verlierst
   *[they] { $seat } verliert
} durch { $whom ->
    [you] dich
   *[they] { $other }
} { $n } Leben.
bang-event-hurt-by-card = { $whom ->
    [you] { $card } von dir
   *[they] { $card } von { $other }
} kostet { $who ->
    [you] dich
   *[they] { $seat }
} { $n } Leben.

## Was jemand von sich aus tut, in einem Satz: web-deeds

bang-deed-draw = { $n ->
    [one] nimmt eine Karte
   *[other] nimmt { $n } Karten
}
bang-deed-keep = { $n ->
    [one] behält eine Karte
   *[other] behält { $n } Karten
}
bang-deed-lay = legt { $cards } aus
bang-deed-play = spielt { $cards }
bang-deed-discard = legt { $cards } ab
bang-deed-heal = bekommt { $n } Leben zurück
