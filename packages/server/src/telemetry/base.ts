import { anyOf, epochMs, type Db } from '../store/index.ts';

/** The value from which cumulative values of a quantity are counted, and the instant from which it is valid. */
export interface Base {
  id: string;
  quantity: string;
  /** Code in the dictionary `base_kind`. */
  kind: number;
  value: number;
  /** Epoch ms. */
  at: number;
  reason: string;
  created_at: string;
  account_name: string | null;
}

/** Returns the bases that people have set for a device, oldest first. */
export function basesOf(db: Db, device_id: string): Promise<Base[]> {
  return db
    .selectFrom('device_base as b')
    .leftJoin('account as a', 'a.id', 'b.created_by')
    .select(['b.id', 'b.quantity', 'b.kind', 'b.value', 'b.reason', 'b.created_at', 'a.nickname as account_name'])
    .select(({ ref }) => epochMs(ref('b.at')).as('at'))
    .where('b.device_id', '=', device_id)
    .orderBy('b.at')
    .orderBy('b.created_at')
    .orderBy('b.id')
    .execute();
}

/** Returns the base of each quantity that is valid at an instant. @param bases oldest first */
export function basesAt(bases: readonly Base[], at: number): Record<string, number> {
  return Object.fromEntries(bases.filter((one) => one.at <= at).map(({ quantity, value }) => [quantity, value]));
}

/** Returns the bases that were set before a device sent its first reading, by device id. */
export async function firstBases(trx: Db, device_ids: readonly string[]): Promise<Map<string, Record<string, number>>> {
  const out = new Map<string, Record<string, number>>();
  if (device_ids.length === 0) return out;
  const rows = await trx
    .selectFrom('device_base')
    .select(['device_id', 'quantity', 'value'])
    .where('device_id', '=', anyOf(device_ids))
    .orderBy('at')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { device_id, quantity, value } of rows) {
    const held = out.get(device_id) ?? {};
    out.set(device_id, { ...held, [quantity]: value });
  }
  return out;
}
