bang-pack-gold_rush = Gold Rush
web-line-gold_rush = Every wound is worth a nugget
web-over-gold_rush = A pack of BANG!
web-minutes-gold_rush = 40

bang-kind-fools_gold = Fool’s Gold
bang-kind-fools_gold-text = Counts as a Missed!, and brings you a nugget.
bang-kind-fools_gold-help = Play it out of turn when somebody shoots at you: it counts as a Missed!, and you get a nugget.
bang-why-fools_gold = Only when you are shot at
bang-why-fools_gold-help = You can play { $card } as soon as somebody shoots at you.
bang-kind-gold_camp = Gold Camp
bang-kind-gold_camp-text = A nugget for each point that you cost others. Buy gear in your turn.
bang-kind-gold_camp-help = Whenever a card of yours costs another player life points, you get a nugget for each. In your turn you may buy gear that is for sale.
bang-kind-riding_boots = Riding Boots
bang-kind-riding_boots-text = 3 nuggets: draw a card for each point you lose.
bang-kind-riding_boots-help = They cost 3 nuggets. Whenever you lose life points and stay in play, you draw as many cards.
bang-kind-talisman = Talisman
bang-kind-talisman-text = 3 nuggets: a nugget for each point you lose.
bang-kind-talisman-help = It costs 3 nuggets. Whenever you lose life points and stay in play, you get as many nuggets.
bang-kind-gun_belt = Gun Belt
bang-kind-gun_belt-text = 2 nuggets: keep up to 8 cards.
bang-kind-gun_belt-help = It costs 2 nuggets. At the end of your turn you may keep up to 8 hand cards.
bang-kind-freight_train = Freight Train
bang-kind-freight_train-text = 4 nuggets: draw 4 cards at once.
bang-kind-freight_train-help = It costs 4 nuggets. You draw 4 cards at once; then it goes back under the store.

bang-character-dusty_digger = Dusty Digger
bang-character-dusty_digger-text = Finds a nugget at the end of each turn.
bang-character-dusty_digger-help = At the end of each turn the Digger gets a nugget.

bang-zone-camp = Camp
bang-zone-gear = For sale
bang-zone-store = Store
bang-tally-nuggets = Nuggets

bang-option-buy = Buy { $card }
bang-event-buy = { $who ->
    [you] You buy { $card }.
   *[they] { $seat } buys { $card }.
}
bang-event-stock_up = { $card } is for sale.
bang-event-nuggets = { $who ->
    [you] Your nuggets: { $n }
   *[they] Nuggets of { $seat }: { $n }
}
