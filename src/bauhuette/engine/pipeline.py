"""The steps in which a rule is compiled: those of Numba that no rule needs are left out.

Rules have no closures, `with` blocks, generators or array expressions, and nothing in them is counted or released. LLVM
removes branches that are never taken, and optimises the whole once instead of three times. (Imports Numba: `engine.jit`
asks for this only when something is compiled.)
"""

from __future__ import annotations

from typing import Any

from numba.core import codegen as numba_codegen
from numba.core import compiler as numba_compiler

# Numba has types for parts of itself only.
codegen: Any = numba_codegen
compiler: Any = numba_compiler

NEEDLESS = frozenset((
    "WithLifting", "InlineClosureLikes", "RewriteSemanticConstants", "DeadBranchPrune", "RewriteDynamicRaises",
    "MakeFunctionToJitFunction", "FindLiterallyCalls", "LiteralUnroll", "LiteralPropagationSubPipelinePass",
    "InlineOverloads", "NopythonRewrites", "IRLegalization", "AnnotateTypes", "DumpParforDiagnostics",
))  # fmt: skip


class RuleCompiler(compiler.CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = _Library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        steps = compiler.PassManager("rule")
        numbas = compiler.DefaultPassBuilder.define_nopython_pipeline(state)
        steps.passes = [step for step in numbas.passes if step[0].__name__ not in NEEDLESS]
        steps.finalize()
        return [steps]


class _Library(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule: LLVM optimises it once."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        passes, options = self._codegen._module_pass_manager()
        passes.run(self._final_module, options)
