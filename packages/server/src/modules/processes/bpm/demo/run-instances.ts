import { DEFAULT_TIME_ZONE } from '@gongdi/domain';
import { actingAs, DEMO_REQUEST, demoId, demoTime } from '../../../../demo/index.ts';
import { createEngine, type Engine, type Trx } from '../../../../engine/index.ts';
import { approvalHooks, cancel, claim, decide, start } from '../../../../process/index.ts';
import type { Db, Listener } from '../../../../store/index.ts';
import { INSTANCES, type Act, type DemoInstance } from './histories.ts';
import { definitionId } from './models/index.ts';

/** A listener that receives nothing: the demo runs no jobs. */
const DEAF: Listener = { listen: () => Promise.resolve(() => Promise.resolve()), close: () => Promise.resolve() };

/** An engine with a clock that is set by hand, for events before the time of the demo. */
function demoEngine(db: Db): { engine: Engine; clock: { now: number } } {
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

/** Starts the demo's instances and performs their decisions, each at its time. */
export async function runInstances(db: Db): Promise<void> {
  const { engine, clock } = demoEngine(db);
  const trx = db as Trx;
  for (const [index, instance] of INSTANCES.entries()) await run(trx, engine, clock, instance, index + 1);
  // The events are older than the first login, so nobody needs a notification of them. Nothing was done through the
  // interface, so nothing belongs into the change record.
  await db
    .deleteFrom('notification')
    .where('kind', 'in', ['task_assigned', 'task_copied', 'task_returned', 'process_finished'])
    .execute();
  // All tasks of the demo are long overdue whenever somebody looks at it, so no reminders are sent for them.
  await db.updateTable('approval_task').set({ remind_at: null }).execute();
  await db.deleteFrom('audit_entry').where('request_id', '=', DEMO_REQUEST).execute();
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
  const task = await trx
    .selectFrom('process_task')
    .select(['id', 'assignee_id'])
    .where('instance_id', '=', instance_id)
    .where('definition_key', '=', act.node)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('assignee_id', '=', context.caller.id), eb('assignee_id', 'is', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!task) throw new Error(`no task at ${act.node} waits for ${act.who}`);
  if (task.assignee_id === null) await claim(trx, { engine }, context, task.id);
  const body = { id: task.id, reason: act.reason, attachments: [], variables: {}, button: act.button };
  await decide(trx, { engine, zone: DEFAULT_TIME_ZONE }, context, body, act.how === 'reject' ? 3 : 2);
}
