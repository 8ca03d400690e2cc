## A table before and after a match

web-room-settings = Settings
web-ready-until = The match begins in { $n } s at the latest.
