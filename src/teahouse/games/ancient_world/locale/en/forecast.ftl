# What an answer will do, said before it is given. Short, and without a subject: it is the reader's own deed.

ancient_world-forecast-army-discarded = discard { $army }
ancient_world-forecast-army-used = { $army } fights: { ancient_world-coins } on its scroll
ancient_world-forecast-attack = { $goods } in each of your fights this round
ancient_world-forecast-built = build { $empire }
ancient_world-forecast-card-used = { $empire } takes effect
ancient_world-forecast-citizen = a citizen with skill { $citizen }, to be placed at once
ancient_world-forecast-coins = +{ ancient_world-coins }
ancient_world-forecast-copied = the action of { $empire }
ancient_world-forecast-defeated = { $titan } is defeated
ancient_world-forecast-disbanded = disband { $army }
ancient_world-forecast-discarded = discard { $empire }
ancient_world-forecast-end-of-round = the round ends
ancient_world-forecast-explored = { $empire } to the discards
ancient_world-forecast-first-player = first player: { $player }
ancient_world-forecast-grew = a citizen with skill { $citizen }, on the Hungry cell for now
ancient_world-forecast-hungry = the citizen with skill { $citizen } goes hungry
ancient_world-forecast-knowledge = +{ $count } knowledge
ancient_world-forecast-lost = lose { $empire }
ancient_world-forecast-lost-coins = −{ ancient_world-coins }
ancient_world-forecast-opened = the cell { $cell } is open again
ancient_world-forecast-paid-coins = { ancient_world-coins }
ancient_world-forecast-paid-coins-all = pay { $list }
ancient_world-forecast-paid-knowledge = pay { $count } knowledge
ancient_world-forecast-passed = { "" }
ancient_world-forecast-performed = { "" }
ancient_world-forecast-placed = { "" }
ancient_world-forecast-placed-on-card = { "" }
ancient_world-forecast-province = take { $province }
ancient_world-forecast-province-buried = { $province } under the deck
ancient_world-forecast-provinces-buried = { "" }
ancient_world-forecast-put-aside = { "" }
ancient_world-forecast-put-aside-card = { "" }
ancient_world-forecast-put-aside-row = { "" }
ancient_world-forecast-recruited = recruit { $army }
ancient_world-forecast-rested-picture = +{ ancient_world-coins } off the picture of { $army }
ancient_world-forecast-rested-scroll = +{ ancient_world-coins } off the scroll of { $army }
ancient_world-forecast-restored = restore { $empire }
ancient_world-forecast-round = then round { $count } begins
ancient_world-forecast-scoring = then the scoring
ancient_world-forecast-token = take the first-player token
ancient_world-forecast-vp-banners = +{ $count } VP for { ancient_world-tribe } banners
ancient_world-forecast-vp-card = +{ $count } VP for “{ $empire }”
ancient_world-forecast-vp-hungry = −{ $count } VP for hungry citizens
ancient_world-forecast-won = victory

## Where certainty ends

ancient_world-doubt-army = then new armies are turned up
ancient_world-doubt-dice = then the dice decide what is lost
ancient_world-doubt-empire = then empire cards are drawn
ancient_world-doubt-province = then a province is turned up
ancient_world-doubt-scouted = then the titans are seen
ancient_world-doubt-titan = then the next titan is turned up, and the dice decide what is lost

## What one chooses next

ancient_world-next-ArrangeTitans = then arrange the titans
ancient_world-next-BuryProvince = then choose a province to put under the deck
ancient_world-next-BuyArmy = then choose an army
ancient_world-next-BuyEmpire = then choose a card
ancient_world-next-ChooseHungry = then choose who goes hungry
ancient_world-next-ChoosePayment = then choose how to pay
ancient_world-next-ChooseProvince = then choose a province
ancient_world-next-CopyAction = then choose whose action is performed
ancient_world-next-DiscardArmy = then choose an army to discard
ancient_world-next-Explore = then choose a card or draw
ancient_world-next-FightScouted = then fight at once or do not
ancient_world-next-KeepCard = then choose a card to put aside
ancient_world-next-LoseCard = then choose a card to lose
ancient_world-next-PlaceArmy = then choose its place
ancient_world-next-PlaceCitizen = then choose a cell
ancient_world-next-PutAside = then put a card aside
ancient_world-next-RestArmy = then choose which army rests
ancient_world-next-RestoreCards = then choose a card to restore
ancient_world-next-RestoreOne = then choose a card to restore
ancient_world-next-ScoutDeck = then choose a titan deck
ancient_world-next-TakeProvince = then choose a province
ancient_world-next-TakeTurn = then the next turn is yours
ancient_world-next-UseArmies = then choose armies
ancient_world-next-UseCard = then use the card or do not
