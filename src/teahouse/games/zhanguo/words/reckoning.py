"""The table of ZhanGuo as the browser draws it: what a seat sees, and what the rules say follows from it."""

from typing import Any, Literal

import msgspec

from teahouse.engine.rng import Rng
from teahouse.games.zhanguo.rules import court, names, rewards, scoring, tasks, unification, unrest
from teahouse.games.zhanguo.rules.box import Box
from teahouse.games.zhanguo.rules.state import Player, ZhanGuo
from teahouse.games.zhanguo.words import shown
from teahouse.games.zhanguo.words.ending import scored
from teahouse.games.zhanguo.words.seen import Seen


def table(box: Box, now: Seen) -> shown.Table:
    return Reckoning(box, now).table()


def laid_out(box: Box, now: Seen) -> ZhanGuo:
    """The table as this seat knows it: other hands are empty, nothing is asked, nothing goes on."""
    g = ZhanGuo(box, now.seats, Rng())
    for field in ("board_mode", "draft", "track_order", "harsh_recruit", "round", "first", "turn_of", "finished"):
        setattr(g, field, getattr(now, field))
    for field in ("court", "track", "column", "squares", "beside", "palaces", "walls", "tiles", "tasks", "claims"):
        setattr(g, field, getattr(now, field)[:])
    g.short, g.tall = now.short[:], now.tall[:]
    for player, seen in zip(g.players, now.players, strict=True):
        lay_out_player(player, msgspec.to_builtins(seen))
    return g


def lay_out_player(player: Player, seen: dict[str, Any]) -> None:
    """Backs are counts, not cards: they lie nowhere."""
    for field, value in seen.items():
        if field not in ("backs", "aside"):
            setattr(player, field, value)


class Reckoning:
    """One observation, and the numbers behind it."""

    def __init__(self, box: Box, now: Seen) -> None:
        self.box = box
        self.now = now
        self.g = laid_out(box, self.now)
        self.seats = range(self.now.seats)

    def table(self) -> shown.Table:
        g, now = self.g, self.now
        end = g.clone()
        end.track = g.tie_order()
        governors, markers, claims, walls = scored(end)
        return shown.Table(
            seat=now.seat,
            round=now.round,
            first=now.first,
            turn_of=now.turn_of,
            finished=now.finished,
            setting_up=self.setting_up(),
            order=g.tie_order(),
            turns=g.track[:] if g.track_order and g.turn_of >= 0 else g.clockwise(g.first),
            track=now.track,
            decks=now.decks,
            court=self.court(),
            aspects=[self.aspect(aspect) for aspect in range(len(names.ASPECTS))],
            reward=next(
                (asked.read(rewards.TakeReward).aspect for asked in self.now.asked if asked.asks == "TakeReward"), -1
            ),
            regions=[self.region(region) for region in range(names.REGIONS)],
            sections=[self.section(section) for section in range(names.SECTIONS)],
            tasks=[self.task(slot) for slot in range(names.TASK_SLOTS)],
            players=[
                self.player(seat, governors[seat], markers[seat], claims[seat], walls[seat]) for seat in self.seats
            ],
            auction=shown.Auction(
                boards=now.boards_on_offer, bidders=now.bidders, bid=now.bid, high_bidder=now.high_bidder
            ),
        )

    def setting_up(self) -> Literal["", "colours", "auction", "boards"]:
        """What is still being chosen before round 1."""
        if any(player.colour < 0 for player in self.now.players):
            return "colours"
        if all(player.board >= 0 for player in self.now.players):
            return ""
        return "auction" if self.now.board_mode in (names.AUCTION, names.AGREED_AUCTION) else "boards"

    # -- the court and the rewards -------------------------------------------------------------

    def court(self) -> shown.Court:
        """The last card, and what each action would wake on the board of whoever looks (ZG-ACT-03..17)."""
        seat, g = self.now.seat, self.g
        hand = self.now.players[seat].hand if seat >= 0 else []
        top = g.court[-1] if g.court else 0
        asked = self.now.question(seat)
        in_question = asked.read(court.UseCard).card if asked is not None and asked.asks == "UseCard" else 0
        return shown.Court(
            cards=self.now.court,
            in_question=in_question,
            higher=[card for card in hand if card > top],
            lower=[card for card in hand if card < top or not top],
            actions=[self.action(seat, action, in_question) for action in range(len(names.ACTIONS))],
        )

    def action(self, seat: int, action: int, card: int) -> shown.Action:
        g = self.g
        mine = g.players[seat].cards if seat >= 0 else []
        answers = [each for each in mine if each and g.box.card_trigger[each] == action]
        return shown.Action(
            answers=answers,
            blocked=[each for each in answers if unrest.at_the_rightmost_cell(g, seat, mine.index(each) // 3)],
            suits=card > 0 and court.number_suits(g, card, action) == 1,
        )

    def aspect(self, aspect: int) -> shown.Aspect:
        """The highest value first, ties by the discs (ZG-REW-04..07, ZG-REW-18)."""
        g = self.g
        order = [seat for seat in g.tie_order() if g.players[seat].markers(aspect)]
        settled = self.setting_up() == ""
        return shown.Aspect(
            short=g.short[aspect],
            tall=g.tall[aspect],
            disc=g.column[aspect],
            values=[player.markers(aspect) for player in g.players],
            order=sorted(order, key=lambda seat: -g.players[seat].markers(aspect)),
            able=[settled and rewards.refuse_reward(g, seat, aspect) is None for seat in self.seats],
        )

    # -- the main board ------------------------------------------------------------------------

    def region(self, region: int) -> shown.Region:
        """Who has most governors here, and what it would bring (ZG-END-02..06); palaces cell by cell."""
        g, box = self.g, self.box
        governors = [g.governors_of(seat, region) for seat in self.seats]
        most = max(governors)
        leaders = [seat for seat in self.seats if most and governors[seat] == most]
        palaces = [seat for seat in self.seats for _ in range(g.palaces[4 * region + seat])]
        free = box.palace_cells[region][g.seats] - len(palaces)
        squares, beside = names.SQUARES_PER_REGION * region, 4 * region
        return shown.Region(
            squares=g.squares[squares : squares + len(box.governor_squares[region])],
            beside=g.beside[beside : beside + g.seats],
            governors=governors,
            leaders=leaders,
            vp=(box.governor_majority_vp + box.governor_vp * most) // len(leaders) if leaders else 0,
            palaces=palaces + [-1] * free,
        )

    def section(self, section: int) -> shown.Section:
        cells = [self.cell(section, cell) for cell in range(names.WALL_CELLS)]
        return shown.Section(tile=self.g.tiles[section], cells=cells)

    def cell(self, section: int, cell: int) -> shown.WallCell:
        """The level of the cell, and what it is worth to each player today (ZG-TIL-01..18)."""
        level = self.box.cell_bars[section][cell] - 1
        return shown.WallCell(
            owner=self.g.walls[names.WALL_CELLS * section + cell],
            vp=self.box.criterion_vp[self.g.tiles[section]][level],
            worth=[scoring.wall_value(self.g, seat, section, cell) for seat in self.seats],
        )

    def task(self, slot: int) -> shown.Task:
        """How far each player is, and what the next disc would lie on (ZG-TSK-04..17)."""
        g = self.g
        task = self.box.tasks[g.tasks[slot]]
        wanted = [place for place, count in enumerate(task.needs) if count]
        free = tasks.first_free_cell(g, slot)
        return shown.Task(
            task=g.tasks[slot],
            discs=g.claims[4 * slot : 4 * slot + len(self.box.task_cell_vp[slot])],
            next_vp=self.box.task_cell_vp[slot][free] if free >= 0 else 0,
            have=[
                sum(min(task.needs[place], tasks.objects_at(g, seat, task.kind, place)) for place in wanted)
                for seat in self.seats
            ],
            need=sum(task.needs),
            done=[tasks.fulfils(g, seat, slot) for seat in self.seats],
        )

    # -- the players ---------------------------------------------------------------------------

    def player(self, seat: int, governors: int, markers: int, claims: int, walls: int) -> shown.Player:
        """Their board, and what the final scoring would bring them now, ties by the discs as they stand."""
        player = self.now.players[seat]
        return shown.Player(
            colour=player.colour,
            board=player.board,
            regions=[self.own_region(seat, region) for region in range(names.REGIONS)] if player.board >= 0 else [],
            backs=player.backs,
            hand=player.hand,
            set_aside=player.set_aside,
            supply=player.supply,
            tall=player.tall,
            governors=player.governors,
            palaces=player.palaces,
            walls=player.walls,
            discs=player.discs,
            governors_vp=governors,
            markers_vp=markers,
            tasks_vp=claims,
            walls_vp=walls,
        )

    def own_region(self, seat: int, region: int) -> shown.OwnRegion:
        """What lies there, and what its unrest forbids (ZG-UNR-08..18, ZG-UNI-14..17)."""
        g, player = self.g, self.now.players[seat]
        cards = player.cards_in(region)
        fits = unification.refuse_unification(g, seat, region) is None
        officials = slice(len(names.OFFICIALS) * region, len(names.OFFICIALS) * (region + 1))
        return shown.OwnRegion(
            cards=cards,
            unrest=player.unrest[region],
            workers=player.workers[region],
            governor_area=player.governor_area[officials],
            worker_area=player.worker_area[officials],
            closed=unrest.at_the_rightmost_cell(g, seat, region),
            next_card=unification.unrest_of_card(len(cards) + 1) if fits else -1,
        )
