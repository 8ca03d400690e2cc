bang-pack-trading_post = Trading Post

bang-kind-gold_pan = Gold Pan
bang-kind-gold_pan-text = Put 2 dollars into your purse, or 1 to 3 into your hoard.
bang-kind-gold_pan-help = You decide: 2 dollars into your purse, which all players see, or 1 to 3 dollars into your hoard. Only you know how much is in it.
bang-kind-trading_post = Trading Post
bang-kind-trading_post-text = A dollar at the start of your turn. In it you may buy wares.
bang-kind-trading_post-help = At the start of your turn you get a dollar. In your turn you may buy wares that lie open, for 2 dollars each.
bang-kind-lantern = Lantern
bang-kind-lantern-text = You may keep one card more.
bang-kind-lantern-help = At the end of your turn you may keep one hand card more.
bang-kind-good_saddle = Good Saddle
bang-kind-good_saddle-text = You see others at a distance of 1 less; they see you at 1 more.
bang-kind-good_saddle-help = You see all others at a distance reduced by 1, and they see you at a distance increased by 1.
bang-kind-spare_lantern = Spare Lantern
bang-kind-spare_lantern-text = You may keep one card more.
bang-kind-spare_lantern-help = At the end of your turn you may keep one hand card more.

bang-character-penny_wise = Penny Wise
bang-character-penny_wise-text = He pays a dollar less for wares.
bang-character-penny_wise-help = Each ware costs him 1 dollar instead of 2.

bang-zone-post = Trading post
bang-zone-shop = For sale
bang-zone-stock = Stock
bang-mark-sold = Wares sold
bang-tally-purse = Purse
bang-tally-hoard = Hoard

bang-prompt-pan = { $seat } decides where the gold goes.
bang-prompt-pan-you = Where shall the gold go?
bang-option-pocket = Purse: 2 dollars
bang-option-stash = Hoard: 1 to 3 dollars
bang-option-buy = Buy { $card }

bang-event-buy = { $who ->
    [you] You buy { $card }.
   *[they] { $seat } buys { $card }.
}
bang-event-stock-table = { $card } is for sale.
bang-event-purse = { $who ->
    [you] Your purse: { $n }
   *[they] Purse of { $seat }: { $n }
}
bang-event-hoard = { $who ->
    [you] Your hoard changes.
   *[they] The hoard of { $seat } changes.
}
