# Учиться играть: страница уроков и то, что стоит рядом со словами самого урока.

## Урок

web-learn = Уроки
web-learn-teacher = Ваш учитель
web-learn-lesson = Урок { $number } · { $title }
web-learn-step = шаг { $step } из { $count }
web-learn-leave = Выйти
web-learn-back = Назад
web-learn-next = Дальше
web-learn-show-me = Покажите
web-learn-press = Нажать: { $piece }
web-learn-press-lit = Нажмите на то, что светится
web-learn-yours = Решать вам
web-learn-right = Верно:
web-learn-wrong = Не то:
web-learn-not-wrong = «{ $answer }» — не ошибка.
web-learn-why-not = Почему не сюда?
web-learn-would = В настоящей партии было бы так:
web-learn-allowed = По правилам можно. Но урок сначала хочет показать другое.
web-learn-done-note = Готово. Отметка останется на этом устройстве; урок всегда можно пройти снова.
web-learn-next-lesson = Следующий урок
web-learn-all-lessons = Все уроки
web-learn-no-lesson = Такого урока нет. Возможно, он теперь называется иначе.

## Страница игры

web-learn-line = Короткие уроки за настоящим столом: ходите вы, а учитель говорит зачем.
web-learn-game = Учимся: { $game }
web-learn-path = Где вы
web-learn-course =
    { $lessons ->
        [one] { $lessons } короткий урок за настоящим столом, всего { $minutes } мин.
        [few] { $lessons } коротких урока за настоящим столом, всего { $minutes } мин.
       *[many] { $lessons } коротких уроков за настоящим столом, всего { $minutes } мин.
    }
web-learn-then = Потом — первая партия с тренером, который объяснит, что и почему.
web-learn-done-of = Пройдено уроков: { $done } из { $count }
web-learn-next-is = дальше: «{ $title }»
web-learn-next-at = дальше: «{ $title }», шаг { $step } из { $count }
web-learn-all-done = осталось только играть
web-learn-begin = Начать с урока { $number }
web-learn-go-on = Продолжить: урок { $number }
web-learn-first-game = Первая партия с тренером
web-learn-lessons = Уроки
web-learn-lessons-note = Выйти можно когда угодно: вы вернётесь на тот же шаг.
web-learn-minutes = { $minutes } мин
web-learn-start = Начать
web-learn-again = Ещё раз
web-learn-go-on-step = Продолжить, шаг { $step }
web-learn-is-done = Пройден:
web-learn-rules = Все правила с поиском
web-learn-rules-note = Каждый пункт правил и что он значит за столом.
web-learn-coach-title = Первая партия с тренером
web-learn-coach-line = Вы против ботов, которые сами ещё учатся.
web-learn-coach-tips = совет, когда он нужен, и почему
web-learn-coach-back = отменяйте ходы сколько угодно
web-learn-coach-unrated = результат никуда не идёт
web-learn-coach-go = Подготовить первую партию
web-learn-words = Слова и значки

## Предложение на главной странице

web-learn-offer = Впервые здесь? Научим за { $minutes } минут
web-learn-offer-line = Первый урок за настоящим столом: сразу ходите, без долгого чтения.
web-learn-offer-no = Спасибо, не нужно
