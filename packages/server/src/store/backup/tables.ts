import { escapeIdentifier, type ClientBase } from 'pg';
import type { BackupTable } from './format.ts';

/** Table that the migrations maintain themselves. */
const MIGRATION_TABLE = 'schema_migration';

/**
 * Rebuilt from the records, at the next start (`search/`) or by triggers while they are loaded (`custom_value`): a
 * backup without them is smaller and cannot be inconsistent.
 */
const MADE_ANEW = ['search_kind', 'search_entry', 'search_word', 'custom_value'];

/** Notes of the encryption, which a server writes at its first start: a database with these alone is empty. */
const NOTES = new Set(['personal_key', 'personal_step']);

interface Column {
  table: string;
  name: string;
  type: string;
  sequence: string | null;
}

/** Returns the tables of the current schema that backups contain, by name, with the columns that can be written. */
export async function describeTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<Column>(
    `
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      case when a.attidentity <> '' then pg_get_serial_sequence(quote_ident(c.relname), a.attname) end as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attnum`,
    [[MIGRATION_TABLE, ...MADE_ANEW]],
  );
  const tables = new Map<string, BackupTable>();
  for (const { table, name, type, sequence } of rows) {
    const one = tables.get(table) ?? { table, columns: [] };
    one.columns.push({ name, type });
    if (sequence !== null) {
      const state = await client.query<{ value: string; called: boolean }>(
        `select last_value::text as value, is_called as called from ${sequence}`,
      );
      one.sequence = { column: name, ...state.rows[0]! };
    }
    tables.set(table, one);
  }
  for (const { table, name, bound } of await partitionsIn(client))
    (tables.get(table)!.partitions ??= []).push({ name, bound });
  return [...tables.values()];
}

async function partitionsIn(client: ClientBase): Promise<{ table: string; name: string; bound: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; bound: string }>(`
    select p.relname as table, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where c.relispartition and c.relkind = 'r' and p.relnamespace = current_schema()::regnamespace order by 1, 2`);
  return rows;
}

/** Range bounds of a partition as PostgreSQL writes them: no other text of a backup gets into an SQL statement. */
const BOUND = /^FOR VALUES FROM \('[-\d :.+]+'\) TO \('[-\d :.+]+'\)$/;

/** Makes the missing partitions of a table. @returns false if a partition does not belong to this table */
export async function makePartitions(client: ClientBase, { table, partitions = [] }: BackupTable): Promise<boolean> {
  if (!partitions.every(({ name, bound }) => name.startsWith(`${table}_`) && BOUND.test(bound))) return false;
  for (const { name, bound } of partitions)
    await client.query(
      `create table if not exists ${escapeIdentifier(name)} partition of ${escapeIdentifier(table)} ${bound}`,
    );
  return true;
}

/**
 * Returns the name of a table with rows that somebody made; undefined if there is none. Records that a migration brings,
 * such as templates for everybody, have neither organisation nor author.
 */
export async function tableWithRows(client: ClientBase): Promise<string | undefined> {
  for (const { table, columns } of await describeTables(client)) {
    if (NOTES.has(table)) continue;
    const isRecord = ['org_id', 'created_by'].every((name) => columns.some((column) => column.name === name));
    const made = isRecord ? 'where org_id is not null or created_by is not null' : '';
    const { rows } = await client.query<{ any: boolean }>(
      `select exists (select from ${escapeIdentifier(table)} ${made}) as any`,
    );
    if (rows[0]?.any) return table;
  }
  return undefined;
}

/** Drops everything in the current schema that does not belong to an extension. */
export async function emptySchema(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ kind: string; name: string }>(`
    select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
      quote_ident(c.relname) as name
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.refobjid <> c.oid and d.deptype in ('e', 'i'))`);
  for (const { kind, name } of rows) await client.query(`drop ${kind} if exists ${name} cascade`);
  const routines = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { name } of routines.rows) await client.query(`drop routine if exists ${name} cascade`);
}
