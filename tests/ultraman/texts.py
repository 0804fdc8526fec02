"""Words that many made-up cards of the tests share."""

ENTERS = "《When this character enters play》"
SCENE_ENTERS = "《When this scene enters play》"
FREE = "[Activate](Once per turn)No cost → "
HOLD = "Hold"
"""A character of every table whose free power keeps its player's Payment Effects Step open."""
