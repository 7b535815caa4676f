"""Compiles engine, rules and bots with mypyc: src/lanthorn/ -> build/compiled/lanthorn/.

The pure Python stays as it is and stays the default. The compiled package is a copy of it with extension
modules beside the sources; it runs where build/compiled comes first on the path:

    python build_compiled.py
    PYTHONPATH=build/compiled .venv/bin/lanthorn sim dungeon-heroes

mypyc comes with mypy; besides it needs setuptools, a C compiler and Python's header files.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
SOURCE: Final = ROOT / "src" / "lanthorn"
WORK: Final = ROOT / "build" / "mypyc"
"""Sources, C files and objects; kept, so that the next build compiles only what has changed."""
COMPILED: Final = ROOT / "build" / "compiled"

MODULES: Final = (
    "engine/chance.py",
    "engine/decisions.py",
    "engine/play.py",
    "engine/running.py",
    "engine/session.py",
    "bots/base.py",
    "bots/greedy.py",
    "bots/random_bot.py",
    "bots/search.py",
    "games/*/*.py",
    "games/*/rules/*.py",
    "games/*/chapters/**/*.py",
)
"""What rules and search spend their time in."""
PURE: Final = {
    "__init__.py",  # only says what a package offers
    "campaign.py",
    "encoding.py",
    "faces.py",
    "position.py",
    "refusals.py",
    "registry.py",
    "testing.py",
}
"""What is not asked for while a game runs, or gains nothing."""
RECORDS: Final = ("state.py", "records.py")
"""What chapters keep in classes of msgspec's, which mypyc can't make its own."""

NEEDS: Final = ["mypy>=1.19", "setuptools>=77", "msgspec>=0.19", "fluent.runtime>=0.4"]
"""What a build in an empty environment needs: mypyc, and the types that the modules name."""


class NotCompiled(Exception):
    """Says what is missing or went wrong."""


def is_wanted() -> bool:
    """The switch for wheels: LANTHORN_COMPILE=1."""
    return os.environ.get("LANTHORN_COMPILE", "") not in ("", "0")


def modules() -> list[str]:
    """The modules to compile, as paths below the folder of the package."""
    found = {path for pattern in MODULES for path in SOURCE.glob(pattern) if path.name not in PURE}
    left_out = {path for name in RECORDS for path in SOURCE.glob(f"games/*/chapters/*/{name}")}
    return sorted(path.relative_to(SOURCE.parent).as_posix() for path in found - left_out)


def build() -> None:
    """The package, compiled, in build/compiled; the last build stays until this one is whole."""
    check_tools()
    copy_sources()
    command = [sys.executable, str(Path(__file__)), "--extensions"]
    done = subprocess.run(command, cwd=WORK, capture_output=True, text=True)
    if done.returncode:
        raise NotCompiled(f"mypyc or the C compiler failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    fresh = COMPILED.with_name("compiled-new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(WORK / "lanthorn", fresh / "lanthorn", ignore=shutil.ignore_patterns("__pycache__"))
    for library in WORK.glob("*__mypyc.*"):
        shutil.copy2(library, fresh)
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)


def check_tools() -> None:
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler.split()[0]) is None:
        raise NotCompiled(f"There is no C compiler ({compiler}). On Debian: apt install gcc.")
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        raise NotCompiled("Python's header files are missing (Python.h). On Debian: apt install python3-dev.")


def copy_sources() -> None:
    """The package as it is now, without what earlier builds left; what is unchanged keeps its time."""
    shutil.rmtree(WORK / "lanthorn", ignore_errors=True)
    for library in WORK.glob("*__mypyc.*"):
        library.unlink()
    shutil.copytree(SOURCE, WORK / "lanthorn", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))


def build_extensions() -> None:
    """In the folder of the sources: C from the modules, and extension modules beside them."""
    from mypyc.build import mypycify
    from setuptools import setup

    flags = ["--config-file=", "--strict", "--explicit-package-bases"]
    extensions = mypycify(
        [*flags, *modules()], target_dir="c", opt_level="2", debug_level="0", multi_file=True
    )
    arguments = ["--quiet", "build_ext", "--inplace", "--build-temp", "objects"]
    setup(name="lanthorn", packages=[], ext_modules=extensions, script_args=arguments)


def libraries() -> dict[str, str]:
    """The extension modules of the last build, and where each belongs in a wheel."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(path): path.relative_to(COMPILED).as_posix() for path in COMPILED.rglob(f"*{suffix}")}


def is_stale() -> bool:
    """Whether something is newer than the compiled package, or there is none."""
    built = list(COMPILED.glob("*__mypyc.*"))
    if not built:
        return True
    then = built[0].stat().st_ctime
    files = (path for part in ("engine", "games", "bots") for path in (SOURCE / part).rglob("*"))
    return any(path.suffix in (".py", ".toml") and path.stat().st_mtime > then for path in files)


if __name__ == "__main__":
    if sys.argv[1:] == ["--extensions"]:
        build_extensions()
        sys.exit()
    try:
        build()
    except NotCompiled as error:
        sys.exit(str(error))
