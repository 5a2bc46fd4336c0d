import {
  allResources,
  findResource,
  type AnyResource,
  type FieldKind,
  storedFieldsOf,
  type NamedField,
} from '@gongdi/domain';

/** SQL types that records are made of; all of them exist in PostgreSQL 15. */
export type ColumnType =
  'text' | 'integer' | 'bigint' | 'double precision' | 'numeric(18,2)' | 'boolean' | 'date' | 'timestamptz' | 'jsonb';

export interface ColumnDescription {
  name: string;
  type: ColumnType;
  required: boolean;
  /** SQL literal that existing rows get when the column is added. */
  initial?: string;
  /** Table that the value is an id of. */
  references?: string;
}

export interface IndexDescription {
  name: string;
  columns: string[];
  /** Columns that rows are told apart by without being read themselves: counts and deep pages need nothing else. */
  includes?: string[];
  /** No two rows with the same values, rows with a null in the last column left aside. */
  unique: boolean;
}

/** Everything about a resource's table, in a form that can be compared, committed and turned into SQL. */
export interface TableDescription {
  name: string;
  columns: ColumnDescription[];
  indexes: IndexDescription[];
}

const TYPES: Readonly<Record<FieldKind, ColumnType>> = {
  text: 'text',
  textarea: 'text',
  integer: 'bigint',
  decimal: 'double precision',
  money: 'numeric(18,2)',
  fee: 'bigint',
  meters: 'bigint',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
  code: 'integer',
  reference: 'text',
  references: 'jsonb',
  permissions: 'jsonb',
  password: 'text',
  phone: 'text',
  idcard: 'text',
  region: 'text',
  address: 'jsonb',
  place: 'jsonb',
  rows: 'jsonb',
  signature: 'jsonb',
  file: 'jsonb',
  files: 'jsonb',
  image: 'jsonb',
};

/** Table of organisations: `id`, and `path` from the root down, each id followed by a slash (made by hand in 0001). */
export const ORGANISATIONS = 'organisation';

/** Columns that every record has (`SYSTEM_FIELDS` of the domain). */
const SYSTEM_COLUMNS: readonly ColumnDescription[] = [
  { name: 'id', type: 'text', required: true },
  { name: 'org_id', type: 'text', required: false, references: ORGANISATIONS },
  { name: 'created_at', type: 'timestamptz', required: true },
  { name: 'created_by', type: 'text', required: false },
  { name: 'updated_at', type: 'timestamptz', required: true },
  { name: 'updated_by', type: 'text', required: false },
  { name: 'version', type: 'integer', required: true },
];

/** Longest name that PostgreSQL does not cut. */
const MAX_NAME = 63;

/**
 * The table of a resource: one column per field and those that every record has, an index for each way in which a list
 * is filtered, and one for each field that is unique within an organisation.
 */
export function tableOf(resource: AnyResource): TableDescription {
  const fields = storedFieldsOf(resource);
  return {
    name: resource.noun,
    columns: [...SYSTEM_COLUMNS.map((column) => ({ ...column })), ...fields.map(columnOf)],
    indexes: indexesOf(resource, fields),
  };
}

/** All tables that resources want made, by name, so that the order of definitions does not matter. */
export function allTables(): TableDescription[] {
  return allResources()
    .filter((resource) => resource.viewOf === undefined)
    .map(tableOf)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export function typeOf(kind: FieldKind): ColumnType {
  return TYPES[kind];
}

function columnOf(field: NamedField): ColumnDescription {
  const target = field.kind === 'reference' && field.ref !== undefined ? findResource(field.ref) : undefined;
  const references = target?.viewOf ?? target?.noun;
  return {
    name: field.name,
    type: TYPES[field.kind],
    required: field.required,
    ...(field.initial === undefined ? {} : { initial: literal(field.initial) }),
    ...(references === undefined ? {} : { references }),
  };
}

function literal(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** Filters by which a list is cut down to few rows, which it then shows in its default order. */
const SELECTIVE = new Set(['eq', 'in']);
const RANGES = new Set(['between', 'from', 'to']);

function indexesOf(resource: AnyResource, fields: readonly NamedField[]): IndexDescription[] {
  const order = resource.sort?.field ?? 'created_at';
  const list = (columns: string[], unique = false): IndexDescription => ({
    name: `${resource.noun}_${columns[unique ? 1 : 0]}_${unique ? 'unique' : 'index'}`.slice(0, MAX_NAME),
    columns,
    unique,
  });
  const ordered = (name: string): string[] => (name === order ? [name, 'id'] : [name, order, 'id']);
  // What hangs on one record lies scattered over a table, and each row of it has to be looked at for whose it is; what
  // has one of few values lies close together in the order of the list.
  const scope = resource.scope === 'everyone' ? {} : { includes: ['org_id'] };
  const filtered = fields.flatMap((field) => {
    if (field.kind === 'reference') return [{ ...list(ordered(field.name)), ...scope }];
    if (SELECTIVE.has(field.query ?? '')) return [list(ordered(field.name))];
    return RANGES.has(field.query ?? '') ? [list([field.name])] : [];
  });
  const unique = fields.filter((field) => field.unique).map((field) => list(['org_id', field.name], true));
  const taken = new Set(filtered.map((index) => index.columns[0]));
  const base = [list(ordered('org_id')), ...(taken.has(order) ? [] : [list([order, 'id'])])];
  return [...base, ...filtered, ...unique];
}
