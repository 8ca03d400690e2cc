# Dodge City auf Deutsch: die Namen, Hilfen und Sätze, die seine Karten und Personen zu bang.ftl hinzufügen.
# Die Argumente und die Kennungen erklärt en/bang.ftl. Was hier keinen Satz hat, erzählt bang.ftl.

bang-pack-dodge_city = Dodge City

## Blaue Karten

bang-kind-binocular = Silver
    .gender = name
bang-kind-binocular-text = Für dich sind die anderen 1 näher.
bang-kind-binocular-help = Dein Abstand zu allen anderen schrumpft um 1, nie unter 1. Ihr Abstand zu dir bleibt gleich. Ein Appaloosa kommt noch dazu.
bang-kind-hideout = Versteck
    .gender = n
bang-kind-hideout-text = Für die anderen bist du 1 weiter weg.
bang-kind-hideout-help = Der Abstand aller anderen zu dir wächst um 1. Dein eigener Abstand zu ihnen bleibt gleich. Ein Mustang kommt noch dazu.

## Braune Karten

bang-kind-punch = Faustschlag
    .gender = m
bang-kind-punch-text = Ein Treffer für jemanden im Abstand 1.
bang-kind-punch-help = Trifft jemanden im Abstand 1, gleich mit welcher Waffe. Fehlschuss! und Fass helfen dagegen. Der Faustschlag ist keine BANG!-Karte, dein BANG! darfst du also noch spielen.
bang-kind-dodge = Ausweichen
    .gender = name
bang-kind-dodge-text = Ein Schuss geht daneben; nimm eine Karte.
bang-kind-dodge-help = Spiele die Karte außer der Reihe, wenn auf dich geschossen wird: Sie gilt als Fehlschuss!, und danach nimmst du eine Karte vom Talon.
bang-kind-springfield = Springfield
    .gender = f
bang-kind-springfield-text = Mit einer zweiten Karte: triff, wen du willst.
bang-kind-springfield-help = Lege eine weitere Handkarte mit ab: Jemand in beliebigem Abstand bekommt einen Treffer. Fehlschuss! und Fass helfen dagegen. Die Springfield ist keine BANG!-Karte.
bang-kind-rag_time = Rag Time
    .gender = m
bang-kind-rag_time-text = Mit einer zweiten Karte: nimm jemandem eine.
bang-kind-rag_time-help = Lege eine weitere Handkarte mit ab: Nimm jemandem in beliebigem Abstand eine zufällige Handkarte oder eine Karte, die vor ihm liegt.
bang-kind-brawl = Schlägerei
    .gender = f
bang-kind-brawl-text = Mit zweiter Karte: Alle anderen legen eine ab.
bang-kind-brawl-help = Lege eine weitere Handkarte mit ab: Alle anderen legen eine Karte ab, entweder eine zufällige Handkarte oder die ausliegende, die du nennst. Das entscheidest du bei jedem neu.
bang-kind-tequila = Tequila
    .gender = m
bang-kind-tequila-text = Mit einer zweiten Karte: 1 Leben für jemanden.
bang-kind-tequila-help = Lege eine weitere Handkarte mit ab: Jemand deiner Wahl, auch du selbst, bekommt 1 Lebenspunkt zurück, nie über den Anfangswert. Nur im eigenen Zug.
bang-kind-whisky = Whisky
    .gender = m
bang-kind-whisky-text = Mit einer zweiten Karte: 2 Leben zurück.
bang-kind-whisky-help = Lege eine weitere Handkarte mit ab: Du bekommst 2 Lebenspunkte zurück, nie über deinen Anfangswert. Nur im eigenen Zug.

## Grüne Karten

bang-kind-bible = Bibel
    .gender = f
bang-kind-bible-text = Ein Schuss geht daneben; nimm eine Karte.
bang-kind-bible-help = Lege sie vor dich. Sobald der Zug des linken Nachbarn begonnen hat, kannst du sie ablegen, wenn auf dich geschossen wird: Sie gilt als Fehlschuss!, und du nimmst eine Karte vom Talon.
bang-kind-iron_plate = Eisenplatte
    .gender = f
bang-kind-iron_plate-text = Ein Schuss auf dich geht daneben.
bang-kind-iron_plate-help = Lege sie vor dich. Sobald der Zug des linken Nachbarn begonnen hat, kannst du sie ablegen, wenn auf dich geschossen wird: Sie gilt als Fehlschuss!
bang-kind-sombrero = Sombrero
    .gender = m
bang-kind-sombrero-text = Ein Schuss auf dich geht daneben.
bang-kind-sombrero-help = Lege ihn vor dich. Sobald der Zug des linken Nachbarn begonnen hat, kannst du ihn ablegen, wenn auf dich geschossen wird: Er gilt als Fehlschuss!
bang-kind-ten_gallon_hat = Stetson
    .gender = m
bang-kind-ten_gallon_hat-text = Ein Schuss auf dich geht daneben.
bang-kind-ten_gallon_hat-help = Lege ihn vor dich. Sobald der Zug des linken Nachbarn begonnen hat, kannst du ihn ablegen, wenn auf dich geschossen wird: Er gilt als Fehlschuss!
bang-kind-canteen = Feldflasche
    .gender = f
bang-kind-canteen-text = Du bekommst 1 Leben zurück.
bang-kind-canteen-help = Lege sie vor dich. Ab deinem nächsten Zug kannst du sie in deinem Zug ablegen und bekommst 1 Lebenspunkt zurück, nie über deinen Anfangswert. Vor deinem letzten Treffer rettet sie dich nicht.
bang-kind-can_can = Can Can
    .gender = m
bang-kind-can_can-text = Jemand muss eine Karte ablegen.
bang-kind-can_can-help = Lege ihn vor dich. Ab deinem nächsten Zug kannst du ihn in deinem Zug ablegen: Jemand legt eine zufällige Handkarte ab oder die ausliegende Karte, die du nennst. Wählst du dich selbst, suchst du die Karte aus.
bang-kind-conestoga = Planwagen
    .gender = m
bang-kind-conestoga-text = Nimm jemandem eine Karte, gleich wie weit weg.
bang-kind-conestoga-help = Lege ihn vor dich. Ab deinem nächsten Zug kannst du ihn in deinem Zug ablegen: Nimm jemandem in beliebigem Abstand eine zufällige Handkarte oder eine Karte, die vor ihm liegt.
bang-kind-pony_express = Pony Express
    .gender = m
bang-kind-pony_express-text = Nimm 3 Karten.
bang-kind-pony_express-help = Lege ihn vor dich. Ab deinem nächsten Zug kannst du ihn in deinem Zug ablegen und nimmst drei Karten vom Talon.
bang-kind-derringer = Derringer
    .gender = m
bang-kind-derringer-text = Nimm eine Karte, triff jemanden im Abstand 1.
bang-kind-derringer-help = Lege ihn vor dich. Ab deinem nächsten Zug kannst du ihn in deinem Zug ablegen: Du nimmst eine Karte vom Talon, und jemand im Abstand 1 bekommt einen Treffer. Fehlschuss! und Fass helfen dagegen. Der Derringer ist keine BANG!-Karte.
bang-kind-knife = Wurfmesser
    .gender = n
bang-kind-knife-text = Ein Treffer für jemanden im Abstand 1.
bang-kind-knife-help = Lege es vor dich. Ab deinem nächsten Zug kannst du es in deinem Zug ablegen: Jemand im Abstand 1 bekommt einen Treffer, gleich mit welcher Waffe. Fehlschuss! und Fass helfen dagegen. Das Wurfmesser ist keine BANG!-Karte.
bang-kind-pepperbox = Pepperbox
    .gender = f
bang-kind-pepperbox-text = Ein Treffer für jemanden in Reichweite.
bang-kind-pepperbox-help = Lege sie vor dich. Ab deinem nächsten Zug kannst du sie in deinem Zug ablegen: Jemand in Reichweite deiner Waffe bekommt einen Treffer. Fehlschuss! und Fass helfen dagegen. Die Pepperbox ist keine BANG!-Karte.
bang-kind-buffalo_rifle = Jagdgewehr
    .gender = n
bang-kind-buffalo_rifle-text = Ein Treffer, gleich wie weit weg.
bang-kind-buffalo_rifle-help = Lege es vor dich. Ab deinem nächsten Zug kannst du es in deinem Zug ablegen: Jemand in beliebigem Abstand bekommt einen Treffer. Fehlschuss! und Fass helfen dagegen. Das Jagdgewehr ist keine BANG!-Karte.
bang-kind-howitzer = Haubitze
    .gender = f
bang-kind-howitzer-text = Schieße auf alle anderen.
bang-kind-howitzer-help = Lege sie vor dich. Ab deinem nächsten Zug kannst du sie in deinem Zug ablegen: Alle anderen bekommen einen Treffer, gleich in welchem Abstand. Fehlschuss! und Fass helfen dagegen. Die Haubitze ist keine BANG!-Karte.

## Personen

bang-character-apache_kid = Apache Kid
bang-character-apache_kid-text = Karo von anderen wirkt nicht auf ihn.
bang-character-apache_kid-help = Eine Karo-Karte, die ein anderer spielt oder einsetzt, wirkt nicht auf ihn. Im Duell ist die Farbe der BANG!-Karten gleichgültig: Sie werden abgelegt, nicht gespielt.
bang-character-belle_star = Belle Star
bang-character-belle_star-text = In ihrem Zug wirken fremde ausliegende Karten nicht.
bang-character-belle_star-help = In ihrem Zug wirken die Karten nicht, die vor anderen liegen. Fähigkeiten wirken weiter.
bang-character-bill_noface = Bill Noface
bang-character-bill_noface-text = Nimmt 1 Karte und 1 je fehlendem Leben.
bang-character-bill_noface-help = Zu Zugbeginn nimmt er eine Karte und eine weitere für jeden Lebenspunkt, den er weniger hat als am Anfang.
bang-character-chuck_wengham = Chuck Wengham
bang-character-chuck_wengham-text = Gibt 1 Leben für zwei Karten, nie das letzte.
bang-character-chuck_wengham-help = In seinem Zug darf er beliebig oft 1 Lebenspunkt abgeben und nimmt dafür jedes Mal zwei Karten vom Talon. Nie den letzten.
bang-character-doc_holyday = Doc Holyday
bang-character-doc_holyday-text = Einmal im Zug: zwei Karten ablegen und schießen.
bang-character-doc_holyday-help = Einmal in seinem Zug darf er zwei Handkarten ablegen und auf jemanden in Reichweite schießen. Das ist keine BANG!-Karte. Gegen Apache Kid darf höchstens eine der beiden Karo sein.
bang-character-elena_fuente = Elena Fuente
bang-character-elena_fuente-text = Jede Handkarte ist für sie ein Fehlschuss!
bang-character-elena_fuente-help = Sie darf jede ihrer Handkarten als Fehlschuss! spielen.
bang-character-greg_digger = Greg Digger
bang-character-greg_digger-text = Bekommt 2 Leben, wenn jemand ausscheidet.
bang-character-greg_digger-help = Jedes Mal, wenn ein anderer ausscheidet, bekommt er 2 Lebenspunkte zurück, nie über seinen Anfangswert.
bang-character-herb_hunter = Herb Hunter
bang-character-herb_hunter-text = Nimmt zwei Karten, wenn jemand ausscheidet.
bang-character-herb_hunter-help = Jedes Mal, wenn ein anderer ausscheidet, nimmt er zwei Karten vom Talon. Eine Belohnung kommt noch dazu.
bang-character-jose_delgado = José Delgado
bang-character-jose_delgado-text = Tauscht eine blaue Karte gegen zwei Karten.
bang-character-jose_delgado-help = In seinem Zug darf er beliebig oft eine blaue Karte von der Hand ablegen und nimmt dafür jedes Mal zwei Karten vom Talon. Grüne Karten zählen nicht.
bang-character-molly_stark = Molly Stark
bang-character-molly_stark-text = Fremder Zug: je BANG!, Fehlschuss!, Bier 1 Karte.
bang-character-molly_stark-help = Für jedes BANG!, jeden Fehlschuss! und jedes Bier, das sie im Zug eines anderen spielt oder freiwillig ablegt, nimmt sie eine Karte vom Talon; im Duell erst, wenn es vorbei ist. Nicht für Karten, die sie ablegen muss.
bang-character-pat_brennan = Pat Brennan
bang-character-pat_brennan-text = Darf statt zwei Karten eine ausliegende nehmen.
bang-character-pat_brennan-help = Zu Zugbeginn darf er, statt zwei Karten vom Talon zu nehmen, eine Karte auf die Hand nehmen, die vor einem anderen liegt.
bang-character-pixie_pete = Pixie Pete
bang-character-pixie_pete-text = Nimmt vier Karten statt zwei.
bang-character-pixie_pete-help = Zu Zugbeginn nimmt er vier Karten vom Talon.
bang-character-sean_mallory = Sean Mallory
bang-character-sean_mallory-text = Behält so viele Karten, wie er will.
bang-character-sean_mallory-help = Am Ende seines Zuges muss er nie Karten ablegen, gleich wie viele er hat.
bang-character-tequila_joe = Tequila Joe
bang-character-tequila_joe-text = Ein Bier zählt für ihn doppelt.
bang-character-tequila_joe-help = Jedes Bier bringt ihm 2 Lebenspunkte statt 1. Saloon, Tequila, Whisky und Feldflasche wirken wie bei allen.
bang-character-vera_custer = Vera Custer
bang-character-vera_custer-text = Leiht sich in jedem Zug eine Fähigkeit.
bang-character-vera_custer-help = Bevor sie Karten nimmt, bestimmt sie jemanden, der noch im Spiel ist. Bis zu ihrem nächsten Zug hat sie dessen Fähigkeit, auch wenn er inzwischen ausscheidet. Für Dynamit und Gefängnis zieht sie vorher. Bleibt sie im Gefängnis, hat sie keine geliehene Fähigkeit. Leiht sie sich die von Vulture Sam, teilen sich beide die Karten der Ausgeschiedenen.

## Fragen

bang-prompt-mimic-you = Wessen Fähigkeit willst du bis zu deinem nächsten Zug?
bang-prompt-mimic = { $seat } sucht sich eine Fähigkeit aus.
bang-prompt-share-you = { $other } ist ausgeschieden, und ihr teilt euch die Karten. Welche Karte nimmst du?
bang-prompt-share = { $seat } nimmt eine Karte von { $whom ->
    [you] dir
   *[they] { $other }
}.
bang-prompt-pay-you-springfield = { card-nom-start } kostet noch eine Karte. Welche legst du ab?
bang-prompt-pay-you-rag_time = { card-nom-start } kostet noch eine Karte. Welche legst du ab?
bang-prompt-pay-you-brawl = { card-nom-start } kostet noch eine Karte. Welche legst du ab?
bang-prompt-pay-you-tequila = { card-nom-start } kostet noch eine Karte. Welche legst du ab?
bang-prompt-pay-you-whisky = { card-nom-start } kostet noch eine Karte. Welche legst du ab?
bang-prompt-loot-you-rag_time = Welche Karte nimmst du von { $other }?
bang-prompt-loot-you-conestoga = Welche Karte nimmst du von { $other }?
bang-prompt-loot-you-brawl = Schlägerei! Welche Karte muss { $other } ablegen?
bang-prompt-loot-you-can_can = { $whom ->
    [you] Welche deiner Karten legst du ab?
   *[they] Welche Karte muss { $other } ablegen?
}
bang-prompt-loot-rag_time = { $seat } wählt eine Karte von { $whom ->
    [you] dir
   *[they] { $other }
}.
bang-prompt-loot-conestoga = { $seat } wählt eine Karte von { $whom ->
    [you] dir
   *[they] { $other }
}.
bang-prompt-loot-brawl = { $seat } bestimmt, welche Karte { $whom ->
    [you] du ablegst
   *[they] { $other } ablegt
}.
bang-prompt-loot-can_can = { $seat } bestimmt, welche Karte abgelegt wird.
bang-prompt-shot-you-punch = { $other } schlägt nach dir. Was tust du?
bang-prompt-shot-you-knife = { $other } wirft ein Messer nach dir. Was tust du?
bang-prompt-shot-you-howitzer = { $other } schießt mit der Haubitze auf dich. Was tust du?
bang-prompt-shot-punch = { $whom ->
    [you] Du schlägst nach { $seat }. Warten auf die Antwort.
   *[they] { $other } schlägt nach { $seat }. Warten auf die Antwort.
}
bang-prompt-shot-knife = { $whom ->
    [you] Du wirfst ein Messer nach { $seat }. Warten auf die Antwort.
   *[they] { $other } wirft ein Messer nach { $seat }. Warten auf die Antwort.
}
bang-prompt-target-you-punch = Nach wem schlägst du?
bang-prompt-target-you-springfield = Auf wen schießt du?
bang-prompt-target-you-rag_time = Wem nimmst du eine Karte?
bang-prompt-target-you-tequila = Wer bekommt 1 Lebenspunkt zurück?
bang-prompt-target-you-can_can = Wer muss eine Karte ablegen?
bang-prompt-target-you-conestoga = Wem nimmst du eine Karte?
bang-prompt-target-you-derringer = Auf wen schießt du?
bang-prompt-target-you-knife = Nach wem wirfst du das Messer?
bang-prompt-target-you-pepperbox = Auf wen schießt du?
bang-prompt-target-you-buffalo_rifle = Auf wen schießt du?
bang-hint-reach-punch = Er reicht bis Abstand 1. Die Zahl im Visier ist dein Abstand zu diesem Platz.
bang-hint-reach-knife = Es reicht bis Abstand 1. Die Zahl im Visier ist dein Abstand zu diesem Platz.
bang-hint-reach-derringer = Er reicht bis Abstand 1. Die Zahl im Visier ist dein Abstand zu diesem Platz.

## Möglichkeiten und was daraus folgt

bang-option-play-bible = { $card } auslegen
bang-option-play-iron_plate = { $card } auslegen
bang-option-play-sombrero = { $card } auslegen
bang-option-play-ten_gallon_hat = { $card } auslegen
bang-option-play-canteen = { $card } auslegen
bang-option-play-can_can = { $card } auslegen
bang-option-play-conestoga = { $card } auslegen
bang-option-play-pony_express = { $card } auslegen
bang-option-play-derringer = { $card } auslegen
bang-option-play-knife = { $card } auslegen
bang-option-play-pepperbox = { $card } auslegen
bang-option-play-buffalo_rifle = { $card } auslegen
bang-option-play-howitzer = { $card } auslegen
bang-now-immune-diamonds = Keine Wirkung: Karo
bang-option-play-at-punch = Nach { $seat } schlagen
bang-option-play-at-springfield = Auf { $seat } schießen
bang-option-play-at-rag_time = Von { $seat } nehmen
bang-option-play-at-tequila = { $who ->
    [you] Selbst trinken
   *[they] { $seat } einschenken
}
bang-option-play-self-tequila = { $card } selbst trinken
bang-note-play-at-punch = Kostet 1 Leben, wenn er trifft
bang-note-play-at-springfield = Kostet noch eine Karte; 1 Leben, wenn sie trifft
bang-note-play-at-rag_time = Kostet noch eine Karte; eine nehmen
bang-note-play-at-tequila = Kostet noch eine Karte; 1 Leben zurück
bang-note-play-whisky = Kostet noch eine Karte; 2 Leben zurück
bang-note-play-brawl = Kostet noch eine Karte; alle anderen legen eine ab
bang-option-use-at-can_can = { $who ->
    [you] { $card } auf dich selbst
   *[they] { $card } auf { $seat }
}
bang-option-use-at-conestoga = Von { $seat } nehmen
bang-option-use-at-derringer = Auf { $seat } schießen
bang-option-use-at-knife = Nach { $seat } werfen
bang-option-use-at-pepperbox = Auf { $seat } schießen
bang-option-use-at-buffalo_rifle = Auf { $seat } schießen
bang-note-use-at-can_can = Muss eine Karte ablegen
bang-note-use-at-conestoga = Eine Karte nehmen
bang-note-use-at-derringer = Eine Karte nehmen; 1 Leben, wenn er trifft
bang-note-use-at-knife = Kostet 1 Leben, wenn es trifft
bang-note-use-at-pepperbox = Kostet 1 Leben, wenn sie trifft
bang-note-use-at-buffalo_rifle = Kostet 1 Leben, wenn es trifft
bang-note-use-canteen = 1 Leben zurück
bang-note-use-pony_express = Drei Karten nehmen
bang-note-use-howitzer = Ein Schuss auf alle anderen
bang-note-shot-use-bible = Ein Fehlschuss!, und du nimmst eine Karte
bang-note-missed-dodge = Ein Fehlschuss!, und du nimmst eine Karte
bang-option-bleed = 1 Lebenspunkt für zwei Karten bezahlen
bang-note-bleed = Chuck Wengham, nie den letzten
bang-option-aim = Zwei Karten ablegen: auf { $seat } schießen
bang-note-aim = Doc Holyday, einmal im Zug
bang-option-trade = Eine blaue Karte gegen zwei tauschen
bang-note-trade = José Delgado
bang-option-mimic = Die Fähigkeit von { $seat } leihen
bang-option-draw-take-at = { $card } von { $seat }
bang-note-draw-take-at = Statt zwei Karten vom Talon
bang-option-share-take = { $card } nehmen
bang-option-share-take-hand = Eine Handkarte
bang-note-share-take-hand = Zufällig gewählt

## Was geschah

bang-event-play-at-punch = { $who ->
    [you] Du schlägst mit { card-dat } nach { $other }.
   *[they] { $seat } schlägt mit { card-dat } nach { $whom ->
        [you] dir
       *[they] { $other }
    }.
}
bang-event-play-at-springfield = { $who ->
    [you] Du schießt mit { card-dat } auf { $other }.
   *[they] { $seat } schießt mit { card-dat } auf { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-play-at-tequila = { $who ->
    [you] Du schenkst { $other } { card-acc } ein.
   *[they] { $seat } schenkt { $whom ->
        [you] dir
       *[they] { $other }
    } { card-acc } ein.
}
bang-event-play-self-tequila = { $who ->
    [you] Du trinkst { card-acc }.
   *[they] { $seat } trinkt { card-acc }.
}
bang-event-play-whisky = { $who ->
    [you] Du trinkst { card-acc }.
   *[they] { $seat } trinkt { card-acc }.
}
bang-event-missed-dodge = { $who ->
    [you] Du spielst { card-acc } und nimmst eine Karte.
   *[they] { $seat } spielt { card-acc } und nimmt eine Karte.
}
bang-event-use-bible = { $who ->
    [you] Du schützt dich mit { card-dat }.
   *[they] { $seat } schützt sich mit { card-dat }.
}
bang-event-use-iron_plate = { $who ->
    [you] Du schützt dich mit { card-dat }.
   *[they] { $seat } schützt sich mit { card-dat }.
}
bang-event-use-sombrero = { $who ->
    [you] Du schützt dich mit { card-dat }.
   *[they] { $seat } schützt sich mit { card-dat }.
}
bang-event-use-ten_gallon_hat = { $who ->
    [you] Du schützt dich mit { card-dat }.
   *[they] { $seat } schützt sich mit { card-dat }.
}
bang-event-use-canteen = { $who ->
    [you] Du trinkst aus { card-dat }.
   *[they] { $seat } trinkt aus { card-dat }.
}
bang-event-use-howitzer = { $who ->
    [you] Du schießt mit { card-dat } auf alle.
   *[they] { $seat } schießt mit { card-dat } auf alle.
}
bang-event-use-at-derringer = { $who ->
    [you] Du schießt mit { card-dat } auf { $other }.
   *[they] { $seat } schießt mit { card-dat } auf { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use-at-pepperbox = { $who ->
    [you] Du schießt mit { card-dat } auf { $other }.
   *[they] { $seat } schießt mit { card-dat } auf { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use-at-buffalo_rifle = { $who ->
    [you] Du schießt mit { card-dat } auf { $other }.
   *[they] { $seat } schießt mit { card-dat } auf { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use-at-knife = { $who ->
    [you] Du wirfst { card-acc } nach { $other }.
   *[they] { $seat } wirft { card-acc } nach { $whom ->
        [you] dir
       *[they] { $other }
    }.
}
bang-event-aim = { $who ->
    [you] Du legst zwei Karten für einen Schuss ab.
   *[they] { $seat } legt zwei Karten für einen Schuss ab.
}
bang-event-aim-at = { $who ->
    [you] Du legst zwei Karten ab und schießt auf { $other }.
   *[they] { $seat } legt zwei Karten ab und schießt auf { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-trade = { $who ->
    [you] Du tauschst eine blaue Karte gegen zwei andere.
   *[they] { $seat } tauscht eine blaue Karte gegen zwei andere.
}
bang-event-mimic = { $who ->
    [you] Du leihst dir eine Fähigkeit.
   *[they] { $seat } leiht sich eine Fähigkeit.
}
bang-event-mimic-at = { $who ->
    [you] Du leihst dir die Fähigkeit von { $other }.
   *[they] { $seat } leiht sich { $whom ->
        [you] deine Fähigkeit
       *[they] die Fähigkeit von { $other }
    }.
}

# Was das Protokoll ans Ende eines Zuges von Sean Mallory setzt
bang-kept = { $who ->
    [you] Du behältst alle { $n } Karten.
   *[they] { $seat } behält alle { $n } Karten.
}
