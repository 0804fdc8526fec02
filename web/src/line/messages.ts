/** A message: its id and what goes into its slots. */
import type { Message } from './wire';

export type { CardSlot, ListSlot, Message, PlayerSlot, Slot, ZoneSlot } from './wire';

export function isMessage(value: object): value is Message {
  return (value as Message).is === 'message';
}
