"""What tests cannot run is read by a parser: image, compose file, systemd unit, Traefik, workflow."""

import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from support.install.real_proxies import DEPLOY

from thirdplace.cli.parsing import parse_arguments
from thirdplace.server.http.probes_and_metrics import READY_PATH
from thirdplace.server.serve import DATABASE_DRAIN_S
from thirdplace.store.open_store import is_database_address

ROOT = DEPLOY.parent
INSTRUCTIONS = {
    *("FROM", "ARG", "LABEL", "WORKDIR", "COPY", "RUN", "ENV", "USER"),
    *("VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
}
STOPPING_S = 10
"""For what comes after draining: saving, and goodbyes."""
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)


def read_instructions() -> list[tuple[str, str]]:
    """Of the Dockerfile: each instruction with what follows, lines joined."""
    text = COMMENT.sub("", (DEPLOY / "Dockerfile").read_text()).replace("\\\n", "")
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


def read_yaml(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


# The image.


def test_the_image_brings_what_its_stores_and_notices_need() -> None:
    (extras,) = re.findall(r"\*\.whl\)\[([a-z,]+)\]", (DEPLOY / "Dockerfile").read_text())
    assert set(extras.split(",")) == {"postgres", "redis"}


def test_the_image_runs_as_nobody_special_and_is_asked_how_it_is() -> None:
    instructions = read_instructions()
    assert {name for name, _ in instructions} <= INSTRUCTIONS
    starts = [number for number, (name, _) in enumerate(instructions) if name == "FROM"]
    assert len(starts) == 3
    assert all(re.search(r"\b[a-z]+:[0-9.]+-slim\b", instructions[start][1]) for start in starts), "pinned"
    last = dict(instructions[starts[-1] :])
    assert last["USER"] == "10001:10001"
    assert last["VOLUME"] == "/data"
    assert READY_PATH in last["HEALTHCHECK"]
    assert last["ENTRYPOINT"] == '["thirdplace"]'
    names = [name for name, _ in instructions[starts[-1] :]]
    assert names.index("RUN") < names.index("USER"), "accounts are made before"


def test_what_the_image_starts_is_understood() -> None:
    command = dict(read_instructions())["CMD"]
    given = parse_arguments(yaml.safe_load(command))
    assert given.data.startswith("/data/")
    assert dict(read_instructions())["EXPOSE"] == given.port


def test_the_health_check_is_a_program_that_python_reads() -> None:
    (check,) = [rest for name, rest in read_instructions() if name == "HEALTHCHECK"]
    program, option, source = yaml.safe_load(check.partition(" CMD ")[2])
    assert (program, option) == ("python", "-c")
    compile(source, "HEALTHCHECK", "exec")


def test_what_is_copied_is_there_and_not_left_out() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    named = {line[1:] for line in ignored if line.startswith("!")}
    assert all((ROOT / name).exists() for name in named)
    for name, rest in read_instructions():
        if name == "COPY" and "--from" not in rest and rest != ". .":
            for source in rest.split()[:-1]:
                assert (ROOT / source).is_file(), source
                assert Path(source).parts[0] in named, source
    built = {"pyproject.toml", "README.md", "LICENSE", "src", "client"}
    assert built <= named, "what the wheel is built from (tests/test_build.py)"


# The compose file.


def test_the_compose_file_has_two_nodes_a_database_and_a_proxy() -> None:
    made = read_yaml(DEPLOY / "compose.yaml")
    services = made["services"]
    assert set(services) == {"node1", "node2", "database", "proxy"}
    for service in services.values():
        assert "image" in service
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert source in made["volumes"] or (DEPLOY / source).is_file(), source
        assert set(service["networks"]) <= set(made["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert "healthcheck" in services["database"], "nodes wait for it"
    for node in (services["node1"], services["node2"]):
        assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).resolve().is_file()
        assert node["read_only"] is True
        assert node["cap_drop"] == ["ALL"]
        check_node(node)


def seconds(told: str) -> float:
    return float(told.removesuffix("s"))


def check_node(node: Any) -> None:
    assert seconds(node["stop_grace_period"]) > DATABASE_DRAIN_S + STOPPING_S
    command = [fill_variables(argument) for argument in node["command"]]
    given = parse_arguments(command)
    assert given.behind_proxy
    assert given.origin == ["https://games.example.org"]
    store = fill_variables(node["environment"]["THIRDPLACE_STORE"])
    assert store == "postgresql://thirdplace:games.example.org@database/thirdplace"
    assert is_database_address(store)
    upstream = f"node1:{given.port} node2:{given.port}"
    assert upstream in (DEPLOY / "Caddyfile.nodes").read_text()


def fill_variables(text: str) -> str:
    """As compose does with variables that have to be set."""
    return re.sub(r"\$\{[A-Z_]+:\?[^}]*\}", "games.example.org", text)


def test_no_password_is_written_anywhere() -> None:
    for file in DEPLOY.iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            said = re.search(r"PASSWORD(?:=|: )(\S+)", line)
            assert said is None or said[1].startswith(("${POSTGRES_PASSWORD:?", "%s")), line


# The unit.


def read_unit() -> ConfigParser:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment]
    unit.read_string((DEPLOY / "thirdplace.service").read_text())
    return unit


def test_the_unit_starts_a_command_that_is_understood() -> None:
    service = read_unit()["Service"]
    program, *arguments = service["ExecStart"].split()
    assert program.endswith("/thirdplace")
    given = parse_arguments(arguments)
    assert seconds(service["TimeoutStopSec"]) > DATABASE_DRAIN_S + STOPPING_S
    assert (given.host, given.port, given.behind_proxy) == ("127.0.0.1", "8017", True)
    assert given.data == f"/var/lib/{service['StateDirectory']}"
    assert (service["DynamicUser"], service["ProtectSystem"]) == ("yes", "strict")


def test_systemd_reads_the_unit_and_finds_little_to_say_against_it(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    assert analyze is not None, "make .venv/.proxies"
    unit = (DEPLOY / "thirdplace.service").read_text()
    copy = tmp_path / "thirdplace.service"
    copy.write_text(
        unit.replace("/opt/thirdplace/bin/thirdplace", f"{Path(sys.executable).parent}/thirdplace")
    )
    read = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")
    weighed = [analyze, "security", "--offline=true", "--threshold=20", "--no-pager", str(copy)]
    exposed = subprocess.run(weighed, capture_output=True, text=True, check=False)
    assert exposed.returncode == 0, exposed.stdout[-400:]


# Traefik.


def test_traefiks_file_names_what_it_uses() -> None:
    http = read_yaml(DEPLOY / "traefik.yaml")["http"]
    (router,) = http["routers"].values()
    assert set(router["middlewares"]) == set(http["middlewares"])
    service = http["services"][router["service"]]["loadBalancer"]
    assert service["healthCheck"]["path"] == READY_PATH
    assert service["passHostHeader"] is True
    assert [server["url"] for server in service["servers"]] == ["http://127.0.0.1:8017"]


# The workflows.

WORKFLOWS = ROOT / ".github" / "workflows"
TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)


def list_steps(workflow: Any) -> list[Any]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("file", sorted(WORKFLOWS.iterdir()), ids=lambda file: file.stem)
def test_a_workflow_has_no_more_rights_than_needed_and_makes_what_there_is(file: Path) -> None:
    made = read_yaml(file)
    assert made["permissions"] == {"contents": "read"}
    assert all(job["timeout-minutes"] <= 180 for job in made["jobs"].values())
    used = [step["uses"] for step in list_steps(made) if "uses" in step]
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@v\d+(\.\d+\.\d+)?", one) for one in used)
    targets = TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8"))
    wanted = [step["run"].split()[1] for step in list_steps(made) if step.get("run", "").startswith("make ")]
    assert [one for one in wanted if one not in targets] == []


def test_every_night_runs_what_every_push_leaves_out() -> None:
    made = read_yaml(WORKFLOWS / "nightly.yml")
    assert set(made[True]) == {"schedule", "workflow_dispatch"}  # YAML takes `on` for a yes
    ((minute, hour, *days),) = [one["cron"].split() for one in made[True]["schedule"]]
    assert minute.isdecimal()
    assert hour.isdecimal()
    assert days == ["*"] * 3
    assert "make nightly" in [step.get("run") for step in list_steps(made)]
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nnightly:")[2].partition("\n\n")[0]
    assert "-m nightly" in recipe


def test_every_push_runs_the_same_tests_as_at_home() -> None:
    made = read_yaml(WORKFLOWS / "test.yml")
    assert set(made[True]) == {"push", "pull_request"}
    assert "make test" in [step.get("run") for step in list_steps(made)]
    oldest = made["jobs"]["test"]["strategy"]["matrix"]["python"][0]
    assert f'requires-python = ">={oldest}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
