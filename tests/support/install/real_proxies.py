"""nginx and Caddy themselves, with the recipes of the folder deploy: only names and ports are exchanged."""

import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

__all__ = ["DEPLOY", "free_port", "run_caddy", "run_nginx"]

DEPLOY = Path(__file__).parents[3] / "deploy"
UNPACKED = Path(__file__).parents[3] / ".venv" / "proxies" / "usr"
"""Where the Makefile has put them, if the system has none (`.venv/.proxies`)."""
PATIENCE_S = 60.0
NGINX_AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {recipe}
}}
"""


def find_program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path=f"{UNPACKED / 'sbin'}:{UNPACKED / 'bin'}")
    assert found is not None, "make .venv/.proxies"
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def run_nginx(recipe: str, folder: Path, *servers: str) -> Iterator[str]:
    """The address at which nginx shows the server, or the servers."""
    port = free_port()
    for named, server in zip(re.findall(r"server ([\d.]+:8017)", recipe), servers, strict=False):
        recipe = recipe.replace(named, server.removeprefix("http://"))
    recipe = recipe.replace("127.0.0.1:8017", servers[0].removeprefix("http://"))
    recipe = recipe.replace("listen 80;", f"listen {port};").replace(
        "listen [::]:80;", f"listen [::]:{port};"
    )
    recipe = recipe.replace("games.example.org", "localhost")
    config = folder / "nginx.conf"
    config.write_text(NGINX_AROUND.format(folder=folder, recipe=recipe))
    command = [find_program("nginx"), "-p", str(folder), "-c", str(config), "-e", "stderr"]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr.replace('[warn] the "user" directive', ""), checked.stderr
    with _running(command, port, folder):
        yield f"http://localhost:{port}"


@contextmanager
def run_caddy(recipe: str, folder: Path) -> Iterator[str]:
    """The address at which Caddy shows what the recipe names."""
    port = free_port()
    recipe = re.sub(
        r"^(games\.example\.org|example\.org|\{\$THIRDPLACE_NAME\}) \{",
        f"http://localhost:{port} {{",
        recipe,
        flags=re.M,
    )
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + recipe)
    command = [find_program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]
    with _running(command, port, folder):
        yield f"http://localhost:{port}"


@contextmanager
def _running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    log = folder / "proxy.log"
    with log.open("w") as told:
        environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin"}
        process = subprocess.Popen(command, stdout=told, stderr=told, env=environment)
    try:
        end = time.monotonic() + PATIENCE_S
        while not _is_open(port):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(20)
        process.kill()
        process.wait()


def _is_open(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
