import type { MapConfig } from '@gongdi/api';
import { lockAdjustments } from '../settings/index.ts';
import { MAP_KEYS, opened, sealedFor, StoreError, transaction, type Db, type KeptRow } from '../store/index.ts';
import { hideKeys, isHidden, keysIn, withKeys } from './hidden-keys.ts';

/** Reads the stored maps with their keys, which lie encrypted beside them. */
export async function readStoredMaps(db: Db): Promise<KeptRow<MapConfig>[]> {
  // One statement: keys of another moment would belong to other layers.
  const rows = await db
    .selectFrom('adjustment as a')
    .leftJoin('map_key as k', 'k.id', 'a.name')
    .select(['a.name', 'a.value', 'a.version', 'k.keys'])
    .where('a.kind', '=', 'map')
    .execute();
  return rows.map(({ name, value, version, keys }) => ({
    name,
    version,
    value: withKeys(value as MapConfig, keys === null ? [] : readKeys(db, name, keys)),
  }));
}

/** Returns no keys when they cannot be read: the rest of the maps works, and the screen asks for the keys again. */
function readKeys(db: Db, id: string, keys: string): string[] {
  try {
    return JSON.parse(opened(db, MAP_KEYS, { id, keys }).keys) as string[];
  } catch (error) {
    if (error instanceof StoreError && error.code === 'personal_damaged') return [];
    throw error;
  }
}

/** Stores the keys of a configuration, encrypted. @param name of the configuration */
export async function storeKeys(trx: Db, name: string, config: MapConfig): Promise<void> {
  const { keys } = sealedFor(trx, MAP_KEYS, name, { keys: JSON.stringify(keysIn(config)) });
  await trx
    .insertInto(MAP_KEYS)
    .values({ id: name, keys })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ keys }))
    .execute();
}

/** Encrypts keys that an earlier version has stored within the configuration. */
export async function sealOlderKeys(db: Db): Promise<void> {
  await transaction(db, async (trx) => {
    await lockAdjustments(trx, 'map');
    const rows = await trx.selectFrom('adjustment').select(['name', 'value']).where('kind', '=', 'map').execute();
    for (const { name, value } of rows) {
      const config = value as MapConfig;
      if (keysIn(config).every((key) => key === '' || isHidden(key))) continue;
      await storeKeys(trx, name, config);
      await trx
        .updateTable('adjustment')
        .set({ value: JSON.stringify(hideKeys(config)) })
        .where('kind', '=', 'map')
        .where('name', '=', name)
        .execute();
    }
  });
}
