import { allResources, storedFieldsOf, type FieldKind } from '@gongdi/domain';
import type { Pool } from 'pg';
import { COLUMN_VALUES } from '../columns.ts';

/** A column as PostgreSQL's catalogue describes it. */
interface Column {
  relation: string;
  name: string;
  /** Base type, without length or precision. */
  type: string;
  required: boolean;
  /** An insert may leave it out. */
  optional: boolean;
  /** Only PostgreSQL gives it a value. */
  computed: boolean;
}

/** What values of an SQL type are in a program, as `valueTypes` reads them. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  tsvector: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'string',
};

/** What the JSON columns of resources hold, by the kind of their field. */
const JSON_TYPES: Partial<Readonly<Record<FieldKind, string>>> = {
  address: 'Address',
  file: 'FileItem',
  files: 'FileItem[]',
  image: 'FileItem[]',
  permissions: 'string[]',
  place: 'Place',
  references: 'string[]',
  rows: 'Values[]',
  signature: 'FileItem',
};

/** Types of Kysely that a column may have; other names are types of `columns.ts`, but for those that are built in. */
const KYSELY: ReadonlySet<string> = new Set(['Generated', 'GeneratedAlways']);
const BUILT_IN: ReadonlySet<string> = new Set(['Uint8Array']);

const HEADER = '// Written by `npm run migration` from the database that the migrations make.\n';

/** Tables and views that programs name; partitions of a table are reached through it. */
const COLUMNS = `
  select c.relname as relation, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
    a.atthasdef or a.attidentity <> '' as optional, a.attidentity = 'a' or a.attgenerated <> '' as computed
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
  order by c.relname collate "C", a.attnum`;

/**
 * The types of all tables and views of a database, as files of `store/generated`: one for each table, so that two
 * branches that add tables change different files, and `tables.ts`, which lists them.
 * @param pool of a database that all migrations have been applied to
 * @returns texts by path below that folder
 * @throws Error for a column of a type that `TYPES` does not know
 */
export async function tableTypes(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const names = [...new Set(rows.map(({ relation }) => relation))];
  const columnsOf = (name: string) => rows.filter(({ relation }) => relation === name);
  return new Map([
    ['tables.ts', listOf(names)],
    ...names.map((name): [string, string] => [`tables/${name}.ts`, tableFile(name, columnsOf(name))]),
  ]);
}

function listOf(names: readonly string[]): string {
  return [
    HEADER,
    ...names.map((name) => `import type { ${typeName(name)} } from './tables/${name}.ts';\n`),
    '\n/** All tables and views by name. */\n',
    'export interface Tables {\n',
    ...names.map((name) => `  ${name}: ${typeName(name)};\n`),
    '}\n',
  ].join('');
}

function tableFile(name: string, columns: readonly Column[]): string {
  const values = valuesOf(name);
  const lines = columns.map((column) => `  ${column.name}: ${columnType(column, values.get(column.name))};\n`);
  const named = [...new Set(lines.join('').match(/\b[A-Z]\w*/g))].filter((type) => !BUILT_IN.has(type)).toSorted();
  const imports = [
    { from: 'kysely', types: named.filter((type) => KYSELY.has(type)) },
    { from: '../../columns.ts', types: named.filter((type) => !KYSELY.has(type)) },
  ].filter(({ types }) => types.length > 0);
  return [
    HEADER,
    ...imports.map(({ from, types }) => `import type { ${types.join(', ')} } from '${from}';\n`),
    '\n',
    `export interface ${typeName(name)} {\n`,
    ...lines,
    '}\n',
  ].join('');
}

/** `process_task` → `ProcessTaskTable`. */
function typeName(relation: string): string {
  const words = relation.split('_').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}Table`;
}

/** What columns of a table hold, by column, where a resource or `COLUMN_VALUES` says it. */
function valuesOf(relation: string): ReadonlyMap<string, string> {
  const fields = allResources()
    .filter(({ noun, viewOf }) => noun === relation || viewOf === relation)
    .flatMap(storedFieldsOf)
    .flatMap(({ name, kind }): [string, string][] => (JSON_TYPES[kind] ? [[name, JSON_TYPES[kind]]] : []));
  const values = Object.entries(COLUMN_VALUES)
    .filter(([column]) => column.startsWith(`${relation}.`))
    .map(([column, type]): [string, string] => [column.slice(relation.length + 1), type]);
  return new Map([...fields, ...values]);
}

/** @param values what the column holds, where that is known beyond its SQL type */
function columnType(
  { relation, name, type, required, optional, computed }: Column,
  values: string | undefined,
): string {
  if (type === 'jsonb') {
    const kind = required ? (optional ? 'JsonOrDefault' : 'Json') : 'JsonOrNull';
    return `${kind}<${values ?? 'unknown'}>`;
  }
  const base = values ?? TYPES[type];
  if (base === undefined) throw new Error(`${relation}.${name}: ${type} has no TypeScript type in table-types.ts`);
  const value = required ? base : `${base} | null`;
  if (computed) return `GeneratedAlways<${value}>`;
  return optional ? `Generated<${value}>` : value;
}
