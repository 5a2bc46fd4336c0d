import type { Label } from '@gongdi/domain';
import type { HttpAnswer } from '../../../../engine/index.ts';

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

/** The outside world for adapters; only permitted hosts are reached. */
export interface Outside {
  now: () => number;
  /** Sends JSON and returns the answer; redirects are not followed. @throws SendFailure */
  post: (url: string, body: string, headers?: Readonly<Record<string, string>>) => Promise<HttpAnswer>;
  /** Returns an address of a host to connect to. @throws SendFailure */
  resolve: (host: string, port: number) => Promise<string>;
}

/** An open channel. */
export interface Line {
  /** @param address of the person; empty for a channel that is no person's. @throws SendFailure */
  send: (message: Outgoing, address: string) => Promise<void>;
  close: () => void;
}

/** Makes the connection of a channel. One file for each kind of channel. */
export type Adapter = (values: ChannelSecrets, outside: Outside) => Line;

/** Why a message was not accepted, in words for the administrator. They contain no personal data. */
export class SendFailure extends Error {
  readonly label: Label;
  /** `message`: this one will never be accepted; `channel`: others of the channel would fail too; `once`: try again. */
  readonly scope: 'message' | 'channel' | 'once';

  constructor(label: Label, scope: SendFailure['scope'], cause?: unknown) {
    super(label.en, cause === undefined ? undefined : { cause });
    this.name = 'SendFailure';
    this.label = label;
    this.scope = scope;
  }
}

/** Returns a setting as text; empty: not given. */
export const textIn = (values: ChannelSecrets, name: string): string => String(values[name] ?? '');
