"""A toy game with every kind of phrase: the harbour, its lamps and its boats."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.node import Node
from quadriga.text.grammar import Grammar, Normal, of, slot, splice

YOURS, OPPONENTS = 0, 1
QUAY, DOCK = 0, 1


@dataclass(eq=False)
class Fixed(Node):
    n: int


@dataclass(eq=False)
class PerCard(Node):
    """A number for each card of a group."""

    n: int
    group: Node


@dataclass(eq=False)
class Named(Node):
    names: list[str]


@dataclass(eq=False)
class Affinity(Node):
    name: str


@dataclass(eq=False)
class Resting(Node):
    resting: bool


@dataclass(eq=False)
class IsBoat(Node):
    pass


@dataclass(eq=False)
class PowerAtMost(Node):
    n: int


@dataclass(eq=False)
class Cards(Node):
    whose: int
    places: list[int]
    filters: list[Node] = field(default_factory=list)


@dataclass(eq=False)
class This(Node):
    pass


@dataclass(eq=False)
class Draw(Node):
    n: Node


@dataclass(eq=False)
class Switch(Node):
    what: Node
    active: bool


@dataclass(eq=False)
class Choose(Node):
    among: Node
    n: Node
    up_to: bool = False


@dataclass(eq=False)
class Gain(Node):
    what: Node
    power: Node


@dataclass(eq=False)
class Grant(Node):
    what: Node
    ability: Node


@dataclass(eq=False)
class Sequence(Node):
    steps: list[Node]


@dataclass(eq=False)
class May(Node):
    action: Node


@dataclass(eq=False)
class If(Node):
    condition: Node
    then: Node


@dataclass(eq=False)
class There(Node):
    group: Node


@dataclass(eq=False)
class Both(Node):
    parts: list[Node]


@dataclass(eq=False)
class Keyword(Node):
    name: str
    n: int = 0


@dataclass(eq=False)
class Triggered(Node):
    when: str
    effects: list[Node]
    once: bool = False


@dataclass(eq=False)
class Standing(Node):
    effects: list[Node]


@dataclass(eq=False)
class Text(Node):
    abilities: list[Node]


for found in list(globals().values()):
    if isinstance(found, type) and issubclass(found, Node) and found is not Node:
        found.__name__ = f"Toy{found.__name__}"  # nodes are known by name, and the games have some of these names



def normal() -> Normal:
    return Normal(
        labels=["[When Moored]", "[Once Per Turn]"],
        reminders=[r"A moored boat stays\."],
        keywords=[r"\[Ram \(\d\)\]"],
        abbreviations=["pt."],
    )


def toy() -> Grammar:
    g = Grammar("toy", normal())
    g.word_numbers("count", Fixed, "n")
    g.phrase("count", "a", Fixed, n=1)
    g.phrase("count", "{n:#}", Fixed)

    g.names("name")
    g.names(
        "affinity",
        "[",
        "]",
        allowed=lambda name: name not in ("When Moored", "Once Per Turn") and not name.startswith("Ram "),
    )
    g.list("named", "name", ("a", "a or b", "a, b or c", "a, b, or c"), Named, "names")
    g.value("whose", "your", YOURS)
    g.value("whose", "your opponent's", OPPONENTS)
    g.value("place", "quay", [QUAY])
    g.value("place", "dock", [DOCK])
    g.value("place", "harbour", [QUAY, DOCK])

    g.phrase("adjective", "resting", Resting, resting=True)
    g.phrase("adjective", "active", Resting, resting=False)
    g.phrase("adjective", "{name:affinity} affinity", Affinity)
    g.include("adjective", "named")
    g.list("adjectives", "adjective", ("a", "a b", "a b c"))
    g.phrase("modifier", "with {n:#} or less power", PowerAtMost)
    g.list("modifiers", "modifier", ("a", "a and b"))

    where = "< {mods:modifiers}> on {whose} {places:place}"
    g.phrase("boat", "<{adj:adjectives} >boat" + where, Cards, filters=[splice("adj"), IsBoat(), splice("mods")])
    g.phrase("boats", "<{adj:adjectives} >boats" + where, Cards, filters=[splice("adj"), IsBoat(), splice("mods")])
    g.phrase("boats", "cards on {whose} {places:place}", Cards)
    g.phrase("one", "this boat", This)
    g.include("what", "one", "boats")

    g.phrase("amount", "{n:#+} power", Fixed)
    g.phrase("amount", "{n:#+} power for each {group:boat}", PerCard)

    g.phrase("action", "draw {n:count} card(s)", Draw)
    g.phrase("action", "switch {what} to active", Switch, active=True)
    g.phrase("action", "switch {what} to resting", Switch, active=False)
    g.phrase("action", "<choose|pick> {n:count} {among:boat}", Choose)
    g.phrase("action", "choose up to {n:count} {among:boats}", Choose, up_to=True)
    g.phrase("action", "give {what} {power:amount}", Gain)
    g.phrase("action", '{what} gain<s> "{ability}"', Grant)
    g.phrase("action", "you may {a:action}", May, action=slot("a"))
    g.phrase("condition", "there <is a|is one> {group:boat}", There)
    g.list("conditions", "condition", ("a and b", "a, b, and c"), Both, "parts")
    g.include("conditions", "condition")
    g.phrase("sentence", "{a:action}.", Sequence, steps=[slot("a")])
    g.phrase("sentence", "{a:action}, then {b:action}.", Sequence, steps=[slot("a"), slot("b")])
    g.phrase("sentence", "if {condition:conditions}, {then:action}.", If)
    g.phrase("sentence", "you may {a:action}. If you do, {then:action}.", If, condition=of(May, action=slot("a")))
    g.capital("sentence")
    g.list("sentences", "sentence", ("a", "a b", "a b c"))

    g.phrase("ability", "[Ram ({n:#})]", Keyword, name="Ram")
    g.phrase("ability", "[When Moored] {effects:sentences}", Triggered, when="moored")
    g.phrase("ability", "[When Moored] [Once Per Turn] {effects:sentences}", Triggered, when="moored", once=True)
    g.phrase("ability", "{effects:sentences}", Standing)
    g.list("text", "ability", ("a", "a\nb", "a\nb\nc"), Text, "abilities")
    return g
