"""Words that many made-up cards of the tests share."""

ENTERS = "《When this character enters play》"
SCENE_ENTERS = "《When this scene enters play》"
FREE = "[Activate](Once per turn)No cost → "
HOLD = 'Hold 1000 "[SIN][Activate]No cost → Give this character +1000 BP for this turn."'
"""A character whose free power keeps its player's Payment Effects Step open."""
