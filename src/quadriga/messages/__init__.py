"""What people read, by id: a message is its id and what goes into its slots. Its words stand in files by language."""

from quadriga.messages.message import Card, Listed, Message, Player, Printed, Slot, Zone, message_of, speaker

__all__ = ["Card", "Listed", "Message", "Player", "Printed", "Slot", "Zone", "message_of", "speaker"]
