# The page: lobby, table, result, and what the server refuses. What is said of the game itself is in table.ftl.

page-title = Conclave
page-about = An unofficial program, made by people who like these games.
page-language = Language
page-menu = Pages
page-theme = Theme: { $theme }
theme-auto = as the device
theme-light = light
theme-dark = dark
page-loading = Loading…
page-not-found = There is nothing at this address.
page-close = Close
page-cancel = Cancel
page-details = Details
game-duel = Duel
game-rebirth = Rebirth
game-duel-about = Two mages prepare their Spells in secret and fight in seven Rooms for the favour of the Black Rose. She scores too, and may leave both behind.
game-duel-time = 30–45 minutes
game-rebirth-about = Rival mages rebuild a ruined Lodge of nineteen Rooms, each with a School of magic, with Quests and with creatures to summon.
game-rebirth-time = 1–2 hours
game-players = { $n } players
game-players-range = { $min }–{ $max } players

## The lobby.

lobby-title = Tables
lobby-running = Tables at play
lobby-waiting = Tables waiting for players
lobby-finished = Finished games
lobby-welcome = A table for rival mages
lobby-what = Board games of magic and intrigue in your browser: at once against a bot, or with friends by a link. Free, and without an account.
lobby-games = Games
lobby-play-bots = { $bots ->
        [one] Play against a bot
       *[other] Play against { $bots } bots
    }
lobby-invite = Play with friends
lobby-mine = My tables
lobby-mine-empty = The tables where you sit will be here, and you can always come back to them.
lobby-waiting-empty = Nobody is waiting just now. Open a table with a seat for anyone!
lobby-running-empty = Nobody is playing just now.
lobby-finished-empty = No game has ended yet.
lobby-more = Show { $n } more
lobby-paused = paused
lobby-playing = at play
lobby-over = over
lobby-closed = closed before its end
lobby-see-result = See the result
lobby-see-replay = Replay
lobby-company = Who plays with you
lobby-company-bots = Bots
lobby-company-friends = Friends
lobby-company-anyone = Anyone
lobby-more-options = More options
lobby-one-school = School
lobby-mages = Mages to choose from
lobby-mages-hint = With none chosen, the game takes its own.
lobby-mage-of = Mage of seat { $n }
lobby-mage-free = chosen at the table
lobby-first = Who has the Crown first
lobby-first-chance = by chance
setup-fixed-rooms = Rooms lie in their listed order and are not shuffled
setup-steady-crown = Steady Crown: Events do not move the Crown
setup-summoners-crown = Crown of the Summoner: Evocations activate by turns
lobby-new = New table
lobby-game = Game
lobby-players = Number of players
lobby-options = Options of the game
lobby-schools = Schools
lobby-schools-hint = With none chosen, the game takes its own.
lobby-take-back = Choices may be taken back
lobby-public = Show this table in the lobby
lobby-open = Open the table
lobby-join = Join
lobby-watch = Watch
lobby-return = Back to your seat
lobby-back = Back to the lobby
lobby-taken = { $taken } of { $seats } seats taken
lobby-your-name = Your name
lobby-your-word = Your word for the shuffle
lobby-word-hint = The cards are shuffled with the words of all players and a secret of the server. The secret was drawn before the words were given, and it is shown when the game is over.
lobby-secret-hash = Hash of the secret: { $hash }
lobby-copy-link = Copy the link
lobby-link-copied = The link has been copied.
lobby-link-hint = Whoever opens this link gets the seat.
lobby-own-link = This link is your seat. Keep it to yourself, and use it to come back.
lobby-ready = Ready
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-start = Start
lobby-waiting-for = Waiting for { $who }

## About.

about-link = About
about-title = About Conclave
about-what-title = What it is
about-what = A digital table for wizard board games. It knows the rules, asks what you choose and shows what follows. You can play against bots, with friends, or watch others.
about-fan-title = Unofficial and fan-made
about-fan = Conclave is made by people who like these games. It is not affiliated with, endorsed by or connected to their publishers or authors, and contains no text, picture or layout of theirs. Names belong to their owners. If you like a game, buy the box.
about-licences = Licences
about-program-title = The program
about-program = Free software, under { $first } or { $second }, as you choose.
about-rose-title = The Rose
about-rose = It is our own drawing and belongs to the program.
about-fonts-title = Letters
about-fonts = Under { $licence }:
about-font-by = by { $author }
about-icons-title = Icons
about-icons = From { $site }, drawn by { $authors } and other contributors, under { $licence }. We give them our colours and change nothing else. These are used here, by their original names:

## Seats.

seat-name = Seat { $n }
seat-me = Me
seat-friend = A friend, by a link
seat-open = Open to anyone
seat-free = free
seat-bot = Bot
seat-bot-random = Bot: plays at random
seat-bot-greedy = Bot: takes what it can get
seat-bot-search = Bot: thinks ahead
seat-you = you
seat-away = not connected
seat-spectators = Watching: { $n }

## The table.

table-your-turn = Your turn
table-thinks = decides
table-waiting-for = Waiting for { $who }
table-watching = You are watching.
table-looking = You are looking at
table-options = What you can do
table-why-not = Why not?
table-nothing-else = Nothing else could be expected here.
table-rule = Rule { $clause }
table-moon = Moon { $n }
table-last-round = The last Round
table-end = The end
table-face-down = face down
table-known-hand = Known cards of the hand
table-active-quests = Active Quests
table-completed = Completed Quests
table-discards = Discarded
table-supplies = supplies
table-upgrades = Upgrades
table-jinxes = Jinxes
table-controlled = controlled by { $who }
table-activated = has activated
table-solved-by = solved by { $who }
table-set-aside = Set aside
table-cubes-left = Cubes left: { $n }
label-rooms = Rooms
label-slots = Slots
label-models = Models
label-quests = Quests
label-events = Events
label-persistents = Persistents in force
label-hidden = Hidden cards
label-log = Log
label-chat = Chat
chat-say = Say something
chat-send = Send
chat-spectator = Somebody who watches

## Going back, pausing, leaving.

table-undo = Undo
table-undone = { $who } takes a choice back.
table-ask-back = Ask to go back
table-asks-back = { $who } asks to go back. Do you agree?
table-asks-pause = { $who } asks for a pause. Do you agree?
table-asked-back = You have asked to go back. Waiting for { $who }
table-went-back = The game goes back.
table-stays = { $who } does not agree; the game goes on.
table-consent = A request
consent-yes = I agree
consent-no = I do not agree
table-pause = Pause
table-resume = Resume
table-paused = The game is paused.
table-paused-by = { $who } pauses the game.
table-resumed-by = { $who } resumes the game.
table-resign = Resign
table-resign-sure = Do you really give up this game? A bot will play on for you.
table-resigned = { $who } gives up the game.
table-closed = This table was closed before the end of its game.
table-bot-takes-over = A bot plays for { $who } now.
table-plays-again = { $who } plays again.

## Windows and standing orders.

windows-title = When Traps and Protections may answer
windows-sealed = Everyone is given the same time: nobody learns who could answer
windows-quick = Only those who can answer are asked: faster, but it shows who can
window-open = You may answer this now.
window-left = { $n } { $n ->
        [one] second
       *[other] seconds
    } left
window-wait = Wait
window-waits = Somebody wants to think.
orders-title = Standing orders
orders-hint = Answers given for you when you could reveal this Spell.
orders-default = Unless a Spell has an order of its own
orders-as-default = As for all
order-always = Always
order-never = Never
order-ask = Ask me

## Clock and connection.

clock-title = Clock
clock-none = Without a clock
clock-move = For each decision
clock-game = For the whole game
clock-seconds = Seconds
clock-increment = Seconds added after each decision
clock-left = Time left: { $time }
clock-out = The time of { $who } is up.
net-live = Connected
net-lost = The connection is lost.
net-reconnecting = Reconnecting…
net-restored = The connection is back.

## The result.

result-title = The game is over
result-winner = Winner
result-by-resignation = The others have given up the game.
result-by-time = The others have run out of time.
result-points = Power Points
result-shuffle = How the cards were shuffled
result-secret = Secret of the shuffle: { $secret }
result-words = Words of the players: { $words }
result-secret-hint = With this secret anyone can check that the shuffle was fair: see “conclave replay”.
result-replay = Download the replay
result-new-game = New game

## What the server refuses. Two more are in table.ftl.

error-malformed = The server could not read this message.
error-too-large = This message is too large.
error-too-fast = Too many messages at once. Try again in a moment.
error-unknown-table = There is no such table.
error-wrong-token = This link does not open a seat at this table.
error-not-your-turn = It is not your turn.
error-stale = This question has already been answered.
error-not-started = The game has not begun yet.
error-over = The game is over.
error-paused = The game is paused.
error-cannot-undo = { $why ->
        [revealed] This cannot be taken back: something was revealed. You can ask the others to go back.
        [acted] This cannot be taken back: somebody else has acted since. You can ask the others to go back.
       *[nothing] There is nothing to take back.
    }
error-no-consent = Nobody has asked for your consent.
error-spectator = Those who watch cannot do this.
error-seat-taken = This seat is already taken.
error-store = The server cannot save the game right now. Nothing is lost; choices are accepted again when it can.
error-shutting-down = The server is restarting. The game will go on where it stopped.
error-bad-setup = A game cannot be set up like this: { $reason }
error-window-closed = It is too late: the time to answer has passed.
error-full = The server has no room for another table. Try again later.
error-origin = This page may not speak to this server.
error-chat-too-long = This is too long for the chat.
error-already-ready = You have already said that you are ready.
error-rules-changed = The rules have changed since this game began, and it cannot go on as it is.
error-unknown = The server refused this: { $code }

## Table, more.

table-trophy-tokens = Trophy Tokens left

## The Lodge and the cards as they are drawn.

lodge-closer = Closer
lodge-farther = Farther
lodge-whole = The whole Lodge
table-motion = Movement
hand-empty = No cards in hand.
table-common = On the table
card-exact = as printed
card-inferred = partly inferred
card-designed = partly our own
result-source = Source
result-total = In all

## Replay.

result-watch = Watch the replay
replay-title = Replay
replay-where = Where in the game
replay-step = Step { $n } of { $all }
replay-start = The beginning of the game
replay-back = One step back
replay-on = One step on
replay-round-back = Previous Round
replay-round-on = Next Round
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-from = Seen by
replay-spectator = Spectator
replay-table = Back to the table

## Rules.

rules-title = Rules
rules-book = Rulebook
rules-search = Search the rules
rules-found = { $n ->
        [0] No clause has all these words.
        [one] { $n } clause found
       *[other] { $n } clauses found
    }
rules-language = The rules in our own words.
