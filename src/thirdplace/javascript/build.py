"""Translates all that is needed, from some modules on, into a folder."""

import ast
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path

from thirdplace.javascript.declarations import declare_module
from thirdplace.javascript.library import HANDWRITTEN
from thirdplace.javascript.python_sources import Source, find_source, load_types, parse_module
from thirdplace.javascript.selection import is_ours, list_own_imports, runs_in_browser
from thirdplace.javascript.source_maps import make_source_map
from thirdplace.javascript.syntax.context import Context
from thirdplace.javascript.syntax.expressions import translate_expression
from thirdplace.javascript.syntax.modules import Translation, path_of_module, translate_module
from thirdplace.javascript.untranslatable import Untranslatable

__all__ = ["RUNTIME", "Build"]

RUNTIME = Path(__file__).parent / "runtime"


@dataclass(slots=True)
class Build:
    """One run of the translator. `packages`: those of games that are not ours."""

    cache: Path
    packages: tuple[str, ...] = ()
    checked: bool = False
    sources: dict[str, Source] = field(default_factory=dict)
    translations: dict[str, Translation] = field(default_factory=dict)

    def translate(self, roots: Iterable[str]) -> None:
        """These modules and all that they need."""
        roots = list(roots)
        self._read_all(roots)
        waiting = list(roots)
        while waiting:
            name = waiting.pop()
            if name in self.translations or name in HANDWRITTEN:
                continue
            found = self.translations[name] = self._translate_one(name)
            waiting.extend(sorted(found.needed))

    def _read_all(self, roots: Iterable[str]) -> None:
        """Read what may be needed, and ask for its types all at once."""
        added: list[Source] = []
        waiting = [name for name in roots if name not in self.sources]
        while waiting:
            name = waiting.pop()
            if name in self.sources or name in HANDWRITTEN:
                continue
            source = self.sources[name] = parse_module(name)
            added.append(source)
            waiting.extend(sorted(list_own_imports(source, self.packages)))
        if added:
            folders = {self._top_folder(source) for source in added}
            load_types(added, self.cache, sorted(folders))

    def _top_folder(self, source: Source) -> Path:
        depth = source.name.count(".") + (2 if source.is_package else 1)
        return source.path.parents[depth - 1]

    def _translate_one(self, name: str) -> Translation:
        source = self.sources.get(name)
        if source is None:
            raise Untranslatable(name, 0, "this module was not found among the imports")
        ctx = Context(source, self.checked, self._is_translated, origin=self._find_origin)
        ctx.translate_expression = translate_expression
        return translate_module(ctx, _PathByModule(self))  # type: ignore[arg-type]

    def _is_translated(self, name: str) -> bool:
        return name in HANDWRITTEN or (is_ours(name, self.packages) and runs_in_browser(name))

    def _find_origin(self, module: str, name: str) -> tuple[str, str]:
        """Where something that a module offers is defined, through all that only pass it on."""
        if module in HANDWRITTEN:
            return module, name
        path = find_source(module)
        if path is None:
            return module, name
        for node in _parse_file(path).body:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    if (alias.asname or alias.name) == name and self._is_translated(str(node.module)):
                        return self._find_origin(str(node.module), alias.name)
        return module, name

    def write(self, folder: Path) -> None:
        """All translations with their source maps."""
        for found in self.translations.values():
            path = folder / found.path
            path.parent.mkdir(parents=True, exist_ok=True)
            source = self.sources[found.name]
            name = path.name
            text = "\n".join([*found.lines, f"//# sourceMappingURL={name}.map", ""])
            path.write_text(text, encoding="utf-8")
            shown = (
                "../" * found.path.count("/")
                + source.name.replace(".", "/")
                + ("/__init__.py" if source.is_package else ".py")
            )
            path.with_name(f"{name}.map").write_text(
                make_source_map(name, shown, source.text, found.origins), encoding="utf-8"
            )
            declared = declare_module(source.tree, found.exported, partial(self._path_of_class, found))
            path.with_suffix(".d.ts").write_text(declared, encoding="utf-8")
        for script in [*sorted(RUNTIME.glob("*.js")), *sorted(RUNTIME.glob("*.d.ts"))]:
            target = folder / "runtime" / script.name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(script.read_text(encoding="utf-8"), encoding="utf-8")
        (folder / "package.json").write_text(json.dumps({"type": "module"}) + "\n")

    def _path_of_class(self, found: Translation, name: str) -> str | None:
        """The file of a class that a module has imported, as seen from there; None: it is not translated."""
        origin = found.imported.get(name)
        if origin is None or origin[1] is None or not self._is_translated(origin[0]):
            return None
        module, attribute = self._find_origin(origin[0], origin[1])
        target = self.translations.get(module)
        if (
            target is None
            or attribute != name
            or not isinstance(getattr(self.sources[module].module, name, None), type)
        ):
            return None
        if name not in target.exported:
            return None
        return "../" * found.path.count("/") + target.path


class _PathByModule:
    """Where the JavaScript of each module is."""

    def __init__(self, build: Build) -> None:
        self._build = build

    def __getitem__(self, name: str) -> str:
        path = find_source(name)
        assert path is not None, name
        return path_of_module(name, path.name == "__init__.py")


@cache
def _parse_file(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
