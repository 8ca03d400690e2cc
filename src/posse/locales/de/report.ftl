# Was `posse report` auf seine Seite schreibt.

report-title = Was die Partien sagen: { $game }
report-masthead = Was die Partien sagen
report-number = { NUMBER($n) }
report-facts = { NUMBER($games) } Partien an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.
report-played-by = Alle sind Bots: { $bots }. Startwert { $seed }.
report-rules = { $old ->
    [yes] Regeln: Version { $n }. Heute gilt Version { $now }; der Befehl am Ende spielt nach ihr.
   *[no] Regeln: Version { $n }.
}
report-house = Hausregel: { $rule }.
report-unfinished = Ohne Ende: { NUMBER($n) }.
report-players = { $n } Spieler

report-summary = Jeder Tisch in einer Zeile
report-summary-lead = Wie oft jede Seite gewonnen hat. Hinter ± steht das halbe 95-%-Intervall.
report-summary-ends = Wie die Partien entschieden wurden. Hinter ± steht das halbe 95-%-Intervall.
report-table = Tisch
report-matches = Partien
report-who = Wer
report-tries = Plätze
report-won = Gewonnen
report-interval = 95-%-Intervall
report-gain = Punkte mehr
report-numbers = Alle Zahlen
report-mean = Mittel
report-most = Höchstens
report-others = alles Übrige

report-x-players = Spieler
report-x-seat = Platz, gezählt vom Startspieler an
report-x-points = Prozentpunkte mehr als andere
report-x-second = Prozentpunkte mehr nach der zweiten Regel
report-x-turns = Spielzüge
report-x-laps = Umläufe um den Tisch
report-x-causes = Prozent aller, die ausgeschieden sind
report-y-won = Gewonnen, Prozent
report-y-matches = Partien, Prozent
report-y-out = Bis dahin ausgeschieden, Prozent
report-caption-interval = Die Striche sind 95-%-Intervalle.
report-caption-sure = Der Strich ist das 95-%-Intervall. Gefüllt: mehr als Zufall. Hohl: kann Zufall sein.
report-caption-causes = { NUMBER($n) } Leute sind ausgeschieden.

report-roles = Nach Rolle
report-roles-lead = Wie oft jemand mit dieser Rolle gewinnt. Gemeinsame Siege zählen einmal je Partie; wer für sich spielt, zählt für sich.
report-seats = Nach Platz
report-seats-lead = Platz 1 beginnt den ersten Durchgang; die anderen sitzen im Uhrzeigersinn dahinter.
report-seats-lead-roles = Platz 1 beginnt: der Sheriff, zu dritt der Hilfssheriff. Die anderen sitzen im Uhrzeigersinn dahinter, in zufällig verteilten Rollen.
report-seat-number = Platz { $n }
report-characters = Nach Person
report-characters-lead = Wie viel öfter jemand mit dieser Person gewonnen hat als die anderen in derselben Rolle an gleich großen Tischen.
report-character = Person
report-cards = Karten der ersten Hand
report-cards-lead = Wie viel öfter gewonnen hat, wer diese Karte zu Beginn bekam, als andere in derselben Rolle mit gleich vielen Karten. Niemand hat sich diese Karten ausgesucht, also liegt der Unterschied an der Karte selbst.
report-card = Karte

report-lengths = Wie lang eine Partie ist
report-lengths-lead = Spielzüge aller zusammen. Neun von zehn Partien sind nicht länger, als die Spalte 90 % sagt.
report-measure = Je Partie
report-measure-turns = Spielzüge
report-measure-laps = Umläufe um den Tisch
report-measure-rounds = Durchgänge
report-measure-decisions = Entscheidungen
report-outs = Wann jemand ausscheidet
report-outs-lead = Wie viele einer Rolle nach so vielen Umläufen ausgeschieden sind. Wer am Ende noch dabei ist, scheidet nie aus.
report-first-out = Der Erste scheidet aus, nach Umläufen um den Tisch
report-waits = Teil der Partie, den man noch zusieht (Median)
report-causes = Woran jemand ausscheidet
report-causes-lead = Die Karte, der Würfel oder das Ereignis, das den letzten Lebenspunkt nahm.
report-cause-somebody = Schüsse von jemandem
report-cause-none = keine Karte
report-counts = Was sonst gezählt wurde
report-counts-lead = Wie oft was geschah.

report-compared = Zwei Hausregeln bei gleichen Karten
report-compared-lead = Alles wurde zweimal mit denselben Karten und Bots gespielt, einmal nach jeder Regel. Gezählt wird Partie für Partie, was nur nach einer von beiden gewonnen wurde; so hebt sich das Kartenglück auf.
report-rule-one = Die erste: { $rule }.
report-rule-other = Die zweite: { $rule }.
report-rule-one-short = erste Regel
report-rule-other-short = zweite Regel
report-deals = Paare
report-by-one = Nach der ersten gewonnen
report-by-other = Nach der zweiten gewonnen
report-longer = Wie viel länger nach der zweiten Regel

report-how = Anteile haben Wilsons 95-%-Intervall; Unterschiede werden bei gleicher Rolle, Spielerzahl und Kartenzahl verglichen (Mantel und Haenszel), als wären die Plätze unabhängig voneinander. Es sind Partien von Bots: Menschen bluffen, verhandeln und sind nachtragend. Bei vielen Zeilen ist manche durch Zufall gefüllt: etwa eine von zwanzig.
report-again = Der Befehl für diese Seite:
report-made = Gemacht von Posse { $version }.
