# Cards and boards of Penumbra, and its table in a terminal.

pen-class-spell = Spells
pen-class-recipe = Recipes
pen-class-summon = Summons
pen-class-artifact = Artifacts
pen-class-potion = Potions
pen-class-talent = Talents
pen-class-contract = Contracts
pen-class-trial = Trials
pen-class-prophecy = Prophecies
pen-class-goal = Goals
pen-class-event = Events
pen-fact-what = { $what }
pen-fact-pay-study = paid in Study
pen-fact-pay-trial = paid in a Trial
pen-fact-pay-rest = paid at Rest
pen-fact-use-study = used in Study
pen-fact-use-trial = used in a Trial
pen-fact-use-rest = used at Rest
pen-fact-tap = tap
pen-fact-discard = discard
pen-fact-threat = Threat { $n }
pen-fact-wound = wound a Discipline Mark of yours
pen-fact-difficulty = difficulty { $n }
pen-fact-points = points: { $n }
pen-fact-number = turn order { $n }
pen-fact-conduit = Conduit
pen-fact-pendant = Pendant
pen-fact-mantle = Mantle
pen-fact-ring = Ring
pen-fact-tome = Tome
pen-fact-dark = Dark { $n }
pen-fact-light = Light { $n }
pen-fact-counter = Counter-strike { $n }
pen-fact-undeniable = undeniable
pen-fact-always = in every game
pen-part-cost = Cost
pen-part-price = Price
pen-part-text = Effect
pen-part-standing = Always
pen-part-launches = Launches
pen-part-launched = Launched
pen-part-goods = Begins with
pen-part-card = First card
pen-part-task = Task
pen-part-reward = Reward
pen-part-property = Property
pen-part-dark-task = Dark
pen-part-dark-reward = Dark, reward
pen-part-light-task = Light
pen-part-light-reward = Light, reward
pen-levels = { $exact } exact, { $inferred } inferred, { $designed } designed
pen-known-fields = known from the rulebook: { $cards } cards, with { $exact } exact and { $inferred } inferred fields
pen-turn-of = { $seat }, turn { $n }
pen-store = Store: { $what }
pen-pool = Dice: { $what }
pen-marks = Marks: { $what }
pen-cards = Cards: { $what }
pen-done = Experience: { $what }
pen-score = Points now: { $n }
pen-wounds = Mortal Wounds: { $n }
pen-row = Contracts: { $what }
pen-trials = Trials: { $what }
pen-fate = Fate cards left: { $n }
pen-placed = Placed dice: { $what }
pen-choose = A number, or h for help
pen-help = A number chooses. c NAME shows cards, w says why something is not offered, s shows the table again, q leaves; the game is saved.
pen-unknown = That is none of the answers: { $what }
pen-state-charged = charged
pen-state-discharged = discharged
pen-state-wounded = wounded
pen-source-arcana = Arcana
pen-source-trials = Trials
pen-source-wounds = Mortal Wounds
pen-source-experience = Experience
pen-source-contracts = Contracts
pen-source-board = Board
pen-source-goals = Goals
pen-source-fate = Light and Dark
pen-source-escaped = Escaped Trials
pen-source-total = Total

## Boards.

pen-thread-start = Untap all cards, recharge all Marks, gain 2 Bone dice.
pen-thread-mark = A die of the Mark’s colour.
pen-thread-spark = A Spark die.
pen-thread-brew = At Rest also: brew any number of Potions.
pen-thread-exchange = At Rest also: exchange ingredients at the Bazaar rate.
pen-thread-buy = At Rest also: buy 1 Potion or Artifact.
pen-mark-set = Set: turn a die of the Mark’s colour to any face.
pen-mark-launch-spell = Launch: use a Spell of the Mark’s colour free of cost.
pen-mark-recolour-bone = Recolour: a Bone die takes the Mark’s colour.
pen-mark-untap = Untap: untap one of your cards.
pen-spark-set = Set: turn any of your dice to any face.
pen-spark-launch-spell = Launch: use any Spell of yours free of cost.
pen-spark-recolour-bone = Recolour: a Bone die takes any colour.
pen-spark-untap = Untap: untap any one of your cards.
pen-section-mark = Pay the Arcana of your next free cell: gain the Mark and a card of the Discipline.
pen-section-card = Gain a card of the Discipline.
pen-section-die = Gain a die of the colour of the Class.
pen-section-bazaar = Exchange any number of times: 4 Fruit = 3 Crystals = 2 Valuables = 1 Trinket.
pen-section-brewery = Buy any number of open Potions.
pen-section-shop = Buy one open Artifact.
pen-section-guild = Attempt an open Contract, or one you reserved.
pen-section-forest = Roll a Resource die.
pen-section-sanctuary = Discard 1 Blood: gain a Spark die.
pen-section-ruins = Face Threat 1, then gain 2 Blood.
pen-takes-any = any die
pen-takes-colour = a die of the colour
pen-takes-colour-six = a 6 of the colour
pen-takes-spark = a Spark die
pen-wound-name = Mortal Wound
pen-mortal-wound = Discard all dice of your pool. Your next turn is Rest. −3 points at the end.
pen-approach-destroy = Destroy
pen-approach-catch = Catch
pen-approach-pacify = Pacify
pen-approach-dispel = Dispel
pen-approach-endure = Endure
pen-approach-bribe = Bribe

## What the page says beside the pieces.

pen-kind-spell = Spell
pen-kind-recipe = Recipe
pen-kind-summon = Summon
pen-kind-artifact = Artifact
pen-kind-potion = Potion
pen-kind-talent = Talent
pen-kind-contract = Contract
pen-kind-trial = Trial
pen-kind-prophecy = Prophecy
pen-kind-goal = Goal
pen-kind-event = Event
pen-card-or = or
pen-piece-school = School
pen-piece-city = City
pen-piece-wild-lands = Wild Lands
pen-piece-guild = Guild: Contracts
pen-piece-trials = Trials
pen-piece-fate = Fate
pen-piece-markets = Markets
pen-piece-threat = Threat
pen-piece-pool = Dice
pen-piece-board = Wizard board
pen-piece-store = Ingredients
pen-piece-legend = What it says
pen-piece-thread = Rest
pen-piece-known = known in the deck
pen-piece-place = place { $n } from the top
pen-piece-no-dice = no dice
pen-piece-no-cards = no cards
pen-piece-deck = { $name }: { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
pen-piece-temporary = until the end of the turn
pen-piece-rolled = rolled for the task
pen-piece-mark = { $mark }, { $state }
pen-piece-cell = Cell { $n }
pen-piece-cell-free = free
pen-piece-cell-cost = { $n } Arcana
pen-piece-cell-value = Hit by Threat dice showing { $n }
pen-piece-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
pen-piece-wounds = Mortal Wounds: { $n }
pen-piece-must-rest = must rest next turn
pen-piece-closed = from { $n } players on
pen-piece-unlimited = any number of dice
pen-piece-takes = takes { $what }
pen-piece-beside = beside the cells: { $dice }
pen-piece-goods = { $name }: { $n } of { $most }
pen-piece-hidden = a hidden card
pen-piece-tapped = tapped
pen-piece-light = Light path
pen-piece-dark = Dark path
pen-piece-threat-dice = { $n ->
    [one] { $n } Threat die
   *[other] { $n } Threat dice
}
pen-piece-threat-left = left to resolve: { $values }
pen-piece-striking = strikes now: { $n }
pen-piece-misses = miss: { $values }
pen-piece-undeniable = undeniable
pen-piece-attempted = attempted now
pen-piece-cancelled = cancelled
pen-piece-reward = Reward
pen-piece-fate-left = { $n ->
    [one] { $n } Fate card left
   *[other] { $n } Fate cards left
}
pen-piece-offer = On offer
pen-piece-source = Points
pen-piece-open = Show all of { $name }
pen-piece-grimoire = Grimoire
pen-piece-inventory = Inventory
pen-piece-equipment = Equipment
pen-piece-experience = Experience
pen-piece-reserved = Reserved

## Sections of a Class.
pen-lesson-mark = { $class }: Mark and card
pen-lesson-card = { $class }: card
pen-lesson-die = { $class }: die
