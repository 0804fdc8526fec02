"""The deck lab: what a deck draws, how it begins, how it plays, and what would make it better."""
