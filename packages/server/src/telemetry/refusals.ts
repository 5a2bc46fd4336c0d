import type { MessageRefusal, ValueRefusal } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';

export type Refusal = MessageRefusal | ValueRefusal;

/** How often what was refused, per device and day, until it is written down. */
export interface RefusalCounter {
  /**
   * @param quantity for a value; longer names are cut, since devices make them up
   * @param given what was sent
   */
  count: (device_id: string, reason: Refusal, quantity?: string, given?: string) => void;
  /** All refusals since the start, by reason: for metrics and tests. */
  totals: () => Readonly<Partial<Record<Refusal, number>>>;
  /** Adds what was counted to the table. */
  write: (db: Kysely<unknown>) => Promise<void>;
}

/** Different things that are counted between two writings; further ones are counted in the totals alone. */
const MOST = 20_000;

/** What the database keeps in no text: control characters and halves of characters. */
const UNKEPT = /[\p{Cc}\p{Cs}]/gu;

interface Line {
  device_id: string;
  day: string;
  reason: Refusal;
  quantity: string;
  count: number;
  /** Of the last one. */
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
      // A device makes up names of quantities; they are one line together.
      const named = reason === 'unknown_quantity' ? '' : quantity.slice(0, 40);
      const key = `${device_id} ${day} ${reason} ${named}`;
      const found = counts.get(key);
      // A made-up name is told as an example.
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
      await sql`insert into telemetry_refusal (device_id, day, reason, quantity, count, last_at, given)
        select g.device_id, g.day, g.reason, g.quantity, g.count, g.last_at, g.given
        from json_to_recordset(${JSON.stringify(lines)}::json)
          as g (device_id text, day date, reason text, quantity text, count bigint, last_at timestamptz, given text)
        join device d on d.id = g.device_id
        on conflict (device_id, day, reason, quantity) do update set count = telemetry_refusal.count + excluded.count,
          last_at = excluded.last_at, given = excluded.given`.execute(db);
    },
  };
}
