"""A small checkout of its own is built, edited and run, as `make build` and a player would."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from quadriga import purity

ROOT = Path(__file__).parents[1]
ENGINE = '''
from typing import Final

from quadriga.games.dice.chapters.table import SIDES

FACES: Final = SIDES

def faces() -> int:
    return FACES
'''
ASK = "import quadriga.kernel.die as d, quadriga.purity as p; print(d.faces(), p.compiled(), d.__file__[-3:])"

HAS_COMPILER = shutil.which(str(sysconfig.get_config_var("CC") or "cc").split()[0]) is not None
needs_compiler = pytest.mark.skipif(not HAS_COMPILER, reason="no C compiler here")


class Checkout:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "quadriga"
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, root)
        self.write("__init__.py", 'from quadriga import purity\n\n__version__ = "0"\n\npurity.settle()\n')
        self.write("purity.py", (ROOT / "src/quadriga/purity.py").read_text())
        for package in ("kernel", "games", "games/dice", "games/dice/chapters"):
            self.write(f"{package}/__init__.py", "")
        self.write("games/dice/cards.py", "from typing import Final\n\nSIDES: Final = 6\n")
        self.write("games/dice/chapters/table.py", "from quadriga.games.dice.cards import SIDES as SIDES\n")
        self.write("kernel/die.py", ENGINE)

    def write(self, name: str, text: str) -> None:
        (self.package / name).parent.mkdir(parents=True, exist_ok=True)
        (self.package / name).write_text(text)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        inherited = {k: v for k, v in os.environ.items() if k not in ("QUADRIGA_PURE", "PYTHONPATH")}
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=inherited | {"PYTHONPATH": str(self.root / "src")} | environment,
            capture_output=True,
            text=True,
            check=True,
        )

    def build(self, **environment: str) -> str:
        return self.run("setup.py", "--quiet", "build_ext", "--inplace", **environment).stdout

    def ask(self, **environment: str) -> tuple[str, str]:
        done = self.run("-c", ASK, **environment)
        return done.stdout.strip(), done.stderr.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    assert "compiled: 2 modules" in checkout.build()
    return checkout


def fake_record(checkout: Checkout) -> None:
    """As after a build, but with an extension module that cannot be loaded."""
    (checkout.package / f"kernel/die{purity.SUFFIX}").write_bytes(b"not a library")
    lines = [f"{purity.SUFFIX} key"]
    for kind, name in (("compiled", "kernel/die.py"), ("read", "games/dice/cards.py")):
        lines.append(purity.record_line(kind, str(checkout.package), name))
    purity.write_record(str(checkout.package), lines)


def said(checkout: Checkout) -> str:
    answer, error = checkout.ask()
    assert answer == "6 False .py"
    return error


@pytest.mark.pure
def test_this_process_runs_the_engine_it_was_asked_for() -> None:
    if os.environ.get("QUADRIGA_PURE") == "1":
        assert not purity.compiled()
    elif os.environ.get("CI") == "true" and HAS_COMPILER:  # where a silent fallback would go unseen
        assert purity.compiled()
    import quadriga.effects.node as module

    assert str(module.__file__).endswith(purity.SUFFIX if purity.compiled() else ".py")


def test_without_a_build_plain_python_runs_and_nothing_is_said(checkout: Checkout) -> None:
    assert said(checkout) == ""


def test_a_compiled_engine_without_its_record_is_not_used(checkout: Checkout) -> None:
    fake_record(checkout)
    (checkout.package / purity.RECORD).unlink()
    assert said(checkout) == ""


@pytest.mark.parametrize("name", ["kernel/die.py", "games/dice/cards.py"])
def test_a_changed_source_makes_the_compiled_engine_stale(checkout: Checkout, name: str) -> None:
    fake_record(checkout)
    with open(checkout.package / name, "a") as file:
        file.write("\n# changed\n")
    assert said(checkout) == (
        f"quadriga: the compiled engine is older than its sources ({name} has changed), "
        "so plain Python runs; `make build` compiles it anew."
    )


def test_a_change_that_keeps_the_size_is_noticed(checkout: Checkout) -> None:
    fake_record(checkout)
    source = checkout.package / "games/dice/cards.py"
    source.write_text(source.read_text().replace("6", "8"))
    answer, error = checkout.ask()
    assert answer == "8 False .py"
    assert "games/dice/cards.py has changed" in error


def test_a_source_that_is_gone_makes_the_compiled_engine_stale(checkout: Checkout) -> None:
    fake_record(checkout)
    (checkout.package / "games/dice/cards.py").rename(checkout.package / "games/dice/model.py")
    checkout.write("games/dice/chapters/table.py", "SIDES = 6\n")
    assert "games/dice/cards.py is gone" in said(checkout)


def test_an_engine_for_another_python_is_not_used(checkout: Checkout) -> None:
    fake_record(checkout)
    record = checkout.package / purity.RECORD
    record.write_text(record.read_text().replace(purity.SUFFIX, ".cpython-399-vax.so"))
    assert "compiled for another Python (cpython-399-vax.so)" in said(checkout)


def test_a_damaged_record_is_not_trusted(checkout: Checkout) -> None:
    fake_record(checkout)
    (checkout.package / purity.RECORD).write_text(f"{purity.SUFFIX} key\nnonsense\n")
    assert "damaged record" in said(checkout)


def test_worker_processes_do_not_say_it_again(checkout: Checkout) -> None:
    fake_record(checkout)
    (checkout.package / f"kernel/die{purity.SUFFIX}").unlink()
    parent = "import subprocess, sys, quadriga; subprocess.run([sys.executable, '-c', 'import quadriga'])"
    assert checkout.run("-c", parent).stderr.count("has lost a part (kernel/die.py)") == 1


def test_without_a_c_compiler_the_build_says_so_and_succeeds(checkout: Checkout) -> None:
    assert checkout.build(CC="no-such-compiler") == (
        "The engine is plain Python: there is no C compiler (no-such-compiler); "
        "install gcc to have it compiled.\n"
    )


@needs_compiler
def test_the_compiled_engine_is_used(built: Checkout) -> None:
    assert built.ask() == ("6 True .so", "")


@needs_compiler
def test_pure_forces_plain_python_past_a_compiled_engine(built: Checkout) -> None:
    assert built.ask(QUADRIGA_PURE="1") == ("6 False .py", "")


@needs_compiler
def test_building_again_without_changes_does_nothing(built: Checkout) -> None:
    assert built.build() == "The compiled engine is up to date.\n"


@needs_compiler
def test_new_file_times_alone_change_nothing(built: Checkout) -> None:
    (built.package / "kernel/die.py").touch()
    assert built.ask() == ("6 True .so", "")


@needs_compiler
def test_a_constant_changed_in_a_plain_module_reaches_the_engine(tmp_path: Path, built: Checkout) -> None:
    shutil.copytree(built.root, tmp_path, dirs_exist_ok=True)
    checkout = Checkout(tmp_path)
    checkout.write("games/dice/cards.py", "from typing import Final\n\nSIDES: Final = 20\n")
    checkout.build()
    assert checkout.ask() == ("20 True .so", "")


@needs_compiler
def test_a_module_that_is_gone_leaves_no_compiled_one_behind(tmp_path: Path, built: Checkout) -> None:
    shutil.copytree(built.root, tmp_path, dirs_exist_ok=True)
    checkout = Checkout(tmp_path)
    (checkout.package / "games/dice/chapters/table.py").unlink()
    checkout.write("kernel/die.py", "def faces() -> int:\n    return 4\n")
    checkout.build()
    assert checkout.ask() == ("4 True .so", "")
    assert not list(checkout.package.glob("games/dice/**/*.so"))
