## A table before and after a match

web-room-settings = Settings
web-ready-until = The match begins in { $n } s at the latest.
web-folded = { $card } (1 of { $n })
web-more-answers = { $n ->
    [one] one more answer below
   *[other] { $n } more answers below
}
web-another = Another game
web-another-note = Everybody keeps their seat. You start the match when all are ready.
web-another-next = The next game:
web-another-go = Change to this game
web-another-most = for up to { $n } players

## While a match is played

web-waiting-for = Waiting for { $name }
web-out-leave = Leave
web-out-call = Notify me at the end
web-recall = Your match is over.
web-recall-see = See how it ended
web-store = { $card }: { $cards }
web-store-taken = { $card }: { $taken }
web-store-pick = { $who ->
    [you] you
   *[they] { $seat }
} { $card }
web-evening-role = { $role } { $wins } of { $n }
web-evening-above = { $n } above usual
web-evening-below = { $n } below usual
web-evening-usual = as usual
web-evening-fair = Usual is what players of the same roles win on average, counted in many matches of bots.
