"""The files that a branch changes: those that differ from its branching point, committed or not, and new ones."""

from __future__ import annotations

import subprocess

from tools.durations import ROOT


def git(*words: str) -> list[str]:
    """The output lines of a git command; none if it fails."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def base_of(branch: str) -> str:
    """Where this branch left the other one, or the last commit if there is no such branch."""
    found = git("merge-base", branch, "HEAD") or git("merge-base", f"origin/{branch}", "HEAD")
    return found[0] if found else "HEAD"


def changed_since(commit: str) -> list[str]:
    """The files that differ from a commit and still exist, and new ones that git does not ignore."""
    changed = git("diff", "--name-only", "--diff-filter=d", commit)
    return sorted({*changed, *git("ls-files", "--others", "--exclude-standard")})
