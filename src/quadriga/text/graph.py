"""The table as a graph: each category a trie of words and gaps, so that phrases share their beginnings."""

from __future__ import annotations

from quadriga.text.building import undisturbed
from quadriga.text.table import CAPITAL, DIGITS, SMALL, Line, Style, Terminal
from quadriga.text.template import Gap, Word, capital


class State:
    """A place inside the phrases of one category."""

    __slots__ = ("accepts", "gaps", "moves", "words")

    def __init__(self) -> None:
        self.words: dict[str, State] = {}  # keyed with the space before it: " cards"
        self.gaps: list[tuple[Root, bool | None, State]] = []  # None: the space is the surroundings' affair
        self.accepts: list[Line] = []
        self.moves: dict[str, tuple[State | None, list[tuple[Root, State]]]] = {}

    def learn(self, key: str) -> tuple[State | None, list[tuple[Root, State]]]:
        """Where the next token leads: asked once for each token, then kept in `moves`."""
        space = key.startswith(" ")
        bare = key[1:] if space else key
        gaps = [
            (root, to) for root, spaced, to in self.gaps if (spaced is None or spaced == space) and root.may_start(bare)
        ]
        move = self.moves[key] = (self.words.get(key), gaps)
        return move


class Root:
    """A category as the reader enters it."""

    __slots__ = ("firsts", "name", "start", "terminal")

    def __init__(self, name: str, start: State, terminal: Terminal | None) -> None:
        self.name, self.start, self.terminal = name, start, terminal
        self.firsts: set[str] = set(terminal.firsts) if terminal else set()

    def may_start(self, bare: str) -> bool:
        if bare in self.firsts:
            return True
        if DIGITS in self.firsts and bare.isdecimal():
            return True
        return (CAPITAL in self.firsts and bare[:1].isupper()) or (SMALL in self.firsts and bare[:1].islower())


class Graph:
    """Built once from the lines of a table."""

    @undisturbed()
    def __init__(self, lines: dict[str, list[Line]], terminals: dict[str, Terminal], capitals: set[str]) -> None:
        self._lines, self._terminals, self._capitals = lines, terminals, capitals
        self._roots: dict[tuple[str, bool], Root] = {}
        for name in lines:
            self.root(name)
        self._find_firsts()

    def root(self, name: str, raised: bool = False) -> Root:
        """The way into a category; a raised one begins with a capital letter."""
        raised = raised or name in self._capitals
        known = self._roots.get((name, raised))
        if known:
            return known
        root = self._roots[name, raised] = Root(name, State(), self._terminals.get(name))
        for line in self._lines.get(name, ()):
            self._add(root.start, line, raised)
        return root

    def _add(self, start: State, line: Line, raised: bool) -> None:
        state = start
        loop: State | None = None
        for i, element in enumerate(line.wording.elements):
            if isinstance(element, Word):
                token = capital(element.token) if raised and i == 0 else element.token
                state = self._word(state, token, element.space and i > 0)
                continue
            # What stands before the first element is the surroundings' affair: any space, their capital.
            root = self.root(element.category, raised and i == 0)
            # The styles of a list keep states of their own, since a style of three and more goes round.
            state = self._gap(state, root, element.space if i else None, share=not isinstance(line, Style))
            if isinstance(line, Style) and line.length == 3 and element.slot == "b":
                loop = state
        if loop is not None:
            self._close_loop(line, loop)
        state.accepts.append(line)

    def _word(self, state: State, token: str, space: bool) -> State:
        key = " " + token if space else token
        if key not in state.words:
            state.words[key] = State()
        return state.words[key]

    def _gap(self, state: State, root: Root, space: bool | None, share: bool) -> State:
        if share:
            for known, spaced, to in state.gaps:
                if known is root and spaced == space:
                    return to
        to = State()
        state.gaps.append((root, space, to))
        return to

    def _close_loop(self, line: Line, after_b: State) -> None:
        """After `a, b` another `, b` may follow: from the state after b back to itself."""
        state = after_b
        elements = line.wording.elements
        at_b = next(i for i, e in enumerate(elements) if isinstance(e, Gap) and e.slot == "b")
        for element in elements[1:at_b]:
            assert isinstance(element, Word)
            state = self._word(state, element.token, element.space)
        gap = elements[at_b]
        assert isinstance(gap, Gap)
        state.gaps.append((self.root(gap.category), gap.space, after_b))

    def _find_firsts(self) -> None:
        """The tokens with which each category can begin, so that hopeless ones are never entered."""
        grew = True
        while grew:
            grew = False
            for root in list(self._roots.values()):
                before = len(root.firsts)
                root.firsts.update(root.start.words)
                for other, _, _ in root.start.gaps:
                    root.firsts |= other.firsts
                grew = grew or len(root.firsts) > before
