import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type Handler } from '../../handler/index.ts';
import { anyOf, containing, transaction } from '../../store/index.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { definitionById } from '../definitions/definition-store.ts';
import type { ProcessDeps } from '../deps.ts';
import { formOf } from '../form-values.ts';
import { graphOf } from '../graph/process-graph.ts';
import { instanceRows } from '../instances/instance-store.ts';
import { pageOfQuery } from '../paging.ts';
import { hideScans, maskVariables } from '../personal.ts';
import { within } from '../range.ts';
import { conflict } from '../refuse.ts';
import { readableBy, readableInstance, writableBy } from '../visibility.ts';
import { interventionHandlers } from './intervention-handlers.ts';

const { workflow } = calls;

/** Handlers of the administrators' list of all instances. */
export function managerHandlers(deps: Pick<ProcessDeps, 'db' | 'engine' | 'zone'>): Handler[] {
  const { db, engine, zone } = deps;
  return [
    ...interventionHandlers(deps),
    handle(workflow.instanceManagerPage, async ({ query }, { caller, now }) => {
      const late = sql<boolean>`exists (select 1 from process_task t join approval_task p on p.task_id = t.id
        where t.instance_id = i.id and t.ended_at is null and p.due_at < ${new Date(now).toISOString()})`;
      const stuck = sql<number>`(select count(*)::int from engine_job j where j.instance_id = i.id and j.retries = 0)`;
      let rows = instanceRows(db)
        .select(stuck.as('incident_count'))
        .select(late.as('overdue'))
        .select(writableBy(caller, 'i.org_id').as('writable'))
        .where(readableBy(caller, 'i.org_id'))
        .where(within('i.started_at', 'create_time', query.begin_create_time, query.end_create_time, zone))
        .orderBy('i.started_at', 'desc')
        .orderBy('i.id', 'desc');
      if (query.name) rows = rows.where('i.name', 'ilike', containing(query.name));
      if (query.business_key) rows = rows.where('i.business_key', 'ilike', containing(query.business_key));
      if (query.process_definition_key) rows = rows.where('d.key', '=', query.process_definition_key);
      if (query.process_definition_id) rows = rows.where('i.definition_id', '=', query.process_definition_id);
      if (query.start_user_id) rows = rows.where('i.start_account_id', '=', query.start_user_id);
      if (query.category !== undefined) rows = rows.where('d.category', '=', query.category);
      if (query.status !== undefined) rows = rows.where('i.status', '=', query.status);
      if (query.result !== undefined) rows = rows.where('i.result', '=', query.result);
      if (query.incident !== undefined) rows = rows.where(sql<boolean>`(${stuck} > 0)`, '=', query.incident === '1');
      if (query.overdue !== undefined) rows = rows.where(late, '=', query.overdue === '1');
      return pageOfQuery(db, rows, query);
    }),
    handle(workflow.engineInfo, () =>
      Promise.resolve({ kind: engine.kind, abilities: [...engine.abilities].toSorted() }),
    ),
    handle(workflow.instanceVariables, async ({ query }, { caller }) => {
      const { definition_id } = await readableInstance(db, caller, query.id);
      const form = formOf(await definitionById(db, definition_id));
      const variables = await hideScans(db, maskVariables(form, await engine.variables(db, query.id)), caller);
      return Object.entries(variables).map(([name, value]) => ({
        name,
        type: value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value,
        value: value as never,
      }));
    }),
    handle(workflow.instanceIncidents, async ({ query }, { caller, lang }) => {
      const { definition_id } = await readableInstance(db, caller, query.id);
      const graph = await graphOf(await definitionById(db, definition_id));
      return (await engine.incidents(db, query.id)).map(({ id, activity_key, message, created_at }) => ({
        id,
        activity_key,
        activity_name: graph.get(activity_key)?.name ?? null,
        message: message[lang],
        create_time: created_at,
      }));
    }),
    handle(workflow.instanceDelete, ({ query }, context) =>
      transaction(db, async (trx) => {
        const ids = [
          ...new Set(
            query.ids
              .split(',')
              .map((id) => id.trim())
              .filter(Boolean),
          ),
        ];
        const rows = await trx
          .selectFrom('process_instance as i')
          .select(['i.id', 'i.name', 'i.status', writableBy(context.caller, 'i.org_id').as('writable')])
          .where('i.id', '=', anyOf(ids))
          .where(readableBy(context.caller, 'i.org_id'))
          .forUpdate()
          .execute();
        if (rows.length < ids.length) throw new GongdiError('notFound');
        if (rows.some((row) => !row.writable)) throw new GongdiError('permission');
        if (rows.some((row) => row.status === 1)) throw conflict('notFinished');
        await trx.deleteFrom('process_instance').where('id', '=', anyOf(ids)).execute();
        for (const { id, name } of rows) {
          const event = { action: 'delete' as const, subject: 'process_instance', subject_id: id, before: { name } };
          await recordAudit(trx, context, actorOf(context.caller), event);
        }
        return { deleted: rows.length };
      }),
    ),
  ];
}

/** Returns an instance of an organisation whose data the caller may read. @throws GongdiError `notFound` */
