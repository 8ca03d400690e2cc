# Wer da ist: Namen, meine Tische und Partien, ein Platz auf einem anderen Gerät, Warten auf jemanden.

web-name-ask = Wie sollen wir dich nennen?
web-name-ask-text = Diesen Namen sehen die anderen am Tisch. Du kannst ihn jederzeit ändern.
web-name-later = Jetzt nicht
web-leave-ask = Die Partie verlassen?
web-leave-alone = Mit dir spielen nur Bots. Deine nächste Frage wartet zwei Minuten, dann antwortet ein Bot an deiner Stelle. Über die Lobby kommst du zurück.
web-leave-people = Die anderen spielen weiter. Nach zwei Minuten spielt ein Bot an deiner Stelle, bis du wiederkommst. Über die Lobby kommst du zurück.
web-leave-stay = Bleiben
web-leave-go = Verlassen
web-leave-go-note = Der Platz bleibt dir
web-leave-bot = Einem Bot übergeben
web-leave-bot-note = Er spielt sofort; du darfst zurückkommen
web-my-tables = Deine Tische
web-still-running = An deinem Tisch wird noch gespielt
web-still-waiting = Dein Tisch wartet
web-return = Zurück
web-my-matches = { $n ->
    [one] Deine Partie
   *[other] Deine letzten { $n } Partien
}
web-my-matches-title = Deine Partien
web-match-won = Du hast gewonnen.
web-match-lost = Gewonnen: { $names }.
web-match-unknown = Nach älteren Regeln gespielt; das Ende ist nicht mehr bekannt.
web-match-source = aus einer Wiederholung weitergespielt
web-page-move = Von einem anderen Gerät weiterspielen
web-move-seat = Auf anderem Gerät weiterspielen
web-move-text = Mit diesem Code spielst du auf einem anderen Gerät weiter, mit demselben Platz, demselben Namen und denselben Partien. Dieses Gerät behält sie auch, und beide dürfen antworten. Mit dem Code kann man als du spielen. Zeig ihn sonst niemandem.
web-move-make = Code erstellen
web-move-again = Neuen Code erstellen
web-move-code = Code
web-move-left = Gilt einmal, noch { $time }.
web-move-how = Am anderen Gerät: die Kamera hierauf richten oder den Code in der Lobby unter „Mit Code beitreten“ eingeben.
web-move-qr = QR-Code zum Weiterspielen auf einem anderen Gerät
web-move-local = Andere Geräte erreichen diesen Server nicht: Er ist nur auf diesem Rechner offen. Ein anderer Browser hier kann den Code in der Lobby unter „Mit Code beitreten“ verwenden.
web-move-old = Der Code ist abgelaufen.
web-take-text = Gib den Code ein, den das andere Gerät unter „Auf anderem Gerät weiterspielen“ zeigt. Dieses Gerät spielt dann als dieselbe Person. Plätze und Partien, die es unter eigenem Namen hat, bleiben zurück.
web-code-what = Link oder Code eines Tisches, oder der Code, den ein anderes Gerät unter „Auf anderem Gerät weiterspielen“ zeigt.
web-take-go = Hier spielen
web-error-no_code = Dieser Code ist falsch oder abgelaufen. Erstelle am anderen Gerät einen neuen.
web-share-local = Dieser Link geht nur auf diesem Rechner: Sonst erreicht niemand den Server.
web-share-change = Für Freunde in deinem Netz starte ihn mit
web-share-or = oder
web-your-turn = Du bist dran
web-title-turn = ▶ Du bist dran · Posse
web-call-on = Benachrichtigen, wenn ich dran bin: an
web-call-off = Benachrichtigen, wenn ich dran bin: aus
web-call-note = Vibration und Mitteilung, wenn ich dran bin
web-call-mute = Der Browser erlaubt keine Mitteilungen: nur Vibration
web-watching-short = schaut zu
web-away-for = seit { $time } nicht da
web-minutes-short = { $n } Min.
web-waiting-away = { $name } ist seit { $time } nicht da.
web-bot-steps-in = Nach { $n } s springt ein Bot ein.
web-play-on = Ab hier weiterspielen
web-play-on-short = Ab hier
web-play-on-text = An dieser Stelle öffnet sich ein privater Tisch, mit dir auf einem Platz und Bots auf den anderen. Was damals verborgen war, liegt wie damals: dieselben Hände, derselbe Stapel. Hast du die Wiederholung offen gesehen, kennst du es schon.
web-play-on-seat = Dein Platz
web-play-on-asked = ist gerade gefragt
web-play-on-where = Schritt { $n }: { $state }
web-play-on-go = Weiterspielen
web-source = Weitergespielt ab Schritt { $n } einer beendeten Partie. Was damals verborgen war, liegt wie damals.
web-source-short = aus einer Wiederholung weitergespielt
web-share-code = Oder sag diesen Code an, für „Mit Code beitreten“ auf der Startseite:
web-stranger = { $name } möchte hereinkommen
web-stranger-screen = Ein Großbild möchte den Tisch zeigen
web-stranger-in = Hereinlassen
web-stranger-out = Ablehnen
web-error-no_table_code = Kein offener Tisch hat diesen Code.
web-host-away = { $host } ist weg. { $n ->
    [0] Gleich
   *[other] In { $n }{ "\u00A0" }s
  } kann { $next } die Partie beginnen.
web-host-away-you = { $host } ist weg. { $n ->
    [0] Gleich
   *[other] In { $n }{ "\u00A0" }s
  } kannst du die Partie beginnen.
web-shuffle-rule = Plätze in der nächsten Partie
web-shuffle-on = neu gemischt
web-shuffle-off = wie jetzt
web-sit-next = Die nächste Partie mitspielen
web-emotes = Gesten
web-phrase-emote-hat = tippt an den Hut
web-phrase-emote-look = schaut misstrauisch
web-phrase-emote-thumb = Daumen hoch
web-phrase-emote-laugh = lacht
web-phrase-emote-me = Ich?
web-phrase-emote-thanks = Danke!
