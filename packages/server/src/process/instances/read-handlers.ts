import { calls } from '@gongdi/api';
import { sql } from 'kysely';
import { handle, type Handler } from '../../handler/index.ts';
import { containing } from '../../store/index.ts';
import type { ProcessDeps } from '../deps.ts';
import { pageOfQuery } from '../paging.ts';
import { knownPerson } from '../people.ts';
import { within } from '../range.ts';
import { getInstance, instanceRows } from './instance-store.ts';

const { workflow } = calls;

/** Handlers of the calls that show instances and their history. */
export function instanceReadHandlers({ db, zone }: Pick<ProcessDeps, 'db' | 'zone'>): Handler[] {
  return [
    handle(workflow.instanceMyPage, async ({ query }, { caller }) => {
      let rows = instanceRows(db)
        .where('i.start_account_id', '=', caller.id)
        .where(within('i.started_at', 'create_time', query.begin_create_time, query.end_create_time, zone))
        .orderBy('i.started_at', 'desc')
        .orderBy('i.id', 'desc');
      if (query.name) rows = rows.where('i.name', 'ilike', containing(query.name));
      if (query.process_definition_id) rows = rows.where('i.definition_id', '=', query.process_definition_id);
      if (query.category !== undefined) rows = rows.where('d.category', '=', query.category);
      if (query.status !== undefined) rows = rows.where('i.status', '=', query.status);
      if (query.result !== undefined) rows = rows.where('i.result', '=', query.result);
      return pageOfQuery(db, rows, query);
    }),
    handle(workflow.instanceCopyPage, async ({ query }, { caller }) => {
      let rows = db
        .selectFrom('approval_copy as y')
        .innerJoin('process_instance as i', 'i.id', 'y.instance_id')
        .leftJoin('process_task as t', 't.id', 'y.task_id')
        .select(['y.id', 'y.instance_id as process_instance_id', 'i.name as process_instance_name'])
        .select(knownPerson(sql`i.start_account_id`).as('start_user'))
        .select(knownPerson(sql`y.sender_id`).as('user'))
        .select(['t.name as task_name', 'y.reason', 'y.created_at as create_time'])
        .where('y.account_id', '=', caller.id)
        .where(within('y.created_at', 'create_time', query.begin_create_time, query.end_create_time, zone))
        .orderBy('y.created_at', 'desc')
        .orderBy('y.id', 'desc');
      if (query.name) rows = rows.where('i.name', 'ilike', containing(query.name));
      return pageOfQuery(db, rows, query);
    }),
    handle(workflow.activityList, async ({ query }, { caller }) => {
      await getInstance(db, caller, query.process_instance_id);
      return db
        .selectFrom('process_activity')
        .select(['key', 'type', 'task_id', 'started_at as start_time', 'ended_at as end_time', 'outgoing'])
        .where('instance_id', '=', query.process_instance_id)
        .orderBy('started_at')
        .orderBy('number')
        .execute();
    }),
  ];
}
