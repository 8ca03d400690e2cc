# Saddle in English. The ids: docs/packs.md of Posse.

saddle-name = Saddle
web-game-saddle = Saddle
web-line-saddle = Eight cards, seven tricks, one saddlebag.
web-over-saddle = A trick-taking game
web-minutes-saddle = 10

saddle-kind-spur = Spur
saddle-kind-spur-text = Trump: takes tricks of every suit.
saddle-kind-lasso = Lasso
saddle-kind-lasso-text = Follow suit if you can.
saddle-kind-boot = Boot
saddle-kind-boot-text = Follow suit if you can.
saddle-kind-badge = Badge
saddle-kind-badge-text = Follow suit if you can.

saddle-zone-hand = Hand
saddle-zone-bag = Saddlebag
saddle-zone-trick = Trick
saddle-tally-tricks = Tricks

saddle-prompt-bag = { $seat } fills the saddlebag.
saddle-prompt-bag-you = Which card goes into your saddlebag? The highest one of all bags counts two points.
saddle-prompt-trick = { $seat } plays a card.
saddle-prompt-trick-you = Which card do you play?
saddle-option-stow = Into the bag: { $card }
saddle-option-play = Play { $card }

saddle-event-stow = { $who ->
    [you] You put { $card } into your bag.
   *[they] { $seat } puts a card into the bag.
}
saddle-event-play = { $who ->
    [you] You play { $card }.
   *[they] { $seat } plays { $card }.
}
saddle-event-take = { $who ->
    [you] You take the trick.
   *[they] { $seat } takes the trick.
}
saddle-event-open = { $who ->
    [you] In your bag: { $card }.
   *[they] In the bag of { $seat }: { $card }.
}
saddle-result-points = The tricks are counted and the bags are open.
