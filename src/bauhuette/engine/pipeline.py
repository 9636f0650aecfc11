"""The steps in which a rule is compiled: those of Numba that no rule needs are left out.

Rules have no closures, `with` blocks, generators or array expressions, and nothing in them is counted or released. LLVM
removes branches that are never taken. (Imports Numba: `engine.jit` asks for this only when something is compiled.)
"""

from __future__ import annotations

from typing import Any

from numba.core import compiler as numba_compiler

compiler: Any = numba_compiler  # Numba has types for parts of itself only

NEEDLESS = frozenset((
    "WithLifting", "InlineClosureLikes", "RewriteSemanticConstants", "DeadBranchPrune", "RewriteDynamicRaises",
    "MakeFunctionToJitFunction", "FindLiterallyCalls", "LiteralUnroll", "LiteralPropagationSubPipelinePass",
    "InlineOverloads", "NopythonRewrites", "IRLegalization", "AnnotateTypes", "DumpParforDiagnostics",
))  # fmt: skip


class RuleCompiler(compiler.CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        steps = compiler.PassManager("rule")
        numbas = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.passes = [step for step in numbas.passes if step[0].__name__ not in NEEDLESS]
        steps.finalize()
        return [steps]
