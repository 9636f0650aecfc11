"""How Numba compiles rules: its own steps, without those that rules never need.

- A small rule is not turned into machine code: the rules that call it contain it, and its LLVM code is optimised there.
- Rules have no closures, no `with`, no exceptions, no arrays of their own and count no references. The steps for those
  are left out, and so is the upkeep Numba repeats after every step.
- What an operator means for arguments of some types is asked once a process, not at every use.

(Imports Numba: `engine.jit` asks for this only when something is compiled.)
"""

from __future__ import annotations

from functools import lru_cache
from types import CodeType
from typing import Any

import llvmlite.binding
from numba.core import cgutils as numba_cgutils
from numba.core import codegen as numba_codegen
from numba.core import compiler as numba_compiler
from numba.core import compiler_machinery as numba_machinery
from numba.core import errors as numba_errors
from numba.core import lowering as numba_lowering
from numba.core import postproc as numba_postproc
from numba.core import runtime as numba_runtime
from numba.core import typed_passes as numba_typed
from numba.core import typeinfer as numba_typeinfer
from numba.core import types as numba_types
from numba.core import untyped_passes as numba_untyped

from bauhuette.engine.python_entry import ENTRY

# Numba has types for parts of itself only.
cgutils: Any = numba_cgutils
codegen: Any = numba_codegen
compiler: Any = numba_compiler
machinery: Any = numba_machinery
errors: Any = numba_errors
lowering: Any = numba_lowering
postproc: Any = numba_postproc
typed: Any = numba_typed
typeinfer: Any = numba_typeinfer
types: Any = numba_types
untyped: Any = numba_untyped
runtime: Any = numba_runtime
llvm: Any = llvmlite.binding

TINY = 400  # lines of LLVM code as Numba writes it, with all it contains; not optimised on its own
WRAPPER = "wrapper"  # Numba's name for the code that unpacks Python's arguments


class RuleLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The LLVM code of a rule; it becomes machine code when an address in it is asked for."""

    _final_module: Any
    _shared_module: Any

    def __init__(self, owner: Any, name: str) -> None:
        super().__init__(owner, name)
        self.lines = 0  # of LLVM code before it is optimised
        self.is_emitted = False
        self._environments: dict[str, Any] = {}
        self._long: frozenset[str] = frozenset()
        self._kept_code = b""  # LLVM code, where there is machine code, too
        self.enable_object_caching()

    @property
    def codegen(self) -> Any:
        """Numba asks this to `set_env`, which waits until there is machine code."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        self._environments[name] = environment
        if self.is_emitted:
            self._codegen.set_env(name, environment)

    def add_linking_library(self, library: Any) -> None:
        """Rules count no references, so they contain nothing of Numba's runtime."""
        if library is not runtime.rtsys.library and library not in self._linking_libraries:
            super().add_linking_library(library)
            self.lines += getattr(library, "lines", 0)

    def add_ir_module(self, ir_module: Any) -> None:
        text = cgutils.normalize_ir_text(str(ir_module))
        if ir_module.name != WRAPPER:
            self.lines += text.count("\n")
        module = llvm.parse_assembly(text)
        module.name = ir_module.name
        module.data_layout = self._codegen._data_layout
        self._final_module.link_in(module)

    def _optimize_final_module(self) -> None:
        if self.lines > TINY:
            self._optimise()

    def _optimise(self) -> None:
        """Of an entry only little: what it calls was optimised before, and it is called once for very much."""
        builder = self._codegen._pass_builder(**({"opt": 1} if self._is_entry() else {}))
        builder.getModulePassManager().run(self._final_module, builder)

    def _is_entry(self) -> bool:
        name: str = self.name
        return name.endswith(ENTRY)

    def _finalize_final_module(self) -> None:
        """Leave it at LLVM code; but a rule that calls itself does so by address."""
        self._finalize_dynamic_globals()
        self._finalized = True
        if any(value.name.startswith(codegen.RuntimeLinker.PREFIX) for value in self._final_module.global_variables):
            self.emit()

    def _get_module_for_linking(self) -> Any:
        if self._shared_module is None and self._kept_code:
            self._shared_module = llvm.parse_bitcode(self._kept_code)
        return super()._get_module_for_linking()

    def is_longer(self, function: str, lines: int) -> bool:
        """Whether a function of it has more lines of optimised LLVM code than this."""
        self._ensure_finalized()
        if self._disable_inspection:
            return function in self._long
        if self.lines > TINY and str(self._final_module.get_function(function)).count("\n") > lines:
            self._long |= {function}
        return function in self._long

    def emit(self, name: str = "") -> None:
        """Make machine code, with the function `name` even if nothing else in it calls that."""
        if self.is_emitted:
            return
        if self._get_module_for_linking() is self._final_module:
            self._final_module = self._final_module.clone()
        if name:
            self._final_module.get_function(name).linkage = llvm.Linkage.external
        if self.lines <= TINY:
            self._optimise()
        self.is_emitted = True
        super()._finalize_final_module()
        for name, environment in self._environments.items():
            self._codegen.set_env(name, environment)

    def get_pointer_to_function(self, name: str) -> Any:
        self._ensure_finalized()
        if not self.is_emitted:
            if name not in _defined(self._final_module.functions):
                return 0
            self.emit(name)
        return super().get_pointer_to_function(name)

    def serialize_using_object_code(self) -> Any:
        """LLVM code where rules may contain it, and machine code where there is some."""
        self._ensure_finalized()
        code = b"" if self._long or self._is_entry() else self._get_module_for_linking().as_bitcode()
        if not self.is_emitted:
            return self.name, self.lines, code, None
        module = self._final_module
        names = _defined(module.functions) | _defined(module.global_variables)
        return self.name, self.lines, code, (self._get_compiled_object(), names, self._long)

    @classmethod
    def restored(cls, owner: Any, stored: Any) -> RuleLibrary:
        name, lines, code, machine_code = stored
        self = cls(owner, name)
        self.lines = lines
        if machine_code is None:
            self._final_module = self._shared_module = llvm.parse_bitcode(code)
            self._finalized = True
            return self
        code_of_machine, names, self._long = machine_code
        self.is_emitted, self._kept_code = True, code
        self._set_compiled_object(code_of_machine)
        codegen.JITCodeLibrary._finalize_final_module(self)
        self._codegen._engine._defined_symbols |= names
        return self


def _defined(values: Any) -> frozenset[str]:
    return frozenset(value.name for value in values if not value.is_declaration)


def restored(target: Any, stored: Any) -> Any:
    """What was compiled, from what was kept of it on disk."""
    library, *others = stored
    description, environment, signature, _objectmode, _lifted, _annotation, _reload, environments = others
    restored_library = RuleLibrary.restored(target.codegen(), library)
    for other in environments:
        restored_library.set_env(other.env_name, other)
    return compiler.compile_result(
        typing_context=target.typing_context,
        target_context=target,
        entry_point=target.get_executable(restored_library, description, environment),
        type_annotation="",
        library=restored_library,
        signature=signature,
        objectmode=False,
        lifted=(),
        fndesc=description,
        environment=environment,
        reload_init=(),
        referenced_envs=environments,
    )


_meanings: dict[Any, Any] = {}  # signatures by function and types of its arguments


class _Inference(typeinfer.TypeInferer):  # type: ignore[misc]
    """Numba's inference of types, which looks up operators it has met before."""

    def resolve_call(self, function: Any, arguments: Any, named: Any) -> Any:
        if not isinstance(function, types.Function):
            return super().resolve_call(function, arguments, named)
        key = function, arguments, tuple(named.items())
        found = _meanings.get(key)
        if found is None:
            found = _meanings[key] = super().resolve_call(function, arguments, named)
        return found


@machinery.register_pass(mutates_CFG=True, analysis_only=False)
class _InferTypes(machinery.FunctionPass):  # type: ignore[misc]
    _name = "bauhuette_infer_types"

    def __init__(self) -> None:
        machinery.FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        context = state.typingctx
        fixer = errors.WarningsFixer(errors.NumbaWarning)
        inference = _Inference(context, state.func_ir, fixer)
        called = context.callstack.register(state.targetctx.target, inference, state.func_id, state.args)
        with called, fixer:
            for index, (name, kind) in enumerate(zip(state.func_ir.arg_names, state.args, strict=True)):
                inference.seed_argument(name, index, kind)
            if state.return_type is not None:
                inference.seed_return(state.return_type)
            inference.build_constraint()
            inference.propagate()
            state.typemap, state.return_type, state.calltypes = inference.unify()
        state.typing_errors = []
        return False


class _Lowering(lowering.Lower):  # type: ignore[misc]
    """Numba's translation to LLVM code. The address of a rule that is only called would forbid to keep it on disk."""

    def lower_assign(self, kind: Any, instruction: Any) -> Any:
        if isinstance(kind, types.Dispatcher):
            return self.context.get_dummy_value()
        return super().lower_assign(kind, instruction)


@machinery.register_pass(mutates_CFG=True, analysis_only=False)
class _Lower(typed.BaseNativeLowering):  # type: ignore[misc]
    _name = "bauhuette_lower"

    @property
    def lowering_class(self) -> Any:
        return _Lowering


_STEPS = (
    untyped.TranslateByteCode,
    untyped.FixupArgs,
    untyped.IRProcessing,
    untyped.RewriteSemanticConstants,
    untyped.DeadBranchPrune,
    untyped.GenericRewrites,
    untyped.InlineInlinables,
    untyped.ReconstructSSA,
    _InferTypes,
    typed.PreLowerStripPhis,
    typed.InlineOverloads,
    typed.NoPythonSupportedFeatureValidation,
    typed.IRLegalization,
    _Lower,
    typed.NoPythonBackend,
)
_REORDERING = (untyped.DeadBranchPrune, untyped.InlineInlinables)  # blocks: their relations are computed anew


class _Steps(machinery.PassManager):  # type: ignore[misc]
    """One step after another, without Numba's upkeep after each."""

    def run(self, state: Any) -> None:
        for kind, name in self.passes:
            step = machinery._pass_registry.get(kind).pass_inst
            step.analysis = self._analysis
            with errors.new_error_context("Step {name}", name=name):
                changed = step.run_pass(state)
            if changed and isinstance(step, _REORDERING):
                postproc.PostProcessor(state.func_ir).run()


@lru_cache
def _steps() -> Any:
    steps = _Steps("rule")
    for step in _STEPS:
        steps.add_pass(step, step.__name__)
    steps.finalize()
    return steps


class RuleCompiler(compiler.CompilerBase):  # type: ignore[misc]
    """Compiles a rule; one with a function inside it as Numba does."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.library = RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.type_annotation = ""  # otherwise the source with all types, kept on disk
        if any(isinstance(constant, CodeType) for constant in state.func_id.code.co_consts):
            return [compiler.DefaultPassBuilder.define_nopython_pipeline(state)]
        return [_steps()]
