import { calls, type BriefUser } from '@gongdi/api';
import { projectmanage, usermanage } from '@gongdi/domain';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { closedAt } from '../../../accounts/index.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf, maySeePersonal } from '../../../resources/index.ts';
import {
  anyOf,
  containing,
  isPlainName,
  isValueOrTail,
  opened,
  peopleAround,
  resourceRepository,
  type Db,
  type Tables,
} from '../../../store/index.ts';

/** Number of users that a picker shows. To find a further user, the caller types more characters. */
const FOUND = 50;
const OF_PROJECT = 500;

/** Accounts, with their organisations. */
type Joined = Tables & { a: Tables['account']; o: Tables['organisation'] };
type Condition = (eb: ExpressionBuilder<Joined, 'a' | 'o'>) => Expression<SqlBool>;

/** Handlers that list users to choose from, among those that the caller may see. */
export function lookupHandlers(db: Db): Handler[] {
  return [
    handle(calls.organization.usersByNamePhone, ({ query: { keyword } }, { caller }) =>
      briefUsers(db, caller.scope.read, isAbout(db, keyword.trim(), maySeePersonal(caller, usermanage)), FOUND),
    ),
    handle(calls.organization.usersOfProject, async ({ params, query }, context) => {
      const project = await resourceRepository(db, projectmanage).get(accessOf(context), params.project_id);
      const roles = query.role_code ? [query.role_code] : undefined;
      const around = peopleAround(sql.ref('a.id'), { project_id: project.id, org_id: null, roles });
      return briefUsers(db, context.caller.scope.read, () => around, OF_PROJECT);
    }),
  ];
}

/**
 * SQL condition: nickname, account name or telephone number matches the keyword. A telephone number matches as a whole
 * or by its last four digits, which everybody sees.
 */
function isAbout(db: Db, keyword: string, seesPersonal: boolean): Condition {
  const part = containing(keyword);
  const phone = isValueOrTail(db, 'account', 'phone_number', keyword, sql.ref('a.phone_number'));
  if (seesPersonal)
    return ({ eb, or }) => or([eb('a.nickname', 'ilike', part), eb('a.user_name', 'ilike', part), phone]);
  return ({ and, eb, fn, or, val }) =>
    or([
      eb('a.nickname', 'ilike', part),
      and([eb('a.user_name', 'ilike', part), isPlainName(sql.ref('a.user_name'))]),
      eb(fn('lower', ['a.user_name']), '=', fn('lower', [val(keyword)])),
      phone,
    ]);
}

/**
 * Returns users who can log in, of these organisations and those below, for whom the condition (on `a` and `o`) holds.
 */
export async function briefUsers(
  db: Db,
  read: readonly string[],
  condition: Condition,
  most: number,
): Promise<BriefUser[]> {
  const rows = await db
    .selectFrom('account as a')
    .innerJoin('organisation as o', 'o.id', 'a.org_id')
    .select(['a.id', 'a.user_name as userName', 'a.nickname', 'a.phone_number', 'o.id as org_id', 'o.name as org_name'])
    .where('a.disabled', '=', false)
    .where('o.path', 'like', anyOf(read.map((path) => `${path}%`)))
    .where(condition)
    .where(({ not, ref }) => not(closedAt(ref('o.path'))))
    .orderBy('a.nickname')
    .orderBy('a.id')
    .limit(most)
    .execute();
  return rows.map((row) => opened(db, 'account', row));
}
