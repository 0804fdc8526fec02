"""What happens when something breaks: the server, the database, the line between them, or two servers at once.

In small with the other tests, whole by `make chaos`. Every acknowledged answer is checked.
"""
