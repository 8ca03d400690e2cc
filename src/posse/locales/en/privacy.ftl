# What is kept about a player, and for how long.

privacy-intro = This server stores as little as it can. None of it goes to anybody else.
privacy-cookie = A cookie
privacy-cookie-text = A random number in your browser, for a year. The server recognises your seat by it. The server itself keeps only a fingerprint of it.
privacy-browser = Your browser
privacy-browser-text = This browser keeps the app, the rules and your settings, so that they open without a network. They go when you delete the data of this site in the browser.
privacy-name = Your name
privacy-name-text = If you gave one. It is deleted when nobody has used it for { $days } days.
privacy-matches = Your matches
privacy-matches-text = The cards dealt and every answer, so that a match can be shown again. Matches are deleted after { $days } days. Anybody who has the link of a match can see it once it is over.
privacy-chat = What you write
privacy-chat-text = The chat of a table is kept with the table, and deleted when nobody has opened the table for { $days } days.
privacy-reports = Reports
privacy-reports-text = A line or name that somebody reports is kept for the host of this server, for { $days } days at most.
privacy-address = Your address in the network
privacy-address-text = It is not stored. Only an address that the host bans is kept, until the ban ends.
privacy-backups = Backups
privacy-backups-text = The host may keep older copies of everything. What you delete here disappears from them when they are deleted.
privacy-yours = Your data
privacy-show = Save everything about me
privacy-forget = Delete everything about me
privacy-forget-text = Your name, your lines of chat, your seats and your list of matches are deleted. Matches of others stay; there you are called “a player”. This cannot be undone.
privacy-forget-sure = Yes, delete everything
privacy-forgotten = Everything about you is deleted.
privacy-nothing = Nothing is stored about you.
