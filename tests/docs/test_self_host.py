"""docs/self-host.md: its samples are whole, and say what the server does."""

import re
from pathlib import Path

from thirdplace.server.http.host_check import LOCAL_ENDINGS
from thirdplace.server.limits.code_guesses import GUESSES_AT_ONCE, SECONDS_PER_GUESS, TABLES_FOR_FULL_COST
from thirdplace.server.limits.http_connections import (
    HEADERS_TIMEOUT_S,
    MIN_READ_BYTES,
    RESERVED_DESCRIPTORS,
    UNREAD_TIMEOUT_S,
)
from thirdplace.server.limits.visitor_limits import (
    FILES_AT_ONCE,
    HELLOS_PER_SECOND,
    HELLOS_PER_SOCKET,
    Limits,
)

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "self-host.md").read_text(encoding="utf-8")


def code_samples(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_proxies_pass_on_what_is_needed_below_a_path() -> None:
    """What they do as a whole, tests/install/test_proxies.py sees."""
    (below,) = code_samples("nginx")
    for header in (
        "Host $http_host",
        "Upgrade $http_upgrade",
        "Connection $connection_upgrade",
        "X-Forwarded-For $remote_addr",
    ):
        assert f"proxy_set_header {header}" in below
    assert "location /games/" in below


def test_every_recipe_is_named() -> None:
    for file in (ROOT / "deploy").iterdir():
        assert f"](../deploy/{file.name})" in PAGE, file.name


def test_numbers_are_those_of_the_code() -> None:
    for said in (
        f"{Limits().requests} a second",
        f"{FILES_AT_ONCE:,} at once",
        f"{HELLOS_PER_SOCKET} from one connection",
        f"then {HELLOS_PER_SECOND} a second",
        f"{HEADERS_TIMEOUT_S:.0f} s for its headers",
        f"{GUESSES_AT_ONCE} different ones",
        f"with {TABLES_FOR_FULL_COST:,} tables or more",
        f"less than {MIN_READ_BYTES // 1024} KB of an answer in {UNREAD_TIMEOUT_S:.0f} s",
        f"keeps {RESERVED_DESCRIPTORS} for itself",
    ):
        assert said in PAGE, said
    assert SECONDS_PER_GUESS == 10
    for ending in LOCAL_ENDINGS:
        assert f"`{ending}`" in PAGE or ending == ".localhost"
