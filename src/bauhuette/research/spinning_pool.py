"""Threads that wait by spinning: a compiled loop over many games is divided among cores within a microsecond.

A step of a thousand games takes a core a tenth of a millisecond. Python's own pools need as long to wake a thread, and
each thread waits for the interpreter's lock before it may begin. Here threads wait inside compiled code, without the
lock, and poll one number until it changes; the loop to call and its arrays stand beside it. A thread that has polled
for about a millisecond goes to sleep and is woken by Python.

A loop is called as Numba compiled it: every array is a handful of 64-bit numbers (Numba's flattened arguments), so a
row of numbers is all that a call needs. Loops that raise cannot be called this way; our rules never do.
"""

from __future__ import annotations

import importlib
import os
import threading
import time
import weakref
from typing import Any

import numpy as np

from bauhuette.engine.jit import COMPILED, rule
from bauhuette.engine.record import Cells

LINE = 16  # numbers between two that different threads write, so that no two share a cache line
ORDER, LOOP, ROWS, WIDTH, FIRST = (LINE * i for i in range(5))  # places of the numbers all threads poll
MOST = 48  # numbers a call can take: more than any loop has, the callee ignores the rest
RETURNED, RAISED, ARRAYS = range(3)  # where in a row the loop's result goes, and where its arrays begin
MOST_POLLS = 400_000  # polls, about a millisecond
CLOSED = -1

if COMPILED:
    import numba
    from numba.core import types as numba_types
    from numba.core.extending import intrinsic
    from numba.np.arrayobj import make_array

    types: Any = numba_types
    array_in: Any = make_array
    ir: Any = importlib.import_module("llvmlite.ir")

    def _cell(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = array_in(signature.args[0])(context, builder, args[0])
        return builder.gep(array.data, [args[1]])

    def _load(_context: Any, cells: Any, index: Any) -> Any:
        """Read a number another thread may have written, with all it wrote before (acquire)."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.load_atomic(_cell(context, builder, signature, args), "acquire", 8)

        return types.int64(cells, index), generate

    def _store(_context: Any, cells: Any, index: Any, value: Any) -> Any:
        """Write a number for other threads, after all writes before it (release)."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            builder.store_atomic(args[2], _cell(context, builder, signature, args), "release", 8)
            return context.get_dummy_value()

        return types.void(cells, index, value), generate

    def _call(_context: Any, loop: Any, row: Any) -> Any:
        """Call the loop at one address with the row of numbers at another."""

        def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            number = ir.IntType(64)
            numbers = builder.inttoptr(args[1], number.as_pointer())
            given = [builder.load(builder.gep(numbers, [ir.Constant(number, i)])) for i in range(MOST)]
            kind = ir.FunctionType(ir.IntType(32), [number] * MOST)
            builder.call(builder.inttoptr(args[0], kind.as_pointer()), given)
            return context.get_dummy_value()

        return types.void(loop, row), generate

    load: Any = intrinsic(_load)
    store: Any = intrinsic(_store)
    call: Any = intrinsic(_call)


@rule
def serve(mailbox: Cells, k: int, seen: int, most_polls: int) -> int:
    """Work as the k-th thread until idle for `most_polls`; return the last order seen, or CLOSED."""
    polls = 0
    while polls < most_polls:
        order = load(mailbox, ORDER)
        if order == seen:
            polls += 1
            continue
        if mailbox[LOOP] == CLOSED:
            return CLOSED
        call(mailbox[LOOP], mailbox[ROWS] + 8 * mailbox[WIDTH] * k)
        seen = order
        store(mailbox, FIRST + LINE * k, seen)
        polls = 0
    return seen


@rule
def start_loop(mailbox: Cells, loop: int, rows: int, width: int) -> None:
    """Start a loop on the other threads."""
    mailbox[LOOP] = loop
    mailbox[ROWS] = rows
    mailbox[WIDTH] = width
    store(mailbox, ORDER, mailbox[ORDER] + 1)


@rule
def run_last_share(mailbox: Cells, others: int) -> None:
    """Run the last share on the calling thread."""
    call(mailbox[LOOP], mailbox[ROWS] + 8 * mailbox[WIDTH] * others)


@rule
def all_done(mailbox: Cells, others: int, most_polls: int) -> bool:
    """Return whether the other threads have finished; give up after `most_polls` polls of each."""
    for k in range(others):
        polls = 0
        while load(mailbox, FIRST + LINE * k) != mailbox[ORDER]:
            polls += 1
            if polls > most_polls:
                return False
    return True


class SpinningPool:
    """`threads` threads, the caller's among them. Ends with its owner."""

    def __init__(self, owner: object, threads: int) -> None:
        self.others = threads - 1
        self._prepared: dict[Any, PreparedLoop] = {}
        self._begin()
        weakref.finalize(owner, SpinningPool._close, self._threads)

    def _begin(self) -> None:
        self._process = os.getpid()
        self._mailbox = np.zeros(FIRST + LINE * self.others, np.int64)
        self._threads = [SpinningThread(self._mailbox, k) for k in range(self.others)]

    @staticmethod
    def _close(threads: list[SpinningThread]) -> None:
        if threads and threads[0].process == os.getpid():
            start_loop(threads[0].mailbox, CLOSED, 0, 0)
            for thread in threads:
                thread.wake()

    def run(self, loop: Any, shares: list[slice], arrays: tuple[Any, ...]) -> list[int]:
        """Run `loop` for every share of the arrays (a list has one array per share); return its results."""
        if self._process != os.getpid():
            self._begin()  # threads do not survive a fork
        key = (loop, *((a.shape, a.dtype, a.flags.num) if isinstance(a, np.ndarray) else id(a) for a in arrays))
        prepared = self._prepared.get(key)
        if prepared is None:
            prepared = self._prepared[key] = PreparedLoop(loop, shares, arrays)
        rows = prepared.rows_for(arrays)
        start_loop(self._mailbox, prepared.address, rows.ctypes.data, rows.shape[1])
        for thread in self._threads:
            thread.wake()
        run_last_share(self._mailbox, self.others)
        while not all_done(self._mailbox, self.others, MOST_POLLS):
            time.sleep(0)  # more threads than cores: yield
        return prepared.returned.tolist()


class PreparedLoop:
    """A loop with arrays of certain shapes: all numbers of its calls but the arrays' addresses, which change."""

    def __init__(self, loop: Any, shares: list[slice], arrays: tuple[Any, ...]) -> None:
        self.returned = np.zeros(len(shares), np.int64)
        self._raised = np.zeros(len(shares), np.int64)
        self.address = _address_of(loop, [_part(array, 0, shares[0]) for array in arrays])
        self.rows = np.zeros((len(shares), MOST), np.int64)
        self.rows[:, RETURNED] = self.returned.ctypes.data + 8 * np.arange(len(shares))
        self.rows[:, RAISED] = self._raised.ctypes.data + 8 * np.arange(len(shares))
        self.begins: list[tuple[int, int, Any]] = []  # array, column, and distances between its shares
        column = ARRAYS
        for i, array in enumerate(arrays):
            for k, share in enumerate(shares):
                part = _part(array, k, share)
                numbers = [0, 0, part.size, part.itemsize, part.ctypes.data, *part.shape, *part.strides]
                self.rows[k, column : column + len(numbers)] = numbers
            if isinstance(array, np.ndarray):
                starts = np.array([share.start for share in shares], np.int64)
                self.begins.append((i, column + 4, starts * array.strides[0]))
            column += len(numbers)
        assert column <= MOST

    def rows_for(self, arrays: tuple[Any, ...]) -> Any:
        for i, column, offsets in self.begins:
            np.add(offsets, arrays[i].ctypes.data, out=self.rows[:, column])
        return self.rows


def _part(array: Any, k: int, share: slice) -> Any:
    return array[share] if isinstance(array, np.ndarray) else array[k]


def _address_of(loop: Any, arrays: list[Any]) -> int:
    """Return the address of a loop's code, compiled for arrays of these types."""
    typeof: Any = numba.typeof
    signature = tuple(typeof(array) for array in arrays)
    loop.compile(signature)
    compiled = loop.overloads[signature]
    return int(compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name))


class SpinningThread:
    """A thread that spins while there is work, and sleeps after a while without."""

    def __init__(self, mailbox: Cells, k: int) -> None:
        self.process = os.getpid()
        self.mailbox = mailbox
        self._k = k
        self._asleep = False
        self._bell = threading.Semaphore(0)
        self.name = f"games {id(mailbox)} {k}"
        threading.Thread(target=self._live, daemon=True, name=self.name).start()

    def _live(self) -> None:
        seen = 0
        while seen != CLOSED:
            seen = serve(self.mailbox, self._k, seen, MOST_POLLS)
            self._asleep = True  # set first: either this thread sees a new order, or the caller sees this
            if seen != CLOSED and self.mailbox[ORDER] == seen:
                self._bell.acquire()
            self._asleep = False

    def wake(self) -> None:
        if self._asleep:
            self._asleep = False
            self._bell.release()
