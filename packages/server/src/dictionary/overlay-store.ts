import { AsyncLocalStorage } from 'node:async_hooks';
import { dictionaries, mergeEntries, provideOverlay, type Dictionary, type DictionaryEntry } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { keptRows, notify, type KeptRows } from '../store/index.ts';

const CHANNEL = 'gongdi_dictionary';

/** A dictionary as this installation has it; version 0 is the built-in one. */
export interface KeptDictionary {
  dictionary: Dictionary;
  version: number;
}

/** The dictionaries of one database, in memory, the same in every server on it. */
export interface OverlayStore extends Pick<
  KeptRows<readonly DictionaryEntry[]>,
  'open' | 'reload' | 'onChange' | 'close'
> {
  /** Runs a call with these dictionaries: whatever it checks, reads, writes or says goes by them. */
  run: <T>(work: () => T) => T;
  /** By type; undefined: no such dictionary. */
  get: (dict_type: string) => KeptDictionary | undefined;
}

// One process may hold several servers with different databases: what holds belongs to the call, not to the process.
const underWay = new AsyncLocalStorage<ReadonlyMap<string, Dictionary>>();
provideOverlay(() => underWay.getStore());

export function overlayStore(db: Kysely<unknown>): OverlayStore {
  let kept = new Map<string, KeptDictionary>();
  let overlay: ReadonlyMap<string, Dictionary> = new Map();
  const store = keptRows(CHANNEL, async () => {
    const { rows } = await sql<{ name: string; value: readonly DictionaryEntry[]; version: number }>`
      select dict_type as name, entries as value, version from dictionary_edit order by dict_type`.execute(db);
    return rows;
  });
  store.onChange(() => {
    kept = new Map(
      [...store.rows().values()].flatMap(({ name, value, version }) => {
        const builtIn = dictionaries.get(name);
        return builtIn ? [[name, { dictionary: mergeEntries(builtIn, value), version }] as const] : [];
      }),
    );
    overlay = new Map([...kept].map(([type, one]) => [type, one.dictionary]));
  });

  return {
    open: store.open,
    reload: store.reload,
    onChange: store.onChange,
    close: store.close,
    run: (work) => underWay.run(overlay, work),
    get: (dict_type) => {
      const builtIn = dictionaries.get(dict_type);
      return kept.get(dict_type) ?? (builtIn && { dictionary: builtIn, version: 0 });
    },
  };
}

/** Call it in the transaction that changes a dictionary. */
export function tellServers(trx: Kysely<unknown>, dict_type: string): Promise<void> {
  return notify(trx, CHANNEL, dict_type);
}
