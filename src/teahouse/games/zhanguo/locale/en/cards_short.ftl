# What is printed in ZhanGuo where there is little room: on cards of a board, squares, tiles, rewards and tasks.
# The whole texts stand in the pack.

zhanguo-short-bonus =
    { $bonus ->
        [MARKER] marker of value 1
        [POINTS] 2 reassignments
        [VP] { $n } VP
        [WORKER] 1 worker here
        [VP_PER_CARD] 1 VP per { $colour } card
        [CALM_ANY] any unrest −1
        [CALM_HERE] unrest here −1
        [MOVE_WORKER] move 1 worker
       *[OFFICIAL] 1 { $colour } official
    }
zhanguo-short-square =
    { $square ->
        [POINTS] { $n ->
            [one] { $n } reassignment
           *[other] { $n } reassignments
        }
        [OFFICIAL] any official
       *[VP] { $n } VP
    }
zhanguo-short-criterion =
    { $criterion ->
        [NO_UNREST] VP per region without unrest
        [OFFICIALS_GE_UNREST] VP per region with enough officials
        [GREY] VP per region with a grey official
        [RED] VP per region with a red official
        [WHITE] VP per region with a white official
        [MINUS_UNREST] VP minus all your unrest
        [COLOUR_SETS] VP per set of three colours
        [THREE_CARDS] VP per region with 3 cards
        [TWO_SAME] VP per region with 2 cards alike
        [HAS_ORANGE] VP per region with an orange card
        [HAS_BROWN] VP per region with a brown card
       *[HAS_BEIGE] VP per region with a beige card
    }
zhanguo-short-either = /
zhanguo-short-reward =
    { $reward ->
        [OFFICIAL_ANY] { $where ->
            [bound] official in { $regions }
           *[any] any official
        }
        [TWO_RED] { $where ->
            [bound] 2 red in { $regions }
           *[any] 2 red officials
        }
        [TWO_GREY] { $where ->
            [bound] 2 grey in { $regions }
           *[any] 2 grey officials
        }
        [TWO_WORKERS] { $where ->
            [bound] 2 workers in { $regions }
           *[any] 2 workers
        }
        [GOVERNOR] { $where ->
            [bound] governor in { $regions }
           *[any] any governor
        }
        [WALL] a wall
       *[PALACE] a palace
    }
zhanguo-short-stretch =
    { $n ->
        [1] { $stretch ->
            [turquoise] turquoise
            [gold] gold
           *[crimson] crimson
        }
       *[other] { $n } { $stretch ->
            [turquoise] turquoise
            [gold] gold
           *[crimson] crimson
        }
    }
zhanguo-short-task =
    { $kind ->
        [wall] { $places } walls
        [palace] palaces in { $places }
       *[governor] governors in { $places }
    }
zhanguo-short-ability =
    { $ability ->
        [B_EXTRA_WORKER] 1 worker more, 1 reassignment
        [B_GOV_MOVE_WORKER] may move 1 worker
        [B_MARKER] marker of value 1
        [B_CALM_WORKER] may calm 1 unrest: 1 worker there
        [B_HIRE_POINTS] 2 reassignments
       *[B_MOVE_GOVERNOR] may move 1 governor
    }
