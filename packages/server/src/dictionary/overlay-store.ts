import { AsyncLocalStorage } from 'node:async_hooks';
import { dictionaries, mergeEntries, provideOverlay, type Dictionary, type DictionaryEntry } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { notify, type Listener } from '../store/index.ts';

export const CHANNEL = 'gongdi_dictionary';

/** A dictionary as this installation has it; version 0 is the built-in one. */
export interface KeptDictionary {
  dictionary: Dictionary;
  version: number;
}

/** The dictionaries of one database, in memory, the same in every server on it. */
export interface OverlayStore {
  /** Reads the changed dictionaries, and again whenever another server changes one. */
  open: (listener: Listener) => Promise<void>;
  /** Reads them anew. */
  reload: () => Promise<void>;
  /** Runs a call with these dictionaries: whatever it checks, reads, writes or says goes by them. */
  run: <T>(work: () => T) => T;
  /** By type; undefined: no such dictionary. */
  get: (dict_type: string) => KeptDictionary | undefined;
  /** Tells what changed; also of other servers. @returns a function that ends it */
  onChange: (changed: () => void) => () => void;
  close: () => Promise<void>;
}

// One process may hold several servers with different databases: what holds belongs to the call, not to the process.
const underWay = new AsyncLocalStorage<ReadonlyMap<string, Dictionary>>();
provideOverlay(() => underWay.getStore());

export function overlayStore(db: Kysely<unknown>): OverlayStore {
  let kept = new Map<string, KeptDictionary>();
  let overlay: ReadonlyMap<string, Dictionary> = new Map();
  let asked = 0;
  let applied = 0;
  let versions = '';
  const ears = new Set<() => void>();
  let stopListening: (() => Promise<void>) | undefined;

  const reload = async (): Promise<void> => {
    const mine = (asked += 1);
    const { rows } = await sql<{ dict_type: string; entries: DictionaryEntry[]; version: number }>`
      select dict_type, entries, version from dictionary_edit order by dict_type`.execute(db);
    // A read that began later has come back already and knows more.
    if (mine < applied) return;
    applied = mine;
    kept = new Map(
      rows.flatMap(({ dict_type, entries, version }) => {
        const builtIn = dictionaries.get(dict_type);
        return builtIn ? [[dict_type, { dictionary: mergeEntries(builtIn, entries), version }] as const] : [];
      }),
    );
    overlay = new Map([...kept].map(([type, one]) => [type, one.dictionary]));
    const now = rows.map(({ dict_type, version }) => `${dict_type} ${version}`).join('\n');
    // Whoever changes a dictionary reads it at once and then hears of it too.
    if (now === versions) return;
    versions = now;
    for (const ear of ears) ear();
  };

  // A database that is away is asked again when its listener is back.
  const heard = (): void => void reload().catch(() => undefined);

  return {
    reload,
    open: async (listener) => {
      stopListening = await listener.listen(CHANNEL, heard, heard);
      await reload();
    },
    run: (work) => underWay.run(overlay, work),
    get: (dict_type) => {
      const builtIn = dictionaries.get(dict_type);
      return kept.get(dict_type) ?? (builtIn && { dictionary: builtIn, version: 0 });
    },
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

/** Call it in the transaction that changes a dictionary. */
export function tellServers(trx: Kysely<unknown>, dict_type: string): Promise<void> {
  return notify(trx, CHANNEL, dict_type);
}
