# The search of the rules.

# Who cuts the endings of this language: a name of a Snowball stemmer.
search-stemmer = english

# Words of a question that asks for a number.
search-number-words = many much

# What may stand in a text for a number.
search-numerals = two three four five six seven eight nine ten number

# Words of a question that say nothing about what is asked.
search-empty-words =
    a an the and or but if then than that this these those there here it its of in on at to from for by with about as into
    i me my mine you your yours we us our he him his she her they them their who whom whose which what when where why how
    is are was were be been am do does did doing done don doesn t s re ve ll have has had having can could may might must
    shall should will would not no so too very just also any some all much many another
    get gets got make makes happen happens mean means one oneself people go goes

# Words that mean the same at any table, a group a line.
search-same-words =
    price cost pay fee
    point score vp scored
    win winner victory
    begin start starting setup
    zero 0
    end finish over
    hand hold
    twice again two
    lose lost
    build built construct builder
    fight fought battle attack
    buy hire
    receive take gain
    maximum limit
    tie draw tied equal
    money coin
    refuse decline
    secret hidden
    discard throw
    back return
    room space
    skip pass
    die dice
