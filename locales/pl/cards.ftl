# What stands on cards beside their rule texts: kinds of cards, their parts, numbers and signs.

class-school = Szkoła
class-grimoire = Początkowe Księgi Czarów
class-spell = Czary Szkoły
class-personal = Osobiste Czary
class-forgotten = Zapomniane Czary
class-mage = Magowie
class-evocation = Ewokacje
class-upgrade = Ulepszenia
class-jinx = Karty Pecha
class-room = Pomieszczenia
class-quest = Zadania
class-event = Wydarzenia
class-avatar-event = Wydarzenia Awatara
class-avatar = Awatary
class-command = Karty Poleceń

part-light = górny
part-dark = dolny
part-destroyed = zniszczone
part-rebuilt = odbudowane
part-skill = Umiejętność
part-note = uwaga
part-physical = Akcja Fizyczna
part-spell = Czar
part-token = na rewersie

fact-health = Punkty Życia { $n }
fact-hand = limit kart w ręce { $n }
fact-strength = Siła { $n }
fact-speed = Ruch { $n }
fact-personal = Osobisty Czar „{ $what }”
fact-instability = symbol Niestabilności
fact-points = { $what } PM
fact-slots = miejsca Niestabilności: { $n }
fact-value = Żeton: { $n } PM
fact-activate-room = aktywuj { FORM($room, case: "acc") }
fact-instead = zamiast Efektu Pomieszczenia
fact-players = tylko przy { $n } graczach
part-effect = żeton
fact-centre = środek
fact-quest-card = karta { $card }, strona { $side }
fact-event-card = tura { $round }, strona { $side }
fact-worth = { $n } PM
fact-moon = Faza Księżyca { $n }
fact-priority = Priorytet { $n }
fact-plus = jeszcze jedna karta
fact-cubes = miejsca na Kostki: { $n }
fact-large = duża podstawka
fact-event-phase = { $phase ->
        [instant] Efekt natychmiastowy
        [black-rose] Faza Czarnej Róży
        [study] Faza Studiów
        [action] Faza Akcji
        [evocation] Faza Ewokacji
       *[always] Efekt ogólny
    }
fact-event-slot = miejsce { $n }
fact-crown = Korona
fact-rose-reveal = Czarna Róża za ujawnienie: { $n } PM
fact-rose-discard = Czarna Róża za odrzucenie: { $n } PM

## By what an Avatar chooses.

criterion-nearest = najbliżej
criterion-damage = najwięcej obrażeń
criterion-rose-damage = najwięcej obrażeń Czarnej Róży
criterion-power = najwięcej PM
criterion-trophies = najwięcej Trofeów
criterion-mages-inside = najwięcej Magów w środku
criterion-models-inside = najwięcej figurek w środku
criterion-instability = najwięcej Niestabilności
