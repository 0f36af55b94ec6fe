# Заготовки: что сделать за моё место, пока меня не спрашивают или меня нет. Видны только мне.

web-orders = Заготовить ход
web-orders-count =
    { $count ->
        [one] Заготовки ({ $count })
        [few] Заготовки ({ $count })
       *[many] Заготовки ({ $count })
    }
web-orders-note = Выполнится за вас, когда вас спросят, если правила тогда позволят; при первой неожиданности спросят вас. Больше этого не видит никто.
web-orders-plan = Если дальше меня спросят…
web-orders-none = Ничего не заготовлено.
web-orders-next = { $question } → { $answer }
web-orders-question = Если меня спросят
web-orders-answer = Я отвечу
web-orders-keep = Добавить
web-orders-empty = О чём вас в этой партии уже спрашивали, на то здесь можно ответить заранее.
web-orders-declines = Отказываться за меня
web-orders-decline = Отказываться, когда спрашивают: «{ $question }»
web-orders-until-moment = до конца этой части партии
web-orders-until-end = до конца партии
web-orders-decline-moment = { $question } → отказ до конца этой части партии
web-orders-decline-end = { $question } → отказ до конца партии
web-orders-remove = Убрать
web-orders-clear = Забыть всё
web-orders-dropped = Случилось другое: ваш план отменён.
web-orders-asked = Сначала ответьте на вопрос; план — для того, что будет потом.
