# The page: lobby, table, result, and what the server refuses. What is said of the game itself is in table.ftl.

page-title = Конклав
page-about = Неофициальная программа, сделанная любителями этих игр.
page-language = Язык
page-menu = Разделы
page-theme = Тема: { $theme }
theme-auto = как на устройстве
theme-light = светлая
theme-dark = тёмная
page-loading = Загрузка…
page-not-found = По этому адресу ничего нет.
page-close = Закрыть
page-cancel = Отмена
page-details = Подробности
game-duel = Дуэль
game-rebirth = Возрождение
game-duel-about = Два мага втайне готовят заклинания и сражаются в семи комнатах за милость Чёрной Розы. Она тоже набирает очки и может обойти обоих.
game-duel-time = 30–45 минут
game-rebirth-about = Маги соперничают, отстраивая разрушенную ложу из девятнадцати комнат. У каждого своя школа магии, свои задания и призванные существа.
game-rebirth-time = 1–2 часа
game-players = { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
game-players-range = { $max ->
        [one] { $min }–{ $max } игрок
        [few] { $min }–{ $max } игрока
       *[other] { $min }–{ $max } игроков
    }

## The lobby.

lobby-title = Столы
lobby-running = Идут партии
lobby-waiting = Ждут игроков
lobby-finished = Законченные партии
lobby-welcome = Стол для соперничающих магов
lobby-what = Настольные игры о магии и интригах прямо в браузере: сразу против бота или с друзьями по ссылке. Бесплатно и без регистрации.
lobby-games = Игры
lobby-play-bots = { $bots ->
        [one] Сыграть с ботом
       *[other] Сыграть с { $bots } ботами
    }
lobby-invite = Сыграть с друзьями
lobby-mine = Мои столы
lobby-mine-empty = Здесь появятся столы, за которыми вы сидите: к ним всегда можно вернуться.
lobby-waiting-empty = Сейчас никто не ждёт. Откройте стол и оставьте место для кого угодно!
lobby-running-empty = Сейчас никто не играет.
lobby-finished-empty = Ещё ни одна партия не закончена.
lobby-more = Показать ещё { $n }
lobby-paused = партия на паузе
lobby-playing = идёт партия
lobby-over = партия закончена
lobby-closed = закрыт до конца партии
lobby-see-result = Посмотреть итог
lobby-see-replay = Повтор
lobby-company = С кем вы играете
lobby-company-bots = С ботами
lobby-company-friends = С друзьями
lobby-company-anyone = С кем угодно
lobby-more-options = Другие настройки
lobby-one-school = Школа
lobby-mages = Маги на выбор
lobby-mages-hint = Если никого не выбрать, игра возьмёт своих магов.
lobby-mage-of = Маг на месте { $n }
lobby-mage-free = выбирается за столом
lobby-first = У кого сначала корона
lobby-first-chance = по жребию
setup-fixed-rooms = Комнаты лежат по порядку, их не перемешивают
setup-steady-crown = Устойчивая корона: события не передают корону
setup-summoners-crown = Корона призывателя: воплощения активируются по очереди
lobby-new = Новый стол
lobby-game = Игра
lobby-players = Число игроков
lobby-options = Настройки партии
lobby-schools = Школы
lobby-schools-hint = Если ничего не выбрать, игра возьмёт школы сама.
lobby-take-back = Решения можно брать назад
lobby-public = Показывать этот стол в списке
lobby-open = Открыть стол
lobby-join = Присоединиться
lobby-watch = Смотреть
lobby-return = Вернуться на своё место
lobby-back = К списку столов
lobby-taken = Занято мест: { $taken } из { $seats }
lobby-your-name = Ваше имя
lobby-your-word = Ваше слово для перемешивания
lobby-word-hint = Порядок карт зависит от слов всех игроков и секрета сервера. Секрет выбран раньше, чем названы слова, и будет показан в конце партии.
lobby-secret-hash = Хеш секрета: { $hash }
lobby-copy-link = Скопировать ссылку
lobby-link-copied = Ссылка скопирована.
lobby-link-hint = Место достанется тому, кто откроет эту ссылку.
lobby-own-link = Эта ссылка — ваше место. Никому её не показывайте: по ней можно вернуться в игру.
lobby-ready = Готово
lobby-is-ready = можно начинать
lobby-not-ready = ещё готовится
lobby-start = Начать
lobby-waiting-for = Ждём игроков: { $who }

## About.

about-link = О программе
about-title = О программе
about-what-title = Что это такое
about-what = Цифровой стол для настольных игр о волшебниках. Он знает правила, спрашивает, что вы выбираете, и показывает, что из этого вышло. Можно играть с ботами, с друзьями или смотреть чужие партии.
about-fan-title = Неофициально, сделано любителями
about-fan = Программу сделали люди, которым нравятся эти игры. Она никак не связана с издателями и авторами игр и не одобрена ими; в ней нет их текстов, рисунков и оформления. Названия принадлежат их владельцам. Если игра вам понравилась, купите коробку.
about-licences = Лицензии
about-program-title = Программа
about-program = Свободная программа: на ваш выбор { $first } или { $second }.
about-rose-title = Роза
about-rose = Наш собственный рисунок, часть программы.
about-fonts-title = Шрифты
about-fonts = Лицензия { $licence }:
about-font-by = автор { $author }
about-icons-title = Значки
about-icons = С сайта { $site }. Их нарисовали { $authors } и другие; лицензия { $licence }. Мы раскрасили их в свои цвета и больше ничего не меняли. Здесь используются эти значки, под их собственными именами:

## Seats.

seat-name = Место { $n }
seat-me = Я
seat-friend = Друг, по ссылке
seat-open = Кто угодно
seat-free = свободно
seat-bot = Бот
seat-bot-random = Бот: играет наугад
seat-bot-greedy = Бот: берёт что может
seat-bot-search = Бот: думает наперёд
seat-you = это вы
seat-away = не в сети
seat-spectators = Зрителей: { $n }

## The table.

table-your-turn = Ваш ход
table-thinks = решает
table-waiting-for = Ждём решения: { $who }
table-watching = Вы смотрите партию.
table-looking = Вы смотрите эти карты
table-options = Что вы можете сделать
table-why-not = Почему нельзя?
table-nothing-else = Больше здесь ничего нельзя было ожидать.
table-rule = Правило { $clause }
table-moon = Фаза луны { $n }
table-last-round = Последний раунд
table-end = Конец
table-face-down = лицом вниз
table-known-hand = Известные карты руки
table-active-quests = Активные задания
table-completed = Завершённые задания
table-discards = Сброшено
table-supplies = запасы
table-upgrades = Улучшения
table-jinxes = Порчи
table-controlled = под контролем: { $who }
table-activated = активация была
table-solved-by = выполнено: { $who }
table-set-aside = Отложено
table-cubes-left = Фишек в запасе: { $n }
label-rooms = Комнаты
label-slots = Ячейки
label-models = Фигурки
label-quests = Задания
label-events = События
label-persistents = Действуют устойчивые эффекты
label-hidden = Скрытые карты
label-log = Журнал
label-chat = Разговор
chat-say = Напишите что-нибудь
chat-send = Отправить
chat-spectator = Зритель

## Going back, pausing, leaving.

table-undo = Взять назад
table-undone = { $who } берёт решение назад.
table-ask-back = Попросить вернуть ход
table-asks-back = { $who } просит вернуться назад. Вы не против?
table-asks-pause = { $who } просит сделать паузу. Вы не против?
table-asked-back = Вы попросили вернуться назад. Ждём ответа: { $who }
table-went-back = Партия возвращается назад.
table-stays = { $who } не соглашается; игра продолжается.
table-consent = Просьба
consent-yes = Соглашаюсь
consent-no = Не соглашаюсь
table-pause = Пауза
table-resume = Продолжить
table-paused = Партия приостановлена.
table-paused-by = { $who } приостанавливает партию.
table-resumed-by = { $who } продолжает партию.
table-resign = Сдаться
table-resign-sure = Вы действительно сдаётесь? Дальше за вас будет играть бот.
table-resigned = { $who } сдаётся.
table-closed = Этот стол закрыли до конца партии.
table-bot-takes-over = Теперь вместо игрока решает бот: { $who }.
table-plays-again = { $who } снова в игре.

## Windows and standing orders.

windows-title = Когда могут ответить ловушки и защиты
windows-sealed = Всем даётся одно время: никто не узнает, кто мог ответить
windows-quick = Спрашивают только тех, кто может ответить: быстрее, но видно, кто это
window-open = Сейчас вы можете на это ответить.
window-left = { $n ->
        [one] Осталась { $n } секунда
        [few] Осталось { $n } секунды
       *[other] Осталось { $n } секунд
    }
window-wait = Подождите
window-waits = Кто-то хочет подумать.
orders-title = Постоянные указания
orders-hint = Так за вас ответят, когда вы сможете раскрыть это заклинание.
orders-default = Если у заклинания нет своего указания
orders-as-default = Как для всех
order-always = Всегда
order-never = Никогда
order-ask = Спрашивать

## Clock and connection.

clock-title = Часы
clock-none = Без часов
clock-move = На каждое решение
clock-game = На всю партию
clock-seconds = Секунды
clock-increment = Секунд добавляется после решения
clock-left = Осталось времени: { $time }
clock-out = Время истекло: { $who }.
net-live = Связь есть
net-lost = Связь потеряна.
net-reconnecting = Восстанавливаем связь…
net-restored = Связь восстановлена.

## The result.

result-title = Партия окончена
result-winner = Победитель
result-by-resignation = Остальные сдались.
result-by-time = У остальных вышло время.
result-points = Очки силы
result-shuffle = Как перемешаны карты
result-secret = Секрет перемешивания: { $secret }
result-words = Слова игроков: { $words }
result-secret-hint = По этому секрету каждый может проверить, что карты перемешаны честно: команда «conclave replay».
result-replay = Скачать запись партии
result-new-game = Новая партия

## What the server refuses. Two more are in table.ftl.

error-malformed = Сервер не смог прочитать это сообщение.
error-too-large = Сообщение слишком большое.
error-too-fast = Слишком много сообщений сразу. Повторите чуть позже.
error-unknown-table = Такого стола нет.
error-wrong-token = Эта ссылка не даёт места за этим столом.
error-not-your-turn = Сейчас не ваш ход.
error-stale = На этот вопрос уже ответили.
error-not-started = Партия ещё не началась.
error-over = Партия уже окончена.
error-paused = Партия приостановлена.
error-cannot-undo = { $why ->
        [revealed] Это нельзя взять назад: с тех пор что-то раскрылось. Можно попросить остальных вернуть ход.
        [acted] Это нельзя взять назад: с тех пор действовал кто-то другой. Можно попросить остальных вернуть ход.
       *[nothing] Брать назад нечего.
    }
error-no-consent = Вашего согласия никто не просил.
error-spectator = Зрители не могут этого делать.
error-seat-taken = Это место уже занято.
error-store = Сейчас сервер не может сохранить партию. Ничего не потеряно; решения снова будут приниматься, когда запись заработает.
error-shutting-down = Сервер запускается заново. Партия продолжится с того же места.
error-bad-setup = Так партию начать нельзя: { $reason }
error-window-closed = Уже поздно: время для ответа вышло.
error-full = На сервере нет места для ещё одного стола. Попробуйте позже.
error-origin = Этой странице нельзя обращаться к этому серверу.
error-chat-too-long = Для разговора это слишком длинно.
error-already-ready = Вы уже сообщили, что готовы.
error-rules-changed = С начала этой партии правила изменились, и продолжить её как есть нельзя.
error-unknown = Сервер отказал: { $code }

## Table, more.

table-trophy-tokens = Жетонов трофеев осталось

## The Lodge and the cards as they are drawn.

lodge-closer = Ближе
lodge-farther = Дальше
lodge-whole = Вся Ложа
table-motion = Движение
hand-empty = В руке нет карт.
table-common = На столе
card-exact = как на карте
card-inferred = частично восстановлено
card-designed = частично наше
result-source = Источник
result-total = Всего

## Replay.

result-watch = Смотреть повтор
replay-title = Повтор партии
replay-where = Место в партии
replay-step = Шаг { $n } из { $all }
replay-start = Начало партии
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-round-back = К предыдущему раунду
replay-round-on = К следующему раунду
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-from = Чьими глазами
replay-spectator = Зритель
replay-table = Вернуться к столу

## Rules.

rules-title = Правила
rules-book = Книга правил
rules-search = Искать в правилах
rules-found = { $n ->
        [0] Ни в одном пункте нет всех этих слов.
        [one] Найден { $n } пункт
        [few] Найдено { $n } пункта
       *[other] Найдено { $n } пунктов
    }
rules-language = Правила нашими словами, на английском языке.
