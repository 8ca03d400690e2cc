# BANG! auf der Seite: ein Treffer und alle Auswege in einem Telegramm, Schritte ohne Wahl,
# warum etwas nicht geht. Die Argumente sind die von bang.ftl.

## Ein Treffer: was auf dem Spiel steht

bang-last-shot = { $kind ->
    [gatling] { $other } schießt mit der Gatling auf dich. Trifft sie, scheidest du aus.
    [howitzer] { $other } schießt mit der Haubitze auf dich. Trifft sie, scheidest du aus.
    [punch] { $other } schlägt nach dir. Trifft der Schlag, scheidest du aus.
    [knife] { $other } wirft ein Messer nach dir. Trifft es, scheidest du aus.
    [ironhorse] { $card } schießt auf alle, auch auf dich. Trifft der Schuss, scheidest du aus.
   *[other] { $n ->
        [2] { $other } schießt auf dich. Du brauchst zwei Fehlschuss! Trifft der Schuss, scheidest du aus.
       *[other] { $other } schießt auf dich. Trifft der Schuss, scheidest du aus.
    }
}
bang-last-duel = Duell mit { $other }. Ohne BANG! scheidest du aus.
bang-last-indians = Indianer! Ohne BANG! scheidest du aus.
bang-last-take = Du scheidest aus
bang-save = { $cause } Was tust du?
bang-save-last = { $cause } Dann scheidest du aus.
bang-save-cause = { $n ->
    [0] Du verlierst gleich einen Lebenspunkt.
   *[other] Du verlierst gleich { life-points }.
}
bang-save-cause-by = { $other } kostet dich gleich { life-points }.
bang-save-cause-card = { card-nom-start } kostet dich gleich { life-points }.
bang-save-cause-by-card = { card-nom-start } von { $other } kostet dich gleich { life-points }.
bang-then-beer-note = Treffer, aber noch { $n } Leben
bang-then-spare = Zwei Karten ablegen
bang-then-spare-note = Treffer, aber kein Lebenspunkt verloren

## Nichts zu entscheiden: als Nachricht

bang-forced = { $ask } Du hast nur eine Wahl: { $option }.
bang-forced-shot = { $kind ->
    [ironhorse] { $card } schießt auf dich, und du kannst den Schuss nicht aufhalten.
   *[other] { $other } schießt auf dich, und du kannst den Schuss nicht aufhalten.
}
bang-forced-duel = Duell mit { $other }: Du hast kein BANG! als Antwort.
bang-forced-indians = Indianer! Du hast kein BANG! zum Ablegen.
bang-forced-save = { "" }
bang-forced-then = Du kannst es danach noch wettmachen.

## Warum nicht: eine Karte. -help sagt, was helfen würde
# $card, $kind; $weapon und $reach: meine Waffe; $n: Abstand des Nächsten; $price: was sie kostet; $ask: die Frage

bang-why-colt = Colt
bang-why-wait = Du bist nicht dran
bang-why-wait-help = { $seat } überlegt.
bang-why-now = Jetzt nicht
bang-why-now-help = { card-acc-start } kannst du jetzt nicht spielen.
bang-why-works = { card-nom-start } wirkt von selbst
bang-why-works-help = Die Karte liegt vor dir. Du musst nicht darauf tippen.
bang-why-waits = Erst ab deinem nächsten Zug
bang-why-waits-help = { card-acc-start } hast du in diesem Zug ausgelegt.
bang-why-shot-only = Nur, wenn auf dich geschossen wird
bang-why-shot-only-help = { card-acc-start } kannst du benutzen, sobald jemand auf dich schießt.
bang-why-price = Kostet { $price ->
    [one] eine weitere Karte
   *[other] { $price } weitere Karten
}
bang-why-price-help = { card-acc-start } bezahlst du mit Handkarten, und du hast zu wenige.
bang-why-fired = In diesem Zug schon geschossen
bang-why-fired-help = Ein BANG! pro Zug. Mit einer Volcanic oder als Willy the Kid ginge noch eins.
bang-why-reach = Niemand in Reichweite
bang-why-reach-help = Am nächsten ist jemand im Abstand { $n }; deine Waffe ({ $weapon }) reicht bis { $reach }. Eine Waffe mit mehr Reichweite oder ein Appaloosa würde helfen.
bang-why-hidden = Niemand, auf den du zielen kannst
bang-why-hidden-help = Wer in Reichweite ist, sitzt mit leerer Hand im Privatwagen.
bang-why-near = Niemand im Abstand 1
bang-why-near-help = { card-nom-start } reicht nicht weiter, gleich mit welcher Waffe. Am nächsten ist jemand im Abstand { $n }; ein Appaloosa würde helfen.
bang-why-bare = Dort hat niemand eine Karte
bang-why-bare-help = { card-nom-start } braucht jemanden in Reichweite mit einer Karte auf der Hand oder auf dem Tisch.
bang-why-copy = Die hast du schon
bang-why-copy-help = { $kind } liegt schon vor dir. Zwei Karten gleichen Namens darfst du nicht auslegen.
bang-why-beer = Nicht zu zweit
bang-why-beer-help = Sind nur noch zwei übrig, kann man kein Bier mehr benutzen.
bang-why-jail = Niemand zum Einsperren
bang-why-jail-help = Der Sheriff kann nicht ins Gefängnis, und niemand kann zwei Gefängnisse haben.
bang-why-money_bag = Nichts nachzuahmen
bang-why-money_bag-help = Oben auf dem Ablagestapel liegt keine braune Karte, die du jetzt spielen könntest.
bang-why-switch = Nichts zu tauschen
bang-why-switch-help = Du brauchst eine Karte vor dir und eine vor jemand anderem, die den Platz tauschen dürfen.
bang-why-water_tower = Kein Wagen an einer Station
bang-why-water_tower-help = Dazu muss ein Wagen unter einer Station stehen.
bang-why-sleeper = Jetzt nicht
bang-why-sleeper-help = { card-nom-start } braucht eine andere blaue Karte von dir, einmal pro Zug.
bang-why-cattle_truck = Der Ablagestapel ist leer
bang-why-lounge_car = Kein Wagen mehr da
bang-why-shot = { card-nom-start } hält keinen Schuss auf
bang-why-shot-help = Du brauchst einen Fehlschuss!, ein Fass oder eine Karte, die als Fehlschuss! gilt.
bang-why-duel = Im Duell zählt nur ein BANG!
bang-why-indians = Nur ein BANG! hilft gegen sie
bang-why-save = { card-nom-start } bringt keinen Lebenspunkt zurück
bang-why-save-help = Ein Bier macht den Treffer wett.
bang-why-other = Das ist nicht die Frage
bang-why-other-help = { $ask }

## Warum nicht: ein Platz. $seat, $n: sein Abstand

bang-why-seat = Nicht auf { $seat }
bang-why-seat-help = { card-acc-start } kannst du hier jetzt nicht spielen.
bang-why-seat-out = { $seat } ist ausgeschieden
bang-why-seat-self = Nicht auf dich selbst
bang-why-seat-self-help = { card-nom-start } ist für jemand anderen.
bang-why-seat-reach = Außer Reichweite: Abstand { $n }
bang-why-seat-reach-help = Deine Waffe ({ $weapon }) reicht bis { $reach }. Eine Waffe mit mehr Reichweite oder ein Appaloosa würde helfen.
bang-why-seat-hidden = Nicht zu sehen
bang-why-seat-hidden-help = { $seat } sitzt mit leerer Hand im Privatwagen: Niemand darf dort ein BANG! spielen.
bang-why-seat-near = Außer Reichweite: Abstand { $n }
bang-why-seat-near-help = { card-nom-start } reicht bis 1, gleich mit welcher Waffe. Ein Appaloosa würde helfen.
bang-why-seat-bare = { $seat } hat keine Karte
bang-why-seat-sheriff = Nicht den Sheriff
bang-why-seat-sheriff-help = Niemand kann den Sheriff einsperren.
bang-why-seat-jailed = Schon im Gefängnis
bang-why-seat-jailed-help = Niemand kann zwei Gefängnisse haben.
bang-why-seat-switch = Mit { $seat } nichts zu tauschen
bang-why-seat-switch-help = Zwei Karten müssen den Platz tauschen können, und niemand darf zwei gleichen Namens haben.

## Karten zur Auswahl

bang-hint-pick = Tippe auf eine Karte, dann liest du, was sie tut.

## Vorgelesen

bang-spoken-hand = Du hast { $life ->
    [one] { $life }{ "\u00A0" }Lebenspunkt
   *[other] { $life }{ "\u00A0" }Lebenspunkte
}. Deine Hand: { $n ->
    [0] leer.
   *[other] { $cards }.
}

## Ursachen: welche Karte das Leben kostete, und wem sie gehörte

bang-event-hurt-card = { card-nom-start } kostet { $who ->
    [you] dich
   *[they] { $seat }
} { life-points }.
bang-event-hurt-by = { $who ->
    [you] Du verlierst
   *[they] { $seat } verliert
} durch { $whom ->
    [you] dich
   *[they] { $other }
} { life-points }.
bang-event-hurt-by-card = { $whom ->
    [you] { card-your-start }
   *[they] { card-nom-start } von { $other }
} kostet { $who ->
    [you] dich
   *[they] { $seat }
} { life-points }.

## Was ein Spieler allein tut, in einem Satz: web-deeds

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
bang-deed-heal = bekommt { life-points } zurück
