bang-pack-gold_rush = Goldrausch
web-line-gold_rush = Jede Wunde ist einen Nugget wert
web-over-gold_rush = Eine Erweiterung von BANG!
web-minutes-gold_rush = 40

bang-kind-fools_gold = Katzengold
  .gender = n
bang-kind-fools_gold-text = Zählt als Fehlschuss und bringt dir einen Nugget.
bang-kind-fools_gold-help = Spiele es außerhalb deines Zuges, wenn jemand auf dich schießt: Es zählt als Fehlschuss, und du bekommst einen Nugget.
bang-why-fools_gold = Nur, wenn auf dich geschossen wird
bang-why-fools_gold-help = { $card } kannst du spielen, sobald jemand auf dich schießt.
bang-kind-gold_camp = Goldgräberlager
  .gender = n
bang-kind-gold_camp-text = Ein Nugget für jeden Punkt, den du andere kostest. Kaufe Ausrüstung in deinem Zug.
bang-kind-gold_camp-help = Kostet eine Karte von dir andere Lebenspunkte, bekommst du für jeden einen Nugget. In deinem Zug darfst du kaufen, was ausliegt.
bang-kind-riding_boots = Reitstiefel
  .gender = pl
bang-kind-riding_boots-text = 3 Nuggets: Ziehe eine Karte für jeden verlorenen Punkt.
bang-kind-riding_boots-help = Sie kosten 3 Nuggets. Verlierst du Lebenspunkte und bleibst im Spiel, ziehst du ebenso viele Karten.
bang-kind-talisman = Talisman
  .gender = m
bang-kind-talisman-text = 3 Nuggets: ein Nugget für jeden verlorenen Punkt.
bang-kind-talisman-help = Er kostet 3 Nuggets. Verlierst du Lebenspunkte und bleibst im Spiel, bekommst du ebenso viele Nuggets.
bang-kind-gun_belt = Patronengurt
  .gender = m
bang-kind-gun_belt-text = 2 Nuggets: Behalte bis zu 8 Karten.
bang-kind-gun_belt-help = Er kostet 2 Nuggets. Am Ende deines Zuges darfst du bis zu 8 Handkarten behalten.
bang-kind-freight_train = Güterzug
  .gender = m
bang-kind-freight_train-text = 4 Nuggets: Ziehe sofort 4 Karten.
bang-kind-freight_train-help = Er kostet 4 Nuggets. Du ziehst sofort 4 Karten; danach kommt er unter den Vorrat.

bang-character-dusty_digger = Dusty Digger
bang-character-dusty_digger-text = Findet am Ende jedes Zuges einen Nugget.
bang-character-dusty_digger-help = Am Ende jedes Zuges bekommt er einen Nugget.

bang-zone-camp = Lager
bang-zone-gear = Zu kaufen
bang-zone-store = Vorrat
bang-tally-nuggets = Nuggets

bang-option-buy = { $card } kaufen
bang-event-buy = { $who ->
    [you] Du kaufst { $card }.
   *[they] { $seat } kauft { $card }.
}
bang-event-stock_up = { $card } liegt zum Kauf aus.
bang-event-nuggets = { $who ->
    [you] Deine Nuggets: { $n }
   *[they] Nuggets von { $seat }: { $n }
}
