import { approvalModel, addDefinition, bareCompletion, commandIds } from '../support/approval.mjs';
import { withEngineDatabase } from '../support/engine-database.mjs';
import { median } from '../support/measure.mjs';

const INSTANCES = 150;
const ROUNDS = 5;
const LANES = 4;

/**
 * The embedded engine completes tasks of an approval (five tasks, five gateways, one variable each time) and stores
 * every completion. The value is the CPU time of the Node process against a plain transaction with `pg` that locks,
 * reads and writes the same rows and knows them in advance. This peer interprets no model. The engine that was planned
 * first (`bpmn-elements`) is not a dependency; its recovery and completion alone took 8.2 ms, and a limit of 1.5 would
 * have applied against it.
 */
export const row = {
  id: 'engine',
  unit: 'ratio',
  hold: 2,
  better: 'lower',
  run: () => withEngineDatabase(measure),
};

async function measure(database, { createEngine, transaction }) {
  const engine = createEngine({ database });
  const xml = approvalModel();
  const definition_id = await addDefinition(database, xml);
  const start = () =>
    transaction(database.db, (trx) =>
      engine.start(trx, {
        definition_id,
        name: 'bench',
        business_key: null,
        starter_id: 'bench',
        org_id: 'bench',
        variables: { amount: 100 },
      }),
    );
  const complete = (task_id) =>
    transaction(database.db, (trx) => engine.complete(trx, { task_id, variables: { approved: true } }));

  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = await timed(Array.from({ length: INSTANCES }), start);
    const tasks = await commandIds(database);
    const ours = await timed(tasks, complete);
    const open = await commandIds(database);
    const bare = await timed(open, (id) => bareCompletion(database.pool, id));
    await database.pool.query('delete from process_instance');
    // The first round is a warm-up.
    if (round > 0) rounds.push({ begun, ours, bare });
  }
  const of = (pick) => median(rounds.map(pick));
  return {
    value: round2(of(({ ours, bare }) => ours.cpu / bare.cpu)),
    detail: {
      'engine ms CPU': round2(of(({ ours }) => ours.cpu)),
      'bare ms CPU': round2(of(({ bare }) => bare.cpu)),
      'engine completions/s': Math.round(of(({ ours }) => 1000 / ours.wall)),
      'bare completions/s': Math.round(of(({ bare }) => 1000 / bare.wall)),
      'engine starts/s': Math.round(of(({ begun }) => 1000 / begun.wall)),
    },
  };
}

const round2 = (value) => Math.round(value * 100) / 100;

/** CPU time of this process and wall time for each item, in milliseconds, four items at a time. */
async function timed(items, work) {
  const queue = items.values();
  const cpu = process.cpuUsage();
  const since = performance.now();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1000 / items.length, wall: (performance.now() - since) / items.length };
}
