# A person's page, and finished games found again.

web-page-of = { $name }’s page
web-page-since = at the table since { $day }
web-page-devices =
    { $count ->
        [1] this device alone
        [2] this device and 1 other
       *[other] this device and { $count } in all
    }
web-page-account = account and devices
web-page-games = games finished
web-page-won = won
web-page-share = win share
web-page-private = Nobody else sees this page
web-page-running = Running tables
web-page-waiting = { $count } wait for you
web-page-running-none = You sit at no table now.
web-page-set-up = Set up a table
web-page-play = Play
web-page-watch = Look
web-page-your-turn = Your turn
web-page-ratings = Ratings
web-page-ratings-what = people at rated tables, each game apart
web-page-rating-course = The rating game by game: { $numbers }
web-page-rating-none = not rated yet
web-page-rating-games = { $games } games · { $won } won
web-page-rating-top = top { $percent } %
web-page-rating-missing =
    { $count ->
        [one] needs { $count } more rated game
       *[other] needs { $count } more rated games
    }
web-page-rating-about = ± { $number }
web-page-bots = What bots are worth
web-page-bots-what = At rated tables bots are fixed opponents: nothing that is played changes these numbers.
web-page-results = Results
web-page-results-all = All games
web-page-results-none = Nothing has been finished yet. The first game can be over in half an hour.
web-page-day = Day
web-page-game = Game
web-page-place = Place
web-page-points = Points, by place
web-page-rating = Rating
web-page-review = Watch
web-page-place-of = { $place } of { $seats }
web-page-shares-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-page-shares-even = even share
web-page-sources = Points by source, on average
web-page-opponents = People
web-page-opponents-before = before them in { $before } of { $games }
web-page-evenings = Evenings at the table
web-page-evening = { $day }: { $count }
web-history-search = Search
web-history-game = Game
web-history-any = any
web-history-name = Who played
web-history-setup = Set-up
web-history-result = Result
web-history-won = won by me
web-history-lost = lost by me
web-history-mine = mine
web-history-favourites = favourites
web-history-count =
    { $count ->
        [0] No game fits.
        [one] { $count } game
       *[other] { $count } games
    }
web-history-more = Earlier games
web-history-like = Keep among favourites
web-history-unlike = No longer a favourite
web-history-rated = rated
web-rated = Rated
web-rated-note = counts for everybody’s rating: no hints, one seat each, the usual cards
