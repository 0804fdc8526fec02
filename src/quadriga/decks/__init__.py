"""Decks as people have them: files, pasted lists of every common shape, links; read and written."""
