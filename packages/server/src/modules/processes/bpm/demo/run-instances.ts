import { DEFAULT_TIME_ZONE } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { actingAs, DEMO_REQUEST, demoId, demoTime } from '../../../../demo/index.ts';
import { createEngine, type Engine, type Trx } from '../../../../engine/index.ts';
import { approvalHooks, cancel, claim, decide, start } from '../../../../process/index.ts';
import type { Listener } from '../../../../store/index.ts';
import { INSTANCES, type Act, type DemoInstance } from './histories.ts';
import { definitionId } from './models/index.ts';

/** The demo runs no jobs, so nobody listens for them. */
const DEAF: Listener = { listen: () => Promise.resolve(() => Promise.resolve()), close: () => Promise.resolve() };

/** An engine whose clock is moved by hand, for what happened before the demo's moment. */
export function demoEngine(db: Kysely<unknown>): { engine: Engine; clock: { now: number } } {
  const clock = { now: 0 };
  const now = () => clock.now;
  return {
    engine: createEngine({
      database: { db, listener: DEAF },
      hooks: approvalHooks({ now, zone: DEFAULT_TIME_ZONE }),
      now,
    }),
    clock,
  };
}

/** Lets the people of the demo start and decide what they have started and decided, each at its moment. */
export async function runInstances(db: Kysely<unknown>): Promise<void> {
  const { engine, clock } = demoEngine(db);
  const trx = db as Trx;
  for (const [index, instance] of INSTANCES.entries()) await run(trx, engine, clock, instance, index + 1);
  // Nobody has to be told of what happened before the first login, and nothing of it was done through the interface.
  await sql`delete from notification where kind in ('task_assigned', 'task_copied', 'task_returned', 'process_finished')`.execute(
    db,
  );
  // Nor is anybody reminded of the demo's own tasks, all of which are long overdue whenever it is looked at.
  await sql`update approval_task set remind_at = null`.execute(db);
  await sql`delete from audit_entry where request_id = ${DEMO_REQUEST}`.execute(db);
}

async function run(
  trx: Trx,
  engine: Engine,
  clock: { now: number },
  instance: DemoInstance,
  number: number,
): Promise<void> {
  const began = Date.parse(demoTime(instance.daysBefore));
  const at = (hours: number): number => (clock.now = began + hours * 3_600_000);
  const id = demoId('instance', number);
  await start(trx, { engine, zone: DEFAULT_TIME_ZONE }, actingAs(instance.starter, at(0)), {
    id,
    process_definition_id: definitionId(instance.model),
    name: instance.name,
    business_key: instance.business_key,
    variables: { ...instance.variables },
  });
  for (const act of instance.acts) await perform(trx, engine, act, id, at(act.at));
  if (!instance.cancelled) return;
  const context = actingAs(instance.starter, at(instance.cancelled.at));
  await cancel(trx, { engine }, context, { id, reason: instance.cancelled.reason }, 'own');
}

async function perform(trx: Trx, engine: Engine, act: Act, instance_id: string, now: number): Promise<void> {
  const context = actingAs(act.who, now);
  const { rows } = await sql<{ id: string; assignee_id: string | null }>`select t.id, t.assignee_id from process_task t
    where t.instance_id = ${instance_id} and t.definition_key = ${act.node} and t.ended_at is null
      and (t.assignee_id = ${context.caller.id} or t.assignee_id is null) order by t.created_at, t.id limit 1`.execute(
    trx,
  );
  const [task] = rows;
  if (!task) throw new Error(`no task at ${act.node} waits for ${act.who}`);
  if (task.assignee_id === null) await claim(trx, { engine }, context, task.id);
  const body = { id: task.id, reason: act.reason, attachments: [], variables: {}, button: act.button };
  await decide(trx, { engine, zone: DEFAULT_TIME_ZONE }, context, body, act.how === 'reject' ? 3 : 2);
}
