# Die erste Partie BANG!: ein Titel und ein Text für jeden Schritt. Was zwischen Unterstrichen steht, wird fett gedruckt.

lesson-bang-first_match-sheriff = Du bist der Sheriff
lesson-bang-first_match-sheriff-text =
    Alle sehen deinen Stern. Die anderen halten ihre Rolle geheim. Zwei von ihnen sind Outlaws und wollen dich ausschalten.
    Die Patronen sind deine Lebenspunkte. _Du hast noch 3._
lesson-bang-first_match-bang = Tippe das BANG! an
lesson-bang-first_match-bang-text = Du bist dran. Ein BANG! ist ein Schuss. Du hast einen pro Zug, auf jemanden in Reichweite.
lesson-bang-first_match-aim = Tippe Tom an
lesson-bang-first_match-aim-text =
    Die Zahl ist der Abstand. _Deine Nachbarn sind im Abstand 1,_ die nächsten im Abstand 2.
    Du triffst bis 1. Gestrichelter Ring: zu weit.
lesson-bang-first_match-barrel = Leg das Fass aus
lesson-bang-first_match-barrel-text =
    Tom hatte keine Antwort und hat einen Lebenspunkt verloren.
    Braune Karten wirken einmal. _Blaue Karten bleiben vor dir liegen._ Das Fass kann dich retten, wenn jemand auf dich schießt.
lesson-bang-first_match-end = Beende deinen Zug
lesson-bang-first_match-end-text = Du darfst so viele Karten spielen, wie du willst, aber nur ein BANG! pro Zug. Heb die übrigen auf: Ein Fehlschuss! hilft im Zug der anderen.
lesson-bang-first_match-limit = Leg die Postkutsche ab
lesson-bang-first_match-limit-text = Am Ende des Zuges behältst du _so viele Karten, wie du Lebenspunkte hast._ Du hast 3 Lebenspunkte und 4 Karten. Also kommt eine auf den Ablagestapel.
lesson-bang-first_match-shot = Nutze das Fass
lesson-bang-first_match-shot-text =
    Belle sitzt im Abstand 2. Ihre Schofield reicht bis 2, also kann sie dich treffen.
    Das Fass deckt die oberste Karte vom Talon auf. _Bei Herz geht der Schuss daneben._
lesson-bang-first_match-heart = Herz rettet dich
lesson-bang-first_match-heart-text = Die Karte ist ein Herz, also hat Belle dich verfehlt. Hier zählt nur die Farbe, nicht was auf der Karte steht. Tom ist als Nächster dran, und dein Fass versucht es noch einmal.
lesson-bang-first_match-missed = Spiel den Fehlschuss!
lesson-bang-first_match-missed-text =
    Tom schießt. Diesmal hat das Fass ein Kreuz aufgedeckt, und das hilft nicht.
    _Ein Fehlschuss! wehrt einen Schuss ab._ Ohne ihn würdest du einen Lebenspunkt verlieren.
lesson-bang-first_match-beer = Trink das Bier
lesson-bang-first_match-beer-text = Du bist wieder dran und hast zwei Karten genommen. Ein Bier bringt dir einen Lebenspunkt zurück, aber nie mehr, als du am Anfang hattest.
lesson-bang-first_match-roles = Wer ist auf deiner Seite?
lesson-bang-first_match-roles-text = Du bist der Sheriff. Die anderen vier halten ihre Rolle geheim. Achte darauf, wer auf dich schießt.
