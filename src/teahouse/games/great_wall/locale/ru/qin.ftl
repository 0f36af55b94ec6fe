# «Великая стена»: Цинь Цзюшао, соперник одиночной игры. Каждый его выбор назван вместе с пунктом правил.

great_wall-qin = Цинь Цзюшао
great_wall-qin-of = Цинь Цзюшао

## Вопросы

great_wall-ask-AssistantForQin = какой из двух крайних левых советников станет помощником Циня? Другой уйдёт в сброс.
great_wall-ask-PlaceStartingOfficial = в какую область отправить одного из первых чиновников?
great_wall-ask-WhichReedOfficial = какого чиновника клана Тростника переводит Цинь?

## Чего ждём

great_wall-wait-AssistantForQin = { $player } выбирает помощника для Циня.
great_wall-wait-PlaceStartingOfficial = { $player } расставляет первых чиновников.
great_wall-wait-WhichReedOfficial = { $player } выбирает, какого чиновника клана Тростника переведёт Цинь.

## События

great_wall-event-honor-damage = { $player }: { great_wall-honour } за удар, какой бы ни была награда (GW-SOLO-78).
great_wall-event-honor-officials = { $player }: { great_wall-honour } за чиновников и управляющего (GW-SOLO-60).
great_wall-event-lost-alone = Запас позора опустел: { $player } немедленно проигрывает (GW-SOLO-96).
great_wall-event-qin-assistant = { $player } получает помощника: { $advisor } (GW-SOLO-92).
great_wall-event-qin-builds = { $player } строит { great_wall-section-on }: туда смотрит указатель вторжения или другой участок достроен (GW-SOLO-38).
great_wall-event-qin-cannot-recruit = { $player } не вербует { great_wall-warrior-acc }: атаковать негде (GW-SOLO-72, 73).
great_wall-event-qin-enhances = { $player } выбирает область: { $name }, высшая на его шкале из тех, что можно активировать (GW-SOLO-69).
great_wall-event-qin-highest = { $player } начинает с области: { $name }, высшая на его шкале с его чиновниками (GW-SOLO-67).
great_wall-event-qin-lowest = { $player } выбирает область: { $name }, низшая на его шкале из доступных (GW-SOLO-26, 54).
great_wall-event-qin-moves-reed = { $player } выбирает область для клана Тростника: { $name }, низшая на его шкале из доступных (GW-SOLO-81).
great_wall-event-qin-takes = { $player } не имеет чиновников в запасе и берёт одного из своей высшей области: { $name } (GW-SOLO-56).
great_wall-event-qin-target = { $player } выбирает цель: указатель вторжения, ближайший отряд, первая свободная ячейка — { $place } (GW-SOLO-71..75).
great_wall-event-qin-token = { $name }: жетон этой области уходит на левый край шкалы Циня (GW-SOLO-27).
great_wall-event-qin-leftmost = { $player } выбирает крайнего левого советника: { $advisor } (GW-SOLO-87).
great_wall-event-qin-raises-reed = { $player } поднимает маркер чаепития клана Тростника (GW-SOLO-89).

## Стол

great_wall-qin-track = Шкала областей, от высшей

## Что сделает ответ

great_wall-forecast-lost-alone = запас позора опустеет: игра проиграна
great_wall-forecast-qin-builds = Цинь строит { great_wall-section-on }
