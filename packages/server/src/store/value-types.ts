import { types, type CustomTypesConfig } from 'pg';

/** PostgreSQL's type numbers of the types that are read differently from the default of `pg` (pg_type.dat). */
const OID = {
  int8: 20,
  int8Array: 1016,
  date: 1082,
  dateArray: 1182,
  timestamptz: 1184,
  timestamptzArray: 1185,
  numeric: 1700,
  numericArray: 1231,
} as const;

/**
 * Reads a bigint as a number: amounts in fen, counts and sizes all fit.
 * @throws RangeError beyond 2^53, where a number would lose precision
 */
export function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

/**
 * Instants in UTC, as all connections return them: these need no parsing, which matters because lists have twenty of
 * them.
 */
const UTC = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

/** `2025-01-31 08:00:00.123456+00` → `2025-01-31T08:00:00.123Z`; `infinity` stays. */
export function readInstant(text: string): string {
  const utc = UTC.exec(text);
  if (utc && utc[1]!.length === 10) return `${utc[1]}T${utc[2]}.${(utc[3] ?? '').padEnd(3, '0')}Z`;
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,3})?)\d*([+-]\d\d)(?::?(\d\d))?$/.exec(text);
  if (!match) return text;
  const [, date, time, hours, minutes = '00'] = match;
  return new Date(`${date}T${time}${hours}:${minutes}`).toISOString();
}

const keep = (text: string): string => text;

/** Reads a flat array of values that hold neither commas nor escapes: `{1,NULL}`, `{"2025-01-31 08:00:00+00"}`. */
function arrayOf<T>(read: (text: string) => T): (text: string) => (T | null)[] {
  return (text) => {
    const inner = text.slice(1, -1);
    if (inner === '') return [];
    return inner.split(',').map((entry) => (entry === 'NULL' ? null : read(entry.replaceAll('"', ''))));
  };
}

const READERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.int8]: readBigint,
  [OID.int8Array]: arrayOf(readBigint),
  [OID.date]: keep,
  [OID.dateArray]: arrayOf(keep),
  [OID.timestamptz]: readInstant,
  [OID.timestamptzArray]: arrayOf(readInstant),
  [OID.numeric]: keep,
  [OID.numericArray]: arrayOf(keep),
};

/**
 * How values are read from the database: date as `YYYY-MM-DD`, timestamptz as ISO 8601 UTC with milliseconds, bigint as
 * a number, numeric as a decimal string, json parsed, everything else as in `pg`.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && READERS[oid]) || types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};
