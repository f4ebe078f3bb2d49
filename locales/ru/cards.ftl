# What stands on cards beside their rule texts: kinds of cards, their parts, numbers and signs.

class-school = Школа
class-grimoire = Стартовые гримуары
class-spell = Заклинания школы
class-personal = Личные заклинания
class-forgotten = Забытые заклинания
class-mage = Маги
class-evocation = Воплощения
class-upgrade = Улучшения
class-jinx = Порчи
class-room = Комнаты
class-quest = Задания
class-event = События
class-avatar-event = События аватара
class-avatar = Аватары
class-command = Карты приказов

part-light = основной
part-dark = обратный
part-destroyed = разрушенная
part-rebuilt = восстановленная
part-skill = навык
part-note = пояснение
part-physical = физическое действие
part-spell = заклинание
part-token = на рубашке

fact-health = здоровье { $n }
fact-hand = предел руки { $n }
fact-strength = сила { $n }
fact-speed = скорость { $n }
fact-personal = личное заклинание «{ $what }»
fact-instability = символ нестабильности
fact-points = { $what } ОС
fact-slots = ячеек нестабильности: { $n }
fact-value = жетон: { $n } ОС
fact-activate-room = вы активировали { FORM($room, case: "acc") }
fact-instead = вместо эффекта комнаты
fact-players = только при { $n } игроках
part-effect = жетон
fact-centre = центр
fact-quest-card = карта { $card }, сторона { $side }
fact-event-card = раунд { $round }, сторона { $side }
fact-worth = { $n } ОС
fact-moon = фаза луны { $n }
fact-priority = приоритет { $n }
fact-plus = ещё одна карта
fact-cubes = ячеек для фишек: { $n }
fact-large = большая подставка
fact-event-phase = { $phase ->
        [instant] немедленное
        [black-rose] этап Чёрной Розы
        [study] этап изучения
        [action] этап действий
        [evocation] этап воплощений
       *[always] всегда
    }
fact-event-slot = ячейка { $n }
fact-crown = жетон короны
fact-rose-reveal = Чёрной Розе за раскрытие: { $n } ОС
fact-rose-discard = Чёрной Розе за сброс: { $n } ОС

## By what an Avatar chooses.

criterion-nearest = ближе всех
criterion-damage = больше всего урона
criterion-rose-damage = больше всего урона Чёрной Розы
criterion-power = больше всего ОС
criterion-trophies = больше всего трофеев
criterion-mages-inside = больше всего магов внутри
criterion-models-inside = больше всего фигурок внутри
criterion-instability = больше всего нестабильности
