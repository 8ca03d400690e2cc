# Taking an answer back, and the introduction that holds the match.
web-take-back = Take back
web-take-back-left = { $n } s
web-take-back-held = The others have not seen anything yet.
web-took-back = { $name } takes it back.
web-took-back-you = You take it back.
web-take-back-rule = Taking back moves
web-take-back-on = allowed
web-take-back-off = not allowed
web-error-too_late = It can no longer be taken back.
web-error-no_back = At this table nothing can be taken back.
web-ready = Ready
web-ready-all = The match waits until you are ready.
web-reading = { $n ->
    [one] Waiting until { $names } has read the introduction.
   *[other] Waiting until { $names } have read the introduction.
}
web-error-not_yet = Somebody is still reading the introduction.
web-ready-count = { $n ->
    [one] { $n } of { $all } is ready.
   *[other] { $n } of { $all } are ready.
}
