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
zhanguo-forecast-tall-marker = take the { zhanguo-colour } marker of value 3
zhanguo-forecast-task = claim { $count } VP
zhanguo-forecast-unified = card { $card } to { $region }
zhanguo-forecast-unrest-down = unrest in { $region } −{ $count }
zhanguo-forecast-unrest-up = unrest in { $region } +{ $count }
zhanguo-forecast-vp = +{ $count } VP
zhanguo-forecast-wall = a wall: { $section }, cell { $cell }
zhanguo-forecast-worker-moved = a worker from { $region } to { $region-to }
zhanguo-forecast-worker-returned = return a worker from { $region }
zhanguo-forecast-workers = +{ zhanguo-workers } in { $region }

## Where certainty ends

zhanguo-doubt-card = then new cards are drawn

## What one chooses next

zhanguo-next-ChooseSquare = then choose a square
zhanguo-next-HireRegion = then choose the region
zhanguo-next-MoveGovernorTo = then choose the region
zhanguo-next-MoveWorkerTo = then choose the region
zhanguo-next-PalaceRegion = then choose the region
zhanguo-next-ReassignTo = then choose where to
zhanguo-next-RecruitRegion = then choose the region
zhanguo-next-ThirdWorker = then choose the third worker
zhanguo-next-UseCard = then choose what the card does
zhanguo-next-WallCell = then choose a cell
zhanguo-next-WallWorker = then choose the workers
