# Важные события, сцена за сценой.

zhanguo-scene-rewards = Награды { $round }-го раунда
zhanguo-scene-rewards-again = Показывать каждый раунд
zhanguo-scene-rewards-step = Сначала те, у кого больше маркеров
zhanguo-scene-next-round = Следующий раунд
zhanguo-scene-taken = Награду берёт { $player }
zhanguo-scene-nobody = Никто не берёт
zhanguo-scene-scoring = Подсчёт
zhanguo-scene-scoring-again = Показывать в конце
zhanguo-scene-vp-governors = Губернаторы
zhanguo-scene-vp-markers = Маркеры
zhanguo-scene-vp-tasks = Задания
zhanguo-scene-vp-walls = Стены
zhanguo-scene-cause-vp-card = за карту
zhanguo-scene-cause-vp-missing-marker = за кончившийся маркер
zhanguo-scene-cause-vp-palace = за карты на планшете
zhanguo-scene-cause-vp-square = за клетку
zhanguo-scene-total = Итог
zhanguo-scene-points = ПО
zhanguo-scene-sum = { $before } до подсчёта + { $scored } при подсчёте
