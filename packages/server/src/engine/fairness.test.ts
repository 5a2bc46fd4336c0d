import { setTimeout as sleep } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../store/testing.ts';
import { drawing, flows } from './core/testing.ts';
import type { Delegates } from './delegates.ts';
import { COMPANY_LIMITS } from './limits.ts';
import { createScriptMachine } from './script/index.ts';
import { addPeople, engineKit, type EngineKit } from './testing.ts';

const EVENTS = '<startEvent id="s"/><endEvent id="e"/>';
const OTHER = 'o2';

describe('a company with bombs', () => {
  const database = withDatabase();
  const scripts = createScriptMachine();
  let kit: EngineKit;
  /** Companies of background work, in the order in which it began; and a promise that the work waits for. */
  const began: string[] = [];
  let door: Promise<void> = Promise.resolve();
  const delegates: Delegates = {
    find: () => ({
      background: true,
      run: async ({ variables }) => {
        began.push(variables['company'] as string);
        await door;
      },
    }),
  };

  beforeAll(async () => {
    const { db } = database();
    await addPeople(database());
    const at = '2026-01-01T00:00:00.000Z';
    await sql`insert into organisation (id, path, name, ent_type, created_at, updated_at)
      values (${OTHER}, ${`${OTHER}/`}, '另一公司', 1, ${at}, ${at})`.execute(db);
    await sql`insert into account (id, user_name, password_hash, nickname, org_id, user_type, ent_type, created_at, updated_at)
      values ('b1', 'b1', '-', 'b1', ${OTHER}, 1, 1, ${at}, ${at})`.execute(db);
    kit = engineKit(database(), { scripts, delegates });
  });
  afterAll(() => scripts.close());

  const startFor = async (company: string, definition_id: string, variables = {}) => {
    const starter_id = company === OTHER ? 'b1' : 'a1';
    const command = { definition_id, name: 'x', business_key: null, starter_id, org_id: company, variables };
    return (await kit.engine.transact(company, (trx) => kit.engine.start(trx, command))).instance_id;
  };
  const model = (key: string, inside: string): string => drawing(`${EVENTS}${inside}`).replace('id="P"', `id="${key}"`);

  it('starts 14 slow processes, and another company is answered without an error meanwhile', async () => {
    const slow = Array.from(
      { length: 6 },
      (_, at) =>
        `<scriptTask id="t${at}" scriptFormat="javascript"><script>const until = Date.now() + 200; while (Date.now() &lt; until) {}</script></scriptTask>`,
    );
    const way = ['s', 't0', 't1', 't2', 't3', 't4', 't5', 'e'];
    const between = way.slice(1).map((to, at) => `${way[at]}>${to}`);
    const bomb = await kit.deploy(model('slow', slow.join('') + flows(between.join(' '))));
    const plain = await kit.deploy(
      model(
        'plain',
        `<scriptTask id="q" scriptFormat="javascript"><script>1 + 1</script></scriptTask><userTask id="u"/>${flows('s>q q>u u>e')}`,
      ),
    );
    let pending = 14;
    const bombs = Array.from({ length: 14 }, () => startFor('o1', bomb.id).finally(() => (pending -= 1)));
    const times: number[] = [];
    while (pending > 0 && times.length < 40) {
      const since = performance.now();
      const instance = await startFor(OTHER, plain.id);
      await sql`select 1 from process_task where instance_id = ${instance}`.execute(database().db);
      times.push(performance.now() - since);
      await sleep(20);
    }
    const answered = times.length;
    const all = await Promise.allSettled(bombs);
    expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(answered).toBeGreaterThan(14);
    if (process.env['GONGDI_MEASURE']) {
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
      process.stderr.write(`slow scripts: p95 of another company's start ${Math.round(p95)} ms of ${answered}\n`);
    }
  }, 60_000);

  it('starts expressions that compute without end, and another company is answered meanwhile', async () => {
    const bomb = await kit.deploy(
      model('endless', `<serviceTask id="t" e:expression="\${all.containsAll(others)}"/>${flows('s>t t>e')}`),
    );
    const plain = await kit.deploy(model('meanwhile', `<userTask id="u"/>${flows('s>u u>e')}`));
    const all = Array.from({ length: 5000 }, (_, at) => at);
    const variables = { all, others: all.toReversed() };
    const state = { isOver: false };
    const refused: string[] = [];
    const lane = async (): Promise<void> => {
      while (!state.isOver)
        await startFor('o1', bomb.id, variables).catch((error: { label: { zh: string } }) =>
          refused.push(error.label.zh),
        );
    };
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const lanes = Array.from({ length: 14 }, lane);
    const times: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      const since = performance.now();
      const instance = await startFor(OTHER, plain.id);
      const { rows } = await sql<{ id: string }>`select id from process_task where instance_id = ${instance}`.execute(
        database().db,
      );
      await kit.engine.transact(OTHER, (trx) => kit.engine.complete(trx, { task_id: rows[0]!.id }));
      times.push(performance.now() - since);
    }
    state.isOver = true;
    await Promise.all(lanes);
    delay.disable();
    expect(new Set(refused)).toEqual(new Set([expect.stringContaining('计算量超过上限（200000 步）')]));
    // Without the budget, a single command takes twenty seconds.
    expect(delay.max / 1e6).toBeLessThan(2_000);
    if (process.env['GONGDI_MEASURE']) {
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
      const blocked = `longest block ${Math.round(delay.max / 1e6)} ms, p95 ${Math.round(delay.percentile(95) / 1e6)} ms`;
      process.stderr.write(
        `endless: ${refused.length} bombs, p95 of another company's start and decision ${Math.round(p95)} ms; ${blocked}\n`,
      );
    }
  }, 60_000);

  it('refuses what it asks beyond its share with a clear message, and nobody else', async () => {
    const plain = await kit.deploy(model('held', `<userTask id="u"/>${flows('s>u u>e')}`));
    const held: (() => void)[] = [];
    const hold = () => kit.engine.transact('o3', () => new Promise<void>((resolve) => held.push(resolve)));
    const { commandsEach, waitingEach } = COMPANY_LIMITS;
    const holding = Array.from({ length: commandsEach + waitingEach }, hold);
    await expect(hold()).rejects.toMatchObject({
      status: 429,
      label: { zh: expect.stringContaining('本公司') as string },
    });
    expect(await startFor(OTHER, plain.id)).toBeTypeOf('string');
    let left = holding.length;
    void Promise.all(holding.map((one) => one.then(() => (left -= 1))));
    while (left > 0) {
      held.splice(0).forEach((open) => open());
      await sleep(1);
    }
    await Promise.all(holding);
  }, 30_000);

  it('has jobs without end, and the jobs of another company have their turn', async () => {
    const calls = await kit.deploy(model('jobs', `<serviceTask id="c" e:class="x"/>${flows('s>c c>e')}`));
    for (let n = 0; n < 12; n += 1) await startFor('o1', calls.id, { company: 'o1' });
    await startFor(OTHER, calls.id, { company: OTHER });
    let open: () => void = () => undefined;
    door = new Promise<void>((resolve) => (open = resolve));
    kit.engine.startWork();
    while (!began.includes(OTHER)) await sleep(5);
    expect(began.filter((one) => one === 'o1').length).toBeLessThanOrEqual(COMPANY_LIMITS.jobsEach);
    open();
    while (began.length < 13) await sleep(5);
    await kit.engine.stopWork();
    const { rows } = await sql`select 1 from engine_instance e join process_instance i on i.id = e.id
      where i.definition_id = ${calls.id}`.execute(database().db);
    expect(rows.length).toBeLessThanOrEqual(COMPANY_LIMITS.jobs);
    await kit.engine.workDue();
  }, 30_000);

  it('makes an incident of a bomb behind a job at once, in both languages, and the process does not grow', async () => {
    const doublings = Array.from(
      { length: 24 },
      (_, at) =>
        `<serviceTask id="d${at}" e:asyncBefore="${at === 0}" e:expression="\${execution.setVariable('x', x.concat(x))}"/>`,
    );
    const way = ['s', ...doublings.map((_, at) => `d${at}`), 'e'];
    const bomb = await kit.deploy(
      model(
        'doublings',
        doublings.join('') +
          flows(
            way
              .slice(1)
              .map((to, at) => `${way[at]}>${to}`)
              .join(' '),
          ),
      ),
    );
    const instances = await Promise.all(
      Array.from({ length: 8 }, () => startFor('o1', bomb.id, { x: 'x'.repeat(500) })),
    );
    const before = process.memoryUsage.rss();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    expect(await kit.engine.workDue()).toBe(8);
    delay.disable();
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 2 ** 20);
    const [incident] = await kit.engine.incidents(database().db, instances[0]);
    expect(incident).toMatchObject({
      activity_key: 'd0',
      message: {
        zh: expect.stringContaining('流程在“d10”处无法继续') as string,
        en: expect.stringContaining('more than 1000000 characters') as string,
      },
    });
    if (process.env['GONGDI_MEASURE'])
      process.stderr.write(`doublings: longest block of the loop ${Math.round(delay.max / 1e6)} ms\n`);
  });

  it('cannot call itself without end, behind jobs as well', async () => {
    const xml = model('self', `<callActivity id="k" e:asyncBefore="true" calledElement="self"/>${flows('s>k k>e')}`);
    const instance = await startFor('o1', (await kit.deploy(xml)).id);
    expect(await kit.engine.workDue()).toBeLessThan(200);
    const { rows } = await sql<{ id: string }>`select id from engine_instance where root_id = ${instance}`.execute(
      database().db,
    );
    expect(rows.length).toBeLessThanOrEqual(51);
    const all = await Promise.all(rows.map(({ id }) => kit.engine.incidents(database().db, id)));
    expect(all.flat().map(({ message }) => message.zh)).toEqual([expect.stringContaining('流程互相调用没有尽头')]);
  });

  it('keeps no more in one instance than is kept, and says so', async () => {
    const plain = await kit.deploy(model('large', `<userTask id="u"/>${flows('s>u u>e')}`));
    const many = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`v${at}`, 'x'.repeat(900_000)]));
    await expect(startFor('o1', plain.id, many)).rejects.toMatchObject({
      status: 422,
      label: { zh: expect.stringContaining('请减少变量或改用附件') as string },
    });
  });
});
