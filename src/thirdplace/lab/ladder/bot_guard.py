"""Runs one program of a bot, and ends it with everything that it has started.

The ladder starts this file as a script of its own for each program (`python -I -S bot_guard.py ...`), so it
imports nothing of ours and is ready within milliseconds. The guard and the ladder share a pipe: when the
ladder closes it or is killed, however suddenly, the guard kills the program, its process group, and on Linux
also processes that left the group. The program reads and writes the standard streams of the guard.

Needs a POSIX system. Exits as the program does; with 128 + number if a signal ended it; with one of the codes
below if it went beyond a limit.
"""

import ctypes
import os
import resource
import select
import signal
import sys
import time
from contextlib import suppress

__all__ = ["COMMAND_FAILED", "END_SOON", "TOO_MANY_PROCESSES", "TOO_MUCH_MEMORY"]

COMMAND_FAILED = 127
TOO_MUCH_MEMORY = 250
TOO_MANY_PROCESSES = 251
"""Exit codes."""
END_SOON = b"e"
"""What the ladder writes to have the program killed, unless it ends by itself before the grace is over."""
MOST_PROCESSES = 256
"""Of one program, its child processes counted."""
CHECK_INTERVAL_S = 1.0
"""Seconds between two looks at the memory of all processes of the program."""
KILL_S = 5.0
"""Seconds after which the guard gives up on processes that do not die (the system holds them)."""
PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
STATM_RESIDENT, STATM_SHARED = 1, 2


def main(control: int, grace_s: float, memory_bytes: int, command: list[str]) -> int:
    """Runs the command; returns the exit code."""
    os.set_inheritable(control, False)
    prctl(PR_SET_CHILD_SUBREAPER, 1)  # whoever loses its parent becomes a child of the guard
    woken, waker = os.pipe()
    os.set_blocking(waker, False)
    signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    program = os.fork()
    if program == 0:
        execute(command, memory_bytes)
    for stream in (0, 1):
        os.close(stream)  # they are the program's alone: who reads notices when it closes them
    try:
        return watch(program, control, woken, grace_s, memory_bytes)
    finally:
        kill_everything(program)


def execute(command: list[str], memory_bytes: int) -> None:
    """In the child: becomes the program."""
    try:
        os.setsid()
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGPIPE, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if memory_bytes:
            # Not RLIMIT_AS, which counts memory that is only reserved: Java and Node reserve a lot.
            with suppress(OSError, ValueError):  # the system may allow less already
                resource.setrlimit(resource.RLIMIT_DATA, (memory_bytes, memory_bytes))
        os.execvp(command[0], command)
    except OSError as wrong:
        os.write(2, f"{command[0]}: {wrong.strerror}\n".encode(errors="replace"))
    os._exit(COMMAND_FAILED)


def watch(program: int, control: int, woken: int, grace_s: float, memory_bytes: int) -> int:
    """Waits until the program ends or has to; returns the exit code."""
    deadline, checked = float("inf"), time.monotonic()
    while True:
        code = reap(program)
        if code is not None:
            return code
        now = time.monotonic()
        if now >= deadline:
            return 128 + signal.SIGKILL
        if now >= checked + CHECK_INTERVAL_S:
            checked = now
            code = find_excess(memory_bytes)
            if code is not None:
                return code
        readable, _, _ = select.select([control, woken], [], [], min(CHECK_INTERVAL_S, deadline - now))
        if woken in readable:
            os.read(woken, 1024)
        if control in readable:
            if os.read(control, 1) != END_SOON:
                return 128 + signal.SIGKILL
            deadline = now + grace_s


def reap(program: int) -> int | None:
    """Takes note of every child that has ended; the exit code of the program, if it was one of them."""
    code = None
    with suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                break
            if pid == program:
                code = os.waitstatus_to_exitcode(status)
    return code if code is None or code >= 0 else 128 - code


def find_excess(memory_bytes: int) -> int | None:
    """The exit code for what the processes have too much of, together."""
    family = list_descendants()
    if len(family) > MOST_PROCESSES:
        return TOO_MANY_PROCESSES
    if memory_bytes and sum(map(private_bytes, family)) > memory_bytes:
        return TOO_MUCH_MEMORY
    return None


def private_bytes(pid: int) -> int:
    try:
        pages = read_file(f"/proc/{pid}/statm").split()
        return (int(pages[STATM_RESIDENT]) - int(pages[STATM_SHARED])) * resource.getpagesize()
    except (OSError, IndexError):
        return 0  # it has ended


def kill_everything(program: int) -> None:
    """Kills the process group and all descendants, again and again until none is left."""
    end = time.monotonic() + KILL_S
    while time.monotonic() < end:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(program, signal.SIGKILL)
        for pid in list_descendants():
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(0.005)


def list_descendants() -> list[int]:
    """All processes below the guard; none where the system has no /proc."""
    children: dict[int, list[int]] = {}
    try:
        pids = [int(entry.name) for entry in os.scandir("/proc") if entry.name.isdecimal()]
    except OSError:
        return []
    for pid in pids:
        try:
            fields = read_file(f"/proc/{pid}/stat").rpartition(b")")[2].split()  # a name may hold anything
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(pid)
    found, waiting = [], [os.getpid()]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found


def read_file(path: str) -> bytes:
    file = os.open(path, os.O_RDONLY)
    try:
        return os.read(file, 4096)
    finally:
        os.close(file)


def prctl(option: int, value: int) -> None:
    """A call that only Linux has; elsewhere nothing happens."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, ctypes.c_ulong(value), 0, 0, 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))
