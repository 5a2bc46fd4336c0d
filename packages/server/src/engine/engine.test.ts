import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../store/testing.ts';
import { drawing, flows } from './core/testing.ts';
import { addPeople, engineKit, TEST_ORG, type EngineKit } from './testing.ts';
import type { Delegates } from './delegates.ts';

const EVENTS = '<startEvent id="s"/><endEvent id="e"/>';
const HOUR = 3_600_000;

describe('the embedded engine', () => {
  const database = withDatabase();
  let kit: EngineKit;
  let failures = 0;
  const calls: string[] = [];
  const delegates: Delegates = {
    find: (kind, name) =>
      kind === 'class' && name === 'site.Shaky'
        ? {
            background: true,
            run: ({ idempotency_key }) => {
              calls.push(idempotency_key);
              return failures-- > 0 ? Promise.reject(new Error('远端没有应答')) : Promise.resolve(7);
            },
          }
        : undefined,
  };

  beforeAll(async () => {
    await addPeople(database());
    kit = engineKit(database(), { delegates });
  });

  const simple = (key: string): string =>
    drawing(
      `${EVENTS}<userTask id="a" name="审批" e:assignee="li" e:dueDate="PT2H" e:priority="70" e:candidateGroups="g1, g2"/>${flows('s>a a>e')}`,
    ).replace('id="P"', `id="${key}"`);

  it('keeps instance, task, activities and variables of each command', async () => {
    const instance = await kit.start(await kit.deploy(simple('kept')), { days: 3 }, 'K1');
    const { rows: tasks } = await sql`select name, assignee, assignee_id, priority, candidate_groups, due_at, result
      from process_task where instance_id = ${instance}`.execute(database().db);
    expect(tasks).toEqual([
      {
        name: '审批',
        assignee: 'li',
        assignee_id: 'a2',
        priority: 70,
        candidate_groups: ['g1', 'g2'],
        due_at: '2026-03-02T02:00:00.000Z',
        result: 1,
      },
    ]);
    await kit.complete(instance, 'a', { approved: true });
    expect(await kit.trace(instance)).toEqual(['s', 'a', 'e']);
    expect(await kit.status(instance)).toEqual({ status: 2, result: 2 });
    expect(await kit.engine.variables(database().db, instance)).toEqual({ approved: true, days: 3 });
    const { rows } =
      await sql`select key, outgoing, task_id is not null as task from process_activity where instance_id = ${instance} order by started_order`.execute(
        database().db,
      );
    expect(rows).toEqual([
      { key: 's', outgoing: ['s_a'], task: false },
      { key: 'a', outgoing: ['a_e'], task: true },
      { key: 'e', outgoing: [], task: false },
    ]);
    expect((await sql`select 1 from engine_instance where id = ${instance}`.execute(database().db)).rows).toEqual([]);
  });

  it('answers a task that was completed already with a conflict, an unknown one with nothing there', async () => {
    const instance = await kit.start(await kit.deploy(simple('twice')));
    const { rows } = await sql<{ id: string }>`select id from process_task where instance_id = ${instance}`.execute(
      database().db,
    );
    const complete = () => kit.within((trx) => kit.engine.complete(trx, { task_id: rows[0]!.id }));
    const both = await Promise.allSettled([complete(), complete()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(complete()).rejects.toMatchObject({ status: 409, label: { zh: '任务已经结束，请刷新后查看' } });
    await expect(kit.within((trx) => kit.engine.complete(trx, { task_id: 'none' }))).rejects.toMatchObject({
      status: 404,
    });
  });

  it('changes nothing when the model cannot go on, and says where', async () => {
    const xml = drawing(
      `${EVENTS}<userTask id="a"/><exclusiveGateway id="x" name="金额"/>${flows('s>a a>x x>e?${amount>10}')}`,
    ).replace('id="P"', 'id="stuck"');
    const instance = await kit.start(await kit.deploy(xml));
    await expect(kit.complete(instance, 'a', { amount: 1 })).rejects.toMatchObject({
      code: 42_202,
      label: { zh: expect.stringContaining('金额') as unknown },
    });
    expect(await kit.open(instance)).toEqual(['a']);
    await kit.complete(instance, 'a', { amount: 11 });
    expect((await kit.status(instance)).status).toBe(2);
  });

  it('calls another process and takes its answer', async () => {
    const child = drawing(`${EVENTS}<userTask id="c"/>${flows('s>c c>e')}`).replace('id="P"', 'id="child"');
    const parent = drawing(
      `${EVENTS}<callActivity id="k" calledElement="child"><extensionElements><e:in source="a" target="b"/><e:out sourceExpression="\${b + 1}" target="answer"/><e:in businessKey="\${execution.processBusinessKey}"/></extensionElements></callActivity>${flows('s>k k>e')}`,
    ).replace('id="P"', 'id="parent"');
    await kit.deploy(child);
    const instance = await kit.start(await kit.deploy(parent), { a: 4 }, 'K2');
    const { rows } = await sql<{
      id: string;
      business_key: string;
    }>`select id, business_key from process_instance where parent_instance_id = ${instance}`.execute(database().db);
    expect(rows).toMatchObject([{ business_key: 'K2' }]);
    const called = rows[0]!.id;
    await expect(kit.within((trx) => kit.engine.cancel(trx, { instance_id: called }))).rejects.toMatchObject({
      status: 409,
    });
    await kit.complete(called, 'c');
    expect(await kit.status(instance)).toEqual({ status: 2, result: 2 });
    expect(await kit.engine.variables(database().db, instance)).toEqual({ a: 4, answer: 5 });
  });

  it('takes what was called along when it is cancelled', async () => {
    const parent = drawing(`${EVENTS}<callActivity id="k" calledElement="child"/>${flows('s>k k>e')}`).replace(
      'id="P"',
      'id="parent2"',
    );
    const instance = await kit.start(await kit.deploy(parent));
    await kit.within((trx) => kit.engine.cancel(trx, { instance_id: instance }));
    const { rows } =
      await sql`select status, result from process_instance where parent_instance_id = ${instance} or id = ${instance}`.execute(
        database().db,
      );
    expect(rows).toEqual([
      { status: 2, result: 4 },
      { status: 2, result: 4 },
    ]);
  });

  it('runs timers when they are due, and not while suspended', async () => {
    const xml = drawing(
      `${EVENTS}<userTask id="a"/><boundaryEvent id="b" attachedToRef="a"><timerEventDefinition><timeDuration>P30D</timeDuration></timerEventDefinition></boundaryEvent><userTask id="late"/>${flows('s>a a>e b>late late>e')}`,
    ).replace('id="P"', 'id="timed"');
    const instance = await kit.start(await kit.deploy(xml));
    expect(await kit.engine.workDue()).toBe(0);
    kit.clock.now += 30 * 24 * HOUR;
    await kit.within((trx) => kit.engine.suspend(trx, { instance_id: instance }));
    expect(await kit.engine.workDue()).toBe(0);
    await expect(kit.complete(instance, 'a')).rejects.toMatchObject({ status: 409 });
    await kit.within((trx) => kit.engine.resume(trx, { instance_id: instance }));
    expect(await kit.engine.workDue()).toBe(1);
    expect(await kit.open(instance)).toEqual(['late']);
  });

  it('tries failing work again, and makes an incident when the tries are used up', async () => {
    const xml = drawing(
      `${EVENTS}<serviceTask id="w" e:class="site.Shaky"><extensionElements><e:failedJobRetryTimeCycle>R2/PT1H</e:failedJobRetryTimeCycle></extensionElements></serviceTask>${flows('s>w w>e')}`,
    ).replace('id="P"', 'id="shaky"');
    failures = 3;
    const instance = await kit.start(await kit.deploy(xml));
    expect(await kit.engine.workDue()).toBe(1);
    kit.clock.now += HOUR;
    expect(await kit.engine.workDue()).toBe(1);
    kit.clock.now += HOUR;
    expect(await kit.engine.workDue()).toBe(0);
    const [incident] = await kit.engine.incidents(database().db, instance);
    expect(incident).toMatchObject({
      activity_key: 'w',
      kind: 'work',
      message: {
        zh: expect.stringContaining('远端没有应答') as unknown,
        en: expect.stringContaining('cannot go on') as unknown,
      },
    });
    failures = 0;
    await kit.within((trx) => kit.engine.retry(trx, { incident_id: incident!.id }));
    expect(await kit.engine.workDue()).toBe(1);
    expect((await kit.status(instance)).status).toBe(2);
    expect(await kit.engine.incidents(database().db, instance)).toEqual([]);
    expect(new Set(calls).size).toBe(1);
  });

  it('starts by a timer of the newest version only, and catches up once', async () => {
    const cycle = (text: string): string =>
      drawing(
        `<startEvent id="s"><timerEventDefinition><timeCycle>${text}</timeCycle></timerEventDefinition></startEvent><userTask id="a"/>${flows('s>a')}`,
      ).replace('id="P"', 'id="cron"');
    await kit.deploy(cycle('R/PT1H'));
    const newest = await kit.deploy(cycle('0 0 8 * * ?'));
    kit.clock.now += 3 * 24 * HOUR;
    expect(await kit.engine.workDue()).toBe(1);
    kit.clock.now += 24 * HOUR;
    expect(await kit.engine.workDue()).toBe(1);
    const { rows } =
      await sql`select definition_id from process_instance i join process_definition d on d.id = i.definition_id where d.key = 'cron'`.execute(
        database().db,
      );
    expect(rows).toEqual([{ definition_id: newest.id }, { definition_id: newest.id }]);
    await kit.within((trx) => kit.engine.withdrawn(trx, newest.id));
  });

  it('finds who waits for a message by key and variables, or starts by it', async () => {
    const roots = '<message id="M" name="paid"/><message id="N" name="order"/>';
    const xml = drawing(
      `<startEvent id="s"/><startEvent id="n"><messageEventDefinition messageRef="N"/></startEvent><endEvent id="e"/><receiveTask id="r" messageRef="M"/>${flows('s>r n>r r>e')}`,
      'camunda',
      roots,
    ).replace('id="P"', 'id="mail"');
    const definition = await kit.deploy(xml);
    const first = await kit.start(definition, { order: 1 }, 'M1');
    const second = await kit.start(definition, { order: 2 }, 'M2');
    const send = (asked: object) => kit.within((trx) => kit.engine.message(trx, { name: 'paid', ...asked }));
    await expect(send({})).rejects.toMatchObject({ status: 409 });
    await expect(send({ business_key: 'M3' })).rejects.toMatchObject({ status: 404 });
    expect(await send({ correlation: { order: 2 }, variables: { paid: 1 } })).toEqual({
      instance_id: second,
      started: false,
    });
    expect((await kit.status(second)).status).toBe(2);
    await send({ business_key: 'M1' });
    expect((await kit.status(first)).status).toBe(2);
    const begun = await kit.within((trx) =>
      kit.engine.message(trx, { name: 'order', org_id: TEST_ORG, business_key: 'M9' }),
    );
    expect(begun.started).toBe(true);
    expect(await kit.trace(begun.instance_id)).toEqual(['n']);
  });

  it('brings a thrown signal to other instances', async () => {
    const roots = '<signal id="S" name="stop"/>';
    const waits = drawing(
      `${EVENTS}<intermediateCatchEvent id="c"><signalEventDefinition signalRef="S"/></intermediateCatchEvent>${flows('s>c c>e')}`,
      'camunda',
      roots,
    ).replace('id="P"', 'id="waits"');
    const throws = drawing(
      `<startEvent id="s"/><endEvent id="e"><signalEventDefinition signalRef="S"/></endEvent>${flows('s>e')}`,
      'camunda',
      roots,
    ).replace('id="P"', 'id="throws"');
    const definition = await kit.deploy(waits);
    const instances = [await kit.start(definition), await kit.start(definition)];
    await kit.start(await kit.deploy(throws));
    expect(await kit.engine.workDue()).toBe(2);
    for (const one of instances) expect((await kit.status(one)).status).toBe(2);
  });

  it('goes on by a newer version, and refuses what has no counterpart', async () => {
    const two = (id: string, name: string): string =>
      drawing(
        `${EVENTS}<userTask id="${id}" name="${name}"/><userTask id="b"/>${flows(`s>${id} ${id}>b b>e`)}`,
      ).replace('id="P"', 'id="moving"');
    const old = await kit.deploy(two('a', '一审'));
    const next = await kit.deploy(two('x', '初审'));
    const instance = await kit.start(old);
    const migrate = (mapping: Record<string, string>) =>
      kit.within((trx) => kit.engine.migrate(trx, { instance_id: instance, definition_id: next.id, mapping }));
    await expect(migrate({})).rejects.toMatchObject({ status: 409, label: { zh: '“一审”在新版本中没有对应的节点' } });
    await migrate({ a: 'x' });
    expect(await kit.open(instance)).toEqual(['x']);
    await kit.complete(instance, 'x');
    await kit.complete(instance, 'b');
    expect(await kit.trace(instance)).toEqual(['s', 'x', 'b', 'e']);
  });

  it('tells before a deployment what it would not run, with the place', async () => {
    const xml = drawing(
      `${EVENTS}<scriptTask id="g" name="算" scriptFormat="groovy"><script>1</script></scriptTask><serviceTask id="c" e:class="a.B"/><serviceTask id="n"/>${flows('s>g g>c c>n n>e')}`,
    );
    const problems = await kit.engine.check(xml);
    expect(problems.map(({ element, code, line }) => [element, code, line])).toEqual([
      ['n', 'nothing-to-run', 4],
      ['g', 'script-language', 4],
      ['c', 'unknown-code', 4],
    ]);
    expect(problems[1]?.message.zh).toContain('groovy');
  });

  it('adds signers and says which tasks they got', async () => {
    const xml = drawing(
      `${EVENTS}<userTask id="a" e:assignee="\${who}"><multiInstanceLoopCharacteristics e:collection="people" e:elementVariable="who"/></userTask>${flows('s>a a>e')}`,
    ).replace('id="P"', 'id="signers"');
    const instance = await kit.start(await kit.deploy(xml), { people: ['li'] });
    const { rows } = await sql<{ id: string }>`select id from process_task where instance_id = ${instance}`.execute(
      database().db,
    );
    const { task_ids } = await kit.within((trx) =>
      kit.engine.addSigners(trx, { task_id: rows[0]!.id, assignees: ['starter', 'li'] }),
    );
    expect(task_ids).toHaveLength(2);
    await kit.within((trx) => kit.engine.removeSigner(trx, { task_id: task_ids[1]! }));
    await kit.complete(instance, 'a');
    await kit.complete(instance, 'a');
    expect((await kit.status(instance)).status).toBe(2);
  });
});
