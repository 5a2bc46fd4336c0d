import {
  COUNT_LIMIT,
  DEFAULT_PAGE_SIZE,
  DEFAULT_TIME_ZONE,
  GongdiError,
  metaOf,
  personalOf,
  sortableOf,
  type AnyResource,
  type InputOf,
  type Page,
  type RowOf,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import { toGongdiError } from './resource-errors.ts';
import { customFilters, filterConditions, type Filters } from './resource-filters.ts';
import { containing } from './like.ts';
import { scopeConditions, type RowAccess } from './resource-scope.ts';
import { orderOf } from './resource-order.ts';
import { selectionOf } from './resource-columns.ts';
import { customIn, customSet, fewOf } from './custom-values.ts';
import { insertRows, type NewRow } from './resource-insert.ts';
import { markScans } from './scans.ts';
import { checkReferences } from './resource-references.ts';
import { moveToBin } from './deleted-rows.ts';
import { tableOf } from './resource-table.ts';
import type { Db } from './tables.ts';
import { transaction } from './transaction.ts';
import { checkOtherKeys, nameDuplicate, openRows, sealRecord } from './vault/records.ts';

/** A request for a list: the output of the contract's `querySchemaOf`. */
export interface ListQuery {
  page?: number;
  page_size?: number;
  sort?: string;
  order?: 'asc' | 'desc';
  [filter: string]: unknown;
}

/** Selects titles: those with these ids, those that contain a keyword, at most `limit` of them from `offset` on. */
export interface WhichTitles {
  ids?: readonly string[];
  keyword?: string;
  limit?: number;
  offset?: number;
  /** SQL condition on `id` that replaces the scope of the access. */
  among?: RawBuilder<unknown>;
}

/** Which of the rows of a list: those of another SQL condition, from the one at `offset` on. */
export interface Among {
  also?: RawBuilder<unknown>;
  offset?: number;
}

/** A change: the id, the changed fields and, to prevent a lost update, the version that was read. */
export type RowChange<R> = { id: string; version?: number } & Partial<InputOf<R>>;

/**
 * Rows of one resource. Every call reaches only the rows that its access permits: any other row is treated as missing
 * (`notFound`), and no row can be written outside the scope. Errors are `GongdiError`.
 */
export interface ResourceRepository<R extends AnyResource> {
  /** Returns one page. The total is exact up to `COUNT_LIMIT`; `total_capped` is set if there are more rows. */
  list: (access: RowAccess, query: ListQuery) => Promise<Page<RowOf<R>>>;
  /** Returns the first rows of a list in its default order, without a total. */
  first: (access: RowAccess, filters: Filters, limit: number, among?: Among) => Promise<RowOf<R>[]>;
  /**
   * Returns SQL for the number of rows of a list, for use within a larger statement; `COUNT_LIMIT + 1` means any number
   * above `COUNT_LIMIT`.
   * @param also SQL condition on the columns of the resource, besides the filters
   * @throws GongdiError `invalid` for a wrong filter
   */
  counting: (access: RowAccess, filters: Filters, also?: RawBuilder<unknown>) => RawBuilder<number>;
  /** Yields all rows of a list, or only those with these ids, in batches, newest first, for exports. */
  each: (access: RowAccess, filters: Filters, ids?: readonly string[]) => AsyncGenerator<RowOf<R>[]>;
  /** Number of all rows of a list, without a limit. */
  total: (access: RowAccess, filters: Filters) => Promise<number>;
  /** Returns those of some ids whose rows may be changed. */
  writable: (access: RowAccess, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** @throws GongdiError `notFound` */
  get: (access: RowAccess, id: string) => Promise<RowOf<R>>;
  /**
   * Returns titles by id of records that may be seen, or that `among` selects. No other code reads the titles of
   * records.
   */
  titles: (access: RowAccess, which: WhichTitles) => Promise<Map<string, string>>;
  /** @throws GongdiError `duplicate`, `invalid` (a reference to a missing record) */
  insert: (access: RowAccess, row: NewRow<R>) => Promise<RowOf<R>>;
  /** Inserts all rows or none. @returns their ids in order. @throws as `insert` */
  insertMany: (access: RowAccess, rows: readonly NewRow<R>[]) => Promise<string[]>;
  /**
   * Inserts rows of the server itself within a transaction, in the round trip of its next statement; an error is that
   * of this statement. @returns their ids in order
   */
  addAhead: (access: RowAccess, ...rows: readonly NewRow<R>[]) => Promise<string[]>;
  /**
   * Absent fields stay unchanged.
   * @throws GongdiError `notFound`, `conflict` (another version), `duplicate`, `invalid`
   */
  update: (access: RowAccess, change: RowChange<R>) => Promise<RowOf<R>>;
  /** Removes all rows or none. @throws GongdiError `notFound`, `inUse` */
  remove: (access: RowAccess, ids: readonly string[]) => Promise<void>;
  /** Like `remove`, and keeps the rows in the recycle bin. */
  bin: (access: RowAccess, ids: readonly string[]) => Promise<void>;
  /**
   * Replaces all rows of the access's own organisation that it may write with new rows, or changes nothing. The rows
   * that were there go into the recycle bin.
   * @throws GongdiError `inUse`, and as `insert`
   */
  replaceAll: (access: RowAccess, rows: readonly NewRow<R>[]) => Promise<{ removed: number; ids: string[] }>;
}

export interface RepositoryOptions {
  /** IANA zone in which days begin and end (`GONGDI_TIME_ZONE`). */
  timeZone?: string;
  /** Rows that one statement moves to the bin, when all are replaced. */
  binBatch?: number;
}

const EXPORT_BATCH = 1000;
/**
 * Rows that one statement moves to the bin. Each takes up to a millisecond where many tables refer to it, and a
 * statement that takes 30 s is ended.
 */
const BIN_BATCH = 5000;

/** @param db a transaction makes the calls part of it */
// oxlint-disable-next-line max-lines-per-function -- closure over one table, see bench list-1m
export function resourceRepository<R extends AnyResource>(
  db: Db,
  resource: R,
  { timeZone = DEFAULT_TIME_ZONE, binBatch = BIN_BATCH }: RepositoryOptions = {},
): ResourceRepository<R> {
  type Row = RowOf<R>;
  // Raw SQL: the table and the columns of all statements below come from the definition of the resource.
  const table = sql.table(resource.noun);
  const selection = selectionOf(resource);

  const guarded = async <T>(work: () => Promise<T>, removing = false): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toGongdiError(error, resource, removing);
    }
  };

  const select = async (where: RawBuilder<unknown>, tail: RawBuilder<unknown>): Promise<Row[]> => {
    const { rows } = await sql<Row>`select ${selection} from ${table} ${where} ${tail}`.execute(db);
    return openRows(db, resource, rows);
  };

  const matching = (access: RowAccess, filters: Filters, few?: ReadonlySet<string>): RawBuilder<unknown>[] => [
    ...scopeConditions(resource, access.scope, 'read'),
    ...filterConditions(db, resource, filters, timeZone, access, few),
  ];
  const few = (filters: Filters) => fewOf(db, customFilters(resource, filters));

  const counted = (where: RawBuilder<unknown>): RawBuilder<number> =>
    sql`(select count(*) from (select 1 from ${table} ${where} limit ${COUNT_LIMIT + 1}) counted)`;

  const count = async (where: RawBuilder<unknown>): Promise<number> => {
    const { rows } = await sql<{ total: number }>`select ${counted(where)} as total`.execute(db);
    return rows[0]!.total;
  };

  /**
   * PostgreSQL has to go through the rows before a later page, but needs only their ids: an index with the id, the
   * filter and the organisation (`resource-table.ts`) avoids reading each of those rows.
   */
  const pageOf = (where: RawBuilder<unknown>, order: RawBuilder<unknown>, size: number, offset: number) => {
    const tail = sql`order by ${order} limit ${size}`;
    if (offset === 0) return [where, tail] as const;
    const ids = sql`select id from ${table} ${where} ${tail} offset ${offset}`;
    return [sql`where id = any(array(${ids}))`, sql`order by ${order}`] as const;
  };

  const list: ResourceRepository<R>['list'] = (access, query) =>
    guarded(async () => {
      const { page = 1, page_size = DEFAULT_PAGE_SIZE, sort = resource.sort?.field ?? 'created_at' } = query;
      if (!sortableOf(resource).has(sort)) throw new GongdiError('badRequest');
      checkSort(resource, sort, access);
      const direction = query.order ?? (query.sort === undefined ? (resource.sort?.order ?? 'desc') : 'asc');
      const where = whereOf(matching(access, query, await few(query)));
      const offset = (page - 1) * page_size;
      const order = await orderOf(db, resource, sort, direction);
      const rows = await select(...pageOf(where, order, page_size, offset));
      // A page that is not full is the last one, so the total is known without counting.
      const ends = rows.length < page_size && (rows.length > 0 || page === 1);
      const total = ends ? offset + rows.length : await count(where);
      return { list: rows, total: Math.min(total, COUNT_LIMIT), total_capped: total > COUNT_LIMIT, page, page_size };
    });

  /** Returns the default order of the list with limit and offset, as the end of a statement. */
  const ownOrder = async (limit: number, offset = 0): Promise<RawBuilder<unknown>> => {
    const { field = 'created_at', order = 'desc' } = resource.sort ?? {};
    return sql`order by ${await orderOf(db, resource, field, order)} limit ${limit} offset ${offset}`;
  };

  async function* each(access: RowAccess, filters: Filters, ids?: readonly string[]): AsyncGenerator<Row[]> {
    const conditions = matching(access, filters, await guarded(() => few(filters)));
    if (ids) conditions.push(sql`id = any(${[...ids]})`);
    let after: string | undefined;
    for (;;) {
      const where = whereOf(after === undefined ? conditions : [...conditions, sql`id < ${after}`]);
      const rows = await guarded(() => select(where, sql`order by id desc limit ${EXPORT_BATCH}`));
      if (rows.length > 0) yield rows;
      if (rows.length < EXPORT_BATCH) return;
      after = rows.at(-1)!.id;
    }
  }

  const find = async (access: RowAccess, id: string, mode: 'read' | 'write'): Promise<Row> => {
    const conditions = [sql`id = ${id}`, ...scopeConditions(resource, access.scope, mode)];
    const [row] = await select(whereOf(conditions), sql``);
    if (!row) throw new GongdiError('notFound');
    return row;
  };

  const update: ResourceRepository<R>['update'] = (access, change) =>
    guarded(async () => {
      const { id, version } = change;
      const changed = Object.entries(change).filter(([name, value]) => name in resource.fields && value !== undefined);
      const given = Object.fromEntries(changed);
      await checkReferences(db, resource, access, [given], id);
      await checkOtherKeys(db, resource, [{ ...given, id }]);
      await markScans(db, resource, [given]);
      const custom = customIn(resource, given);
      const sets = Object.entries(sealRecord(db, resource, id, given))
        .filter(([name]) => !(name in custom))
        .map(([name, value]) => sql`${sql.ref(name)} = ${parameterOf(value)}`);
      if (Object.keys(custom).length > 0) sets.push(customSet(custom));
      const at = new Date(access.now ?? Date.now()).toISOString();
      const system = sql`updated_at = ${at}, updated_by = ${access.account_id}, version = version + 1`;
      const conditions = [sql`id = ${id}`, ...scopeConditions(resource, access.scope, 'write')];
      if (version !== undefined) conditions.push(sql`version = ${version}`);
      const { rows } = await sql<Row>`
        update ${table} set ${sql.join([...sets, system])} ${whereOf(conditions)} returning ${selection}`
        .execute(db)
        .catch((error: unknown) => {
          throw nameDuplicate(db, resource, [given], error);
        });
      if (rows[0]) return openRows(db, resource, rows)[0]!;
      await find(access, id, 'write');
      throw new GongdiError('conflict');
    });

  const removeIn = async (trx: Db, conditions: RawBuilder<unknown>[]): Promise<number> => {
    const result = await sql`delete from ${table} ${whereOf(conditions)}`.execute(trx);
    return Number(result.numAffectedRows ?? 0);
  };

  type Removal = (trx: Db, conditions: RawBuilder<unknown>[], access: RowAccess) => Promise<number>;
  const binIn: Removal = (trx, conditions, access) => moveToBin(trx, resource, whereOf(conditions), access);
  /** Moves any number of rows to the bin. The caller has locked the table. */
  const binAll: Removal = async (trx, conditions, access) => {
    // Rows that refer to each other can only go together.
    if (refersToItself(resource)) return binIn(trx, conditions, access);
    const { rows } = await sql<{ id: string }>`select id from ${table} ${whereOf(conditions)}`.execute(trx);
    let removed = 0;
    for (let from = 0; from < rows.length; from += binBatch) {
      const ids = rows.slice(from, from + binBatch).map(({ id }) => id);
      removed += await binIn(trx, [sql`id = any(${ids})`], access);
    }
    return removed;
  };

  const removeBy = (work: Removal, access: RowAccess, ids: readonly string[]): Promise<void> =>
    guarded(
      () =>
        within(db, async (trx) => {
          const wanted = [...new Set(ids)];
          const scope = scopeConditions(resource, access.scope, 'write');
          const removed = await work(trx, [sql`id = any(${wanted})`, ...scope], access);
          if (removed < wanted.length) throw new GongdiError('notFound');
        }),
      true,
    );

  const insertMany: ResourceRepository<R>['insertMany'] = (access, rows) =>
    guarded(() => within(db, (trx) => insertRows(trx, resource, access, rows, { timeZone })));

  return {
    list,
    first: (access, filters, limit, { also, offset } = {}) =>
      guarded(async () => {
        const conditions = matching(access, filters, await few(filters));
        if (also) conditions.push(also);
        return select(whereOf(conditions), await ownOrder(limit, offset));
      }),
    counting: (access, filters, also) => counted(whereOf([...matching(access, filters), ...(also ? [also] : [])])),
    each,
    total: (access, filters) =>
      guarded(async () => {
        const { rows } = await sql<{ total: number }>`
          select count(*)::integer as total from ${table} ${whereOf(matching(access, filters))}`.execute(db);
        return rows[0]!.total;
      }),
    writable: async (access, ids) => {
      const conditions = [sql`id = any(${[...ids]})`, ...scopeConditions(resource, access.scope, 'write')];
      const { rows } = await sql<{ id: string }>`select id from ${table} ${whereOf(conditions)}`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },
    get: (access, id) => guarded(() => find(access, id, 'read')),
    titles: (access, { ids, keyword = '', limit, offset = 0, among }) =>
      guarded(async () => {
        const title = sql`${sql.ref(resource.title)}::text`;
        const conditions = among ? [among] : scopeConditions(resource, access.scope, 'read');
        if (ids) conditions.push(sql`id = any(${[...ids]})`);
        if (keyword.trim() !== '') conditions.push(titleHas(resource, title, keyword.trim(), access));
        const tail = limit === undefined ? sql`` : await ownOrder(limit, offset);
        const { rows } = await sql<{ id: string; title: string }>`
          select id, ${title} as title from ${table} ${whereOf(conditions)} ${tail}`.execute(db);
        return new Map(rows.map((row) => [row.id, row.title]));
      }),
    insert: async (access, row) => {
      const [id] = await insertMany(access, [row]);
      return guarded(() => find({ ...access, scope: { ...access.scope, projects: undefined } }, id!, 'write'));
    },
    insertMany,
    addAhead: (access, ...rows) => insertRows(db, resource, access, rows, { timeZone, ahead: true }),
    update,
    remove: (access, ids) => removeBy(removeIn, access, ids),
    bin: (access, ids) => removeBy(binIn, access, ids),
    replaceAll: (access, rows) =>
      guarded(() =>
        within(db, async (trx) => {
          // The lock keeps other writers out, so that no row is inserted in between.
          await sql`lock table ${table} in share row exclusive mode`.execute(trx);
          const own = resource.scope !== 'everyone' ? [sql`org_id is not distinct from ${access.org_id}`] : [];
          const conditions = [...own, ...scopeConditions(resource, access.scope, 'write')];
          const removed = await guarded(() => binAll(trx, conditions, access), true);
          return { removed, ids: await insertRows(trx, resource, access, rows, { timeZone }) };
        }),
      ),
  };
}

/** Sorting by a field that the caller may not see would reveal its order. @throws GongdiError `permission` */
export function checkSort(resource: AnyResource, sort: string, access: RowAccess): void {
  const type = resource.fields[sort] as z.ZodType | undefined;
  if (type && personalOf(metaOf(type)) && access.seesPersonal?.(resource) !== true) throw new GongdiError('permission');
}

/** Returns whether a record may refer to another one of the same table. */
const refersToItself = (resource: AnyResource): boolean =>
  tableOf(resource).columns.some(({ references }) => references === (resource.viewOf ?? resource.noun));

/** A personal title is found only by its whole value. */
function titleHas(resource: AnyResource, title: RawBuilder<unknown>, word: string, access: RowAccess) {
  const personal = personalOf(metaOf(resource.fields[resource.title] as z.ZodType));
  const isWhole = personal !== undefined && access.seesPersonal?.(resource) !== true;
  return isWhole ? sql`${title} = ${word}` : sql`${title} ilike ${containing(word)}`;
}

export function whereOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

/** Converts objects to JSON text for jsonb columns; `pg` would convert arrays to PostgreSQL arrays. */
function parameterOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : value;
}

/** Runs the work in the transaction `db`, or in a new one. */
function within<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : transaction(db, work);
}
