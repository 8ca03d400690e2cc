# The Great Train Robbery im Browser: was auf Schildern, Reitern und Knöpfen steht. Namen, Hilfe, Fragen und Ereignisse
# stehen in bang_great_train_robbery.ftl. „Zug“ ist der Spielzug, die Eisenbahn heißt „Bahn“.

## Auf dem Schild einer Station: was bezahlt wird, und darunter, was geht

train-price-boom_town = 1 BANG!
train-price-catico = 1 Panik! oder
train-price-catico-note = Cat Balou
train-price-creepy_creek = 1 Karte
train-price-creepy_creek-note = Pik
train-price-crowns_hole = 1 Bier
train-price-deathwood = 1 blaue Karte
train-price-dodgeville = 1 Fehlschuss!
train-price-fort_wroth = 1 Karte
train-price-fort_wroth-note = 10, J, Q, K, A
train-price-frisco = 1 Karte
train-price-frisco-note = Kreuz
train-price-miners_oath = 1 Karte
train-price-miners_oath-note = Karo
train-price-san_tafe = 1 Karte
train-price-san_tafe-note = Herz
train-price-tombrock = 1 Leben
train-price-tombrock-note = nie das letzte
train-price-virginia_town = 2 Karten
train-price-virginia_town-note = beliebige
train-price-yooma = 1 Karte
train-price-yooma-note = von 2 bis 9

## Auf einem Reiter darüber

train-can = Bezahlbar
train-free = Kostet nichts
train-chosen = Gewählt
train-done = Ein Wagen je Zug
train-missing-boom_town = Kein BANG!
train-missing-catico = Keins davon
train-missing-creepy_creek = Kein Pik
train-missing-crowns_hole = Kein Bier
train-missing-deathwood = Keine blaue
train-missing-dodgeville = Kein Fehlschuss!
train-missing-fort_wroth = Keine 10 bis Ass
train-missing-frisco = Kein Kreuz
train-missing-miners_oath = Kein Karo
train-missing-san_tafe = Kein Herz
train-missing-tombrock = Letztes Leben
train-missing-virginia_town = Zu wenige Karten
train-missing-yooma = Keine 2 bis 9

## Warum nicht, als Satz

train-why-done = Du hast in diesem Zug schon einen Wagen genommen.
train-why-far = Der { $car } steht noch vor der ersten Station.
train-why-boom_town = { $station } kostet ein BANG!, und du hast keins.
train-why-catico = { $station } kostet eine Panik! oder eine Cat Balou, und du hast keine davon.
train-why-creepy_creek = { $station } kostet eine Pik-Karte, und du hast keine.
train-why-crowns_hole = { $station } kostet ein Bier, und du hast keins.
train-why-deathwood = { $station } kostet eine blaue Karte, und du hast keine.
train-why-dodgeville = { $station } kostet einen Fehlschuss!, und du hast keinen.
train-why-fort_wroth = { $station } kostet eine Karte von 10 bis Ass, und du hast keine.
train-why-frisco = { $station } kostet eine Kreuz-Karte, und du hast keine.
train-why-miners_oath = { $station } kostet eine Karo-Karte, und du hast keine.
train-why-san_tafe = { $station } kostet eine Herz-Karte, und du hast keine.
train-why-tombrock = { $station } kostet einen Lebenspunkt, und es wäre dein letzter.
train-why-virginia_town = { $station } kostet zwei Karten, und du hast nicht so viele.
train-why-yooma = { $station } kostet eine Karte von 2 bis 9, und du hast keine.
train-why-moved = Nimm zuerst einen Wagen, oder stelle die Bahn zurück.

## Der Preis wird ausgesucht

train-ask-boom_town = { $station } kostet ein BANG!
train-ask-catico = { $station } kostet eine Panik! oder eine Cat Balou.
train-ask-creepy_creek = { $station } kostet eine Pik-Karte.
train-ask-crowns_hole = { $station } kostet ein Bier.
train-ask-deathwood = { $station } kostet eine blaue Karte.
train-ask-dodgeville = { $station } kostet einen Fehlschuss!
train-ask-fort_wroth = { $station } kostet eine Karte von 10 bis Ass.
train-ask-frisco = { $station } kostet eine Kreuz-Karte.
train-ask-miners_oath = { $station } kostet eine Karo-Karte.
train-ask-san_tafe = { $station } kostet eine Herz-Karte.
train-ask-tombrock = { $station } kostet einen deiner Lebenspunkte.
train-ask-virginia_town = { $station } kostet zwei beliebige Karten.
train-ask-yooma = { $station } kostet eine Karte von 2 bis 9.
train-ask-tap = { $ask } Tippe auf die Karte, mit der du zahlst.
train-ask-free = In { $station } bezahlst du nichts.
train-turn = Dein Zug. Karte spielen, Wagen nehmen oder beenden.
train-hint = { $car }: { $text }
train-hint-moved = Zuerst fährt die Bahn eine Station vor. { $car }: { $text }
train-pay = { $cards } ablegen und den { $car } nehmen
train-pay-life = 1 Lebenspunkt bezahlen und den { $car } nehmen
train-pay-none = Den { $car } nehmen
train-roll = Zuerst die Bahn bewegen
train-roll-note = Kostenlos, dann musst du einen Wagen nehmen
train-moved = Eine Station weiter: Welchen Wagen nimmst du?
train-moved-hint = Das ist nur eine Vorschau: Noch ist nichts gefahren.
train-take = { $car }
train-take-note = { $station }: { $price }
train-back = Bahn zurückstellen
train-give-to = Wer bekommt { card-acc }?
train-use = Wofür benutzt du { card-acc }?
train-use-bang = Als BANG!
train-use-bang-note = Ein zusätzliches BANG!
train-use-panic = Als Panik!
train-use-panic-note = Bei jemandem im Abstand 1
train-use-cat_balou = Als Cat Balou
train-use-cat_balou-note = Gegen irgendwen

## Das Gleis

train-depot = Depot
train-to-go = { $n ->
    [0] Die Lok ist da
    [one] Noch { $n } Station
   *[other] Noch { $n } Stationen
}
train-does-ironhorse = Ironhorse schießt auf alle
train-does-leland = Leland öffnet den Laden
train-under = unter { $station }
train-at = { $engine } steht in { $station }.
train-at-terminus = { $engine } steht an der Endstation.

## Der Streifen und der Fahrplan

train-timetable = Fahrplan
train-open = Öffnen
train-change = Ändern
train-strip = { $n ->
    [0] Kein Wagen steht an einer Station
    [one] { $n } Wagen an einer Station
   *[other] { $n } Wagen an Stationen
}
train-strip-can = { $n ->
    [one] { $n } Wagen, { $can ->
        [0] nicht bezahlbar
       *[other] bezahlbar
    }
   *[other] { $n } Wagen, { $can ->
        [0] keinen kannst du bezahlen
        [one] einen kannst du bezahlen
       *[other] { $can } kannst du bezahlen
    }
}
train-strip-chosen = { $car } in { $station } gewählt
train-strip-moved = Eine Station weiter: Wähle einen Wagen
train-no-car = kein Wagen
train-pick = Nehmen
train-waiting = Noch unterwegs: { $cars }
train-terminus-does = { $n ->
    [0] An der Endstation.
    [one] Noch { $n } Station bis zur Endstation.
   *[other] Noch { $n } Stationen bis zur Endstation.
}

## Die Endstation ist erreicht, Geister

train-arrived = Endstation!
train-cars = Wagen
train-stations = Stationen
train-locomotives = Lokomotiven
