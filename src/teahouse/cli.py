"""The command line: `teahouse COMMAND`. A command's file is imported only when the command is called."""

import re
import sys
from importlib import import_module
from typing import Final

import click

from teahouse import __version__

COMMANDS: Final = {
    "serve": "Open the table in the browser, for yourself or for everybody.",
    "play": "Play a game in the terminal.",
    "learn": "Learn a game in the terminal, lesson by lesson.",
    "simulate": "Let bots play many games and show how they end.",
    "tournament": "Let bots play each other and rate them.",
    "lab": "Compare packs of cards over many games, and read what changed.",
    "dataset": "Keep every decision of many games between bots, to learn from.",
    "arena": "Let an agent of yours play the bots of the house.",
    "replay": "Show a recorded game.",
    "review": "See how the chances moved in a recorded game, and where it turned.",
    "validate": "Play records again and say whether they still agree.",
    "backup": "Write everything a server keeps into one file.",
    "restore": "Make a database of a backup.",
    "admin": "Look after a server: people, tables, bans, reports, what is too old.",
    "verify": "Check the shuffle of a recorded game.",
    "ledger": "Show which rules the tests prove.",
    "content": "Check the cards and boards of the games.",
    "languages": "List the languages, and what one of them lacks.",
    "bench": "Measure the speed of the engine.",
}
"""Each command and its line in the help; `teahouse.commands.<name>` holds it as `<name>_command`."""


class Commands(click.Group):
    """The commands, each imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            raise click.UsageError(f"There is no command “{cmd_name}”; the commands are: {', '.join(COMMANDS)}.")
        command = getattr(import_module(f"teahouse.commands.{cmd_name}"), f"{cmd_name}_command")
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="teahouse", message="%(prog)s %(version)s")
def teahouse() -> None:
    """A digital table for strategy board games, complete to the last rule."""


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(args: list[str]) -> int:
    """Carry out a command line; what a person did wrong is one sentence and exit code 2, never a traceback."""
    try:
        code = teahouse.main(args, prog_name="teahouse", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.UsageError as error:
        return _refuse(f"{error.format_message().rstrip('.')}{_where_to_look(error)}", 2)
    except click.ClickException as error:
        return _refuse(error.format_message(), error.exit_code)
    except _sentences() as error:
        return _refuse(str(error), 2)
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        extra = extra_with(missing)
        if not extra:
            raise
        return _refuse(f"This needs {missing}: pip install 'teahouse[{extra}]'.", 2)
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def extra_with(module: str) -> str:
    """The smallest extra of this installation that brings a missing module; empty if none does."""
    from importlib.metadata import requires

    wanted = module.replace("_", "-")
    brings: dict[str, list[str]] = {}
    for line in requires("teahouse") or []:
        requirement, _, condition = line.partition(";")
        if found := re.search(r"extra == ['\"](\w+)", condition):
            brings.setdefault(found[1], []).append(re.split(r"[^\w.-]", requirement.strip(), maxsplit=1)[0].lower())
    fitting = [extra for extra, names in brings.items() if wanted in names]
    return min(fitting, key=lambda extra: len(brings[extra]), default="")


def _sentences() -> tuple[type[Exception], ...]:
    """The errors that are sentences already; only a module that is imported can have raised one."""
    known = (
        ("teahouse.engine.errors", "TeahouseError"),
        ("teahouse.loading.pack", "ContentError"),
        ("teahouse.ledger", "LedgerError"),
    )
    return tuple(getattr(sys.modules[module], name) for module, name in known if module in sys.modules)


def _where_to_look(error: click.UsageError) -> str:
    return f"; see {error.ctx.command_path} --help" if error.ctx is not None else ""


def _refuse(sentence: str, code: int) -> int:
    end = "" if sentence.rstrip().endswith((".", "?", "!")) else "."
    click.echo(f"{sentence.rstrip()}{end}", err=True)
    return code


if __name__ == "__main__":
    main()
