import { calls } from '@gongdi/api';
import { sql, type SelectQueryBuilder } from 'kysely';
import { handle, type Handler } from '../../handler/index.ts';
import { containing } from '../../store/index.ts';
import type { ProcessDeps } from '../deps.ts';
import { shownTo } from '../files.ts';
import { getInstance } from '../instances/instance-store.ts';
import { pageOfQuery } from '../paging.ts';
import { within } from '../range.ts';
import { countTodo, waitsFor } from '../notify-people.ts';
import { readableBy, visibleTask } from '../visibility.ts';
import { mayWithdraw, withdrawable } from './act/withdraw.ts';
import { listedTasks, overdue, ownTasks, withActions } from './own-task.ts';
import { tasksOfInstance } from './task-rows.ts';

const { workflow } = calls;

interface Search {
  name?: string;
  process_definition_key?: string;
  category?: number;
  begin_create_time?: string;
  end_create_time?: string;
}

/** Handlers of the calls that show tasks. */
export function taskReadHandlers({ db, engine, fileKey, zone }: ProcessDeps): Handler[] {
  return [
    handle(workflow.taskTodoPage, async ({ query }, { caller, now }) => {
      const at = new Date(now).toISOString();
      let rows = searched(ownTasks(db, at, caller), query, zone).where(waitsFor(caller.id, now));
      if (query.overdue !== undefined) rows = rows.where(overdue(at), '=', query.overdue === '1');
      const page = await pageOfQuery(db, rows.orderBy('t.created_at', 'desc').orderBy('t.id', 'desc'), query);
      return {
        ...page,
        list: await Promise.all(page.list.map((row) => withActions(db, row, caller, engine.abilities))),
      };
    }),
    handle(workflow.taskTodoCount, (_, { caller, now }) => countTodo(db, caller.id, now)),
    handle(workflow.taskDonePage, async ({ query }, { caller, now }) => {
      let rows = searched(listedTasks(db, new Date(now).toISOString()), query, zone)
        .select(sql<boolean>`(i.status = 1 and ${mayWithdraw(caller, engine)} and ${withdrawable})`.as('withdrawable'))
        .where('t.assignee_id', '=', caller.id)
        .where('t.ended_at', 'is not', null);
      if (query.result !== undefined) rows = rows.where('t.result', '=', query.result);
      if (query.kind !== undefined) rows = rows.where('p.kind', '=', query.kind);
      return pageOfQuery(db, rows.orderBy('t.ended_at', 'desc').orderBy('t.id', 'desc'), query);
    }),
    handle(workflow.taskManagerPage, async ({ query }, { caller, now }) => {
      const at = new Date(now).toISOString();
      let rows = searched(listedTasks(db, at), query, zone).where(readableBy(caller, 'i.org_id'));
      if (query.assignee_user_id !== undefined) rows = rows.where('t.assignee_id', '=', query.assignee_user_id);
      if (query.result !== undefined) rows = rows.where('t.result', '=', query.result);
      if (query.overdue !== undefined) rows = rows.where(overdue(at), '=', query.overdue === '1');
      return pageOfQuery(db, rows.orderBy('t.created_at', 'desc').orderBy('t.id', 'desc'), query);
    }),
    handle(workflow.taskList, async ({ query }, context) => {
      await getInstance(db, context.caller, query.process_instance_id);
      const show = await shownTo(fileKey, context);
      return tasksOfInstance(db, { instance_id: query.process_instance_id }, show);
    }),
    handle(workflow.taskListByParent, async ({ query }, context) => {
      const { instance_id } = await visibleTask(db, context.caller, query.parent_task_id);
      const show = await shownTo(fileKey, context);
      return tasksOfInstance(db, { instance_id, parent_task_id: query.parent_task_id }, show);
    }),
  ];
}

/** Adds the search conditions that all task lists share. The name matches the task or its instance. */
function searched<DB, TB extends keyof DB, Row>(rows: SelectQueryBuilder<DB, TB, Row>, query: Search, zone: string) {
  const name = query.name === undefined ? undefined : containing(query.name);
  return rows
    .where(within('t.created_at', 'create_time', query.begin_create_time, query.end_create_time, zone))
    .$if(name !== undefined, (some) => some.where(sql<boolean>`(t.name ilike ${name} or i.name ilike ${name})`))
    .$if(query.process_definition_key !== undefined, (some) =>
      some.where(sql<boolean>`d.key = ${query.process_definition_key}`),
    )
    .$if(query.category !== undefined, (some) => some.where(sql<boolean>`d.category = ${query.category}`));
}
