# The forms of Penumbra's cards in Polish: the imperative of the card, `.inf` behind “you may” and “to”, `.third` for other
# players. What may be done once is allowed, not commanded: `.optional` says so, and `along` of what goes on from there.

list-and = i
list-or = lub

## Dice of a kind, as a number wants them. A Bone die has a noun of its own: kostka.

dice-acc = { $what_id ->
        [spark] { $n } { FORM("spark-die", $n, case: "acc") }
        [bone] { $n } { FORM("bone-die", $n, case: "acc") }
       *[other] { $n } { AGREE($what, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
    }
dice-gen = { $what_id ->
        [spark] { $n } { FORM("spark-die", $n, case: "gen") }
        [bone] { $n } { FORM("bone-die", $n, case: "gen") }
       *[other] { $n } { AGREE($what, "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    }
dice-ins = { $what_id ->
        [spark] { $n } { FORM("spark-die", $n, case: "ins") }
        [bone] { $n } { FORM("bone-die", $n, case: "ins") }
       *[other] { $n } { AGREE($what, "die", $n, case: "ins") } { FORM("die", $n, case: "ins") }
    }
dice-any-case = { $what_id ->
        [spark] { $n } { FORM("spark-die", $n, $case) }
        [bone] { $n } { FORM("bone-die", $n, $case) }
       *[other] { $n } { AGREE($what, "die", $n, $case) } { FORM("die", $n, $case) }
    }
die-any-case = { $what_id ->
        [spark] { FORM("spark-die", $case) }
        [bone] { FORM("bone-die", $case) }
       *[other] { AGREE($what, "die", $case) } { FORM("die", $case) }
    }

## Texts and sentences.

form-now = { $now }
form-each-then-you = każdy gracz { $each } Potem { $you }
form-you-then-others = najpierw { $you } Potem każdy inny gracz { $others }
form-do = { $actions }
form-scaled = za { $scale } { $actions }
form-may = możesz { FORM($actions, form: "inf") }
    .third = może { FORM($actions, form: "inf") }
form-if = jeśli { $condition }, { $actions }
form-if-otherwise = jeśli { $condition }, { $actions }; w przeciwnym razie { $other }
form-either = { FORM($actions, form: "optional") ->
        [yes] możesz albo { FORM($actions, form: "inf") }, albo { FORM($other, form: "inf") }
       *[other] { FORM($other, form: "optional") ->
            [yes] możesz albo { FORM($actions, form: "inf") }, albo { FORM($other, form: "inf") }
           *[other] albo { $actions }, albo { $other }
        }
    }
    .inf = albo { FORM($actions, form: "inf") }, albo { FORM($other, form: "inf") }
    .third = { FORM($actions, form: "optional") ->
        [yes] może albo { FORM($actions, form: "inf") }, albo { FORM($other, form: "inf") }
       *[other] { FORM($other, form: "optional") ->
            [yes] może albo { FORM($actions, form: "inf") }, albo { FORM($other, form: "inf") }
           *[other] albo { $actions }, albo { $other }
        }
    }
form-spend = odrzuć { FORM($cost, case: "acc") }, aby { FORM($actions, form: "inf") }
    .third = odrzuca { FORM($cost, case: "acc") }, aby { FORM($actions, form: "inf") }

## What is counted, and what must hold.

form-per-mark = każdy { FORM("mark", case: "acc") } { AGREE($d, "mark", case: "acc") }
form-per-mark-max = każdy { FORM("mark", case: "acc") } { AGREE($d, "mark", case: "acc") } (najwyżej { $m })
form-per-mark-more = każdy { FORM("mark", case: "acc") } { AGREE($d, "mark", case: "acc") } i jeszcze { $n } { $n ->
        [one] raz
       *[other] razy
    }
form-per-wounded = każdy swój zraniony Znak (najwyżej { $m })
form-per-chain = każdą kartę tego Łańcucha (najwyżej { $m })
form-per-chain-marks = każdą kartę tego Łańcucha (nie więcej, niż masz { FORM("mark", case: "gen", number: "pl") } { AGREE($d, "mark", case: "gen", number: "pl") }, plus { $n })
form-chain-of = ten Łańcuch ma co najmniej { $n } { FORM("card", $n, case: "acc") }
form-dark-of = masz co najmniej { $n } Mroku
    .third = ma co najmniej { $n } Mroku
form-light-of = masz co najmniej { $n } Światła
    .third = ma co najmniej { $n } Światła
form-have-wounded = masz zraniony Znak
    .third = ma zraniony Znak

## What is gained.

form-ingredients = { $n } { FORM($what, $n, case: "acc") }
form-dice = { dice-acc }
full-a = { $a_id ->
        [spark] { FORM("spark-die", $n, case: "acc") }
        [bone] { FORM("bone-die", $n, case: "acc") }
       *[other] { AGREE($a, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
    }
full-b = { $b_id ->
        [spark] { FORM("spark-die", $n, case: "acc") }
        [bone] { FORM("bone-die", $n, case: "acc") }
       *[other] { AGREE($b, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
    }
form-dice-either = { $a_id ->
        [spark] { $n } { full-a } lub { full-b }
        [bone] { $n } { full-a } lub { full-b }
       *[other] { $b_id ->
            [spark] { $n } { full-a } lub { full-b }
            [bone] { $n } { full-a } lub { full-b }
           *[other] { $n } { AGREE($a, "die", $n, case: "acc") } lub { AGREE($b, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
        }
    }
form-dice-any = { $n } { FORM("die", $n, case: "acc") } dowolnego koloru
form-dice-mark = { $n } { FORM("die", $n, case: "acc") } w kolorze jednego ze swoich Znaków
form-dice-first = { $n } { FORM("die", $n, case: "acc") } w kolorze swojego pierwszego Znaku
form-dice-launching = { $n } { FORM("die", $n, case: "acc") } w kolorze karty, która uruchomiła tę kartę, a jeśli takiej nie ma, w kolorze tej karty
form-dice-temporary = { $what_id ->
        [spark] { $n } { AGREE("temporary", "spark-die", $n, case: "acc") } { FORM("spark-die", $n, case: "acc") }
        [bone] { $n } { AGREE("temporary", "bone-die", $n, case: "acc") } { FORM("bone-die", $n, case: "acc") }
       *[other] { $n } { AGREE("temporary", "die", $n, case: "acc") } { AGREE($what, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
    }
form-cards = { $n } { FORM("discipline-card", $n, case: "acc") }
form-cards-market = { $n } { FORM("discipline-card", $n, case: "acc") } z dowolnego rynku
form-cards-deck = { $n } { FORM("discipline-card", $n, case: "acc") } z dowolnej talii
form-summons-market = { $n } { FORM("summon", $n, case: "acc") } z dowolnego rynku
form-potions = { $n } { FORM("potion", $n, case: "acc") }
form-artifacts = { $n } { FORM("artifact", $n, case: "acc") }

## What is done.

once = { $n ->
        [1] yes
       *[other] no
    }

form-gain = zyskaj { $things }
    .inf = zyskać { $things }
    .third = zyskuje { $things }
form-roll-resource = rzuć { $n } { FORM("resource-die", $n, case: "ins") }
    .inf = rzucić { $n } { FORM("resource-die", $n, case: "ins") }
    .third = rzuca { $n } { FORM("resource-die", $n, case: "ins") }
form-reroll = { $n ->
        [1] możesz przerzucić 1 { FORM("die", case: "acc") }
       *[other] przerzuć do { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] przerzucić 1 { FORM("die", case: "acc") }
       *[other] przerzucić do { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może przerzucić 1 { FORM("die", case: "acc") }
       *[other] przerzuca do { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-reroll-kind = { $n ->
        [1] możesz przerzucić { dice-acc }
       *[other] przerzuć do { dice-gen }
    }
    .inf = { $n ->
        [1] przerzucić { dice-acc }
       *[other] przerzucić do { dice-gen }
    }
    .third = { $n ->
        [1] może przerzucić { dice-acc }
       *[other] przerzuca do { dice-gen }
    }
    .optional = { once }
form-reroll-all = przerzuć dowolną liczbę kości
    .inf = przerzucić dowolną liczbę kości
    .third = przerzuca dowolną liczbę kości
form-nudge = { $n ->
        [1] możesz podkręcić 1 { FORM("die", case: "acc") }
       *[other] podkręć do { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] podkręcić 1 { FORM("die", case: "acc") }
       *[other] podkręcić do { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może podkręcić 1 { FORM("die", case: "acc") }
       *[other] podkręca do { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-flip = { $n ->
        [1] możesz odwrócić 1 { FORM("die", case: "acc") }
       *[other] odwróć do { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] odwrócić 1 { FORM("die", case: "acc") }
       *[other] odwrócić do { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może odwrócić 1 { FORM("die", case: "acc") }
       *[other] odwraca do { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-nudge-or-flip = { $n ->
        [1] możesz podkręcić lub odwrócić 1 { FORM("die", case: "acc") }
       *[other] podkręć lub odwróć do { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] podkręcić lub odwrócić 1 { FORM("die", case: "acc") }
       *[other] podkręcić lub odwrócić do { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może podkręcić lub odwrócić 1 { FORM("die", case: "acc") }
       *[other] podkręca lub odwraca do { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-set = { $n ->
        [1] możesz ustawić 1 { FORM("die", case: "acc") }
       *[other] ustaw do { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] ustawić 1 { FORM("die", case: "acc") }
       *[other] ustawić do { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może ustawić 1 { FORM("die", case: "acc") }
       *[other] ustawia do { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-set-kind = { $n ->
        [1] możesz ustawić { dice-acc }
       *[other] ustaw do { dice-gen }
    }
    .inf = { $n ->
        [1] ustawić { dice-acc }
       *[other] ustawić do { dice-gen }
    }
    .third = { $n ->
        [1] może ustawić { dice-acc }
       *[other] ustawia do { dice-gen }
    }
    .optional = { once }
form-recolour = { $n ->
        [1] możesz przebarwić 1 { FORM("die", case: "acc") }
       *[other] przebarw do { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] przebarwić 1 { FORM("die", case: "acc") }
       *[other] przebarwić do { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może przebarwić 1 { FORM("die", case: "acc") }
       *[other] przebarwia do { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-recolour-to = { $n ->
        [1] możesz przebarwić 1 { FORM("die", case: "acc") } na kolor { AGREE($c, "colour-name", case: "acc") }
       *[other] przebarw do { $n } { FORM("die", $n, case: "gen") } na kolor { AGREE($c, "colour-name", case: "acc") }
    }
    .inf = { $n ->
        [1] przebarwić 1 { FORM("die", case: "acc") } na kolor { AGREE($c, "colour-name", case: "acc") }
       *[other] przebarwić do { $n } { FORM("die", $n, case: "gen") } na kolor { AGREE($c, "colour-name", case: "acc") }
    }
    .third = { $n ->
        [1] może przebarwić 1 { FORM("die", case: "acc") } na kolor { AGREE($c, "colour-name", case: "acc") }
       *[other] przebarwia do { $n } { FORM("die", $n, case: "gen") } na kolor { AGREE($c, "colour-name", case: "acc") }
    }
    .optional = { once }
form-recolour-bone = { $n ->
        [1] możesz przebarwić 1 { FORM("bone-die", case: "acc") } na kolor { AGREE($c, "colour-name", case: "acc") }
       *[other] przebarw do { $n } { FORM("bone-die", $n, case: "gen") } na kolor { AGREE($c, "colour-name", case: "acc") }
    }
    .inf = { $n ->
        [1] przebarwić 1 { FORM("bone-die", case: "acc") } na kolor { AGREE($c, "colour-name", case: "acc") }
       *[other] przebarwić do { $n } { FORM("bone-die", $n, case: "gen") } na kolor { AGREE($c, "colour-name", case: "acc") }
    }
    .third = { $n ->
        [1] może przebarwić 1 { FORM("bone-die", case: "acc") } na kolor { AGREE($c, "colour-name", case: "acc") }
       *[other] przebarwia do { $n } { FORM("bone-die", $n, case: "gen") } na kolor { AGREE($c, "colour-name", case: "acc") }
    }
    .optional = { once }
form-recolour-bones = przebarw dowolną liczbę Kościanych kostek na kolor { AGREE($c, "colour-name", case: "acc") }
    .inf = przebarwić dowolną liczbę Kościanych kostek na kolor { AGREE($c, "colour-name", case: "acc") }
    .third = przebarwia dowolną liczbę Kościanych kostek na kolor { AGREE($c, "colour-name", case: "acc") }
form-set-it = ustaw ją
    .inf = ją ustawić
    .third = ustawia ją
    .optional = along
form-reroll-it = przerzuć ją
    .inf = ją przerzucić
    .third = przerzuca ją
    .optional = along
form-flip-it = odwróć ją
    .inf = ją odwrócić
    .third = odwraca ją
    .optional = along
form-recharge = { $n ->
        [1] możesz naładować 1 { FORM("discipline-mark", case: "acc") }
       *[other] naładuj do { $n } { FORM("discipline-mark", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] naładować 1 { FORM("discipline-mark", case: "acc") }
       *[other] naładować do { $n } { FORM("discipline-mark", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może naładować 1 { FORM("discipline-mark", case: "acc") }
       *[other] ładuje do { $n } { FORM("discipline-mark", $n, case: "gen") }
    }
    .optional = { once }
form-heal = { $n ->
        [1] możesz uleczyć 1 { FORM("mark", case: "acc") }
       *[other] ulecz do { $n } { FORM("mark", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] uleczyć 1 { FORM("mark", case: "acc") }
       *[other] uleczyć do { $n } { FORM("mark", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może uleczyć 1 { FORM("mark", case: "acc") }
       *[other] leczy do { $n } { FORM("mark", $n, case: "gen") }
    }
    .optional = { once }
form-discard-threat = odrzuć { $n } { FORM("threat-die", $n, case: "acc") }
    .inf = odrzucić { $n } { FORM("threat-die", $n, case: "acc") }
    .third = odrzuca { $n } { FORM("threat-die", $n, case: "acc") }
form-set-threat = { $n ->
        [1] możesz ustawić 1 { FORM("threat-die", case: "acc") }
       *[other] ustaw do { $n } { FORM("threat-die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] ustawić 1 { FORM("threat-die", case: "acc") }
       *[other] ustawić do { $n } { FORM("threat-die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może ustawić 1 { FORM("threat-die", case: "acc") }
       *[other] ustawia do { $n } { FORM("threat-die", $n, case: "gen") }
    }
    .optional = { once }
form-name-values = { $n ->
        [1] możesz wskazać 1 { FORM("value", case: "acc") }, która chybia
       *[other] wskaż do { $n } { FORM("value", $n, case: "gen") }, które chybiają
    }
    .inf = { $n ->
        [1] wskazać 1 { FORM("value", case: "acc") }, która chybia
       *[other] wskazać do { $n } { FORM("value", $n, case: "gen") }, które chybiają
    }
    .third = { $n ->
        [1] może wskazać 1 { FORM("value", case: "acc") }, która chybia
       *[other] wskazuje do { $n } { FORM("value", $n, case: "gen") }, które chybiają
    }
    .optional = { once }
form-ward = osłoń swoje Znaki przed { $n } { FORM("threat-die", $n, case: "ins") } w tej turze
    .inf = osłonić swoje Znaki przed { $n } { FORM("threat-die", $n, case: "ins") } w tej turze
    .third = osłania swoje Znaki przed { $n } { FORM("threat-die", $n, case: "ins") } w tej turze
form-ignore-next-wound = zignoruj następną Ranę śmiertelną w tej turze
    .inf = zignorować następną Ranę śmiertelną w tej turze
    .third = ignoruje następną Ranę śmiertelną w tej turze
form-ignore-wound = zignoruj tę Ranę śmiertelną
    .inf = zignorować tę Ranę śmiertelną
    .third = ignoruje tę Ranę śmiertelną
form-discard-placed = { $n ->
        [1] możesz odrzucić 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") }
       *[other] odrzuć do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] odrzucić 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") }
       *[other] odrzucić do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może odrzucić 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") }
       *[other] odrzuca do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-discard-placed-gain = { $n ->
        [1] możesz odrzucić 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") } i zyskać za nią { $m } { FORM($what, $m, case: "acc") }
       *[other] odrzuć do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } i zyskaj za każdą { $m } { FORM($what, $m, case: "acc") }
    }
    .inf = { $n ->
        [1] odrzucić 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") } i zyskać za nią { $m } { FORM($what, $m, case: "acc") }
       *[other] odrzucić do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } i zyskać za każdą { $m } { FORM($what, $m, case: "acc") }
    }
    .third = { $n ->
        [1] może odrzucić 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") } i zyskać za nią { $m } { FORM($what, $m, case: "acc") }
       *[other] odrzuca do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } i zyskuje za każdą { $m } { FORM($what, $m, case: "acc") }
    }
    .optional = { once }
form-take-placed = { $n ->
        [1] możesz wziąć 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") } bez przerzucania
       *[other] weź do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } bez przerzucania
    }
    .inf = { $n ->
        [1] wziąć 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") } bez przerzucania
       *[other] wziąć do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } bez przerzucania
    }
    .third = { $n ->
        [1] może wziąć 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") } bez przerzucania
       *[other] bierze do { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } bez przerzucania
    }
    .optional = { once }
form-untap-spells = { $n ->
        [1] możesz wyprostować 1 { FORM("spell", case: "acc") } oprócz tych, które same prostują lub ładują
       *[other] wyprostuj do { $n } { FORM("spell", $n, case: "gen") } oprócz tych, które same prostują lub ładują
    }
    .inf = { $n ->
        [1] wyprostować 1 { FORM("spell", case: "acc") } oprócz tych, które same prostują lub ładują
       *[other] wyprostować do { $n } { FORM("spell", $n, case: "gen") } oprócz tych, które same prostują lub ładują
    }
    .third = { $n ->
        [1] może wyprostować 1 { FORM("spell", case: "acc") } oprócz tych, które same prostują lub ładują
       *[other] prostuje do { $n } { FORM("spell", $n, case: "gen") } oprócz tych, które same prostują lub ładują
    }
    .optional = { once }
form-untap-familiars = { $n ->
        [1] możesz wyprostować 1 { FORM("familiar", case: "acc") } oprócz tych, które same prostują lub ładują
       *[other] wyprostuj do { $n } { FORM("familiar", $n, case: "gen") } oprócz tych, które same prostują lub ładują
    }
    .inf = { $n ->
        [1] wyprostować 1 { FORM("familiar", case: "acc") } oprócz tych, które same prostują lub ładują
       *[other] wyprostować do { $n } { FORM("familiar", $n, case: "gen") } oprócz tych, które same prostują lub ładują
    }
    .third = { $n ->
        [1] może wyprostować 1 { FORM("familiar", case: "acc") } oprócz tych, które same prostują lub ładują
       *[other] prostuje do { $n } { FORM("familiar", $n, case: "gen") } oprócz tych, które same prostują lub ładują
    }
    .optional = { once }
form-untap-cards = { $n ->
        [1] możesz wyprostować 1 { FORM("card", case: "acc") } oprócz tych, które same prostują lub ładują
       *[other] wyprostuj do { $n } { FORM("card", $n, case: "gen") } oprócz tych, które same prostują lub ładują
    }
    .inf = { $n ->
        [1] wyprostować 1 { FORM("card", case: "acc") } oprócz tych, które same prostują lub ładują
       *[other] wyprostować do { $n } { FORM("card", $n, case: "gen") } oprócz tych, które same prostują lub ładują
    }
    .third = { $n ->
        [1] może wyprostować 1 { FORM("card", case: "acc") } oprócz tych, które same prostują lub ładują
       *[other] prostuje do { $n } { FORM("card", $n, case: "gen") } oprócz tych, które same prostują lub ładują
    }
    .optional = { once }
form-place-more = wykonaj { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
    .inf = wykonać { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
    .third = wykonuje { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
form-place-class = wykonaj { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie
    .inf = wykonać { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie
    .third = wykonuje { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie
form-place-any-colour = wykonaj { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie kością dowolnego koloru
    .inf = wykonać { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie kością dowolnego koloru
    .third = wykonuje { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Klasie kością dowolnego koloru
form-place-city = wykonaj { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Mieście bez pola
    .inf = wykonać { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Mieście bez pola
    .third = wykonuje { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } w Mieście bez pola
form-cell-free = umieszczaj w tej turze kości bez pól
    .inf = umieszczać w tej turze kości bez pól
    .third = umieszcza w tej turze kości bez pól
form-look-deck = obejrzyj { $n } { FORM("card", $n, case: "acc") } z wierzchu jednej talii Dyscypliny i zatrzymaj { keep-some }
    .inf = obejrzeć { $n } { FORM("card", $n, case: "acc") } z wierzchu jednej talii Dyscypliny i zatrzymać { keep-some }
    .third = ogląda { $n } { FORM("card", $n, case: "acc") } z wierzchu jednej talii Dyscypliny i zatrzymuje { keep-some }
keep-some = { $m ->
        [1] najwyżej jedną
       *[other] najwyżej { $m }
    }
form-summon-it = przywołaj je bez odrzucania kości
    .inf = je przywołać bez odrzucania kości
    .third = przywołuje je bez odrzucania kości
    .optional = along
form-buy-any = kup 1 Miksturę lub Artefakt
    .inf = kupić 1 Miksturę lub Artefakt
    .third = kupuje 1 Miksturę lub Artefakt
form-buy-any-less = kup 1 Miksturę lub Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
    .inf = kupić 1 Miksturę lub Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
    .third = kupuje 1 Miksturę lub Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
form-buy-potion = kup 1 Miksturę
    .inf = kupić 1 Miksturę
    .third = kupuje 1 Miksturę
form-buy-potion-less = kup 1 Miksturę o { $n } { FORM("ingredient", $n, case: "acc") } taniej
    .inf = kupić 1 Miksturę o { $n } { FORM("ingredient", $n, case: "acc") } taniej
    .third = kupuje 1 Miksturę o { $n } { FORM("ingredient", $n, case: "acc") } taniej
form-buy-artifact = kup 1 Artefakt
    .inf = kupić 1 Artefakt
    .third = kupuje 1 Artefakt
form-buy-artifact-less = kup 1 Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
    .inf = kupić 1 Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
    .third = kupuje 1 Artefakt o { $n } { FORM("ingredient", $n, case: "acc") } taniej
form-exchange = wymieniaj składniki dowolną liczbę razy po kursie Bazaru
    .inf = wymieniać składniki dowolną liczbę razy po kursie Bazaru
    .third = wymienia składniki dowolną liczbę razy po kursie Bazaru
form-exchange-once = wymień składniki jeden raz po kursie Bazaru
    .inf = wymienić składniki jeden raz po kursie Bazaru
    .third = wymienia składniki jeden raz po kursie Bazaru
form-convert = { $n ->
        [1] możesz odrzucić 1 { FORM($a, case: "acc") } i zyskać 1 { FORM($b, case: "acc") }
       *[other] odrzuć do { $n } { FORM($a, $n, case: "gen") } i zyskaj tyle samo { FORM($b, case: "gen", number: "pl") }
    }
    .inf = { $n ->
        [1] odrzucić 1 { FORM($a, case: "acc") } i zyskać 1 { FORM($b, case: "acc") }
       *[other] odrzucić do { $n } { FORM($a, $n, case: "gen") } i zyskać tyle samo { FORM($b, case: "gen", number: "pl") }
    }
    .third = { $n ->
        [1] może odrzucić 1 { FORM($a, case: "acc") } i zyskać 1 { FORM($b, case: "acc") }
       *[other] odrzuca do { $n } { FORM($a, $n, case: "gen") } i zyskuje tyle samo { FORM($b, case: "gen", number: "pl") }
    }
    .optional = { once }
form-reserve-contract = zarezerwuj Kontrakt
    .inf = zarezerwować Kontrakt
    .third = rezerwuje Kontrakt
form-reserve-contract-deck = zarezerwuj Kontrakt z wierzchu talii
    .inf = zarezerwować Kontrakt z wierzchu talii
    .third = rezerwuje Kontrakt z wierzchu talii
form-reserve-trial = zarezerwuj Próbę
    .inf = zarezerwować Próbę
    .third = rezerwuje Próbę
form-cancel = { $n ->
        [1] możesz anulować 1 { FORM("property", case: "acc") }
       *[other] anuluj do { $n } { FORM("property", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] anulować 1 { FORM("property", case: "acc") }
       *[other] anulować do { $n } { FORM("property", $n, case: "gen") }
    }
    .third = { $n ->
        [1] może anulować 1 { FORM("property", case: "acc") }
       *[other] anuluje do { $n } { FORM("property", $n, case: "gen") }
    }
    .optional = { once }
form-ignore-rift = zignoruj Rozłam w tej Próbie
    .inf = zignorować Rozłam w tej Próbie
    .third = ignoruje Rozłam w tej Próbie
form-ease = zmniejsz sumę zadania o { $n }
    .inf = zmniejszyć sumę zadania o { $n }
    .third = zmniejsza sumę zadania o { $n }
form-look-fate = obejrzyj wierzchnią kartę Losu
    .inf = obejrzeć wierzchnią kartę Losu
    .third = ogląda wierzchnią kartę Losu
form-refresh-brewery = odśwież rynek Warzelni
    .inf = odświeżyć rynek Warzelni
    .third = odświeża rynek Warzelni
form-hand-out = odkryj o jedną kartę Dyscyplin więcej, niż jest graczy; każdy gracz po kolei bierze jedną
    .inf = odkryć o jedną kartę Dyscyplin więcej, niż jest graczy, i dać każdemu graczowi po kolei wziąć jedną
    .third = odkrywa o jedną kartę Dyscyplin więcej, niż jest graczy; każdy gracz po kolei bierze jedną

## What holds while a card lies ready.

form-standing = { $abilities }
form-placed-class = gdy umieszczasz kość w Klasie, { $then }
form-placed-city = gdy umieszczasz kość w Mieście, { $then }
form-placed-wild = gdy umieszczasz kość w Dzikich Ziemiach, { $then }
form-wounded = gdy twój Znak zostaje zraniony, { $then }
form-wounded-once = raz na turę, gdy twój Znak zostaje zraniony, { $then }
form-each-rest = w każdej swojej turze Odpoczynku { $then }
form-fewer-threat = przy każdym Zagrożeniu odrzucaj { $n } { FORM("threat-die", $n, case: "acc") }
form-fewer-main-threat = przy głównym Zagrożeniu każdej Próby odrzucaj { $n } { FORM("threat-die", $n, case: "acc") }
form-cheaper = każdy zakup kosztuje cię o { $n } { FORM("ingredient", $n, case: "acc") } mniej
form-cheaper-first = pierwszy zakup w turze kosztuje cię o { $n } { FORM("ingredient", $n, case: "acc") } mniej
form-free-bind = raz na turę „Zwiąż” nie kosztuje cię Krwi
form-free-pay-off = raz na turę „Przekup” nic cię nie kosztuje
form-free-appear = raz na turę możesz umieścić kość bez pola
form-ease-trials = w Próbach suma zadania jest mniejsza o { $n }
form-approach = przy podejściu { $a } suma zadania jest mniejsza o { $n }, dokładnych wartości potrzeba o { $d } mniej, a składników o { $i } mniej
form-approach-threat = przy podejściu { $a } zadanie z Zagrożeniem jest łatwiejsze o { $n } { FORM("threat-die", $n, case: "acc") }
form-rift-less = Rozłam zabiera o { $n } { FORM("die", $n, case: "acc") } mniej
form-vigilance-more = Czujność dopuszcza o { $n } { FORM("card", $n, case: "acc") } więcej
form-market-summon = możesz przywoływać z rynków Klas

## Costs, Launches, tasks and properties.

form-pay = { FORM($parts, $case) }
form-launched-by = uruchomienie przez { FORM($launch, case: "acc") }
form-price-ingredients = { $n } { FORM($what, $n, $case) }
form-price-dice = { dice-any-case }
form-price-value = { die-any-case } o wartości { $value }
form-any-spell = { AGREE("any", "spell", $case) } { FORM("spell", $case) }
form-any-spell-strong = { AGREE("any", "spell", $case) } { FORM("spell", $case) } z +{ $n } do siły
form-colour-spell = { AGREE($c, "spell", $case) } { FORM("spell", $case) }
form-not-colour-spell = { AGREE("any", "spell", $case) } { FORM("spell", $case) } oprócz { AGREE($c, "spell", case: "gen", number: "pl") }
form-other-colour-spell = { FORM("spell", $case) } innego koloru
form-that-spell = { AGREE("that", "spell", $case) } { FORM("spell", $case) }
form-task-discard = odrzuć { FORM($cost, case: "acc") }
form-task-total = { $colours_size ->
        [1] odrzuć { FORM($colours, form: "dice") } o sumie co najmniej { $n }
       *[other] odrzuć { $colours } kości o sumie co najmniej { $n }
    }
form-task-any-total = odrzuć dowolne kości o sumie co najmniej { $n }
form-task-exact = { $values_size ->
        [1] odrzuć { $colours_size ->
            [1] { FORM($colours, form: "die") }
           *[other] { FORM($colours, form: "one") } kość
        } o wartości { $values }
       *[other] odrzuć { $colours_size ->
            [1] { FORM($colours, form: "dice") }
           *[other] { $colours } kości
        } o wartościach { $values }
    }
form-task-roll = rzuć { $c_id ->
        [spark] { $n } { FORM("spark-die", $n, case: "ins") }
        [bone] { $n } { FORM("bone-die", $n, case: "ins") }
       *[other] { $n } { AGREE($c, "die", $n, case: "ins") } { FORM("die", $n, case: "ins") }
    } i uzyskaj sumę co najmniej { $m }
form-task-withstand = wytrzymaj Zagrożenie { $n }
form-hue = { $c_id ->
        [spark] Iskry
       *[other] { AGREE($c, "die", number: "pl") }
    }
    .one = { $c_id ->
        [spark] Iskry
       *[other] { AGREE($c, "die", case: "acc") }
    }
    .die = { $c_id ->
        [spark] kość Iskry
        [bone] Kościaną kostkę
       *[other] { AGREE($c, "die", case: "acc") } kość
    }
    .dice = { $c_id ->
        [spark] kości Iskry
        [bone] Kościane kostki
       *[other] { AGREE($c, "die", number: "pl") } kości
    }
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
form-contracts-done = któryś z graczy wykonał { $n } { FORM("contract", $n, case: "acc") }
form-trial-points = zdane Próby któregoś z graczy dają { $n } { FORM("point", $n, case: "acc") }
form-spark-and-marks = któryś z graczy ma { $s } { FORM("spark-mark", $s, case: "acc") } i { $d } { FORM("discipline-mark", $d, case: "acc") }
form-marks-of = któryś z graczy ma { $d } { FORM("discipline-mark", $d, case: "acc") }
form-fate-differs = Światło i Mrok któregoś z graczy różnią się o { $n }
form-symbols-of = któryś z graczy ma { $n } { FORM("symbol", $n, case: "acc") }
form-slots-of = któryś z graczy ma Artefakty na { $n } { FORM("slot", $n, case: "loc") }
form-kinds-of = któryś z graczy ma { $n } { AGREE("different", "symbol", $n, case: "acc") } { FORM("symbol", $n, case: "acc") }
form-goal = { $parts }
form-aim-marks = { $n } { FORM("point", $n) } za każdy Znak Dyscypliny oprócz pierwszych { $m }
form-aim-inventory = { $n } { FORM("point", $n) } za każdego Chowańca i { $m } za każdą Miksturę, razem najwyżej { $k }
form-aim-slots = { $a }, { $b }, { $c } lub { $d } { FORM("point", $d) } za Artefakty na 1, 2, 3 lub 4 miejscach
form-aim-disciplines = { $n } { FORM("point", $n) } za każdą Dyscyplinę wśród twoich kart i jeszcze { $m } za wszystkie sześć
