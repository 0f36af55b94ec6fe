"""Play the tournaments behind docs/bots.md, and write what they show into it.

python lab/bot_tournaments.py                      play what is missing, one pairing after the other
python lab/bot_tournaments.py --minutes 30         stop after about half an hour; start again to go on
python lab/bot_tournaments.py --games zhanguo      only some games
python lab/bot_tournaments.py --levels pupil,sage  only how these levels do against the ones below them
python lab/bot_tournaments.py --share 0.1          a tenth of the games of each pairing, for a quick look
python lab/bot_tournaments.py --jobs 16            on 16 processes
python lab/bot_tournaments.py --write              only write the page from what was played

Every game is one line in docs/tournaments, written when it ends: stop whenever you like and start again. The odd one
out takes every seat with the same deal before the next deal comes. It runs at low priority.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Final

from teahouse import build_note, compiled
from teahouse.bots import all_bots, searchers
from teahouse.lab.tournament import (
    Match,
    Meeting,
    Played,
    Tournament,
    matches,
    meeting,
    pace,
    play_all,
    usual_seats,
)
from teahouse.lab.tournament_page import page as html_page
from teahouse.lab.tournament_rating import Rating, Score, ratings
from teahouse.registry import games, load_game

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "docs" / "tournaments"
PAGE: Final = ROOT / "docs" / "bots.md"
SUMMARY: Final = RESULTS / "summary.json"
BEGIN: Final = "<!-- written by lab/bot_tournaments.py -->"
END: Final = "<!-- until here -->"
SEED: Final = "ladder"
FAST_GAMES: Final = 204
SLOW_GAMES: Final = 60
"""Of each pairing, without and with a bot that searches; both give every seat equally often, at tables of 2 and 3."""
AT_THREE: Final = ("great_wall",)
"""Games that are measured among three, although two can play them with a third hand."""
POLITENESS: Final = 10
BARS: Final = {"pupil": 0.90, "scholar": 0.65, "general": 0.65, "sage": 0.65}
"""How often a level must finish before the one below."""


def ladder(game: str, share: float, levels: list[str]) -> list[Tournament]:
    """Each of these levels against the one below."""
    loaded = load_game(game)
    seats = loaded.usual_seats if game in AT_THREE else usual_seats(loaded)
    names = list(all_bots())
    plan = []
    for below, above in pairwise(names):
        if above not in levels:
            continue
        count = SLOW_GAMES if above in searchers() else FAST_GAMES
        wanted = max(1, round(share * count))
        plan.append(Tournament(game, [below, above], wanted, seats, loaded.kind.complete({}), SEED, "", None))
    return plan


# -- playing -------------------------------------------------------------------------------------------


def file_of(tournament: Tournament) -> Path:
    return RESULTS / f"{tournament.game}-{'-'.join(tournament.bots)}.jsonl"


def read(tournament: Tournament) -> list[Played]:
    """The games played so far; a line cut off by a power cut counts as not played."""
    file = file_of(tournament)
    played: dict[Match, Played] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            kept = json.loads(line)
        except json.JSONDecodeError:
            continue
        game = Played(Match(*kept["match"]), *[kept[name] for name in Played._fields[1:]])
        played[game.match] = game
    return [played[match] for match in matches(tournament) if match in played]


def play_missing(tournament: Tournament, jobs: int, until: float) -> None:
    """Play what is not in the file yet, each game a line as soon as it ends; no new lines after a certain time."""
    done = {game.match for game in read(tournament)}
    wanted = [match for match in matches(tournament) if match not in done]
    label = f"{tournament.game}: {' – '.join(tournament.bots)}"
    RESULTS.mkdir(parents=True, exist_ok=True)
    cut_off = file_of(tournament).exists() and not file_of(tournament).read_text(encoding="utf-8").endswith("\n")
    with file_of(tournament).open("a", encoding="utf-8") as file:
        file.write("\n" if cut_off else "")
        for number, game in enumerate(play_all(tournament, wanted, jobs) if wanted else (), 1):
            file.write(json.dumps(game._asdict()) + "\n")
            file.flush()
            if sys.stderr.isatty():
                print(f"\r{label}: {len(done) + number} of {tournament.games} ", end="", file=sys.stderr, flush=True)
            if time.monotonic() > until:
                break
    met = meeting_of(tournament)
    print(f"{label}: {told(met) if met else 'nothing yet'}", file=sys.stderr)


def told(met: Meeting) -> str:
    share = met.ahead
    return f"{met.second} ahead in {share.share:.1%} ({share.low:.1%} – {share.high:.1%}) of {met.games} games"


# -- writing -------------------------------------------------------------------------------------------


def meeting_of(tournament: Tournament) -> Meeting | None:
    played = read(tournament)
    return meeting(tournament.bots[0], tournament.bots[1], played) if played else None


def rated(met: Iterable[Meeting]) -> list[Rating]:
    """The ladder of a game in Elo, chance at 0."""
    scores = [Score(pair.first, pair.second, pair.games, pair.ahead.wins) for pair in met]
    names = [name for name in all_bots() if any(name in (score.first, score.second) for score in scores)]
    return ratings(names, scores)


def summary(plans: dict[str, list[Tournament]]) -> dict[str, object]:
    """What the page says, for programs."""
    told_games: dict[str, object] = {}
    for game, plan in plans.items():
        met = [found for found in map(meeting_of, plan) if found is not None]
        if not met:
            continue
        told_games[game] = {
            "seats": plan[0].seats,
            "ratings": [rating._asdict() for rating in rated(met)],
            "seconds": {name: round(seconds, 4) for name, seconds in paces(plan).items()},
            "pairings": [
                {**pair._asdict(), "ahead": pair.ahead._asdict(), "victories": pair.victories._asdict()} for pair in met
            ],
        }
    return told_games


def paces(plan: list[Tournament]) -> dict[str, float]:
    """Seconds for a decision, by bot."""
    played = [game for tournament in plan for game in read(tournament)]
    return {name: pace(played, name) for name in all_bots() if any(name in game.players for game in played)}


def page_lines(plans: dict[str, list[Tournament]]) -> list[str]:
    """The tables of the page."""
    lines: list[str] = []
    for game, plan in plans.items():
        met = [found for found in map(meeting_of, plan) if found is not None]
        if not met:
            continue
        found, seconds = {rating.bot: rating for rating in rated(met)}, paces(plan)
        lines += ["", f"### {game}, {plan[0].seats} seats", ""]
        lines += ["| level | games | finishes before the level below | 95 % | victories | points | Elo | a decision |"]
        lines += ["| --- | --: | --: | --: | --: | --: | --: | --: |"]
        for pair in met:
            share, mark = pair.ahead, "" if passes(pair) else " (below the bar)"
            lines.append(
                f"| {pair.second} | {pair.games} | {share.share:.1%}{mark} | {share.low:.1%} – {share.high:.1%} "
                f"| {pair.victories.share:.1%} | {pair.points[1]:.0f} : {pair.points[0]:.0f} "
                f"| {found[pair.second].elo:.0f} | {pace_told(seconds[pair.second])} |"
            )
    return lines


def passes(pair: Meeting) -> bool:
    return pair.ahead.share >= BARS[pair.second] and pair.ahead.low > 0.5


def pace_told(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.1f} ms"


def write(plans: dict[str, list[Tournament]]) -> None:
    """Put the tables into the page, between its two marks, and a page with pictures beside the results."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(page_lines(plans)) + f"\n\n{END}{after}", encoding="utf-8")
    SUMMARY.write_text(json.dumps(summary(plans), indent=2) + "\n", encoding="utf-8")
    for game, plan in plans.items():
        met = [found for found in map(meeting_of, plan) if found is not None]
        if met:
            played = [each for tournament in plan for each in read(tournament)]
            whole = plan[0]._replace(bots=[rating.bot for rating in rated(met)])
            (RESULTS / f"{game}.html").write_text(html_page(whole, played, rated(met), met), encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play the tournaments behind docs/bots.md.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--games", default=",".join(games()), help="which games")
    parser.add_argument("--share", type=float, default=1.0, help="of the games of each pairing")
    parser.add_argument("--levels", default=",".join(all_bots()), help="which levels, against those below them")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after about so long")
    parser.add_argument("--write", action="store_true", help="only write the page")
    asked = parser.parse_args(arguments)
    if not compiled and not asked.write:
        print(f"bot_tournaments: {build_note()}; levels that think by the clock are weaker so", file=sys.stderr)
    os.nice(POLITENESS)
    plans = [ladder(game, asked.share, asked.levels.split(",")) for game in asked.games.split(",")]
    until = time.monotonic() + 60 * asked.minutes if asked.minutes else float("inf")
    for tournament in [] if asked.write else [each for pairings in zip(*plans, strict=True) for each in pairings]:
        if time.monotonic() < until:
            play_missing(tournament, asked.jobs, until)
    write({game: ladder(game, 1.0, list(all_bots())) for game in games()})
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
