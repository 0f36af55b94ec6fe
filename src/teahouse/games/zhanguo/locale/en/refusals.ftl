# Why a move of ZhanGuo cannot be made: what it is short of, and what clauses say that refuse for another reason.

zhanguo-lack-worker = workers in { $region }
    .need =
        { $need ->
            [one] { $need } worker in { $region }
           *[other] { $need } workers in { $region }
        }
    .how = Recruit workers there, or move one there from a neighbouring region.
zhanguo-lack-worker-elsewhere = workers outside { $region }
    .need = 1 worker in another region than { $region }
    .how = Recruit a worker in another region first.
zhanguo-lack-region-with-worker = regions with a worker
    .need =
        { $need ->
            [one] workers in { $need } region
           *[other] workers in { $need } different regions
        }
    .how = Each region pays with one worker: recruit in more regions, or choose a cell with fewer workers.
zhanguo-lack-other-region = a region other than { $region }
    .need = a worker from another region than { $region }
    .how = { $region } pays with two workers already; choose another region with a worker.
zhanguo-lack-official-working = officials in the worker area of { $region }
    .need = an official in the worker area of { $region }
    .how = Bring one down from the governor area of { $region }: on your turn that is free.
zhanguo-lack-official-at-work = { zhanguo-official } in the worker area of { $region }
    .need = { zhanguo-official-acc } in the worker area of { $region }
    .how = Choose an official who stands there.
zhanguo-lack-official-governing = { zhanguo-official } in the governor area of { $region }
    .need = { zhanguo-official-acc } in the governor area of { $region }
    .how = Officials come there by hiring and by reassigning.
zhanguo-lack-official-colour = colours in the governor area of { $region }
    .need = officials of { $need } colours in the governor area of { $region }
    .how = Hire or reassign officials of the missing colours there.
zhanguo-lack-official = { zhanguo-official } in your supply
    .need = { zhanguo-official-acc } in your supply
    .how = Appointing a governor returns one official of each colour to you.
zhanguo-lack-official-supply = officials in your supply
    .need = an official in your supply
    .how = Appointing a governor returns three officials to you.
zhanguo-lack-official-on-board = officials on your board
    .need = an official on your board
    .how = Hire one first.
zhanguo-lack-worker-area = room in the worker area of { $region }
    .need = room for one more official in the worker area of { $region }
    .how = It holds two: reassign one of them first.
zhanguo-lack-unrest-room = room on the unrest track of { $region }
    .need =
        { $need ->
            [one] room for { $need } unrest in { $region }
           *[other] room for { $need } unrest in { $region }
        }
    .how = A governor calms the region; some cards lower unrest by 1.
zhanguo-lack-unrest = unrest in { $region }
    .need = some unrest in { $region }
    .how = There is nothing to calm here; choose a region with unrest.
zhanguo-lack-palace-calm = steps of unrest less in { $region }
    .need =
        { $need ->
            [one] unrest in { $region } lower by { $need }
           *[other] unrest in { $region } lower by { $need }
        }
    .how = A governor calms the region; some cards lower unrest by 1.
zhanguo-lack-palace-cell = free palace cells in { $region }
    .need = a free palace cell in { $region }
    .how = Palaces stay for good; choose another region.
zhanguo-lack-palace = palaces in your supply
    .need = a palace in your supply
    .how = All your palaces are built.
zhanguo-lack-wall = walls in your supply
    .need = a wall in your supply
    .how = All your walls are built.
zhanguo-lack-wall-cell = this cell free
    .need = this cell to be free
    .how = Walls stay for good; choose another cell.
zhanguo-lack-wall-section = a section without your wall
    .need = a section without a wall of yours
    .how = Each player builds one wall in a section; choose another section.
zhanguo-lack-governor = governors in your supply
    .need = a governor in your supply
    .how = All your governors are appointed.
zhanguo-lack-own-governor = a governor of yours
    .need = a governor of yours
    .how = Choose one of your own governors.
zhanguo-lack-free-square = this square free
    .need = a free bonus square in { $region }
    .how = Somebody stands on this one; choose another.
zhanguo-lack-full-squares = all squares of { $region } taken
    .need = all bonus squares of { $region } to be taken
    .how = As long as one is free, the governor goes onto it.
zhanguo-lack-marker = { zhanguo-colour } markers in the general supply
    .need = 1 { zhanguo-colour } marker in the general supply
    .how = They come back when somebody takes a reward; choose another colour.
zhanguo-lack-tall-marker = { zhanguo-colour } value-3 markers at the court
    .need = 1 { zhanguo-colour } value-3 marker at the court
    .how = They come back when somebody takes a reward; choose another colour.
zhanguo-lack-task-wall = your walls on the { $stretch }
    .need =
        { $need ->
            [one] { $need } wall of yours on the { $stretch }
           *[other] { $need } walls of yours on the { $stretch }
        }
    .how = Build walls there.
zhanguo-lack-task-palace = your palaces in { $region }
    .need =
        { $need ->
            [one] { $need } palace of yours in { $region }
           *[other] { $need } palaces of yours in { $region }
        }
    .how = Build palaces there.
zhanguo-lack-task-governor = your governors in { $region }
    .need =
        { $need ->
            [one] { $need } governor of yours in { $region }
           *[other] { $need } governors of yours in { $region }
        }
    .how = Appoint governors there.
zhanguo-lack-task-cell = free cells of this task
    .need = a free cell of this task
    .how = Discs stay for good; others were first.
zhanguo-lack-card-slot = free card slots in { $region }
    .need = a free card slot in { $region }
    .how = A region holds three cards; choose another, or play the card to the court.
zhanguo-lack-point = reassignment points
    .need = { $need } reassignment points
    .how = Two officials work there: whoever enters must move on at once, which takes another point.
zhanguo-lack-point-spent = points spent
    .need = at least { $need } point to be spent
    .how = Choose an official to move.
zhanguo-lack-adjacent = a region next to { $region }
    .need = a region next to { $region }
    .how = Go step by step, from region to neighbouring region.
zhanguo-lack-next-governor-area = a governor area next to { $region }
    .need = the governor area of a region next to { $region }
    .how = A point takes an official one governor area on; into the worker area below they step for free on your turn.
zhanguo-lack-next-worker-area = a place next to the worker area of { $region }
    .need = the worker area of a region next to { $region }, or its own governor area
    .how = A point takes an official one place on; go step by step.
zhanguo-lack-reward-region = a region printed on the reward
    .need = one of the regions printed on the reward
    .how = The lit regions are those of the reward.
zhanguo-lack-higher = a number above { $number }
    .need = a card with a higher number than { $number } at the court
    .how = The number of the card you played must be above the one that lay there; the board's own abilities work anyway.
zhanguo-lack-lower = a number below { $number }
    .need = a card with a lower number than { $number } at the court
    .how = The number of the card you played must be below the one that lay there; the board's own abilities work anyway.
zhanguo-lack-vp = your VP
    .need = { $need } VP to pay with
    .how = Bid less, or pass.
zhanguo-lack-bid = your bid
    .need = a bid of at least { $need }
    .how = Bid more than the highest bid, or pass.

zhanguo-why-ZG-ACT-02 = This card is not on your board: only cards on your own regions have abilities for you.
zhanguo-why-ZG-ACT-19 = You have used this card for this action: each works once.
zhanguo-why-ZG-AUC-03 = This board has left the auction.
zhanguo-why-ZG-AUC-05 = You open this auction: the first bid must be made.
zhanguo-why-ZG-BRD-08 = This board is not on offer any more.
zhanguo-why-ZG-BSD-07 = Your board's marker must be taken first.
zhanguo-why-ZG-CRT-05 = You have chosen your action, and this would make it impossible.
zhanguo-why-ZG-HIR-01 = This official must be placed: choose a colour.
zhanguo-why-ZG-REA-19 = Free moves are for your own turn, while cards are played.
zhanguo-why-ZG-SET-02 = Somebody has taken this colour.
zhanguo-why-ZG-TSK-12 = You have claimed this task already.
zhanguo-why-ZG-WAL-11 = This region has given its worker for this wall: the next comes from another region.
