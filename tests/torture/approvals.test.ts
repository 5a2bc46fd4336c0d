import { calls, CallFailure, type Client } from '@gongdi/api';
import { deployTest, dice, isTimeUp, KILLS, SEED, tellProgress, until, users } from '@gongdi/server/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { killedProduct, TARGETS } from './support/product.ts';

const { workflow } = calls;
const product = killedProduct();
const roll = dice('approvals');

/** Requests that are started between two kills at most, by the one who starts them. */
const STARTS = 6;
/** A server is let work for this long at most before it is killed, ms. */
const LONGEST = 2500;

const flow = (from: string, to: string) =>
  `<bpmn:sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}"/>`;
/** Two people side by side, one of them after a wait of half a second, then a third. */
const BODY = `<bpmn:startEvent id="S" name="s"/><bpmn:parallelGateway id="F"/><bpmn:userTask id="A" name="A"/>
  <bpmn:intermediateCatchEvent id="T" name="t"><bpmn:timerEventDefinition id="D"><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">PT0.5S</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:intermediateCatchEvent>
  <bpmn:userTask id="B" name="B"/><bpmn:parallelGateway id="J"/><bpmn:userTask id="C" name="C"/><bpmn:endEvent id="E" name="e"/>
  ${['S F', 'F A', 'A J', 'F T', 'T B', 'B J', 'J C', 'C E'].map((pair) => flow(...(pair.split(' ') as [string, string]))).join('')}`;

/** Calls that came to nothing because nobody answered, or that came too late or too often. */
const isExpected = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && [0, 503, 409, 429].includes(error.status);

it(`${KILLS} kills of server and database lose no approval and double none (seed ${SEED})`, async () => {
  await product.open();
  const [admin, contractor, owner, patrol] = (await Promise.all(
    ['admin', 'contractor', 'owner', 'patrol'].map((name) => product.client(name)),
  )) as [Client, Client, Client, Client];
  const definition = await deployTest(admin, { key: 'torture', body: BODY }, { A: users('contractor'), B: users('admin'), C: users('owner') }); // prettier-ignore

  const started: string[] = [];
  const approved: string[] = [];
  const wrong: unknown[] = [];
  const work = { over: false, room: STARTS, attempts: 0 };
  /** Does something over and over; what is refused in a way that no kill explains is noted. */
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
      started.push((await patrol.call(workflow.instanceCreate, { body: { process_definition_id: definition, variables: {} } })).id); // prettier-ignore
      return true;
    });
  const approve = (client: Client) =>
    lane(async () => {
      const { list } = await client.call(workflow.taskTodoPage, { query: { process_definition_key: 'torture', page_size: 20 } }); // prettier-ignore
      for (const { id } of list) {
        await client.call(workflow.taskApprove, { body: { id, reason: '同意' } });
        approved.push(id);
      }
      return list.length > 0;
    });
  // Two at each desk: what one has done the other must be refused.
  const lanes = [start(), ...[contractor, admin, owner].flatMap((client) => [approve(client), approve(client)])];

  const times: number[] = [];
  for (let kill = 0; kill < KILLS && !isTimeUp(); kill += 1) {
    work.room = STARTS;
    const before = approved.length;
    await sleep(roll() * LONGEST);
    // Never two kills without anything done between them.
    await until(() => approved.length > before);
    const target = TARGETS[kill % TARGETS.length]!;
    await product.kill(target);
    times.push(await product.open());
    tellProgress(`kill ${kill + 1} of ${KILLS} (${target}): ${approved.length} approvals of ${started.length} requests acknowledged, open again in ${Math.round(times.at(-1)!)} ms`); // prettier-ignore
  }
  work.room = 0;
  const running = () =>
    product.look(async ({ pool }) => {
      const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from process_instance where definition_id = $1 and ended_at is null', [definition]); // prettier-ignore
      return rows[0]!.n;
    });
  await until(async () => (await running()) === 0, 300_000);
  work.over = true;
  await Promise.all(lanes);

  expect(wrong).toEqual([]);
  expect(new Set(approved).size).toBe(approved.length);
  await product.look(async ({ pool }) => {
    const { rows: instances } = await pool.query<{ id: string; result: number }>('select id, result from process_instance where definition_id = $1', [definition]); // prettier-ignore
    const ids = instances.map(({ id }) => id);
    expect(started.filter((id) => !ids.includes(id))).toEqual([]);
    // One whose answer was lost may be there; none that nobody asked for is.
    expect(ids.length).toBeLessThanOrEqual(work.attempts);
    expect(instances.filter(({ result }) => result !== 2)).toEqual([]);
    const { rows: tasks } = await pool.query<{ id: string; instance_id: string; definition_key: string; result: number }>(
      'select id, instance_id, definition_key, result from process_task where instance_id = any($1) order by definition_key', [ids]); // prettier-ignore
    expect(approved.filter((id) => tasks.find((task) => task.id === id)?.result !== 2)).toEqual([]);
    const keys = new Map(ids.map((id) => [id, '']));
    for (const { instance_id, definition_key } of tasks) keys.set(instance_id, keys.get(instance_id)! + definition_key);
    expect([...keys].filter(([, done]) => done !== 'ABC')).toEqual([]);
    const { rows: left } = await pool.query(`select 1 from engine_job where instance_id = any($1) union all select 1 from engine_wait where instance_id = any($1)`, [ids]); // prettier-ignore
    expect(left).toEqual([]);
    const { rows: told } = await pool.query<{ link: string }>(`select link from notification where kind = 'process_finished' and link like any (select '%' || id || '%' from unnest($1::text[]) as id)`, [ids]); // prettier-ignore
    expect(told).toHaveLength(ids.length);
    const slow = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;
    tellProgress(`${ids.length} requests (${started.length} acknowledged) and ${tasks.length} approvals (${approved.length} acknowledged), each once; open again p95 ${Math.round(slow)} ms; seed ${SEED}`); // prettier-ignore
  });
}, 7_200_000);
