"""Logs as JSON, a line each: the message, what it is about, the traceback of a fault and the id of its request.

Nothing secret gets in: no cookie, no password in an address, no seed, no parameter of a statement.
"""

import logging
import re
import secrets
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog

SECRET_NAMES: Final = re.compile(r"token|cookie|password|secret|seed|authorization", re.IGNORECASE)
IN_ADDRESSES: Final = re.compile(r"(?<=://)([^/\s:@]*):[^/\s@]+@")
IN_COOKIES: Final = re.compile(r"(teahouse=|Bearer )[\w.~+/-]+", re.IGNORECASE)
PARAMETERS: Final = re.compile(r"\[parameters: .*?\](?=\n|$)", re.DOTALL)
HIDDEN: Final = "***"
GIVEN: Final = re.compile(rb"\A[\w-]{8,64}\Z")
"""What a proxy may call a request."""

Line = MutableMapping[str, Any]


def request_id(scope: MutableMapping[str, Any]) -> str:
    """What a proxy has called it, else a name of our own."""
    for name, value in scope.get("headers", ()):
        if name == b"x-request-id" and GIVEN.match(value):
            return str(value.decode())
    return secrets.token_hex(8)


def without_secrets(_: Any, __: str, line: Line) -> Line:
    """The last thing that happens to a line before it is written."""
    for name, value in line.items():
        line[name] = HIDDEN if SECRET_NAMES.search(name) else cleaned(value)
    return line


def cleaned(value: Any) -> Any:
    if isinstance(value, str):
        value = IN_ADDRESSES.sub(rf"\1:{HIDDEN}@", value)
        value = IN_COOKIES.sub(rf"\1{HIDDEN}", value)
        return PARAMETERS.sub(f"[parameters: {HIDDEN}]", value)
    if isinstance(value, dict):
        return {name: HIDDEN if SECRET_NAMES.search(str(name)) else cleaned(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [cleaned(each) for each in value]
    return value


def keep_log(level: int, stream: TextIO | None = None) -> None:
    """Everything, ours and that of libraries, goes the same way."""
    out = stream or sys.stderr
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    shown = structlog.processors.JSONRenderer(ensure_ascii=False, default=str)
    structlog.configure(
        processors=[*shared, shown],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(out),
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared[:-1]],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, without_secrets, shown],
        )
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
