import { sql, type Kysely } from 'kysely';

const NAME = /^telemetry_reading_(\d{4})_(\d{2})$/;

/** `2026_11` of an instant, in UTC. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7).replace('-', '_');
}

/** Makes the tables of months that are not there yet, within a transaction. Servers that do so wait for one another. */
export async function makeMonths(trx: Kysely<unknown>, months: Iterable<string>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
  for (const month of months) {
    const [year, number] = month.split('_').map(Number) as [number, number];
    const name = `telemetry_reading_${month}`;
    const { rows } = await sql<{ found: string | null }>`select to_regclass(${name}) as found`.execute(trx);
    if (rows[0]?.found) continue;
    const [from, to] = [number - 1, number].map((index) => new Date(Date.UTC(year, index)).toISOString());
    await sql`create table ${sql.table(name)} partition of telemetry_reading
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx);
  }
}

/** Number of the advisory lock ("month" in ASCII). */
const LOCK = '470322607208';

/** Drops whole months that ended before an instant. @returns their names */
export async function dropMonths(db: Kysely<unknown>, before: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'telemetry_reading'::regclass order by 1`.execute(db);
  const old = rows
    .map(({ name }) => name)
    .filter((name) => {
      const found = NAME.exec(name);
      return found !== null && Date.UTC(Number(found[1]), Number(found[2])) <= before;
    });
  for (const name of old) await sql`drop table ${sql.table(name)}`.execute(db);
  return old;
}
