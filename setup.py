"""Builds the package, and compiles the engine with mypyc where that can be done.

What is compiled stands in pyproject.toml under [tool.quadriga.compile]. `make build` calls
`setup.py build_ext --inplace`, which leaves the extension modules beside their sources; building a
wheel compiles too. Where it cannot be done the package is plain Python, and one line says why.

How it is compiled was measured on 14,700 lines of made-up engine in 43 modules (kernel, effects and
four games), with gcc 12 on two cores: seconds to compile all of it, processor seconds, and decisions/s
it then reached (plain Python: 145,000). mypyc's own part is 4 s of each. Only the units were compiled with
-fvisibility=hidden; the last two rows were measured beside more other work than the rest, so their
seconds are too high by an unknown part.

    how the C code is cut                              wall    cpu    decisions/s
    one file, -O0                                        92     86        138,000
    one file, -O1                                       112    108        308,000
    a file for each module (multi_file), -O1             51     52        315,000
    a library for each module (separate), -O1            52     94        295,000
    a library for the core and for each game, -O1        40     69        313,000
    ... -O2                                              59    102        313,000
    ... -O3                                              64    110        303,000
    units (below), two at a time, -O1                    31     49        309,000   <- taken
    ... -O2                                              57     81        324,000
    ... -O3                                              54     86        322,000

The units are multi_file's C files joined again, one unit for kernel and effects and one for each game:
gcc can inline within a unit, and none is so long that gcc slows down. Calls matter more than -O: on tiny
methods over machine integers, -O1, 1,740,000 decisions/s became 2,330,000 with -fvisibility=hidden (calls
need no detour through the linker's table, and can be inlined); 1,980,000 where the methods are in
another unit, 1,730,000 in another library. -O2 gave 2,260,000 there, -O3 2,400,000. (All on a machine
doing other work too: differences under a tenth mean nothing.)

Building again takes half a second when nothing has changed, 10 to 20 s when one function has, and the
whole time when names or literals have, because mypyc numbers them through.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "quadriga"
BUILD = Path("build")  # relative, because setuptools mirrors a C file's path under build/temp…
GENERATED = BUILD / "c"
COMPILING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}  # other commands need no mypyc
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

sys.path.insert(0, str(PACKAGE))  # for this one module; the package itself may be half edited
import purity  # noqa: E402

del sys.path[0]


def engine_modules() -> list[str]:
    """The modules to compile, as paths in the package."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["quadriga"]["compile"]
    include = {path for glob in table["include"] for path in PACKAGE.glob(glob)}
    exclude = {path for glob in table["exclude"] for path in PACKAGE.glob(glob)}
    return sorted(path.relative_to(PACKAGE).as_posix() for path in include - exclude)


def modules_read(modules: list[str]) -> list[str]:
    """Our plain modules that these import, however indirectly. mypyc copies constants (`Final`) out
    of them, so when they change the compiled engine is out of date."""
    seen = set(modules)
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        for name in imported_names(module):
            place = "/".join(name.split(".")[1:])
            for file in (f"{place}.py", f"{place}/__init__.py".lstrip("/")):
                if file not in seen and (PACKAGE / file).is_file():
                    seen.add(file)
                    waiting.append(file)
    return sorted(seen - set(modules))


def imported_names(module: str) -> Iterator[str]:
    """Dotted names in quadriga that a module imports; some name a module, some what is in one."""
    package = ["quadriga", *Path(module).parts[:-1]]
    for node in ast.walk(ast.parse((PACKAGE / module).read_bytes())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) + 1 - node.level] if node.level else []
            base = ".".join(start + ([node.module] if node.module else []))
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        yield from (name for name in names if name.split(".")[0] == "quadriga")


def why_plain() -> str:
    """What keeps the engine from being compiled here; nothing where it can be."""
    if os.environ.get("QUADRIGA_PURE") == "1":
        return "QUADRIGA_PURE=1 asks for it"
    if not shutil.which(c_compiler()):
        return f"there is no C compiler ({c_compiler()}); install gcc to have it compiled"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing; install Python's development files (python3-dev) to have it compiled"
    try:
        importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        return "mypy, which brings the compiler mypyc, is not installed"
    return ""


def c_compiler() -> str:
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def build_record(modules: list[str]) -> list[str]:
    """The record that compiling the sources as they are now will leave."""
    depends = [importlib.metadata.version("mypy"), sys.version, Path(__file__).read_text()]
    key = hashlib.sha256("\n".join(depends).encode()).hexdigest()
    return [
        f"{purity.SUFFIX} {key}",
        *(purity.record_line("compiled", str(PACKAGE), name) for name in modules),
        *(purity.record_line("read", str(PACKAGE), name) for name in modules_read(modules)),
    ]


def up_to_date(record: list[str]) -> bool:
    """Whether the extension modules in place are what compiling would give. (File times may differ.)"""

    def essence(lines: list[str]) -> list[list[str]]:
        return [line.split(" ")[:2] + line.split(" ")[4:] for line in lines]

    found = purity.read_record(str(PACKAGE))
    if not found or essence(found) != essence(record) or purity.misfit(str(PACKAGE), record, checkout=True):
        return False
    if found != record:
        purity.write_record(str(PACKAGE), record)  # new file times: nothing to hash at the next start
    return True


@contextlib.contextmanager
def one_build_at_a_time() -> Iterator[None]:
    """`make play` compiles in the background; a `make test` beside it waits, and then finds it done."""
    try:
        import fcntl
    except ImportError:  # no such lock on this system
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def extensions(modules: list[str]) -> list[Extension]:
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        [os.path.relpath(PACKAGE / module, ROOT) for module in modules],
        group_name="quadriga",
        multi_file=True,
        opt_level="1",
        debug_level="0",
        target_dir=str(GENERATED),
    )
    for extension in made:
        if extension.name == "quadriga__mypyc":  # the library; the others are doors into it, one a module
            extension.sources = units(modules, extension.sources)
        extension.extra_compile_args.append("-fvisibility=hidden")
    return made


def units(modules: list[str], sources: list[str]) -> list[str]:
    """Join mypyc's C files, one a module, into a unit for the core and one for each game. A unit
    names the digests of its parts, so that it changes when they do."""
    parts: dict[str, list[str]] = {}
    for module in modules:
        folder, _, rest = module.partition("/")
        unit = rest.split("/")[0] if folder == "games" else "core"
        c_name = "quadriga/" + module.removesuffix(".py")
        parts.setdefault(unit, []).append(f"__native_{c_name.replace('/', '___')}.c")
    joined = []
    for unit, files in parts.items():
        text = "".join(f'#include "{file}"  // {purity.digest(str(GENERATED / file))}\n' for file in files)
        path = GENERATED / f"unit_{unit}.c"
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
        joined.append(str(path))
    inside = {file for files in parts.values() for file in files}
    return joined + [source for source in sources if os.path.basename(source) not in inside]


def compile_changed(compiler: Any, build_key: str) -> Callable[..., list[str]]:
    """A `compile` for setuptools' compiler that uses all cores and keeps the objects that are still right."""
    free = threading.BoundedSemaphore(CORES)

    def compile(
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        _, objects, postargs, pp_opts, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = compiler._get_cc_args(pp_opts, debug, extra_preargs)
        common = hashlib.sha256(repr((build_key, compiler.compiler_so, arguments, postargs)).encode())
        for header in sorted(GENERATED.rglob("*.h")):
            common.update(header.read_bytes())

        def one(target: str) -> None:
            source, ending = build[target]
            key = hashlib.sha256(common.digest() + Path(source).read_bytes()).hexdigest()
            note = Path(target + ".key")
            if os.path.exists(target) and note.exists() and note.read_text() == key:
                return
            with free:
                compiler._compile(target, source, ending, arguments, postargs, pp_opts)
            note.write_text(key)

        with ThreadPoolExecutor(CORES) as pool:
            list(pool.map(one, objects))
        return list(objects)

    return compile


class BuildEngine(build_ext):
    """Compiles on all cores, leaves no extension module of an earlier build behind, keeps the record."""

    record: ClassVar[list[str]] = []

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES
        if purity.read_record(str(PACKAGE))[:1] != self.record[:1]:
            self.force = True  # setuptools compares file times only, and knows no options or versions

    def build_extensions(self) -> None:
        self.compiler.compile = compile_changed(self.compiler, self.record[0])
        super().build_extensions()
        self.finish(Path(self.build_lib) / "quadriga")

    def copy_extensions_to_source(self) -> None:
        (PACKAGE / purity.RECORD).unlink(missing_ok=True)  # until all are there, none is used
        super().copy_extensions_to_source()
        self.finish(PACKAGE)

    def finish(self, folder: Path) -> None:
        made = [line.split(" ", 4)[4] for line in self.record[1:] if line.startswith("compiled ")]
        wanted = {folder / (name.removesuffix(".py") + purity.SUFFIX) for name in made}
        for path in set(folder.rglob("*" + purity.SUFFIX)) - wanted:
            path.unlink()
        purity.write_record(str(folder), self.record)


def compile_beside() -> None:
    """For `make play`: let nobody wait for the compiler."""
    reason = why_plain()
    if reason:
        print(f"The engine is plain Python: {reason}.")
    elif not up_to_date(build_record(engine_modules())):
        BUILD.mkdir(exist_ok=True)
        with open(BUILD / "compile.log", "w") as log:
            command = ["nice", sys.executable, __file__, "--quiet", "build_ext", "--inplace"]
            quiet = subprocess.DEVNULL
            subprocess.Popen(command, stdin=quiet, stdout=log, stderr=log, start_new_session=True)
        print(f"The engine is being compiled beside the game ({log.name}); the next start uses it.")


def main() -> None:
    os.chdir(ROOT)
    if sys.argv[1:] == ["compile_beside"]:
        compile_beside()
        return
    if not COMPILING & set(sys.argv):
        setup()
        return
    reason = why_plain()
    if reason:
        print(f"The engine is plain Python: {reason}.")
        setup()
        return
    with one_build_at_a_time():
        modules = engine_modules()
        BuildEngine.record = build_record(modules)
        if "build_ext" in sys.argv and up_to_date(BuildEngine.record):
            print("The compiled engine is up to date.")
            return
        setup(ext_modules=extensions(modules), cmdclass={"build_ext": BuildEngine})
        print(f"The engine is compiled: {len(modules)} modules.")


main()
