# Терминал: подписи, команды и строки вокруг сообщений самой игры.

title = Конклав: Дуэль
greeting-goal = Два мага и Чёрная Роза четыре раунда борются за очки силы. Побеждает тот, у кого их больше в конце; при ничьей побеждает Чёрная Роза.
greeting-bot = Ваш противник — бот, который { $what ->
        [random] играет наугад
        [greedy] берёт что может
       *[other] думает наперёд
    }.
greeting-recorded = Ваш противник играет так, как записано в { $what }.
greeting-two = Игроки сидят за одной клавиатурой; каждый видит только своё.
greeting-how = Отвечайте номером варианта или его названием. «помощь» покажет, что ещё можно ввести, «почему» объяснит, чего нельзя сделать и по какому правилу.
greeting-resumed = Игра продолжается; сделано решений: { $what }.
saved = Игра сохраняется в файле { $what }
not-saved = Файл { $what } не записан: { $why }
left = Игра сохранена. Продолжить: { $what }
pass-the-keyboard = Передайте клавиатуру; играет { $what }. Затем нажмите Enter.
undone = Ход взят назад.
undo-not = Это нельзя взять назад: с тех пор что-то раскрылось или действовал кто-то другой.
not-offered = «{ $what }» здесь не ответ: введите число от 1 до { $n } или «помощь».
why-nothing = Больше здесь ничего нельзя было ожидать; правило { $clause } (его покажет «rule { $clause }»).
why-not-that = Ничего похожего на «{ $what }» здесь сделать нельзя; вопрос задан по правилу { $clause } (его покажет «rule { $clause }»).
rule-usage = Назовите правило: «rule { $what }» или слова для поиска: «rule линия видимости».
rule-nothing = Ни в одном пункте нет всех этих слов: { $what }
rule-more = … и ещё { $n }; добавьте слово, чтобы сузить поиск.
card-usage = Назовите карту: «карта дрожь». Хватит начала любого слова названия.
card-nothing = Карты с названием { $what } нет.
card-more = … и { $what }.
seat = Игрок { $n }

command-view = стол
command-hand = рука
command-rooms = комнаты
command-card = карта
command-why = почему
command-rule = правило
command-log = журнал
command-unseen = скрыто
command-undo = назад
command-save = сохранить
command-help = помощь
command-quit = выход
help-title = Введите номер варианта или его название («cast quick», «move room:abyss-of-faith») либо команду:
help-view = весь стол
help-hand = заклинания у вас на руке с их текстом
help-rooms = комнаты с их очками и тем, что они сейчас делают
help-card = карта с её текстом: карта дрожь
help-why = чего сейчас нельзя сделать и по какому правилу: почему, why cast II
help-rule = пункт правил или пункты с этими словами: rule { $what }, rule line of sight
help-log = что произошло в этом раунде; «log all» покажет всю игру
help-unseen = какие карты ещё скрыты и где они
help-undo = взять назад последнее решение, если с тех пор ничего не раскрылось
help-save = где сохраняется игра; «save ФАЙЛ» запишет копию
help-help = этот список
help-quit = выйти; игра сохраняется после каждого решения, и её можно продолжить

head-round = Раунд { $n } из 4
head-library = Библиотека { $n }
head-forgotten = Забытые заклинания { $n }
head-event = Событие: { $what }.
head-quests = Задания
legend-free = . = свободная ячейка
legend-damage = 3/10 = урон/здоровье
cell-red = Красная келья
cell-blue = Синяя келья
cell-empty = пусто
cube-red = К
cube-blue = С
cube-green = З
cube-yellow = Ж
cube-black = *
token-available = восстановлена, жетон доступен
token-used = восстановлена, жетон использован
sheet-you = это вы
sheet-crown = Корона
sheet-tracks = Сила { $power } · трофеи { $trophies } · комнаты { $rooms } · фишек в запасе { $cubes }
sheet-values = Здоровье { $bar } { $damage }/{ $health } · сила { $strength } · скорость { $speed } · жетоны физических действий { $tokens }
sheet-hand = Рука { $n }
sheet-known = известно: { $what }
sheet-grimoire = гримуар { $n }
sheet-memories = воспоминания { $n }
sheet-no-memories = воспоминаний нет
sheet-evocation = { $model }, { $room }, сила { $strength }, скорость { $speed }
sheet-controlled = под контролем: { $what }
sheet-activated = активация была
sheet-persistent = Устойчивый эффект: { $what }
sheet-bans = Запреты: { $what }
sheet-jinxes = Порчи: { $what }
slot-I = I:
slot-II = II:
slot-III = III:
slot-face-down = лицом вниз
detail-used = Жетон использован: ничего не произойдёт.
quest-points = { $n } ОС
quest-solved = выполнено: { $what }
hand-title = Ваша рука
hand-empty = У вас на руке нет карт.
unseen-nothing = От вас ничего не скрыто.
result-winner = Победитель: { $what }

box-title = Карты здесь и в печатной коробке
box-line = { $class }: { $here } из { $printed } ({ $clause })
box-more = и ещё { $n } из других наборов
box-levels = точных { $exact }, выведенных { $inferred }, наших { $designed }
level-exact = точно
level-inferred = выведено
level-designed = придумано нами
level-none = происхождение не указано
levels = карт: { $exact } точных, { $inferred } с выведенными полями, { $designed } с полями, придуманными нами

# Игра с фазами луны.

title-rebirth = Конклав: Возрождение
greeting-goal-rebirth = Маги и Чёрная Роза борются за очки силы, пока кто-нибудь не дойдёт до последней фишки луны. Побеждает тот, у кого их больше всего после итогового подсчёта.
title-classic = Конклав: Войны Чёрной Розы
greeting-goal-classic = Маги и Чёрная Роза борются за очки силы в ложе, которая разрушается. Раунд, в котором кто-нибудь набирает 30, — последний. Побеждает тот, у кого их больше всего после итогового подсчёта.
greeting-bots = Ваши противники — боты, которые { $what ->
        [random] играют наугад
        [greedy] берут что могут
       *[other] думают наперёд
    }.
command-quests = задания
command-events = события
help-quests = задания всех магов, насколько вам позволено их видеть
help-events = поле событий и сброшенные события
head-round-moons = Раунд { $n }
head-moon = фаза луны { $n }
head-moon-2 = фаза 2 с { $n } ОС
head-moon-3 = фаза 3 с { $n } ОС
head-end = конец на { $n } ОС
head-last = последний раунд
head-schools = Библиотека: { $what }
head-events = Поле событий
head-quest-decks = Колоды заданий
deck-moons = осталось карт по фазам луны { $what }
deck-discards = сброшено: { $what }
cell-green = Зелёная келья
cell-yellow = Жёлтая келья
token-available-short = восстановлена
room-ruin = руины: { $what }
room-copy = как { $what }
room-used = использован
quest-held = придержано
token-used-short = жетон использован
sheet-first = первый маг
sheet-tracks-moons = Сила { $power } · трофеи { $trophies } · фишек в запасе { $cubes }
sheet-aside = отложено личных заклинаний { $n }
sheet-assigned = цель: { $what }
sheet-jinx = Порча: { $what }
sheet-cubes = фишек { $n } из { $slots }
quest-active = Активное задание: { $what }
quest-completed = Завершённое задание: { $what }
quest-solved-list = Выполненных заданий { $n }: { $what }
quest-hidden = лицом вниз { $n }
quest-active-hidden = Активных заданий лицом вниз: { $n }
quest-text = Условие: { $task }. Эффект: { $effect }
quest-face-down = лицом вниз
quest-none = заданий нет
school-card = Карта { $n } из { $of }.
school-cards = карт: { $n }
school-named = названо: { $n }

## The Avatar.

avatar-apprentice = ученик
avatar-master = мастер
avatar-values = Здоровье { $bar } { $damage }/{ $health } · сила { $strength } · скорость { $speed }
avatar-commands = Осталось карт приказов: { $n } из { $limit } · колоды { $decks }
avatar-back = На рубашке следующей карты { $token ->
        [trap] ловушка
       *[protection] защита
    }: { $when ->
        [damage] аватар получает урон
       *[target] аватар становится целью заклинания боя
    }
avatar-memories = Применены: { $what }
avatar-solved = Выполненные задания: { $what }
