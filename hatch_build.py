"""The wheel carries the compiled engine beside the sources, and the browser table. Without a C compiler it is plain."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TeahouseHook(BuildHookInterface):  # type: ignore[type-arg]  # the configuration class is hatchling's own
    """Build what is not kept in the repository; an editable install needs nothing."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_web(Path(self.root))
        if self.target_name == "wheel":
            self.compile_engine(build_data)

    def build_web(self, root: Path) -> None:
        """The browser table into `_web`; a source distribution brings it along already built."""
        made = root / "src" / "teahouse" / "_web" / "index.html"
        if made.exists() and not (root / ".git").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            if not made.exists():
                raise RuntimeError("The browser table is not built, and npm is missing to build it.")
            return
        subprocess.run([npm, "ci", "--silent"], cwd=root / "web", check=True)
        subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=root / "web", check=True)

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        """Compile `engine`, `games` and `bots`."""
        sys.path.insert(0, str(Path(self.root) / "tools"))
        import build_fast
        from teahouse import fast

        if os.environ.get("TEAHOUSE_NO_MYPYC") == "1":
            self.app.display_warning("TEAHOUSE_NO_MYPYC is set: building a plain wheel")
            return
        if why_not := build_fast.obstacle():
            self.app.display_warning(why_not)
            return
        made, paths = self.as_built() if os.environ.get("TEAHOUSE_AS_BUILT") == "1" else self.tuned()
        for path in paths:
            if path.name in (build_fast.TUNED, fast.STAMP):
                continue
            build_data["force_include"][str(made / path)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def tuned(self) -> tuple[Path, list[Path]]:
        """An engine of its own, tuned by play."""
        import build_fast

        self.folder = tempfile.TemporaryDirectory(prefix="teahouse-wheel-")
        made = Path(self.folder.name) / "made"
        return made, build_fast.compile_to(made, Path(self.folder.name) / "work", tuned=True)

    def as_built(self) -> tuple[Path, list[Path]]:
        """What `make build-fast` has made of these very sources: for trying a wheel without minutes of compiling."""
        from teahouse import fast

        if why_not := fast.refusal():
            raise RuntimeError(f"TEAHOUSE_AS_BUILT is set, but {why_not}")
        return fast.TREE, sorted(path.relative_to(fast.TREE) for path in fast.TREE.rglob("*") if path.is_file())

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
