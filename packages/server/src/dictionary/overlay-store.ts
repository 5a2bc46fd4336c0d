import { AsyncLocalStorage } from 'node:async_hooks';
import { dictionaries, mergeEntries, provideOverlay, type Dictionary, type DictionaryEntry } from '@gongdi/domain';
import { keptRows, notify, type KeptRows, type Db } from '../store/index.ts';

const CHANNEL = 'gongdi_dictionary';

/** A dictionary as changed by this installation; version 0 is the built-in one. */
export interface KeptDictionary {
  dictionary: Dictionary;
  version: number;
}

/** The dictionaries of one database, held in memory and kept equal on all of its servers. */
export interface OverlayStore extends Pick<
  KeptRows<readonly DictionaryEntry[]>,
  'open' | 'reload' | 'onChange' | 'close'
> {
  /** Runs a call with these dictionaries: all that it checks, reads, writes or answers uses them. */
  run: <T>(work: () => T) => T;
  /** Returns a dictionary by type; undefined: no such dictionary. */
  get: (dict_type: string) => KeptDictionary | undefined;
}

// One process may run several servers with different databases, so the dictionaries belong to the call and not to the
// process.
const underWay = new AsyncLocalStorage<ReadonlyMap<string, Dictionary>>();
provideOverlay(() => underWay.getStore());

export function overlayStore(db: Db): OverlayStore {
  let kept = new Map<string, KeptDictionary>();
  let overlay: ReadonlyMap<string, Dictionary> = new Map();
  const store = keptRows(CHANNEL, async () => {
    const rows = await db
      .selectFrom('dictionary_edit')
      .select(['dict_type as name', 'entries as value', 'version'])
      .orderBy('dict_type')
      .execute();
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

/** Notifies all servers. Call it in the transaction that changes a dictionary. */
export function notifyServers(trx: Db, dict_type: string): Promise<void> {
  return notify(trx, CHANNEL, dict_type);
}
