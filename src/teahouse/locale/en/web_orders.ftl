# Orders: what is to be done for my seat while I am not asked, or not there. Only I see them.

web-orders = Plan ahead
web-orders-count =
    { $count ->
        [one] Plan ahead ({ $count })
       *[other] Plan ahead ({ $count })
    }
web-orders-note = Carried out for you when you are asked, if the rules allow it then; at the first surprise you are asked yourself. Nobody else sees it.
web-orders-plan = If I am asked next …
web-orders-none = Nothing is planned.
web-orders-next = { $question } → { $answer }
web-orders-question = If I am asked
web-orders-answer = I answer
web-orders-keep = Add
web-orders-empty = What you have been asked once in this game you can plan here the next time.
web-orders-declines = Decline for me
web-orders-decline = Decline “{ $question }” whenever I am asked
web-orders-until-moment = until this part of the game ends
web-orders-until-end = to the end of the game
web-orders-decline-moment = { $question } → decline until this part of the game ends
web-orders-decline-end = { $question } → decline to the end of the game
web-orders-remove = Remove
web-orders-clear = Forget it all
web-orders-dropped = Something else came: your plan was dropped.
web-orders-asked = Answer the question first; a plan is for what comes after it.
