import type { FieldProblem } from '@gongdi/domain';

/** A file that was chosen while there was no network. */
export interface KeptFile {
  /** Temporary id of the file in `input` until the server assigns one. */
  ref: string;
  name: string;
  blob: Blob;
  /** Id on the server, once the file is uploaded. A file with an id is not sent again. */
  id?: string;
}

/** A form that a user submitted and the server does not have yet. It is stored in IndexedDB in this form. */
export interface OutboxEntry {
  /** Idempotency key of the call: the server executes calls with the same key once. */
  key: string;
  /** Owner: account and server. */
  owner: string;
  /** Name of the resource. */
  resource: string;
  /** The step of a record that the entry takes; absent: the entry adds a record. */
  step?: { name: string; id: string };
  /** Title shown to people. */
  title: string;
  /** The validated input of the form. */
  input: Readonly<Record<string, unknown>>;
  files: readonly KeptFile[];
  /** When the form was filled in, epoch milliseconds. */
  recorded: number;
  /** `refused`: the server refused it, and would refuse the same input again. */
  state: 'waiting' | 'refused';
  reason?: string;
  problems?: readonly FieldProblem[];
}

export type OutboxDraft = Pick<OutboxEntry, 'resource' | 'step' | 'title' | 'input' | 'files'>;

/** Storage of the entries. */
export interface EntryStore {
  all: (owner: string) => Promise<OutboxEntry[]>;
  put: (entry: OutboxEntry) => Promise<void>;
  remove: (key: string) => Promise<void>;
}
