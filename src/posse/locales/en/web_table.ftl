## A table before and after a match

web-room-settings = Settings
web-ready-until = The match begins in { $n } s at the latest.
web-folded = { $card } (1 of { $n })
web-more-answers = { $n ->
    [one] one more answer below
   *[other] { $n } more answers below
}
