import { calls, type BriefUser } from '@gongdi/api';
import { projectmanage, usermanage } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { closedAt } from '../../../accounts/index.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf, maySeePersonal } from '../../../resources/index.ts';
import { containing, isPlainName, peopleAround, resourceRepository } from '../../../store/index.ts';

/** A picker shows this many; who is meant and not among them types more. */
const FOUND = 50;
const OF_PROJECT = 500;

/** Users to choose from, within what the caller sees. */
export function lookupHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(calls.organization.usersByNamePhone, ({ query: { keyword } }, { caller }) =>
      briefUsers(db, caller.scope.read, isAbout(keyword.trim(), maySeePersonal(caller, usermanage)), FOUND),
    ),
    handle(calls.organization.usersOfProject, async ({ params, query }, context) => {
      const project = await resourceRepository(db, projectmanage).get(accessOf(context), params.project_id);
      const roles = query.role_code ? [query.role_code] : undefined;
      const around = peopleAround(sql.ref('a.id'), { project_id: project.id, org_id: null, roles });
      return briefUsers(db, context.caller.scope.read, around, OF_PROJECT);
    }),
  ];
}

/** Users by name or account, or by the number that they have: by a part of it only where it may be seen whole. */
function isAbout(keyword: string, seesPersonal: boolean): RawBuilder<unknown> {
  const part = containing(keyword);
  if (seesPersonal) return sql`(a.nickname ilike ${part} or a.user_name ilike ${part} or a.phone_number like ${part})`;
  return sql`(a.nickname ilike ${part} or (a.user_name ilike ${part} and ${isPlainName(sql.ref('a.user_name'))})
    or lower(a.user_name) = lower(${keyword}) or a.phone_number = ${keyword})`;
}

/** Users who can come in, below these organisations and for whom the condition (over `a` and `o`) holds. */
export async function briefUsers(
  db: Kysely<unknown>,
  read: readonly string[],
  condition: RawBuilder<unknown>,
  most: number,
): Promise<BriefUser[]> {
  const { rows } = await sql<BriefUser>`
    select a.id, a.user_name as "userName", a.nickname, a.phone_number, o.id as org_id, o.name as org_name
    from account a join organisation o on o.id = a.org_id
    where not a.disabled and o.path like any(${read.map((path) => `${path}%`)}) and ${condition}
      and not ${closedAt(sql.ref('o.path'))}
    order by a.nickname, a.id limit ${most}`.execute(db);
  return rows;
}
