# Cards and boards of Penumbra, and its table in a terminal.

pen-class-spell = Czary
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
pen-fact-pay-study = opłata: Nauka
pen-fact-pay-trial = opłata: Próba
pen-fact-pay-rest = opłata: Odpoczynek
pen-fact-use-study = użycie: Nauka
pen-fact-use-trial = użycie: Próba
pen-fact-use-rest = użycie: Odpoczynek
pen-fact-tap = obróć
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
pen-fact-undeniable = nieodwołalne Zagrożenie
pen-fact-always = w każdej grze
pen-part-cost = Koszt
pen-part-price = Cena
pen-part-text = Efekt
pen-part-standing = Stale
pen-part-launches = Uruchamia
pen-part-launched = Użycie
pen-part-goods = Początkowy zapas
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
pen-wounds = Rany śmiertelne: { $n }
pen-row = Kontrakty: { $what }
pen-trials = Próby: { $what }
pen-fate = Kart Losu zostało: { $n }
pen-placed = Umieszczone kości: { $what }
pen-choose = Numer albo h po pomoc
pen-help = Numer wybiera. c NAZWA pokazuje karty, w mówi, czemu czegoś nie ma, s pokazuje stół, q wychodzi; gra jest zapisana.
pen-unknown = Nie ma takiej odpowiedzi: { $what }
pen-state-charged = naładowany
pen-state-discharged = rozładowany
pen-state-wounded = zraniony
pen-source-arcana = Arkana
pen-source-trials = Próby
pen-source-wounds = Rany śmiertelne
pen-source-experience = Doświadczenie
pen-source-contracts = Kontrakty
pen-source-board = Plansza
pen-source-goals = Cele
pen-source-fate = Światło i Mrok
pen-source-escaped = Próby, które przepadły
pen-source-total = Razem

## Boards.

pen-thread-start = Wyprostuj wszystkie karty, naładuj wszystkie Znaki, zyskaj 2 Kościane kostki.
pen-thread-mark = Kość w kolorze Znaku.
pen-thread-spark = Kość Iskry.
pen-thread-brew = W Odpoczynku także: uwarz dowolną liczbę Mikstur.
pen-thread-exchange = W Odpoczynku także: wymieniaj składniki po kursie Bazaru.
pen-thread-buy = W Odpoczynku także: kup 1 Miksturę albo Artefakt.
pen-mark-set = Ustaw: połóż kość w kolorze Znaku na dowolną ściankę.
pen-mark-launch-spell = Uruchom Czar: użyj bez kosztu Czaru w kolorze Znaku.
pen-mark-recolour-bone = Przebarw Kościaną kostkę: zastąp ją kością w kolorze Znaku.
pen-mark-untap = Wyprostuj: wyprostuj jedną swoją kartę.
pen-spark-set = Ustaw: połóż dowolną swoją kość na dowolną ściankę.
pen-spark-launch-spell = Uruchom Czar: użyj bez kosztu dowolnego swojego Czaru.
pen-spark-recolour-bone = Przebarw Kościaną kostkę: zastąp ją kością dowolnego koloru.
pen-spark-untap = Wyprostuj: wyprostuj dowolną swoją kartę.
pen-section-mark = Zapłać tyle Arkan, ile wskazuje najbliższe wolne pole: zyskaj Znak i kartę Dyscypliny.
pen-section-card = Zyskaj kartę Dyscypliny.
pen-section-die = Zyskaj kość w kolorze Klasy.
pen-section-bazaar = Wymieniaj dowolną liczbę razy: 4 Owoce = 3 Kryształy = 2 Klejnoty = 1 Błyskotka.
pen-section-brewery = Kup dowolną liczbę odkrytych Mikstur.
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
pen-mortal-wound = Odrzuć wszystkie kości z puli. Następna tura to Odpoczynek. −3 punkty na koniec.
pen-approach-destroy = Zniszczyć
pen-approach-catch = Schwytać
pen-approach-pacify = Pogodzić
pen-approach-dispel = Rozproszyć
pen-approach-endure = Wytrzymać
pen-approach-bribe = Przekupić

## What the page says beside the pieces.

pen-kind-spell = Czar
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
pen-piece-rolled = użyta do rzutu
pen-piece-mark = { $mark }, { $state }
pen-piece-cell = Pole { $n }
pen-piece-cell-free = wolne
pen-piece-cell-cost = Arkana: { $n }
pen-piece-cell-value = Trafiają w nie kości Zagrożenia o wartości { $n }
pen-piece-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
pen-piece-wounds = Rany śmiertelne: { $n }
pen-piece-must-rest = następna tura to Odpoczynek
pen-piece-closed = od { $n } graczy
pen-piece-unlimited = dowolna liczba kości
pen-piece-takes = tu: { $what }
pen-piece-beside = obok pól: { $dice }
pen-piece-goods = { $name }: { $n } z { $most }
pen-piece-hidden = zakryta karta
pen-piece-tapped = obrócona
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
pen-piece-undeniable = nieodwołalne
pen-piece-attempted = trwa teraz
pen-piece-cancelled = anulowane
pen-piece-reward = Nagroda
pen-piece-fate-left = { $n ->
    [one] została { $n } karta Losu
    [few] zostały { $n } karty Losu
   *[other] zostało { $n } kart Losu
}
pen-piece-offer = Do wyboru
pen-piece-source = Punkty
pen-piece-open = Pokaż wszystko: { $name }
pen-piece-grimoire = Księga Czarów
pen-piece-inventory = Ekwipunek
pen-piece-equipment = Wyposażenie
pen-piece-experience = Doświadczenie
pen-piece-reserved = Rezerwa

## Sections of a Class.
pen-lesson-mark = { FORM("class") } { AGREE($class, "class") }, Znak i karta
pen-lesson-card = { FORM("class") } { AGREE($class, "class") }, karta
pen-lesson-die = { FORM("class") } { AGREE($class, "class") }, kość
