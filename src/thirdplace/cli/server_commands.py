"""Commands about a server: serve, doctor."""

import argparse
import os
import sys
from typing import TYPE_CHECKING

from thirdplace.cli.argument_values import (
    choose_notices,
    choose_store,
    parse_address,
    parse_listen_address,
    parse_number,
    parse_origin,
    parse_root,
    raise_unusable_store,
    raise_user_error,
    require_text,
    show_store,
)
from thirdplace.cli.exit_codes import INVALID_DATA

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from thirdplace.server.machine_checks import CheckResult
    from thirdplace.text import Text

__all__ = ["add_doctor_arguments", "add_serve_arguments", "run_doctor", "run_serve"]


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--host", metavar="ADDRESS", default="0.0.0.0")
    add("--port", metavar="PORT")
    add("--data", metavar="DIR")
    add("--store", metavar="URL")
    add("--notices", metavar="URL")
    add("--keep", metavar="DAYS", default="30")
    add("--keep-records", metavar="DAYS", default="365")
    add("--connections", metavar="N", default="200")
    add("--tables", metavar="N", default="60")
    add("--messages", metavar="N", default="20")
    add("--origin", metavar="URL", action="append", default=[])
    add("--root", metavar="PATH", default="/")
    add("--behind-proxy", action="store_true")
    add("--bot-processes", metavar="N")
    add("--drain-seconds", metavar="SECONDS")
    add("--plain-sockets", action="store_true")
    add("--no-lab", action="store_true")
    add("--metrics", metavar="ADDRESS:PORT")
    add("--open", action="store_true")


def add_doctor_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--data", metavar="DIR")
    add("--store", metavar="URL")
    add("--host", metavar="ADDRESS")
    add("--port", metavar="PORT")
    add("--url", metavar="URL")


def run_serve(given: argparse.Namespace) -> int:
    import errno

    from thirdplace.server.addresses import ServerAddresses
    from thirdplace.server.limits.visitor_limits import Limits
    from thirdplace.server.serve import DEFAULT_PORT, ServeOptions, UnusableMetricsAddress, run_server
    from thirdplace.store.interface import UnusableStore
    from thirdplace.terminal.screen import Screen
    from thirdplace.terminal.server_banner import show_addresses
    from thirdplace.text import text_for

    say = text_for(given.lang)
    limits = Limits(
        connections=parse_number(given.connections, "--connections", 1, 1_000_000),
        tables=parse_number(given.tables, "--tables", 1, 1_000_000),
        messages=parse_number(given.messages, "--messages", 1, 1_000_000),
    )
    wanted = ServeOptions(
        host=require_text(given.host, "--host"),
        port=None if given.port is None else parse_number(given.port, "--port", 0, 65535),
        store=choose_store(given.data, given.store),
        notices=choose_notices(given.data, given.store, given.notices),
        keep_days=parse_number(given.keep, "--keep", 1, 36500),
        keep_records_days=parse_number(given.keep_records, "--keep-records", 1, 36500),
        limits=limits,
        origins=tuple(parse_origin(one) for one in given.origin),
        behind_proxy=given.behind_proxy,
        root=parse_root(given.root),
        bot_processes=None
        if given.bot_processes is None
        else parse_number(given.bot_processes, "--bot-processes", 1, 1000),
        plain_sockets=given.plain_sockets,
        has_lab=not given.no_lab,
        drain_s=None
        if given.drain_seconds is None
        else parse_number(given.drain_seconds, "--drain-seconds", 0, 3600),
        metrics=None if given.metrics is None else parse_listen_address(given.metrics, "--metrics"),
    )

    def on_ready(addresses: ServerAddresses) -> None:
        print(say("cli-serving", address=addresses.own_url), flush=True)
        if wanted.port is None and addresses.port != DEFAULT_PORT:
            print(say("cli-serving-moved", usual=str(DEFAULT_PORT), port=str(addresses.port)), flush=True)
        if not wanted.behind_proxy:
            show_addresses(Screen(), say, addresses.other_urls, everywhere=addresses.is_open_to_all)
        elif addresses.is_open_to_all:
            print(say("cli-serving-proxy-open"), flush=True)
        if given.open:
            _open_browser(addresses.own_url)

    try:
        run_server(wanted, on_ready)
    except UnusableStore as wrong:
        raise_unusable_store(wanted.store, wrong)
    except UnusableMetricsAddress as wrong:
        raise_user_error("cli-metrics-address", value=given.metrics, why=str(wrong))
    except OSError as wrong:
        if wrong.errno != errno.EADDRINUSE:
            raise
        raise_user_error("cli-port-taken", port=str(wanted.port))
    return 0


def run_doctor(given: argparse.Namespace) -> int:
    from thirdplace.server.serve import DEFAULT_PORT
    from thirdplace.text import text_for

    say = text_for(given.lang)
    if given.url is not None:
        from thirdplace.server.proxy_check import check_server

        for name in ("data", "store", "host", "port"):
            if getattr(given, name) is not None:
                raise_user_error("cli-doctor-url", argument=f"--{name}")
        problems = _show_results(say, check_server(parse_address(given.url, "--url")))
        print(say("doctor-server-done", problems=problems))
        return INVALID_DATA if problems else 0
    from thirdplace.server.machine_checks import check_machine

    store = choose_store(given.data, given.store)
    host = "0.0.0.0" if given.host is None else require_text(given.host, "--host")
    port = DEFAULT_PORT if given.port is None else parse_number(given.port, "--port", 1, 65535)
    problems = _show_results(say, check_machine(None if isinstance(store, str) else store, host, port))
    if isinstance(store, str):
        from thirdplace.server.database_checks import check_database

        database_problems = _show_results(say, check_database(store, show_store(store)))
        if database_problems:
            print(say("doctor-server-done", problems=problems + database_problems))
            return INVALID_DATA
    findings = _examine_tables(say, store)
    return INVALID_DATA if problems or findings else 0


def _show_results(say: "Text", results: "Iterable[CheckResult]") -> int:
    """Print what was found; the number of problems."""
    problems = 0
    for one in results:
        problems += one.is_problem
        print(("! " if one.is_problem else "  ") + say(f"doctor-{one.kind}", **one.values), flush=True)
    return problems


def _examine_tables(say: "Text", store: "Path | str") -> int:
    """Print what keeps tables from being played on; how many such findings there are."""
    from itertools import chain

    from rich.console import Console
    from rich.progress import track

    if isinstance(store, str):
        from thirdplace.server.database_checks import count_database_tables, examine_database

        count, examinations = count_database_tables(store), examine_database(store)
    else:
        from thirdplace.server.doctor import count_tables, examine_store

        count, examinations = count_tables(store), examine_store(store)
    console = Console(stderr=True)
    examined = track(
        examinations,
        say("doctor-examining"),
        count + 1,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    findings = list(chain.from_iterable(examined))
    for one in findings:
        print("! " + say(f"doctor-{one.kind}", table=one.table, entry=one.entry, detail=one.detail))
    print(say("doctor-done", folder=show_store(store), tables=count, findings=len(findings)))
    return len(findings)


def _open_browser(address: str) -> None:
    """Only a browser with windows is opened: one in the terminal would block this program."""
    import threading
    import webbrowser

    unix = os.name == "posix" and sys.platform != "darwin"
    if not unix or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
