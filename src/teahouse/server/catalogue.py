"""The catalogue of games, as one sees it before sitting down: options and bots in words, printed things, rules."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from teahouse import ledger
from teahouse.bots import all_bots
from teahouse.engine.kind import Option
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, game_names, installed, loaded, teller, texts
from teahouse.server.views import bot_title
from teahouse.server.wire.lobby import (
    BotShown,
    Clause,
    ColouredShown,
    FoundPart,
    FoundRule,
    FoundRules,
    GameShown,
    Glossary,
    OptionShown,
    RuleChapter,
    Rules,
    RuleSection,
    SymbolShown,
    TermShown,
)
from teahouse.teaching.examples import clauses_shown, proofs_of
from teahouse.teaching.glossary import glossary_of
from teahouse.teaching.rulebook import Chapter, rulebook
from teahouse.teaching.rules_search import search_of

USUAL_BOT: Final = "scholar"
"""Who sits where nobody says who."""
FIRST_BOT: Final = "pupil"
"""Against whom one plays a first game."""


@cache
def all_games(lang: str) -> list[GameShown]:
    return [game_shown(game, lang) for game in game_names()]


def game_shown(game: str, lang: str) -> GameShown:
    kind = loaded(game).kind
    return GameShown(
        name=game,
        title=teller(game, lang).title(),
        players=players_told(game, kind.seat_counts, lang),
        time=said(f"cover-{game}-time", lang),
        line=said(f"cover-{game}-line", lang),
        seat_counts=list(kind.seat_counts),
        usual_seats=loaded(game).usual_seats,
        options=[option_shown(game, option, lang) for option in kind.options],
        bots=[BotShown(name, bot_title(name, lang), said(f"bot-{name}-note", lang)) for name in all_bots()],
        usual_bot=USUAL_BOT,
        first_bot=FIRST_BOT,
    )


def option_shown(game: str, option: Option, lang: str) -> OptionShown:
    message = f"option-{game}-{option.name}"
    titles = [said(f"{message}-{choice}", lang) or choice for choice in option.choices]
    return OptionShown(
        name=option.name,
        title=said(message, lang) or option.name,
        note=said(f"{message}-note", lang),
        choices=list(option.choices),
        choice_titles=titles,
    )


def said(message: str, lang: str, **args: str | int) -> str:
    """A message; empty where there is none."""
    return texts(lang).say(message, **args) if texts(lang).knows(message) else ""


def seat_range(counts: Sequence[int]) -> dict[str, str | int]:
    """How many can play, as people write it: `3–4`, or `2, 4` where a number between is missing."""
    least, most = min(counts), max(counts)
    whole = len(counts) > 1 and most - least == len(counts) - 1
    return {"seats": f"{least}–{most}" if whole else ", ".join(map(str, sorted(counts))), "most": most}


def known_game(game: str) -> str:
    if game not in game_names():
        raise ApiError("no-such-game")
    return game


def players_told(game: str, counts: Sequence[int], lang: str) -> str:
    """For how many it is, in the words of the game or the usual ones."""
    seats = seat_range(counts)
    return said(f"cover-{game}-players", lang, **seats) or texts(lang).say("server-players", **seats)


@cache
def printed(game: str, lang: str) -> dict[str, Any]:
    """Boards and cards, as plain values."""
    return printed_of(installed(known_game(game)), lang)


def printed_of(edition: Edition, lang: str) -> dict[str, Any]:
    """The same of any content."""
    made = msgspec.to_builtins(edition.said(lang).printed(), str_keys=True)
    assert isinstance(made, dict)
    return made


@cache
def rules(game: str, lang: str) -> Rules:
    book, titles = rulebook(known_game(game)), ledger.titles(game, lang)

    def sections(chapter: Chapter) -> list[RuleSection]:
        return [
            RuleSection(
                each.code, titles[each.code], [clause_shown(game, one.id, lang) for one in book.ledger.of(each)]
            )
            for each in chapter.sections
        ]

    chapters = [
        RuleChapter(each.id, each.title.of(lang), each.summary.of(lang), sections(each)) for each in book.chapters
    ]
    return Rules(game, chapters, [question.of(lang) for question in book.questions])


def clause_shown(game: str, clause_id: str, lang: str) -> Clause:
    """A clause with what proves and shows it."""
    clause, tests = ledger.clause(clause_id, lang), proofs_of(game).get(clause_id, [])
    return Clause(clause.id, clause.text, clause.kind, clause.source, clause_id in clauses_shown(game), tests)


def rules_found(game: str, query: str, lang: str) -> FoundRules:
    """What answers a question about the rules, with the words marked that were looked for."""
    search = search_of(known_game(game), lang)
    answer = search.find(query)

    def marked(text: str) -> list[FoundPart]:
        return [FoundPart(*part) for part in search.marked(text, answer.stems)]

    hits = [FoundRule(hit.kind, hit.name, marked(hit.title), marked(hit.text), hit.goes_to) for hit in answer.hits]
    return FoundRules(query, answer.number, hits)


@cache
def glossary(game: str, lang: str) -> Glossary:
    told = glossary_of(known_game(game))
    terms = [
        TermShown(
            id=term.id,
            word=term.word.of(lang),
            meaning=term.meaning.of(lang),
            forms=term.met_as(lang),
            also=term.also.get(lang, []),
            see=term.see,
            icons=term.icons,
            rule=term.rule,
        )
        for term in told.terms.values()
    ]
    symbols = [
        SymbolShown(symbol.icon, symbol.word.of(lang), symbol.meaning.of(lang), symbol.term)
        for symbol in told.symbols.values()
    ]
    coloured = [ColouredShown(icon, forms) for icon, forms in told.colours(lang).items()]
    return Glossary(game, terms, told.others(lang), symbols, coloured)
