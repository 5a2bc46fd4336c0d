import { MOST_GROUPS } from '@gongdi/api';
import {
  COUNT_LIMIT,
  dictionaryOf,
  fieldsOf,
  GongdiError,
  traitsOf,
  type AnyResource,
  type NamedField,
  type RowOf,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { toGongdiError } from './resource-errors.ts';
import { filterConditions } from './resource-filters.ts';
import { orderOf } from './resource-order.ts';
import { columnOf, selectionOf } from './resource-columns.ts';
import { checkSort, whereOf } from './resource-repository.ts';
import { scopeConditions, type RowAccess } from './resource-scope.ts';
import type { Db } from './tables.ts';
import { bounded } from './transaction.ts';
import { openRows } from './vault/records.ts';

/** A request for the groups of a list: filters, fields, and how many records of each group are wanted. */
export interface GroupQuery {
  by: string;
  unit?: 'day' | 'month';
  also?: string;
  first?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  [filter: string]: unknown;
}

export interface Group {
  key: string | null;
  also?: string | null;
  total: number;
  total_capped: boolean;
  list: RowOf<AnyResource>[];
}

type Sql = RawBuilder<unknown>;

/** Longest time for counting the groups of one list, ms. */
const TIME = 5_000;
/** Longest range of days of which the records are shown, days: six weeks, and a day for the zone. */
const LONGEST_RANGE = 43;

/** Converts an error; one of the time limit says what to do. */
export async function inTime<T>(db: Db, resource: AnyResource, work: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await bounded(db, TIME, work);
  } catch (error) {
    const known = toGongdiError(error, resource);
    if (known instanceof GongdiError && known.entry === 'unavailable' && (error as { code?: string }).code === '57014')
      throw new GongdiError('unavailable', { label: TOO_MANY, cause: error });
    throw known;
  }
}

const TOO_MANY = {
  zh: '记录太多，统计用时过长，请先用查询条件缩小范围',
  en: 'There are too many records to count; narrow them down by filters first',
};

/**
 * Returns the groups of a list by one field, or by two, with counts and the first records of each. The records of codes
 * come with a total that is exact up to `COUNT_LIMIT`, so that an answer does not take longer when the table grows;
 * without records the totals are exact, as a chart needs them.
 * @throws GongdiError `invalid` for a wrong filter, `unavailable` when counting takes too long
 */
export async function groupRecords(
  db: Db,
  resource: AnyResource,
  access: RowAccess,
  query: GroupQuery,
  timeZone: string,
): Promise<Group[]> {
  const field = (name: string): NamedField => fieldsOf(resource).find((one) => one.name === name)!;
  const conditions = [
    ...scopeConditions(resource, access.scope, 'read'),
    ...filterConditions(db, resource, query, timeZone, access),
  ];
  const { first = 0, unit = 'month' } = query;
  const by = field(query.by);
  const list: List = { resource, conditions, order: await listOrder(db, resource, access, query), first };
  return inTime(db, resource, (trx) => {
    if (first === 0) {
      const also = query.also === undefined ? undefined : keyOf(field(query.also), unit, timeZone);
      return counted(trx, list, keyOf(by, unit, timeZone), also);
    }
    if (traitsOf(by.kind).time === 'none') return columns(trx, list, by);
    checkRange(by, query);
    return days(trx, list, keyOf(by, 'day', timeZone));
  });
}

interface List {
  resource: AnyResource;
  conditions: readonly Sql[];
  order: Sql;
  first: number;
}

async function listOrder(db: Db, resource: AnyResource, access: RowAccess, query: GroupQuery): Promise<Sql> {
  const { sort = resource.sort?.field ?? 'created_at' } = query;
  checkSort(resource, sort, access);
  return orderOf(
    db,
    resource,
    sort,
    query.order ?? (query.sort === undefined ? (resource.sort?.order ?? 'desc') : 'asc'),
  );
}

/** Returns SQL for the text by which records are grouped. */
export function keyOf(field: Pick<NamedField, 'name' | 'kind' | 'custom'>, unit: 'day' | 'month', zone: string): Sql {
  const { kind } = field;
  const column = columnOf(field);
  const format = sql.lit(unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM');
  const { time } = traitsOf(kind);
  if (time === 'day') return sql`to_char(${column}, ${format})`;
  return time === 'instant' ? sql`to_char(${column} at time zone ${zone}, ${format})` : sql`${column}::text`;
}

async function counted(trx: Db, { resource, conditions }: List, key: Sql, also: Sql | undefined): Promise<Group[]> {
  const second = also ? sql`, ${also} as also` : sql``;
  // Raw SQL: the table and its columns come from the definition of the resource.
  const { rows } = await sql<{ key: string | null; also?: string | null; total: number }>`
    select * from (select ${key} as key${second}, count(*) as total from ${sql.table(resource.noun)} ${whereOf(conditions)}
      group by ${also ? sql`1, 2` : sql`1`} order by total desc limit ${MOST_GROUPS}) groups
    order by ${also ? sql`1, 2` : sql`1`}`.execute(trx);
  return rows.map((row) => ({ ...row, total_capped: false, list: [] }));
}

/** The columns of a kanban: each is read by the index of its state. */
async function columns(trx: Db, list: List, by: NamedField): Promise<Group[]> {
  const { resource, conditions, order, first } = list;
  const codes = dictionaryOf(by.dict!).entries.map((entry) => entry.value);
  const table = sql.table(resource.noun);
  const where = whereOf([...conditions, sql`${columnOf(by)} = gd_code.value`]);
  const from = sql`from unnest(${codes}::int[]) as gd_code(value)`;
  const totals = await sql<{ key: number; total: number }>`
    select gd_code.value as key, counted.total ${from}
    cross join lateral (select count(*) as total from (
      select 1 from ${table} ${where} limit ${COUNT_LIMIT + 1}) capped) counted`.execute(trx);
  const { rows } = await sql<RowOf<AnyResource> & Keyed>`
    select gd_code.value as gd_key, record.* ${from}
    cross join lateral (select ${selectionOf(resource)} from ${table} ${where} order by ${order} limit ${first}) record`.execute(
    trx,
  );
  return totals.rows.map(({ key, total }) => ({
    key: String(key),
    total: Math.min(total, COUNT_LIMIT),
    total_capped: total > COUNT_LIMIT,
    list: openRows(trx, resource, rowsOf(rows, String(key))),
  }));
}

interface Keyed {
  gd_key: unknown;
}

function rowsOf(rows: readonly (RowOf<AnyResource> & Keyed)[], key: string): RowOf<AnyResource>[] {
  return rows.filter((row) => String(row.gd_key) === key).map(({ gd_key: _key, ...row }) => row);
}

/** The days of a calendar; the range of days bounds the work. */
async function days(trx: Db, list: List, key: Sql): Promise<Group[]> {
  const { resource, conditions, order, first } = list;
  const totals = await counted(trx, list, key, undefined);
  // Raw SQL: the table and its columns come from the definition of the resource.
  const { rows } = await sql<RowOf<AnyResource> & Keyed>`
    select gd_key, ${selectionOf(resource)} from (
      select *, ${key} as gd_key, row_number() over (partition by ${key} order by ${order}) as gd_place
      from ${sql.table(resource.noun)} ${whereOf(conditions)}) numbered
    where gd_place <= ${first} order by gd_key, gd_place`.execute(trx);
  return totals.map((group) => ({
    ...group,
    list: group.key === null ? [] : openRows(trx, resource, rowsOf(rows, group.key)),
  }));
}

/** Records by day are shown for weeks; years of days would be a long answer. */
function checkRange({ name, label }: NamedField, query: GroupQuery): void {
  const [begin, end] = [`begin_${name}`, `end_${name}`].map((parameter) => Date.parse(String(query[parameter])));
  if (end! - begin! <= LONGEST_RANGE * 86_400_000) return;
  throw new GongdiError('invalid', { problems: [{ path: `begin_${name}`, code: 'invalid', message: label.zh }] });
}
