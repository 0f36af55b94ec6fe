# ZhanGuo: что привело к вопросу и чьё это дело. Строка над вопросом, без точки в конце.
# $within — такая же строка о том, что привело к самой причине.

zhanguo-cause-ask_for_colour = Подготовка: все по очереди выбирают цвет
zhanguo-cause-hand_out_boards = Подготовка: все выбирают планшеты в порядке, обратном порядку хода
zhanguo-cause-agree_on_boards = Подготовка: на торгах остаётся столько планшетов, сколько игроков
zhanguo-cause-ProposeBoard =
    { $own ->
        [yes] Вы предлагаете убрать из торгов планшет «{ $board }»
       *[no] { $player } предлагает убрать из торгов планшет «{ $board }»
    }
zhanguo-cause-open_auction = Подготовка: торги за право выбрать планшет
zhanguo-cause-Bid =
    { $asks ->
        [ChooseBoard] { $own ->
            [yes] Ваша ставка { $count } ПО выигрывает торги
           *[no] { $within }
        }
       *[other] { $own ->
            [yes] Вы ставите { $count } ПО
           *[no] { $player } ставит { $count } ПО
        }
    }
zhanguo-cause-start_round = Раунд { $round }
zhanguo-cause-draw_cards = { $within }: все берут по три карты каждого цвета и одновременно возвращают по одной
zhanguo-cause-take_turn =
    { $asks ->
        [EndTurn] Конец вашего хода
       *[other] { $own ->
            [yes] Ваш ход
           *[no] Ходит { $player }
        }
    }
zhanguo-cause-UseCard =
    { $use ->
        [region] Вы играете карту { $card } в свой регион { $region }
       *[court] { $asks ->
            [Activate] После действия двора «{ zhanguo-action }»: способности ваших карт и планшета
           *[other] Вы играете карту { $card } ко двору: { zhanguo-action }
        }
    }
zhanguo-cause-Activate =
    { $asks ->
        [Activate] { $within }
       *[other] { $ability ->
            [card] Ваша карта { $card }: { $bonus }
           *[board] Ваш планшет: { $name }
        }
    }
zhanguo-cause-ChooseSquare = Клетка, которую занял ваш губернатор в регионе { $region }
zhanguo-cause-offer_reward = Награды раунда { $round }: { $aspect }, первым решает тот, у кого маркеры ценнее
zhanguo-cause-TakeReward =
    { $asks ->
        [ClaimTasks] После вашей награды «{ $aspect }»
       *[other] Ваша награда «{ $aspect }»
    }
