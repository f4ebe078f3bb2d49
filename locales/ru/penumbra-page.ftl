# What the page says of Penumbra: in the lobby, at its table, and in short.

## The lobby.

game-penumbra = Пенумбра
game-penumbra-time = 1–2 часа
pen-level = Уровень игры для одного
pen-level-novice = Новичок
pen-level-adept = Знаток
pen-level-master = Мастер
setup-ready-made = Готовая колода для первой игры
setup-idle-fate = Много ходов Обучения подряд открывают карту Судьбы
setup-marks-in-rest = Метки можно использовать в ход Отдыха
setup-cards-against-wounds = Карты могут ответить на Смертельное ранение на любом шаге Угрозы
setup-reserved-trial-first = Поправка издателя: зарезервировано не больше одного Испытания, и оно идёт раньше остальных
setup-launch-keeps-timing = Запущенная карта сохраняет ограничения по времени из своей стоимости
setup-rest-effects-on-heal = Исцеление или получение Метки даёт и эффекты Отдыха над ней
setup-vigilance-counts-brewing = Варка и призыв считаются для Бдительности
setup-suppression-of-abilities = Подавление отключает и постоянные, и условные эффекты
setup-knock-out-meets-conditions = Кубик, который выбивает другой, должен подходить под условие ячейки
setup-spark-primal = Кубик Искры имеет Примагию цвета, которым считается
setup-wound-fails-contract = Смертельное ранение проваливает начатый Контракт

## The table.

table-on-table = На столе: { $n }
pen-turn-number = Ход { $n }
pen-placements-anywhere = осталось размещений: { $n }
pen-placements-class = в Классе: { $n }
pen-placements-any-colour = любым цветом: { $n }
pen-placements-city = в Городе, без ячейки: { $n }
pen-placements-none = размещений не осталось
pen-chain = Цепочка: { $n }
pen-last-turns = Последние ходы: { $n }
pen-own-board = Ваш волшебник
pen-drag = Нажмите на то, что светится, или перетащите туда кубик.
pen-running-score = Счёт сейчас
pen-ask-sure = Можно ещё разместить кубики. Всё равно закончить ход?
pen-choice-sure = Закончить ход
pen-choice-sure-back = Продолжить ход
replay-turn-back = Предыдущий ход
replay-turn-on = Следующий ход

## The rules in short.

short-turn-title = Ход
short-penumbra-goal = Один–четыре ученика волшебников набирают очки, которые считаются только в конце: за Испытания, Контракты, опыт, Метки, Цели, Аркану и за перевес Света или Мрака. У кого больше всех, тот победил. В одиночку вы играете за звание.
short-penumbra-study = Обучение: разместите два кубика (в самый первый ход один). Ячейка говорит, какой кубик ей нужен, а её секция что-то даёт: карту, Метку, кубик, ингредиенты, Контракт.
short-penumbra-trial = Испытание: встретьте его Угрозу, выберите путь Света или Мрака и выполните одно из его заданий. Удалось — награда ваша, нет — Испытание пропало.
short-penumbra-rest = Отдых: разверните карты, перезарядите Метки и верните кубики по нити своего планшета.
short-penumbra-free = В свой ход в любой момент: карты, Метки и малая магия кубиков и ингредиентов.
short-penumbra-fate = Ход Испытания или Отдыха кончается картой колоды Судьбы: это новое Испытание, Событие, Цель или Пророчество. Ряд Контрактов сдвигается.
short-penumbra-end = Когда сбылось Пророчество или кончилась колода Судьбы, ход доигрывается, и у каждого остаётся ещё один.
short-penumbra-sign-die = Кубик вашего запаса. Цвет у него от Дисциплины. У Костяных кубиков цвета нет, кубики Искры считаются любым.
short-penumbra-sign-mark = Метка: заряженную можно использовать, разряженная ждёт Отдыха, раненая ничего не даёт, пока её не исцелят или не используют её Кровь.
short-penumbra-sign-threat = Угроза: каждый её кубик забирает из вашего запаса кубик с тем же значением, а если его нет, ранит Метку с этим значением. Попадание в раненую Метку — Смертельное ранение: кубики сброшены, следующий ход Отдых, и минус 3 очка.
short-penumbra-sign-goods = Ингредиенты: Кровь, Кристаллы, Драгоценности, Плоды, Безделушки и Аркана, не больше 12 каждого.
short-penumbra-sign-chain = Запуск: эта карта позволяет использовать другую без её стоимости или сама так используется. Одна за другой они образуют цепочку.
short-penumbra-sign-light = Свет и Мрак на Испытаниях и Контрактах: в конце считается разница между ними.
short-penumbra-word-tap = Повернуть карту значит положить её боком; после Отдыха она снова действует.
short-penumbra-word-recipe = Оплаченный Рецепт становится Зельем, которое используют позже; Призыв становится Питомцем, который остаётся.
short-penumbra-word-primal = Примагии не нужна карта: Кристаллы меняют кубики, Плоды исцеляют, Безделушка даёт размещение и так далее.
short-penumbra-word-reserve = Зарезервированный Контракт только ваш, но если его не выполнить, он стоит 3 очка.
short-penumbra-word-undeniable = Кубики неотменяемой Угрозы нельзя сбросить, но их значения изменить можно.

## Penumbra's board.

pen-contracts = Контракты
pen-left = осталось { $n }
pen-decks = Колоды
pen-own-cards = Ваши карты
pen-class-mark = Метка + карта
pen-class-card = карта
pen-class-die = кубик этого цвета; без ограничений
pen-placements-left = Размещений
pen-help-now = Что поможет сейчас
pen-primal = Примагия
pen-step-threat = Угроза
pen-step-path = Путь
pen-step-task = Задание
pen-step-reward = Награда
pen-hits = попадает в { $n }
pen-misses-now = мимо
pen-hit-wounded = Метка ранена
pen-hit-mortal = Смертельное ранение
pen-hit-die = сброшен { $die }
pen-hit-nothing = под { $n } ничего нет
pen-strikes-now = бьёт сейчас
pen-strikes-choose = выберите, во что
pen-of-total = из { $n }
pen-challenge-passed = Пройдено: { $card }
pen-challenge-failed = Провалено: { $card }
pen-deed-reroll = 1: перебросить
pen-deed-nudge = 2: подкрутить
pen-deed-flip = 2: перевернуть
pen-deed-recolour = 3: перекрасить
pen-deed-heal = 2: исцелить
pen-deed-pay-off = 1: подкупить
pen-deed-make-time = 1: успеть
pen-deed-knock-out = Выбить
