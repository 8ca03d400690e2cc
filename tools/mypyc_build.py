"""One run of mypyc and of the C compiler, in a process of its own; see `tools.compile`.

Arguments: `build` or `check`, the optimisation level of the C compiler, the folder that holds the
package, a folder to work in, the modules relative to the first folder. mypyc writes a C file only
if it changed, and a C file that is older than its object is not compiled. A check ends when the C
files are written, because mypyc has then reported everything that it refuses.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

from tools.shell import ROOT

JOBS = min(2, os.cpu_count() or 1)
# One shared library for all modules: calls between them are then plain C calls.
LIBRARY = "posse"
# The header that all C files of the library include, and that of the wrappers: one small C file
# for each module, which has no part in the library.
LIBRARY_HEADER = ("library.h", (f"__native_{LIBRARY}.h", f"__native_internal_{LIBRARY}.h"))
WRAPPER_HEADER = ("wrapper.h", ("Python.h",))


class ParallelBuild(build_ext):
    """Compiles several C files at a time, and only those that have changed."""

    def build_extensions(self) -> None:
        original = self.compiler.compile
        work = Path(self.build_temp).parent
        for name, included in (LIBRARY_HEADER, WRAPPER_HEADER):
            keep(work / name, "".join(f'#include "{one}"\n' for one in included))
        headers = newest(work.rglob("*.h"))
        made: dict[str, list[str]] = {}  # flags, by the name of the compiled header

        def compile_stale(sources: list[str], output_dir: str, **rest: Any) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, False, output_dir)
            pairs = zip(sources, objects, strict=True)
            stale = [
                source
                for source, object_file in pairs
                if newest([Path(object_file)]) <= max(headers, newest([Path(source)]))
            ]
            name, _ = LIBRARY_HEADER if len(sources) > 1 else WRAPPER_HEADER
            if stale and name not in made:
                made[name] = self.with_header(work / name, **rest)
            if stale:
                rest["extra_postargs"] = made[name]
            with ThreadPoolExecutor(JOBS) as pool:
                list(pool.map(lambda source: original([source], output_dir, **rest), stale))
            return objects

        self.compiler.compile = compile_stale
        super().build_extensions()

    def with_header(
        self, header: Path, include_dirs: list[str], extra_postargs: list[str], **_: Any
    ) -> list[str]:
        """Compiles a header that many C files include once, which saves half of the work.

        Returns the flags with which the compiler uses it.
        """
        folders = [f"-I{folder}" for folder in (*include_dirs, *self.compiler.include_dirs)]
        flags = [*folders, *extra_postargs, "-x", "c-header"]
        compiled = header.with_suffix(".h.gch")
        self.compiler.spawn([*self.compiler.compiler_so, *flags, header, "-o", compiled])
        return [*extra_postargs, "-include", str(header)]


def keep(path: Path, text: str) -> None:
    """Writes a file unless it has this text already: its time tells what is out of date."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def newest(paths: Iterable[Path]) -> float:
    return max((path.stat().st_mtime for path in paths if path.exists()), default=0.0)


def main(task: str, level: str, home: Path, work: Path, modules: list[str]) -> None:
    os.chdir(home)
    options = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={work / 'cache'}"]
    # setuptools and its distutils each have a class of this name; the stubs tell them apart.
    extensions: Any = mypycify(
        [*options, *modules],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=LIBRARY,
    )
    if task == "build":
        compile_c(extensions, work)


def compile_c(extensions: Any, work: Path) -> None:
    folders = [f"--build-temp={work / 'objects'}", f"--build-lib={work / 'lib'}"]
    setup(
        name=LIBRARY,
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": ParallelBuild},
        script_args=["--quiet", "build_ext", "--inplace", *folders],
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4]), sys.argv[5:])
