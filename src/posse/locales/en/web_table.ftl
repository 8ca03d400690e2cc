## A table before and after a match

web-room-settings = Settings
