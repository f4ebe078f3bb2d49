# The page: lobby, table, result, and what the server refuses. What is said of the game itself is in table.ftl.

page-title = Conclave
page-about = Nieoficjalny program, stworzony przez miłośników tych gier.
page-language = Język
page-menu = Strony
page-sound = Dźwięk
page-theme = Motyw: { $theme }
theme-auto = jak w urządzeniu
theme-light = jasny
theme-dark = ciemny
page-loading = Wczytywanie…
page-not-found = Pod tym adresem nic nie ma.
page-close = Zamknij
page-cancel = Anuluj
page-details = Szczegóły
game-duel = Pojedynek
game-rebirth = Odrodzenie
game-duel-time = 30–45 minut
game-rebirth-time = 1–2 godziny
game-classic = Klasyka
game-classic-time = 1½–2½ godziny
game-players = { $n ->
        [one] { $n } gracz
       *[other] { $n } graczy
    }
game-players-range = { $min }–{ $max } graczy

## The lobby.

lobby-title = Stoły
lobby-running = Trwające partie
lobby-waiting = Stoły czekające na graczy
lobby-finished = Zakończone partie
lobby-welcome = Stół dla rywalizujących magów
lobby-what = Gry planszowe o magii i intrygach w twojej przeglądarce: od razu z botem albo ze znajomymi przez odnośnik. Za darmo i bez zakładania konta.
lobby-games = Gry
lobby-mine = Moje stoły
lobby-mine-empty = Tutaj pojawią się stoły, przy których siedzisz: zawsze możesz do nich wrócić.
lobby-waiting-empty = Teraz nikt nie czeka. Otwórz stół i zostaw miejsce dla kogokolwiek!
lobby-running-empty = Teraz nikt nie gra.
lobby-finished-empty = Nie ma jeszcze zakończonych partii innych graczy.
lobby-more = Pokaż jeszcze { $n }
lobby-paused = gra wstrzymana
lobby-playing = gra trwa
lobby-closed = zamknięty przed końcem partii
lobby-see-result = Zobacz wynik
lobby-see-replay = Powtórka
lobby-company = Z kim grasz
lobby-company-bots = Z botami
lobby-company-friends = Ze znajomymi
lobby-company-anyone = Z kimkolwiek
lobby-more-options = Więcej opcji
lobby-one-school = Szkoła
lobby-mages = Magowie do wyboru
lobby-mages-hint = Gdy nikogo nie wybierzesz, gra weźmie swoich magów.
lobby-mage-of = Mag na miejscu { $n }
lobby-mage-free = do wyboru przy stole
lobby-first = Kto pierwszy ma Koronę
lobby-first-chance = losowo
setup-fixed-rooms = Pomieszczenia leżą po kolei i nie są tasowane
setup-steady-crown = Stabilna Korona: Wydarzenia nie przekazują Korony
setup-crown-by-phase = W imię Korony: nowy posiadacz Korony jest pierwszy od następnej Fazy
setup-excess-damage = Nadmiar obrażeń: kostki ponad Pasek Zdrowia liczą się w podliczeniu
setup-excess-instability = Nadmiar Niestabilności: pełne Pomieszczenie przyjmuje kostki, aż runie
setup-extra-rounds = Dodatkowe Tury: przy remisie Magowie grają dalej
setup-summoners-crown = Korona Mistrza Przywołań: Ewokacje aktywują się na przemian
setup-forgotten = Czyje Zapomniane Czary są w grze
setup-quests = Czyje Zadania są w grze
setup-events = Czyje Wydarzenia są w grze
setup-commands = Czyje Karty Poleceń są w grze
setup-room-packs = Czyje Pomieszczenia zajmują miejsca tych o tej samej nazwie
setup-packs = Zestawy, które dodają swoje karty
lobby-packs-hint = Gdy niczego nie wybierzesz, gra weźmie swoje.
lobby-new = Nowy stół
lobby-game = Gra
lobby-players = Liczba graczy
lobby-options = Opcje gry
lobby-schools = Szkoły
lobby-schools-hint = Gdy niczego nie wybierzesz, gra dobierze Szkoły sama.
lobby-take-back = Decyzje można cofać
lobby-public = Pokazuj ten stół na liście
lobby-open = Otwórz stół
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-return = Wróć na swoje miejsce
lobby-back = Wróć do listy stołów
lobby-taken = Zajęte miejsca: { $taken } z { $seats }
lobby-your-name = Twoje imię
lobby-your-word = Twoje słowo do tasowania
lobby-word-hint = Kolejność kart zależy od słów wszystkich graczy i od sekretu serwera. Sekret został wylosowany, zanim padły słowa, i będzie pokazany po zakończeniu gry.
lobby-shuffle = Tasowanie kart
lobby-secret-hash = Skrót sekretu: { $hash }
lobby-copy-link = Kopiuj odnośnik
lobby-link-copied = Odnośnik został skopiowany.
lobby-link-hint = Miejsce zajmie ten, kto otworzy ten odnośnik.
lobby-own-link = Ten odnośnik to twoje miejsce. Nie pokazuj go nikomu: dzięki niemu możesz wrócić do gry.
lobby-ready = Gotowe
lobby-is-ready = w gotowości
lobby-not-ready = jeszcze nie w gotowości
lobby-start = Zacznij
lobby-waiting-for = Czekamy na graczy: { $who }

## About.

about-link = O programie
about-title = O programie
about-what-title = Co to jest
about-what = Cyfrowy stół do gier planszowych o czarodziejach. Zna zasady, pyta, co wybierasz, i pokazuje, co z tego wynika. Możesz grać z botami, ze znajomymi albo oglądać cudze partie.
about-fan-title = Nieoficjalnie, od miłośników
about-fan = Program stworzyli ludzie, którzy lubią te gry. Nie jest on związany z ich wydawcami ani autorami ani przez nich zatwierdzony i nie zawiera ich tekstów, ilustracji ani układu graficznego. Nazwy należą do ich właścicieli. Jeśli gra ci się spodoba, kup pudełko.
about-licences = Licencje
about-program-title = Program
about-program = Wolne oprogramowanie, do wyboru: { $first } albo { $second }.
about-rose-title = Róża
about-rose = Nasz własny rysunek, część programu.
about-fonts-title = Czcionki
about-fonts = Licencja { $licence }:
about-font-by = autor: { $author }
about-icons-title = Ikony
about-icons = Ze strony { $site }. Narysowali je { $authors } i inni; licencja { $licence }. Nadajemy im własne kolory i niczego więcej nie zmieniamy. Używamy tych ikon, podanych pod własnymi nazwami:

## Seats.

seat-player = Gracz { $n }
seat-name = Miejsce { $n }
seat-me = Ja
seat-friend = Znajomy, przez odnośnik
seat-open = Ktokolwiek
seat-free = wolne
seat-bot = Bot
seat-bot-random = Bot: gra losowo
seat-bot-greedy = Bot: bierze, co się da
seat-bot-search = Bot: myśli naprzód
seat-you = to ty
seat-away = brak połączenia
seat-spectators = Widzowie: { $n }

## The table.

table-your-turn = Twoja kolej
table-thinks = decyduje
table-waiting-for = Czekamy na decyzję: { $who }
table-watching = Oglądasz tę partię.
table-looking = Oglądasz te karty
table-options = Co możesz zrobić
table-why-not = Dlaczego nie?
table-choose-there = Wybierz na stole albo z listy.
table-nothing-else = Nic nie jest ukryte: innych możliwości tu nie ma.
table-rule = Zasada { $clause }
table-moon = Faza Księżyca { $n }
table-last-round = Ostatnia Tura
table-end = Koniec
table-face-down = zakryte
table-known-hand = Znane karty z ręki
table-active-quests = Aktywne Zadania
table-completed = Ukończone Zadania
table-discards = Odrzucone
table-supplies = zasoby
table-upgrades = Ulepszenia
table-jinxes = Karty Pecha
table-controlled = pod kontrolą: { $who }
table-shape = także { $shape }
table-activated = po aktywacji
table-assigned = Przypisane
table-assigned-to = przypisano do: { $who }
table-solved-by = rozwiązane: { $who }
table-set-aside = Odłożone
table-cubes-left = Pozostałe Kostki: { $n }
label-rooms = Pomieszczenia
label-slots = Miejsca na Czary
label-models = Figurki
label-quests = Zadania
label-events = Wydarzenia
label-persistents = Działające Efekty Stabilne
label-hidden = Zakryte karty
label-log = Dziennik
label-chat = Rozmowa
chat-say = Napisz coś
chat-send = Wyślij
chat-spectator = Widz

## Going back, pausing, leaving.

table-undo = Cofnij
table-undone = { $who } cofa decyzję.
table-ask-back = Poproś o cofnięcie
table-asks-back = { $who } prosi o cofnięcie gry. Czy się zgadzasz?
table-asks-pause = { $who } prosi o przerwę. Czy się zgadzasz?
table-asked-back = Twoja prośba o cofnięcie czeka na odpowiedź: { $who }
table-went-back = Gra zostaje cofnięta.
table-stays = { $who } nie wyraża zgody; gra toczy się dalej.
table-consent = Prośba
consent-yes = Zgadzam się
consent-no = Nie zgadzam się
consent-withdraw = Wycofaj prośbę
table-pause = Wstrzymaj
table-resume = Wznów
table-paused = Gra jest wstrzymana.
table-paused-by = { $who } wstrzymuje grę.
table-resumed-by = { $who } wznawia grę.
table-resign = Poddaj się
table-resign-sure = Czy na pewno się poddajesz? Dalej będzie za ciebie grał bot.
table-resigned = { $who } się poddaje.
table-closed = Ten stół zamknięto przed końcem partii.
table-bot-takes-over = Teraz za gracza decyduje bot: { $who }.
table-plays-again = { $who } wraca do gry.

## Windows and standing orders.

windows-title = Gdy mogą odpowiedzieć Pułapki i Ochrony
windows-sealed = Wszyscy mają tyle samo czasu: nikt nie wie, kto mógł odpowiedzieć
windows-quick = Pytani są tylko ci, którzy mogą odpowiedzieć: szybciej, ale widać, kto to
window-open = Możesz teraz na to odpowiedzieć.
window-left = { $n ->
        [one] Została { $n } sekunda
        [few] Zostały { $n } sekundy
       *[other] Zostało { $n } sekund
    }
window-wait = Czekaj
window-waits = Ktoś chce się zastanowić.
orders-title = Stałe polecenia
orders-hint = Niektóre Czary czekają i mogą odpowiedzieć na to, co robią inni: na przykład Pułapki i Ochrony. Tu mówisz raz, czy pytać cię za każdym razem, nie używać ich nigdy, czy używać przy pierwszej okazji.
orders-default = Gdy Czar nie ma własnego polecenia
orders-as-default = Jak dla wszystkich
order-always = Zawsze
order-never = Nigdy
order-ask = Pytaj

## Clock and connection.

clock-title = Zegar
clock-none = Bez zegara
clock-move = Na każdą decyzję
clock-game = Na całą grę
clock-seconds = Sekundy
clock-increment = Sekundy dodawane po decyzji
clock-left = Pozostały czas: { $time }
clock-out = Czas minął: { $who }.
net-live = Połączono
net-lost = Połączenie zostało utracone.
net-reconnecting = Ponowne łączenie…
net-restored = Połączenie zostało przywrócone.

## The result.

result-title = Koniec gry
result-winner = Zwycięzca
result-place = Miejsce { $n } z { $of }
result-by-resignation = Pozostali się poddali.
result-by-time = Pozostałym skończył się czas.
result-points = Punkty Mocy
result-shuffle = Jak potasowano karty
result-secret = Sekret tasowania: { $secret }
result-words = Słowa graczy: { $words }
result-secret-hint = Dzięki temu sekretowi każdy może sprawdzić, że tasowanie było uczciwe: polecenie „conclave replay”.
result-replay = Pobierz zapis gry
result-new-game = Nowa gra

## What the server refuses. Two more are in table.ftl.

error-malformed = Serwer nie mógł odczytać tej wiadomości.
error-too-large = Ta wiadomość jest za duża.
error-too-fast = Zbyt wiele wiadomości naraz. Spróbuj za chwilę.
error-unknown-table = Nie ma takiego stołu.
error-wrong-token = Ten odnośnik nie daje miejsca przy tym stole.
error-not-your-turn = To nie twoja kolej.
error-stale = Na to pytanie już padła odpowiedź.
error-not-started = Gra jeszcze się nie zaczęła.
error-over = Gra jest już zakończona.
error-paused = Gra jest wstrzymana.
error-cannot-undo = { $why ->
        [revealed] Tego nie można cofnąć: od tego czasu coś zostało ujawnione. Możesz poprosić pozostałych o cofnięcie.
        [acted] Tego nie można cofnąć: od tego czasu działał ktoś inny. Możesz poprosić pozostałych o cofnięcie.
        [time] Tego nie można cofnąć: na twoim zegarze nie zostałoby czasu. Możesz poprosić pozostałych o cofnięcie.
       *[nothing] Nie ma czego cofnąć.
    }
error-no-consent = Nikt nie prosił o twoją zgodę.
error-spectator = Widzowie nie mogą tego robić.
error-seat-taken = To miejsce jest już zajęte.
error-store = Serwer nie może teraz zapisać gry. Nic nie przepadło; decyzje będą znów przyjmowane, gdy zapis zacznie działać.
error-shutting-down = Serwer uruchamia się ponownie. Gra potoczy się dalej od tego samego miejsca.
error-bad-setup = Tak nie można zacząć gry: { $reason }
error-window-closed = Za późno: czas na odpowiedź minął.
error-full = Na serwerze nie ma miejsca na kolejny stół. Spróbuj później.
error-origin = Ta strona nie może łączyć się z tym serwerem.
error-chat-too-long = To za długie jak na rozmowę.
error-already-ready = Twoja gotowość jest już potwierdzona.
error-rules-changed = Od początku tej gry zasady się zmieniły i nie można jej tak kontynuować.
error-not-over = Gra jeszcze się nie skończyła, więc nie ma czego obejrzeć ponownie.
error-other-request = Inna prośba czeka jeszcze na odpowiedź. Poczekaj, aż ktoś na nią odpowie.
error-unknown = Serwer odmówił: { $code }

## Table, more.

table-trophy-tokens = Pozostałe Żetony Trofeów

## The Lodge and the cards as they are drawn.

lodge-closer = Bliżej
lodge-farther = Dalej
lodge-whole = Cała Loża
room-copy-of = do Fazy Porządkowania kopia: { $room }
room-next-to = obok: { $rooms }
table-motion = Animacje
table-pace = Czas na obejrzenie
ask-prepared = Wszystkie Czary są gotowe. Czy tak ma zostać?
choice-prepared = Tak, zaczynamy
choice-prepared-back = Nie, cofnij ostatni
hand-empty = Brak kart w ręce.
hand-hold = Przytrzymaj kartę, żeby ją przeczytać.
table-common = Na stole
card-exact = jak na karcie
card-inferred = częściowo odtworzone
card-designed = częściowo nasze
card-ours = wymyślone przez nas
points-spells = Czary
points-evocations = Ewokacje
result-source = Źródło
result-total = Razem

## Replay.

result-watch = Obejrzyj powtórkę
replay-title = Powtórka gry
replay-where = Miejsce w grze
replay-step = Krok { $n } z { $all }
replay-start = Początek gry
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-round-back = Do poprzedniej Tury
replay-round-on = Do następnej Tury
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Szybkość
replay-from = Czyimi oczami
replay-spectator = Widz
replay-table = Wróć do stołu

## Rules.

rules-title = Zasady
rules-book = Księga zasad
rules-search = Szukaj w zasadach
rules-found = { $n ->
        [0] Żaden punkt nie zawiera wszystkich tych słów.
        [one] Znaleziono { $n } punkt
        [few] Znaleziono { $n } punkty
       *[other] Znaleziono { $n } punktów
    }
rules-language = Zasady naszymi słowami.

## The first game.

guide-title = Twój przewodnik
guide-next = Dalej
guide-got-it = Jasne
guide-back = Wstecz
guide-look = Pokaż mi
guide-skip = Bez przewodnika
guide-show = Pokaż znów przewodnika
guide-progress = { $n } z { $all }
guide-resting = Graj dalej. Odezwę się, gdy stanie się coś nowego.
guide-tip = Rada:
guide-goal-title = O co grasz
guide-goal = Witaj! Ty i wrogi Mag walczycie przez cztery Tury. Liczą się Punkty Mocy: ten tor pokazuje, kto ile ich ma. Ty masz na nim numer 1, a wygra ten, kto na końcu ma ich najwięcej.
guide-rose-title = Trzecia przy stole
guide-rose = Czarna Róża też jest twoją rywalką. Nikt nią nie gra: jej czarnymi Kostkami rządzą zasady, a punkty zyskuje przez całą grę. Jeśli na końcu jest pierwsza albo dzieli pierwsze miejsce, obaj Magowie przegrywają.
guide-mage-title = Wybierz Maga
guide-mage = Im więcej Punktów Życia, tym więcej obrażeń Mag wytrzyma; im większa Ręka, tym więcej zmieści Czarów. Przeczytaj obie karty i kliknij jedną z nich.
guide-grimoire-title = Twoja Księga Czarów
guide-grimoire = Księga Czarów to talia na początek gry: sześć Czarów i jeden, który zna tylko twój Mag. Rywal dostanie drugą. Obie są dobre, możesz wybrać choćby po nazwie.
guide-lodge-title = Loża
guide-lodge = Tu będziesz walczyć: siedem zniszczonych Pomieszczeń, a w środku Komnata Czarnej Róży. Twój Mag to okrągła figurka w niebieskiej Komnacie, rywal czeka w czerwonej. Jeden krok prowadzi do każdego sąsiedniego Pomieszczenia.
guide-event-title = Najpierw Wydarzenie
guide-event = Każda Tura zaczyna się od Wydarzenia, które zwykle służy Czarnej Róży. To nazywa się „{ $event }”: jej czarne Kostki leżą teraz w każdym Pomieszczeniu. Każdą taką nazwę możesz kliknąć, żeby przeczytać kartę.
guide-hand-title = Twoje Czary
guide-hand = Co Turę dobierasz cztery Czary. Karta ma dwa Efekty, Górny i Dolny, a zadziała tylko jeden: kliknij połowę, którą chcesz. Rodzaj „{ type-combat }” atakuje, „{ type-contingency }” robi wszystko inne.
guide-slots-title = Przygotowania w tajemnicy
guide-slots = Każdy przygotowany Czar trafia na swoje miejsce. Z miejsc I, II i III rzucasz po kolei, Szybki Czar wtedy, gdy chcesz. Zajmij od dwóch do czterech miejsc; rywal widzi tylko rewersy.
guide-turn-title = Na zmianę
guide-turn = Teraz ty i rywal gracie na zmianę. Podczas Aktywacji wykonujesz jedną lub dwie Akcje. To, co świeci, można kliknąć; wszystkie możliwości są też na liście „{ table-options }”.
guide-physical-title = Ruch i walka
guide-physical = Dwa Żetony Akcji Fizycznych, gwiazdki na twojej planszy, wracają co Turę. Żeton opłaca Badanie (idziesz tak daleko, jak pozwala Ruch, i używasz Pomieszczenia), Walkę (bijesz kogoś w swoim Pomieszczeniu i używasz go) albo Rozkaz (działa twoja istota).
guide-rooms-title = Pomieszczenia pomagają
guide-rooms = Każde Pomieszczenie ma własny Efekt: wskaż je i przeczytaj. Raz w tej Akcji możesz aktywować Pomieszczenie, w którym stoisz: przed swoimi krokami albo po nich.
guide-instability-title = Niestabilność
guide-instability = Małe gniazda na dolnej krawędzi Pomieszczenia to miejsca na Kostki Niestabilności. Gdy wszystkie są zajęte, na koniec Tury Pomieszczenie zostaje odbudowane, a najwięcej punktów zyskuje ten, kto ma w nim najwięcej Kostek. Twoje Kostki kładą Czary i Pomieszczenia: wybieraj te, w których możesz być na czele.
guide-cast-title = Rzucanie Czarów
guide-cast = Podczas Aktywacji możesz rzucić Szybki Czar i jeden z numerem, najniższym, jaki został. Karta z symbolem Niestabilności kładzie też twoją Kostkę tam, gdzie stoisz. Odczekanie to co innego: odrzucasz przygotowany Czar i robisz jeden krok.
guide-target-title = Kto jest w zasięgu?
guide-target = Zasięg 0 to twoje Pomieszczenie, 1 także sąsiednie, a 2 sięga dalej, ale tylko w linii prostej. Twoje Czary nigdy nie ranią ciebie. Gdy nie ma kogo trafić, wybierz Fałszywy Cel: reszta Czaru i tak zadziała.
guide-help-title = W razie wątpliwości
guide-help = „{ table-undo }” cofa ostatnią decyzję, „{ table-ask-back }” jeszcze więcej: bot zawsze się zgadza. „{ table-why-not }” mówi, czemu czegoś nie można wybrać. A mały znacznik obok pytania otwiera samą zasadę.
guide-damage-title = Obrażenia
guide-damage = Obrażenia to też Kostki: kto trafia, kładzie Kostki swojego koloru na życiu przeciwnika. Gdy całe życie jest zajęte, Mag zostaje pokonany, a punkty zyskują ci, których Kostki tam leżą.
guide-summon-title = Pojawia się istota
guide-summon = { $what }: ta figurka należy do Maga, który ją przywołał. Rusza się i bije pod koniec każdej Tury, a także gdy jej Mag wyda Rozkaz. Swojego Maga nigdy nie zrani.
guide-defeat-title = Mag pokonany
guide-defeat = Pokonany Mag wraca do Komnaty bez żadnej rany i gra dalej. Jeśli wszystkie Kostki były jednej strony, zyskuje ona 4 punkty; dwie strony dzielą je na 3 i 1 albo 2 i 2. Za ostatni cios jest też Trofeum.
guide-rebuilt-title = Odbudowane Pomieszczenie
guide-rebuilt = To Pomieszczenie było pełne. Pierwszy, drugi i trzeci pod względem Kostek zyskali punkty z jego karty, a pierwszy ruszył też po Torze Pomieszczeń. Kostek już nie przyjmie, ale ma nowy silny Efekt: użyje go tylko jeden Mag i tylko raz.
guide-round-title = Nowa Tura
guide-round = Miejsca na Czary są puste, a żetony wróciły. Ręka, wszystkie obrażenia, Kostki i położenie figurek zostają. Korona zmieniła właściciela: kto ją ma, gra pierwszy, więc teraz zaczyna rywal. Wiesz już, jak to idzie: rad, co wybrać, więcej nie będzie, ale o nowościach jeszcze opowiem.
guide-quests-title = Zadania
guide-quests = Te Zadania są dla obu Magów, ale punkty zyska tylko ten, kto pierwszy rozwiąże Zadanie, a Czarna Róża trochę go za to zrani. Przeczytaj je przed przygotowaniami: niektóre wymagają trzech Czarów jednego rodzaju. Te nierozwiązane dadzą na końcu punkty jej.
guide-final-title = Jak to się skończy
guide-final = Po Turze 4 najwięcej Trofeów daje 3 punkty i tyle samo pierwsze miejsce na Torze Pomieszczeń: liczy się tam każde Pomieszczenie, w którym masz najwięcej Kostek. Czarna Róża zyska wszystkie nierozwiązane Zadania. Ich punkty na teraz: { $n }.
guide-last-title = Ostatnia Tura
guide-last = Nie ma już czego oszczędzać: zajmij wszystkie cztery miejsca i użyj obu żetonów. Na koniec Pomieszczenia zostaną jeszcze raz odbudowane, więc dokładaj Kostki tam, gdzie możesz być na czele, i rozwiązuj Zadania.
guide-over-title = Pierwszy Pojedynek za tobą
guide-over = { $end ->
        [won] Wygrywasz i z rywalem, i z Czarną Różą: gratulacje!
       *[lost] Tym razem ktoś inny był lepszy; tak kończy się większość pierwszych Pojedynków.
    } Tu widać, skąd wzięły się wszystkie punkty. Pamiętaj: bądź na czele w Pomieszczeniach, dobijaj rannych Magów i rozwiązuj Zadania, zanim przypadną Czarnej Róży. Teraz spróbuj z silniejszym botem albo zaproś znajomych.
guide-tip-mage = { $what }. Im więcej Punktów Życia, tym więcej błędów ci wybaczą.
guide-tip-grimoire = { $what }. Jest tu więcej Czarów do ataku.
guide-tip-fight-spell = { $what }. Połowa rodzaju „{ type-combat }” atakuje.
guide-tip-more-spells = Zajmij wszystkie cztery miejsca: każdy Czar to jeszcze jedna Akcja, a w nowej Turze przyjdą cztery nowe.
guide-tip-prepared = Wystarczy: zakończ przygotowania.
guide-tip-slot = Weź najniższy wolny numer, a miejsce na Szybki Czar zostaw na koniec.
guide-tip-side = Atakuje połowa rodzaju „{ type-combat }”.
guide-tip-leave-cell = Badanie: z Komnaty trzeba najpierw wyjść.
guide-tip-explore = Badanie: podejdź do rywala i po drodze użyj Pomieszczenia.
guide-tip-cast-near = Rywal jest blisko: rzuć Czar.
guide-tip-cast = Rzuć Czar: wszystko poza ciosem i tak zadziała.
guide-tip-fight = Rywal stoi obok ciebie: wybierz Walkę.
guide-tip-attack = Uderz rywala.
guide-tip-activate = Aktywuj Pomieszczenie: nic więcej to nie kosztuje.
guide-tip-step = Zrób krok tutaj: { $what }.
guide-tip-done = Zakończ tę Akcję.
guide-tip-quest = Tak: punkty są warte małej rany.
guide-tip-target = Celuj w rywala.

## The rules in short.

short-title = W skrócie
short-all = Wszystkie zasady
short-read = Jak grać, w dwie minuty
short-goal-title = O co grasz
short-round-title = Tura
short-end-title = Koniec gry
short-duel-goal = Ty i wrogi Mag przez cztery Tury walczycie o Punkty Mocy. Trzecia przy stole jest Czarna Róża: nikt nią nie gra, kierują nią zasady. Wygrywa ten, kto na końcu ma najwięcej punktów; jeśli to Czarna Róża, obaj Magowie przegrali.
short-duel-black-rose = Odkrywa się Wydarzenie. Zwykle służy Czarnej Róży.
short-duel-study = Dobierasz cztery Czary.
short-duel-preparation = W tajemnicy kładziesz od dwóch do czterech Czarów na miejsca I, II, III i Szybkie, każdy z Efektem Górnym albo Dolnym.
short-duel-action = Gracie na zmianę, po jednej lub dwóch Akcjach, dopóki ktoś może działać. Badanie: idziesz i używasz Pomieszczenia. Walka: bijesz kogoś w swoim Pomieszczeniu i używasz go. Rozkaz: działa twoja istota. Rzucenie: odkrywasz Czar. Odczekanie: odrzucasz przygotowany Czar i robisz krok.
short-duel-evocation = Istoty ruszają się i biją.
short-duel-clean-up = Pomieszczenia pełne Kostek zostają odbudowane, a punkty zyskują ci, którzy mają w nich najwięcej Kostek. Miejsca na Czary pustoszeją, Korona przechodzi do drugiego Maga.
short-duel-end = Po czterech Turach najwięcej Trofeów i pierwsze miejsce na Torze Pomieszczeń dają po 3 punkty. Punkty za nierozwiązane Zadania zyskuje Czarna Róża.
short-rebirth-goal = Od dwóch do czterech Magów walczy o Punkty Mocy, a Czarna Róża walczy sama za siebie. Gdy ktoś ma 30 punktów, Turę gra się do końca. Wygrywa ten, kto ma ich wtedy najwięcej; jeśli to Czarna Róża, wszyscy Magowie przegrali.
short-rebirth-black-rose = Wydarzenia trafiają na planszę i działają dalej. Magowie dobierają Zadania: za ich rozwiązanie są punkty.
short-rebirth-study = Dobierasz dwa Czary ze swojej Księgi. Potem oglądasz cztery ze Szkół Biblioteki: dwa zatrzymujesz, dwa odrzucasz.
short-rebirth-preparation = W tajemnicy kładziesz od dwóch do czterech Czarów na miejsca I, II, III i Szybkie, każdy z Efektem Górnym albo Dolnym.
short-rebirth-action = Gracie na zmianę, po jednej lub dwóch Akcjach, dopóki ktoś może działać. Badanie: idziesz i używasz Pomieszczenia. Walka: bijesz kogoś w swoim Pomieszczeniu i używasz go. Rozkaz: działa twoja istota. Rzucenie: odkrywasz Czar. Odczekanie: odrzucasz przygotowany Czar i robisz krok. Rzucone Pułapki i Ochrony czekają na swoją chwilę.
short-rebirth-evocation = Istoty ruszają się i biją.
short-rebirth-clean-up = Pomieszczenia pełne Kostek zostają odbudowane, a punkty zyskują ci, którzy mają w nich najwięcej Kostek. Rzucone Czary trafiają do Wspomnień.
short-rebirth-end = Przy 6 i przy 18 punktach zaczyna się nowa Faza Księżyca: Wydarzenia i Zadania są silniejsze, a każdy Mag dostaje Osobisty Czar.
short-classic-goal = Od dwóch do czterech Magów walczy o Punkty Mocy, a Czarna Róża gra dla siebie. Tura, w której ktoś ma 30 punktów, jest ostatnia. Wygrywa ten, kto ma ich najwięcej po końcowym podliczeniu; jeśli to Czarna Róża, przegrali wszyscy Magowie.
short-classic-black-rose = Zadania można porzucić, ale służy to Czarnej Róży. Wydarzenia trafiają na planszę i działają dalej. Kto nie ma Zadania, dobiera jedno zakryte.
short-classic-study = Dobierasz dwa Czary z Księgi Czarów. Potem oglądasz cztery ze Szkół Biblioteki, dwa zatrzymujesz, dwa odrzucasz. W ręce nigdy nie masz więcej kart, niż wynosi limit.
short-classic-preparation = W tajemnicy kładziesz od dwóch do czterech Czarów, jeden z nich na miejsce Szybkiego Czaru, każdy z Efektem Górnym albo Dolnym. Zadanie można wstrzymać.
short-classic-action = Na zmianę wykonujecie jedną lub dwie Akcje, póki ktoś może działać: idź i użyj Pomieszczenia, uderz kogoś w swoim Pomieszczeniu i użyj go, rzuć Czar, odrzuć przygotowany Czar za jeden krok. Każde Pomieszczenie działa raz w Turze. Kto zostanie pokonany, traci resztę Aktywacji.
short-classic-evocation = Ewokacje chodzą, potem atakują.
short-classic-clean-up = Czary trafiają do Wspomnień. Pomieszczenia pełne Kostek obracają się w ruinę, a Żeton bierze ten, kto ma w nich najwięcej Kostek; przy remisie Czarna Róża.
short-classic-end = Przy 6 i przy 18 punktach po Akcji zaczyna się nowa Faza Księżyca. Na końcu punkty przynoszą Zadania, Trofea, Żetony zrujnowanych Pomieszczeń i Korona.
short-signs-title = Znaki na planszy Maga
short-sign-health = Punkty Życia. Obrażenia to Kostki tych, którzy trafiają; gdy zajęte są wszystkie miejsca, Mag jest pokonany i zaczyna od nowa w Komnacie.
short-sign-strength = Siła: ile obrażeń zadaje cios.
short-sign-speed = Ruch: ile kroków ma jedno Badanie.
short-sign-hand = Czary w ręce.
short-sign-grimoire = Ile Czarów zostało w Księdze. Gdy jest pusta, wtasowuje się do niej Wspomnienia.
short-sign-token = Żetony Akcji Fizycznych. Badanie, Walka i Rozkaz kosztują jeden; oba wracają co Turę.
short-sign-trophy = Trofea: za ostatni cios, którym pokonano Maga.
short-sign-room = Miejsce na Torze Pomieszczeń: Pomieszczenia odbudowane przy twojej przewadze Kostek.
short-sign-cube = Pozostałe Kostki: na obrażenia i na Niestabilność.
short-sign-crown = Korona: kto ją ma, gra pierwszy i rozstrzyga remisy.
short-words-title = Słowa na kartach
short-word-type = Walka zadaje obrażenia, Wzmocnienie robi wszystko inne. Pułapka i Ochrona czekają zakryte na to, co wymieniają. Czym innym jest słowo kluczowe Wzmocnienie w Alchemii: gdy użyjesz symboli podanych w nawiasie, Czar robi więcej.
short-word-element = Powietrze, Ogień i inne Elementy same nic nie robią: pytają o nie inne karty.
short-word-target = Kogo lub co można wybrać. Zasięg 0 to twoje Pomieszczenie, 1 także sąsiednie, 2 sięga dalej w linii prostej.
short-word-instability = Kostki w Pomieszczeniu. Gdy wszystkie jego miejsca są zajęte, zostanie odbudowane. Czar z tym znakiem kładzie jedną tam, gdzie stoi rzucający.
short-word-school = Do jakiej sztuki należy Czar, na przykład Prawo albo Agonia.
short-word-evocation = Ewokacja: istota przywołana Czarem. Należy do Maga i nigdy go nie rani.
short-word-upgrade = Ulepszenie przypisuje się do istoty, a Kartę Pecha do Maga.
short-word-persistent = Efekt, który zostaje do końca Tury.
short-word-provenance = Małe słowa w rogu mówią, ile o karcie wiadomo z instrukcji: „{ card-exact }”, „{ card-inferred }”, „{ card-designed }” albo „{ card-ours }”. Czego nie dało się wiedzieć, wymyśliliśmy sami.
short-word-clause = Znacznik taki jak { $clause } to numer zasady. Kliknij go, żeby ją przeczytać.
short-table-title = Przy tym stole
short-table-read = Wskaż kartę, Pomieszczenie lub nazwę, żeby je przeczytać; na ekranie dotykowym przytrzymaj palec.
short-table-choose = Co świeci, można kliknąć. { $key } prowadzi do listy wszystkich możliwości, strzałki poruszają się po niej.
short-table-back = „{ table-undo }” cofa twoją ostatnią decyzję; żeby cofnąć więcej, poproś innych. Boty zawsze się zgadzają.
short-table-why = „{ table-why-not }” mówi, czemu czegoś nie można teraz wybrać.
short-table-pace = Z opcją „{ table-pace }” czyny innych widać jeden po drugim.
short-table-orders = „{ orders-title }” odpowiadają za ciebie, gdy można odkryć twoją Pułapkę albo Ochronę: zawsze, nigdy albo tylko po pytaniu.

## The Avatar.

lobby-avatar = Awatar
lobby-no-avatar = brak
avatar-apprentice = uczeń
avatar-master = mistrz
avatar-commands = Karty Poleceń do wykonania w tej Turze
avatar-deck = Karty Poleceń w jego talii
avatar-back-trap = { $when ->
        [damage] Na odwrocie jego następnej karty jest Pułapka: odpowiada na obrażenia
       *[target] Na odwrocie jego następnej karty jest Pułapka: odpowiada na Czar Walki, którego jest celem
    }
avatar-back-protection = { $when ->
        [damage] Na odwrocie jego następnej karty jest Ochrona: odpowiada na obrażenia
       *[target] Na odwrocie jego następnej karty jest Ochrona: odpowiada na Czar Walki, którego jest celem
    }
avatar-reasons = Dlaczego tak wybiera

## The board that fills the window.

board-menu = Menu
board-actions-left = Pozostałe akcje
board-details = { $who }: więcej
board-spells = Twoje Czary
board-hand = Ręka
board-see-result = Wynik
board-see-board = Pokaż planszę
board-hint-action = Kliknij kartę, by ją rzucić, Pomieszczenie, by tam pójść, albo jeden ze znaków po prawej.
ways-one-click = Jednym kliknięciem: { $steps }
board-hint-prepare = Weź połowę karty i wybierz dla niej miejsce albo przeciągnij ją tam. Nikt jej nie zobaczy, dopóki jej nie rzucisz.
board-hint-there = Wybierz spośród tego, co podświetlone na planszy.
picks-choose = Wybierz { $n }:
picks-so-far = Wybrano: { $n }
picks-back = Odłóż
board-hint-cards = Kliknij kartę.
board-slot-empty = może zostać puste
board-verb-explore = Badanie
board-verb-fight = Walka
board-verb-command = Rozkaz
board-verb-cast = Rzuć Czar
board-verb-momentum = Odczekanie

## LOBBY

lobby-continue = Graj dalej
lobby-yours = twoja kolej
lobby-gathers = czekamy na graczy
lobby-waits-for = czekamy na: { $who }
lobby-turn-since = Twoja kolej zaczęła się { $when }.
lobby-looked-ago = Ostatnia wizyta: { $when }.
lobby-opened-ago = Stół otwarto { $when }.
lobby-take-turn = Wykonaj ruch
lobby-to-table = Do stołu
lobby-also = Toczą się też
lobby-learn = Naucz się grać
lobby-learn-hint = Pierwszy Pojedynek z przewodnikiem, piętnaście minut. Możesz go odprawić w każdej chwili.
lobby-begin = Zacznij
lobby-by-link = Znajomi, przez odnośnik
lobby-by-link-hint = Otwórz stół i wyślij odnośnik: kto go otworzy, ten ma miejsce. Albo grajcie przy jednym ekranie.
lobby-open-a-table = Otwórz stół
lobby-line-duel = Dwóch magów potajemnie szykuje Czary na pojedynek.
lobby-line-rebirth = Odbuduj zrujnowaną Lożę szybciej niż rywale.
lobby-line-classic = Pierwsza Loża jeszcze stoi, a wy ją obalicie.
lobby-line-penumbra = Uczniowie umieszczają kości, łączą Czary i podejmują Próby.
lobby-opponents = Przeciwnicy
lobby-opponents-random = grają losowo
lobby-opponents-greedy = biorą, co się da
lobby-opponents-search = myślą naprzód i bez pośpiechu
lobby-opponents-avatar = tylko Awatar ze swoimi kartami
lobby-opponents-alone = nikt, grasz w pojedynkę
lobby-level-random = Łagodni
lobby-level-greedy = Średni
lobby-level-search = Groźni
lobby-level-avatar = Awatar
lobby-level-alone = Solo
lobby-go = { $bots ->
        [0] Graj solo
        [1] Graj z botem
       *[other] Graj z { $bots } botami
    }
lobby-friends = Znajomi
lobby-you-play-as = Grasz jako
lobby-tables-wait = { $n ->
        [0] Żaden stół nie czeka na graczy
        [one] Jeden stół czeka na graczy
        [few] { $n } stoły czekają na graczy
       *[other] { $n } stołów czeka na graczy
    }
lobby-games-run = { $n ->
        [0] Nie ma gier do oglądania
        [one] Jedna gra do obejrzenia
        [few] { $n } gry do obejrzenia
       *[other] { $n } gier do obejrzenia
    }
lobby-my-tables = { $n ->
        [0] Moje stoły
       *[other] Moje stoły, zakończone: { $n }
    }
lobby-company-here = Ten ekran
seat-here = Przy tym ekranie
lobby-stand-in = Za tego, kogo nie ma dwie minuty, gra bot
lobby-name-of = Imię przy miejscu { $n }
lobby-screen-hint = Gracie na zmianę przy tym ekranie: opada między wami kurtyna i nikt nie widzi cudzych kart.

## GOING

going-your-turn = ● Twoja kolej
going-back-again = Witaj z powrotem
going-waits-since = Czekamy na: { $who }. Pytanie zadano { $when }.
going-done-for-you = Pod twoją nieobecność grał za ciebie bot. Ostatnie z tego, co zrobił:
going-take-it-back = „{ table-ask-back }” cofa jego ostatni wybór, jeśli inni się zgodzą; poproś ponownie, by cofnąć poprzedni.
going-play-on = Graj dalej
going-some-disagree = Nie wszyscy się zgadzają; gra toczy się dalej.
going-tell-me = Powiadom mnie
going-tell-me-why = Inni się zastanawiają. Czy przeglądarka ma dać znać, gdy przyjdzie twoja kolej, nawet gdy patrzysz na inną stronę?
going-no-thanks = Nie, dziękuję
going-unread = nieprzeczytane: { $n }
going-rematch = Rewanż
going-rematch-join = Dołącz
going-rematch-by = { $who } gra jeszcze raz: ta sama gra, te same miejsca.
going-rematch-soon = Za chwilę też tam przejdziesz.
going-rematch-stay = Zostań tutaj
going-rematch-said = Rewanż: { $link }
screen-pass = Ekran przejmuje { $who }
screen-alone = { $who }, czy nikt nie patrzy?
screen-show = Pokaż moje karty
screen-look = Chwileczkę: { $who } jeszcze patrzy

## The board that fills the window.

board-tab-options = Opcje
board-tab-table = Stół
board-chosen = { $n } z { $all }
board-done-with = { $n ->
        [one] Gotowe: { $n } Czar
        [few] Gotowe: { $n } Czary
       *[other] Gotowe: { $n } Czarów
    }

## The Lodge

room-standing = Nienaruszone
room-fallen = Obrócone w ruinę
room-more-models = { $n ->
        [one] Jeszcze jedna figurka
        [few] Jeszcze { $n } figurki
       *[other] Jeszcze { $n } figurek
    }

## Ways: several answers that are chosen as one.

ways-stopped = Coś weszło w drogę. To, co zrobione, zostaje; graj dalej od tego miejsca.
ways-waiting = Twoja odpowiedź jest zachowana.
choice-wasted = Zrób to mimo wszystko
choice-wasted-back = Lepiej nie
