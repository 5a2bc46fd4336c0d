import { calls, type ProcessInstance } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import { handle, type Caller, type Handler } from '../handler/index.ts';
import { containing } from '../store/index.ts';
import { pageOfQuery } from './paging.ts';
import { processTables } from './tables.ts';
import { found, usableBy } from './visibility.ts';

const { workflow } = calls;

/** The code behind the calls of definitions, instances, tasks and activities: what is stored is read. */
export function instanceHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(workflow.definitionPage, async ({ query }, { caller }) => {
      const rows = processTables(db)
        .selectFrom('process_definition')
        .select(['id', 'model_id', 'key', 'name', 'version', 'suspension_state', 'deployed_at as deployment_time'])
        .where(usableBy(caller, 'org_id'))
        .orderBy('deployed_at', 'desc')
        .orderBy('id', 'desc');
      return pageOfQuery(db, query.key ? rows.where('key', '=', query.key) : rows, query);
    }),
    handle(workflow.definitionXml, async ({ query }, { caller }) => {
      const row = await processTables(db)
        .selectFrom('process_definition as d')
        .select('d.bpmn_xml')
        .where('d.id', '=', query.id)
        .where((eb) => eb.or([usableBy(caller, 'd.org_id'), runsAVisibleInstance(caller)]))
        .executeTakeFirst();
      return found(row).bpmn_xml;
    }),
    handle(workflow.instanceMyPage, async ({ query }, { caller }) => {
      let rows = instances(db)
        .where('i.start_account_id', '=', caller.id)
        .orderBy('i.started_at', 'desc')
        .orderBy('i.id', 'desc');
      if (query.name) rows = rows.where('i.name', 'ilike', containing(query.name));
      if (query.status !== undefined) rows = rows.where('i.status', '=', query.status);
      if (query.result !== undefined) rows = rows.where('i.result', '=', query.result);
      return pageOfQuery(db, rows, query);
    }),
    handle(workflow.instanceGet, ({ query }, { caller }) => getInstance(db, caller, query.id)),
    handle(workflow.taskList, async ({ query }, { caller }) => {
      await getInstance(db, caller, query.process_instance_id);
      const rows = await processTables(db)
        .selectFrom('process_task as t')
        .leftJoin('account as a', 'a.id', 't.assignee_id')
        .select(['t.id', 't.name', 't.definition_key', 't.result', 't.reason', 'a.id as person', 'a.nickname'])
        .select(['t.created_at as create_time', 't.ended_at as end_time'])
        .where('t.instance_id', '=', query.process_instance_id)
        .orderBy('t.created_at')
        .orderBy('t.id')
        .execute();
      return rows.map(({ person, nickname, ...task }) => ({
        ...task,
        assignee_user: person === null ? null : { id: person, nickname: nickname ?? '' },
      }));
    }),
    handle(workflow.activityList, async ({ query }, { caller }) => {
      await getInstance(db, caller, query.process_instance_id);
      return processTables(db)
        .selectFrom('process_activity')
        .select(['key', 'type', 'task_id', 'started_at as start_time', 'ended_at as end_time', 'outgoing'])
        .where('instance_id', '=', query.process_instance_id)
        .orderBy('started_at')
        .orderBy('number')
        .execute();
    }),
  ];
}

function instances(db: Kysely<unknown>) {
  return processTables(db)
    .selectFrom('process_instance as i')
    .innerJoin('account as a', 'a.id', 'i.start_account_id')
    .select(['i.id', 'i.name', 'i.definition_id as process_definition_id', 'i.business_key', 'i.status', 'i.result'])
    .select(['i.started_at as create_time', 'i.ended_at as end_time'])
    .select(sql<ProcessInstance['start_user']>`json_build_object('id', a.id, 'nickname', a.nickname)`.as('start_user'));
}

/**
 * An instance of an organisation that the caller reads, or in which the caller takes part.
 * @throws GongdiError `notFound`
 */
async function getInstance(db: Kysely<unknown>, caller: Caller, id: string): Promise<ProcessInstance> {
  return found(await instances(db).where('i.id', '=', id).where(visibleInstance(caller)).executeTakeFirst());
}

/** SQL condition on an instance `i`. */
function visibleInstance(caller: Caller) {
  const below = caller.scope.read.map((path) => `${path}%`);
  return sql<boolean>`(i.start_account_id = ${caller.id}
    or exists (select 1 from process_task t where t.instance_id = i.id and t.assignee_id = ${caller.id})
    or i.org_id in (select o.id from organisation o where o.path like any(${below})))`;
}

/** SQL condition on a definition `d`: whoever sees an instance sees its diagram. */
function runsAVisibleInstance(caller: Caller) {
  return sql<boolean>`exists (select 1 from process_instance i where i.definition_id = d.id and ${visibleInstance(caller)})`;
}
