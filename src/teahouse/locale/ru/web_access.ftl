# Что говорится вслух, клавиши и стол словами.

web-told = Сказанное вслух
web-answer-aloud = { $n } из { $count }: { $answer }
web-refused-aloud = Пока нельзя: { $answer }. { $lacks }
web-answers-more =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
       *[many] и ещё { $count }
    }
web-key-question = к вопросу
web-key-options = сказать следующий ответ; с Shift — предыдущий
