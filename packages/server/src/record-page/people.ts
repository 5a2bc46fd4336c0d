import { PEOPLE_LIMIT, type RecordPerson } from '@gongdi/api';
import { permission, wholeName, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallerContext } from '../handler/index.ts';
import { callerAs } from '../accounts/index.ts';
import { closedAt, containing, organisationsBelow, permits, type Db } from '../store/index.ts';
import type { SeenRecord } from './seen-record.ts';

/** Which people: those whose name contains a keyword, or those with these ids. */
export interface WhichPeople {
  keyword?: string;
  ids?: readonly string[];
}

type Person = RecordPerson & { organisation: string };

/** Most people whose rights are looked at for one answer. */
const LOOKED_AT = 3 * PEOPLE_LIMIT;
/** Dictionary `auth_status`. */
const PASSED = 1;

/**
 * Returns people who can see a record, among those whom the caller may know: people of organisations that the caller
 * sees, of those above the record's organisation, and whoever has commented on it.
 */
export async function peopleOf(
  db: Db,
  { resource, row }: SeenRecord,
  { keyword = '', ids }: WhichPeople,
  { caller }: Pick<CallerContext, 'caller'>,
): Promise<Person[]> {
  const named = keyword.trim() === '' ? sql`true` : sql`a.nickname ilike ${containing(keyword.trim())}`;
  const chosen = ids ? sql`a.id = any(${[...ids]})` : sql`a.id <> ${caller.id}`;
  // Raw SQL: conditions over paths of organisations, with the scopes of several resources.
  const { rows } = await sql<Person>`
    select a.id, a.nickname, o.name as organisation
    from account a join organisation o on o.id = a.org_id
      left join organisation home on home.id = ${row.org_id}
    where ${chosen} and ${named} and not a.disabled and not ${closedAt(sql.ref('o.path'))}
      and a.auth_status = ${PASSED}
      and (o.id in (${organisationsBelow(caller.scope.read)}) or starts_with(home.path, o.path)
        or exists (select 1 from record_comment c where c.resource = ${wholeName(resource)}
          and c.record_id = ${row.id} and c.author_id = a.id))
      and ${mayOpen(resource)} and ${reaches(resource, row.org_id)}
    order by a.org_id = ${row.org_id} desc nulls last, a.nickname, a.id
    limit ${ids ? ids.length : LOOKED_AT}`.execute(db);
  const found: Person[] = [];
  for (const one of rows) {
    if (found.length >= Math.max(PEOPLE_LIMIT, ids?.length ?? 0)) break;
    if (await seesRecord(db, one.id, resource, row.id)) found.push(one);
  }
  return found;
}

/** Whether an account would be answered if it opened the record: the data scopes of its roles decide. */
async function seesRecord(db: Db, account_id: string, resource: AnyResource, id: string): Promise<boolean> {
  const found = await callerAs(db, account_id);
  if (!found || found.disabled || !found.caller.permissions.has(permission(resource.name, 'detail'))) return false;
  return permits(db, resource, found.caller.scope, 'read', id);
}

/** SQL condition on an account `a`: a role of it allows to open records of the resource. */
function mayOpen({ name }: AnyResource): RawBuilder<unknown> {
  const codes = ['*', `${name}|*`, permission(name, 'detail')];
  return sql`exists (select 1 from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = a.id and r.permissions ?| ${codes}::text[])`;
}

/**
 * SQL condition on an account of organisation `o`: the widest data scope would include rows of the organisation `home`.
 */
function reaches({ scope }: AnyResource, org_id: string | null): RawBuilder<unknown> {
  if (scope === 'everyone' || (scope === 'company' && org_id === null)) return sql`true`;
  return sql`(split_part(home.path, '/', 1) = split_part(o.path, '/', 1) or exists (
    select 1 from organisation_view v join organisation seen on seen.id = v.seen_org_id
    where v.org_id = a.org_id and starts_with(home.path, seen.path)))`;
}
