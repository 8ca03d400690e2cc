# Was erzählt wird, während etwas geschieht, und die Hinweise der ersten Partie.

web-waiting-for = Warten auf { $name }
web-out-leave = Gehen
web-out-call = Am Ende benachrichtigen
web-recall = Deine Partie ist zu Ende.
web-recall-see = Sieh dir an, wie sie ausging
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
coach-bang-star-text = Alle sehen, wer es ist. Die Outlaws jagen den Sheriff, die Hilfssheriffs schützen ihn. Wer die anderen sind, musst du herausfinden.
coach-bang-distance = Zahlen sind Abstände
coach-bang-distance-text = So viele Plätze sitzt jemand von dir entfernt. Striche am Ring: Deine Waffe reicht so weit. Gestrichelter Ring: Sie reicht nicht.
coach-bang-raised = Was du spielen kannst
coach-bang-raised-text = Helle Karten kannst du spielen, so viele du willst, aber nur ein BANG! pro Zug. Tippe auf eine blasse, dann siehst du, warum es nicht geht.
coach-bang-missed = Jemand schießt auf dich
coach-bang-missed-text = Ein Fehlschuss! aus deiner Hand hebt den Schuss auf. Ohne ihn verlierst du einen Lebenspunkt: eine Patrone auf deinem Schild.
coach-dice-star = Der Stern ist der Sheriff
coach-dice-star-text = Die Banditen jagen den Sheriff, die Hilfssheriffs schützen ihn. Alle anderen Rollen sind geheim.
coach-dice-again = Wirf noch einmal, was dir nicht gefällt
coach-dice-again-text = Tippe auf die Würfel, die du noch einmal werfen willst, dann auf Würfeln. Dynamit bleibt liegen. Drei davon beenden das Würfeln und kosten 1 Lebenspunkt.
coach-dice-reach = Wen deine Würfel treffen
coach-dice-reach-text = Eine 1 trifft die Plätze mit der 1, eine 2 die mit der 2. Wen du triffst, wählst du nach dem Würfeln.
coach-dice-arrows = Achte auf die Pfeile
coach-dice-arrows-text = Jeden gewürfelten Pfeil nimmst du sofort. Ist der letzte genommen, greifen die Indianer an: 1 Lebenspunkt für jeden Pfeil, den du hast.
coach-wyatt-poster = Sieben Outlaws, sieben Belohnungen
coach-wyatt-poster-text = Je mehr Karten für einen Outlaw liegen, desto höher die Belohnung. Wer die meisten Punkte auf ihn hat, bekommt den größeren Teil.
coach-wyatt-draw = Zuerst nimmst du auf
coach-wyatt-draw-text = Zwei Karten vom Aufnahmestapel oder die oberste Karte vom Ablagestapel.
coach-wyatt-sets = Dann legst du aus
coach-wyatt-sets-text = Sobald irgendjemand ein Set von drei gelegt hat, dürfen alle auch einzelne Karten dieses Outlaws legen. Dazu darfst du eine Sheriff-Karte pro Zug spielen.
coach-wyatt-discard = Mit dem Abwerfen endet dein Zug
coach-wyatt-discard-text = Der Nächste darf die Karte nehmen. Hat jemand keine Karte mehr, endet der Durchgang, und die Belohnungen werden gezahlt.
