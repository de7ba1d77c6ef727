"""Compiles functions that only compiled code calls, in half the time.

numba makes everything it compiles ready to run: it optimises each function together with all that it calls,
writes machine code, and adds what Python needs to call it. For a function that only compiled code calls, all
that is thrown away: whoever calls it is optimised and written again, with the function inside. Here, such a
function stays LLVM code until a function that Python calls includes it (compiled.py).

This leans on how numba lowers functions (`NativeLowering`, `JITCodeLibrary`); the tests of every game's
compiled rules would notice a version that does it in another way.
"""

# mypy: disable-error-code="no-untyped-call"
# numba has types only for what everybody uses.

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

__all__ = ["InnerCompiler"]

UNRESOLVED_PREFIX = ".numba.unresolved$"
"""How a function that calls itself refers to itself: as something that is ready to run."""


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc, unused-ignore]
    """The code of one function and of all that it calls: linked, but neither optimised nor ready to run."""

    _is_ready_to_run = False

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        variables = (variable.name for variable in self._final_module.global_variables)
        if any(name.startswith(UNRESOLVED_PREFIX) for name in variables):
            self._linking_libraries = []
            self._is_ready_to_run = True
            super().finalize()
        else:
            self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Where a function begins that is ready to run; 0 otherwise, as numba says it, too."""
        self._ensure_finalized()
        return super().get_pointer_to_function(name) if self._is_ready_to_run else 0

    @property
    def codegen(self) -> Any:
        return self._codegen if self._is_ready_to_run else _NoEnvironments()


class _NoEnvironments:
    """What numba asks for to give a function its environment; there is no memory for one yet."""

    def set_env(self, *_: object) -> None:
        pass


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):  # type: ignore[misc, unused-ignore]
    """Lowers to an InnerLibrary."""

    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class InnerCompiler(CompilerBase):  # type: ignore[misc, unused-ignore]
    """To be given to numba as `pipeline_class`, with `no_cpython_wrapper`."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(InnerLowering, NativeLowering)
        passes.passes = [each for each in passes.passes if each[0] is not NativeLowering]
        passes.finalize()
        return [passes]
