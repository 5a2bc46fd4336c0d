import {
  CUSTOM_COLUMN,
  type ColumnDescription,
  type IndexDescription,
  type TableDescription,
} from './resource-table.ts';

/** The tables of all resources as the committed migrations make them. */
export interface Snapshot {
  tables: TableDescription[];
}

/** The changes from one state of the tables to another. */
export interface SchemaDiff {
  /** SQL that loses no data and cannot fail on existing rows. */
  statements: string[];
  /** Changes that a person has to decide on: a description, and the SQL that would make them. */
  byHand: { change: string; draft: string }[];
}

/** Compares two states; pure. A rename looks like a drop and an addition, so a person has to decide on the drop. */
export function diffSchema(before: readonly TableDescription[], after: readonly TableDescription[]): SchemaDiff {
  const diff: SchemaDiff = { statements: [], byHand: [] };
  const known = new Map(before.map((table) => [table.name, table]));
  const kept = new Set(after.map((table) => table.name));
  const references: string[] = [];
  for (const table of after) {
    const old = known.get(table.name);
    if (old) diffTable(old, table, diff, references);
    else {
      diff.statements.push(createTable(table), ...table.indexes.map((index) => createIndex(table.name, index)));
      for (const column of table.columns) references.push(...addReference(table.name, column));
      if (table.columns.some(({ name }) => name === CUSTOM_COLUMN)) references.push(...customTriggers(table.name));
    }
  }
  for (const table of before)
    if (!kept.has(table.name))
      diff.byHand.push({ change: `table ${table.name} is gone`, draft: `drop table ${quote(table.name)};` });
  // After all tables exist, so that references between them are possible.
  diff.statements.push(...references);
  return diff;
}

function diffTable(old: TableDescription, table: TableDescription, diff: SchemaDiff, references: string[]): void {
  const known = new Map(old.columns.map((column) => [column.name, column]));
  const kept = new Set(table.columns.map((column) => column.name));
  const alter = `alter table ${quote(table.name)}`;
  for (const column of old.columns)
    if (!kept.has(column.name))
      diff.byHand.push({
        change: `column ${table.name}.${column.name} is gone`,
        draft: `${alter} drop column ${quote(column.name)};`,
      });
  for (const column of table.columns) {
    const before = known.get(column.name);
    if (!before) addColumn(table.name, column, diff, references);
    else diffColumn(table.name, before, column, diff, references);
  }
  diffIndexes(old, table, kept, diff);
}

function addColumn(table: string, column: ColumnDescription, diff: SchemaDiff, references: string[]): void {
  const alter = `alter table ${quote(table)}`;
  const name = quote(column.name);
  if (column.required && column.initial === undefined) {
    diff.byHand.push({
      change: `column ${table}.${column.name} is new and required, and nothing says what existing rows get`,
      draft: [
        `${alter} add column ${name} ${column.type};`,
        `update ${quote(table)} set ${name} = …;`,
        `${alter} alter column ${name} set not null;`,
        ...addReference(table, column),
      ].join('\n'),
    });
    return;
  }
  if (column.required) {
    diff.statements.push(`${alter} add column ${name} ${column.type} not null default ${column.initial};`);
    diff.statements.push(`${alter} alter column ${name} drop default;`);
  } else diff.statements.push(`${alter} add column ${name} ${column.type};`);
  references.push(...addReference(table, column));
  if (column.name === CUSTOM_COLUMN) references.push(...customTriggers(table));
}

/**
 * Triggers that keep `custom_value`, by which lists filter by the fields of companies. Rows without such values cost
 * nothing.
 */
function customTriggers(table: string): string[] {
  const trigger = (name: string, when: string, condition: string): string =>
    `create trigger ${quote(name)} after ${when} on ${quote(table)} for each row when (${condition}) execute function keep_custom_values();`;
  return [
    trigger('custom_added', 'insert', 'new.custom is not null'),
    trigger('custom_changed', 'update of custom', 'new.custom is distinct from old.custom'),
    trigger('custom_removed', 'delete', 'old.custom is not null'),
  ];
}

/** Changes of type that keep every value unchanged. */
const WIDENINGS = new Set(['integer → bigint', 'integer → double precision', 'integer → text', 'bigint → text']);

function diffColumn(
  table: string,
  before: ColumnDescription,
  column: ColumnDescription,
  diff: SchemaDiff,
  references: string[],
): void {
  const where = `${table}.${column.name}`;
  const alter = `alter table ${quote(table)} alter column ${quote(column.name)}`;
  if (before.type !== column.type) {
    const draft = `${alter} type ${column.type} using ${quote(column.name)}::${column.type};`;
    const change = `${before.type} → ${column.type}`;
    if (WIDENINGS.has(change)) diff.statements.push(draft);
    else diff.byHand.push({ change: `type of ${where}: ${change}`, draft });
  }
  if (before.required && !column.required) diff.statements.push(`${alter} drop not null;`);
  if (!before.required && column.required)
    diff.byHand.push({ change: `${where} becomes required`, draft: `${alter} set not null;` });
  if (before.references === column.references) return;
  if (before.references !== undefined)
    diff.statements.push(`alter table ${quote(table)} drop constraint ${quote(referenceName(table, column.name))};`);
  if (column.references !== undefined) {
    const [draft = ''] = addReference(table, column);
    if (before.references === undefined && before.type === column.type)
      diff.byHand.push({ change: `${where} becomes a reference to ${column.references}`, draft });
    else references.push(draft);
  }
}

function diffIndexes(old: TableDescription, table: TableDescription, columns: Set<string>, diff: SchemaDiff): void {
  const text = (index: IndexDescription): string => JSON.stringify(index);
  const before = new Set(old.indexes.map(text));
  const after = new Set(table.indexes.map(text));
  for (const index of old.indexes)
    // PostgreSQL drops an index together with its column.
    if (!after.has(text(index)) && index.columns.every((column) => columns.has(columnIn(column))))
      diff.statements.push(`drop index ${quote(index.name)};`);
  for (const index of table.indexes) {
    if (before.has(text(index))) continue;
    const statement = createIndex(table.name, index);
    if (index.unique)
      diff.byHand.push({ change: `${table.name}.${index.columns.at(-1)} becomes unique`, draft: statement });
    else if (isWaiting(index, diff, table.name)) diff.byHand.push({ change: `index ${index.name}`, draft: statement });
    else diff.statements.push(statement);
  }
}

/** Returns whether an index contains a column that has to be added by hand. */
function isWaiting(index: IndexDescription, diff: SchemaDiff, table: string): boolean {
  return diff.byHand.some(({ change }) =>
    index.columns.some((column) => change.startsWith(`column ${table}.${columnIn(column)} is new`)),
  );
}

function createTable(table: TableDescription): string {
  const columns = table.columns.map((column) => {
    const rule = column.name === 'id' ? ' primary key' : column.required ? ' not null' : '';
    return `  ${quote(column.name)} ${column.type}${rule}`;
  });
  return `create table ${quote(table.name)} (\n${columns.join(',\n')}\n);`;
}

function createIndex(table: string, index: IndexDescription): string {
  const columns = index.columns.map(indexed).join(', ');
  const includes = index.includes ? ` include (${index.includes.map(quote).join(', ')})` : '';
  const where = index.where === undefined ? '' : ` where ${indexed(index.where)}`;
  if (!index.unique) return `create index ${quote(index.name)} on ${quote(table)} (${columns})${includes}${where};`;
  // Rows without an organisation count as one organisation; rows without a value are not checked.
  const value = indexed(index.columns.at(-1)!);
  return `create unique index ${quote(index.name)} on ${quote(table)} (${columns}) nulls not distinct where ${value} is not null;`;
}

/** The column in an entry of an index, which may be `function(column)`. */
const columnIn = (entry: string): string => /\((\w+)\)$/.exec(entry)?.[1] ?? entry;

/** An entry of an index as SQL. */
const indexed = (entry: string): string => (entry.endsWith(')') ? entry.replace(/\((\w+)\)$/, '("$1")') : quote(entry));

function addReference(table: string, column: ColumnDescription): string[] {
  if (column.references === undefined) return [];
  const name = quote(referenceName(table, column.name));
  const target = `${quote(column.references)} ("id")`;
  return [
    `alter table ${quote(table)} add constraint ${name} foreign key (${quote(column.name)}) references ${target};`,
  ];
}

/** Returns the name of the foreign key of a field; database errors are matched to fields by it. */
export function referenceName(table: string, column: string): string {
  return `${table}_${column}_reference`;
}

function quote(name: string): string {
  return `"${name}"`;
}
