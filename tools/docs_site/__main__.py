"""Build the documentation site and check its links: python -m tools.docs_site [FOLDER]."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.docs_site.links import Site
from tools.docs_site.source_pages import ROOT

SITE = ROOT / ".boot" / "docs"
SETTINGS = ROOT / "docs" / "site"
STRICT = ("--quiet", "--fail-on-warning")


def build(folder: Path) -> bool:
    """Build the whole site: Sphinx would not repeat the warnings of pages that it skips as unchanged."""
    os.environ["WHISTLESTOP_KERNELS"] = "plain"  # nothing has to be compiled for the API reference
    from sphinx.cmd.build import build_main

    shutil.rmtree(folder, ignore_errors=True)
    cache = folder / ".doctrees"
    status = build_main([*STRICT, "--conf-dir", str(SETTINGS), "--doctree-dir", str(cache), str(ROOT), str(folder)])
    shutil.rmtree(cache, ignore_errors=True)
    return status == 0


def check(folder: Path) -> bool:
    """Print every broken link, and how many links there are."""
    site = Site(folder)
    faults = site.faults()
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(site.pages)} pages, {site.link_count:,} links, {len(faults)} broken")
    return not faults


def main(folder: Path = SITE) -> int:
    """Exit with 0 if the site was built and every link works."""
    if not (build(folder) and check(folder)):
        return 1
    print(f"open {os.path.relpath(folder / 'index.html')} in a browser")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
