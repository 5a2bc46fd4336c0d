import {
  allResources,
  findResource,
  hasTail,
  holdsCustom,
  type AnyResource,
  type FieldKind,
  sealedOf,
  storedFieldsOf,
  traitsOf,
  viewFiltersOf,
  type NamedField,
} from '@gongdi/domain';

/** SQL types of the columns of records; all of them exist in PostgreSQL 15. */
export type ColumnType =
  | 'text'
  | 'integer'
  | 'bigint'
  | 'double precision'
  | 'numeric(18,2)'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'jsonb';

export interface ColumnDescription {
  name: string;
  type: ColumnType;
  required: boolean;
  /** SQL literal for existing rows when the column is added. */
  initial?: string;
  /** Table whose id the value is. */
  references?: string;
}

export interface IndexDescription {
  name: string;
  /** Names of columns, or SQL of the form `function(column)`. */
  columns: string[];
  /**
   * Included columns with which counts and deep pages can filter rows from the index alone, without reading the table.
   */
  includes?: string[];
  /** SQL condition for the rows in the index; absent: all. */
  where?: string;
  /** No two rows may have the same values, except rows with null in the last column. */
  unique: boolean;
}

/** Everything about a resource's table, in a form that can be compared, committed and turned into SQL. */
export interface TableDescription {
  name: string;
  columns: ColumnDescription[];
  indexes: IndexDescription[];
}

/** The SQL type of each field kind. */
const TYPES = {
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
} satisfies Record<FieldKind, ColumnType>;

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

/** The values of the fields that companies have added, by the names of these: of tables that generated code writes. */
export const CUSTOM_COLUMN = 'custom';

/** Longest name that PostgreSQL does not truncate. */
const MAX_NAME = 63;

/**
 * Returns the table of a resource: the columns that every record has and one column per field of the program, an index for each way in
 * which a list or one of its views is filtered, and one for each field that is unique within an organisation.
 */
export function tableOf(resource: AnyResource): TableDescription {
  const fields = storedFieldsOf(resource).filter((field) => !field.custom);
  const custom: ColumnDescription[] = holdsCustom(resource)
    ? [{ name: CUSTOM_COLUMN, type: 'jsonb', required: false }]
    : [];
  return {
    name: resource.noun,
    columns: [...SYSTEM_COLUMNS.map((column) => ({ ...column })), ...fields.map(columnOf), ...custom],
    indexes: indexesOf(resource, fields),
  };
}

/** Returns all tables that resources need, by name, so that the order of definitions does not matter. */
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
  const target =
    traitsOf(field.kind).refersTo === 'record' && field.ref !== undefined ? findResource(field.ref) : undefined;
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

/** Filters that reduce a list to few rows, which are then shown in the default order. */
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
  // Rows that refer to one record are scattered over the table, and the organisation of each has to be checked, so the
  // index includes `org_id`. Rows with one of few values lie close together in the order of the list.
  const scope = resource.scope === 'everyone' ? {} : { includes: ['org_id'] };
  const inViews = new Map(viewFiltersOf(resource).map(({ name, query }) => [name, query]));
  const sealed = fields.filter((field) => sealedOf(field) !== undefined);
  const filtered = fields.flatMap((field) => {
    if (sealedOf(field)) return [];
    if (traitsOf(field.kind).refersTo === 'record') return [{ ...list(ordered(field.name)), ...scope }];
    const filters = [field.query, inViews.get(field.name)].map((query) => query ?? '');
    if (filters.some((query) => SELECTIVE.has(query))) return [list(ordered(field.name))];
    return filters.some((query) => RANGES.has(query)) ? [list([field.name])] : [];
  });
  const unique = fields
    .filter((field) => field.unique)
    .map((field) => {
      const index = list(['org_id', field.name], true);
      return sealedOf(field) ? { ...index, columns: ['org_id', seekOf(field.name)] } : index;
    });
  const taken = new Set(filtered.map((index) => index.columns[0]));
  // An account with a narrow data scope reads what it has added (`ruleWays`). The column alone: rows of one account are
  // few, and the order and organisation in the index would cost an insert three times as much.
  const added = resource.scope === 'everyone' ? [] : [list(['created_by'])];
  const base = [list(ordered('org_id')), ...added, ...(taken.has(order) ? [] : [list([order, 'id'])])];
  return [...base, ...filtered, ...sealed.flatMap((field) => sealedIndexes(resource.noun, field)), ...unique];
}

/** SQL for what an encrypted column is found by: the blind index of its value. */
const seekOf = (column: string): string => `personal_seek(${column})`;

/**
 * Returns the indexes of an encrypted column: by its values and by their last characters, if lists filter by it, and over
 * the rows that are not encrypted yet, of which there are none in a running installation.
 */
function sealedIndexes(table: string, field: NamedField): IndexDescription[] {
  const { name, query } = field;
  const index = (of: string, columns: string[]): IndexDescription => ({
    name: `${table}_${name}_${of}`.slice(0, MAX_NAME),
    columns,
    unique: false,
  });
  const found = query === undefined ? [] : [index('index', [seekOf(name)])];
  const tail = query === 'like' && hasTail(sealedOf(field)!) ? [index('tail', [`personal_tail(${name})`])] : [];
  return [...found, ...tail, { ...index('plain', ['id']), where: `personal_plain(${name})` }];
}
