# The lab's reports: what an experiment showed.

lab-title = { $game }: what the change does
lab-title-alone = { $game }: how the cards fare
lab-question = { $a } against { $b }: the same { $games } deals under each, played by { $bots }.
lab-question-alone = { $a }: { $games } games, played by { $bots }.
lab-built-in = the built-in pack
lab-made-by = Made by
lab-all-alike = Otherwise nothing changed by more than chance.

lab-card-changed = { $card } wins { $before } where { $fair } would be even; with the change { $after } ({ $low }–{ $high }).
lab-card-even = { $card } wins { $share } ({ $low }–{ $high }) where { $fair } would be even.
lab-not-clear = That may be chance.
lab-card-weak = { $card } wins { $share } ({ $low }–{ $high }) where { $fair } would be even: weak.
lab-card-strong = { $card } wins { $share } ({ $low }–{ $high }) where { $fair } would be even: strong.
lab-rate-changed = { $card } is had or played { $before } times a game, with the change { $after }.
lab-course-changed = { $what }: { $before }, with the change { $after } ({ $low } to { $high }).
lab-end-changed = { $what } ends { $before } of the games, with the change { $after }.
lab-seat-uneven = Seat { $seat } wins { $share } ({ $low }–{ $high }) where { $fair } would be even.
lab-spread = Shares of { $kind } lie { $before } apart (standard deviation beyond chance), with the change { $after }.
lab-spread-alone = Shares of { $kind } lie { $before } apart (standard deviation beyond chance).
lab-cannot-title = What this cannot tell
lab-cannot-bots = All this holds for { $bots }; people, and bots that think longer, may play the cards otherwise.
lab-cannot-few = { $count ->
    [one] 1 card came up
   *[other] { $count } cards came up
  } fewer than { $few } times and cannot be judged: { $cards }.
lab-cannot-wide = The widest interval of a card that can be judged is ± { $half }; a smaller difference cannot be seen with { $games } games.
lab-cannot-early = This is a look before the end: only what lies three standard errors from nothing is called clear.
lab-cannot-many = { $count } things were compared; of those called clear, about one in twenty may be chance.

lab-verdict-fairer = fairer
lab-verdict-less-fair = less fair
lab-verdict-changed = changed
lab-verdict-none = no clear change
lab-verdict-weak = weak
lab-verdict-strong = strong
lab-verdict-few = too few

lab-as-table = As a table
lab-shares = Victories of those who had it
lab-course = Course of the game
lab-ends = Why games ended
lab-seats = Victories by seat
lab-players = Victories by bot
lab-sources = Points a player has by source
lab-counts = How often things happened in a game
lab-histogram = Points of the winner
lab-lengths = Length in years or rounds
lab-even = even
lab-before = A before
lab-after = B after
lab-column-card = card
lab-column-times = times
lab-column-rate = a game
lab-column-change = change

lab-what-length = Length in years or rounds
lab-what-decisions = Decisions a game
lab-what-lead-changes = Changes of the lead
lab-what-winner = Points of the winner
lab-what-mean-points = Points of a player
lab-what-margin = Lead of the winner
lab-what-won = Games that somebody won
