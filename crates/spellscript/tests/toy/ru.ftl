list-and = и
list-or = или

form-text = { $all }
    .calm = { FORM($all, form: "calm") }
form-if = если { $condition }, { $then }
form-whenever = каждый раз, когда { $condition }: { $then }
form-by = { $who } { $actions }
form-plain = { $clause }
    .calm = не спеша { $clause }
    .calm-then = потом { $clause }
form-either = { $options }
    .inf = { FORM($options, form: "inf") }
form-all = { $actions }
    .inf = { FORM($actions, form: "inf") }
form-may = вы можете { FORM($action, form: "inf") }

form-water = полейте { $n_id ->
        [up-to] { $n } { FORM("plant", $n_count, case: "gen") }
       *[other] { $n } { FORM("plant", $n_count, case: "acc") }
    }
    .third = { $subject_number ->
        [pl] поливают
       *[sg] поливает
    } { $n } { FORM("plant", $n_count, case: "acc") }
    .inf = полить { $n } { FORM("plant", $n_count, case: "acc") }
form-rest = отдохните
    .third = отдыхает
    .inf = отдохнуть
form-dig = копайте
    .third = копает
    .inf = копать
form-grow = получите +{ $n }
form-sow = посадите { FORM($seed, case: "acc") }
    .inf = посадить { FORM($seed, case: "acc") }
    .it = seed
form-tend = { $it_gender ->
        [f] ухаживайте за ней
        [m] ухаживайте за ним
       *[none] ухаживайте за грядкой
    }
form-sow-many = посадите { $n } { FORM($seed, $n, case: "acc") }
form-weed = уберите все { FORM($seed, case: "acc", number: "pl") } (кроме { $n } { FORM("box", $n, case: "gen") })
form-mind = берегите { FORM($beds, case: "acc") } { $beds_size ->
        [one] { FORM("bed", case: "acc") }
       *[other] { FORM("bed", case: "acc", number: "pl") }
    }
form-again = попробуйте { FORM($action, form: "inf") }
    .inf = попробовать { FORM($action, form: "inf") }
form-number = { $n }
form-up-to = до { $n }
form-one = одно
form-every = все
form-rains = идёт дождь
form-has = у { FORM($who, case: "gen") } есть хотя бы { $n } { FORM($seed, $n) }
form-visits = { $who_id ->
        [you] вы идёте
        [owner] хозяин идёт
       *[other] { $who } идёт
    } { $early ->
        [yes] рано утром { "" }
       *[no] { "" }
    }{ $beds_id ->
        [none] гулять
       *[other] беречь { FORM($beds, case: "acc") } { $beds_size ->
            [one] { FORM("bed", case: "acc") }
           *[other] { FORM("bed", case: "acc", number: "pl") }
        }
    }
form-you = вы
form-somebody = { FORM($gardener, $case) }
form-owner = { FORM("gardener", $case, $number) }
    .gender = m
    .animate = yes
form-each = { AGREE("every", "gardener", $case) } { FORM("gardener", $case) }
form-red = { AGREE("red", "bed", $case) }
form-green = зелёную

gives = { $who } даёт { FORM($whom, case: "dat") } { $n } { FORM("rose", $n, case: "acc") }
red-one = { FORM($what, case: "dat", adj: "red") }
red-some = { $n } { FORM($what, $n, adj: "red") }
sleeps = { $who_gender ->
        [f] { $who } уснула
       *[m] { $who } уснул
    }
broken = { FORM("thistle", case: "loc") }
