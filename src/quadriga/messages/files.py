"""What is said of the files and lists that people bring, whichever part of the program reads them."""

from quadriga.messages.message import speaker

say = speaker("files")
