# Cards and boards of Penumbra, and its table in a terminal.

pen-class-spell = Заклинания
pen-class-recipe = Рецепты
pen-class-summon = Призывы
pen-class-artifact = Артефакты
pen-class-potion = Зелья
pen-class-talent = Таланты
pen-class-contract = Контракты
pen-class-trial = Испытания
pen-class-prophecy = Пророчества
pen-class-goal = Цели
pen-class-event = События
pen-fact-what = { $what }
pen-fact-pay-study = оплата: Обучение
pen-fact-pay-trial = оплата: Испытание
pen-fact-pay-rest = оплата: Отдых
pen-fact-use-study = использование: Обучение
pen-fact-use-trial = использование: Испытание
pen-fact-use-rest = использование: Отдых
pen-fact-tap = повернуть
pen-fact-discard = сбросить
pen-fact-threat = Угроза { $n }
pen-fact-wound = ранить свою Метку Дисциплины
pen-fact-difficulty = сложность { $n }
pen-fact-points = очки: { $n }
pen-fact-number = порядок хода { $n }
pen-fact-conduit = Проводник
pen-fact-pendant = Кулон
pen-fact-mantle = Мантия
pen-fact-ring = Кольцо
pen-fact-tome = Том
pen-fact-dark = Мрак { $n }
pen-fact-light = Свет { $n }
pen-fact-counter = Ответный удар { $n }
pen-fact-undeniable = неотменяемая Угроза
pen-fact-always = в каждой игре
pen-part-cost = Стоимость
pen-part-price = Цена
pen-part-text = Эффект
pen-part-standing = Постоянно
pen-part-launches = Запускает
pen-part-launched = Запуск
pen-part-goods = Начальный запас
pen-part-card = Первая карта
pen-part-task = Задание
pen-part-reward = Награда
pen-part-property = Свойство
pen-part-dark-task = Мрак
pen-part-dark-reward = Мрак, награда
pen-part-light-task = Свет
pen-part-light-reward = Свет, награда
pen-levels = точных { $exact }, выведенных { $inferred }, наших { $designed }
pen-known-fields = известно из правил: карты — { $cards }, точные поля — { $exact }, выведенные — { $inferred }
pen-turn-of = { $seat }, ход { $n }
pen-store = Запас: { $what }
pen-pool = Кубики: { $what }
pen-marks = Метки: { $what }
pen-cards = Карты: { $what }
pen-done = Опыт: { $what }
pen-score = Очки сейчас: { $n }
pen-wounds = Смертельные ранения: { $n }
pen-row = Контракты: { $what }
pen-trials = Испытания: { $what }
pen-fate = Карт Судьбы осталось: { $n }
pen-placed = Размещённые кубики: { $what }
pen-choose = Номер, или h — помощь
pen-help = Номер выбирает. c НАЗВАНИЕ — карты, w — почему чего-то нет, s — стол снова, q — выйти; игра сохранена.
pen-unknown = Такого ответа нет: { $what }
pen-state-charged = заряжена
pen-state-discharged = разряжена
pen-state-wounded = ранена
pen-source-arcana = Аркана
pen-source-trials = Испытания
pen-source-wounds = Смертельные ранения
pen-source-experience = Опыт
pen-source-contracts = Контракты
pen-source-board = Планшет
pen-source-goals = Цели
pen-source-fate = Свет и Мрак
pen-source-escaped = Упущенные Испытания
pen-source-total = Всего

## Boards.

pen-thread-start = Разверните все карты, перезарядите все Метки, получите 2 Костяных кубика.
pen-thread-mark = Кубик цвета Метки.
pen-thread-spark = Кубик Искры.
pen-thread-brew = При Отдыхе также: сварите любое число Зелий.
pen-thread-exchange = При Отдыхе также: меняйте Ингредиенты по курсу Базара.
pen-thread-buy = При Отдыхе также: купите 1 Зелье или Артефакт.
pen-mark-set = Установить: поверните кубик цвета Метки любой гранью.
pen-mark-launch-spell = Запустить Заклинание: бесплатно используйте Заклинание цвета Метки.
pen-mark-recolour-bone = Перекрасить Костяной: замените Костяной кубик кубиком цвета Метки.
pen-mark-untap = Развернуть: разверните одну свою карту.
pen-spark-set = Установить: поверните любой свой кубик любой гранью.
pen-spark-launch-spell = Запустить Заклинание: бесплатно используйте любое своё Заклинание.
pen-spark-recolour-bone = Перекрасить Костяной: замените Костяной кубик кубиком любого цвета.
pen-spark-untap = Развернуть: разверните любую свою карту.
pen-section-mark = Заплатите столько Арканы, сколько указано на ближайшей свободной ячейке: получите Метку и карту Дисциплины.
pen-section-card = Получите карту Дисциплины.
pen-section-die = Получите кубик цвета Класса.
pen-section-bazaar = Меняйте сколько угодно раз: 4 Плода = 3 Кристалла = 2 Драгоценности = 1 Безделушка.
pen-section-brewery = Купите любое число открытых Зелий.
pen-section-shop = Купите один открытый Артефакт.
pen-section-guild = Выполните открытый или свой зарезервированный Контракт.
pen-section-forest = Бросьте кубик Ресурсов.
pen-section-sanctuary = Сбросьте 1 Кровь: получите кубик Искры.
pen-section-ruins = Примите Угрозу 1, затем получите 2 Крови.
pen-takes-any = любой кубик
pen-takes-colour = кубик этого цвета
pen-takes-colour-six = шестёрка этого цвета
pen-takes-spark = кубик Искры
pen-wound-name = Смертельное ранение
pen-mortal-wound = Сбросьте все кубики запаса. Следующий ход — Отдых. −3 очка в конце.
pen-approach-destroy = Уничтожить
pen-approach-catch = Поймать
pen-approach-pacify = Примирить
pen-approach-dispel = Развеять
pen-approach-endure = Выдержать
pen-approach-bribe = Подкупить

## What the page says beside the pieces.

pen-kind-spell = Заклинание
pen-kind-recipe = Рецепт
pen-kind-summon = Призыв
pen-kind-artifact = Артефакт
pen-kind-potion = Зелье
pen-kind-talent = Талант
pen-kind-contract = Контракт
pen-kind-trial = Испытание
pen-kind-prophecy = Пророчество
pen-kind-goal = Цель
pen-kind-event = Событие
pen-card-or = или
pen-piece-school = Школа
pen-piece-city = Город
pen-piece-wild-lands = Дикие Земли
pen-piece-guild = Гильдия: Контракты
pen-piece-trials = Испытания
pen-piece-fate = Судьба
pen-piece-markets = Рынки
pen-piece-threat = Угроза
pen-piece-pool = Кубики
pen-piece-board = Планшет Волшебника
pen-piece-store = Ингредиенты
pen-piece-legend = Что здесь написано
pen-piece-thread = Отдых
pen-piece-known = известно в колоде
pen-piece-place = место сверху: { $n }
pen-piece-no-dice = нет кубиков
pen-piece-no-cards = нет карт
pen-piece-deck = { $name }: в колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
pen-piece-temporary = до конца хода
pen-piece-rolled = брошен для задания
pen-piece-mark = { $mark }, { $state }
pen-piece-cell = Ячейка { $n }
pen-piece-cell-free = свободна
pen-piece-cell-cost = Аркана: { $n }
pen-piece-cell-value = Её поражают кубики Угрозы со значением { $n }
pen-piece-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
pen-piece-wounds = Смертельные ранения: { $n }
pen-piece-must-rest = следующий ход — Отдых
pen-piece-closed = от { $n } игроков
pen-piece-unlimited = сколько угодно кубиков
pen-piece-takes = сюда: { $what }
pen-piece-beside = рядом с ячейками: { $dice }
pen-piece-goods = { $name }: { $n } из { $most }
pen-piece-hidden = скрытая карта
pen-piece-tapped = повёрнута
pen-piece-light = путь Света
pen-piece-dark = путь Мрака
pen-piece-threat-dice = { $n ->
    [one] { $n } кубик Угрозы
    [few] { $n } кубика Угрозы
   *[other] { $n } кубиков Угрозы
}
pen-piece-threat-left = осталось применить: { $values }
pen-piece-striking = сейчас бьёт: { $n }
pen-piece-misses = промах: { $values }
pen-piece-undeniable = неотменяемая
pen-piece-attempted = идёт сейчас
pen-piece-cancelled = отменено
pen-piece-reward = Награда
pen-piece-fate-left = { $n ->
    [one] осталась { $n } карта Судьбы
    [few] осталось { $n } карты Судьбы
   *[other] осталось { $n } карт Судьбы
}
pen-piece-offer = На выбор
pen-piece-source = Очки
pen-piece-open = Показать всё: { $name }
pen-piece-grimoire = Гримуар
pen-piece-inventory = Инвентарь
pen-piece-equipment = Экипировка
pen-piece-experience = Опыт
pen-piece-reserved = Резерв

## Sections of a Class.
pen-lesson-mark = { AGREE($class, "class") } { FORM("class") }, Метка и карта
pen-lesson-card = { AGREE($class, "class") } { FORM("class") }, карта
pen-lesson-die = { AGREE($class, "class") } { FORM("class") }, кубик
