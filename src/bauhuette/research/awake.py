"""Threads that stay awake: a compiled loop over many games shared out among cores, handed over in a microsecond.

A step of a thousand games takes a core a tenth of a millisecond. Python's own pools need as long to wake a thread, and
each thread waits for the interpreter's lock before it may begin. Here threads wait inside compiled code, without the
lock, and look at one number until it changes; what they are to call, and with which arrays, stands beside it. Whoever
has waited for about a millisecond in vain goes to sleep and is woken by Python.

A loop is called as Numba compiled it: every array is a handful of 64-bit numbers (Numba's flattened arguments), and so
a row of numbers is all that a call needs. Loops that raise cannot be called this way; our rules never do.
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

LINE = 16  # numbers between two that different threads write: no two of them in a line of a cache
ORDER, LOOP, ROWS, WIDTH, FIRST = (LINE * i for i in range(5))  # of the numbers all threads look at
MOST = 48  # numbers a call can take: more than any loop has, the rest is ignored by whoever is called
RETURNED, RAISED, ARRAYS = range(3)  # where in a row the loop's result goes, and where its arrays begin
PATIENCE = 400_000  # looks at a number, about a millisecond
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

    def _look(_context: Any, cells: Any, index: Any) -> Any:
        """A number that another thread may have written, and with it all that it had written before."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.load_atomic(_cell(context, builder, signature, args), "acquire", 8)

        return types.int64(cells, index), generate

    def _show(_context: Any, cells: Any, index: Any, value: Any) -> Any:
        """Write a number for other threads, after everything that was written before."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            builder.store_atomic(args[2], _cell(context, builder, signature, args), "release", 8)
            return context.get_dummy_value()

        return types.void(cells, index, value), generate

    def _call(_context: Any, loop: Any, row: Any) -> Any:
        """Call the loop at an address with the row of numbers at another."""

        def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            number = ir.IntType(64)
            numbers = builder.inttoptr(args[1], number.as_pointer())
            given = [builder.load(builder.gep(numbers, [ir.Constant(number, i)])) for i in range(MOST)]
            kind = ir.FunctionType(ir.IntType(32), [number] * MOST)
            builder.call(builder.inttoptr(args[0], kind.as_pointer()), given)
            return context.get_dummy_value()

        return types.void(loop, row), generate

    look: Any = intrinsic(_look)
    show: Any = intrinsic(_show)
    call: Any = intrinsic(_call)


@rule
def attend(mail: Cells, k: int, seen: int, patience: int) -> int:
    """Be the k-th thread: do what is ordered, until nothing is for a while. The last order, or that it is closed."""
    looks = 0
    while looks < patience:
        order = look(mail, ORDER)
        if order == seen:
            looks += 1
            continue
        if mail[LOOP] == CLOSED:
            return CLOSED
        call(mail[LOOP], mail[ROWS] + 8 * mail[WIDTH] * k)
        seen = order
        show(mail, FIRST + LINE * k, seen)
        looks = 0
    return seen


@rule
def order(mail: Cells, loop: int, rows: int, width: int) -> None:
    """Hand a loop over to the other threads."""
    mail[LOOP] = loop
    mail[ROWS] = rows
    mail[WIDTH] = width
    show(mail, ORDER, mail[ORDER] + 1)


@rule
def do_last(mail: Cells, others: int) -> None:
    """The last share is for the thread that asks."""
    call(mail[LOOP], mail[ROWS] + 8 * mail[WIDTH] * others)


@rule
def all_done(mail: Cells, others: int, patience: int) -> bool:
    """Whether the other threads have done what was ordered last; no later than after some looks."""
    for k in range(others):
        looks = 0
        while look(mail, FIRST + LINE * k) != mail[ORDER]:
            looks += 1
            if looks > patience:
                return False
    return True


class Awake:
    """`threads` of them, the one that asks among them. Ends with whoever owns it."""

    def __init__(self, owner: object, threads: int) -> None:
        self.others = threads - 1
        self._prepared: dict[Any, Prepared] = {}
        self._begin()
        weakref.finalize(owner, Awake._close, self._threads)

    def _begin(self) -> None:
        self._process = os.getpid()
        self._mail = np.zeros(FIRST + LINE * self.others, np.int64)
        self._threads = [Sleeper(self._mail, k) for k in range(self.others)]

    @staticmethod
    def _close(threads: list[Sleeper]) -> None:
        if threads and threads[0].process == os.getpid():
            order(threads[0].mail, CLOSED, 0, 0)
            for thread in threads:
                thread.wake()

    def run(self, loop: Any, shares: list[slice], arrays: tuple[Any, ...]) -> list[int]:
        """`loop` for every share of the arrays; of a list each share gets its own array. What the loop returned."""
        if self._process != os.getpid():
            self._begin()  # threads do not come along when a process is forked
        key = (loop, *((a.shape, a.dtype, a.flags.num) if isinstance(a, np.ndarray) else id(a) for a in arrays))
        prepared = self._prepared.get(key)
        if prepared is None:
            prepared = self._prepared[key] = Prepared(loop, shares, arrays)
        rows = prepared.rows_for(arrays)
        order(self._mail, prepared.address, rows.ctypes.data, rows.shape[1])
        for thread in self._threads:
            thread.wake()
        do_last(self._mail, self.others)
        while not all_done(self._mail, self.others, PATIENCE):
            time.sleep(0)  # more threads than cores: let the others have one
        return prepared.returned.tolist()


class Prepared:
    """A loop with arrays of certain shapes: all numbers of its calls but where arrays begin, which differs."""

    def __init__(self, loop: Any, shares: list[slice], arrays: tuple[Any, ...]) -> None:
        self.returned = np.zeros(len(shares), np.int64)
        self._raised = np.zeros(len(shares), np.int64)
        self.address = _address_of(loop, [_part(array, 0, shares[0]) for array in arrays])
        self.rows = np.zeros((len(shares), MOST), np.int64)
        self.rows[:, RETURNED] = self.returned.ctypes.data + 8 * np.arange(len(shares))
        self.rows[:, RAISED] = self._raised.ctypes.data + 8 * np.arange(len(shares))
        self.begins: list[tuple[int, int, Any]] = []  # which array, in which column, how far apart its shares are
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
    """Where the code of a loop begins that was compiled for arrays of these kinds."""
    typeof: Any = numba.typeof
    signature = tuple(typeof(array) for array in arrays)
    loop.compile(signature)
    compiled = loop.overloads[signature]
    return int(compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name))


class Sleeper:
    """A thread that is awake while there is work, and asleep when there was none for a while."""

    def __init__(self, mail: Cells, k: int) -> None:
        self.process = os.getpid()
        self.mail = mail
        self._k = k
        self._asleep = False
        self._bell = threading.Semaphore(0)
        self.name = f"games {id(mail)} {k}"
        threading.Thread(target=self._live, daemon=True, name=self.name).start()

    def _live(self) -> None:
        seen = 0
        while seen != CLOSED:
            seen = attend(self.mail, self._k, seen, PATIENCE)
            self._asleep = True  # said first: either an order is seen here, or whoever gives one sees this
            if seen != CLOSED and self.mail[ORDER] == seen:
                self._bell.acquire()
            self._asleep = False

    def wake(self) -> None:
        if self._asleep:
            self._asleep = False
            self._bell.release()
