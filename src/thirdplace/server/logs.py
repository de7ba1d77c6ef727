"""What happened to the server, one JSON object a line. Nothing in it tells who played what, or from where:
no names, no tokens, no codes, no addresses, no actions."""

import logging
import sys
from time import time
from typing import Any

import msgspec
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError

from thirdplace.server.metrics import METRICS

__all__ = ["log_event", "log_failure", "log_unreadable_table", "log_warning", "set_up_logging"]

_logger = logging.getLogger("thirdplace")
_encode = msgspec.json.Encoder().encode


class _VisitorErrors(logging.Filter):
    """What aiohttp calls an error is our visitors' when they speak no HTTP, or hang up."""

    THEIRS = (HttpProcessingError, RequestPayloadError, ConnectionError)

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], self.THEIRS):
            record.levelno, record.levelname = logging.INFO, "INFO"
        return True


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"time": round(time(), 3), "level": record.levelname.lower()}
        line |= getattr(record, "told", None) or {"event": "log", "from": record.name}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _places_in(record.exc_info[2])
        return _encode(line).decode()


def _places_in(trace: Any) -> list[str]:
    """File, function and line: an exception's own words might hold what somebody sent."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places


def set_up_logging(level: int = logging.INFO) -> None:
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(_JsonLines())
    logging.basicConfig(level=level, handlers=[lines], force=True)
    logging.getLogger("aiohttp.access").disabled = True
    logging.getLogger("aiohttp.server").addFilter(_VisitorErrors())


def log_event(event: str, **details: Any) -> None:
    _logger.info(event, extra={"told": {"event": event} | details})


def log_warning(event: str, **details: Any) -> None:
    """Log something that whoever runs the server should look at; it is shown in a terminal, too."""
    _logger.warning(event, extra={"told": {"event": event} | details})


def log_unreadable_table(table: str) -> None:
    """Log that a table cannot be read, while the exception that tells why is being handled.

    Half of the table's id finds it in the store, and opens it to nobody.
    """
    log_failure("read", table=table[: len(table) // 2])


def log_failure(event: str, wrong: Exception | None = None, **details: Any) -> None:
    """Log an exception of our own code: this one, or the one being handled."""
    METRICS.errors[event] += 1
    _logger.error(event, extra={"told": {"event": event} | details}, exc_info=wrong or True)
