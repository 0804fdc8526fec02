/** A message: its id and what goes into its slots. The structs are in src/quadriga/messages/message.py; tests/messages/test_types.py compares them. */
export interface CardSlot {
  is: 'card';
  name?: string;
  number?: string;
}

export interface PlayerSlot {
  is: 'player';
  seat?: number;
  you?: boolean;
}

export interface ZoneSlot {
  is: 'zone';
  id: string;
  book: string;
  owner?: PlayerSlot | null;
}

export interface ListSlot {
  is: 'list';
  items?: Slot[];
}

export interface Message {
  is?: 'message';
  id: string;
  slots?: Record<string, Slot>;
}

export function isMessage(value: object): value is Message {
  return (value as Message).is === 'message';
}

export type Slot = number | string | CardSlot | PlayerSlot | ZoneSlot | ListSlot | Message;
