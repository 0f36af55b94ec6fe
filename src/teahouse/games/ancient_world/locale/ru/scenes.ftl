# Важные события, сцена за сценой.

ancient_world-scene-fight = { $player } против титана: { $titan }
ancient_world-scene-fight-again = Показывать каждый бой
ancient_world-scene-fight-step = Бой
ancient_world-scene-dice-step = Разрушения
ancient_world-scene-dice = Кубики разрушения
ancient_world-scene-spoils = Что принёс бой
ancient_world-scene-spoils-cause = за победу
ancient_world-scene-attack = атака
ancient_world-scene-defence = защита
ancient_world-scene-free = Мечи и стрелы карт и жителей
ancient_world-scene-defeated = Титан побеждён
ancient_world-scene-destruction = Потери
ancient_world-scene-spared = Потерь нет
ancient_world-scene-coin-dice = монеты на кубиках
ancient_world-scene-lost-to-die = { $card }: титан на кубике
ancient_world-scene-card = карта
ancient_world-scene-end-of-round = Конец { $round }-го раунда
ancient_world-scene-end-of-round-again = Показывать каждый раунд
ancient_world-scene-income = Доход
ancient_world-scene-income-cause = доход карт
ancient_world-scene-hunger = Еда
ancient_world-scene-food = еда
ancient_world-scene-citizens = жители
ancient_world-scene-fed = Все сыты
ancient_world-scene-hungry =
    { $count ->
        [one] { $count } голодает
        [few] { $count } голодают
       *[many] { $count } голодают
    }
ancient_world-scene-hungry-citizen = Голодает житель с навыком { $skill }.
