import { calls, CallFailure, type Client } from '@gongdi/api';
import { deployTest, dice, isTimeUp, KILLS, SEED, reportProgress, until, users } from '@gongdi/server/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { killedProduct, TARGETS } from './support/product.ts';

const { workflow } = calls;
const product = killedProduct();
const roll = dice('approvals');

/** Maximum number of requests that one user starts between two kills. */
const STARTS = 6;
/** Maximum time that a server runs before it is killed, ms. */
const LONGEST = 2500;

const flow = (from: string, to: string) =>
  `<bpmn:sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}"/>`;
/** Two people in parallel, one of them after a wait of half a second, then a third. */
const BODY = `<bpmn:startEvent id="S" name="s"/><bpmn:parallelGateway id="F"/><bpmn:userTask id="A" name="A"/>
  <bpmn:intermediateCatchEvent id="T" name="t"><bpmn:timerEventDefinition id="D"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT0.5S</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>
  <bpmn:userTask id="B" name="B"/><bpmn:parallelGateway id="J"/><bpmn:userTask id="C" name="C"/><bpmn:endEvent id="E" name="e"/>
  ${['S F', 'F A', 'A J', 'F T', 'T B', 'B J', 'J C', 'C E'].map((pair) => flow(...(pair.split(' ') as [string, string]))).join('')}`;

/** Returns whether an error is expected: the server did not answer, or the call came too late or too often. */
const isExpected = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && [0, 503, 409, 429].includes(error.status);

it(`${KILLS} kills of server and database lose no approval and double none (seed ${SEED})`, async () => {
  await product.open();
  const [admin, contractor, owner, patrol] = (await Promise.all(
    ['admin', 'contractor', 'owner', 'patrol'].map((name) => product.client(name)),
  )) as [Client, Client, Client, Client];
  const definition = await deployTest(
    admin,
    { key: 'torture', body: BODY },
    { A: users('contractor'), B: users('admin'), C: users('owner') },
  );

  const started: string[] = [];
  const approved: string[] = [];
  const wrong: unknown[] = [];
  const work = { over: false, room: STARTS, attempts: 0 };
  /** Repeats a step; a refusal that no kill explains is recorded. */
  const lane = async (step: () => Promise<boolean>): Promise<void> => {
    while (!work.over) {
      const busy = await step().catch((error: unknown) => {
        if (!isExpected(error)) wrong.push(error);
        return false;
      });
      if (!busy) await sleep(30);
    }
  };
  const start = () =>
    lane(async () => {
      if (work.room <= 0) return false;
      work.room -= 1;
      work.attempts += 1;
      started.push(
        (await patrol.call(workflow.instanceCreate, { body: { process_definition_id: definition, variables: {} } })).id,
      );
      return true;
    });
  const approve = (client: Client) =>
    lane(async () => {
      const { list } = await client.call(workflow.taskTodoPage, {
        query: { process_definition_key: 'torture', page_size: 20 },
      });
      for (const { id } of list) {
        await client.call(workflow.taskApprove, { body: { id, reason: '同意' } });
        approved.push(id);
      }
      return list.length > 0;
    });
  // Two clients for each person: the server must refuse one of them a task that the other has done.
  const lanes = [start(), ...[contractor, admin, owner].flatMap((client) => [approve(client), approve(client)])];

  const times: number[] = [];
  for (let kill = 0; kill < KILLS && !isTimeUp(); kill += 1) {
    work.room = STARTS;
    const before = approved.length;
    await sleep(roll() * LONGEST);
    // There is always at least one approval between two kills.
    await until(() => approved.length > before);
    const target = TARGETS[kill % TARGETS.length]!;
    await product.kill(target);
    times.push(await product.open());
    reportProgress(
      `kill ${kill + 1} of ${KILLS} (${target}): ${approved.length} approvals of ${started.length} requests acknowledged, open again in ${Math.round(times.at(-1)!)} ms`,
    );
  }
  work.room = 0;
  const running = () =>
    product.look(async ({ pool }) => {
      const { rows } = await pool.query<{ n: number }>(
        'select count(*)::int as n from process_instance where definition_id = $1 and ended_at is null',
        [definition],
      );
      return rows[0]!.n;
    });
  await until(async () => (await running()) === 0, 300_000);
  work.over = true;
  await Promise.all(lanes);

  expect(wrong).toEqual([]);
  expect(new Set(approved).size).toBe(approved.length);
  await product.look(async ({ pool }) => {
    const { rows: instances } = await pool.query<{ id: string; result: number }>(
      'select id, result from process_instance where definition_id = $1',
      [definition],
    );
    const ids = instances.map(({ id }) => id);
    expect(started.filter((id) => !ids.includes(id))).toEqual([]);
    // An instance whose answer was lost may exist; an instance without a request must not.
    expect(ids.length).toBeLessThanOrEqual(work.attempts);
    expect(instances.filter(({ result }) => result !== 2)).toEqual([]);
    const { rows: tasks } = await pool.query<{
      id: string;
      instance_id: string;
      definition_key: string;
      result: number;
    }>(
      'select id, instance_id, definition_key, result from process_task where instance_id = any($1) order by definition_key',
      [ids],
    );
    expect(approved.filter((id) => tasks.find((task) => task.id === id)?.result !== 2)).toEqual([]);
    const keys = new Map(ids.map((id) => [id, '']));
    for (const { instance_id, definition_key } of tasks) keys.set(instance_id, keys.get(instance_id)! + definition_key);
    expect([...keys].filter(([, done]) => done !== 'ABC')).toEqual([]);
    const { rows: left } = await pool.query(
      `select 1 from engine_job where instance_id = any($1) union all select 1 from engine_wait where instance_id = any($1)`,
      [ids],
    );
    expect(left).toEqual([]);
    // After a few notifications of one kind, the rest of the hour is collected in one that counts them.
    const { rows: news } = await pool.query<{ count: number }>(
      `select count from notification where kind = 'process_finished' and
        (group_key = 'many:process_finished' or link like any (select '%' || id || '%' from unnest($1::text[]) as id))`,
      [ids],
    );
    expect(news.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
    const slow = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;
    reportProgress(
      `${ids.length} requests (${started.length} acknowledged) and ${tasks.length} approvals (${approved.length} acknowledged), each once; open again p95 ${Math.round(slow)} ms; seed ${SEED}`,
    );
  });
}, 7_200_000);
