# Слова дома, во что бы ни играли.

core-human = человек
core-player = Игрок { $number }
core-you = вы
core-table-waits = Стол ждёт.
core-waiting = { $player } выбирает.
core-undo = { $player } возвращает ход.
core-vp = { $count } ПО
core-points = ПО
core-and = { " и " }
core-ending-other = Прочее
core-ending-nobody = Никто не победил.
core-ending-won =
    { $you ->
        [true] Вы победили{ $margin ->
            [0] {""}
           *[other] {""}: перевес { $margin } { $margin ->
                [one] очко
                [few] очка
               *[many] очков
            }
        }.
       *[false] Побеждает { $player }{ $margin ->
            [0] {""}
           *[other] {""}: перевес { $margin } { $margin ->
                [one] очко
                [few] очка
               *[many] очков
            }
        }.
    }
core-ending-shared =
    { $you ->
        [true] Вы делите победу: { $players }.
       *[false] Победа поровну: { $players }.
    }
core-ending-lead = Главная разница ({ $player } на втором месте): { $source }, { $more } против { $less }.
core-ending-by-tie = Суммы равны, решает дополнительное правило. { $rule }
core-ending-tie-used = При равенстве: правило понадобилось.
core-ending-tie-unused = При равенстве: не понадобилось, очков не даёт.
core-ending-total = Всего

core-refused-answer = { $move }: это не ответ на вопрос «{ $question }»
core-refused-short = { $move }: требуется { $parts }.
core-refused-part =
    { $need ->
        [1] { $needed }
       *[other] { $needed } (есть { $have })
    }
core-refused-wait = Сейчас решаете не вы.

core-doubt-chance = дальше решит случай
core-doubt-secret = дальше зависит от других
core-forecast-ends = игра окончится
core-forecast-next = дальше снова решать вам
core-forecast-others =
    затем { $count ->
        [one] решает
        [few] решают
       *[many] решают
    } { $players }
core-forecast-more = и не только

hint-result = победа: { $chance } %, очки: около { $points }, в четырёх случаях из пяти от { $low } до { $high }
hint-fears = Чего опасаться: { $player }, шанс на победу тогда { $chance } %
hint-step = { $player }: { $move }

book-origin = Составлено по набору данных командой `python tools/cardtexts.py`; не править.
core-scene-again = Показывать каждый раз
