# Saddle auf Deutsch.

saddle-name = Saddle
web-game-saddle = Saddle
web-line-saddle = Acht Karten, sieben Stiche, eine Satteltasche.
web-over-saddle = Ein Stichspiel
web-minutes-saddle = 10

saddle-kind-spur = Sporn
  .gender = m
saddle-kind-spur-text = Trumpf: sticht jede Farbe.
saddle-kind-lasso = Lasso
  .gender = n
saddle-kind-lasso-text = Farbe muss bedient werden.
saddle-kind-boot = Stiefel
  .gender = m
saddle-kind-boot-text = Farbe muss bedient werden.
saddle-kind-badge = Stern
  .gender = m
saddle-kind-badge-text = Farbe muss bedient werden.

saddle-zone-hand = Hand
saddle-zone-bag = Satteltasche
saddle-zone-trick = Stich
saddle-tally-tricks = Stiche

saddle-prompt-bag = { $seat } füllt die Satteltasche.
saddle-prompt-bag-you = Welche Karte kommt in deine Satteltasche? Die höchste aller Taschen zählt zwei Punkte.
saddle-prompt-trick = { $seat } spielt eine Karte.
saddle-prompt-trick-you = Welche Karte spielst du?
saddle-option-stow = In die Tasche: { $card }
saddle-option-play = { $card } spielen

saddle-event-stow = { $who ->
    [you] Du legst { $card } in deine Tasche.
   *[they] { $seat } legt eine Karte in die Tasche.
}
saddle-event-play = { $who ->
    [you] Du spielst { $card }.
   *[they] { $seat } spielt { $card }.
}
saddle-event-take = { $who ->
    [you] Du machst den Stich.
   *[they] { $seat } macht den Stich.
}
saddle-event-open = { $who ->
    [you] In deiner Tasche: { $card }.
   *[they] In der Tasche von { $seat }: { $card }.
}
saddle-result-points = Die Stiche sind gezählt, die Taschen sind offen.
