tea_auction = Чайный аукцион
tea_auction-moment =
    { $left ->
        [0] последний чай
        [one] после этого ещё { $left } чай
        [few] после этого ещё { $left } чая
       *[many] после этого ещё { $left } чаёв
    }
tea_auction-tea = { $name } ({ $points })
tea_auction-fact-offered = На торгах
tea_auction-fact-left = Ещё будут
tea_auction-fact-coins = Монеты
tea_auction-fact-bid = Ваша ставка
tea_auction-fact-kept = Чаи

tea_auction-ask-Bid = Какую монету вы ставите?
tea_auction-cause-offer_tea = Чай на торгах: все одновременно и тайно ставят по монете
tea_auction-wait-Bid = { $player } выбирает монету.
tea_auction-ask-KeepOrSell = Оставить чай или продать за половину очков и вернуть монету?
tea_auction-cause-settle = Ваша монета — самая ценная из тех, что никто не повторил
tea_auction-wait-KeepOrSell = { $player } выигрывает чай и решает, что с ним делать.
tea_auction-move-bid = поставить { $what }
tea_auction-move-keep = оставить чай
tea_auction-move-sell = продать и вернуть монету

tea_auction-event-offered = На торгах: { $tea }.
tea_auction-event-shown = Все монеты открыты.
tea_auction-event-bid = { $player } ставит { $coin }.
tea_auction-event-won = { $player } выигрывает лот: { $tea }.
tea_auction-event-unsold = Лот никому не достаётся: { $tea }. Каждую монету поставили дважды.
tea_auction-event-kept = { $player } оставляет себе чай: { $tea }.
tea_auction-event-sold = { $player } продаёт чай: { $tea } — и возвращает монету { $coin }.

option-tea_auction-selling = Продажа
option-tea_auction-selling-note = Можно ли продать чай за половину очков и вернуть монету.
option-tea_auction-selling-on = разрешена
option-tea_auction-selling-off = запрещена
cover-tea_auction-time = 10 мин
cover-tea_auction-line = Ставьте тайно: старшая монета побеждает, только если её не выбрал никто другой.
tea_auction-ending-kept = Оставленный чай
tea_auction-ending-sold = Проданный чай
tea_auction-ending-coins = Оставшиеся монеты
tea_auction-ending-coins-rule = При равной сумме побеждает тот, чьи монеты дороже.

tea_auction-lack-coin = монета { $coin }
    .need = монета { $coin }
    .how = Она потрачена; монета возвращается к тому, кто продаст купленный за неё чай.
tea_auction-forecast-kept = оставить чай: { $tea }
tea_auction-forecast-sold = продать чай: { $tea }; монета { $coin } вернётся
tea_auction-forecast-offered = затем на торгах { $tea }
tea_auction-next-Bid = затем поставить монету
tea_auction-scene-bids = Ставки за чай номер { $number }
tea_auction-scene-bids-again = Показывать ставки каждый раз, когда их открывают
