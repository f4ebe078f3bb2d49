# The forms of the card language in Polish. A form that acts has four faces: the imperative of the card,
# `.third` for somebody else, `.inf` after “you may”, `.each` for what you do each time.

list-and = i
list-or = lub

## How much.

much-damage = { $n_id ->
        [plus] { FORM($n, form: "damage") }
        [same-plus] { FORM($n, form: "damage") }
        [same] tyle samo obrażeń
        [all] wszystkie obrażenia
       *[number] { $n } { FORM("damage", $n_count, case: "acc") }
    }
much-instability = { $n_id ->
        [plus] { FORM($n, form: "instability") }
        [same-plus] { FORM($n, form: "instability") }
        [same] tyle samo Kostek Niestabilności
        [all] wszystkie Kostki Niestabilności
       *[number] { $n } { FORM("instability", $n_count, case: "acc") }
    }
much-points = { $n_id ->
        [plus] { FORM($n, form: "points") }
        [same-plus] { FORM($n, form: "points") }
        [same] tyle samo Punktów Mocy
        [all] wszystkie Punkty Mocy
       *[number] { $n } { FORM("power-point", $n_count, case: "acc") }
    }
form-number = { $n }
form-same = tyle samo
form-same-plus = tyle samo plus { $n }
    .damage = tyle samo obrażeń plus { $n }
    .instability = tyle samo Kostek Niestabilności plus { $n }
    .points = tyle samo Punktów Mocy plus { $n }
form-plus = { $n } plus { $m } { $each }
    .damage = { $n } { FORM("damage", $n, case: "acc") } plus { $m } { $each }
    .instability = { $n } { FORM("instability", $n, case: "acc") } plus { $m } { $each }
    .points = { $n } { FORM("power-point", $n, case: "acc") } plus { $m } { $each }
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
their-possessive = { $who_number ->
        [pl] ich
       *[sg] { $who_gender ->
            [f] jej
           *[m] jego
        }
    }

## Rooms behind prepositions; those with $room stand in table.ftl.

own-word-in = { FORM($where, case: "nom") ->
        [Arena] na
        [Cmentarz] na
       *[other] w
    }
own-word-from = { FORM($where, case: "nom") ->
        [Skarbiec] ze
        [Zbrojownia] ze
       *[other] z
    }
own-where-to = { FORM($where, case: "nom") ->
        [Arena] na { FORM($where, case: "acc") }
        [Cmentarz] na { FORM($where, case: "acc") }
       *[other] do { FORM($where, case: "gen") }
    }
own-where-in = { own-word-in } { own-where-loc }
own-where-from = { own-word-from } { own-where-gen }
their-where-in = { own-word-in } { their-where-loc }
their-where-from = { own-word-from } { their-where-gen }

## Texts and sentences.

form-now = { $now }
form-now-persistent = { $now } Efekt Stabilny: { $then }
form-persistent = Efekt Stabilny: { $then }
form-each-in-order = W kolejności gry każdy Mag: { $each }
form-standing = { $abilities }
form-do = { $deed }
who-also = { $also_id ->
        [you] { $deed_id ->
            [you] { " i" }
           *[other] ; następnie
        }
       *[other] , a
    }
form-do-both = { $deed }{ who-also } { $also }
form-may = możesz { FORM($actions, form: "inf") }
form-if-you-do = jeśli to zrobisz, { $deed }
form-if-she-does = jeśli to zrobi, { $deed }
form-if-they-do = jeśli to zrobi, { $deed }
form-if-you-do-both = jeśli to zrobisz, { $deed }{ who-also } { $also }
form-if-you-do-may = jeśli to zrobisz, możesz { FORM($actions, form: "inf") }
form-if = jeśli { $condition }, { $deed }
form-if-otherwise = jeśli { $condition }, { $deed }; w przeciwnym razie { $otherwise }
form-either = albo { $deed }, albo { $other }
form-may-either = możesz albo { FORM($deed, form: "inf") }, albo { FORM($other, form: "inf") }
form-if-you-do-not = jeśli tego nie zrobisz, { $deed }
form-for-each-do = za { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") } { $deed }
form-enhancement = Wzmocnienie ({ $elements }): { $deed }
form-enhancement-target = Wzmocnienie ({ $elements }): celem staje się Pomieszczenie w zasięgu { $n }
form-symbol = { $element }

## Deeds.

form-you = { $actions }
    .inf = { FORM($actions, form: "inf") }
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
form-has-next-activation = { who-gets } +{ $n } do { FORM($stat, case: "gen") } przy następnej aktywacji
form-each-assigned-activates = { AGREE("every", $what) } { $what } { AGREE("assigned", $what) } celowi aktywuje się pod twoją kontrolą
form-those-activate = Figurki przydzielone tym Efektem aktywują się pod twoją kontrolą

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
form-another-mage-does = { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-crown-holder = { FORM("crown-holder", $case) }
    .gender = m
    .personal = yes

## Damage.

form-inflict = zadaj { much-damage }
    .third = zadaje { much-damage }
    .inf = zadać { much-damage }
    .each = zadajesz { much-damage }
form-inflict-to = { $who_id ->
        [you-model] zadaj ci { much-damage }
       *[other] { $n_id ->
            [plus] zadaj { own-who-dat } { much-damage }
           *[other] zadaj { much-damage } { own-who-dat }
        }
    }
    .third = { $who_id ->
        [you-model] zadaje ci { much-damage }
       *[other] { $n_id ->
            [plus] zadaje { FORM($who, case: "dat") } { much-damage }
           *[other] zadaje { much-damage } { FORM($who, case: "dat") }
        }
    }
    .inf = { $who_id ->
        [you-model] zadać ci { much-damage }
       *[other] { $n_id ->
            [plus] zadać { own-who-dat } { much-damage }
           *[other] zadać { much-damage } { own-who-dat }
        }
    }
    .each = { $who_id ->
        [you-model] zadajesz ci { much-damage }
       *[other] { $n_id ->
            [plus] zadajesz { own-who-dat } { much-damage }
           *[other] zadajesz { much-damage } { own-who-dat }
        }
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
form-inflict-in = { $n_id ->
        [plus] zadaj { own-where-in } { much-damage }
       *[other] zadaj { much-damage } { own-where-in }
    }
    .third = { $n_id ->
        [plus] zadaje { their-where-in } { much-damage }
       *[other] zadaje { much-damage } { their-where-in }
    }
    .inf = { $n_id ->
        [plus] zadać { own-where-in } { much-damage }
       *[other] zadać { much-damage } { own-where-in }
    }
    .each = { $n_id ->
        [plus] zadajesz { own-where-in } { much-damage }
       *[other] zadajesz { much-damage } { own-where-in }
    }
form-inflict-quietly = zadaj { much-damage } bez wyzwalania Pułapek i Ochron
    .third = zadaje { much-damage } bez wyzwalania Pułapek i Ochron
    .inf = zadać { much-damage } bez wyzwalania Pułapek i Ochron
    .each = zadajesz { much-damage } bez wyzwalania Pułapek i Ochron
form-inflict-silently = zadaj { much-damage } bez wyzwalania Czarów
    .third = zadaje { much-damage } bez wyzwalania Czarów
    .inf = zadać { much-damage } bez wyzwalania Czarów
    .each = zadajesz { much-damage } bez wyzwalania Czarów
form-inflict-silently-to = { $who_id ->
        [you-model] zadaj ci { much-damage }
       *[other] { $n_id ->
            [plus] zadaj { own-who-dat } { much-damage }
           *[other] zadaj { much-damage } { own-who-dat }
        }
    } bez wyzwalania Czarów
    .third = { $who_id ->
        [you-model] zadaje ci { much-damage }
       *[other] { $n_id ->
            [plus] zadaje { FORM($who, case: "dat") } { much-damage }
           *[other] zadaje { much-damage } { FORM($who, case: "dat") }
        }
    } bez wyzwalania Czarów
    .inf = { $who_id ->
        [you-model] zadać ci { much-damage }
       *[other] { $n_id ->
            [plus] zadać { own-who-dat } { much-damage }
           *[other] zadać { much-damage } { own-who-dat }
        }
    } bez wyzwalania Czarów
    .each = { $who_id ->
        [you-model] zadajesz ci { much-damage }
       *[other] { $n_id ->
            [plus] zadajesz { own-who-dat } { much-damage }
           *[other] zadajesz { much-damage } { own-who-dat }
        }
    } bez wyzwalania Czarów
form-suffer = otrzymaj od Czarnej Róży { much-damage }
    .third = otrzymuje od Czarnej Róży { much-damage }
    .inf = otrzymać od Czarnej Róży { much-damage }
    .each = otrzymujesz od Czarnej Róży { much-damage }
form-suffer-each = otrzymaj od Czarnej Róży { $n } { FORM("damage", $n, case: "acc") } { $each }
    .third = otrzymuje od Czarnej Róży { $n } { FORM("damage", $n, case: "acc") } { $each }
    .inf = otrzymać od Czarnej Róży { $n } { FORM("damage", $n, case: "acc") } { $each }
    .each = otrzymujesz od Czarnej Róży { $n } { FORM("damage", $n, case: "acc") } { $each }
form-have-rose-inflict = niech Czarna Róża zada { $who_id ->
        [you-model] ci { much-damage }
       *[other] { much-damage } { FORM($who, case: "dat") }
    }
    .third = sprawia, że Czarna Róża zadaje { $who_id ->
        [you-model] ci { much-damage }
       *[other] { much-damage } { FORM($who, case: "dat") }
    }
    .inf = sprawić, by Czarna Róża zadała { $who_id ->
        [you-model] ci { much-damage }
       *[other] { much-damage } { FORM($who, case: "dat") }
    }
    .each = sprawiasz, że Czarna Róża zadaje { $who_id ->
        [you-model] ci { much-damage }
       *[other] { much-damage } { FORM($who, case: "dat") }
    }
form-convert-in = zamień { much-damage } { own-where-in }
    .third = zamienia { much-damage } { their-where-in }
    .inf = zamienić { much-damage } { own-where-in }
    .each = zamieniasz { much-damage } { own-where-in }
form-heal-mages-own = ulecz każdemu Magowi wszystkie obrażenia oprócz obrażeń Czarnej Róży
    .third = leczy każdemu Magowi wszystkie obrażenia oprócz obrażeń Czarnej Róży
    .inf = uleczyć każdemu Magowi wszystkie obrażenia oprócz obrażeń Czarnej Róży
    .each = leczysz każdemu Magowi wszystkie obrażenia oprócz obrażeń Czarnej Róży

## Instability.

form-place = umieść { much-instability }
    .third = umieszcza { much-instability }
    .inf = umieścić { much-instability }
    .each = umieszczasz { much-instability }
form-place-in = umieść { much-instability } { own-where-in }
    .third = umieszcza { much-instability } { their-where-in }
    .inf = umieścić { much-instability } { own-where-in }
    .each = umieszczasz { much-instability } { own-where-in }
form-place-each = umieść { $n } { FORM("instability", $n, case: "acc") } { $each }
    .third = umieszcza { $n } { FORM("instability", $n, case: "acc") } { $each }
    .inf = umieścić { $n } { FORM("instability", $n, case: "acc") } { $each }
    .each = umieszczasz { $n } { FORM("instability", $n, case: "acc") } { $each }
form-place-in-each = umieść { $n } { FORM("instability", $n, case: "acc") } { own-where-in } { $each }
    .third = umieszcza { $n } { FORM("instability", $n, case: "acc") } { their-where-in } { $each }
    .inf = umieścić { $n } { FORM("instability", $n, case: "acc") } { own-where-in } { $each }
    .each = umieszczasz { $n } { FORM("instability", $n, case: "acc") } { own-where-in } { $each }
form-place-rose = umieść { much-instability } { FORM("rose", case: "gen") } { own-where-in }
    .third = umieszcza { much-instability } { FORM("rose", case: "gen") } { their-where-in }
    .inf = umieścić { much-instability } { FORM("rose", case: "gen") } { own-where-in }
    .each = umieszczasz { much-instability } { FORM("rose", case: "gen") } { own-where-in }
form-convert-instability = zamień { much-instability }
    .third = zamienia { much-instability }
    .inf = zamienić { much-instability }
    .each = zamieniasz { much-instability }
form-convert-instability-in = zamień { much-instability } { own-where-in }
    .third = zamienia { much-instability } { their-where-in }
    .inf = zamienić { much-instability } { own-where-in }
    .each = zamieniasz { much-instability } { own-where-in }
form-remove-instability = usuń { $n } { FORM("instability", $n, case: "acc") } swojego koloru { own-where-from }
    .third = usuwa { $n } { FORM("instability", $n, case: "acc") } swojego koloru { their-where-from }
    .inf = usunąć { $n } { FORM("instability", $n, case: "acc") } swojego koloru { own-where-from }
    .each = usuwasz { $n } { FORM("instability", $n, case: "acc") } swojego koloru { own-where-from }
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
    } { own-where-in }
    .third = umieszcza { $who_id ->
        [yourself] swojego Maga
       *[other] { FORM($who, case: "acc") }
    } { their-where-in }
    .inf = umieścić { $who_id ->
        [yourself] swojego Maga
       *[other] { own-who-acc }
    } { own-where-in }
    .each = umieszczasz { $who_id ->
        [yourself] swojego Maga
       *[other] { own-who-acc }
    } { own-where-in }
form-swap = zamień się miejscami z { own-who-ins }
    .third = zamienia się miejscami z { FORM($who, case: "ins") }
    .inf = zamienić się miejscami z { own-who-ins }
    .each = zamieniasz się miejscami z { own-who-ins }
form-move-times = porusz się maksymalnie { $n } { $n ->
        [1] raz
       *[other] razy
    }
    .third = porusza się maksymalnie { $n } { $n ->
        [1] raz
       *[other] razy
    }
    .inf = poruszyć się maksymalnie { $n } { $n ->
        [1] raz
       *[other] razy
    }
    .each = poruszasz się maksymalnie { $n } { $n ->
        [1] raz
       *[other] razy
    }
form-move-speed = porusz { $who_id ->
        [yourself] się maksymalnie o swoją wartość Ruchu
        [you-model] cię maksymalnie o twoją wartość Ruchu
       *[other] { own-who-acc } maksymalnie o { their-possessive } wartość Ruchu
    }
    .third = porusza { $who_id ->
        [yourself] się maksymalnie o swoją wartość Ruchu
        [you-model] cię maksymalnie o twoją wartość Ruchu
       *[other] { FORM($who, case: "acc") } maksymalnie o { their-possessive } wartość Ruchu
    }
    .inf = poruszyć { $who_id ->
        [yourself] się maksymalnie o swoją wartość Ruchu
        [you-model] cię maksymalnie o twoją wartość Ruchu
       *[other] { own-who-acc } maksymalnie o { their-possessive } wartość Ruchu
    }
    .each = poruszasz { $who_id ->
        [yourself] się maksymalnie o swoją wartość Ruchu
        [you-model] cię maksymalnie o twoją wartość Ruchu
       *[other] { own-who-acc } maksymalnie o { their-possessive } wartość Ruchu
    }
form-send = odeślij { $who_id ->
        [yourself] swojego Maga do swojej Komnaty
        [you-model] cię do twojej Komnaty
       *[other] { own-who-acc } do { their-possessive } Komnaty
    }
    .third = odsyła { $who_id ->
        [yourself] swojego Maga do swojej Komnaty
        [you-model] cię do twojej Komnaty
       *[other] { FORM($who, case: "acc") } do { their-possessive } Komnaty
    }
    .inf = odesłać { $who_id ->
        [yourself] swojego Maga do swojej Komnaty
        [you-model] cię do twojej Komnaty
       *[other] { own-who-acc } do { their-possessive } Komnaty
    }
    .each = odsyłasz { $who_id ->
        [yourself] swojego Maga do swojej Komnaty
        [you-model] cię do twojej Komnaty
       *[other] { own-who-acc } do { their-possessive } Komnaty
    }

## Rooms and Evocations.

form-activate-room = aktywuj { own-where-acc }
    .third = aktywuje { their-where-acc }
    .inf = aktywować { own-where-acc }
    .each = aktywujesz { own-where-acc }
form-mirror = rozpatrz Efekt odbudowanej strony innego Pomieszczenia (oprócz Komnaty Czarnej Róży i Sali Tronowej)
    .third = rozpatruje Efekt odbudowanej strony innego Pomieszczenia (oprócz Komnaty Czarnej Róży i Sali Tronowej)
    .inf = rozpatrzyć Efekt odbudowanej strony innego Pomieszczenia (oprócz Komnaty Czarnej Róży i Sali Tronowej)
    .each = rozpatrujesz Efekt odbudowanej strony innego Pomieszczenia (oprócz Komnaty Czarnej Róży i Sali Tronowej)
form-summon = przywołaj { FORM($what, case: "acc") }
    .third = przywołuje { FORM($what, case: "acc") }
    .inf = przywołać { FORM($what, case: "acc") }
    .each = przywołujesz { FORM($what, case: "acc") }
form-summon-in = przywołaj { FORM($what, case: "acc") } { own-where-in }
    .third = przywołuje { FORM($what, case: "acc") } { their-where-in }
    .inf = przywołać { FORM($what, case: "acc") } { own-where-in }
    .each = przywołujesz { FORM($what, case: "acc") } { own-where-in }
form-summon-same = przywołaj taką samą Ewokację
    .third = przywołuje taką samą Ewokację
    .inf = przywołać taką samą Ewokację
    .each = przywołujesz taką samą Ewokację
form-summon-small = przywołaj wybraną przez siebie Ewokację o wartości Punktów Życia { $n } lub mniejszej
    .third = przywołuje wybraną przez siebie Ewokację o wartości Punktów Życia { $n } lub mniejszej
    .inf = przywołać wybraną przez siebie Ewokację o wartości Punktów Życia { $n } lub mniejszej
    .each = przywołujesz wybraną przez siebie Ewokację o wartości Punktów Życia { $n } lub mniejszej
form-summon-any = przywołaj wybraną przez siebie Ewokację (oprócz Zapomnianych) { own-where-in }
    .third = przywołuje wybraną przez siebie Ewokację (oprócz Zapomnianych) { their-where-in }
    .inf = przywołać wybraną przez siebie Ewokację (oprócz Zapomnianych) { own-where-in }
    .each = przywołujesz wybraną przez siebie Ewokację (oprócz Zapomnianych) { own-where-in }
form-remove = usuń { own-who-acc }
    .third = usuwa { FORM($who, case: "acc") }
    .inf = usunąć { own-who-acc }
    .each = usuwasz { own-who-acc }
form-remove-up-to = usuń do { $n } { FORM($what, $n, case: "gen") }
    .third = usuwa do { $n } { FORM($what, $n, case: "gen") }
    .inf = usunąć do { $n } { FORM($what, $n, case: "gen") }
    .each = usuwasz do { $n } { FORM($what, $n, case: "gen") }
form-have-activate = aktywuj { $who_id ->
        [yourself] się
        [you-model] cię
       *[other] { own-who-acc }
    }
    .third = aktywuje { $who_id ->
        [yourself] się
        [you-model] cię
       *[other] { FORM($who, case: "acc") }
    }
    .inf = aktywować { $who_id ->
        [yourself] się
        [you-model] cię
       *[other] { own-who-acc }
    }
    .each = aktywujesz { $who_id ->
        [yourself] się
        [you-model] cię
       *[other] { own-who-acc }
    }
form-discard-upgrade = odrzuć Ulepszenie przydzielone { own-who-dat }
    .third = odrzuca Ulepszenie przydzielone { FORM($who, case: "dat") }
    .inf = odrzucić Ulepszenie przydzielone { own-who-dat }
    .each = odrzucasz Ulepszenie przydzielone { own-who-dat }
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
form-assign-any-jinx = przydziel { own-who-dat } wybraną przez siebie Kartę Pecha
    .third = przydziela { FORM($who, case: "dat") } wybraną przez siebie Kartę Pecha
    .inf = przydzielić { own-who-dat } wybraną przez siebie Kartę Pecha
    .each = przydzielasz { own-who-dat } wybraną przez siebie Kartę Pecha
form-discard-jinx = odrzuć { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .third = odrzuca { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .inf = odrzucić { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .each = odrzucasz { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
form-assign-evocation = przydziel { FORM($what, case: "acc") } { own-who-dat }
    .third = przydziela { FORM($what, case: "acc") } { FORM($who, case: "dat") }
    .inf = przydzielić { FORM($what, case: "acc") } { own-who-dat }
    .each = przydzielasz { FORM($what, case: "acc") } { own-who-dat }
form-aim = { $who_id ->
        [yourself] celem jesteś ty
        [you-model] celem jesteś ty
       *[other] { $who_number ->
            [pl] celem są { $who }
           *[sg] celem jest { $who }
        }
    }
    .third = obiera za cel { FORM($who, case: "acc") }
    .inf = obrać za cel { own-who-acc }
    .each = obierasz za cel { own-who-acc }
form-target-room-of = celem jest { $where }
    .third = obiera za cel { their-where-acc }
    .inf = obrać za cel { own-where-acc }
    .each = obierasz za cel { own-where-acc }
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
form-keep-forgotten = dobierz { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } i zatrzymaj { $m } z nich
    .third = dobiera { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } i zatrzymuje { $m } z nich
    .inf = dobrać { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } i zatrzymać { $m } z nich
    .each = dobierasz { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } i zatrzymujesz { $m } z nich
form-look-school = obejrzyj { $n } { FORM("spell", $n, case: "acc") } jednej Szkoły i zatrzymaj { $m } z nich
    .third = ogląda { $n } { FORM("spell", $n, case: "acc") } jednej Szkoły i zatrzymuje { $m } z nich
    .inf = obejrzeć { $n } { FORM("spell", $n, case: "acc") } jednej Szkoły i zatrzymać { $m } z nich
    .each = oglądasz { $n } { FORM("spell", $n, case: "acc") } jednej Szkoły i zatrzymujesz { $m } z nich
form-take-memories = weź { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } ze swoich Wspomnień
    .third = bierze { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } ze swoich Wspomnień
    .inf = wziąć { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } ze swoich Wspomnień
    .each = bierzesz { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } ze swoich Wspomnień
form-search = wyszukaj w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") }
    .third = wyszukuje w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") }
    .inf = wyszukać w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") }
    .each = wyszukujesz w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") }
form-search-both = wyszukaj w swojej Księdze Czarów lub Wspomnieniach { $n } { FORM("spell", $n, case: "acc") }
    .third = wyszukuje w swojej Księdze Czarów lub Wspomnieniach { $n } { FORM("spell", $n, case: "acc") }
    .inf = wyszukać w swojej Księdze Czarów lub Wspomnieniach { $n } { FORM("spell", $n, case: "acc") }
    .each = wyszukujesz w swojej Księdze Czarów lub Wspomnieniach { $n } { FORM("spell", $n, case: "acc") }
form-search-summon = wyszukaj w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") } przywołania
    .third = wyszukuje w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") } przywołania
    .inf = wyszukać w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") } przywołania
    .each = wyszukujesz w swojej Księdze Czarów { $n } { FORM("spell", $n, case: "acc") } przywołania
form-shuffle-memories = wtasuj swoje Wspomnienia do Księgi Czarów
    .third = wtasowuje swoje Wspomnienia do Księgi Czarów
    .inf = wtasować swoje Wspomnienia do Księgi Czarów
    .each = wtasowujesz swoje Wspomnienia do Księgi Czarów
form-cast-next = rzuć swój następny Gotowy Czar
    .third = rzuca swój następny Gotowy Czar
    .inf = rzucić swój następny Gotowy Czar
    .each = rzucasz swój następny Gotowy Czar
form-swap-revealed = wymień jeden ze swoich Ujawnionych Czarów na Czar z ręki
    .third = wymienia jeden ze swoich Ujawnionych Czarów na Czar z ręki
    .inf = wymienić jeden ze swoich Ujawnionych Czarów na Czar z ręki
    .each = wymieniasz jeden ze swoich Ujawnionych Czarów na Czar z ręki
form-return-revealed = weź z powrotem na rękę jeden ze swoich Ujawnionych Czarów z Elementem { $elements }
    .third = bierze z powrotem na rękę jeden ze swoich Ujawnionych Czarów z Elementem { $elements }
    .inf = wziąć z powrotem na rękę jeden ze swoich Ujawnionych Czarów z Elementem { $elements }
    .each = bierzesz z powrotem na rękę jeden ze swoich Ujawnionych Czarów z Elementem { $elements }
form-give-forgotten = oddaj { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } z ręki
    .third = oddaje { FORM($who, case: "dat") } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } z ręki
    .inf = oddać { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } z ręki
    .each = oddajesz { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } z ręki
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

## Quests, Events and Trophies.

form-draw-quest = dobierz { $n } { FORM("quest", $n, case: "acc") }
    .third = dobiera { $n } { FORM("quest", $n, case: "acc") }
    .inf = dobrać { $n } { FORM("quest", $n, case: "acc") }
    .each = dobierasz { $n } { FORM("quest", $n, case: "acc") }
form-draw-quest-moon = dobierz { $n } { FORM("quest", $n, case: "acc") } { AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
    .third = dobiera { $n } { FORM("quest", $n, case: "acc") } { AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
    .inf = dobrać { $n } { FORM("quest", $n, case: "acc") } { AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
    .each = dobierasz { $n } { FORM("quest", $n, case: "acc") } { AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
form-look-quests = obejrzyj { $n } { FORM("quest", $n, case: "acc") } { $each } i zatrzymaj { $m } z obejrzanych
    .third = ogląda { $n } { FORM("quest", $n, case: "acc") } { $each } i zatrzymuje { $m } z obejrzanych
    .inf = obejrzeć { $n } { FORM("quest", $n, case: "acc") } { $each } i zatrzymać { $m } z obejrzanych
    .each = oglądasz { $n } { FORM("quest", $n, case: "acc") } { $each } i zatrzymujesz { $m } z obejrzanych
form-look-quests-next = obejrzyj { $n } { FORM("quest", $n, case: "acc") } bieżącej lub następnej Fazy Księżyca i zatrzymaj { $m } z nich
    .third = ogląda { $n } { FORM("quest", $n, case: "acc") } bieżącej lub następnej Fazy Księżyca i zatrzymuje { $m } z nich
    .inf = obejrzeć { $n } { FORM("quest", $n, case: "acc") } bieżącej lub następnej Fazy Księżyca i zatrzymać { $m } z nich
    .each = oglądasz { $n } { FORM("quest", $n, case: "acc") } bieżącej lub następnej Fazy Księżyca i zatrzymujesz { $m } z nich
form-discard-quest = odrzuć { $n } ze swoich Aktywnych Zadań
    .third = odrzuca { $n } ze swoich Aktywnych Zadań
    .inf = odrzucić { $n } ze swoich Aktywnych Zadań
    .each = odrzucasz { $n } ze swoich Aktywnych Zadań
form-discard-solved = odrzuć { $n } ze swoich Rozwiązanych Zadań
    .third = odrzuca { $n } ze swoich Rozwiązanych Zadań
    .inf = odrzucić { $n } ze swoich Rozwiązanych Zadań
    .each = odrzucasz { $n } ze swoich Rozwiązanych Zadań
form-complete-quest = ukończ jedno ze swoich Zadań
    .third = kończy jedno ze swoich Zadań
    .inf = ukończyć jedno ze swoich Zadań
    .each = kończysz jedno ze swoich Zadań
form-pay-for-quest = wybierz jedno ze swoich Aktywnych Zadań i strać tyle Punktów Mocy, ile wynosi numer jego Fazy Księżyca
    .third = wybiera jedno ze swoich Aktywnych Zadań i traci tyle Punktów Mocy, ile wynosi numer jego Fazy Księżyca
    .inf = wybrać jedno ze swoich Aktywnych Zadań i stracić tyle Punktów Mocy, ile wynosi numer jego Fazy Księżyca
    .each = wybierasz jedno ze swoich Aktywnych Zadań i tracisz tyle Punktów Mocy, ile wynosi numer jego Fazy Księżyca
form-complete-that-quest = ukończ to Zadanie
    .third = kończy to Zadanie
    .inf = ukończyć to Zadanie
    .each = kończysz to Zadanie
form-solve-this-quest = rozwiąż to Zadanie
    .third = rozwiązuje to Zadanie
    .inf = rozwiązać to Zadanie
    .each = rozwiązujesz to Zadanie
form-solve-quest = rozwiąż jedno ze swoich Zadań
    .third = rozwiązuje jedno ze swoich Zadań
    .inf = rozwiązać jedno ze swoich Zadań
    .each = rozwiązujesz jedno ze swoich Zadań
form-draw-event = dobierz { $n } { FORM("event", $n, case: "acc") }
    .third = dobiera { $n } { FORM("event", $n, case: "acc") }
    .inf = dobrać { $n } { FORM("event", $n, case: "acc") }
    .each = dobierasz { $n } { FORM("event", $n, case: "acc") }
form-draw-event-moon = dobierz { $n } { FORM("event", $n, case: "acc") } { AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
    .third = dobiera { $n } { FORM("event", $n, case: "acc") } { AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
    .inf = dobrać { $n } { FORM("event", $n, case: "acc") } { AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
    .each = dobierasz { $n } { FORM("event", $n, case: "acc") } { AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
form-discard-event = odrzuć { $n } { FORM("event", $n, case: "acc") }
    .third = odrzuca { $n } { FORM("event", $n, case: "acc") }
    .inf = odrzucić { $n } { FORM("event", $n, case: "acc") }
    .each = odrzucasz { $n } { FORM("event", $n, case: "acc") }
form-move-toward = rusz w stronę { own-who-gen }
    .third = rusza w stronę { FORM($who, case: "gen") }
    .inf = ruszyć w stronę { own-who-gen }
    .each = ruszasz w stronę { own-who-gen }
form-move-toward-room = rusz w stronę { own-where-gen }
    .third = rusza w stronę { their-where-gen }
    .inf = ruszyć w stronę { own-where-gen }
    .each = ruszasz w stronę { own-where-gen }
form-take-trophy = weź Trofeum { own-who-gen }
    .third = bierze Trofeum { FORM($who, case: "gen") }
    .inf = wziąć Trofeum { own-who-gen }
    .each = bierzesz Trofeum { own-who-gen }
form-give-trophy = oddaj Czarnej Róży { $n } ze swoich Trofeów
    .third = oddaje Czarnej Róży { $n } ze swoich Trofeów
    .inf = oddać Czarnej Róży { $n } ze swoich Trofeów
    .each = oddajesz Czarnej Róży { $n } ze swoich Trofeów
form-cube-on-card = umieść 1 Kostkę na tej karcie
    .third = umieszcza 1 Kostkę na tej karcie
    .inf = umieścić 1 Kostkę na tej karcie
    .each = umieszczasz 1 Kostkę na tej karcie

## Standing abilities.

form-each-time = za każdym razem, gdy { $trigger }, { FORM($deed, form: "each") }
form-each-time-may = za każdym razem, gdy { $trigger }, możesz { FORM($actions, form: "inf") }
form-you-ignore = za każdym razem, gdy masz otrzymać obrażenia, ignorujesz { $n } z nich
form-this-ignores = za każdym razem, gdy ta Figurka ma otrzymać obrażenia, ignoruje { $n } z nich
form-you-have = masz +{ $n } do { FORM($stat, case: "gen") }
form-your-evocations-have = twoje Ewokacje mają +{ $n } do { FORM($stat, case: "gen") }
form-this-has = ta Figurka ma +{ $n } do { FORM($stat, case: "gen") }
much-verb = { $stat_number ->
        [pl] wynoszą
       *[sg] wynosi
    }
form-your-stat-is = { AGREE("your", $stat) } { $stat } { much-verb } { $n }
form-target-stat-is = { $stat } celu { much-verb } { $n }
form-shields-room = za każdym razem, gdy Mag, który nie jest właścicielem tej Figurki, ma umieścić Niestabilność w jej Pomieszczeniu, umieszcza o { $n } { FORM("cube", $n, case: "acc") } mniej
form-each-time-both = za każdym razem, gdy { $trigger }, { FORM($deed, form: "each") }{ who-also } { FORM($also, form: "each") }
form-each-time-may-then = za każdym razem, gdy { $trigger }, możesz { FORM($actions, form: "inf") }; jeśli to zrobisz, { FORM($deed, form: "each") }
form-each-time-they-may = za każdym razem, gdy { $trigger }, ten Mag może { FORM($actions, form: "inf") }
form-this-has-per-damage = ta Figurka ma +{ $n } do { FORM($stat, case: "gen") } za każde obrażenie na niej
form-this-has-while-upgraded = ta Figurka ma +{ $n } do { FORM($stat, case: "gen") }, dopóki ma Ulepszenie
form-suffers-for-owner = za każdym razem, gdy jej właściciel ma otrzymać obrażenia, ta Figurka może otrzymać { $n } z nich zamiast niego
form-evocation-suffers = za każdym razem, gdy masz otrzymać obrażenia, zamiast ciebie otrzymuje je jedna z twoich Ewokacji
form-attacks-room = ta Figurka atakuje każdą Figurkę w swoim Pomieszczeniu
form-you-place-less = za każdym razem, gdy masz umieścić Niestabilność, umieszczasz o { $n } { FORM("cube", $n, case: "acc") } mniej i umieszczasz 1 Kostkę na tej karcie
form-combat-spells-inflict = za każdym razem, gdy Mag ma zadać obrażenia Czarem Walki, zadaje ich o { $n } więcej
form-evocations-unhurt = Ewokacje nie mogą otrzymywać obrażeń
form-rose-takes-trophies = Czarna Róża bierze Trofeum każdego pokonanego Maga

## Triggers: who.

form-who-you = ty
form-who-another-mage = { AGREE("other", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-who-any-mage = { AGREE("any", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-who-target = { FORM("target", $case) }
    .gender = m
form-who-any-evocation = { AGREE("any", "evocation", $case) } { FORM("evocation", $case) }
    .gender = f
form-who-your-evocation = { AGREE("one", "evocation", $case) } z twoich Ewokacji
    .gender = f
form-who-this-model = { AGREE("this", "model", $case) } { FORM("model", $case) }
    .gender = f
form-who-mage = { FORM($mage, $case) }
form-who-evocation = { FORM($evocation, $case) }
form-who-another-model = { AGREE("other", "model", $case) } { FORM("model", $case) }
    .gender = f
form-prey-mage = { AGREE("other", "mage", $case) } { FORM("mage", $case) }
form-prey-evocation = { FORM("evocation", $case) }
form-victim-you = ty
form-victim-other = { FORM($prey, $case) }

## Triggers: where.

form-tile-coloured = { AGREE($colour, "room", $case) }{ $other_id ->
        [none] { "" }
       *[other] { " lub " }{ AGREE($other, "room", $case) }
    } { FORM("room", $case) }
form-tile-named = { FORM($room, $case) }
form-site-any = { FORM("room", $case) }
form-site-here = { AGREE("your", "room", $case) } { FORM("room", $case) }
form-site-this = { FORM("room", $case) } tej Figurki
form-site-tile = { FORM($tile, $case) }

## Triggers: what is done.

who-suffers = { $whom_id ->
        [none] obrażenia
        [victim-you] ci obrażenia
       *[other] obrażenia { FORM($whom, case: "dat") }
    }
who-resolves = { $who_id ->
        [who-you] rozpatrujesz
       *[other] { $who } rozpatruje
    }
form-inflicts = { $who_id ->
        [who-you] zadajesz
       *[other] { $who } zadaje
    } { who-suffers }{ $with ->
        [yes] { " Czarem lub Atakiem Fizycznym" }
       *[no] { "" }
    }
form-spell-inflicts = Czar zadaje { who-suffers }
form-suffers = { $who_id ->
        [who-you] otrzymujesz
       *[other] { $who } otrzymuje
    } obrażenia{ $rose ->
        [yes] { " od Czarnej Róży" }
       *[no] { "" }
    }
form-touches = { $who_id ->
        [who-you] zadajesz lub leczysz
       *[other] { $who } zadaje lub leczy
    } obrażenia Ewokacji
form-is-defeated = { $harmed ->
        [yes] zostaje pokonany Mag z twoimi obrażeniami
       *[no] { $who_id ->
            [who-you] twój Mag
           *[other] { $who }
        } zostaje pokonany
    }
form-defeats = { $who_id ->
        [who-you] pokonujesz
       *[other] { $who } pokonuje
    } { FORM($whom, case: "acc") }
form-is-gone = { $who } zostaje usunięta lub pokonana
form-in-cell = { $who_id ->
        [who-you] trafiasz
       *[other] { $who } trafia
    } do swojej Komnaty
form-enters = { $who_id ->
        [who-you] wchodzisz
       *[other] { $who } wchodzi
    } { $without ->
        [yes] do Pomieszczenia bez { $who_id ->
            [who-you] twojej
           *[other] swojej
        } Niestabilności
       *[no] { own-where-to }
    }
form-travels = { $who_id ->
        [who-you] wykonujesz
       *[other] { $who } wykonuje
    } Badanie lub Odczekanie
form-activates-room = { $who_id ->
        [who-you] aktywujesz
       *[other] { $who } aktywuje
    } { FORM($where, case: "acc") }
form-places = { $who_id ->
        [who-you] umieszczasz
       *[other] { $who } umieszcza
    } { $last ->
        [yes] ostatnią Kostkę Niestabilności w Pomieszczeniu
       *[no] Niestabilność
    }
form-summons = { who-resolves } Efekt przywołania
form-evocation-activates = { $who } się aktywuje
form-attacks = { $who_id ->
        [who-you] atakujesz
       *[other] { $who } atakuje
    }
form-reveals = { $who_id ->
        [who-you] ujawniasz
       *[other] { $who } ujawnia
    } Czar { FORM($type, case: "gen") }
own-type = { $type_id ->
        [none] { "" }
       *[other] { " " }{ FORM($type, case: "gen") }
    }
form-targets-you = stajesz się celem Czaru{ own-type }{ $about ->
        [yes] { " lub ma on na ciebie wpłynąć" }
       *[no] { "" }
    }
own-site = { $where_id ->
        [none] { "" }
       *[other] { " " }{ own-word-in } { FORM($where, case: "loc") }
    }
form-resolves-spell = { who-resolves }{ $type_id ->
        [none] { $elements_size ->
            [0] { " Czar" }{ own-site }
           *[other] { $n_id ->
                [number] { " Czar" }
               *[none] { own-site }{ " Czar z Elementem " }{ $elements }
            }
        }
       *[other] { own-site }{ " Czar" }{ own-type }
    }{ $other_id ->
        [none] { "" }
       *[other] { " lub " }{ FORM($other, case: "gen") }
    }{ $n_id ->
        [number] , a na { $who_id ->
            [who-you] twoich
           *[other] jego
        } Ujawnionych Czarach { $n ->
            [few] są
           *[other] jest
        } { $n } { FORM("element-symbol", $n) } { $elements }
       *[none] { "" }
    }
form-draws-forgotten = { $who_id ->
        [who-you] dobierasz
       *[other] { $who } dobiera
    } Zapomniany Czar
form-resolves-room = { who-resolves } Efekt { FORM($where, case: "gen") }
form-resolves-placing = { who-resolves } Efekt umieszczający { $colour_id ->
        [none] Niestabilność
       *[other] lub zamieniający Niestabilność w { AGREE($colour, "room", case: "loc") }{ $other_id ->
            [none] { "" }
           *[other] { " lub " }{ AGREE($other, "room", case: "loc") }
        } Pomieszczeniu
    }
form-gains = { $who_id ->
        [who-you] zyskujesz{ $loses ->
            [yes] { " lub tracisz" }
           *[no] { "" }
        }
       *[other] { $who } zyskuje{ $loses ->
            [yes] { " lub traci" }
           *[no] { "" }
        }
    } Punkty Mocy{ $spell ->
        [yes] { " dzięki Czarowi" }
       *[no] { "" }
    }{ $card ->
        [yes] { " dzięki Zadaniu lub Wydarzeniu" }
       *[no] { "" }
    }
form-solves = { $who_id ->
        [who-you] rozwiązujesz
       *[other] { $who } rozwiązuje
    } Zadanie
form-sheds = { $who_id ->
        [who-you] odrzucasz Kartę Pecha lub rozwiązujesz
       *[other] { $who } odrzuca Kartę Pecha lub rozwiązuje
    } Zadanie
form-assigns-jinx = { $who_id ->
        [who-you] przydzielasz sobie
       *[other] { $who } przydziela ci
    } Kartę Pecha
form-jinx-comes = otrzymujesz tę Kartę Pecha
form-rose-phase-ends = kończy się Faza Czarnej Róży

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
form-mage-defeated-you = pokonał cię Mag
form-rose-defeated-you = pokonała cię Czarna Róża
form-that-mage-crowned = ten Mag ma Żeton Korony
form-you-unhurt = nie masz obrażeń
form-no-completed-quest = nie masz Ukończonych Zadań
form-evocation-in-lodge = w Loży jest Ewokacja
form-target-is-room = docelowe Pomieszczenie to { $room }
form-target-without-archetype = cel nie ma { AGREE("no", $what, case: "gen") } { FORM($what, case: "gen") }

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
form-element-shown = { FORM("element-symbol", $case, $number) } { $element } na twoich Ujawnionych Czarach
    .gender = m
    .number = sg
form-rose-damage-on-damaged = { FORM("damage", $case, $number) } { FORM("rose", case: "gen") } na Figurkach zranionych tym Efektem
    .gender = n
form-models-damaged = { FORM("model", $case, $number) } { AGREE("damaged", "model", $case, $number) } tym Efektem
    .gender = f
form-rose-converted = { FORM("damage", $case, $number) } { FORM("rose", case: "gen") } { AGREE("converted", "damage", $case, $number) } tym Efektem
    .gender = n
form-damage-not-converted = { FORM("damage", $case, $number) } { AGREE("unconverted", "damage", $case, $number) } tym Efektem
    .gender = n
form-damage-ignored = { FORM("damage", $case, $number) } { AGREE("ignored", "damage", $case, $number) } tym Efektem
    .gender = n
form-evocation-in-lodge-n = { FORM($what, $case, $number) } w Loży
form-archetype-in-target = { FORM($what, $case, $number) } w docelowym Pomieszczeniu
form-your-strength = { FORM("strength-point", $case, $number) } twoich Ewokacji
    .gender = m
form-event-on-board = { FORM("event", $case, $number) } na Planszy Wydarzeń
    .gender = n
form-model-removed = { FORM("model", $case, $number) } { AGREE("removed", "model", $case, $number) } tym Efektem
    .gender = f

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
form-that-model = { AGREE("this", "model", $case) } { FORM("model", $case) }
    .gender = f
form-each-mage-within-was = { AGREE("every", "mage", $case) } { FORM("mage", $case) } w zasięgu { $n } od miejsca, w którym był cel
    .gender = m
    .personal = yes
form-each-model-within-was = { AGREE("every", "model", $case) } { FORM("model", $case) } w zasięgu { $n } od miejsca, w którym był cel
    .gender = f
form-each-model-within-target = { AGREE("every", "model", $case) } { FORM("model", $case) } w zasięgu { $n } od docelowego Pomieszczenia
    .gender = f
form-each-mage-in-target = { AGREE("every", "mage", $case) } { FORM("mage", $case) } w docelowym Pomieszczeniu
    .gender = m
    .personal = yes
form-each-model-damaged = { AGREE("every", "model", $case) } { FORM("model", $case) } { AGREE("damaged", "model", $case) } tym Efektem
    .gender = f
form-each-mage-but-target = { AGREE("every", "mage", $case) } { FORM("mage", $case) } oprócz celu
    .gender = m
    .personal = yes
form-each-mage-unconverted = { AGREE("every", "mage", $case) } { FORM("mage", $case) } bez obrażeń zamienionych tym Efektem
    .gender = m
    .personal = yes
form-each-mage-unrosed = { AGREE("every", "mage", $case) } { FORM("mage", $case) } bez obrażeń Czarnej Róży
    .gender = m
    .personal = yes
form-a-mage-but-target = { AGREE("other", "mage", $case) } niż cel { FORM("mage", $case) } w zasięgu { $n }
    .gender = m
    .personal = yes
form-one-model-damaged = { AGREE("one", "model", $case) } { FORM("model", $case) } { AGREE("damaged", "model", $case) } tym Efektem
    .gender = f
form-an-archetype-in-target = { FORM($what, $case) } w docelowym Pomieszczeniu
form-any-mage = { AGREE("any", "mage", $case) } { FORM("mage", $case) }
    .gender = m
    .personal = yes
form-any-other-model = { AGREE("any", "model", $case) } { AGREE("other", "model", $case) } { FORM("model", $case) } w Loży
    .gender = f
form-an-evocation-small = { FORM("evocation", $case) } w zasięgu { $n } o wartości Punktów Życia { $h } lub mniejszej
    .gender = f
form-any-evocation-small = { AGREE("any", "evocation", $case) } { FORM("evocation", $case) } o wartości Punktów Życia { $h } lub mniejszej
    .gender = f
form-one-of-your-upgraded = { AGREE("one", $what, $case) } z twoich { FORM($what, case: "gen", number: "pl") } z Ulepszeniem
form-one-assigned = { AGREE("one", $what, $case) } { FORM($what, $case) } { AGREE("assigned", $what, $case) } celowi

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
form-each-adjacent-room = { AGREE("every", "room", $case) } { FORM("room", $case) } { AGREE("adjacent", "room", $case) } { own-word-from } { FORM($where, case: "ins") }

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
form-where-target-was = { FORM("room", $case) }, w którym był cel
    .gender = n
form-each-two-colours = { AGREE("every", "room", $case) } { AGREE($colour, "room", $case) } i { AGREE($other, "room", $case) } { FORM("room", $case) }
    .gender = n
form-a-two-colours = { AGREE($colour, "room", $case) } lub { AGREE($other, "room", $case) } { FORM("room", $case) }
    .gender = n
form-named-room = { FORM($room, $case) }
form-next-to-cell = { FORM("room", $case) } obok swojej Komnaty
    .gender = n
form-room-with = { FORM("room", $case) } z { FORM($what, case: "ins") } (oprócz Komnaty Czarnej Róży i Sali Tronowej)
    .gender = n
