import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addDefinition } from '../support/approval.mjs';
import { withEngineDatabase } from '../support/engine-database.mjs';

const SEEDS = 200;
const WAITING = 100_000;
const WORK = 400;

const MODEL = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="bench"><process id="bench" isExecutable="true">
<startEvent id="s"/><userTask id="t"/><boundaryEvent id="b" attachedToRef="t"><timerEventDefinition><timeDuration>P1D</timeDuration></timerEventDefinition></boundaryEvent>
<userTask id="u"/><sequenceFlow id="f" sourceRef="s" targetRef="t"/><sequenceFlow id="g" sourceRef="t" targetRef="u"/><sequenceFlow id="h" sourceRef="b" targetRef="u"/>
</process></definitions>`;

/**
 * 100,000 instances wait at a task with a timer. Some tasks are completed and some timers run. The value is the memory
 * of the process after garbage collection, against the same work while only a few hundred instances wait.
 */
export const row = {
  id: 'engine-100k',
  unit: 'ratio',
  hold: 1.1,
  better: 'lower',
  run: () => withEngineDatabase(measure),
};

async function measure(database, { createEngine, transaction }) {
  const clock = { now: Date.now() };
  const engine = createEngine({ database, now: () => clock.now });
  const definition_id = await addDefinition(database, MODEL);
  const { pool } = database;
  for (let at = 0; at < SEEDS + WORK; at += 1) {
    const command = { definition_id, name: 'bench', business_key: null, starter_id: 'bench', org_id: 'bench' };
    await transaction(database.db, (trx) => engine.start(trx, { ...command, variables: { at } }));
  }
  const work = async () => {
    const { rows } = await pool.query(
      `select id from process_task where ended_at is null and definition_key = 't' order by random() limit $1`,
      [WORK],
    );
    const since = performance.now();
    for (const { id } of rows) await transaction(database.db, (trx) => engine.complete(trx, { task_id: id }));
    const took = performance.now() - since;
    // The same number of timers become due at once.
    await pool.query(
      `update engine_job set due_at = $2 where id in (select id from engine_job order by number desc limit $1)`,
      [WORK / 4, new Date(clock.now).toISOString()],
    );
    const done = await engine.workDue();
    return { perSecond: Math.round((1000 * rows.length) / took), done };
  };
  const before = await work();
  const few = memory();
  await multiply(pool);
  const many = await work();
  const after = memory();
  const { rows } = await pool.query('select count(*)::int as waiting from engine_instance');
  return {
    value: Math.round((100 * after.heap) / few.heap) / 100,
    detail: {
      waiting: rows[0].waiting,
      'heap MiB, few': few.heap,
      'heap MiB, 100,000': after.heap,
      'rss MiB, few': few.rss,
      'rss MiB, 100,000': after.rss,
      'completions/s, few': before.perSecond,
      'completions/s among 100,000': many.perSecond,
      'timers run': many.done,
    },
  };
}

/** Makes copies of a waiting instance. Each copy has its own ids, also in its state. */
async function multiply(pool) {
  const { rows } = await pool.query(`select e.id, e.state, t.id as task, j.id as job
    from engine_instance e join process_task t on t.instance_id = e.id and t.ended_at is null
      join engine_job j on j.instance_id = e.id order by e.id limit 1`);
  const { id, state, task, job } = rows[0];
  const each = `from generate_series(1, ${WAITING}) n`;
  await pool.query(
    `insert into process_instance (id, org_id, definition_id, name, status, result, start_account_id, started_at)
     select 'i' || n, org_id, definition_id, name, status, result, start_account_id, started_at
     from process_instance, generate_series(1, ${WAITING}) n where id = $1`,
    [id],
  );
  await pool.query(
    `insert into process_task (id, instance_id, name, definition_key, result, created_at, execution_id, priority)
     select 't' || n, 'i' || n, '', 't', 1, now(), 'v2', 50 ${each}`,
  );
  await pool.query(
    `insert into engine_instance (id, root_id, definition_id, state)
     select 'i' || n, 'i' || n, e.definition_id, replace(replace($1::text, $2, 't' || n), $3, 'j' || n)
     from engine_instance e, generate_series(1, ${WAITING}) n where e.id = $4`,
    [state, task, job, id],
  );
  await pool.query(
    `insert into engine_job (id, company, root_id, instance_id, visit, node, kind, due_at, retries)
     select 'j' || n, company, 'i' || n, 'i' || n, visit, node, kind, due_at, retries
     from engine_job, generate_series(1, ${WAITING}) n where id = $1`,
    [job],
  );
  await pool.query('analyze');
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

function memory() {
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  const mib = (bytes) => Math.round((10 * bytes) / 2 ** 20) / 10;
  return { heap: mib(heapUsed), rss: mib(rss) };
}
