"""One library per target: the code of all entry points linked, optimised and written as machine code by LLVM."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import llvmlite.binding as llvm

from whistlestop.errors import KernelError
from whistlestop.kernels.build.intermediate import Compiled
from whistlestop.kernels.build.thunks import RUNTIME, Thunk
from whistlestop.kernels.calling import symbol
from whistlestop.kernels.sources import fingerprint


class Target(NamedTuple):
    """A kind of machine, by its names for LLVM and the linker."""

    triple: str
    processor: str
    emulation: str


TARGETS = {
    "x86_64-v2": Target("x86_64-unknown-linux-gnu", "x86-64-v2", "elf_x86_64"),
    "x86_64-v3": Target("x86_64-unknown-linux-gnu", "x86-64-v3", "elf_x86_64"),
    "aarch64": Target("aarch64-unknown-linux-gnu", "generic", "aarch64linux"),
}

# What no kernel changes: values read from it stay valid while a function runs, whatever else the function writes.
UNCHANGED = re.compile(r"\bptr (%arg\.(?:board|rules|traits))(?=[,)])")

C_LIBRARY = {"malloc", "free", "memcpy", "memmove", "memset", "log10", "log", "exp", "pow", "floor", "ceil"}


def machine_code(made: Sequence[Compiled], codes: Sequence[str], name: str) -> bytes:
    """An object file with all entry points for a target."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = TARGETS[name]
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor, opt=3, reloc="pic", codemodel="default"
    )
    module = _linked(made, codes, f'target datalayout = "{machine.target_data}"\ntarget triple = "{target.triple}"\n')
    _hide(module, {"ws_fingerprint", *(symbol(each.name) for each in made)})
    _optimise(module, machine)
    _check_complete(module)
    return bytes(machine.emit_object(module))


def _linked(made: Sequence[Compiled], codes: Sequence[str], head: str) -> Any:
    """All code in one module."""
    module = llvm.parse_assembly(head + RUNTIME + _mark())
    for code in codes:
        module.link_in(llvm.parse_assembly(_for_target(code, head)))
    module.link_in(llvm.parse_assembly(head + "".join(Thunk(each).text() for each in made)))
    module.verify()
    return module


def _mark() -> str:
    text = fingerprint("library")
    return f'@ws_fingerprint = constant [{len(text) + 1} x i8] c"{text}\\00"\n'


def _for_target(code: str, head: str) -> str:
    """Numba's code with the target's head, and without what belongs to the process that compiled it."""
    code = re.sub(r'^target (datalayout|triple) = ".*"\n', "", code, flags=re.MULTILINE)
    code = re.sub(r"= common (local_unnamed_addr )?global", "= weak global", code)
    code = re.sub(
        r"^define .*", lambda line: UNCHANGED.sub(r"ptr noalias readonly \1", line[0]), code, flags=re.MULTILINE
    )
    # Addresses in that process; only exceptions would need them, and here the status reports those.
    return head + re.sub(r"= linkonce global ptr inttoptr \(i64 \d+ to ptr\)", "= linkonce global ptr null", code)


def _hide(module: Any, shown: set[str]) -> None:
    """Export nothing except the entry points, so that everything else can be inlined or dropped."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in shown:
            each.linkage = "internal"


def _optimise(module: Any, machine: Any) -> None:
    """As Numba does it: optimise, remove reference counting that is not needed, and optimise again."""
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    pruning = llvm.create_new_module_pass_manager()
    pruning.add_refprune_pass()
    for passes in (builder.getModulePassManager(), pruning, builder.getModulePassManager()):
        passes.run(module, builder)


def _check_complete(module: Any) -> None:
    """Refuse a library that would need more than the C library has."""
    declared = {each.name for each in module.functions if each.is_declaration and not each.name.startswith("llvm.")}
    if missing := declared - C_LIBRARY:
        raise KernelError(f"these functions of Numba's runtime are missing: {', '.join(sorted(missing))}")
