# The forms of Penumbra's cards in Polish: the imperative of the card, and `.inf` behind “you may” and “to”.

list-and = i
list-or = lub

## Dice of a kind, as a number wants them.

dice-acc = { $what_id ->
        [spark] { $n } { FORM("spark-die", $n, case: "acc") }
       *[other] { $n } { AGREE($what, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
    }
dice-gen = { $what_id ->
        [spark] { $n } { FORM("spark-die", $n, case: "gen") }
       *[other] { $n } { AGREE($what, "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    }
dice-any-case = { $what_id ->
        [spark] { $n } { FORM("spark-die", $n, $case) }
       *[other] { $n } { AGREE($what, "die", $n, $case) } { FORM("die", $n, $case) }
    }
die-any-case = { $what_id ->
        [spark] { FORM("spark-die", $case) }
       *[other] { AGREE($what, "die", $case) } { FORM("die", $case) }
    }

## Texts and sentences.

form-now = { $now }
form-each-then-you = Każdy gracz: { $each } Potem ty: { $you }
form-you-then-others = Najpierw ty: { $you } Potem każdy inny gracz: { $others }
form-do = { $actions }
form-scaled = za { $scale } { $actions }
form-may = możesz { FORM($actions, form: "inf") }
form-if = jeśli { $condition }, { $actions }
form-if-otherwise = jeśli { $condition }, { $actions }; w przeciwnym razie { $other }
form-either = albo { $actions }, albo { $other }
form-spend = odrzuć { FORM($cost, case: "acc") }, aby { FORM($actions, form: "inf") }

## What is counted, and what must hold.

form-per-mark = każdy { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") }
form-per-mark-max = każdy { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") } (najwyżej { $m })
form-per-mark-more = każdy { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") } i jeszcze { $n } { $n ->
        [one] raz
       *[other] razy
    }
form-per-wounded = każdy twój ranny Znak (najwyżej { $m })
form-per-chain = każdą kartę tego łańcucha (najwyżej { $m })
form-per-chain-marks = każdą kartę tego łańcucha (najwyżej jedną za każdy { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") } i jeszcze { $n })
form-chain-of = ten łańcuch ma co najmniej { $n } { FORM("card", $n, case: "acc") }
form-dark-of = masz co najmniej { $n } Mroku
form-light-of = masz co najmniej { $n } Światła
form-have-wounded = masz ranny Znak

## What is gained.

form-ingredients = { $n } { FORM($what, $n, case: "acc") }
form-dice = { dice-acc }
form-dice-either = { $n } { AGREE($a, "die", $n, case: "acc") } lub { AGREE($b, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
form-dice-any = { $n } { FORM("die", $n, case: "acc") } dowolnego koloru
form-dice-mark = { $n } { FORM("die", $n, case: "acc") } koloru jednego z twoich Znaków
form-dice-first = { $n } { FORM("die", $n, case: "acc") } koloru twojego pierwszego Znaku
form-dice-launching = { $n } { FORM("die", $n, case: "acc") } koloru karty, która ją uruchomiła, a bez niej tej karty
form-dice-temporary = { $what_id ->
        [spark] { $n } { AGREE("temporary", "spark-die", $n, case: "acc") } { FORM("spark-die", $n, case: "acc") }
       *[other] { $n } { AGREE("temporary", "die", $n, case: "acc") } { AGREE($what, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
    }
form-cards = { $n } { FORM("discipline-card", $n, case: "acc") }
form-cards-market = { $n } { FORM("discipline-card", $n, case: "acc") } z dowolnego rynku
form-cards-deck = { $n } { FORM("discipline-card", $n, case: "acc") } z dowolnej talii
form-summons-market = { $n } { FORM("summon", $n, case: "acc") } z dowolnego rynku
form-potions = { $n } { FORM("potion", $n, case: "acc") }
form-artifacts = { $n } { FORM("artifact", $n, case: "acc") }

## What is done.

form-gain = otrzymaj { $things }
    .inf = otrzymać { $things }
form-roll-resource = rzuć { $n } { FORM("resource-die", $n, case: "ins") }
    .inf = rzucić { $n } { FORM("resource-die", $n, case: "ins") }
form-reroll = przerzuć do { $n } { FORM("die", $n, case: "gen") }
    .inf = przerzucić do { $n } { FORM("die", $n, case: "gen") }
form-reroll-kind = przerzuć do { dice-gen }
    .inf = przerzucić do { dice-gen }
form-reroll-all = przerzuć dowolną liczbę kości
    .inf = przerzucić dowolną liczbę kości
form-nudge = podkręć do { $n } { FORM("die", $n, case: "gen") }
    .inf = podkręcić do { $n } { FORM("die", $n, case: "gen") }
form-flip = odwróć do { $n } { FORM("die", $n, case: "gen") }
    .inf = odwrócić do { $n } { FORM("die", $n, case: "gen") }
form-nudge-or-flip = podkręć lub odwróć do { $n } { FORM("die", $n, case: "gen") }
    .inf = podkręcić lub odwrócić do { $n } { FORM("die", $n, case: "gen") }
form-set = ustaw do { $n } { FORM("die", $n, case: "gen") }
    .inf = ustawić do { $n } { FORM("die", $n, case: "gen") }
form-set-kind = ustaw do { dice-gen }
    .inf = ustawić do { dice-gen }
form-recolour = przebarw do { $n } { FORM("die", $n, case: "gen") }
    .inf = przebarwić do { $n } { FORM("die", $n, case: "gen") }
form-recolour-to = przebarw do { $n } { FORM("die", $n, case: "gen") } na { AGREE($c, "colour-name", case: "acc") } kolor
    .inf = przebarwić do { $n } { FORM("die", $n, case: "gen") } na { AGREE($c, "colour-name", case: "acc") } kolor
form-recolour-bone = przebarw do { $n } { AGREE("bone", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } na { AGREE($c, "colour-name", case: "acc") } kolor
    .inf = przebarwić do { $n } { AGREE("bone", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } na { AGREE($c, "colour-name", case: "acc") } kolor
form-recolour-bones = przebarw dowolną liczbę Kościanych kości na { AGREE($c, "colour-name", case: "acc") } kolor
    .inf = przebarwić dowolną liczbę Kościanych kości na { AGREE($c, "colour-name", case: "acc") } kolor
form-set-it = ustaw ją
    .inf = ustawić ją
form-reroll-it = przerzuć ją
    .inf = przerzucić ją
form-flip-it = odwróć ją
    .inf = odwrócić ją
form-recharge = naładuj do { $n } { FORM("discipline-mark", $n, case: "gen") }
    .inf = naładować do { $n } { FORM("discipline-mark", $n, case: "gen") }
form-heal = ulecz do { $n } { FORM("mark", $n, case: "gen") }
    .inf = uleczyć do { $n } { FORM("mark", $n, case: "gen") }
form-discard-threat = odrzuć { $n } { FORM("threat-die", $n, case: "acc") }
    .inf = odrzucić { $n } { FORM("threat-die", $n, case: "acc") }
form-set-threat = ustaw do { $n } { FORM("threat-die", $n, case: "gen") }
    .inf = ustawić do { $n } { FORM("threat-die", $n, case: "gen") }
form-name-values = wymień do { $n } { FORM("value", $n, case: "gen") }, które chybiają
    .inf = wymienić do { $n } { FORM("value", $n, case: "gen") }, które chybiają
form-ward = osłoń swoje Znaki przed { $n } { FORM("threat-die", $n, case: "ins") } w tej turze
    .inf = osłonić swoje Znaki przed { $n } { FORM("threat-die", $n, case: "ins") } w tej turze
form-ignore-next-wound = zignoruj następną Śmiertelną Ranę w tej turze
    .inf = zignorować następną Śmiertelną Ranę w tej turze
form-ignore-wound = zignoruj tę Śmiertelną Ranę
    .inf = zignorować tę Śmiertelną Ranę
form-discard-placed = odrzuć do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    .inf = odrzucić do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
form-discard-placed-gain = odrzuć do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } i otrzymaj za każdą { $m } { FORM($what, $m, case: "acc") }
    .inf = odrzucić do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } i otrzymać za każdą { $m } { FORM($what, $m, case: "acc") }
form-take-placed = weź do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } bez rzucania
    .inf = wziąć do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } bez rzucania
form-untap-spells = odkręć do { $n } { FORM("spell", $n, case: "gen") } spośród takich, które nie odkręcają ani nie ładują
    .inf = odkręcić do { $n } { FORM("spell", $n, case: "gen") } spośród takich, które nie odkręcają ani nie ładują
form-untap-familiars = odkręć do { $n } { FORM("familiar", $n, case: "gen") } spośród takich, które nie odkręcają ani nie ładują
    .inf = odkręcić do { $n } { FORM("familiar", $n, case: "gen") } spośród takich, które nie odkręcają ani nie ładują
form-untap-cards = odkręć do { $n } { FORM("card", $n, case: "gen") } spośród takich, które nie odkręcają ani nie ładują
    .inf = odkręcić do { $n } { FORM("card", $n, case: "gen") } spośród takich, które nie odkręcają ani nie ładują
form-place-more = wykonaj { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
    .inf = wykonać { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
form-place-class = wykonaj { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie
    .inf = wykonać { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie
form-place-any-colour = wykonaj { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie kością dowolnego koloru
    .inf = wykonać { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie kością dowolnego koloru
form-place-city = wykonaj { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Mieście bez pola
    .inf = wykonać { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Mieście bez pola
form-cell-free = umieszczaj w tej turze kości bez pól
    .inf = umieszczać w tej turze kości bez pól
form-look-deck = obejrzyj { $n } { FORM("card", $n, case: "acc") } z wierzchu jednej talii Dyscypliny i zachowaj do { $m }
    .inf = obejrzeć { $n } { FORM("card", $n, case: "acc") } z wierzchu jednej talii Dyscypliny i zachować do { $m }
form-summon-it = przywołaj go bez kości
    .inf = przywołać go bez kości
form-buy-any = kup 1 Miksturę lub Artefakt
    .inf = kupić 1 Miksturę lub Artefakt
form-buy-any-less = kup 1 Miksturę lub Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
    .inf = kupić 1 Miksturę lub Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
form-buy-potion = kup 1 Miksturę
    .inf = kupić 1 Miksturę
form-buy-potion-less = kup 1 Miksturę o { $n } { FORM("ingredient", $n, case: "acc") } taniej
    .inf = kupić 1 Miksturę o { $n } { FORM("ingredient", $n, case: "acc") } taniej
form-buy-artifact = kup 1 Artefakt
    .inf = kupić 1 Artefakt
form-buy-artifact-less = kup 1 Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
    .inf = kupić 1 Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
form-exchange = wymień Składniki dowolną liczbę razy po kursie Bazaru
    .inf = wymienić Składniki dowolną liczbę razy po kursie Bazaru
form-exchange-once = wymień Składniki jeden raz po kursie Bazaru
    .inf = wymienić Składniki jeden raz po kursie Bazaru
form-convert = odrzuć do { $n } { FORM($a, $n, case: "gen") } i otrzymaj tyle samo { FORM($b, case: "gen", number: "pl") }
    .inf = odrzucić do { $n } { FORM($a, $n, case: "gen") } i otrzymać tyle samo { FORM($b, case: "gen", number: "pl") }
form-reserve-contract = zarezerwuj Kontrakt
    .inf = zarezerwować Kontrakt
form-reserve-contract-deck = zarezerwuj Kontrakt z wierzchu talii
    .inf = zarezerwować Kontrakt z wierzchu talii
form-reserve-trial = zarezerwuj Próbę
    .inf = zarezerwować Próbę
form-cancel = anuluj do { $n } { FORM("property", $n, case: "gen") }
    .inf = anulować do { $n } { FORM("property", $n, case: "gen") }
form-ignore-rift = zignoruj Rozłam w tej Próbie
    .inf = zignorować Rozłam w tej Próbie
form-ease = zmniejsz sumę zadania o { $n }
    .inf = zmniejszyć sumę zadania o { $n }
form-look-fate = obejrzyj wierzchnią kartę Losu
    .inf = obejrzeć wierzchnią kartę Losu
form-refresh-brewery = odśwież rynek Warzelni
    .inf = odświeżyć rynek Warzelni
form-hand-out = odkryj o jedną kartę Dyscyplin więcej, niż jest graczy, i rozdaj każdemu graczowi po kolei po jednej
    .inf = odkryć o jedną kartę Dyscyplin więcej, niż jest graczy, i rozdać każdemu graczowi po kolei po jednej

## What holds while a card lies ready.

form-standing = { $abilities }
form-placed-class = gdy umieszczasz kość w Klasie, { $then }
form-placed-city = gdy umieszczasz kość w Mieście, { $then }
form-placed-wild = gdy umieszczasz kość na Dzikich Ziemiach, { $then }
form-wounded = gdy twój Znak zostaje ranny, { $then }
form-wounded-once = raz na turę, gdy twój Znak zostaje ranny, { $then }
form-each-rest = w każdej swojej turze Odpoczynku { $then }
form-fewer-threat = odrzucaj { $n } { FORM("threat-die", $n, case: "acc") } z każdego Zagrożenia, z którym się mierzysz
form-fewer-main-threat = odrzucaj { $n } { FORM("threat-die", $n, case: "acc") } z głównego Zagrożenia każdej Próby
form-cheaper = każdy zakup kosztuje cię o { $n } { FORM("ingredient", $n, case: "acc") } mniej
form-cheaper-first = pierwszy zakup w turze kosztuje cię o { $n } { FORM("ingredient", $n, case: "acc") } mniej
form-free-bind = raz na turę „zwiąż” nie kosztuje cię Krwi
form-free-pay-off = raz na turę „przekup” nic cię nie kosztuje
form-free-appear = raz na turę możesz umieścić kość bez pola
form-ease-trials = w Próbach suma zadania jest mniejsza o { $n }
form-approach = przy podejściu { $a } suma jest mniejsza o { $n }, dokładne zadanie wymaga o { $d } { FORM("die", $d, case: "acc") } mniej, a odrzucanie Składników — o { $i } mniej
form-approach-threat = przy podejściu { $a } stawiasz czoła o { $n } { FORM("threat-die", $n, case: "acc") } mniej
form-rift-less = Rozłam zabiera o { $n } { FORM("die", $n, case: "acc") } mniej
form-vigilance-more = Czujność pozwala na o { $n } { FORM("card", $n, case: "acc") } więcej
form-market-summon = możesz przywoływać z rynków Klas

## Costs, Launches, tasks and properties.

form-pay = { FORM($parts, $case) }
form-launched-by = uruchamiane przez: { $launch }
form-price-ingredients = { $n } { FORM($what, $n, $case) }
form-price-dice = { dice-any-case }
form-price-value = { die-any-case } z wynikiem { $value }
form-any-spell = dowolne Zaklęcie
form-any-spell-strong = dowolne Zaklęcie z +{ $n } do siły
form-colour-spell = { AGREE($c, "spell") } Zaklęcie
form-not-colour-spell = dowolne Zaklęcie oprócz { AGREE($c, "spell", case: "gen", number: "pl") }
form-other-colour-spell = Zaklęcie innego koloru
form-that-spell = to Zaklęcie
form-task-discard = odrzuć { FORM($cost, case: "acc") }
form-task-total = odrzuć { $colours } kości o sumie co najmniej { $n }
form-task-any-total = odrzuć dowolne kości o sumie co najmniej { $n }
form-task-exact = odrzuć { $colours } kości z wynikami { $values }
form-task-roll = { $c_id ->
        [spark] rzuć { $n } { FORM("spark-die", $n, case: "ins") } na sumę co najmniej { $m }
       *[other] rzuć { $n } { AGREE($c, "die", $n, case: "ins") } { FORM("die", $n, case: "ins") } na sumę co najmniej { $m }
    }
form-task-withstand = wytrzymaj Zagrożenie { $n }
form-hue = { AGREE($c, "die", number: "pl") }
form-value = { $n }
form-rift = Rozłam { $n }
form-vigilance = Czujność { $n }
form-shield = Tarcza: { $task }
form-trap = Pułapka
form-no-crystals = Tłumienie Kryształów
form-no-potions = Tłumienie Mikstur
form-no-artifacts = Tłumienie Artefaktów
form-no-familiars = Tłumienie Chowańców

## Prophecies and Goals.

form-prophecy = { $omens }
form-deck-out = talia Losu się wyczerpała
form-contracts-done = któryś gracz wykonał { $n } { FORM("contract", $n, case: "acc") }
form-trial-points = ukończone Próby któregoś gracza dają { $n } { FORM("point", $n, case: "acc") }
form-spark-and-marks = któryś gracz ma { $s } { FORM("spark-mark", $s, case: "acc") } i { $d } { FORM("discipline-mark", $d, case: "acc") }
form-marks-of = któryś gracz ma { $d } { FORM("discipline-mark", $d, case: "acc") }
form-fate-differs = Światło i Mrok któregoś gracza różnią się o { $n }
form-symbols-of = któryś gracz ma { $n } { FORM("symbol", $n, case: "acc") }
form-slots-of = któryś gracz ma Artefakty w { $n } { FORM("slot", $n, case: "loc") }
form-kinds-of = któryś gracz ma { $n } { AGREE("different", "symbol", $n, case: "acc") } { FORM("symbol", $n, case: "acc") }
form-goal = { $parts }
form-aim-marks = { $n } { FORM("point", $n) } za każdy Znak Dyscypliny po pierwszych { $m }
form-aim-inventory = { $n } { FORM("point", $n) } za każdego Chowańca i { $m } za każdą Miksturę, razem najwyżej { $k }
form-aim-slots = { $a }, { $b }, { $c } lub { $d } { FORM("point", $d) } za Artefakty w 1, 2, 3 lub 4 miejscach
form-aim-disciplines = { $n } { FORM("point", $n) } za każdą Dyscyplinę wśród twoich kart i jeszcze { $m } za wszystkie sześć
