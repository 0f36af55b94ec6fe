tea_auction = Tea Auction
tea_auction-moment =
    { $left ->
        [0] the last tea
        [one] one more tea after this
       *[other] { $left } more teas after this
    }
tea_auction-tea = { $name } ({ $points })
tea_auction-fact-offered = On offer
tea_auction-fact-left = Still to come
tea_auction-fact-coins = Coins
tea_auction-fact-bid = Your bid
tea_auction-fact-kept = Teas

tea_auction-ask-Bid = Which coin do you bid?
tea_auction-cause-offer_tea = A tea is on offer: everybody bids a coin at the same time, in secret
tea_auction-wait-Bid = { $player } chooses a coin.
tea_auction-ask-KeepOrSell = Keep the tea, or sell it for half its points and take your coin back?
tea_auction-cause-settle = Your coin is the highest that nobody else bid
tea_auction-wait-KeepOrSell = { $player } has won the tea and decides what to do with it.
tea_auction-move-bid = bid { $what }
tea_auction-move-keep = keep the tea
tea_auction-move-sell = sell it, and take the coin back

tea_auction-event-offered = On offer: { $tea }.
tea_auction-event-shown = All coins are turned up.
tea_auction-event-bid = { $player } bids { $coin }.
tea_auction-event-won = { $player } wins { $tea }.
tea_auction-event-unsold = Nobody wins { $tea }: every coin was bid twice.
tea_auction-event-kept = { $player } keeps { $tea }.
tea_auction-event-sold = { $player } sells { $tea } and takes the { $coin } back.

option-tea_auction-selling = Selling
option-tea_auction-selling-note = Whether a tea can be sold for half its points and the coin.
option-tea_auction-selling-on = allowed
option-tea_auction-selling-off = not allowed
cover-tea_auction-time = 10 min
cover-tea_auction-line = Bid in secret, for the highest coin counts only if nobody else thought of it.
tea_auction-ending-kept = Teas kept
tea_auction-ending-sold = Teas sold
tea_auction-ending-coins = Coins left
tea_auction-ending-coins-rule = Among equal totals the more valuable coins win.

tea_auction-lack-coin = the coin { $coin }
    .need = the coin { $coin }
    .how = It is spent; it comes back to whoever sells the tea it bought.
tea_auction-forecast-kept = keep { $tea }
tea_auction-forecast-sold = sell { $tea }, and the { $coin } comes back
tea_auction-forecast-offered = then { $tea } is on offer
tea_auction-next-Bid = then bid a coin
tea_auction-scene-bids = The bids for tea number { $number }
tea_auction-scene-bids-again = Show me the bids whenever they are turned up
