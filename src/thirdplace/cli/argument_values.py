"""Values that users type after options, checked. All functions here raise UserError."""

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from pathlib import Path

    from thirdplace.core.records.record import Record
    from thirdplace.store.interface import UnusableStore

__all__ = [
    "choose_notices",
    "choose_store",
    "parse_address",
    "parse_listen_address",
    "parse_number",
    "parse_origin",
    "parse_root",
    "parse_store",
    "parse_workers",
    "raise_unusable_store",
    "raise_user_error",
    "read_record",
    "require_argument",
    "require_data_folder",
    "require_text",
    "show_store",
]


def raise_user_error(message_id: str, **details: object) -> NoReturn:
    from thirdplace.terminal.user_error import UserError

    raise UserError(message_id, **details)


def raise_unusable_store(location: "Path | str", wrong: "UnusableStore") -> NoReturn:
    """Say why games cannot be kept in this folder or database, and what helps."""
    shown = show_store(location)
    if wrong.problem is not None:
        raise_user_error(f"doctor-{wrong.problem}", store=shown, **wrong.values)
    cause = wrong.__cause__ if isinstance(wrong.__cause__, OSError) else str(wrong)
    raise_user_error("cli-data", folder=shown, why=cause)


def require_argument(value: str | None, name: str) -> str:
    """An argument that may not be left out."""
    if value is None:
        raise_user_error("cli-missing", argument=name)
    return value


def require_text(text: str, name: str) -> str:
    """The value of an option, which may not be empty."""
    if not text:
        raise_user_error("cli-needs-value", argument=name)
    return text


def parse_number(text: str, name: str, least: int, most: int) -> int:
    if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
        raise_user_error("cli-number", argument=name, least=str(least), most=str(most))
    return int(text)


def parse_workers(text: str | None) -> int | None:
    """How many compute at once; None: one for each core of wherever they are, perhaps many machines."""
    return None if text is None else parse_number(text, "--workers", 1, 1000)


def read_record(file: str) -> "Record":
    from pathlib import Path

    from thirdplace.terminal import match_files

    return match_files.read_record(Path(file))


def require_data_folder(given: str | None) -> "Path":
    """The folder after `--data`, or the user's own."""
    from pathlib import Path

    from platformdirs import user_data_path

    if given is None:
        return user_data_path("thirdplace", appauthor=False)
    return Path(require_text(given, "--data"))


def parse_listen_address(text: str, name: str) -> tuple[str, int]:
    """Where to listen: a port of this computer alone, or an address and a port."""
    host, colon, port = text.rpartition(":")
    if not colon:
        return "127.0.0.1", parse_number(text, name, 0, 65535)
    if not host or (":" in host) != (host[0] == "[" and host[-1] == "]"):  # [::1]:9017
        raise_user_error("cli-listen-address", argument=name, value=text)
    return host.strip("[]"), parse_number(port, name, 0, 65535)


def choose_store(folder: str | None, address: str | None) -> "Path | str":
    """The database after `--store`, or else the folder after `--data`. (An address may hold a password, which
    everybody on the machine sees in a command: hence the environment variable.)"""
    import os

    from thirdplace.store.open_store import is_database_address

    if address is not None and folder is not None:
        raise_user_error("cli-store-and-data")
    if address is None and folder is None:
        address = os.environ.get("THIRDPLACE_STORE") or None
    if address is None:
        return require_data_folder(folder)
    if not is_database_address(address):
        raise_user_error("cli-store", value=show_store(address))
    return address


def choose_notices(folder: str | None, store: str | None, address: str | None) -> str | None:
    """The server after `--notices`, or in the environment: only servers that share a database need one."""
    import os

    from thirdplace.store.open_store import is_notices_address

    is_chosen_here = address is not None
    address = address or os.environ.get("THIRDPLACE_NOTICES") or None
    if address is None:
        return None
    if not is_notices_address(address):
        raise_user_error("cli-notices", value=show_store(address))
    if isinstance(choose_store(folder, store), str):
        return address
    if is_chosen_here:
        raise_user_error("cli-notices-without-store")
    return None


def parse_store(text: str, name: str) -> "Path | str":
    """A folder, or a database's address."""
    from pathlib import Path

    from thirdplace.store.open_store import is_database_address

    return text if is_database_address(text) else Path(require_text(text, name))


def show_store(location: "Path | str") -> str:
    """A folder, or a database's address without its password."""
    from urllib.parse import urlsplit

    if not isinstance(location, str):
        return str(location)
    try:
        parts = urlsplit(location)
        if "@" in location.partition("://")[2][len(parts.netloc) :]:  # a password with a “/”, “?” or “#”
            return f"{parts.scheme}://…"
        user, _, host = parts.netloc.rpartition("@")
        return f"{parts.scheme}://{user.split(':')[0]}{'@' * bool(user)}{host}{parts.path}"
    except ValueError:
        return location.split(":")[0]


def parse_origin(text: str) -> str:
    if not _is_origin(text):
        raise_user_error("cli-origin", value=text)
    return text


def _is_origin(text: str) -> bool:
    """Is it what a browser sends as the origin of a page: no path, not even a slash?"""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(text)
        is_sound = bool(parts.hostname) and text == f"{parts.scheme}://{parts.netloc}".lower()
        return is_sound and parts.scheme in ("http", "https") and "@" not in text and parts.port != 0
    except ValueError:
        return False


def parse_address(text: str, name: str = "--address") -> str:
    """Where a server is found: an origin, and perhaps a path below it."""
    scheme, _, rest = require_text(text, name).partition("://")
    host, _, path = rest.partition("/")
    origin, root = f"{scheme}://{host}".lower(), _normalise_path(path) if path else ""
    if not _is_origin(origin) or root is None:
        raise_user_error("cli-address", value=text, argument=name)
    return origin + root


def parse_root(text: str) -> str:
    root = _normalise_path(require_text(text, "--root"))
    if root is None:
        raise_user_error("cli-root", value=text)
    return root


def _normalise_path(text: str) -> str | None:
    """The path with a slash at both ends; None if a browser or a proxy would write it otherwise."""
    import re

    if not re.fullmatch(r"/?([A-Za-z0-9_-][A-Za-z0-9._~-]*/)*([A-Za-z0-9_-][A-Za-z0-9._~-]*)?", text):
        return None
    inner = text.strip("/")
    if inner.partition("/")[0] == "api":  # there the server answers programs
        return None
    return f"/{inner}/" if inner else "/"
