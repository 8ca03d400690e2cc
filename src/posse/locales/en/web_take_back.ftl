# Taking an answer back, and the introduction that holds the match.
web-take-back = Take back
web-take-back-left = { $n } s
web-take-back-held = Nothing has been shown to the others yet.
web-took-back = { $name } takes it back.
web-took-back-you = You take it back.
web-take-back-rule = Answers
web-take-back-on = can be taken back
web-take-back-off = are final
web-error-too_late = It can no longer be taken back.
web-error-no_back = Nothing is taken back at this table.
web-ready = Ready
web-ready-all = Nobody plays before you are ready.
web-reading = Waiting for { $names }: still reading.
web-error-not_yet = Somebody still reads the introduction.
web-ready-count = { $n } of { $all } are ready.
