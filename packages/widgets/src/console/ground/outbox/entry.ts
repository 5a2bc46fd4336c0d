import type { FieldProblem } from '@gongdi/domain';

/** A file that was chosen without a network. */
export interface KeptFile {
  /** Its id in the input, until the server gives it one. */
  ref: string;
  name: string;
  blob: Blob;
  /** Id on the server once it is there: it is not sent twice. */
  id?: string;
}

/** What somebody filled in and the server does not have yet. Stored as it is in the browser's database. */
export interface OutboxEntry {
  /** Idempotency key of its call: the server does the same key once. */
  key: string;
  /** Whose it is: account and server. */
  owner: string;
  /** Name of the resource. */
  resource: string;
  /** A step of a record; absent: a new record. */
  step?: { name: string; id: string };
  /** What people call it. */
  title: string;
  /** The checked form. */
  input: Readonly<Record<string, unknown>>;
  files: readonly KeptFile[];
  /** When it was filled in, epoch milliseconds. */
  recorded: number;
  /** `refused`: the server said no, for a reason that sending again does not change. */
  state: 'waiting' | 'refused';
  reason?: string;
  problems?: readonly FieldProblem[];
}

export type OutboxDraft = Pick<OutboxEntry, 'resource' | 'step' | 'title' | 'input' | 'files'>;

/** Where entries lie. */
export interface EntryStore {
  all: (owner: string) => Promise<OutboxEntry[]>;
  put: (entry: OutboxEntry) => Promise<void>;
  remove: (key: string) => Promise<void>;
}
