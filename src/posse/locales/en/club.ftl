# All public tables on a big screen, for a bar, a youth club or a games evening.
club-title = Come and play
club-qr = QR code of the page where you type a code
club-how = Point your camera here, or open { $host } and tap “Join by code”. Then type the code of a table.
club-how-type = Open { $host } and tap “Join by code”. Then type the code of a table.
club-tables = Tables
club-code = Code { $code }
club-waits = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
  }
club-full = All seats are taken
club-playing = Being played: watch
club-over = Between two matches
club-none = No table is open yet. Open one on your phone, and let everybody join.
club-more = { $n ->
    [one] One more table in the lobby
   *[other] { $n } more tables in the lobby
  }
