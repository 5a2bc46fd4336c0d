import { findResource, type SealedEntry } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../tables.ts';
import { transaction } from '../transaction.ts';
import { sealedTables, type SealedTable } from './columns.ts';
import { keysOf } from './keyring.ts';
import { openValues, sealValues, storedIn } from './records.ts';
import type { Which } from './reseal.ts';

/** Kept rows that are encrypted in one transaction. */
const BATCH = 200;

/** A table with whole rows of other tables as JSON. */
interface Kept {
  table: 'deleted_record' | 'deleted_part';
  /** Columns that identify a kept row, joined as texts in this order. */
  key: RawBuilder<string>;
  /** The column with the row. */
  row: 'record' | 'part';
  /** Where the row belongs: the name of a resource, or of a table. */
  of: 'resource' | 'table_name';
}

const KEPT: readonly Kept[] = [
  { table: 'deleted_record', key: sql`(resource || ' ' || record_id)`, row: 'record', of: 'resource' },
  { table: 'deleted_part', key: sql`lpad(place::text, 20, '0')`, row: 'part', of: 'table_name' },
];

/** Encrypts the rows in the recycle bin, in batches. @returns the number of rows that were changed */
export async function resealBin(db: Db, which: Which, step: (rows: number) => void = () => undefined): Promise<number> {
  const tables = new Map(sealedTables().map((one) => [one.table, one]));
  let changed = 0;
  for (const kept of KEPT) {
    let after = '';
    for (;;) {
      const batch = await transaction(db, (trx) => resealKept(trx, kept, tables, which, after));
      if (batch.last === undefined) break;
      after = batch.last;
      changed += batch.changed;
      if (batch.changed > 0) step(batch.changed);
    }
  }
  return changed;
}

interface Row {
  key: string;
  of: string;
  row: Record<string, unknown> & { id: string };
}

async function resealKept(
  trx: Db,
  kept: Kept,
  tables: ReadonlyMap<string, SealedTable>,
  which: Which,
  after: string,
): Promise<{ last: string | undefined; changed: number }> {
  // Raw SQL: one statement for both tables.
  const { rows } = await sql<Row>`select ${kept.key} as key, ${sql.ref(kept.of)} as of, ${sql.ref(kept.row)} as row
    from ${sql.table(kept.table)} where ${kept.key} > ${after} order by 1 limit ${BATCH} for update`.execute(trx);
  const keys = keysOf(trx);
  let changed = 0;
  for (const { key, of, row } of rows) {
    const resource = kept.of === 'resource' ? findResource(of) : undefined;
    const table = tables.get(resource ? storedIn(resource) : of);
    if (!table || !isWanted(table, row, which)) continue;
    const entries: SealedEntry[] = [
      ...table.columns.map(({ name, kind }) => ({ name, sealed: kind })),
      ...table.nested,
    ];
    const whole = openValues(keys, table.table, entries, row.id, row);
    const sealed = JSON.stringify(sealValues(keys.current(), table.table, entries, row.id, whole));
    // Raw SQL: one statement for both tables.
    await sql`update ${sql.table(kept.table)} set ${sql.ref(kept.row)} = ${sealed}::jsonb
      where ${kept.key} = ${key}`.execute(trx);
    changed += 1;
  }
  return { last: rows.at(-1)?.key, changed };
}

/** Returns whether a kept row has a value that is not as it should be. */
function isWanted({ columns, nested }: SealedTable, row: Record<string, unknown>, which: Which): boolean {
  const right = 'plain' in which ? 'gd1:' : `gd1:${which.notBy.id}:`;
  const isWrong = (value: unknown) => typeof value === 'string' && value !== '' && !value.startsWith(right);
  return (
    columns.some(({ name }) => isWrong(row[name])) ||
    nested.some(({ name, columns: inner }) => {
      const rows = row[name];
      return (
        Array.isArray(rows) &&
        rows.some((one: Record<string, unknown>) => inner.some((part) => isWrong(one[part.name])))
      );
    })
  );
}
