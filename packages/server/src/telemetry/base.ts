import { sql, type Kysely } from 'kysely';

/** From which value cumulative ones of a quantity are counted, and from when on. */
export interface Base {
  id: string;
  quantity: string;
  /** Code of the dictionary `base_kind`. */
  kind: number;
  value: number;
  /** Epoch ms. */
  at: number;
  reason: string;
  created_at: string;
  account_name: string | null;
}

/** Bases that somebody has set for a device, oldest first. */
export async function basesOf(db: Kysely<unknown>, device_id: string): Promise<Base[]> {
  const { rows } = await sql<Base>`
    select b.id, b.quantity, b.kind, b.value, (extract(epoch from b.at) * 1000)::bigint as at, b.reason, b.created_at,
      a.nickname as account_name
    from device_base b left join account a on a.id = b.created_by
    where b.device_id = ${device_id} order by b.at, b.created_at, b.id`.execute(db);
  return rows;
}

/** The bases that hold at an instant. @param bases oldest first */
export function basesAt(bases: readonly Base[], at: number): Record<string, number> {
  return Object.fromEntries(bases.filter((one) => one.at <= at).map(({ quantity, value }) => [quantity, value]));
}

/** Bases that were set before a device told anything, by device. */
export async function firstBases(
  trx: Kysely<unknown>,
  device_ids: readonly string[],
): Promise<Map<string, Record<string, number>>> {
  const out = new Map<string, Record<string, number>>();
  if (device_ids.length === 0) return out;
  const { rows } = await sql<{ device_id: string; quantity: string; value: number }>`
    select device_id, quantity, value from device_base where device_id = any(${[...device_ids]}::text[])
    order by at, created_at, id`.execute(trx);
  for (const { device_id, quantity, value } of rows) {
    const held = out.get(device_id) ?? {};
    out.set(device_id, { ...held, [quantity]: value });
  }
  return out;
}
