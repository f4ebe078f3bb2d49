# Terminal: etykiety, polecenia i wiersze wokół komunikatów samej gry.

title = Conclave: Pojedynek
greeting-goal = Dwóch Magów i Czarna Róża walczy przez cztery Tury o Punkty Mocy. Wygrywa ten, kto ma ich na końcu najwięcej; remis wygrywa Czarna Róża.
greeting-bot = Twój przeciwnik to bot, który { $what ->
        [random] gra losowo
        [greedy] bierze, co się da
       *[other] myśli naprzód
    }.
greeting-recorded = Twój przeciwnik gra tak, jak zapisano w { $what }.
greeting-two = Gracze dzielą jedną klawiaturę; każdy widzi tylko to, co mu wolno.
greeting-how = Odpowiadaj numerem opcji albo jej nazwą. „pomoc” pokazuje, co jeszcze można wpisać, „dlaczego” mówi, czego zrobić nie można i według której zasady.
greeting-resumed = Gra toczy się dalej; podjęte decyzje: { $what }.
saved = Gra jest zapisywana w pliku { $what }
not-saved = Plik { $what } nie został zapisany: { $why }
left = Gra jest zapisana. Aby grać dalej: { $what }
pass-the-keyboard = Przekaż klawiaturę; gra { $what }. Potem naciśnij Enter.
undone = Cofnięto.
undo-not = Tego nie można cofnąć: od tej pory coś ujawniono albo działał ktoś inny.
not-offered = „{ $what }” nie jest tu odpowiedzią: wpisz liczbę od 1 do { $n } albo „pomoc”.
why-nothing = Niczego więcej nie można się tu było spodziewać; zasada to { $clause } (pokazuje ją „rule { $clause }”).
why-not-that = Niczego takiego jak „{ $what }” nie można tu zrobić; pytanie wynika z { $clause } (pokazuje ją „rule { $clause }”).
rule-usage = Podaj zasadę: „rule { $what }” albo słowa do wyszukania: „rule linia wzroku”.
rule-nothing = Żaden punkt nie ma wszystkich tych słów: { $what }
rule-more = … i jeszcze { $n }; dodaj słowo, aby zawęzić wyszukiwanie.
card-usage = Podaj kartę: „karta drżenie”. Wystarczy początek słowa z jej nazwy.
card-nothing = Nie ma karty o nazwie { $what }.
card-more = … i { $what }.
seat = Gracz { $n }

command-view = stół
command-hand = ręka
command-rooms = pomieszczenia
command-card = karta
command-why = dlaczego
command-rule = zasada
command-log = dziennik
command-unseen = ukryte
command-undo = cofnij
command-save = zapisz
command-help = pomoc
command-quit = wyjdź
help-title = Wpisz numer opcji albo jej nazwę („cast quick”, „move room:abyss-of-faith”), albo polecenie:
help-view = cały stół
help-hand = Czary w twojej ręce z ich treścią
help-rooms = Pomieszczenia z ich punktami i tym, co teraz robią
help-card = karta z jej treścią: karta drżenie
help-why = czego teraz nie można zrobić i według której zasady: dlaczego, why cast II
help-rule = punkt zasad albo punkty z tymi słowami: rule { $what }, rule line of sight
help-log = co wydarzyło się w tej Turze; „log all” pokazuje całą grę
help-unseen = które karty są jeszcze ukryte i gdzie
help-undo = cofa ostatnią decyzję, o ile nic od tej pory nie ujawniono
help-save = gdzie zapisywana jest gra; „save PLIK” zapisuje kopię
help-help = ta lista
help-quit = wyjście; gra jest zapisywana po każdej decyzji i można ją wznowić

head-round = Tura { $n } z 4
head-library = Biblioteka { $n }
head-forgotten = Zapomniane Czary { $n }
head-event = Wydarzenie: { $what }.
head-quests = Zadania
legend-free = . = wolne miejsce
legend-damage = 3/10 = obrażenia/Punkty Życia
cell-red = Czerwona Komnata
cell-blue = Niebieska Komnata
cell-empty = pusta
cube-red = C
cube-blue = N
cube-green = Z
cube-yellow = Ż
cube-black = *
token-available = odbudowane, żeton gotowy
token-used = odbudowane, żeton zużyty
sheet-you = to ty
sheet-crown = Korona
sheet-tracks = Moc { $power } · Trofea { $trophies } · Pomieszczenia { $rooms } · Kostki w zasobach { $cubes }
sheet-values = Życie { $bar } { $damage }/{ $health } · Siła { $strength } · Ruch { $speed } · Żetony Akcji Fizycznych { $tokens }
sheet-hand = Ręka { $n }
sheet-known = znane: { $what }
sheet-grimoire = Księga Czarów { $n }
sheet-memories = Wspomnienia { $n }
sheet-no-memories = brak Wspomnień
sheet-evocation = { $model }, { $room }, Siła { $strength }, Ruch { $speed }
sheet-controlled = kontroluje { $what }
sheet-activated = już aktywowano
sheet-persistent = Efekt Stabilny: { $what }
sheet-bans = Zakazy: { $what }
sheet-jinxes = Karty Pecha: { $what }
slot-I = I:
slot-II = II:
slot-III = III:
slot-face-down = zakryty
detail-used = Żeton jest zużyty: nic się nie stanie.
quest-points = { $n } PM
quest-solved = rozwiązane: { $what }
hand-title = Twoja ręka
hand-empty = Twoja ręka jest pusta.
unseen-nothing = Nic nie jest przed tobą ukryte.
result-winner = Zwycięzca: { $what }

box-title = Karty tutaj i w pudełku
box-line = { $class }: { $here } z { $printed } ({ $clause })
box-more = i { $n } z innych zestawów
box-levels = dokładnych { $exact }, wywnioskowanych { $inferred }, naszych { $designed }
level-exact = dokładne
level-inferred = wywnioskowane
level-designed = nasze
level-none = pochodzenia nie podano
levels = kart: { $exact } dokładnych, { $inferred } z polami wywnioskowanymi, { $designed } z polami naszego pomysłu

# Gra z Fazami Księżyca.

title-rebirth = Conclave: Odrodzenie
greeting-goal-rebirth = Magowie i Czarna Róża walczą o Punkty Mocy, dopóki ktoś nie dotrze do ostatniej Kostki Księżyca. Wygrywa ten, kto ma ich najwięcej po końcowym podliczeniu.
title-classic = Conclave: Black Rose Wars
greeting-goal-classic = Magowie i Czarna Róża walczą o Punkty Mocy w Loży, która obraca się w ruinę. Tura, w której ktoś ma ich 30, jest ostatnia. Wygrywa ten, kto ma ich najwięcej po końcowym podliczeniu.
greeting-bots = Twoi przeciwnicy to boty, które { $what ->
        [random] grają losowo
        [greedy] biorą, co się da
       *[other] myślą naprzód
    }.
command-quests = zadania
command-events = wydarzenia
help-quests = Zadania wszystkich Magów, o ile wolno ci je widzieć
help-events = Plansza Wydarzeń i odrzucone Wydarzenia
head-round-moons = Tura { $n }
head-moon = Faza Księżyca { $n }
head-moon-2 = faza 2 od { $n } PM
head-moon-3 = faza 3 od { $n } PM
head-end = koniec przy { $n } PM
head-last = ostatnia Tura
head-schools = Biblioteka: { $what }
head-events = Plansza Wydarzeń
head-quest-decks = Talie Zadań
deck-moons = pozostałe karty według Faz Księżyca { $what }
deck-discards = odrzucone: { $what }
cell-green = Zielona Komnata
cell-yellow = Żółta Komnata
token-available-short = odbudowane
room-ruin = ruina: { $what }
room-copy = jak { $what }
room-used = użyty
quest-held = wstrzymane
token-used-short = żeton zużyty
sheet-first = Pierwszy Mag
sheet-tracks-moons = Moc { $power } · Trofea { $trophies } · Kostki w zasobach { $cubes }
sheet-aside = odłożone Osobiste Czary { $n }
sheet-assigned = cel: { $what }
sheet-jinx = Karta Pecha: { $what }
sheet-cubes = Kostki { $n } z { $slots }
quest-active = Aktywne Zadanie: { $what }
quest-completed = Ukończone Zadanie: { $what }
quest-solved-list = Rozwiązane Zadania { $n }: { $what }
quest-hidden = zakryte { $n }
quest-active-hidden = zakryte Aktywne Zadania: { $n }
quest-text = Warunek: { $task }. Efekt: { $effect }
quest-face-down = zakryte
quest-none = brak Zadań
school-card = Karta { $n } z { $of }.
school-cards = karty: { $n }
school-named = wybrane: { $n }

## The Avatar.

avatar-apprentice = Uczeń
avatar-master = Mistrz
avatar-values = Życie { $bar } { $damage }/{ $health } · Siła { $strength } · Ruch { $speed }
avatar-commands = Pozostałe Karty Poleceń: { $n } z { $limit } · talie { $decks }
avatar-back = Rewers następnej karty: { $token ->
        [trap] Pułapka
       *[protection] Ochrona
    } ({ $when ->
        [damage] Awatar otrzymuje obrażenia
       *[target] Awatar staje się celem Czaru Walki
    })
avatar-memories = Rozstrzygnięte: { $what }
avatar-solved = Rozwiązane Zadania: { $what }
