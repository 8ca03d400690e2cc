# Was nur das Terminal sagt. Erläuterungen stehen in en/terminal.ftl.

terminal-you = Du
terminal-character = eigene Fähigkeit
terminal-hand = eine Handkarte
terminal-card-hidden = eine Karte
terminal-welcome = { $game } zu { $n }. Du bist dabei; die anderen sind Bots.
terminal-commitment = SHA-256 des Startwerts: { $hash }
terminal-seed = Startwert: { $seed }
terminal-your-hand = Deine Hand: { $cards }
terminal-forced = Du hast nur eine Wahl: { $option }
terminal-ask = Nummer (h Tipp, ? Hilfe, q Ende):
terminal-hint = Das würde ein Revolverheld an deiner Stelle tun: { $option }
terminal-hint-other = Ein Revolverheld würde lieber das tun: { $option }
terminal-reason = { $seat }: „{ $reason }“
terminal-hint-none = In diesem Spiel gibt es keine Tipps.
terminal-wrong = Tippe eine Zahl von 1 bis { $n }, h für einen Tipp, ? für Hilfe oder q zum Beenden.
terminal-keys = Tippe die Nummer einer Möglichkeit, h für einen Tipp, ? für diese Hilfe, q zum Beenden.
terminal-bye = Bis bald. Die Partie ist nicht zu Ende gespielt.
terminal-winners = Gewonnen: { $names }
terminal-recorded = Aufgezeichnet in { $file }
terminal-replay = { $game } zu { $n }, { $answers } Entscheidungen
terminal-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.
terminal-reach = ✓ in Reichweite deiner Waffe

## Spalten der Tafel

terminal-column-name = Name
terminal-column-role = Rolle
terminal-column-character = Person
terminal-column-life = Lebenspunkte
terminal-column-hand = Hand
terminal-column-front = Ausgelegt
terminal-column-distance = Abstand
terminal-column-arrows = Pfeile
terminal-column-track = Strecke
terminal-column-price = Preis
terminal-column-train = Bahn
terminal-column-fare = Für dich
terminal-out = ausgeschieden

## Simulation

terminal-simulated = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} { $game } zu { $players }, Bots: { $bots }, Startwert { $seed }
terminal-unfinished-count = { $n ->
    [0] Alle zu Ende gespielt.
   *[other] Nicht zu Ende: { $n }
}
terminal-playing = Spielt
terminal-label-side = Seite
terminal-label-role = Rolle
terminal-label-character = Person
terminal-label-seat = Platz
terminal-label-round_ends = Wie Durchgänge endeten
terminal-matches = Partien
terminal-wins = Siege
terminal-rate = Anteil
terminal-interval = 95-%-Intervall
terminal-score-money = Geld in 1.000 $
terminal-count = Anzahl
terminal-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-measure = Je Partie
terminal-mean = Mittel
terminal-least = Kleinste
terminal-most = Größte
terminal-turns = Züge
terminal-rounds = Durchgänge
terminal-decisions = Entscheidungen
terminal-speed = { $decisions } Entscheidungen in { $seconds } CPU-Sekunden: { $speed } pro Sekunde

## Was gespielt wird: ein Spiel mit Erweiterungen, eine Erweiterung allein, und die Liste der Spiele

terminal-title = { $game } + { $packs }
terminal-title-alone = { $game } { $packs }
terminal-game = { $game }: { $name }, { $low } bis { $high } Spieler
terminal-setup = { "  " }--packs { $packs }: { $name }, { $low } bis { $high } Spieler

## Szenarien und Abdeckung des Regelhefts

terminal-new = { $folder } ist geschrieben. Als Nächstes:
terminal-plugin = { $kind ->
    [game] Spiel
    [pack] Erweiterung
   *[bot] Bot
  } { $name }: { $package }, { $place }
terminal-plugin-holds = { "    " }besteht
terminal-plugin-broken = { $name }: { $package }, ausgelassen: { $problem }
terminal-no-plugins = Kein Paket bringt ein Spiel, eine Erweiterung oder einen Bot. docs/packs.md erklärt, wie man eines schreibt.

terminal-scenario-fails = FALSCH { $file }: { $name }
terminal-scenarios = { $passed } bestanden, { $failed } nicht

terminal-coverage = { $rules } Regeln; ohne Szenario: { $missing }; Szenarien ohne bekannte Regel: { $unknown }

## Sätze von BANG! für das Terminal

bang-side-law = Sheriff und Hilfssheriffs
bang-side-outlaws = Outlaws
bang-side-renegade = Kopfgeldjäger
bang-option-play-self = { $kind ->
    [jail] Dich selbst einsperren
   *[other] { $card } auf dich selbst
}
bang-event-play-self = { $who ->
    [you] Du spielst { card-acc } auf dich selbst.
   *[they] { $seat } spielt { card-acc } auf die eigenen Karten.
}
bang-event-discard-self = { $who ->
    [you] Du legst { card-acc } ab.
   *[they] { $seat } legt { card-acc } ab.
}
bang-event-show-table = { card-nom-start } wird aufgedeckt.

## Sätze von Wyatt Earp für das Terminal

wyatt-label-side = Entschieden durch
wyatt-side-money = Das meiste Geld
wyatt-side-duel = Duell
wyatt-round_ends-out = Letzte Karte abgeworfen
wyatt-round_ends-empty = Jemand anders ohne Karten
wyatt-round_ends-short = Zu wenige Karten zum Aufnehmen
wyatt-round_ends-stall = Zu lange nur die oberste Karte der Ablage genommen
terminal-exported = { $n ->
    [one] Eine Partie steht in { $file }.
   *[other] { $n } Partien stehen in { $file }.
 }
terminal-reported = { $n ->
    [one] Ein Tisch steht in { $file }.
   *[other] { $n } Tische stehen in { $file }.
 }
terminal-tournament = { $n } Zeilen stehen in { $file }.

## Wyatt Earp in Kürze

wyatt-brief-goal = Was du willst
wyatt-brief-goal-text = Sammle die Belohnungen für sieben Outlaws. Nach jedem Durchgang wird jeder Steckbrief abgerechnet: Je mehr Punkte eines Outlaws vor dir liegen, desto mehr von seinem Geld bekommst du. Hat danach jemand 25.000 $, gewinnt, wer am meisten hat.
wyatt-brief-turn = Dein Zug
wyatt-brief-turn-text = Du nimmst zwei Karten vom Aufnahmestapel oder die oberste vom Ablagestapel. Dann spielst du beliebig viele Outlaw-Karten und höchstens eine Sheriff-Karte, in beliebiger Reihenfolge. Zum Schluss wirfst du eine Karte ab. Deine letzte Karte kannst du nicht spielen, nur abwerfen.
wyatt-brief-sets = Sets und Belohnungen
wyatt-brief-sets-text = In jedem Durchgang sind die ersten Karten eines Outlaws ein Set: drei oder mehr auf einmal. Danach dürfen alle auch einzelne Karten dieses Outlaws auslegen. Auf den Steckbrief kommen 1.000 $ für jede auf einmal gelegte Karte außer der ersten: Vier Karten bringen 3.000 $, eine allein nichts. Eine Outlaw-Karte zählt 2 Punkte.
wyatt-brief-law = Sheriff-Karten und Treffer
wyatt-brief-law-text = Karten mit Revolver brauchen einen Treffer: Die oberste Karte vom Aufnahmestapel wird aufgedeckt, und nur Outlaws treffen. Geht es daneben, ist die Karte verloren und war trotzdem deine eine Sheriff-Karte in diesem Zug. Photos, Überfälle und der Schnellste Schütze kommen in deine Reihe. Die anderen kommen auf den Ablagestapel, nur der Unterschlupf auf eine fremde Reihe.
wyatt-brief-round = Ende eines Durchgangs
wyatt-brief-round-text = Ein Durchgang endet, wenn jemand seine letzte Handkarte abwirft oder wenn nach einem Zug jemand anderes keine mehr hat. Einmal wird der Ablagestapel zu einem neuen Aufnahmestapel gemischt; wer danach aufnehmen will und weniger als zwei Karten findet, beendet den Durchgang ebenfalls. Karten auf der Hand kosten nichts. Für den nächsten Durchgang kommen auf jeden Steckbrief 1.000 $ dazu.
wyatt-brief-settlement = Die Abrechnung
wyatt-brief-settlement-text = Liegen für einen Outlaw zusammen weniger als 8 Punkte, bleibt sein Geld auf dem Steckbrief. Wer mindestens 5 Punkte vorn liegt, bekommt alles. Sonst teilen alle, die höchstens 4 Punkte zurückliegen: zwei Scheine für den Ersten, dann der Reihe nach je einen, immer wieder. Bei Gleichstand wird zugleich genommen; was nicht aufgeht, bleibt liegen.

## Sicherungen

terminal-backed-up = In { $file } sind { terminal-held }.
terminal-restored = Aus { $file }: { terminal-held }.
terminal-verified = { $file } ist unversehrt: { terminal-held }.
terminal-rehearsed = { $file } ließ sich einspielen: { terminal-held }. { $replayed ->
    [one] { $replayed } Partie läuft nachgespielt genau bis dahin, wo sie stand
   *[other] { $replayed } Partien laufen nachgespielt genau bis dahin, wo sie standen
}{ $older ->
    [0] .
    [one] ; { $older } nach älteren Regeln bleibt erhalten, lässt sich aber nicht nachspielen.
   *[other] ; { $older } nach älteren Regeln bleiben erhalten, lassen sich aber nicht nachspielen.
}
terminal-held = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} mit { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
} und { $people ->
    [one] { $people } Name
   *[other] { $people } Namen
}

## Der Betreiber des Servers

terminal-admin-tables = { $n ->
    [0] Kein Tisch ist offen.
    [one] { $n } Tisch:
   *[other] { $n } Tische:
}
terminal-admin-table = table:{ $table }  { $game }, { $players } Plätze, { $state ->
    [open] vor der Partie
    [over] nach der Partie
   *[playing] in einer Partie
}, { $minutes } min alt, { $watching } sehen zu
terminal-admin-reports = { $n ->
    [0] Nichts wurde gemeldet.
    [one] { $n } Meldung:
   *[other] { $n } Meldungen:
}
terminal-admin-sanctions = { $n ->
    [0] Keine Entscheidung gilt.
    [one] { $n } Entscheidung gilt:
   *[other] { $n } Entscheidungen gelten:
}
terminal-admin-ban = { $subject } ist gesperrt bis { $until }.
terminal-admin-silence = { $subject } darf nichts schreiben bis { $until }.
terminal-admin-close = { $subject } ist geschlossen bis { $until }.
terminal-admin-lifted = { $subject } ist wieder frei.
terminal-admin-settled = Die Meldung ist erledigt und gelöscht.
terminal-admin-forgotten = { $subject } ist vergessen.
terminal-admin-name = der Name { $name }
terminal-drain-left = { $n ->
    [one] Noch { $n } Tisch.
   *[other] Noch { $n } Tische.
}{ $waits ->
    [0] {""}
    [one] {" "}{ $waits } Partie kann kein anderer Knoten weiterführen: Sie bleibt, bis sie zu Ende ist.
   *[other] {" "}{ $waits } Partien kann kein anderer Knoten weiterführen: Sie bleiben, bis sie zu Ende sind.
}
terminal-drain-alone = Kein anderer Knoten kann die Tische übernehmen. { $n ->
    [one] { $n } Tisch ist gespeichert und kommt beim nächsten Start wieder.
   *[other] { $n } Tische sind gespeichert und kommen beim nächsten Start wieder.
}{ $waits ->
    [0] {""}
    [one] {" "}Der Server wartet auf { $waits } Partie.
   *[other] {" "}Der Server wartet auf { $waits } Partien.
}
terminal-drain-ended = Der Server ist leer und hat sich beendet.
terminal-drain-late = Der Server läuft noch. Er gibt weiter Tische ab; SIGTERM beendet ihn sofort.
