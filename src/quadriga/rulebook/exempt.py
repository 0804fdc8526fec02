"""Rules that need no test, each with the reason: `games/*/exempt.yaml`, a mapping id -> reason."""

from __future__ import annotations

from quadriga.rulebook.catalogue import BadCatalogue, exists, folder, rules, texts

# Our own bound: a rulebook of which more cannot be tested has been cut into the wrong statements.
LARGEST_SHARE = 0.10


def exemptions(game: str) -> dict[str, str]:
    """The rules of a game that need no test, with the reason why."""
    file = folder(game) / "exempt.yaml"
    reasons = texts(file)
    own = {found.id for found in rules(game)}
    for rule_id, reason in reasons.items():
        if rule_id not in own:
            what = "belongs to another game" if exists(rule_id) else "does not exist"
            raise BadCatalogue(f"{file} exempts {rule_id}, which {what}; take it out.")
        if not reason.strip():
            raise BadCatalogue(f"{file} exempts {rule_id} without a reason; say why.")
    if len(reasons) > LARGEST_SHARE * len(own):
        raise BadCatalogue(
            f"{file} exempts {len(reasons)} of {len(own)} rules; {LARGEST_SHARE:.0%} are the most."
        )
    return reasons
