# What is said at a table of Penumbra.

## Questions.

pen-over = Игра окончена.
pen-ask-talent = Выберите Талант.
pen-ask-turn = Какой ход вы делаете: Обучение, Испытание или Отдых?
pen-ask-study = Обучение: размещайте кубики, используйте эффекты или закончите ход.
pen-ask-placing = Какой кубик разместить?
pen-ask-visit = Что вы здесь делаете?
pen-ask-trial = За какое Испытание вы берётесь?
pen-ask-path = Выберите путь Света или Мрака.
pen-ask-shield = Сначала пробейте Щит.
pen-ask-task = За какое задание вы берётесь?
pen-ask-trial-end = Испытание пройдено. Что-нибудь ещё до конца хода?
pen-ask-rest = Отдых: продолжайте или используйте то, что действует при Отдыхе.
pen-ask-end = Ход заканчивается.
pen-ask-contract = За какой Контракт вы берётесь?
pen-ask-contract-task = Выполните задание Контракта.
pen-ask-rolled = Кубики брошены. Измените их или продолжайте.
pen-ask-task-dice = Какой кубик пойдёт на задание?
pen-ask-prepare = Угроза: подготовьтесь и бросайте.
pen-ask-rift = Разлом: какой кубик сбросить?
pen-ask-change = Кубики Угрозы брошены. Измените их или продолжайте.
pen-ask-distribute = Какой кубик Угрозы применить следующим?
pen-ask-hit = Во что попадает кубик Угрозы?
pen-ask-mortal = Смертельное ранение! Ответите на него?
pen-ask-amplify = Усилить Заклинание оранжевыми кубиками?
pen-ask-launch = Какая карта продолжит цепочку?
pen-ask-pay = Чем заплатить?
pen-ask-may = Что выбрать?
pen-ask-exchange = Меняйте Ингредиенты или остановитесь.
pen-ask-buy = Что купить?
pen-ask-brew = Какое Зелье сварить?
pen-pick-turn = Какой кубик изменить?
pen-pick-reroll = Какой кубик перебросить?
pen-pick-face = Какое значение установить?
pen-pick-colour = Какого цвета станет кубик?
pen-pick-gain-colour = Кубик какого цвета получить?
pen-pick-heal = Какую Метку исцелить?
pen-pick-recharge = Какую Метку перезарядить?
pen-pick-wound = Какую Метку ранить?
pen-pick-set-threat = Какой кубик Угрозы установить?
pen-pick-name-value = При каком значении кубики Угрозы промахнутся?
pen-pick-discard-placed = Какой размещённый кубик сбросить?
pen-pick-take-placed = Какой размещённый кубик забрать?
pen-pick-rest-die = Откуда взять кубик?
pen-pick-untap = Какую карту развернуть?
pen-pick-card = Какую карту Дисциплины получить?
pen-pick-potion = Какое Зелье получить?
pen-pick-artifact = Какой Артефакт получить?
pen-pick-deck = В какую колоду заглянуть?
pen-pick-looked = Какую из этих карт оставить?
pen-pick-reserve = Какой Контракт зарезервировать?
pen-pick-reserve-trial = Какое Испытание зарезервировать?
pen-pick-cancel = Какое свойство отменить?
pen-pick-equip = Новый Артефакт заменит прежний?
pen-pick-pay-off = Какой рынок обновить?
pen-pick-red-die = Какой кубик сбросить?
pen-pick-knock-out = Какой размещённый кубик выбить?
pen-pick-convert = Сколько обменять?
pen-pick-offer = Какую карту взять?
pen-pick-launch = Какое Заклинание запустить?

## Choices and refusals.

pen-choice-study = Обучение
pen-choice-trial-turn = Испытание
pen-choice-rest = Отдых
pen-choice-end = Закончить ход
pen-choice-go = Разместить: { $section }
pen-choice-go-any-colour = Разместить кубик любого цвета: { $section }
pen-choice-go-knocking-out = Выбить кубик: { $section }
pen-choice-go-for-arcana = Оказаться без ячейки, сбросив 1 Аркану: { $section }
pen-choice-go-without-a-cell = Разместить без ячейки: { $section }
pen-choice-die = { $die }
pen-choice-die-as = { $die } — как { $colour }
pen-choice-up = { $die }: значение на 1 больше
pen-choice-down = { $die }: значение на 1 меньше
pen-choice-flip-die = Перевернуть { FORM($die, case: "acc") }
pen-choice-placed = { $die } ({ $section })
pen-choice-apply = Применить эффект локации
pen-choice-bind = Связать: сбросить 1 Кровь и зарезервировать Контракт
pen-choice-extra = Бросить дополнительный кубик Ресурсов
pen-choice-leave = Покинуть локацию
pen-choice-pay-variant = Оплатить { FORM($card, case: "acc") }, способ { $variant }
pen-choice-mark-set = Использовать Метку в ячейке { $n }: Установить
pen-choice-mark-launch-spell = Использовать Метку в ячейке { $n }: Запустить Заклинание
pen-choice-mark-recolour-bone = Использовать Метку в ячейке { $n }: Перекрасить Костяной кубик
pen-choice-mark-untap = Использовать Метку в ячейке { $n }: Развернуть
pen-choice-cell = Метка в ячейке { $n }
pen-choice-reroll = Манипулировать за 1 Кристалл: перебросить
pen-choice-nudge = Манипулировать за 2 Кристалла: подкрутить
pen-choice-flip = Манипулировать за 2 Кристалла: перевернуть
pen-choice-recolour = Манипулировать за 3 Кристалла: перекрасить
pen-choice-heal = Исцелить Метку за 2 Плода
pen-choice-pay-off = Подкупить: обновить рынок
pen-choice-make-time = Успеть: 1 Безделушка за размещение
pen-choice-knock-out = Выбить: сбросить красный кубик
pen-choice-face = { $n }
pen-choice-colour = { $colour }
pen-choice-deck = Верх колоды: { $deck }
pen-choice-market = { $market }
pen-choice-store = Кровь из запаса
pen-choice-save = Сберечь 1 { FORM($goods, case: "acc") }
pen-choice-swap = { $n } { FORM($from, $n, case: "acc") } → { $m } { FORM($to, $m, case: "acc") }
pen-choice-threat = Кубик Угрозы со значением { $n }
pen-choice-set-threat = Кубик Угрозы: { $n } → { $to }
pen-choice-path-dark = Путь Мрака
pen-choice-path-light = Путь Света
pen-choice-task = Задание { $n }
pen-choice-shield = Пробить Щит
pen-choice-give-up = Отказаться
pen-choice-roll = Бросить
pen-choice-go-on = Продолжить
pen-choice-property = Свойство { $n }
pen-choice-number = { $n }
pen-choice-protect = Защитить: сбросить { FORM($die, case: "acc") }
pen-choice-amplify = Усилить: сбросить { FORM($die, case: "acc") }
pen-choice-first = Первое
pen-choice-second = Второе
pen-choice-yes = Да
pen-choice-no = Нет
pen-choice-done = Готово
pen-choice-talent = { $card }
pen-choice-trial = Взяться за { FORM($card, case: "acc") }
pen-choice-use = Использовать { FORM($card, case: "acc") }
pen-choice-pay = Оплатить { FORM($card, case: "acc") }
pen-choice-launch = Запустить { FORM($card, case: "acc") }
pen-choice-discard = Сбросить { FORM($card, case: "acc") }
pen-choice-card = { $card }
pen-refused-reserved-first = Сначала идёт зарезервированное Испытание.
pen-refused-no-placement = В этот ход размещений больше нет.
pen-refused-no-dice = В вашем запасе нет кубиков.
pen-refused-elsewhere = Оставшиеся размещения — для других мест.
pen-refused-taken = Все ячейки там заняты.
pen-refused-no-fitting-die = Ни один ваш кубик не подходит к свободной ячейке.
pen-refused-only-launched = Эту карту используют только Запуском.
pen-refused-tapped = Карта повёрнута.
pen-refused-not-paid-now = В ход этого вида её нельзя оплатить.
pen-refused-not-used-now = В ход этого вида её нельзя использовать.
pen-refused-other-moment = Она действует только в определённый момент Угрозы.
pen-refused-suppressed = Испытание подавляет такие карты.
pen-refused-vigilance = Бдительность: до броска больше нельзя использовать карты.
pen-refused-cost = Вам нечем оплатить её стоимость или то, чего она требует.
pen-refused-requirement = Её требование нельзя выполнить.

## The log.

pen-log-talent = { $seat } выбирает { FORM($card, case: "acc") }.
pen-log-turn = { $seat } начинает ход { FORM($turn, case: "gen") }.
pen-log-placed = { $seat } размещает { FORM($die, case: "acc") }: { $section }.
pen-log-knocked-out = { $die } убран с места: { $section }.
pen-log-used = { $seat } использует { FORM($card, case: "acc") }.
pen-log-transformed = { $seat } готовит { FORM($card, case: "acc") }.
pen-log-mark-used = { $seat } использует Метку в ячейке { $cell }.
pen-log-mark-gained = { $seat } получает { $mark_id ->
    [spark] { FORM("spark-mark", case: "acc") }
   *[other] { AGREE($mark, "mark", case: "acc") } { FORM("mark", case: "acc") }
}, ячейка { $cell }.
pen-log-mark-healed = { $seat }: Метка в ячейке { $cell } исцелена.
pen-log-mark-recharged = { $seat }: Метка в ячейке { $cell } перезаряжена.
pen-log-mark-wounded = { $seat }: Метка в ячейке { $cell } ранена.
pen-log-blood-of-mark = { $seat }: раненая Метка в ячейке { $cell } отдаёт Кровь.
pen-log-gained = { $seat } получает { $n } { FORM($goods, $n, case: "acc") }.
pen-log-paid = { $seat } сбрасывает { $n } { FORM($goods, $n, case: "acc") }.
pen-log-die-gained = { $seat } получает { FORM($die, case: "acc") }.
pen-log-die-lost = { $seat } теряет { FORM($die, case: "acc") }.
pen-log-die-turned = { $seat } меняет { FORM($die, case: "acc") } на { FORM($to, case: "acc") }.
pen-log-resource = { $seat } бросает кубик Ресурсов: грань { $face }.
pen-log-card-gained = { $seat } получает { FORM($card, case: "acc") }.
pen-log-card-discarded = { $seat } сбрасывает { FORM($card, case: "acc") }.
pen-log-untapped = { $seat } разворачивает { FORM($card, case: "acc") }.
pen-log-refreshed = Рынок обновлён: { $market }.
pen-log-reserved = { $seat } резервирует { FORM($card, case: "acc") }.
pen-log-reserved-unseen = { $seat } тайно резервирует Контракт.
pen-log-looked = Вы видите { FORM($card, case: "acc") }.
pen-log-threat = { $seat } встречает Угрозу { $n }.
pen-log-threat-rolled = { $seat } бросает на Угрозу: { $n ->
    [0] кубиков не осталось
   *[other] { $values }
}.
pen-log-missed = Кубик Угрозы со значением { $value } промахивается.
pen-log-mortal-wound = { $seat } получает Смертельное ранение.
pen-log-wound-ignored = { $seat } не обращает внимания на Смертельное ранение.
pen-log-task-rolled = { $seat } бросает кубики для задания: { $values }.
pen-log-attempts = { $seat } берётся за { FORM($card, case: "acc") }.
pen-log-completed = { $seat } { $card_gender ->
    [n] проходит
   *[other] выполняет
} { FORM($card, case: "acc") }.
pen-log-failed = { $seat } проваливает { FORM($card, case: "acc") }.
pen-log-property-cancelled = { $seat } отменяет свойство { $n } { FORM($card, case: "gen") }.
pen-log-fate = Открыта карта Судьбы: { $card }.
pen-log-prophecy = Сбылось { $card }: у каждого ещё один ход.
pen-log-broken-off = Слишком много происходит сразу: ход прерван ({ $seat }).
pen-log-over = Игра окончена, очки: { $points }.
pen-log-escaped = Упущено { $card }.
pen-log-town = Город не ждёт, размещён { $die }: { $section }.
pen-log-rank-sent-home = Домой на каникулы.
pen-log-rank-promoted = Перевод на следующий курс.
pen-log-rank-promoted-with-praise = Перевод с похвалой.
pen-log-rank-best-of-the-year = Лучший ученик года.
pen-log-rank-candidate-for-the-cup = Претендент на Кубок.
pen-log-rank-holder-of-the-cup = Обладатель Кубка!

## What would come to nothing.

pen-wasted-study = Сейчас нельзя разместить ни одного кубика: Обучение ничего не даст.
