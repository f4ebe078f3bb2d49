# Cards and boards of Penumbra, and its table in a terminal.

pen-class-spell = Zaklęcia
pen-class-recipe = Przepisy
pen-class-summon = Przywołania
pen-class-artifact = Artefakty
pen-class-potion = Mikstury
pen-class-talent = Talenty
pen-class-contract = Kontrakty
pen-class-trial = Próby
pen-class-prophecy = Przepowiednie
pen-class-goal = Cele
pen-class-event = Wydarzenia
pen-fact-what = { $what }
pen-fact-pay-study = płacone w Nauce
pen-fact-pay-trial = płacone w Próbie
pen-fact-pay-rest = płacone w Odpoczynku
pen-fact-use-study = używane w Nauce
pen-fact-use-trial = używane w Próbie
pen-fact-use-rest = używane w Odpoczynku
pen-fact-tap = zakręć
pen-fact-discard = odrzuć
pen-fact-threat = Zagrożenie { $n }
pen-fact-wound = zrań swój Znak Dyscypliny
pen-fact-difficulty = trudność { $n }
pen-fact-points = punkty: { $n }
pen-fact-number = kolejność { $n }
pen-fact-conduit = Przewodnik
pen-fact-pendant = Wisior
pen-fact-mantle = Płaszcz
pen-fact-ring = Pierścień
pen-fact-tome = Tom
pen-fact-dark = Mrok { $n }
pen-fact-light = Światło { $n }
pen-fact-counter = Kontratak { $n }
pen-fact-undeniable = niepodważalny
pen-fact-always = w każdej grze
pen-part-cost = Koszt
pen-part-price = Cena
pen-part-text = Efekt
pen-part-standing = Stale
pen-part-launches = Uruchamia
pen-part-launched = Uruchomienie
pen-part-goods = Na początek
pen-part-card = Pierwsza karta
pen-part-task = Zadanie
pen-part-reward = Nagroda
pen-part-property = Właściwość
pen-part-dark-task = Mrok
pen-part-dark-reward = Mrok, nagroda
pen-part-light-task = Światło
pen-part-light-reward = Światło, nagroda
pen-levels = dokładnych { $exact }, wywiedzionych { $inferred }, naszych { $designed }
pen-known-fields = znane z instrukcji: karty: { $cards }, pola dokładne: { $exact }, wywiedzione: { $inferred }
pen-turn-of = { $seat }, tura { $n }
pen-store = Zapas: { $what }
pen-pool = Kości: { $what }
pen-marks = Znaki: { $what }
pen-cards = Karty: { $what }
pen-done = Doświadczenie: { $what }
pen-score = Punkty teraz: { $n }
pen-wounds = Śmiertelne Rany: { $n }
pen-row = Kontrakty: { $what }
pen-trials = Próby: { $what }
pen-fate = Kart Losu zostało: { $n }
pen-placed = Umieszczone kości: { $what }
pen-choose = Numer albo h po pomoc
pen-help = Numer wybiera. c NAZWA pokazuje karty, w mówi, czego nie ma i czemu, s pokazuje stół, q wychodzi; gra jest zapisana.
pen-unknown = Nie ma takiej odpowiedzi: { $what }
pen-state-charged = naładowany
pen-state-discharged = rozładowany
pen-state-wounded = ranny
pen-source-arcana = Arkana
pen-source-trials = Próby
pen-source-wounds = Śmiertelne Rany
pen-source-experience = Doświadczenie
pen-source-contracts = Kontrakty
pen-source-board = Plansza
pen-source-goals = Cele
pen-source-fate = Światło i Mrok
pen-source-escaped = Przepadłe Próby
pen-source-total = Razem

## Boards.

pen-thread-start = Odkręć wszystkie karty, naładuj wszystkie Znaki, zyskaj 2 Kościane kości.
pen-thread-mark = Kość koloru Znaku.
pen-thread-spark = Kość Iskry.
pen-thread-brew = W Odpoczynku także: uwarz dowolnie wiele Mikstur.
pen-thread-exchange = W Odpoczynku także: wymieniaj składniki po kursie Bazaru.
pen-thread-buy = W Odpoczynku także: kup 1 Miksturę albo Artefakt.
pen-mark-set = Ustaw: obróć kość koloru Znaku dowolną ścianką.
pen-mark-launch-spell = Uruchom: użyj Zaklęcia koloru Znaku bez kosztu.
pen-mark-recolour-bone = Przebarw: Kościana kość przybiera kolor Znaku.
pen-mark-untap = Odkręć: odkręć jedną swoją kartę.
pen-spark-set = Ustaw: obróć dowolną swoją kość dowolną ścianką.
pen-spark-launch-spell = Uruchom: użyj dowolnego swojego Zaklęcia bez kosztu.
pen-spark-recolour-bone = Przebarw: Kościana kość przybiera dowolny kolor.
pen-spark-untap = Odkręć: odkręć dowolną swoją kartę.
pen-section-mark = Zapłać Arkana najbliższego wolnego pola: zyskaj Znak i kartę Dyscypliny.
pen-section-card = Zyskaj kartę Dyscypliny.
pen-section-die = Zyskaj kość koloru Klasy.
pen-section-bazaar = Wymieniaj dowolnie wiele razy: 4 Owoce = 3 Kryształy = 2 Klejnoty = 1 Błyskotka.
pen-section-brewery = Kup dowolnie wiele odkrytych Mikstur.
pen-section-shop = Kup jeden odkryty Artefakt.
pen-section-guild = Podejmij odkryty albo zarezerwowany przez siebie Kontrakt.
pen-section-forest = Rzuć kością Zasobów.
pen-section-sanctuary = Odrzuć 1 Krew: zyskaj kość Iskry.
pen-section-ruins = Przyjmij Zagrożenie 1, potem zyskaj 2 Krwi.
pen-takes-any = dowolna kość
pen-takes-colour = kość tego koloru
pen-takes-colour-six = szóstka tego koloru
pen-takes-spark = kość Iskry
pen-wound-name = Rana śmiertelna
pen-mortal-wound = Odrzuć wszystkie kości z zapasu. Następna tura to Odpoczynek. −3 punkty na końcu.
pen-approach-destroy = Zniszczyć
pen-approach-catch = Schwytać
pen-approach-pacify = Pogodzić
pen-approach-dispel = Rozproszyć
pen-approach-endure = Wytrzymać
pen-approach-bribe = Przekupić

## What the page says beside the pieces.

pen-kind-spell = Zaklęcie
pen-kind-recipe = Przepis
pen-kind-summon = Przywołanie
pen-kind-artifact = Artefakt
pen-kind-potion = Mikstura
pen-kind-talent = Talent
pen-kind-contract = Kontrakt
pen-kind-trial = Próba
pen-kind-prophecy = Przepowiednia
pen-kind-goal = Cel
pen-kind-event = Wydarzenie
pen-card-or = albo
pen-piece-school = Szkoła
pen-piece-city = Miasto
pen-piece-wild-lands = Dzikie Ziemie
pen-piece-guild = Gildia: Kontrakty
pen-piece-trials = Próby
pen-piece-fate = Los
pen-piece-markets = Rynki
pen-piece-threat = Zagrożenie
pen-piece-pool = Kości
pen-piece-board = Plansza Czarodzieja
pen-piece-store = Składniki
pen-piece-legend = Co tu napisano
pen-piece-thread = Odpoczynek
pen-piece-known = znane w talii
pen-piece-place = miejsce od góry: { $n }
pen-piece-no-dice = brak kości
pen-piece-no-cards = brak kart
pen-piece-deck = { $name }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
} w talii
pen-piece-temporary = do końca tury
pen-piece-rolled = rzucona do zadania
pen-piece-mark = { $mark }, { $state }
pen-piece-cell = Pole { $n }
pen-piece-cell-free = wolne
pen-piece-cell-cost = Arkana: { $n }
pen-piece-cell-value = Trafiają je kości Zagrożenia z wynikiem { $n }
pen-piece-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
pen-piece-wounds = Rany śmiertelne: { $n }
pen-piece-must-rest = następna tura to Odpoczynek
pen-piece-closed = od { $n } graczy
pen-piece-unlimited = dowolnie wiele kości
pen-piece-takes = tu: { $what }
pen-piece-beside = obok pól: { $dice }
pen-piece-goods = { $name }: { $n } z { $most }
pen-piece-hidden = zakryta karta
pen-piece-tapped = zakręcona
pen-piece-light = ścieżka Światła
pen-piece-dark = ścieżka Mroku
pen-piece-threat-dice = { $n ->
    [one] { $n } kość Zagrożenia
    [few] { $n } kości Zagrożenia
   *[other] { $n } kości Zagrożenia
}
pen-piece-threat-left = do rozstrzygnięcia: { $values }
pen-piece-striking = teraz uderza: { $n }
pen-piece-misses = chybiają: { $values }
pen-piece-undeniable = niepodważalne
pen-piece-attempted = trwa teraz
pen-piece-cancelled = zniesione
pen-piece-reward = Nagroda
pen-piece-fate-left = { $n ->
    [one] została { $n } karta Losu
    [few] zostały { $n } karty Losu
   *[other] zostało { $n } kart Losu
}
pen-piece-offer = Do wyboru
pen-piece-source = Punkty
pen-piece-open = Pokaż wszystko: { $name }
pen-piece-grimoire = Grymuar
pen-piece-inventory = Ekwipunek
pen-piece-equipment = Wyposażenie
pen-piece-experience = Doświadczenie
pen-piece-reserved = Rezerwa

## Sections of a Class.
pen-lesson-mark = { $class }: Znak i karta
pen-lesson-card = { $class }: karta
pen-lesson-die = { $class }: kość
