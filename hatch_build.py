"""The wheel carries the compiled engine beside the sources; without a C compiler it is a plain wheel."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngineHook(BuildHookInterface):  # type: ignore[type-arg]  # the configuration class is hatchling's own
    """Compile `engine` and `games` when a wheel is built; an editable install needs nothing."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        import build_fast

        if os.environ.get("TEAHOUSE_NO_MYPYC") == "1":
            self.app.display_warning("TEAHOUSE_NO_MYPYC is set: building a plain wheel")
            return
        if why_not := build_fast.obstacle():
            self.app.display_warning(why_not)
            return
        self.folder = tempfile.TemporaryDirectory(prefix="teahouse-wheel-")
        made = Path(self.folder.name) / "made"
        for path in build_fast.compile_to(made, Path(self.folder.name) / "work"):
            build_data["force_include"][str(made / path)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
