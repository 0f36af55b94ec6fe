# What an answer will do, said before it is given. Short, and without a subject: it is the reader's own deed.

zhanguo-forecast-ability = { $ability } is used
zhanguo-forecast-activated = card { $card } takes effect: { $bonus }
zhanguo-forecast-auction-won = the auction is won for { $count } VP
zhanguo-forecast-bid = { "" }
zhanguo-forecast-bid-passed = { "" }
zhanguo-forecast-board = { "" }
zhanguo-forecast-board-kept = { "" }
zhanguo-forecast-board-proposed = { "" }
zhanguo-forecast-colour = { "" }
zhanguo-forecast-court = card { $card } to the court
zhanguo-forecast-first-player = first player: { $player }
zhanguo-forecast-free-move = { zhanguo-official-acc } to the workers of { $region }
zhanguo-forecast-governor-beside = a governor beside the squares of { $region }
zhanguo-forecast-governor-moved = a governor from { $region } to { $region-to }
zhanguo-forecast-governor-paid = return three officials from { $region }
zhanguo-forecast-governor-square = a governor on square { $square } of { $region }
zhanguo-forecast-markers = { zhanguo-markers }
zhanguo-forecast-markers-all = take { $list }
zhanguo-forecast-markers-returned = return { zhanguo-colour } markers worth { $count }
zhanguo-forecast-official = { zhanguo-official-acc } to the governor area of { $region }
zhanguo-forecast-palace = a palace in { $region }
zhanguo-forecast-palace-paid = return two workers from { $region } and one from { $region-to }
zhanguo-forecast-put-aside = { "" }
zhanguo-forecast-reassigned-governor-area = { zhanguo-official-acc } to the governor area of { $region }
zhanguo-forecast-reassigned-worker-area = { zhanguo-official-acc } to the workers of { $region }
zhanguo-forecast-reward = the reward of { $aspect }: { $reward }
zhanguo-forecast-reward-impossible = the reward of { $aspect } cannot be received
zhanguo-forecast-reward-passed = no reward of { $aspect }
zhanguo-forecast-round = then round { $count } begins
zhanguo-forecast-scoring = then the scoring
zhanguo-forecast-tall-marker = take the { zhanguo-colour } marker of value 3
zhanguo-forecast-task = claim { $count } VP
zhanguo-forecast-unified = card { $card } to { $region }
zhanguo-forecast-unrest-down = unrest in { $region } −{ $count }
zhanguo-forecast-unrest-up = unrest in { $region } +{ $count }
zhanguo-forecast-vp-governors = +{ $count } VP for governors in { $region }
zhanguo-forecast-vp-markers = +{ $count } VP for markers of { $aspect }
zhanguo-forecast-vp-tasks = +{ $count } VP for tasks
zhanguo-forecast-vp-walls = +{ $count } VP for walls
zhanguo-forecast-vp = +{ $count } VP
zhanguo-forecast-wall = a wall: { $section }, cell { $cell }
zhanguo-forecast-won = victory
zhanguo-forecast-worker-moved = a worker from { $region } to { $region-to }
zhanguo-forecast-worker-returned = return a worker from { $region }
zhanguo-forecast-workers = +{ zhanguo-workers } in { $region }

## Where certainty ends

zhanguo-doubt-card = then new cards are drawn

## What one chooses next

zhanguo-next-Activate = then choose which ability comes first
zhanguo-next-AgreeToDrop = then agree to drop it or do not
zhanguo-next-AppointRegion = then choose the region
zhanguo-next-Bid = then bid
zhanguo-next-CalmRegion = then choose the region
zhanguo-next-ChooseBoard = then choose a player board
zhanguo-next-ChooseColour = then choose a colour
zhanguo-next-ChooseMarker = then choose a marker
zhanguo-next-ChooseSquare = then choose a square
zhanguo-next-ChooseTallMarker = then choose a marker
zhanguo-next-ClaimTasks = then a task can be claimed
zhanguo-next-HireColour = then choose the colour
zhanguo-next-HireRegion = then choose the region
zhanguo-next-MoveGovernorFrom = then choose a governor
zhanguo-next-MoveGovernorTo = then choose the region
zhanguo-next-MoveWorkerFrom = then choose the region
zhanguo-next-MoveWorkerTo = then choose the region
zhanguo-next-PalaceRegion = then choose the region
zhanguo-next-PlayCard = then play a card
zhanguo-next-ProposeBoard = then propose which board leaves
zhanguo-next-PutAside = then put a card aside
zhanguo-next-Reassign = then officials can be moved
zhanguo-next-ReassignTo = then choose where to
zhanguo-next-RecruitRegion = then choose the region
zhanguo-next-RewardGovernor = then choose a governor
zhanguo-next-TakeReward = then take the reward or do not
zhanguo-next-ThirdWorker = then choose the third worker
zhanguo-next-UseCard = then choose what the card does
zhanguo-next-WallCell = then choose a cell
zhanguo-next-WallWorker = then choose the workers
