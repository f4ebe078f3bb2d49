# The forms of Penumbra's cards in Russian: the imperative of the card, and `.inf` behind “you may” and “to”.

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
form-each-then-you = Каждый игрок: { $each } Затем вы: { $you }
form-you-then-others = Сначала вы: { $you } Затем каждый другой игрок: { $others }
form-do = { $actions }
form-scaled = за { $scale } { $actions }
form-may = вы можете { FORM($actions, form: "inf") }
form-if = если { $condition }, { $actions }
form-if-otherwise = если { $condition }, { $actions }; иначе { $other }
form-either = либо { $actions }, либо { $other }
form-spend = сбросьте { FORM($cost, case: "acc") }, чтобы { FORM($actions, form: "inf") }

## What is counted, and what must hold.

form-per-mark = каждую { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") }
form-per-mark-max = каждую { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") } (не более { $m })
form-per-mark-more = каждую { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") } и ещё { $n } { $n ->
        [few] раза
       *[other] раз
    }
form-per-wounded = каждую вашу раненую Метку (не более { $m })
form-per-chain = каждую карту этой цепочки (не более { $m })
form-per-chain-marks = каждую карту этой цепочки (не более одной за каждую { AGREE($d, "mark", case: "acc") } { FORM("mark", case: "acc") } и ещё { $n })
form-chain-of = в этой цепочке хотя бы { $n } { FORM("card", $n) }
form-dark-of = у вас хотя бы { $n } Мрака
form-light-of = у вас хотя бы { $n } Света
form-have-wounded = у вас есть раненая Метка

## What is gained.

form-ingredients = { $n } { FORM($what, $n, case: "acc") }
form-dice = { dice-acc }
form-dice-either = { $n } { AGREE($a, "die", $n, case: "acc") } или { AGREE($b, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") }
form-dice-any = { $n } { FORM("die", $n, case: "acc") } любого цвета
form-dice-mark = { $n } { FORM("die", $n, case: "acc") } цвета одной из ваших Меток
form-dice-first = { $n } { FORM("die", $n, case: "acc") } цвета вашей первой Метки
form-dice-launching = { $n } { FORM("die", $n, case: "acc") } цвета запустившей карты, а без неё — этой карты
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

form-gain = получите { $things }
    .inf = получить { $things }
form-roll-resource = бросьте { $n } { FORM("resource-die", $n, case: "acc") }
    .inf = бросить { $n } { FORM("resource-die", $n, case: "acc") }
form-reroll = перебросьте до { $n } { FORM("die", $n, case: "gen") }
    .inf = перебросить до { $n } { FORM("die", $n, case: "gen") }
form-reroll-kind = перебросьте до { dice-gen }
    .inf = перебросить до { dice-gen }
form-reroll-all = перебросьте любое число кубиков
    .inf = перебросить любое число кубиков
form-nudge = подкрутите до { $n } { FORM("die", $n, case: "gen") }
    .inf = подкрутить до { $n } { FORM("die", $n, case: "gen") }
form-flip = переверните до { $n } { FORM("die", $n, case: "gen") }
    .inf = перевернуть до { $n } { FORM("die", $n, case: "gen") }
form-nudge-or-flip = подкрутите или переверните до { $n } { FORM("die", $n, case: "gen") }
    .inf = подкрутить или перевернуть до { $n } { FORM("die", $n, case: "gen") }
form-set = установите до { $n } { FORM("die", $n, case: "gen") }
    .inf = установить до { $n } { FORM("die", $n, case: "gen") }
form-set-kind = установите до { dice-gen }
    .inf = установить до { dice-gen }
form-recolour = перекрасьте до { $n } { FORM("die", $n, case: "gen") }
    .inf = перекрасить до { $n } { FORM("die", $n, case: "gen") }
form-recolour-to = перекрасьте до { $n } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
    .inf = перекрасить до { $n } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
form-recolour-bone = перекрасьте до { $n } { AGREE("bone", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
    .inf = перекрасить до { $n } { AGREE("bone", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } в { AGREE($c, "die", case: "acc") } цвет
form-recolour-bones = перекрасьте любое число Костяных кубиков в { AGREE($c, "die", case: "acc") } цвет
    .inf = перекрасить любое число Костяных кубиков в { AGREE($c, "die", case: "acc") } цвет
form-set-it = установите его
    .inf = установить его
form-reroll-it = перебросьте его
    .inf = перебросить его
form-flip-it = переверните его
    .inf = перевернуть его
form-recharge = перезарядите до { $n } { FORM("discipline-mark", $n, case: "gen") }
    .inf = перезарядить до { $n } { FORM("discipline-mark", $n, case: "gen") }
form-heal = исцелите до { $n } { FORM("mark", $n, case: "gen") }
    .inf = исцелить до { $n } { FORM("mark", $n, case: "gen") }
form-discard-threat = сбросьте { $n } { FORM("threat-die", $n, case: "acc") }
    .inf = сбросить { $n } { FORM("threat-die", $n, case: "acc") }
form-set-threat = установите до { $n } { FORM("threat-die", $n, case: "gen") }
    .inf = установить до { $n } { FORM("threat-die", $n, case: "gen") }
form-name-values = назовите до { $n } { FORM("value", $n, case: "gen") } для промаха
    .inf = назвать до { $n } { FORM("value", $n, case: "gen") } для промаха
form-ward = защитите свои Метки от { $n } { FORM("threat-die", $n, case: "gen") } в этом ходу
    .inf = защитить свои Метки от { $n } { FORM("threat-die", $n, case: "gen") } в этом ходу
form-ignore-next-wound = проигнорируйте следующее Смертельное ранение в этом ходу
    .inf = проигнорировать следующее Смертельное ранение в этом ходу
form-ignore-wound = проигнорируйте это Смертельное ранение
    .inf = проигнорировать это Смертельное ранение
form-discard-placed = сбросьте до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
    .inf = сбросить до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }
form-discard-placed-gain = сбросьте до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } и получите за каждый { $m } { FORM($what, $m, case: "acc") }
    .inf = сбросить до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") } и получить за каждый { $m } { FORM($what, $m, case: "acc") }
form-take-placed = возьмите до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }, не перебрасывая
    .inf = взять до { $n } { AGREE("placed", "die", $n, case: "gen") } { FORM("die", $n, case: "gen") }, не перебрасывая
form-untap-spells = разверните до { $n } { FORM("spell", $n, case: "gen") } из тех, что не разворачивают и не перезаряжают
    .inf = развернуть до { $n } { FORM("spell", $n, case: "gen") } из тех, что не разворачивают и не перезаряжают
form-untap-familiars = разверните до { $n } { FORM("familiar", $n, case: "gen") } из тех, что не разворачивают и не перезаряжают
    .inf = развернуть до { $n } { FORM("familiar", $n, case: "gen") } из тех, что не разворачивают и не перезаряжают
form-untap-cards = разверните до { $n } { FORM("card", $n, case: "gen") } из тех, что не разворачивают и не перезаряжают
    .inf = развернуть до { $n } { FORM("card", $n, case: "gen") } из тех, что не разворачивают и не перезаряжают
form-place-more = сделайте { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
    .inf = сделать { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") }
form-place-class = сделайте { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе
    .inf = сделать { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе
form-place-any-colour = сделайте { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе кубиком любого цвета
    .inf = сделать { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Классе кубиком любого цвета
form-place-city = сделайте { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Городе без ячейки
    .inf = сделать { $n } { AGREE("extra", "placement", $n, case: "acc") } { FORM("placement", $n, case: "acc") } в Городе без ячейки
form-cell-free = размещайте в этом ходу кубики без ячеек
    .inf = размещать в этом ходу кубики без ячеек
form-look-deck = посмотрите { $n } { FORM("card", $n, case: "acc") } с верха одной колоды Дисциплины и оставьте до { $m }
    .inf = посмотреть { $n } { FORM("card", $n, case: "acc") } с верха одной колоды Дисциплины и оставить до { $m }
form-summon-it = призовите его без кубиков
    .inf = призвать его без кубиков
form-buy-any = купите 1 Зелье или Артефакт
    .inf = купить 1 Зелье или Артефакт
form-buy-any-less = купите 1 Зелье или Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
    .inf = купить 1 Зелье или Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
form-buy-potion = купите 1 Зелье
    .inf = купить 1 Зелье
form-buy-potion-less = купите 1 Зелье на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
    .inf = купить 1 Зелье на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
form-buy-artifact = купите 1 Артефакт
    .inf = купить 1 Артефакт
form-buy-artifact-less = купите 1 Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
    .inf = купить 1 Артефакт на { $n } { FORM("ingredient", $n, case: "acc") } дешевле
form-exchange = обменяйте Ингредиенты любое число раз по курсу Базара
    .inf = обменять Ингредиенты любое число раз по курсу Базара
form-exchange-once = обменяйте Ингредиенты один раз по курсу Базара
    .inf = обменять Ингредиенты один раз по курсу Базара
form-convert = сбросьте до { $n } { FORM($a, $n, case: "gen") } и получите столько же { FORM($b, case: "gen", number: "pl") }
    .inf = сбросить до { $n } { FORM($a, $n, case: "gen") } и получить столько же { FORM($b, case: "gen", number: "pl") }
form-reserve-contract = зарезервируйте Контракт
    .inf = зарезервировать Контракт
form-reserve-contract-deck = зарезервируйте Контракт с верха колоды
    .inf = зарезервировать Контракт с верха колоды
form-reserve-trial = зарезервируйте Испытание
    .inf = зарезервировать Испытание
form-cancel = отмените до { $n } { FORM("property", $n, case: "gen") }
    .inf = отменить до { $n } { FORM("property", $n, case: "gen") }
form-ignore-rift = проигнорируйте Разлом в этом Испытании
    .inf = проигнорировать Разлом в этом Испытании
form-ease = уменьшите сумму задания на { $n }
    .inf = уменьшить сумму задания на { $n }
form-look-fate = посмотрите верхнюю карту Судьбы
    .inf = посмотреть верхнюю карту Судьбы
form-refresh-brewery = обновите рынок Зельеварни
    .inf = обновить рынок Зельеварни
form-hand-out = откройте карт Дисциплин на одну больше, чем игроков, и раздайте каждому игроку по очереди по одной
    .inf = открыть карт Дисциплин на одну больше, чем игроков, и раздать каждому игроку по очереди по одной

## What holds while a card lies ready.

form-standing = { $abilities }
form-placed-class = когда вы размещаете кубик в Классе, { $then }
form-placed-city = когда вы размещаете кубик в Городе, { $then }
form-placed-wild = когда вы размещаете кубик в Диких Землях, { $then }
form-wounded = когда ваша Метка получает рану, { $then }
form-wounded-once = раз за ход, когда ваша Метка получает рану, { $then }
form-each-rest = в каждом вашем ходу Отдыха { $then }
form-fewer-threat = сбрасывайте { $n } { FORM("threat-die", $n, case: "acc") } с каждой Угрозы, которая вам грозит
form-fewer-main-threat = сбрасывайте { $n } { FORM("threat-die", $n, case: "acc") } с основной Угрозы каждого Испытания
form-cheaper = каждая покупка стоит вам на { $n } { FORM("ingredient", $n, case: "acc") } меньше
form-cheaper-first = первая покупка за ход стоит вам на { $n } { FORM("ingredient", $n, case: "acc") } меньше
form-free-bind = раз за ход «связать» не стоит вам Крови
form-free-pay-off = раз за ход «подкупить» вам ничего не стоит
form-free-appear = раз за ход вы можете разместить кубик без ячейки
form-ease-trials = в Испытаниях сумма задания меньше на { $n }
form-approach = с подходом { $a } сумма меньше на { $n }, точное задание требует на { $d } { FORM("die", $d, case: "acc") } меньше, а сброс Ингредиентов — на { $i } меньше
form-approach-threat = с подходом { $a } вы выдерживаете на { $n } { FORM("threat-die", $n, case: "acc") } меньше
form-rift-less = Разлом забирает на { $n } { FORM("die", $n, case: "acc") } меньше
form-vigilance-more = Бдительность допускает на { $n } { FORM("card", $n, case: "acc") } больше
form-market-summon = вы можете призывать с рынков Классов

## Costs, Launches, tasks and properties.

form-pay = { FORM($parts, $case) }
form-launched-by = запускается: { $launch }
form-price-ingredients = { $n } { FORM($what, $n, $case) }
form-price-dice = { dice-any-case }
form-price-value = { die-any-case } со значением { $value }
form-any-spell = любое Заклинание
form-any-spell-strong = любое Заклинание с +{ $n } к силе
form-colour-spell = { AGREE($c, "spell") } Заклинание
form-not-colour-spell = любое Заклинание, кроме { AGREE($c, "spell", case: "gen", number: "pl") }
form-other-colour-spell = Заклинание другого цвета
form-that-spell = это Заклинание
form-task-discard = сбросьте { FORM($cost, case: "acc") }
form-task-total = сбросьте { $colours } кубики на сумму от { $n }
form-task-any-total = сбросьте любые кубики на сумму от { $n }
form-task-exact = сбросьте { $colours } кубики со значениями { $values }
form-task-roll = { $c_id ->
        [spark] бросьте { $n } { FORM("spark-die", $n, case: "acc") } на сумму от { $m }
       *[other] бросьте { $n } { AGREE($c, "die", $n, case: "acc") } { FORM("die", $n, case: "acc") } на сумму от { $m }
    }
form-task-withstand = выдержите Угрозу { $n }
form-hue = { AGREE($c, "die", number: "pl") }
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
form-aim-marks = { $n } { FORM("point", $n) } за каждую Метку Дисциплины после первых { $m }
form-aim-inventory = { $n } { FORM("point", $n) } за каждого Питомца и { $m } за каждое Зелье, всего не более { $k }
form-aim-slots = { $a }, { $b }, { $c } или { $d } { FORM("point", $d) } за Артефакты в 1, 2, 3 или 4 ячейках
form-aim-disciplines = { $n } { FORM("point", $n) } за каждую Дисциплину среди ваших карт и ещё { $m } за все шесть
