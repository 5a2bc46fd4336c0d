import { calls, type Client } from '@gongdi/api';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { deployTest, lineOf, taskOf, users } from '../../process/testing.ts';
import { withServer } from '../../testing.ts';
import { withDatabase } from '../../store/testing.ts';
import { drawing, flows } from '../core/testing.ts';
import { addPeople, engineKit, type EngineKit } from '../testing.ts';
import { checkForOutside } from './check.ts';
import { createOutsideEngine } from './outside-engine.ts';
import { fakeCamunda7 } from './testing.ts';

const { workflow } = calls;
const TWO = drawing(
  `<startEvent id="s"/><userTask id="a"/><userTask id="b"/><endEvent id="e"/>${flows('s>a a>b b>e')}`,
).replace('id="P"', 'id="two"');

describe('an engine elsewhere', () => {
  const database = withDatabase();
  const camunda = fakeCamunda7();
  const notified: string[] = [];
  let kit: EngineKit;
  beforeAll(async () => {
    await addPeople(database());
    const engine = createOutsideEngine({
      database: database(),
      connection: camunda.connection,
      hooks: {
        taskCreated: async (_trx, { definition_key }) => {
          notified.push(`+${definition_key}`);
          return { assignee: 'a2', candidates: [] };
        },
        taskEnded: async (_trx, { definition_key }, how) => void notified.push(`-${definition_key} ${how}`),
        instanceEnded: async (_trx, _one, how) => void notified.push(`end ${how}`),
      },
    });
    kit = engineKit(database(), {}, engine);
  });

  it('starts and completes there, and keeps rows and people here', async () => {
    const instance = await kit.start(await kit.deploy(TWO, 'two'), { days: 3 });
    expect(await kit.open(instance)).toEqual(['a']);
    await kit.complete(instance, 'a', { ok: true });
    expect(await kit.open(instance)).toEqual(['b']);
    expect(await kit.engine.variables(database().db, instance)).toEqual({ days: 3, ok: true });
    await kit.complete(instance, 'b');
    expect(await kit.status(instance)).toEqual({ status: 2, result: 2 });
    expect(notified.splice(0)).toEqual(['+a', '-a completed', '+b', '-b completed', 'end completed']);
    expect(camunda.commands.filter((one) => one.endsWith('/assignee'))).toHaveLength(2);
  });

  it('finds out what others did there, by looking again', async () => {
    const instance = await kit.start(await kit.deploy(TWO, 'two'));
    camunda.completeThere(instance, 'a');
    expect(await kit.open(instance)).toEqual(['a']);
    expect(await kit.engine.workDue()).toBe(1);
    expect(await kit.open(instance)).toEqual(['b']);
    await kit.within((trx) => kit.engine.cancel(trx, { instance_id: instance }));
    expect(await kit.status(instance)).toEqual({ status: 2, result: 4 });
    expect(await kit.engine.workDue()).toBe(0);
    notified.length = 0;
  });

  it('puts right what the engine did and our transaction lost', async () => {
    const instance = await kit.start(await kit.deploy(TWO, 'two'));
    const { rows } = await sql<{ id: string }>`select id from process_task where ended_at is null`.execute(
      database().db,
    );
    const lost = kit.within(async (trx) => {
      await kit.engine.complete(trx, { task_id: rows[0]!.id });
      throw new Error('the connection is gone');
    });
    await expect(lost).rejects.toThrow('gone');
    expect(await kit.open(instance)).toEqual(['a']);
    await kit.engine.workDue();
    expect(await kit.open(instance)).toEqual(['b']);
  });

  it('changes nothing here when the engine does not do it', async () => {
    const instance = await kit.start(await kit.deploy(TWO, 'two'));
    camunda.failNext();
    await expect(kit.complete(instance, 'a')).rejects.toMatchObject({ entry: 'unavailable' });
    expect(await kit.open(instance)).toEqual(['a']);
  });

  it('refuses what it cannot do, and says what it can', async () => {
    expect(kit.engine.abilities.has('signers')).toBe(false);
    expect(kit.engine.abilities.has('move')).toBe(true);
    await expect(
      kit.within((trx) => kit.engine.addSigners(trx, { task_id: 'x', assignees: ['a2'] })),
    ).rejects.toMatchObject({ entry: 'conflict' });
  });
});

describe('a server with an engine elsewhere', () => {
  const camunda = fakeCamunda7();
  const kit = withServer({ outsideEngine: camunda.connection });
  let admin: Client;
  beforeAll(async () => {
    admin = await kit().client('admin');
  });

  it('deploys, starts and approves through the calls of the console', async () => {
    const contractor = await kit().client('contractor');
    const rules = { First: users('contractor'), Second: users('contractor') };
    const process_definition_id = await deployTest(admin, { key: 'elsewhere', body: lineOf('First', 'Second') }, rules);
    expect(camunda.drawing()).toContain('elsewhere');
    const { id } = await admin.call(workflow.instanceCreate, {
      body: { process_definition_id, variables: { days: 2 } },
    });
    for (const name of ['First', 'Second']) {
      const task = await taskOf(contractor, id);
      expect(task.name).toBe(name);
      await contractor.call(workflow.taskApprove, { body: { id: task.id, reason: '同意' } });
    }
    const seen = await admin.call(workflow.instanceGet, { query: { id } });
    expect([seen.status, seen.result]).toEqual([2, 2]);
  });

  it('tells the console what the engine lacks', async () => {
    const { kind, abilities } = await admin.call(workflow.engineInfo, {});
    expect(kind).toBe('camunda7');
    expect(abilities).toContain('conditions');
    expect(abilities).not.toContain('signers');
    expect(abilities).not.toContain('waits');
  });

  it('lets nobody reach the instances of other organisations by an event that names none', async () => {
    const contractor = await kit().client('contractor');
    const sent = [
      contractor.call(workflow.eventMessage, { body: { name: 'paid', business_key: 'x' } }),
      contractor.call(workflow.eventSignal, { body: { name: 'storm' } }),
      contractor.call(workflow.eventCondition, { body: { variables: { wind: 20 } } }),
    ];
    for (const one of await Promise.allSettled(sent))
      expect(one).toMatchObject({
        status: 'rejected',
        reason: { status: 409, message: expect.stringContaining('请指定流程实例') as string },
      });
  });
});

describe('what is said of a drawing before it goes elsewhere', () => {
  const check = async (kind: 'camunda7' | 'flowable' | 'camunda8', body: string, flavour?: 'camunda' | 'flowable') =>
    (await checkForOutside(kind, drawing(`<startEvent id="s"/>${body}<endEvent id="e"/>`, flavour))).map(
      ({ severity, code, element }) => `${severity} ${code} ${element}`,
    );

  it('nothing of one that is drawn for it', async () => {
    expect(await check('camunda7', `<userTask id="a" e:assignee="li"/>${flows('s>a a>e')}`, 'camunda')).toEqual([]);
  });

  it('what a conversion refuses is an error, what it leaves out a warning', async () => {
    const found = await check(
      'flowable',
      `<userTask id="a" e:followUpDate="2026-01-01T00:00:00"/><userTask id="b" e:formRef="f"/>${flows('s>a a>b b>e')}`,
      'camunda',
    );
    expect(found).toEqual(
      expect.arrayContaining([expect.stringMatching(/^warning .* a$/), expect.stringMatching(/^error .* b$/)]),
    );
  });

  it('what Camunda 8 does not run is named', async () => {
    const xml = `<serviceTask id="a" e:class="x.Y"/><transaction id="t"/>
      <sequenceFlow id="f" sourceRef="a" targetRef="e"><conditionExpression>\${x}</conditionExpression></sequenceFlow>${flows('s>a')}`;
    expect(await check('camunda8', xml)).toEqual(
      expect.arrayContaining(['error nothing-to-run a', 'error not-run t', 'error not-feel f']),
    );
  });

  it('what cannot be read has its place', async () => {
    const [first] = await checkForOutside('camunda7', '<definitions');
    expect(first).toMatchObject({ severity: 'error', element: '' });
  });
});
