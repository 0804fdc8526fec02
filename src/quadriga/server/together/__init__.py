"""Playing together: matches, ratings, the lobby, tournaments, manners, and what a server's owner may do."""
