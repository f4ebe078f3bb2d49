# What is said at the table: questions, answers, refusals, and the log.
#
# A question about a card gets it as $source and is said through `asked-by`. A question that has $where or
# $what only at times has a second message for it, named after the argument: `ask-heal-where`.

name = { $what }

## Questions.

asked-by = { $source }. { $question }
ask-nothing = Teraz nikt o nic nie pyta.
ask-colour = Wybierz swój kolor.
ask-mage = Wybierz swojego Maga.
ask-grimoire = Wybierz Początkową Księgę Czarów.
ask-hand-limit = Masz w ręce zbyt wiele Czarów: odrzuć jeden.
ask-discard = Odrzuć Czar.
ask-discard-ready = Odrzuć Gotowy Czar.
ask-take-memories = Weź Czar ze swoich Wspomnień.
ask-take-discards = Weź Czar ze stosu kart odrzuconych Biblioteki.
ask-search = Weź Czar ze swojej Księgi Czarów.
ask-prepare = Przygotuj od dwóch do czterech Czarów.
ask-prepare-slot = Gdzie położyć { FORM($spell, case: "acc") }?
ask-prepare-side = Która strona { FORM($spell, case: "gen") } będzie aktywna?
ask-action = Co robisz?
ask-physical = Co dalej?
ask-physical-where = Co dalej robi { $where }?
ask-target = Wybierz cel.
ask-pick = Wybierz figurkę.
ask-pick-room = Wybierz Pomieszczenie.
ask-step = Ruszasz dalej czy się zatrzymujesz?
ask-step-where = Dokąd rusza { $where }?
ask-may = Czy chcesz to zrobić?
ask-either = Co wybierasz?
ask-convert = Którą Kostkę zamieniasz?
ask-convert-where = { $where }: którą Kostkę zamieniasz?
ask-heal = Które obrażenie leczysz?
ask-take-instability = Którą Kostkę Niestabilności usuwasz?
ask-heal-where = { $where }: które obrażenie leczysz?
ask-transfer = Które obrażenie przenosisz?
ask-transfer-where = { $where }: które obrażenie przenosisz?
ask-share-damage = Brakuje Kostek: kto dostaje następną?
ask-share-instability = Brakuje Kostek: gdzie umieścić następną?
ask-share-jinx = Brakuje Kart Pecha: kto dostaje następną?
ask-make-room = Nie masz wolnej podstawki: którą ze swoich Ewokacji usuwasz?
ask-upgrade = Wybierz Ulepszenie.
ask-keep-upgrade = Które z dwóch Ulepszeń zostaje?
ask-jinx = Wybierz Kartę Pecha.
ask-evocation = Która z twoich Ewokacji się aktywuje?
ask-order = Którą ze swoich zdolności rozstrzygasz najpierw?
ask-which = { $source }: na co z tego odpowiada karta?
ask-share-conversion = Brakuje Kostek: gdzie zamienić następną?
ask-share-jinx-cubes = Brakuje Kostek: która Karta Pecha dostaje następną?
ask-share-tasks = Brakuje Kostek: które Zadanie dostaje następną?
ask-share-evocations = Brakuje figurek: kto dostaje następną Ewokację?
ask-may-trigger = Czy chcesz użyć tej zdolności?
ask-may-trigger-what = { $what }: czy chcesz użyć tej zdolności?
ask-declare = Czy chcesz teraz rozwiązać { FORM($quest, case: "acc") }?
ask-answer = Czy ujawniasz Aktywny Czar?
ask-return-active = Czy bierzesz Aktywny Czar z powrotem na rękę?
ask-name-quest = Które Zadanie kończysz tym Pomieszczeniem?
ask-vortex = Czy umieszczasz Kostkę symbolu przed Efektem, czy po nim?
ask-element = Jaki Element wybierasz?
ask-defeat-order = Pokonano kilku Magów. Kto jest pierwszy?
ask-search-both = Weź Czar ze swojej Księgi Czarów lub ze Wspomnień.
ask-search-summon = Weź ze swojej Księgi Czarów Czar przywołania.
ask-school = Z której Szkoły dobierasz następny Czar?
ask-keep = Który Czar zatrzymujesz?
ask-lay-back = Który Czar wraca jako następny?
ask-lay-back-quest = Które Zadanie wraca jako następne?
ask-lay-back-event = Które Wydarzenie wraca jako następne?
ask-thin = Czy odkładasz Czar z ręki do jego Szkoły?
ask-revealed = Wybierz swój Ujawniony Czar.
ask-exchange = Który Czar z ręki zajmie jego miejsce?
ask-cast-hand = Który Czar z ręki rzucasz?
ask-replace = W miejsce którego Czaru?
ask-give = Który Zapomniany Czar oddajesz?
ask-give-up-quest = Czy odrzucasz Aktywne Zadanie?
ask-quest-limit = Masz zbyt wiele Zadań: odrzuć jedno.
ask-discard-quest = Odrzuć Zadanie.
ask-choose-quest = Wybierz jedno ze swoich Aktywnych Zadań.
ask-complete-looked = Które z tych Zadań kończysz?
ask-take-quest = Które z tych Zadań zabierasz?
ask-steal-quest = Które z tych Ukończonych Zadań kradniesz?
ask-remove-ready = Który z tych Gotowych Czarów zostaje odrzucony?
ask-take-from-hand = Który z tych Czarów zabierasz?
ask-give-in-exchange = Który Czar oddajesz w zamian?
ask-name-type = Jaki typ Czarów wybierasz?
ask-name-colour = Jaki kolor Pomieszczeń wybierasz?
ask-play-event = Które z tych Wydarzeń zagrywasz?
ask-keep-quest = Które Zadanie zatrzymujesz?
ask-which-moon = Z której Fazy Księżyca oglądasz Zadania?
ask-discard-event = Odrzuć Wydarzenie.
ask-kind = Którą Ewokację przywołujesz?
ask-rebuild-order = Które Pomieszczenie odbudować jako następne?
ask-ignore = Ile Obrażeń ignorujesz?
ask-redirect = Czy twoja Ewokacja otrzyma 1 obrażenie zamiast ciebie?
ask-redirect-where = Czy { $where } otrzyma 1 obrażenie zamiast ciebie?
ask-winner = Kto wygrywa remis?

## Why something is not offered.

why-no-token = Nie masz dostępnego Żetonu Akcji Fizycznej.
why-cell = Jesteś w swojej Komnacie.
why-no-evocation = Nie masz Ewokacji w Loży.
why-one-cast = W tej Aktywacji Czar został już rzucony.
why-slot-order = Czary I, II i III rzuca się po kolei.
why-quest-done = To Zadanie jest już rozwiązane.
why-quest-cube = Nie masz wolnej Kostki na miejsce Zadania.
why-quest-open = Wyzwanie nie jest spełnione.
why-must-act = Musisz wykonać co najmniej jedną Akcję.
why-moves-together = Wszystkie ruchy jednej Akcji wykonuje się razem.
why-not-adjacent = To Pomieszczenie nie sąsiaduje z obecnym.
why-no-moves = Ta Akcja nie ma już kroków.
why-must-leave-cell = Musisz opuścić swoją Komnatę.
why-immune = To twoja figurka: jest na ciebie odporna.
why-not-in-lodge = Tej figurki nie ma w Loży.
why-no-target = Ten Efekt nie obiera tego za cel.
why-out-of-reach = Poza zasięgiem albo poza linią wzroku.
why-prepare-two = Musisz przygotować co najmniej dwa Czary.
why-own-cube = To już twoja Kostka.
why-ruined = To Pomieszczenie obróciło się w ruinę.
why-no-room-token = Żeton Aktywacji tego Pomieszczenia pojawia się z Drugą Fazą Księżyca.
why-used-token = Żeton Aktywacji tego Pomieszczenia jest wykorzystany.
why-banned = Zabrania tego Zakaz.
error-not-asked = Teraz to nie twoja decyzja.
error-not-offered = „{ $name }”: tutaj to niemożliwe.

## Rooms behind prepositions.

own-room-in = { FORM($room, case: "nom") ->
        [Arena] na
        [Cmentarz] na
       *[other] w
    } { FORM($room, case: "loc") }
own-room-to = { FORM($room, case: "nom") ->
        [Arena] na { FORM($room, case: "acc") }
        [Cmentarz] na { FORM($room, case: "acc") }
       *[other] do { FORM($room, case: "gen") }
    }
own-room-from = { FORM($room, case: "nom") ->
        [Skarbiec] ze
        [Zbrojownia] ze
       *[other] z
    } { FORM($room, case: "gen") }

## Choices.

side-word = { $side ->
        [light] Efekt Górny
       *[dark] Efekt Dolny
    }
slot-of = { $slot ->
        [quick] Szybki Czar
       *[other] Czar { $slot }
    }
choice-colour = { $colour ->
        [red] Czerwony
        [blue] Niebieski
        [green] Zielony
       *[yellow] Żółty
    }
choice-mage = { $mage }
choice-grimoire = { $grimoire }
choice-prepare = Przygotuj { FORM($spell, case: "acc") }
choice-take = Weź { FORM($spell, case: "acc") }
choice-discard = Odrzuć { FORM($spell, case: "acc") }
choice-discard-slot = Odrzuć { FORM($spell, case: "acc") } ({ $slot ->
        [quick] Szybki
       *[other] miejsce { $slot }
    })
choice-reveal = Ujawnij { FORM($spell, case: "acc") } ({ side-word })
choice-slot = { $slot ->
        [quick] Miejsce na Szybki Czar
       *[other] Miejsce { $slot }
    }
choice-side = { side-word }
choice-done = Gotowe
choice-done-preparing = Zakończ przygotowania
choice-done-activation = Zakończ Aktywację
choice-done-action = Zakończ Akcję
choice-done-moving = Zatrzymaj się
choice-done-removing = Nie usuwaj żadnej
choice-done-answering = Niczego nie ujawniaj
choice-explore = Badanie: porusz się i aktywuj Pomieszczenie
choice-fight = Walka: zaatakuj i aktywuj Pomieszczenie
choice-fight-room = Walka: tylko aktywuj Pomieszczenie, nie ma kogo atakować
choice-fight-attack = Walka: tylko zaatakuj, Pomieszczenie jest już użyte
choice-fight-nothing = Walka: nie ma tu nic do zrobienia
choice-command = Rozkaz: aktywuj jedną ze swoich Ewokacji
choice-cast = Rzuć { FORM($spell, case: "acc") } ({ $slot ->
        [quick] Szybki
       *[other] miejsce { $slot }
    }, { side-word })
choice-cast-hand = Rzuć { FORM($spell, case: "acc") } ({ side-word })
choice-momentum = Odczekanie: odrzuć { FORM($spell, case: "acc") } ({ $slot ->
        [quick] Szybki
       *[other] miejsce { $slot }
    })
choice-declare = Rozwiąż { FORM($quest, case: "acc") }
choice-move = Przejdź { own-room-to }
choice-activate-room = Aktywuj { FORM($room, case: "acc") }
choice-activate-this-room = Aktywuj Pomieszczenie
choice-attack = Zaatakuj { FORM($model, case: "acc") }
choice-target = Cel: { $model }
choice-target-room = Cel: { $room }
choice-dummy = Fałszywy Cel
choice-cube-on = Kostkę dostaje { $model }
choice-cube-in = Kostka { own-room-to }
choice-remove = Usuń { FORM($model, case: "acc") }
choice-activate = Aktywuj { FORM($model, case: "acc") }
choice-choose = { $model }
choice-choose-room = { $room }
choice-yes = Tak
choice-no = Nie
choice-first = Pierwsze
choice-second = Drugie
choice-cube = Kostka { FORM($party, case: "gen") }
choice-upgrade = { $upgrade }
choice-jinx = { $jinx }
choice-ignore = Zignoruj { $n }
choice-resolve = Rozstrzygnij { FORM($source, case: "acc") }
choice-resolve-about = Rozstrzygnij { FORM($source, case: "acc") }: { $model }
choice-resolve-jinx = Rozstrzygnij { FORM($source, case: "acc") } (Kostki na karcie: { $n })
choice-reveal-command = Ujawnij Kartę Poleceń
choice-cause = { $model }
choice-cause-in = { $model }: { $room }
choice-cause-room = { $room }
choice-cause-number = Numer { $n }
choice-own-jinx = { $jinx } (Kostki na karcie: { $n })
choice-cube-on-quest = Kostkę dostaje { $quest }
choice-keep = Zatrzymaj { FORM($spell, case: "acc") }
choice-lay-back = Odłóż { FORM($spell, case: "acc") }
choice-lay = Połóż { FORM($spell, case: "acc") }
choice-give = Oddaj { FORM($spell, case: "acc") }
choice-remove-slot = Odrzuć { $slot ->
        [quick] Szybki Czar
       *[other] Czar z miejsca { $slot }
    }
choice-type = { $type ->
    [combat] { type-combat }
    [contingency] { type-contingency }
    [trap] { type-trap }
   *[protection] { type-protection }
 }
choice-room-colour = { $colour ->
    [black] Czarny
    [blue] Niebieski
    [green] Zielony
    [grey] Szary
    [purple] Fioletowy
    [red] Czerwony
   *[yellow] Żółty
 }
choice-thin = Odłóż do Szkoły { FORM($spell, case: "acc") }
choice-pile = Odkryty Czar Szkoły: { $school }
choice-name-quest = Ukończ { FORM($quest, case: "acc") }
choice-done-naming = Nie kończ Zadania
choice-hold-quest = Wstrzymaj w tej Turze { FORM($quest, case: "acc") }
choice-activate-for = Aktywuj to Pomieszczenie i ukończ { FORM($quest, case: "acc") }
choice-element = { $element ->
    [air] Powietrze
    [earth] Ziemia
    [fire] Ogień
    [water] Woda
    [sacred] Święty
    [profane] Nieczysty
   *[magic] Magia
 }
choice-defeat = Najpierw { $model }
choice-vortex-before = Przed Efektem
choice-vortex-after = Po Efekcie
choice-revealed = { $spell } ({ $slot ->
        [quick] Szybki
       *[other] miejsce { $slot }
    }, { side-word })
choice-replace = { slot-of }: { $spell } ({ side-word })
choice-done-thinning = Niczego nie odkładaj
choice-done-quests = Nie odrzucaj Zadania
choice-school = { $school }
choice-attack-room = Zaatakuj wszystkich w Pomieszczeniu
choice-instead = Zamiast ataku: zdolność { $n }
choice-use-quest = Użyj Efektu { FORM($quest, case: "gen") }
choice-keep-quest = Zatrzymaj { FORM($quest, case: "acc") }
choice-lay-back-quest = Odłóż { FORM($quest, case: "acc") }
choice-choose-quest = Wybierz { FORM($quest, case: "acc") }
choice-take-quest = Zabierz { FORM($quest, case: "acc") }
choice-discard-quest = Odrzuć { FORM($quest, case: "acc") }
choice-discard-event = Odrzuć { FORM($event, case: "acc") }
choice-play-event = Zagraj { FORM($event, case: "acc") }
choice-lay-back-event = Odłóż { FORM($event, case: "acc") }
choice-summon = Przywołaj { FORM($evocation, case: "acc") }
choice-rebuild = Odbuduj { FORM($room, case: "acc") }
choice-this-moon = Bieżąca Faza Księżyca
choice-next-moon = Następna Faza Księżyca
choice-winner = Wygrywa { $party }

## The log.

lost-cubes = { $lost ->
        [0] { "" }
       *[other] { " " }(zabrakło miejsca: { $lost })
    }
drawn-from = { $from ->
        [grimoire] z Księgi Czarów
        [library] z Biblioteki
        [memories] ze Wspomnień
        [sheet] z Planszy Maga
        [aside] z odłożonych Osobistych Czarów
        [hand] z ręki
       *[forgotten] z talii Zapomnianych Czarów
    }
event-round-begins = Tura { $n }. Koronę ma { $mage }.
event-phase-begins = { $phase ->
        [setup] Przygotowanie gry.
        [black-rose] Faza Czarnej Róży.
        [study] Faza Studiów.
        [preparation] Faza Przygotowań.
        [action] Faza Akcji.
        [evocation] Faza Ewokacji.
        [clean-up] Faza Porządkowania.
       *[scoring] Podliczanie punktów.
    }
event-colour-chosen = { $player } wybiera kolor { $colour ->
        [red] czerwony
        [blue] niebieski
        [green] zielony
       *[yellow] żółty
    }.
event-mage-chosen = { $player } wybiera postać: { $mage }.
event-grimoire-chosen = { $mage } bierze { FORM($grimoire, case: "acc") }.
event-event-applied = { $event }.
event-drew = { $mage } { $from ->
        [sheet] bierze na rękę
       *[other] dobiera
    } { FORM($spell, case: "acc") } { drawn-from }.
event-drew-hidden = { $mage } { $from ->
        [sheet] bierze na rękę
       *[other] dobiera
    } Czar { drawn-from }.
event-reshuffled = { $mage } wtasowuje Wspomnienia do Księgi Czarów.
event-discarded = { $mage } odrzuca { FORM($spell, case: "acc") } { $from ->
        [hand] z ręki
        [quick] z miejsca na Szybki Czar
       *[other] z miejsca { $from }
    }.
event-left-the-game = { $spell } opuszcza grę.
event-prepared = { $mage } przygotowuje { FORM($spell, case: "acc") } ({ $slot ->
        [quick] Szybki
       *[other] miejsce { $slot }
    }, { side-word }).
event-preparation-ends = Wszystkie Czary są przygotowane.
event-acts = { $mage } wykonuje Akcję: { $action ->
        [explore] Badanie
        [fight] Walka
        [command] Rozkaz
       *[momentum] Odczekanie
    }.
event-cast = { $mage } rzuca { FORM($spell, case: "acc") } ({ side-word }).
event-cast-as-own = { $mage } rzuca następny Czar { FORM($of, case: "gen") } jak swój: { $spell } ({ side-word }).
event-shown-ready = Pokazano następny Czar { FORM($mage, case: "gen") }: { $spell } ({ side-word }).
event-returned = { $mage } bierze Aktywny Czar z powrotem na rękę.
event-activated-trap = { $mage } rzuca zakrytą Pułapkę: { slot-of }.
event-activated-protection = { $mage } rzuca zakrytą Ochronę: { slot-of }.
event-activated = { $mage } aktywuje { slot-of }.
event-targets = Cel: { $target }.
event-targets-source = { $source }: celem jest { $target }.
event-targets-dummy = Wybrano Fałszywy Cel.
event-targets-nothing = Nie ma celu.
event-damaged = { $by } zadaje { $n } { FORM("damage", $n, case: "acc") } { FORM($victim, case: "dat") }{ lost-cubes }.
event-damaged-source = { $by } zadaje { $n } { FORM("damage", $n, case: "acc") } { FORM($victim, case: "dat") }: { $source }{ lost-cubes }.
event-ignored = { $victim } ignoruje { $n } { FORM("damage", $n, case: "acc") }.
event-converted = { $by } zamienia Kostkę { FORM($from, case: "gen") }: { $at }.
event-healed = { $victim }: wyleczono 1 obrażenie, Kostka { FORM($from, case: "gen") }.
event-transferred = 1 obrażenie, Kostka { FORM($cube, case: "gen") }, przechodzi: { $from } → { $to }.
event-faded = { $victim }: znika 1 obrażenie, Kostka { FORM($from, case: "gen") }.
own-placed-cubes = { $n ->
        [0] nie umieszcza ani jednej Kostki Niestabilności
       *[other] umieszcza { $n } { FORM("instability", $n, case: "acc") }
    }
event-placed = { $by } { own-placed-cubes } { own-room-in }{ lost-cubes }.
event-placed-for = { $by } { $n ->
        [0] nie umieszcza ani jednej Kostki Niestabilności
       *[other] umieszcza { $n } { FORM("instability", $n, case: "acc") }
    } { FORM($colour, case: "gen") } { own-room-in }{ lost-cubes }.
event-instability-removed = { $by } usuwa { $n } { FORM("instability", $n, case: "acc") } { own-room-from }.
event-gained = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") }.
event-gained-source = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") }: { $source }.
event-gained-defeat = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") } za pokonanie Maga.
event-gained-trophies = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") } za Trofea.
event-gained-rooms = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") } za Tor Pomieszczeń.
event-gained-solved = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") } za Rozwiązane Zadania.
event-gained-crown = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") } za Koronę.
event-gained-quest = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") } za Zadanie.
event-gained-event = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") } za Wydarzenie.
event-gained-quests = { $party } zyskuje { $n } { FORM("power-point", $n, case: "acc") } za nierozwiązane Zadania.
event-lost = { $party } traci { $n } { FORM("power-point", $n, case: "acc") }.
event-lost-source = { $party } traci { $n } { FORM("power-point", $n, case: "acc") }: { $source }.
event-entered = { $model } wchodzi { own-room-to }.
event-summoned = { $mage } przywołuje { FORM($model, case: "acc") } { own-room-in }.
event-removed = { $model } opuszcza Lożę.
event-evocation-defeated = { $by } pokonuje { FORM($model, case: "acc") }.
event-upgrade-assigned = { $model } otrzymuje { FORM($upgrade, case: "acc") }.
event-upgrade-discarded = { $upgrade } wraca do zasobów.
event-jinx-assigned = { $mage } otrzymuje { FORM($jinx, case: "acc") }.
event-jinx-discarded = { $mage } odrzuca { FORM($jinx, case: "acc") }.
event-evocation-activates = { $model } aktywuje się pod kontrolą { FORM($controller, case: "gen") }.
event-activation-ends = { $model } kończy Aktywację.
event-bonus = { $model } otrzymuje { $sign }{ $n } do { FORM($stat, case: "gen") }.
event-attacks = { $model } atakuje { FORM($victim, case: "acc") }.
event-room-activated = { $mage } aktywuje { FORM($room, case: "acc") }.
event-persistent-begins = { $spell } działa do Fazy Porządkowania ({ $mage }).
event-persistent-ends = { $spell } przestaje działać.
event-triggered = Działa: { $source } ({ $mage }).
event-mage-defeated = { $by } pokonuje { FORM($mage, case: "acc") }.
event-defeat-averted = { $mage } unika porażki.
event-to-cell = { $mage } wraca do Komnaty.
event-trophy = { $party } zdobywa Trofeum.
event-room-track = { $party } przesuwa się na Torze Pomieszczeń ({ $room }).
event-quest-solved = { $mage } rozwiązuje { FORM($quest, case: "acc") }.
event-room-rebuilt = { $room } { $room_gender ->
        [m] zostaje odbudowany
        [f] zostaje odbudowana
       *[n] zostaje odbudowane
    }.
event-room-ruined = { $room } obraca się w ruinę; Żeton Aktywacji zabiera { $taker }.
event-extra-round = Kilku Magów ma najwięcej Punktów Mocy: rozgrywa się jeszcze jedną Turę.
event-room-counts = { $room } liczy się do Fazy Porządkowania jako { $colour ->
    [black] czarne
    [blue] niebieskie
    [green] zielone
    [grey] szare
    [purple] fioletowe
    [red] czerwone
   *[yellow] żółte
 } Pomieszczenie.
event-room-copies = Kopia innego Pomieszczenia do Fazy Porządkowania: { $room } → { $copy }.
event-takes-shape = { $mage } przyjmuje postać do Fazy Porządkowania: { $shape }.
event-turns-back = Postać znika: { $mage }.
event-element-named = { $mage } wybiera Element: { $spell }, { $element ->
    [air] Powietrze
    [earth] Ziemia
    [fire] Ogień
    [water] Woda
    [sacred] Święty
    [profane] Nieczysty
   *[magic] Magia
 }.
event-cancelled = Efekt anulowany: { $source }.
event-token-used = Żeton Aktywacji jest wykorzystany: { $room }.
event-token-refreshed = { $mage } odzyskuje Żeton Akcji Fizycznej.
event-tokens-exhausted = { $mage } odwraca na wykorzystaną stronę { $n } { FORM("action-token", $n, case: "acc") }.
own-ban-time = { $when ->
    [next] w następnej Fazie Akcji
   *[now] do Fazy Porządkowania
 }
event-banned-walk = { $mage } nie może się poruszać Akcjami Fizycznymi { own-ban-time }.
event-banned-move = { $mage } nie może się poruszać { own-ban-time }.
event-banned-activate = { $mage } nie może aktywować Pomieszczeń { own-ban-time }.
event-banned-leave = Do Fazy Porządkowania { $mage } nie może opuścić { FORM($room, case: "gen") } Akcjami Fizycznymi ani Czarami.
event-bans-end = { $mage } nie ma już Zakazów.
event-type-named = { $mage } wybiera typ Czarów: { $type ->
    [combat] { type-combat }
    [contingency] { type-contingency }
    [trap] { type-trap }
   *[protection] { type-protection }
 }.
event-colour-named = { $mage } wybiera kolor Pomieszczeń: { $colour ->
    [black] czarny
    [blue] niebieski
    [green] zielony
    [grey] szary
    [purple] fioletowy
    [red] czerwony
   *[yellow] żółty
 }.
event-crown-passes = Koronę otrzymuje { $mage }.
event-moon-changes = Zaczyna się { $n ->
        [1] Pierwsza
        [2] Druga
       *[3] Trzecia
    } Faza Księżyca.
event-game-ends = Koniec gry. Wygrywa { $winner }.
event-looks = { $mage } ogląda { $n } { $from ->
        [quests] { FORM("quest", $n, case: "acc") }
        [forgotten] { FORM("spell", $n, case: "acc", adj: "forgotten") }
       *[library] { FORM("spell", $n, case: "acc") } z Biblioteki
    }.
event-put-back = { $mage } odkłada { FORM($spell, case: "acc") }{ $from ->
        [hand] { " z ręki do Szkoły" }
        [forgotten] { "" }
       *[library] { " do Szkoły" }
    }.
event-school-reshuffled = Odrzucone Czary { FORM($school, case: "gen") } tworzą nową talię.
event-laid = { $mage } kładzie { FORM($spell, case: "acc") } w miejscu { $slot ->
        [quick] na Szybki Czar
       *[other] { $slot }
    }.
event-given = { $mage } oddaje { FORM($to, case: "dat") } { FORM($spell, case: "acc") }.
event-given-hidden = { $mage } oddaje { FORM($to, case: "dat") } Zapomniany Czar.
event-redirected = { $model } otrzymuje { $n } { FORM("damage", $n, case: "acc") } zamiast { FORM($mage, case: "gen") }.
event-jinx-cube = { $mage } umieszcza Kostkę na { FORM($jinx, case: "loc") }.
event-quest-drawn = { $mage } dobiera { FORM($quest, case: "acc") }.
event-quest-drawn-hidden = { $mage } dobiera Zadanie { $moon ->
        [1] Pierwszej
        [2] Drugiej
       *[3] Trzeciej
    } Fazy Księżyca.
event-rose-drew-quest = Czarna Róża dobiera Zadanie.
event-quest-revealed = { $mage } ujawnia { FORM($quest, case: "acc") }.
event-quest-cube = { $mage } umieszcza Kostkę na { FORM($quest, case: "loc") }.
event-quest-completed = { $mage } kończy { FORM($quest, case: "acc") }.
event-quest-used = { $mage } używa Efektu { FORM($quest, case: "gen") }.
event-quest-discarded = { $mage } odrzuca { FORM($quest, case: "acc") }.
event-quest-discarded-hidden = { $mage } odrzuca zakryte Zadanie.
event-quest-returned = { $mage } odkłada { FORM($quest, case: "acc") } do talii.
event-quest-returned-hidden = { $mage } odkłada Zadanie do talii.
event-quest-given = { $mage } przekazuje { FORM($to, case: "dat") } { FORM($quest, case: "acc") }.
event-quest-given-hidden = { $mage } przekazuje { FORM($to, case: "dat") } Zadanie.
event-quest-added = { $mage } kładzie { FORM($quest, case: "acc") } wśród swoich Ukończonych Zadań.
event-looks-at = { $mage } ogląda { $cards ->
        [quests] Aktywne Zadania ({ $n })
        [ready] Gotowe Czary ({ $n })
       *[hand] karty w ręce ({ $n })
    } { FORM($of, case: "gen") }.
event-saw-quest = { $mage } ma { FORM($quest, case: "acc") }.
event-saw-spell = { $mage } ma { FORM($spell, case: "acc") }.
event-exchanged = { $mage } oddaje { FORM($to, case: "dat") } { FORM($spell, case: "acc") }.
event-exchanged-hidden = { $mage } oddaje { FORM($to, case: "dat") } Czar z ręki.
event-event-revealed = { $mage } odkrywa { FORM($event, case: "acc") }.
event-event-discarded = { $event } zostaje odrzucone.
event-end-nears = Żeton Mocy dociera do Kostki Czarnej Róży: to ostatnia Tura.
event-avatar-comes = { $avatar } dołącza do gry i staje w Komnacie Czarnej Róży.
event-command-revealed = { $mage } odkrywa { FORM($command, case: "acc") }.
event-limit-reached = { $limit ->
        [work] Efekty się nie kończą i zostają tu przerwane.
        [facts] Zbyt wiele dzieje się naraz: na resztę nic nie odpowiada.
        [triggers] Zbyt wiele zdolności odpowiada naraz: pozostałe już nie.
        [abilities] Działa zbyt wiele zdolności: nowe się nie zaczynają.
       *[effects] Łańcuch Efektów jest zbyt długi: ostatni się nie zaczyna.
    }
event-command-plus = { $avatar } rozstrzyga jeszcze jedną Kartę Poleceń.
event-commands-return = Karty Poleceń { $n ->
        [1] Pierwszej
        [2] Drugiej
       *[3] Trzeciej
    } Fazy Księżyca zostają potasowane i trafiają pod swoją talię.
event-dominion = Panowanie: { $avatar } opuszcza Komnatę i staje w Komnacie Czarnej Róży.
reason-why = { $why ->
        [only] Tylko jeden wybór
        [mages] Magowie do zaatakowania
        [evocations] Żaden Mag nie jest w zasięgu; Ewokacje do ścigania
        [nearest] Najbliżej, Pomieszczeń: { $n }
        [damage] Najwięcej obrażeń: { $n }
        [rose-damage] Najwięcej obrażeń Czarnej Róży: { $n }
        [power] Najwięcej Punktów Mocy: { $n }
        [trophies] Najwięcej Trofeów: { $n }
        [mages-inside] Najwięcej Magów w środku: { $n }
        [models-inside] Najwięcej figurek w środku: { $n }
       *[instability] Najwięcej Niestabilności: { $n }
    }
event-reason-none = { reason-why } — nikt.
event-reason-one = { reason-why } — { $a }.
event-reason-two = { reason-why } — { $a } i { $b }.
event-reason-three = { reason-why } — { $a }, { $b } i { $c }.
event-reason-many = { reason-why } — razem { $many }.

## Why an instruction did nothing.

nothing-lost-parts = Reszta Karty Poleceń przepada: Awatar jest w swojej Komnacie.
nothing-no-model = Nic się nie dzieje: nie ma takiej figurki.
nothing-no-room = Nic się nie dzieje: nie ma takiego Pomieszczenia.
nothing-used-token = Nic się nie dzieje: Żeton Aktywacji tego Pomieszczenia jest wykorzystany.
nothing-nobody = Nic się nie dzieje: nikt nie może tego zrobić.
nothing-no-token = Nic się nie dzieje: nie ma wyczerpanych Żetonów Akcji Fizycznych.
nothing-no-available-token = Nic się nie dzieje: nie ma dostępnych Żetonów Akcji Fizycznych.
nothing-banned = Nic się nie dzieje: zabrania tego Zakaz.
nothing-no-card = Nie ma już kart.
nothing-no-cube = Brakuje Kostek.
nothing-shielded = Ulepszenie zmniejsza umieszczaną Niestabilność.
nothing-nothing-to-convert = Nie ma czego zamienić.
nothing-no-slot = Brakuje wolnych miejsc na Niestabilność.
nothing-no-instability = Nic się nie dzieje: nie ma tu Niestabilności.
nothing-not-in-lodge = Nic się nie dzieje: nie ma tego w Loży.
nothing-no-base = Nikt nie zostaje przywołany: wszystkie podstawki są zajęte.
nothing-no-free-model = Nikt nie zostaje przywołany: nie ma już figurek tej Ewokacji.
nothing-no-upgrade = Nic się nie dzieje: nie ma już takiego Ulepszenia.
nothing-no-jinx = Nic się nie dzieje: nie ma już takiej Karty Pecha.
nothing-immune = Nic się nie dzieje: własne figurki są odporne.
nothing-nothing-to-cancel = Nic się nie dzieje: nie ma czego anulować.
nothing-no-damage = Nic się nie dzieje: nie ma obrażeń.
nothing-no-event = Nic się nie dzieje: nie ma takiego Wydarzenia.
nothing-ignored = Nic nie pozostaje: cel ignoruje Efekt.
nothing-no-quest = Nic się nie dzieje: nie ma takiego Zadania.
nothing-no-points = Nic się nie dzieje: brakuje Punktów Mocy.
nothing-no-trophy = Nic się nie dzieje: nie ma Trofeum.

## Names of things.

phase-setup = Przygotowanie gry
phase-black-rose = Faza Czarnej Róży
phase-study = Faza Studiów
phase-preparation = Faza Przygotowań
phase-action = Faza Akcji
phase-evocation = Faza Ewokacji
phase-clean-up = Faza Porządkowania
phase-scoring = Podliczanie punktów
ban-walk = Nie może się poruszać Akcjami Fizycznymi
ban-walk-next = Nie może się poruszać Akcjami Fizycznymi (w następnej Fazie Akcji)
ban-move = Nie może się poruszać
ban-move-next = Nie może się poruszać (w następnej Fazie Akcji)
ban-activate = Nie może aktywować Pomieszczeń
ban-activate-next = Nie może aktywować Pomieszczeń (w następnej Fazie Akcji)
ban-leave = Nie może Akcjami Fizycznymi ani Czarami opuścić Pomieszczenia: { $what }
type-combat = Walka
type-contingency = Wzmocnienie
type-trap = Pułapka
type-protection = Ochrona
element-air = Powietrze
element-earth = Ziemia
element-fire = Ogień
element-water = Woda
element-sacred = Święty
element-profane = Nieczysty
element-magic = Magia
element-any = Dowolny
archetype-undead = Nieumarły
archetype-demon = Demon
archetype-altar = Ołtarz
archetype-construct = Konstrukt
archetype-beast = Bestia
archetype-mutation = Mutacja
archetype-nightmare = Koszmar
archetype-totem = Totem
archetype-spirit = Duch
archetype-elemental = Żywiołak
colour-black = czarny
colour-blue = niebieski
colour-green = zielony
colour-grey = szary
colour-purple = fioletowy
colour-red = czerwony
colour-yellow = żółty
target-self = twój Mag
target-special = cel specjalny
target-model = figurka, zasięg { $n }
target-model-anywhere = dowolna figurka
target-mage = Mag, zasięg { $n }
target-mage-anywhere = dowolny Mag
target-evocation = Ewokacja, zasięg { $n }
target-evocation-anywhere = dowolna Ewokacja
target-room = Pomieszczenie, zasięg { $n }
target-room-anywhere = dowolne Pomieszczenie
slot-quick = Szybki
slot-I = I
slot-II = II
slot-III = III
slot-empty = puste
slot-ready = Gotowy
slot-active = Aktywny
slot-revealed = Ujawniony
label-light = Efekt Górny
label-dark = Efekt Dolny
label-type = Rodzaj
label-element = Element
label-target = Cel
label-trigger = Warunek Wyzwalający
label-persistent = Efekt Stabilny
label-instability = Niestabilność
label-copies = { $n } { FORM("copy", $n) }
label-school = Szkoła
label-personal = Osobisty Czar
label-forgotten = Zapomniany Czar
label-grimoire = Księga Czarów
label-memories = Wspomnienia
label-library = Biblioteka
label-hand = Ręka
label-round = Tura { $n }
label-crown = Korona
label-cell = Komnata
label-cubes = Kostki
label-power = Punkty Mocy
label-points = { $n } { FORM("power-point", $n) }
label-trophies = Trofea
label-room-track = Tor Pomieszczeń
label-tokens = Żetony Akcji Fizycznych
label-available = dostępny
label-used = wykorzystany
label-destroyed = Strona zniszczona
label-rebuilt = Strona odbudowana
label-health = Punkty Życia
label-strength = Siła
label-speed = Ruch
label-damage = Obrażenia
label-archetype = Archetyp
label-skill = Umiejętność
label-quest = Zadanie
label-event = Wydarzenie
label-upgrade = Ulepszenie
label-jinx = Karta Pecha
label-solved = rozwiązane
result-wins = Wygrywa { $winner }.
result-score = { $party }: { $n } { FORM("power-point", $n) }

## Where points come from.

points-defeat = Pokonani Magowie
points-trophies = Tor Trofeów
points-rooms = Tor Pomieszczeń
points-quests = nierozwiązane Zadania
points-rules = zasady
points-physical = Akcje Fizyczne
points-sum = Punkty Mocy
points-event = Wydarzenia
points-quest = Zadania
points-solved = Rozwiązane Zadania
points-crown = Korona

## Where cards are hidden.

place-library = Biblioteka
place-forgotten = talia Zapomnianych Czarów
place-gone = poza grą
place-grimoire = Księga Czarów ({ $what })
place-hand = ręka ({ $what })
place-hand-or-slots = ręka albo miejsca ({ $what })
place-memories = Wspomnienia ({ $what })
place-school = Biblioteka, { $what }
place-discards = odrzucone karty Szkoły ({ $what })
place-quests = Zadania Fazy Księżyca { $what }
place-events = Wydarzenia Fazy Księżyca { $what }
place-discarded-quests = odrzucone Zadania
place-aside = odłożone karty ({ $what })
place-looked-at = karty, które ogląda { $what }
place-active-quests = Aktywne Zadania ({ $what })
place-completed-quests = Ukończone Zadania ({ $what })
place-solved-quests = Rozwiązane Zadania ({ $what })

## What would come to nothing.

wasted-spell = Ten Czar nikogo teraz nie dosięga: nic by nie zrobił.
wasted-fight = Nie ma tu z kim walczyć, a Pomieszczenia nie można użyć.
