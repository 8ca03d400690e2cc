# Hilfe- und Fehlerzeilen der Kommandozeile. Erläuterungen stehen in en/command.ftl.

## Hilfe: der Rahmen

command-usage = Aufruf:
command-options = Optionen
command-commands = Befehle
command-args = [OPTIONEN]
command-args-command = [OPTIONEN] [BEFEHL] [ARGUMENTE]...
command-args-game = [OPTIONEN] SPIEL
command-args-admin = [OPTIONEN] [WAS] [WEN]
command-args-file = [OPTIONEN] DATEI
command-args-files = [OPTIONEN] DATEIEN...
command-args-games = [OPTIONEN] [SPIELE]...
command-some-games = [SPIELE]...
command-game = SPIEL
command-file = DATEI
command-files = DATEIEN...
command-takes-integer = { $option } ZAHL
command-takes-float = { $option } ZAHL
command-takes-path = { $option } PFAD
command-takes-file = { $option } DATEI
command-takes-address = { $option } ADRESSE
command-takes-rule = { $option } REGEL=WERT
command-default = { $text }  [Vorgabe: { $value }]
command-option-help = Zeigt diese Hilfe.
command-option-version = Zeigt die Version.

## Hilfe: Befehle

command-posse = Western-Spiele im Terminal: spielen, simulieren, ihre Regeln prüfen.
command-play = Spielt SPIEL in diesem Terminal gegen Bots.
command-replay = Erzählt die Partie, die in DATEI aufgezeichnet ist.
command-simulate = Lässt Bots viele Partien SPIEL spielen und zählt, wer gewinnt.
command-scenario = Spielt die Szenarien in DATEIEN und sagt, welche nicht stimmen.
command-rules = Sagt, welche Regeln von SPIEL ein Szenario haben.
command-tournament = Lässt alle Stärken gegeneinander spielen und schreibt auf, wer gewinnt.
command-export = Schreibt beendete Partien aus einer Datenbank in eine Datei, zum Auswerten.
command-report = Lässt Bots viele Partien SPIEL spielen und schreibt eine Seite darüber.
command-games = Nennt Spiele, Spielerzahlen, Erweiterungen, Hausregeln und Bots.
command-new = Schreibt ein Paket mit eigener Erweiterung oder eigenem Spiel: vollständig, getestet, installierbar.
command-packs = Nennt Spiele, Erweiterungen und Bots aus installierten Paketen.
command-serve = Lässt Leute im Browser spielen.
command-admin = Zeigt Tische und Meldungen (show); schließt (close), sperrt (ban), schaltet stumm (silence), hebt auf (lift), erledigt (settle), gibt heraus (export), löscht eine Person (forget).
command-drain = Gibt die Tische eines Servers an die anderen Knoten ab; er endet, wenn er leer ist.
command-backup = Sichert alles, was ein Server speichert, in DATEI, während er läuft.
command-restore = Holt alles aus DATEI zurück; dabei darf kein Server laufen.

## Hilfe: Optionen

command-option-players = Wie viele am Tisch sitzen.
command-option-packs = Erweiterungen, durch Kommas getrennt; sonst die üblichen.
command-option-set = Eine Hausregel.
command-option-seed-play = Teilt dieselbe Partie wieder aus; sonst eine neue.
command-option-seed-simulate = Gleicher Startwert, gleiche Partien.
command-option-bots-play = Wer die anderen Plätze spielt; sonst Greenhorns.
command-option-bots-simulate = Wer spielt: nach Platz, nach Seite, oder Modul:Klasse.
command-option-seat-play = Dein Platz, von 0 an.
command-option-seat-replay = Wie dieser Platz es sah, von 0 an; sonst alles offen.
command-option-reasons = Mit dem, was ein Revolverheld zu jeder Antwort sagt.
command-option-record = Schreibt die Partie in diese Datei.
command-option-lang = Sprache der Ausgabe; sonst die des Systems.
command-option-games = Wie viele Partien.
command-option-players-tournament = Nur Tische mit so vielen.
command-option-bots-tournament = Nur diese Stärken, durch Kommas getrennt.
command-option-deals = Kartenverteilungen je Tisch.
command-option-marshal-deals = Kartenverteilungen je Tisch mit Marshals.
command-option-fresh = Vergiss, was vorher gespielt wurde.
command-option-worlds = Welten eines Marshals.
command-option-page = Wohin die Tabelle geschrieben wird.
command-option-workers = Prozesse zugleich.
command-option-cluster = Spielt auf dem dask-Cluster an dieser Adresse; local startet einen hier.
command-option-packs-report = Erweiterungen, mit Kommas; auch mehrmals; all: jede Auswahl.
command-option-players-report = Wie viele: 5, 4-7 oder 3,5; sonst etwa fünf.
command-option-compare = Spielt alles auch nach dieser Regel.
command-option-games-report = Partien an jedem Tisch.
command-option-bots-report = Wer spielt, wie bei simulate.
command-option-out-report = Eine Datei: .html; .json daneben.
command-option-json-one = Gibt ein JSON-Objekt aus.
command-option-json-list = Gibt eine JSON-Liste aus.
command-option-missing = Nennt nur die Lücken.
command-option-root = Der Ordner mit je einem Ordner Szenarien für jedes Spiel.
command-option-host = Adresse des Servers.
command-option-port = Port dazu; bei 0 irgendein freier.
command-option-db = Wo alles gespeichert wird: eine Datei (SQLite) oder postgresql://…
command-option-hours = Wie lange es gilt, in Stunden.
command-option-note = Warum, für dich selbst.
command-option-url = Der Server.
command-option-pid = Stattdessen der Prozess des Servers, auf diesem Rechner.
command-option-wait = Wie viele Sekunden auf sein Ende gewartet wird; sonst ohne Grenze.
command-option-db-admin = Stattdessen die Datenbank, während kein SQLite-Server läuft.
command-option-verify = DATEI nur lesen: Ist jede Zeile heil?
command-option-rehearse = DATEI nur einspielen und nachspielen.
command-option-into = Die leere Datenbank für die Probe.
command-option-force = Ersetzt, was schon da ist.
command-option-db-export = Die Datenbank eines Servers.
command-option-out = Eine Datei: .jsonl oder .parquet.
command-option-names = Auch, wie die Leute hießen.
command-option-open = Öffnet auch den Browser.
command-option-allowed-host = Ein Name, unter dem man den Server erreicht.
command-option-proxy = Ein Proxy, der sagen darf, wer fragt.
command-option-tls = Über HTTPS anbieten, mit diesem Zertifikat und Schlüssel.
command-option-inner = Adresse für andere Knoten (PostgreSQL).
command-option-log = Die Form des Protokolls: text oder json.
command-option-log-level = Die niedrigste Stufe, die protokolliert wird: debug, info, warning oder error.
command-option-keep-days = Wie lange bleibt, was niemand nutzt.
command-option-workers-serve = Wie viele Prozesse bedienen; sonst mit PostgreSQL einer je Kern.
command-option-limit = Wie in tables=1000: docs/hosting.md erklärt es.
command-option-new-tables = Wer einen neuen Tisch eröffnen darf: open, puzzle oder password (POSSE_TABLES_PASSWORD).
command-option-games-serve = Nur diese Spiele anbieten: dice,wyatt.
command-option-packs-serve = Nur diese Erweiterungen neben den üblichen anbieten.
command-option-into-new = Der Ordner für das neue Paket; sonst dieser.
command-option-check-packs = Spielt Szenarien und zufällige Partien von jedem.
command-option-bot-pause = Sekunden, die ein Bot zu überlegen scheint.

## Abgelehnt: was getippt wurde

refused-missing = Das Argument '{ $text }' fehlt.
refused-command = Den Befehl { $name } gibt es nicht.
refused-command-near = Den Befehl { $name } gibt es nicht. War { $near } gemeint?
refused-command-nearer = Den Befehl { $name } gibt es nicht. (War einer von diesen gemeint: { $near }?)
refused-option = Die Option { $name } gibt es nicht.
refused-option-near = Die Option { $name } gibt es nicht. War { $near } gemeint?
refused-option-nearer = Die Option { $name } gibt es nicht. (War eine von diesen gemeint: { $near }?)
refused-value = Ungültiger Wert für { $option }: { $text }
refused-integer = { $value } ist keine ganze Zahl.
refused-float = { $value } ist keine Zahl.
refused-choice = { $value } ist keines von { $choices }.
refused-network = { $value } ist keine Adresse und kein Netz (IPv4 oder IPv6)
refused-argument = Die Option { $option } braucht einen Wert.
refused-flag = Die Option { $option } nimmt keinen Wert.
refused-extra = Das Argument ist zu viel: { $args }
refused-extras = Diese Argumente sind zu viel: { $args }
refused-path-file = Die Datei { $file } ist ein Ordner.

## Abgelehnt: was gespielt werden soll

refused-none = keine
refused-game = Das Spiel { $game } gibt es nicht; es gibt: { $text }
refused-pack = { $game } hat keine Erweiterung { $pack }; es gibt: { $text }
refused-offered-pack = Es gibt keine Erweiterung { $pack }; es gibt: { $text }
refused-plugin = Diese Partie braucht { $plugin }: hier nicht installiert
refused-plugin-other = Diese Partie wurde mit anderen Erweiterungen gleichen Namens gespielt
refused-new-there = { $folder } gibt es schon
refused-new-name = { $name } ist kein Name für ein Paket: kleine Buchstaben, Ziffern, _ und -
refused-pack-twice = Die Erweiterung { $pack } ist zweimal genannt
refused-packs = Diese Erweiterungen passen nicht zusammen: { $text }
refused-packs-any = { $game } hat keine Erweiterungen
refused-pack-there = Die Erweiterung { $pack } gibt es schon
refused-pack-alone = { $pack } lässt sich in keiner Zusammenstellung spielen
refused-pack-name = { $what } { $name } aus { $pack }: { $owner } hat schon diesen Namen; nimm { $better }
refused-pack-verb = tally { $name } aus { $pack } heißt wie ein Verb
refused-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $players }
refused-house = { $game } hat keine Hausregel { $rule }; es gibt: { $text }
refused-house-value = Die Hausregel { $rule } ist eins von { $values }, nicht { $value }
refused-house-form = Eine Hausregel wird mit Regel=Wert gesetzt, nicht mit { $given }
refused-bot = { $game } hat keinen Bot { $bot }; es gibt: { $text }
refused-bots-seats = { $bots } Bots sind für { $players } Plätze genannt
refused-bots-sides = { $game } hat keine Seiten; nenne die Bots Platz für Platz
refused-bots-both = Nenne Bots nach Platz oder nach Seite, nicht beides: { $given }
refused-bots-side = Die Seite { $side } gibt es nicht; es gibt: { $known }
refused-bots-twice = Die Seite { $side } ist zweimal genannt
refused-bots-import = Der Bot { $bot } lässt sich nicht laden: { $text }
refused-bots-made = Der Bot { $bot } lässt sich nicht anlegen: { $text }
refused-bots-failed = Der Bot { $bot } ist gescheitert: { $text }
refused-bots-answer = Der Bot { $bot } hat { $given } geantwortet; die Möglichkeiten sind 0 bis { $last }
refused-bots-worlds = { $bot }: Eine Zahl von Welten ist für Bots, die vorausdenken
refused-bots-class = { $module } hat keine Klasse { $bot }, die ein posse.bots.Bot ist
refused-tournament-seats = Kein Tisch von { $game } hat so viele Plätze: { $given }
refused-tournament-bots = Ein Turnier braucht zwei Stärken oder mehr
refused-tournament-least = { $option } ist 1 oder mehr, nicht { $given }
refused-tournament-file = { $file }: Das sind keine Ergebnisse eines Turniers
refused-seat = Die Plätze gehen von 0 bis { $last }, { $seat } gibt es nicht
refused-matches = Mindestens 1 Partie wird simuliert, nicht { $matches }
refused-workers = Mindestens 1 Prozess simuliert, nicht { $workers }
refused-language = In { $lang } gibt es keine Wörter; es gibt: { $known }

## Abgelehnt: Dateien

refused-file = { $file }: { $text }
refused-folder = Den Ordner gibt es nicht
refused-export-name = Der Name der Datei endet auf .jsonl oder .parquet
refused-export-db = Das ist keine Datenbank eines Servers: { $detail }
refused-export-line = Zeile { $line } ist keine Partie: { $detail }
refused-export-parquet = Das ist keine Parquet-Datei: { $detail }
refused-export-pyarrow = Für Parquet braucht es pyarrow: { $how }
refused-unreadable = lässt sich nicht lesen: { $text }
refused-record = keine Aufzeichnung einer Partie: { $detail }
refused-record-version = Diese Aufzeichnung stammt von einer anderen Version ({ $made })
refused-record-lesson = Die Lektion { $lesson } wurde seit dieser Partie geändert
refused-record-answers = `answers` ist keine Liste
refused-record-setup = `players` ist eine Zahl und `house` eine Tabelle von Regeln
refused-record-answer = Antwort { $number } passt nicht: { $text }
refused-answer-number = Die Möglichkeit { $option } gibt es nicht; sie gehen von 0 bis { $last }
refused-answer-form = Eine Antwort ist eine Möglichkeit, ihre Nummer oder ihr Text, nicht { $answer }
refused-answer-illegal = { $answer } ist jetzt nicht erlaubt; erlaubt ist: { $legal }
refused-action-number = Aktion { $action } gibt es nicht; es gibt 0 bis { $last }
refused-action-illegal = Aktion { $action }, { $verb }, ist jetzt nicht erlaubt
refused-answer-stale = Frage { $number } ist nicht gestellt, sondern Frage { $pending }
refused-answer-over = Die Partie ist zu Ende: Niemand wird gefragt
refused-scenario-game = Sag, welches Spiel es ist: game = eins von { $games }
refused-scenario-none = Es ist kein [[scenario]] darin
refused-scenario-form = Ein Szenario ist eine Tabelle, geschrieben als [[scenario]]
refused-scenario-keys = unbekannte Schlüssel: { $keys }
refused-scenario-pack = { $game } hat keine Erweiterung { $pack }
refused-rules-twice = doppelt geschrieben: { $ids }
refused-toml = { $problem } (Zeile { $line }, Spalte { $column })
refused-toml-end = { $problem } (am Ende der Datei)

## Abgelehnt: vom System

refused-no-file = Datei oder Ordner nicht gefunden
refused-directory = Ist ein Ordner
refused-not-directory = Ist kein Ordner
refused-permission = Keine Berechtigung
refused-full = Kein Platz mehr auf dem Datenträger
refused-errno = [Errno { $number }] { $text }
refused-errno-file = [Errno { $number }] { $text }: { $file }
refused-address-taken = Die Adresse ist schon belegt
refused-address-unknown = Die Adresse ist unbekannt
refused-listen = Unter { $address } kann der Server nicht erreichbar sein: { $text }
refused-port = Port { $port } ist belegt; ist es Posse, steht es schon unter { $address } offen; sonst einen anderen nehmen: --port { $other } oder PORT={ $again }
refused-tls-key = Der Schlüssel { $key } gehört zu einem anderen Zertifikat
refused-tls-form = Das ist kein Zertifikat mit Schlüssel ({ $key }) in PEM-Form
refused-tls-password = Ein Schlüssel mit Passwort geht nicht
refused-store = { $file } lässt sich nicht benutzen: { $text }
refused-store-taken = Ein anderer Server benutzt es
refused-store-version = Es stammt von einer anderen Version von Posse (Schema { $schema }, diese kennt { $known }): Starte jene oder eine neuere
refused-store-missing = Diese Datei gibt es nicht
refused-store-there = Das gibt es schon; --force ersetzt es
refused-store-itself = Das ist die Datenbank selbst
refused-store-kind = Das ist keine Datenbank von Posse
refused-store-damaged = Das ist beschädigt: { $detail }
refused-store-stop = Ein Server benutzt es; halte ihn vorher an
refused-store-full = Kein Platz mehr auf dem Datenträger
refused-store-filled = Darin sind schon Tische oder Leute; --force ersetzt sie
refused-store-empty = Darin ist nichts von Posse
refused-store-older = Es stammt von einer älteren Version von Posse: Sichere es mit dieser
refused-store-package = Für PostgreSQL fehlt noch ein Paket: { $command }
refused-start = Der Server konnte nicht starten

## Abgelehnt: ein Cluster

refused-cluster-extra = Ein Cluster braucht dask: { $how }
refused-cluster = Unter { $address } antwortet kein Cluster: { $detail }
refused-cluster-gone = Der Cluster unter { $address } ist verschwunden
refused-cluster-killed = An dieser Arbeit ist jeder Prozess gestorben, der sie bekam: { $detail }
refused-cluster-needs = Einem Prozess des Clusters fehlt etwas: { $detail }
refused-cluster-rules = Ein Prozess des Clusters spielt nach anderen Regeln: { $theirs }, nicht { $ours }

## Abgelehnt: ein Bericht

refused-report-extra = Ein Bericht braucht matplotlib: { $how }
refused-report-name = Der Name der Seite endet auf .html
refused-report-players = --players ist eine Zahl oder ein Bereich wie 4-7, nicht { $given }
refused-report-file = { $file }: Das sind keine Zahlen eines Berichts
