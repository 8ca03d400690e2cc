# Die Oberfläche im Browser: alles, was nicht zu einem einzelnen Spiel gehört.

web-you = Du
web-bot = Bot
web-minded = ein Bot vertritt ihn
web-away = weg
web-language = Sprache
web-line = { $more ->
    [yes] Spiele
   *[no] Fünf Western-Spiele
}, mit Freunden und Bots.
web-page-lobby = Lobby
web-page-table = Tisch
web-page-replay = Wiederholung
web-page-rules = Regeln
web-page-rulings = Entscheidungen
web-page-about = Über Posse
web-page-screen = Großbild
web-page-join = Mit einem Code mitspielen
web-page-reach = Dein Handy erreicht diesen Laptop nicht?
web-page-club = Die Tische
web-page-lost = Hier ist nichts
web-lost-text = Diese Seite, diesen Tisch oder diese Partie gibt es nicht.
web-to-lobby = Zur Lobby
web-loading = Einen Moment
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-send = Senden
web-intro = Das bist du.

## Lobby

web-playing-as = Du spielst als
web-name = Dein Name
web-name-choose = Wähle einen Namen
web-play-now = Jetzt spielen
web-play-now-what = { $game } gegen { $bots }, etwa { $minutes } Minuten
web-bots-greenhorn = { $n ->
    [one] ein Greenhorn
   *[other] { $n } Greenhorns
}
web-bots-deputy = { $n ->
    [one] einen Revolverhelden
   *[other] { $n } Revolverhelden
}
web-bots-marshal = { $n ->
    [one] einen Marshal
   *[other] { $n } Marshals
}
web-bots-random = { $n ->
    [one] einen wilden Bot
   *[other] { $n } wilde Bots
}
web-play-short = Spielen
web-play-game = { $game } spielen
web-first-match = Die erste Partie
web-with-friends = Mit Freunden
web-in-rules = In den Regeln
web-rules = Regeln
web-games = Spiele
web-coming = Bald
web-create = Tisch eröffnen
web-create-go = Tisch eröffnen
web-join-code = Mit Code beitreten
web-code = Link oder Code
web-join = Beitreten
web-watch = Zuschauen
web-open-tables = Offene Tische
web-waiting-count = { $n ->
    [0] keiner
   *[other] { $n } offen
}
web-no-tables = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen!
web-table-of = Tisch von { $name }
web-table-nameless = Ein Tisch voller Bots
web-with = mit { $names }
web-seats-taken = { $n } von { $of } Plätzen besetzt
web-players-range = { $min } bis { $max } Spieler
web-minutes = { $n } Minuten
web-game = Spiel
web-game-bang = BANG!
web-game-base = BANG!
web-game-dodge_city = Dodge City
web-game-great_train_robbery = The Great Train Robbery
web-game-dice = Das Würfelspiel
web-game-wyatt = Wyatt Earp
web-over-bang = Gesucht: ruhige Hände
web-over-dodge_city = Neu in der Stadt
web-over-great_train_robbery = Alles einsteigen
web-over-dice = Fünf Würfel
web-over-wyatt = Belohnung sicher
web-line-bang = Ein Sheriff. Ein paar Outlaws. Und niemand, dem du trauen kannst.
web-line-dodge_city = Mehr Personen und grüne Karten. Zusammen mit BANG! bis zu 8 Spieler.
web-line-great_train_robbery = Eine Bahn rollt durch die Stadt, und ihre Wagen sind zu haben.
web-line-dice = Derselbe Streit, mit Würfeln ausgetragen.
web-line-wyatt = Jagt die Outlaws und teilt die Belohnung.
web-minutes-bang = 30
web-minutes-dodge_city = 40
web-minutes-great_train_robbery = 45
web-minutes-dice = 15
web-minutes-wyatt = 45
web-setup = Was ihr spielt
web-setup-rules = Hausregeln: { $rules }
web-setup-alone = allein
web-setup-with = mit { $packs }
web-players-count = Spieler
web-clock = Zeit pro Entscheidung
web-clock-off = Unbegrenzt
web-who-may-join = Wer darf mitspielen?
web-private = Nur mit Link
web-public = Alle
web-house-duplicates = Zwei gleiche Karten vor dir
web-house-duplicates-refuse = nicht erlaubt
web-house-duplicates-turn_end = eine am Zugende ablegen
web-house-dynamite = Dynamit wirkt
web-house-dynamite-last = zuletzt
web-house-dynamite-first = zuerst

## Warteraum

web-room-over = Neuer Tisch:
web-room-full = Alle Plätze sind besetzt.
web-seats-free = { $n ->
    [one] { $n } Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
web-seat-empty = Freier Platz
web-thats-you = das bist du
web-host = Gastgeber
web-sit = Hier Platz nehmen
web-move = Hierher wechseln
web-stand = Aufstehen
web-add-bot = Bot hinzufügen
web-remove = Entfernen
web-fill = Mit Bots auffüllen
web-start = Partie beginnen
web-start-note = Bots füllen die freien Plätze
web-room-wait = { $host } beginnt die Partie.
web-room-sit-down = Nimm Platz oder schau zu.
web-invite = Freunde einladen
web-share = Lade deine Freunde ein
web-send-link = Senden
web-share-text = Mit diesem Link kann man an deinem Tisch mitspielen.
web-share-link = Link zu diesem Tisch
web-share-qr = QR-Code des Links
web-copy = Kopieren
web-copy-hold = Der Link ist markiert: Halte ihn gedrückt, um ihn zu kopieren.
web-copied = Kopiert

## Tisch

web-telegram = Die Frage
web-telegraph = Posse Telegraphen-Compagnie
web-wait = Einen Moment
web-your-hand = Deine Hand
web-players = Die anderen, im Uhrzeigersinn von deiner Linken
web-pay = Mit { $cards } bezahlen
web-pay-count = { $of ->
    [1] Wähle die Karte, mit der du zahlst
   *[other] { $n } von { $of } gewählt
}
web-pays = Bezahlt
web-ability = { $character } einsetzen
web-ability-target = { $character }: Wen wählst du?
web-use-now = { $card } jetzt benutzen?
web-target-note = { $n ->
    [0] { $life ->
        [1] letztes Leben
       *[other] { $life } Leben
    }
   *[other] { $life ->
        [1] Abstand { $n }, letztes Leben
       *[other] Abstand { $n }, { $life } Leben
    }
}
web-cards-there = { $n ->
    [one] { $n } Karte dort
   *[other] { $n } Karten dort
}
web-as = als { $character }
web-green-wait = wartet
web-green-ready = bereit
web-green-used = benutzt
web-green-hand = ab nächstem Zug
web-watching = Du schaust zu
web-seconds-left = Noch { $n } Sekunden
web-seconds-short = { $n } s
web-log = Log
web-log-filter = Im Log zeigen
web-log-all = Alles
web-log-fight = Kampf
web-log-cards = Karten
web-log-search = Suchen
web-log-empty = Noch nichts.
web-gazette = Die Gazette
web-turn-n = Zug { $n }
web-chat = Chat
web-chat-short = Chat
web-chat-unread = Chat, { $n } ungelesen
web-chat-say = Schreib etwas
web-chat-empty = Noch keine Nachrichten.
web-phrases = Schnellantworten
web-phrase-howdy = Tag auch!
web-phrase-thanks = Sehr verbunden.
web-phrase-sorry = Nichts für ungut.
web-phrase-nice-shot = Guter Schuss!
web-phrase-trust-me = Vertrau mir.
web-phrase-not-me = Ich war’s nicht!
web-phrase-hurry = Zieh schon, Partner!
web-phrase-good-game = Gut gespielt.
web-sound = Ton
web-sound-on = Ton: an
web-sound-off = Ton: aus
web-motion-on = Animationen: an
web-motion-off = Animationen: aus
web-leave = Gehen
web-spectators = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
web-make-bot = Bot übernehmen lassen
web-bot-of = Bot für { $name }
web-bot-greenhorn = Greenhorn
web-bot-deputy = Revolverheld
web-bot-marshal = Marshal
web-bot-random = wilder Bot
web-log-ruling = Entscheidung { $id }
web-watchers = Zuschauer
web-role = Rolle
web-standings = Wie es für alle ausging
web-life = Lebenspunkte
web-hand = Hand
web-distance = Abstand
web-known-hand = Handkarten, die du kennst
web-connection-lost = Keine Verbindung. Wir versuchen es weiter.
web-part-missing = Ein Teil dieser Seite fehlt. Lade sie neu: Du behältst deinen Platz.
web-load-again = Neu laden
web-new-version = Es gibt eine neue Version von Posse.
web-store-waiting = Der Server kann gerade nichts speichern. Gleich geht die Partie weiter.
web-error-bad_message = Das hat der Server nicht verstanden.
web-error-bad_text = Dieser Text geht nicht.
web-error-busy = Der Server ist gerade voll. Versuche es gleich noch einmal.
web-error-foreign_origin = Diese Seite gehört nicht zu diesem Server.
web-error-stopping = Der Server wird gleich neu gestartet. Versuche es in ein paar Minuten noch einmal.
web-error-elsewhere = Dieser Tisch zieht gerade um. Gleich geht es weiter.
web-error-full = Es ist kein Platz mehr.
web-error-hello_first = Die Verbindung war noch nicht bereit. Versuche es noch einmal.
web-error-is_playing = Die Partie hat schon begonnen.
web-error-no_hints = An diesem Tisch gibt es keine Tipps.
web-error-no_bot = Diesen Bot gibt es nicht.
web-error-no_game = Dieses Spiel gibt es nicht.
web-error-no_language = Diese Sprache gibt es nicht.
web-error-no_match = Diese Partie gibt es nicht.
web-error-no_option = Das ist hier nicht möglich.
web-error-no_person = Wähle zuerst einen Namen.
web-error-no_plugin = Diese Partie wurde mit einem Paket begonnen, das auf dem Server fehlt oder eine andere Version hat. Sie ist aufgehoben und geht weiter, sobald der Betreiber es installiert hat.
web-error-no_seat = Diesen Platz gibt es nicht.
web-error-no_step = So weit geht die Partie nicht.
web-error-no_table = Diesen Tisch gibt es nicht.
web-error-not_host = Das darf nur der Gastgeber.
web-error-in_play = Du bist noch im Spiel.
web-error-not_over = Die Partie ist noch nicht zu Ende.
web-error-not_possible = So lässt sich nicht spielen.
web-error-not_seated = Nimm zuerst Platz.
web-error-not_stored = Der Server konnte das nicht speichern. Versuche es noch einmal.
web-error-not_yours = Diese Frage geht nicht an dich.
web-error-old_match = Diese Partie ist schon vorbei.
web-error-stale = Diese Frage ist schon beantwortet.
web-error-taken = Dieser Platz ist besetzt.
web-error-too_big = Das war zu viel auf einmal.
web-error-too_fast = Etwas langsamer, bitte.
web-error-yourself = Das geht nicht bei dir selbst.
web-error-is_open = Die Partie hat noch nicht begonnen.
web-error-is_over = Die Partie ist zu Ende.
web-error-internal = Auf dem Server ist etwas schiefgegangen.
web-error-not_found = Diese Seite gibt es nicht.
web-error-unknown = Das hat nicht geklappt.

## Das Ende

web-result = Ergebnis
web-won = gewonnen
web-you-won = Du hast gewonnen.
web-you-lost = Diesmal verlierst du.
web-rematch = Noch eine Partie
web-rematch-wait = { $host } beginnt die nächste Partie.
web-again = Ich bin dabei
web-again-off = Doch nicht
web-again-who = Wieder dabei: { $names }
web-again-none = Noch hat sich niemand gemeldet.
web-evening = { $n ->
    [one] Heute Abend: eine Partie
   *[other] Heute Abend: { $n } Partien
  }
web-evening-wins = { $n ->
    [0] kein Sieg
    [one] 1{ "\u00A0" }Sieg
   *[other] { $n }{ "\u00A0" }Siege
  }
web-see-replay = Wiederholung ansehen
web-picture = Ein Bild zum Teilen
web-picture-open = Bild
web-picture-which = Welches Bild
web-picture-match = Diese Partie
web-picture-evening = Der Abend
web-picture-names = Mit Namen
web-picture-player = Person { $n }
web-picture-save = Bild speichern
web-picture-private = Das Bild entsteht auf diesem Gerät. Nur du kannst es senden.
web-picture-failed = Das Bild lässt sich hier nicht zeichnen.
web-story = Was geschah

## Wiederholung

web-play = Abspielen
web-pause = Anhalten
web-step = Schritt
web-step-on = Einen Schritt weiter
web-step-back = Einen Schritt zurück
web-turn-before = Anfang des Zuges
web-turn-after = Nächster Zug
web-eyes = Mit den Augen von
web-eyes-all = alles offen
web-eyes-none = Zuschauer
web-seal = Siegel
web-seal-text = Vor der ersten Karte zeigte der Tisch den SHA-256 des geheimen Startwerts, der alles mischt. Passt der Startwert dazu, hat niemand den Talon angerührt.
web-seed = Startwert
web-commitment = SHA-256 vom Anfang
web-seal-holds = Das Siegel hält: Der Startwert passt.
web-seal-broken = Das Siegel ist gebrochen: Der Startwert passt nicht.
web-download = Partie herunterladen
web-download-text = Der Befehl posse replay liest die Datei.

## Regeln und Über

web-about-text = Mit Posse spielt ihr fünf Western-Spiele gemeinsam im Browser. Auf leeren Plätzen sitzen Bots.
web-about-unofficial = Posse ist eine inoffizielle Umsetzung veröffentlichter Spielregeln. Es wird von den Verlagen und Autoren der Spiele weder hergestellt noch unterstützt. Alle Namen gehören ihren Inhabern; Texte und Zeichnungen sind unsere eigenen.
web-about-fair = Ehrliche Karten
web-about-fair-text = Aller Zufall einer Partie kommt aus einem geheimen Startwert. Sein SHA-256 steht vor der ersten Karte fest, der Startwert selbst wird nach der letzten gezeigt. Die Wiederholung prüft, ob beide zusammenpassen.
web-about-keep = Was gespeichert wird
web-about-keep-text = Ein zufälliger Cookie, der deinen Platz hält, der Name, den du gewählt hast, und die Antworten jeder Partie. Kein Konto, kein Passwort, keine Dritten.
web-credits = Dank
web-credit-rye = Rye
web-credit-rye-text = Schrift von Sorkin Type, SIL Open Font License 1.1.
web-credit-bitter = Bitter
web-credit-bitter-text = Schrift von The Bitter Project Authors, SIL Open Font License 1.1.
web-credit-icons = Figuren
web-credit-icons-text = Von game-icons.net, gezeichnet von Lorc, Delapouite, Skoll, sbed, Caro Asercion und anderen, CC BY 3.0, umgefärbt.
web-credit-own = Für Posse gezeichnet
web-credit-own-text = Die beiden Sterne, die Patrone, der Funke, Holz und Papier; für Wyatt Earp die acht Porträts, die Tücher, das Einschussloch und der Schein.
web-credit-code = Gebaut mit
web-credit-code-text = Svelte, Vite, Fluent und qrcode-generator, unter ihren eigenen freien Lizenzen.

## Das Tempo, und was ist, wenn ich raus bin

web-next-question = Bis zu meiner nächsten Frage
web-pace = Tempo
web-pace-calm = Ruhig
web-pace-calm-note = Gut zu verfolgen
web-pace-brisk = Zügig
web-pace-brisk-note = Etwa doppelt so schnell
web-pace-once = Sofort
web-pace-once-note = Ohne Pausen
web-pace-now = Tempo: { $pace }
web-speed = Tempo
web-out = Du bist ausgeschieden.
web-out-by = { $name } hat dich ausgeschaltet.
web-out-bots = { $n ->
    [one] Ein Bot ist noch im Spiel.
   *[other] { $n } sind noch im Spiel, alle sind Bots.
}
web-out-people = { $n } sind noch im Spiel, { $people ->
    [one] davon ein Mensch.
   *[other] davon { $people } Menschen.
}
web-out-watch = Zuschauen
web-out-watch-note = Im Tempo des Tisches
web-out-fast = Schnell bis zum Ende
web-out-fast-note = Achtmal so schnell
web-out-new = Neue Partie
web-out-new-note = Gleiche Regeln, mit Bots
web-moment-out = Du bist ausgeschieden
web-moment-won = Du gewinnst
web-moment-lost = Du verlierst
web-moment-over = Die Partie ist zu Ende
web-toll = { $attack }: { $toll }
web-toll-loss = { $seat } −{ $n }
web-toll-fall = −{ $n }, ausgeschieden
web-toll-safe = { $seat } 0
web-toll-parry = { $seat } { $card }
web-toll-spoken = { $attack }: { $toll }.
web-toll-spoken-loss = { $who ->
    [you] du verlierst { life-points }
   *[they] { $seat } verliert { life-points }
  }
web-toll-spoken-fall = { $who ->
    [you] du verlierst { life-points } und scheidest aus
   *[they] { $seat } verliert { life-points } und scheidet aus
  }
web-toll-spoken-safe = { $who ->
    [you] du verlierst nichts
   *[they] { $seat } verliert nichts
  }
web-toll-spoken-parry = { $who ->
    [you] du spielst { $card }
   *[they] { $seat } spielt { $card }
  }
web-toll-you = du
web-toll-indians = Indianer
web-toll-gatling = Gatling

## Asking

web-last-life = Dein letzter Lebenspunkt
web-target = ein Ziel
web-more = Mehr

# Tipps
web-hint = Tipp
web-hint-short = Tipp
web-hint-note = Das würde ein Revolverheld an deiner Stelle tun:
web-hint-none = Hier gibt es nichts zu entscheiden.
web-hints-rule = Tipps
web-hints-off = keine
web-hints-on = auf Wunsch
web-banter-on = Bots reden: an
web-banter-off = Bots reden: aus
web-why = Warum?
web-why-short = Warum
web-said = { $name } ({ $bot }) hat sich so entschieden:
web-said-hint = Das würde ein Revolverheld tun:
web-said-same = Ein Revolverheld würde dasselbe tun.

## Was jemand tut, in einem Satz: jedes Spiel hat seine Worte dafür

web-deeds = { $seat } { $deeds }.
