# What is said at the table: questions, answers, refusals, and the log.
#
# A question about a card gets it as $source and is said through `asked-by`. A question that has $where or
# $what only at times has a second message for it, named after the argument: `ask-heal-where`.

name = { $what }

## Questions.

asked-by = { $source }. { $question }
ask-nothing = Сейчас ничего не спрашивают.
ask-colour = Выберите цвет.
ask-mage = Выберите мага.
ask-grimoire = Выберите стартовый гримуар.
ask-hand-limit = На руке слишком много заклинаний: сбросьте одно.
ask-discard = Сбросьте заклинание.
ask-discard-ready = Сбросьте заготовленное заклинание.
ask-take-memories = Возьмите заклинание из своих воспоминаний.
ask-take-discards = Возьмите заклинание из стопки сброса библиотеки.
ask-search = Возьмите заклинание из своего гримуара.
ask-search-both = Возьмите заклинание из своего гримуара или своих воспоминаний.
ask-search-summon = Возьмите заклинание призыва из своего гримуара.
ask-school = Из какой школы взять заклинание?
ask-keep = Какое заклинание оставить себе?
ask-lay-back = Какое заклинание вернуть следующим?
ask-lay-back-quest = Какое задание вернуть следующим?
ask-lay-back-event = Какое событие вернуть следующим?
ask-thin = Вернуть одно заклинание в его школу?
ask-revealed = Выберите одно из своих раскрытых заклинаний.
ask-exchange = Какое заклинание с руки займёт его место?
ask-cast-hand = Какое заклинание с руки сотворить?
ask-replace = Вместо какого заклинания?
ask-give = Какое забытое заклинание отдать?
ask-give-up-quest = Отказаться от одного из своих активных заданий?
ask-quest-limit = Слишком много заданий: сбросьте одно.
ask-discard-quest = Сбросьте задание.
ask-choose-quest = Выберите одно из своих активных заданий.
ask-complete-looked = Какое из этих заданий завершить?
ask-take-quest = Какое из этих заданий забрать?
ask-steal-quest = Какое из этих завершённых заданий украсть?
ask-remove-ready = Какое из этих заготовленных заклинаний сбросить?
ask-take-from-hand = Какое из этих заклинаний забрать?
ask-give-in-exchange = Какое заклинание отдать взамен?
ask-name-type = Какой тип заклинаний вы называете?
ask-name-colour = Какой цвет комнат вы называете?
ask-play-event = Какое из этих событий разыграть?
ask-keep-quest = Какое задание оставить себе?
ask-which-moon = Задания какой фазы луны посмотреть?
ask-discard-event = Сбросьте одно из событий в игре.
ask-kind = Какое воплощение призвать?
ask-rebuild-order = Какую комнату восстановить следующей?
ask-ignore = Сколько урона вы игнорируете?
ask-redirect = Получит ли эта фигурка 1 урон вместо вас?
ask-redirect-where = { $where } получит 1 урон вместо вас?
ask-winner = Кто из претендентов побеждает?
ask-prepare = Заготовьте от двух до четырёх заклинаний.
ask-prepare-slot = В какую ячейку положить { FORM($spell, case: "acc") }?
ask-prepare-side = Какой эффект { FORM($spell, case: "gen") } будет активен?
ask-action = Что вы делаете?
ask-physical = Что дальше?
ask-physical-where = Что дальше делает { $where }?
ask-target = Выберите цель.
ask-pick = Выберите фигурку.
ask-pick-room = Выберите комнату.
ask-step = Двигаться дальше или остановиться?
ask-step-where = Куда движется { $where }?
ask-may = Сделать это?
ask-either = Что из двух?
ask-convert = Какую фишку заменить?
ask-convert-where = { $where }: какую фишку заменить?
ask-heal = Какой урон исцелить?
ask-take-instability = Какую фишку нестабильности убрать?
ask-heal-where = { $where }: какой урон исцелить?
ask-transfer = Какой урон перенести?
ask-transfer-where = { $where }: какой урон перенести?
ask-share-damage = Фишек не хватает: кому достанется следующая?
ask-share-instability = Фишек не хватает: в какую комнату поместить следующую?
ask-share-jinx = Порчи не хватает на всех: кому достанется следующая?
ask-make-room = Свободной подставки нет: какое из ваших воплощений убрать?
ask-upgrade = Выберите улучшение.
ask-keep-upgrade = Какое из двух улучшений остаётся?
ask-jinx = Выберите порчу.
ask-evocation = Какое из ваших воплощений активируется?
ask-order = Какая из ваших способностей применяется первой?
ask-which = { $source }: на что из этого отвечает карта?
ask-share-conversion = Фишек не хватает: где заменить следующую?
ask-share-jinx-cubes = Фишек не хватает: на какую порчу положить следующую?
ask-share-tasks = Фишек не хватает: на какое задание положить следующую?
ask-share-evocations = Фигурок не хватает: кому достанется следующее воплощение?
ask-may-trigger = Применить эту способность?
ask-may-trigger-what = { $what }: применить эту способность?
ask-declare = Выполнить сейчас { FORM($quest, case: "acc") }?
ask-answer = Раскрыть активное заклинание?
ask-return-active = Вернуть активное заклинание на руку?
ask-name-quest = Какое задание вы выполняете этой комнатой?
ask-vortex = Поместить фишку символа до эффекта или после него?
ask-element = Какую стихию вы называете?
ask-defeat-order = Побеждены несколько магов. Кто первый?

## Why something is not offered.

why-no-token = У вас нет доступного жетона физического действия.
why-cell = Вы находитесь в келье.
why-no-evocation = У вас нет воплощений в ложе.
why-one-cast = В эту активацию вы уже сотворили заклинание.
why-slot-order = Заклинания I, II и III сотворяют по порядку.
why-quest-done = Это задание уже выполнено.
why-quest-cube = У вас нет свободной фишки для ячейки задания.
why-quest-open = Условие задания не выполнено.
why-must-act = Нужно выполнить хотя бы одно действие.
why-moves-together = Все передвижения в одном действии совершают подряд.
why-not-adjacent = Эта комната не рядом.
why-no-moves = У этого действия не осталось шагов.
why-must-leave-cell = Нужно выйти из кельи.
why-immune = Это ваша фигурка: у неё иммунитет к вашему урону.
why-not-in-lodge = Этой фигурки нет в ложе.
why-no-target = Этот эффект не может выбрать это целью.
why-out-of-reach = Слишком далеко, или нет линии видимости.
why-prepare-two = Нужно заготовить хотя бы два заклинания.
why-own-cube = Это уже ваша фишка.
why-ruined = Эта комната разрушена.
why-no-room-token = Жетон активации этой комнаты появится со второй фазой луны.
why-used-token = Жетон активации комнаты уже использован.
why-banned = Это под запретом.
error-not-asked = Сейчас вас ни о чём не спрашивают.
error-not-offered = «{ $name }»: здесь это невозможно.

## Choices.

side-word = { $side ->
        [light] основной эффект
       *[dark] обратный эффект
    }
slot-of = { $slot ->
        [quick] быстрое заклинание
       *[other] заклинание { $slot }
    }
in-slot = { $slot ->
        [quick] ячейку быстрого заклинания
       *[other] ячейку { $slot }
    }
choice-colour = { $colour ->
        [red] Красный
        [blue] Синий
        [green] Зелёный
       *[yellow] Жёлтый
    }
choice-mage = { $mage }
choice-grimoire = { $grimoire }
choice-prepare = Заготовить { FORM($spell, case: "acc") }
choice-take = Взять { FORM($spell, case: "acc") }
choice-discard = Сбросить { FORM($spell, case: "acc") }
choice-keep = Оставить себе { FORM($spell, case: "acc") }
choice-lay-back = Вернуть { FORM($spell, case: "acc") }
choice-lay = Положить { FORM($spell, case: "acc") }
choice-give = Отдать { FORM($spell, case: "acc") }
choice-remove-slot = Сбросить { $slot ->
        [quick] быстрое заклинание
       *[other] заклинание в ячейке { $slot }
    }
choice-type = { $type ->
    [combat] { type-combat }
    [contingency] { type-contingency }
    [trap] { type-trap }
   *[protection] { type-protection }
 }
choice-room-colour = { $colour ->
    [black] чёрный
    [blue] синий
    [green] зелёный
    [grey] серый
    [purple] фиолетовый
    [red] красный
   *[yellow] жёлтый
 }
choice-thin = Вернуть в школу { FORM($spell, case: "acc") }
choice-pile = Открытое заклинание школы: { $school }
choice-name-quest = Выполнить { FORM($quest, case: "acc") }
choice-done-naming = Не выполнять задание
choice-hold-quest = Придержать { FORM($quest, case: "acc") } в этом раунде
choice-activate-for = Активировать эту комнату и выполнить { FORM($quest, case: "acc") }
choice-element = { $element ->
    [air] воздух
    [earth] земля
    [fire] огонь
    [water] вода
    [sacred] святость
    [profane] скверна
   *[magic] магия
 }
choice-defeat = Сначала { $model }
choice-vortex-before = До эффекта
choice-vortex-after = После эффекта
choice-revealed = { $spell } ({ $slot ->
        [quick] быстрое
       *[other] ячейка { $slot }
    }, { side-word })
choice-replace = { slot-of }: { $spell } ({ side-word })
choice-school = { $school }
choice-use-quest = Применить { FORM($quest, case: "acc") }
choice-keep-quest = Оставить себе { FORM($quest, case: "acc") }
choice-lay-back-quest = Вернуть { FORM($quest, case: "acc") }
choice-choose-quest = { $quest }
choice-take-quest = Забрать { FORM($quest, case: "acc") }
choice-discard-quest = Сбросить { FORM($quest, case: "acc") }
choice-discard-event = Сбросить { FORM($event, case: "acc") }
choice-play-event = Разыграть { FORM($event, case: "acc") }
choice-lay-back-event = Вернуть { FORM($event, case: "acc") }
choice-summon = { $evocation }
choice-discard-slot = Сбросить { FORM($spell, case: "acc") } ({ $slot ->
        [quick] быстрое
       *[other] ячейка { $slot }
    })
choice-reveal = Раскрыть { FORM($spell, case: "acc") } ({ side-word })
choice-slot = { $slot ->
        [quick] Ячейка быстрого заклинания
       *[other] Ячейка { $slot }
    }
choice-side = { side-word }
choice-done = Готово
choice-done-preparing = Закончить заготовку
choice-done-activation = Закончить активацию
choice-done-action = Закончить действие
choice-done-moving = Остановиться
choice-done-removing = Никого не убирать
choice-done-answering = Ничего не раскрывать
choice-done-thinning = Ничего не возвращать
choice-done-quests = Ни от чего не отказываться
choice-explore = Исследование: передвинуться и активировать комнату
choice-fight = Бой: атаковать и активировать комнату
choice-fight-room = Бой: только активировать комнату, атаковать здесь некого
choice-fight-attack = Бой: только атаковать, комната уже использована
choice-fight-nothing = Бой: делать здесь нечего
choice-command = Приказ: активировать одно из своих воплощений
choice-cast = Сотворить { FORM($spell, case: "acc") } ({ $slot ->
        [quick] быстрое
       *[other] ячейка { $slot }
    }, { side-word })
choice-cast-hand = Сотворить { FORM($spell, case: "acc") } ({ side-word })
choice-momentum = Инерция: сбросить { FORM($spell, case: "acc") } ({ $slot ->
        [quick] быстрое
       *[other] ячейка { $slot }
    })
choice-declare = Выполнить { FORM($quest, case: "acc") }
choice-move = Передвинуться в { FORM($room, case: "acc") }
choice-activate-room = Активировать { FORM($room, case: "acc") }
choice-activate-this-room = Активировать комнату
choice-attack = Атаковать { FORM($model, case: "acc") }
choice-attack-room = Атаковать всех в комнате
choice-instead = Вместо атаки: навык { $n }
choice-target = Цель: { $model }
choice-target-room = Цель: { $room }
choice-dummy = Мнимая цель
choice-cube-on = Фишку получает { $model }
choice-cube-in = Фишку в { FORM($room, case: "acc") }
choice-rebuild = Восстановить { FORM($room, case: "acc") }
choice-remove = Убрать { FORM($model, case: "acc") }
choice-activate = Активировать { FORM($model, case: "acc") }
choice-choose = { $model }
choice-choose-room = { $room }
choice-yes = Да
choice-no = Нет
choice-first = Первое
choice-second = Второе
choice-this-moon = Этой фазы луны
choice-next-moon = Следующей фазы луны
choice-winner = Побеждает { $party }
choice-cube = Фишка { FORM($party, case: "gen") }
choice-upgrade = { $upgrade }
choice-jinx = { $jinx }
choice-ignore = Игнорировать { $n }
choice-resolve = Применить { FORM($source, case: "acc") }
choice-resolve-about = Применить { FORM($source, case: "acc") }: { $model }
choice-resolve-jinx = Применить { FORM($source, case: "acc") } (фишек на карте: { $n })
choice-reveal-command = Раскрыть карту приказов
choice-cause = { $model }
choice-cause-in = { $model }: { $room }
choice-cause-room = { $room }
choice-cause-number = Номер { $n }
choice-own-jinx = { $jinx } (фишек на карте: { $n })
choice-cube-on-quest = Фишку получает { $quest }

## The log.

lost-cubes = { $lost ->
        [0] { "" }
       *[other] { " " }(не хватило места: { $lost })
    }
drawn-from = { $from ->
        [grimoire] из гримуара
        [library] из библиотеки
        [memories] из воспоминаний
        [sheet] с планшета мага
        [aside] из отложенных карт
        [hand] с руки
        [quests] из колоды заданий
       *[forgotten] из колоды забытых заклинаний
    }
event-round-begins = Раунд { $n }. Жетон короны у { FORM($mage, case: "gen") }.
event-phase-begins = { $phase ->
        [setup] Подготовка к игре.
        [black-rose] Этап Чёрной Розы.
        [study] Этап изучения.
        [preparation] Этап планирования.
        [action] Этап действий.
        [evocation] Этап воплощений.
        [clean-up] Этап очистки.
       *[scoring] Подведение итогов.
    }
event-colour-chosen = { $player } выбирает { $colour ->
        [red] красный
        [blue] синий
        [green] зелёный
       *[yellow] жёлтый
    } цвет.
event-mage-chosen = { $player } играет за { FORM($mage, case: "acc") }.
event-grimoire-chosen = { $mage } берёт { FORM($grimoire, case: "acc") }.
event-event-applied = { $event }.
event-drew = { $mage } берёт { FORM($spell, case: "acc") } { drawn-from }.
event-drew-hidden = { $mage } берёт заклинание { drawn-from }.
event-reshuffled = { $mage } замешивает воспоминания в гримуар.
event-discarded = { $mage } сбрасывает { FORM($spell, case: "acc") } { $from ->
        [hand] с руки
        [quick] из ячейки быстрого заклинания
       *[other] из ячейки { $from }
    }.
event-left-the-game = { $spell } покидает игру.
event-looks = { $mage } смотрит { $n } { FORM("card", $n, case: "acc") } { drawn-from }.
event-put-back = { $mage } возвращает в школу { FORM($spell, case: "acc") } { drawn-from }.
event-school-reshuffled = Колода { FORM($school, case: "gen") } перемешана заново.
event-laid = { $mage } кладёт { FORM($spell, case: "acc") } в { in-slot }.
event-given = { $mage } отдаёт { FORM($spell, case: "acc") } { FORM($to, case: "dat") }.
event-given-hidden = { $mage } отдаёт забытое заклинание { FORM($to, case: "dat") }.
event-redirected = { $model } получает { $n } { FORM("damage", $n, case: "acc") } вместо { FORM($mage, case: "gen") }.
event-jinx-cube = { $mage } кладёт фишку на { FORM($jinx, case: "acc") }.
event-quest-drawn = { $mage } берёт { FORM($quest, case: "acc") } (фаза луны { $moon }).
event-quest-drawn-hidden = { $mage } берёт задание (фаза луны { $moon }).
event-rose-drew-quest = Чёрная Роза берёт задание.
event-quest-revealed = { $mage } раскрывает { FORM($quest, case: "acc") }.
event-quest-cube = { $mage } кладёт фишку на { FORM($quest, case: "acc") }.
event-quest-completed = { $mage } завершает { FORM($quest, case: "acc") }.
event-quest-used = { $mage } применяет { FORM($quest, case: "acc") }.
event-quest-discarded = { $mage } сбрасывает { FORM($quest, case: "acc") }.
event-quest-discarded-hidden = { $mage } сбрасывает задание.
event-quest-returned = { $mage } возвращает { FORM($quest, case: "acc") } в колоду.
event-quest-returned-hidden = { $mage } возвращает задание в колоду.
event-quest-given = { $mage } передаёт { FORM($to, case: "dat") } { FORM($quest, case: "acc") }.
event-quest-given-hidden = { $mage } передаёт { FORM($to, case: "dat") } задание.
event-quest-added = { $mage } кладёт { FORM($quest, case: "acc") } к своим завершённым заданиям.
event-looks-at = { $mage } смотрит у { FORM($of, case: "gen") } { $cards ->
        [quests] активные задания: { $n }
        [ready] заготовленные заклинания: { $n }
       *[hand] карты на руке: { $n }
    }.
event-saw-quest = У { FORM($mage, case: "gen") } есть { $quest }.
event-saw-spell = У { FORM($mage, case: "gen") } есть { $spell }.
event-exchanged = { $mage } отдаёт { FORM($spell, case: "acc") } { FORM($to, case: "dat") }.
event-exchanged-hidden = { $mage } отдаёт заклинание с руки { FORM($to, case: "dat") }.
event-event-revealed = { $mage } раскрывает { FORM($event, case: "acc") }.
event-event-discarded = { $event } сброшено.
event-end-nears = Жетон силы достиг деления Чёрной Розы: этот раунд последний.
event-prepared = { $mage } кладёт { FORM($spell, case: "acc") } в { in-slot } ({ side-word }).
event-preparation-ends = Все заклинания заготовлены.
event-acts = { $mage } выбирает действие: { $action ->
        [explore] исследование
        [fight] бой
        [command] приказ
       *[momentum] инерция
    }.
event-cast = { $mage } сотворяет { FORM($spell, case: "acc") } ({ side-word }).
event-cast-as-own = { $mage } сотворяет следующее заклинание { FORM($of, case: "gen") } как своё: { $spell } ({ side-word }).
event-shown-ready = Показано следующее заклинание { FORM($mage, case: "gen") }: { $spell } ({ side-word }).
event-returned = { $mage } возвращает активное заклинание на руку.
event-activated-trap = { $mage } сотворяет ловушку лицом вниз: { slot-of }.
event-activated-protection = { $mage } сотворяет защиту лицом вниз: { slot-of }.
event-activated = { $mage } делает активным { slot-of }.
event-targets = Цель: { $target }.
event-targets-source = { $source }: цель — { $target }.
event-targets-dummy = Выбрана мнимая цель.
event-targets-nothing = Цели нет.
event-damaged = { $by } наносит { $n } { FORM("damage", $n, case: "acc") } { FORM($victim, case: "dat") }{ lost-cubes }.
event-damaged-source = { $by } наносит { $n } { FORM("damage", $n, case: "acc") } { FORM($victim, case: "dat") }: { $source }{ lost-cubes }.
event-ignored = { $victim } игнорирует { $n } { FORM("damage", $n, case: "acc") }.
event-converted = { $by } заменяет фишку { FORM($from, case: "gen") }: { $at }.
event-healed = { $victim }: исцелён 1 урон, фишка { FORM($from, case: "gen") }.
event-transferred = 1 урон, фишка { FORM($cube, case: "gen") }, переходит: { $from } → { $to }.
event-faded = { $victim }: исчезает 1 урон, фишка { FORM($from, case: "gen") }.
own-placed-cubes = { $n ->
        [0] не помещает ни одной фишки нестабильности
       *[other] помещает { $n } { FORM("instability", $n, case: "acc") }
    }
event-placed = { $by } { own-placed-cubes } в { FORM($room, case: "acc") }{ lost-cubes }.
event-placed-for = { $by } { $n ->
        [0] не помещает ни одной фишки нестабильности
       *[other] помещает { $n } { FORM("instability", $n, case: "acc") }
    } { FORM($colour, case: "gen") } в { FORM($room, case: "acc") }{ lost-cubes }.
event-instability-removed = { $by } убирает { $n } { FORM("instability", $n, case: "acc") } из { FORM($room, case: "gen") }.
event-gained = { $party } получает { $n } { FORM("power-point", $n, case: "acc") }.
event-gained-source = { $party } получает { $n } { FORM("power-point", $n, case: "acc") }: { $source }.
event-gained-defeat = { $party } получает { $n } { FORM("power-point", $n, case: "acc") } за победу над магом.
event-gained-trophies = { $party } получает { $n } { FORM("power-point", $n, case: "acc") } за трофеи.
event-gained-rooms = { $party } получает { $n } { FORM("power-point", $n, case: "acc") } за трек комнат.
event-gained-quests = { $party } получает { $n } { FORM("power-point", $n, case: "acc") } за невыполненные задания.
event-gained-solved = { $party } получает { $n } { FORM("power-point", $n, case: "acc") } за выполненные задания.
event-gained-crown = { $party } получает { $n } { FORM("power-point", $n, case: "acc") } за жетон короны.
event-gained-quest = { $party } получает { $n } { FORM("power-point", $n, case: "acc") } за задание.
event-gained-event = { $party } получает { $n } { FORM("power-point", $n, case: "acc") } за событие.
event-lost = { $party } теряет { $n } { FORM("power-point", $n, case: "acc") }.
event-lost-source = { $party } теряет { $n } { FORM("power-point", $n, case: "acc") }: { $source }.
event-entered = { $model } входит в { FORM($room, case: "acc") }.
event-summoned = { $mage } призывает { FORM($model, case: "acc") } в { FORM($room, case: "acc") }.
event-removed = { $model } покидает ложу.
event-evocation-defeated = { $by } побеждает { FORM($model, case: "acc") }.
event-upgrade-assigned = { $model } получает { FORM($upgrade, case: "acc") }.
event-upgrade-discarded = { $upgrade } возвращается в запас.
event-jinx-assigned = { $mage } получает { FORM($jinx, case: "acc") }.
event-jinx-discarded = { $mage } сбрасывает { FORM($jinx, case: "acc") }.
event-evocation-activates = { $model } активируется под контролем { FORM($controller, case: "gen") }.
event-activation-ends = { $model } завершает активацию.
event-bonus = { $model } получает { $sign }{ $n } к { FORM($stat, case: "dat") }.
event-attacks = { $model } атакует { FORM($victim, case: "acc") }.
event-room-activated = { $mage } активирует { FORM($room, case: "acc") }.
event-persistent-begins = { $spell } остаётся в силе до этапа очистки ({ $mage }).
event-persistent-ends = { $spell } больше не действует.
event-triggered = Срабатывает: { $source } ({ $mage }).
event-mage-defeated = { $by } побеждает { FORM($mage, case: "acc") }.
event-defeat-averted = { $mage } избегает поражения.
event-to-cell = { $mage } возвращается в келью.
event-trophy = { $party } получает трофей.
event-room-track = { $party } продвигается по треку комнат ({ $room }).
event-quest-solved = { $mage } выполняет { FORM($quest, case: "acc") }.
event-room-rebuilt = { $room } { $room_gender ->
        [m] восстановлен
        [n] восстановлено
       *[f] восстановлена
    }.
event-room-ruined = { $room } { $room_gender ->
    [m] разрушен
    [f] разрушена
    [n] разрушено
   *[other] разрушены
 }; жетон активации получает { $taker }.
event-extra-round = У нескольких магов больше всего очков силы: играется ещё один раунд.
event-room-counts = { $room } до этапа очистки считается { $colour ->
    [black] чёрной
    [blue] синей
    [green] зелёной
    [grey] серой
    [purple] фиолетовой
    [red] красной
   *[yellow] жёлтой
 } комнатой.
event-room-copies = До этапа очистки копия другой комнаты: { $room } → { $copy }.
event-takes-shape = { $mage } становится { FORM($shape, case: "ins") } до этапа очистки.
event-turns-back = Облик исчезает: { $mage }.
event-element-named = { $mage } называет стихию: { $spell }, { $element ->
    [air] воздух
    [earth] земля
    [fire] огонь
    [water] вода
    [sacred] святость
    [profane] скверна
   *[magic] магия
 }.
event-cancelled = Эффект отменён: { $source }.
event-token-used = Жетон активации использован: { $room }.
event-token-refreshed = { $mage } возвращает себе жетон физического действия.
event-tokens-exhausted = { $mage } переворачивает использованной стороной вверх { $n } { FORM("action-token", $n, case: "acc") }.
own-ban-time = { $when ->
    [next] на следующем этапе действий
   *[now] до этапа очистки
 }
event-banned-walk = { $mage } не может перемещаться физическими действиями { own-ban-time }.
event-banned-move = { $mage } не может перемещаться { own-ban-time }.
event-banned-activate = { $mage } не может активировать комнаты { own-ban-time }.
event-banned-leave = До этапа очистки { $mage } не может физическими действиями или заклинаниями выйти из { FORM($room, case: "gen") }.
event-bans-end = Запретов больше нет: { $mage }.
event-type-named = { $mage } называет тип заклинаний: { $type ->
    [combat] { type-combat }
    [contingency] { type-contingency }
    [trap] { type-trap }
   *[protection] { type-protection }
 }.
event-colour-named = { $mage } называет цвет комнат: { $colour ->
    [black] чёрный
    [blue] синий
    [green] зелёный
    [grey] серый
    [purple] фиолетовый
    [red] красный
   *[yellow] жёлтый
 }.
event-crown-passes = Жетон короны переходит к { FORM($mage, case: "dat") }.
event-moon-changes = Наступает { $n ->
        [1] первая
        [2] вторая
       *[other] третья
    } фаза луны.
event-game-ends = Партия окончена. Побеждает { $winner }.
event-avatar-comes = { $avatar } вступает в игру и встаёт в зале Чёрной Розы.
event-command-revealed = { $mage } раскрывает { FORM($command, case: "acc") }.
event-limit-reached = { $limit ->
        [work] Эффекты не кончаются и обрываются здесь.
        [facts] Слишком многое происходит сразу: на остальное никто не отвечает.
        [triggers] Слишком много способностей отвечает сразу: остальные не применяются.
        [abilities] Действует слишком много способностей: новые не начинаются.
       *[effects] Цепочка эффектов слишком длинна: последний из них не начинается.
    }
event-command-plus = { $avatar } применяет ещё одну карту приказов.
event-commands-return = Карты приказов фазы луны { $n } перемешаны и положены под свою колоду.
event-dominion = Господство: { $avatar } покидает келью и встаёт в зале Чёрной Розы.
reason-why = { $why ->
        [only] Выбор один
        [mages] Доступные для атаки маги
        [evocations] До магов не дойти; воплощения для охоты
        [nearest] Ближе всех, комнат: { $n }
        [damage] Больше всего урона: { $n }
        [rose-damage] Больше всего урона Чёрной Розы: { $n }
        [power] Больше всего очков силы: { $n }
        [trophies] Больше всего трофеев: { $n }
        [mages-inside] Больше всего магов внутри: { $n }
        [models-inside] Больше всего фигурок внутри: { $n }
       *[instability] Больше всего нестабильности: { $n }
    }
event-reason-none = { reason-why } — никого.
event-reason-one = { reason-why } — { $a }.
event-reason-two = { reason-why } — { $a } и { $b }.
event-reason-three = { reason-why } — { $a }, { $b } и { $c }.
event-reason-many = { reason-why } — всего { $many }.

## Why an instruction did nothing.

nothing-lost-parts = Остаток карты приказов пропадает: аватар в своей келье.
nothing-no-model = Ничего не происходит: нет подходящей фигурки.
nothing-no-room = Ничего не происходит: нет подходящей комнаты.
nothing-used-token = Ничего не происходит: жетон активации комнаты уже использован.
nothing-nobody = Ничего не происходит: сделать это некому.
nothing-no-token = Ничего не происходит: нет истощённых жетонов физических действий.
nothing-no-available-token = Ничего не происходит: нет доступных жетонов физических действий.
nothing-banned = Ничего не происходит: это под запретом.
nothing-no-card = Карт больше нет.
nothing-no-cube = Фишек не хватает.
nothing-shielded = Улучшение уменьшает размещаемую нестабильность.
nothing-nothing-to-convert = Заменять нечего.
nothing-no-slot = Не хватает свободных ячеек нестабильности.
nothing-no-instability = Ничего не происходит: здесь нет нестабильности.
nothing-not-in-lodge = Ничего не происходит: этого нет в ложе.
nothing-no-base = Призыва нет: все подставки заняты.
nothing-no-free-model = Призыва нет: фигурок этого воплощения не осталось.
nothing-no-upgrade = Ничего не происходит: такого улучшения не осталось.
nothing-no-jinx = Ничего не происходит: такой порчи не осталось.
nothing-ignored = Ничего не остаётся: цель игнорирует эффект.
nothing-no-quest = Такого задания нет.
nothing-no-event = Такого события нет.
nothing-no-points = Ничего не происходит: не хватает очков силы.
nothing-no-trophy = Трофея нет: взять нечего.
nothing-immune = Ничего не происходит: у своих фигурок иммунитет.
nothing-nothing-to-cancel = Ничего не происходит: отменять нечего.
nothing-no-damage = Ничего не происходит: урона нет.

## Names of things.

phase-setup = Подготовка к игре
phase-black-rose = Этап Чёрной Розы
phase-study = Этап изучения
phase-preparation = Этап планирования
phase-action = Этап действий
phase-evocation = Этап воплощений
phase-clean-up = Этап очистки
phase-scoring = Подведение итогов
ban-walk = Не может перемещаться физическими действиями
ban-walk-next = Не может перемещаться физическими действиями (на следующем этапе действий)
ban-move = Не может перемещаться
ban-move-next = Не может перемещаться (на следующем этапе действий)
ban-activate = Не может активировать комнаты
ban-activate-next = Не может активировать комнаты (на следующем этапе действий)
ban-leave = Не может физическими действиями или заклинаниями выйти из комнаты: { $what }
type-combat = бой
type-contingency = сопряжение
type-trap = ловушка
type-protection = защита
element-air = воздух
element-earth = земля
element-fire = огонь
element-water = вода
element-sacred = святость
element-profane = скверна
element-magic = магия
element-any = любая стихия
archetype-undead = нежить
archetype-demon = демон
archetype-altar = алтарь
archetype-construct = конструкт
archetype-beast = зверь
archetype-mutation = мутация
archetype-nightmare = кошмар
archetype-totem = тотем
archetype-spirit = дух
archetype-elemental = элементаль
colour-black = чёрный
colour-blue = синий
colour-green = зелёный
colour-grey = серый
colour-purple = фиолетовый
colour-red = красный
colour-yellow = жёлтый
target-self = ваш маг
target-special = особая цель
target-model = фигурка, дальность { $n }
target-model-anywhere = любая фигурка
target-mage = маг, дальность { $n }
target-mage-anywhere = любой маг
target-evocation = воплощение, дальность { $n }
target-evocation-anywhere = любое воплощение
target-room = комната, дальность { $n }
target-room-anywhere = любая комната
slot-quick = Быстрое
slot-I = I
slot-II = II
slot-III = III
slot-empty = пусто
slot-ready = заготовлено
slot-active = активно
slot-revealed = раскрыто
label-light = Основной эффект
label-dark = Обратный эффект
label-type = Тип
label-element = Стихия
label-target = Цель
label-trigger = Условие
label-persistent = Устойчивый эффект
label-instability = Нестабильность
label-copies = { $n } { FORM("copy", $n) }
label-school = Школа
label-personal = Личное заклинание
label-forgotten = Забытое заклинание
label-grimoire = Гримуар
label-memories = Воспоминания
label-library = Библиотека
label-hand = Рука
label-round = Раунд { $n }
label-crown = Жетон короны
label-cell = Келья
label-cubes = Фишки
label-power = Очки силы
label-points = { $n } { FORM("power-point", $n) }
label-trophies = Трофеи
label-room-track = Трек комнат
label-tokens = Жетоны физических действий
label-available = доступен
label-used = использован
label-destroyed = Разрушенная сторона
label-rebuilt = Восстановленная сторона
label-health = Здоровье
label-strength = Сила
label-speed = Скорость
label-damage = Урон
label-archetype = Архетип
label-skill = Навык
label-quest = Задание
label-event = Событие
label-upgrade = Улучшение
label-jinx = Порча
label-solved = выполнено
result-wins = Побеждает { $winner }.
result-score = { $party }: { $n } { FORM("power-point", $n) }

## Where points come from.

points-defeat = Победы над магами
points-trophies = Трек трофеев
points-rooms = Трек комнат
points-quests = невыполненные задания
points-rules = правила
points-physical = физические действия
points-sum = Очки силы
points-event = События
points-quest = Задания
points-solved = Выполненные задания
points-crown = Жетон короны

## Where cards are hidden.

place-library = библиотека
place-forgotten = колода забытых заклинаний
place-gone = вне игры
place-grimoire = гримуар ({ $what })
place-hand = рука ({ $what })
place-hand-or-slots = рука или ячейки ({ $what })
place-memories = воспоминания ({ $what })
place-school = библиотека, { $what }
place-discards = сброс школы ({ $what })
place-quests = задания фазы луны { $what }
place-events = события фазы луны { $what }
place-discarded-quests = сброшенные задания
place-aside = отложенные карты ({ $what })
place-looked-at = карты, которые смотрит { $what }
place-active-quests = активные задания ({ $what })
place-completed-quests = завершённые задания ({ $what })
place-solved-quests = выполненные задания ({ $what })

## What would come to nothing.

wasted-spell = Сейчас это заклинание никого не достаёт: оно ничего не сделает.
wasted-fight = Сражаться здесь не с кем, а комнату использовать нельзя.
