# The forms of the card language in Russian. A form that acts has four faces: the imperative of the card,
# `.third` for somebody else, `.inf` after “you may”, `.each` for what is done each time.

list-and = и
list-or = или

## How much.

much-damage = { $n_id ->
        [same] столько же урона
        [all] весь урон
       *[number] { $n } { FORM("damage", $n_count, case: "acc") }
    }
much-instability = { $n_id ->
        [same] столько же фишек нестабильности
        [all] все фишки нестабильности
       *[number] { $n } { FORM("instability", $n_count, case: "acc") }
    }
much-points = { $n_id ->
        [same] столько же очков силы
        [all] все очки силы
       *[number] { $n } { FORM("power-point", $n_count, case: "acc") }
    }
form-number = { $n }
form-same = столько же
form-all = все

## What is one's own: of the player addressed, or of the Mage who acts.

own-where-acc = { $where_id ->
        [here] свою комнату
       *[other] { FORM($where, case: "acc") }
    }
own-where-gen = { $where_id ->
        [here] своей комнаты
       *[other] { FORM($where, case: "gen") }
    }
own-where-loc = { $where_id ->
        [here] своей комнате
       *[other] { FORM($where, case: "loc") }
    }
own-who-acc = { $who_id ->
        [one-of-your-evocations] одно из своих воплощений
        [each-of-your-evocations] каждое своё воплощение
       *[other] { FORM($who, case: "acc") }
    }
own-who-dat = { $who_id ->
        [one-of-your-evocations] одному из своих воплощений
        [each-of-your-evocations] каждому своему воплощению
       *[other] { FORM($who, case: "dat") }
    }
own-who-gen = { $who_id ->
        [one-of-your-evocations] одного из своих воплощений
        [each-of-your-evocations] каждого своего воплощения
       *[other] { FORM($who, case: "gen") }
    }
own-who-ins = { $who_id ->
        [one-of-your-evocations] одним из своих воплощений
        [each-of-your-evocations] каждым своим воплощением
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

## Texts and sentences.

form-now = { $now }
form-now-persistent = { $now } Устойчивый эффект: { $then }
form-persistent = Устойчивый эффект: { $then }
form-each-in-order = В порядке хода каждый маг: { $each }
form-standing = { $abilities }
form-do = { $deed }
form-do-both = { $deed }, и { $also }
form-may = вы можете { FORM($actions, form: "inf") }
form-if-you-do = если сделали это, { $deed }
form-if-she-does = если она сделала это, { $deed }
form-if-they-do = если это сделано, { $deed }
form-if-you-do-both = если сделали это, { $deed }, и { $also }
form-if-you-do-may = если сделали это, вы можете { FORM($actions, form: "inf") }
form-if = если { $condition }, { $deed }
form-if-otherwise = если { $condition }, { $deed }; в противном случае { $otherwise }
form-either = либо { $deed }, либо { $other }

## Deeds.

form-you = { $actions }
    .each = { FORM($actions, form: "each") }
form-by = { $subject } { $actions }
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
form-activates = { who-activates }
form-activates-under = { who-activates } под вашим контролем
form-activates-with = { who-activates } с +{ $n } к { FORM($stat, case: "dat") }
form-activates-under-with = { who-activates } под вашим контролем с +{ $n } к { FORM($stat, case: "dat") }
form-has-this-activation = { who-gets } +{ $n } к { FORM($stat, case: "dat") } до конца этой активации
form-has-this-round = { who-gets } +{ $n } к { FORM($stat, case: "dat") } до этапа очистки

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

## Damage.

form-inflict = нанесите { much-damage }
    .third = наносит { much-damage }
    .inf = нанести { much-damage }
    .each = наносите { much-damage }
form-inflict-to = { $who_id ->
        [you-model] нанесите вам { much-damage }
       *[other] нанесите { much-damage } { own-who-dat }
    }
    .third = { $who_id ->
        [you-model] наносит вам { much-damage }
       *[other] наносит { much-damage } { FORM($who, case: "dat") }
    }
    .inf = { $who_id ->
        [you-model] нанести вам { much-damage }
       *[other] нанести { much-damage } { own-who-dat }
    }
    .each = { $who_id ->
        [you-model] наносите вам { much-damage }
       *[other] наносите { much-damage } { own-who-dat }
    }
form-inflict-each = нанесите { $n } { FORM("damage", $n, case: "acc") } { $each }
    .third = наносит { $n } { FORM("damage", $n, case: "acc") } { $each }
    .inf = нанести { $n } { FORM("damage", $n, case: "acc") } { $each }
    .each = наносите { $n } { FORM("damage", $n, case: "acc") } { $each }
form-inflict-each-to = нанесите { $n } { FORM("damage", $n, case: "acc") } { own-who-dat } { $each }
    .third = наносит { $n } { FORM("damage", $n, case: "acc") } { FORM($who, case: "dat") } { $each }
    .inf = нанести { $n } { FORM("damage", $n, case: "acc") } { own-who-dat } { $each }
    .each = наносите { $n } { FORM("damage", $n, case: "acc") } { own-who-dat } { $each }
form-inflict-same = нанесите столько же урона { own-who-dat }
    .third = наносит столько же урона { FORM($who, case: "dat") }
    .inf = нанести столько же урона { own-who-dat }
    .each = наносите столько же урона { own-who-dat }
form-pain = боль { $n }
    .inf = применить боль { $n }
form-convert = замените { much-damage }
    .third = заменяет { much-damage }
    .inf = заменить { much-damage }
    .each = заменяйте { much-damage }
form-convert-on = замените { much-damage } у { $who_id ->
        [yourself] себя
        [you-model] себя
       *[other] { own-who-gen }
    }
    .third = заменяет { much-damage } у { FORM($who, case: "gen") }
    .inf = заменить { much-damage } у { $who_id ->
        [yourself] себя
        [you-model] себя
       *[other] { own-who-gen }
    }
    .each = заменяйте { much-damage } у { $who_id ->
        [yourself] себя
        [you-model] себя
       *[other] { own-who-gen }
    }
form-convert-each = замените { $n } { FORM("damage", $n, case: "acc") } { $each }
    .third = заменяет { $n } { FORM("damage", $n, case: "acc") } { $each }
    .inf = заменить { $n } { FORM("damage", $n, case: "acc") } { $each }
    .each = заменяйте { $n } { FORM("damage", $n, case: "acc") } { $each }
form-convert-inflicted = замените весь нанесённый за эту активацию урон
    .third = заменяет весь нанесённый за эту активацию урон
    .inf = заменить весь нанесённый за эту активацию урон
    .each = заменяйте весь нанесённый за эту активацию урон
form-heal = исцелите { much-damage }
    .third = исцеляет { much-damage }
    .inf = исцелить { much-damage }
    .each = исцеляйте { much-damage }
form-heal-on = исцелите { much-damage } у { $who_id ->
        [yourself] себя
        [you-model] себя
       *[other] { own-who-gen }
    }
    .third = исцеляет { much-damage } у { FORM($who, case: "gen") }
    .inf = исцелить { much-damage } у { $who_id ->
        [yourself] себя
        [you-model] себя
       *[other] { own-who-gen }
    }
    .each = исцеляйте { much-damage } у { $who_id ->
        [yourself] себя
        [you-model] себя
       *[other] { own-who-gen }
    }
form-heal-each = исцелите { $n } { FORM("damage", $n, case: "acc") } { $each }
    .third = исцеляет { $n } { FORM("damage", $n, case: "acc") } { $each }
    .inf = исцелить { $n } { FORM("damage", $n, case: "acc") } { $each }
    .each = исцеляйте { $n } { FORM("damage", $n, case: "acc") } { $each }
form-ignore = проигнорируйте до { $n } { FORM("damage", $n, case: "gen") }
    .third = игнорирует до { $n } { FORM("damage", $n, case: "gen") }
    .inf = проигнорировать до { $n } { FORM("damage", $n, case: "gen") }
    .each = игнорируйте до { $n } { FORM("damage", $n, case: "gen") }
form-ignore-effect = проигнорируйте эффект заклинания
    .third = игнорирует эффект заклинания
    .inf = проигнорировать эффект заклинания
    .each = игнорируйте эффект заклинания
form-defeat = победите { own-who-acc }
    .third = побеждает { FORM($who, case: "acc") }
    .inf = победить { own-who-acc }
    .each = побеждайте { own-who-acc }

## Instability.

form-place = поместите { much-instability }
    .third = помещает { much-instability }
    .inf = поместить { much-instability }
    .each = помещайте { much-instability }
form-place-in = поместите { much-instability } в { own-where-acc }
    .third = помещает { much-instability } в { their-where-acc }
    .inf = поместить { much-instability } в { own-where-acc }
    .each = помещайте { much-instability } в { own-where-acc }
form-place-each = поместите { $n } { FORM("instability", $n, case: "acc") } { $each }
    .third = помещает { $n } { FORM("instability", $n, case: "acc") } { $each }
    .inf = поместить { $n } { FORM("instability", $n, case: "acc") } { $each }
    .each = помещайте { $n } { FORM("instability", $n, case: "acc") } { $each }
form-place-rose = поместите { much-instability } { FORM("rose", case: "gen") } в { own-where-acc }
    .third = помещает { much-instability } { FORM("rose", case: "gen") } в { their-where-acc }
    .inf = поместить { much-instability } { FORM("rose", case: "gen") } в { own-where-acc }
    .each = помещайте { much-instability } { FORM("rose", case: "gen") } в { own-where-acc }
form-convert-instability = замените { much-instability }
    .third = заменяет { much-instability }
    .inf = заменить { much-instability }
    .each = заменяйте { much-instability }
form-convert-instability-in = замените { much-instability } в { own-where-loc }
    .third = заменяет { much-instability } в { their-where-loc }
    .inf = заменить { much-instability } в { own-where-loc }
    .each = заменяйте { much-instability } в { own-where-loc }
form-remove-instability = уберите { $n } { FORM("instability", $n, case: "acc") } своего цвета из { own-where-gen }
    .third = убирает { $n } { FORM("instability", $n, case: "acc") } своего цвета из { their-where-gen }
    .inf = убрать { $n } { FORM("instability", $n, case: "acc") } своего цвета из { own-where-gen }
    .each = убирайте { $n } { FORM("instability", $n, case: "acc") } своего цвета из { own-where-gen }
form-rebuild = восстановите { own-where-acc }
    .third = восстанавливает { their-where-acc }
    .inf = восстановить { own-where-acc }
    .each = восстанавливайте { own-where-acc }

## Power Points.

form-gain = получите { much-points }
    .third = получает { much-points }
    .inf = получить { much-points }
    .each = получайте { much-points }
form-gain-each = получите { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .third = получает { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .inf = получить { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .each = получайте { $n } { FORM("power-point", $n, case: "acc") } { $each }
form-lose = потеряйте { much-points }
    .third = теряет { much-points }
    .inf = потерять { much-points }
    .each = теряйте { much-points }
form-lose-each = потеряйте { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .third = теряет { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .inf = потерять { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .each = теряйте { $n } { FORM("power-point", $n, case: "acc") } { $each }
form-steal = украдите { $n } { FORM("power-point", $n, case: "acc") } у { own-who-gen }
    .third = крадёт { $n } { FORM("power-point", $n, case: "acc") } у { FORM($who, case: "gen") }
    .inf = украсть { $n } { FORM("power-point", $n, case: "acc") } у { own-who-gen }
    .each = крадите { $n } { FORM("power-point", $n, case: "acc") } у { own-who-gen }

## Movement.

form-move = { $who_id ->
        [yourself] передвиньтесь
       *[other] передвиньте { own-who-acc }
    } не более чем на { $n } { FORM("room", $n, case: "acc") }
    .third = { $who_id ->
        [yourself] передвигается
       *[other] передвигает { FORM($who, case: "acc") }
    } не более чем на { $n } { FORM("room", $n, case: "acc") }
    .inf = { $who_id ->
        [yourself] передвинуться
       *[other] передвинуть { own-who-acc }
    } не более чем на { $n } { FORM("room", $n, case: "acc") }
    .each = { $who_id ->
        [yourself] передвигайтесь
       *[other] передвигайте { own-who-acc }
    } не более чем на { $n } { FORM("room", $n, case: "acc") }
form-put = поместите { $who_id ->
        [yourself] своего мага
       *[other] { own-who-acc }
    } в { own-where-acc }
    .third = помещает { $who_id ->
        [yourself] своего мага
       *[other] { FORM($who, case: "acc") }
    } в { their-where-acc }
    .inf = поместить { $who_id ->
        [yourself] своего мага
       *[other] { own-who-acc }
    } в { own-where-acc }
    .each = помещайте { $who_id ->
        [yourself] своего мага
       *[other] { own-who-acc }
    } в { own-where-acc }
form-swap = поменяйтесь местами с { own-who-ins }
    .third = меняется местами с { FORM($who, case: "ins") }
    .inf = поменяться местами с { own-who-ins }
    .each = меняйтесь местами с { own-who-ins }
form-move-and-attack = передвиньтесь не более чем на { $n } { FORM("room", $n, case: "acc") } и атакуйте с +{ $m } к силе, в любом порядке
    .third = передвигается не более чем на { $n } { FORM("room", $n, case: "acc") } и атакует с +{ $m } к силе, в любом порядке
    .inf = передвинуться не более чем на { $n } { FORM("room", $n, case: "acc") } и атаковать с +{ $m } к силе, в любом порядке
    .each = передвигайтесь не более чем на { $n } { FORM("room", $n, case: "acc") } и атакуйте с +{ $m } к силе, в любом порядке

## Rooms and Evocations.

form-activate-room = активируйте { own-where-acc }
    .third = активирует { their-where-acc }
    .inf = активировать { own-where-acc }
    .each = активируйте { own-where-acc }
form-summon = призовите { FORM($what, case: "acc") }
    .third = призывает { FORM($what, case: "acc") }
    .inf = призвать { FORM($what, case: "acc") }
    .each = призывайте { FORM($what, case: "acc") }
form-summon-in = призовите { FORM($what, case: "acc") } в { own-where-loc }
    .third = призывает { FORM($what, case: "acc") } в { their-where-loc }
    .inf = призвать { FORM($what, case: "acc") } в { own-where-loc }
    .each = призывайте { FORM($what, case: "acc") } в { own-where-loc }
form-remove = уберите { own-who-acc }
    .third = убирает { FORM($who, case: "acc") }
    .inf = убрать { own-who-acc }
    .each = убирайте { own-who-acc }
form-assign-upgrade = назначьте { own-who-dat } { FORM($what, case: "acc") }
    .third = назначает { FORM($who, case: "dat") } { FORM($what, case: "acc") }
    .inf = назначить { own-who-dat } { FORM($what, case: "acc") }
    .each = назначайте { own-who-dat } { FORM($what, case: "acc") }
form-assign-any-upgrade = назначьте { own-who-dat } улучшение по своему выбору
    .third = назначает { FORM($who, case: "dat") } улучшение по своему выбору
    .inf = назначить { own-who-dat } улучшение по своему выбору
    .each = назначайте { own-who-dat } улучшение по своему выбору
form-assign-jinx = назначьте { own-who-dat } { FORM($what, case: "acc") }
    .third = назначает { FORM($who, case: "dat") } { FORM($what, case: "acc") }
    .inf = назначить { own-who-dat } { FORM($what, case: "acc") }
    .each = назначайте { own-who-dat } { FORM($what, case: "acc") }
form-discard-jinx = сбросьте с себя { $n } { FORM("jinx", $n, case: "acc") }
    .third = сбрасывает с себя { $n } { FORM("jinx", $n, case: "acc") }
    .inf = сбросить с себя { $n } { FORM("jinx", $n, case: "acc") }
    .each = сбрасывайте с себя { $n } { FORM("jinx", $n, case: "acc") }
form-assign-evocation = назначьте { own-who-dat } { FORM($what, case: "acc") }
    .third = назначает { FORM($who, case: "dat") } { FORM($what, case: "acc") }
    .inf = назначить { own-who-dat } { FORM($what, case: "acc") }
    .each = назначайте { own-who-dat } { FORM($what, case: "acc") }
form-choose = выберите { own-who-acc }
    .third = выбирает { FORM($who, case: "acc") }
    .inf = выбрать { own-who-acc }
    .each = выбирайте { own-who-acc }
form-choose-room = выберите { own-where-acc }
    .third = выбирает { their-where-acc }
    .inf = выбрать { own-where-acc }
    .each = выбирайте { own-where-acc }
form-attack = атакуйте { own-who-acc }
    .third = атакует { FORM($who, case: "acc") }
    .inf = атаковать { own-who-acc }
    .each = атакуйте { own-who-acc }
form-attack-with = атакуйте { own-who-acc } с +{ $n } к силе
    .third = атакует { FORM($who, case: "acc") } с +{ $n } к силе
    .inf = атаковать { own-who-acc } с +{ $n } к силе
    .each = атакуйте { own-who-acc } с +{ $n } к силе

## Cards and tokens.

form-draw = возьмите { $n } { FORM("spell", $n, case: "acc") } из своего гримуара
    .third = берёт { $n } { FORM("spell", $n, case: "acc") } из своего гримуара
    .inf = взять { $n } { FORM("spell", $n, case: "acc") } из своего гримуара
    .each = берите { $n } { FORM("spell", $n, case: "acc") } из своего гримуара
form-draw-library = возьмите { $n } { FORM("spell", $n, case: "acc") } из библиотеки
    .third = берёт { $n } { FORM("spell", $n, case: "acc") } из библиотеки
    .inf = взять { $n } { FORM("spell", $n, case: "acc") } из библиотеки
    .each = берите { $n } { FORM("spell", $n, case: "acc") } из библиотеки
form-draw-random = возьмите { $n } { FORM("spell", $n, case: "acc", adj: "random") } из своих воспоминаний
    .third = берёт { $n } { FORM("spell", $n, case: "acc", adj: "random") } из своих воспоминаний
    .inf = взять { $n } { FORM("spell", $n, case: "acc", adj: "random") } из своих воспоминаний
    .each = берите { $n } { FORM("spell", $n, case: "acc", adj: "random") } из своих воспоминаний
form-draw-forgotten = возьмите { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") }
    .third = берёт { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") }
    .inf = взять { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") }
    .each = берите { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") }
form-take-memories = возьмите { $n } { FORM("spell", $n, case: "acc") } по своему выбору из своих воспоминаний
    .third = берёт { $n } { FORM("spell", $n, case: "acc") } по своему выбору из своих воспоминаний
    .inf = взять { $n } { FORM("spell", $n, case: "acc") } по своему выбору из своих воспоминаний
    .each = берите { $n } { FORM("spell", $n, case: "acc") } по своему выбору из своих воспоминаний
form-search = найдите в своём гримуаре { $n } { FORM("spell", $n, case: "acc") }
    .third = находит в своём гримуаре { $n } { FORM("spell", $n, case: "acc") }
    .inf = найти в своём гримуаре { $n } { FORM("spell", $n, case: "acc") }
    .each = находите в своём гримуаре { $n } { FORM("spell", $n, case: "acc") }
form-discard = сбросьте { $n } { FORM("spell", $n, case: "acc") }
    .third = сбрасывает { $n } { FORM("spell", $n, case: "acc") }
    .inf = сбросить { $n } { FORM("spell", $n, case: "acc") }
    .each = сбрасывайте { $n } { FORM("spell", $n, case: "acc") }
form-discard-ready = сбросьте { $n } { FORM("spell", $n, case: "acc", adj: "ready") }
    .third = сбрасывает { $n } { FORM("spell", $n, case: "acc", adj: "ready") }
    .inf = сбросить { $n } { FORM("spell", $n, case: "acc", adj: "ready") }
    .each = сбрасывайте { $n } { FORM("spell", $n, case: "acc", adj: "ready") }
form-refresh = переверните { $n } { FORM("action-token", $n, case: "acc") } доступной стороной вверх
    .third = переворачивает { $n } { FORM("action-token", $n, case: "acc") } доступной стороной вверх
    .inf = перевернуть { $n } { FORM("action-token", $n, case: "acc") } доступной стороной вверх
    .each = переворачивайте { $n } { FORM("action-token", $n, case: "acc") } доступной стороной вверх
form-take-crown = возьмите жетон короны
    .third = берёт жетон короны
    .inf = взять жетон короны
    .each = берите жетон короны

## Standing abilities.

form-each-time = каждый раз, когда { $trigger }, { FORM($deed, form: "each") }
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

## Triggers.

form-target-damages-you = цель наносит вам урон
form-mage-damages-you = другой маг наносит вам урон
form-you-suffer = вы получаете урон
form-you-damage-mage = вы наносите урон другому магу
form-evocation-gone = какое-либо воплощение убирают или побеждают
form-your-evocation-gone = одно из ваших воплощений убирают или побеждают
form-you-enter-without = вы входите в комнату без вашей нестабильности
form-you-enter = вы входите в комнату
form-target-enters = цель входит в комнату
form-mage-enters = другой маг входит в комнату
form-mage-enters-here = другой маг входит в вашу комнату
form-mage-enters-colour = другой маг входит в { AGREE($colour, "room", case: "acc") } комнату
form-mage-enters-its-room = другой маг входит в комнату этой фигурки
form-mage-places = другой маг помещает нестабильность
form-you-place-last = вы помещаете последнюю фишку нестабильности в комнату
form-mage-summons = какой-либо маг применяет эффект призыва
form-mage-activates-room = другой маг активирует комнату
form-mage-reveals = другой маг раскрывает заклинание { FORM($type, case: "gen") }
form-spell-targets-you = вы становитесь целью заклинания
form-you-are-defeated = вас побеждают
form-you-defeat-mage = вы побеждаете другого мага
form-you-defeat-evocation = вы побеждаете воплощение
form-you-draw-forgotten = вы берёте забытое заклинание
form-you-gain = вы получаете очки силы
form-target-gains = цель получает очки силы
form-this-activates = эта фигурка активируется
form-this-attacks = эта фигурка атакует
form-this-gone = эту фигурку убирают или побеждают
form-you-solve = вы выполняете задание

## Conditions.

form-one = { $state }
form-both = { $state } и { $also }
form-you-defeated-target = вы победили цель
form-revealed = у вас есть хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") }
form-revealed-type = у вас есть хотя бы { $n } { FORM("spell", $n, case: "nom", adj: "revealed") } { FORM($type, case: "gen") }
form-revealed-elements = у вас есть раскрытые заклинания хотя бы { $n } { $n ->
        [one] стихии
       *[other] разных стихий
    }
form-you-own = у вас есть хотя бы { $n } { FORM("evocation", $n, case: "nom") }
form-you-have-power = у вас есть хотя бы { $n } { FORM("power-point", $n, case: "nom") }
form-mage-has-more-power = у другого мага больше очков силы, чем у вас
form-you-have-damage = у вас есть хотя бы { $n } { FORM("damage", $n, case: "nom") }
form-target-has-damage = у цели есть хотя бы { $n } { FORM("damage", $n, case: "nom") }
form-target-has-jinx = у цели есть порча
form-your-instability-here = в вашей комнате есть ваша нестабильность
form-your-instability-rooms = ваша нестабильность есть хотя бы в { $n } { FORM("room", $n, case: "loc") }
form-rebuilt-rooms = в ложе { $n ->
        [one] восстановлена
       *[other] восстановлено
    } хотя бы { $n } { FORM("room", $n, case: "nom") }
form-models-in-your-room = в вашей комнате, кроме вас, есть хотя бы { $n } { FORM("model", $n, case: "nom") }
form-upgraded = у вас есть воплощение с улучшением

## What is counted.

form-for-each = за { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") }
form-for-each-max = за { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") } (не больше { $m })
form-for-each-of = за { $k ->
        [one] { AGREE("every", $count, case: "acc") } { $k } { FORM($count, case: "acc") }
        [few] каждые { $k } { FORM($count, form: "few") }
       *[many] каждые { $k } { FORM($count, form: "many") }
    }
form-for-each-of-max = за { $k ->
        [one] { AGREE("every", $count, case: "acc") } { $k } { FORM($count, case: "acc") }
        [few] каждые { $k } { FORM($count, form: "few") }
       *[many] каждые { $k } { FORM($count, form: "many") }
    } (не больше { $m })
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
form-your-hand = { FORM("spell", $case) } в вашей руке
    .gender = n
    .few = { FORM("spell", case: "gen", number: "sg") } в вашей руке
    .many = { FORM("spell", case: "gen", number: "pl") } в вашей руке
form-jinx-on-target = { FORM("jinx", $case) } у цели
    .gender = f
    .few = { FORM("jinx", case: "gen", number: "sg") } у цели
    .many = { FORM("jinx", case: "gen", number: "pl") } у цели
form-rebuilt-room = { AGREE("rebuilt", "room", $case) } { FORM("room", $case) }
    .gender = f
    .few = { AGREE("rebuilt", "room", case: "gen", number: "pl") } { FORM("room", case: "gen", number: "sg") }
    .many = { AGREE("rebuilt", "room", case: "gen", number: "pl") } { FORM("room", case: "gen", number: "pl") }

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
form-it = { AGREE("this", "model", $case) } { FORM("model", $case) }
    .gender = f
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
form-a-model = { FORM("model", $case) } в пределах дальности { $n }
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
form-one-of-your-archetype = { AGREE("one", $what, $case) } { AGREE("your", $what, $case) } { FORM($what, $case) }
form-one-of-targets-evocations = { AGREE("one", "evocation", $case) } из воплощений цели
    .gender = n
form-one-of-that-mages-evocations = { AGREE("one", "evocation", $case) } из воплощений этого мага
    .gender = n
form-any-evocation = { AGREE("any", "evocation", $case) } { FORM("evocation", $case) } в ложе
    .gender = n
form-any-archetype = { AGREE("any", $what, $case) } { FORM($what, $case) } в ложе
form-another-archetype = { AGREE("other", $what, $case) } { FORM($what, $case) } в ложе

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
form-each-adjacent-room = { AGREE("every", "room", $case) } { FORM("room", $case) } по соседству с { FORM($where, case: "ins") }
    .gender = f
form-a-room = { FORM("room", $case) } в пределах дальности { $n }
    .gender = f
form-a-room-of = { FORM("room", $case) } в пределах дальности { $n } от { FORM($from, case: "gen") }
    .gender = f
    .number = sg
form-any-room = { AGREE("any", "room", $case) } { FORM("room", $case) } в ложе
    .gender = f
form-a-colour-room = { AGREE($colour, "room", $case) } { FORM("room", $case) }
    .gender = f
