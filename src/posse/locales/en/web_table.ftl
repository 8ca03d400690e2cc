## A table before and after a match

web-room-settings = Settings
web-ready-until = The match begins in { $n } s at the latest.
web-folded = { $card } (1 of { $n })
web-more-answers = { $n ->
    [one] one more answer below
   *[other] { $n } more answers below
}
coach-bang-star-you = You wear the star
coach-bang-star-you-text = You are the sheriff, and everybody sees it. The outlaws hunt you, the deputies protect you. Who is who is for you to find out.
coach-dice-star-you = You wear the star
coach-dice-star-you-text = You are the sheriff, and everybody sees it. The outlaws hunt you, the deputies protect you, and nobody else shows a role.
