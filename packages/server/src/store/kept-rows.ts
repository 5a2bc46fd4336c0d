import type { Listener } from './listener.ts';

/** A row of a small table that every server holds in memory. `version` counts its changes. */
export interface KeptRow<T> {
  name: string;
  value: T;
  version: number;
}

export interface KeptRows<T> {
  /** Reads the rows, and again whenever a server says on the channel that one has changed. */
  open: (listener: Listener) => Promise<void>;
  reload: () => Promise<void>;
  /** What was read last. */
  rows: () => ReadonlyMap<string, KeptRow<T>>;
  /** Told after a read that found something else than the one before. @returns a function that ends it */
  onChange: (changed: () => void) => () => void;
  close: () => Promise<void>;
}

/** Rows that are read often and changed seldom, the same in every server on a database. */
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
    // A read that began later has come back already and knows more.
    if (mine < applied) return;
    applied = mine;
    rows = new Map(found.map((row) => [row.name, row]));
    const now = [...rows.values()].map(({ name, version }) => `${name} ${version}`).join('\n');
    // Whoever changes a row reads it at once and then hears of it too.
    if (now === versions) return;
    versions = now;
    for (const ear of ears) ear();
  };

  // A database that is away is asked again when its listener is back.
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
