# The page of the server's host.

admin-about = Here the host of this server sees the tables and what was reported. It opens with the token that was set when the server was started.
admin-token = Token
admin-enter = Open
admin-leave = Sign out
admin-refresh = Refresh
admin-span = Ban, silence or close for
admin-span-1 = an hour
admin-span-24 = a day
admin-span-168 = a week
admin-span-720 = a month
admin-span-8760 = a year
admin-reports = { $n ->
    [0] Reports
   *[other] Reports ({ $n })
}
admin-no-reports = Nothing was reported.
admin-name-reported = The name was reported.
admin-settle = Done
admin-tables = { $n ->
    [0] Tables
   *[other] Tables ({ $n })
}
admin-no-tables = No table is open.
admin-state-open = before the match
admin-state-playing = in a match
admin-state-over = after the match
admin-minutes = { $n ->
    [one] { $n } minute old
   *[other] { $n } minutes old
}
admin-hours = { $n } hours old
admin-days = { $n } days old
admin-watching = { $n } watching
admin-silence = Silence
admin-ban = Ban
admin-ban-address = Ban the address
admin-close = Close the table
admin-in-force = { $n ->
    [0] In force
   *[other] In force ({ $n })
}
admin-nothing-in-force = Nobody is banned or silenced, and no table is closed.
admin-kind-ban = Banned
admin-kind-silence = Silenced
admin-kind-close = Closed
admin-subject-person = person { $id }
admin-subject-address = address { $id }
admin-subject-table = table { $id }
admin-until = until { $time }
admin-lift = Lift
