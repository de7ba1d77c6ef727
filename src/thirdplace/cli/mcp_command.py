"""The command by which language models play at the tables of a server."""

import argparse
import re

from thirdplace.cli.argument_values import parse_address, parse_number, raise_user_error, require_text

__all__ = ["add_mcp_arguments", "run_mcp"]

DEFAULT_PORT = "8018"
EVERYWHERE = ("0.0.0.0", "::")


def add_mcp_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--url", metavar="URL", default="http://127.0.0.1:8017")
    add("--http", action="store_true")
    add("--host", metavar="ADDRESS")
    add("--port", metavar="PORT")
    add("--name", metavar="NAME", action="append", default=[])


def run_mcp(given: argparse.Namespace) -> int:
    server = parse_address(given.url, "--url").rstrip("/")
    if not given.http:
        for argument, value in (("--host", given.host), ("--port", given.port), ("--name", given.name)):
            if value:
                raise_user_error("cli-mcp-http-only", argument=argument)
        _require_library()
        from thirdplace.agents.mcp_server import serve_over_stdio

        serve_over_stdio(server, given.lang)
        return 0
    return _run_over_http(given, server)


def _run_over_http(given: argparse.Namespace, server: str) -> int:
    import errno

    host = "127.0.0.1" if given.host is None else require_text(given.host, "--host")
    port = parse_number(DEFAULT_PORT if given.port is None else given.port, "--port", 0, 65535)
    names = tuple(_parse_name(name) for name in given.name)
    if host in EVERYWHERE and not names:
        raise_user_error("cli-mcp-names", host=host)
    _require_library()
    from thirdplace.agents.mcp_server import HttpAddress, listen, serve_over_http
    from thirdplace.text import text_for

    say, where = text_for(given.lang), HttpAddress(host, port, names)
    try:
        listening = listen(where)
    except OSError as wrong:
        if wrong.errno != errno.EADDRINUSE:
            raise
        raise_user_error("cli-port-taken", port=str(port))
    serve_over_http(
        server,
        given.lang,
        listening,
        where,
        lambda address: print(say("mcp-serving", server=server, address=address), flush=True),
    )
    return 0


def _parse_name(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?", require_text(text, "--name")):
        raise_user_error("cli-mcp-name", value=text)
    return text.lower()


def _require_library() -> None:
    """Raises UserError if the library that speaks the protocol is not installed."""
    from importlib.util import find_spec

    if find_spec("mcp") is None:
        raise_user_error("mcp-missing")
