# The terminal: labels, commands and lines around the game's own messages.

title = Conclave: the Duel
greeting-goal = Two Mages and the Black Rose fight for Power Points over four Rounds. Whoever has most at the end wins; a tie is the Black Rose's.
greeting-bot = Your opponent is the bot { $what }.
greeting-recorded = Your opponent plays as recorded in { $what }.
greeting-two = The players share this keyboard; each sees only what is theirs.
greeting-how = Answer with the number of an option or its name. "help" lists what else you can type, "why" says what you cannot do and by which rule.
greeting-resumed = The game goes on after { $what } choices.
saved = The game is saved in { $what }
not-saved = { $what } was not written: { $why }
left = The game is saved. To go on: { $what }
pass-the-keyboard = Pass the keyboard to { $what }, then press Enter.
undone = Taken back.
undo-not = That cannot be taken back: something was revealed, or somebody else has acted since.
not-offered = "{ $what }" is no answer here: type a number from 1 to { $n }, or "help".
why-nothing = Nothing else could be expected here; the rule is { $clause } ("rule { $clause }" shows it).
why-not-that = Nothing like "{ $what }" is possible here; the question follows { $clause } ("rule { $clause }" shows it).
rule-usage = Say which rule: "rule { $what }", or words to look for, such as "rule line of sight".
rule-nothing = No clause has all these words: { $what }
rule-more = … and { $n } more; add a word to narrow it down.
card-usage = Say which card: "card tremor". The beginning of a word of its name is enough.
card-nothing = No card is called { $what }.
card-more = … and { $what }.
seat = Player { $n }

command-view = view
command-hand = hand
command-rooms = rooms
command-card = card
command-why = why
command-rule = rule
command-log = log
command-unseen = unseen
command-undo = undo
command-save = save
command-help = help
command-quit = quit
help-title = Type the number of an option, or its name ("cast quick", "move room:abyss-of-faith"), or:
help-view = the whole table
help-hand = the Spells in your hand with their texts
help-rooms = the Rooms with their points and what they do now
help-card = a card with its text: card tremor
help-why = what you cannot do now, and the rule: why, why cast II
help-rule = a clause of the rules, or clauses with these words: rule { $what }, rule line of sight
help-log = what happened in this Round; "log all" for the whole game
help-unseen = which cards are still hidden, and where
help-undo = take back your last choice, as long as nothing was revealed since
help-save = where the game is saved; "save FILE" writes a copy
help-help = this list
help-quit = leave; the game is saved after every choice and can be resumed

head-round = Round { $n } of 4
head-library = Library { $n }
head-forgotten = Forgotten Spells { $n }
head-event = Event: { $what }.
head-quests = Quests
legend-free = . = free slot
legend-damage = 3/10 = damage/Health
cell-red = Red Cell
cell-blue = Blue Cell
cell-empty = empty
cube-red = R
cube-blue = B
cube-green = G
cube-yellow = Y
cube-black = *
token-available = rebuilt, token Available
token-used = rebuilt, token Used
sheet-you = you
sheet-crown = Crown
sheet-tracks = Power { $power } · Trophies { $trophies } · Rooms { $rooms } · cubes left { $cubes }
sheet-values = Health { $bar } { $damage }/{ $health } · Strength { $strength } · Speed { $speed } · Physical Action Tokens { $tokens }
sheet-hand = Hand { $n }
sheet-known = known: { $what }
sheet-grimoire = Grimoire { $n }
sheet-memories = Memories { $n }
sheet-no-memories = no Memories
sheet-evocation = { $model } in { $room }, Strength { $strength }, Speed { $speed }
sheet-controlled = controlled by { $what }
sheet-activated = has activated
sheet-persistent = Persistent: { $what }
sheet-bans = Bans: { $what }
sheet-jinxes = Jinxes: { $what }
slot-I = I:
slot-II = II:
slot-III = III:
slot-face-down = face down
detail-used = Its token is Used: nothing happens.
quest-points = { $n } PP
quest-solved = solved by { $what }
hand-title = Your hand
hand-empty = Your hand is empty.
unseen-nothing = Nothing is hidden from you.
result-winner = Winner: { $what }

box-title = Cards here and in the printed box
box-line = { $class }: { $here } of { $printed } ({ $clause })
box-more = and { $n } from other packs
box-levels = { $exact } exact, { $inferred } inferred, { $designed } designed
level-exact = exact
level-inferred = inferred
level-designed = designed
level-none = nothing is written about where it comes from
levels = { $exact } cards exact, { $inferred } with inferred fields, { $designed } with fields designed by us

# A game with Moons.

title-rebirth = Conclave: Rebirth
greeting-goal-rebirth = The Mages and the Black Rose fight for Power Points until one of them reaches the last Moon Cube. Whoever has most after the final scoring wins.
title-classic = Conclave: Black Rose Wars
greeting-goal-classic = The Mages and the Black Rose fight for Power Points in a Lodge that falls to ruin. The Round in which somebody has 30 is the last one. Whoever has most after the final scoring wins.
greeting-bots = Your opponents are bots: { $what }.
command-quests = quests
command-events = events
help-quests = the Quests of every Mage, as far as you may see them
help-events = the Event Board and what has been discarded
head-round-moons = Round { $n }
head-moon = Moon { $n }
head-moon-2 = Moon 2 at { $n } PP
head-moon-3 = Moon 3 at { $n } PP
head-end = the end at { $n } PP
head-last = the last Round
head-schools = Library: { $what }
head-events = Event Board
head-quest-decks = Quest decks
deck-moons = cards left by Moon { $what }
deck-discards = discarded: { $what }
cell-green = Green Cell
cell-yellow = Yellow Cell
token-available-short = rebuilt
room-ruin = ruin: { $what }
room-copy = as { $what }
room-used = used
quest-held = held back
token-used-short = rebuilt, Used
sheet-first = First Mage
sheet-tracks-moons = Power { $power } · Trophies { $trophies } · cubes left { $cubes }
sheet-aside = Personal Spells set aside { $n }
sheet-assigned = assigned to { $what }
sheet-jinx = Jinx: { $what }
sheet-cubes = cubes { $n } of { $slots }
quest-active = Active Quest: { $what }
quest-completed = Completed Quest: { $what }
quest-solved-list = Solved Quests { $n }: { $what }
quest-hidden = face down { $n }
quest-active-hidden = Active Quests face down: { $n }
quest-text = Task: { $task }. Effect: { $effect }
quest-face-down = face down
quest-none = no Quests
school-card = Card { $n } of { $of }.
school-cards = { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
school-named = named { $n }

## The Avatar.

avatar-apprentice = Apprentice
avatar-master = Master
avatar-values = Health { $bar } { $damage }/{ $health } · Strength { $strength } · Speed { $speed }
avatar-commands = Command Cards left: { $n } of { $limit } · decks { $decks }
avatar-back = The next card shows a { $token ->
        [trap] Trap
       *[protection] Protection
    }: { $when ->
        [damage] the Avatar suffers damage
       *[target] a Combat Spell targets the Avatar
    }
avatar-memories = Resolved: { $what }
avatar-solved = Solved Quests: { $what }
