# Was jede Lektion sagt: ihre Leiste, ihre Zettel, und wer mit welcher Rolle gewinnt.

tutor-title = Die erste Partie
tutor-step = Schritt { $n } von { $of }
tutor-step-short = { $n } von { $of }
tutor-next = Weiter
tutor-skip = Schritt überspringen
tutor-skip-short = Überspringen
tutor-back = Noch mal
tutor-back-long = Letzten Schritt wiederholen
tutor-play = Diese Partie spielen
tutor-again = Noch einmal von vorn
tutor-you = Du
tutor-count-mine = { $n }, das bist du
tutor-count = { $n } am Tisch
tutor-wins-bang-sheriff = Gewinnt, wenn alle Outlaws und der Kopfgeldjäger ausgeschieden sind.
tutor-wins-bang-deputy = Gewinnt mit dem Sheriff, auch wenn er selbst ausgeschieden ist.
tutor-wins-bang-outlaw = Gewinnt, sobald der Sheriff ausscheidet.
tutor-wins-bang-renegade = Gewinnt nur als Letzter: Alle anderen müssen ausgeschieden sein, der Sheriff zuletzt.
tutor-wins-dice-sheriff = Gewinnt, wenn alle Banditen und Gesetzlosen ausgeschieden sind.
tutor-wins-dice-deputy = Gewinnt mit dem Sheriff, auch wenn er selbst ausgeschieden ist.
tutor-wins-dice-outlaw = Gewinnt, sobald der Sheriff ausscheidet.
tutor-wins-dice-renegade = Gewinnt nur, wenn er als Einziger übrig ist.
web-error-no_lesson = Diese Lektion gibt es nicht.
web-error-not_this_step = Die Lektion fragt jetzt nach etwas anderem.
