# The Great Wall: the scenario Red Turban Rebellion.

option-great_wall-scenario-red = «Восстание Красных повязок» (вместе, 3 игрока)

great_wall-red-state =
    { $state ->
        [war] В этом году война: каждый получил чиновника из общего запаса.
        [peace] В этом году мир.
       *[undecided] Мир или война: это решают каждой весной.
    }
great_wall-red-track = Шкала времени
great_wall-red-now = сейчас
great_wall-red-token = жетон позора: сценарий закончится перед ним
great_wall-red-no-overseers = Управляющих { great_wall-area-in } нет
great_wall-red-hordes-fewer =
    { $count ->
        [one] на { $count } отряд меньше
        [few] на { $count } отряда меньше
       *[many] на { $count } отрядов меньше
    }
great_wall-reason-breached = орда пробила брешь в стене

## Ходы

great_wall-move-no-peace = Без мира
great_wall-move-peace = Мир: { $n } золота, { great_wall-red-hordes-fewer }

## Вопросы

great_wall-ask-OfficialForHonor = отдаёте { great_wall-honour } за чиновника из общего запаса?
great_wall-ask-PledgeGold = мир, { great_wall-red-hordes-fewer }: сколько золота платите? Не хватает ещё { $n }.
great_wall-ask-ProposePeace = предлагаете мир? Сообща вы платите { $n } золота за каждый отряд меньше; иначе будет война.
great_wall-ask-ReturnOfficial = какой чиновник возвращается в общий запас?

## Кого ждём

great_wall-wait-OfficialForHonor = { $player } может отдать честь за чиновника.
great_wall-wait-PledgeGold = { $player } думает о цене мира.
great_wall-wait-ProposePeace = { $player } может предложить мир.
great_wall-wait-ReturnOfficial = { $player } выбирает, какого чиновника вернуть в общий запас.

## События

great_wall-event-gold-pledged = { $player } предлагает { $gold } за мир.
great_wall-event-official-given-up = { $player } возвращает чиновника из личного запаса в общий.
great_wall-event-official-received = { $player } получает чиновника из общего запаса.
great_wall-event-official-returned = { $player } возвращает чиновника в общий запас (он был { great_wall-area-in }).
great_wall-event-peace = Мир: этой весной придёт { great_wall-red-hordes-fewer }.
great_wall-event-peace-proposed = { $player } предлагает мир: { $gold }, { great_wall-red-hordes-fewer }.
great_wall-event-peace-refused = { $player } не платит за мир.
great_wall-event-war = Война: каждый получает чиновника из общего запаса.

## Что привело к вопросу

great_wall-cause-choose_peace_or_war = { $within }: мир за золото или война
great_wall-cause-ProposePeace =
    { $asks ->
        [ProposePeace] { $within }
       *[other] { $own ->
            [yes] Вы предлагаете мир
           *[no] { $player } предлагает мир
        }
    }
great_wall-cause-offer_official = { $within }: чиновники общего запаса за честь, по порядку чаепития
great_wall-cause-give_up_official = { $within }: разграбление, и каждый теряет чиновника

## Что сделает ответ

great_wall-forecast-gold-pledged = предложить за мир { $gold }
great_wall-forecast-official-given-up = чиновник из личного запаса — в общий
great_wall-forecast-official-received = +1 чиновник из общего запаса
great_wall-forecast-official-returned = чиновник { great_wall-area-in } вернётся в общий запас
great_wall-forecast-peace = мир: этой весной { great_wall-red-hordes-fewer }
great_wall-forecast-peace-proposed = предложить остальным мир: { $gold }, { great_wall-red-hordes-fewer }
great_wall-forecast-peace-refused = не платить за мир
great_wall-forecast-war = война: каждый получит чиновника из общего запаса
