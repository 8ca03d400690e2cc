# Help and error lines of the command line. The code says them in English; here each is a pattern
# that finds the line, and in the other languages what is said instead. See terminal/translator.py.
# Gaps are plain arguments; $text is a line of its own that is put into words too.

## Help: its frame

command-usage = Usage:
command-options = Options
command-commands = Commands
command-args = [OPTIONS]
command-args-command = [OPTIONS] [COMMAND] [ARGS]...
command-args-game = [OPTIONS] GAME
command-args-admin = [OPTIONS] [ACTION] [SUBJECT]
command-args-file = [OPTIONS] FILE
command-args-files = [OPTIONS] FILES...
command-args-games = [OPTIONS] [GAMES]...
command-some-games = [GAMES]...
command-game = GAME
command-file = FILE
command-files = FILES...
command-takes-integer = { $option } INTEGER
command-takes-float = { $option } FLOAT
command-takes-path = { $option } PATH
command-takes-file = { $option } FILE
command-takes-address = { $option } ADDRESS
command-takes-rule = { $option } RULE=VALUE
command-default = { $text }  [default: { $value }]
command-option-help = Show this message and exit.
command-option-version = Show the version and exit.

## Help: commands

command-posse = Western games in the terminal: play them, simulate them, check their rules.
command-play = Play GAME against bots in this terminal.
command-replay = Print the match recorded in FILE in words.
command-simulate = Let bots play many matches of GAME and count who wins.
command-scenario = Play the scenarios in FILES; say which do not hold.
command-rules = Report which rules of GAME have a scenario.
command-tournament = Let all strengths play against each other and write who wins.
command-export = Write finished matches from a database to a file, for analysis.
command-report = Let bots play many matches of GAME and write a page about what they say.
command-games = List the games with their players, packs, house rules and bots.
command-new = Write a package with a pack or a game of your own: complete, tested, ready to install.
command-packs = List the games, packs and bots that installed packages bring.
command-serve = Let people play in the browser.
command-admin = See tables and reports (show); close, ban, silence, lift, settle, export or forget.
command-drain = Give the tables of a server to the other nodes; it ends when it is empty.
command-backup = Copy everything a server stores to FILE, while it runs.
command-restore = Bring back everything from FILE; no server may be running.

## Help: options

command-option-players = How many sit at the table.
command-option-packs = Packs, separated by commas; default: the usual ones.
command-option-set = A house rule.
command-option-seed-play = Deals the same match again; default: a secret new one.
command-option-seed-simulate = Same seed, same matches.
command-option-bots-play = Who plays the other seats; default: greenhorns.
command-option-bots-simulate = Who plays: by seat, by side, or module:Class.
command-option-seat-play = Your seat, from 0 on.
command-option-seat-replay = As this seat saw it, from 0 on; default: everything open.
command-option-reasons = With what a Gunslinger says to each answer.
command-option-record = Write the match to this file.
command-option-lang = Language of the output; default: that of the locale.
command-option-games = How many matches.
command-option-players-tournament = Only tables of so many.
command-option-bots-tournament = Only these strengths, separated by commas.
command-option-deals = Deals at each table.
command-option-marshal-deals = Deals at each table with marshals.
command-option-fresh = Forget what was played before.
command-option-worlds = Worlds of a marshal.
command-option-page = Where the table is written.
command-option-workers = Processes at a time.
command-option-cluster = Play on the dask cluster at this address; local starts one here.
command-option-packs-report = Packs, by commas; may be repeated; all: every set.
command-option-players-report = How many: 5, 4-7 or 3,5; default: five or so.
command-option-compare = Play every deal by this rule as well.
command-option-games-report = Matches at each table.
command-option-bots-report = Who plays, as in simulate.
command-option-out-report = A file: .html; .json beside it.
command-option-json-one = Print one JSON object.
command-option-json-list = Print one JSON list.
command-option-missing = Print only the gaps.
command-option-root = The folder with a folder of scenarios for each game.
command-option-host = Address to listen on.
command-option-port = Port to listen on; 0 takes any.
command-option-db = Where everything is stored: a file (SQLite) or postgresql://…
command-option-hours = How long it holds.
command-option-note = Why, for yourself.
command-option-url = The server.
command-option-pid = The process of the server instead, on this machine.
command-option-wait = Seconds to wait for its end; default: no limit.
command-option-db-admin = The database instead, while no SQLite server runs.
command-option-verify = Only read FILE: is every row whole?
command-option-rehearse = Only restore FILE, and replay it.
command-option-into = The empty database to rehearse in.
command-option-force = Replace what is there.
command-option-db-export = The database of a server.
command-option-out = A file: .jsonl or .parquet.
command-option-names = What people were called as well.
command-option-open = Open the browser as well.
command-option-allowed-host = A name the server is reached by.
command-option-proxy = A proxy that may say who is asking.
command-option-tls = Serve over HTTPS with this certificate and key.
command-option-inner = Address for other nodes (PostgreSQL).
command-option-log = The form of the log: text or json.
command-option-log-level = The least level that is logged: debug, info, warning or error.
command-option-keep-days = How long unused things stay.
command-option-workers-serve = How many processes serve; default: one per core with PostgreSQL.
command-option-limit = As in tables=1000: docs/hosting.md.
command-option-new-tables = Who may create one: open, puzzle, or password (POSSE_TABLES_PASSWORD).
command-option-games-serve = Offer only these games: dice,wyatt.
command-option-packs-serve = Offer only these packs beside the usual ones.
command-option-into-new = The folder for the new package; default: this one.
command-option-check-packs = Play scenarios and random matches of each.
command-option-bot-pause = Seconds a bot seems to think.

## Refused: what was typed

refused-missing = Missing argument '{ $text }'.
refused-command = No such command { $name }.
refused-command-near = No such command { $name }. Did you mean { $near }?
refused-command-nearer = No such command { $name }. (Did you mean one of: { $near }?)
refused-option = No such option { $name }.
refused-option-near = No such option { $name }. Did you mean { $near }?
refused-option-nearer = No such option { $name }. (Did you mean one of: { $near }?)
refused-value = Invalid value for { $option }: { $text }
refused-integer = { $value } is not a valid integer.
refused-float = { $value } is not a valid float.
refused-choice = { $value } is not one of { $choices }.
refused-network = { $value } does not appear to be an IPv4 or IPv6 network
refused-argument = Option { $option } requires an argument.
refused-flag = Option { $option } does not take a value.
refused-extra = Got unexpected extra argument ({ $args })
refused-extras = Got unexpected extra arguments ({ $args })
refused-path-file = File { $file } is a directory.

## Refused: what should be played

refused-none = none
refused-game = there is no game { $game }; there are: { $text }
refused-pack = { $game } has no pack { $pack }; there are: { $text }
refused-offered-pack = there is no pack { $pack }; there are: { $text }
refused-plugin = this match needs { $plugin }: not installed here
refused-plugin-other = this match was played with other packs of the same name
refused-new-there = { $folder } is there already
refused-new-name = { $name } is not a name for a package: small letters, digits, _ and -
refused-pack-twice = pack { $pack } is named twice
refused-packs = these packs cannot be combined: { $text }
refused-packs-any = { $game } has no packs
refused-pack-there = there is already a pack { $pack }
refused-pack-alone = { $pack } can be played in no combination
refused-pack-name = { $what } { $name } of { $pack } is in use by { $owner }: call it { $better }
refused-pack-verb = tally { $name } of { $pack } is called like a verb
refused-players = { $game } is for { $fewest } to { $most } players, not { $players }
refused-house = { $game } has no house rule { $rule }; there are: { $text }
refused-house-value = house rule { $rule } is one of { $values }, not { $value }
refused-house-form = a house rule is set by rule=value, not { $given }
refused-bot = { $game } has no bot { $bot }; there are: { $text }
refused-bots-seats = { $bots } bots are named for { $players } seats
refused-bots-sides = { $game } has no sides; name its bots seat by seat
refused-bots-both = name bots by seat or by side, not both: { $given }
refused-bots-side = there is no side { $side }; there are: { $known }
refused-bots-twice = side { $side } is named twice
refused-bots-import = bot { $bot } cannot be imported: { $text }
refused-bots-made = bot { $bot } cannot be made: { $text }
refused-bots-failed = bot { $bot } failed: { $text }
refused-bots-answer = bot { $bot } answered { $given }; the options are 0 to { $last }
refused-bots-worlds = { $bot }: a number of worlds is for bots that think ahead
refused-bots-class = { $module } has no class { $bot } that is a posse.bots.Bot
refused-tournament-seats = no table of { $game } has so many seats: { $given }
refused-tournament-bots = a tournament needs two strengths or more
refused-tournament-least = { $option } is 1 or more, not { $given }
refused-tournament-file = { $file }: these are not the results of a tournament
refused-seat = the seats are 0 to { $last }, not { $seat }
refused-matches = simulate 1 match or more, not { $matches }
refused-workers = simulate with 1 worker or more, not { $workers }
refused-language = there are no words in { $lang }; there are: { $known }

## Refused: files

refused-file = { $file }: { $text }
refused-folder = there is no such folder
refused-export-name = the name of the file ends in .jsonl or .parquet
refused-export-db = this is not the database of a server: { $detail }
refused-export-line = line { $line } is not a match: { $detail }
refused-export-parquet = this is not a Parquet file: { $detail }
refused-export-pyarrow = Parquet needs pyarrow: { $how }
refused-unreadable = cannot be read: { $text }
refused-record = not a match record: { $detail }
refused-record-version = this record was made by another version ({ $made })
refused-record-lesson = the lesson { $lesson } has changed since this match
refused-record-answers = `answers` is not a list
refused-record-setup = `players` is a number and `house` a table of rules
refused-record-answer = answer { $number } does not fit: { $text }
refused-answer-number = option { $option } does not exist; the options are 0 to { $last }
refused-answer-form = an answer is an option, its number or its text, not { $answer }
refused-answer-illegal = { $answer } is not legal now; legal: { $legal }
refused-action-number = there is no action { $action }; they are 0 to { $last }
refused-action-illegal = action { $action }, { $verb }, is not legal now
refused-answer-stale = choice { $number } is not pending; choice { $pending } is
refused-answer-over = the match is over: nobody is asked
refused-scenario-game = say which game it is: game = one of { $games }
refused-scenario-none = no [[scenario]] in it
refused-scenario-form = a scenario is a table, written as [[scenario]]
refused-scenario-keys = unknown keys: { $keys }
refused-scenario-pack = { $game } has no pack { $pack }
refused-rules-twice = written twice: { $ids }
refused-toml = { $problem } (at line { $line }, column { $column })
refused-toml-end = { $problem } (at end of document)

## Refused: by the system

refused-no-file = No such file or directory
refused-directory = Is a directory
refused-not-directory = Not a directory
refused-permission = Permission denied
refused-full = No space left on device
refused-errno = [Errno { $number }] { $text }
refused-errno-file = [Errno { $number }] { $text }: { $file }
refused-address-taken = Address already in use
refused-address-unknown = Name or service not known
refused-listen = cannot listen on { $address }: { $text }
refused-port = port { $port } is in use; if that is Posse, it is open already: { $address }; or take another: --port { $other } or PORT={ $again }
refused-tls-key = the key { $key } belongs to another certificate
refused-tls-form = this is not a certificate with a key ({ $key }) in PEM form
refused-tls-password = a key with a password cannot be used
refused-store = cannot use { $file }: { $text }
refused-store-taken = another server is using it
refused-store-version = it was made by another version of Posse (schema { $schema }, this one knows { $known }): start that version, or a newer one
refused-store-missing = there is no file
refused-store-there = is there already; --force replaces it
refused-store-itself = is the database itself
refused-store-kind = is not a database of Posse
refused-store-damaged = is damaged: { $detail }
refused-store-stop = a server is using it; stop it first
refused-store-full = the disk is full
refused-store-filled = there are tables or people in it already; --force replaces them
refused-store-empty = there is nothing of Posse in it
refused-store-older = it was made by an older version of Posse: back it up with that one
refused-store-package = PostgreSQL needs one more package: { $command }
refused-start = the server could not start

## Refused: a cluster

refused-cluster-extra = a cluster needs dask: { $how }
refused-cluster = no cluster answers at { $address }: { $detail }
refused-cluster-gone = the cluster at { $address } has gone
refused-cluster-killed = every worker that was given a job died of it: { $detail }
refused-cluster-needs = a worker lacks something it needs: { $detail }
refused-cluster-rules = a worker plays by other rules: { $theirs }, not { $ours }

## Refused: a report

refused-report-extra = a report needs matplotlib: { $how }
refused-report-name = the name of the page ends in .html
refused-report-players = --players is a number or a range like 4-7, not { $given }
refused-report-file = { $file }: this is not the findings file of a report
