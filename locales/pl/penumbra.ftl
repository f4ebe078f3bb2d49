# What is said at a table of Penumbra.

## Questions.

pen-over = Gra skończona.
pen-ask-talent = Wybierz Talent.
pen-ask-turn = Jaką turę rozgrywasz: Naukę, Próbę czy Odpoczynek?
pen-ask-study = Nauka: rozmieszczaj kości, używaj efektów albo zakończ turę.
pen-ask-placing = Którą kość umieszczasz?
pen-ask-visit = Co tu robisz?
pen-ask-trial = Którą Próbę podejmujesz?
pen-ask-path = Wybierz ścieżkę Światła albo Mroku.
pen-ask-shield = Najpierw przełam Tarczę.
pen-ask-task = Którego zadania się podejmujesz?
pen-ask-trial-end = Próba zdana. Coś jeszcze przed końcem tury?
pen-ask-rest = Odpoczynek: idź dalej albo użyj tego, co wtedy działa.
pen-ask-end = Tura się kończy.
pen-ask-contract = Który Kontrakt podejmujesz?
pen-ask-contract-task = Wykonaj zadanie Kontraktu.
pen-ask-rolled = Kości są rzucone. Zmień je albo idź dalej.
pen-ask-task-dice = Której kości używasz do zadania?
pen-ask-prepare = Zagrożenie: przygotuj się i rzucaj.
pen-ask-rift = Rozłam: którą kość odrzucasz?
pen-ask-change = Kości Zagrożenia są rzucone. Zmień je albo idź dalej.
pen-ask-distribute = Którą kość Zagrożenia rozstrzygasz teraz?
pen-ask-hit = W co trafia kość Zagrożenia?
pen-ask-mortal = Rana śmiertelna! Czy na nią odpowiadasz?
pen-ask-amplify = Wzmocnić Czar pomarańczowymi kośćmi?
pen-ask-launch = Która karta idzie dalej w Łańcuchu?
pen-ask-pay = Czym płacisz?
pen-ask-may = Co wybierasz?
pen-ask-exchange = Wymieniaj składniki albo skończ.
pen-ask-buy = Co kupujesz?
pen-ask-brew = Którą Miksturę warzysz?
pen-pick-turn = Którą kość zmieniasz?
pen-pick-reroll = Którą kość przerzucasz?
pen-pick-face = Jaką wartość ustawiasz?
pen-pick-colour = Jaki kolor przybiera kość?
pen-pick-gain-colour = Kość jakiego koloru zyskujesz?
pen-pick-heal = Który Znak leczysz?
pen-pick-recharge = Który Znak ładujesz?
pen-pick-wound = Który Znak ranisz?
pen-pick-set-threat = Którą kość Zagrożenia ustawiasz?
pen-pick-name-value = Która wartość chybia?
pen-pick-discard-placed = Którą umieszczoną kość odrzucasz?
pen-pick-take-placed = Którą umieszczoną kość bierzesz?
pen-pick-rest-die = Skąd bierzesz kość?
pen-pick-untap = Którą kartę prostujesz?
pen-pick-card = Którą kartę Dyscypliny zyskujesz?
pen-pick-potion = Którą Miksturę zyskujesz?
pen-pick-artifact = Który Artefakt zyskujesz?
pen-pick-deck = Do której talii zaglądasz?
pen-pick-looked = Którą z tych kart zatrzymujesz?
pen-pick-reserve = Który Kontrakt rezerwujesz?
pen-pick-reserve-trial = Którą Próbę rezerwujesz?
pen-pick-cancel = Którą właściwość anulujesz?
pen-pick-equip = Czy nowy Artefakt zastępuje stary?
pen-pick-pay-off = Który rynek odświeżasz?
pen-pick-red-die = Którą kość odrzucasz?
pen-pick-knock-out = Którą umieszczoną kość wybijasz?
pen-pick-convert = Ile wymieniasz?
pen-pick-offer = Którą kartę bierzesz?
pen-pick-launch = Który Czar uruchamiasz?

## Choices and refusals.

pen-choice-study = Nauka
pen-choice-trial-turn = Próba
pen-choice-rest = Odpoczynek
pen-choice-end = Zakończ turę
pen-choice-go = Umieść: { $section }
pen-choice-go-any-colour = Umieść kość dowolnego koloru: { $section }
pen-choice-go-knocking-out = Wybij kość: { $section }
pen-choice-go-for-arcana = Zjaw się bez pola, odrzucając 1 Arkanę: { $section }
pen-choice-go-without-a-cell = Umieść bez pola: { $section }
pen-choice-die = { $die }
pen-choice-die-as = { $die } jako { $colour }
pen-choice-up = { $die }: wartość o 1 większa
pen-choice-down = { $die }: wartość o 1 mniejsza
pen-choice-flip-die = Odwróć { FORM($die, case: "acc") }
pen-choice-placed = { $die } ({ $section })
pen-choice-apply = Zastosuj efekt lokacji
pen-choice-bind = Zwiąż: odrzuć 1 Krew i zarezerwuj Kontrakt
pen-choice-extra = Rzuć dodatkową kością Zasobów
pen-choice-leave = Opuść lokację
pen-choice-pay-variant = Opłać { FORM($card, case: "acc") }, sposób { $variant }
pen-choice-mark-set = Użyj Znaku na polu { $n }: Ustaw
pen-choice-mark-launch-spell = Użyj Znaku na polu { $n }: Uruchom Czar
pen-choice-mark-recolour-bone = Użyj Znaku na polu { $n }: Przebarw Kościaną kostkę
pen-choice-mark-untap = Użyj Znaku na polu { $n }: Wyprostuj
pen-choice-cell = Znak na polu { $n }
pen-choice-reroll = Manipuluj za 1 Kryształ: przerzuć
pen-choice-nudge = Manipuluj za 2 Kryształy: podkręć
pen-choice-flip = Manipuluj za 2 Kryształy: odwróć
pen-choice-recolour = Manipuluj za 3 Kryształy: przebarw
pen-choice-heal = Ulecz Znak za 2 Owoce
pen-choice-pay-off = Przekup: odśwież rynek
pen-choice-make-time = Zdąż: 1 Błyskotka za umieszczenie
pen-choice-knock-out = Wybij: odrzuć czerwoną kość
pen-choice-face = { $n }
pen-choice-colour = { $colour }
pen-choice-deck = Wierzch talii: { $deck }
pen-choice-market = { $market }
pen-choice-store = Krew z zapasu
pen-choice-save = Oszczędź 1 { FORM($goods, case: "acc") }
pen-choice-swap = { $n } { FORM($from, $n, case: "acc") } → { $m } { FORM($to, $m, case: "acc") }
pen-choice-threat = Kość Zagrożenia o wartości { $n }
pen-choice-set-threat = Kość Zagrożenia: { $n } → { $to }
pen-choice-path-dark = Ścieżka Mroku
pen-choice-path-light = Ścieżka Światła
pen-choice-task = Zadanie { $n }
pen-choice-shield = Przełam Tarczę
pen-choice-give-up = Zrezygnuj
pen-choice-roll = Rzuć
pen-choice-go-on = Dalej
pen-choice-property = Właściwość { $n }
pen-choice-number = { $n }
pen-choice-protect = Ochroń: odrzuć { FORM($die, case: "acc") }
pen-choice-amplify = Wzmocnij: odrzuć { FORM($die, case: "acc") }
pen-choice-first = Pierwsze
pen-choice-second = Drugie
pen-choice-yes = Tak
pen-choice-no = Nie
pen-choice-done = Gotowe
pen-choice-talent = { $card }
pen-choice-trial = Podejmij { FORM($card, case: "acc") }
pen-choice-use = Użyj { FORM($card, case: "gen") }
pen-choice-pay = Opłać { FORM($card, case: "acc") }
pen-choice-launch = Uruchom { FORM($card, case: "acc") }
pen-choice-discard = Odrzuć { FORM($card, case: "acc") }
pen-choice-card = { $card }
pen-refused-reserved-first = Najpierw podejmij zarezerwowaną Próbę.
pen-refused-no-placement = W tej turze nie ma już umieszczeń.
pen-refused-no-dice = W twojej puli nie ma kości.
pen-refused-elsewhere = Pozostałe umieszczenia są przeznaczone dla innych lokacji.
pen-refused-taken = Wszystkie pola są tam zajęte.
pen-refused-no-fitting-die = Żadna z twoich kości nie pasuje do wolnego pola.
pen-refused-only-launched = Tej karty używa się tylko przez Uruchomienie.
pen-refused-tapped = Karta jest obrócona.
pen-refused-not-paid-now = W turze tego rodzaju nie można jej opłacić.
pen-refused-not-used-now = W turze tego rodzaju nie można jej użyć.
pen-refused-other-moment = Działa tylko w określonej chwili Zagrożenia.
pen-refused-suppressed = Próba tłumi takie karty.
pen-refused-vigilance = Czujność: przed rzutem nie można użyć więcej kart.
pen-refused-cost = Nie masz czym opłacić jej kosztu albo tego, czego ona wymaga.
pen-refused-requirement = Nie da się spełnić jej wymagania.

## The log.

pen-log-talent = { $seat } wybiera { FORM($card, case: "acc") }.
pen-log-turn = { $seat } zaczyna turę { FORM($turn, case: "gen") }.
pen-log-placed = { $seat } umieszcza { FORM($die, case: "acc") }: { $section }.
pen-log-knocked-out = { $die } schodzi z pola: { $section }.
pen-log-used = { $seat } używa { FORM($card, case: "gen") }.
pen-log-transformed = { $seat } przygotowuje { FORM($card, case: "acc") }.
pen-log-mark-used = { $seat } używa Znaku na polu { $cell }.
pen-log-mark-gained = { $seat } zyskuje { $mark_id ->
    [spark] { FORM("spark-mark", case: "acc") }
   *[other] { FORM("mark", case: "acc") } { AGREE($mark, "mark", case: "acc") }
}, pole { $cell }.
pen-log-mark-healed = { $seat }: Znak na polu { $cell } uleczony.
pen-log-mark-recharged = { $seat }: Znak na polu { $cell } naładowany.
pen-log-mark-wounded = { $seat }: Znak na polu { $cell } zraniony.
pen-log-blood-of-mark = { $seat }: zraniony Znak na polu { $cell } oddaje Krew.
pen-log-gained = { $seat } zyskuje { $n } { FORM($goods, $n, case: "acc") }.
pen-log-paid = { $seat } odrzuca { $n } { FORM($goods, $n, case: "acc") }.
pen-log-die-gained = { $seat } zyskuje { FORM($die, case: "acc") }.
pen-log-die-lost = { $seat } traci { FORM($die, case: "acc") }.
pen-log-die-turned = { $seat } zmienia { FORM($die, case: "acc") } na { FORM($to, case: "acc") }.
pen-log-resource = { $seat } rzuca kością Zasobów: ścianka { $face }.
pen-log-card-gained = { $seat } zyskuje { FORM($card, case: "acc") }.
pen-log-card-discarded = { $seat } odrzuca { FORM($card, case: "acc") }.
pen-log-untapped = { $seat } prostuje { FORM($card, case: "acc") }.
pen-log-refreshed = Rynek odświeżony: { $market }.
pen-log-reserved = { $seat } rezerwuje { FORM($card, case: "acc") }.
pen-log-reserved-unseen = { $seat } potajemnie rezerwuje Kontrakt.
pen-log-looked = Widzisz { FORM($card, case: "acc") }.
pen-log-threat = { $seat } mierzy się z Zagrożeniem { $n }.
pen-log-threat-rolled = { $seat } rzuca na Zagrożenie: { $n ->
    [0] nie ma już kości
   *[other] { $values }
}.
pen-log-missed = Kość Zagrożenia o wartości { $value } chybia.
pen-log-mortal-wound = { $seat } otrzymuje Ranę śmiertelną.
pen-log-wound-ignored = { $seat } ignoruje Ranę śmiertelną.
pen-log-task-rolled = { $seat } rzuca kośćmi do zadania: { $values }.
pen-log-attempts = { $seat } podejmuje { FORM($card, case: "acc") }.
pen-log-completed = { $seat } { $card_gender ->
    [f] zdaje
   *[other] wykonuje
} { FORM($card, case: "acc") }.
pen-log-failed = { $seat } nie { $card_gender ->
    [f] zdaje
   *[other] wykonuje
} { FORM($card, case: "gen") }.
pen-log-property-cancelled = { $seat } anuluje właściwość { $n } { FORM($card, case: "gen") }.
pen-log-fate = Odsłonięta karta Losu: { $card }.
pen-log-prophecy = Spełnia się { $card }: każdy rozgrywa jeszcze jedną turę.
pen-log-broken-off = Za wiele dzieje się naraz: tura zostaje przerwana ({ $seat }).
pen-log-over = Koniec gry, punkty: { $points }.
pen-log-escaped = Przepada { $card }.
pen-log-town = Miasto nie czeka, umieszczona zostaje { $die }: { $section }.
pen-log-rank-sent-home = Powrót do domu na wakacje.
pen-log-rank-promoted = Promocja do następnej klasy.
pen-log-rank-promoted-with-praise = Promocja z wyróżnieniem.
pen-log-rank-best-of-the-year = Najlepszy uczeń roku.
pen-log-rank-candidate-for-the-cup = Kandydat do Pucharu.
pen-log-rank-holder-of-the-cup = Zdobywca Pucharu!

## What would come to nothing.

pen-wasted-study = Nie można teraz umieścić żadnej kości: Nauka nic by nie dała.
