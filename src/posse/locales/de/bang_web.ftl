# BANG! auf der Seite: ein Treffer und alle Auswege in einem Telegramm, Schritte ohne Wahl,
# warum etwas nicht geht. Die Argumente sind die von bang.ftl.

## Ein Treffer: was auf dem Spiel steht

bang-last-shot = { $kind ->
    [gatling] { $other } dreht die Gatling auf dich. Trifft sie, bist du raus.
    [howitzer] { $other } richtet die Haubitze auf dich. Trifft sie, bist du raus.
    [punch] { $other } schlägt nach dir. Trifft es, bist du raus.
    [knife] { $other } wirft ein Messer nach dir. Trifft es, bist du raus.
    [ironhorse] { $card } verschont niemanden: Auf dich wird geschossen. Trifft es, bist du raus.
   *[other] { $n ->
        [2] { $other } schießt auf dich, und es braucht zwei Fehlschuss!. Trifft es, bist du raus.
       *[other] { $other } schießt auf dich. Trifft es, bist du raus.
    }
}
bang-last-duel = Duell mit { $other }. Ohne BANG! bist du raus.
bang-last-indians = Indianer! Ohne BANG! bist du raus.
bang-last-take = Du bist raus
bang-save = { $cause } Was tust du?
bang-save-last = { $cause } Dann bist du raus.
bang-save-cause = { $n ->
    [0] Du verlierst gleich Leben.
   *[other] Du verlierst gleich { $n } Leben.
}
bang-save-cause-by = { $other } kostet dich gleich { $n } Leben.
bang-save-cause-card = { $card } kostet dich gleich { $n } Leben.
bang-save-cause-by-card = { $card } von { $other } kostet dich gleich { $n } Leben.
bang-then-beer = { $card } trinken
bang-then-beer-note = Treffer, aber du hast { $n } Leben
bang-then-spare = Zwei Karten ablegen
bang-then-spare-note = Treffer, aber kein Leben verloren

## Nichts zu entscheiden: als Nachricht

bang-forced = { $ask } Es gibt nur eine Antwort: { $option }.
bang-forced-shot = { $other } schießt auf dich, und du hast nichts dagegen.
bang-forced-duel = Duell mit { $other }: Du hast kein BANG! als Antwort.
bang-forced-indians = Indianer! Du hast kein BANG! gegen sie.
bang-forced-save = { "" }
bang-forced-then = Was du hast, kann es noch wettmachen.
