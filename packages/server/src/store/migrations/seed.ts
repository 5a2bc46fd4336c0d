import fs from 'node:fs';
import path from 'node:path';
import {
  allResources,
  columnsInRows,
  dictionaryOf,
  FIELD_EXAMPLES,
  metaOf,
  storedFieldsOf,
  traitsOf,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import { ORGANISATIONS, tableOf } from '../resource-table.ts';
import { UPGRADES_FOLDER } from './files.ts';

/** A role as the program defines it. */
interface Role {
  role_code: string;
  permissions: readonly string[];
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns a value as an SQL literal; objects are JSON. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Selects the id of any record of a table that an earlier seed, or an earlier row of this one, has filled. */
const anyId = (table: string): string => `(select id from ${table} order by id limit 1)`;

const columnsOf = ({ type }: NamedField): NamedField[] =>
  Object.entries(columnsInRows(type)).map(([name, column]) => ({ ...metaOf(column), name, type: column }));

/** Returns a value that the field accepts; undefined if the examples have none. */
function exampleOf(field: NamedField): unknown {
  if (field.dict !== undefined) return dictionaryOf(field.dict).entries[0]?.value;
  if (traitsOf(field.kind).inside === 'rows')
    return [Object.fromEntries(columnsOf(field).map((inner) => [inner.name, exampleOf(inner)]))];
  const candidates = [field.initial, field.example, FIELD_EXAMPLES[field.kind].value, field.min];
  return candidates.find((value) => value !== undefined && field.type.safeParse(value).success);
}

/** Returns the value of a field as SQL. Files and references are left out if the field may be empty. */
function valueOf(field: NamedField, table: string | undefined): string {
  const { refersTo, files } = traitsOf(field.kind);
  if (!field.required && (refersTo.startsWith('record') || files !== 'none' || field.choices !== undefined))
    return 'null';
  if (refersTo === 'records') return literal([]);
  return table === undefined ? literal(exampleOf(field)) : anyId(table);
}

/** Whether only a later step fills the field: the example is a record as it was added. */
const isLater = ({ required, on }: NamedField): boolean => !required && on !== undefined && !on.includes('add');

/** Returns an insert of one row with an example value in each column that its form has. */
function rowOf(resource: AnyResource): string {
  const table = tableOf(resource);
  const tables = new Map(table.columns.map(({ name, references }) => [name, references]));
  const time = literal('2026-11-02 01:00:00+00');
  const cells = [
    ['id', literal(`seed-${table.name}`)],
    ['org_id', anyId(ORGANISATIONS)],
    ['created_at', time],
    ['updated_at', time],
    ['version', '1'],
    // The record above in a tree has to be there: the example is one at the top.
    ...storedFieldsOf(resource)
      .filter((field) => field.name !== resource.tree?.above && !isLater(field))
      .map((field) => [field.name, valueOf(field, tables.get(field.name))]),
  ].filter(([, value]) => value !== 'null');
  const names = cells.map(([name]) => `"${name}"`).join(', ');
  return `insert into "${table.name}" (${names})\n  values (${cells.map(([, value]) => value).join(', ')});`;
}

/** Sorts resources so that each comes after those whose records it needs. */
function inOrder(resources: readonly AnyResource[]): AnyResource[] {
  const sorted = new Set<AnyResource>();
  const add = (resource: AnyResource, above: readonly AnyResource[]): void => {
    for (const { references, required } of tableOf(resource).columns) {
      const needed = resources.find(({ noun }) => required && noun === references);
      if (needed && needed !== resource && !above.includes(needed)) add(needed, [...above, resource]);
    }
    sorted.add(resource);
  };
  for (const resource of resources) add(resource, []);
  return [...sorted];
}

/**
 * Returns the seed of a migration that makes new tables: the built-in roles that may do something with their records,
 * and one row of each table. A migration without new tables has no rows of its own.
 */
export function seedOf(tables: readonly string[], roles: readonly Role[]): string {
  const resources = allResources().filter(({ noun, viewOf }) => viewOf === undefined && tables.includes(noun));
  if (resources.length === 0) return '-- No rows: no new tables.\n';
  const mayUse = ({ permissions }: Role) =>
    resources.some(({ name }) => permissions.some((permission) => permission.startsWith(`${name}|`)));
  return [
    ...roles
      .filter(mayUse)
      .map(
        ({ role_code, permissions }) =>
          `update role set permissions = ${literal(permissions)}\n  where role_code = ${quoted(role_code)};`,
      ),
    ...inOrder(resources).map(rowOf),
    '',
  ].join('\n');
}

/** Writes the seed of a migration. @returns its path */
export function writeSeed(
  migration: string,
  tables: readonly string[],
  roles: readonly Role[],
  folder: string = UPGRADES_FOLDER,
): string {
  const file = path.join(folder, path.basename(migration));
  fs.writeFileSync(file, seedOf(tables, roles));
  return file;
}
