# Wyatt Earp im Browser: Worte, die nur die Seite braucht. Argumente wie in wyatt.ftl; $money ist ein fertig geschriebener Betrag.

wyatt-dollars = { $n } $
wyatt-figures = { $n }
wyatt-you = du
wyatt-and = { $names } und { $last }
wyatt-of = { $n } von { $of }
wyatt-round = Durch­gang { $n }
wyatt-round-n = Durchgang { $n }
wyatt-turn-round = { $who ->
    [you] Du bist dran, Durchgang { $n }
   *[they] { $seat } ist dran
}
wyatt-turn-sign = am Zug
wyatt-in-dollars = in Dollar

## Karten

wyatt-photo = Photo
wyatt-hideout = Unterschlupf
wyatt-title-photo = Photo
wyatt-title-stagecoach = Post­kutschen-Überfall
wyatt-title-bank = Bank­überfall
wyatt-title-gun = Schnellster Schütze
wyatt-title-wanted = Most Wanted
wyatt-title-hideout = Unter­schlupf
wyatt-title-earp = Wyatt Earp
wyatt-hole = Einschussloch: aufgedeckt ein Treffer
wyatt-star = Stern: aufgedeckt kein Treffer
wyatt-face-lay = { $points } Punkte in deiner Reihe.
wyatt-face-photo = { $outlaw }: { $points } Punkte
wyatt-face-stagecoach = Treffer: { $points } Punkt, { $bills } Scheine Belohnung.
wyatt-face-bank = Treffer: { $points } Punkte, { $bills } Schein Belohnung.
wyatt-face-gun = Treffer: { $points } Punkte. Nur einer im Spiel.
wyatt-face-wanted = Karte verlangen oder mit Treffer stehlen.
wyatt-face-hideout = Treffer: Eine fremde Reihe zählt nichts.
wyatt-face-earp = Aufnehmen, durchsehen oder räumen.
wyatt-copies = { $n ->
    [one] Gibt es einmal
   *[other] Gibt es { $n }-mal
}
wyatt-needs-hit = Braucht einen Treffer

## Das Kassenbuch

wyatt-deck = Stapel
wyatt-pile = Ablage
wyatt-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
wyatt-cards-soon = { $n ->
    [one] { $n } Karte käme dazu
   *[other] { $n } Karten kämen dazu
}
wyatt-hand-word = { $n ->
    [one] Karte
   *[other] Karten
}
wyatt-hand = { $n ->
    [0] Deine Hand ist leer
    [one] Deine Hand, { $n } Karte
   *[other] Deine Hand, { $n } Karten
}
wyatt-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
wyatt-points-word = Punkte
wyatt-points-soon = wenn du das tust
wyatt-points-hidden = { $n } unter einem Unterschlupf
wyatt-rank-lead = führt
wyatt-rank-share = teilt mit, höchstens 4 dahinter
wyatt-rank-none = 5 oder mehr dahinter, bekommt nichts
wyatt-rank-short = zusammen keine 8 Punkte, niemand bekommt etwas
wyatt-poster-closed = Noch kein Set
wyatt-poster-closed-short = kein Set
wyatt-poster-few = { $n } von { $of } Punkten: Das Geld bleibt
wyatt-poster-few-short = { $n } von { $of } bleibt
wyatt-poster-alone = { $who ->
    [you] Du führst um { $n } und bekommst alles
   *[they] { $seat } führt um { $n } und bekommt alles
}
wyatt-poster-alone-short = { $seat } +{ $n } alles
wyatt-poster-shared = Geteilt: { $shares }
wyatt-poster-shared-short = wird geteilt
wyatt-poster-too-few = { $n ->
    [one] Ein Schein lässt sich nicht teilen
   *[other] { $n } Scheine lassen sich nicht teilen
}
wyatt-poster-too-few-short = zu wenig
wyatt-poster-soon = { $n ->
    [0] Kein Schein mehr: { $money }
    [one] +{ $n } Schein: { $money }
   *[other] +{ $n } Scheine: { $money }
}
wyatt-poster-soon-short = { $n ->
    [one] +{ $n } Schein
   *[other] +{ $n } Scheine
}
wyatt-poster-total = Zusammen { $n } Punkte.
wyatt-on-poster = auf dem Steckbrief
wyatt-stays = { $money } bleiben auf dem Steckbrief.
wyatt-stays-none = Auf dem Steckbrief bleibt nichts.
wyatt-race = Rennen auf { $money }
wyatt-race-block = ein Block pro Durchgang
wyatt-race-note = Ein Block für jeden Durchgang, in Tausendern. Gestrichelt: was dieser Durchgang brächte, wenn jetzt Schluss wäre.
wyatt-race-end = Die Partie endet, wenn nach einem Zahltag jemand { $money } hat. Es gewinnt, wer am meisten hat, nicht wer zuerst da war.
wyatt-scores = Stand
wyatt-after-rounds = { $n ->
    [0] im ersten Durchgang
    [one] nach { $n } Durchgang
   *[other] nach { $n } Durchgängen
}
wyatt-seat-seen = Karten, die du in dieser Hand gesehen hast:
wyatt-seat-none = { $who ->
    [you] Du hast noch nichts ausgelegt.
   *[they] { $seat } hat noch nichts ausgelegt.
}
wyatt-seat-paid = { $who ->
    [you] { $money } für dich.
   *[they] { $money } für { $seat }.
}
wyatt-seat-due = { $who ->
    [you] Wäre jetzt Schluss, bekämst du { $money } und hättest { $then }.
   *[they] Wäre jetzt Schluss, bekäme { $seat } { $money } und hätte { $then }.
}

## Wenn jetzt Schluss wäre

wyatt-now = Wenn jetzt Schluss wäre
wyatt-now-short = Wenn jetzt Schluss wäre
wyatt-now-note = Handkarten zählen nicht. Nur Karten auf dem Tisch zählen.
wyatt-now-poster = Steckbrief
wyatt-now-bills = Darauf
wyatt-now-why = Warum
wyatt-now-paid = Auszahlung
wyatt-now-nobody = niemand
wyatt-now-each = Alle bekämen
wyatt-now-own = und hätten dann
wyatt-now-closed = Kein Set liegt aus. Das Geld bleibt.
wyatt-now-few = { $n ->
    [one] Zusammen { $n } Punkt, { $of } sind nötig. Das Geld bleibt.
   *[other] Zusammen { $n } Punkte, { $of } sind nötig. Das Geld bleibt.
}
wyatt-now-alone = { $who ->
    [you] Du führst um { $n }; ab { $lead } gibt es alles.
   *[they] { $seat } führt um { $n }; ab { $lead } gibt es alles.
}
wyatt-now-shared = { $who ->
    [you] Du führst um { $n }; unter { $lead } wird geteilt.
   *[they] { $seat } führt um { $n }; unter { $lead } wird geteilt.
}
wyatt-now-tied = Gleichstand an der Spitze: Es wird geteilt.
wyatt-now-hidden = Unter einem Unterschlupf: { $names }.
wyatt-now-then = Dann hätten: { $list }.
wyatt-now-on = Niemand erreicht { $money }: noch ein Durchgang.
wyatt-now-win = { $who ->
    [you] Du würdest mit { $money } gewinnen.
   *[they] { $seat } würde mit { $money } gewinnen.
}
wyatt-now-duel = { $names } haben gleich viel: Ein Duell entscheidet.

## Das Telegramm: Fragen

wyatt-step-draw = Aufnehmen
wyatt-step-play = Spielen
wyatt-step-discard = Abwerfen
wyatt-ask-draw = Was nimmst du auf?
wyatt-ask-play = Was spielst du?
wyatt-ask-nothing = Diesmal kannst du nichts spielen.
wyatt-ask-lay = { $n ->
    [1] { $outlaw } auslegen?
    [2] Zwei { $outlaw } auslegen?
    [3] Drei { $outlaw } auslegen?
    [4] Vier { $outlaw } auslegen?
    [5] Fünf { $outlaw } auslegen?
    [6] Sechs { $outlaw } auslegen?
   *[7] Alle sieben { $outlaw } auslegen?
}
wyatt-ask-law = { $card } spielen?
wyatt-ask-law-row = { $card }: welche Reihe?
wyatt-ask-hideout = Wessen Reihe versteckst du?
wyatt-ask-steal = Treffer! Welche Karte stiehlst du?
wyatt-ask-free = Treffer! Welchen Unterschlupf räumst du?
wyatt-ask-wanted = { $outlaw }: Wen fragst du?
wyatt-ask-now = { $card } gleich spielen?
wyatt-ask-kept = { $card } gehört jetzt dir.
wyatt-ask-reply = { $points ->
    [one] { $seat } versteckt { $outlaw } bei dir: { $points } Punkt. Wyatt Earp einsetzen?
   *[other] { $seat } versteckt { $outlaw } bei dir: { $points } Punkte. Wyatt Earp einsetzen?
}
wyatt-ask-discard = Welche Karte wirfst du ab?
wyatt-ask-discard-this = { $card } abwerfen?
wyatt-hint-play = Tippe auf Karten, um sie auszulegen. Eine Sheriff-Karte pro Zug.
wyatt-hint-law-done = Deine Sheriff-Karte für diesen Zug ist gespielt. Outlaws kannst du noch auslegen.
wyatt-hint-nothing = Wirf gleich eine Karte ab.
wyatt-hint-wanted = Tippe auf einen Steckbrief, um zu fragen, oder schieße.
wyatt-hint-row = Tippe auf eine der umrandeten Reihen.
wyatt-hint-search = Nimm eine Karte, nur keinen Wyatt Earp. Niemand sieht, welche.
wyatt-hint-search-none = Dort liegen nur Wyatt Earps.
wyatt-hint-reply-none = Du hast keinen Wyatt Earp. Gefragt wirst du trotzdem, damit es niemand merkt.
wyatt-hint-discard = Tippe auf eine Karte. Vor dem Bestätigen passiert nichts.
wyatt-hint-discard-last = Es ist deine letzte Karte: Damit endet der Durchgang.
wyatt-how-many = Wie viele
wyatt-one-less = Eine weniger
wyatt-one-more = Eine mehr
wyatt-unseen = { $n ->
    [0] Alle liegen auf dem Tisch oder sind bei dir.
    [one] Eine ist weder auf dem Tisch noch bei dir.
   *[other] { $n } sind weder auf dem Tisch noch bei dir.
}
wyatt-shelf = Der Ablagestapel
wyatt-shelf-note = Jede Sorte darin, und wie viele

## Das Telegramm: Antworten

wyatt-do-deck = Zwei Karten aufnehmen
wyatt-do-deck-note = { $n ->
    [0] Dafür wird der Ablagestapel gemischt
    [1] Eine ist noch da; vor der anderen wird neu gemischt
   *[other] { $n } liegen verdeckt
}
wyatt-do-pile = { $card } nehmen
wyatt-do-pile-note = Oben auf dem Ablagestapel
wyatt-do-stop = Zwei Karten verlangen
wyatt-do-stop-note = Es sind zu wenige: Der Durchgang endet sofort
wyatt-do-open = { $n } als Set auslegen
wyatt-do-lay = { $n } auslegen
wyatt-do-gains = { $bills ->
    [0] Kein Schein auf den Steckbrief
    [one] { $bills } Schein auf den Steckbrief
   *[other] { $bills } Scheine auf den Steckbrief
}, { $points ->
    [one] { $points } Punkt in deiner Reihe
   *[other] { $points } Punkte in deiner Reihe
}
wyatt-do-gains-shot = { $bills ->
    [0] Mit Treffer kein Schein
    [one] Mit Treffer { $bills } Schein
   *[other] Mit Treffer { $bills } Scheine
}, { $points ->
    [one] { $points } Punkt in deiner Reihe
   *[other] { $points } Punkte in deiner Reihe
}
wyatt-do-attach = { $card } zu { $outlaw }
wyatt-do-row-first = Wähle eine Reihe
wyatt-do-play = { $card } spielen
wyatt-do-wanted-note = Die anderen nach einer Karte fragen oder eine stehlen
wyatt-do-hideout-note = Dann wählst du die Reihe. Braucht einen Treffer
wyatt-do-back = Abbrechen
wyatt-do-discard = Weiter: abwerfen
wyatt-do-discard-note = Beendet deinen Zug
wyatt-do-discard-this = { $card } abwerfen
wyatt-do-discard-next = Beendet deinen Zug; { $seat } ist dran
wyatt-do-play-on = Weiterspielen
wyatt-do-play-on-note = Zurück zu deinen Karten
wyatt-do-ride = Zwei Karten aufnehmen
wyatt-do-ride-note = Sheriff-Karten darunter warten
wyatt-do-search = Ablagestapel durchsehen
wyatt-do-search-note = Eine nehmen, spielen oder behalten
wyatt-do-free = Auf einen Unterschlupf schießen
wyatt-do-free-note = Braucht einen Treffer
wyatt-do-unhide = Unterschlupf auf { $outlaw } räumen
wyatt-do-unhide-note = Die Punkte zählen wieder
wyatt-do-ask = Erst { $seat } fragen
wyatt-do-ask-note = dann { $names }
wyatt-do-ask-only = Muss eine geben, wenn möglich
wyatt-do-shoot = Schießen und stehlen
wyatt-do-shoot-note = Nach einem Treffer wählst du
wyatt-do-steal = { $outlaw } bei { $seat } stehlen
wyatt-do-steal-note = Die Karte kommt auf deine Hand
wyatt-do-steal-none = Nichts stehlen
wyatt-do-hide = { $outlaw } bei { $seat } verstecken
wyatt-do-hide-note = { $points ->
    [one] Mit Treffer zählt { $points } Punkt nichts
   *[other] Mit Treffer zählen { $points } Punkte nichts
}
wyatt-do-take = { $card } nehmen
wyatt-do-take-first = Wähle erst eine Karte
wyatt-do-take-none = Nichts nehmen
wyatt-do-keep = { $card } behalten
wyatt-do-keep-note = Kommt auf die Hand
wyatt-do-reply-free = Wyatt Earp einsetzen
wyatt-do-reply-free-note = Mit Treffer verschwindet der Unterschlupf
wyatt-do-reply-pass = Nichts tun
wyatt-do-reply-pass-note = Der Unterschlupf bleibt vorerst
wyatt-order = Versteckt jemand eine Reihe von dir und du hast Wyatt Earp:
wyatt-order-ask = Frag mich
wyatt-order-use = Einsetzen
wyatt-order-keep = Behalten

## Warum eine Karte nicht geht

wyatt-why-set = { $n ->
    [one] { $card } braucht erst ein Set aus drei; du hast eine.
   *[other] { $card } braucht erst ein Set aus drei; du hast { $n }.
}
wyatt-why-last = Deine letzte Karte kannst du nicht spielen, nur abwerfen.
wyatt-why-law = Deine Sheriff-Karte für diesen Zug ist schon gespielt.
wyatt-why-shot = Sie braucht einen Treffer, und es gibt keine Karte mehr zum Aufdecken.
wyatt-why-photo = Von diesem Outlaw liegt noch kein Set aus.
wyatt-why-row = { $card } kommt in eine deiner Reihen, und du hast noch keine.
wyatt-why-gun = Dieser Outlaw ist schon der schnellste Schütze.
wyatt-why-hideout = Niemand sonst hat eine Reihe, die du verstecken könntest.
wyatt-why-earp = Keins von den dreien geht gerade.

## Ein Schuss

wyatt-hit-yes = Treffer
wyatt-hit-no = Daneben
wyatt-hit-by = { $who ->
    [you] Dein Schuss
   *[they] { $seat } schießt
}
wyatt-hit-for = { $who ->
    [you] Für deine Reihe { $outlaw }
   *[they] Für { $outlaw } bei { $seat }
}
wyatt-hit-hole = { $card } hat ein Einschussloch: ein Treffer.
wyatt-hit-star = Ein Stern, kein Einschussloch: daneben.
wyatt-hit-stagecoach-yes = Der { $card } kommt in die Reihe: { $points } Punkt, { $bills } Scheine auf den Steckbrief.
wyatt-hit-stagecoach-no = Der { $card } kommt auf den Ablagestapel.
wyatt-hit-bank-yes = Der { $card } kommt in die Reihe: { $points } Punkte, { $bills } Schein auf den Steckbrief.
wyatt-hit-bank-no = Der { $card } kommt auf den Ablagestapel.
wyatt-hit-gun-yes = Die Karte { $card } kommt in die Reihe: { $points } Punkte, { $bills } Schein auf den Steckbrief.
wyatt-hit-gun-no = Die Karte { $card } kommt auf den Ablagestapel.
wyatt-hit-wanted-yes = Jetzt darf eine Karte gestohlen werden.
wyatt-hit-wanted-no = Nichts wird gestohlen.
wyatt-hit-hideout-yes = Die Reihe zählt jetzt nichts.
wyatt-hit-hideout-no = Der { $card } kommt auf den Ablagestapel.
wyatt-hit-earp-yes = Der Unterschlupf ist weg.
wyatt-hit-earp-no = Der Unterschlupf bleibt.

## Zahltag

wyatt-payday = Zahltag, Durchgang { $n }
wyatt-pay-one = { $who ->
    [you] Du bekommst { $money }
   *[they] { $seat } bekommt { $money }
}
wyatt-pay-share = { $names } teilen { $money }
wyatt-pay-nobody = Niemand bekommt etwas: { $money } bleiben
wyatt-pay-points = Punkte auf dem Tisch
wyatt-pay-none = Von diesem Outlaw liegt keine Karte aus.
wyatt-pay-order = Zwei Scheine für den Ersten, dann reihum je einer
wyatt-pay-order-one = Für je zwei reicht es nicht: je einer für die Ersten, mehr nicht
wyatt-pay-order-all = Alles auf einmal
wyatt-pay-left = noch { $money }
wyatt-pay-of = von { $money } auf dem Steckbrief
wyatt-pay-now = wird gezahlt
wyatt-pay-now-short = jetzt
wyatt-pay-rail = { $money }
wyatt-pay-rail-next = { $money }, gleich
wyatt-pay-stays = bleibt
wyatt-pay-plus = +{ $n } in diesem Durchgang
wyatt-pay-goal = von { $n }
wyatt-pay-at = Steckbrief { $n } von { $of }
wyatt-pay-note = Der nächste Steckbrief kommt von selbst.
wyatt-pay-settled = Durchgang { $n } ist abgerechnet
wyatt-pay-done-note = Lass dir Zeit.
wyatt-pay-all = Alles auf einmal
wyatt-pay-next = Weiter: { $outlaw }
wyatt-pay-total = Zusammenzählen
wyatt-pay-on = Weiter zu Durchgang { $n }
wyatt-pay-result = Zum Ergebnis
wyatt-total-win = { $who ->
    [you] Du gewinnst mit { $money }
   *[they] { $seat } gewinnt mit { $money }
}
wyatt-total-on = Niemand hat schon { $money }: noch ein Durchgang
wyatt-why-enough = { $n } Punkte liegen hier; ab { $of } wird gezahlt.
wyatt-why-few = { $n ->
    [0] Keine Punkte liegen hier; { $of } sind nötig.
    [one] { $n } Punkt liegt hier; { $of } sind nötig.
   *[other] { $n } Punkte liegen hier; { $of } sind nötig.
}
wyatt-why-all = { $who ->
    [you] Du führst um { $n }: Ab { $lead } gibt es alles.
   *[they] { $seat } führt um { $n }: Ab { $lead } gibt es alles.
}
wyatt-why-ahead = { $who ->
    [you] Du führst um { $n }. Ab { $lead } gäbe es alles.
   *[they] { $seat } führt um { $n }. Ab { $lead } gäbe es alles.
}
wyatt-why-level = { $names } haben je { $n } Punkte: Niemand führt.
wyatt-why-shares = { $who ->
    [you] Du liegst { $n } dahinter und teilst mit.
   *[they] { $seat } liegt { $n } dahinter und teilt mit.
}
wyatt-why-unpaid = { $who ->
    [you] Du liegst { $n } dahinter und würdest teilen, aber die Scheine reichen nicht.
   *[they] { $seat } liegt { $n } dahinter und würde teilen, aber die Scheine reichen nicht.
}
wyatt-why-far = { $who ->
    [you] Du liegst { $n } dahinter: Du bekommst nichts.
   *[they] { $seat } liegt { $n } dahinter und bekommt nichts.
}
wyatt-why-hidden = { $who ->
    [you] Deine { $n } Punkte liegen unter einem Unterschlupf und zählen nicht.
   *[they] { $n } Punkte von { $seat } liegen unter einem Unterschlupf und zählen nicht.
}
wyatt-why-stays = { $n ->
    [one] { $n } Schein lässt sich nicht teilen: Er bleibt.
   *[other] { $n } Scheine lassen sich nicht teilen: Sie bleiben.
}

## Das Protokoll

wyatt-log-all = Alles
wyatt-log-fight = Sheriffs
wyatt-log-cards = Outlaws
wyatt-log-drawn = { $who ->
    [you] Du nimmst auf: { $cards }
   *[they] { $seat } nimmt auf: { $cards }
}
wyatt-log-drawn-hidden = { $who ->
    [you] { $n ->
        [one] Du nimmst eine Karte auf.
       *[other] Du nimmst { $n } Karten auf.
    }
   *[they] { $n ->
        [one] { $seat } nimmt eine Karte auf.
       *[other] { $seat } nimmt { $n } Karten auf.
    }
}
wyatt-log-settled-few = { $n ->
    [0] { $card } Keine Punkte. { $money } bleiben.
   *[other] { $card } { $n } Punkte, { $of } sind nötig. { $money } bleiben.
}
wyatt-log-settled-alone = { $who ->
    [you] { $card } Du führst um { $n } und bekommst { $money }.
   *[they] { $card } { $seat } führt um { $n } und bekommt { $money }.
}
wyatt-log-settled-shared = { $card } { $shares }.
wyatt-log-settled-none = { $card } { $money } lassen sich nicht teilen und bleiben.

## Das Ende und die Geschichte

wyatt-won = { $who ->
    [you] Du gewinnst
   *[they] { $seat } gewinnt
}
wyatt-won-money = { $who ->
    [you] Du hast am meisten Geld: { $money }.
   *[they] { $seat } hat am meisten Geld: { $money }.
}
wyatt-won-duel = { $who ->
    [you] Mehrere hatten { $money }; du hast das Duell gewonnen.
   *[they] Mehrere hatten { $money }; { $seat } hat das Duell gewonnen.
}
wyatt-story-open = Die Partie läuft noch
wyatt-story-chart = Geld nach jedem Durchgang
wyatt-story-rounds = Durchgänge: { $n }
wyatt-story-shots = Schüsse: { $n }, davon Treffer: { $hits }
wyatt-story-lay = Outlaws ausgelegt: { $n }-mal
wyatt-story-pick = Von der Ablage genommen: { $n }
wyatt-story-hide = Unterschlüpfe: { $n }
wyatt-story-steal = Gestohlene Karten: { $n }
wyatt-story-best = { $who ->
    [you] Bester Steckbrief: { $money } für dich, { $card }
   *[they] Bester Steckbrief: { $money } für { $seat }, { $card }
}
wyatt-story-moment = Durchgang { $round }: { $text }
wyatt-story-round = Durchgang { $round }: { $text } { $who ->
    [you] Das meiste ging an dich: { $money }.
   *[they] Das meiste ging an { $seat }: { $money }.
}
wyatt-story-round-none = Durchgang { $round }: { $text } Niemand bekam etwas.
wyatt-story-best-round = Bester Durchgang: { $money }

## Vorgelesen, und warum nicht

wyatt-spoken-hand = Deine Hand: { $cards }.
wyatt-why-title = { $card }: jetzt nicht
wyatt-forced = Du hast nur eine Wahl: { $option }.

## Warum nicht: eine Karte außer der Reihe, und eine Reihe. $outlaw: wessen Spalte; $seat, $who: wessen Reihe

wyatt-why-wait = Du bist nicht dran
wyatt-why-wait-help = { $seat } überlegt.
wyatt-why-other = Das ist nicht die Frage
wyatt-why-row-title = Nicht diese Reihe
wyatt-why-row-lay = Karten von { $outlaw } kommen in deine eigene Reihe von { $outlaw }.
wyatt-why-row-mine = Die Karte kommt in eine deiner Reihen; diese gehört { $seat }.
wyatt-why-row-free-mine = Wyatt Earp befreit eine deiner Reihen; diese gehört { $seat }.
wyatt-why-row-hide = Ein Unterschlupf kommt auf eine fremde Reihe, nie auf die eigene.
wyatt-why-row-steal = Du stiehlst bei anderen; diese Reihe gehört dir.
wyatt-why-row-empty = { $who ->
    [you] Du hast noch keine Reihe von { $outlaw }.
   *[they] { $seat } hat keine Reihe von { $outlaw }.
}
wyatt-why-row-hidden = Auf dieser Reihe liegt schon ein Unterschlupf.
wyatt-why-row-bare = In dieser Reihe liegt keine Outlaw-Karte, und nur die kann man stehlen.
wyatt-why-row-free = Auf dieser Reihe liegt kein Unterschlupf.
wyatt-why-row-gun = { $outlaw } ist schon der schnellste Schütze.
wyatt-why-row-other = Diese Reihe kannst du jetzt nicht wählen.

## Was ein Spieler allein tut, in einem Satz: web-deeds

wyatt-deed-draw = { $n ->
    [one] nimmt eine Karte auf
   *[other] nimmt { $n } Karten auf
}
wyatt-deed-pick = nimmt { $cards } vom Ablagestapel
wyatt-deed-cards = { $n } { $card }
wyatt-deed-lay = legt { $cards } aus
wyatt-deed-attach = legt { $cards } an
wyatt-deed-post = erhöht die Belohnung um { $money }
wyatt-deed-discard = wirft { $cards } ab
