"""Reviews of games: how the chances moved, where the game turned and why, and what was luck.

`played` is a game as its moves, `turns` cuts it; `facts` is what a review says, without words; `judging` and `leading`
find it out; `pieces` are parts of the work that any process can do, `reviewing` puts them together, `summing` draws the
sum; `told` says it in a language, `text` and `page` show it. `docs/review.md` tells how everything is reckoned.
"""
