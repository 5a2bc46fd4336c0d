import type { Listener } from './listener.ts';

/** A row of a small table that every server caches in memory. `version` counts its changes. */
export interface KeptRow<T> {
  name: string;
  value: T;
  version: number;
}

export interface KeptRows<T> {
  /** Reads the rows now, and again after each notification on the channel that a row has changed. */
  open: (listener: Listener) => Promise<void>;
  reload: () => Promise<void>;
  /** Returns the rows of the last read. */
  rows: () => ReadonlyMap<string, KeptRow<T>>;
  /** Registers a callback for reads that return something new. @returns a function that removes it */
  onChange: (changed: () => void) => () => void;
  close: () => Promise<void>;
}

/** A cache of rows that are read often and seldom change, the same in every server on a database. */
export function keptRows<T>(channel: string, read: () => Promise<readonly KeptRow<T>[]>): KeptRows<T> {
  let rows: ReadonlyMap<string, KeptRow<T>> = new Map();
  let asked = 0;
  let applied = 0;
  let versions = '';
  const ears = new Set<() => void>();
  let stopListening: (() => Promise<void>) | undefined;

  const reload = async (): Promise<void> => {
    const mine = (asked += 1);
    const found = await read();
    // A read that began later has finished already, so its result is newer.
    if (mine < applied) return;
    applied = mine;
    rows = new Map(found.map((row) => [row.name, row]));
    const now = [...rows.values()].map(({ name, version }) => `${name} ${version}`).join('\n');
    // A server that changes a row reads it at once and then receives its own notification too.
    if (now === versions) return;
    versions = now;
    for (const ear of ears) ear();
  };

  // If the database is unavailable, the listener calls this function again when it has reconnected.
  const heard = (): void => void reload().catch(() => undefined);

  return {
    reload,
    open: async (listener) => {
      stopListening = await listener.listen(channel, heard, heard);
      await reload();
    },
    rows: () => rows,
    onChange: (changed) => {
      ears.add(changed);
      return () => void ears.delete(changed);
    },
    close: async () => {
      await stopListening?.().catch(() => undefined);
      stopListening = undefined;
    },
  };
}
