import type { MessageRefusal, ValueRefusal } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

export type Refusal = MessageRefusal | ValueRefusal;

/** Counts refusals per device, day, reason and quantity in memory until they are written to the database. */
export interface RefusalCounter {
  /**
   * @param quantity for a refused value; longer names are cut, because devices can invent names
   * @param given what was sent
   */
  count: (device_id: string, reason: Refusal, quantity?: string, given?: string) => void;
  /** All refusals since the start, by reason: for metrics and tests. */
  totals: () => Readonly<Partial<Record<Refusal, number>>>;
  /** Adds the counts to the table `telemetry_refusal`. */
  write: (db: Db) => Promise<void>;
}

/** The most different lines that are counted between two writes; refusals beyond them count in the totals only. */
const MOST = 20_000;

/** Characters that PostgreSQL cannot store in a text: control characters and unpaired surrogates. */
const UNKEPT = /[\p{Cc}\p{Cs}]/gu;

interface Line {
  device_id: string;
  day: string;
  reason: Refusal;
  quantity: string;
  count: number;
  /** When the last refusal of this line happened. */
  last_at: string;
  given: string | null;
}

export function refusalCounter(now: () => number): RefusalCounter {
  let counts = new Map<string, Line>();
  const totals: Partial<Record<Refusal, number>> = {};
  return {
    count: (device_id, reason, quantity = '', given) => {
      totals[reason] = (totals[reason] ?? 0) + 1;
      const last_at = new Date(now()).toISOString();
      const day = last_at.slice(0, 10);
      // A device can invent names of quantities, so all unknown quantities share one line.
      const named = reason === 'unknown_quantity' ? '' : quantity.slice(0, 40);
      const key = `${device_id} ${day} ${reason} ${named}`;
      const found = counts.get(key);
      // The invented name is stored as an example.
      const example = reason === 'unknown_quantity' ? `${quantity.slice(0, 40)} = ${given ?? ''}` : given;
      const shown = example === undefined ? null : example.replaceAll(UNKEPT, '\u{FFFD}');
      if (found) {
        found.count += 1;
        found.last_at = last_at;
        found.given = shown;
      } else if (counts.size < MOST)
        counts.set(key, { device_id, day, reason, quantity: named, count: 1, last_at, given: shown });
    },
    totals: () => totals,
    write: async (db) => {
      if (counts.size === 0) return;
      const lines = [...counts.values()];
      counts = new Map();
      const columns = sql`g (device_id text, day date, reason text, quantity text, count bigint, last_at timestamptz, given text)`;
      const refused = db
        .selectFrom(sql<Line>`json_to_recordset(${JSON.stringify(lines)}::json)`.as<'g'>(columns))
        .innerJoin('device as d', 'd.id', 'g.device_id')
        .select(['g.device_id', 'g.day', 'g.reason', 'g.quantity', 'g.count', 'g.last_at', 'g.given']);
      await db
        .insertInto('telemetry_refusal')
        .columns(['device_id', 'day', 'reason', 'quantity', 'count', 'last_at', 'given'])
        .expression(refused)
        .onConflict((line) =>
          line.columns(['device_id', 'day', 'reason', 'quantity']).doUpdateSet((eb) => ({
            count: eb('telemetry_refusal.count', '+', eb.ref('excluded.count')),
            last_at: eb.ref('excluded.last_at'),
            given: eb.ref('excluded.given'),
          })),
        )
        .execute();
    },
  };
}
