# Trail, the test game of the generic table, in English.

trail-name = Trail
trail-zone-hand = Hand
trail-zone-taken = Taken
trail-zone-trick = Trick
trail-zone-trump = Trumps
trail-zone-deck = Deck
trail-mark-round = Trick
trail-tally-points = Points
trail-tally-luck = Luck
trail-kind-nine = Nine
trail-kind-ten = Ten
trail-kind-jack = Jack
trail-kind-queen = Queen
trail-kind-king = King
trail-kind-ace = Ace
trail-kind-ace-text = Beats every other card of its suit.
trail-prompt-gift = { $seat } may give a card away.
trail-prompt-gift-you = Do you give a card away?
trail-prompt-lead = { $seat } leads.
trail-prompt-lead-you = Which card do you lead?
trail-prompt-follow = { $seat } follows.
trail-prompt-follow-you = Which card do you play?
trail-prompt-reward = { $seat } is rewarded.
trail-prompt-reward-you = What is your reward?
trail-option-give-at = Give { $card } to { $seat }
trail-option-keep = Keep all cards
trail-option-play = Play { $card }
trail-option-draw = Draw a card
trail-option-rob-at = Rob { $seat } of a point
trail-option-pass = Pass
trail-event-keep = { $who ->
    [you] You keep all cards.
   *[they] { $seat } keeps all cards.
}
trail-event-give-at = { $who ->
    [you] You give { $other } { $card }.
   *[they] { $seat } gives { $other } { $card }.
}
trail-event-play = { $who ->
    [you] You play { $card }.
   *[they] { $seat } plays { $card }.
}
trail-event-take = { $who ->
    [you] You take the trick.
   *[they] { $seat } takes the trick.
}
trail-event-rob-at = { $who ->
    [you] You rob { $other } of a point.
   *[they] { $seat } robs { $other } of a point.
}
trail-event-pass = { $who ->
    [you] You pass.
   *[they] { $seat } passes.
}
trail-result-most = { $winners } won with the most points.
