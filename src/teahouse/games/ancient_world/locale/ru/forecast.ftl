# Что сделает ответ: говорится заранее, коротко и без подлежащего — это дело самого читателя.

ancient_world-forecast-army-discarded = сбросить армию «{ $army }»
ancient_world-forecast-army-used = в бой «{ $army }»: положить на свиток { ancient_world-coins }
ancient_world-forecast-attack = получить { $goods } в каждом своём бою этого раунда
ancient_world-forecast-built = построить «{ $empire }»
ancient_world-forecast-card-used = сработает «{ $empire }»
ancient_world-forecast-citizen = житель с навыком { $citizen }, его можно поставить сразу
ancient_world-forecast-coins = получить { ancient_world-coins }
ancient_world-forecast-copied = действие карты «{ $empire }»
ancient_world-forecast-defeated = победа над титаном «{ $titan }»
ancient_world-forecast-disbanded = распустить армию «{ $army }»
ancient_world-forecast-discarded = сбросить «{ $empire }»
ancient_world-forecast-end-of-round = раунд закончится
ancient_world-forecast-explored = «{ $empire }» в сброс
ancient_world-forecast-first-player = первый игрок — { $player }
ancient_world-forecast-grew = житель с навыком { $citizen }, пока на ячейке «Голодающие»
ancient_world-forecast-hungry = житель с навыком { $citizen } голодает
ancient_world-forecast-knowledge =
    { $count ->
        [one] +{ $count } знание
        [few] +{ $count } знания
       *[many] +{ $count } знаний
    }
ancient_world-forecast-lost = потерять «{ $empire }»
ancient_world-forecast-lost-coins = потерять { ancient_world-coins }
ancient_world-forecast-opened = ячейка «{ $cell }» откроется
ancient_world-forecast-paid-coins = { ancient_world-coins }
ancient_world-forecast-paid-coins-all = заплатить { $list }
ancient_world-forecast-paid-knowledge =
    { $count ->
        [one] отдать { $count } знание
        [few] отдать { $count } знания
       *[many] отдать { $count } знаний
    }
ancient_world-forecast-passed = { "" }
ancient_world-forecast-performed = { "" }
ancient_world-forecast-placed = { "" }
ancient_world-forecast-placed-on-card = { "" }
ancient_world-forecast-province = взять провинцию «{ $province }»
ancient_world-forecast-province-buried = «{ $province }» под колоду
ancient_world-forecast-provinces-buried = { "" }
ancient_world-forecast-put-aside = { "" }
ancient_world-forecast-put-aside-card = { "" }
ancient_world-forecast-put-aside-row = { "" }
ancient_world-forecast-recruited = рекрутировать армию «{ $army }»
ancient_world-forecast-rested-picture = снять { ancient_world-coins } с иллюстрации карты «{ $army }»
ancient_world-forecast-rested-scroll = снять { ancient_world-coins } со свитка карты «{ $army }»
ancient_world-forecast-restored = восстановить «{ $empire }»
ancient_world-forecast-round = затем начнётся раунд { $count }
ancient_world-forecast-scoring = затем подсчёт очков
ancient_world-forecast-token = взять жетон первого игрока
ancient_world-forecast-vp-banners = +{ $count } ПО за { ancient_world-tribe } знамёна
ancient_world-forecast-vp-card = +{ $count } ПО за карту «{ $empire }»
ancient_world-forecast-vp-hungry = −{ $count } ПО за голодающих
ancient_world-forecast-won = победа

## Где кончается известное

ancient_world-doubt-army = затем откроются новые войска
ancient_world-doubt-dice = затем кубики решат, что потеряно
ancient_world-doubt-empire = затем берутся карты империи
ancient_world-doubt-province = затем откроется провинция
ancient_world-doubt-scouted = затем станут видны титаны
ancient_world-doubt-titan = затем откроется следующий титан, а кубики решат, что потеряно

## Что выбирать дальше

ancient_world-next-ArrangeTitans = затем разложить титанов
ancient_world-next-BuryProvince = затем выбрать, какую провинцию убрать под колоду
ancient_world-next-BuyArmy = затем выбрать карту войска
ancient_world-next-BuyEmpire = затем выбрать карту
ancient_world-next-ChooseHungry = затем выбрать, кто голодает
ancient_world-next-ChoosePayment = затем выбрать, чем платить
ancient_world-next-ChooseProvince = затем выбрать провинцию
ancient_world-next-CopyAction = затем выбрать, чьё действие выполнить
ancient_world-next-DiscardArmy = затем выбрать войско для сброса
ancient_world-next-Explore = затем выбрать карту или добрать
ancient_world-next-FightScouted = затем решить, сражаться ли сразу
ancient_world-next-KeepCard = затем выбрать, какую карту отложить
ancient_world-next-LoseCard = затем выбрать, какую карту потерять
ancient_world-next-PlaceArmy = затем выбрать место
ancient_world-next-PlaceCitizen = затем выбрать ячейку
ancient_world-next-PutAside = затем отложить карту
ancient_world-next-RestArmy = затем выбрать, какое войско отдохнёт
ancient_world-next-RestoreCards = затем выбрать карту для восстановления
ancient_world-next-RestoreOne = затем выбрать карту для восстановления
ancient_world-next-ScoutDeck = затем выбрать колоду титанов
ancient_world-next-TakeProvince = затем выбрать провинцию
ancient_world-next-TakeTurn = затем снова ваш ход
ancient_world-next-UseArmies = затем выбрать войска
ancient_world-next-UseCard = затем решить, применить ли карту
