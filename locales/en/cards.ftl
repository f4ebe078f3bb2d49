# What stands on cards beside their rule texts: kinds of cards, their parts, numbers and signs.

class-school = School
class-grimoire = Starting Grimoires
class-spell = School Spells
class-personal = Personal Spells
class-forgotten = Forgotten Spells
class-mage = Mages
class-evocation = Evocations
class-upgrade = Upgrades
class-jinx = Jinxes
class-room = Rooms
class-quest = Quests
class-event = Events
class-avatar-event = Events of the Avatar
class-avatar = Avatars
class-command = Command Cards

part-light = light
part-dark = dark
part-destroyed = destroyed
part-rebuilt = rebuilt
part-skill = Skill
part-note = note
part-physical = Physical Action
part-spell = Spell
part-token = on its back

fact-health = Health { $n }
fact-hand = Hand { $n }
fact-strength = Strength { $n }
fact-speed = Speed { $n }
fact-personal = Personal Spell { $what }
fact-instability = Instability symbol
fact-points = { $what } PP
fact-slots = { $n } Instability Slots
fact-value = token { $n } PP
fact-activate-room = you activate { $room }
fact-instead = in place of the Room's Effect
fact-players = only with { $n } players
part-effect = token
fact-centre = centre
fact-quest-card = card { $card }, side { $side }
fact-event-card = Round { $round }, side { $side }
fact-worth = { $n } PP
fact-moon = Moon { $n }
fact-priority = Priority { $n }
fact-plus = one more card
fact-cubes = { $n } cube slots
fact-large = large base
fact-event-phase = { $phase ->
        [instant] Instant
        [black-rose] Black Rose Phase
        [study] Study Phase
        [action] Action Phase
        [evocation] Evocation Phase
       *[always] Always
    }
fact-event-slot = slot { $n }
fact-crown = Crown
fact-rose-reveal = revealed: { $n } PP to the Black Rose
fact-rose-discard = discarded: { $n } PP to the Black Rose

## By what an Avatar chooses.

criterion-nearest = nearest Room
criterion-damage = most damage
criterion-rose-damage = most damage from the Rose
criterion-power = most PP
criterion-trophies = most Trophies
criterion-mages-inside = most Mages inside
criterion-models-inside = most Models inside
criterion-instability = most Instability
