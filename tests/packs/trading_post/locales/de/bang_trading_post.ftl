bang-pack-trading_post = Handelsposten

bang-kind-gold_pan = Goldpfanne
  .gender = f
bang-kind-gold_pan-text = Lege 2 Dollar in deine Börse oder 1 bis 3 in dein Versteck.
bang-kind-gold_pan-help = Du entscheidest: 2 Dollar in deine Börse, die alle sehen, oder 1 bis 3 Dollar in dein Versteck. Nur du weißt, wie viel darin ist.
bang-kind-trading_post = Handelsposten
  .gender = m
bang-kind-trading_post-text = Ein Dollar zu Beginn deines Zuges. In ihm darfst du Waren kaufen.
bang-kind-trading_post-help = Zu Beginn deines Zuges bekommst du einen Dollar. In deinem Zug darfst du offene Waren kaufen, jede für 2 Dollar.
bang-kind-lantern = Laterne
  .gender = f
bang-kind-lantern-text = Du darfst eine Karte mehr behalten.
bang-kind-lantern-help = Am Ende deines Zuges darfst du eine Handkarte mehr behalten.
bang-kind-good_saddle = Guter Sattel
  .gender = m
bang-kind-good_saddle-text = Du siehst andere um 1 näher; sie sehen dich um 1 weiter weg.
bang-kind-good_saddle-help = Du siehst alle anderen um 1 näher, und sie sehen dich um 1 weiter weg.
bang-kind-spare_lantern = Ersatzlaterne
  .gender = f
bang-kind-spare_lantern-text = Du darfst eine Karte mehr behalten.
bang-kind-spare_lantern-help = Am Ende deines Zuges darfst du eine Handkarte mehr behalten.

bang-character-penny_wise = Penny Wise
bang-character-penny_wise-text = Er zahlt für Waren einen Dollar weniger.
bang-character-penny_wise-help = Jede Ware kostet ihn 1 Dollar statt 2.

bang-zone-post = Handelsposten
bang-zone-shop = Zu kaufen
bang-zone-stock = Lager
bang-mark-sold = Verkaufte Waren
bang-tally-purse = Börse
bang-tally-hoard = Versteck

bang-prompt-pan = { $seat } entscheidet, wohin das Gold kommt.
bang-prompt-pan-you = Wohin soll das Gold?
bang-option-pocket = Börse: 2 Dollar
bang-option-stash = Versteck: 1 bis 3 Dollar
bang-option-buy = { $card } kaufen

bang-event-buy = { $who ->
    [you] Du kaufst { $card }.
   *[they] { $seat } kauft { $card }.
}
bang-event-stock-table = Zu kaufen: { $card }
bang-event-purse = { $who ->
    [you] Deine Börse: { $n }
   *[they] Börse von { $seat }: { $n }
}
bang-event-hoard = { $who ->
    [you] Dein Versteck ändert sich.
   *[they] Das Versteck von { $seat } ändert sich.
}
