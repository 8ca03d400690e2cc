# The Great Train Robbery auf Deutsch: die Namen, Hilfen und Sätze, die Karten, Wagen, Stationen, Lokomotiven und
# Personen zu bang.ftl hinzufügen. Die Argumente und die Kennungen erklärt en/bang.ftl. Was hier keinen Satz hat,
# erzählt bang.ftl. Der Satz einer Station ist ihr Preis.
# Der Zug ist, was jemand macht, der dran ist; was auf der Strecke fährt, ist die Bahn.

bang-pack-great_train_robbery = The Great Train Robbery

## Blaue Karten

bang-kind-dragoon = Dragoon
    .gender = f
bang-kind-dragoon-text = Reichweite 2 und ein BANG! mehr pro Zug.
bang-kind-dragoon-help = Waffe mit Reichweite 2. Mit ihr darfst du in deinem Zug zwei BANG! spielen statt einem. Eine neue Waffe ersetzt die alte.
bang-kind-map = Landkarte
    .gender = f
bang-kind-map-text = Vor dem Nehmen: eine der zwei obersten ablegen.
bang-kind-map-help = In deinem Zug, nach Dynamit und Gefängnis und bevor du Karten nimmst, siehst du dir die zwei obersten Karten vom Talon an und legst eine davon ab. Die andere bleibt oben liegen.
bang-kind-refund = Ausgleich
    .gender = m
bang-kind-refund-text = Nimmt man dir eine Karte, nimmst du eine neue.
bang-kind-refund-help = Jedes Mal, wenn ein anderer eine deiner Karten nimmt oder ablegt, von der Hand oder vor dir, nimmst du eine vom Talon. Zugüberfall und Zirkuswagen zählen nicht, weil du da selbst ablegst. Auch der Ausgleich selbst zählt nicht.
bang-kind-strongbox = Geldkassette
    .gender = f
bang-kind-strongbox-text = Nimm am Ende deines Zuges eine Karte.
bang-kind-strongbox-help = Am Ende deines Zuges, wenn überzählige Karten abgelegt sind, nimmst du eine vom Talon. Auch wenn du im Gefängnis bleibst.

## Braune Karten

bang-kind-cactus = Kaktus
    .gender = m
bang-kind-cactus-text = Ein Schuss geht daneben; Rot bringt 1 Leben.
bang-kind-cactus-help = Spiele ihn außer der Reihe, wenn auf dich geschossen wird: Er gilt als Fehlschuss! Danach ziehst du: Herz oder Karo gibt dir 1 Lebenspunkt zurück, nie über deinen Anfangswert.
bang-kind-evaded = Haarscharf!
    .gender = name
bang-kind-evaded-text = Ein Schuss geht daneben; du nimmst seine Karte.
bang-kind-evaded-help = Spiele die Karte außer der Reihe, wenn auf dich geschossen wird: Sie gilt als Fehlschuss! Hält sie den Schuss auf, kommt die Karte, mit der geschossen wurde, vom Ablagestapel auf deine Hand. Wurde ohne Karte geschossen, bekommst du keine.
bang-kind-full_steam = Volldampf!
    .gender = name
bang-kind-full_steam-text = Zur Endstation: Wirkung doppelt oder gar nicht.
bang-kind-full_steam-help = Die Bahn rollt geradewegs zur Endstation. Du bestimmst, ob die Lokomotive dort gar nicht oder zweimal wirkt, und zwar für alle.
bang-kind-knife_revolver = Messerrevolver
    .gender = m
bang-kind-knife_revolver-text = Treffer in Reichweite; J, Q, K, A holt ihn zurück.
bang-kind-knife_revolver-help = Trifft jemanden in Reichweite deiner Waffe; Fehlschuss! und Fass helfen dagegen. Beim Ausspielen ziehst du: Bei Bube, Dame, König oder Ass kommt er auf deine Hand zurück. Er ist keine BANG!-Karte, verbraucht aber dein BANG! Im Duell und gegen Indianer! hilft er nicht.
bang-kind-money_bag = Geldsack
    .gender = m
bang-kind-money_bag-text = Wirkt wie die braune Karte auf dem Ablagestapel.
bang-kind-money_bag-help = Spiele ihn in deinem Zug, wenn oben auf dem Ablagestapel eine braune Karte liegt: Er wirkt, als hättest du sie gespielt, mit denselben Grenzen. Er ahmt weder einen Geldsack nach noch eine Karte, die nur auf einen Schuss antwortet.
bang-kind-most_wanted = Meistgesucht
    .gender = name
bang-kind-most_wanted-text = Nimm eine Karte; dann kostet Pik jeden 1 Leben.
bang-kind-most_wanted-help = Du nimmst eine Karte. Dann ziehen reihum alle, du zuerst: Pik kostet 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht. Bleibt niemand übrig, gewinnen die Outlaws.
bang-kind-next_stop = Nächster Halt
    .gender = card
bang-kind-next_stop-text = Nimm eine Karte; die Bahn rollt eins weiter.
bang-kind-next_stop-help = Du nimmst eine Karte, und die Bahn rollt um eine Station weiter. Einen Wagen musst du nicht nehmen.
bang-kind-switch = Weiche
    .gender = f
bang-kind-switch-text = Tausche eine Karte vor dir gegen eine fremde.
bang-kind-switch-help = Eine Karte vor dir und eine vor einem anderen tauschen die Plätze, auch Wagen. Wer eine Waffe bekommt, legt die alte ab. Niemand darf zwei Karten gleichen Namens haben. Der Sheriff kann weder Geisterwagen noch Gefängnis bekommen.
bang-kind-train_robbery = Zugüberfall
    .gender = m
bang-kind-train_robbery-text = Für jede Karte: ablegen oder beschossen werden.
bang-kind-train_robbery-help = Wähle, wen du willst. Für jede Karte, die vor ihm liegt, entscheidet er: ablegen oder beschossen werden. Jeder Schuss braucht einen eigenen Fehlschuss! Das verbraucht dein BANG!
bang-kind-water_tower = Wasserturm
    .gender = m
bang-kind-water_tower-text = Nimm einen Wagen unter einer Station kostenlos.
bang-kind-water_tower-help = Du nimmst einen der Wagen, die unter einer Station stehen, und bezahlst nichts. Er zählt nicht als dein Wagen dieses Zuges, und die Bahn bewegst du dafür nicht.

## Wagen

bang-kind-baggage_car = Gepäckwagen
    .gender = m
bang-kind-baggage_car-text = Einmal: Fehlschuss!, Panik!, Cat Balou oder BANG!
bang-kind-baggage_car-help = Lege ihn in deinem Zug als Panik!, als Cat Balou oder als zusätzliches BANG! ab, oder als Fehlschuss!, wenn auf dich geschossen wird.
bang-kind-caboose = Begleitwagen
    .gender = m
bang-kind-caboose-text = Deine anderen blauen Karten gelten als Fehlschuss!
bang-kind-caboose-help = Solange er vor dir liegt, darfst du jede andere blaue Karte als Fehlschuss! ablegen, von der Hand oder vor dir. Auch Wagen sind blaue Karten.
bang-kind-cattle_truck = Viehwagen
    .gender = m
bang-kind-cattle_truck-text = Einmal: nimm eine der drei obersten der Ablage.
bang-kind-cattle_truck-help = Lege ihn in deinem Zug ab: Nimm eine der drei obersten Karten vom Ablagestapel auf die Hand.
bang-kind-circus_wagon = Zirkuswagen
    .gender = m
bang-kind-circus_wagon-text = Einmal: Alle anderen legen eine ausliegende Karte ab.
bang-kind-circus_wagon-help = Lege ihn in deinem Zug ab: Alle anderen legen reihum, links von dir beginnend, eine der Karten ab, die vor ihnen liegen. Welche, bestimmen sie selbst.
bang-kind-coal_hopper = Kohlewagen
    .gender = m
bang-kind-coal_hopper-text = Einmal: nimm eine Karte; entferne einen Wagen.
bang-kind-coal_hopper-help = Lege ihn in deinem Zug ab: Du nimmst eine Karte, und ein Wagen, der vor jemandem liegt, wird abgelegt. Welcher, bestimmst du.
bang-kind-dining_car = Speisewagen
    .gender = m
bang-kind-dining_car-text = Zu Zugbeginn ziehen: Herz bringt 1 Leben.
bang-kind-dining_car-help = Solange er vor dir liegt, ziehst du zu Beginn jedes deiner Züge: Herz gibt dir 1 Lebenspunkt zurück, nie über deinen Anfangswert.
bang-kind-express_car = Expresswagen
    .gender = m
bang-kind-express_car-text = Einmal: Hand ablegen, dafür noch ein Zug.
bang-kind-express_car-help = Lege ihn in deinem Zug ab: Du legst die ganze Hand ab, der Zug ist zu Ende, und du machst noch einen. Nach diesem Extrazug gibt es keinen dritten.
bang-kind-ghost_car = Geisterwagen
    .gender = m
bang-kind-ghost_car-text = Hält jemanden ohne Lebenspunkte im Spiel.
bang-kind-ghost_car-help = Nimmst du ihn, legst du ihn vor jemanden, nur nicht vor den Sheriff; auch wer ausgeschieden ist, kann ihn bekommen. Mit ihm bleibt man ohne Lebenspunkte als Geist im Spiel oder kehrt zurück. Ein Geist bekommt und verliert keine Lebenspunkte und legt am Zugende die ganze Hand ab; sonst spielt er wie alle. Ohne den Wagen scheidet der Geist aus, und niemand wird belohnt.
bang-kind-lounge_car = Salonwagen
    .gender = m
bang-kind-lounge_car-text = Einmal: zwei neue Wagen, einer für dich.
bang-kind-lounge_car-help = Lege ihn in deinem Zug ab: Decke zwei Wagen vom Stapel auf, lege einen vor dich und den anderen vor jemand anderen. Sie zählen nicht als dein Wagen dieses Zuges. Der Sheriff muss einen Geisterwagen weitergeben.
bang-kind-lumber_flatcar = Holzflachwagen
    .gender = m
bang-kind-lumber_flatcar-text = Für jemanden sind alle anderen 1 weiter weg.
bang-kind-lumber_flatcar-help = Nimmst du ihn, legst du ihn vor jemanden, auch vor dich selbst. Dessen Abstand zu allen anderen wächst um 1.
bang-kind-mail_car = Postwagen
    .gender = m
bang-kind-mail_car-text = Einmal: nimm drei Karten, gib eine her.
bang-kind-mail_car-help = Lege ihn in deinem Zug ab: Nimm drei Karten vom Talon und gib eine dieser drei einem anderen.
bang-kind-observation_car = Aussichtswagen
    .gender = m
bang-kind-observation_car-text = Die anderen sind 1 näher, du bist 1 weiter weg.
bang-kind-observation_car-help = Solange er vor dir liegt, schrumpft dein Abstand zu allen anderen um 1, nie unter 1, und ihrer zu dir wächst um 1: Appaloosa und Mustang in einem.
bang-kind-passenger_car = Personenwagen
    .gender = m
bang-kind-passenger_car-text = Einmal: nimm jemandem eine Karte.
bang-kind-passenger_car-help = Lege ihn in deinem Zug ab: Nimm jemandem in beliebigem Abstand eine zufällige Handkarte oder eine Karte, die vor ihm liegt.
bang-kind-prisoner_car = Gefangenenwagen
    .gender = m
bang-kind-prisoner_car-text = Fremdes Duell und Indianer! wirken nicht.
bang-kind-prisoner_car-help = Solange er vor dir liegt, wirken Duell und Indianer!, die ein anderer spielt, nicht auf dich.
bang-kind-private_car = Privatwagen
    .gender = m
bang-kind-private_car-text = Ohne Handkarten kein Ziel für BANG!
bang-kind-private_car-help = Solange er vor dir liegt und du keine Handkarten hast, darf niemand eine BANG!-Karte auf dich spielen. Gatling, Messerrevolver und Fähigkeiten treffen dich trotzdem.
bang-kind-sleeper_car = Schlafwagen
    .gender = m
bang-kind-sleeper_car-text = Einmal pro Zug ist eine blaue Karte ein BANG!
bang-kind-sleeper_car-help = Solange er vor dir liegt, darfst du einmal in jedem Zug eine andere blaue Karte, auch einen Wagen, als zusätzliches BANG! ablegen. Auch im Duell und gegen Indianer!

## Stationen

bang-kind-boom_town = Boom Town
    .gender = name
bang-kind-boom_town-text = Kostet ein BANG!
bang-kind-boom_town-help = Für den Wagen darunter legst du eine BANG!-Karte ab, von der Hand oder vor dir. Andere Karten, die schießen, zählen nicht.
bang-kind-catico = Catico
    .gender = name
bang-kind-catico-text = Kostet Cat Balou oder Panik!
bang-kind-catico-help = Für den Wagen darunter legst du eine Cat Balou oder eine Panik! ab. Andere Karten, die Karten nehmen, zählen nicht.
bang-kind-creepy_creek = Creepy Creek
    .gender = name
bang-kind-creepy_creek-text = Kostet eine Pik-Karte
bang-kind-creepy_creek-help = Für den Wagen darunter legst du eine Pik-Karte ab, von der Hand oder vor dir.
bang-kind-crowns_hole = Crown’s Hole
    .gender = name
bang-kind-crowns_hole-text = Kostet ein Bier
bang-kind-crowns_hole-help = Für den Wagen darunter legst du eine Bier-Karte ab. Andere Karten, die heilen, zählen nicht.
bang-kind-deathwood = Deathwood
    .gender = name
bang-kind-deathwood-text = Kostet eine blaue Karte
bang-kind-deathwood-help = Für den Wagen darunter legst du eine blaue Karte ab, von der Hand oder vor dir. Ein anderer Wagen vor dir zählt auch.
bang-kind-dodgeville = Dodgeville
    .gender = name
bang-kind-dodgeville-text = Kostet einen Fehlschuss!
bang-kind-dodgeville-help = Für den Wagen darunter legst du eine Fehlschuss!-Karte ab. Andere Karten, die einen Schuss aufhalten, zählen nicht.
bang-kind-fort_wroth = Fort Wroth
    .gender = name
bang-kind-fort_wroth-text = Kostet eine Karte von 10 bis Ass
bang-kind-fort_wroth-help = Für den Wagen darunter legst du eine Zehn, einen Buben, eine Dame, einen König oder ein Ass ab, von der Hand oder vor dir.
bang-kind-frisco = Frisco
    .gender = name
bang-kind-frisco-text = Kostet eine Kreuz-Karte
bang-kind-frisco-help = Für den Wagen darunter legst du eine Kreuz-Karte ab, von der Hand oder vor dir.
bang-kind-miners_oath = Miner’s Oath
    .gender = name
bang-kind-miners_oath-text = Kostet eine Karo-Karte
bang-kind-miners_oath-help = Für den Wagen darunter legst du eine Karo-Karte ab, von der Hand oder vor dir.
bang-kind-san_tafe = San Tafe
    .gender = name
bang-kind-san_tafe-text = Kostet eine Herz-Karte
bang-kind-san_tafe-help = Für den Wagen darunter legst du eine Herz-Karte ab, von der Hand oder vor dir.
bang-kind-tombrock = Tombrock
    .gender = name
bang-kind-tombrock-text = Kostet 1 Leben, nie das letzte
bang-kind-tombrock-help = Für den Wagen darunter bezahlst du 1 Lebenspunkt, nie den letzten. Das ist ein Preis: Keine Fähigkeit reagiert darauf.
bang-kind-virginia_town = Virginia Town
    .gender = name
bang-kind-virginia_town-text = Kostet zwei beliebige Karten
bang-kind-virginia_town-help = Für den Wagen darunter legst du zwei beliebige Karten ab, von der Hand oder vor dir.
bang-kind-yooma = Yooma
    .gender = name
bang-kind-yooma-text = Kostet eine Karte von 2 bis 9
bang-kind-yooma-help = Für den Wagen darunter legst du eine Karte von 2 bis 9 ab, von der Hand oder vor dir.

## Lokomotiven: die zwei Seiten der einen

bang-kind-ironhorse = Ironhorse
    .gender = name
bang-kind-ironhorse-text = An der Endstation: ein Schuss auf alle.
bang-kind-ironhorse-help = An der Endstation wird auf alle geschossen, zuerst auf den, der dran ist. Fehlschuss! und Fass helfen. Geschossen hat kein Spieler, also wird niemand belohnt. Bleibt niemand übrig, gewinnen die Outlaws. Danach wird eine neue Strecke gelegt und die Lokomotive umgedreht.
bang-kind-leland = Leland
    .gender = name
bang-kind-leland-text = An der Endstation: ein General Store für alle.
bang-kind-leland-help = An der Endstation werden so viele Karten aufgedeckt, wie noch Leute im Spiel sind. Es beginnt, wer dran ist, dann nimmt sich reihum jeder eine. Danach wird eine neue Strecke gelegt und die Lokomotive umgedreht.

## Personen

bang-character-benny_brawler = Benny Brawler
bang-character-benny_brawler-text = Darf in seinem Zug beliebig viele Wagen nehmen.
bang-character-benny_brawler-help = In seinem Zug darf er so viele Wagen aus der Bahn nehmen, wie er bezahlen kann. Kostenlos bewegt auch er die Bahn nur einmal.
bang-character-evan_babbit = Evan Babbit
bang-character-evan_babbit-text = Lenkt ein BANG! für eine Karte auf Nachbarn um.
bang-character-evan_babbit-help = Wird eine BANG!-Karte auf ihn gespielt, darf er vor jeder anderen Antwort eine Handkarte derselben Farbe ablegen: Der Schuss trifft dann jemand anderen im Abstand 1, nicht den Schützen. Es bleibt der Schuss dessen, der die Karte gespielt hat.
bang-character-jimmy_texas = Jimmy Texas
bang-character-jimmy_texas-text = Nimmt am Ende seines Zuges eine Karte.
bang-character-jimmy_texas-help = Am Ende seines Zuges, wenn überzählige Karten abgelegt sind, nimmt er eine vom Talon. Auch wenn er im Gefängnis bleibt.
bang-character-manuelita = Manuelita
bang-character-manuelita-text = Nimmt an der Endstation zwei Karten.
bang-character-manuelita-help = Jedes Mal, wenn die Lokomotive die Endstation erreicht, nimmt sie zwei Karten vom Talon, bevor dort etwas geschieht.
bang-character-sancho = Sancho
bang-character-sancho-text = Sein Wagen des Zuges kostet nichts.
bang-character-sancho-help = Der eine Wagen, den er in seinem Zug aus der Bahn nehmen darf, kostet ihn nichts. Vorher darf er wie alle die Bahn bewegen.
bang-character-sgt_blaze = Sgt. Blaze
bang-character-sgt_blaze-text = Darf einen auslassen, wenn etwas mehrere trifft.
bang-character-sgt_blaze-help = Gilt eine Karte oder Wirkung von ihm für mehrere, darf er einen davon auslassen, auch sich selbst; beim General Store gibt es dann eine Karte weniger. Auch an der Endstation, wenn sie in seinem Zug erreicht wird.
bang-character-shade_oconnor = Shade O’Connor
bang-character-shade_oconnor-text = Tauscht eine Karte, wenn andere die Bahn bewegen.
bang-character-shade_oconnor-help = Jedes Mal, wenn sich die Bahn im Zug eines anderen bewegt, darf er eine Handkarte ablegen und nimmt dafür eine vom Talon; an der Endstation, bevor dort etwas geschieht.
bang-character-zippy_roy = Zippy Roy
bang-character-zippy_roy-text = Bewegt einmal im Zug die Bahn um eins weiter.
bang-character-zippy_roy-help = Einmal in seinem Zug darf er die Bahn um eine Station weiterbewegen. Einen Wagen bekommt er dadurch nicht, und die übliche kostenlose Fahrt behält er.

## Fragen

bang-prompt-board-you = Welchen Wagen nimmst du?
bang-prompt-board = { $seat } wählt einen Wagen.
bang-prompt-place-you = Vor wen legst du { card-acc }?
bang-prompt-place = { $seat } bestimmt, vor wen { card-nom } kommt.
bang-prompt-offer-you = { $n ->
    [one] Du darfst eine Karte nehmen. Nimmst du sie?
   *[other] Du darfst { $n } Karten nehmen. Nimmst du sie?
}
bang-prompt-offer = { $seat } darf Karten nehmen.
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
bang-prompt-robbery-you = { $other } überfällt dich. Legst du die Karte ab, oder lässt du auf dich schießen?
bang-prompt-robbery = { $whom ->
    [you] Du überfällst { $seat }. Warten auf die Antwort.
   *[they] { $other } überfällt { $seat }. Warten auf die Antwort.
}
bang-prompt-cattle-you = Welche Karte vom Ablagestapel nimmst du?
bang-prompt-cattle = { $seat } sieht sich die obersten Karten vom Ablagestapel an.
bang-prompt-circus-you = Zirkuswagen: Lege eine der Karten ab, die vor dir liegen.
bang-prompt-circus = Zirkuswagen: Warten auf { $seat }.
bang-prompt-coal-you = Welchen Wagen entfernst du?
bang-prompt-coal = { $seat } bestimmt, welcher Wagen abgelegt wird.
bang-prompt-lounge-you = Welchen Wagen gibst du her, und wem? Den anderen behältst du.
bang-prompt-lounge = { $seat } verteilt zwei Wagen.
bang-prompt-mail-you = Welche der Karten gibst du her, und wem?
bang-prompt-mail = { $seat } gibt eine Karte her.
bang-prompt-map-you = Landkarte: Welche der beiden Karten legst du ab?
bang-prompt-map = { $seat } sieht auf die Landkarte.
bang-prompt-shade-you = Die Bahn bewegt sich. Tauschst du eine Karte?
bang-prompt-shade = { $seat } darf eine Karte tauschen.
bang-prompt-pay-you-boom_town = { $card } kostet ein BANG! Welches legst du ab?
bang-prompt-pay-you-catico = { $card } kostet eine Cat Balou oder eine Panik! Welche legst du ab?
bang-prompt-pay-you-creepy_creek = { $card } kostet eine Pik-Karte. Welche legst du ab?
bang-prompt-pay-you-crowns_hole = { $card } kostet ein Bier. Welches legst du ab?
bang-prompt-pay-you-deathwood = { $card } kostet eine blaue Karte. Welche legst du ab?
bang-prompt-pay-you-dodgeville = { $card } kostet einen Fehlschuss! Welchen legst du ab?
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
bang-prompt-loot-passenger_car = { $seat } wählt eine Karte von { $whom ->
    [you] dir
   *[they] { $other }
}.
bang-prompt-store-you-leland = { $card } öffnet einen General Store. Nimm eine Karte.
bang-prompt-store-leland = { $seat } nimmt sich eine der Karten.
bang-prompt-shot-you-ironhorse = { $card } schießt auf alle, auch auf dich. Was tust du?
bang-prompt-shot-ironhorse = { $card } schießt auf alle. Warten auf { $seat }.
bang-prompt-shot-you-train_robbery = Du behältst deine Karte, und { $other } schießt auf dich. Was tust du?
bang-prompt-target-you-knife_revolver = Auf wen schießt du?
bang-prompt-target-you-train_robbery = Wen überfällst du?
bang-prompt-target-you-switch = Mit wem tauschst du?
bang-prompt-target-you-passenger_car = Wem nimmst du eine Karte?
bang-prompt-target-you-sleeper_car = Auf wen schießt du?
bang-prompt-target-you-baggage_car = Wofür benutzt du { card-acc }, und gegen wen?

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
bang-option-robbery-discard = { $card } ablegen
bang-option-face = { $card } behalten
bang-note-face = Es wird auf dich geschossen
bang-option-coal-discard-at = { $card } von { $seat }
bang-option-coal-discard-self = Dein eigener { $card }
bang-note-map-discard = Die andere bleibt oben liegen
bang-note-shade-discard = Dafür nimmst du eine neue
bang-option-shade-decline = Karten behalten
bang-option-offer-deck = Nehmen
bang-option-offer-decline = Nichts nehmen
bang-note-offer-decline = Mit leerer Hand schützt dich dein Privatwagen
bang-option-divert = Schuss auf { $seat } umlenken
bang-note-divert = Evan Babbit: für eine Karte derselben Farbe
bang-option-play-at-knife_revolver = Auf { $seat } schießen
bang-option-play-at-train_robbery = { $seat } überfallen
bang-option-play-at-switch = Mit { $seat } tauschen
bang-note-play-at-knife_revolver = Kostet 1 Leben, wenn er trifft
bang-note-play-at-train_robbery = Jede Karte dort ablegen oder beschossen werden
bang-note-play-at-switch = Eine Karte vor dir gegen eine von dort
bang-note-play-at-money_bag = Wirkt wie die Karte auf dem Ablagestapel
bang-note-play-money_bag = Wirkt wie die Karte auf dem Ablagestapel
bang-note-play-full_steam = Geradewegs zur Endstation
bang-note-play-most_wanted = Eine Karte für dich; Pik kostet jeden 1 Leben
bang-note-play-next_stop = Eine Karte, und die Bahn rollt weiter
bang-note-play-water_tower = Ein Wagen kostenlos
bang-note-use-cattle_truck = Eine der drei obersten Karten der Ablage
bang-note-use-circus_wagon = Alle anderen legen eine ausliegende Karte ab
bang-note-use-coal_hopper = Eine Karte nehmen und einen Wagen entfernen
bang-note-use-express_car = Die Hand ablegen, dann noch ein Zug
bang-note-use-lounge_car = Zwei neue Wagen, einer für dich
bang-note-use-mail_car = Drei Karten, eine gibst du her
bang-option-use-at-passenger_car = Von { $seat } nehmen
bang-note-use-at-passenger_car = Eine Karte nehmen
bang-option-use-at-sleeper_car = Auf { $seat } schießen
bang-note-use-at-sleeper_car = Kostet eine andere blaue Karte; ein zusätzliches BANG!
bang-option-use_bang-at = Auf { $seat } schießen
bang-note-use_bang-at = Ein zusätzliches BANG!
bang-option-use_panic-at = Von { $seat } nehmen
bang-note-use_panic-at = Wie eine Panik!
bang-option-use_cat_balou-at = { $seat } muss eine Karte ablegen
bang-option-use_cat_balou-self = Eine eigene Karte ablegen
bang-note-use_cat_balou-at = Wie eine Cat Balou
bang-note-missed-cactus = Ein Fehlschuss!; Rot bringt 1 Leben
bang-note-missed-evaded = { $n ->
    [2] Einer von zweien, die du brauchst
   *[other] Der Schuss geht daneben, und du bekommst seine Karte
}

## Was geschah

bang-event-roll = { $who ->
    [you] Du bewegst die Bahn.
   *[they] { $seat } bewegt die Bahn.
}
bang-event-terminus = { card-nom-start } erreicht die Endstation.
bang-event-board = { $who ->
    [you] Du nimmst { card-acc } aus der Bahn.
   *[they] { $seat } nimmt { card-acc } aus der Bahn.
}
bang-event-place = { $who ->
    [you] Du legst { card-acc } vor dich.
   *[they] { $seat } behält { card-acc }.
}
bang-event-place-at = { $who ->
    [you] Du legst { card-acc } vor { $other }.
   *[they] { $seat } legt { card-acc } vor { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-couple = { card-nom-start } wird angehängt.
bang-event-couple-many = Angehängt werden: { $cards }.
bang-event-station = { card-nom-start } kommt an die Strecke.
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
    [you] Du behältst { card-acc } und wirst beschossen.
   *[they] { $seat } behält { card-acc } und wird beschossen.
}
bang-event-skip = { $who ->
    [you] Du bestimmst: An der Endstation geschieht nichts.
   *[they] { $seat } bestimmt: An der Endstation geschieht nichts.
}
bang-event-double = { $who ->
    [you] Du bestimmst: Die Lokomotive wirkt zweimal.
   *[they] { $seat } bestimmt: Die Lokomotive wirkt zweimal.
}
bang-event-hurt-ironhorse = { $who ->
    [you] { $card } trifft dich: Du verlierst { life-points }.
   *[they] { $card } trifft { $seat }: { $seat } verliert { life-points }.
}
bang-event-hurt-most_wanted = { $who ->
    [you] Pik: Du verlierst { life-points }.
   *[they] Pik: { $seat } verliert { life-points }.
}
bang-event-play-at-knife_revolver = { $who ->
    [you] Du schießt mit { card-dat } auf { $other }.
   *[they] { $seat } schießt mit { card-dat } auf { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use-baggage_car = { $who ->
    [you] Du benutzt { card-acc } als Fehlschuss!
   *[they] { $seat } benutzt { card-acc } als Fehlschuss!
}
bang-event-use-express_car = { $who ->
    [you] Du benutzt { card-acc }: Dein Zug ist zu Ende, und du machst noch einen.
   *[they] { $seat } benutzt { card-acc }: Der Zug ist zu Ende, und { $seat } macht noch einen.
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
bang-boarded = Du hast deinen Wagen für diesen Zug genommen
bang-rolled = Deine kostenlose Fahrt ist verbraucht
bang-extra = Extrazug
bang-ghost = Geist
bang-ghost-text = Ohne Lebenspunkte, aber im Spiel, solange der Geisterwagen da liegt.

## Das Spiel in Kürze

# Der Gepäckwagen sagt, wofür er dient.
bang-event-use_bang-at = { $who ->
    [you] Du benutzt { card-acc } als BANG! gegen { $other }.
   *[they] { $seat } benutzt { card-acc } als BANG! gegen { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use_panic-at = { $who ->
    [you] Du benutzt { card-acc } als Panik! gegen { $other }.
   *[they] { $seat } benutzt { card-acc } als Panik! gegen { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use_cat_balou-at = { $who ->
    [you] Du benutzt { card-acc } als Cat Balou gegen { $other }.
   *[they] { $seat } benutzt { card-acc } als Cat Balou gegen { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-use_cat_balou-self = { $who ->
    [you] Du benutzt { card-acc } bei deinen eigenen Karten.
   *[they] { $seat } benutzt { card-acc } bei den eigenen Karten.
}
