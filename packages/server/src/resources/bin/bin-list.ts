import type { DeletedRecord } from '@gongdi/api';
import {
  COUNT_LIMIT,
  findResource,
  maskTitle,
  metaOf,
  permission,
  personalOf,
  type AnyResource,
  type Page,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import type { CallerContext } from '../../handler/index.ts';
import { containing, keptFulfils, scopeConditions, type Db } from '../../store/index.ts';
import { maySeePersonal } from '../access.ts';

const DAY = 86_400_000;

export interface BinQuery {
  page: number;
  page_size: number;
  resource?: string;
  keyword?: string;
  deleted_by?: string;
  begin_deleted_at?: string;
  end_deleted_at?: string;
}

interface Deps {
  db: Db;
  timeZone: string;
  /** Days after which a record leaves the bin. */
  days: number;
}

/** Resources that have records in the bin. The index is read once for each of them, however many records there are. */
async function resourcesInBin(db: Db): Promise<AnyResource[]> {
  // Raw SQL: the builder has no loose index scan.
  const { rows } = await sql<{ resource: string }>`
    with recursive kind (resource) as (
      select min(resource) from deleted_record
      union all select (select min(d.resource) from deleted_record d where d.resource > kind.resource)
        from kind where kind.resource is not null)
    select resource from kind where resource is not null`.execute(db);
  return rows.flatMap(({ resource }) => findResource(resource) ?? []);
}

/** Resources in the bin from which the caller may delete, and so restore. */
export async function binKinds(db: Db, { caller }: CallerContext): Promise<AnyResource[]> {
  const all = await resourcesInBin(db);
  return all.filter(({ name }) => caller.permissions.has(permission(name, 'delete')));
}

/** SQL condition on `deleted_record d`: a record of this resource that the caller could delete if it were there. */
export function mayRestore(resource: AnyResource, { caller }: Pick<CallerContext, 'caller'>): RawBuilder<unknown> {
  return keptFulfils(resource, scopeConditions(resource, caller.scope, 'write'));
}

/** A personal title is found only by its whole value. */
function titled(resource: AnyResource, keyword: string, { caller }: CallerContext): RawBuilder<unknown> {
  const personal = personalOf(metaOf(resource.fields[resource.title] as z.ZodType));
  return personal && !maySeePersonal(caller, resource)
    ? sql`d.title = ${keyword}`
    : sql`d.title ilike ${containing(keyword)}`;
}

/** Returns a page of the records that the caller finds in the bin, newest deletion first. */
export async function binPage(
  { db, timeZone, days }: Deps,
  query: BinQuery,
  context: CallerContext,
): Promise<Page<DeletedRecord>> {
  const { page, page_size } = query;
  const found = await binKinds(db, context);
  const resources = found.filter(({ name }) => query.resource === undefined || name === query.resource);
  if (resources.length === 0) return { list: [], total: 0, total_capped: false, page, page_size };
  const keyword = query.keyword?.trim() ?? '';
  const kinds = resources.map((resource) => {
    const own = mayRestore(resource, context);
    return keyword === '' ? own : sql`(${own} and ${titled(resource, keyword, context)})`;
  });
  const conditions = [sql`(${sql.join(kinds, sql` or `)})`];
  if (query.deleted_by) conditions.push(sql`d.deleted_by = ${query.deleted_by}`);
  if (query.begin_deleted_at)
    conditions.push(sql`d.deleted_at >= ${query.begin_deleted_at}::date::timestamp at time zone ${timeZone}`);
  if (query.end_deleted_at)
    conditions.push(sql`d.deleted_at < (${query.end_deleted_at}::date + 1)::timestamp at time zone ${timeZone}`);
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  // Raw SQL: the conditions are those of the resources.
  const { rows } = await sql<Row>`
    select d.resource, d.record_id, d.title, d.deleted_at, d.deleted_by, a.nickname, (select count(*)::integer
      from deleted_part p where p.resource = d.resource and p.record_id = d.record_id) as parts
    from (select * from deleted_record d ${where} order by d.deleted_at desc, d.record_id desc
      limit ${page_size} offset ${(page - 1) * page_size}) d left join account a on a.id = d.deleted_by
    order by d.deleted_at desc, d.record_id desc`.execute(db);
  // Raw SQL: the conditions are those of the resources.
  const counted = await sql<{ total: number }>`select count(*)::integer as total
    from (select 1 from deleted_record d ${where} limit ${COUNT_LIMIT + 1}) counted`.execute(db);
  const { total } = counted.rows[0]!;
  const list = rows.map((row) => shown(row, days));
  return { list, total: Math.min(total, COUNT_LIMIT), total_capped: total > COUNT_LIMIT, page, page_size };
}

interface Row {
  resource: string;
  record_id: string;
  title: string;
  deleted_at: string;
  deleted_by: string | null;
  nickname: string | null;
  parts: number;
}

function shown(row: Row, days: number): DeletedRecord {
  const { resource, record_id: id, deleted_at, deleted_by, nickname, parts } = row;
  return {
    resource,
    id,
    title: shownTitle(findResource(resource)!, row.title, id),
    deleted_at,
    deleted_by: deleted_by !== null && nickname !== null ? { id: deleted_by, nickname } : null,
    expires_at: new Date(Date.parse(deleted_at) + days * DAY).toISOString(),
    parts,
  };
}

/** The title of a kept record as the caller may see it; its id if it has none. */
export function shownTitle(resource: AnyResource, title: string, id: string): string {
  return title === '' ? id : maskTitle(resource, title);
}
