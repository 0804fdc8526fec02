"""A frame copies, saves and hashes everything that it holds."""

from __future__ import annotations

import pytest

from quadriga import games, purity
from quadriga.kernel.chance import seeded
from quadriga.kernel.frames import Frame, frame_from
from quadriga.kernel.state import answer


def frames_of(name: str, most: int) -> list[Frame]:
    """Frames of random games, every class of them."""
    game = games.load(name)
    decks = list(game.decks().values())
    found: list[Frame] = []
    for seed in range(6):
        s = game.new(decks[:2], seed=seed, recording=False)
        chance = seeded(seed)
        while not s.over and len(found) < most * (seed + 1):
            assert s.decision is not None
            found += [f.copy() for f in s.stack]
            answer(s, chance.below(len(s.decision.options)))
    return found


@pytest.mark.pure
@pytest.mark.parametrize("name", games.NAMES)
def test_a_copy_and_a_save_hold_what_the_frame_holds(name: str) -> None:
    procedures = {procedure.name: procedure for procedure in games.load(name).rules.procedures()}
    for f in frames_of(name, 600):
        assert f.copy().data() == f.data()
        again = frame_from(f.data(), procedures)
        assert type(again) is type(f) and again.data() == f.data()
        if not purity.compiled():
            own = set(vars(f)) - set(vars(Frame(-1, 0)))
            assert own == set(f.FIELDS), f"{type(f).__name__} holds {sorted(own)} and names {f.FIELDS}"


@pytest.mark.pure
@pytest.mark.parametrize("name", games.NAMES)
def test_every_kind_of_frame_copies_every_value(name: str) -> None:
    """Also what random games do not come to."""
    for procedure in games.load(name).rules.procedures():
        f = procedure.frame(controller=1, source=2)
        f.pc, f.phase, f.program = 3, 4, 5
        for i, field in enumerate(f.FIELDS):
            value = getattr(f, field)
            if isinstance(value, bool):
                setattr(f, field, not value)
            elif isinstance(value, int):
                setattr(f, field, 10 + i)
            elif isinstance(value, str):
                setattr(f, field, f"value {i}")
            elif field not in f.RECORDS:
                setattr(f, field, [[10 + i]] if value and isinstance(value[0], list) else [10 + i])
        assert f.copy().data() == f.data(), procedure.name


@pytest.mark.parametrize("name", games.NAMES)
def test_procedures_have_names_of_their_own(name: str) -> None:
    names = [procedure.name for procedure in games.load(name).rules.procedures()]
    assert len(names) == len(set(names))


def test_a_save_of_another_format_is_refused_in_a_sentence() -> None:
    game = games.load("ultraman")
    s = game.new(list(game.decks().values())[:2], seed=1)
    with pytest.raises(ValueError, match="has format 2; this version reads format 4"):
        game.load({**game.dump(s), "format": 2})
