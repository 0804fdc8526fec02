# What the command line says (quadriga/cli.py, terminal.py and the commands of each part). --json stays English.

## Help: `help-COMMAND`, `help-COMMAND-PARAMETER`, or `help-all-PARAMETER` where it means the same everywhere.
help-quadriga = Four arena card games on one engine.
help-quadriga-version = Show the version and which engine runs.
help-quadriga-language = The language to speak: en or zh-Hant. It may stand behind any command.
help-all-help = Show this page.
help-play = Play against the computer in the terminal.
help-play-deck = Your deck: a starter deck's name or a file.
help-play-against = Your opponent's deck.
help-play-opponent = heuristic, random, search:1000 or a level.
help-play-seed = The seed for all chance; a new one each time if you give none.
help-play-load = Go on with a saved game.
help-replay = Walk through a finished game.
help-replay-file = A replay or a saved game.
help-replay-seat = Through whose eyes: A, B, or what both can see if you name neither.
help-replay-all-at-once = Show everything without stopping.
help-bench = Measure how fast the engine plays random games.
help-bench-seconds = How many seconds to play.
help-bench-vector = Measure steps with observations, in many games at once.
help-bench-batch = How many games at once, with --vector.
help-serve = Open the tables to browsers.
help-serve-host = Where to listen; 0.0.0.0 for the local network.
help-serve-port = The port; 0 for any free one.
help-serve-data = The folder for games and decks.
help-serve-database = postgresql://USER@HOST/NAME instead of a file.
help-serve-open-browser = Open the page in your browser.
help-serve-pace = The shortest time, in seconds, that a computer's answer takes.
help-serve-public = For strangers: they can bring only what --allow names.
help-serve-allow = What people may bring: files,scenarios,replays.
help-serve-trusted-proxy = The address of a proxy to believe when it says who is calling.
help-serve-allowed-host = A name under which pages reach this server, such as play.example.org.
help-serve-processes = How many server processes; more than one needs PostgreSQL.
help-serve-keep-days = Drop tables that nobody has touched for this many days; 0 keeps them all.
help-serve-log-format = text or json.
help-serve-log-level = debug, info, warning or error.
help-simulate = Play many games and see who wins, and why.
help-simulate-games = How many games in all.
help-simulate-results = An SQLite file for the results; an unfinished one is taken up again.
help-simulate-report = Write an HTML report here.
help-simulate-json-file = Write all statistics here, as JSON.
help-simulate-csv-file = Write one line for each game here, as CSV.
help-simulate-option = A match option as NAME=VALUE; you may give several.
help-simulate-change = What if a card were different? QDR-1-014:bp=3000 plays every deck with both versions.
help-dataset = Play games and write down every decision, for programs that learn (docs/datasets.md).
help-dataset-out = The file to write: .parquet or .arrow.
help-dataset-games = How many games to play.
help-dataset-options = Room for options in an observation; the game's own if 0.
help-dataset-labels = Also the options in words.
help-dataset-thoughts = Also what searching players thought.
help-train = Learn an evaluation from games that the computer plays against itself.
help-train-minutes = How long to learn in all, including earlier runs in this folder.
help-train-folder = Where checkpoints go; a stopped run there is taken up again.
help-train-out = The evaluation file to write; it goes into the folder if you name none.
help-train-rounds = Stop after this many rounds; 0 goes by the clock alone.
help-train-games = Games played in a round.
help-train-hidden = Hidden units of the network.
help-train-seed = The seed for all chance.
help-review = Which decisions of a game cost the most, and what would have been better.
help-review-file = A replay of a finished game.
help-review-strength = The player that judges.
help-review-most = How many decisions to show.
help-solve = Find the shortest forced win this turn from a scenario's position.
help-solve-file = A scenario file.
help-solve-budget = How many positions to look at before giving up.
help-rules = The rules of the games.
help-rules-list = List rules, one on each line: its id and what it says.
help-rules-list-search = Only rules that contain all these words.
help-rules-show = Show one rule: what it says, what it rests on, and where it is in code and tests.
help-rules-show-rule-id = The id of a rule, such as ua.deck.1.
help-rules-coverage = How many rules are tested, exempt or missing.
help-rules-map = Show which file holds which chapter of the rules.
help-rules-map-write = Bring the pages that show it up to date.
help-rules-map-check = Say whether those pages are up to date.
help-rules-list-game = A game, such as union-arena; all of them if you name none.
help-rules-coverage-game = A game, such as union-arena; all of them if you name none.
help-rules-map-game = A game, such as union-arena; all of them if you name none.
help-admin = Look after the server and its database.
help-admin-check = Look for damage in the database and in every table.
help-admin-check-replay = Also play every game through.
help-admin-backup = Copy everything into a file; servers may keep running.
help-admin-backup-file = The file to write.
help-admin-restore = Bring a backup back, into an empty database of either kind.
help-admin-restore-file = A backup.
help-admin-token = Make a new token for the owner's page; the old one stops working.
help-admin-status = What there is, what is announced, who is banned and what was reported.
help-admin-announce = Say something to everybody in the lobby.
help-admin-announce-text = What everybody in the lobby reads; '' removes it.
help-admin-ban = Keep somebody out.
help-admin-ban-person = A person's id, as `status` shows it with a report.
help-admin-ban-reason = What they are told.
help-admin-ban-days = For how many days; 0 for good.
help-admin-unban = Let somebody in again.
help-admin-unban-person = A person's id.
help-admin-limits = Set what is allowed; what you don't name stays as it is.
help-admin-limits-accounts-only = Who may play.
help-admin-limits-tournaments = May anybody run a tournament?
help-admin-limits-lobby = Is there a lobby?
help-admin-limits-open-tables = Open tables of one person.
help-admin-limits-entrants = Players in a tournament.
help-deck = Decks.
help-deck-check = Name everything that is wrong with a deck, with the rule it breaks.
help-deck-check-file = A deck file: TOML, JSON or a plain list.
help-deck-import = Read a deck list, say what became of every line, and keep the deck.
help-deck-import-file = A deck list in any common shape; - for what is typed or piped in.
help-deck-import-name = The deck's name; the file's if you give none.
help-deck-import-replace = Write over your deck of this name.
help-deck-import-strict = Keep nothing unless every line is understood.
help-deck-export = Write a deck as text, in the shape that another site or program takes.
help-deck-export-form = The shape: list, one-line, json … (docs/decks.md).
help-deck-odds = How likely the deck is to draw what it needs, turn by turn: exact figures.
help-deck-odds-cards = Numbers or names, with commas: at least one of these.
help-deck-odds-least = At least this many of them.
help-deck-odds-turns = Up to this turn.
help-deck-odds-second = Your opponent goes first.
help-deck-odds-keep = Never replace the opening hand.
help-deck-odds-extra = Take the extra draw every turn.
help-deck-lab = Play many games with the deck, or ask what a swap of cards would change.
help-deck-lab-games = How many games.
help-deck-lab-swap = What if? OUT=IN for all copies, or 2xOUT=IN; plays both versions.
help-deck-lab-jobs = Processes for --swap; 0 uses all cores.
help-deck-goldfish = Watch the deck play turn by turn against an opponent who does nothing.
help-deck-goldfish-turns = How many turns.
help-deck-improve = Search for a swap of cards that makes the deck better, and test the best one with fresh games.
help-deck-improve-pool = Numbers or names of cards to try, with commas; all cards if you name none.
help-deck-improve-games = Games in the final test of the best swap.
help-cards = Cards.
help-cards-show = Show what is printed on a card, and its text in your language.
help-cards-check = How much of the text of the cards in a file is understood.
help-cards-explain = Show how a card's text was understood, step by step, and the rules it uses.
help-cards-explain-file = Look in this card file instead of the library.
help-cards-import = Put the good cards of a file into your library, and list what is wrong with the others.
help-cards-import-name = The set's name; the file's if you give none.
help-cards-import-strict = The whole file or nothing.
help-cards-import-replace = Replace your set of this name.
help-cards-readings = Share readings: the same ability in words that are understood, by number, without the cards' own texts.
help-cards-readings-export = Write the readings of your cards here.
help-cards-readings-apply = Use the readings in this file.
help-cards-forget = Take a set out of your library.
help-cards-forget-name = A set that you imported.
help-scenario = Scenario files.
help-scenario-run = Play scenarios and show the first thing that is not as expected.
help-scenario-run-files = Scenario files, or folders of them.
help-all-game = The game, such as union-arena.
help-all-deck = A starter deck, a deck of yours, or a file.
help-all-against = Your opponents' decks, with commas; the starter decks if you name none.
help-all-seed = The first seed.
help-all-vanilla = Use cards whose text is not understood, without their text.
help-all-file = A card file: JSON, YAML, TOML or CSV.
help-all-as-json = For other programs.
help-all-data = The server's data folder.
help-all-database = postgresql://USER@HOST/NAME, if it is not in the folder.
help-all-decks = Decks by key or file, with commas; all starter decks if you name none.
help-all-players = Players, with commas, such as random,heuristic,search:1000.
help-all-jobs = Processes; 0 uses all cores.
help-all-ray = Spread the work with Ray: on this machine, or over the cluster at this address.
help-all-name = A number, a name or part of one.
help-all-level = Who plays: beginner, easy, middle, or any player.

## What the help pages and complaints about a command line are made of.
usage = Usage:
usage-options = Options
usage-arguments = Arguments
usage-commands = Commands
usage-options-mark = [OPTIONS]
usage-command-mark = COMMAND [ARGS]...
usage-required = [required]
usage-default = [default: { $value }]
version-compiled = quadriga { $version } (compiled engine)
version-plain = quadriga { $version } (plain Python engine)
no-language = There is no language '{ $language }' here; choose one of { $list }.
no-command = { $path } has no such command; it has { $list }.
no-more-words = There is a word too many on this line; `{ $help }` shows what belongs there.
no-option = There is no option { $option } here; `{ $help }` lists them.
no-option-near = There is no option { $option } here; did you mean { $near }?
no-option-like-this = The option { $option } isn't written like that; `{ $help }` shows how.
no-parameter = { $parameter } is missing; `{ $help }` says what it is.
no-value-like-this = { $parameter } can't have this value; `{ $help }` says what it is.
no-file-there = There is no file { $file }.
no-file-or-folder = There is no file or folder { $file }.
no-file-allowed = { $file } can't be used: you don't have permission.
no-file-but-folder = { $file } is a folder; name a file in it.
no-folder-but-file = { $file } isn't in a folder.
no-file-there-already = { $file } is there already; name a new file.
no-file-written = { $file } can't be written; name another file.
no-folder-for-file = There is no folder { $folder } for { $file }; make it first or name another.
no-room-on-disk = { $file } can't be written: the disk is full.
no-option-so-small = { $option } must be more than 0, not { $value }.
no-games-so-few = Play at least 1 game, not { $n }.
indented = {"  "}{ $text }

## quadriga play and replay
play-new = { $game }: { $mine } against { $theirs }, seed { $seed }. Type help for the commands.
play-from = { $game }, from { $file }. Type help for the commands.
play-won = You win ({ $rule }).
play-lost = You lose ({ $rule }).
play-draw = The game is a draw ({ $rule }).
play-after = log, save FILE, undo or quit>
play-nothing-asked = There's nothing to decide right now.
play-no-option = There is no option { $option }; the options are 1 to { $n }.
play-several-options = That could mean: { $list }. Type a number.
play-no-words = No option has these words. Type a number, part of an option, or help.
play-asked-by = You are asked by { $rule }
play-happened-by = { $what } By { $rule }
play-no-card-seen = You see no card called '{ $name }'.
play-card-at = { $card } ({ $place }):
play-can = You can { $actions } it now.
play-cannot = Not { $actions }: { $why } ({ $rule })
play-undone = Taken back.
play-undone-agreed = Your opponent agrees. Taken back; the game now counts as practice.
play-name-file = Name a file: save FILE.
play-not-saved = { $file } can't be written: { $why }.
play-saved = Saved in { $file }.
play-no-card = There is no card called '{ $name }'.
play-more-cards = { $n } more have this in their names.
play-help =
    Type the number of an option, or part of its words.
    why            the rule behind this question, and behind what happened last
    why not CARD   why a card can't be used now
    undo, redo     take your last answer back, or give it again
    log {"["}N]        the last N things that happened (20)
    zones          the table as you see it
    card NAME      what is printed on a card
    options        the question again
    save FILE      save the game; `quadriga play --load FILE` goes on with it
    quit           stop playing
play-card-now = Now, in { $place }: { $card }.
play-place = { $whose } { $zone }
play-turn = Turn { $turn }, { $whose } turn, { $phase } phase.
play-side = { START($whose) } side: { $counters }.
play-zone = { $zone }: { $cards }
play-counter = { $counter } { $value }
play-value = { $value } { $name }
play-between = {"; "}
play-of = { $n } of { $of }
play-flag = { $flag }
play-none = none
play-hidden = { $n } hidden
play-resting = resting
play-over = over { $cards }
play-change = { $amounts } by { $by } ({ $rule })
play-a-rule = a rule
whose-nobody = the
whose-player = { $player }'s
whose-yours = your
whose-theirs = the opponent's
replay-at = { $n } of { $of }>
replay-help = Enter for the next answer, a number for that many of them, back, zones, quit.
replay-end = End of the replay after { $n ->
    [one] 1 answer
   *[other] { $n } answers
}.

## quadriga cards
no-card-of-game = No card of { $game } is called '{ $name }'.
cards-strange-fields = { $file }: these fields are not ours and were ignored: { $fields }.
cards-read = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $texts } with text, { $read } of these understood in full.
cards-abilities = { $abilities ->
    [one] 1 ability
   *[other] { $abilities } abilities
}, { $exercised } of them exercised.
cards-dialects = Wording: { $list }.
cards-in-dialect = { $n } in { $dialect }
cards-characters = { $playable } of { $characters ->
    [one] 1 character
   *[other] { $characters } characters
} can be played.
cards-unplayable = { $number } can't be played: { $reason }
cards-stop = { $number } stops at: { $unread }
cards-stop-vanilla = { $number } stops at: { $unread } (it plays only with --vanilla, without its text)
cards-stop-unplayable = { $number } stops at: { $unread } (it can't be played)
cards-fault = { $where }: { $reason }.
cards-none-imported = Nothing from { $file } was imported.
cards-imported = { $n ->
    [one] 1 card is
   *[other] { $n } cards are
} in your library of { $game } as the set { $set }.
cards-other-prints = { $n ->
    [one] 1 entry was another print
   *[other] { $n } entries were other prints
} of these cards.
cards-left-out = { $n ->
    [one] 1 entry is
   *[other] { $n } entries are
} not for a deck: { $reason }
cards-not-imported = { $n ->
    [one] 1 card was
   *[other] { $n } cards were
} not imported; what is wrong is listed above.
cards-forgotten = The set { $set } with { $n ->
    [one] 1 card
   *[other] { $n } cards
} is no longer in your library of { $game }.
readings-no-card = you have no such card
readings-taken = { $taken } of { $n ->
    [one] 1 reading
   *[other] { $n } readings
} applied.
readings-written = { $n ->
    [one] 1 reading is
   *[other] { $n } readings are
} in { $file }.
progress-cards = cards
progress-games = games
progress-pairs = pairs of games
progress-review = reviewing
progress-rate = { $rate } games/s

## quadriga deck
deck-legal = { $deck } is a legal deck of { $game }.
deck-not-legal = { $deck } is not a legal deck of { $game }:
deck-offence = {"  "}{ $offence } [{ $rule }]
deck-not-legal-yet = Not legal yet: { $offence } [{ $rule }]
deck-line-left-out = line { $line }, left out: { $text } ({ $why })
deck-line-not-read = line { $line }, not understood: { $text } ({ $why })
deck-line-near = { $why } Perhaps { $near }?
deck-beside = { $n ->
    [one] 1 card of a side deck is
   *[other] { $n } cards of a side deck are
} not in the deck.
deck-read = { $n } of { $listed ->
    [one] 1 card is
   *[other] { $listed } cards are
} in the deck.
deck-kept = It is kept as { $deck }: `quadriga play { $game } --deck { $deck }`.
deck-none-kept = Nothing was kept.
no-deck-so-long = That is more than { $most } characters; no deck needs that many.
no-deck-of-game = { $file } is a deck of '{ $game }', not of '{ $wanted }'.
no-deck-shape = There is no shape '{ $shape }'; choose one of { $list }.
no-card-in-deck = The deck has no card '{ $card }': { $near }
no-swap-like-this = --swap '{ $swap }': write OUT=IN, or 2xOUT=IN for two copies.
no-swap-card = --swap '{ $swap }': there is no card '{ $card }'.
no-pool-card = --pool: there is no card '{ $card }'.
odds-of = At least { $least } of { $wanted ->
    [one] 1 card
   *[other] { $wanted } cards
} among { $size }:
odds-hand = opening hand
odds-turn = turn { $turn }
odds-line = {"  "}{ $when }: { $share } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} seen)
odds-cost = {"  "}{ $field } { $cost }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $shares }
odds-energy = {"  "}Energy generated: { $n }, { $shares }
rate = { $share } of { $n ->
    [one] 1 game
   *[other] { $n } games
} (95%: { $low } to { $high })
lab-won = Won { $rate }; { $turns } turns a game
lab-against = {"  "}against { $deck }: { $rate }
lab-first = {"  "}going first: { $rate }
lab-second = {"  "}going second: { $rate }
lab-opening = In the opening hand (points more or fewer; * more than chance explains):
lab-swap = As it is { $before }, with the swap { $after }: { $verdict }.
lab-points = { $points } points (95%: { $low } to { $high }), { $n } pairs.
verdict-better = it is better
verdict-worse = it is worse
verdict-none = no difference found
goldfish-hand = The opening hand
goldfish-turn = Turn { $turn }
improve-best = The best swap tried: { $n } { $out } for { $into }.
improve-better = It is better in { $n } fresh pairs of games: { $points } points (95%: { $low } to { $high }).
improve-worse = It is worse in { $n } fresh pairs of games: { $points } points (95%: { $low } to { $high }).
improve-the-same = No difference was found in { $n } fresh pairs of games: { $points } points (95%: { $low } to { $high }).

## quadriga simulate, dataset, train
simulated-players = { $mine } against { $theirs }: { $rate }
simulated-deck = deck { $deck }: { $rate }
simulated-first = going first: { $rate }
stopped = Stopped after { $done } of { $n } games. { $kept }
stopped-kept = The same command goes on from there; { $file } keeps the games.
stopped-lost = Nothing was kept; with --results FILE a simulation can be stopped and taken up again.
change-told = { $deck }: { $before } as it is, { $after } with the change: { $verdict } ({ $points } points, 95%: { $low } to { $high }; { $n } pairs of games)
no-change-card = --change '{ $change }': { $game } has no card '{ $number }'.
no-change-like-this = --change '{ $change }': write NUMBER:FIELD=VALUE; the fields are { $fields }.
no-change-value = --change '{ $change }': { $field }: { $why }.
no-change-read = --change: { $why }
no-change-card-unfit = --change of { $number }: { $why }
no-deck-has-change = None of the decks { $list } has the changed card; name one that does with --decks.
no-change-by-two-players = --change is played by one player on both sides; name one with --players.
no-worker-left = A worker process was ended from outside, perhaps for lack of memory; try again with fewer --jobs.
no-ray = Ray is not installed; install it with `pip install quadriga[ray]`.
no-ray-cluster = There is no Ray cluster at '{ $address }'; start one with `ray start --head`, or leave the address out.
no-results-in-file = { $file } holds no results of a simulation; name another file.
no-results-whole = its pages do not fit together
no-results-field = a field cannot be read
no-results-undamaged = The results file { $file } is damaged ({ $why }); move it away and start again.
no-results-of-this = The results file { $file } belongs to another simulation (different: { $list }). Give the same settings to go on with it, or name another file.
no-results-now = { $file } is being written by another process; wait for it to finish.
no-results-usable = The results file { $file } can't be used: { $why }.
dataset-written = { $rows } decisions of { $games } games are in { $file } ({ $size } MB, { $seconds } s).
no-pyarrow = A data set needs pyarrow; install it with `pip install quadriga[datasets]`.
no-dataset-ending = The name of a data set ends in { $first } or { $second }, and '{ $file }' does not.
no-dataset-options = --options is 0 (what the game's environments have) to { $most }, not { $n }.
no-dataset-players = Name the players with --players, such as heuristic,heuristic.
no-numpy = Training needs numpy; install it with `pip install quadriga[train]`.
no-training-of-folder = The folder { $folder } holds another training run (different: { $list }). Give the same settings to go on with it, or name another folder.
train-learning = round { $round }: learning
train-round-done = round { $round }: done
train-playing = round { $round }: { $n } of { $of } games
train-last = last learning
train-state = { $what }; { $games } games, { $n } positions
train-state-loss = { $what }; { $games } games, { $n } positions, loss { $loss } (no idea: { $none })
train-round = round { $round }: { $games } games, loss { $loss }, { $live } of { $hidden } units live
train-done = { $games } games, { $positions } positions in { $minutes } minutes; loss { $loss } on games kept aside, { $live } of { $hidden } hidden units live.
train-file = The evaluation is in { $file } ({ $size } kB); try it: quadriga simulate --game { $game } --players search:100:{ $file },search:100:hand --games 400

## quadriga review, solve, scenario
review-nothing = No decision gave away a noticeable chance.
review-mark = Turn { $turn }, { $player }: “{ $taken }” gave away { $cost }; “{ $better }” was better (win chance { $chance }) [{ $rule }]
solve-won = There is a forced win in { $n ->
    [one] 1 move
   *[other] { $n } moves
}:
solve-move = {"  "}{ $player }: { $move } [{ $rule }]
solve-chance = It depends on chance, and won with every roll that was tried.
solve-none = There is no forced win this turn (proved, { $n } positions).
solve-unknown = No forced win was found within { $n } positions; that doesn't prove there is none.
scenarios-hold = { $passed } of { $n } scenarios hold.
no-scenarios-there = There are no scenario files in these folders.
no-seat = There is no seat '{ $seat }'; the seats are A and B.

## quadriga rules
rule-where = Where: { $where }
rule-note = Note:  { $note }
rule-exempt = Needs no test: { $reason }
rule-code = Code:
rule-tests = Tests:
rule-nowhere = none
rules-map-stale = { $list }: out of date; run `quadriga rules map --write`.
coverage-game = game
coverage-rules = rules
coverage-tested = tested
coverage-exempt = exempt
coverage-missing = missing
no-checkout = The tests are not installed with the program; run this in a checkout of the project.

## quadriga serve and admin
serve-at = Quadriga is at { $url } (Ctrl-C stops it).
serve-near = On the local network: { $url }/ (invitation links begin with this).
serve-updated = The database was brought up to date; the old one is kept as { $file }.
no-upload-of-kind = --allow knows { $list }; { $strange } is none of these.
no-data-folder = The data folder { $folder } can't be written ({ $why }); choose another one with --data.
no-second-server = Another Quadriga server uses the data folder { $folder }; stop it or choose another with --data.
no-host = The host '{ $host }' is not known here; use 127.0.0.1, or 0.0.0.0 for the local network.
no-port = Port { $port } on { $host } can't be used ({ $why }); choose another one with --port.
no-processes-here = Several processes work on Linux and macOS only.
no-processes-without-postgres = Several processes need a PostgreSQL database; name it with --database.
no-database-kind = Databases of the kind '{ $kind }' are not supported; use postgresql://… or leave --database out.
no-database-address = The database must be given as postgresql://USER@HOST/NAME or sqlite:///FILE.
no-psycopg = PostgreSQL needs the package psycopg; install Quadriga with its extra `postgres`.
no-database-opened = The database can't be opened: { $why }.
no-database-opened-at = The database can't be opened ({ $why }); check --data or --database.
no-database-there = There is no Quadriga database there; check --data or --database.
no-database-of-format = The database has format { $format }, this version writes { $ours }; start the server on it first.
no-newer-database = The database was written by a newer version of Quadriga (its format is { $format }, this one reads up to { $ours }); update Quadriga or choose another folder with --data.
no-older-database = The database has format { $format }, which this version can't bring up to date; choose another folder with --data.
no-unknown-database = The database does not say which version wrote it, so it is left alone; choose another folder with --data.
no-backup = There is no backup { $file }.
no-restoring = The backup can't be restored: { $why }.
no-restoring-into-tables = The database has { $what } in it; restore into an empty one.
database-fault = { $where }: { $what }
database-tables = the list of tables
database-table = table { $table }
database-entries-lost = { $left } of { $n } entries are there
database-checked = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}: { $n ->
    [0] no damage
    [one] 1 fault
   *[other] { $n } faults
}.
database-kept = { $n ->
    [one] 1 row is
   *[other] { $n } rows are
} in { $file }.
database-restored = { $n ->
    [one] 1 row was
   *[other] { $n } rows were
} restored.
owner-limit = limit { $name }: { $value }
owner-announced = The lobby reads: { $text }
owner-not-announced = Nothing is announced any more.
owner-out = { $person } is banned for good.
owner-out-for-days = { $person } is banned. Days: { $days }.
owner-out-unknown = { $how } Nothing here is theirs: is the id right?
owner-token = Keep it: it is shown only once. It opens the page /#/owner.
owner-announcement = announcement: { $text }
owner-no-announcement = announcement: none
owner-no-reason = no reason
owner-banned = banned: { $id } { $name } ({ $reason })
owner-report = report { $id }: { $name } ({ $about }), table { $table }: { $text }
owner-nobody-banned = No such person is banned; `quadriga admin status` shows who is.
