# The forms of the card language in Polish. A form that acts has four faces: the imperative of the card,
# `.third` for somebody else, `.inf` after “you may”, `.each` for what you do each time; and `.mage` for what each Mage
# in turn does with what is that Mage's own. A sentence has `.mage` where it goes on after the words “each Mage”, and
# `.mage-then` where it stands behind another one. A trigger has `.task` as a Task: what is to be done.

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
        [one-of-your-archetype] { FORM($who, form: "own-acc") }
        [one-of-your-upgraded] { FORM($who, form: "own-acc") }
        [each-of-your-evocations] każdą swoją Ewokację
       *[other] { FORM($who, case: "acc") }
    }
own-who-dat = { $who_id ->
        [one-of-your-evocations] jednej ze swoich Ewokacji
        [one-of-your-archetype] { FORM($who, form: "own-dat") }
        [one-of-your-upgraded] { FORM($who, form: "own-dat") }
        [each-of-your-evocations] każdej swojej Ewokacji
       *[other] { FORM($who, case: "dat") }
    }
own-who-gen = { $who_id ->
        [one-of-your-evocations] jednej ze swoich Ewokacji
        [one-of-your-archetype] { FORM($who, form: "own-gen") }
        [one-of-your-upgraded] { FORM($who, form: "own-gen") }
        [each-of-your-evocations] każdej swojej Ewokacji
       *[other] { FORM($who, case: "gen") }
    }
own-who-ins = { $who_id ->
        [one-of-your-evocations] jedną ze swoich Ewokacji
        [one-of-your-archetype] { FORM($who, form: "own-ins") }
        [one-of-your-upgraded] { FORM($who, form: "own-ins") }
        [each-of-your-evocations] każdą swoją Ewokacją
       *[other] { FORM($who, case: "ins") }
    }
own-who-loc = { $who_id ->
        [one-of-your-evocations] jednej ze swoich Ewokacji
        [each-of-your-evocations] każdej swojej Ewokacji
       *[other] { FORM($who, case: "loc") }
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
form-persistent-now = Efekt Stabilny: { $then } Następnie: { $now }
form-each-in-order = w kolejności gry każdy Mag{ FORM($each, form: "mage") }
form-standing = { $abilities }
form-do = { $deed }{ own-also }
    .mage = { $deed_id ->
        [you] { " " }
       *[other] { ": " }
    }{ FORM($deed, form: "mage") }{ own-mage-also }
    .mage-then = { $deed_id ->
        [you] { "następnie " }
       *[other] { "" }
    }{ FORM($deed, form: "mage") }{ own-mage-also }
own-mage-also = { $also_id ->
        [none] { "" }
       *[other] { who-also } { FORM($also, form: "mage") }
    }
own-mage-deed = { FORM($deed, form: "mage") }
own-mage-other = { FORM($other, form: "mage") }
who-also = { $also_id ->
        [you] { $deed_id ->
            [you] { " i" }
           *[other] ; następnie
        }
       *[other] , a
    }
own-also = { $also_id ->
        [none] { "" }
       *[other] { who-also } { $also }
    }
form-may = możesz { FORM($actions, form: "inf") }
    .mage = { " " }może { FORM($actions, form: "inf") }
    .mage-then = może { FORM($actions, form: "inf") }
form-if-you-do = jeśli to { $she ->
        [yes] zrobi
       *[no] { $they ->
            [yes] zrobi
           *[no] zrobisz
        }
    }, { $deed }{ own-also }
    .mage = : { own-mage-done }
    .mage-then = { own-mage-done }
own-mage-done = jeśli to zrobi, { own-mage-deed }{ own-mage-also }
form-if-you-do-may = jeśli to zrobisz, możesz { FORM($actions, form: "inf") }
    .mage-then = jeśli to zrobi, może { FORM($actions, form: "inf") }
    .mage = : jeśli to zrobi, może { FORM($actions, form: "inf") }
form-if-you-do-either = jeśli to zrobisz, albo { $deed }, albo { $other }
    .mage-then = jeśli to zrobi, albo { own-mage-deed }, albo { own-mage-other }
    .mage = : jeśli to zrobi, albo { own-mage-deed }, albo { own-mage-other }
form-unshielded = na ten Czar nie można odpowiedzieć Ochroną
    .mage = : na ten Czar nie można odpowiedzieć Ochroną
form-if = jeśli { $condition }, { $deed }
    .mage = : jeśli { FORM($condition, form: "mage") }, { own-mage-deed }
    .mage-then = jeśli { FORM($condition, form: "mage") }, { own-mage-deed }
form-if-otherwise = jeśli { $condition }, { $deed }; w przeciwnym razie { $otherwise }
    .mage = : jeśli { FORM($condition, form: "mage") }, { own-mage-deed }; w przeciwnym razie { FORM($otherwise, form: "mage") }
    .mage-then = jeśli { FORM($condition, form: "mage") }, { own-mage-deed }; w przeciwnym razie { FORM($otherwise, form: "mage") }
own-may-too = { $actions_size ->
        [0] { "" }
       *[other] , i możesz { FORM($actions, form: "inf") }
    }
form-either = albo { $deed }{ own-may-too }, albo { $other }
    .mage = { " " }albo { own-mage-deed }, albo { own-mage-other }
    .mage-then = albo { own-mage-deed }, albo { own-mage-other }
form-may-either = możesz albo { FORM($deed, form: "inf") }, albo { FORM($other, form: "inf") }
    .mage = { " " }może albo { FORM($deed, form: "inf") }, albo { FORM($other, form: "inf") }
    .mage-then = może albo { FORM($deed, form: "inf") }, albo { FORM($other, form: "inf") }
form-again-and-again = wielokrotnie możesz { FORM($actions, form: "inf") }
    .mage = { " " }może wielokrotnie { FORM($actions, form: "inf") }
    .mage-then = może wielokrotnie { FORM($actions, form: "inf") }
form-if-you-do-not = jeśli tego nie zrobisz, { $deed }
    .mage-then = jeśli tego nie zrobi, { own-mage-deed }
    .mage = : jeśli tego nie zrobi, { own-mage-deed }
form-they-may = ten Mag może { FORM($actions, form: "inf") }
    .mage = : ten Mag może { FORM($actions, form: "inf") }
form-if-they-do-not-either = jeśli tego nie zrobi, albo { $deed }, albo { $other }
    .mage = : jeśli tego nie zrobi, albo { $deed }, albo { $other }
form-only-you-gain = jeśli ten Efekt pokona Maga, zyskujesz { $n } { FORM("power-point", $n, case: "acc") }, a nikt inny nie zyskuje Punktów Mocy
    .mage = : jeśli ten Efekt pokona Maga, zyskujesz { $n } { FORM("power-point", $n, case: "acc") }, a nikt inny nie zyskuje Punktów Mocy
form-for-each-do = za { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") } { $deed }
    .mage = : za { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") } { own-mage-deed }
    .mage-then = za { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") } { own-mage-deed }
form-enhancement = Wzmocnienie ({ $elements }): { $deed }
    .mage = : Wzmocnienie ({ $elements }): { $deed }
form-enhancement-target = Wzmocnienie ({ $elements }): celem staje się Pomieszczenie w zasięgu { $n }
    .mage = : Wzmocnienie ({ $elements }): celem staje się Pomieszczenie w zasięgu { $n }
form-symbol = { $element }

## Deeds.

form-you = { $actions }
    .mage = { FORM($actions, form: "mage") }
    .inf = { FORM($actions, form: "inf") }
    .each = { FORM($actions, form: "each") }
form-price = { $actions }, aby { FORM($then, form: "inf") }
    .mage = { FORM($actions, form: "mage") }, aby { FORM($then, form: "inf") }
    .inf = { FORM($actions, form: "inf") }, aby { FORM($then, form: "inf") }
    .each = { FORM($actions, form: "each") }, aby { FORM($then, form: "inf") }
form-by-either = { $subject } albo { $actions }, albo { $then }
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
own-force = { $n_id ->
        [none] { "" }
       *[number] { " z +" }{ $n } do { FORM($stat, case: "gen") }
    }
form-activates = { who-activates }{ $under ->
        [yes] { " pod twoją kontrolą" }
       *[no] { "" }
    }{ own-force }
    .mage = { who-activates }{ $under ->
        [yes] { " pod jego kontrolą" }
       *[no] { "" }
    }{ own-force }
form-has-bonus = { who-gets } +{ $n } do { FORM($stat, case: "gen") } { $round ->
        [yes] do Fazy Porządkowania
       *[no] { $next ->
            [yes] przy następnej aktywacji
           *[no] do końca tej aktywacji
        }
    }
form-banned = { $who_id ->
        [yourself] nie możesz
        [you-model] nie możesz
       *[other] { $who_number ->
            [pl] { $who } nie mogą
           *[sg] { $who } nie może
        }
    } { $leave ->
        [yes] opuścić { FORM($where, case: "gen") } Akcjami Fizycznymi ani Czarami do Fazy Porządkowania
       *[no] { $room ->
            [yes] aktywować Pomieszczeń
           *[no] się poruszać{ $with ->
                [yes] { " Akcjami Fizycznymi" }
               *[no] { "" }
            }
        } { $next ->
            [yes] w swojej następnej Fazie Akcji
           *[no] do Fazy Porządkowania
        }
    }
own-guise = { $copy ->
        [yes] kopia innego Pomieszczenia (oprócz Komnaty Czarnej Róży)
       *[no] { AGREE($colour, "room") } { FORM("room") }
    } do Fazy Porządkowania
form-counts-as = { $where } liczy się jako { own-guise }
    .inf = liczyć { own-where-acc } jako { own-guise }
form-after = po tym Czarze { $actions }
    .mage = po tym Czarze { FORM($actions, form: "mage") }
    .inf = po tym Czarze { FORM($actions, form: "inf") }
    .each = po tym Czarze { FORM($actions, form: "each") }
form-each-assigned-activates = { AGREE("every", $what) } { $what } { AGREE("assigned", $what) } do celu aktywuje się pod twoją kontrolą
form-those-activate = figurki przypisane tym Efektem aktywują się pod twoją kontrolą

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
who-every-mage = { AGREE("every", "mage", $case) }{ $other ->
        [yes] { " " }{ AGREE("other", "mage", $case) }
       *[no] { "" }
    } { FORM("mage", $case) }
form-mages-in = { who-every-mage } w { FORM($where, case: "loc") }
    .gender = m
    .personal = yes
form-mages-within-target = { who-every-mage } w zasięgu { $n } od docelowego Pomieszczenia
    .gender = m
    .personal = yes
form-mages-damaged = { AGREE("every", "mage", $case) } { FORM("mage", $case) } { AGREE("damaged", "mage", $case) } tym Efektem
    .gender = m
    .personal = yes
form-mages-richest = { AGREE("every", "mage", $case) } { FORM("mage", $case) } z największą liczbą Punktów Mocy
    .gender = m
    .personal = yes

## Damage.

# What follows a verb: of what is one's own for the player addressed, of what is theirs for another Mage.
own-each = { $each_id ->
        [none] { "" }
       *[other] { " " }{ $each }
    }
own-silence = { $quiet ->
        [yes] { " bez wyzwalania Pułapek i Ochron" }
       *[no] { "" }
    }{ $silent ->
        [yes] { " bez wyzwalania Czarów" }
       *[no] { "" }
    }
much-same-damage = { $same ->
        [yes] tyle samo obrażeń
       *[no] { much-damage }
    }
own-inflict = { $where_id ->
        [none] { $who_id ->
            [none] { much-same-damage }
            [you-model] ci { much-same-damage }
           *[other] { $n_id ->
                [plus] { own-who-dat } { much-damage }
               *[other] { much-same-damage } { own-who-dat }
            }
        }
       *[other] { $n_id ->
            [plus] { own-where-in } { much-damage }
           *[other] { much-damage } { own-where-in }
        }
    }{ own-silence }{ own-each }
their-inflict = { $where_id ->
        [none] { $who_id ->
            [none] { much-same-damage }
            [you-model] ci { much-same-damage }
           *[other] { $n_id ->
                [plus] { FORM($who, case: "dat") } { much-damage }
               *[other] { much-same-damage } { FORM($who, case: "dat") }
            }
        }
       *[other] { $n_id ->
            [plus] { their-where-in } { much-damage }
           *[other] { much-damage } { their-where-in }
        }
    }{ own-silence }{ own-each }
own-limit = { " (maksymalnie " }{ $m })
own-most = { $m_id ->
        [none] { "" }
       *[number] { $what_id ->
            [none] { own-limit }
           *[other] { ", ale " }{ AGREE("every", $what, case: "dat") } { FORM($what, case: "dat") } — { $m }
        }
    }
form-inflict = zadaj { own-inflict }{ own-most }
    .third = zadaje { their-inflict }{ own-most }
    .mage = zadaje { own-inflict }{ own-most }
    .inf = zadać { own-inflict }{ own-most }
    .each = zadajesz { own-inflict }{ own-most }
form-pain = Cierpienie { $n }
    .inf = zastosować Cierpienie { $n }
own-damage-on = { $who_id ->
        [none] { "" }
       *[other] { " na " }{ own-who-loc }
    }
their-damage-on = { $who_id ->
        [none] { "" }
       *[other] { " na " }{ FORM($who, case: "loc") }
    }
own-damage-in = { $where_id ->
        [none] { "" }
       *[other] { " " }{ own-where-in }
    }
their-damage-in = { $where_id ->
        [none] { "" }
       *[other] { " " }{ their-where-in }
    }
own-toll = { $m_id ->
        [none] { "" }
       *[number] { " (za każde niezamienione obrażenie ten Mag traci " }{ $m } { FORM("power-point", $m, case: "acc") })
    }
form-convert = zamień { much-damage }{ own-damage-on }{ own-damage-in }{ own-each }{ own-toll }
    .third = zamienia { much-damage }{ their-damage-on }{ their-damage-in }{ own-each }{ own-toll }
    .mage = zamienia { much-damage }{ own-damage-on }{ own-damage-in }{ own-each }{ own-toll }
    .inf = zamienić { much-damage }{ own-damage-on }{ own-damage-in }{ own-each }{ own-toll }
    .each = zamieniasz { much-damage }{ own-damage-on }{ own-damage-in }{ own-each }{ own-toll }
form-convert-inflicted = zamień wszystkie obrażenia zadane podczas tej aktywacji
    .third = zamienia wszystkie obrażenia zadane podczas tej aktywacji
    .mage = zamienia wszystkie obrażenia zadane podczas tej aktywacji
    .inf = zamienić wszystkie obrażenia zadane podczas tej aktywacji
    .each = zamieniasz wszystkie obrażenia zadane podczas tej aktywacji
much-healed = { $up ->
        [yes] do { $n } { FORM("damage", $n, case: "gen") }
       *[no] { much-damage }
    }
own-healed = { $who_id ->
        [none] { much-healed }
        [you-model] ci { much-healed }
       *[other] { much-healed } { own-who-dat }
    }{ own-each }
their-healed = { $who_id ->
        [none] { much-healed }
        [you-model] ci { much-healed }
       *[other] { much-healed } { FORM($who, case: "dat") }
    }{ own-each }
form-transfer = przenieś { $n } { FORM("damage", $n, case: "acc") } z { FORM($from, case: "gen") } na { own-who-acc }
    .third = przenosi { $n } { FORM("damage", $n, case: "acc") } z { FORM($from, case: "gen") } na { FORM($who, case: "acc") }
    .mage = przenosi { $n } { FORM("damage", $n, case: "acc") } z { FORM($from, case: "gen") } na { own-who-acc }
    .inf = przenieść { $n } { FORM("damage", $n, case: "acc") } z { FORM($from, case: "gen") } na { own-who-acc }
    .each = przenosisz { $n } { FORM("damage", $n, case: "acc") } z { FORM($from, case: "gen") } na { own-who-acc }
form-fade = usuń { $n } z tych obrażeń w Fazie Porządkowania
    .third = usuwa { $n } z tych obrażeń w Fazie Porządkowania
    .mage = usuwa { $n } z tych obrażeń w Fazie Porządkowania
    .inf = usunąć { $n } z tych obrażeń w Fazie Porządkowania
    .each = usuwasz { $n } z tych obrażeń w Fazie Porządkowania
form-heal = ulecz { own-healed }
    .third = leczy { their-healed }
    .mage = leczy { own-healed }
    .inf = uleczyć { own-healed }
    .each = leczysz { own-healed }
much-ignored = { $wholly ->
        [yes] wszystkie obrażenia
       *[no] { $spell ->
            [yes] obrażenia od tego Czaru
           *[no] do { $n } { FORM("damage", $n, case: "gen") }
        }
    }
form-ignore = zignoruj { much-ignored }
    .third = ignoruje { much-ignored }
    .mage = ignoruje { much-ignored }
    .inf = zignorować { much-ignored }
    .each = ignorujesz { much-ignored }
form-ignore-effect = zignoruj Efekt Czaru
    .third = ignoruje Efekt Czaru
    .mage = ignoruje Efekt Czaru
    .inf = zignorować Efekt Czaru
    .each = ignorujesz Efekt Czaru
own-barred = { $round ->
        [yes] { " do końca Tury" }
       *[no] { "" }
    }
form-cancel = anuluj { $room ->
        [yes] tę aktywację
       *[no] { $card ->
            [yes] ukończenie tego Zadania{ own-barred }
           *[no] ten Czar
        }
    }
    .third = anuluje { $room ->
        [yes] tę aktywację
       *[no] { $card ->
            [yes] ukończenie tego Zadania{ own-barred }
           *[no] ten Czar
        }
    }
    .mage = anuluje { $room ->
        [yes] tę aktywację
       *[no] { $card ->
            [yes] ukończenie tego Zadania{ own-barred }
           *[no] ten Czar
        }
    }
    .inf = anulować { $room ->
        [yes] tę aktywację
       *[no] { $card ->
            [yes] ukończenie tego Zadania{ own-barred }
           *[no] ten Czar
        }
    }
    .each = anulujesz { $room ->
        [yes] tę aktywację
       *[no] { $card ->
            [yes] ukończenie tego Zadania{ own-barred }
           *[no] ten Czar
        }
    }
form-redirect = przekieruj ten Czar na { FORM($who, case: "acc") }
    .third = przekierowuje ten Czar na { FORM($who, case: "acc") }
    .mage = przekierowuje ten Czar na { own-who-acc }
    .inf = przekierować ten Czar na { FORM($who, case: "acc") }
    .each = przekierowujesz ten Czar na { FORM($who, case: "acc") }
own-first = { $first ->
        [yes] , jakby najwięcej obrażeń było tam twoich
       *[no] { "" }
    }
form-defeat = pokonaj { own-who-acc }{ own-first }
    .third = pokonuje { FORM($who, case: "acc") }{ own-first }
    .mage = pokonuje { own-who-acc }{ own-first }
    .inf = pokonać { own-who-acc }{ own-first }
    .each = pokonujesz { own-who-acc }{ own-first }
much-suffered = { $k_id ->
        [none] od Czarnej Róży { much-damage }{ own-each }
       *[number] { $k } { FORM("damage", $k, case: "acc") }
    }
own-mage-each = { $each_id ->
        [none] { "" }
       *[other] { " " }{ FORM($each, form: "mage") }
    }
form-suffer = otrzymaj { much-suffered }
    .third = otrzymuje { much-suffered }
    .mage = otrzymuje { $k_id ->
        [none] od Czarnej Róży { much-damage }{ own-mage-each }
       *[number] { much-suffered }
    }
    .inf = otrzymać { much-suffered }
    .each = otrzymujesz { much-suffered }
form-let-gain = daj ci { $n } { FORM("power-point", $n, case: "acc") }
    .third = daje ci { $n } { FORM("power-point", $n, case: "acc") }
    .mage = daje ci { $n } { FORM("power-point", $n, case: "acc") }
    .inf = dać ci { $n } { FORM("power-point", $n, case: "acc") }
    .each = dajesz ci { $n } { FORM("power-point", $n, case: "acc") }
form-have-rose-inflict = niech Czarna Róża zada { $who_id ->
        [you-model] ci { much-damage }
       *[other] { much-damage } { FORM($who, case: "dat") }
    }
    .third = sprawia, że Czarna Róża zadaje { $who_id ->
        [you-model] ci { much-damage }
       *[other] { much-damage } { FORM($who, case: "dat") }
    }
    .mage = sprawia, że Czarna Róża zadaje { $who_id ->
        [you-model] ci { much-damage }
       *[other] { much-damage } { own-who-dat }
    }
    .inf = sprawić, by Czarna Róża zadała { $who_id ->
        [you-model] ci { much-damage }
       *[other] { much-damage } { FORM($who, case: "dat") }
    }
    .each = sprawiasz, że Czarna Róża zadaje { $who_id ->
        [you-model] ci { much-damage }
       *[other] { much-damage } { FORM($who, case: "dat") }
    }
form-heal-mages-own = ulecz każdemu Magowi wszystkie obrażenia oprócz obrażeń Czarnej Róży
    .third = leczy każdemu Magowi wszystkie obrażenia oprócz obrażeń Czarnej Róży
    .mage = leczy każdemu Magowi wszystkie obrażenia oprócz obrażeń Czarnej Róży
    .inf = uleczyć każdemu Magowi wszystkie obrażenia oprócz obrażeń Czarnej Róży
    .each = leczysz każdemu Magowi wszystkie obrażenia oprócz obrażeń Czarnej Róży

## Instability.

own-rose = { $rose ->
        [yes] { " " }{ FORM("rose", case: "gen") }
       *[no] { "" }
    }
form-place = umieść { much-instability }{ own-rose }{ own-damage-in }{ own-each }
    .third = umieszcza { much-instability }{ own-rose }{ their-damage-in }{ own-each }
    .mage = umieszcza { much-instability }{ own-rose }{ own-damage-in }{ own-each }
    .inf = umieścić { much-instability }{ own-rose }{ own-damage-in }{ own-each }
    .each = umieszczasz { much-instability }{ own-rose }{ own-damage-in }{ own-each }
form-convert-instability = zamień { much-instability }{ own-damage-in }
    .third = zamienia { much-instability }{ their-damage-in }
    .mage = zamienia { much-instability }{ own-damage-in }
    .inf = zamienić { much-instability }{ own-damage-in }
    .each = zamieniasz { much-instability }{ own-damage-in }
much-taken = { $up ->
        [yes] { "najwyżej " }
       *[no] { "" }
    }{ $n } { FORM("instability", $n, case: "acc") }{ $any ->
        [yes] { "" }
       *[no] { " swojego koloru" }
    }
form-remove-instability = usuń { much-taken } { own-where-from }
    .third = usuwa { much-taken } { their-where-from }
    .mage = usuwa { much-taken } { own-where-from }
    .inf = usunąć { much-taken } { own-where-from }
    .each = usuwasz { much-taken } { own-where-from }
form-destroy = zniszcz { own-where-acc } i zabierz jego Żeton
    .third = niszczy { their-where-acc } i zabiera jego Żeton
    .mage = niszczy { own-where-acc } i zabiera jego Żeton
    .inf = zniszczyć { own-where-acc } i zabrać jego Żeton
    .each = niszczysz { own-where-acc } i zabierasz jego Żeton
form-rebuild = odbuduj { own-where-acc }
    .third = odbudowuje { their-where-acc }
    .mage = odbudowuje { own-where-acc }
    .inf = odbudować { own-where-acc }
    .each = odbudowujesz { own-where-acc }
own-named = { $type ->
        [yes] typ Czarów
       *[no] kolor Pomieszczeń
    }
form-name = wybierz { own-named }
    .third = wybiera { own-named }
    .mage = wybiera { own-named }
    .inf = wybrać { own-named }
    .each = wybierasz { own-named }
form-close = zamknij { own-where-acc }
    .third = zamyka { their-where-acc }
    .mage = zamyka { own-where-acc }
    .inf = zamknąć { own-where-acc }
    .each = zamykasz { own-where-acc }

## Power Points.

much-gained = { $card ->
        [yes] Punkty Mocy tego Zadania
       *[no] { $same ->
            [yes] tyle samo Punktów Mocy{ own-limit }
           *[no] { much-points }{ own-each }
        }
    }
form-gain = zyskaj { much-gained }
    .third = zyskuje { much-gained }
    .mage = zyskuje { much-gained }
    .inf = zyskać { much-gained }
    .each = zyskujesz { much-gained }
form-lose = strać { much-points }{ own-each }
    .third = traci { much-points }{ own-each }
    .mage = traci { much-points }{ own-each }
    .inf = stracić { much-points }{ own-each }
    .each = tracisz { much-points }{ own-each }
much-stolen = { $card ->
        [yes] 1 Ukończone Zadanie
       *[no] { $n } { FORM("power-point", $n, case: "acc") }
    }
form-steal = { $who_id ->
        [you-model] ukradnij ci { much-stolen }
       *[other] ukradnij { much-stolen } { own-who-dat }
    }
    .third = { $who_id ->
        [you-model] kradnie ci { much-stolen }
       *[other] kradnie { much-stolen } { FORM($who, case: "dat") }
    }
    .mage = { $who_id ->
        [you-model] kradnie ci { much-stolen }
       *[other] kradnie { much-stolen } { own-who-dat }
    }
    .inf = { $who_id ->
        [you-model] ukraść ci { much-stolen }
       *[other] ukraść { much-stolen } { own-who-dat }
    }
    .each = { $who_id ->
        [you-model] kradniesz ci { much-stolen }
       *[other] kradniesz { much-stolen } { own-who-dat }
    }

## Movement.

how-far = { $k_id ->
        [none] { $to_id ->
            [none] maksymalnie o { $n } { FORM("room", $n, case: "acc") }
           *[other] do Pomieszczenia, w którym jest { $to }
        }
       *[number] o { $k } { FORM("room", $k, case: "acc") }
    }
form-move = porusz { $speed ->
        [yes] { $who_id ->
            [yourself] się maksymalnie o swoją wartość Ruchu
            [you-model] cię maksymalnie o twoją wartość Ruchu
           *[other] { own-who-acc } maksymalnie o { their-possessive } wartość Ruchu
        }
       *[no] { $who_id ->
            [yourself] się
           *[other] { own-who-acc }
        } { how-far }
    }
    .third = porusza { $speed ->
        [yes] { $who_id ->
            [yourself] się maksymalnie o swoją wartość Ruchu
            [you-model] cię maksymalnie o twoją wartość Ruchu
           *[other] { FORM($who, case: "acc") } maksymalnie o { their-possessive } wartość Ruchu
        }
       *[no] { $who_id ->
            [yourself] się
           *[other] { FORM($who, case: "acc") }
        } { how-far }
    }
    .mage = porusza { $speed ->
        [yes] { $who_id ->
            [yourself] się maksymalnie o swoją wartość Ruchu
            [you-model] cię maksymalnie o twoją wartość Ruchu
           *[other] { own-who-acc } maksymalnie o { their-possessive } wartość Ruchu
        }
       *[no] { $who_id ->
            [yourself] się
           *[other] { own-who-acc }
        } { how-far }
    }
    .inf = poruszyć { $speed ->
        [yes] { $who_id ->
            [yourself] się maksymalnie o swoją wartość Ruchu
            [you-model] cię maksymalnie o twoją wartość Ruchu
           *[other] { own-who-acc } maksymalnie o { their-possessive } wartość Ruchu
        }
       *[no] { $who_id ->
            [yourself] się
           *[other] { own-who-acc }
        } { how-far }
    }
    .each = poruszasz { $speed ->
        [yes] { $who_id ->
            [yourself] się maksymalnie o swoją wartość Ruchu
            [you-model] cię maksymalnie o twoją wartość Ruchu
           *[other] { own-who-acc } maksymalnie o { their-possessive } wartość Ruchu
        }
       *[no] { $who_id ->
            [yourself] się
           *[other] { own-who-acc }
        } { how-far }
    }
form-move-together = porusz { own-who-acc } i { FORM($to, case: "acc") } do jednego sąsiedniego Pomieszczenia
    .third = porusza { FORM($who, case: "acc") } i { FORM($to, case: "acc") } do jednego sąsiedniego Pomieszczenia
    .mage = porusza { own-who-acc } i { FORM($to, case: "acc") } do jednego sąsiedniego Pomieszczenia
    .inf = poruszyć { own-who-acc } i { FORM($to, case: "acc") } do jednego sąsiedniego Pomieszczenia
    .each = poruszasz { own-who-acc } i { FORM($to, case: "acc") } do jednego sąsiedniego Pomieszczenia
own-put = { $who_id ->
        [yourself] swoją figurkę { own-where-in }
        [each-in] { own-where-in } { own-who-acc }
       *[other] { own-who-acc } { own-where-in }
    }
their-put = { $who_id ->
        [yourself] swoją figurkę { their-where-in }
        [each-in] { their-where-in } { FORM($who, case: "acc") }
       *[other] { FORM($who, case: "acc") } { their-where-in }
    }
form-put = umieść { own-put }
    .third = umieszcza { their-put }
    .mage = umieszcza { own-put }
    .inf = umieścić { own-put }
    .each = umieszczasz { own-put }
form-swap = zamień się miejscami z { own-who-ins }
    .third = zamienia się miejscami z { FORM($who, case: "ins") }
    .mage = zamienia się miejscami z { own-who-ins }
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
    .mage = porusza się maksymalnie { $n } { $n ->
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
    .mage = odsyła { $who_id ->
        [yourself] swojego Maga do swojej Komnaty
        [you-model] cię do twojej Komnaty
       *[other] { own-who-acc } do { their-possessive } Komnaty
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

own-again = { $again ->
        [yes] { " ponownie" }
       *[no] { "" }
    }
form-activate-room = aktywuj { own-where-acc }{ own-again }
    .third = aktywuje { their-where-acc }{ own-again }
    .mage = aktywuje { own-where-acc }{ own-again }
    .inf = aktywować { own-where-acc }{ own-again }
    .each = aktywujesz { own-where-acc }{ own-again }
own-mirrored = Efekt { $used ->
        [yes] innego aktywowanego Pomieszczenia
       *[no] odbudowanej strony innego Pomieszczenia
    } (oprócz Komnaty Czarnej Róży i Sali Tronowej)
form-mirror = rozstrzygnij { own-mirrored }
    .third = rozstrzyga { own-mirrored }
    .mage = rozstrzyga { own-mirrored }
    .inf = rozstrzygnąć { own-mirrored }
    .each = rozstrzygasz { own-mirrored }
form-summon = przywołaj { FORM($what, case: "acc") }{ own-damage-in }
    .third = przywołuje { FORM($what, case: "acc") }{ their-damage-in }
    .mage = przywołuje { FORM($what, case: "acc") }{ own-damage-in }
    .inf = przywołać { FORM($what, case: "acc") }{ own-damage-in }
    .each = przywołujesz { FORM($what, case: "acc") }{ own-damage-in }
form-summon-same = przywołaj taką samą Ewokację
    .third = przywołuje taką samą Ewokację
    .mage = przywołuje taką samą Ewokację
    .inf = przywołać taką samą Ewokację
    .each = przywołujesz taką samą Ewokację
form-summon-choice = przywołaj wybraną przez siebie Ewokację { $where_id ->
        [none] o wartości Punktów Życia { $n } lub mniejszej
       *[other] (oprócz Zapomnianych) { own-where-in }
    }
    .third = przywołuje wybraną przez siebie Ewokację { $where_id ->
        [none] o wartości Punktów Życia { $n } lub mniejszej
       *[other] (oprócz Zapomnianych) { their-where-in }
    }
    .mage = przywołuje wybraną przez siebie Ewokację { $where_id ->
        [none] o wartości Punktów Życia { $n } lub mniejszej
       *[other] (oprócz Zapomnianych) { own-where-in }
    }
    .inf = przywołać wybraną przez siebie Ewokację { $where_id ->
        [none] o wartości Punktów Życia { $n } lub mniejszej
       *[other] (oprócz Zapomnianych) { own-where-in }
    }
    .each = przywołujesz wybraną przez siebie Ewokację { $where_id ->
        [none] o wartości Punktów Życia { $n } lub mniejszej
       *[other] (oprócz Zapomnianych) { own-where-in }
    }
form-remove = usuń { own-who-acc }
    .third = usuwa { FORM($who, case: "acc") }
    .mage = usuwa { own-who-acc }
    .inf = usunąć { own-who-acc }
    .each = usuwasz { own-who-acc }
form-remove-up-to = usuń do { $n } { FORM($what, $n, case: "gen") }
    .third = usuwa do { $n } { FORM($what, $n, case: "gen") }
    .mage = usuwa do { $n } { FORM($what, $n, case: "gen") }
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
    .mage = aktywuje { $who_id ->
        [yourself] się
        [you-model] cię
       *[other] { own-who-acc }
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
form-discard-upgrade = odrzuć Ulepszenie przypisane do { own-who-gen }
    .third = odrzuca Ulepszenie przypisane do { FORM($who, case: "gen") }
    .mage = odrzuca Ulepszenie przypisane do { own-who-gen }
    .inf = odrzucić Ulepszenie przypisane do { own-who-gen }
    .each = odrzucasz Ulepszenie przypisane do { own-who-gen }
who-upgrade = { $what_id ->
        [none] wybrane przez siebie Ulepszenie
       *[other] { FORM($what, case: "acc") }
    }
form-assign-upgrade = przypisz do { own-who-gen } { who-upgrade }
    .third = przypisuje do { FORM($who, case: "gen") } { who-upgrade }
    .mage = przypisuje do { own-who-gen } { who-upgrade }
    .inf = przypisać do { own-who-gen } { who-upgrade }
    .each = przypisujesz do { own-who-gen } { who-upgrade }
who-jinx = { $what_id ->
        [none] wybraną przez siebie Kartę Pecha
       *[other] { FORM($what, case: "acc") }
    }
form-assign-jinx = przypisz do { own-who-gen } { who-jinx }
    .third = przypisuje do { FORM($who, case: "gen") } { who-jinx }
    .mage = przypisuje do { own-who-gen } { who-jinx }
    .inf = przypisać do { own-who-gen } { who-jinx }
    .each = przypisujesz do { own-who-gen } { who-jinx }
form-discard-jinx = odrzuć { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .third = odrzuca { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .mage = odrzuca { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .inf = odrzucić { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
    .each = odrzucasz { $n } { FORM("jinx", $n, case: "acc", adj: "own") }
form-assign-evocation = przypisz do { own-who-gen } { FORM($what, case: "acc") }
    .third = przypisuje do { FORM($who, case: "gen") } { FORM($what, case: "acc") }
    .mage = przypisuje do { own-who-gen } { FORM($what, case: "acc") }
    .inf = przypisać do { own-who-gen } { FORM($what, case: "acc") }
    .each = przypisujesz do { own-who-gen } { FORM($what, case: "acc") }
own-chosen = { $where_id ->
        [none] { own-who-acc }
       *[other] { own-where-acc }
    }
their-chosen = { $where_id ->
        [none] { FORM($who, case: "acc") }
       *[other] { their-where-acc }
    }
form-aim = celem { $where_id ->
        [none] { $who_id ->
            [yourself] jesteś ty
            [you-model] jesteś ty
           *[other] { $who_number ->
                [pl] są { $who }
               *[sg] jest { $who }
            }
        }
       *[other] jest { $where }
    }
    .third = obiera za cel { their-chosen }
    .mage = obiera za cel { own-chosen }
    .inf = obrać za cel { own-chosen }
    .each = obierasz za cel { own-chosen }
form-choose = wybierz { own-chosen }
    .third = wybiera { their-chosen }
    .mage = wybiera { own-chosen }
    .inf = wybrać { own-chosen }
    .each = wybierasz { own-chosen }
own-strength = { $n_id ->
        [none] { "" }
       *[number] { " z +" }{ $n } do Siły
    }
own-prey-of-theirs = { $any ->
        [yes] figurkę w tym samym Pomieszczeniu
       *[no] { FORM($to, case: "acc") }
    }
form-have-attack = każ { own-who-dat } zaatakować { own-prey-of-theirs }
    .third = każe { FORM($who, case: "dat") } zaatakować { own-prey-of-theirs }
    .mage = każe { own-who-dat } zaatakować { own-prey-of-theirs }
    .inf = kazać { own-who-dat } zaatakować { own-prey-of-theirs }
    .each = każesz { own-who-dat } zaatakować { own-prey-of-theirs }
form-become = stań się { FORM($what, case: "ins") } do Fazy Porządkowania
    .third = staje się { FORM($what, case: "ins") } do Fazy Porządkowania
    .mage = staje się { FORM($what, case: "ins") } do Fazy Porządkowania
    .inf = stać się { FORM($what, case: "ins") } do Fazy Porządkowania
    .each = stajesz się { FORM($what, case: "ins") } do Fazy Porządkowania
form-attack = zaatakuj { own-who-acc }{ own-strength }
    .third = atakuje { FORM($who, case: "acc") }{ own-strength }
    .mage = atakuje { own-who-acc }{ own-strength }
    .inf = zaatakować { own-who-acc }{ own-strength }
    .each = atakujesz { own-who-acc }{ own-strength }

## Cards and tokens.

own-drawn = { $n } { $forgotten ->
        [yes] { FORM("spell", $n, case: "acc", adj: "forgotten") }
       *[no] { $random ->
            [yes] { FORM("spell", $n, case: "acc", adj: "random") } ze swoich Wspomnień
           *[no] { FORM("spell", $n, case: "acc") } { $library ->
                [yes] z Biblioteki{ $piles ->
                    [yes] { " lub jej stosów kart odrzuconych" }
                   *[no] { "" }
                }
               *[no] { $memories ->
                    [yes] ze swoich Wspomnień
                   *[no] ze swojej Księgi Czarów
                }
            }
        }
    }
form-draw = dobierz { own-drawn }{ $under ->
        [yes] { ", zatrzymaj " }{ $m }{ " z nich, a pozostałe połóż pod talię" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " i zatrzymaj " }{ $m } z nich
        }
    }
    .third = dobiera { own-drawn }{ $under ->
        [yes] { ", zatrzymuje " }{ $m }{ " z nich, a pozostałe kładzie pod talię" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " i zatrzymuje " }{ $m } z nich
        }
    }
    .mage = dobiera { own-drawn }{ $under ->
        [yes] { ", zatrzymuje " }{ $m }{ " z nich, a pozostałe kładzie pod talię" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " i zatrzymuje " }{ $m } z nich
        }
    }
    .inf = dobrać { own-drawn }{ $under ->
        [yes] { ", zatrzymać " }{ $m }{ " z nich, a pozostałe położyć pod talię" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " i zatrzymać " }{ $m } z nich
        }
    }
    .each = dobierasz { own-drawn }{ $under ->
        [yes] { ", zatrzymujesz " }{ $m }{ " z nich, a pozostałe kładziesz pod talię" }
       *[no] { $m_id ->
            [none] { "" }
           *[number] { " i zatrzymujesz " }{ $m } z nich
        }
    }
own-looked = { $n } { FORM("spell", $n, case: "acc") } { $grimoire ->
        [yes] z wierzchu swojej Księgi Czarów
       *[no] { $memories ->
            [yes] z wierzchu swoich Wspomnień
           *[no] jednej Szkoły
        }
    }
own-kept = { $up ->
        [yes] { "najwyżej " }
       *[no] { "" }
    }{ $m } z nich
form-look-spells = obejrzyj { own-looked }{ $back ->
        [yes] { ", zatrzymaj " }{ own-kept }{ ", a pozostałe połóż z powrotem na wierzch" }
       *[no] { $shuffle ->
            [yes] { ", zatrzymaj " }{ own-kept }{ ", a pozostałe wtasuj z powrotem" }
           *[no] { " i zatrzymaj " }{ own-kept }
        }
    }
    .third = ogląda { own-looked }{ $back ->
        [yes] { ", zatrzymuje " }{ own-kept }{ ", a pozostałe kładzie z powrotem na wierzch" }
       *[no] { $shuffle ->
            [yes] { ", zatrzymuje " }{ own-kept }{ ", a pozostałe wtasowuje z powrotem" }
           *[no] { " i zatrzymuje " }{ own-kept }
        }
    }
    .mage = ogląda { own-looked }{ $back ->
        [yes] { ", zatrzymuje " }{ own-kept }{ ", a pozostałe kładzie z powrotem na wierzch" }
       *[no] { $shuffle ->
            [yes] { ", zatrzymuje " }{ own-kept }{ ", a pozostałe wtasowuje z powrotem" }
           *[no] { " i zatrzymuje " }{ own-kept }
        }
    }
    .inf = obejrzeć { own-looked }{ $back ->
        [yes] { ", zatrzymać " }{ own-kept }{ ", a pozostałe położyć z powrotem na wierzch" }
       *[no] { $shuffle ->
            [yes] { ", zatrzymać " }{ own-kept }{ ", a pozostałe wtasować z powrotem" }
           *[no] { " i zatrzymać " }{ own-kept }
        }
    }
    .each = oglądasz { own-looked }{ $back ->
        [yes] { ", zatrzymujesz " }{ own-kept }{ ", a pozostałe kładziesz z powrotem na wierzch" }
       *[no] { $shuffle ->
            [yes] { ", zatrzymujesz " }{ own-kept }{ ", a pozostałe wtasowujesz z powrotem" }
           *[no] { " i zatrzymujesz " }{ own-kept }
        }
    }
own-taken = ze { $library ->
        [yes] stosów kart odrzuconych Biblioteki
       *[no] swoich Wspomnień
    }
form-take-memories = weź { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } { own-taken }
    .third = bierze { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } { own-taken }
    .mage = bierze { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } { own-taken }
    .inf = wziąć { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } { own-taken }
    .each = bierzesz { $n } { FORM("spell", $n, case: "acc", adj: "chosen") } { own-taken }
own-search = w swojej Księdze Czarów{ $both ->
        [yes] { " lub Wspomnieniach" }
       *[no] { "" }
    } { $n } { FORM("spell", $n, case: "acc") }{ $summon ->
        [yes] { " przywołania" }
       *[no] { "" }
    }
form-search = wyszukaj { own-search }
    .third = wyszukuje { own-search }
    .mage = wyszukuje { own-search }
    .inf = wyszukać { own-search }
    .each = wyszukujesz { own-search }
own-hand-exchanged = maksymalnie 1 z tych Czarów na Czar ze swojej ręki, z wyjątkiem Zapomnianych Czarów
form-look-hand = obejrzyj rękę { own-who-gen } i wymień { own-hand-exchanged }
    .third = ogląda rękę { FORM($who, case: "gen") } i wymienia { own-hand-exchanged }
    .mage = ogląda rękę { own-who-gen } i wymienia { own-hand-exchanged }
    .inf = obejrzeć rękę { own-who-gen } i wymienić { own-hand-exchanged }
    .each = oglądasz rękę { own-who-gen } i wymieniasz { own-hand-exchanged }
form-look-ready = obejrzyj Gotowe Czary { own-who-gen }
    .third = ogląda Gotowe Czary { FORM($who, case: "gen") }
    .mage = ogląda Gotowe Czary { own-who-gen }
    .inf = obejrzeć Gotowe Czary { own-who-gen }
    .each = oglądasz Gotowe Czary { own-who-gen }
form-shuffle-memories = wtasuj swoje Wspomnienia do Księgi Czarów
    .third = wtasowuje swoje Wspomnienia do Księgi Czarów
    .mage = wtasowuje swoje Wspomnienia do Księgi Czarów
    .inf = wtasować swoje Wspomnienia do Księgi Czarów
    .each = wtasowujesz swoje Wspomnienia do Księgi Czarów
own-next-cast = { $standard ->
        [yes] następny Gotowy Czar Standardowy { FORM($who, case: "gen") } jak swój
       *[no] swój następny Gotowy Czar
    }
form-cast-next = rzuć { own-next-cast }
    .third = rzuca { own-next-cast }
    .mage = rzuca { own-next-cast }
    .inf = rzucić { own-next-cast }
    .each = rzucasz { own-next-cast }
form-reveal-next = ujawnij następny Gotowy Czar { FORM($who, case: "gen") }
    .third = ujawnia następny Gotowy Czar { FORM($who, case: "gen") }
    .mage = ujawnia następny Gotowy Czar { FORM($who, case: "gen") }
    .inf = ujawnić następny Gotowy Czar { FORM($who, case: "gen") }
    .each = ujawniasz następny Gotowy Czar { FORM($who, case: "gen") }
own-cast-hand = Czar{ own-type } z ręki{ $where_id ->
        [none] { "" }
        [here] { " ze swojego Pomieszczenia" }
       *[other] { " z " }{ FORM($where, case: "gen") }
    }
form-cast-hand = rzuć { own-cast-hand }
    .third = rzuca { own-cast-hand }
    .mage = rzuca { own-cast-hand }
    .inf = rzucić { own-cast-hand }
    .each = rzucasz { own-cast-hand }
form-swap-revealed = wymień jeden ze swoich Ujawnionych Czarów na Czar z ręki
    .third = wymienia jeden ze swoich Ujawnionych Czarów na Czar z ręki
    .mage = wymienia jeden ze swoich Ujawnionych Czarów na Czar z ręki
    .inf = wymienić jeden ze swoich Ujawnionych Czarów na Czar z ręki
    .each = wymieniasz jeden ze swoich Ujawnionych Czarów na Czar z ręki
form-return-revealed = weź z powrotem na rękę jeden ze swoich Ujawnionych Czarów z Elementem { $elements }
    .third = bierze z powrotem na rękę jeden ze swoich Ujawnionych Czarów z Elementem { $elements }
    .mage = bierze z powrotem na rękę jeden ze swoich Ujawnionych Czarów z Elementem { $elements }
    .inf = wziąć z powrotem na rękę jeden ze swoich Ujawnionych Czarów z Elementem { $elements }
    .each = bierzesz z powrotem na rękę jeden ze swoich Ujawnionych Czarów z Elementem { $elements }
form-give-forgotten = oddaj { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } z ręki
    .third = oddaje { FORM($who, case: "dat") } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } z ręki
    .mage = oddaje { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } z ręki
    .inf = oddać { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } z ręki
    .each = oddajesz { own-who-dat } { $n } { FORM("spell", $n, case: "acc", adj: "forgotten") } z ręki
much-discarded = { $quick ->
        [yes] swój Szybki Czar
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
       *[other] { " " }{ own-who-gen }
    }
form-discard = odrzuć { much-discarded }{ own-discarded-of }
    .third = odrzuca { much-discarded }{ own-discarded-of }
    .mage = odrzuca { much-discarded }{ own-discarded-of }
    .inf = odrzucić { much-discarded }{ own-discarded-of }
    .each = odrzucasz { much-discarded }{ own-discarded-of }
much-exhausted = { $wholly ->
        [yes] wszystkie Żetony Akcji Fizycznych
       *[no] { $n } { FORM("action-token", $n, case: "acc") }
    }
form-exhaust = odwróć { much-exhausted } na wykorzystaną stronę
    .third = odwraca { much-exhausted } na wykorzystaną stronę
    .mage = odwraca { much-exhausted } na wykorzystaną stronę
    .inf = odwrócić { much-exhausted } na wykorzystaną stronę
    .each = odwracasz { much-exhausted } na wykorzystaną stronę
form-refresh = odwróć { $n } { FORM("action-token", $n, case: "acc") } na dostępną stronę
    .third = odwraca { $n } { FORM("action-token", $n, case: "acc") } na dostępną stronę
    .mage = odwraca { $n } { FORM("action-token", $n, case: "acc") } na dostępną stronę
    .inf = odwrócić { $n } { FORM("action-token", $n, case: "acc") } na dostępną stronę
    .each = odwracasz { $n } { FORM("action-token", $n, case: "acc") } na dostępną stronę
form-take-crown = weź Żeton Korony
    .third = bierze Żeton Korony
    .mage = bierze Żeton Korony
    .inf = wziąć Żeton Korony
    .each = bierzesz Żeton Korony

## Quests, Events and Trophies.

own-moon = { $previous ->
        [yes] { " poprzedniej Fazy Księżyca" }
       *[no] { $moon_id ->
            [none] { "" }
           *[other] { " " }{ AGREE($moon, "moon", case: "gen") } { FORM("moon", case: "gen") }
        }
    }
own-same-moon = { $same ->
        [yes] { " z tej samej Fazy Księżyca" }
       *[no] { "" }
    }
form-draw-quest = dobierz { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
    .third = dobiera { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
    .mage = dobiera { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
    .inf = dobrać { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
    .each = dobierasz { $n } { FORM("quest", $n, case: "acc") }{ own-moon }{ own-same-moon }
own-quests-kept = { $up ->
        [yes] { "najwyżej " }
       *[no] { "" }
    }{ $m } z nich{ $k_id ->
        [none] { "" }
       *[number] { " za " }{ $k } { FORM("power-point", $k, case: "acc") }
    }
own-quest-kept = { $n ->
        [1] { $next ->
            [yes] je
           *[no] { $m } z obejrzanych
        }
       *[other] { $m } z { $next ->
            [yes] nich
           *[no] obejrzanych
        }
    }
form-look-quests = obejrzyj { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", zatrzymaj " }{ own-quests-kept }{ ", a pozostałe połóż z powrotem na wierzch" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", ukończ 1 z nich, a pozostałe połóż z powrotem na wierzch" }
           *[no] { $give ->
                [yes] { own-moon }{ ", zatrzymaj " }{ $m }{ " z nich, a pozostałe oddaj innemu Magowi" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " i wymień najwyżej 1 z nich na jedno ze swoich Aktywnych Zadań" }
                   *[no] { " " }{ $next ->
                        [yes] bieżącej lub następnej Fazy Księżyca
                       *[no] { $each }
                    } i zatrzymaj { own-quest-kept }
                }
            }
        }
    }
    .third = ogląda { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", zatrzymuje " }{ own-quests-kept }{ ", a pozostałe kładzie z powrotem na wierzch" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", kończy 1 z nich, a pozostałe kładzie z powrotem na wierzch" }
           *[no] { $give ->
                [yes] { own-moon }{ ", zatrzymuje " }{ $m }{ " z nich, a pozostałe oddaje innemu Magowi" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " i wymienia najwyżej 1 z nich na jedno ze swoich Aktywnych Zadań" }
                   *[no] { " " }{ $next ->
                        [yes] bieżącej lub następnej Fazy Księżyca
                       *[no] { $each }
                    } i zatrzymuje { own-quest-kept }
                }
            }
        }
    }
    .mage = ogląda { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", zatrzymuje " }{ own-quests-kept }{ ", a pozostałe kładzie z powrotem na wierzch" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", kończy 1 z nich, a pozostałe kładzie z powrotem na wierzch" }
           *[no] { $give ->
                [yes] { own-moon }{ ", zatrzymuje " }{ $m }{ " z nich, a pozostałe oddaje innemu Magowi" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " i wymienia najwyżej 1 z nich na jedno ze swoich Aktywnych Zadań" }
                   *[no] { " " }{ $next ->
                        [yes] bieżącej lub następnej Fazy Księżyca
                       *[no] { $each }
                    } i zatrzymuje { own-quest-kept }
                }
            }
        }
    }
    .inf = obejrzeć { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", zatrzymać " }{ own-quests-kept }{ ", a pozostałe położyć z powrotem na wierzch" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", ukończyć 1 z nich, a pozostałe położyć z powrotem na wierzch" }
           *[no] { $give ->
                [yes] { own-moon }{ ", zatrzymać " }{ $m }{ " z nich, a pozostałe oddać innemu Magowi" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " i wymienić najwyżej 1 z nich na jedno ze swoich Aktywnych Zadań" }
                   *[no] { " " }{ $next ->
                        [yes] bieżącej lub następnej Fazy Księżyca
                       *[no] { $each }
                    } i zatrzymać { own-quest-kept }
                }
            }
        }
    }
    .each = oglądasz { $n } { FORM("quest", $n, case: "acc") }{ $back ->
        [yes] { own-moon }{ ", zatrzymujesz " }{ own-quests-kept }{ ", a pozostałe kładziesz z powrotem na wierzch" }
       *[no] { $complete ->
            [yes] { own-moon }{ ", kończysz 1 z nich, a pozostałe kładziesz z powrotem na wierzch" }
           *[no] { $give ->
                [yes] { own-moon }{ ", zatrzymujesz " }{ $m }{ " z nich, a pozostałe oddajesz innemu Magowi" }
               *[no] { $exchange ->
                    [yes] { own-moon }{ " i wymieniasz najwyżej 1 z nich na jedno ze swoich Aktywnych Zadań" }
                   *[no] { " " }{ $next ->
                        [yes] bieżącej lub następnej Fazy Księżyca
                       *[no] { $each }
                    } i zatrzymujesz { own-quest-kept }
                }
            }
        }
    }
form-take-active = obejrzyj Aktywne Zadania { own-who-gen } i zabierz najwyżej 1 z nich
    .third = ogląda Aktywne Zadania { own-who-gen } i zabiera najwyżej 1 z nich
    .mage = ogląda Aktywne Zadania { own-who-gen } i zabiera najwyżej 1 z nich
    .inf = obejrzeć Aktywne Zadania { own-who-gen } i zabrać najwyżej 1 z nich
    .each = oglądasz Aktywne Zadania { own-who-gen } i zabierasz najwyżej 1 z nich
form-reveal-quest = odkryj Zadanie{ own-moon }
    .third = odkrywa Zadanie{ own-moon }
    .mage = odkrywa Zadanie{ own-moon }
    .inf = odkryć Zadanie{ own-moon }
    .each = odkrywasz Zadanie{ own-moon }
form-add-quest = połóż to Zadanie wśród swoich Ukończonych Zadań
    .third = kładzie to Zadanie wśród swoich Ukończonych Zadań
    .mage = kładzie to Zadanie wśród swoich Ukończonych Zadań
    .inf = położyć to Zadanie wśród swoich Ukończonych Zadań
    .each = kładziesz to Zadanie wśród swoich Ukończonych Zadań
much-quests = { $n } ze swoich { $solved ->
        [yes] Rozwiązanych
       *[no] Aktywnych
    } Zadań
form-discard-quest = odrzuć { much-quests }
    .third = odrzuca { much-quests }
    .mage = odrzuca { much-quests }
    .inf = odrzucić { much-quests }
    .each = odrzucasz { much-quests }
own-quest-that = { $that ->
        [yes] to Zadanie
       *[no] jedno ze swoich Zadań
    }
own-quest-taken = { $points ->
        [yes] Punkty Mocy za to Zadanie
       *[no] to Zadanie
    }
form-take-quest = zabierz { own-quest-taken }
    .third = zabiera { own-quest-taken }
    .mage = zabiera { own-quest-taken }
    .inf = zabrać { own-quest-taken }
    .each = zabierasz { own-quest-taken }
form-complete-quest = ukończ { own-quest-that }
    .third = kończy { own-quest-that }
    .mage = kończy { own-quest-that }
    .inf = ukończyć { own-quest-that }
    .each = kończysz { own-quest-that }
form-pay-for-quest = wybierz jedno ze swoich Aktywnych Zadań i strać tyle Punktów Mocy, ile wynosi numer jego Fazy Księżyca
    .third = wybiera jedno ze swoich Aktywnych Zadań i traci tyle Punktów Mocy, ile wynosi numer jego Fazy Księżyca
    .mage = wybiera jedno ze swoich Aktywnych Zadań i traci tyle Punktów Mocy, ile wynosi numer jego Fazy Księżyca
    .inf = wybrać jedno ze swoich Aktywnych Zadań i stracić tyle Punktów Mocy, ile wynosi numer jego Fazy Księżyca
    .each = wybierasz jedno ze swoich Aktywnych Zadań i tracisz tyle Punktów Mocy, ile wynosi numer jego Fazy Księżyca
own-quest-this = { $this ->
        [yes] to Zadanie
       *[no] jedno ze swoich Zadań
    }
form-solve-quest = rozwiąż { own-quest-this }
    .third = rozwiązuje { own-quest-this }
    .mage = rozwiązuje { own-quest-this }
    .inf = rozwiązać { own-quest-this }
    .each = rozwiązujesz { own-quest-this }
form-draw-event = dobierz { $n } { FORM("event", $n, case: "acc") }{ own-moon }
    .third = dobiera { $n } { FORM("event", $n, case: "acc") }{ own-moon }
    .mage = dobiera { $n } { FORM("event", $n, case: "acc") }{ own-moon }
    .inf = dobrać { $n } { FORM("event", $n, case: "acc") }{ own-moon }
    .each = dobierasz { $n } { FORM("event", $n, case: "acc") }{ own-moon }
form-look-events = obejrzyj { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { ", zagraj najwyżej 1 z nich, a pozostałe połóż z powrotem na wierzch" }
       *[no] { " i połóż je z powrotem na wierzch" }
    }
    .third = ogląda { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { ", zagrywa najwyżej 1 z nich, a pozostałe kładzie z powrotem na wierzch" }
       *[no] { " i kładzie je z powrotem na wierzch" }
    }
    .mage = ogląda { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { ", zagrywa najwyżej 1 z nich, a pozostałe kładzie z powrotem na wierzch" }
       *[no] { " i kładzie je z powrotem na wierzch" }
    }
    .inf = obejrzeć { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { ", zagrać najwyżej 1 z nich, a pozostałe położyć z powrotem na wierzch" }
       *[no] { " i położyć je z powrotem na wierzch" }
    }
    .each = oglądasz { $n } { FORM("event", $n, case: "acc") }{ $keep ->
        [yes] { ", zagrywasz najwyżej 1 z nich, a pozostałe kładziesz z powrotem na wierzch" }
       *[no] { " i kładziesz je z powrotem na wierzch" }
    }
form-discard-event = odrzuć { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " i podziel jego Punkty Mocy z Czarną Różą" }
       *[no] { "" }
    }
    .third = odrzuca { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " i dzieli jego Punkty Mocy z Czarną Różą" }
       *[no] { "" }
    }
    .mage = odrzuca { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " i dzieli jego Punkty Mocy z Czarną Różą" }
       *[no] { "" }
    }
    .inf = odrzucić { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " i podzielić jego Punkty Mocy z Czarną Różą" }
       *[no] { "" }
    }
    .each = odrzucasz { $n } { FORM("event", $n, case: "acc") }{ $share ->
        [yes] { " i dzielisz jego Punkty Mocy z Czarną Różą" }
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
form-move-toward = rusz w stronę { own-goal }
    .third = rusza w stronę { their-goal }
    .mage = rusza w stronę { own-goal }
    .inf = ruszyć w stronę { own-goal }
    .each = ruszasz w stronę { own-goal }
form-take-trophy = weź Trofeum { own-who-gen }
    .third = bierze Trofeum { FORM($who, case: "gen") }
    .mage = bierze Trofeum { own-who-gen }
    .inf = wziąć Trofeum { own-who-gen }
    .each = bierzesz Trofeum { own-who-gen }
form-give-trophy = oddaj Czarnej Róży { $n } ze swoich Trofeów
    .third = oddaje Czarnej Róży { $n } ze swoich Trofeów
    .mage = oddaje Czarnej Róży { $n } ze swoich Trofeów
    .inf = oddać Czarnej Róży { $n } ze swoich Trofeów
    .each = oddajesz Czarnej Róży { $n } ze swoich Trofeów
form-cube-on-card = umieść 1 Kostkę na tej karcie
    .third = umieszcza 1 Kostkę na tej karcie
    .mage = umieszcza 1 Kostkę na tej karcie
    .inf = umieścić 1 Kostkę na tej karcie
    .each = umieszczasz 1 Kostkę na tej karcie

## Standing abilities.

form-each-time = za każdym razem, gdy { $trigger }, { FORM($deed, form: "each") }{ $also_id ->
        [none] { "" }
       *[other] { who-also } { FORM($also, form: "each") }
    }
form-first-time = za pierwszym razem, gdy { $trigger }, { $deed }
form-each-time-in-all = za każdym razem, gdy { $trigger }, { FORM($deed, form: "each") }, łącznie maksymalnie { $n } { FORM("power-point", $n, case: "acc") }
form-each-time-may = za każdym razem, gdy { $trigger }, możesz { FORM($actions, form: "inf") }
form-you-ignore = za każdym razem, gdy masz otrzymać obrażenia, ignorujesz { $n } z nich
form-this-ignores = za każdym razem, gdy ta figurka ma otrzymać obrażenia, ignoruje { $n } z nich
form-you-have = masz +{ $n } do { FORM($stat, case: "gen") }
form-your-evocations-have = twoje Ewokacje mają +{ $n } do { FORM($stat, case: "gen") }
form-this-has = ta figurka ma +{ $n } do { FORM($stat, case: "gen") }
much-verb = { $stat_number ->
        [pl] wynoszą
       *[sg] wynosi
    }
form-your-stat-is = { AGREE("your", $stat) } { $stat } { much-verb } { $n }
form-target-stat-is = { $stat } celu { much-verb } { $n }
form-shields-room = za każdym razem, gdy Mag, który nie jest właścicielem tej figurki, ma umieścić Niestabilność w jej Pomieszczeniu, umieszcza o { $n } { FORM("cube", $n, case: "acc") } mniej
form-each-time-may-then = za każdym razem, gdy { $trigger }, możesz { FORM($actions, form: "inf") }; jeśli to zrobisz, { FORM($deed, form: "each") }
form-each-time-they-may = za każdym razem, gdy { $trigger }, ten Mag może { FORM($actions, form: "inf") }
form-this-has-per-damage = ta figurka ma +{ $n } do { FORM($stat, case: "gen") } za każde obrażenie na niej
form-this-has-while-upgraded = ta figurka ma +{ $n } do { FORM($stat, case: "gen") }, dopóki ma Ulepszenie
form-suffers-for-owner = za każdym razem, gdy jej właściciel ma otrzymać obrażenia, ta figurka może otrzymać { $n } z nich zamiast niego
form-evocation-suffers = za każdym razem, gdy masz otrzymać obrażenia, zamiast ciebie otrzymuje je jedna z twoich Ewokacji
form-attacks-room = { $yours ->
        [yes] atakujesz
       *[no] ta figurka atakuje
    } każdą figurkę w swoim Pomieszczeniu
form-attacks-for-more = za każdym razem, gdy masz zaatakować, możesz { FORM($actions, form: "inf") }; jeśli to zrobisz, zadajesz o { $n } { FORM("damage", $n, case: "acc") } więcej
form-moves-and-attacks = możesz poruszyć się i zaatakować jedną Akcją Fizyczną
form-instead-of-attacking = zamiast ataku { $yours ->
        [yes] możesz
       *[no] ta figurka może
    } { FORM($actions, form: "inf") }
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
form-who-damaged = { FORM("mage", $case) } { AGREE("damaged", "mage", $case) } tym Efektem
    .gender = m
    .personal = yes
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
form-site-this = { FORM("room", $case) } tej figurki
form-site-tile = { FORM($tile, $case) }

## Triggers: what is done.

who-suffers = { $whom_id ->
        [none] obrażenia
        [victim-you] ci obrażenia
       *[other] obrażenia { FORM($whom, case: "dat") }
    }
who-resolves = { $who_id ->
        [who-you] rozstrzygasz
       *[other] { $who } rozstrzyga
    }
own-task-resolves = { $who_id ->
        [who-you] rozstrzygnij
       *[other] { $who } rozstrzyga
    }
form-inflicts = { $who_id ->
        [who-you] zadajesz
       *[other] { $who } zadaje
    } { who-suffers }{ $with ->
        [yes] { " Czarem lub Atakiem Fizycznym" }
       *[no] { "" }
    }
    .task = { $who_id ->
        [who-you] zadaj
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
    .task = { $who_id ->
        [who-you] otrzymaj
       *[other] { $who } otrzymuje
    } obrażenia{ $rose ->
        [yes] { " od Czarnej Róży" }
       *[no] { "" }
    }
form-touches = { $who_id ->
        [who-you] zadajesz lub leczysz
       *[other] { $who } zadaje lub leczy
    } obrażenia Ewokacji
    .task = { $who_id ->
        [who-you] zadaj lub ulecz
       *[other] { $who } zadaje lub leczy
    } obrażenia Ewokacji
form-is-defeated = { $harmed ->
        [yes] Mag z twoimi obrażeniami
       *[no] { $who_id ->
            [who-you] twój Mag
           *[other] { $who }
        }
    } zostaje pokonany
form-defeats = { $who_id ->
        [who-you] pokonujesz
       *[other] { $who } pokonuje
    } { FORM($whom, case: "acc") }
    .task = { $who_id ->
        [who-you] pokonaj
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
        [yes] do Pomieszczenia, w którym nie ma { $who_id ->
            [who-you] twojej
           *[other] jego
        } Niestabilności
       *[no] { own-where-to }
    }
    .task = { $who_id ->
        [who-you] wejdź
       *[other] { $who } wchodzi
    } { $without ->
        [yes] do Pomieszczenia, w którym nie ma { $who_id ->
            [who-you] twojej
           *[other] jego
        } Niestabilności
       *[no] { own-where-to }
    }
form-leaves = { $who_id ->
        [who-you] opuszczasz
       *[other] { $who } opuszcza
    } { $there ->
        [yes] docelowe Pomieszczenie
       *[no] to Pomieszczenie
    }{ $with ->
        [yes] { " Akcją Fizyczną" }
       *[no] { "" }
    }
    .task = { $who_id ->
        [who-you] opuść
       *[other] { $who } opuszcza
    } { $there ->
        [yes] docelowe Pomieszczenie
       *[no] to Pomieszczenie
    }{ $with ->
        [yes] { " Akcją Fizyczną" }
       *[no] { "" }
    }
form-travels = { $who_id ->
        [who-you] wykonujesz
       *[other] { $who } wykonuje
    } Badanie lub Odczekanie
    .task = { $who_id ->
        [who-you] wykonaj
       *[other] { $who } wykonuje
    } Badanie lub Odczekanie
form-activates-room = { $who_id ->
        [who-you] aktywujesz
       *[other] { $who } aktywuje
    } { FORM($where, case: "acc") }
    .task = { $who_id ->
        [who-you] aktywuj
       *[other] { $who } aktywuje
    } { FORM($where, case: "acc") }
form-places = { $who_id ->
        [who-you] umieszczasz
       *[other] { $who } umieszcza
    } { $last ->
        [yes] ostatnią Kostkę Niestabilności w Pomieszczeniu
       *[no] Niestabilność
    }
    .task = { $who_id ->
        [who-you] umieść
       *[other] { $who } umieszcza
    } { $last ->
        [yes] ostatnią Kostkę Niestabilności w Pomieszczeniu
       *[no] Niestabilność
    }
form-summons = { who-resolves } Efekt przywołania
    .task = { own-task-resolves } Efekt przywołania
form-evocation-activates = { $who } się aktywuje
form-attacks = { $who_id ->
        [who-you] atakujesz
       *[other] { $who } atakuje
    }{ $whom_id ->
        [none] { "" }
       *[other] { " " }{ FORM($whom, case: "acc") }
    }
    .task = { $who_id ->
        [who-you] zaatakuj
       *[other] { $who } atakuje
    }{ $whom_id ->
        [none] { "" }
       *[other] { " " }{ FORM($whom, case: "acc") }
    }
form-takes-crown = { $who_id ->
        [who-you] bierzesz
       *[other] { $who } bierze
    } Żeton { $tile ->
        [yes] Aktywacji
       *[no] Korony
    }
    .task = { $who_id ->
        [who-you] weź
       *[other] { $who } bierze
    } Żeton { $tile ->
        [yes] Aktywacji
       *[no] Korony
    }
own-named-type = { $kind ->
        [yes] { " wybranego typu" }
       *[no] { "" }
    }
form-casts = { $who_id ->
        [who-you] rzucasz
       *[other] { $who } rzuca
    } Czar{ own-named-type }
    .task = { $who_id ->
        [who-you] rzuć
       *[other] { $who } rzuca
    } Czar{ own-named-type }
form-reveals = { $who_id ->
        [who-you] ujawniasz
       *[other] { $who } ujawnia
    } Czar { FORM($type, case: "gen") }
    .task = { $who_id ->
        [who-you] ujawnij
       *[other] { $who } ujawnia
    } Czar { FORM($type, case: "gen") }
own-type = { $type_id ->
        [none] { "" }
       *[other] { " " }{ FORM($type, case: "gen") }
    }
own-aimed = { $single ->
        [yes] { " z jednym celem" }
       *[no] { $area ->
            [yes] { " z docelowym Pomieszczeniem" }
           *[no] { "" }
        }
    }
form-targets-you = stajesz się celem Czaru{ own-type }{ own-aimed }{ $about ->
        [yes] { " lub ma on na ciebie wpłynąć" }
       *[no] { "" }
    }
own-site = { $where_id ->
        [none] { "" }
       *[other] { " " }{ own-word-in } { FORM($where, case: "loc") }
    }
form-resolves-spell = { who-resolves }{ $forgotten ->
        [yes] { " Zapomniany" }
       *[no] { "" }
    }{ $type_id ->
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
    .task = { own-task-resolves }{ $forgotten ->
        [yes] { " Zapomniany" }
       *[no] { "" }
    }{ $type_id ->
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
        [number] , mając na swoich Ujawnionych Czarach { $n } { FORM("element-symbol", $n, case: "acc") } { $elements }
       *[none] { "" }
    }
form-draws-forgotten = { $who_id ->
        [who-you] dobierasz
       *[other] { $who } dobiera
    } Zapomniany Czar
    .task = { $who_id ->
        [who-you] dobierz
       *[other] { $who } dobiera
    } Zapomniany Czar
form-resolves-physical = { $who_id ->
        [who-you] wykonujesz
       *[other] { $who } wykonuje
    } Akcję Fizyczną
    .task = { $who_id ->
        [who-you] wykonaj
       *[other] { $who } wykonuje
    } Akcję Fizyczną
form-resolves-room = { who-resolves } Efekt { FORM($where, case: "gen") }
    .task = { own-task-resolves } Efekt { FORM($where, case: "gen") }
form-damages-many = { $who_id ->
        [who-you] zadajesz
       *[other] { $who } zadaje
    } jednym Efektem obrażenia co najmniej { $n } { FORM("model", $n, case: "dat") }
    .task = { $who_id ->
        [who-you] zadaj
       *[other] { $who } zadaje
    } jednym Efektem obrażenia co najmniej { $n } { FORM("model", $n, case: "dat") }
form-resolves-placing = { who-resolves } Efekt umieszczający { $colour_id ->
        [none] Niestabilność
       *[other] lub zamieniający Niestabilność w { AGREE($colour, "room", case: "loc") } Pomieszczeniu
    }
    .task = { own-task-resolves } Efekt umieszczający { $colour_id ->
        [none] Niestabilność
       *[other] lub zamieniający Niestabilność w { AGREE($colour, "room", case: "loc") } Pomieszczeniu
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
    .task = { $who_id ->
        [who-you] zyskaj{ $loses ->
            [yes] { " lub strać" }
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
form-completes = { $who_id ->
        [who-you] kończysz
       *[other] { $who } kończy
    } Zadanie
    .task = { $who_id ->
        [who-you] ukończ
       *[other] { $who } kończy
    } Zadanie
form-solves = { $who_id ->
        [who-you] rozwiązujesz
       *[other] { $who } rozwiązuje
    } Zadanie
    .task = { $who_id ->
        [who-you] rozwiąż
       *[other] { $who } rozwiązuje
    } Zadanie
form-sheds = { $who_id ->
        [who-you] odrzucasz Kartę Pecha lub rozwiązujesz
       *[other] { $who } odrzuca Kartę Pecha lub rozwiązuje
    } Zadanie
    .task = { $who_id ->
        [who-you] odrzuć Kartę Pecha lub rozwiąż
       *[other] { $who } odrzuca Kartę Pecha lub rozwiązuje
    } Zadanie
form-assigns-jinx = { $who_id ->
        [who-you] przypisujesz do siebie
       *[other] { $who } przypisuje do ciebie
    } Kartę Pecha
form-jinx-comes = otrzymujesz tę Kartę Pecha
form-rose-phase-ends = kończy się Faza Czarnej Róży

## Conditions.

form-one = { $state }
    .mage = { FORM($state, form: "mage") }
# Two things of one's own share their verb.
own-both-too = { $state_id ->
        [revealed] { " i " }{ FORM($also, form: "too") }
        [revealed-type] { " i " }{ FORM($also, form: "too") }
        [revealed-school] { " i " }{ FORM($also, form: "too") }
        [you-own] { " i " }{ FORM($also, form: "too") }
       *[other] { ", a " }{ $also }
    }
form-both = { $state }{ own-both-too }
    .mage = { FORM($state, form: "mage") } i { FORM($also, form: "mage") }
form-you-defeated-target = pokonasz cel
    .mage = pokona cel
form-revealed = masz co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") }
    .mage = ma co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") }
    .too = co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") }
form-revealed-type = masz co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") } { FORM($type, case: "gen") }
    .mage = ma co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") } { FORM($type, case: "gen") }
    .too = co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") } { FORM($type, case: "gen") }
form-revealed-elements = masz Ujawnione Czary co najmniej { $n } { $types ->
        [yes] { $n ->
            [one] typu
           *[other] różnych typów
        }
       *[no] { $n ->
            [one] Elementu
           *[other] różnych Elementów
        }
    }
    .mage = ma Ujawnione Czary co najmniej { $n } { $types ->
        [yes] { $n ->
            [one] typu
           *[other] różnych typów
        }
       *[no] { $n ->
            [one] Elementu
           *[other] różnych Elementów
        }
    }
form-revealed-school = masz co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") } { FORM($school, case: "gen") }
    .mage = ma co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") } { FORM($school, case: "gen") }
    .too = co najmniej { $n } { FORM("spell", $n, case: "acc", adj: "revealed") } { FORM($school, case: "gen") }
form-you-are-in = jesteś w { $room_id ->
        [none] docelowym Pomieszczeniu
       *[other] { FORM($room, case: "loc") }
    }
    .mage = jest w { $room_id ->
        [none] docelowym Pomieszczeniu
       *[other] { FORM($room, case: "loc") }
    }
form-target-in-company = w Pomieszczeniu celu jest inna figurka
form-you-own = masz co najmniej { $n } { FORM("evocation", $n, case: "acc") }
    .mage = ma co najmniej { $n } { FORM("evocation", $n, case: "acc") }
    .too = co najmniej { $n } { FORM("evocation", $n, case: "acc") }
form-you-have-power = masz co najmniej { $n } { FORM("power-point", $n, case: "acc") }
    .mage = ma co najmniej { $n } { FORM("power-point", $n, case: "acc") }
form-mage-has-more-power = inny Mag ma więcej Punktów Mocy niż ty
    .mage = inny Mag ma więcej Punktów Mocy niż on
form-you-have-damage = { $one ->
        [yes] jeden Mag ma co najmniej { $n } { FORM("damage", $n, case: "acc") } od ciebie
       *[no] masz co najmniej { $n } { FORM("damage", $n, case: "acc") }
    }
    .mage = { $one ->
        [yes] jeden Mag ma co najmniej { $n } { FORM("damage", $n, case: "acc") } od niego
       *[no] ma co najmniej { $n } { FORM("damage", $n, case: "acc") }
    }
form-this-round = w tej Turze { $mage ->
        [yes] zadajesz obrażenia co najmniej { $n } { FORM("mage", $n, case: "dat") }
       *[no] { $colour ->
            [yes] wchodzisz do Pomieszczeń co najmniej { $n } { $n ->
                [one] koloru
               *[other] kolorów
            }
           *[no] { $spell ->
                [yes] odrzucasz co najmniej { $n } { FORM("spell", $n, case: "acc") }, aby się poruszyć
               *[no] zadajesz co najmniej { $n } { FORM("damage", $n, case: "acc") }
            }
        }
    }
    .mage = w tej Turze { $mage ->
        [yes] zadaje obrażenia co najmniej { $n } { FORM("mage", $n, case: "dat") }
       *[no] { $colour ->
            [yes] wchodzi do Pomieszczeń co najmniej { $n } { $n ->
                [one] koloru
               *[other] kolorów
            }
           *[no] { $spell ->
                [yes] odrzuca co najmniej { $n } { FORM("spell", $n, case: "acc") }, aby się poruszyć
               *[no] zadaje co najmniej { $n } { FORM("damage", $n, case: "acc") }
            }
        }
    }
form-target-has-damage = cel ma co najmniej { $n } { FORM("damage", $n, case: "acc") }
form-target-has-jinx = cel ma Kartę Pecha
form-your-instability-here = w twoim Pomieszczeniu jest twoja Niestabilność
    .mage = w jego Pomieszczeniu jest jego Niestabilność
form-your-instability-rooms = twoja Niestabilność jest w co najmniej { $n } { FORM("room", $n, case: "loc") }
    .mage = jego Niestabilność jest w co najmniej { $n } { FORM("room", $n, case: "loc") }
form-rebuilt-rooms = w Loży { $n ->
        [few] są
       *[other] jest
    } co najmniej { $n } { $ruined ->
        [yes] { FORM("room", $n, case: "nom", adj: "destroyed") }
       *[no] { FORM("room", $n, case: "nom", adj: "rebuilt") }
    }
form-models-in-your-room = w twoim Pomieszczeniu poza tobą { $mage ->
        [yes] jest co najmniej { $n } { FORM("mage", $n, case: "nom") }
       *[no] { $n ->
            [few] są
           *[other] jest
        } co najmniej { $n } { FORM("model", $n, case: "nom") }
    }
    .mage = w jego Pomieszczeniu poza nim { $mage ->
        [yes] jest co najmniej { $n } { FORM("mage", $n, case: "nom") }
       *[no] { $n ->
            [few] są
           *[other] jest
        } co najmniej { $n } { FORM("model", $n, case: "nom") }
    }
form-upgraded = masz Ewokację z Ulepszeniem
    .mage = ma Ewokację z Ulepszeniem
form-mage-defeated-you = pokonał cię Mag
    .mage = pokonał go Mag
form-rose-defeated-you = pokonała cię Czarna Róża
    .mage = pokonała go Czarna Róża
form-that-mage-crowned = { $yours ->
        [yes] masz
       *[no] ten Mag ma
    } Żeton Korony
    .mage = { $yours ->
        [yes] ma
       *[no] ten Mag ma
    } Żeton Korony
form-you-unhurt = nie masz obrażeń
    .mage = nie ma obrażeń
form-no-completed-quest = nie masz Ukończonych Zadań
    .mage = nie ma Ukończonych Zadań
form-evocation-in-lodge = w Loży jest Ewokacja
form-revealed-by-this = ten Efekt ujawnił Czar { FORM($type, case: "gen") }
form-nothing-converted = ten Efekt nie zamienił żadnych obrażeń
form-target-is-room = docelowe Pomieszczenie to { $room }
form-played-crown = zagrane Wydarzenie ma Koronę
form-target-without-archetype = cel nie ma { $unhurt ->
        [yes] obrażeń
       *[no] { AGREE("no", $what, case: "gen") } { FORM($what, case: "gen") }
    }

## What is counted.

form-for-each = za { $k_id ->
        [none] { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") }
       *[number] { $k ->
            [one] { AGREE("every", $count, case: "acc") }
           *[other] każde
        } { $k } { FORM($count, $k, case: "acc") }
    }{ own-for-each-most }
    .mage = { $count_id ->
        [your-evocations] za każdą swoją Ewokację
        [your-strength] za każdy punkt Siły swoich Ewokacji
       *[other] za { AGREE("every", $count, case: "acc") } { FORM($count, case: "acc") }
    }{ own-for-each-most }
own-for-each-most = { $m_id ->
        [none] { "" }
       *[number] { " (maksymalnie " }{ $m })
    }
form-damage-on-target = { FORM("damage", $case, $number) } na celu
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
form-that-mages-spells = { $ready ->
        [yes] { AGREE("ready", "spell", $case, $number) }
       *[no] { AGREE("revealed", "spell", $case, $number) }
    } { FORM("spell", $case, $number) } tego Maga
    .gender = m
form-your-hand = { FORM("spell", $case, $number) } w twojej ręce
    .gender = m
form-jinx-on-target = { FORM("jinx", $case, $number) } { AGREE("assigned", "jinx", $case, $number) } do celu
    .gender = f
form-rebuilt-room = { AGREE("rebuilt", "room", $case, $number) } { FORM("room", $case, $number) }
    .gender = n
form-element-shown = { FORM("element-symbol", $case, $number) } { $element } na twoich Ujawnionych Czarach
    .gender = m
    .number = sg
form-rose-damage-on-damaged = { FORM("damage", $case, $number) } { FORM("rose", case: "gen") } na figurkach zranionych tym Efektem
    .gender = n
form-models-damaged = { FORM("model", $case, $number) } { AGREE("damaged", "model", $case, $number) } tym Efektem
    .gender = f
form-rose-converted = { FORM("damage", $case, $number) } { FORM("rose", case: "gen") } { AGREE("converted", "damage", $case, $number) } tym Efektem
    .gender = n
form-damage-not-converted = { FORM("damage", $case, $number) } { AGREE("unconverted", "damage", $case, $number) } tym Efektem
    .gender = n
form-spell-discarded = { FORM("spell", $case, $number) } { AGREE("discarded", "spell", $case, $number) } tym Efektem
    .gender = m
form-damage-ignored = { FORM("damage", $case, $number) } { AGREE("ignored", "damage", $case, $number) } tym Efektem
    .gender = n
form-evocation-in-lodge-n = { FORM($what, $case, $number) } w Loży
form-archetype-in-target = { FORM($what, $case, $number) } w docelowym Pomieszczeniu
own-there = { $colour_id ->
        [none] { $n_id ->
            [none] { $same ->
                [yes] w { AGREE("every", "room", case: "loc") } { FORM("room", case: "loc") } koloru docelowego Pomieszczenia
               *[no] w docelowym Pomieszczeniu
            }
           *[number] w zasięgu { $n } od docelowego Pomieszczenia
        }
       *[other] w { AGREE("every", "room", case: "loc") } { AGREE($colour, "room", case: "loc") } { FORM("room", case: "loc") }
    }
form-others-there = { $mage ->
        [yes] { AGREE("other", "mage", $case, $number) } { FORM("mage", $case, $number) }
       *[no] { AGREE("other", "model", $case, $number) } { FORM("model", $case, $number) }
    } { own-there }
    .gender = { $mage ->
        [yes] m
       *[no] f
    }
    .personal = { $mage ->
        [yes] yes
       *[no] no
    }
form-your-strength = { FORM("strength-point", $case, $number) } twoich Ewokacji
    .gender = m
form-event-on-board = { FORM("event", $case, $number) } na Planszy Wydarzeń
    .gender = n
form-model-removed = { FORM("model", $case, $number) } { $healed ->
        [yes] { AGREE("healed", "model", $case, $number) }
       *[no] { AGREE("removed", "model", $case, $number) }
    } tym Efektem
    .gender = f
form-damage-done = { FORM("damage", $case, $number) } { $moved ->
        [yes] { AGREE("transferred", "damage", $case, $number) }
       *[no] { AGREE("converted", "damage", $case, $number) }
    } tym Efektem
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
form-a-model = { FORM("model", $case) } w zasięgu { $n }{ $was ->
        [yes] { " od miejsca, w którym był cel" }
       *[no] { "" }
    }
    .gender = f
form-another-model = { AGREE("other", "model", $case) } { FORM("model", $case) } { $same ->
        [yes] w tym samym Pomieszczeniu
       *[no] w zasięgu { $n }{ $last ->
            [yes] { " od ostatniej" }
           *[no] { $foe ->
                [yes] , którą możesz zaatakować
               *[no] { "" }
            }
        }
    }
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
who-there = { $there ->
        [yes] { " w docelowym Pomieszczeniu" }
       *[no] { $n_id ->
            [none] { "" }
           *[number] { " w zasięgu " }{ $n }
        }
    }
form-one-of-your-archetype = { AGREE("one", $what, $case) } z twoich { FORM($what, case: "gen", number: "pl") }{ who-there }
    .own-gen = { AGREE("one", $what, case: "gen") } ze swoich { FORM($what, case: "gen", number: "pl") }{ who-there }
    .own-dat = { AGREE("one", $what, case: "dat") } ze swoich { FORM($what, case: "gen", number: "pl") }{ who-there }
    .own-acc = { AGREE("one", $what, case: "acc") } ze swoich { FORM($what, case: "gen", number: "pl") }{ who-there }
    .own-ins = { AGREE("one", $what, case: "ins") } ze swoich { FORM($what, case: "gen", number: "pl") }{ who-there }
form-one-of-targets-evocations = { AGREE("one", "evocation", $case) } z Ewokacji celu
    .gender = f
form-one-of-that-mages-evocations = { AGREE("one", "evocation", $case) } z Ewokacji tego Maga
    .gender = f
form-any-evocation = { AGREE("any", "evocation", $case) } { FORM("evocation", $case) } w Loży
    .gender = f
form-any-archetype = { AGREE("any", $what, $case) } { FORM($what, $case) } w Loży
form-another-archetype = { AGREE("other", $what, $case) } { FORM($what, $case) } w Loży
form-targets-owner = { FORM("owner", $case) } celu
    .gender = m
    .personal = yes
form-that-model = { AGREE("this", "model", $case) } { FORM("model", $case) }
    .gender = f
form-each-mage-within-was = { AGREE("every", "mage", $case) } { FORM("mage", $case) } w zasięgu { $n } od miejsca, w którym był cel
    .gender = m
    .personal = yes
form-each-model-within-was = { AGREE("every", "model", $case) } { FORM("model", $case) } w zasięgu { $n } od miejsca, w którym był cel
    .gender = f
who-every = { $mage ->
        [yes] { AGREE("every", "mage", $case) } { FORM("mage", $case) }
       *[no] { $evocation ->
            [yes] { AGREE("every", "evocation", $case) } { FORM("evocation", $case) }
           *[no] { AGREE("every", "model", $case) } { FORM("model", $case) }
        }
    }
form-each-model-within-target = { who-every } w zasięgu { $n } od docelowego Pomieszczenia
    .gender = { $mage ->
        [yes] m
       *[no] f
    }
    .personal = { $mage ->
        [yes] yes
       *[no] no
    }
form-each-in = { who-every } w { FORM($where, case: "loc") }{ $too ->
        [yes] { " (wraz z tobą)" }
       *[no] { $spared ->
            [yes] { " bez obrażeń zamienionych tym Efektem" }
           *[no] { "" }
        }
    }{ $free ->
        [yes] { " (jeśli może się poruszyć)" }
       *[no] { "" }
    }
    .gender = { $mage ->
        [yes] m
       *[no] f
    }
    .personal = { $mage ->
        [yes] yes
       *[no] no
    }
form-each-model-damaged = { $mage ->
        [yes] { AGREE("every", "mage", $case) } { FORM("mage", $case) } { AGREE("damaged", "mage", $case) } tym Efektem
       *[no] { AGREE("every", "model", $case) } { FORM("model", $case) } { AGREE("damaged", "model", $case) } tym Efektem
    }
    .gender = { $mage ->
        [yes] m
       *[no] f
    }
    .personal = { $mage ->
        [yes] yes
       *[no] no
    }
form-each-hurt = { $mage ->
        [yes] { AGREE("every", "mage", $case) } { FORM("mage", $case) }
       *[no] { AGREE("every", "model", $case) } { FORM("model", $case) }
    } z obrażeniami
    .gender = { $mage ->
        [yes] m
       *[no] f
    }
    .personal = { $mage ->
        [yes] yes
       *[no] no
    }
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
form-one-model-damaged = { AGREE("one", "model", $case) } z figurek zranionych tym Efektem
    .gender = f
form-the-mage-on-you = { FORM("mage", $case) }, którego obrażeń masz najwięcej
    .gender = m
    .personal = yes
form-an-archetype-in-target = { $kind_id ->
        [none] { FORM($what, $case) }
       *[other] { FORM($kind, $case) }
    } w docelowym Pomieszczeniu
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
    .own-gen = { AGREE("one", $what, case: "gen") } ze swoich { FORM($what, case: "gen", number: "pl") } z Ulepszeniem
    .own-dat = { AGREE("one", $what, case: "dat") } ze swoich { FORM($what, case: "gen", number: "pl") } z Ulepszeniem
    .own-acc = { AGREE("one", $what, case: "acc") } ze swoich { FORM($what, case: "gen", number: "pl") } z Ulepszeniem
    .own-ins = { AGREE("one", $what, case: "ins") } ze swoich { FORM($what, case: "gen", number: "pl") } z Ulepszeniem
form-one-assigned = { AGREE("one", $what, $case) } z { FORM($what, case: "gen", number: "pl") } { AGREE("assigned", $what, case: "gen", number: "pl") } do celu

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
form-each-named-colour-room = { AGREE("every", "room", $case) } { FORM("room", $case) } wybranego koloru
    .gender = n
form-each-adjacent-room = { AGREE("every", "room", $case) } { FORM("room", $case) } { AGREE("adjacent", "room", $case) } { own-word-from } { FORM($where, case: "ins") }

    .gender = n
form-an-adjacent-room = { FORM("room", $case) } { AGREE("adjacent", "room", $case) } z docelowym Pomieszczeniem{ $but ->
        [yes] { " (oprócz Komnaty Czarnej Róży i Sali Tronowej)" }
       *[no] { "" }
    }
    .gender = n
form-most-unstable-room = { FORM("room", $case) } z największą Niestabilnością
    .gender = n
form-a-room = { FORM("room", $case) } w zasięgu { $n }
    .gender = n
form-a-room-of = { FORM("room", $case) } w zasięgu { $n } od { FORM($from, case: "gen") }
    .gender = n
    .number = sg
form-any-room = { AGREE("any", "room", $case) } { $colour_id ->
        [none] { "" }
       *[other] { "nie" }{ AGREE($colour, "room", $case) }{ " " }
    }{ FORM("room", $case) } w Loży
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
form-room-with = { FORM("room", $case) } z { $mage ->
        [yes] Magiem
       *[no] { $kind_id ->
            [none] { FORM($what, case: "ins") }
           *[other] { FORM($kind, case: "ins") }
        }
    }{ $but ->
        [yes] { " (oprócz Komnaty Czarnej Róży i Sali Tronowej)" }
       *[no] { "" }
    }
    .gender = n
