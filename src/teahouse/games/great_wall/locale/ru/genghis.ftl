# Чингисхан

option-great_wall-genghis = Чингисхан
option-great_wall-genghis-note = Он ездит вдоль стены с двумя навыками. Захвативший карту орды может атаковать его: 6 очков чести за ячейку; если он побеждён, год становится последним. Со знаменосцами, дарами императора, 9 картами орды и 6 советниками.
option-great_wall-genghis-off = не участвует
option-great_wall-genghis-on = подходит к стене

great_wall-reason-genghis = Чингисхан побеждён

## Ходы и вопросы

great_wall-move-khan = ячейка { $letter }, { $name }
great_wall-move-skill-left = ячейка { $letter }, «{ $name }»
great_wall-move-skill-right = ячейка { $letter }, «{ $name }»
great_wall-ask-AttackKhan = отряд { great_wall-section-on } ваш. Кто из выживших атакует Чингисхана, если атакует?
great_wall-ask-StrikeKhan =
    { $second ->
        [yes] какую вторую ячейку той же карты занимает { great_wall-warrior }?
       *[no] какую ячейку Чингисхана или навыка занимает { great_wall-warrior }? По 6 очков чести за ячейку; воин остаётся там до конца игры.
    }
great_wall-ask-RallyOrWait = ваш знаменосец поднимает воинов в атаку сейчас или пропускает других вперёд?
great_wall-wait-AttackKhan = { $player } может атаковать Чингисхана.
great_wall-wait-StrikeKhan = { $player } выбирает ячейку Чингисхана.
great_wall-wait-RallyOrWait = { $player } решает, когда знаменосец поднимет воинов в атаку.

## События

great_wall-event-banner = { $player }: знаменосец поднимает воинов в атаку { great_wall-section-on }.
great_wall-event-gift-received = { $player } получает дар императора.
great_wall-event-honor-khan = { $player }: { great_wall-honour } за атаку на Чингисхана.
great_wall-event-hordes-away = Не участвуют в этой игре: { $horde }.
great_wall-event-khan = Чингисхан стоит { great_wall-section-on }.
great_wall-event-khan-attacked = { $player } отправляет { great_wall-warrior-acc }: { $name }, ячейка { $letter }.
great_wall-event-khan-card-covered = Все ячейки накрыты: { $name }.
great_wall-event-khan-defeated = Чингисхан побеждён!
great_wall-event-khan-gift = Дар императора в этой игре: { $name }. { $text }
great_wall-event-khan-skill = Навык Чингисхана: { $name }. { $text }

## На столе

great_wall-khan-stands = Чингисхан стоит { great_wall-section-on }.
great_wall-khan-is-defeated =
    { $mode ->
        [coop] Чингисхан побеждён.
       *[competitive] Чингисхан побеждён; с этим годом игра закончится.
    }
great_wall-khan-left =
    { $count ->
        [one] Осталось накрыть { $count } ячейку.
        [few] Осталось накрыть { $count } ячейки.
       *[many] Осталось накрыть { $count } ячеек.
    }
great_wall-khan-hordes-away = Не участвуют в этой игре: { $hordes }.
great_wall-khan-cell-ignored = { $letter } ({ $count }+)
great_wall-gift-title = Дар императора
great_wall-gift-owner = Даром императора владеет { $player }.
great_wall-gift-free = Пока ни у кого: дар получит построивший уровень стены.

## Что привело к вопросу

great_wall-cause-offer_khan_attack = { $within }; один из уцелевших может атаковать Чингисхана
great_wall-cause-rally = { $within }: знаменосцы поднимают воинов в атаку
great_wall-cause-rally_next = { great_wall-cause-rally }
great_wall-ending-honor-khan = атака на Чингисхана

## Что сделает ответ

great_wall-forecast-banner = знаменосец поднимет воинов в атаку { great_wall-section-on }
great_wall-forecast-gift-received = получить дар императора
great_wall-forecast-khan = Чингисхан встанет { great_wall-section-on }
great_wall-forecast-khan-attacked = { great_wall-warrior }: { $name }, ячейка { $letter }
great_wall-forecast-khan-card-covered = все ячейки накрыты: { $name }
great_wall-forecast-khan-defeated = Чингисхан побеждён
