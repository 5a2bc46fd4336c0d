import { calls } from '@gongdi/api';
import { permission, scheduleplan } from '@gongdi/domain';
import { PLAN_EDITABLE } from '@gongdi/domain/schedule';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { anyOf, peopleAround, transaction, type Db } from '../../../store/index.ts';
import { changeablePlan, conflict, seenPlan, type PlanRow, type ScheduleGround } from './ground.ts';
import { loadContent, planOf } from './load-content.ts';
import { recalculate } from './recalculate.ts';

type Terms = calls.schedule.ScheduleTerms;
type Link = calls.schedule.ScheduleLink;

/** Reading and changing the content of a plan. */
export const contentHandlers = ({ db, setting }: ScheduleGround): Handler[] => [
  handle(calls.schedule.content, async ({ query }, context) => {
    const row = await seenPlan(db, query.id, context);
    const content = await loadContent(db, row);
    const plan = planOf(content);
    return {
      id: row.id,
      plan_name: row.plan_name,
      project_id: row.project_id,
      status: row.status,
      version: row.version,
      may_change:
        PLAN_EDITABLE.includes(row.status) && context.caller.permissions.has(permission(scheduleplan.name, 'content')),
      start: plan.start,
      data_date: plan.dataDate ?? null,
      calendars: content.calendars.map(({ id, name, week, days }) => ({
        id,
        name,
        week: week.map((spans) => [...spans]),
        days: days.map(({ day, spans }) => ({ day, spans: [...spans] })),
      })),
      tasks: content.tasks.map((task) => ({
        id: task.id,
        parent_id: task.parent_id,
        order_key: task.order_key ?? 0,
        task_name: task.task_name,
        duration: task.duration ?? 0,
        calendar_id: task.calendar_id,
        constraint_kind: task.constraint_kind,
        constraint_at: task.constraint_at,
        deadline_at: task.deadline_at,
        node_kind: task.node_kind ?? 0,
        charge_id: task.charge_id,
        leader_id: task.leader_id,
        part_id: task.part_id,
        crew: task.crew,
        heads: task.heads,
        quantity: task.quantity,
        quantity_unit: task.quantity_unit,
        weight: task.weight,
        percent: task.percent ?? 0,
        actual_start: task.actual_start_at,
        actual_finish: task.actual_finish_at,
        remaining: task.remaining,
        baseline_start: task.baseline_start_at,
        baseline_finish: task.baseline_finish_at,
      })),
      links: content.links.map(({ from_id, to_id, kind, lag, elapsed }) => ({
        from: from_id,
        to: to_id,
        kind,
        lag,
        elapsed,
      })),
    };
  }),
  handle(calls.schedule.change, ({ body }, context) =>
    transaction(db, async (trx) => {
      const plan = await changeablePlan(trx, body.id, context);
      if (plan.version !== body.version) throw conflict('stale');
      await removeTasks(trx, plan.id, body.remove);
      if (body.unlink.length > 0) await unlink(trx, plan.id, body.unlink);
      await putTasks(trx, plan, body.put, context);
      await putLinks(trx, plan.id, body.link);
      const version = await raiseVersion(trx, plan.id, context);
      const content = await loadContent(trx, { ...plan, version });
      await recalculate(trx, content, { setting });
      const event = { action: 'schedule_change', subject: scheduleplan.name, subject_id: plan.id } as const;
      await recordAudit(trx, context, actorOf(context.caller), event);
      return { version };
    }),
  ),
];

export async function raiseVersion(
  trx: Db,
  id: string,
  { now, caller }: Pick<CallerContext, 'now' | 'caller'>,
): Promise<number> {
  const { version } = await trx
    .updateTable('schedule_plan')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: new Date(now).toISOString(), updated_by: caller.id }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Removes tasks with their links. @throws GongdiError when one has reports: what was done cannot be undone by planning */
export async function removeTasks(trx: Db, plan_id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const reported = await trx
    .selectFrom('schedule_report as r')
    .innerJoin('schedule_task as t', 't.id', 'r.task_id')
    .select('t.task_name')
    .where('r.task_id', '=', anyOf(ids))
    .limit(1)
    .executeTakeFirst();
  if (reported) throw conflict('reported', { name: reported.task_name });
  await trx.deleteFrom('schedule_task').where('plan_id', '=', plan_id).where('id', '=', anyOf(ids)).execute();
}

/**
 * Stores tasks: new ones, and other terms of those that are there.
 * @throws GongdiError when one belongs to another plan, or somebody in charge is not of the project
 */
export async function putTasks(
  trx: Db,
  plan: PlanRow,
  tasks: readonly Terms[],
  { now, caller }: Pick<CallerContext, 'now' | 'caller'>,
): Promise<void> {
  if (tasks.length === 0) return;
  const ids = tasks.map(({ id }) => id);
  const foreign = await trx
    .selectFrom('schedule_task')
    .select('task_name')
    .where('id', '=', anyOf(ids))
    .where('plan_id', '!=', plan.id)
    .limit(1)
    .executeTakeFirst();
  if (foreign) throw conflict('foreign', { name: foreign.task_name });
  const at = new Date(now).toISOString();
  // Raw SQL: rows come as one value, and those that exist keep what is reported of them.
  await sql`
    insert into schedule_task (id, org_id, created_at, created_by, updated_at, updated_by, version, plan_id, project_id,
      task_state, light, warned, percent, parent_id, order_key, task_name, duration, calendar_id, constraint_kind,
      constraint_at, deadline_at, node_kind, charge_id, leader_id, part_id, crew, heads, quantity, quantity_unit, weight)
    select n.id, ${plan.org_id}, ${at}, ${caller.id}, ${at}, ${caller.id}, 1, ${plan.id}, ${plan.project_id}, 1, 1, 0, 0,
      n.parent_id, n.order_key, n.task_name, n.duration, n.calendar_id, n.constraint_kind, n.constraint_at, n.deadline_at,
      n.node_kind, n.charge_id, n.leader_id, n.part_id, n.crew, n.heads, n.quantity, n.quantity_unit, n.weight
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as n(id text, parent_id text, order_key numeric,
      task_name text, duration bigint, calendar_id text, constraint_kind bigint, constraint_at bigint, deadline_at bigint,
      node_kind integer, charge_id text, leader_id text, part_id text, crew text, heads bigint, quantity numeric,
      quantity_unit text, weight numeric)
    on conflict (id) do update set parent_id = excluded.parent_id, order_key = excluded.order_key,
      task_name = excluded.task_name, duration = excluded.duration, calendar_id = excluded.calendar_id,
      constraint_kind = excluded.constraint_kind, constraint_at = excluded.constraint_at,
      deadline_at = excluded.deadline_at, node_kind = excluded.node_kind, charge_id = excluded.charge_id,
      leader_id = excluded.leader_id, part_id = excluded.part_id,
      crew = excluded.crew, heads = excluded.heads, quantity = excluded.quantity,
      quantity_unit = excluded.quantity_unit, weight = excluded.weight, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by, version = schedule_task.version + 1`.execute(trx);
  await checkCharges(trx, plan, tasks);
  await checkParts(trx, plan, tasks);
}

/** @throws GongdiError when a part is of another project, or gone */
async function checkParts(trx: Db, plan: PlanRow, tasks: readonly Terms[]): Promise<void> {
  const parts = [...new Set(tasks.flatMap(({ part_id }) => part_id ?? []))];
  if (parts.length === 0) return;
  const own = await trx
    .selectFrom('part')
    .select('id')
    .where('id', '=', anyOf(parts))
    .where('project_id', '=', plan.project_id)
    .execute();
  if (own.length < parts.length) throw conflict('partOutside');
}

async function checkCharges(trx: Db, plan: PlanRow, tasks: readonly Terms[]): Promise<void> {
  const charges = [...new Set(tasks.flatMap(({ charge_id, leader_id }) => [charge_id ?? [], leader_id ?? []].flat()))];
  if (charges.length === 0) return;
  // Raw SQL: the condition on people is written in SQL.
  const { rows } = await sql<{ id: string }>`
    select a.id from account a where a.id = any(${charges})
      and ${peopleAround(sql.ref('a.id'), { project_id: plan.project_id, org_id: plan.org_id })}`.execute(trx);
  if (rows.length < charges.length) throw conflict('chargeOutside');
}

async function unlink(trx: Db, plan_id: string, pairs: readonly (readonly [string, string])[]): Promise<void> {
  // Raw SQL: rows come as one value.
  await sql`
    delete from schedule_link l using jsonb_to_recordset(${JSON.stringify(pairs.map(([from, to]) => ({ from, to })))}::jsonb)
      as n("from" text, "to" text)
    where l.plan_id = ${plan_id} and l.from_id = n."from" and l.to_id = n."to"`.execute(trx);
}

/** Stores links between tasks of the plan; what names others is left out, and so refused by the calculation. */
export async function putLinks(trx: Db, plan_id: string, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  // Raw SQL: rows come as one value.
  await sql`
    insert into schedule_link (plan_id, from_id, to_id, kind, lag, elapsed)
    select ${plan_id}, n."from", n."to", n.kind, n.lag, n.elapsed
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as n("from" text, "to" text, kind integer, lag integer,
      elapsed boolean)
    where exists (select 1 from schedule_task t where t.id = n."from" and t.plan_id = ${plan_id})
      and exists (select 1 from schedule_task t where t.id = n."to" and t.plan_id = ${plan_id})
    on conflict (from_id, to_id) do update set kind = excluded.kind, lag = excluded.lag, elapsed = excluded.elapsed`.execute(
    trx,
  );
}
