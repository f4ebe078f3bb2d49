# The page: lobby, table, result, and what the server refuses. What is said of the game itself is in table.ftl.

page-title = Conclave
page-about = Nieoficjalny program, stworzony przez miłośników tych gier.
page-language = Język
page-menu = Strony
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
game-duel-about = Dwóch magów potajemnie przygotowuje Czary i walczy w siedmiu Pomieszczeniach o łaskę Czarnej Róży. Ona także zdobywa punkty i może wyprzedzić obu.
game-duel-time = 30–45 minut
game-rebirth-about = Rywalizujący magowie odbudowują zrujnowaną Lożę z dziewiętnastoma Pomieszczeniami. Każdy ma swoją Szkołę magii, swoje Zadania i przywołane istoty.
game-rebirth-time = 1–2 godziny
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
lobby-play-bots = { $bots ->
        [one] Zagraj z botem
       *[other] Zagraj z { $bots } botami
    }
lobby-invite = Zagraj ze znajomymi
lobby-mine = Moje stoły
lobby-mine-empty = Tutaj pojawią się stoły, przy których siedzisz: zawsze możesz do nich wrócić.
lobby-waiting-empty = Teraz nikt nie czeka. Otwórz stół i zostaw miejsce dla kogokolwiek!
lobby-running-empty = Teraz nikt nie gra.
lobby-finished-empty = Żadna partia jeszcze się nie skończyła.
lobby-more = Pokaż jeszcze { $n }
lobby-paused = gra wstrzymana
lobby-playing = gra trwa
lobby-over = gra zakończona
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
setup-steady-crown = Niezmienna Korona: Wydarzenia nie przekazują Korony
setup-summoners-crown = Korona Przywoływacza: Ewokacje aktywują się na przemian
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
table-nothing-else = Niczego innego nie można tu oczekiwać.
table-rule = Zasada { $clause }
table-moon = Faza Księżyca { $n }
table-last-round = Ostatnia runda
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
table-activated = po aktywacji
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
orders-hint = Tak padnie odpowiedź za ciebie, gdy będzie można ujawnić ten Czar.
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
error-unknown = Serwer odmówił: { $code }

## Table, more.

table-trophy-tokens = Pozostałe Żetony Trofeów

## The Lodge and the cards as they are drawn.

lodge-closer = Bliżej
lodge-farther = Dalej
lodge-whole = Cała Loża
table-motion = Ruch
hand-empty = Brak kart na ręce.
table-common = Na stole
card-exact = jak na karcie
card-inferred = częściowo odtworzone
card-designed = częściowo nasze
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
replay-round-back = Do poprzedniej Rundy
replay-round-on = Do następnej Rundy
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
rules-language = Zasady naszymi słowami, po angielsku.
