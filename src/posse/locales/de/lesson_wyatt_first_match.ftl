# Die erste Partie Wyatt Earp: ein Titel und ein Text für jeden Schritt. Was zwischen Unterstrichen steht, wird fett gedruckt.

lesson-wyatt-first_match-posters = Belohnung für Outlaws
lesson-wyatt-first_match-posters-text =
    Du sammelst Outlaws. Jeder der sieben hat einen Steckbrief mit Geld. Auf Billy the Kid liegen schon 4.000 $.
    _Am Zahltag bekommen die das Geld, die für ihn die meisten Punkte haben._
lesson-wyatt-first_match-draw = Nimm zwei Karten
lesson-wyatt-first_match-draw-text = So beginnt jeder Zug: zwei Karten vom Aufnahmestapel oder stattdessen die oberste vom Ablagestapel.
lesson-wyatt-first_match-set = Tippe Jesse James an
lesson-wyatt-first_match-set-text = Du hast jetzt drei Karten von Jesse James. _Das erste Set eines Outlaws sind mindestens drei Karten_ auf einmal.
lesson-wyatt-first_match-lay = Leg das Set aus
lesson-wyatt-first_match-lay-text = Jede Karte zählt 2 Punkte für dich. Jede außer der ersten bringt 1.000 $ mehr auf seinen Steckbrief.
lesson-wyatt-first_match-reward = Der Steckbrief wächst
lesson-wyatt-first_match-reward-text =
    Du hast 6 Punkte für Jesse James. Ein Steckbrief zahlt nur, wenn dort zusammen _8 Punkte_ liegen.
    Liegst du 5 oder mehr vorn, bekommst du alles.
lesson-wyatt-first_match-photo = Spiel das Photo
lesson-wyatt-first_match-photo-text = Du darfst eine Sheriff-Karte pro Zug spielen. Das Photo kommt in deine Reihe von Jesse James: 4 Punkte mehr und 1.000 $ mehr auf dem Steckbrief. _Dann liegen dort 10 Punkte._
lesson-wyatt-first_match-join = Leg Billy the Kid dazu
lesson-wyatt-first_match-join-text = Rosa hat ein Set von ihm gelegt, also darf jetzt jeder auch einzelne Karten legen. Wer höchstens 4 Punkte zurückliegt, teilt mit: _Mit dieser Karte hast du 2 Punkte, Rosa hat 6._
lesson-wyatt-first_match-discard = Wirf die letzte Karte ab
lesson-wyatt-first_match-discard-text = Jeder Zug endet mit einer abgeworfenen Karte. _War es deine letzte, ist der Durchgang vorbei,_ und es ist Zahltag: ein Steckbrief nach dem anderen.
lesson-wyatt-first_match-goal = Wer gewinnt?
lesson-wyatt-first_match-goal-text = Du hast 5.000 $. Ein neuer Durchgang beginnt: zehn neue Karten für jeden und 1.000 $ mehr auf jedem Steckbrief. Hat jemand nach einem Zahltag _25.000 $,_ gewinnt, wer das meiste Geld hat.
