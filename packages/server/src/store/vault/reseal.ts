import type { SealedEntry } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../tables.ts';
import { transaction } from '../transaction.ts';
import type { SealedTable } from './columns.ts';
import type { Key } from './key.ts';
import { keysOf } from './keyring.ts';
import { openValues, sealValues } from './records.ts';

/** Rows that are encrypted in one transaction. */
const BATCH = 500;

/** Which values of a table are not as they should be: those that are in plain text, or not sealed with this key. */
export type Which = { plain: true } | { notBy: Key };

/** SQL condition on a row. */
function wanted({ columns, nested }: SealedTable, which: Which): RawBuilder<unknown> {
  const wrong = (text: RawBuilder<unknown>) =>
    'plain' in which
      ? sql`personal_plain(${text})`
      : sql`(${text} <> '' and ${text} not like ${`gd1:${which.notBy.id}:%`})`;
  const whole = columns.map(({ name }) => wrong(sql.ref(name)));
  const inside = nested.map(
    ({ name, columns: inner }) => sql`exists (select from jsonb_array_elements(
      case jsonb_typeof(${sql.ref(name)}) when 'array' then ${sql.ref(name)} else '[]' end) part
      where ${sql.join(
        inner.map((one) => wrong(sql`(part ->> ${sql.lit(one.name)})`)),
        sql` or `,
      )})`,
  );
  return sql`(${sql.join([...whole, ...inside], sql` or `)})`;
}

/** Returns whether a table has such a value. */
export async function anyOfThese(db: Db, table: SealedTable, which: Which): Promise<boolean> {
  // Raw SQL: the table and its columns come from the definitions of the resources.
  const { rows } = await sql`select 1 from ${sql.table(table.table)} where ${wanted(table, which)} limit 1`.execute(db);
  return rows.length > 0;
}

interface Row {
  id: string;
  [column: string]: unknown;
}

/**
 * Encrypts such values with the current key, in batches. Everything that is done stays done when it is interrupted.
 * @returns the number of rows that were changed
 */
export async function resealTable(
  db: Db,
  table: SealedTable,
  which: Which,
  step: (rows: number) => void = () => undefined,
): Promise<number> {
  let done = 0;
  let after = '';
  for (;;) {
    const ids = await transaction(db, (trx) => resealBatch(trx, table, which, after));
    if (ids.length === 0) return done;
    done += ids.length;
    after = ids.at(-1)!;
    step(ids.length);
  }
}

async function resealBatch(trx: Db, table: SealedTable, which: Which, after: string): Promise<string[]> {
  const keys = keysOf(trx);
  const entries: SealedEntry[] = [...table.columns.map(({ name, kind }) => ({ name, sealed: kind })), ...table.nested];
  const names = entries.map(({ name }) => name);
  // Raw SQL: the table and its columns come from the definitions of the resources.
  const { rows } = await sql<Row>`select id, ${sql.join(names.map((name) => sql.ref(name)))}
    from ${sql.table(table.table)} where id > ${after} and ${wanted(table, which)}
    order by id limit ${BATCH} for update`.execute(trx);
  if (rows.length === 0) return [];
  const sealed = rows.map((row) => {
    const whole = openValues(keys, table.table, entries, row.id, row);
    return sealValues(keys.current(), table.table, entries, row.id, whole);
  });
  const types = [
    sql`id text`,
    ...table.columns.map(({ name }) => sql`${sql.ref(name)} text`),
    ...table.nested.map(({ name }) => sql`${sql.ref(name)} jsonb`),
  ];
  const sets = names.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  // Raw SQL: the table and its columns come from the definitions of the resources.
  await sql`update ${sql.table(table.table)} as stored set ${sql.join(sets)}
    from json_to_recordset(${JSON.stringify(sealed)}::json) as given (${sql.join(types)})
    where stored.id = given.id`.execute(trx);
  return rows.map(({ id }) => id);
}
