import { fieldsOf, findResource, holdsFiles, holdsCustom, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { RowAccess } from './resource-scope.ts';
import { tableOf } from './resource-table.ts';
import type { Db } from './tables.ts';

/** A foreign key that deletes rows of `table` together with the row that they refer to. */
interface Cascade {
  table: string;
  column: string;
  parent: string;
  parent_column: string;
}

/** The tables that lose rows with a row of a table: chains of foreign keys, each beginning at the table itself. */
const known = new WeakMap<object, Map<string, Promise<Cascade[][]>>>();

function cascadesOf(db: Db, table: string): Promise<Cascade[][]> {
  const key = db.getExecutor().adapter;
  const byTable = known.get(key) ?? new Map<string, Promise<Cascade[][]>>();
  known.set(key, byTable);
  const found = byTable.get(table) ?? readCascades(db, table);
  byTable.set(table, found);
  found.catch(() => byTable.delete(table));
  return found;
}

async function readCascades(db: Db, table: string): Promise<Cascade[][]> {
  // Raw SQL: the builder does not know the catalogue.
  const { rows } = await sql<Cascade>`
    select c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as parent,
      b.attname::text as parent_column
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and c.confdeltype = 'c' and array_length(c.conkey, 1) = 1
    order by c.conname`.execute(db);
  const chains: Cascade[][] = [];
  const follow = (parent: string, before: readonly Cascade[]): void => {
    for (const edge of rows.filter((one) => one.parent === parent)) {
      if (before.some((one) => one.table === edge.table)) continue;
      const chain = [...before, edge];
      chains.push(chain);
      follow(edge.table, chain);
    }
  };
  follow(table, []);
  // A table that hangs on another one of them comes after it, however short another way to it is.
  const depth = (chain: readonly Cascade[]): number =>
    Math.max(...chains.filter((one) => one.at(-1)!.table === chain.at(-1)!.table).map(({ length }) => length));
  return chains.toSorted((a, b) => depth(a) - depth(b));
}

/** SQL: ids of the files that the row `gone` holds, as a JSON array. */
function filesIn(resource: AnyResource): RawBuilder<unknown> {
  const fields = fieldsOf(resource).filter(({ kind, custom }) => holdsFiles(kind) && !custom);
  const parts = fields.map(
    ({ name }) => sql`jsonb_path_query_array(coalesce(gone.${sql.ref(name)}, 'null'), '$[*].id')`,
  );
  // Those of added fields as well, whoever sees them: only files are objects with an id.
  if (holdsCustom(resource)) parts.push(sql`jsonb_path_query_array(coalesce(gone.custom, 'null'), '$.*[*].id')`);
  return parts.length === 0 ? sql`'[]'::jsonb` : sql.join(parts, sql` || `);
}

/**
 * Deletes the rows that match, and keeps them in the recycle bin with the rows that foreign keys take along. One
 * statement for any number of rows; only a table with cascades needs one more for each of these.
 * @returns the number of deleted rows
 */
export async function moveToBin(
  trx: Db,
  resource: AnyResource,
  where: RawBuilder<unknown>,
  access: RowAccess,
): Promise<number> {
  const at = new Date(access.now ?? Date.now()).toISOString();
  const table = sql.table(resource.noun);
  const chains = await cascadesOf(trx, resource.viewOf ?? resource.noun);
  const ids = chains.length === 0 ? [] : await lockedIds(trx, resource, where);
  // What hangs on the rows is kept first: afterwards it is gone.
  if (ids.length > 0) for (const chain of chains) await keepChain(trx, resource, chain, ids);
  // Raw SQL: the table and its columns come from the definition of the resource.
  const { numAffectedRows } = await sql`with gone as (delete from ${table} ${where} returning *)
    insert into deleted_record (resource, record_id, org_id, title, record, files, deleted_at, deleted_by)
    select ${resource.name}, gone.id, gone.org_id, coalesce(gone.${sql.ref(resource.title)}::text, ''), to_jsonb(gone),
      ${filesIn(resource)}, ${at}, ${access.account_id} from gone
    on conflict (resource, record_id) do update set org_id = excluded.org_id, title = excluded.title,
      record = excluded.record, files = excluded.files, deleted_at = excluded.deleted_at,
      deleted_by = excluded.deleted_by`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

async function lockedIds(trx: Db, resource: AnyResource, where: RawBuilder<unknown>): Promise<string[]> {
  // Raw SQL: the table and its columns come from the definition of the resource.
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(resource.noun)} ${where} for update`.execute(trx);
  return rows.map(({ id }) => id);
}

async function keepChain(
  trx: Db,
  resource: AnyResource,
  chain: readonly Cascade[],
  ids: readonly string[],
): Promise<void> {
  const last = sql.ref(`c${chain.length - 1}`);
  const joins = chain.slice(1).map(({ table, column, parent_column }, index) => {
    const [child, parent] = [sql.ref(`c${index + 1}`), sql.ref(`c${index}`)];
    return sql`join ${sql.table(table)} ${child} on ${child}.${sql.ref(column)} = ${parent}.${sql.ref(parent_column)}`;
  });
  const first = chain[0]!;
  // Raw SQL: tables and columns are those of the foreign keys.
  await sql`insert into deleted_part (resource, record_id, table_name, part)
    select ${resource.name}, c0.${sql.ref(first.column)}, ${chain.at(-1)!.table}, to_jsonb(${last})
    from ${sql.table(first.table)} c0 ${joins.length > 0 ? sql.join(joins, sql` `) : sql``}
    where c0.${sql.ref(first.column)} = any(${[...ids]})`.execute(trx);
}

/** Required fields for which a kept row has no value: a later version of the program wants them. */
export function missingIn(resource: AnyResource, record: Readonly<Record<string, unknown>>): string[] {
  return tableOf(resource)
    .columns.filter(
      ({ name, required, initial }) => required && initial === undefined && (record[name] ?? null) === null,
    )
    .map(({ name }) => name);
}

/**
 * Puts a row back as it was, with the rows that went with it. Throws the database's error if something is in the way.
 */
export async function putBack(trx: Db, resource: AnyResource, record_id: string): Promise<void> {
  const { columns } = tableOf(resource);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const types = sql.join(columns.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`));
  const values = columns.map(({ name, required, initial }) =>
    required && initial !== undefined ? sql`coalesce(${sql.ref(name)}, ${sql.raw(initial)})` : sql.ref(name),
  );
  // Raw SQL: the table and its columns come from the definition of the resource.
  await sql`insert into ${sql.table(resource.noun)} (${names})
    select ${sql.join(values)} from jsonb_to_record((select record from deleted_record
      where resource = ${resource.name} and record_id = ${record_id})) as given (${types})`.execute(trx);
  // Raw SQL: the order is that in which rows were kept.
  const { rows } = await sql<{ place: string; table_name: string }>`select place, table_name from deleted_part
    where resource = ${resource.name} and record_id = ${record_id} order by place`.execute(trx);
  for (const { place, table_name } of rows)
    // Raw SQL: the table is the one of the kept row.
    await sql`insert into ${sql.table(table_name)} overriding system value
      select given.* from deleted_part p, jsonb_populate_record(null::${sql.table(table_name)}, p.part) given
      where p.place = ${place} and p.resource = ${resource.name} and p.record_id = ${record_id}
      on conflict do nothing`.execute(trx);
}

/** SQL condition on `deleted_record d`: the kept row fulfils conditions on the columns of its resource. */
export function keptFulfils(resource: AnyResource, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const own = sql`d.resource = ${resource.name}`;
  if (conditions.length === 0) return own;
  const { columns } = tableOf(resource);
  const types = sql.join(columns.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`));
  return sql`(${own} and exists (select 1 from jsonb_to_record(d.record) as given (${types})
    where ${sql.join(conditions, sql` and `)}))`;
}

/** SQL query for the `id`s of the files that kept rows hold. */
export function filesOfBin(): RawBuilder<unknown> {
  return sql`select jsonb_array_elements_text(files) as id from deleted_record where files <> '[]'`;
}

/** Returns the kept record that a reference of a kept row points to, if that one is in the bin as well. */
export async function titleInBin(db: Db, ref: string, id: string): Promise<string | undefined> {
  const target = findResource(ref);
  if (!target) return undefined;
  // Raw SQL: the table is read by code that knows no types of rows.
  const { rows } = await sql<{ title: string }>`select title from deleted_record
    where record_id = ${id} and resource = ${target.name}`.execute(db);
  return rows[0]?.title;
}
