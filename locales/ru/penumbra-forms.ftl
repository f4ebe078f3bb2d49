# The forms of Penumbra's cards in Russian: the imperative of the card, `.inf` behind “you may” and “to”, `.third` for other
# players. What may be done once is allowed, not commanded: `.optional` says so, and `along` of what goes on from there.

list-and = и
list-or = или

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
form-each-then-you = каждый игрок { $each } Затем { $you }
form-you-then-others = сначала { $you } Затем каждый другой игрок { $others }
form-do = { $actions }
form-scaled = за { $scale } { $actions }
form-may = можете { FORM($actions, form: "inf") }
    .third = может { FORM($actions, form: "inf") }
form-if = если { $condition }, { $actions }
form-if-otherwise = если { $condition }, { $actions }; иначе { $other }
form-either = { FORM($actions, form: "optional") ->
        [yes] можете либо { FORM($actions, form: "inf") }, либо { FORM($other, form: "inf") }
       *[other] { FORM($other, form: "optional") ->
            [yes] можете либо { FORM($actions, form: "inf") }, либо { FORM($other, form: "inf") }
           *[other] либо { $actions }, либо { $other }
        }
    }
    .inf = либо { FORM($actions, form: "inf") }, либо { FORM($other, form: "inf") }
    .third = { FORM($actions, form: "optional") ->
        [yes] может либо { FORM($actions, form: "inf") }, либо { FORM($other, form: "inf") }
       *[other] { FORM($other, form: "optional") ->
            [yes] может либо { FORM($actions, form: "inf") }, либо { FORM($other, form: "inf") }
           *[other] либо { $actions }, либо { $other }
        }
    }
form-spend = сбросьте { FORM($cost, case: "acc") }, чтобы { FORM($actions, form: "inf") }
    .third = сбрасывает { FORM($cost, case: "acc") }, чтобы { FORM($actions, form: "inf") }

## What is counted, and what must hold.

form-per-mark = каждую { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") }
form-per-mark-max = каждую { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") } (не более { $m })
form-per-mark-more = каждую { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") } и ещё { $n } { $n ->
        [few] раза
       *[other] раз
    }
form-per-wounded = каждую свою раненую Метку (не более { $m })
form-per-chain = каждую карту этой цепочки (не более { $m })
form-per-chain-marks = каждую карту этой цепочки (не больше, чем у вас { AGREE($d, "mark", case: "gen", number: "pl") } { FORM("mark", case: "gen", number: "pl") }, плюс { $n })
form-chain-of = в этой цепочке хотя бы { $n } { FORM("card", $n) }
form-dark-of = у вас хотя бы { $n } Мрака
    .third = у него хотя бы { $n } Мрака
form-light-of = у вас хотя бы { $n } Света
    .third = у него хотя бы { $n } Света
form-have-wounded = у вас есть раненая Метка
    .third = у него есть раненая Метка

## What is gained.

form-ingredients = { $n } { FORM($what, $n, case: "acc") }
form-dice = { dice-acc }
full-a = { $a_id ->
        [spark] { FORM("spark-die", $n, case: "acc") }
       *[other] { AGREE($a, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
    }
full-b = { $b_id ->
        [spark] { FORM("spark-die", $n, case: "acc") }
       *[other] { AGREE($b, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
    }
form-dice-either = { $a_id ->
        [spark] { $n } { full-a } или { full-b }
       *[other] { $b_id ->
            [spark] { $n } { full-a } или { full-b }
           *[other] { $n } { AGREE($a, "die", $n, case: "acc") } или { AGREE($b, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
        }
    }
form-dice-any = { $n } { FORM("die", $n, case: "acc") } любого цвета
form-dice-mark = { $n } { FORM("die", $n, case: "acc") } цвета одной из своих Меток
form-dice-first = { $n } { FORM("die", $n, case: "acc") } цвета своей первой Метки
form-dice-launching = { $n } { FORM("die", $n, case: "acc") } цвета карты, запустившей эту, а если такой нет, цвета этой карты
form-dice-temporary = { $what_id ->
        [spark] { $n } { AGREE("temporary", "spark-die", $n, case: "acc") } { FORM("spark-die", $n, case: "acc") }
       *[other] { $n } { AGREE("temporary", "die", $n, case: "acc") } { AGREE($what, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
    }
form-cards = { $n } { FORM("discipline-card", $n, case: "acc") }
form-cards-market = { $n } { FORM("discipline-card", $n, case: "acc") } с любого рынка
form-cards-deck = { $n } { FORM("discipline-card", $n, case: "acc") } из любой колоды
form-summons-market = { $n } { FORM("summon", $n, case: "acc") } с любого рынка
form-potions = { $n } { FORM("potion", $n, case: "acc") }
form-artifacts = { $n } { FORM("artifact", $n, case: "acc") }

## What is done.

once = { $n ->
        [1] yes
       *[other] no
    }

form-gain = получите { $things }
    .inf = получить { $things }
    .third = получает { $things }
form-roll-resource = бросьте { $n } { FORM("resource-die", $n, case: "acc") }
    .inf = бросить { $n } { FORM("resource-die", $n, case: "acc") }
    .third = бросает { $n } { FORM("resource-die", $n, case: "acc") }
form-reroll = { $n ->
        [1] можете перебросить 1 { FORM("die", case: "acc") }
       *[other] перебросьте до { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] перебросить 1 { FORM("die", case: "acc") }
       *[other] перебросить до { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может перебросить 1 { FORM("die", case: "acc") }
       *[other] перебрасывает до { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-reroll-kind = { $n ->
        [1] можете перебросить { dice-acc }
       *[other] перебросьте до { dice-gen }
    }
    .inf = { $n ->
        [1] перебросить { dice-acc }
       *[other] перебросить до { dice-gen }
    }
    .third = { $n ->
        [1] может перебросить { dice-acc }
       *[other] перебрасывает до { dice-gen }
    }
    .optional = { once }
form-reroll-all = перебросьте любое число кубиков
    .inf = перебросить любое число кубиков
    .third = перебрасывает любое число кубиков
form-nudge = { $n ->
        [1] можете подкрутить 1 { FORM("die", case: "acc") }
       *[other] подкрутите до { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] подкрутить 1 { FORM("die", case: "acc") }
       *[other] подкрутить до { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может подкрутить 1 { FORM("die", case: "acc") }
       *[other] подкручивает до { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-flip = { $n ->
        [1] можете перевернуть 1 { FORM("die", case: "acc") }
       *[other] переверните до { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] перевернуть 1 { FORM("die", case: "acc") }
       *[other] перевернуть до { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может перевернуть 1 { FORM("die", case: "acc") }
       *[other] переворачивает до { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-nudge-or-flip = { $n ->
        [1] можете подкрутить или перевернуть 1 { FORM("die", case: "acc") }
       *[other] подкрутите или переверните до { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] подкрутить или перевернуть 1 { FORM("die", case: "acc") }
       *[other] подкрутить или перевернуть до { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может подкрутить или перевернуть 1 { FORM("die", case: "acc") }
       *[other] подкручивает или переворачивает до { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-set = { $n ->
        [1] можете установить 1 { FORM("die", case: "acc") }
       *[other] установите до { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] установить 1 { FORM("die", case: "acc") }
       *[other] установить до { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может установить 1 { FORM("die", case: "acc") }
       *[other] устанавливает до { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-set-kind = { $n ->
        [1] можете установить { dice-acc }
       *[other] установите до { dice-gen }
    }
    .inf = { $n ->
        [1] установить { dice-acc }
       *[other] установить до { dice-gen }
    }
    .third = { $n ->
        [1] может установить { dice-acc }
       *[other] устанавливает до { dice-gen }
    }
    .optional = { once }
form-recolour = { $n ->
        [1] можете перекрасить 1 { FORM("die", case: "acc") }
       *[other] перекрасьте до { $n } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] перекрасить 1 { FORM("die", case: "acc") }
       *[other] перекрасить до { $n } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может перекрасить 1 { FORM("die", case: "acc") }
       *[other] перекрашивает до { $n } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-recolour-to = { $n ->
        [1] можете перекрасить 1 { FORM("die", case: "acc") } в { AGREE($c, "die", case: "acc") } цвет
       *[other] перекрасьте до { $n } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
    }
    .inf = { $n ->
        [1] перекрасить 1 { FORM("die", case: "acc") } в { AGREE($c, "die", case: "acc") } цвет
       *[other] перекрасить до { $n } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
    }
    .third = { $n ->
        [1] может перекрасить 1 { FORM("die", case: "acc") } в { AGREE($c, "die", case: "acc") } цвет
       *[other] перекрашивает до { $n } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
    }
    .optional = { once }
form-recolour-bone = { $n ->
        [1] можете перекрасить 1 { AGREE("bone", "die", case: "acc") } { FORM("die", case: "acc") } в { AGREE($c, "die", case: "acc") } цвет
       *[other] перекрасьте до { $n } { AGREE("bone", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
    }
    .inf = { $n ->
        [1] перекрасить 1 { AGREE("bone", "die", case: "acc") } { FORM("die", case: "acc") } в { AGREE($c, "die", case: "acc") } цвет
       *[other] перекрасить до { $n } { AGREE("bone", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
    }
    .third = { $n ->
        [1] может перекрасить 1 { AGREE("bone", "die", case: "acc") } { FORM("die", case: "acc") } в { AGREE($c, "die", case: "acc") } цвет
       *[other] перекрашивает до { $n } { AGREE("bone", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
    }
    .optional = { once }
form-recolour-bones = перекрасьте любое число Костяных кубиков в { AGREE($c, "die", case: "acc") } цвет
    .inf = перекрасить любое число Костяных кубиков в { AGREE($c, "die", case: "acc") } цвет
    .third = перекрашивает любое число Костяных кубиков в { AGREE($c, "die", case: "acc") } цвет
form-set-it = установите его
    .inf = установить его
    .third = устанавливает его
    .optional = along
form-reroll-it = перебросьте его
    .inf = перебросить его
    .third = перебрасывает его
    .optional = along
form-flip-it = переверните его
    .inf = перевернуть его
    .third = переворачивает его
    .optional = along
form-recharge = { $n ->
        [1] можете перезарядить 1 { FORM("discipline-mark", case: "acc") }
       *[other] перезарядите до { $n } { FORM("discipline-mark", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] перезарядить 1 { FORM("discipline-mark", case: "acc") }
       *[other] перезарядить до { $n } { FORM("discipline-mark", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может перезарядить 1 { FORM("discipline-mark", case: "acc") }
       *[other] перезаряжает до { $n } { FORM("discipline-mark", $n, case: "gen") }
    }
    .optional = { once }
form-heal = { $n ->
        [1] можете исцелить 1 { FORM("mark", case: "acc") }
       *[other] исцелите до { $n } { FORM("mark", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] исцелить 1 { FORM("mark", case: "acc") }
       *[other] исцелить до { $n } { FORM("mark", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может исцелить 1 { FORM("mark", case: "acc") }
       *[other] исцеляет до { $n } { FORM("mark", $n, case: "gen") }
    }
    .optional = { once }
form-discard-threat = сбросьте { $n } { FORM("threat-die", $n, case: "acc") }
    .inf = сбросить { $n } { FORM("threat-die", $n, case: "acc") }
    .third = сбрасывает { $n } { FORM("threat-die", $n, case: "acc") }
form-set-threat = { $n ->
        [1] можете установить 1 { FORM("threat-die", case: "acc") }
       *[other] установите до { $n } { FORM("threat-die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] установить 1 { FORM("threat-die", case: "acc") }
       *[other] установить до { $n } { FORM("threat-die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может установить 1 { FORM("threat-die", case: "acc") }
       *[other] устанавливает до { $n } { FORM("threat-die", $n, case: "gen") }
    }
    .optional = { once }
form-name-values = { $n ->
        [1] можете назвать 1 { FORM("value", case: "acc") }, при котором кубики Угрозы промахиваются
       *[other] назовите до { $n } { FORM("value", $n, case: "gen") }, при которых кубики Угрозы промахиваются
    }
    .inf = { $n ->
        [1] назвать 1 { FORM("value", case: "acc") }, при котором кубики Угрозы промахиваются
       *[other] назвать до { $n } { FORM("value", $n, case: "gen") }, при которых кубики Угрозы промахиваются
    }
    .third = { $n ->
        [1] может назвать 1 { FORM("value", case: "acc") }, при котором кубики Угрозы промахиваются
       *[other] называет до { $n } { FORM("value", $n, case: "gen") }, при которых кубики Угрозы промахиваются
    }
    .optional = { once }
form-ward = защитите свои Метки от { $n } { FORM("threat-die", $n, case: "gen") } в этот ход
    .inf = защитить свои Метки от { $n } { FORM("threat-die", $n, case: "gen") } в этот ход
    .third = защищает свои Метки от { $n } { FORM("threat-die", $n, case: "gen") } в этот ход
form-ignore-next-wound = не обращайте внимания на следующее в этот ход Смертельное ранение
    .inf = не обращать внимания на следующее в этот ход Смертельное ранение
    .third = не обращает внимания на следующее в этот ход Смертельное ранение
form-ignore-wound = не обращайте внимания на это Смертельное ранение
    .inf = не обращать внимания на это Смертельное ранение
    .third = не обращает внимания на это Смертельное ранение
form-discard-placed = { $n ->
        [1] можете сбросить 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") }
       *[other] сбросьте до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] сбросить 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") }
       *[other] сбросить до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может сбросить 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") }
       *[other] сбрасывает до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    }
    .optional = { once }
form-discard-placed-gain = { $n ->
        [1] можете сбросить 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") } и получить за него { $m } { FORM($what, $m, case: "acc") }
       *[other] сбросьте до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } и получите за каждый { $m } { FORM($what, $m, case: "acc") }
    }
    .inf = { $n ->
        [1] сбросить 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") } и получить за него { $m } { FORM($what, $m, case: "acc") }
       *[other] сбросить до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } и получить за каждый { $m } { FORM($what, $m, case: "acc") }
    }
    .third = { $n ->
        [1] может сбросить 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") } и получить за него { $m } { FORM($what, $m, case: "acc") }
       *[other] сбрасывает до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } и получает за каждый { $m } { FORM($what, $m, case: "acc") }
    }
    .optional = { once }
form-take-placed = { $n ->
        [1] можете взять 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") }, не перебрасывая его
       *[other] возьмите до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }, не перебрасывая их
    }
    .inf = { $n ->
        [1] взять 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") }, не перебрасывая его
       *[other] взять до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }, не перебрасывая их
    }
    .third = { $n ->
        [1] может взять 1 { AGREE("placed", "die", case: "acc") } { FORM("die", case: "acc") }, не перебрасывая его
       *[other] берёт до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }, не перебрасывая их
    }
    .optional = { once }
form-untap-spells = { $n ->
        [1] можете развернуть 1 { FORM("spell", case: "acc") }, кроме тех, что сами разворачивают или перезаряжают
       *[other] разверните до { $n } { FORM("spell", $n, case: "gen") }, кроме тех, что сами разворачивают или перезаряжают
    }
    .inf = { $n ->
        [1] развернуть 1 { FORM("spell", case: "acc") }, кроме тех, что сами разворачивают или перезаряжают
       *[other] развернуть до { $n } { FORM("spell", $n, case: "gen") }, кроме тех, что сами разворачивают или перезаряжают
    }
    .third = { $n ->
        [1] может развернуть 1 { FORM("spell", case: "acc") }, кроме тех, что сами разворачивают или перезаряжают
       *[other] разворачивает до { $n } { FORM("spell", $n, case: "gen") }, кроме тех, что сами разворачивают или перезаряжают
    }
    .optional = { once }
form-untap-familiars = { $n ->
        [1] можете развернуть 1 { FORM("familiar", case: "acc") }, кроме тех, что сами разворачивают или перезаряжают
       *[other] разверните до { $n } { FORM("familiar", $n, case: "gen") }, кроме тех, что сами разворачивают или перезаряжают
    }
    .inf = { $n ->
        [1] развернуть 1 { FORM("familiar", case: "acc") }, кроме тех, что сами разворачивают или перезаряжают
       *[other] развернуть до { $n } { FORM("familiar", $n, case: "gen") }, кроме тех, что сами разворачивают или перезаряжают
    }
    .third = { $n ->
        [1] может развернуть 1 { FORM("familiar", case: "acc") }, кроме тех, что сами разворачивают или перезаряжают
       *[other] разворачивает до { $n } { FORM("familiar", $n, case: "gen") }, кроме тех, что сами разворачивают или перезаряжают
    }
    .optional = { once }
form-untap-cards = { $n ->
        [1] можете развернуть 1 { FORM("card", case: "acc") }, кроме тех, что сами разворачивают или перезаряжают
       *[other] разверните до { $n } { FORM("card", $n, case: "gen") }, кроме тех, что сами разворачивают или перезаряжают
    }
    .inf = { $n ->
        [1] развернуть 1 { FORM("card", case: "acc") }, кроме тех, что сами разворачивают или перезаряжают
       *[other] развернуть до { $n } { FORM("card", $n, case: "gen") }, кроме тех, что сами разворачивают или перезаряжают
    }
    .third = { $n ->
        [1] может развернуть 1 { FORM("card", case: "acc") }, кроме тех, что сами разворачивают или перезаряжают
       *[other] разворачивает до { $n } { FORM("card", $n, case: "gen") }, кроме тех, что сами разворачивают или перезаряжают
    }
    .optional = { once }
form-place-more = сделайте { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
    .inf = сделать { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
    .third = делает { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
form-place-class = сделайте { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе
    .inf = сделать { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе
    .third = делает { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе
form-place-any-colour = сделайте { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе кубиком любого цвета
    .inf = сделать { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе кубиком любого цвета
    .third = делает { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе кубиком любого цвета
form-place-city = сделайте { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Городе без ячейки
    .inf = сделать { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Городе без ячейки
    .third = делает { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Городе без ячейки
form-cell-free = размещайте в этот ход кубики без ячеек
    .inf = размещать в этот ход кубики без ячеек
    .third = размещает в этот ход кубики без ячеек
form-look-deck = посмотрите { $n } { FORM("card", $n, case: "acc") } с верха одной колоды Дисциплины и оставьте себе { keep-some }
    .inf = посмотреть { $n } { FORM("card", $n, case: "acc") } с верха одной колоды Дисциплины и оставить себе { keep-some }
    .third = смотрит { $n } { FORM("card", $n, case: "acc") } с верха одной колоды Дисциплины и оставляет себе { keep-some }
keep-some = { $m ->
        [1] не более одной
       *[other] не более { $m }
    }
form-summon-it = призовите его, не сбрасывая кубиков
    .inf = призвать его, не сбрасывая кубиков
    .third = призывает его, не сбрасывая кубиков
    .optional = along
form-buy-any = купите 1 Зелье или Артефакт
    .inf = купить 1 Зелье или Артефакт
    .third = покупает 1 Зелье или Артефакт
form-buy-any-less = купите 1 Зелье или Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
    .inf = купить 1 Зелье или Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
    .third = покупает 1 Зелье или Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
form-buy-potion = купите 1 Зелье
    .inf = купить 1 Зелье
    .third = покупает 1 Зелье
form-buy-potion-less = купите 1 Зелье на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
    .inf = купить 1 Зелье на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
    .third = покупает 1 Зелье на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
form-buy-artifact = купите 1 Артефакт
    .inf = купить 1 Артефакт
    .third = покупает 1 Артефакт
form-buy-artifact-less = купите 1 Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
    .inf = купить 1 Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
    .third = покупает 1 Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
form-exchange = обменяйте Ингредиенты любое число раз по курсу Базара
    .inf = обменять Ингредиенты любое число раз по курсу Базара
    .third = обменивает Ингредиенты любое число раз по курсу Базара
form-exchange-once = обменяйте Ингредиенты один раз по курсу Базара
    .inf = обменять Ингредиенты один раз по курсу Базара
    .third = обменивает Ингредиенты один раз по курсу Базара
form-convert = { $n ->
        [1] можете сбросить 1 { FORM($a, case: "acc") } и получить 1 { FORM($b, case: "acc") }
       *[other] сбросьте до { $n } { FORM($a, $n, case: "gen") } и получите столько же { FORM($b, case: "gen", number: "pl") }
    }
    .inf = { $n ->
        [1] сбросить 1 { FORM($a, case: "acc") } и получить 1 { FORM($b, case: "acc") }
       *[other] сбросить до { $n } { FORM($a, $n, case: "gen") } и получить столько же { FORM($b, case: "gen", number: "pl") }
    }
    .third = { $n ->
        [1] может сбросить 1 { FORM($a, case: "acc") } и получить 1 { FORM($b, case: "acc") }
       *[other] сбрасывает до { $n } { FORM($a, $n, case: "gen") } и получает столько же { FORM($b, case: "gen", number: "pl") }
    }
    .optional = { once }
form-reserve-contract = зарезервируйте Контракт
    .inf = зарезервировать Контракт
    .third = резервирует Контракт
form-reserve-contract-deck = зарезервируйте Контракт с верха колоды
    .inf = зарезервировать Контракт с верха колоды
    .third = резервирует Контракт с верха колоды
form-reserve-trial = зарезервируйте Испытание
    .inf = зарезервировать Испытание
    .third = резервирует Испытание
form-cancel = { $n ->
        [1] можете отменить 1 { FORM("property", case: "acc") }
       *[other] отмените до { $n } { FORM("property", $n, case: "gen") }
    }
    .inf = { $n ->
        [1] отменить 1 { FORM("property", case: "acc") }
       *[other] отменить до { $n } { FORM("property", $n, case: "gen") }
    }
    .third = { $n ->
        [1] может отменить 1 { FORM("property", case: "acc") }
       *[other] отменяет до { $n } { FORM("property", $n, case: "gen") }
    }
    .optional = { once }
form-ignore-rift = не обращайте внимания на Разлом в этом Испытании
    .inf = не обращать внимания на Разлом в этом Испытании
    .third = не обращает внимания на Разлом в этом Испытании
form-ease = уменьшите сумму задания на { $n }
    .inf = уменьшить сумму задания на { $n }
    .third = уменьшает сумму задания на { $n }
form-look-fate = посмотрите верхнюю карту Судьбы
    .inf = посмотреть верхнюю карту Судьбы
    .third = смотрит верхнюю карту Судьбы
form-refresh-brewery = обновите рынок Зельеварни
    .inf = обновить рынок Зельеварни
    .third = обновляет рынок Зельеварни
form-hand-out = откройте на одну карту Дисциплин больше, чем игроков; каждый игрок по очереди берёт одну
    .inf = открыть на одну карту Дисциплин больше, чем игроков, и дать каждому игроку по очереди взять одну
    .third = открывает на одну карту Дисциплин больше, чем игроков; каждый игрок по очереди берёт одну

## What holds while a card lies ready.

form-standing = { $abilities }
form-placed-class = когда вы размещаете кубик в Классе, { $then }
form-placed-city = когда вы размещаете кубик в Городе, { $then }
form-placed-wild = когда вы размещаете кубик в Диких Землях, { $then }
form-wounded = когда ваша Метка получает ранение, { $then }
form-wounded-once = один раз за ход, когда ваша Метка получает ранение, { $then }
form-each-rest = в каждый свой ход Отдыха { $then }
form-fewer-threat = при каждой Угрозе сбрасывайте { $n } { FORM("threat-die", $n, case: "acc") }
form-fewer-main-threat = при основной Угрозе каждого Испытания сбрасывайте { $n } { FORM("threat-die", $n, case: "acc") }
form-cheaper = каждая покупка стоит вам на { $n } { FORM("ingredient", $n, case: "acc") } меньше
form-cheaper-first = первая покупка за ход стоит вам на { $n } { FORM("ingredient", $n, case: "acc") } меньше
form-free-bind = один раз за ход «Связать» не стоит вам Крови
form-free-pay-off = один раз за ход «Подкупить» ничего вам не стоит
form-free-appear = один раз за ход можете разместить кубик без ячейки
form-ease-trials = в Испытаниях сумма задания меньше на { $n }
form-approach = при подходе { $a } сумма задания меньше на { $n }, точных значений нужно на { $d } меньше, а Ингредиентов — на { $i } меньше
form-approach-threat = при подходе { $a } задание с Угрозой легче на { $n } { FORM("threat-die", $n, case: "acc") }
form-rift-less = Разлом забирает на { $n } { FORM("die", $n, case: "acc") } меньше
form-vigilance-more = Бдительность допускает на { $n } { FORM("card", $n, case: "acc") } больше
form-market-summon = можете призывать с рынков Классов

## Costs, Launches, tasks and properties.

form-pay = { FORM($parts, $case) }
form-launched-by = запускается { FORM($launch, case: "ins") }
form-price-ingredients = { $n } { FORM($what, $n, $case) }
form-price-dice = { dice-any-case }
form-price-value = { die-any-case } со значением { $value }
form-any-spell = { AGREE("any", "spell", $case) } { FORM("spell", $case) }
form-any-spell-strong = { AGREE("any", "spell", $case) } { FORM("spell", $case) } с +{ $n } к силе
form-colour-spell = { AGREE($c, "spell", $case) } { FORM("spell", $case) }
form-not-colour-spell = { AGREE("any", "spell", $case) } { FORM("spell", $case) }, кроме { AGREE($c, "spell", case: "gen", number: "pl") }
form-other-colour-spell = { FORM("spell", $case) } другого цвета
form-that-spell = { AGREE("that", "spell", $case) } { FORM("spell", $case) }
form-task-discard = сбросьте { FORM($cost, case: "acc") }
form-task-total = { $colours_size ->
        [1] сбросьте { FORM($colours, form: "dice") } на сумму от { $n }
       *[other] сбросьте { $colours } кубики на сумму от { $n }
    }
form-task-any-total = сбросьте любые кубики на сумму от { $n }
form-task-exact = { $values_size ->
        [1] сбросьте { $colours_size ->
            [1] { FORM($colours, form: "die") }
           *[other] { FORM($colours, form: "one") } кубик
        } со значением { $values }
       *[other] сбросьте { $colours_size ->
            [1] { FORM($colours, form: "dice") }
           *[other] { $colours } кубики
        } со значениями { $values }
    }
form-task-roll = { $c_id ->
        [spark] бросьте { $n } { FORM("spark-die", $n, case: "acc") } и наберите сумму от { $m }
       *[other] бросьте { $n } { AGREE($c, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") } и наберите сумму от { $m }
    }
form-task-withstand = выдержите Угрозу { $n }
form-hue = { $c_id ->
        [spark] Искры
       *[other] { AGREE($c, "die", number: "pl") }
    }
    .one = { $c_id ->
        [spark] Искры
       *[other] { AGREE($c, "die", case: "acc") }
    }
    .die = { $c_id ->
        [spark] кубик Искры
       *[other] { AGREE($c, "die", case: "acc") } кубик
    }
    .dice = { $c_id ->
        [spark] кубики Искры
       *[other] { AGREE($c, "die", number: "pl") } кубики
    }
form-value = { $n }
form-rift = Разлом { $n }
form-vigilance = Бдительность { $n }
form-shield = Щит: { $task }
form-trap = Ловушка
form-no-crystals = Подавление Кристаллов
form-no-potions = Подавление Зелий
form-no-artifacts = Подавление Артефактов
form-no-familiars = Подавление Питомцев

## Prophecies and Goals.

form-prophecy = { $omens }
form-deck-out = колода Судьбы закончилась
form-contracts-done = какой-либо игрок выполнил { $n } { FORM("contract", $n, case: "acc") }
form-trial-points = пройденные Испытания какого-либо игрока дают { $n } { FORM("point", $n, case: "acc") }
form-spark-and-marks = у какого-либо игрока { $s } { FORM("spark-mark", $s) } и { $d } { FORM("discipline-mark", $d) }
form-marks-of = у какого-либо игрока { $d } { FORM("discipline-mark", $d) }
form-fate-differs = Свет и Мрак какого-либо игрока различаются на { $n }
form-symbols-of = у какого-либо игрока { $n } { FORM("symbol", $n) }
form-slots-of = у какого-либо игрока Артефакты в { $n } { FORM("slot", $n, case: "loc") }
form-kinds-of = у какого-либо игрока { $n } { AGREE("different", "symbol", $n) } { FORM("symbol", $n) }
form-goal = { $parts }
form-aim-marks = { $n } { FORM("point", $n) } за каждую Метку Дисциплины, кроме первых { $m }
form-aim-inventory = { $n } { FORM("point", $n) } за каждого Питомца и { $m } за каждое Зелье, всего не более { $k }
form-aim-slots = { $a }, { $b }, { $c } или { $d } { FORM("point", $d) } за Артефакты в 1, 2, 3 или 4 ячейках
form-aim-disciplines = { $n } { FORM("point", $n) } за каждую Дисциплину среди ваших карт и ещё { $m } за все шесть
