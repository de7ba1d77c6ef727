"""A copy of the tree in which a guide is followed: commands are run, edits made, output compared."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["ROOT", "Edit", "GuideCopy", "Step", "check_said", "steps_of"]

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(console|diff)\n(.*?)^```", re.DOTALL | re.MULTILINE)
COLOURS = re.compile(r"\x1b\[[\d;]*[A-Za-z]")
PATIENCE_S = 300


@dataclass(frozen=True)
class Step:
    """A command, and lines that it has to say; "..." stands for anything."""

    command: str
    said: tuple[str, ...]


@dataclass(frozen=True)
class Edit:
    """What is changed in a file: these lines for those."""

    path: str
    before: str
    after: str


def steps_of(page: Path) -> list[Step | Edit]:
    """The console and diff blocks of a page, in the order in which a reader comes to them."""
    found: list[Step | Edit] = []
    for kind, block in BLOCK.findall(page.read_text(encoding="utf-8")):
        if kind == "diff":
            found.append(_parse_edit(block))
            continue
        for chunk in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, *said = chunk.rstrip("\n").split("\n")
            found.append(Step(command, tuple(said)))
    return found


def _parse_edit(block: str) -> Edit:
    lines = block.splitlines()
    path = next(line.removeprefix("+++ b/") for line in lines if line.startswith("+++ "))
    changed = [line for line in lines if not line.startswith(("---", "+++", "@@"))]
    before, after = (
        "".join(f"{line[1:]}\n" for line in changed if line[:1] in (sign, " ")) for sign in ("-", "+")
    )
    return Edit(path, before, after)


@dataclass
class GuideCopy:
    """What git knows of the tree and what is new in it, copied into `folder` and committed there.

    Nothing that is done there touches this tree, nor the environment the tests run in.
    """

    folder: Path
    packages: Path = field(init=False)
    """Where packages are installed to: on the path of every program that is started."""

    def __post_init__(self) -> None:
        self.packages = self.folder.with_name("packages")
        self.packages.mkdir()
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, self.folder / name)
        modules = ROOT / "client" / "node_modules"
        if modules.is_dir():
            (self.folder / "client" / "node_modules").symlink_to(modules)
        types = ROOT / ".mypy_cache" / "javascript"
        if (
            types.is_dir()
        ):  # the translator asks for the types of all that is imported: known ones take no time
            shutil.copytree(types, self.folder / ".mypy_cache" / "javascript")
        self.run("git init --quiet && echo client/node_modules >> .git/info/exclude && git add --all")
        self.run("git -c user.name=guide -c user.email=guide@example.org commit --quiet --message copy")

    @property
    def environment(self) -> dict[str, str]:
        path = os.pathsep.join([str(self.folder / "src"), str(self.packages)])
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("GIT_", "PYTEST_"))}
        return {**kept, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "LANG": "en_GB.UTF-8"}

    def run(self, command: str, *, fails: bool = False) -> str:
        """What a command of the guide says. The programs that it names are those of this environment."""
        python = shlex.quote(sys.executable)
        install = f"{python} -m pip install --quiet --disable-pip-version-check --no-index --no-deps"
        install += f" --no-build-isolation --target {shlex.quote(str(self.packages))}"
        programs = "\n".join(
            [
                f'python() {{ {python} "$@"; }}',
                f'thirdplace() {{ {python} -m thirdplace "$@"; }}',
                f'pytest() {{ {python} -m pytest -n 0 -p no:cacheprovider "$@"; }}',
                # "pip install --editable FOLDER", but not into the environment that the tests run in.
                f'pip() {{ {install} "$3"; }}',
                "make() { python -m thirdplace.javascript client/src/translated"
                " && (cd client && npm run --silent build -- --logLevel warn); }",
            ]
        )
        done = subprocess.run(
            ["bash", "-c", f"{programs}\n{command}"],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
        said = done.stdout + done.stderr
        assert (done.returncode != 0) == fails, f"{command}: {done.returncode}\n{said}"
        return said

    def follow(self, step: Step) -> None:
        """Run it; everything that the guide shows has to be said."""
        said = self.run(step.command, fails=any(line.startswith("FAILED") for line in step.said))
        check_said(step, said)

    def change(self, edit: Edit) -> None:
        path = self.folder / edit.path
        source = path.read_text(encoding="utf-8")
        assert source.count(edit.before) == 1, f"{edit.path} has not got\n{edit.before}"
        path.write_text(source.replace(edit.before, edit.after), encoding="utf-8")


def check_said(step: Step, said: str) -> None:
    lines = COLOURS.sub("", said).splitlines()
    for wanted in step.said:
        like = re.compile(".*".join(re.escape(part) for part in wanted.split("...")))
        assert any(like.search(line) for line in lines), f"{step.command} did not say: {wanted}\n{said}"
    if step.command.startswith("git status"):
        assert lines == list(step.said), f"{step.command}:\n{said}"
