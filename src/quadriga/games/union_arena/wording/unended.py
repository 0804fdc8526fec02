"""What is given without a word on how long: until the end of the turn (ua.dur.2).

Only behind an instruction: alone, such a sentence is a standing text, and under a timing the builder takes it for this turn.
"""

from __future__ import annotations

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import Fixed
from quadriga.games.union_arena.chapters.durations import UNTIL_TURN_ENDS
from quadriga.games.union_arena.vocabulary.actions_state import Provided
from quadriga.games.union_arena.vocabulary.gains import Gain, LessBP
from quadriga.games.union_arena.vocabulary.lines import Do, Sentence, When
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot, splice


def add(g: DialectGrammar) -> None:
    gets = "<gets|gains|get|gain>" if g.asian else "<gains|gain>"
    for who in ("it", "that", "this"):
        g.phrase("unended", f"{{what:{who}}} <also |>{gets} {{gains}}", Gain, ends=UNTIL_TURN_ENDS)
        g.phrase("unended", f"<also |>give {{what:{who}}} {{gains}}", Gain, ends=UNTIL_TURN_ENDS)
        if not g.asian:
            less = [of(LessBP, amount=of(Fixed, n=slot("n")))]
            g.phrase("unended", f"{{what:{who}}} <also |><loses|lose> {{n:#}} BP", Gain, gains=less, ends=UNTIL_TURN_ENDS)
    for joint in (" and ", ", and ", ", ", ", then "):
        g.phrase("unended clause", "{a:joined}" + joint + "{b:unended}", Sequence, steps=[slot("a"), slot("b")])
    g.phrase("unended sentence", "<|then, >{do:unended}.", Sentence)
    g.phrase("unended sentence", "{do:unended clause}.", Sentence)
    g.phrase("unended sentence", "if {c:conds}, {a:unended}.", Sentence, do=of(Provided, condition=slot("c"), then=slot("a")))
    g.phrase("unended sentence", "if {c:conds}, {a:unended clause}.", Sentence, do=of(Provided, condition=slot("c"), then=slot("a")))
    g.phrase("unended first", "{do:unended clause}.", Sentence)
    g.phrase("unended first", "if {c:conds}, {a:unended clause}.", Sentence, do=of(Provided, condition=slot("c"), then=slot("a")))
    g.capital("unended sentence", "unended first")
    g.phrase("body", "{s:sentences} {u:unended sentence}", Do, sentences=[splice("s"), slot("u")])
    g.phrase("body", "{s:sentences} {u:unended sentence} {t:sentences}", Do, sentences=[splice("s"), slot("u"), splice("t")])
    g.phrase("body", "{u:unended first}", Do, sentences=[slot("u")])
    g.phrase("body", "{u:unended first} {t:sentences}", Do, sentences=[slot("u"), splice("t")])
    g.phrase("body", "{u:unended first} {v:unended sentence}", Do, sentences=[slot("u"), slot("v")])
    g.phrase("whenbody", "{m:moment}, {first:unended}.", When, timings=[slot("m")])
    g.phrase("whenbody", "{m:moment}, {first:unended clause}.", When, timings=[slot("m")])
    g.phrase("whenbody", "{m:moment}, if {c:conds}, {a:unended}.", When, timings=[slot("m")], first=of(Provided, condition=slot("c"), then=slot("a")))
    g.phrase("bullet", "• {u:unended sentence}", Sequence, steps=[slot("u")])
    g.phrase("bullet", "• {s:sentences} {u:unended sentence}", Sequence, steps=[splice("s"), slot("u")])
    g.phrase("bullet", "• {u:unended first}", Sequence, steps=[slot("u")])
