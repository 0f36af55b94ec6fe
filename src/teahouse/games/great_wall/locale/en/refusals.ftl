# Why a move of The Great Wall cannot be made: what it is short of, and what clauses say that refuse for another reason.

great_wall-demanded =
    { $what ->
        [honor] { $need } honour
        [wood] { $need } wood
        [stone] { $need } stone
        [gold] { $need } gold
        [chi] { $need } chi
        [captured_horde] { $need ->
            [one] { $need } captured horde
           *[other] { $need } captured hordes
        }
        [warrior] { $need ->
            [one] { $need } warrior
           *[other] { $need } warriors
        }
        [official] { $need ->
            [one] { $need } official
           *[other] { $need } officials
        }
        [tactic] { $need ->
            [one] { $need } tactic card
           *[other] { $need } tactic cards
        }
        [wall_levels] { $need ->
            [one] { $need } wall level
           *[other] { $need } wall levels
        }
        [own_warriors] { $need ->
            [one] { $need } such warrior
           *[other] { $need } such warriors
        }
       *[other] { $need } of what it demands
    }

great_wall-lack-wood = wood
    .need = { $need } wood
    .how = Wood comes from the sawmill.
great_wall-lack-stone = stone
    .need = { $need } stone
    .how = Stone comes from the quarry.
great_wall-lack-gold = gold
    .need = { $need } gold
    .how = Gold comes from the gold mine.
great_wall-lack-chi = chi
    .need = { $need } chi
    .how = Chi comes from the pagoda.
great_wall-lack-material = wood, stone and gold, with the warehouse
    .need = { $need } wood, stone or gold
    .how = Gather in the sawmill, the quarry or the gold mine; what lies in the warehouse counts, too.
great_wall-lack-resource = resources
    .need =
        { $need ->
            [one] { $need } resource
           *[other] { $need } resources
        }
    .how = Gather in the four producing areas.
great_wall-lack-honor = honour
    .need = { $need } honour
    .how = Honour comes from walls, defeated hordes and many cards.
great_wall-lack-warrior = warriors
    .need =
        { $need ->
            [one] { $need } warrior
           *[other] { $need } warriors
        }
    .how = Recruit in the barracks.
great_wall-lack-official = officials
    .need =
        { $need ->
            [one] { $need } official
           *[other] { $need } officials
        }
    .how = Officials are hired at the embassy.
great_wall-lack-tactic = tactic cards
    .need =
        { $need ->
            [one] { $need } tactic card
           *[other] { $need } tactic cards
        }
    .how = Tactic cards come from the military academy.
great_wall-lack-edict-each = from each player for “{ $edict }”
    .need = { great_wall-demanded } from each player
    .how = Whoever has least has { $have }; it can be fulfilled once everybody has enough.
great_wall-lack-edict-together = from all players together for “{ $edict }”
    .need = { great_wall-demanded } from all players together
    .how = All players together have { $have }.
great_wall-lack-edict-own = your own share for “{ $edict }”
    .need = { great_wall-demanded } of your own
    .how = Nobody gives for another player; where a demand is split, name a smaller share.
great_wall-lack-edict-least = the share you name for “{ $edict }”
    .need = a share of at least { great_wall-demanded }
    .how = Everything is given at once, and the others can give only the rest: name at least { $need }.
great_wall-lack-edict-most = the share left to you for “{ $edict }”
    .need = a demand that leaves you { great_wall-demanded }
    .how = The edict takes no more than it demands, and the others have shares of their own: name at most { $have }.
great_wall-lack-overseer-cells = overseer cells { great_wall-area-in }
    .need = a cell number { $need } { great_wall-area-in }
    .how = The track has { $have } cells and your overseer stands in the last one: promote in another area.
great_wall-lack-area-room = room { great_wall-area-in }
    .need = room for { $need } officials { great_wall-area-in }
    .how = There are { $have } cells, all of them taken; they are free again when the area has been activated.
great_wall-lack-area-officials = officials { great_wall-area-in }
    .need =
        { $need ->
            [one] { $need } official { great_wall-area-in }
           *[other] { $need } officials { great_wall-area-in }
        }
    .how = A regular area is activated when all its cells are taken, a special one with one official.
great_wall-lack-fortification-room = fortification cells { great_wall-section-on }
    .need = room for { $need } fortifications { great_wall-section-on }
    .how = All { $have } cells are built on; build on another section.
great_wall-lack-wall-room = wall levels { great_wall-section-on }
    .need = a level { $need } of the wall { great_wall-section-on }
    .how = Level { $have } is the last and stands; build elsewhere.
great_wall-lack-posts-room = firing positions { great_wall-section-on }
    .need =
        { $need ->
            [one] { $need } firing position { great_wall-section-on }
           *[other] { $need } firing positions { great_wall-section-on }
        }
    .how = Each holds one archer; a higher wall may have more. Or choose a shelter.
great_wall-lack-section-in-play = section in play
    .need = a section that is in play
    .how = With two players the left section is not used; choose another.
great_wall-lack-fortification-cell = free fortification cells here
    .need = a free fortification cell in this section
    .how = A section holds three; build in another section.
great_wall-lack-official-here = officials in this area
    .need = an official in this area
    .how = Send an official there first.
great_wall-lack-own-warrior-here = your warriors there
    .need = a warrior of yours there
    .how = Warriors come into shelters and onto firing positions when they are recruited.
great_wall-lack-defence-material = wood, stone and gold for the defence
    .need = 3 wood, stone or gold for one step of defence
    .how = Gather in the sawmill, the quarry or the gold mine.
great_wall-lack-market-official = officials for this much food
    .need =
        { $need ->
            [one] { $need } official in the market
           *[other] { $need } officials in the market
        }
    .how = Buy less, or send more officials.
great_wall-lack-effect = something it could do now
    .need = an effect that does something now
    .how = This one would do nothing now; choose another or decline.
great_wall-lack-copied-order = orders to copy
    .need = an order of this player that can be copied
    .how = Choose a player whose order lies open.
great_wall-lack-cell-in-reach = cell in reach
    .need = a free cell of a horde in row 1
    .how = From here only row 1 can be reached.
great_wall-lack-same-section = cell in the same section
    .need = a cell in the section where the warrior stands
    .how = Choose a horde of the same section.
great_wall-lack-cell-free = a free cell here
    .need = a free cell
    .how = Something lies on it; choose an empty cell.
great_wall-lack-horde-there = cells of a horde
    .need = a cell of a horde that stands there
    .how = Choose a cell that is printed on a horde card.
great_wall-lack-cell-pair = a pair of adjacent free cells
    .need = two adjacent free cells on this horde
    .how = A horseman covers two cells side by side; choose another horde.
great_wall-lack-firing-position = firing positions for an archer
    .need = an archer and a free firing position
    .how = Only archers stand there, one on each position.
great_wall-lack-gathered-resource = resources gathered here
    .need = a resource of the kind that you have just gathered
    .how = Only what this area has just given may be handed in.
great_wall-lack-resource-left = resources of this kind
    .need = a resource of this kind
    .how = Choose a kind that you have.
great_wall-lack-own-official = your officials there
    .need = an official of yours there
    .how = Choose one of your own officials.
great_wall-lack-hired-official = officials in your supply
    .need = an official in your supply
    .how = Officials of the common pool are hired at the embassy.
great_wall-lack-area-cell = free cells in this area
    .need = a free cell in this area
    .how = The cells become free when the area is activated.
great_wall-lack-other-area = another area
    .need = another area
    .how = A move must end elsewhere; choose a different area.
great_wall-lack-area-without-shame = an area without a shame token
    .need = an area without a shame token
    .how = Choose an area without a token.
great_wall-lack-area-without-reed = an area without a Reed official
    .need = an area without a Reed official
    .how = Each area holds one Reed official at most.
great_wall-lack-other-section = another section
    .need = another section than the one they come from
    .how = Choose a different section.
great_wall-lack-full-area = officials in this area
    .need =
        { $need ->
            [one] { $need } official in this area
           *[other] { $need } officials in this area
        }
    .how = Only full areas are activated.
great_wall-lack-recruit-paid = recruits of this kind
    .need = a recruit of this kind who is paid for
    .how = Choose one of those you have just recruited.
great_wall-lack-payable = resources for such a payment
    .need = enough resources for such a payment
    .how = Choose another way to pay.
great_wall-lack-order-cell = free cells of the order track
    .need = a free cell of the order track
    .how = Somebody lies there; choose another cell.
great_wall-lack-unashamed-warrior = warriors without shame in your supply
    .need = a warrior of this kind without shame in your supply
    .how = Choose another warrior or a captured horde.
great_wall-lack-shame-cell = free shame cells
    .need = a free shame cell on a horde card of yours
    .how = Each captured horde has two.
great_wall-lack-pledge = gold in steps of 3
    .need = a share with which the sum is a multiple of 3 gold
    .how = Choose another share.
great_wall-lack-share = your share
    .need = what everybody must give for this edict
    .how = Each gives their own share.
great_wall-lack-warrior-supply = warriors of this kind in your supply
    .need = a warrior of this kind, without shame, in your supply
    .how = Warriors come back when they fall or are sent home; choose another kind.
great_wall-lack-horde-to-deal = hordes that can stay away
    .need =
        { $need ->
            [one] { $need } horde that can stay away
           *[other] { $need } hordes that can stay away
        }
    .how = Pay for fewer hordes.
great_wall-lack-peace-gold = gold for peace
    .need = 3 gold for peace
    .how = Gold comes from the gold mine.
great_wall-lack-warrior-in-danger = warriors of this kind to save
    .need = a warrior of this kind who is about to fall
    .how = Choose one of those in danger.
great_wall-lack-shame-there = shame tokens there
    .need = a shame token there
    .how = Choose a player who has one.
great_wall-lack-archer-posted = archers on a firing position
    .need = an archer on a firing position
    .how = Archers in a shelter go onto a firing position first.
great_wall-lack-row-1 = cell in row 1
    .need = a cell of a horde in row 1
    .how = Archers of the fortress hit row 1 only.
great_wall-lack-overseer = your overseers in this area
    .need = an overseer of yours in this area
    .how = Overseers are promoted in the producing areas.
great_wall-lack-advisor-there = advisors in this cell
    .need = an advisor in this cell
    .how = Choose a cell with a card.
great_wall-lack-horde-cell = free horde cells here
    .need = a free horde cell in this section
    .how = Choose a section with room.
great_wall-lack-free-position = free firing positions
    .need = a free firing position
    .how = A higher wall may have more firing positions; or choose the shelter.
great_wall-lack-official-pool = your officials in the common pool
    .need = an official of yours in the common pool
    .how = You have hired them all.
great_wall-lack-wall-level = wall levels left
    .need = a wall level that is not built yet
    .how = Level 3 is the last; build elsewhere.

great_wall-why-GW-2P-25 = The Reed clan takes no chi.
great_wall-why-GW-2P-36 = Reed officials move from area to area only.
great_wall-why-GW-2P-39 = The order of the Reed clan cannot be copied.
great_wall-why-GW-ACT-05 = This area has been activated already.
great_wall-why-GW-AUT-05 = This cell of the order track is not used with so many players.
great_wall-why-GW-AUT-06 = This cell of the order track is not used with so many players.
great_wall-why-GW-AUT-11 = This effect cannot be declined here.
great_wall-why-GW-AUT-17 = This official has been moved already by this order.
great_wall-why-GW-CAM-01 = This effect does not let you build that here.
great_wall-why-GW-COOP-17 = This edict is not on the table now.
great_wall-why-GW-COOP-52 = When you play together, shame does not go onto hordes.
great_wall-why-GW-COOP-58 = This order is still on the order track.
great_wall-why-GW-DEF-21 = These hordes cannot change places.
great_wall-why-GW-EMB-08 = This advisor cannot be chosen.
great_wall-why-GW-HQ-07 = Spearmen and horsemen go from shelter to shelter only.
great_wall-why-GW-HQ-09 = Warriors on horde cards stay there.
great_wall-why-GW-OFF-09 = This area is full: its officials stay until it is activated.
great_wall-why-GW-OVS-03 = There are no overseers in this area.
great_wall-why-GW-PRO-08 = Only who has just gathered here may promote.
great_wall-why-GW-PRO-12 = Chi cannot be handed in.
great_wall-why-GW-RES-02 = This effect does not give that resource.
great_wall-why-GW-TAC-04 = This card is for another moment: its text says when.
great_wall-why-GWX-GHOST-09 = The token cannot go there.
great_wall-why-GWX-GHOST-16 = No token goes to the tea house or the barracks.
great_wall-why-GWX-RAT-07 = The Rat cannot be placed there.
great_wall-why-GWX-SIEGE-23 = Nobody else has an archer to shoot with.
great_wall-why-GWX-SIEGE-46 = Nobody gets there this way.
great_wall-why-GWX-VISIT-05 = The warehouse is never activated.
great_wall-why-GWX-VISIT-10 = The token must move to another cell.
great_wall-why-GWX-VISIT-25 = Reed officials do not go to the warehouse.
