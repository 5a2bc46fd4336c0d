import type { Outside } from '../../../../outside/index.ts';

/** A message as adapters get it: words in the language of its reader, and the events for programs. */
export interface Outgoing {
  /** Stays the same when the message is sent again, so that a receiver can recognise it. */
  id: string;
  subject: string;
  /** Plain text of all lines. */
  text: string;
  /** Of the message, without the list: for SMS. */
  brief: string;
  /** What a program gets. */
  data: Readonly<Record<string, unknown>>;
}

/** Settings of a channel with its secrets. */
export type ChannelSecrets = Readonly<Record<string, string | number>>;

/** An open channel. */
export interface Line {
  /** @param address of the person; empty for a channel that is no person's. @throws SendFailure */
  send: (message: Outgoing, address: string) => Promise<void>;
  close: () => void;
}

/** Makes the connection of a channel. One file for each kind of channel. */
export type Adapter = (values: ChannelSecrets, outside: Outside) => Line;

/** Returns a setting as text; empty: not given. */
export const textIn = (values: ChannelSecrets, name: string): string => String(values[name] ?? '');
