# The forms of the card language in Polish. A form that acts has four faces: the imperative of the card,
# `.third` for somebody else, `.inf` after “you may”, `.each` for what you do each time.

list-and = i
list-or = lub

## How much.

much-damage = { $n_id ->
        [same] tyle samo obrażeń
        [all] wszystkie obrażenia
       *[number] { $n } { FORM("damage", $n_count, case: "acc") }
    }
much-instability = { $n_id ->
        [same] tyle samo Kostek Niestabilności
        [all] wszystkie Kostki Niestabilności
       *[number] { $n } { FORM("instability", $n_count, case: "acc") }
    }
much-points = { $n_id ->
        [same] tyle samo Punktów Mocy
        [all] wszystkie Punkty Mocy
       *[number] { $n } { FORM("power-point", $n_count, case: "acc") }
    }
form-number = { $n }
form-same = tyle samo
form-all = wszystkie

## What is one's own: of the player addressed, or of the Mage who acts.

own-where-acc = { $where_id ->
        [here] swoje Pomieszczenie
       *[other] { FORM($where, case: "acc") }
    }
own-where-gen = { $where_id ->
        [here] swojego Pomieszczenia
       *[other] { FORM($where, case: "gen") }
    }
own-where-loc = { $where_id ->
        [here] swoim Pomieszczeniu
       *[other] { FORM($where, case: "loc") }
    }
own-who-acc = { $who_id ->
        [one-of-your-evocations] jedną ze swoich Ewokacji
        [each-of-your-evocations] każdą swoją Ewokację
       *[other] { FORM($who, case: "acc") }
    }
own-who-dat = { $who_id ->
        [one-of-your-evocations] jednej ze swoich Ewokacji
        [each-of-your-evocations] każdej swojej Ewokacji
       *[other] { FORM($who, case: "dat") }
    }
own-who-gen = { $who_id ->
        [one-of-your-evocations] jednej ze swoich Ewokacji
        [each-of-your-evocations] każdej swojej Ewokacji
       *[other] { FORM($who, case: "gen") }
    }
own-who-ins = { $who_id ->
        [one-of-your-evocations] jedną ze swoich Ewokacji
        [each-of-your-evocations] każdą swoją Ewokacją
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
form-now-persistent = { $now } Efekt Stabilny: { $then }
form-persistent = Efekt Stabilny: { $then }
form-each-in-order = W kolejności gry każdy Mag: { $each }
form-standing = { $abilities }
form-do = { $deed }
form-do-both = { $deed }, a { $also }
form-may = możesz { FORM($actions, form: "inf") }
form-if-you-do = jeśli to zrobisz, { $deed }
form-if-she-does = jeśli to zrobi, { $deed }
form-if-they-do = jeśli to zrobi, { $deed }
form-if-you-do-both = jeśli to zrobisz, { $deed }, a { $also }
form-if-you-do-may = jeśli to zrobisz, możesz { FORM($actions, form: "inf") }
form-if = jeśli { $condition }, { $deed }
form-if-otherwise = jeśli { $condition }, { $deed }; w przeciwnym razie { $otherwise }
form-either = albo { $deed }, albo { $other }

## Deeds.

form-you = { $actions }
    .each = { FORM($actions, form: "each") }
form-by = { $subject } { $actions }
who-activates = { $who_id ->
        [yourself] aktywujesz się
        [you-model] aktywujesz się
       *[other] { $who_number ->
            [pl] { $who } aktywują się
           *[sg] { $who } aktywuje się
        }
    }
who-gets = { $who_id ->
        [yourself] otrzymujesz
        [you-model] otrzymujesz
       *[other] { $who_number ->
            [pl] { $who } otrzymują
           *[sg] { $who } otrzymuje
        }
    }
form-activates = { who-activates }
form-activates-under = { who-activates } pod twoją kontrolą
form-activates-with = { who-activates } z +{ $n } do { FORM($stat, case: "gen") }
form-activates-under-with = { who-activates } pod twoją kontrolą z +{ $n } do { FORM($stat, case: "gen") }
form-has-this-activation = { who-gets } +{ $n } do { FORM($stat, case: "gen") } do końca tej aktywacji
form-has-this-round = { who-gets } +{ $n } do { FORM($stat, case: "gen") } do Fazy Porządkowania

## Who else may do something.

form-rose = { FORM("rose", $case) }
    .gender = f
form-target-mage = { FORM("target", $case) }
    .gender = m
form-that-mage = { AGREE("this", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-every-mage = { AGREE("every", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-every-other-mage = { AGREE("every", "mage", $case) } { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes

## Damage.

form-inflict = zadaj { much-damage }
    .third = zadaje { much-damage }
    .inf = zadać { much-damage }
    .each = zadajesz { much-damage }
form-inflict-to = { $who_id ->
        [you-model] zadaj ci { much-damage }
       *[other] zadaj { much-damage } { own-who-dat }
    }
    .third = { $who_id ->
        [you-model] zadaje ci { much-damage }
       *[other] zadaje { much-damage } { FORM($who, case: "dat") }
    }
    .inf = { $who_id ->
        [you-model] zadać ci { much-damage }
       *[other] zadać { much-damage } { own-who-dat }
    }
    .each = { $who_id ->
        [you-model] zadajesz ci { much-damage }
       *[other] zadajesz { much-damage } { own-who-dat }
    }
form-inflict-each = zadaj { $n } { FORM("damage", $n, case: "acc") } { $each }
    .third = zadaje { $n } { FORM("damage", $n, case: "acc") } { $each }
    .inf = zadać { $n } { FORM("damage", $n, case: "acc") } { $each }
    .each = zadajesz { $n } { FORM("damage", $n, case: "acc") } { $each }
form-inflict-each-to = { $who_id ->
        [you-model] zadaj ci { $n } { FORM("damage", $n, case: "acc") }
       *[other] zadaj { $n } { FORM("damage", $n, case: "acc") } { own-who-dat }
    } { $each }
    .third = { $who_id ->
        [you-model] zadaje ci { $n } { FORM("damage", $n, case: "acc") }
       *[other] zadaje { $n } { FORM("damage", $n, case: "acc") } { FORM($who, case: "dat") }
    } { $each }
    .inf = { $who_id ->
        [you-model] zadać ci { $n } { FORM("damage", $n, case: "acc") }
       *[other] zadać { $n } { FORM("damage", $n, case: "acc") } { own-who-dat }
    } { $each }
    .each = { $who_id ->
        [you-model] zadajesz ci { $n } { FORM("damage", $n, case: "acc") }
       *[other] zadajesz { $n } { FORM("damage", $n, case: "acc") } { own-who-dat }
    } { $each }
form-inflict-same = { $who_id ->
        [you-model] zadaj ci tyle samo obrażeń
       *[other] zadaj tyle samo obrażeń { own-who-dat }
    }
    .third = { $who_id ->
        [you-model] zadaje ci tyle samo obrażeń
       *[other] zadaje tyle samo obrażeń { FORM($who, case: "dat") }
    }
    .inf = { $who_id ->
        [you-model] zadać ci tyle samo obrażeń
       *[other] zadać tyle samo obrażeń { own-who-dat }
    }
    .each = { $who_id ->
        [you-model] zadajesz ci tyle samo obrażeń
       *[other] zadajesz tyle samo obrażeń { own-who-dat }
    }
form-pain = Cierpienie { $n }
    .inf = zastosować Cierpienie { $n }
form-convert = zamień { much-damage }
    .third = zamienia { much-damage }
    .inf = zamienić { much-damage }
    .each = zamieniasz { much-damage }
form-convert-on = zamień { much-damage } u { own-who-gen }
    .third = zamienia { much-damage } u { FORM($who, case: "gen") }
    .inf = zamienić { much-damage } u { own-who-gen }
    .each = zamieniasz { much-damage } u { own-who-gen }
form-convert-each = zamień { $n } { FORM("damage", $n, case: "acc") } { $each }
    .third = zamienia { $n } { FORM("damage", $n, case: "acc") } { $each }
    .inf = zamienić { $n } { FORM("damage", $n, case: "acc") } { $each }
    .each = zamieniasz { $n } { FORM("damage", $n, case: "acc") } { $each }
form-convert-inflicted = zamień wszystkie obrażenia zadane podczas tej aktywacji
    .third = zamienia wszystkie obrażenia zadane podczas tej aktywacji
    .inf = zamienić wszystkie obrażenia zadane podczas tej aktywacji
    .each = zamieniasz wszystkie obrażenia zadane podczas tej aktywacji
form-heal = ulecz { much-damage }
    .third = leczy { much-damage }
    .inf = uleczyć { much-damage }
    .each = leczysz { much-damage }
form-heal-on = { $who_id ->
        [you-model] ulecz ci { much-damage }
       *[other] ulecz { much-damage } { own-who-dat }
    }
    .third = { $who_id ->
        [you-model] leczy ci { much-damage }
       *[other] leczy { much-damage } { FORM($who, case: "dat") }
    }
    .inf = { $who_id ->
        [you-model] uleczyć ci { much-damage }
       *[other] uleczyć { much-damage } { own-who-dat }
    }
    .each = { $who_id ->
        [you-model] leczysz ci { much-damage }
       *[other] leczysz { much-damage } { own-who-dat }
    }
form-heal-each = ulecz { $n } { FORM("damage", $n, case: "acc") } { $each }
    .third = leczy { $n } { FORM("damage", $n, case: "acc") } { $each }
    .inf = uleczyć { $n } { FORM("damage", $n, case: "acc") } { $each }
    .each = leczysz { $n } { FORM("damage", $n, case: "acc") } { $each }
form-ignore = zignoruj do { $n } { FORM("damage", $n, case: "gen") }
    .third = ignoruje do { $n } { FORM("damage", $n, case: "gen") }
    .inf = zignorować do { $n } { FORM("damage", $n, case: "gen") }
    .each = ignorujesz do { $n } { FORM("damage", $n, case: "gen") }
form-ignore-effect = zignoruj Efekt Czaru
    .third = ignoruje Efekt Czaru
    .inf = zignorować Efekt Czaru
    .each = ignorujesz Efekt Czaru
form-defeat = pokonaj { own-who-acc }
    .third = pokonuje { FORM($who, case: "acc") }
    .inf = pokonać { own-who-acc }
    .each = pokonujesz { own-who-acc }

## Instability.

form-place = umieść { much-instability }
    .third = umieszcza { much-instability }
    .inf = umieścić { much-instability }
    .each = umieszczasz { much-instability }
form-place-in = umieść { much-instability } w { own-where-loc }
    .third = umieszcza { much-instability } w { their-where-loc }
    .inf = umieścić { much-instability } w { own-where-loc }
    .each = umieszczasz { much-instability } w { own-where-loc }
form-place-each = umieść { $n } { FORM("instability", $n, case: "acc") } { $each }
    .third = umieszcza { $n } { FORM("instability", $n, case: "acc") } { $each }
    .inf = umieścić { $n } { FORM("instability", $n, case: "acc") } { $each }
    .each = umieszczasz { $n } { FORM("instability", $n, case: "acc") } { $each }
form-place-rose = umieść { much-instability } { FORM("rose", case: "gen") } w { own-where-loc }
    .third = umieszcza { much-instability } { FORM("rose", case: "gen") } w { their-where-loc }
    .inf = umieścić { much-instability } { FORM("rose", case: "gen") } w { own-where-loc }
    .each = umieszczasz { much-instability } { FORM("rose", case: "gen") } w { own-where-loc }
form-convert-instability = zamień { much-instability }
    .third = zamienia { much-instability }
    .inf = zamienić { much-instability }
    .each = zamieniasz { much-instability }
form-convert-instability-in = zamień { much-instability } w { own-where-loc }
    .third = zamienia { much-instability } w { their-where-loc }
    .inf = zamienić { much-instability } w { own-where-loc }
    .each = zamieniasz { much-instability } w { own-where-loc }
form-remove-instability = usuń { $n } { FORM("instability", $n, case: "acc") } swojego koloru z { own-where-gen }
    .third = usuwa { $n } { FORM("instability", $n, case: "acc") } swojego koloru z { their-where-gen }
    .inf = usunąć { $n } { FORM("instability", $n, case: "acc") } swojego koloru z { own-where-gen }
    .each = usuwasz { $n } { FORM("instability", $n, case: "acc") } swojego koloru z { own-where-gen }
form-rebuild = odbuduj { own-where-acc }
    .third = odbudowuje { their-where-acc }
    .inf = odbudować { own-where-acc }
    .each = odbudowujesz { own-where-acc }

## Power Points.

form-gain = zyskaj { much-points }
    .third = zyskuje { much-points }
    .inf = zyskać { much-points }
    .each = zyskujesz { much-points }
form-gain-each = zyskaj { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .third = zyskuje { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .inf = zyskać { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .each = zyskujesz { $n } { FORM("power-point", $n, case: "acc") } { $each }
form-lose = strać { much-points }
    .third = traci { much-points }
    .inf = stracić { much-points }
    .each = tracisz { much-points }
form-lose-each = strać { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .third = traci { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .inf = stracić { $n } { FORM("power-point", $n, case: "acc") } { $each }
    .each = tracisz { $n } { FORM("power-point", $n, case: "acc") } { $each }
form-steal = { $who_id ->
        [you-model] ukradnij ci { $n } { FORM("power-point", $n, case: "acc") }
       *[other] ukradnij { $n } { FORM("power-point", $n, case: "acc") } { own-who-dat }
    }
    .third = { $who_id ->
        [you-model] kradnie ci { $n } { FORM("power-point", $n, case: "acc") }
       *[other] kradnie { $n } { FORM("power-point", $n, case: "acc") } { FORM($who, case: "dat") }
    }
    .inf = { $who_id ->
        [you-model] ukraść ci { $n } { FORM("power-point", $n, case: "acc") }
       *[other] ukraść { $n } { FORM("power-point", $n, case: "acc") } { own-who-dat }
    }
    .each = { $who_id ->
        [you-model] kradniesz ci { $n } { FORM("power-point", $n, case: "acc") }
       *[other] kradniesz { $n } { FORM("power-point", $n, case: "acc") } { own-who-dat }
    }

## Movement.

form-move = porusz { $who_id ->
        [yourself] się
       *[other] { own-who-acc }
    } maksymalnie o { $n } { FORM("room", $n, case: "acc") }
    .third = porusza { $who_id ->
        [yourself] się
       *[other] { FORM($who, case: "acc") }
    } maksymalnie o { $n } { FORM("room", $n, case: "acc") }
    .inf = poruszyć { $who_id ->
        [yourself] się
       *[other] { own-who-acc }
    } maksymalnie o { $n } { FORM("room", $n, case: "acc") }
    .each = poruszasz { $who_id ->
        [yourself] się
       *[other] { own-who-acc }
    } maksymalnie o { $n } { FORM("room", $n, case: "acc") }
form-put = umieść { $who_id ->
        [yourself] swojego Maga
       *[other] { own-who-acc }
    } w { own-where-loc }
    .third = umieszcza { $who_id ->
        [yourself] swojego Maga
       *[other] { FORM($who, case: "acc") }
    } w { their-where-loc }
    .inf = umieścić { $who_id ->
        [yourself] swojego Maga
       *[other] { own-who-acc }
    } w { own-where-loc }
    .each = umieszczasz { $who_id ->
        [yourself] swojego Maga
       *[other] { own-who-acc }
    } w { own-where-loc }
form-swap = zamień się miejscami z { own-who-ins }
    .third = zamienia się miejscami z { FORM($who, case: "ins") }
    .inf = zamienić się miejscami z { own-who-ins }
    .each = zamieniasz się miejscami z { own-who-ins }
form-move-and-attack = porusz się maksymalnie o { $n } { FORM("room", $n, case: "acc") } i zaatakuj z +{ $m } do Siły, w dowolnej kolejności
    .third = porusza się maksymalnie o { $n } { FORM("room", $n, case: "acc") } i atakuje z +{ $m } do Siły, w dowolnej kolejności
    .inf = poruszyć się maksymalnie o { $n } { FORM("room", $n, case: "acc") } i zaatakować z +{ $m } do Siły, w dowolnej kolejności
    .each = poruszasz się maksymalnie o { $n } { FORM("room", $n, case: "acc") } i atakujesz z +{ $m } do Siły, w dowolnej kolejności

## Rooms and Evocations.

form-activate-room = aktywuj { own-where-acc }
    .third = aktywuje { their-where-acc }
    .inf = aktywować { own-where-acc }
    .each = aktywujesz { own-where-acc }
form-summon = przywołaj { FORM($what, case: "acc") }
    .third = przywołuje { FORM($what, case: "acc") }
    .inf = przywołać { FORM($what, case: "acc") }
    .each = przywołujesz { FORM($what, case: "acc") }
form-summon-in = przywołaj { FORM($what, case: "acc") } w { own-where-loc }
    .third = przywołuje { FORM($what, case: "acc") } w { their-where-loc }
    .inf = przywołać { FORM($what, case: "acc") } w { own-where-loc }
    .each = przywołujesz { FORM($what, case: "acc") } w { own-where-loc }
form-remove = usuń { own-who-acc }
    .third = usuwa { FORM($who, case: "acc") }
    .inf = usunąć { own-who-acc }
    .each = usuwasz { own-who-acc }
form-assign-upgrade = przydziel { own-who-dat } { FORM($what, case: "acc") }
    .third = przydziela { FORM($who, case: "dat") } { FORM($what, case: "acc") }
    .inf = przydzielić { own-who-dat } { FORM($what, case: "acc") }
    .each = przydzielasz { own-who-dat } { FORM($what, case: "acc") }
form-assign-any-upgrade = przydziel { own-who-dat } wybrane przez siebie Ulepszenie
    .third = przydziela { FORM($who, case: "dat") } wybrane przez siebie Ulepszenie
    .inf = przydzielić { own-who-dat } wybrane przez siebie Ulepszenie
    .each = przydzielasz { own-who-dat } wybrane przez siebie Ulepszenie
form-assign-jinx = przydziel { own-who-dat } { FORM($what, case: "acc") }
    .third = przydziela { FORM($who, case: "dat") } { FORM($what, case: "acc") }
    .inf = przydzielić { own-who-dat } { FORM($what, case: "acc") }
    .each = przydzielasz { own-who-dat } { FORM($what, case: "acc") }
form-discard-jinx = odrzuć { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .third = odrzuca { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .inf = odrzucić { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .each = odrzucasz { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
form-assign-evocation = przydziel { own-who-dat } { FORM($what, case: "acc") }
    .third = przydziela { FORM($who, case: "dat") } { FORM($what, case: "acc") }
    .inf = przydzielić { own-who-dat } { FORM($what, case: "acc") }
    .each = przydzielasz { own-who-dat } { FORM($what, case: "acc") }
form-choose = wybierz { own-who-acc }
    .third = wybiera { FORM($who, case: "acc") }
    .inf = wybrać { own-who-acc }
    .each = wybierasz { own-who-acc }
form-choose-room = wybierz { own-where-acc }
    .third = wybiera { their-where-acc }
    .inf = wybrać { own-where-acc }
    .each = wybierasz { own-where-acc }
form-attack = zaatakuj { own-who-acc }
    .third = atakuje { FORM($who, case: "acc") }
    .inf = zaatakować { own-who-acc }
    .each = atakujesz { own-who-acc }
form-attack-with = zaatakuj { own-who-acc } z +{ $n } do Siły
    .third = atakuje { FORM($who, case: "acc") } z +{ $n } do Siły
    .inf = zaatakować { own-who-acc } z +{ $n } do Siły
    .each = atakujesz { own-who-acc } z +{ $n } do Siły

## Cards and tokens.

form-draw = dobierz { $n } { FORM("spell", $n, case: "acc") } ze swojej Księgi Czarów
    .third = dobiera { $n } { FORM("spell", $n, case: "acc") } ze swojej Księgi Czarów
    .inf = dobrać { $n } { FORM("spell", $n, case: "acc") } ze swojej Księgi Czarów
    .each = dobierasz { $n } { FORM("spell", $n, case: "acc") } ze swojej Księgi Czarów
form-draw-library = dobierz { $n } { FORM("spell", $n, case: "acc") } z Biblioteki
    .third = dobiera { $n } { FORM("spell", $n, case: "acc") } z Biblioteki
    .inf = dobrać { $n } { FORM("spell", $n, case: "acc") } z Biblioteki
    .each = dobierasz { $n } { FORM("spell", $n, case: "acc") } z Biblioteki
form-draw-random = dobierz { $n } { FORM("spell", $n, case: "acc", adj: "random") } ze swoich Wspomnień
    .third = dobiera { $n } { FORM("spell", $n, case: "acc", adj: "random") } ze swoich Wspomnień
    .inf = dobrać { $n } { FORM("spell", $n, case: "acc", adj: "random") } ze swoich Wspomnień
    .each = dobierasz { $n } { FORM("spell", $n, case: "acc", adj: "random") } ze swoich Wspomnień
form-draw-forgotten = dobierz { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") }
    .third = dobiera { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") }
    .inf = dobrać { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") }
    .each = dobierasz { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") }
form-take-memories = weź { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } ze swoich Wspomnień
    .third = bierze { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } ze swoich Wspomnień
    .inf = wziąć { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } ze swoich Wspomnień
    .each = bierzesz { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } ze swoich Wspomnień
form-search = wyszukaj w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") }
    .third = wyszukuje w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") }
    .inf = wyszukać w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") }
    .each = wyszukujesz w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") }
form-discard = odrzuć { $n } { FORM("spell", $n, case: "acc") }
    .third = odrzuca { $n } { FORM("spell", $n, case: "acc") }
    .inf = odrzucić { $n } { FORM("spell", $n, case: "acc") }
    .each = odrzucasz { $n } { FORM("spell", $n, case: "acc") }
form-discard-ready = odrzuć { $n } { FORM("spell", $n, case: "acc", adj: "ready") }
    .third = odrzuca { $n } { FORM("spell", $n, case: "acc", adj: "ready") }
    .inf = odrzucić { $n } { FORM("spell", $n, case: "acc", adj: "ready") }
    .each = odrzucasz { $n } { FORM("spell", $n, case: "acc", adj: "ready") }
form-refresh = odwróć { $n } { FORM("action-token", $n, case: "acc") } na dostępną stronę
    .third = odwraca { $n } { FORM("action-token", $n, case: "acc") } na dostępną stronę
    .inf = odwrócić { $n } { FORM("action-token", $n, case: "acc") } na dostępną stronę
    .each = odwracasz { $n } { FORM("action-token", $n, case: "acc") } na dostępną stronę
form-take-crown = weź Żeton Korony
    .third = bierze Żeton Korony
    .inf = wziąć Żeton Korony
    .each = bierzesz Żeton Korony

## Standing abilities.

form-each-time = za każdym razem, gdy { $trigger }, { FORM($deed, form: "each") }
form-each-time-may = za każdym razem, gdy { $trigger }, możesz { FORM($actions, form: "inf") }
form-you-ignore = za każdym razem, gdy masz otrzymać obrażenia, ignorujesz { $n } z nich
form-this-ignores = za każdym razem, gdy ta Figurka ma otrzymać obrażenia, ignoruje { $n } z nich
form-you-have = masz +{ $n } do { FORM($stat, case: "gen") }
form-your-evocations-have = twoje Ewokacje mają +{ $n } do { FORM($stat, case: "gen") }
form-this-has = ta Figurka ma +{ $n } do { FORM($stat, case: "gen") }
form-your-stat-is = { AGREE("your", $stat) } { $stat } wynosi { $n }
form-target-stat-is = { $stat } celu wynosi { $n }
form-shields-room = za każdym razem, gdy Mag, który nie jest właścicielem tej Figurki, ma umieścić Niestabilność w jej Pomieszczeniu, umieszcza o { $n } { FORM("cube", $n, case: "acc") } mniej

## Triggers.

form-target-damages-you = cel zadaje ci obrażenia
form-mage-damages-you = inny Mag zadaje ci obrażenia
form-you-suffer = otrzymujesz obrażenia
form-you-damage-mage = zadajesz obrażenia innemu Magowi
form-evocation-gone = dowolna Ewokacja zostaje usunięta lub pokonana
form-your-evocation-gone = jedna z twoich Ewokacji zostaje usunięta lub pokonana
form-you-enter-without = wchodzisz do Pomieszczenia bez twojej Niestabilności
form-you-enter = wchodzisz do Pomieszczenia
form-target-enters = cel wchodzi do Pomieszczenia
form-mage-enters = inny Mag wchodzi do Pomieszczenia
form-mage-enters-here = inny Mag wchodzi do twojego Pomieszczenia
form-mage-enters-colour = inny Mag wchodzi do { AGREE($colour, "room", case: "gen") } Pomieszczenia
form-mage-enters-its-room = inny Mag wchodzi do Pomieszczenia tej Figurki
form-mage-places = inny Mag umieszcza Niestabilność
form-you-place-last = umieszczasz ostatnią Kostkę Niestabilności w Pomieszczeniu
form-mage-summons = dowolny Mag rozpatruje Efekt przywołania
form-mage-activates-room = inny Mag aktywuje Pomieszczenie
form-mage-reveals = inny Mag ujawnia Czar { FORM($type, case: "gen") }
form-spell-targets-you = stajesz się celem Czaru
form-you-are-defeated = cię pokonano
form-you-defeat-mage = pokonujesz innego Maga
form-you-defeat-evocation = pokonujesz Ewokację
form-you-draw-forgotten = dobierasz Zapomniany Czar
form-you-gain = zyskujesz Punkty Mocy
form-target-gains = cel zyskuje Punkty Mocy
form-this-activates = ta Figurka się aktywuje
form-this-attacks = ta Figurka atakuje
form-this-gone = ta Figurka zostaje usunięta lub pokonana
form-you-solve = rozwiązujesz Zadanie

## Conditions.

form-one = { $state }
form-both = { $state } i { $also }
form-you-defeated-target = cel został przez ciebie pokonany
form-revealed = masz co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") }
form-revealed-type = masz co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") } { FORM($type, case: "gen") }
form-revealed-elements = masz Ujawnione Czary co najmniej { $n } { $n ->
        [one] Elementu
       *[other] różnych Elementów
    }
form-you-own = masz co najmniej { $n } { FORM("evocation", $n, case: "acc") }
form-you-have-power = masz co najmniej { $n } { FORM("power-point", $n, case: "acc") }
form-mage-has-more-power = inny Mag ma więcej Punktów Mocy niż ty
form-you-have-damage = masz co najmniej { $n } { FORM("damage", $n, case: "acc") }
form-target-has-damage = cel ma co najmniej { $n } { FORM("damage", $n, case: "acc") }
form-target-has-jinx = cel ma Kartę Pecha
form-your-instability-here = w twoim Pomieszczeniu jest twoja Niestabilność
form-your-instability-rooms = twoja Niestabilność jest w co najmniej { $n } { FORM("room", $n, case: "loc") }
form-rebuilt-rooms = w Loży { $n ->
        [few] są
       *[other] jest
    } co najmniej { $n } { FORM("room", $n, case: "nom", adj: "rebuilt") }
form-models-in-your-room = w twoim Pomieszczeniu poza tobą { $n ->
        [few] są
       *[other] jest
    } co najmniej { $n } { FORM("model", $n, case: "nom") }
form-upgraded = masz Ewokację z Ulepszeniem

## What is counted.

form-for-each = za { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") }
form-for-each-max = za { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") } (maksymalnie { $m })
form-for-each-of = za { $k ->
        [one] { AGREE("every", $count, case: "acc") }
       *[other] każde
    } { $k } { FORM($count, $k, case: "acc") }
form-for-each-of-max = za { $k ->
        [one] { AGREE("every", $count, case: "acc") }
       *[other] każde
    } { $k } { FORM($count, $k, case: "acc") } (maksymalnie { $m })
form-damage-on-target = { FORM("damage", $case, $number) } u celu
    .gender = n
form-damage-on-you = { FORM("damage", $case, $number) } na twoim Torze Zdrowia
    .gender = n
form-rose-damage-on-you = { FORM("damage", $case, $number) } { FORM("rose", case: "gen") } na twoim Torze Zdrowia
    .gender = n
form-archetype-in-lodge = { FORM($what, $case, $number) } w Loży
form-your-evocations = { AGREE("your", "evocation", $case, $number) } { FORM("evocation", $case, $number) }
    .gender = f
form-your-instability-here-n = { AGREE("your", "instability", $case, $number) } { FORM("instability", $case, $number) } w twoim Pomieszczeniu
    .gender = f
form-your-instability-target = { AGREE("your", "instability", $case, $number) } { FORM("instability", $case, $number) } w docelowym Pomieszczeniu
    .gender = f
form-your-revealed = { AGREE("your", "spell", $case, $number) } { AGREE("revealed", "spell", $case, $number) } { FORM("spell", $case, $number) }
    .gender = m
form-your-hand = { FORM("spell", $case, $number) } na twojej ręce
    .gender = m
form-jinx-on-target = { FORM("jinx", $case, $number) } u celu
    .gender = f
form-rebuilt-room = { AGREE("rebuilt", "room", $case, $number) } { FORM("room", $case, $number) }
    .gender = n

## Models.

form-target = { FORM("target", $case) }
    .gender = m
form-yourself = { $case ->
        [gen] siebie
        [dat] sobie
        [acc] siebie
        [ins] sobą
        [loc] sobie
       *[nom] ty
    }
    .personal = yes
form-you-model = { $case ->
        [gen] ciebie
        [dat] tobie
        [acc] ciebie
        [ins] tobą
        [loc] tobie
       *[nom] ty
    }
    .personal = yes
form-it = { AGREE("this", "model", $case) } { FORM("model", $case) }
    .gender = f
form-that-mage-model = { AGREE("this", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-each-mage = { AGREE("every", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-each-other-mage = { AGREE("every", "mage", $case) } { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-each-model = { AGREE("every", "model", $case) } { FORM("model", $case) }
    .gender = f
form-each-evocation = { AGREE("every", "evocation", $case) } { FORM("evocation", $case) }
    .gender = f
form-each-of-your-evocations = { AGREE("every", "evocation", $case) } { AGREE("your", "evocation", $case) } { FORM("evocation", $case) }
    .gender = f
form-each-model-within = { AGREE("every", "model", $case) } { FORM("model", $case) } w zasięgu { $n }
    .gender = f
form-each-mage-within = { AGREE("every", "mage", $case) } { FORM("mage", $case) } w zasięgu { $n }
    .gender = m
    .personal = yes
form-each-model-within-of = { AGREE("every", "model", $case) } { FORM("model", $case) } w zasięgu { $n } od { FORM($from, case: "gen") }
    .gender = f
    .number = sg
form-all-named = { AGREE("all", $what, $case, number: "pl") } { FORM($what, $case, number: "pl") }
    .number = pl
form-a-model = { FORM("model", $case) } w zasięgu { $n }
    .gender = f
form-a-mage = { FORM("mage", $case) } w zasięgu { $n }
    .gender = m
    .personal = yes
form-an-evocation = { FORM("evocation", $case) } w zasięgu { $n }
    .gender = f
form-another-mage = { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-one-of-your-evocations = { AGREE("one", "evocation", $case) } z twoich Ewokacji
    .gender = f
form-one-of-your-archetype = { AGREE("one", $what, $case) } z twoich { FORM($what, case: "gen", number: "pl") }
form-one-of-targets-evocations = { AGREE("one", "evocation", $case) } z Ewokacji celu
    .gender = f
form-one-of-that-mages-evocations = { AGREE("one", "evocation", $case) } z Ewokacji tego Maga
    .gender = f
form-any-evocation = { AGREE("any", "evocation", $case) } { FORM("evocation", $case) } w Loży
    .gender = f
form-any-archetype = { AGREE("any", $what, $case) } { FORM($what, $case) } w Loży
form-another-archetype = { AGREE("other", $what, $case) } { FORM($what, $case) } w Loży

## Rooms.

form-target-room = { AGREE("target", "room", $case) } { FORM("room", $case) }
    .gender = n
form-here = { AGREE("your", "room", $case) } { FORM("room", $case) }
    .gender = n
form-room-of = { $who_id ->
        [yourself] { AGREE("your", "room", $case) } { FORM("room", $case) }
        [you-model] { AGREE("your", "room", $case) } { FORM("room", $case) }
       *[other] { FORM("room", $case) } { FORM($who, case: "gen") }
    }
    .gender = n
    .number = sg
    .own-acc = { $who_id ->
        [that-mage-model] swoje Pomieszczenie
        [yourself] twoje Pomieszczenie
        [you-model] twoje Pomieszczenie
       *[other] { FORM("room", case: "acc") } { FORM($who, case: "gen") }
    }
    .own-gen = { $who_id ->
        [that-mage-model] swojego Pomieszczenia
        [yourself] twojego Pomieszczenia
        [you-model] twojego Pomieszczenia
       *[other] { FORM("room", case: "gen") } { FORM($who, case: "gen") }
    }
    .own-loc = { $who_id ->
        [that-mage-model] swoim Pomieszczeniu
        [yourself] twoim Pomieszczeniu
        [you-model] twoim Pomieszczeniu
       *[other] { FORM("room", case: "loc") } { FORM($who, case: "gen") }
    }
form-that-room = { AGREE("this", "room", $case) } { FORM("room", $case) }
    .gender = n
form-room-of-each-mage = { FORM("room", $case) } każdego Maga
    .gender = n
form-each-room = { AGREE("every", "room", $case) } { FORM("room", $case) }
    .gender = n
form-each-colour-room = { AGREE("every", "room", $case) } { AGREE($colour, "room", $case) } { FORM("room", $case) }
    .gender = n
form-each-adjacent-room = { AGREE("every", "room", $case) } { FORM("room", $case) } { AGREE("adjacent", "room", $case) } z { FORM($where, case: "ins") }
    .gender = n
form-a-room = { FORM("room", $case) } w zasięgu { $n }
    .gender = n
form-a-room-of = { FORM("room", $case) } w zasięgu { $n } od { FORM($from, case: "gen") }
    .gender = n
    .number = sg
form-any-room = { AGREE("any", "room", $case) } { FORM("room", $case) } w Loży
    .gender = n
form-a-colour-room = { AGREE($colour, "room", $case) } { FORM("room", $case) }
    .gender = n
