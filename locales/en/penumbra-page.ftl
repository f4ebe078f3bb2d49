# What the page says of Penumbra: in the lobby, at its table, and in short.

## The lobby.

game-penumbra = Penumbra
game-penumbra-time = 1–2 hours
pen-level = Level of a game for one
pen-level-novice = Novice
pen-level-adept = Adept
pen-level-master = Master
setup-ready-made = The ready-made deck of a first game
setup-idle-fate = Many Study turns in a row reveal a Fate card
setup-marks-in-rest = Marks may be used in a Rest turn
setup-cards-against-wounds = Cards may answer a Mortal Wound in every step of a Threat
setup-reserved-trial-first = The publisher’s correction: at most one reserved Trial, and it comes before all others
setup-launch-keeps-timing = A launched card keeps the timing of its cost
setup-rest-effects-on-heal = Healing or gaining a Mark gives the effects of Rest above it, too
setup-vigilance-counts-brewing = Brewing and summoning count for Vigilance
setup-suppression-of-abilities = Suppression also stops permanent and conditional effects
setup-knock-out-meets-conditions = A die that knocks another out must fit its cell
setup-spark-primal = A Spark die has the Primal magic of the colour it stands for
setup-wound-fails-contract = A Mortal Wound fails the Contract that is attempted

## The table.

table-on-table = On the table: { $n }
pen-turn-number = Turn { $n }
pen-placements-anywhere = { $n ->
        [one] { $n } placement left
       *[other] { $n } placements left
    }
pen-placements-class = in a Class: { $n }
pen-placements-any-colour = of any colour: { $n }
pen-placements-city = in the City, without a cell: { $n }
pen-placements-none = no placements left
pen-chain = Chain: { $n }
pen-last-turns = Last turns: { $n }
pen-own-board = Your wizard
pen-drag = Click what glows, or drag a die onto it.
pen-running-score = The score so far
pen-ask-sure = You can still place dice. End the turn all the same?
pen-choice-sure = End the turn
pen-choice-sure-back = Go on with the turn
replay-turn-back = Previous turn
replay-turn-on = Next turn

## The rules in short.

short-turn-title = A turn
short-penumbra-goal = One to four students of magic collect points, which are counted only at the end: for Trials, Contracts, experience, Marks, Goals, Arcana, and for being much more of Light or much more of Dark. Whoever has most wins. Alone you play for a rank.
short-penumbra-study = Study: place two dice (one in your very first turn). Each cell says which die it takes, and its section gives something: a card, a Mark, a die, ingredients, a Contract.
short-penumbra-trial = Trial: face its Threat, choose the path of Light or of Dark, and do one of its tasks. If you do it, you get the reward; if not, the Trial is gone.
short-penumbra-rest = Rest: untap your cards, recharge your Marks, and get dice back along the thread of your board.
short-penumbra-free = At any time in your turn: use cards and Marks, and the small magic of dice and ingredients.
short-penumbra-fate = A Trial or a Rest turn ends with a card of the Fate deck: a new Trial, an Event, a Goal or a Prophecy. The row of Contracts moves on.
short-penumbra-end = When a Prophecy comes true, or the Fate deck has run out, the turn is finished and everybody has one more.
short-penumbra-sign-die = A die of your pool. Its colour is that of a Discipline. Bone dice have none; Spark dice stand for any.
short-penumbra-sign-mark = A Mark: charged it can be used, discharged it waits for Rest, wounded it gives nothing until it is healed or its Blood is used.
short-penumbra-sign-threat = Threat: each of its dice takes a die of your pool with the same value, or else wounds a Mark with this value. A wounded Mark that is hit again means a Mortal Wound: your dice are gone, you must rest, and you lose 3 points.
short-penumbra-sign-goods = Ingredients: Blood, Crystals, Valuables, Fruit, Trinkets and Arcana, 12 of each at most.
short-penumbra-sign-chain = Launch: this card lets another one be used without its cost, or is used so itself. One after another they are a Chain.
short-penumbra-sign-light = Light and Dark, on Trials and Contracts: the difference between them counts at the end.
short-penumbra-word-tap = To tap a card is to turn it sideways; it works again after a Rest.
short-penumbra-word-recipe = A Recipe, once paid, becomes a Potion that is used later; a Summon becomes a Familiar that stays.
short-penumbra-word-primal = Primal magic needs no card: Crystals change dice, Fruit heals, a Trinket buys a placement, and so on.
short-penumbra-word-reserve = A reserved Contract is yours alone, but costs 3 points if you never do it.
short-penumbra-word-undeniable = Dice of an undeniable Threat cannot be taken away; their values can still be changed.

## Penumbra's board.

pen-contracts = Contracts
pen-left = { $n } left
pen-decks = Decks
pen-own-cards = Your cards
pen-class-mark = Mark + card
pen-class-card = card
pen-class-die = gain a die of this colour; any number
pen-placements-left = Placements left
pen-help-now = What helps now
pen-primal = Primal magic
pen-step-threat = Threat
pen-step-path = Path
pen-step-task = Task
pen-step-reward = Reward
pen-hits = hits { $n }
pen-misses-now = misses
pen-hit-wounded = the Mark is wounded
pen-hit-mortal = a Mortal Wound
pen-hit-die = takes { $die }
pen-hit-nothing = nothing at { $n }
pen-strikes-now = strikes now
pen-strikes-choose = choose what it hits
pen-of-total = of { $n }
pen-challenge-passed = Passed: { $card }
pen-challenge-failed = Failed: { $card }
pen-deed-reroll = 1: Reroll
pen-deed-nudge = 2: Nudge
pen-deed-flip = 2: Flip
pen-deed-recolour = 3: Recolour
pen-deed-heal = 2: Heal
pen-deed-pay-off = 1: Pay Off
pen-deed-make-time = 1: Make Time
pen-deed-knock-out = Knock Out
