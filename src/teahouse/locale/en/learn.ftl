# Lessons: what they say where they have no words of their own.

lesson-end = You have finished “{ $title }”. Well done!
lesson-instead-say = You could do that, but read this first, then go on.
lesson-instead-watch = You could do that, but first go on with the lesson.
lesson-instead-ask = You could do that, but first answer the question.
lesson-instead-do = The rules allow it, but now the lesson needs another move.
lesson-instead-goal = The rules allow it, but it leads away from the goal. Try another way.
lesson-instead-end = The lesson is over. In a game of your own you could go on like this.
