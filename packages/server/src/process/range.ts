import { GongdiError } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';

const CIVIL = /^\d{4}-\d{2}-\d{2}$/;

/**
 * SQL condition: an instant is within a range of query parameters. Each parameter is a civil date (the whole day), an
 * instant or an epoch.
 * @param zone IANA time zone in which the days of a range begin and end
 * @throws GongdiError `invalid` that names the parameter
 */
export function within(column: string, name: string, begin: string | undefined, end: string | undefined, zone: string) {
  const instant = sql.ref(column);
  const from =
    begin === undefined ? sql<boolean>`true` : sql<boolean>`${instant} >= ${lower(begin, `begin_${name}`, zone)}`;
  if (end === undefined) return from;
  return CIVIL.test(end)
    ? sql<boolean>`${from} and ${instant} < ((${civil(end, `end_${name}`)}::date + 1)::timestamp at time zone ${zone})`
    : sql<boolean>`${from} and ${instant} <= ${lower(end, `end_${name}`, zone)}`;
}

function lower(value: string, path: string, zone: string): RawBuilder<unknown> {
  if (CIVIL.test(value)) return sql`(${civil(value, path)}::timestamp at time zone ${zone})`;
  const epoch = /^\d+$/.test(value) ? Number(value) * (value.length === 10 ? 1000 : 1) : value;
  const date = new Date(epoch);
  if (Number.isNaN(date.getTime())) throw refuse(path);
  return sql`${date.toISOString()}::timestamptz`;
}

function civil(value: string, path: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(value)) throw refuse(path);
  return value;
}

function refuse(path: string): GongdiError {
  return new GongdiError('invalid', { problems: [{ path, code: 'invalid_format', message: path }] });
}
