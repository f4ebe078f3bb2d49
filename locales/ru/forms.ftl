# The forms of the card language in Russian. A form that acts has four faces: the imperative of the card,
# `.third` for somebody else, `.inf` after “you may”, `.each` for what is done each time; and `.mage` for what each
# Mage in turn does with what is that Mage's own. A sentence has `.mage` where it goes on after the words “each
# Mage”, and `.mage-then` where it stands behind another one. A trigger has `.task` as a Task: what was done.

list-and = и
list-or = или

## How much.

much-damage = { $n_id ->
        [same] столько же урона
        [all] весь урон
        [plus] { FORM($n, form: "damage") }
        [same-plus] { FORM($n, form: "damage") }
       *[number] { $n } { FORM("damage", $n_count, case: "acc") }
    }
much-instability = { $n_id ->
        [same] столько же фишек нестабильности
        [all] все фишки нестабильности
        [plus] { FORM($n, form: "instability") }
        [same-plus] { FORM($n, form: "instability") }
       *[number] { $n } { FORM("instability", $n_count, case: "acc") }
    }
much-points = { $n_id ->
        [same] столько же очков силы
        [all] все очки силы
        [plus] { FORM($n, form: "points") }
        [same-plus] { FORM($n, form: "points") }
       *[number] { $n } { FORM("power-point", $n_count, case: "acc") }
    }
form-number = { $n }
form-same = столько же
form-all = все
form-plus = { $n } и ещё { $m } { $each }
    .damage = { $n } { FORM("damage", $n, case: "acc") } и ещё { $m } { $each }
    .instability = { $n } { FORM("instability", $n, case: "acc") } и ещё { $m } { $each }
    .points = { $n } { FORM("power-point", $n, case: "acc") } и ещё { $m } { $each }
form-same-plus = столько же и ещё { $n }
    .damage = столько же урона и ещё { $n }
    .instability = столько же фишек нестабильности и ещё { $n }
    .points = столько же очков силы и ещё { $n }

## What is one's own: of the player addressed, or of the Mage who acts.

own-where-acc = { $where_id ->
        [here] свою комнату
        [next-to-cell] { FORM($where, form: "own-acc") }
       *[other] { FORM($where, case: "acc") }
    }
own-where-gen = { $where_id ->
        [here] своей комнаты
        [next-to-cell] { FORM($where, form: "own-gen") }
       *[other] { FORM($where, case: "gen") }
    }
own-where-loc = { $where_id ->
        [here] своей комнате
        [next-to-cell] { FORM($where, form: "own-loc") }
       *[other] { FORM($where, case: "loc") }
    }
own-who-acc = { $who_id ->
        [one-of-your-evocations] одно из своих воплощений
        [each-of-your-evocations] каждое своё воплощение
        [one-of-your-archetype] { FORM($who, form: "own-acc") }
        [one-of-your-upgraded] { FORM($who, form: "own-acc") }
       *[other] { FORM($who, case: "acc") }
    }
own-who-dat = { $who_id ->
        [one-of-your-evocations] одному из своих воплощений
        [each-of-your-evocations] каждому своему воплощению
        [one-of-your-archetype] { FORM($who, form: "own-dat") }
        [one-of-your-upgraded] { FORM($who, form: "own-dat") }
       *[other] { FORM($who, case: "dat") }
    }
own-who-gen = { $who_id ->
        [one-of-your-evocations] одного из своих воплощений
        [each-of-your-evocations] каждого своего воплощения
        [one-of-your-archetype] { FORM($who, form: "own-gen") }
        [one-of-your-upgraded] { FORM($who, form: "own-gen") }
       *[other] { FORM($who, case: "gen") }
    }
own-who-ins = { $who_id ->
        [one-of-your-evocations] одним из своих воплощений
        [each-of-your-evocations] каждым своим воплощением
        [one-of-your-archetype] { FORM($who, form: "own-ins") }
        [one-of-your-upgraded] { FORM($who, form: "own-ins") }
       *[other] { FORM($who, case: "ins") }
    }
their-where-acc = { $subject_gender ->
        [m] { $where_id ->
            [room-of] { FORM($where, form: "own-acc") }
           *[other] { FORM($where, case: "acc") }
        }
       *[other] { FORM($where, case: "acc") }
    }
their-where-gen = { $subject_gender ->
        [m] { $where_id ->
            [room-of] { FORM($where, form: "own-gen") }
           *[other] { FORM($where, case: "gen") }
        }
       *[other] { FORM($where, case: "gen") }
    }
their-where-loc = { $subject_gender ->
        [m] { $where_id ->
            [room-of] { FORM($where, form: "own-loc") }
           *[other] { FORM($where, case: "loc") }
        }
       *[other] { FORM($where, case: "loc") }
    }
who-its = { $who_number ->
        [pl] их
       *[sg] { $who_gender ->
            [f] её
           *[other] его
        }
    }

## Texts and sentences.

form-now = { $now }
form-now-persistent = { $now } Устойчивый эффект: { $then }
form-persistent = Устойчивый эффект: { $then }
form-persistent-now = Устойчивый эффект: { $then } Затем: { $now }
form-each-in-order = каждый маг в порядке хода{ FORM($each, form: "mage") }
form-standing = { $abilities }
list-both = { $deed_id ->
        [you] { $also_id ->
            [you] { " и" }
           *[other] , и
        }
       *[other] , и
    }
list-also = { $also_id ->
        [none] { "" }
       *[other] { list-both } { $also }
    }
own-mage-also = { $also_id ->
        [none] { "" }
        [you] { $deed_id ->
            [you] { " и " }
           *[other] { ", и он " }
        }{ FORM($also, form: "mage") }
       *[other] { ", и " }{ FORM($also, form: "mage") }
    }
own-mage-deed = { $deed_id ->
        [you] { "он " }
       *[other] { "" }
    }{ FORM($deed, form: "mage") }
own-mage-other = { $other_id ->
        [you] { "он " }
       *[other] { "" }
    }{ FORM($other, form: "mage") }
form-do = { $deed }{ list-also }
    .mage = { $deed_id ->
        [you] { " " }
       *[other] { ": " }
    }{ FORM($deed, form: "mage") }{ own-mage-also }
    .mage-then = { $deed_id ->
        [you] { "затем он " }
       *[other] { "" }
    }{ FORM($deed, form: "mage") }{ own-mage-also }
form-may = вы можете { FORM($actions, form: "inf") }
    .mage = { " " }может { FORM($actions, form: "inf") }
    .mage-then = он может { FORM($actions, form: "inf") }
form-if-you-do = если { $she ->
        [yes] она сделала это
       *[no] { $they ->
            [yes] это сделано
           *[no] сделали это
        }
    }, { $deed }{ list-also }
    .mage = : { own-mage-done }
    .mage-then = { own-mage-done }
own-mage-done = если { $she ->
        [yes] она сделала это
       *[no] { $they ->
            [yes] это сделано
           *[no] он это сделал
        }
    }, { own-then-deed }{ own-mage-also }
own-then-deed = { $deed_id ->
        [you] { "то " }
       *[other] { "" }
    }{ FORM($deed, form: "mage") }
form-if-you-do-may = если сделали это, вы можете { FORM($actions, form: "inf") }
    .mage-then = если он это сделал, то может { FORM($actions, form: "inf") }
    .mage = : если он это сделал, то может { FORM($actions, form: "inf") }
form-if-you-do-either = если сделали это, либо { $deed }, либо { $other }
    .mage-then = если он это сделал, либо { own-mage-deed }, либо { own-mage-other }
    .mage = : если он это сделал, либо { own-mage-deed }, либо { own-mage-other }
form-unshielded = на это заклинание нельзя ответить защитой
    .mage = : на это заклинание нельзя ответить защитой
form-if = если { $condition }, { $deed }
    .mage = : если { FORM($condition, form: "mage") }, { own-mage-deed }
    .mage-then = если { FORM($condition, form: "mage") }, { own-mage-deed }
own-mage-otherwise = { $otherwise_id ->
        [you] { "он " }
       *[other] { "" }
    }{ FORM($otherwise, form: "mage") }
form-if-otherwise = если { $condition }, { $deed }; в противном случае { $otherwise }
    .mage = : если { FORM($condition, form: "mage") }, { own-mage-deed }; в противном случае { own-mage-otherwise }
    .mage-then = если { FORM($condition, form: "mage") }, { own-mage-deed }; в противном случае { own-mage-otherwise }
own-may-too = { $actions_size ->
        [0] { "" }
       *[other] , и вы можете { FORM($actions, form: "inf") }
    }
form-either = либо { $deed }{ own-may-too }, либо { $other }
    .mage = : либо { own-mage-deed }, либо { own-mage-other }
    .mage-then = либо { own-mage-deed }, либо { own-mage-other }
form-may-either = вы можете либо { FORM($deed, form: "inf") }, либо { FORM($other, form: "inf") }
    .mage = { " " }может либо { FORM($deed, form: "inf") }, либо { FORM($other, form: "inf") }
    .mage-then = он может либо { FORM($deed, form: "inf") }, либо { FORM($other, form: "inf") }
form-again-and-again = снова и снова вы можете { FORM($actions, form: "inf") }
    .mage = { " " }может снова и снова { FORM($actions, form: "inf") }
    .mage-then = он может снова и снова { FORM($actions, form: "inf") }
form-if-you-do-not = если не сделали этого, { $deed }
    .mage-then = если он этого не сделал, { own-then-deed }
    .mage = : если он этого не сделал, { own-then-deed }
form-they-may = этот маг может { FORM($actions, form: "inf") }
    .mage = : этот маг может { FORM($actions, form: "inf") }
form-if-they-do-not-either = если он этого не сделал, либо { $deed }, либо { $other }
    .mage = : если он этого не сделал, либо { $deed }, либо { $other }
form-only-you-gain = если этот эффект побеждает мага, вы получаете { $n } { FORM("power-point", $n, case: "acc") }, и никто другой не получает очков силы
    .mage = : если этот эффект побеждает мага, он получает { $n } { FORM("power-point", $n, case: "acc") }, и никто другой не получает очков силы
own-for-each-one = за { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") }{ $count_id ->
        [models-damaged] { "," }
        [rose-converted] { "," }
        [damage-not-converted] { "," }
        [spell-discarded] { "," }
        [damage-ignored] { "," }
        [model-removed] { "," }
        [damage-done] { "," }
       *[other] { "" }
    }
form-for-each-do = { own-for-each-one } { $deed }
    .mage = : { own-for-each-one } { own-mage-deed }
    .mage-then = { own-for-each-one } { own-mage-deed }
form-enhancement = усиление ({ $elements }): { $deed }
    .mage = : усиление ({ $elements }): { $deed }
form-enhancement-target = усиление ({ $elements }): целью становится комната в пределах дальности { $n }
    .mage = : усиление ({ $elements }): целью становится комната в пределах дальности { $n }
form-symbol = { FORM($element, $case) }

## Deeds.

form-you = { $actions }
    .mage = { FORM($actions, form: "mage") }
    .inf = { FORM($actions, form: "inf") }
    .each = { FORM($actions, form: "each") }
form-price = { $actions }, чтобы { FORM($then, form: "inf") }
    .mage = { FORM($actions, form: "mage") }, чтобы { FORM($then, form: "inf") }
    .inf = { FORM($actions, form: "inf") }, чтобы { FORM($then, form: "inf") }
    .each = { FORM($actions, form: "each") }, чтобы { FORM($then, form: "inf") }
form-by-either = { $subject } либо { $actions }, либо { $then }
form-by = { $subject } { $actions }
    .inf = позволить { FORM($subject, case: "dat") } { FORM($actions, form: "inf") }
who-activates = { $who_id ->
        [yourself] вы активируетесь
        [you-model] вы активируетесь
       *[other] { $who_number ->
            [pl] { $who } активируются
           *[sg] { $who } активируется
        }
    }
who-gets = { $who_id ->
        [yourself] вы получаете
        [you-model] вы получаете
       *[other] { $who_number ->
            [pl] { $who } получают
           *[sg] { $who } получает
        }
    }
own-force = { $n_id ->
        [none] { "" }
       *[number] { " с +" }{ $n } к { FORM($stat, case: "dat") }
    }
own-control = { $under ->
        [yes] { " под вашим контролем" }
       *[no] { "" }
    }{ own-force }
own-mage-control = { $under ->
        [yes] { " под его контролем" }
       *[no] { "" }
    }{ own-force }
form-activates = { who-activates }{ own-control }
    .mage = { who-activates }{ own-mage-control }
    .inf = активировать { own-who-acc }{ own-control }
own-bonus = +{ $n } к { FORM($stat, case: "dat") } { $round ->
        [yes] до этапа очистки
       *[no] { $next ->
            [yes] при следующей активации
           *[no] до конца этой активации
        }
    }
form-has-bonus = { who-gets } { own-bonus }
    .inf = дать { own-who-dat } { own-bonus }
own-ban = { $leave ->
        [yes] физическими действиями и заклинаниями выходить из { FORM($where, case: "gen") } до этапа очистки
       *[no] { $room ->
            [yes] активировать комнаты
           *[no] перемещаться{ $with ->
                [yes] { " физическими действиями" }
               *[no] { "" }
            }
        } { $next ->
            [yes] на своём следующем этапе действий
           *[no] до этапа очистки
        }
    }
form-banned = { $who_id ->
        [yourself] вы не можете
        [you-model] вы не можете
       *[other] { $who_number ->
            [pl] { $who } не могут
           *[sg] { $who } не может
        }
    } { own-ban }
    .inf = запретить { own-who-dat } { own-ban }
own-guise = { $copy ->
        [yes] копией другой комнаты (кроме зала Чёрной Розы)
       *[no] { AGREE($colour, "room", case: "ins") } { FORM("room", case: "ins") }
    } до этапа очистки
form-counts-as = { $where } считается { own-guise }
    .inf = считать { own-where-acc } { own-guise }
form-after = после этого заклинания { $actions }
    .mage = после этого заклинания { FORM($actions, form: "mage") }
    .inf = после этого заклинания { FORM($actions, form: "inf") }
    .each = после этого заклинания { FORM($actions, form: "each") }
form-each-assigned-activates = { AGREE("every", $what) } { AGREE("assigned", $what) } цели { $what } активируется под вашим контролем
    .inf = активировать { AGREE("every", $what, case: "acc") } { AGREE("assigned", $what, case: "acc") } цели { FORM($what, case: "acc") } под вашим контролем
form-those-activate = назначенные этим эффектом фигурки активируются под вашим контролем
    .inf = активировать назначенные этим эффектом фигурки под вашим контролем

## Who else may do something.

form-rose = { FORM("rose", $case) }
    .gender = f
form-target-mage = { FORM("target", $case) }
    .gender = f
form-that-mage = { AGREE("this", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-every-mage = { AGREE("every", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-every-other-mage = { AGREE("every", "mage", $case) } { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-crown-holder = { FORM("crown-holder", $case) }
    .gender = m
    .animate = yes
who-every-mage = { AGREE("every", "mage", $case) }{ $other ->
        [yes] { " " }{ AGREE("other", "mage", $case) }
       *[no] { "" }
    } { FORM("mage", $case) }
form-mages-in = { who-every-mage } в { FORM($where, case: "loc") }
    .gender = m
    .animate = yes
form-mages-within-target = { who-every-mage } в пределах дальности { $n } от целевой комнаты
    .gender = m
    .animate = yes
form-mages-damaged = { AGREE("every", "mage", $case) } { FORM("mage", $case) }, { AGREE("damaged", "mage", $case) } урон от этого эффекта,
    .gender = m
    .animate = yes
form-mages-richest = { AGREE("every", "mage", $case) } { FORM("mage", $case) } с наибольшим количеством очков силы
    .gender = m
    .animate = yes
form-another-mage-does = { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes

## Damage.

# What follows a verb: of what is one's own for the player addressed, of what is theirs for another Mage.
own-each = { $each_id ->
        [none] { "" }
       *[other] { " " }{ $each }
    }
own-silence = { $quiet ->
        [yes] { " без срабатывания ловушек и защит" }
       *[no] { "" }
    }{ $silent ->
        [yes] { " без срабатывания заклинаний" }
       *[no] { "" }
    }
much-same-damage = { $same ->
        [yes] столько же урона
       *[no] { much-damage }
    }
own-inflict = { $where_id ->
        [none] { $who_id ->
            [none] { much-same-damage }
            [you-model] { $each_id ->
                [none] { $same ->
                    [yes] { much-same-damage } { own-who-dat }
                   *[no] { $silent ->
                        [yes] { much-damage } { own-who-dat }
                       *[no] вам { much-damage }
                    }
                }
               *[other] { much-damage } { own-who-dat }
            }
           *[other] { much-same-damage } { own-who-dat }
        }
       *[other] { $n_id ->
            [plus] в { own-where-loc } { much-damage }
           *[other] { much-damage } в { own-where-loc }
        }
    }{ own-silence }{ own-each }
their-inflict = { $where_id ->
        [none] { $who_id ->
            [none] { much-same-damage }
            [you-model] { $each_id ->
                [none] { $same ->
                    [yes] { much-same-damage } { FORM($who, case: "dat") }
                   *[no] { $silent ->
                        [yes] { much-damage } { FORM($who, case: "dat") }
                       *[no] вам { much-damage }
                    }
                }
               *[other] { much-damage } { FORM($who, case: "dat") }
            }
           *[other] { much-same-damage } { FORM($who, case: "dat") }
        }
       *[other] { $n_id ->
            [plus] в { their-where-loc } { much-damage }
           *[other] { much-damage } в { their-where-loc }
        }
    }{ own-silence }{ own-each }
own-limit = { " (не больше " }{ $m })
own-most = { $m_id ->
        [none] { "" }
       *[number] { $what_id ->
            [none] { own-limit }
           *[other] { ", а " }{ AGREE("every", $what, case: "dat") } { FORM($what, case: "dat") } — { $m }
        }
    }
form-inflict = нанесите { own-inflict }{ own-most }
    .third = наносит { their-inflict }{ own-most }
    .mage = наносит { own-inflict }{ own-most }
    .inf = нанести { own-inflict }{ own-most }
    .each = наносите { own-inflict }{ own-most }
form-pain = боль { $n }
    .inf = применить боль { $n }
own-damage-on = { $who_id ->
        [none] { "" }
        [yourself] { " у себя" }
        [you-model] { " у себя" }
       *[other] { " у " }{ own-who-gen }
    }
their-damage-on = { $who_id ->
        [none] { "" }
       *[other] { " у " }{ FORM($who, case: "gen") }
    }
own-damage-in = { $where_id ->
        [none] { "" }
       *[other] { " в " }{ own-where-loc }
    }
their-damage-in = { $where_id ->
        [none] { "" }
       *[other] { " в " }{ their-where-loc }
    }
own-toll = { $m_id ->
        [none] { "" }
       *[number] { " (за каждый урон, который не заменён, этот маг теряет " }{ $m } { FORM("power-point", $m, case: "acc") })
    }
form-convert = замените { much-damage }{ own-damage-on }{ own-damage-in }{ own-each }{ own-toll }
    .third = заменяет { much-damage }{ their-damage-on }{ their-damage-in }{ own-each }{ own-toll }
    .mage = заменяет { much-damage }{ own-damage-on }{ own-damage-in }{ own-each }{ own-toll }
    .inf = заменить { much-damage }{ own-damage-on }{ own-damage-in }{ own-each }{ own-toll }
    .each = заменяйте { much-damage }{ own-damage-on }{ own-damage-in }{ own-each }{ own-toll }
form-convert-inflicted = замените весь нанесённый за эту активацию урон
    .third = заменяет весь нанесённый за эту активацию урон
    .mage = заменяет весь нанесённый за эту активацию урон
    .inf = заменить весь нанесённый за эту активацию урон
    .each = заменяйте весь нанесённый за эту активацию урон
much-healed = { $up ->
        [yes] до { $n } { FORM("damage", $n, case: "gen") }
       *[no] { much-damage }
    }
form-heal = исцелите { much-healed }{ own-damage-on }{ own-each }
    .third = исцеляет { much-healed }{ their-damage-on }{ own-each }
    .mage = исцеляет { much-healed }{ own-damage-on }{ own-each }
    .inf = исцелить { much-healed }{ own-damage-on }{ own-each }
    .each = исцеляйте { much-healed }{ own-damage-on }{ own-each }
form-transfer = перенесите { $n } { FORM("damage", $n, case: "acc") } от { FORM($from, case: "gen") } к { own-who-dat }
    .third = переносит { $n } { FORM("damage", $n, case: "acc") } от { FORM($from, case: "gen") } к { FORM($who, case: "dat") }
    .mage = переносит { $n } { FORM("damage", $n, case: "acc") } от { FORM($from, case: "gen") } к { own-who-dat }
    .inf = перенести { $n } { FORM("damage", $n, case: "acc") } от { FORM($from, case: "gen") } к { own-who-dat }
    .each = переносите { $n } { FORM("damage", $n, case: "acc") } от { FORM($from, case: "gen") } к { own-who-dat }
form-fade = уберите { $n } { FORM("unit", $n, case: "acc") } этого урона на этапе очистки
    .third = убирает { $n } { FORM("unit", $n, case: "acc") } этого урона на этапе очистки
    .mage = убирает { $n } { FORM("unit", $n, case: "acc") } этого урона на этапе очистки
    .inf = убрать { $n } { FORM("unit", $n, case: "acc") } этого урона на этапе очистки
    .each = убирайте { $n } { FORM("unit", $n, case: "acc") } этого урона на этапе очистки
much-ignored = { $wholly ->
        [yes] весь урон
       *[no] { $spell ->
            [yes] урон от этого заклинания
           *[no] до { $n } { FORM("damage", $n, case: "gen") }
        }
    }
form-ignore = проигнорируйте { much-ignored }
    .third = игнорирует { much-ignored }
    .mage = игнорирует { much-ignored }
    .inf = проигнорировать { much-ignored }
    .each = игнорируйте { much-ignored }
form-ignore-effect = проигнорируйте эффект заклинания
    .third = игнорирует эффект заклинания
    .mage = игнорирует эффект заклинания
    .inf = проигнорировать эффект заклинания
    .each = игнорируйте эффект заклинания
own-barred = { $round ->
        [yes] { " до конца раунда" }
       *[no] { "" }
    }
form-cancel = отмените { $room ->
        [yes] эту активацию
       *[no] { $card ->
            [yes] выполнение этого задания{ own-barred }
           *[no] это заклинание
        }
    }
    .third = отменяет { $room ->
        [yes] эту активацию
       *[no] { $card ->
            [yes] выполнение этого задания{ own-barred }
           *[no] это заклинание
        }
    }
    .mage = отменяет { $room ->
        [yes] эту активацию
       *[no] { $card ->
            [yes] выполнение этого задания{ own-barred }
           *[no] это заклинание
        }
    }
    .inf = отменить { $room ->
        [yes] эту активацию
       *[no] { $card ->
            [yes] выполнение этого задания{ own-barred }
           *[no] это заклинание
        }
    }
    .each = отменяйте { $room ->
        [yes] эту активацию
       *[no] { $card ->
            [yes] выполнение этого задания{ own-barred }
           *[no] это заклинание
        }
    }
form-redirect = перенаправьте это заклинание на { FORM($who, case: "acc") }
    .third = перенаправляет это заклинание на { FORM($who, case: "acc") }
    .mage = перенаправляет это заклинание на { own-who-acc }
    .inf = перенаправить это заклинание на { FORM($who, case: "acc") }
    .each = перенаправляйте это заклинание на { FORM($who, case: "acc") }
own-first = { $first ->
        [yes] , как если бы больше всего урона там было вашего
       *[no] { "" }
    }
form-defeat = победите { own-who-acc }{ own-first }
    .third = побеждает { FORM($who, case: "acc") }{ own-first }
    .mage = побеждает { own-who-acc }{ own-first }
    .inf = победить { own-who-acc }{ own-first }
    .each = побеждайте { own-who-acc }{ own-first }
much-suffered = { $k_id ->
        [none] { much-damage } от { FORM("rose", case: "gen") }{ own-each }
       *[number] { $k } { FORM("damage", $k, case: "acc") }
    }
own-mage-each = { $each_id ->
        [none] { "" }
       *[other] { " " }{ FORM($each, form: "mage") }
    }
form-suffer = получите { much-suffered }
    .third = получает { much-suffered }
    .mage = получает { $k_id ->
        [none] { much-damage } от { FORM("rose", case: "gen") }{ own-mage-each }
       *[number] { much-suffered }
    }
    .inf = получить { much-suffered }
    .each = получайте { much-suffered }
form-let-gain = дайте вам { $n } { FORM("power-point", $n, case: "acc") }
    .third = даёт вам { $n } { FORM("power-point", $n, case: "acc") }
    .mage = даёт вам { $n } { FORM("power-point", $n, case: "acc") }
    .inf = дать вам { $n } { FORM("power-point", $n, case: "acc") }
    .each = давайте вам { $n } { FORM("power-point", $n, case: "acc") }
form-have-rose-inflict = позвольте { FORM("rose", case: "dat") } нанести { much-damage } { own-who-dat }
    .third = позволяет { FORM("rose", case: "dat") } нанести { much-damage } { FORM($who, case: "dat") }
    .mage = позволяет { FORM("rose", case: "dat") } нанести { much-damage } { own-who-dat }
    .inf = позволить { FORM("rose", case: "dat") } нанести { much-damage } { own-who-dat }
    .each = позволяйте { FORM("rose", case: "dat") } нанести { much-damage } { own-who-dat }
form-heal-mages-own = исцелите у каждого мага весь урон (кроме урона { FORM("rose", case: "gen") })
    .third = исцеляет у каждого мага весь урон (кроме урона { FORM("rose", case: "gen") })
    .mage = исцеляет у каждого мага весь урон (кроме урона { FORM("rose", case: "gen") })
    .inf = исцелить у каждого мага весь урон (кроме урона { FORM("rose", case: "gen") })
    .each = исцеляйте у каждого мага весь урон (кроме урона { FORM("rose", case: "gen") })

## Instability.

own-rose = { $rose ->
        [yes] { " " }{ FORM("rose", case: "gen") }
       *[no] { "" }
    }
own-placed-in = { $where_id ->
        [none] { "" }
       *[other] { " в " }{ own-where-acc }
    }
their-placed-in = { $where_id ->
        [none] { "" }
       *[other] { " в " }{ their-where-acc }
    }
form-place = поместите { much-instability }{ own-rose }{ own-placed-in }{ own-each }
    .third = помещает { much-instability }{ own-rose }{ their-placed-in }{ own-each }
    .mage = помещает { much-instability }{ own-rose }{ own-placed-in }{ own-each }
    .inf = поместить { much-instability }{ own-rose }{ own-placed-in }{ own-each }
    .each = помещайте { much-instability }{ own-rose }{ own-placed-in }{ own-each }
form-convert-instability = замените { much-instability }{ own-damage-in }
    .third = заменяет { much-instability }{ their-damage-in }
    .mage = заменяет { much-instability }{ own-damage-in }
    .inf = заменить { much-instability }{ own-damage-in }
    .each = заменяйте { much-instability }{ own-damage-in }
much-taken = { $up ->
        [yes] не больше { $n } { FORM("instability", $n, case: "gen") }
       *[no] { $n } { FORM("instability", $n, case: "acc") }
    }{ $any ->
        [yes] { "" }
       *[no] { " своего цвета" }
    }
form-remove-instability = уберите { much-taken } из { own-where-gen }
    .third = убирает { much-taken } из { their-where-gen }
    .mage = убирает { much-taken } из { own-where-gen }
    .inf = убрать { much-taken } из { own-where-gen }
    .each = убирайте { much-taken } из { own-where-gen }
form-destroy = разрушьте { own-where-acc } и заберите жетон этой комнаты
    .third = разрушает { their-where-acc } и забирает жетон этой комнаты
    .mage = разрушает { own-where-acc } и забирает жетон этой комнаты
    .inf = разрушить { own-where-acc } и забрать жетон этой комнаты
    .each = разрушайте { own-where-acc } и забирайте жетон этой комнаты
form-rebuild = восстановите { own-where-acc }
    .third = восстанавливает { their-where-acc }
    .mage = восстанавливает { own-where-acc }
    .inf = восстановить { own-where-acc }
    .each = восстанавливайте { own-where-acc }
own-named = { $type ->
        [yes] тип заклинаний
       *[no] цвет комнат
    }
form-name = назовите { own-named }
    .third = называет { own-named }
    .mage = называет { own-named }
    .inf = назвать { own-named }
    .each = называйте { own-named }
form-close = закройте { own-where-acc }
    .third = закрывает { their-where-acc }
    .mage = закрывает { own-where-acc }
    .inf = закрыть { own-where-acc }
    .each = закрывайте { own-where-acc }

## Power Points.

much-gained = { $card ->
        [yes] очки силы этого задания
       *[no] { $same ->
            [yes] столько же очков силы{ own-limit }
           *[no] { much-points }{ own-each }
        }
    }
form-gain = получите { much-gained }
    .third = получает { much-gained }
    .mage = получает { much-gained }
    .inf = получить { much-gained }
    .each = получайте { much-gained }
form-lose = потеряйте { much-points }{ own-each }
    .third = теряет { much-points }{ own-each }
    .mage = теряет { much-points }{ own-each }
    .inf = потерять { much-points }{ own-each }
    .each = теряйте { much-points }{ own-each }
much-stolen = { $card ->
        [yes] 1 завершённое задание
       *[no] { $n } { FORM("power-point", $n, case: "acc") }
    }
form-steal = украдите { much-stolen } у { own-who-gen }
    .third = крадёт { much-stolen } у { FORM($who, case: "gen") }
    .mage = крадёт { much-stolen } у { own-who-gen }
    .inf = украсть { much-stolen } у { own-who-gen }
    .each = крадите { much-stolen } у { own-who-gen }

## Movement.

how-far = { $k_id ->
        [none] { $to_id ->
            [none] не более чем на { $n } { FORM("room", $n, case: "acc") }
           *[other] в комнату, где находится { $to }
        }
       *[number] на { $k } { FORM("room", $k, case: "acc") }
    }
form-move = { $speed ->
        [yes] { $who_id ->
            [yourself] передвиньтесь не более чем на свою скорость
            [you-model] передвиньтесь не более чем на свою скорость
           *[other] передвиньте { own-who-acc } не более чем на { who-its } скорость
        }
       *[no] { $who_id ->
            [yourself] передвиньтесь { how-far }
            [one-model-damaged] передвиньте { how-far } { own-who-acc }
           *[other] передвиньте { own-who-acc } { how-far }
        }
    }
    .third = { $speed ->
        [yes] { $who_id ->
            [yourself] передвигается не более чем на свою скорость
            [you-model] передвигается не более чем на свою скорость
           *[other] передвигает { FORM($who, case: "acc") } не более чем на { who-its } скорость
        }
       *[no] { $who_id ->
            [yourself] передвигается { how-far }
            [one-model-damaged] передвигает { how-far } { FORM($who, case: "acc") }
           *[other] передвигает { FORM($who, case: "acc") } { how-far }
        }
    }
    .mage = { $speed ->
        [yes] { $who_id ->
            [yourself] передвигается не более чем на свою скорость
            [you-model] передвигается не более чем на свою скорость
           *[other] передвигает { own-who-acc } не более чем на { who-its } скорость
        }
       *[no] { $who_id ->
            [yourself] передвигается { how-far }
            [one-model-damaged] передвигает { how-far } { own-who-acc }
           *[other] передвигает { own-who-acc } { how-far }
        }
    }
    .inf = { $speed ->
        [yes] { $who_id ->
            [yourself] передвинуться не более чем на свою скорость
            [you-model] передвинуться не более чем на свою скорость
           *[other] передвинуть { own-who-acc } не более чем на { who-its } скорость
        }
       *[no] { $who_id ->
            [yourself] передвинуться { how-far }
            [one-model-damaged] передвинуть { how-far } { own-who-acc }
           *[other] передвинуть { own-who-acc } { how-far }
        }
    }
    .each = { $speed ->
        [yes] { $who_id ->
            [yourself] передвигайтесь не более чем на свою скорость
            [you-model] передвигайтесь не более чем на свою скорость
           *[other] передвигайте { own-who-acc } не более чем на { who-its } скорость
        }
       *[no] { $who_id ->
            [yourself] передвигайтесь { how-far }
            [one-model-damaged] передвигайте { how-far } { own-who-acc }
           *[other] передвигайте { own-who-acc } { how-far }
        }
    }
form-move-together = передвиньте { own-who-acc } и { FORM($to, case: "acc") } в одну соседнюю комнату
    .third = передвигает { FORM($who, case: "acc") } и { FORM($to, case: "acc") } в одну соседнюю комнату
    .mage = передвигает { own-who-acc } и { FORM($to, case: "acc") } в одну соседнюю комнату
    .inf = передвинуть { own-who-acc } и { FORM($to, case: "acc") } в одну соседнюю комнату
    .each = передвигайте { own-who-acc } и { FORM($to, case: "acc") } в одну соседнюю комнату
own-put = { $who_id ->
        [yourself] свою фигурку в { own-where-acc }
        [each-in] в { own-where-acc } { own-who-acc }
       *[other] { own-who-acc } в { own-where-acc }
    }
their-put = { $who_id ->
        [yourself] свою фигурку в { their-where-acc }
        [each-in] в { their-where-acc } { FORM($who, case: "acc") }
       *[other] { FORM($who, case: "acc") } в { their-where-acc }
    }
form-put = поместите { own-put }
    .third = помещает { their-put }
    .mage = помещает { own-put }
    .inf = поместить { own-put }
    .each = помещайте { own-put }
form-swap = поменяйтесь местами с { own-who-ins }
    .third = меняется местами с { FORM($who, case: "ins") }
    .mage = меняется местами с { own-who-ins }
    .inf = поменяться местами с { own-who-ins }
    .each = меняйтесь местами с { own-who-ins }
form-send = { $who_id ->
        [yourself] вернитесь в свою келью
        [you-model] вернитесь в свою келью
       *[other] отправьте { own-who-acc } в { who-its } келью
    }
    .third = { $who_id ->
        [yourself] возвращается в свою келью
        [you-model] возвращается в свою келью
       *[other] отправляет { FORM($who, case: "acc") } в { who-its } келью
    }
    .mage = { $who_id ->
        [yourself] возвращается в свою келью
        [you-model] возвращается в свою келью
       *[other] отправляет { own-who-acc } в { who-its } келью
    }
    .inf = { $who_id ->
        [yourself] вернуться в свою келью
        [you-model] вернуться в свою келью
       *[other] отправить { own-who-acc } в { who-its } келью
    }
    .each = { $who_id ->
        [yourself] возвращайтесь в свою келью
        [you-model] возвращайтесь в свою келью
       *[other] отправляйте { own-who-acc } в { who-its } келью
    }
form-move-times = передвиньтесь не более { $n } { $n ->
        [1] раза
       *[other] раз
    }
    .third = передвигается не более { $n } { $n ->
        [1] раза
       *[other] раз
    }
    .mage = передвигается не более { $n } { $n ->
        [1] раза
       *[other] раз
    }
    .inf = передвинуться не более { $n } { $n ->
        [1] раза
       *[other] раз
    }
    .each = передвигайтесь не более { $n } { $n ->
        [1] раза
       *[other] раз
    }
own-again = { $again ->
        [yes] { " ещё раз" }
       *[no] { "" }
    }
form-activate-room = активируйте { own-where-acc }{ own-again }
    .third = активирует { their-where-acc }{ own-again }
    .mage = активирует { own-where-acc }{ own-again }
    .inf = активировать { own-where-acc }{ own-again }
    .each = активируйте { own-where-acc }{ own-again }
form-summon = призовите { FORM($what, case: "acc") }{ own-placed-in }
    .third = призывает { FORM($what, case: "acc") }{ their-placed-in }
    .mage = призывает { FORM($what, case: "acc") }{ own-placed-in }
    .inf = призвать { FORM($what, case: "acc") }{ own-placed-in }
    .each = призывайте { FORM($what, case: "acc") }{ own-placed-in }
    .it = what
form-remove = уберите { own-who-acc }
    .third = убирает { FORM($who, case: "acc") }
    .mage = убирает { own-who-acc }
    .inf = убрать { own-who-acc }
    .each = убирайте { own-who-acc }
who-upgrade = { $what_id ->
        [none] улучшение по своему выбору
       *[other] { FORM($what, case: "acc") }
    }
form-assign-upgrade = назначьте { own-who-dat } { who-upgrade }
    .third = назначает { FORM($who, case: "dat") } { who-upgrade }
    .mage = назначает { own-who-dat } { who-upgrade }
    .inf = назначить { own-who-dat } { who-upgrade }
    .each = назначайте { own-who-dat } { who-upgrade }
who-jinx = { $what_id ->
        [none] порчу по своему выбору
       *[other] { FORM($what, case: "acc") }
    }
form-assign-jinx = назначьте { own-who-dat } { who-jinx }
    .third = назначает { FORM($who, case: "dat") } { who-jinx }
    .mage = назначает { own-who-dat } { who-jinx }
    .inf = назначить { own-who-dat } { who-jinx }
    .each = назначайте { own-who-dat } { who-jinx }
form-discard-jinx = сбросьте с себя { $n } { FORM("jinx", $n, case: "acc") }
    .third = сбрасывает с себя { $n } { FORM("jinx", $n, case: "acc") }
    .mage = сбрасывает с себя { $n } { FORM("jinx", $n, case: "acc") }
    .inf = сбросить с себя { $n } { FORM("jinx", $n, case: "acc") }
    .each = сбрасывайте с себя { $n } { FORM("jinx", $n, case: "acc") }
form-assign-evocation = назначьте { own-who-dat } { FORM($what, case: "acc") }
    .third = назначает { FORM($who, case: "dat") } { FORM($what, case: "acc") }
    .mage = назначает { own-who-dat } { FORM($what, case: "acc") }
    .inf = назначить { own-who-dat } { FORM($what, case: "acc") }
    .each = назначайте { own-who-dat } { FORM($what, case: "acc") }
own-chosen = { $where_id ->
        [none] { own-who-acc }
       *[other] { own-where-acc }
    }
their-chosen = { $where_id ->
        [none] { FORM($who, case: "acc") }
       *[other] { their-where-acc }
    }
form-choose = выберите { own-chosen }
    .third = выбирает { their-chosen }
    .mage = выбирает { own-chosen }
    .inf = выбрать { own-chosen }
    .each = выбирайте { own-chosen }
    .it = who
form-aim = выберите целью { own-chosen }
    .third = выбирает целью { their-chosen }
    .mage = выбирает целью { own-chosen }
    .inf = выбрать целью { own-chosen }
    .each = выбирайте целью { own-chosen }
own-strength = { $n_id ->
        [none] { "" }
       *[number] { " с +" }{ $n } к силе
    }
own-prey-of-theirs = { $any ->
        [yes] фигурку в { who-its } комнате
       *[no] { FORM($to, case: "acc") }
    }
form-have-attack = заставьте { own-who-acc } атаковать { own-prey-of-theirs }
    .third = заставляет { FORM($who, case: "acc") } атаковать { own-prey-of-theirs }
    .mage = заставляет { own-who-acc } атаковать { own-prey-of-theirs }
    .inf = заставить { own-who-acc } атаковать { own-prey-of-theirs }
    .each = заставляйте { own-who-acc } атаковать { own-prey-of-theirs }
form-become = станьте { FORM($what, case: "ins") } до этапа очистки
    .third = становится { FORM($what, case: "ins") } до этапа очистки
    .mage = становится { FORM($what, case: "ins") } до этапа очистки
    .inf = стать { FORM($what, case: "ins") } до этапа очистки
    .each = становитесь { FORM($what, case: "ins") } до этапа очистки
form-attack = атакуйте { own-who-acc }{ own-strength }
    .third = атакует { FORM($who, case: "acc") }{ own-strength }
    .mage = атакует { own-who-acc }{ own-strength }
    .inf = атаковать { own-who-acc }{ own-strength }
    .each = атакуйте { own-who-acc }{ own-strength }
own-mirrored = эффект { $used ->
        [yes] другой активированной комнаты
       *[no] восстановленной стороны другой комнаты
    } (кроме зала Чёрной Розы и тронного зала)
form-mirror = примените { own-mirrored }
    .third = применяет { own-mirrored }
    .mage = применяет { own-mirrored }
    .inf = применить { own-mirrored }
    .each = применяйте { own-mirrored }
form-summon-same = призовите воплощение того же вида
    .third = призывает воплощение того же вида
    .mage = призывает воплощение того же вида
    .inf = призвать воплощение того же вида
    .each = призывайте воплощение того же вида
    .it = n
form-summon-choice = призовите{ $where_id ->
        [none] { "" }
       *[other] { " в " }{ own-where-acc }
    } воплощение по своему выбору { $where_id ->
        [none] со здоровьем не больше { $n }
       *[other] (кроме забытых)
    }
    .third = призывает{ $where_id ->
        [none] { "" }
       *[other] { " в " }{ their-where-acc }
    } воплощение по своему выбору { $where_id ->
        [none] со здоровьем не больше { $n }
       *[other] (кроме забытых)
    }
    .mage = призывает{ $where_id ->
        [none] { "" }
       *[other] { " в " }{ own-where-acc }
    } воплощение по своему выбору { $where_id ->
        [none] со здоровьем не больше { $n }
       *[other] (кроме забытых)
    }
    .inf = призвать{ $where_id ->
        [none] { "" }
       *[other] { " в " }{ own-where-acc }
    } воплощение по своему выбору { $where_id ->
        [none] со здоровьем не больше { $n }
       *[other] (кроме забытых)
    }
    .each = призывайте{ $where_id ->
        [none] { "" }
       *[other] { " в " }{ own-where-acc }
    } воплощение по своему выбору { $where_id ->
        [none] со здоровьем не больше { $n }
       *[other] (кроме забытых)
    }
    .it = n
form-remove-up-to = уберите до { $n } { FORM($what, $n, case: "gen") }
    .third = убирает до { $n } { FORM($what, $n, case: "gen") }
    .mage = убирает до { $n } { FORM($what, $n, case: "gen") }
    .inf = убрать до { $n } { FORM($what, $n, case: "gen") }
    .each = убирайте до { $n } { FORM($what, $n, case: "gen") }
form-have-activate = активируйте { own-who-acc }
    .third = активирует { FORM($who, case: "acc") }
    .mage = активирует { own-who-acc }
    .inf = активировать { own-who-acc }
    .each = активируйте { own-who-acc }
form-discard-upgrade = сбросьте улучшение с { own-who-gen }
    .third = сбрасывает улучшение с { FORM($who, case: "gen") }
    .mage = сбрасывает улучшение с { own-who-gen }
    .inf = сбросить улучшение с { own-who-gen }
    .each = сбрасывайте улучшение с { own-who-gen }
form-cube-on-card = положите 1 фишку на эту карту
    .third = кладёт 1 фишку на эту карту
    .mage = кладёт 1 фишку на эту карту
    .inf = положить 1 фишку на эту карту
    .each = кладите 1 фишку на эту карту

## Cards and tokens.

own-drawn = { $n } { $forgotten ->
        [yes] { FORM("spell", $n, case: "acc", adj: "forgotten") }
       *[no] { $random ->
            [yes] { FORM("spell", $n, case: "acc", adj: "random") } из своих воспоминаний
           *[no] { FORM("spell", $n, case: "acc") } { $library ->
                [yes] из библиотеки{ $piles ->
                    [yes] { " или её стопок сброса" }
                   *[no] { "" }
                }
               *[no] { $memories ->
                    [yes] из своих воспоминаний
                   *[no] из своего гримуара
                }
            }
        }
    }
form-draw = возьмите { own-drawn }{ $under ->
        [yes] { ", оставьте себе " }{ $m }{ " и положите остальные под низ колоды" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " и оставьте себе " }{ $m }
        }
    }
    .third = берёт { own-drawn }{ $under ->
        [yes] { ", оставляет себе " }{ $m }{ " и кладёт остальные под низ колоды" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " и оставляет себе " }{ $m }
        }
    }
    .mage = берёт { own-drawn }{ $under ->
        [yes] { ", оставляет себе " }{ $m }{ " и кладёт остальные под низ колоды" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " и оставляет себе " }{ $m }
        }
    }
    .inf = взять { own-drawn }{ $under ->
        [yes] { ", оставить себе " }{ $m }{ " и положить остальные под низ колоды" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " и оставить себе " }{ $m }
        }
    }
    .each = берите { own-drawn }{ $under ->
        [yes] { ", оставляйте себе " }{ $m }{ " и кладите остальные под низ колоды" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " и оставляйте себе " }{ $m }
        }
    }
own-taken = из { $library ->
        [yes] стопок сброса библиотеки
       *[no] своих воспоминаний
    }
form-take-memories = возьмите { $n } { FORM("spell", $n, case: "acc") } по своему выбору { own-taken }
    .third = берёт { $n } { FORM("spell", $n, case: "acc") } по своему выбору { own-taken }
    .mage = берёт { $n } { FORM("spell", $n, case: "acc") } по своему выбору { own-taken }
    .inf = взять { $n } { FORM("spell", $n, case: "acc") } по своему выбору { own-taken }
    .each = берите { $n } { FORM("spell", $n, case: "acc") } по своему выбору { own-taken }
own-search = в своём гримуаре{ $both ->
        [yes] { " или своих воспоминаниях" }
       *[no] { "" }
    } { $n } { FORM("spell", $n, case: "acc") }{ $summon ->
        [yes] { " призыва" }
       *[no] { "" }
    }
form-search = найдите { own-search }
    .third = находит { own-search }
    .mage = находит { own-search }
    .inf = найти { own-search }
    .each = находите { own-search }
much-discarded = { $quick ->
        [yes] своё быстрое заклинание
       *[no] { $n } { $standard ->
            [yes] { FORM("spell", $n, case: "acc", adj: "ready-standard") }
           *[no] { $ready ->
                [yes] { FORM("spell", $n, case: "acc", adj: "ready") }
               *[no] { FORM("spell", $n, case: "acc") }
            }
        }
    }
own-discarded-of = { $who_id ->
        [none] { "" }
       *[other] { " у " }{ own-who-gen }
    }
form-discard = сбросьте { much-discarded }{ own-discarded-of }
    .third = сбрасывает { much-discarded }{ own-discarded-of }
    .mage = сбрасывает { much-discarded }{ own-discarded-of }
    .inf = сбросить { much-discarded }{ own-discarded-of }
    .each = сбрасывайте { much-discarded }{ own-discarded-of }
own-looked = { $n } { FORM("spell", $n, case: "acc") } { $grimoire ->
        [yes] с верха своего гримуара
       *[no] { $memories ->
            [yes] с верха своих воспоминаний
           *[no] одной школы
        }
    }
own-kept = себе { $up ->
        [yes] { $m ->
            [1] 1 или ни одного
           *[other] не больше { $m }
        }
       *[no] { $m }
    }
form-look-spells = посмотрите { own-looked }{ $back ->
        [yes] { ", оставьте " }{ own-kept }{ " и положите остальные обратно наверх" }
       *[no] { $shuffle ->
            [yes] { ", оставьте " }{ own-kept }{ " и замешайте остальные обратно" }
           *[no] { " и оставьте " }{ own-kept }
        }
    }
    .third = смотрит { own-looked }{ $back ->
        [yes] { ", оставляет " }{ own-kept }{ " и кладёт остальные обратно наверх" }
       *[no] { $shuffle ->
            [yes] { ", оставляет " }{ own-kept }{ " и замешивает остальные обратно" }
           *[no] { " и оставляет " }{ own-kept }
        }
    }
    .mage = смотрит { own-looked }{ $back ->
        [yes] { ", оставляет " }{ own-kept }{ " и кладёт остальные обратно наверх" }
       *[no] { $shuffle ->
            [yes] { ", оставляет " }{ own-kept }{ " и замешивает остальные обратно" }
           *[no] { " и оставляет " }{ own-kept }
        }
    }
    .inf = посмотреть { own-looked }{ $back ->
        [yes] { ", оставить " }{ own-kept }{ " и положить остальные обратно наверх" }
       *[no] { $shuffle ->
            [yes] { ", оставить " }{ own-kept }{ " и замешать остальные обратно" }
           *[no] { " и оставить " }{ own-kept }
        }
    }
    .each = смотрите { own-looked }{ $back ->
        [yes] { ", оставляйте " }{ own-kept }{ " и кладите остальные обратно наверх" }
       *[no] { $shuffle ->
            [yes] { ", оставляйте " }{ own-kept }{ " и замешивайте остальные обратно" }
           *[no] { " и оставляйте " }{ own-kept }
        }
    }
own-hand-exchanged = не больше 1 из этих заклинаний на заклинание из своей руки, кроме забытых заклинаний
form-look-hand = посмотрите на руку { own-who-gen } и обменяйте { own-hand-exchanged }
    .third = смотрит на руку { FORM($who, case: "gen") } и обменивает { own-hand-exchanged }
    .mage = смотрит на руку { own-who-gen } и обменивает { own-hand-exchanged }
    .inf = посмотреть на руку { own-who-gen } и обменять { own-hand-exchanged }
    .each = смотрите на руку { own-who-gen } и обменивайте { own-hand-exchanged }
form-look-ready = посмотрите на заготовленные заклинания { own-who-gen }
    .third = смотрит на заготовленные заклинания { FORM($who, case: "gen") }
    .mage = смотрит на заготовленные заклинания { own-who-gen }
    .inf = посмотреть на заготовленные заклинания { own-who-gen }
    .each = смотрите на заготовленные заклинания { own-who-gen }
form-shuffle-memories = замешайте свои воспоминания в свой гримуар
    .third = замешивает свои воспоминания в свой гримуар
    .mage = замешивает свои воспоминания в свой гримуар
    .inf = замешать свои воспоминания в свой гримуар
    .each = замешивайте свои воспоминания в свой гримуар
own-next-cast = { $standard ->
        [yes] следующее заготовленное стандартное заклинание { FORM($who, case: "gen") } как своё
       *[no] своё следующее заготовленное заклинание
    }
form-cast-next = сотворите { own-next-cast }
    .third = сотворяет { own-next-cast }
    .mage = сотворяет { own-next-cast }
    .inf = сотворить { own-next-cast }
    .each = сотворяйте { own-next-cast }
form-reveal-next = раскройте следующее заготовленное заклинание { FORM($who, case: "gen") }
    .third = раскрывает следующее заготовленное заклинание { FORM($who, case: "gen") }
    .mage = раскрывает следующее заготовленное заклинание { FORM($who, case: "gen") }
    .inf = раскрыть следующее заготовленное заклинание { FORM($who, case: "gen") }
    .each = раскрывайте следующее заготовленное заклинание { FORM($who, case: "gen") }
own-cast-hand = заклинание{ own-type } с руки{ $where_id ->
        [none] { "" }
        [here] { " из своей комнаты" }
       *[other] { " из " }{ FORM($where, case: "gen") }
    }
form-cast-hand = сотворите { own-cast-hand }
    .third = сотворяет { own-cast-hand }
    .mage = сотворяет { own-cast-hand }
    .inf = сотворить { own-cast-hand }
    .each = сотворяйте { own-cast-hand }
form-swap-revealed = обменяйте одно из своих раскрытых заклинаний на заклинание с руки
    .third = обменивает одно из своих раскрытых заклинаний на заклинание с руки
    .mage = обменивает одно из своих раскрытых заклинаний на заклинание с руки
    .inf = обменять одно из своих раскрытых заклинаний на заклинание с руки
    .each = обменивайте одно из своих раскрытых заклинаний на заклинание с руки
form-return-revealed = верните на руку одно из своих раскрытых заклинаний { FORM($elements, case: "gen") }
    .third = возвращает на руку одно из своих раскрытых заклинаний { FORM($elements, case: "gen") }
    .mage = возвращает на руку одно из своих раскрытых заклинаний { FORM($elements, case: "gen") }
    .inf = вернуть на руку одно из своих раскрытых заклинаний { FORM($elements, case: "gen") }
    .each = возвращайте на руку одно из своих раскрытых заклинаний { FORM($elements, case: "gen") }
form-give-forgotten = отдайте { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } с руки
    .third = отдаёт { FORM($who, case: "dat") } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } с руки
    .mage = отдаёт { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } с руки
    .inf = отдать { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } с руки
    .each = отдавайте { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } с руки
much-exhausted = { $wholly ->
        [yes] все жетоны физических действий
       *[no] { $n } { FORM("action-token", $n, case: "acc") }
    }
form-exhaust = переверните { much-exhausted } использованной стороной вверх
    .third = переворачивает { much-exhausted } использованной стороной вверх
    .mage = переворачивает { much-exhausted } использованной стороной вверх
    .inf = перевернуть { much-exhausted } использованной стороной вверх
    .each = переворачивайте { much-exhausted } использованной стороной вверх
form-refresh = переверните { $n } { FORM("action-token", $n, case: "acc") } доступной стороной вверх
    .third = переворачивает { $n } { FORM("action-token", $n, case: "acc") } доступной стороной вверх
    .mage = переворачивает { $n } { FORM("action-token", $n, case: "acc") } доступной стороной вверх
    .inf = перевернуть { $n } { FORM("action-token", $n, case: "acc") } доступной стороной вверх
    .each = переворачивайте { $n } { FORM("action-token", $n, case: "acc") } доступной стороной вверх
form-take-crown = возьмите жетон короны
    .third = берёт жетон короны
    .mage = берёт жетон короны
    .inf = взять жетон короны
    .each = берите жетон короны

## Quests, Events and Trophies.

own-moon = { $previous ->
        [yes] { " предыдущей фазы луны" }
       *[no] { $moon_id ->
            [none] { "" }
           *[other] { " " }{ AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
        }
    }
own-same-moon = { $same ->
        [yes] { " той же фазы луны" }
       *[no] { "" }
    }
form-draw-quest = возьмите { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
    .third = берёт { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
    .mage = берёт { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
    .inf = взять { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
    .each = берите { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
own-quests-kept = себе { $m ->
        [1] 1
       *[other] { $up ->
            [yes] не больше { $m }
           *[no] { $m }
        }
    }{ $k_id ->
        [none] { "" }
       *[number] { " за " }{ $k } { FORM("power-point", $k, case: "acc") }
    }{ $up ->
        [yes] { $m ->
            [1] { " или ни одного" }
           *[other] { "" }
        }
       *[no] { "" }
    }
own-quest-kept = { $n ->
        [1] его себе
       *[other] себе { $m }
    }
form-look-quests = посмотрите { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", оставьте " }{ own-quests-kept }{ " и положите остальные обратно наверх" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", завершите 1 из них и положите остальные обратно наверх" }
           *[no] { $give ->
                [yes] { own-moon }{ ", оставьте себе " }{ $m }{ " и отдайте остальные другому магу" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " и, если хотите, обменяйте 1 из них на одно из своих активных заданий" }
                   *[no] { " " }{ $next ->
                        [yes] этой или следующей фазы луны
                       *[no] { $each }
                    } и оставьте { own-quest-kept }
                }
            }
        }
    }
    .third = смотрит { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", оставляет " }{ own-quests-kept }{ " и кладёт остальные обратно наверх" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", завершает 1 из них и кладёт остальные обратно наверх" }
           *[no] { $give ->
                [yes] { own-moon }{ ", оставляет себе " }{ $m }{ " и отдаёт остальные другому магу" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " и, если хочет, обменивает 1 из них на одно из своих активных заданий" }
                   *[no] { " " }{ $next ->
                        [yes] этой или следующей фазы луны
                       *[no] { $each }
                    } и оставляет { own-quest-kept }
                }
            }
        }
    }
    .mage = смотрит { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", оставляет " }{ own-quests-kept }{ " и кладёт остальные обратно наверх" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", завершает 1 из них и кладёт остальные обратно наверх" }
           *[no] { $give ->
                [yes] { own-moon }{ ", оставляет себе " }{ $m }{ " и отдаёт остальные другому магу" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " и, если хочет, обменивает 1 из них на одно из своих активных заданий" }
                   *[no] { " " }{ $next ->
                        [yes] этой или следующей фазы луны
                       *[no] { $each }
                    } и оставляет { own-quest-kept }
                }
            }
        }
    }
    .inf = посмотреть { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", оставить " }{ own-quests-kept }{ " и положить остальные обратно наверх" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", завершить 1 из них и положить остальные обратно наверх" }
           *[no] { $give ->
                [yes] { own-moon }{ ", оставить себе " }{ $m }{ " и отдать остальные другому магу" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " и, если хотите, обменять 1 из них на одно из своих активных заданий" }
                   *[no] { " " }{ $next ->
                        [yes] этой или следующей фазы луны
                       *[no] { $each }
                    } и оставить { own-quest-kept }
                }
            }
        }
    }
    .each = смотрите { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", оставляйте " }{ own-quests-kept }{ " и кладите остальные обратно наверх" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", завершайте 1 из них и кладите остальные обратно наверх" }
           *[no] { $give ->
                [yes] { own-moon }{ ", оставляйте себе " }{ $m }{ " и отдавайте остальные другому магу" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " и, если хотите, обменяйте 1 из них на одно из своих активных заданий" }
                   *[no] { " " }{ $next ->
                        [yes] этой или следующей фазы луны
                       *[no] { $each }
                    } и оставляйте { own-quest-kept }
                }
            }
        }
    }
form-take-active = посмотрите на активные задания { own-who-gen } и, если хотите, заберите 1 из них
    .third = смотрит на активные задания { own-who-gen } и, если хочет, забирает 1 из них
    .mage = смотрит на активные задания { own-who-gen } и, если хочет, забирает 1 из них
    .inf = посмотреть на активные задания { own-who-gen } и, если хотите, забрать 1 из них
    .each = смотрите на активные задания { own-who-gen } и, если хотите, заберите 1 из них
form-reveal-quest = раскройте задание{ own-moon }
    .third = раскрывает задание{ own-moon }
    .mage = раскрывает задание{ own-moon }
    .inf = раскрыть задание{ own-moon }
    .each = раскрывайте задание{ own-moon }
form-add-quest = положите это задание к своим завершённым заданиям
    .third = кладёт это задание к своим завершённым заданиям
    .mage = кладёт это задание к своим завершённым заданиям
    .inf = положить это задание к своим завершённым заданиям
    .each = кладите это задание к своим завершённым заданиям
much-quests = { $n } из своих { $solved ->
        [yes] выполненных
       *[no] активных
    } заданий
form-discard-quest = сбросьте { much-quests }
    .third = сбрасывает { much-quests }
    .mage = сбрасывает { much-quests }
    .inf = сбросить { much-quests }
    .each = сбрасывайте { much-quests }
own-quest-that = { $that ->
        [yes] это задание
       *[no] одно из своих заданий
    }
own-quest-taken = { $points ->
        [yes] очки силы этого задания
       *[no] это задание
    }
form-take-quest = заберите { own-quest-taken }
    .third = забирает { own-quest-taken }
    .mage = забирает { own-quest-taken }
    .inf = забрать { own-quest-taken }
    .each = забирайте { own-quest-taken }
form-complete-quest = завершите { own-quest-that }
    .third = завершает { own-quest-that }
    .mage = завершает { own-quest-that }
    .inf = завершить { own-quest-that }
    .each = завершайте { own-quest-that }
form-pay-for-quest = выберите одно из своих активных заданий и потеряйте столько очков силы, каков номер его фазы луны
    .third = выбирает одно из своих активных заданий и теряет столько очков силы, каков номер его фазы луны
    .mage = выбирает одно из своих активных заданий и теряет столько очков силы, каков номер его фазы луны
    .inf = выбрать одно из своих активных заданий и потерять столько очков силы, каков номер его фазы луны
    .each = выбирайте одно из своих активных заданий и теряйте столько очков силы, каков номер его фазы луны
own-quest-this = { $this ->
        [yes] это задание
       *[no] одно из своих заданий
    }
form-solve-quest = выполните { own-quest-this }
    .third = выполняет { own-quest-this }
    .mage = выполняет { own-quest-this }
    .inf = выполнить { own-quest-this }
    .each = выполняйте { own-quest-this }
form-draw-event = возьмите { $n } { FORM("event", $n, case: "acc") }{ own-moon }
    .third = берёт { $n } { FORM("event", $n, case: "acc") }{ own-moon }
    .mage = берёт { $n } { FORM("event", $n, case: "acc") }{ own-moon }
    .inf = взять { $n } { FORM("event", $n, case: "acc") }{ own-moon }
    .each = берите { $n } { FORM("event", $n, case: "acc") }{ own-moon }
form-look-events = посмотрите { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { " (1 из них можете разыграть) и положите остальные обратно наверх" }
       *[no] { " и положите их обратно наверх" }
    }
    .third = смотрит { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { " (1 из них может разыграть) и кладёт остальные обратно наверх" }
       *[no] { " и кладёт их обратно наверх" }
    }
    .mage = смотрит { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { " (1 из них может разыграть) и кладёт остальные обратно наверх" }
       *[no] { " и кладёт их обратно наверх" }
    }
    .inf = посмотреть { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { " (1 из них можно разыграть) и положить остальные обратно наверх" }
       *[no] { " и положить их обратно наверх" }
    }
    .each = смотрите { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { " (1 из них можете разыграть) и кладите остальные обратно наверх" }
       *[no] { " и кладите их обратно наверх" }
    }
form-discard-event = сбросьте { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " и разделите его очки силы с Чёрной Розой" }
       *[no] { "" }
    }
    .third = сбрасывает { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " и делит его очки силы с Чёрной Розой" }
       *[no] { "" }
    }
    .mage = сбрасывает { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " и делит его очки силы с Чёрной Розой" }
       *[no] { "" }
    }
    .inf = сбросить { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " и разделить его очки силы с Чёрной Розой" }
       *[no] { "" }
    }
    .each = сбрасывайте { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " и делите его очки силы с Чёрной Розой" }
       *[no] { "" }
    }
own-goal = { $where_id ->
        [none] { own-who-gen }
       *[other] { own-where-gen }
    }
their-goal = { $where_id ->
        [none] { FORM($who, case: "gen") }
       *[other] { their-where-gen }
    }
form-move-toward = двигайтесь в сторону { own-goal }
    .third = движется в сторону { their-goal }
    .mage = движется в сторону { own-goal }
    .inf = двигаться в сторону { own-goal }
    .each = двигайтесь в сторону { own-goal }
form-take-trophy = возьмите трофей { own-who-gen }
    .third = берёт трофей { FORM($who, case: "gen") }
    .mage = берёт трофей { own-who-gen }
    .inf = взять трофей { own-who-gen }
    .each = берите трофей { own-who-gen }
form-give-trophy = отдайте { FORM("rose", case: "dat") } { $n } из своих трофеев
    .third = отдаёт { FORM("rose", case: "dat") } { $n } из своих трофеев
    .mage = отдаёт { FORM("rose", case: "dat") } { $n } из своих трофеев
    .inf = отдать { FORM("rose", case: "dat") } { $n } из своих трофеев
    .each = отдавайте { FORM("rose", case: "dat") } { $n } из своих трофеев

## Standing abilities.

form-each-time = каждый раз, когда { $trigger }, { FORM($deed, form: "each") }{ $also_id ->
        [none] { "" }
       *[other] { list-both } { FORM($also, form: "each") }
    }
form-first-time = в первый раз, когда { $trigger }, { $deed }
form-each-time-in-all = каждый раз, когда { $trigger }, { FORM($deed, form: "each") }, всего не больше { $n } { FORM("power-point", $n, case: "gen") }
form-each-time-may = каждый раз, когда { $trigger }, вы можете { FORM($actions, form: "inf") }
form-you-ignore = каждый раз, когда вы должны получить урон, игнорируйте { $n } { FORM("damage", $n, case: "acc") }
form-this-ignores = каждый раз, когда эта фигурка должна получить урон, она игнорирует { $n } { FORM("damage", $n, case: "acc") }
form-you-have = у вас +{ $n } к { FORM($stat, case: "dat") }
form-your-evocations-have = у ваших воплощений +{ $n } к { FORM($stat, case: "dat") }
form-this-has = у этой фигурки +{ $n } к { FORM($stat, case: "dat") }
form-your-stat-is = { AGREE("your", $stat) } { $stat } { $stat_gender ->
        [m] равен
        [n] равно
       *[f] равна
    } { $n }
form-target-stat-is = { $stat } цели { $stat_gender ->
        [m] равен
        [n] равно
       *[f] равна
    } { $n }
form-shields-room = каждый раз, когда маг, не владеющий этой фигуркой, должен поместить нестабильность в её комнату, он помещает на { $n } { FORM("cube", $n, case: "acc") } меньше
form-each-time-may-then = каждый раз, когда { $trigger }, вы можете { FORM($actions, form: "inf") }; если сделали это, { FORM($deed, form: "each") }
form-each-time-they-may = каждый раз, когда { $trigger }, этот маг может { FORM($actions, form: "inf") }
form-this-has-per-damage = у этой фигурки +{ $n } к { FORM($stat, case: "dat") } за каждый урон на ней
form-this-has-while-upgraded = у этой фигурки +{ $n } к { FORM($stat, case: "dat") }, пока у неё есть улучшение
form-suffers-for-owner = каждый раз, когда владелец этой фигурки должен получить урон, она может получить { $n } { FORM("damage", $n, case: "acc") } вместо него
form-evocation-suffers = каждый раз, когда вы должны получить урон, его вместо вас получает одно из ваших воплощений
form-attacks-room = { $yours ->
        [yes] вы атакуете
       *[no] эта фигурка атакует
    } каждую фигурку в своей комнате
form-attacks-for-more = каждый раз, когда вы собираетесь атаковать, вы можете { FORM($actions, form: "inf") }; если сделали это, нанесите на { $n } { FORM("damage", $n, case: "acc") } больше
form-moves-and-attacks = вы можете передвинуться и атаковать одним физическим действием
form-instead-of-attacking = вместо атаки { $yours ->
        [yes] вы можете
       *[no] эта фигурка может
    } { FORM($actions, form: "inf") }
form-you-place-less = каждый раз, когда вы должны поместить нестабильность, помещайте на { $n } { FORM("cube", $n, case: "acc") } меньше и кладите 1 фишку на эту карту
form-combat-spells-inflict = каждый раз, когда маг должен нанести урон заклинанием боя, он наносит на { $n } { FORM("damage", $n, case: "acc") } больше
form-evocations-unhurt = воплощения не могут получать урон
form-rose-takes-trophies = Чёрная Роза забирает трофей каждого побеждённого мага

## Triggers: who.

form-who-you = { $case ->
        [gen] вас
        [dat] вам
        [acc] вас
       *[nom] вы
    }
form-who-another-mage = { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-who-any-mage = { AGREE("any", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-who-target = { FORM("target", $case) }
    .gender = f
form-who-damaged = { AGREE("damaged", "mage", $case) } урон от этого эффекта { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-who-any-evocation = { AGREE("any", "evocation", $case) } { FORM("evocation", $case) }
    .gender = n
form-who-your-evocation = { AGREE("one", "evocation", $case) } из ваших воплощений
    .gender = n
form-who-this-model = { AGREE("this", "model", $case) } { FORM("model", $case) }
    .gender = f
form-who-mage = { FORM($mage, $case) }
form-who-evocation = { FORM($evocation, $case) }
form-who-another-model = { AGREE("other", "model", $case) } { FORM("model", $case) }
    .gender = f
form-prey-mage = { AGREE("other", "mage", $case) } { FORM("mage", $case) }
form-prey-evocation = { FORM("evocation", $case) }
form-victim-you = вы
form-victim-other = { FORM($prey, $case) }

## Triggers: where.

form-tile-coloured = { AGREE($colour, "room", $case) }{ $other_id ->
        [none] { "" }
       *[other] { " или " }{ AGREE($other, "room", $case) }
    } { FORM("room", $case) }
form-tile-named = { FORM($room, $case) }
form-site-any = { FORM("room", $case) }
form-site-here = { AGREE("your", "room", $case) } { FORM("room", $case) }
form-site-this = { FORM("room", $case) } этой фигурки
form-site-tile = { FORM($tile, $case) }

## Triggers: what is done.

who-inflicts = { $who_id ->
        [who-you] наносите
       *[other] наносит
    }
who-inflicted = { $who_id ->
        [who-you] нанесли
       *[other] { $who_gender ->
            [f] нанесла
            [n] нанесло
           *[m] нанёс
        }
    }
who-suffers = { $whom_id ->
        [none] урон
        [victim-you] вам урон
       *[other] урон { FORM($whom, case: "dat") }
    }
who-resolves = { $who } { $who_id ->
        [who-you] применяете
       *[other] применяет
    }
who-resolved = { $who } { $who_id ->
        [who-you] применили
       *[other] применил
    }
form-inflicts = { $who } { who-inflicts } { who-suffers }{ $with ->
        [yes] { " заклинанием или физической атакой" }
       *[no] { "" }
    }
    .task = { $who } { who-inflicted } { who-suffers }{ $with ->
        [yes] { " заклинанием или физической атакой" }
       *[no] { "" }
    }
form-spell-inflicts = заклинание наносит { who-suffers }
    .task = заклинание нанесло { who-suffers }
form-suffers = { $who } { $who_id ->
        [who-you] получаете
       *[other] получает
    } урон{ $rose ->
        [yes] { " от " }{ FORM("rose", case: "gen") }
       *[no] { "" }
    }
    .task = { $who } { $who_id ->
        [who-you] получили
       *[other] получил
    } урон{ $rose ->
        [yes] { " от " }{ FORM("rose", case: "gen") }
       *[no] { "" }
    }
form-touches = { $who } { who-inflicts } урон воплощению или { $who_id ->
        [who-you] исцеляете
       *[other] исцеляет
    } урон у воплощения
    .task = { $who } { who-inflicted } урон воплощению или { $who_id ->
        [who-you] исцелили
       *[other] исцелил
    } урон у воплощения
who-defeated = { $who_id ->
        [who-you] побеждены
       *[other] { $who_gender ->
            [f] побеждена
            [n] побеждено
           *[m] побеждён
        }
    }
form-is-defeated = { $harmed ->
        [yes] побеждён маг с вашим уроном
       *[no] { $who } { who-defeated }
    }
form-defeats = { $who } { $who_id ->
        [who-you] побеждаете
       *[other] побеждает
    } { FORM($whom, case: "acc") }
    .task = { $who } { $who_id ->
        [who-you] победили
       *[other] победил
    } { FORM($whom, case: "acc") }
form-is-gone = { $who } { $who_gender ->
        [f] убрана
        [n] убрано
       *[m] убран
    } или { who-defeated }
form-in-cell = { FORM($who, case: "acc") } помещают в { $who_id ->
        [who-you] вашу
        [who-target] её
       *[other] его
    } келью
form-enters = { $who } { $who_id ->
        [who-you] входите
       *[other] входит
    } в { $without ->
        [yes] комнату, где нет { $who_id ->
            [who-you] вашей
           *[other] его
        } нестабильности
       *[no] { FORM($where, case: "acc") }
    }
    .task = { $who } { $who_id ->
        [who-you] вошли
       *[other] вошёл
    } в { $without ->
        [yes] комнату, где нет { $who_id ->
            [who-you] вашей
           *[other] его
        } нестабильности
       *[no] { FORM($where, case: "acc") }
    }
form-leaves = { $who } { $who_id ->
        [who-you] выходите
       *[other] выходит
    } из { $there ->
        [yes] целевой комнаты
       *[no] этой комнаты
    }{ $with ->
        [yes] { " физическим действием" }
       *[no] { "" }
    }
    .task = { $who } { $who_id ->
        [who-you] вышли
       *[other] вышел
    } из { $there ->
        [yes] целевой комнаты
       *[no] этой комнаты
    }{ $with ->
        [yes] { " физическим действием" }
       *[no] { "" }
    }
form-travels = { $who } { $who_id ->
        [who-you] выполняете
       *[other] выполняет
    } действие исследования или инерции
    .task = { $who } { $who_id ->
        [who-you] выполнили
       *[other] выполнил
    } действие исследования или инерции
form-activates-room = { $who } { $who_id ->
        [who-you] активируете
       *[other] активирует
    } { FORM($where, case: "acc") }
    .task = { $who } { $who_id ->
        [who-you] активировали
       *[other] активировал
    } { FORM($where, case: "acc") }
form-places = { $who } { $who_id ->
        [who-you] помещаете
       *[other] помещает
    } { $last ->
        [yes] последнюю фишку нестабильности в комнату
       *[no] нестабильность
    }
    .task = { $who } { $who_id ->
        [who-you] поместили
       *[other] поместил
    } { $last ->
        [yes] последнюю фишку нестабильности в комнату
       *[no] нестабильность
    }
form-summons = { who-resolves } эффект призыва
    .task = { who-resolved } эффект призыва
form-evocation-activates = { $who } активируется
form-attacks = { $who } { $who_id ->
        [who-you] атакуете
       *[other] атакует
    }{ $whom_id ->
        [none] { "" }
       *[other] { " " }{ FORM($whom, case: "acc") }
    }
    .task = { $who } { $who_id ->
        [who-you] атаковали
       *[other] атаковал
    }{ $whom_id ->
        [none] { "" }
       *[other] { " " }{ FORM($whom, case: "acc") }
    }
form-takes-crown = { $who } { $who_id ->
        [who-you] берёте
       *[other] берёт
    } жетон { $tile ->
        [yes] активации
       *[no] короны
    }
    .task = { $who } { $who_id ->
        [who-you] взяли
       *[other] взял
    } жетон { $tile ->
        [yes] активации
       *[no] короны
    }
own-named-type = { $kind ->
        [yes] { " названного типа" }
       *[no] { "" }
    }
form-casts = { $who } { $who_id ->
        [who-you] сотворяете
       *[other] сотворяет
    } заклинание{ own-named-type }
    .task = { $who } { $who_id ->
        [who-you] сотворили
       *[other] сотворил
    } заклинание{ own-named-type }
form-reveals = { $who } { $who_id ->
        [who-you] раскрываете
       *[other] раскрывает
    } заклинание { FORM($type, case: "gen") }
    .task = { $who } { $who_id ->
        [who-you] раскрыли
       *[other] раскрыл
    } заклинание { FORM($type, case: "gen") }
own-type = { $type_id ->
        [none] { "" }
       *[other] { " " }{ FORM($type, case: "gen") }
    }
own-aimed = { $single ->
        [yes] { " с одной целью" }
       *[no] { $area ->
            [yes] { " с целевой комнатой" }
           *[no] { "" }
        }
    }
form-targets-you = { $about ->
        [yes] заклинание{ own-type }{ own-aimed } нацелено на вас или должно на вас подействовать
       *[no] вы становитесь целью заклинания{ own-type }{ own-aimed }
    }
form-resolves-spell = { who-resolves }{ $forgotten ->
        [yes] { " забытое" }
       *[no] { "" }
    } заклинание{ $n_id ->
        [number] , имея на своих раскрытых заклинаниях { $n } { FORM("symbol", $n, case: "acc") }
       *[none] { "" }
    }{ own-type }{ $other_id ->
        [none] { "" }
       *[other] { " или " }{ FORM($other, case: "gen") }
    }{ $elements_size ->
        [0] { "" }
       *[other] { " " }{ FORM($elements, case: "gen") }
    }{ $where_id ->
        [none] { "" }
       *[other] { " в " }{ FORM($where, case: "loc") }
    }
    .task = { who-resolved }{ $forgotten ->
        [yes] { " забытое" }
       *[no] { "" }
    } заклинание{ $n_id ->
        [number] , имея на своих раскрытых заклинаниях { $n } { FORM("symbol", $n, case: "acc") }
       *[none] { "" }
    }{ own-type }{ $other_id ->
        [none] { "" }
       *[other] { " или " }{ FORM($other, case: "gen") }
    }{ $elements_size ->
        [0] { "" }
       *[other] { " " }{ FORM($elements, case: "gen") }
    }{ $where_id ->
        [none] { "" }
       *[other] { " в " }{ FORM($where, case: "loc") }
    }
form-draws-forgotten = { $who } { $who_id ->
        [who-you] берёте
       *[other] берёт
    } забытое заклинание
    .task = { $who } { $who_id ->
        [who-you] взяли
       *[other] взял
    } забытое заклинание
form-resolves-physical = { $who } { $who_id ->
        [who-you] выполняете
       *[other] выполняет
    } физическое действие
    .task = { $who } { $who_id ->
        [who-you] выполнили
       *[other] выполнил
    } физическое действие
form-resolves-room = { who-resolves } эффект { FORM($where, case: "gen") }
    .task = { who-resolved } эффект { FORM($where, case: "gen") }
form-damages-many = { $who } одним эффектом { $who_id ->
        [who-you] наносите
       *[other] наносит
    } урон хотя бы { $n } { FORM("model", $n, case: "dat") }
    .task = { $who } одним эффектом { $who_id ->
        [who-you] нанесли
       *[other] нанёс
    } урон хотя бы { $n } { FORM("model", $n, case: "dat") }
form-resolves-placing = { who-resolves } эффект, помещающий { $colour_id ->
        [none] нестабильность
       *[other] или заменяющий нестабильность в { AGREE($colour, "room", case: "loc") } комнате
    }
    .task = { who-resolved } эффект, помещающий { $colour_id ->
        [none] нестабильность
       *[other] или заменяющий нестабильность в { AGREE($colour, "room", case: "loc") } комнате
    }
form-gains = { $who } { $who_id ->
        [who-you] получаете{ $loses ->
            [yes] { " или теряете" }
           *[no] { "" }
        }
       *[other] получает{ $loses ->
            [yes] { " или теряет" }
           *[no] { "" }
        }
    } очки силы{ $spell ->
        [yes] { " от заклинания" }
       *[no] { "" }
    }{ $card ->
        [yes] { " от задания или события" }
       *[no] { "" }
    }
    .task = { $who } { $who_id ->
        [who-you] получили{ $loses ->
            [yes] { " или потеряли" }
           *[no] { "" }
        }
       *[other] получил{ $loses ->
            [yes] { " или потерял" }
           *[no] { "" }
        }
    } очки силы{ $spell ->
        [yes] { " от заклинания" }
       *[no] { "" }
    }{ $card ->
        [yes] { " от задания или события" }
       *[no] { "" }
    }
who-solves = { $who_id ->
        [who-you] выполняете
       *[other] выполняет
    } задание
who-solved = { $who_id ->
        [who-you] выполнили
       *[other] выполнил
    } задание
form-completes = { $who } { $who_id ->
        [who-you] завершаете
       *[other] завершает
    } задание
    .task = { $who } { $who_id ->
        [who-you] завершили
       *[other] завершил
    } задание
form-solves = { $who } { who-solves }
    .task = { $who } { who-solved }
form-sheds = { $who } { $who_id ->
        [who-you] сбрасываете
       *[other] сбрасывает
    } порчу или { who-solves }
    .task = { $who } { $who_id ->
        [who-you] сбросили
       *[other] сбросил
    } порчу или { who-solved }
form-assigns-jinx = { $who } { $who_id ->
        [who-you] назначаете себе
       *[other] назначает вам
    } порчу
form-jinx-comes = вам назначают эту порчу
form-rose-phase-ends = заканчивается этап { FORM("rose", case: "gen") }

## Conditions.

form-one = { $state }
    .mage = { FORM($state, form: "mage") }
# Two things of one's own share their verb.
own-both-too = { $state_id ->
        [revealed] { " и " }{ FORM($also, form: "too") }
        [revealed-type] { " и " }{ FORM($also, form: "too") }
        [revealed-school] { " и " }{ FORM($also, form: "too") }
        [you-own] { " и " }{ FORM($also, form: "too") }
       *[other] { ", и " }{ $also }
    }
form-both = { $state }{ own-both-too }
    .mage = { FORM($state, form: "mage") } и { FORM($also, form: "mage") }
form-you-defeated-target = вы победили цель
    .mage = он победил цель
form-revealed = у вас есть хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") }
    .mage = у него есть хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") }
    .too = хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") }
form-revealed-type = у вас есть хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") } { FORM($type, case: "gen") }
    .mage = у него есть хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") } { FORM($type, case: "gen") }
    .too = хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") } { FORM($type, case: "gen") }
form-revealed-elements = у вас есть раскрытые заклинания хотя бы { $n } { $types ->
        [yes] { $n ->
            [one] типа
           *[other] разных типов
        }
       *[no] { $n ->
            [one] стихии
           *[other] разных стихий
        }
    }
    .mage = у него есть раскрытые заклинания хотя бы { $n } { $types ->
        [yes] { $n ->
            [one] типа
           *[other] разных типов
        }
       *[no] { $n ->
            [one] стихии
           *[other] разных стихий
        }
    }
form-revealed-school = у вас есть хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") } { FORM($school, case: "gen") }
    .mage = у него есть хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") } { FORM($school, case: "gen") }
    .too = хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") } { FORM($school, case: "gen") }
form-you-are-in = вы находитесь в { $room_id ->
        [none] целевой комнате
       *[other] { FORM($room, case: "loc") }
    }
    .mage = он находится в { $room_id ->
        [none] целевой комнате
       *[other] { FORM($room, case: "loc") }
    }
form-target-in-company = в комнате цели есть другая фигурка
form-you-own = у вас есть хотя бы { $n } { FORM("evocation", $n, case: "nom") }
    .mage = у него есть хотя бы { $n } { FORM("evocation", $n, case: "nom") }
    .too = хотя бы { $n } { FORM("evocation", $n, case: "nom") }
form-you-have-power = у вас есть хотя бы { $n } { FORM("power-point", $n, case: "nom") }
    .mage = у него есть хотя бы { $n } { FORM("power-point", $n, case: "nom") }
form-mage-has-more-power = у другого мага больше очков силы, чем у вас
    .mage = у другого мага больше очков силы, чем у него
form-you-have-damage = у { $one ->
        [yes] одного мага есть хотя бы { $n } вашего урона
       *[no] вас есть хотя бы { $n } { FORM("damage", $n, case: "nom") }
    }
    .mage = у { $one ->
        [yes] одного мага есть хотя бы { $n } его урона
       *[no] него есть хотя бы { $n } { FORM("damage", $n, case: "nom") }
    }
form-this-round = в этом раунде вы { own-this-round }
own-this-round = { $mage ->
        [yes] нанесли урон хотя бы { $n } { FORM("mage", $n, case: "dat") }
       *[no] { $colour ->
            [yes] вошли в комнаты хотя бы { $n } { $n ->
                [one] цвета
               *[other] цветов
            }
           *[no] { $spell ->
                [yes] сбросили хотя бы { $n } { FORM("spell", $n, case: "acc") } ради перемещения
               *[no] нанесли хотя бы { $n } { FORM("damage", $n, case: "gen") }
            }
        }
    }
form-target-has-damage = у цели есть хотя бы { $n } { FORM("damage", $n, case: "nom") }
form-target-has-jinx = у цели есть порча
form-your-instability-here = в вашей комнате есть ваша нестабильность
    .mage = в его комнате есть его нестабильность
form-your-instability-rooms = ваша нестабильность есть хотя бы в { $n } { FORM("room", $n, case: "loc") }
    .mage = его нестабильность есть хотя бы в { $n } { FORM("room", $n, case: "loc") }
form-rebuilt-rooms = в ложе { $ruined ->
        [yes] { $n ->
            [one] разрушена
           *[other] разрушено
        }
       *[no] { $n ->
            [one] восстановлена
           *[other] восстановлено
        }
    } хотя бы { $n } { FORM("room", $n, case: "nom") }
form-models-in-your-room = в вашей комнате, кроме вас, есть хотя бы { $n } { $mage ->
        [yes] { FORM("mage", $n, case: "nom") }
       *[no] { FORM("model", $n, case: "nom") }
    }
    .mage = в его комнате, кроме него, есть хотя бы { $n } { $mage ->
        [yes] { FORM("mage", $n, case: "nom") }
       *[no] { FORM("model", $n, case: "nom") }
    }
form-upgraded = у вас есть воплощение с улучшением
    .mage = у него есть воплощение с улучшением
form-mage-defeated-you = вас победил маг
    .mage = его победил маг
form-rose-defeated-you = вас победила Чёрная Роза
    .mage = его победила Чёрная Роза
form-that-mage-crowned = жетон короны у { $yours ->
        [yes] вас
       *[no] этого мага
    }
    .mage = жетон короны у { $yours ->
        [yes] него
       *[no] этого мага
    }
form-you-unhurt = у вас нет урона
    .mage = у него нет урона
form-no-completed-quest = у вас нет завершённых заданий
    .mage = у него нет завершённых заданий
form-evocation-in-lodge = в ложе есть воплощение
form-revealed-by-this = этот эффект раскрыл заклинание { FORM($type, case: "gen") }
form-nothing-converted = этот эффект не заменил урона
form-target-is-room = целевая комната — { $room }
form-played-crown = вы разыграли событие с короной
    .mage = он разыграл событие с короной
form-target-without-archetype = у цели нет { $unhurt ->
        [yes] урона
       *[no] { FORM($what, case: "gen") }
    }

## What is counted.

form-for-each = за { $k_id ->
        [none] { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") }
       *[number] { $k ->
            [one] { AGREE("every", $count, case: "acc") } { $k } { FORM($count, case: "acc") }
            [few] каждые { $k } { FORM($count, form: "few") }
           *[many] каждые { $k } { FORM($count, form: "many") }
        }
    }{ own-for-each-most }
    .mage = { $count_id ->
        [your-evocations] за каждое своё воплощение
        [your-strength] за каждую единицу силы своих воплощений
       *[other] за { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") }
    }{ own-for-each-most }
own-for-each-most = { $m_id ->
        [none] { "" }
       *[number] { " (не больше " }{ $m })
    }
form-damage-on-target = { FORM("damage", $case) } у цели
    .gender = m
    .few = { FORM("damage", case: "gen", number: "sg") } у цели
    .many = { FORM("damage", case: "gen", number: "pl") } у цели
form-damage-on-you = { FORM("damage", $case) } на вашей панели жизни
    .gender = m
    .few = { FORM("damage", case: "gen", number: "sg") } на вашей панели жизни
    .many = { FORM("damage", case: "gen", number: "pl") } на вашей панели жизни
form-rose-damage-on-you = { FORM("damage", $case) } { FORM("rose", case: "gen") } на вашей панели жизни
    .gender = m
    .few = { FORM("damage", case: "gen", number: "sg") } { FORM("rose", case: "gen") } на вашей панели жизни
    .many = { FORM("damage", case: "gen", number: "pl") } { FORM("rose", case: "gen") } на вашей панели жизни
form-archetype-in-lodge = { FORM($what, $case) } в ложе
    .few = { FORM($what, case: "gen", number: "sg") } в ложе
    .many = { FORM($what, case: "gen", number: "pl") } в ложе
form-your-evocations = { AGREE("your", "evocation", $case) } { FORM("evocation", $case) }
    .gender = n
    .few = { AGREE("your", "evocation", case: "gen", number: "pl") } { FORM("evocation", case: "gen", number: "sg") }
    .many = { AGREE("your", "evocation", case: "gen", number: "pl") } { FORM("evocation", case: "gen", number: "pl") }
form-your-instability-here-n = { AGREE("your", "instability", $case) } { FORM("instability", $case) } в вашей комнате
    .gender = f
    .few = { AGREE("your", "instability", case: "gen", number: "pl") } { FORM("instability", case: "gen", number: "sg") } в вашей комнате
    .many = { AGREE("your", "instability", case: "gen", number: "pl") } { FORM("instability", case: "gen", number: "pl") } в вашей комнате
form-your-instability-target = { AGREE("your", "instability", $case) } { FORM("instability", $case) } в целевой комнате
    .gender = f
    .few = { AGREE("your", "instability", case: "gen", number: "pl") } { FORM("instability", case: "gen", number: "sg") } в целевой комнате
    .many = { AGREE("your", "instability", case: "gen", number: "pl") } { FORM("instability", case: "gen", number: "pl") } в целевой комнате
form-your-revealed = { AGREE("your", "spell", $case) } { AGREE("revealed", "spell", $case) } { FORM("spell", $case) }
    .gender = n
    .few = { AGREE("your", "spell", case: "gen", number: "pl") } { AGREE("revealed", "spell", case: "gen", number: "pl") } { FORM("spell", case: "gen", number: "sg") }
    .many = { AGREE("your", "spell", case: "gen", number: "pl") } { AGREE("revealed", "spell", case: "gen", number: "pl") } { FORM("spell", case: "gen", number: "pl") }
form-that-mages-spells = { $ready ->
        [yes] { AGREE("ready", "spell", $case) }
       *[no] { AGREE("revealed", "spell", $case) }
    } { FORM("spell", $case) } этого мага
    .gender = n
    .few = { $ready ->
        [yes] { AGREE("ready", "spell", case: "gen", number: "pl") }
       *[no] { AGREE("revealed", "spell", case: "gen", number: "pl") }
    } { FORM("spell", case: "gen", number: "sg") } этого мага
    .many = { $ready ->
        [yes] { AGREE("ready", "spell", case: "gen", number: "pl") }
       *[no] { AGREE("revealed", "spell", case: "gen", number: "pl") }
    } { FORM("spell", case: "gen", number: "pl") } этого мага
form-your-hand = { FORM("spell", $case) } у вас на руке
    .gender = n
    .few = { FORM("spell", case: "gen", number: "sg") } у вас на руке
    .many = { FORM("spell", case: "gen", number: "pl") } у вас на руке
form-jinx-on-target = { FORM("jinx", $case) } у цели
    .gender = f
    .few = { FORM("jinx", case: "gen", number: "sg") } у цели
    .many = { FORM("jinx", case: "gen", number: "pl") } у цели
form-rebuilt-room = { AGREE("rebuilt", "room", $case) } { FORM("room", $case) }
    .gender = f
    .few = { AGREE("rebuilt", "room", case: "gen", number: "pl") } { FORM("room", case: "gen", number: "sg") }
    .many = { AGREE("rebuilt", "room", case: "gen", number: "pl") } { FORM("room", case: "gen", number: "pl") }
form-element-shown = { FORM("symbol", $case) } { FORM($element, case: "gen") } на ваших раскрытых заклинаниях
    .gender = m
    .number = sg
    .animate = no
    .few = { FORM("symbol", case: "gen", number: "sg") } { FORM($element, case: "gen") } на ваших раскрытых заклинаниях
    .many = { FORM("symbol", case: "gen", number: "pl") } { FORM($element, case: "gen") } на ваших раскрытых заклинаниях
form-rose-damage-on-damaged = { FORM("damage", $case) } Чёрной Розы у фигурок, получивших урон от этого эффекта
    .gender = m
    .few = { FORM("damage", case: "gen", number: "sg") } Чёрной Розы у фигурок, получивших урон от этого эффекта
    .many = { FORM("damage", case: "gen", number: "pl") } Чёрной Розы у фигурок, получивших урон от этого эффекта
form-models-damaged = { FORM("model", $case) }, { AGREE("damaged", "model", $case) } урон от этого эффекта
    .gender = f
    .few = { FORM("model", case: "gen", number: "sg") }, { AGREE("damaged", "model", case: "gen", number: "pl") } урон от этого эффекта
    .many = { FORM("model", case: "gen", number: "pl") }, { AGREE("damaged", "model", case: "gen", number: "pl") } урон от этого эффекта
form-rose-converted = { FORM("damage", $case) } Чёрной Розы, { AGREE("converted", "damage", $case) } этим эффектом
    .gender = m
    .few = { FORM("damage", case: "gen", number: "sg") } Чёрной Розы, { AGREE("converted", "damage", case: "gen", number: "pl") } этим эффектом
    .many = { FORM("damage", case: "gen", number: "pl") } Чёрной Розы, { AGREE("converted", "damage", case: "gen", number: "pl") } этим эффектом
form-damage-not-converted = { FORM("damage", $case) }, не { AGREE("converted", "damage", $case) } этим эффектом
    .gender = m
    .few = { FORM("damage", case: "gen", number: "sg") }, не { AGREE("converted", "damage", case: "gen", number: "pl") } этим эффектом
    .many = { FORM("damage", case: "gen", number: "pl") }, не { AGREE("converted", "damage", case: "gen", number: "pl") } этим эффектом
form-spell-discarded = { FORM("spell", $case) }, { AGREE("discarded", "spell", $case) } этим эффектом
    .gender = n
    .few = { FORM("spell", case: "gen", number: "sg") }, { AGREE("discarded", "spell", case: "gen", number: "pl") } этим эффектом
    .many = { FORM("spell", case: "gen", number: "pl") }, { AGREE("discarded", "spell", case: "gen", number: "pl") } этим эффектом
form-damage-ignored = { FORM("damage", $case) }, { AGREE("ignored", "damage", $case) } этим эффектом
    .gender = m
    .few = { FORM("damage", case: "gen", number: "sg") }, { AGREE("ignored", "damage", case: "gen", number: "pl") } этим эффектом
    .many = { FORM("damage", case: "gen", number: "pl") }, { AGREE("ignored", "damage", case: "gen", number: "pl") } этим эффектом
form-evocation-in-lodge-n = { FORM($what, $case) } в ложе
    .few = { FORM($what, case: "gen", number: "sg") } в ложе
    .many = { FORM($what, case: "gen", number: "pl") } в ложе
form-archetype-in-target = { FORM($what, $case) } в целевой комнате
    .few = { FORM($what, case: "gen", number: "sg") } в целевой комнате
    .many = { FORM($what, case: "gen", number: "pl") } в целевой комнате
own-there = { $colour_id ->
        [none] { $n_id ->
            [none] { $same ->
                [yes] в { AGREE("every", "room", case: "loc") } { FORM("room", case: "loc") } цвета целевой комнаты
               *[no] в целевой комнате
            }
           *[number] в пределах дальности { $n } от целевой комнаты
        }
       *[other] в { AGREE("every", "room", case: "loc") } { AGREE($colour, "room", case: "loc") } { FORM("room", case: "loc") }
    }
form-others-there = { $mage ->
        [yes] { AGREE("other", "mage", $case) } { FORM("mage", $case) }
       *[no] { AGREE("other", "model", $case) } { FORM("model", $case) }
    } { own-there }
    .gender = { $mage ->
        [yes] m
       *[no] f
    }
    .animate = { $mage ->
        [yes] yes
       *[no] no
    }
    .few = { $mage ->
        [yes] { AGREE("other", "mage", case: "gen", number: "pl") } { FORM("mage", case: "gen", number: "sg") }
       *[no] { AGREE("other", "model", case: "gen", number: "pl") } { FORM("model", case: "gen", number: "sg") }
    } { own-there }
    .many = { $mage ->
        [yes] { AGREE("other", "mage", case: "gen", number: "pl") } { FORM("mage", case: "gen", number: "pl") }
       *[no] { AGREE("other", "model", case: "gen", number: "pl") } { FORM("model", case: "gen", number: "pl") }
    } { own-there }
form-your-strength = { FORM("unit", $case) } силы ваших воплощений
    .gender = f
    .few = { FORM("unit", case: "gen", number: "sg") } силы ваших воплощений
    .many = { FORM("unit", case: "gen", number: "pl") } силы ваших воплощений
form-event-on-board = { FORM("event", $case) } в игре
    .gender = n
    .few = { FORM("event", case: "gen", number: "sg") } в игре
    .many = { FORM("event", case: "gen", number: "pl") } в игре
form-model-removed = { FORM("model", $case) }, { $healed ->
        [yes] { AGREE("healed", "model", $case) }
       *[no] { AGREE("removed", "model", $case) }
    } этим эффектом
    .gender = f
    .few = { FORM("model", case: "gen", number: "sg") }, { $healed ->
        [yes] { AGREE("healed", "model", case: "gen", number: "pl") }
       *[no] { AGREE("removed", "model", case: "gen", number: "pl") }
    } этим эффектом
    .many = { FORM("model", case: "gen", number: "pl") }, { $healed ->
        [yes] { AGREE("healed", "model", case: "gen", number: "pl") }
       *[no] { AGREE("removed", "model", case: "gen", number: "pl") }
    } этим эффектом
form-damage-done = { FORM("damage", $case) }, { $moved ->
        [yes] { AGREE("transferred", "damage", $case) }
       *[no] { AGREE("converted", "damage", $case) }
    } этим эффектом
    .gender = m
    .few = { FORM("damage", case: "gen", number: "sg") }, { $moved ->
        [yes] { AGREE("transferred", "damage", case: "gen", number: "pl") }
       *[no] { AGREE("converted", "damage", case: "gen", number: "pl") }
    } этим эффектом
    .many = { FORM("damage", case: "gen", number: "pl") }, { $moved ->
        [yes] { AGREE("transferred", "damage", case: "gen", number: "pl") }
       *[no] { AGREE("converted", "damage", case: "gen", number: "pl") }
    } этим эффектом
## Models.

form-target = { FORM("target", $case) }
    .gender = f
form-yourself = { $case ->
        [gen] себя
        [dat] себе
        [acc] себя
        [ins] собой
        [loc] себе
       *[nom] вы
    }
    .number = pl
form-you-model = { $case ->
        [gen] вас
        [dat] вам
        [acc] вас
        [ins] вами
        [loc] вас
       *[nom] вы
    }
    .number = pl
form-it = { $case ->
        [nom] { $it_gender ->
            [m] он
            [f] она
            [n] оно
           *[none] эта фигурка
        }
        [dat] { $it_gender ->
            [m] ему
            [f] ей
            [n] ему
           *[none] этой фигурке
        }
        [acc] { $it_gender ->
            [m] его
            [f] её
            [n] его
           *[none] эту фигурку
        }
       *[other] { AGREE("this", "model", $case) } { FORM("model", $case) }
    }
    .gender = { $it_gender ->
        [m] m
        [n] n
       *[other] f
    }
form-that-mage-model = { AGREE("this", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-each-mage = { AGREE("every", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-each-other-mage = { AGREE("every", "mage", $case) } { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-each-model = { AGREE("every", "model", $case) } { FORM("model", $case) }
    .gender = f
form-each-evocation = { AGREE("every", "evocation", $case) } { FORM("evocation", $case) }
    .gender = n
form-each-of-your-evocations = { AGREE("every", "evocation", $case) } { AGREE("your", "evocation", $case) } { FORM("evocation", $case) }
    .gender = n
form-each-model-within = { AGREE("every", "model", $case) } { FORM("model", $case) } в пределах дальности { $n }
    .gender = f
form-each-mage-within = { AGREE("every", "mage", $case) } { FORM("mage", $case) } в пределах дальности { $n }
    .gender = m
    .animate = yes
form-each-model-within-of = { AGREE("every", "model", $case) } { FORM("model", $case) } в пределах дальности { $n } от { FORM($from, case: "gen") }
    .gender = f
    .number = sg
form-all-named = { AGREE("all", $what, $case, number: "pl") } { FORM($what, $case, number: "pl") }
    .number = pl
form-a-model = { FORM("model", $case) } в пределах дальности { $n }{ $was ->
        [yes] { " от прежней комнаты цели" }
       *[no] { "" }
    }
    .gender = f
form-another-model = { AGREE("other", "model", $case) } { FORM("model", $case) } { $same ->
        [yes] в той же комнате
       *[no] в пределах дальности { $n }{ $last ->
            [yes] { " от последней" }
           *[no] { $foe ->
                [yes] , которую вы можете атаковать
               *[no] { "" }
            }
        }
    }
    .gender = f
form-a-mage = { FORM("mage", $case) } в пределах дальности { $n }
    .gender = m
    .animate = yes
form-an-evocation = { FORM("evocation", $case) } в пределах дальности { $n }
    .gender = n
form-another-mage = { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-one-of-your-evocations = { AGREE("one", "evocation", $case) } из ваших воплощений
    .gender = n
who-there = { $there ->
        [yes] { " в целевой комнате" }
       *[no] { $n_id ->
            [none] { "" }
           *[number] { " в пределах дальности " }{ $n }
        }
    }
form-one-of-your-archetype = { AGREE("one", $what, $case) } из ваших { FORM($what, case: "gen", number: "pl") }{ who-there }
    .own-gen = { AGREE("one", $what, case: "gen") } из своих { FORM($what, case: "gen", number: "pl") }{ who-there }
    .own-dat = { AGREE("one", $what, case: "dat") } из своих { FORM($what, case: "gen", number: "pl") }{ who-there }
    .own-acc = { AGREE("one", $what, case: "acc") } из своих { FORM($what, case: "gen", number: "pl") }{ who-there }
    .own-ins = { AGREE("one", $what, case: "ins") } из своих { FORM($what, case: "gen", number: "pl") }{ who-there }
form-one-of-targets-evocations = { AGREE("one", "evocation", $case) } из воплощений цели
    .gender = n
form-one-of-that-mages-evocations = { AGREE("one", "evocation", $case) } из воплощений этого мага
    .gender = n
form-any-evocation = { AGREE("any", "evocation", $case) } { FORM("evocation", $case) } в ложе
    .gender = n
form-any-archetype = { AGREE("any", $what, $case) } { FORM($what, $case) } в ложе
form-another-archetype = { AGREE("other", $what, $case) } { FORM($what, $case) } в ложе
form-targets-owner = { FORM("owner", $case) } цели
    .gender = m
    .animate = yes
form-that-model = { AGREE("this", "model", $case) } { FORM("model", $case) }
    .gender = f
form-each-mage-within-was = { AGREE("every", "mage", $case) } { FORM("mage", $case) } в пределах дальности { $n } от прежней комнаты цели
    .gender = m
    .animate = yes
form-each-model-within-was = { AGREE("every", "model", $case) } { FORM("model", $case) } в пределах дальности { $n } от прежней комнаты цели
    .gender = f
who-every = { $mage ->
        [yes] { AGREE("every", "mage", $case) } { FORM("mage", $case) }
       *[no] { $evocation ->
            [yes] { AGREE("every", "evocation", $case) } { FORM("evocation", $case) }
           *[no] { AGREE("every", "model", $case) } { FORM("model", $case) }
        }
    }
form-each-model-within-target = { who-every } в пределах дальности { $n } от целевой комнаты
    .gender = { $mage ->
        [yes] m
       *[no] { $evocation ->
            [yes] n
           *[no] f
        }
    }
    .animate = { $mage ->
        [yes] yes
       *[no] no
    }
form-each-in = { who-every } в { FORM($where, case: "loc") }{ $too ->
        [yes] { " (включая вас)" }
       *[no] { $spared ->
            [yes] , у { $mage ->
                [yes] которого
               *[no] { $evocation ->
                    [yes] которого
                   *[no] которой
                }
            } этот эффект не заменил урона
           *[no] { "" }
        }
    }{ $free ->
        [yes] { " (если может переместиться)" }
       *[no] { "" }
    }
    .gender = { $mage ->
        [yes] m
       *[no] { $evocation ->
            [yes] n
           *[no] f
        }
    }
    .animate = { $mage ->
        [yes] yes
       *[no] no
    }
form-each-model-damaged = { $mage ->
        [yes] { AGREE("every", "mage", $case) } { FORM("mage", $case) }, { AGREE("damaged", "mage", $case) } урон от этого эффекта
       *[no] { AGREE("every", "model", $case) } { FORM("model", $case) }, { AGREE("damaged", "model", $case) } урон от этого эффекта
    }
    .gender = { $mage ->
        [yes] m
       *[no] f
    }
    .animate = { $mage ->
        [yes] yes
       *[no] no
    }
form-each-hurt = { $mage ->
        [yes] { AGREE("every", "mage", $case) } { FORM("mage", $case) }
       *[no] { AGREE("every", "model", $case) } { FORM("model", $case) }
    } с уроном
    .gender = { $mage ->
        [yes] m
       *[no] f
    }
    .animate = { $mage ->
        [yes] yes
       *[no] no
    }
form-each-mage-but-target = { AGREE("every", "mage", $case) } { FORM("mage", $case) } (кроме цели)
    .gender = m
    .animate = yes
form-each-mage-unconverted = { AGREE("every", "mage", $case) } { FORM("mage", $case) }, у которого этот эффект не заменил урона
    .gender = m
    .animate = yes
form-each-mage-unrosed = { AGREE("every", "mage", $case) } { FORM("mage", $case) } без урона Чёрной Розы
    .gender = m
    .animate = yes
form-a-mage-but-target = { FORM("mage", $case) } в пределах дальности { $n } (кроме цели)
    .gender = m
    .animate = yes
form-one-model-damaged = { AGREE("one", "model", $case) } из фигурок, получивших урон от этого эффекта
    .gender = f
form-the-mage-on-you = { FORM("mage", $case) }, чьего урона у вас больше всего
    .gender = m
    .animate = yes
form-an-archetype-in-target = { $kind_id ->
        [none] { FORM($what, $case) }
       *[other] { FORM($kind, $case) }
    } в целевой комнате
form-any-mage = { AGREE("any", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .animate = yes
form-any-other-model = { AGREE("any", "model", $case) } { AGREE("other", "model", $case) } { FORM("model", $case) } в ложе
    .gender = f
form-an-evocation-small = { FORM("evocation", $case) } в пределах дальности { $n } со здоровьем не больше { $h }
    .gender = n
form-any-evocation-small = { AGREE("any", "evocation", $case) } { FORM("evocation", $case) } со здоровьем не больше { $h }
    .gender = n
form-one-of-your-upgraded = { AGREE("one", $what, $case) } из ваших { FORM($what, case: "gen", number: "pl") } с улучшением
    .own-gen = { AGREE("one", $what, case: "gen") } из своих { FORM($what, case: "gen", number: "pl") } с улучшением
    .own-dat = { AGREE("one", $what, case: "dat") } из своих { FORM($what, case: "gen", number: "pl") } с улучшением
    .own-acc = { AGREE("one", $what, case: "acc") } из своих { FORM($what, case: "gen", number: "pl") } с улучшением
    .own-ins = { AGREE("one", $what, case: "ins") } из своих { FORM($what, case: "gen", number: "pl") } с улучшением
form-one-assigned = { AGREE("one", $what, $case) } из { AGREE("assigned", $what, case: "gen", number: "pl") } цели { FORM($what, case: "gen", number: "pl") }

## Rooms.

form-target-room = { AGREE("target", "room", $case) } { FORM("room", $case) }
    .gender = f
form-here = { AGREE("your", "room", $case) } { FORM("room", $case) }
    .gender = f
form-room-of = { $who_id ->
        [yourself] { AGREE("your", "room", $case) } { FORM("room", $case) }
        [you-model] { AGREE("your", "room", $case) } { FORM("room", $case) }
       *[other] { FORM("room", $case) } { FORM($who, case: "gen") }
    }
    .gender = f
    .number = sg
    .own-acc = { $who_id ->
        [that-mage-model] свою комнату
        [yourself] вашу комнату
        [you-model] вашу комнату
       *[other] { FORM("room", case: "acc") } { FORM($who, case: "gen") }
    }
    .own-gen = { $who_id ->
        [that-mage-model] своей комнаты
        [yourself] вашей комнаты
        [you-model] вашей комнаты
       *[other] { FORM("room", case: "gen") } { FORM($who, case: "gen") }
    }
    .own-loc = { $who_id ->
        [that-mage-model] своей комнате
        [yourself] вашей комнате
        [you-model] вашей комнате
       *[other] { FORM("room", case: "loc") } { FORM($who, case: "gen") }
    }
form-that-room = { AGREE("this", "room", $case) } { FORM("room", $case) }
    .gender = f
form-room-of-each-mage = { FORM("room", $case) } каждого мага
    .gender = f
form-each-room = { AGREE("every", "room", $case) } { FORM("room", $case) }
    .gender = f
form-each-colour-room = { AGREE("every", "room", $case) } { AGREE($colour, "room", $case) } { FORM("room", $case) }
    .gender = f
form-each-named-colour-room = { AGREE("every", "room", $case) } { FORM("room", $case) } названного цвета
    .gender = f
form-each-adjacent-room = { AGREE("every", "room", $case) } { FORM("room", $case) } по соседству с { FORM($where, case: "ins") }
    .gender = f
form-an-adjacent-room = { FORM("room", $case) } по соседству с целевой комнатой{ $but ->
        [yes] { " (кроме зала Чёрной Розы и тронного зала)" }
       *[no] { "" }
    }
    .gender = f
form-most-unstable-room = { FORM("room", $case) } с наибольшей нестабильностью
    .gender = f
form-a-room = { FORM("room", $case) } в пределах дальности { $n }
    .gender = f
form-a-room-of = { FORM("room", $case) } в пределах дальности { $n } от { FORM($from, case: "gen") }
    .gender = f
    .number = sg
form-any-room = { AGREE("any", "room", $case) } { $colour_id ->
        [none] { "" }
       *[other] { "не " }{ AGREE($colour, "room", $case) }{ " " }
    }{ FORM("room", $case) } в ложе
    .gender = f
form-a-colour-room = { AGREE($colour, "room", $case) } { FORM("room", $case) }
    .gender = f
form-where-target-was = { AGREE("former", "room", $case) } { FORM("room", $case) } цели
    .gender = f
form-each-two-colours = { AGREE("every", "room", $case) } { AGREE($colour, "room", $case) } и { AGREE("every", "room", $case) } { AGREE($other, "room", $case) } { FORM("room", $case) }
    .gender = f
form-a-two-colours = { AGREE($colour, "room", $case) } или { AGREE($other, "room", $case) } { FORM("room", $case) }
    .gender = f
form-named-room = { FORM($room, $case) }
form-next-to-cell = { FORM("room", $case) } по соседству с вашей кельей
    .third = { FORM("room", $case) } по соседству со своей кельей
    .gender = f
    .own-acc = { FORM("room", case: "acc") } по соседству со своей кельей
    .own-gen = { FORM("room", case: "gen") } по соседству со своей кельей
    .own-loc = { FORM("room", case: "loc") } по соседству со своей кельей
form-room-with = { FORM("room", $case) } { $mage ->
        [yes] с магом
       *[no] { $kind_id ->
            [none] { $what_id ->
                [beast] со
               *[other] с
            } { FORM($what, case: "ins") }
           *[other] с { FORM($kind, case: "ins") }
        }
    }{ $but ->
        [yes] { " (кроме зала Чёрной Розы и тронного зала)" }
       *[no] { "" }
    }
    .gender = f
    .number = sg
