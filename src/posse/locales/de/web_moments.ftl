# Was erzählt wird, während etwas geschieht, und die Hinweise der ersten Partie.

web-waiting-for = Warten auf { $name }
web-out-leave = Gehen
web-out-call = Am Ende werde ich gerufen
web-recall = Deine Partie ist aus.
web-recall-see = Sieh, wie sie ausging
web-store = { $card }: { $cards }
web-store-taken = { $card }: { $taken }
web-store-pick = { $who ->
    [you] du
   *[they] { $seat }
} { $card }

## Hinweise

coach-of = { $n } von { $of }
coach-next = Weiter
coach-stop = Keine Hinweise
coach-bang-star = Der Stern ist der Sheriff
coach-bang-star-text = Jeder sieht, wer es ist. Die Outlaws jagen den Sheriff, die Hilfssheriffs schützen ihn; wer die anderen sind, musst du herausfinden.
coach-bang-distance = Zahlen sind Abstände
coach-bang-distance-text = So viele Plätze sitzt jemand von dir entfernt. Mit Strichen am Ring: deine Waffe reicht so weit. Gestrichelt: sie reicht nicht.
coach-bang-raised = Spiel, was angehoben ist
coach-bang-raised-text = Tipp eine angehobene Karte an, um sie zu spielen, so viele du willst, ein BANG! je Zug. Tipp eine blasse an, und sie sagt, warum nicht.
coach-bang-missed = Jemand schießt auf dich
coach-bang-missed-text = Ein Fehlschuss aus deiner Hand hebt den Schuss auf. Ohne ihn verlierst du ein Leben: eine Patrone auf deinem Schild.
coach-dice-star = Der Stern ist der Sheriff
coach-dice-star-text = Jeder sieht, wer es ist. Die Banditen jagen den Sheriff, die Hilfssheriffs schützen ihn, und sonst zeigt niemand seine Rolle.
coach-dice-again = Wirf noch einmal, was dir nicht gefällt
coach-dice-again-text = Tipp die Würfel an, die du noch einmal werfen willst, dann auf Würfeln. Dynamit bleibt liegen; drei davon beenden das Würfeln.
coach-dice-reach = Wen deine Würfel treffen
coach-dice-reach-text = Eine 1 trifft die Plätze mit der 1, eine 2 die mit der 2. Wen genau, sagst du, wenn du aufhörst.
coach-dice-arrows = Achte auf die Pfeile
coach-dice-arrows-text = Jeder gewürfelte Pfeil wird sofort genommen. Ist der letzte hier weg, kommen die Indianer: 1 Leben für jeden Pfeil, den du hast.
coach-wyatt-poster = Sieben Outlaws, sieben Belohnungen
coach-wyatt-poster-text = Je mehr Karten für einen Outlaw liegen, desto höher die Belohnung. Wer die meisten Punkte auf ihn hat, bekommt den größeren Teil.
coach-wyatt-draw = Zuerst ziehst du
coach-wyatt-draw-text = Zwei Karten vom Stapel, oder die eine, die offen auf der Ablage liegt.
coach-wyatt-sets = Dann legst du aus
coach-wyatt-sets-text = Drei Karten eines Outlaws beginnen eine Reihe; danach darfst du auch einzelne anlegen. Dazu eine Sheriffkarte je Zug.
coach-wyatt-discard = Wer abwirft, beendet seinen Zug
coach-wyatt-discard-text = Der Nächste darf die Karte nehmen. Wer keine Karte mehr hat, beendet die Runde, und die Belohnungen werden gezahlt.
