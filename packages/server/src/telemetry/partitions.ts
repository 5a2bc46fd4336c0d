import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

const NAME = /^telemetry_reading_(\d{4})_(\d{2})$/;

/** Returns the month of an instant in UTC, such as `2026_11`. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7).replace('-', '_');
}

/**
 * Makes the missing partitions for months, within a transaction. An advisory lock lets only one server do so at a time.
 */
export async function makeMonths(trx: Db, months: Iterable<string>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
  for (const month of months) {
    const [year, number] = month.split('_').map(Number) as [number, number];
    const name = `telemetry_reading_${month}`;
    const { rows } = await sql<{ found: string | null }>`select to_regclass(${name}) as found`.execute(trx);
    if (rows[0]?.found) continue;
    const [from, to] = [number - 1, number].map((index) => new Date(Date.UTC(year, index)).toISOString());
    // Raw SQL: the builder cannot make partitions.
    await sql`create table ${sql.table(name)} partition of telemetry_reading
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx);
  }
}

/** Number of the advisory lock ("month" in ASCII). */
const LOCK = '470322607208';

/** Drops the partitions of months that ended before an instant. @returns the names of the dropped tables */
export async function dropMonths(db: Db, before: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'telemetry_reading'::regclass order by 1`.execute(db);
  const old = rows
    .map(({ name }) => name)
    .filter((name) => {
      const found = NAME.exec(name);
      return found !== null && Date.UTC(Number(found[1]), Number(found[2])) <= before;
    });
  for (const name of old) await db.schema.dropTable(name).execute();
  return old;
}
