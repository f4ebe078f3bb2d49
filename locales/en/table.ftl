# What is said at the table: questions, answers, refusals, and the log.
#
# A question about a card gets it as $source and is said through `asked-by`. A question that has $where or
# $what only at times has a second message for it, named after the argument: `ask-heal-where`.

name = { $what }

## Questions.

asked-by = { $source }. { $question }
ask-nothing = Nothing is asked.
ask-colour = Choose your colour.
ask-mage = Choose your Mage.
ask-grimoire = Choose your starting Grimoire.
ask-hand-limit = Too many Spells in your hand: discard one.
ask-discard = Discard a Spell.
ask-discard-ready = Discard a Ready Spell.
ask-take-memories = Take a Spell from your Memories.
ask-take-discards = Take a Spell from a discard pile of the Library.
ask-search = Take a Spell from your Grimoire.
ask-search-both = Take a Spell from your Grimoire or your Memories.
ask-search-summon = Take a Spell that summons from your Grimoire.
ask-school = From which School do you take a Spell?
ask-keep = Which Spell do you keep?
ask-lay-back = Which Spell goes back next?
ask-lay-back-quest = Which Quest goes back next?
ask-lay-back-event = Which Event goes back next?
ask-thin = Do you put a Spell back to its School?
ask-revealed = Choose one of your Revealed Spells.
ask-exchange = Which Spell of your hand takes its place?
ask-cast-hand = Which Spell of your hand do you cast?
ask-replace = In the place of which Spell?
ask-give = Which Forgotten Spell do you give away?
ask-give-up-quest = Do you give up one of your Active Quests?
ask-quest-limit = Too many Quests: discard one.
ask-discard-quest = Discard a Quest.
ask-choose-quest = Choose one of your Active Quests.
ask-complete-looked = Which of these Quests do you complete?
ask-take-quest = Which of their Quests do you take?
ask-steal-quest = Which of their Completed Quests do you steal?
ask-remove-ready = Which of these Ready Spells is discarded?
ask-take-from-hand = Which of these Spells do you take?
ask-give-in-exchange = Which Spell do you give for it?
ask-name-type = Which type of Spells do you name?
ask-name-colour = Which colour of Rooms do you name?
ask-play-event = Which of these Events do you play?
ask-keep-quest = Which Quest do you keep?
ask-which-moon = The Quests of which Moon do you look at?
ask-discard-event = Discard an Event of the board.
ask-kind = Which Evocation do you summon?
ask-rebuild-order = Which Room is rebuilt next?
ask-ignore = How much damage do you ignore?
ask-redirect = Does it suffer 1 damage in your place?
ask-redirect-where = Does { $where } suffer 1 damage in your place?
ask-winner = Who of the tied wins?
ask-prepare = Prepare two to four Spells.
ask-prepare-slot = Which slot is { $spell } for?
ask-prepare-side = Which side of { $spell } is active?
ask-action = What do you do?
ask-physical = What next?
ask-physical-where = What does { $where } do next?
ask-target = Choose a target.
ask-pick = Choose a Model.
ask-pick-room = Choose a Room.
ask-step = Move on or stop?
ask-step-where = Where does { $where } move?
ask-may = Do it?
ask-either = Which of the two?
ask-convert = Which cube do you convert?
ask-convert-where = { $where }: which cube do you convert?
ask-heal = Which damage do you heal?
ask-take-instability = Which Instability do you remove?
ask-heal-where = { $where }: which damage do you heal?
ask-transfer = Which damage do you transfer?
ask-transfer-where = { $where }: which damage do you transfer?
ask-share-damage = Too few cubes: where does the next one go?
ask-share-instability = Too few cubes: which Room gets the next one?
ask-share-jinx = Too few Jinxes: who gets the next one?
ask-make-room = No free base: which of your Evocations do you remove?
ask-upgrade = Choose an Upgrade.
ask-keep-upgrade = Which of the two Upgrades stays?
ask-jinx = Choose a Jinx.
ask-evocation = Which of your Evocations activates?
ask-order = Which of your abilities goes first?
ask-which = Which of them does { $source } answer?
ask-share-conversion = Too few cubes: where is the next one converted?
ask-share-jinx-cubes = Too few cubes: which Jinx gets the next one?
ask-share-tasks = Too few cubes: which Quest gets the next one?
ask-share-evocations = Too few figures: who gets the next Evocation?
ask-may-trigger = Use this ability?
ask-may-trigger-what = Use { $what }?
ask-declare = Solve { $quest } now?
ask-answer = Do you reveal an Active Spell?
ask-return-active = Do you take your Active Spell back into your hand?
ask-name-quest = Which of your Quests do you complete with this Room?
ask-vortex = Do you place the cube of the symbol before or after the Effect?
ask-element = Which Element do you name?
ask-defeat-order = Several Mages are defeated. Who is first?

## Why something is not offered.

why-no-token = You have no Physical Action Token available.
why-cell = You are in your Cell.
why-no-evocation = You own no Evocation in the Lodge.
why-one-cast = You have already cast a Spell in this activation.
why-slot-order = Spells I, II and III are cast in order.
why-quest-done = This Quest is already solved.
why-quest-cube = You have no free cube for the Quest slot.
why-quest-open = Its condition is not met.
why-must-act = You must take at least one Action.
why-moves-together = All moves of an action are taken together.
why-not-adjacent = It is not next door.
why-no-moves = This Action has no steps left.
why-must-leave-cell = You must leave your Cell.
why-immune = It is your own Model and immune to you.
why-not-in-lodge = It is not in the Lodge.
why-no-target = It is not what this Effect targets.
why-out-of-reach = It is out of range or out of sight.
why-prepare-two = You must prepare at least two Spells.
why-own-cube = It is your own cube already.
why-ruined = This Room has fallen to ruin.
why-no-room-token = The Activation Token of this Room comes with the Second Moon.
why-used-token = The Room’s Activation Token is used.
why-banned = A Ban forbids it.
error-not-asked = You are not asked anything now.
error-not-offered = “{ $name }” is not possible here.

## Choices.

side-word = { $side ->
        [light] light
       *[dark] dark
    }
slot-of = { $slot ->
        [quick] your Quick Spell
       *[other] Spell { $slot }
    }
choice-colour = { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
       *[yellow] Yellow
    }
choice-mage = { $mage }
choice-grimoire = { $grimoire }
choice-prepare = Prepare { $spell }
choice-take = Take { $spell }
choice-discard = Discard { $spell }
choice-keep = Keep { $spell }
choice-lay-back = Put { $spell } back
choice-lay = Lay { $spell }
choice-give = Give { $spell }
choice-remove-slot = Discard { slot-of }
choice-type = { $type ->
    [combat] { type-combat }
    [contingency] { type-contingency }
    [trap] { type-trap }
   *[protection] { type-protection }
 }
choice-room-colour = { $colour ->
    [black] Black
    [blue] Blue
    [green] Green
    [grey] Grey
    [purple] Purple
    [red] Red
   *[yellow] Yellow
 }
choice-thin = Put { $spell } back to its School
choice-pile = The open Spell of { $school }
choice-name-quest = Complete { $quest }
choice-done-naming = Complete no Quest
choice-hold-quest = Hold back { $quest } in this Round
choice-activate-for = Activate this Room and complete { $quest }
choice-element = { $element ->
    [air] Air
    [earth] Earth
    [fire] Fire
    [water] Water
    [sacred] Sacred
    [profane] Profane
   *[magic] Magic
 }
choice-defeat = { $model } first
choice-vortex-before = Before the Effect
choice-vortex-after = After the Effect
choice-revealed = { slot-of }: { $spell } ({ side-word })
choice-replace = { slot-of }: { $spell } ({ side-word })
choice-school = { $school }
choice-use-quest = Use the Quest { $quest }
choice-keep-quest = Keep { $quest }
choice-lay-back-quest = Put { $quest } back
choice-choose-quest = { $quest }
choice-take-quest = Take { $quest }
choice-discard-quest = Discard the Quest { $quest }
choice-discard-event = Discard the Event { $event }
choice-play-event = Play { $event }
choice-lay-back-event = Put { $event } back
choice-summon = { $evocation }
choice-discard-slot = Discard { slot-of }: { $spell }
choice-reveal = Reveal { $spell } ({ side-word })
choice-slot = { $slot ->
        [quick] Quick slot
       *[other] Slot { $slot }
    }
choice-side = { $side ->
        [light] Light side
       *[dark] Dark side
    }
choice-done = Done
choice-done-preparing = Done preparing
choice-done-activation = End your activation
choice-done-action = End the action
choice-done-moving = Stop here
choice-done-removing = Keep them all
choice-done-answering = Reveal nothing
choice-done-thinning = Put none back
choice-done-quests = Give up none
choice-explore = Explore: move and activate the Room
choice-fight = Fight: attack and activate the Room
choice-fight-room = Fight: only activate the Room, there is nobody to attack
choice-fight-attack = Fight: only attack, the Room is used up
choice-fight-nothing = Fight: there is nothing to do here
choice-command = Command: activate one of your Evocations
choice-cast = Cast { slot-of }: { $spell } ({ side-word })
choice-cast-hand = Cast { $spell } ({ side-word })
choice-momentum = Momentum: discard { slot-of }, { $spell }
choice-declare = Solve the Quest { $quest }
choice-move = Move to { $room }
choice-activate-room = Activate { $room }
choice-activate-this-room = Activate the Room
choice-attack = Attack { $model }
choice-attack-room = Attack everything in the Room
choice-instead = Instead of attacking: its ability { $n }
choice-target = Target { $model }
choice-target-room = Target { $room }
choice-dummy = A Dummy target
choice-cube-on = Place a cube on { $model }
choice-cube-in = Place a cube in { $room }
choice-rebuild = Rebuild { $room }
choice-remove = Remove { $model }
choice-activate = Activate { $model }
choice-choose = { $model }
choice-choose-room = { $room }
choice-yes = Yes
choice-no = No
choice-first = The first
choice-second = The second
choice-this-moon = Of this Moon
choice-next-moon = Of the next Moon
choice-winner = { $party } wins
choice-cube = A cube of { $party }
choice-upgrade = { $upgrade }
choice-jinx = { $jinx }
choice-ignore = Ignore { $n }
choice-resolve = Resolve { $source }
choice-resolve-about = Resolve { $source }: { $model }
choice-resolve-jinx = Resolve { $source } (cubes on it: { $n })
choice-reveal-command = Reveal the Command Card
choice-cause = { $model }
choice-cause-in = { $model } in { $room }
choice-cause-room = { $room }
choice-cause-number = Number { $n }
choice-own-jinx = { $jinx } (cubes on it: { $n })
choice-cube-on-quest = Place a cube on { $quest }

## The log.

lost-cubes = { $lost ->
        [0] { "" }
       *[other] { " " }({ $lost } cannot be placed)
    }
drawn-from = { $from ->
        [grimoire] from the Grimoire
        [library] from the Library
        [memories] from the Memories
        [sheet] from the Mage Sheet
        [aside] from what was set aside
        [hand] from the hand
        [quests] from the Quests
       *[forgotten] from the Forgotten Spells
    }
event-round-begins = Round { $n } begins. { $mage } has the Crown.
event-phase-begins = { $phase ->
        [setup] Setup.
        [black-rose] Black Rose Phase.
        [study] Study Phase.
        [preparation] Preparation.
        [action] Action Phase.
        [evocation] Evocation Phase.
        [clean-up] Clean-up Phase.
       *[scoring] Final scoring.
    }
event-colour-chosen = { $player } takes { $colour }.
event-mage-chosen = { $player } plays { $mage }.
event-grimoire-chosen = { $mage } takes the Grimoire { $grimoire }.
event-event-applied = Event: { $event }.
event-drew = { $mage } draws { $spell } { drawn-from }.
event-drew-hidden = { $mage } draws a Spell { drawn-from }.
event-reshuffled = { $mage } shuffles the Memories into the Grimoire.
event-discarded = { $mage } discards { $spell } { $from ->
        [hand] from the hand
        [quick] from the Quick slot
       *[other] from slot { $from }
    }.
event-left-the-game = { $spell } leaves the game.
event-looks = { $mage } looks at { $n } { $n ->
        [1] card
       *[other] cards
    } { drawn-from }.
event-put-back = { $mage } puts { $spell } { drawn-from } back to its School.
event-school-reshuffled = The School { $school } is shuffled anew.
event-laid = { $mage } lays { $spell } { $slot ->
        [quick] in the Quick slot
       *[other] in slot { $slot }
    }.
event-given = { $mage } gives { $spell } to { $to }.
event-given-hidden = { $mage } gives a Forgotten Spell to { $to }.
event-redirected = { $model } suffers { $n } damage in place of { $mage }.
event-jinx-cube = { $mage } places a cube on the Jinx { $jinx }.
event-quest-drawn = { $mage } draws the Quest { $quest } of Moon { $moon }.
event-quest-drawn-hidden = { $mage } draws a Quest of Moon { $moon }.
event-rose-drew-quest = The Black Rose draws a Quest.
event-quest-revealed = { $mage } reveals the Quest { $quest }.
event-quest-cube = { $mage } places a cube on { $quest }.
event-quest-completed = { $mage } completes { $quest }.
event-quest-used = { $mage } uses { $quest }.
event-quest-discarded = { $mage } discards the Quest { $quest }.
event-quest-discarded-hidden = { $mage } discards a Quest.
event-quest-returned = { $mage } puts the Quest { $quest } back.
event-quest-returned-hidden = { $mage } puts a Quest back.
event-quest-given = The Quest { $quest } goes from { $mage } to { $to }.
event-quest-given-hidden = A Quest goes from { $mage } to { $to }.
event-quest-added = { $mage } lays { $quest } among the Completed Quests.
event-looks-at = { $mage } looks at { $cards ->
        [quests] { $n ->
            [one] { $n } Active Quest
           *[other] { $n } Active Quests
        }
        [ready] { $n ->
            [one] { $n } Ready Spell
           *[other] { $n } Ready Spells
        }
       *[hand] the hand
    } of { $of }.
event-saw-quest = { $mage } has the Quest { $quest }.
event-saw-spell = { $mage } has { $spell }.
event-exchanged = { $spell } goes from the hand of { $mage } to { $to }.
event-exchanged-hidden = A Spell goes from the hand of { $mage } to { $to }.
event-event-revealed = { $mage } reveals the Event { $event }.
event-event-discarded = The Event { $event } is discarded.
event-end-nears = A Power Token has reached the Black Rose: this Round is the last.
event-prepared = { $mage } prepares { $spell } ({ side-word }) { $slot ->
        [quick] in the Quick slot
       *[other] in slot { $slot }
    }.
event-preparation-ends = All Spells are prepared.
event-acts = { $mage } { $action ->
        [explore] explores
        [fight] fights
        [command] commands an Evocation
       *[momentum] uses Momentum
    }.
event-cast = { $mage } casts { $spell } ({ side-word }).
event-cast-as-own = { $mage } casts the next Spell of { $of } as { $mage }'s own: { $spell } ({ side-word }).
event-shown-ready = The next Spell of { $mage } is shown: { $spell } ({ side-word }).
event-returned = { $mage } takes an Active Spell back into the hand.
event-activated-trap = { $mage } casts a Trap, face down: { $slot ->
        [quick] Quick slot
       *[other] slot { $slot }
    }.
event-activated-protection = { $mage } casts a Protection, face down: { $slot ->
        [quick] Quick slot
       *[other] slot { $slot }
    }.
event-activated = { $mage } makes the Spell in { $slot ->
        [quick] the Quick slot
       *[other] slot { $slot }
    } Active.
event-targets = Target: { $target }.
event-targets-source = { $source } targets { $target }.
event-targets-dummy = The target is a Dummy.
event-targets-nothing = There is no target.
event-damaged = { $by } inflicts { $n } damage to { $victim }{ lost-cubes }.
event-damaged-source = { $by } inflicts { $n } damage to { $victim } with { $source }{ lost-cubes }.
event-ignored = { $victim } ignores { $n } damage.
event-converted = { $by } converts a cube of { $from }: { $at }.
event-healed = { $victim } heals 1 damage from { $from }.
event-transferred = 1 damage from { $cube } passes from { $from } to { $to }.
event-faded = { $victim } gets rid of 1 damage from { $from }.
event-placed = { $by } places { $n } Instability in { $room }{ lost-cubes }.
event-placed-for = { $by } places { $n } Instability of { $colour } in { $room }{ lost-cubes }.
event-instability-removed = { $by } removes { $n } Instability from { $room }.
event-gained = { $party } gains { $n } PP.
event-gained-source = { $party } gains { $n } PP from { $source }.
event-gained-defeat = { $party } gains { $n } PP for the defeat of a Mage.
event-gained-trophies = { $party } gains { $n } PP for Trophies.
event-gained-rooms = { $party } gains { $n } PP for the Room Track.
event-gained-quests = { $party } gains { $n } PP for unsolved Quests.
event-gained-solved = { $party } gains { $n } PP for Solved Quests.
event-gained-crown = { $party } gains { $n } PP for the Crown.
event-gained-quest = { $party } gains { $n } PP for a Quest.
event-gained-event = { $party } gains { $n } PP for an Event.
event-lost = { $party } loses { $n } PP.
event-lost-source = { $party } loses { $n } PP from { $source }.
event-entered = { $model } enters { $room }.
event-summoned = { $mage } summons { $model } in { $room }.
event-removed = { $model } leaves the Lodge.
event-evocation-defeated = { $by } defeats { $model }.
event-upgrade-assigned = { $model } gets the Upgrade { $upgrade }.
event-upgrade-discarded = The Upgrade { $upgrade } returns to the supply.
event-jinx-assigned = { $mage } gets the Jinx { $jinx }.
event-jinx-discarded = { $mage } discards the Jinx { $jinx }.
event-evocation-activates = { $model } activates, controlled by { $controller }.
event-activation-ends = The activation of { $model } ends.
event-bonus = { $model } has { $sign }{ $n } { $stat }.
event-attacks = { $model } attacks { $victim }.
event-room-activated = { $mage } activates { $room }.
event-persistent-begins = { $spell } of { $mage } stays in force until Clean-up.
event-persistent-ends = { $spell } is no longer in force.
event-triggered = { $source } of { $mage } takes effect.
event-mage-defeated = { $by } defeats { $mage }.
event-defeat-averted = { $mage } escapes defeat.
event-to-cell = { $mage } returns to the Cell.
event-trophy = { $party } gains a Trophy.
event-room-track = { $party } advances on the Room Track for { $room }.
event-quest-solved = { $mage } solves { $quest }.
event-room-rebuilt = { $room } is rebuilt.
event-room-ruined = { $room } falls to ruin; { $taker } takes its Activation Token.
event-extra-round = Several Mages have most Power Points: another Round is played.
event-room-counts = { $room } counts as a { $colour ->
    [black] black
    [blue] blue
    [green] green
    [grey] grey
    [purple] purple
    [red] red
   *[yellow] yellow
 } Room until Clean-up.
event-room-copies = { $room } is a copy of { $copy } until Clean-up.
event-takes-shape = { $mage } becomes { $shape } until Clean-up.
event-turns-back = { $mage } is nothing but a Mage again.
event-element-named = { $mage } names the Element of { $spell }: { $element ->
    [air] Air
    [earth] Earth
    [fire] Fire
    [water] Water
    [sacred] Sacred
    [profane] Profane
   *[magic] Magic
 }.
event-cancelled = { $source } is cancelled.
event-token-used = The Activation Token of { $room } is used.
event-token-refreshed = { $mage } makes a Physical Action Token available.
event-tokens-exhausted = { $mage } exhausts { $n ->
    [one] { $n } Physical Action Token
   *[other] { $n } Physical Action Tokens
 }.
event-banned-walk = { $mage } cannot move with Physical Actions { $when ->
    [next] in the next Action Phase
   *[now] until Clean-up
 }.
event-banned-move = { $mage } cannot move { $when ->
    [next] in the next Action Phase
   *[now] until Clean-up
 }.
event-banned-activate = { $mage } cannot activate Rooms { $when ->
    [next] in the next Action Phase
   *[now] until Clean-up
 }.
event-banned-leave = { $mage } cannot leave { $room } with Physical Actions or Spells until Clean-up.
event-bans-end = { $mage } has no Ban any more.
event-type-named = { $mage } names a type of Spells: { $type ->
    [combat] { type-combat }
    [contingency] { type-contingency }
    [trap] { type-trap }
   *[protection] { type-protection }
 }.
event-colour-named = { $mage } names a colour of Rooms: { $colour ->
    [black] black
    [blue] blue
    [green] green
    [grey] grey
    [purple] purple
    [red] red
   *[yellow] yellow
 }.
event-crown-passes = The Crown passes to { $mage }.
event-moon-changes = Moon { $n } rises.
event-game-ends = The game is over: { $winner } wins.
event-avatar-comes = { $avatar } joins the game and stands in the Black Rose Room.
event-command-revealed = { $mage } turns up the Command Card { $command }.
event-limit-reached = { $limit ->
        [work] The effects do not come to an end and stop here.
        [facts] Too much happens at once: nothing answers the rest of it.
        [triggers] Too many abilities answer at once: the rest of them do not.
        [abilities] Too many abilities are at work: no more of them begin.
       *[effects] The chain of effects is too long: the last of them does not begin.
    }
event-command-plus = { $avatar } resolves one more Command Card.
event-commands-return = The Command Cards of Moon { $n } are shuffled and go under their deck.
event-dominion = Dominion: { $avatar } leaves the Cell for the Black Rose Room.
reason-why = { $why ->
        [only] Only one to choose
        [mages] Mages to attack
        [evocations] No Mage within reach; Evocations to hunt
        [nearest] Nearest, Rooms away: { $n }
        [damage] Most damage: { $n }
        [rose-damage] Most damage from the Black Rose: { $n }
        [power] Most PP: { $n }
        [trophies] Most Trophies: { $n }
        [mages-inside] Most Mages inside: { $n }
        [models-inside] Most Models inside: { $n }
       *[instability] Most Instability: { $n }
    }
event-reason-none = { reason-why } — nobody.
event-reason-one = { reason-why } — { $a }.
event-reason-two = { reason-why } — { $a } and { $b }.
event-reason-three = { reason-why } — { $a }, { $b } and { $c }.
event-reason-many = { reason-why } — { $many } of them.

## Why an instruction did nothing.

nothing-lost-parts = The rest of the Command Card is lost: the Avatar is in its Cell.
nothing-no-model = Nothing happens: there is no such Model.
nothing-no-room = Nothing happens: there is no such Room.
nothing-used-token = Nothing happens: the Room’s Activation Token is used.
nothing-nobody = Nothing happens: no Mage could do it.
nothing-no-token = Nothing happens: no Physical Action Token is exhausted.
nothing-no-available-token = Nothing happens: no Physical Action Token is available.
nothing-banned = Nothing happens: a Ban forbids it.
nothing-no-card = There is no card left.
nothing-no-cube = There are not enough cubes.
nothing-shielded = An Upgrade here lowers what is placed.
nothing-nothing-to-convert = There is nothing to convert.
nothing-no-slot = There are not enough free Instability Slots.
nothing-no-instability = Nothing happens: there is no Instability.
nothing-not-in-lodge = Nothing happens: it is not in the Lodge.
nothing-no-base = Nothing is summoned: there is no free base.
nothing-no-free-model = Nothing is summoned: no Model of this Evocation is left.
nothing-no-upgrade = Nothing happens: there is no such Upgrade left.
nothing-no-jinx = Nothing happens: there is no such Jinx left.
nothing-ignored = Nothing stays: the target ignores the Effect.
nothing-no-quest = There is no such Quest.
nothing-no-event = There is no such Event.
nothing-no-points = Nothing happens: there are not enough PP.
nothing-no-trophy = No Trophy is taken: there is none.
nothing-immune = Nothing happens: one’s own Models are immune.
nothing-nothing-to-cancel = Nothing happens: there is nothing to cancel.
nothing-no-damage = Nothing happens: there is no damage.

## Names of things.

phase-setup = Setup
phase-black-rose = Black Rose Phase
phase-study = Study Phase
phase-preparation = Preparation
phase-action = Action Phase
phase-evocation = Evocation Phase
phase-clean-up = Clean-up Phase
phase-scoring = Final scoring
ban-walk = Cannot move with Physical Actions
ban-walk-next = Cannot move with Physical Actions (in the next Action Phase)
ban-move = Cannot move
ban-move-next = Cannot move (in the next Action Phase)
ban-activate = Cannot activate Rooms
ban-activate-next = Cannot activate Rooms (in the next Action Phase)
ban-leave = Cannot leave with Physical Actions or Spells: { $what }
type-combat = Combat
type-contingency = Contingency
type-trap = Trap
type-protection = Protection
element-air = Air
element-earth = Earth
element-fire = Fire
element-water = Water
element-sacred = Sacred
element-profane = Profane
element-magic = Magic
element-any = any Element
archetype-undead = Undead
archetype-demon = Demon
archetype-altar = Altar
archetype-construct = Construct
archetype-beast = Beast
archetype-mutation = Mutation
archetype-nightmare = Nightmare
archetype-totem = Totem
archetype-spirit = Spirit
archetype-elemental = Elemental
colour-black = black
colour-blue = blue
colour-green = green
colour-grey = grey
colour-purple = purple
colour-red = red
colour-yellow = yellow
target-self = Self
target-special = Special
target-model = Model within { $n }
target-model-anywhere = any Model
target-mage = Mage within { $n }
target-mage-anywhere = any Mage
target-evocation = Evocation within { $n }
target-evocation-anywhere = any Evocation
target-room = Room within { $n }
target-room-anywhere = any Room
slot-quick = Quick
slot-I = I
slot-II = II
slot-III = III
slot-empty = empty
slot-ready = Ready
slot-active = Active
slot-revealed = Revealed
label-light = Light side
label-dark = Dark side
label-type = Type
label-element = Element
label-target = Target
label-trigger = Trigger
label-persistent = Persistent
label-instability = Instability
label-copies = { $n } { FORM("copy", $n) }
label-school = School
label-personal = Personal Spell
label-forgotten = Forgotten Spell
label-grimoire = Grimoire
label-memories = Memories
label-library = Library
label-hand = Hand
label-round = Round { $n }
label-crown = Crown
label-cell = Cell
label-cubes = Cubes
label-power = Power Points
label-points = { $n } PP
label-trophies = Trophies
label-room-track = Room Track
label-tokens = Physical Action Tokens
label-available = Available
label-used = Used
label-destroyed = Destroyed side
label-rebuilt = Rebuilt side
label-health = Health
label-strength = Strength
label-speed = Speed
label-damage = Damage
label-archetype = Archetype
label-skill = Skill
label-quest = Quest
label-event = Event
label-upgrade = Upgrade
label-jinx = Jinx
label-solved = solved
result-wins = { $winner } wins.
result-score = { $party }: { $n } PP

## Where points come from.

points-defeat = Mages defeated
points-trophies = Trophy Track
points-rooms = Room Track
points-quests = unsolved Quests
points-rules = rules
points-physical = Physical Actions
points-sum = Power Points
points-event = Events
points-quest = Quests
points-solved = Solved Quests
points-crown = Crown

## Where cards are hidden.

place-library = Library
place-forgotten = Forgotten deck
place-gone = out of the game
place-grimoire = Grimoire of { $what }
place-hand = hand of { $what }
place-hand-or-slots = hand or slots of { $what }
place-memories = Memories of { $what }
place-school = Library, { $what }
place-discards = discards of { $what }
place-quests = Quests of Moon { $what }
place-events = Events of Moon { $what }
place-discarded-quests = discarded Quests
place-aside = set aside by { $what }
place-looked-at = looked at by { $what }
place-active-quests = Active Quests of { $what }
place-completed-quests = Completed Quests of { $what }
place-solved-quests = Solved Quests of { $what }

## What would come to nothing.

wasted-spell = This Spell reaches nobody now: it would do nothing.
wasted-fight = Nobody is here to fight, and the Room cannot be used.
