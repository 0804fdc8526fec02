"""What the server refuses has its Chinese sentence, said by the page's own dictionary."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from quadriga import server

LANGUAGES = Path(__file__).parents[2] / "web/src/lang"
REFUSING = ("Refused", "Broken", "cut")
"""By these names the server refuses something, finds a game broken, or ends a line."""
SAY = """
const [languages, ...dictionaries] = process.argv.slice(1);
const { matcher } = await import(languages + '/match.ts');
const words = await Promise.all(dictionaries.map((name) => import(`${languages}/zh-Hant/${name}.ts`)));
const say = matcher(Object.assign({}, ...words.map((module) => module.default)));
let text = '';
for await (const part of process.stdin) text += part;
process.stdout.write(JSON.stringify(JSON.parse(text).map((sentence) => say(sentence) ?? sentence)));
"""


def said_with(dictionaries: list[str], sentences: set[str]) -> dict[str, str]:
    asked = sorted(sentences)
    node = [str(Path(sys.executable).with_name("node")), "--input-type=module", "--eval", SAY]
    command = [*node, LANGUAGES.as_uri(), *dictionaries]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(zip(asked, json.loads(done.stdout), strict=True))


def sentences_in(tree: ast.AST) -> Iterator[str]:
    """The sentences that stand in a piece of code, with a number in each slot."""
    apart = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # what explains the code
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            apart |= {id(part) for part in node.values}
    for node in ast.walk(tree):
        if id(node) in apart:
            continue
        text = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        elif isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
        if len(text.split()) > 2:
            yield text


def parsed(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def refused_in(module: ast.Module) -> Iterator[str]:
    """What a module of the server tells a page that it refuses or cuts off."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in REFUSING:
            for argument in node.args:
                if isinstance(argument, ast.Constant | ast.JoinedStr):  # else it is put together from what a file says
                    yield from sentences_in(argument)
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "message":
            yield from sentences_in(node.value)


def test_what_the_server_refuses_is_refused_in_chinese() -> None:
    modules = [parsed(module) for module in Path(server.__file__).parent.rglob("*.py")]
    said = said_with(["server"], {sentence for module in modules for sentence in refused_in(module)})
    assert len(said) > 60
    assert not [sentence for sentence, into in said.items() if sentence == into]
