"""A share of a core for a process, so that the others have enough on a small machine; Linux only, as root."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000  # microseconds of a scheduling period


@contextmanager
def sharing(name: str, pid: int, share: float | None) -> Iterator[None]:
    """Inside the context, a process and its children get at most a share of one core; None means no limit."""
    if share is None:
        yield
        return
    is_old = (GROUPS / "cpu").is_dir()
    parent = GROUPS / "cpu" if is_old else GROUPS
    group = parent / name
    quota = round(share * PERIOD)
    limits = {"cpu.cfs_period_us": PERIOD, "cpu.cfs_quota_us": quota} if is_old else {"cpu.max": f"{quota} {PERIOD}"}
    try:
        group.mkdir(exist_ok=True)
        for file, value in {**limits, "cgroup.procs": pid}.items():
            (group / file).write_text(str(value), encoding="ascii")
    except OSError as error:
        raise SystemExit(f"cannot limit the share of a core ({error}); run as root, or leave out --share") from None
    try:
        yield
    finally:
        for left in (group / "cgroup.procs").read_text(encoding="ascii").split():
            (parent / "cgroup.procs").write_text(left, encoding="ascii")
        group.rmdir()
