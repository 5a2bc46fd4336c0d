import { sql, type Kysely } from 'kysely';

const NAME = /^telemetry_reading_(\d{4})_(\d{2})$/;

/** `2026_11` of an instant, in UTC. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7).replace('-', '_');
}

/** Makes the tables of months that are not there yet. Servers that do so together wait for one another. */
export async function makeMonths(db: Kysely<unknown>, months: Iterable<string>): Promise<void> {
  for (const month of months) {
    const [year, number] = month.split('_').map(Number) as [number, number];
    const from = new Date(Date.UTC(year, number - 1)).toISOString();
    const to = new Date(Date.UTC(year, number)).toISOString();
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
      const name = `telemetry_reading_${month}`;
      const { rows } = await sql`select to_regclass(${name}) as found`.execute(trx);
      if ((rows[0] as { found: string | null }).found !== null) return;
      await sql`create table ${sql.table(name)} partition of telemetry_reading
        for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(trx);
    });
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
