import { calls, type Person } from '@gongdi/api';
import { GongdiError, permission } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { closedAt } from '../../accounts/index.ts';
import { handle, type Caller, type Handler } from '../../handler/index.ts';
import { containing, isPlainName } from '../../store/index.ts';
import { takesPart } from '../rules/people-of-rule.ts';
import { found, visibleInstance } from '../visibility.ts';

/** A picker shows this many; who is meant and not among them types more. */
const FOUND = 50;

/** Whoever has one of these chooses people for processes of the own organisation. */
const CHOOSES = ['bpm-task', 'bpm-model', 'bpm-user-group'].map((menu) => permission(menu, 'list'));

/** The code behind choosing people: those, and no others, whom the acts and the rules accept. */
export function peopleHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(calls.workflow.taskPeople, async ({ query: { keyword, task_id, ids } }, { caller }) => {
      const org_id = await organisationOf(db, caller, task_id);
      const wanted = ids?.split(',').filter(Boolean);
      const condition = wanted ? sql<boolean>`a.id = any(${wanted}::text[])` : typed(keyword.trim());
      const { rows } = await sql<Person>`
        select a.id, a.nickname, o.id as dept_id, o.name as dept_name from account a join organisation o on o.id = a.org_id
        where not a.disabled and not ${closedAt(sql.ref('o.path'))} and ${condition} and ${takesPart(org_id)}
        order by a.nickname, a.id limit ${wanted?.length ?? FOUND}`.execute(db);
      return rows;
    }),
  ];
}

/** A number is found by its whole: whoever sees names here need not see more. */
function typed(keyword: string): RawBuilder<boolean> {
  const part = containing(keyword);
  return sql<boolean>`(a.nickname ilike ${part} or (a.user_name ilike ${part} and ${isPlainName(sql.ref('a.user_name'))})
    or lower(a.user_name) = lower(${keyword}) or a.phone_number = ${keyword})`;
}

async function organisationOf(db: Kysely<unknown>, caller: Caller, task_id: string | undefined): Promise<string> {
  if (task_id === undefined) {
    if (!CHOOSES.some((code) => caller.permissions.has(code))) throw new GongdiError('permission');
    return caller.org_id;
  }
  const { rows } = await sql<{ org_id: string }>`select i.org_id from process_task t
    join process_instance i on i.id = t.instance_id where t.id = ${task_id} and ${visibleInstance(caller)}`.execute(db);
  return found(rows[0]).org_id;
}
