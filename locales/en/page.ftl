# The page: lobby, table, result, and what the server refuses. What is said of the game itself is in table.ftl.

page-title = Conclave
page-about = An unofficial program, made by people who like these games.
page-language = Language
page-menu = Pages
page-sound = Sound
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
game-duel-time = 30–45 minutes
game-rebirth-time = 1–2 hours
game-classic = Classic
game-classic-time = 1½–2½ hours
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
lobby-mine = My tables
lobby-mine-empty = The tables where you sit will be here, and you can always come back to them.
lobby-waiting-empty = Nobody is waiting just now. Open a table with a seat for anyone!
lobby-running-empty = Nobody is playing just now.
lobby-finished-empty = No game of others has ended yet.
lobby-more = Show { $n } more
lobby-paused = paused
lobby-playing = at play
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
setup-crown-by-phase = In the name of the Crown: a new Crown Holder comes first from the next Phase on
setup-excess-damage = Excess damage: cubes beyond the Health Bar count in the ranking
setup-excess-instability = Excess Instability: a full Room takes cubes until it falls
setup-extra-rounds = Extra Rounds: Mages who are tied play on
setup-summoners-crown = Crown of the Summoner: Evocations activate by turns
setup-forgotten = Whose Forgotten Spells are used
setup-quests = Whose Quests are used
setup-events = Whose Events are used
setup-commands = Whose Command Cards are used
setup-room-packs = Whose Rooms take the places of those with the same name
setup-packs = Packs that add their cards
lobby-packs-hint = With none chosen: those of the box.
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
lobby-shuffle = The shuffle
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
about-fonts-title = Fonts
about-fonts = Under { $licence }:
about-font-by = by { $author }
about-icons-title = Icons
about-icons = From { $site }, drawn by { $authors } and other contributors, under { $licence }. We give them our colours and change nothing else. These are used here, by their original names:

## Seats.

seat-player = Player { $n }
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
table-choose-there = Choose on the table or in the list.
table-nothing-else = Nothing is kept from you: these are all the choices there are.
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
table-shape = is { $shape }, too
table-activated = has activated
table-assigned = Assigned
table-assigned-to = assigned to { $who }
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
consent-withdraw = Withdraw the request
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
orders-hint = Some Spells lie in wait and may answer what others do: Traps and Protections, for example. Here you say once whether you want to be asked each time, or never use them, or use them as soon as you can.
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
result-place = Place { $n } of { $of }
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
        [time] This cannot be taken back: your clock would have no time left. You can ask the others to go back.
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
error-not-over = The game is not over yet, so there is nothing to watch again.
error-other-request = Another request is still open. Wait until it is answered.
error-unknown = The server refused this: { $code }

## Table, more.

table-trophy-tokens = Trophy Tokens left

## The Lodge and the cards as they are drawn.

lodge-closer = Closer
lodge-farther = Farther
lodge-whole = The whole Lodge
room-copy-of = a copy of { $room } until Clean-up
room-next-to = next to: { $rooms }
table-motion = Animations
table-pace = Time to watch
ask-prepared = All your Spells lie ready. Is that how you want it?
choice-prepared = Yes, begin
choice-prepared-back = No, take the last one back
hand-empty = No cards in hand.
hand-hold = Hold a card to read it.
table-common = On the table
card-exact = as printed
card-inferred = partly inferred
card-designed = partly our own
card-ours = our own
points-spells = Spells
points-evocations = Evocations
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

## The first game.

guide-title = Your guide
guide-next = Next
guide-got-it = Got it
guide-back = Back
guide-look = Show me
guide-skip = Skip the guide
guide-show = Show the guide again
guide-progress = { $n } of { $all }
guide-resting = Play on. I will speak up when something new happens.
guide-tip = A tip:
guide-goal-title = What you play for
guide-goal = Welcome! You and a rival Mage fight for four Rounds. It is all about Power Points, PP for short: this track shows who has how many. You are number 1 on it, and whoever has most at the end wins.
guide-rose-title = The third at the table
guide-rose = The Black Rose is your rival too. Nobody plays her: the rules do, with black cubes, and she gains points all the time. If she ends first, or shares the first place, both Mages lose.
guide-mage-title = Choose your Mage
guide-mage = A Mage with more Health can take more damage; one with a larger Hand can hold more Spells. Read both cards and click on one.
guide-grimoire-title = Your book of Spells
guide-grimoire = A Grimoire is the deck you begin with: six Spells and one that only your Mage knows. Your rival gets the other one. Choose by its name if you like: both are good.
guide-lodge-title = The Lodge
guide-lodge = Here you will fight: seven ruined Rooms, the one of the Black Rose in the middle. Your Mage is the round figure in the blue Cell, your rival waits in the red one. A step leads from a Room to any Room that touches it.
guide-event-title = First, an Event
guide-event = Every Round begins with an Event, and it mostly serves the Black Rose. This one is called “{ $event }”; her black cubes lie in every Room now. Any name like this can be clicked to read its card.
guide-hand-title = Your Spells
guide-hand = You draw four Spells each Round. Each has two halves, light above and dark below, and only one of them will work: click on the half you want. “{ type-combat }” halves attack, “{ type-contingency }” halves do everything else.
guide-slots-title = Preparing in secret
guide-slots = Every Spell you prepare goes into a slot. I, II and III are cast in this order, the Quick one whenever you like. Fill two to four slots; your rival sees only backs.
guide-turn-title = Taking turns
guide-turn = Now you and your rival take turns. In each turn you perform one or two Actions. Things that glow can be clicked; all your choices are also listed under “{ table-options }”.
guide-physical-title = Walking and fighting
guide-physical = Two Physical Action Tokens, the stars on your sheet, come back each Round. One pays for Explore (walk as far as your Speed and use a Room), for Fight (strike somebody in your Room and use the Room) or for Command (one of your creatures acts).
guide-rooms-title = Rooms help you
guide-rooms = Every Room has an Effect of its own; point at a Room to read it. Once in this Action you may activate the Room you stand in: before your steps or after them.
guide-instability-title = Instability
guide-instability = The small places at the lower edge of a Room are for cubes, called Instability. Once all are filled, the Room is rebuilt at the end of the Round, and who has most cubes in it gains most points. Spells and Rooms place your cubes, so choose a Room where you can be first.
guide-cast-title = Casting Spells
guide-cast = In a turn you may cast your Quick Spell and one with a number, the lowest that is left. A card with the Instability symbol also places your cube in the Room you stand in. Momentum is another use: throw a prepared Spell away and walk one step.
guide-target-title = Who is in reach?
guide-target = “Within 0” is the Room you stand in, “within 1” also the Rooms beside it, and 2 reaches further in a straight line. Your Spells never hurt you. If there is nobody to hit, take the Dummy target: the rest of the Spell still works.
guide-help-title = When in doubt
guide-help = “{ table-undo }” takes back your last choice, “{ table-ask-back }” even more: a bot always agrees. “{ table-why-not }” tells why something cannot be chosen. The small tag beside the question opens the rule behind it.
guide-damage-title = Damage
guide-damage = Damage is cubes as well: whoever hits puts cubes of their own colour on the Health of the other. Once Health is full of cubes, that Mage falls, and points go to those whose cubes lie there.
guide-summon-title = A creature appears
guide-summon = { $what }: this Model belongs to the Mage who summoned it. It walks and strikes near the end of each Round, and also when its Mage uses Command. It never hurts its own Mage.
guide-defeat-title = A Mage falls
guide-defeat = A fallen Mage goes back to the Cell, unhurt, and plays on. If all the cubes were of one side, it gains 4 points; two sides share them 3 and 1, or 2 and 2. Who struck last also gets a Trophy.
guide-rebuilt-title = A Room is rebuilt
guide-rebuilt = This Room was full. First, second and third by cubes gained the numbers on its card, and the first also moved on the Room Track. It takes no more cubes now, but has a strong new Effect that only one Mage can use, once.
guide-round-title = A new Round
guide-round = Slots are empty and tokens are back. Your hand, all damage, all cubes and everybody’s place stay as they were. The Crown has changed hands: who holds it goes first, so now your rival begins. You know now how it goes: from here on I give no more tips on what to choose, but I still tell what is new.
guide-quests-title = Quests
guide-quests = These tasks are open to both Mages, and only the first to solve one gains its points; the Black Rose hurts you a little for it. Read them before you prepare: some ask for three Spells of one type. Those left unsolved give her points at the end.
guide-final-title = How it will end
guide-final = After Round 4 most Trophies are worth 3 points, and so is the lead on the Room Track, where every Room counts in which you have most cubes. The Black Rose gains all unsolved Quests: { $n } PP as it stands.
guide-last-title = The last Round
guide-last = Save nothing: fill all four slots and use both tokens. Rooms are rebuilt once more at the end, so add cubes where you can still be first, and solve what Quests you can.
guide-over-title = Your first Duel is over
guide-over = { $end ->
        [won] You have won, against your rival and the Black Rose: congratulations!
       *[lost] This time another was ahead; most first Duels end so.
    } Here you see where all points came from. Remember: lead in Rooms, strike Mages who are nearly down, solve Quests before the Black Rose gets them. Next, try a stronger bot, or invite a friend.
guide-tip-mage = { $what }. More Health forgives more mistakes.
guide-tip-grimoire = { $what }. It has more Spells that attack.
guide-tip-fight-spell = { $what }. Its “{ type-combat }” half attacks.
guide-tip-more-spells = Fill all four slots: every Spell is one more Action, and four new ones come next Round.
guide-tip-prepared = That will do: finish preparing.
guide-tip-slot = Take the lowest free number, and keep the Quick slot for the last.
guide-tip-side = The half of the type “{ type-combat }” attacks.
guide-tip-leave-cell = Explore. From the Cell you have to step out first.
guide-tip-explore = Explore: come closer to your rival and use a Room on the way.
guide-tip-cast-near = Your rival is near: cast a Spell.
guide-tip-cast = Cast a Spell: what it does besides hitting still works.
guide-tip-fight = Your rival stands beside you: Fight.
guide-tip-attack = Strike your rival.
guide-tip-activate = Activate the Room: it costs nothing more.
guide-tip-step = Step to { $what }.
guide-tip-done = Finish this Action.
guide-tip-quest = Yes: points are worth a little damage.
guide-tip-target = Aim at your rival.

## The rules in short.

short-title = In short
short-all = Every rule
short-read = How to play, in two minutes
short-goal-title = What you play for
short-round-title = A Round
short-end-title = The end
short-duel-goal = You and a rival Mage fight for four Rounds over Power Points. The Black Rose is the third at the table: nobody plays her, the rules do. Whoever has most points at the end wins; if that is the Black Rose, both Mages have lost.
short-duel-black-rose = An Event is revealed. It mostly serves the Black Rose.
short-duel-study = You draw four Spells.
short-duel-preparation = In secret you lay two to four Spells into the slots I, II, III and Quick, each with its light or its dark side.
short-duel-action = You take turns of one or two Actions until nobody can act. Explore: walk, and use a Room. Fight: strike somebody in your Room, and use the Room. Command: one of your creatures acts. Cast: reveal a Spell. Momentum: throw a prepared Spell away and walk one step.
short-duel-evocation = The creatures walk and strike.
short-duel-clean-up = Rooms full of cubes are rebuilt, and points go to those who have most cubes in them. The slots are emptied, the Crown goes to the other Mage.
short-duel-end = After four Rounds most Trophies and the lead on the Room Track bring 3 points each. Unsolved Quests bring theirs to the Black Rose.
short-rebirth-goal = Two to four Mages fight over Power Points, and the Black Rose fights for herself. Once somebody has 30 points, the Round is played to its end. Whoever has most points then wins; if that is the Black Rose, all Mages have lost.
short-rebirth-black-rose = Events come to the Event Board and work on. Quests are drawn: what you do for them earns points.
short-rebirth-study = You draw two Spells from your Grimoire. Then you look at four from the Schools of the Library, keep two and discard two.
short-rebirth-preparation = In secret you lay two to four Spells into the slots I, II, III and Quick, each with its light or its dark side.
short-rebirth-action = You take turns of one or two Actions until nobody can act. Explore: walk, and use a Room. Fight: strike somebody in your Room, and use the Room. Command: one of your creatures acts. Cast: reveal a Spell. Momentum: throw a prepared Spell away and walk one step. Traps and Protections lie in wait once cast.
short-rebirth-evocation = The creatures walk and strike.
short-rebirth-clean-up = Rooms full of cubes are rebuilt, and points go to those who have most cubes in them. Spells that were cast go to the Memories.
short-rebirth-end = At 6 and at 18 points a new Moon rises, with stronger Events and Quests, and every Mage gets a Personal Spell.
short-classic-goal = Two to four Mages fight over Power Points, and the Black Rose fights for herself. The Round in which somebody has 30 points is the last one. Whoever has most after the final scoring wins; if that is the Black Rose, all Mages have lost.
short-classic-black-rose = Quests may be given up, which serves the Black Rose. Events come to the Event Board and work on. Whoever has no Quest draws one, face down.
short-classic-study = You draw two Spells from your Grimoire. Then you look at four from the Schools of the Library, keep two and discard two. You never hold more than your Hand value.
short-classic-preparation = In secret you lay two to four Spells, one of them into the Quick slot, each with its light or its dark side. A Quest may be held back.
short-classic-action = You take turns of one or two Actions until nobody can act. Explore: walk, and use a Room. Fight: strike somebody in your Room, and use the Room. Cast: reveal a Spell. Momentum: throw a prepared Spell away and walk one step. A Room works once a Round. Whoever is defeated loses the rest of the turn.
short-classic-evocation = The creatures walk, then strike.
short-classic-clean-up = Spells go to the Memories. Rooms full of cubes fall to ruin, and whoever has most cubes in one takes its token; a tie is the Black Rose's.
short-classic-end = At 6 and at 18 points a new Moon rises after the action. At the end Quests, Trophies, tokens of ruined Rooms and the Crown bring points.
short-signs-title = Signs on a sheet
short-sign-health = Health. Damage is cubes of those who hit; when all places are full, the Mage is defeated and begins anew in the Cell.
short-sign-strength = Strength: what a blow inflicts.
short-sign-speed = Speed: how many steps one Explore has.
short-sign-hand = Spells in hand.
short-sign-grimoire = Spells left in the Grimoire. When it is empty, the Memories are shuffled into it.
short-sign-token = Physical Action Tokens. Explore, Fight and Command cost one; both come back each Round.
short-sign-trophy = Trophies, for the last blow against a Mage.
short-sign-room = Place on the Room Track: Rooms rebuilt with most cubes.
short-sign-cube = Cubes left, for damage and for Instability.
short-sign-crown = The Crown: who holds it goes first and decides ties.
short-words-title = Words on cards
short-word-type = Combat deals damage, Contingency does everything else. Trap and Protection wait, face down, for what they name.
short-word-element = Air, Fire, Sacred and so on do nothing by themselves; other cards ask for them.
short-word-target = Who or what can be chosen. “Within 0” is your Room, “within 1” also the Rooms next door, “within 2” reaches on in a straight line.
short-word-instability = Cubes in a Room. When its places are full, the Room will be rebuilt. A Spell with this sign places one where its caster stands.
short-word-school = Which art a Spell belongs to, such as Lex or Agony.
short-word-evocation = A creature that a Spell summons. It belongs to a Mage and never hurts that Mage.
short-word-upgrade = A gift that is assigned to a creature, and a Jinx a curse that is assigned to a Mage.
short-word-persistent = An effect that stays until the end of the Round.
short-word-provenance = Small words in the corner tell how much of a card is known from the rulebooks: “{ card-exact }”, “{ card-inferred }”, “{ card-designed }” or “{ card-ours }”. What nobody could know, we have designed.
short-word-clause = A tag such as { $clause } is the number of a rule. Click on it to read the rule.
short-table-title = At this table
short-table-read = Point at a card, a Room or a name to read it; on a touch screen hold your finger on it.
short-table-choose = What glows can be clicked. { $key } leads to the list of all choices, arrows move in it.
short-table-back = “{ table-undo }” takes your last choice back; for more, ask the others. Bots always agree.
short-table-why = “{ table-why-not }” tells why something cannot be chosen now.
short-table-pace = With “{ table-pace }” the others’ deeds are shown one after another.
short-table-orders = “{ orders-title }” answer for you when one of your Traps or Protections could be revealed: always, never, or only when asked.

## The Avatar.

lobby-avatar = Avatar
lobby-no-avatar = None
avatar-apprentice = Apprentice
avatar-master = Master
avatar-commands = Command Cards left in this Round
avatar-deck = Command Cards in its deck
avatar-back-trap = { $when ->
        [damage] On the back of its next card lies a Trap: it answers damage
       *[target] On the back of its next card lies a Trap: it answers a Combat Spell that targets it
    }
avatar-back-protection = { $when ->
        [damage] On the back of its next card lies a Protection: it answers damage
       *[target] On the back of its next card lies a Protection: it answers a Combat Spell that targets it
    }
avatar-reasons = Why it chooses so

## The board that fills the window.

board-menu = Menu
board-actions-left = Actions left
board-details = { $who }: more
board-spells = Your Spells
board-hand = Hand
board-see-result = Result
board-see-board = See the board
board-hint-action = Click a card to cast it, a Room to go there, or one of the signs at the right.
ways-one-click = One click: { $steps }
board-hint-prepare = Take a half of a card and choose its slot, or drag it there. Nobody sees them before they are cast.
board-hint-there = Choose among what is lit on the board.
picks-choose = Choose { $n }:
picks-so-far = { $n } chosen
picks-back = Put back
board-hint-cards = Click a card.
board-slot-empty = may stay empty
board-verb-explore = Explore
board-verb-fight = Fight
board-verb-command = Command
board-verb-cast = Cast
board-verb-momentum = Momentum

## LOBBY

lobby-continue = Continue
lobby-yours = your turn
lobby-gathers = waiting for players
lobby-waits-for = waiting for { $who }
lobby-turn-since = Your turn began { $when }.
lobby-looked-ago = You last looked { $when }.
lobby-opened-ago = Opened { $when }.
lobby-take-turn = Take your turn
lobby-to-table = To the table
lobby-also = Also at play
lobby-learn = Learn to play
lobby-learn-hint = A guided first Duel, fifteen minutes. Leave the guide whenever you like.
lobby-begin = Begin
lobby-by-link = Friends, by a link
lobby-by-link-hint = Open a table and send the link: whoever opens it has a seat. Or share this screen.
lobby-open-a-table = Open a table
lobby-line-duel = Two Mages prepare in secret and fight in seven Rooms.
lobby-line-rebirth = Rebuild a ruined Lodge, Room by Room, before your rivals.
lobby-line-classic = The first Lodge stands, and you bring it down.
lobby-line-penumbra = Students place dice, chain Spells and face Trials.
lobby-opponents = Opponents
lobby-opponents-random = play at random
lobby-opponents-greedy = take what they can get
lobby-opponents-search = think ahead, and take their time
lobby-opponents-avatar = only the Avatar, led by its cards
lobby-opponents-alone = none, you play by yourself
lobby-level-random = Gentle
lobby-level-greedy = Fair
lobby-level-search = Fierce
lobby-level-avatar = Avatar
lobby-level-alone = Alone
lobby-go = { $bots ->
        [0] Play alone
        [one] Play a bot
       *[other] Play { $bots } bots
    }
lobby-friends = Friends
lobby-you-play-as = You play as
lobby-tables-wait = { $n ->
        [0] No table waits for players
        [one] One table waits for players
       *[other] { $n } tables wait for players
    }
lobby-games-run = { $n ->
        [0] No game to watch
        [one] One game to watch
       *[other] { $n } games to watch
    }
lobby-my-tables = { $n ->
        [0] My tables
        [one] My tables, one finished
       *[other] My tables, { $n } finished
    }
lobby-company-here = This screen
seat-here = At this screen
lobby-stand-in = A bot plays for whoever is away for two minutes
lobby-name-of = Name at seat { $n }
lobby-screen-hint = You take turns at this screen: a curtain falls between you, and nobody sees what another holds.

## GOING

going-your-turn = ● Your turn
going-back-again = Welcome back
going-waits-since = Waiting for { $who }, who was asked { $when }.
going-done-for-you = While you were away, a bot played for you. The last of what it did:
going-take-it-back = “{ table-ask-back }” takes its last choice back if the others agree; ask again for the one before.
going-play-on = Play on
going-some-disagree = Not everybody agrees; the game goes on.
going-tell-me = Tell me
going-tell-me-why = Others are thinking. Shall your browser tell you when it is your turn, even while you look at another page?
going-no-thanks = No, thanks
going-unread = { $n } unread
going-rematch = Rematch
going-rematch-join = Go along
going-rematch-by = { $who } plays again: the same game, the same seats.
going-rematch-soon = You will be led over in a moment.
going-rematch-stay = Stay here
going-rematch-said = Rematch: { $link }
screen-pass = Pass to { $who }
screen-alone = { $who }, are you alone?
screen-show = Show my cards
screen-look = Wait: { $who } still looks

## The board that fills the window.

board-tab-options = Options
board-tab-table = Table
board-chosen = { $n } of { $all }
board-done-with = { $n ->
        [one] Done with { $n } Spell
       *[other] Done with { $n } Spells
    }

## The Lodge

room-standing = Standing
room-fallen = Fallen to ruin
room-more-models = { $n ->
        [one] One more Model
       *[other] { $n } more Models
    }

## Ways: several answers that are chosen as one.

ways-stopped = Something came between. What was done stands; go on from here.
ways-waiting = Your answer is kept.
choice-wasted = Do it all the same
choice-wasted-back = Better not
