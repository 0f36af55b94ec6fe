# «Великая стена»: клан Тростника, третий участник игр для одного и двоих.

great_wall-reed = Клан Тростника
great_wall-reed-of = клана Тростника
great_wall-blocked = участок недоступен

## Вопросы

great_wall-ask-DiscardAtPagoda = какой из ваших жетонов позора снимает чиновник клана Тростника в пагоде?
great_wall-ask-DismissAdvisor = какого советника клан Тростника убирает со шкалы?
great_wall-ask-DrinkTeaForReed = поднять маркер чаепития клана Тростника?
great_wall-ask-FortifyForReed = на каком участке клан Тростника строит укрепление?
great_wall-ask-MoveReedOfficial =
    { $count ->
        [one] какой чиновник клана Тростника переходит? Остался { $count } переход.
        [few] какой чиновник клана Тростника переходит? Осталось { $count } перехода.
       *[many] какой чиновник клана Тростника переходит? Осталось { $count } переходов.
    }
great_wall-ask-MoveReedOfficialTo = в какую область идёт чиновник клана Тростника?
great_wall-ask-StoreForReed = какой ресурс клан Тростника кладёт на склад?
great_wall-ask-StrikeForReed = какую ячейку занимает копейщик клана Тростника?

## Чего ждём

great_wall-wait-DiscardAtPagoda = { $player } выбирает жетон позора для сброса.
great_wall-wait-DismissAdvisor = { $player } выбирает советника, которого уберёт клан Тростника.
great_wall-wait-DrinkTeaForReed = { $player } решает, поднять ли маркер чаепития клана Тростника.
great_wall-wait-FortifyForReed = { $player } выбирает, где строит клан Тростника.
great_wall-wait-MoveReedOfficial = { $player } переводит чиновников клана Тростника.
great_wall-wait-MoveReedOfficialTo = { $player } выбирает область для чиновника клана Тростника.
great_wall-wait-StoreForReed = { $player } выбирает, что клан Тростника положит на склад.
great_wall-wait-StrikeForReed = { $player } выбирает цель для клана Тростника.

## События

great_wall-event-advisor-dismissed = { $player } убирает советника со шкалы: { $advisor }.
great_wall-event-horde-removed = { $player } разбивает отряд, карта выходит из игры: { $horde }.
great_wall-event-stored = { $player } кладёт на склад { great_wall-tokens }.

## Что сделает ответ

great_wall-forecast-horde-removed = { $horde }: карта уйдёт из игры
great_wall-next-MoveReedOfficial = затем переместить чиновников клана Тростника
great_wall-next-MoveReedOfficialTo = затем выбрать область
great_wall-next-StoreForReed = затем выбрать, что положить на склад
great_wall-next-StrikeForReed = затем выбрать, где атакует клан Тростника
