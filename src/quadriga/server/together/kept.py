"""What is stored of matches, ratings, the lobby, tournaments and manners."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, LargeBinary, PrimaryKeyConstraint, Table, Text

from quadriga.server.schema import blob, flag, key, metadata, moment, number, text_

# A match: one game or several between the same two. `winner`: -1 while it is played, 2 for a draw.
matches = Table(
    "matches", metadata, key(), *text_("game", "kind", "status", "reason", "tournament", "invited"),
    *number("best_of", "winner", "score_0", "score_1", "draws", "round"), *flag("rated", "elimination", "called"),
    *blob("settings"), Column("between", LargeBinary),
    *moment("ends", "paused", "seen", "created", "updated"),
    Index("matches_by_status", "status"), Index("matches_of_tournament", "tournament"),
)  # fmt: skip

# Who plays it. `decks`: what they brought. The rating is the one before the match, `after` the one after it.
match_players = Table(
    "match_players", metadata, *text_("match"), *number("seat"), *text_("person", "name", "kind", "level", "token"),
    *blob("decks"), Column("rating", Float), Column("deviation", Float), Column("after", Float),
    PrimaryKeyConstraint("match", "seat"), Index("matches_of_person", "person"),
)  # fmt: skip

match_games = Table(
    "match_games", metadata, *text_("match"), *number("number"), *text_("table", "reason", "deck_0", "deck_1"),
    *number("winner", "first", "turns", "tally_0", "tally_1", "used_0", "used_1"), *moment("began", "ended"),
    PrimaryKeyConstraint("match", "number"), Index("match_of_table", "table"),
)  # fmt: skip

ratings = Table(
    "ratings", metadata, *text_("person", "game"), *moment("rating", "deviation", "volatility"),
    *number("wins", "losses", "draws"), *moment("updated"),
    PrimaryKeyConstraint("person", "game"), Index("ladder", "game", "rating"),
)  # fmt: skip

# Who waits for anybody. `seen`: when their page was last connected.
waiting = Table(
    "waiting", metadata, *text_("person", "game", "name"), *number("best_of"), *blob("deck"),
    *moment("rating", "since", "seen"), PrimaryKeyConstraint("person", "game"),
)  # fmt: skip

blocks = Table(
    "blocks", metadata, *text_("person", "other", "name"), *moment("at"), PrimaryKeyConstraint("person", "other"),
)  # fmt: skip

reports = Table(
    "reports", metadata, key(), *text_("person", "about", "name", "table", "status"),
    Column("text", Text, nullable=False), *moment("at"),
)  # fmt: skip

# Who may not play here; `until` 0 means for good.
bans = Table("bans", metadata, key(), *text_("name", "reason"), *moment("at", "until"))

# How somebody proves on another device who they are: `phrase` (a hash) or `passkey` (a public key).
credentials = Table(
    "credentials", metadata, key(), *text_("person", "kind", "name"), *blob("secret"), *number("uses"), *moment("at"),
    Index("credentials_of_person", "person"),
)  # fmt: skip

tournaments = Table(
    "tournaments", metadata, key(), *text_("owner", "game", "name", "status", "stage", "judge"), *blob("settings"),
    *number("round"), *moment("ends", "paused", "created", "updated"), Index("tournaments_by_status", "status"),
)  # fmt: skip

entrants = Table(
    "entrants", metadata, *text_("tournament"), *number("number"), *text_("person", "name", "kind", "level", "status"),
    *blob("decks"), *number("joined", "seed"), *moment("at"),
    PrimaryKeyConstraint("tournament", "number"), Index("entrants_of_person", "person"),
)  # fmt: skip

# `b` is -1 for a bye. `winner`: -1 while it is played, 0 is `a`, 1 is `b`, 2 a draw, 3 a loss of both.
pairings = Table(
    "pairings", metadata, *text_("tournament", "stage"), *number("round", "number", "a", "b"), *text_("match", "by"),
    *number("winner", "score_a", "score_b", "draws"),
    PrimaryKeyConstraint("tournament", "round", "number"), Index("pairing_of_match", "match"),
)  # fmt: skip

rulings = Table(
    "rulings", metadata, *text_("tournament"), *number("number"), *text_("by"), Column("says", Text, nullable=False),
    *moment("at"), PrimaryKeyConstraint("tournament", "number"),
)  # fmt: skip
