import { calls } from '@gongdi/api';
import { GongdiError, permission } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { closedAt } from '../../accounts/index.ts';
import { handle, type Caller, type Handler } from '../../handler/index.ts';
import { containing, isPlainName, isValue, type Db } from '../../store/index.ts';
import { takesPart } from '../rules/people-of-rule.ts';
import { visibleTask } from '../visibility.ts';

/** Number of people that a picker shows. To find others, the user types more. */
const FOUND = 50;

/** Each of these permissions allows a caller to choose people for processes of the own organisation. */
const CHOOSES = ['bpm-task', 'bpm-model', 'bpm-user-group'].map((menu) => permission(menu, 'list'));

/** Handlers that search people. They return exactly the people whom the acts and the rules accept. */
export function peopleHandlers(db: Db): Handler[] {
  return [
    handle(calls.workflow.taskPeople, async ({ query: { keyword, task_id, ids } }, { caller }) => {
      const org_id = await organisationOf(db, caller, task_id);
      const wanted = ids?.split(',').filter(Boolean);
      const condition = wanted ? sql<boolean>`a.id = any(${wanted}::text[])` : typed(db, keyword.trim());
      return db
        .selectFrom('account as a')
        .innerJoin('organisation as o', 'o.id', 'a.org_id')
        .select(['a.id', 'a.nickname', 'o.id as dept_id', 'o.name as dept_name'])
        .where('a.disabled', '=', false)
        .where((eb) => eb.not(closedAt(eb.ref('o.path'))))
        .where(condition)
        .where(takesPart(org_id))
        .orderBy('a.nickname')
        .orderBy('a.id')
        .limit(wanted?.length ?? FOUND)
        .execute();
    }),
  ];
}

/** A telephone number must match as a whole: a caller who may see names must not learn numbers by trying parts. */
function typed(db: Db, keyword: string): RawBuilder<boolean> {
  const part = containing(keyword);
  return sql<boolean>`(a.nickname ilike ${part} or (a.user_name ilike ${part} and ${isPlainName(sql.ref('a.user_name'))})
    or lower(a.user_name) = lower(${keyword}) or ${isValue(db, 'account', 'phone_number', keyword, sql.ref('a.phone_number'))})`;
}

async function organisationOf(db: Db, caller: Caller, task_id: string | undefined): Promise<string> {
  if (task_id === undefined) {
    if (!CHOOSES.some((code) => caller.permissions.has(code))) throw new GongdiError('permission');
    return caller.org_id;
  }
  return (await visibleTask(db, caller, task_id)).org_id;
}
