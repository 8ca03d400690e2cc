# Die erste Partie im Würfelspiel: ein Titel und ein Text für jeden Schritt. Was zwischen Unterstrichen steht, wird fett gedruckt.

lesson-dice-first_match-sheriff = Du bist der Sheriff
lesson-dice-first_match-sheriff-text =
    Alle sehen deinen Stern. Die anderen halten ihre Rolle geheim. Zwei von ihnen sind Banditen und wollen dich ausschalten.
    _Du hast 6 Lebenspunkte._ Bei 0 scheidest du aus.
lesson-dice-first_match-dice = Fünf Würfel
lesson-dice-first_match-dice-text = Du bist dran, und alle fünf sind gefallen. Du darfst noch zweimal werfen, und zwar die Würfel, die du willst. Hörst du auf, zählt, was sie zeigen.
lesson-dice-first_match-arrow = Ein Pfeil zählt sofort
lesson-dice-first_match-arrow-text =
    Du hast einen Pfeil geworfen, also musstest du einen aus der Mitte nehmen.
    _Ist die Mitte leer, greifen die Indianer an:_ Jeder verliert einen Lebenspunkt für jeden seiner Pfeile.
lesson-dice-first_match-dynamite = Dynamit bleibt liegen
lesson-dice-first_match-dynamite-text = Ein Dynamit darfst du nicht noch einmal werfen. _Das dritte explodiert:_ Dein Würfeln ist vorbei, und du verlierst einen Lebenspunkt.
lesson-dice-first_match-again = Tippe die Gatling an
lesson-dice-first_match-again-text = Drei Gatlings treffen alle anderen. Eine allein bringt nichts, also wirf diesen Würfel noch einmal.
lesson-dice-first_match-roll = Wirf ihn
lesson-dice-first_match-roll-text = Nur der gewählte Würfel wird geworfen. Die anderen vier behältst du, wie sie sind.
lesson-dice-first_match-stop = Hör hier auf
lesson-dice-first_match-stop-text = Ein zweites Dynamit! Ein drittes täte weh. _Du behältst die 1 und das Bier_ und wirfst nicht mehr.
lesson-dice-first_match-shoot = Schieß auf Tom
lesson-dice-first_match-shoot-text = Eine 1 trifft einen deiner beiden Nachbarn: Henry oder Tom. Eine 2 trifft jemanden zwei Plätze weiter. Niemand kann ausweichen.
lesson-dice-first_match-beer = Behalt das Bier
lesson-dice-first_match-beer-text = Ein Bier gibt einem beliebigen Spieler einen Lebenspunkt. So zeigst du auch, auf wessen Seite du stehst. _Jetzt brauchst du es selbst._
lesson-dice-first_match-hit = Henry hat dich getroffen
lesson-dice-first_match-hit-text = Henry hat eine 1 geworfen und dich gewählt. Du hast einen Lebenspunkt verloren und bist wieder bei 6. Merk dir, wer auf dich schießt.
lesson-dice-first_match-roles = Wer ist auf deiner Seite?
lesson-dice-first_match-roles-text = Du bist der Sheriff. Die anderen vier halten ihre Rolle geheim. Achte darauf, wer auf dich schießt.
