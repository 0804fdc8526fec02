"""Union Arena in the core language: one set of trees, a lexicon for each of the two English wordings."""
