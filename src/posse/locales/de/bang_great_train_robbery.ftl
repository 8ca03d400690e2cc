# The Great Train Robbery auf Deutsch: die Namen, Hilfen und Sätze, die Karten, Wagen, Stationen, Lokomotiven und
# Personen zu bang.ftl hinzufügen. Die Argumente und die Kennungen erklärt en/bang.ftl. Was hier keinen Satz hat,
# erzählt bang.ftl. Der Satz einer Station ist ihr Preis.
# Der Zug ist, was jemand macht, der dran ist; was auf der Strecke fährt, ist die Bahn.

bang-pack-great_train_robbery = The Great Train Robbery

## Blaue Karten

bang-kind-dragoon = Dragoon
bang-kind-dragoon-text = Reichweite 2 und ein BANG! mehr pro Zug.
bang-kind-dragoon-help = Waffe mit Reichweite 2. Mit ihr darfst du in deinem Zug zwei BANG! spielen statt einem. Eine neue Waffe ersetzt die alte.
bang-kind-map = Landkarte
bang-kind-map-text = Vor dem Nehmen: eine der obersten zwei weg.
bang-kind-map-help = In deinem Zug, nach Dynamit und Gefängnis und bevor du Karten nimmst, siehst du die zwei obersten Karten vom Talon an und legst eine davon ab. Die andere bleibt oben liegen.
bang-kind-refund = Ausgleich
bang-kind-refund-text = Nimmt man dir eine Karte, nimmst du eine neue.
bang-kind-refund-help = Jedes Mal, wenn ein anderer eine deiner Karten nimmt oder ablegt, von der Hand oder vor dir, nimmst du eine vom Talon. Nicht bei Zugüberfall und Zirkuswagen, wo du selbst ablegst, und nicht für den Ausgleich selbst.
bang-kind-strongbox = Geldkassette
bang-kind-strongbox-text = Nimm am Ende deines Zuges eine Karte.
bang-kind-strongbox-help = Am Ende deines Zuges, wenn überzählige Karten abgeworfen sind, nimmst du eine vom Talon. Auch wenn du im Gefängnis bleibst.

## Braune Karten

bang-kind-cactus = Kaktus
bang-kind-cactus-text = Ein Schuss geht daneben; Rot bringt 1 Leben.
bang-kind-cactus-help = Spiel ihn außer der Reihe, wenn auf dich geschossen wird: Er gilt als Fehlschuss!. Danach ziehst du: Herz oder Karo gibt dir 1 Lebenspunkt zurück, nie über deinen Anfangswert.
bang-kind-evaded = Haarscharf!
bang-kind-evaded-text = Ein Schuss geht daneben; seine Karte ist dein.
bang-kind-evaded-help = Spiel sie außer der Reihe, wenn auf dich geschossen wird: Sie gilt als Fehlschuss!. Hält sie den Schuss auf, kommt die Karte, mit der geschossen wurde, vom Ablagestapel auf deine Hand. Ohne eine solche Karte gibt es nichts.
bang-kind-full_steam = Volldampf!
bang-kind-full_steam-text = Zur Endstation: Wirkung doppelt oder gar nicht.
bang-kind-full_steam-help = Die Bahn rollt geradewegs zur Endstation. Du bestimmst, ob die Lokomotive dort gar nicht oder zweimal wirkt, und zwar für alle.
bang-kind-knife_revolver = Messerrevolver
bang-kind-knife_revolver-text = Treffer in Reichweite; J, Q, K, A holt ihn zurück.
bang-kind-knife_revolver-help = Trifft jemanden in Reichweite deiner Waffe; Fehlschuss! und Fass helfen dagegen. Beim Ausspielen ziehst du: Bei Bube, Dame, König oder Ass kommt er auf deine Hand zurück. Er ist keine BANG!-Karte, verbraucht aber dein BANG!.
bang-kind-money_bag = Geldsack
bang-kind-money_bag-text = Wirkt wie die braune Karte auf dem Ablagestapel.
bang-kind-money_bag-help = Spiel ihn in deinem Zug, wenn oben auf dem Ablagestapel eine braune Karte liegt: Er wirkt, als hättest du sie gespielt, mit denselben Grenzen. Er ahmt weder einen Geldsack nach noch eine Karte, die nur auf einen Schuss antwortet.
bang-kind-most_wanted = Meistgesucht
bang-kind-most_wanted-text = Nimm eine Karte; dann kostet Pik jeden 1 Leben.
bang-kind-most_wanted-help = Du nimmst eine Karte. Dann ziehen reihum alle, du zuerst: Pik kostet 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht. Bleibt niemand übrig, gewinnen die Outlaws.
bang-kind-next_stop = Nächster Halt
bang-kind-next_stop-text = Nimm eine Karte; die Bahn rollt eins weiter.
bang-kind-next_stop-help = Du nimmst eine Karte, und die Bahn rollt um eine Station weiter. Einen Wagen musst du nicht nehmen.
bang-kind-switch = Weiche
bang-kind-switch-text = Tausch eine Karte vor dir gegen eine fremde.
bang-kind-switch-help = Eine Karte vor dir und eine vor einem anderen tauschen die Plätze, auch Wagen. Wer eine Waffe bekommt, legt die alte ab; zwei gleiche Karten liegen nie vor jemandem. Der Sheriff kann weder Geisterwagen noch Gefängnis bekommen.
bang-kind-train_robbery = Zugüberfall
bang-kind-train_robbery-text = Jemand gibt jede Karte her oder wird beschossen.
bang-kind-train_robbery-help = Wähle, wen du willst: Für jede Karte, die vor ihm liegt, legt er sie entweder ab oder wird beschossen, und jeder Schuss braucht seinen eigenen Fehlschuss!. Das verbraucht dein BANG!.
bang-kind-water_tower = Wasserturm
bang-kind-water_tower-text = Nimm einen Wagen unter einer Station umsonst.
bang-kind-water_tower-help = Du nimmst einen der Wagen, die unter einer Station stehen, und bezahlst nichts. Er zählt nicht als dein Wagen dieses Zuges, und die Bahn bewegst du dafür nicht.

## Wagen

bang-kind-baggage_car = Gepäckwagen
bang-kind-baggage_car-text = Einmal: Fehlschuss!, Panik, Cat Balou oder BANG!.
bang-kind-baggage_car-help = Leg ihn in deinem Zug als Panik, als Cat Balou oder als BANG! ab, das nicht mitzählt; oder als Fehlschuss!, wenn auf dich geschossen wird.
bang-kind-caboose = Begleitwagen
bang-kind-caboose-text = Deine anderen blauen Karten sind Fehlschuss!.
bang-kind-caboose-help = Solange er vor dir liegt, darfst du jede andere blaue Karte als Fehlschuss! ablegen, von der Hand oder vor dir. Auch Wagen sind blaue Karten.
bang-kind-cattle_truck = Viehwagen
bang-kind-cattle_truck-text = Einmal: nimm eine der drei obersten Abgelegten.
bang-kind-cattle_truck-help = Leg ihn in deinem Zug ab: Nimm eine der drei obersten Karten vom Ablagestapel auf die Hand.
bang-kind-circus_wagon = Zirkuswagen
bang-kind-circus_wagon-text = Einmal: Alle anderen legen eine Auslage ab.
bang-kind-circus_wagon-help = Leg ihn in deinem Zug ab: Alle anderen legen reihum, links von dir beginnend, eine der Karten ab, die vor ihnen liegen. Welche, bestimmen sie selbst.
bang-kind-coal_hopper = Kohlewagen
bang-kind-coal_hopper-text = Einmal: nimm eine Karte; ein Wagen muss weg.
bang-kind-coal_hopper-help = Leg ihn in deinem Zug ab: Du nimmst eine Karte, und ein Wagen, der vor jemandem liegt, muss weg. Welcher, bestimmst du.
bang-kind-dining_car = Speisewagen
bang-kind-dining_car-text = Zu Zugbeginn ziehen: Herz bringt 1 Leben.
bang-kind-dining_car-help = Solange er vor dir liegt, ziehst du zu Beginn jedes deiner Züge: Herz gibt dir 1 Lebenspunkt zurück, nie über deinen Anfangswert.
bang-kind-express_car = Expresswagen
bang-kind-express_car-text = Einmal: Hand weg, dafür noch ein Zug.
bang-kind-express_car-help = Leg ihn in deinem Zug ab: Du legst die ganze Hand ab, der Zug ist zu Ende, und du machst noch einen. Nach diesem Extrazug gibt es keinen dritten.
bang-kind-ghost_car = Geisterwagen
bang-kind-ghost_car-text = Vor irgendwen: hält ihn ohne Leben im Spiel.
bang-kind-ghost_car-help = Wer ihn nimmt, legt ihn vor jemanden, nur nicht vor den Sheriff; auch wer schon raus ist, kann ihn bekommen. Vor wem er liegt, der bleibt ohne Leben im Spiel oder kehrt zurück, als Geist: Leben gewinnt und verliert er nicht, am Zugende legt er die ganze Hand ab, sonst spielt er wie alle. Ohne den Wagen ist der Geist raus, und niemand wird belohnt.
bang-kind-lounge_car = Salonwagen
bang-kind-lounge_car-text = Einmal: zwei neue Wagen, einer für dich.
bang-kind-lounge_car-help = Leg ihn in deinem Zug ab: Deck zwei Wagen vom Stapel auf, leg einen vor dich und den anderen vor jemand anderen. Sie zählen nicht als dein Wagen dieses Zuges.
bang-kind-lumber_flatcar = Holzflachwagen
bang-kind-lumber_flatcar-text = Vor irgendwen: für ihn sind alle 1 weiter weg.
bang-kind-lumber_flatcar-help = Wer ihn nimmt, legt ihn vor jemanden, auch vor sich selbst. Vor wem er liegt, dessen Abstand zu allen anderen wächst um 1.
bang-kind-mail_car = Postwagen
bang-kind-mail_car-text = Einmal: nimm drei Karten, gib eine her.
bang-kind-mail_car-help = Leg ihn in deinem Zug ab: Nimm drei Karten vom Talon und gib eine dieser drei einem anderen.
bang-kind-observation_car = Aussichtswagen
bang-kind-observation_car-text = Die anderen sind 1 näher, du bist 1 weiter weg.
bang-kind-observation_car-help = Solange er vor dir liegt, schrumpft dein Abstand zu allen anderen um 1, nie unter 1, und ihrer zu dir wächst um 1: Appaloosa und Mustang in einem.
bang-kind-passenger_car = Personenwagen
bang-kind-passenger_car-text = Einmal: nimm jemandem eine Karte.
bang-kind-passenger_car-help = Leg ihn in deinem Zug ab: Nimm jemandem in beliebigem Abstand eine zufällige Handkarte oder eine Karte, die vor ihm liegt.
bang-kind-prisoner_car = Gefangenenwagen
bang-kind-prisoner_car-text = Fremdes Duell und Indianer! wirken nicht.
bang-kind-prisoner_car-help = Solange er vor dir liegt, wirken Duell und Indianer!, die ein anderer spielt, nicht auf dich.
bang-kind-private_car = Privatwagen
bang-kind-private_car-text = Ohne Handkarten kein Ziel für BANG!.
bang-kind-private_car-help = Solange er vor dir liegt und du keine Handkarten hast, darf niemand eine BANG!-Karte auf dich spielen. Gatling, Messerrevolver und Fähigkeiten treffen dich trotzdem.
bang-kind-sleeper_car = Schlafwagen
bang-kind-sleeper_car-text = Einmal je Zug ist eine blaue Karte ein BANG!.
bang-kind-sleeper_car-help = Solange er vor dir liegt, darfst du einmal in jedem Zug eine andere blaue Karte, auch einen Wagen, als BANG! ablegen, das nicht mitzählt. Auch im Duell und gegen Indianer!.

## Stationen

bang-kind-boom_town = Boom Town
bang-kind-boom_town-text = Kostet ein BANG!
bang-kind-boom_town-help = Für den Wagen darunter legst du eine BANG!-Karte ab, von der Hand oder vor dir. Nichts anderes, was schießt, genügt.
bang-kind-catico = Catico
bang-kind-catico-text = Kostet Cat Balou oder Panik
bang-kind-catico-help = Für den Wagen darunter legst du ein Cat Balou oder eine Panik ab. Nichts anderes, was Karten nimmt, genügt.
bang-kind-creepy_creek = Creepy Creek
bang-kind-creepy_creek-text = Kostet eine Pik-Karte
bang-kind-creepy_creek-help = Für den Wagen darunter legst du eine Pik-Karte ab, von der Hand oder vor dir.
bang-kind-crowns_hole = Crown’s Hole
bang-kind-crowns_hole-text = Kostet ein Bier
bang-kind-crowns_hole-help = Für den Wagen darunter legst du eine Bier-Karte ab. Nichts anderes, was heilt, genügt.
bang-kind-deathwood = Deathwood
bang-kind-deathwood-text = Kostet eine blaue Karte
bang-kind-deathwood-help = Für den Wagen darunter legst du eine blaue Karte ab, von der Hand oder vor dir. Ein anderer Wagen vor dir genügt.
bang-kind-dodgeville = Dodgeville
bang-kind-dodgeville-text = Kostet einen Fehlschuss!
bang-kind-dodgeville-help = Für den Wagen darunter legst du eine Fehlschuss!-Karte ab. Nichts anderes, was einen Schuss aufhält, genügt.
bang-kind-fort_wroth = Fort Wroth
bang-kind-fort_wroth-text = Kostet eine Karte von 10 bis Ass
bang-kind-fort_wroth-help = Für den Wagen darunter legst du eine Zehn, einen Buben, eine Dame, einen König oder ein Ass ab, von der Hand oder vor dir.
bang-kind-frisco = Frisco
bang-kind-frisco-text = Kostet eine Kreuz-Karte
bang-kind-frisco-help = Für den Wagen darunter legst du eine Kreuz-Karte ab, von der Hand oder vor dir.
bang-kind-miners_oath = Miner’s Oath
bang-kind-miners_oath-text = Kostet eine Karo-Karte
bang-kind-miners_oath-help = Für den Wagen darunter legst du eine Karo-Karte ab, von der Hand oder vor dir.
bang-kind-san_tafe = San Tafe
bang-kind-san_tafe-text = Kostet eine Herz-Karte
bang-kind-san_tafe-help = Für den Wagen darunter legst du eine Herz-Karte ab, von der Hand oder vor dir.
bang-kind-tombrock = Tombrock
bang-kind-tombrock-text = Kostet 1 Leben, nie das letzte
bang-kind-tombrock-help = Für den Wagen darunter gibst du 1 Lebenspunkt her, nie den letzten. Das ist ein Preis: Keine Fähigkeit antwortet darauf.
bang-kind-virginia_town = Virginia Town
bang-kind-virginia_town-text = Kostet zwei beliebige Karten
bang-kind-virginia_town-help = Für den Wagen darunter legst du zwei beliebige Karten ab, von der Hand oder vor dir.
bang-kind-yooma = Yooma
bang-kind-yooma-text = Kostet eine Karte von 2 bis 9
bang-kind-yooma-help = Für den Wagen darunter legst du eine Karte von 2 bis 9 ab, von der Hand oder vor dir.

## Lokomotiven: die zwei Seiten der einen

bang-kind-ironhorse = Ironhorse
bang-kind-ironhorse-text = An der Endstation: ein Schuss auf alle.
bang-kind-ironhorse-help = An der Endstation wird auf alle geschossen; wer dran ist, kommt zuerst. Fehlschuss! und Fass helfen. Niemand hat geschossen, also wird niemand belohnt; bleibt niemand übrig, gewinnen die Outlaws. Danach wird eine neue Strecke gelegt und die Lokomotive umgedreht.
bang-kind-leland = Leland
bang-kind-leland-text = An der Endstation: ein General Store für alle.
bang-kind-leland-help = An der Endstation werden so viele Karten aufgedeckt, wie noch im Spiel sind. Wer dran ist, beginnt, dann nimmt sich reihum jeder eine. Danach wird eine neue Strecke gelegt und die Lokomotive umgedreht.

## Personen

bang-character-benny_brawler = Benny Brawler
bang-character-benny_brawler-text = Darf in seinem Zug beliebig viele Wagen nehmen.
bang-character-benny_brawler-help = In seinem Zug darf er so viele Wagen aus der Bahn nehmen, wie er bezahlen kann. Umsonst bewegt auch er die Bahn nur einmal.
bang-character-evan_babbit = Evan Babbit
bang-character-evan_babbit-text = Lenkt ein BANG! für eine Karte auf Nachbarn um.
bang-character-evan_babbit-help = Gilt ihm eine BANG!-Karte, darf er vor jeder anderen Antwort eine Handkarte ihrer Farbe ablegen: Der Schuss trifft dann jemand anderen im Abstand 1, nicht den Schützen. Es bleibt der Schuss dessen, der die Karte gespielt hat.
bang-character-jimmy_texas = Jimmy Texas
bang-character-jimmy_texas-text = Nimmt am Ende seines Zuges eine Karte.
bang-character-jimmy_texas-help = Am Ende seines Zuges, wenn überzählige Karten abgeworfen sind, nimmt er eine vom Talon. Auch wenn er im Gefängnis bleibt.
bang-character-manuelita = Manuelita
bang-character-manuelita-text = Nimmt an der Endstation zwei Karten.
bang-character-manuelita-help = Jedes Mal, wenn die Lokomotive die Endstation erreicht, nimmt sie zwei Karten vom Talon, bevor dort etwas geschieht.
bang-character-sancho = Sancho
bang-character-sancho-text = Nimmt seinen Wagen des Zuges umsonst.
bang-character-sancho-help = Der eine Wagen, den er in seinem Zug aus der Bahn nehmen darf, kostet ihn nichts. Vorher darf er wie alle die Bahn bewegen.
bang-character-sgt_blaze = Sgt. Blaze
bang-character-sgt_blaze-text = Darf einen auslassen, wenn etwas mehrere trifft.
bang-character-sgt_blaze-help = Gilt eine Karte oder Wirkung von ihm für mehrere, darf er einen davon auslassen, auch sich selbst; beim General Store gibt es dann eine Karte weniger. Auch an der Endstation, wenn sie in seinem Zug erreicht wird.
bang-character-shade_oconnor = Shade O’Connor
bang-character-shade_oconnor-text = Tauscht eine Karte, wenn andere die Bahn bewegen.
bang-character-shade_oconnor-help = Jedes Mal, wenn sich die Bahn im Zug eines anderen bewegt, darf er eine Handkarte ablegen und nimmt dafür eine vom Talon; an der Endstation, bevor dort etwas geschieht.
bang-character-zippy_roy = Zippy Roy
bang-character-zippy_roy-text = Bewegt einmal im Zug die Bahn um eins weiter.
bang-character-zippy_roy-help = Einmal in seinem Zug darf er die Bahn um eine Station weiterbewegen. Einen Wagen bringt ihm das allein nicht, und die übliche freie Fahrt bleibt ihm.

## Fragen

bang-prompt-board-you = Welchen Wagen nimmst du?
bang-prompt-board = { $seat } sucht sich einen Wagen der Bahn aus.
bang-prompt-place-you = Vor wen legst du { $card }?
bang-prompt-place = { $seat } bestimmt, vor wen { $card } kommt.
bang-prompt-offer-you = { $n ->
    [one] Du darfst eine Karte ziehen. Ziehst du?
   *[other] Du darfst { $n } Karten ziehen. Ziehst du?
}
bang-prompt-offer = { $seat } darf ziehen.
bang-prompt-steam-you = Mit Volldampf zur Endstation! Was geschieht dort?
bang-prompt-steam = { $seat } bestimmt, was an der Endstation geschieht.
bang-prompt-give-you = Welche deiner Karten gibst du { $other }?
bang-prompt-give = { $seat } will mit { $whom ->
    [you] dir
   *[they] { $other }
} eine Karte tauschen.
bang-prompt-swap-you = Welche Karte von { $other } bekommst du dafür?
bang-prompt-swap = { $seat } sucht sich eine Karte von { $whom ->
    [you] dir
   *[they] { $other }
} zum Tausch aus.
bang-prompt-robbery-you = { $other } überfällt dich. Gibst du die Karte her, oder lässt du auf dich schießen?
bang-prompt-robbery = { $whom ->
    [you] Du überfällst { $seat }. Warten auf die Antwort.
   *[they] { $other } überfällt { $seat }. Warten auf die Antwort.
}
bang-prompt-cattle-you = Welche Karte vom Ablagestapel nimmst du?
bang-prompt-cattle = { $seat } wühlt im Ablagestapel.
bang-prompt-circus-you = Der Zirkus ist da: Leg eine der Karten ab, die vor dir liegen.
bang-prompt-circus = Der Zirkus ist da. Warten auf { $seat }.
bang-prompt-coal-you = Welcher Wagen muss weg?
bang-prompt-coal = { $seat } bestimmt, welcher Wagen weg muss.
bang-prompt-lounge-you = Welcher Wagen geht an wen? Der andere ist deiner.
bang-prompt-lounge = { $seat } verteilt zwei Wagen.
bang-prompt-mail-you = Post! Welche der Karten gibst du her, und wem?
bang-prompt-mail = { $seat } bestimmt, wer Post bekommt.
bang-prompt-map-you = Du siehst auf die Landkarte. Welche der beiden Karten muss weg?
bang-prompt-map = { $seat } sieht auf die Landkarte.
bang-prompt-shade-you = Die Bahn bewegt sich. Tauschst du eine Karte?
bang-prompt-shade = { $seat } sieht der Bahn nach.
bang-prompt-pay-you-boom_town = { $card } kostet ein BANG!. Welches legst du ab?
bang-prompt-pay-you-catico = { $card } kostet Cat Balou oder Panik. Was legst du ab?
bang-prompt-pay-you-creepy_creek = { $card } kostet eine Pik-Karte. Welche legst du ab?
bang-prompt-pay-you-crowns_hole = { $card } kostet ein Bier. Welches legst du ab?
bang-prompt-pay-you-deathwood = { $card } kostet eine blaue Karte. Welche legst du ab?
bang-prompt-pay-you-dodgeville = { $card } kostet einen Fehlschuss!. Welchen legst du ab?
bang-prompt-pay-you-fort_wroth = { $card } kostet eine Karte von 10 bis Ass. Welche legst du ab?
bang-prompt-pay-you-frisco = { $card } kostet eine Kreuz-Karte. Welche legst du ab?
bang-prompt-pay-you-miners_oath = { $card } kostet eine Karo-Karte. Welche legst du ab?
bang-prompt-pay-you-san_tafe = { $card } kostet eine Herz-Karte. Welche legst du ab?
bang-prompt-pay-you-virginia_town = { $n ->
    [2] { $card } kostet zwei Karten. Welche legst du zuerst ab?
   *[other] { $card } kostet noch eine zweite Karte. Welche legst du ab?
}
bang-prompt-pay-you-yooma = { $card } kostet eine Karte von 2 bis 9. Welche legst du ab?
bang-prompt-pay-you-sleeper_car = Mit welcher anderen blauen Karte schießt du auf { $other }?
bang-prompt-loot-you-passenger_car = Welche Karte nimmst du von { $other }?
bang-prompt-loot-passenger_car = { $seat } greift nach einer Karte von { $whom ->
    [you] dir
   *[they] { $other }
}.
bang-prompt-store-you-leland = { $card } bringt Waren für alle. Nimm eine Karte.
bang-prompt-store-leland = { $seat } sucht sich etwas von den Waren aus.
bang-prompt-shot-you-ironhorse = { $card } verschont niemanden: Auf dich wird geschossen. Was tust du?
bang-prompt-shot-ironhorse = { $card } verschont niemanden. Warten auf { $seat }.
bang-prompt-shot-you-train_robbery = Du behältst deine Karte, und { $other } schießt. Was tust du?
bang-prompt-target-you-knife_revolver = Auf wen schießt du?
bang-prompt-target-you-train_robbery = Wen überfällst du?
bang-prompt-target-you-switch = Mit wem tauschst du?
bang-prompt-target-you-passenger_car = Wem nimmst du eine Karte?
bang-prompt-target-you-sleeper_car = Auf wen schießt du?
bang-prompt-target-you-baggage_car = Was ist darin, und für wen?

## Möglichkeiten und was daraus folgt

bang-option-board = { $card } nehmen
bang-option-roll = Mit { $card } eine Station weiterfahren
bang-note-roll = Dann musst du einen Wagen nehmen
bang-option-drive = Die Bahn eine Station weiterbewegen
bang-note-drive = Zippy Roy, einmal im Zug
bang-option-place-at = { $card } vor { $seat }
bang-option-place-self = { $card } vor dich selbst
bang-option-skip = An der Endstation geschieht nichts
bang-option-double = Die Lokomotive wirkt zweimal
bang-option-give = { $card } hergeben
bang-option-give-at = { $card } an { $seat }
bang-option-swap-take = { $card } nehmen
bang-option-robbery-discard = { $card } hergeben
bang-option-face = { $card } behalten
bang-note-face = Dafür wird auf dich geschossen
bang-option-coal-discard-at = { $card } von { $seat }
bang-option-coal-discard-self = Dein eigener { $card }
bang-note-map-discard = Die andere bleibt oben liegen
bang-note-shade-discard = Nimm eine neue dafür
bang-option-shade-decline = Karten behalten
bang-option-offer-deck = Ziehen
bang-option-offer-decline = Nichts ziehen
bang-note-offer-decline = Mit leerer Hand schützt dich dein Privatwagen
bang-option-divert = Schuss auf { $seat } umlenken
bang-note-divert = Evan Babbit: für eine Karte derselben Farbe
bang-option-play-at-knife_revolver = Auf { $seat } schießen
bang-option-play-at-train_robbery = { $seat } überfallen
bang-option-play-at-switch = Mit { $seat } tauschen
bang-note-play-at-knife_revolver = Kostet 1 Leben, wenn er trifft
bang-note-play-at-train_robbery = Jede Karte dort geht oder wird ein Schuss
bang-note-play-at-switch = Eine Karte vor dir gegen eine von dort
bang-note-play-at-money_bag = Wirkt wie die Karte auf dem Ablagestapel
bang-note-play-money_bag = Wirkt wie die Karte auf dem Ablagestapel
bang-note-play-full_steam = Geradewegs zur Endstation
bang-note-play-most_wanted = Eine Karte für dich; Pik kostet jeden 1 Leben
bang-note-play-next_stop = Eine Karte, und die Bahn rollt weiter
bang-note-play-water_tower = Ein Wagen umsonst
bang-note-use-cattle_truck = Eine der drei obersten Abgelegten
bang-note-use-circus_wagon = Alle anderen legen eine Auslage ab
bang-note-use-coal_hopper = Eine Karte nehmen; ein Wagen muss weg
bang-note-use-express_car = Die Hand geht; dann noch ein Zug
bang-note-use-lounge_car = Zwei neue Wagen, einer für dich
bang-note-use-mail_car = Drei Karten, eine gibst du her
bang-option-use-at-passenger_car = Von { $seat } nehmen
bang-note-use-at-passenger_car = Eine Karte nehmen
bang-option-use-at-sleeper_car = Auf { $seat } schießen
bang-note-use-at-sleeper_car = Eine andere blaue Karte geht; zählt nicht mit
bang-option-use_bang-at = Auf { $seat } schießen
bang-note-use_bang-at = Ein BANG!, das nicht mitzählt
bang-option-use_panic-at = Von { $seat } nehmen
bang-note-use_panic-at = Wie eine Panik
bang-option-use_cat_balou-at = { $seat } verliert eine Karte
bang-option-use_cat_balou-self = Eine eigene Karte ablegen
bang-note-use_cat_balou-at = Wie ein Cat Balou
bang-note-missed-cactus = Ein Fehlschuss!; Rot bringt 1 Leben
bang-note-missed-evaded = { $n ->
    [2] Einer von zweien, die es braucht
   *[other] Der Schuss geht daneben, seine Karte ist dein
}

## Was geschah

bang-event-roll = { $who ->
    [you] Du lässt die Bahn weiterrollen.
   *[they] { $seat } lässt die Bahn weiterrollen.
}
bang-event-terminus = { $card } erreicht die Endstation.
bang-event-board = { $who ->
    [you] Du nimmst { $card } aus der Bahn.
   *[they] { $seat } nimmt { $card } aus der Bahn.
}
bang-event-place = { $who ->
    [you] Du legst { $card } vor dich.
   *[they] { $seat } behält { $card }.
}
bang-event-place-at = { $who ->
    [you] Du legst { $card } vor { $other }.
   *[they] { $seat } legt { $card } vor { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-couple = { $card } wird angehängt.
bang-event-couple-many = Angehängt werden: { $cards }.
bang-event-station = { $card } kommt an die Strecke.
bang-event-station-many = Die Strecke: { $cards }.
bang-event-turn_over = Die Lokomotive wird umgedreht: { $card }.
bang-event-turn_over-ironhorse = Die Lokomotive wird umgedreht: { $card }, ein Schuss auf alle.
bang-event-turn_over-leland = Die Lokomotive wird umgedreht: { $card }, ein General Store für alle.
bang-event-return = { $who ->
    [you] Du kehrst als Geist ins Spiel zurück.
   *[they] { $seat } kehrt als Geist ins Spiel zurück.
}
bang-event-divert = { $who ->
    [you] Du lenkst den Schuss auf jemand anderen um.
   *[they] { $seat } lenkt den Schuss auf jemand anderen um.
}
bang-event-divert-at = { $who ->
    [you] Du lenkst den Schuss auf { $other } um.
   *[they] { $seat } lenkt den Schuss auf { $whom ->
        [you] dich
       *[they] { $other }
    } um.
}
bang-event-face = { $who ->
    [you] Du behältst { $card } und wirst dafür beschossen.
   *[they] { $seat } behält { $card } und wird dafür beschossen.
}
bang-event-skip = { $who ->
    [you] Du willst, dass an der Endstation nichts geschieht.
   *[they] { $seat } will, dass an der Endstation nichts geschieht.
}
bang-event-double = { $who ->
    [you] Du lässt die Lokomotive zweimal wirken.
   *[they] { $seat } lässt die Lokomotive zweimal wirken.
}
bang-event-hurt-ironhorse = { $who ->
    [you] { $card } trifft dich: Du verlierst { $n } Leben.
   *[they] { $card } trifft: { $seat } verliert { $n } Leben.
}
bang-event-hurt-most_wanted = { $who ->
    [you] Pik: Du verlierst { $n } Leben.
   *[they] Pik: { $seat } verliert { $n } Leben.
}
bang-event-play-at-knife_revolver = { $who ->
    [you] Du schießt mit { $card } auf { $other }.
   *[they] { $seat } schießt mit { $card } auf { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use-baggage_car = { $who ->
    [you] Du gehst hinter { $card } in Deckung.
   *[they] { $seat } geht hinter { $card } in Deckung.
}
bang-event-use-express_car = { $who ->
    [you] Du fährst mit { $card } davon: Der Zug ist vorbei.
   *[they] { $seat } fährt mit { $card } davon: Der Zug ist vorbei.
}

## Teile des Tisches

bang-train = Bahn
bang-track = Strecke
bang-locomotive = Lokomotive
bang-terminus = Endstation
bang-cars = Wagenstapel
bang-cars-count = noch { $n } Wagen
bang-car-hidden = ein Wagen
bang-colour-car = Wagen: liegt vor dir wie eine blaue Karte
bang-colour-station = Station: was der Wagen darunter kostet
bang-colour-locomotive = Lokomotive: was an der Endstation geschieht
bang-fare-met = Das kannst du bezahlen
bang-fare-short = Das kannst du nicht bezahlen
bang-fare-free = Kostet dich nichts
bang-fare-none = Noch unter keiner Station
bang-fare-next = Dann musst du einen nehmen: { $cards }
bang-fare-at = { $station }: { $price }
bang-boarded = Dein Wagen dieses Zuges ist genommen
bang-rolled = Deine freie Fahrt ist gemacht
bang-extra = Extrazug
bang-ghost = Geist
bang-ghost-text = Ohne Leben, aber im Spiel, solange der Geisterwagen da liegt.

## Das Spiel in Kürze

# Der Gepäckwagen sagt, wofür er dient.
bang-event-use_bang-at = { $who ->
    [you] Du schießt aus { $card } auf { $other }.
   *[they] { $seat } schießt aus { $card } auf { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use_panic-at = { $who ->
    [you] Du nutzt { $card } als Panik! gegen { $other }.
   *[they] { $seat } nutzt { $card } als Panik! gegen { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use_cat_balou-at = { $who ->
    [you] Du nutzt { $card } als Cat Balou gegen { $other }.
   *[they] { $seat } nutzt { $card } als Cat Balou gegen { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use_cat_balou-self = { $who ->
    [you] Du nutzt { $card } für deine eigenen Karten.
   *[they] { $seat } nutzt { $card } für die eigenen Karten.
}
