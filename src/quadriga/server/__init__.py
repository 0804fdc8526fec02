"""Tables in the browser: the server that keeps them, and the page it serves."""
