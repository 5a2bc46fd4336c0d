import type { FieldKind } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { typeOf } from './resource-table.ts';

type Condition = RawBuilder<unknown>;
type FilterValue = string | number | boolean;

/** How lists filter by fields of one kind. */
export interface KindFilter {
  /** Converts the text of a parameter to a value of the field; undefined if the text is no such value. */
  readonly read: (text: string) => FilterValue | undefined;
  /** SQL condition: the column has one of these values. */
  readonly matches: (column: Condition, values: readonly FilterValue[]) => Condition;
  /** SQL text that a partial search compares. */
  readonly text: (column: Condition) => Condition;
}

export const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const MAX_CODE = 2 ** 31 - 1;

const matching = (kind: FieldKind): KindFilter['matches'] => {
  const array = sql.raw(`${typeOf(kind)}[]`);
  return (column, values) =>
    values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::${array})`;
};
/** For a column with a list of texts. */
const hasOneOf: KindFilter['matches'] = (column, values) => sql`${column} ?| ${values.map(String)}::text[]`;
/** A region and everything below it: of the six digits, the first two identify a province and the first four a city. */
const liesIn: KindFilter['matches'] = (column, values) => {
  const within = values.map((code) => sql`starts_with(${column}, ${String(code).replace(/(00){1,2}$/, '')})`);
  return sql`(${sql.join(within, sql` or `)})`;
};

const itself: KindFilter['text'] = (column) => column;
const asText: KindFilter['text'] = (column) => sql`${column}::text`;

const anyText = (text: string): string => text;
const texts: KindFilter = { read: anyText, matches: matching('text'), text: itself };
const integers: KindFilter = { read: readInteger, matches: matching('integer'), text: asText };
const lists: KindFilter = { read: anyText, matches: hasOneOf, text: asText };
const objects: KindFilter = { read: anyText, matches: matching('place'), text: asText };

/** The filters of every kind. */
const FILTERS = {
  text: texts,
  textarea: texts,
  integer: integers,
  decimal: { read: readNumber, matches: matching('decimal'), text: asText },
  money: { read: ifLike(/^-?\d{1,16}(\.\d{1,2})?$/), matches: matching('money'), text: asText },
  fee: integers,
  meters: integers,
  boolean: { read: readBoolean, matches: matching('boolean'), text: asText },
  date: { read: readDay, matches: matching('date'), text: asText },
  datetime: { read: readInstant, matches: matching('datetime'), text: asText },
  code: { read: readCode, matches: matching('code'), text: asText },
  reference: texts,
  references: lists,
  permissions: lists,
  password: texts,
  phone: texts,
  idcard: texts,
  region: { read: ifLike(/^\d{6}$/), matches: liesIn, text: itself },
  address: { ...objects, text: (column) => sql`(${column} #>> '{location,address}')` },
  place: objects,
  rows: objects,
  signature: objects,
  file: objects,
  files: objects,
  image: objects,
} satisfies Record<FieldKind, KindFilter>;

export function filterOf(kind: FieldKind): KindFilter {
  return FILTERS[kind];
}

function ifLike(pattern: RegExp): KindFilter['read'] {
  return (text) => (pattern.test(text) ? text : undefined);
}

function readInteger(text: string): number | undefined {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}

function readCode(text: string): number | undefined {
  const value = readInteger(text);
  return value !== undefined && Math.abs(value) <= MAX_CODE ? value : undefined;
}

function readNumber(text: string): number | undefined {
  return Number.isFinite(Number(text)) ? Number(text) : undefined;
}

function readBoolean(text: string): boolean | undefined {
  return { true: true, false: false, 1: true, 0: false }[text];
}

function readDay(text: string): string | undefined {
  if (!CIVIL_DATE.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** ISO 8601 with a zone, or the epoch that other programs send: ten digits are seconds, thirteen milliseconds. */
function readInstant(text: string): string | undefined {
  const epoch = /^\d{10}$/.test(text) ? Number(text) * 1000 : /^\d{13}$/.test(text) ? Number(text) : undefined;
  if (epoch === undefined && !/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return undefined;
  const date = new Date(epoch ?? text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
