"""The browser's own check of the luck, run by Node: the client's modules, bundled as they are."""

import json
import shutil
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

__all__ = ["check_in_browser_code"]

CLIENT = Path(__file__).parents[3] / "client"
Json = dict[str, Any]
BUNDLE = """
import { rolldown } from "rolldown";
const [entry, lib, file] = process.argv.slice(1);
const bundle = await rolldown({ input: entry, resolve: { alias: { $lib: lib } }, platform: "neutral" });
await bundle.write({ file, format: "esm" });
"""
CHECK = """
import { Refused, checkLuck } from "./luck.mjs";
import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  const { record, views } = JSON.parse(line);
  const replay = async (_, seat) => {
    if (!views) throw new Refused("bad-request", "an action is not legal");
    return { views: views[seat] ?? [], by: "device" };
  };
  const report = await checkLuck(record, replay);
  console.log(JSON.stringify(report));
}
"""


@cache
def _make_checker() -> Path:
    folder = Path(mkdtemp(prefix="luck"))
    lib = CLIENT / "src" / "lib"
    entry = folder / "entry.mjs"
    modules = ("luck/checkLuck.ts", "refused.ts")
    entry.write_text("".join(f'export * from "{lib / module}";\n' for module in modules), encoding="utf-8")
    bundled = [
        _find_node(),
        "--input-type=module",
        "-e",
        BUNDLE,
        str(entry),
        str(lib),
        str(folder / "luck.mjs"),
    ]
    subprocess.run(bundled, cwd=CLIENT, check=True, capture_output=True, timeout=300)
    checker = folder / "check.mjs"
    checker.write_text(CHECK, encoding="utf-8")
    return checker


def _find_node() -> str:
    own = CLIENT.parent / ".venv" / "bin" / "node"
    found = str(own) if own.exists() else shutil.which("node")
    assert found is not None, "make client"
    return found


def check_in_browser_code(records: Iterable[tuple[Json, dict[int, list[Any]] | None]]) -> list[Json]:
    """What the browser says of each record; beside it, what each noted seat sees in its replay.

    None: it cannot be replayed, because an action is not legal.
    """
    lines = [json.dumps({"record": record, "views": views}) for record, views in records]
    done = subprocess.run(
        [_find_node(), _make_checker()],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]
