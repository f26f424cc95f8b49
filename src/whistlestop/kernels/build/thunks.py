"""The outer side of the library in LLVM's language: for each entry point, a function of one block of words; and memory.

The first word of a block is the result; then each argument has its number, or its address and its lengths.
"""

from __future__ import annotations

import re

from whistlestop.kernels.build.intermediate import Compiled
from whistlestop.kernels.calling import dtype_of, symbol
from whistlestop.kernels.entry_points import Kind

# What Numba's code needs of its runtime; an array there begins with five words about itself, the fourth is its data.
RUNTIME = """
declare ptr @malloc(i64)
declare void @free(ptr)
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %whole = add i64 %size, 128
  %info = call ptr @malloc(i64 %whole)
  %start = ptrtoint ptr %info to i64
  %behind = add i64 %start, 127
  %aligned = and i64 %behind, -64
  %data = inttoptr i64 %aligned to ptr
  store { i64, ptr, ptr, ptr, i64 } zeroinitializer, ptr %info
  store i64 1, ptr %info
  %place = getelementptr { i64, ptr, ptr, ptr, i64 }, ptr %info, i32 0, i32 3
  store ptr %data, ptr %place
  ret ptr %info
}
define ptr @NRT_MemInfo_alloc(i64 %size) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 32)
  ret ptr %info
}
; An array made in a kernel never leaves it, nor its thread, so that its references are counted without locks.
define void @NRT_incref(ptr %info) noinline nounwind {
  %is_none = icmp eq ptr %info, null
  br i1 %is_none, label %done, label %more
more:
  %count = load i64, ptr %info
  %counted = add i64 %count, 1
  store i64 %counted, ptr %info
  br label %done
done:
  ret void
}
define void @NRT_decref(ptr %info) noinline nounwind {
  %is_none = icmp eq ptr %info, null
  br i1 %is_none, label %done, label %less
less:
  %count = load i64, ptr %info
  %counted = sub i64 %count, 1
  store i64 %counted, ptr %info
  %is_last = icmp eq i64 %counted, 0
  br i1 %is_last, label %last, label %done
last:
  call void @NRT_MemInfo_call_dtor(ptr %info)
  br label %done
done:
  ret void
}
define void @NRT_MemInfo_call_dtor(ptr %info) {
  call void @free(ptr %info)
  ret void
}
define ptr @NRT_Allocate(i64 %size) {
  %memory = call ptr @malloc(i64 %size)
  ret ptr %memory
}
define void @NRT_Free(ptr %memory) {
  call void @free(ptr %memory)
  ret void
}
define void @PyErr_SetString(ptr %kind, ptr %text) {
  ret void
}
"""


class Thunk:
    """The outer function of one entry point, written line by line."""

    def __init__(self, made: Compiled) -> None:
        self.made = made
        self.lines: list[str] = []
        self.given = ["ptr %result", "ptr %exception"]
        self.types = made.parameters
        self._slot = 0

    def text(self) -> str:
        """The whole function, and the declaration of what it calls."""
        for kind in self.made.entry.arguments.values():
            self._pass(kind)
        found = [argument.split()[0] for argument in self.given]
        if found != self.types:
            raise TypeError(f"{self.made.name} takes {self.types}, and not {found} as the table of entry points says")
        called = f'@"{self.made.symbol}"'
        return (
            f"declare i32 {called}({', '.join(self.types)})\n"
            f"define i32 @{symbol(self.made.name)}(ptr %block) {{\n"
            "  %result = alloca i64\n  store i64 0, ptr %result\n  %exception = alloca ptr\n"
            + "".join(f"  {line}\n" for line in self.lines)
            + f"  %status = call i32 {called}({', '.join(self.given)})\n"
            + "".join(f"  {line}\n" for line in self._return())
            + "  ret i32 %status\n}\n"
        )

    def _next_word(self) -> str:
        self._slot += 1
        name = f"%word{self._slot}"
        self.lines.append(f"{name}at = getelementptr i64, ptr %block, i32 {self._slot}")
        self.lines.append(f"{name} = load i64, ptr {name}at")
        return name

    def _pass(self, kind: Kind) -> None:
        word = self._next_word()
        if kind.dtype == "int":
            self.given.append(f"i64 {word}")
        elif kind.dtype == "bool":
            narrow = self.types[len(self.given)]
            self.lines.append(f"{word}narrow = trunc i64 {word} to {narrow}")
            self.given.append(f"{narrow} {word}narrow")
        else:
            self.lines.append(f"{word}address = inttoptr i64 {word} to ptr")
            self._pass_array(kind, f"{word}address")

    def _pass_array(self, kind: Kind, address: str) -> None:
        """Pass an array as Numba's code takes it: owner, number and size of items, address, lengths and strides."""
        if kind.least is None:
            self.given.append(f"ptr {address}")
            return
        size = dtype_of(kind.dtype).itemsize
        lengths = [self._next_word() for _ in kind.least]
        count, strides = lengths[0], [f"{size}"]
        if len(lengths) == 2:
            count, row = f"{address}count", f"{address}row"
            self.lines.append(f"{count} = mul i64 {lengths[0]}, {lengths[1]}")
            self.lines.append(f"{row} = mul i64 {lengths[1]}, {size}")
            strides = [row, *strides]
        numbers = [f"i64 {number}" for number in (*lengths, *strides)]
        self.given += ["ptr null", "ptr null", f"i64 {count}", f"i64 {size}", f"ptr {address}", *numbers]

    def _return(self) -> list[str]:
        """The result as one word."""
        width = _width(self.made.result)
        if width == 64:
            return ["%whole = load i64, ptr %result", "store i64 %whole, ptr %block"]
        return [
            f"%narrow = load i{width}, ptr %result",
            f"%whole = sext i{width} %narrow to i64",
            "store i64 %whole, ptr %block",
        ]


def _width(result: str) -> int:
    """How many bits a result has: `int16` or `IntEnum<int64>(Reason)`, say."""
    found = re.search(r"int(\d+)", result)
    return int(found[1]) if found else 8 if result == "bool" else 64
