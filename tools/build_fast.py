"""Compile the engine, the bots, the rules and the minds with mypyc into `build/fast`, never beside the sources.

python tools/build_fast.py            compile if anything changed
python tools/build_fast.py --tuned    the same, tuned: the compiler watches play first; takes some minutes
python tools/build_fast.py --force    compile again
python tools/build_fast.py --check    only say whether this machine can compile at all

A tuned engine (wheels, `make bench`) is optimised across all modules and for what is really played: first a build that
counts is made and trained (`tools/train.py`), then the same C files are compiled again with what was counted. Where the
compiler is not GCC, or a part of this fails, the build is an ordinary one.
"""

from __future__ import annotations

import fcntl
import itertools
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
os.environ["TEAHOUSE_PURE"] = "1"  # the builder itself never loads what it builds
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from step import Step  # noqa: E402  (found through the line above)
from teahouse import fast  # noqa: E402
from written_out import CannotWriteOut, written_out  # noqa: E402

REMEDY: Final = "sudo apt install gcc python3-dev"
GROUP: Final = "teahouse"  # the shared library is called teahouse__mypyc
TUNED: Final = "tuned.txt"
"""Stands in the tree of a tuned engine."""
HIDDEN: Final = ("-fvisibility=hidden", "-fno-semantic-interposition")
"""Only what Python asks for can be seen from outside, so calls between modules need no table."""
COUNTING: Final = (*HIDDEN, "-fprofile-generate")
LINKED: Final = (*HIDDEN, "-flto")
"""Optimised across modules."""
COUNTED: Final = ("-fprofile-use", "-fprofile-partial-training", "-Wno-error")
"""What training never met is optimised as usual; mypyc asks for errors, but a function without counts is none."""


class BuildError(Exception):
    """The sources could not be compiled; the message says why."""


def compiler() -> str | None:
    """The C compiler to use, if this machine has one."""
    wanted = os.environ.get("CC", "").split()
    return next((found for name in [*wanted[:1], "cc", "gcc", "clang"] if (found := shutil.which(name))), None)


def compilers() -> list[str]:
    """The command of the C compiler with the words it is to be called with."""
    wanted = os.environ.get("CC", "").split()
    return wanted if wanted and shutil.which(wanted[0]) else [compiler() or "cc"]


def obstacle() -> str | None:
    """Why this machine cannot compile the engine, as a sentence; None if it can."""
    if compiler() is None:
        missing = "a C compiler"
    elif not Path(sysconfig.get_path("platinclude"), "Python.h").is_file():
        missing = "the headers of Python"
    else:
        return None
    return f"the engine runs as plain Python; {missing} would make it several times faster: {REMEDY}"


def takes(*flags: str) -> bool:
    """Whether the compiler makes a library with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "tried.c")
        source.write_text("int tried(void) { return 1; }\n", encoding="utf-8")
        command = [*compilers(), *flags, "-shared", "-fPIC", "-o", str(Path(folder, "tried.so")), str(source)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def can_be_tuned() -> bool:
    """Whether the compiler takes what a tuned build needs: GCC does, with its library for counting."""
    return takes(*COUNTING) and takes(*LINKED, *COUNTED)


def compile_to(target: Path, work: Path, tuned: bool = False) -> list[Path]:
    """Compile every source into `target`, keeping C files and objects in `work`; return what was made, relative."""
    names = fast.sources(ROOT / "src")
    if not names:
        raise BuildError("nothing to compile: src/teahouse/engine has no modules yet")
    if not (tuned and can_be_tuned() and tune(target, work, names)):
        compile_in_child("compiling the engine", target, work, names, HIDDEN if takes(*HIDDEN) else ())
    return sorted(path.relative_to(target) for path in target.rglob("*") if path.is_file())


def compile_in_child(title: str, target: Path, work: Path, names: Sequence[str], flags: Sequence[str]) -> None:
    """In a process of its own: mypycify ends the process on a type error, and must run from the repository root."""
    command = [sys.executable, __file__, "--child", str(target), os.path.relpath(work, ROOT), " ".join(flags), *names]
    if Step(title, sys.stderr).run(command, cwd=ROOT):
        raise BuildError("compiling the engine failed; the messages above say where")


def tune(target: Path, work: Path, names: Sequence[str]) -> bool:
    """Compile, watch, compile again; False, with nothing left in `target`, if that cannot be done here."""
    work = work.with_name(f"{work.name}.tuned")  # other objects than those of an ordinary build
    counting = work / "counting"
    shutil.rmtree(work, ignore_errors=True)
    try:
        compile_in_child("compiling the engine for the training", counting, work, names, COUNTING)
        command = [sys.executable, str(ROOT / "tools" / "train.py"), str(counting)]
        if Step("training", sys.stderr).run(command, cwd=ROOT):
            return False
        for made in work.rglob("*.o"):
            made.unlink()
        compile_in_child("compiling the tuned engine", target, work, names, (*LINKED, *COUNTED))
    except BuildError:
        shutil.rmtree(target, ignore_errors=True)
        return False
    target.joinpath(TUNED).write_text("tuned by play\n", encoding="utf-8")
    return True


def compile_here(target: Path, work: Path, flags: Sequence[str], names: Sequence[str]) -> None:
    """The child's part: mypyc writes C, then the C compiler runs on all cores at once."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools is untyped
        """setuptools compiles all files of a library, one after another; here only changed ones, side by side."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile
            newest_header = max(header.stat().st_mtime_ns for header in work.rglob("*.h"))
            total = sum(len(extension.sources) for extension in self.extensions)
            numbers = itertools.count(1)

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                made: list[str] = self.compiler.object_filenames([source], output_dir=options["output_dir"])
                needed = max(newest_header, os.stat(source).st_mtime_ns)
                if all(os.path.exists(item) and os.stat(item).st_mtime_ns > needed for item in made):
                    return made
                return list(one_by_one([source], **options))

            def side_by_side(sources: list[str], **options: Any) -> list[str]:
                made: list[str] = []
                with ThreadPoolExecutor(os.cpu_count() or 1) as jobs:
                    for items in jobs.map(lambda one: compile_one(one, options), sources):
                        made.extend(items)
                        print(f"{next(numbers)} of {total} C files", flush=True)
                return made

            self.compiler.compile = side_by_side
            super().build_extensions()

    os.environ.setdefault("CC", compiler() or "cc")
    work.mkdir(parents=True, exist_ok=True)
    print(f"mypyc reads {len(names)} modules", flush=True)
    extensions = mypycify(
        ["--config-file=pyproject.toml", *shadows(work / "written_out", names), *(f"src/{name}" for name in names)],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # one C file per module: less than half the time of a single big one
        group_name=GROUP,
        target_dir=str(work),
    )
    across = ["-O3", f"-flto={os.cpu_count() or 1}"] if "-flto" in flags else []
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags, *across]
    build = ParallelBuild(Distribution({"name": "teahouse", "ext_modules": extensions}))
    build.build_lib = str(target)
    build.build_temp = str(work)
    build.ensure_finalized()
    build.run()


def shadows(folder: Path, names: Sequence[str]) -> list[str]:
    """Write out constructors; what mypy must be told to read the copies."""
    sources = {name: (ROOT / "src" / name).read_text(encoding="utf-8") for name in names}
    modules = {fast.module(name): name for name in names}
    arguments: list[str] = []
    for module, text in written_out({module: sources[name] for module, name in modules.items()}).items():
        copy = folder / modules[module]
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
        arguments += ["--shadow-file", f"src/{modules[module]}", str(copy)]
    return arguments


def build_fast(force: bool = False, tuned: bool = False) -> str:
    """Bring `build/fast` up to date and say in a sentence what was done."""
    if why_not := obstacle():
        return why_not
    fast.TREE.parent.mkdir(exist_ok=True)
    with (fast.TREE.parent / "fast.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes at once: the second waits, then finds nothing to do
        if not force and fast.refusal() is None and (not tuned or (fast.TREE / TUNED).exists() or not can_be_tuned()):
            return "the compiled engine is up to date"
        began = time.monotonic()
        stamp = fast.stamp()  # before compiling: a source that changes meanwhile makes the tree stale, as it should
        fresh = fast.TREE.with_name("fast.new")
        old = fast.TREE.with_name("fast.old")
        for leftover in (fresh, old):
            shutil.rmtree(leftover, ignore_errors=True)
        made = compile_to(fresh, fast.TREE.with_name("fast.work"), tuned)
        (fresh / fast.STAMP).write_text(stamp, encoding="utf-8")
        if fast.TREE.exists():
            fast.TREE.rename(old)
        fresh.rename(fast.TREE)
        shutil.rmtree(old, ignore_errors=True)
        how = " and tuned" if (fast.TREE / TUNED).exists() else ""
        return f"compiled{how} {len(made)} modules in {time.monotonic() - began:.0f} s"


def main(arguments: Sequence[str]) -> int:
    """Build, and answer 0; 2 with a sentence if it cannot be done."""
    if arguments[:1] == ["--child"]:
        target, work, flags, *names = arguments[1:]
        try:
            compile_here(Path(target), Path(work), flags.split(), names)
        except CannotWriteOut as error:
            print(f"build-fast: {error}", file=sys.stderr)
            return 2
        return 0
    if unknown := [word for word in arguments if word not in ("--force", "--check", "--tuned")]:
        print(f"build-fast: unknown argument {unknown[0]}; there are --force, --check and --tuned", file=sys.stderr)
        return 2
    if "--check" in arguments:
        return 1 if obstacle() else 0
    try:
        print(f"build-fast: {build_fast('--force' in arguments, '--tuned' in arguments)}")
    except BuildError as error:
        print(f"build-fast: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
