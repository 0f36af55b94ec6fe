# The great moments, act by act.

zhanguo-scene-rewards = Rewards of round { $round }
zhanguo-scene-rewards-again = Show me this every round
zhanguo-scene-rewards-step = Most markers first
zhanguo-scene-next-round = The next round
zhanguo-scene-taken = { $player } takes it
zhanguo-scene-nobody = Nobody takes it
zhanguo-scene-scoring = The scoring
zhanguo-scene-scoring-again = Show me this at the end
zhanguo-scene-vp-governors = Governors
zhanguo-scene-vp-markers = Markers
zhanguo-scene-vp-tasks = Tasks
zhanguo-scene-vp-walls = Walls
zhanguo-scene-cause-vp-card = for a card
zhanguo-scene-cause-vp-missing-marker = for a marker that has run out
zhanguo-scene-cause-vp-palace = for the cards on the board
zhanguo-scene-cause-vp-square = for the square
zhanguo-scene-total = The total
zhanguo-scene-points = VP
zhanguo-scene-sum = { $before } before + { $scored } in the scoring
