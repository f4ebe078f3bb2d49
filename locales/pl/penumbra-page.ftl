# What the page says of Penumbra: in the lobby, at its table, and in short.

## The lobby.

game-penumbra = Penumbra
game-penumbra-time = 1–2 godziny
pen-level = Poziom gry dla jednej osoby
pen-level-novice = Nowicjusz
pen-level-adept = Adept
pen-level-master = Mistrz
setup-ready-made = Gotowa talia na pierwszą grę
setup-idle-fate = Wiele tur Nauki z rzędu odsłania kartę Losu
setup-marks-in-rest = Znaków można używać w turze Odpoczynku
setup-cards-against-wounds = Karty mogą odpowiedzieć na Ranę śmiertelną w każdym kroku Zagrożenia
setup-reserved-trial-first = Poprawka wydawcy: najwyżej jedna zarezerwowana Próba i idzie przed wszystkimi innymi
setup-launch-keeps-timing = Uruchomiona karta zachowuje ograniczenia czasu ze swojego kosztu
setup-rest-effects-on-heal = Uleczenie lub zdobycie Znaku daje też efekty Odpoczynku nad nim
setup-vigilance-counts-brewing = Warzenie i przywoływanie liczą się dla Czujności
setup-suppression-of-abilities = Tłumienie wyłącza też efekty stałe i warunkowe
setup-knock-out-meets-conditions = Kość, która wybija inną, musi spełniać warunek pola
setup-spark-primal = Kość Iskry ma Pramagię koloru, za który uchodzi
setup-wound-fails-contract = Rana śmiertelna przerywa podjęty Kontrakt

## The table.

table-on-table = Na stole: { $n }
pen-turn-number = Tura { $n }
pen-placements-anywhere = pozostałe umieszczenia: { $n }
pen-placements-class = w Klasie: { $n }
pen-placements-any-colour = dowolnym kolorem: { $n }
pen-placements-city = w Mieście, bez pola: { $n }
pen-placements-none = nie ma już umieszczeń
pen-chain = Łańcuch: { $n }
pen-last-turns = Ostatnie tury: { $n }
pen-own-board = Twój czarodziej
pen-drag = Kliknij to, co świeci, albo przeciągnij tam kość.
pen-running-score = Obecny wynik
pen-ask-sure = Możesz jeszcze umieścić kości. Mimo to zakończyć turę?
pen-choice-sure = Zakończ turę
pen-choice-sure-back = Graj dalej
replay-turn-back = Poprzednia tura
replay-turn-on = Następna tura

## The rules in short.

short-turn-title = Tura
short-penumbra-goal = Od jednego do czterech uczniów magii zbiera punkty, które liczy się dopiero na koniec: za Próby, Kontrakty, doświadczenie, Znaki, Cele, Arkany oraz za przewagę Światła albo Mroku. Kto ma najwięcej, wygrywa. W pojedynkę gra się o stopień.
short-penumbra-study = Nauka: umieść dwie kości (w pierwszej turze jedną). Pole mówi, jaką kość przyjmuje, a jego sekcja coś daje: kartę, Znak, kość, składniki, Kontrakt.
short-penumbra-trial = Próba: staw czoła jej Zagrożeniu, wybierz ścieżkę Światła albo Mroku i wykonaj jedno z jej zadań. Jeśli się uda, nagroda jest twoja; jeśli nie, Próba przepada.
short-penumbra-rest = Odpoczynek: wyprostuj karty, naładuj Znaki i odzyskaj kości wzdłuż nici swojej planszy.
short-penumbra-free = W swojej turze w każdej chwili: karty, Znaki oraz drobna magia kości i składników.
short-penumbra-fate = Tura Próby lub Odpoczynku kończy się kartą talii Losu: to nowa Próba, Wydarzenie, Cel albo Przepowiednia. Rząd Kontraktów się przesuwa.
short-penumbra-end = Gdy spełni się Przepowiednia albo skończy się talia Losu, bieżącą turę gra się do końca, a potem każdy ma jeszcze jedną.
short-penumbra-sign-die = Kość z twojej puli. Jej kolor wskazuje Dyscyplinę. Kościane kostki nie mają koloru, a kości Iskry uchodzą za dowolny.
short-penumbra-sign-mark = Znak: naładowanego można użyć, rozładowany czeka na Odpoczynek, zraniony nie daje nic, dopóki nie zostanie uleczony albo nie odda swojej Krwi.
short-penumbra-sign-threat = Zagrożenie: każda jego kość zabiera z twojej puli kość o tej samej wartości, a jeśli takiej nie ma, rani Znak o tej wartości. Trafienie w zraniony Znak to Rana śmiertelna: tracisz kości z puli, następna tura to Odpoczynek i minus 3 punkty.
short-penumbra-sign-goods = Składniki: Krew, Kryształy, Klejnoty, Owoce, Błyskotki i Arkany, najwyżej po 12.
short-penumbra-sign-chain = Uruchomienie: ta karta pozwala użyć innej bez jej kosztu albo sama jest tak używana. Jedna po drugiej tworzą łańcuch.
short-penumbra-sign-light = Światło i Mrok na Próbach i Kontraktach: na końcu liczy się różnica między nimi.
short-penumbra-word-tap = Obrócić kartę to położyć ją bokiem; po Odpoczynku znów działa.
short-penumbra-word-recipe = Opłacony Przepis staje się Miksturą do użycia później; Przywołanie staje się Chowańcem, który zostaje.
short-penumbra-word-primal = Pramagia nie potrzebuje karty: Kryształy zmieniają kości, Owoce leczą, Błyskotka daje umieszczenie i tak dalej.
short-penumbra-word-reserve = Zarezerwowany Kontrakt jest tylko twój, ale niewykonany kosztuje 3 punkty.
short-penumbra-word-undeniable = Kości nieodwołalnego Zagrożenia nie można odrzucić, ale ich wartości da się zmienić.

## Penumbra's board.

pen-contracts = Kontrakty
pen-left = zostało { $n }
pen-decks = Talie
pen-own-cards = Twoje karty
pen-class-mark = Znak + karta
pen-class-card = karta
pen-class-die = kość tego koloru; bez ograniczeń
pen-placements-left = Umieszczenia
pen-help-now = Co teraz pomoże
pen-primal = Pramagia
pen-step-threat = Zagrożenie
pen-step-path = Ścieżka
pen-step-task = Zadanie
pen-step-reward = Nagroda
pen-hits = trafia w { $n }
pen-misses-now = chybia
pen-hit-wounded = Znak zraniony
pen-hit-mortal = Rana śmiertelna
pen-hit-die = odrzucona: { $die }
pen-hit-nothing = nic przy { $n }
pen-strikes-now = uderza teraz
pen-strikes-choose = wskaż, w co
pen-of-total = z { $n }
pen-challenge-passed = Zdana: { $card }
pen-challenge-failed = Niezdana: { $card }
pen-deed-reroll = 1: przerzuć
pen-deed-nudge = 2: podkręć
pen-deed-flip = 2: odwróć
pen-deed-recolour = 3: przebarw
pen-deed-heal = 2: ulecz
pen-deed-pay-off = 1: przekup
pen-deed-make-time = 1: zdąż
pen-deed-knock-out = Wybij
