# Что сделает ответ: говорится заранее, коротко и без подлежащего — это дело самого читателя.

zhanguo-forecast-ability = способность «{ $ability }»
zhanguo-forecast-activated = сработает карта { $card }: { $bonus }
zhanguo-forecast-auction-won = торги выиграны за { $count } ПО
zhanguo-forecast-bid = { "" }
zhanguo-forecast-bid-passed = { "" }
zhanguo-forecast-board = { "" }
zhanguo-forecast-board-kept = { "" }
zhanguo-forecast-board-proposed = { "" }
zhanguo-forecast-colour = { "" }
zhanguo-forecast-court = карта { $card } ко двору
zhanguo-forecast-first-player = первый игрок — { $player }
zhanguo-forecast-free-move = { zhanguo-official } к работникам, регион { $region }
zhanguo-forecast-governor-beside = губернатор рядом с клетками региона { $region }
zhanguo-forecast-governor-moved = губернатор из региона { $region } в регион { $region-to }
zhanguo-forecast-governor-paid = вернуть трёх чиновников из региона { $region }
zhanguo-forecast-governor-square = губернатор на клетку { $square } региона { $region }
zhanguo-forecast-markers = { zhanguo-markers }
zhanguo-forecast-markers-all = взять { $list }
zhanguo-forecast-markers-returned = вернуть { $colour ->
        [beige] бежевые
        [orange] оранжевые
       *[brown] коричневые
    } маркеры общей ценностью { $count }
zhanguo-forecast-official = { zhanguo-official } в область губернатора региона { $region }
zhanguo-forecast-palace = дворец в регионе { $region }
zhanguo-forecast-palace-paid = вернуть двух работников из региона { $region } и одного из региона { $region-to }
zhanguo-forecast-put-aside = { "" }
zhanguo-forecast-reassigned-governor-area = { zhanguo-official } в область губернатора региона { $region }
zhanguo-forecast-reassigned-worker-area = { zhanguo-official } к работникам региона { $region }
zhanguo-forecast-reward = награда «{ $aspect }»: { $reward }
zhanguo-forecast-reward-impossible = награду «{ $aspect }» получить нельзя
zhanguo-forecast-reward-passed = без награды «{ $aspect }»
zhanguo-forecast-round = затем начнётся раунд { $count }
zhanguo-forecast-scoring = затем подсчёт очков
zhanguo-forecast-tall-marker = взять { zhanguo-colour } маркер ценностью 3
zhanguo-forecast-task = заявить { $count } ПО
zhanguo-forecast-unified = карта { $card } в регион { $region }
zhanguo-forecast-unrest-down = волнения в регионе { $region }: −{ $count }
zhanguo-forecast-unrest-up = волнения в регионе { $region }: +{ $count }
zhanguo-forecast-vp-governors = +{ $count } ПО за губернаторов, { $region }
zhanguo-forecast-vp-markers = +{ $count } ПО за маркеры, { $aspect }
zhanguo-forecast-vp-tasks = +{ $count } ПО за задания
zhanguo-forecast-vp-walls = +{ $count } ПО за стены
zhanguo-forecast-vp = +{ $count } ПО
zhanguo-forecast-wall = стена: { $section }, ячейка { $cell }
zhanguo-forecast-won = победа
zhanguo-forecast-worker-moved = работник из региона { $region } в регион { $region-to }
zhanguo-forecast-worker-returned = вернуть работника из региона { $region }
zhanguo-forecast-workers = +{ zhanguo-workers }, регион { $region }

## Где кончается известное

zhanguo-doubt-card = затем берутся новые карты

## Что выбирать дальше

zhanguo-next-Activate = затем выбрать, какое свойство первое
zhanguo-next-AgreeToDrop = затем решить, убирать ли планшет
zhanguo-next-AppointRegion = затем выбрать регион
zhanguo-next-Bid = затем сделать ставку
zhanguo-next-CalmRegion = затем выбрать регион
zhanguo-next-ChooseBoard = затем выбрать планшет
zhanguo-next-ChooseColour = затем выбрать цвет
zhanguo-next-ChooseMarker = затем выбрать маркер
zhanguo-next-ChooseSquare = затем выбрать клетку
zhanguo-next-ChooseTallMarker = затем выбрать маркер
zhanguo-next-ClaimTasks = затем можно заявить цель
zhanguo-next-HireColour = затем выбрать цвет
zhanguo-next-HireRegion = затем выбрать регион
zhanguo-next-MoveGovernorFrom = затем выбрать губернатора
zhanguo-next-MoveGovernorTo = затем выбрать регион
zhanguo-next-MoveWorkerFrom = затем выбрать регион
zhanguo-next-MoveWorkerTo = затем выбрать регион
zhanguo-next-PalaceRegion = затем выбрать регион
zhanguo-next-PlayCard = затем сыграть карту
zhanguo-next-ProposeBoard = затем предложить, какой планшет убрать
zhanguo-next-PutAside = затем отложить карту
zhanguo-next-Reassign = затем можно переместить чиновников
zhanguo-next-ReassignTo = затем выбрать, куда
zhanguo-next-RecruitRegion = затем выбрать регион
zhanguo-next-RewardGovernor = затем выбрать губернатора
zhanguo-next-TakeReward = затем решить, брать ли награду
zhanguo-next-ThirdWorker = затем выбрать третьего работника
zhanguo-next-UseCard = затем выбрать, что сделает карта
zhanguo-next-WallCell = затем выбрать ячейку
zhanguo-next-WallWorker = затем выбрать работников
