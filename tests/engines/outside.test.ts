import { addPeople, createOutsideEngine, engineKit, withDatabase, type EngineKit } from '@gongdi/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boundary,
  call,
  end,
  file,
  flow,
  flows,
  message,
  process as processOf,
  several,
  start,
  task,
  xor,
} from '../conformance/support/model.ts';
import { missing, startEngine, type RunningEngine } from './support/real-engine.ts';

const why = missing();
if (why) process.stdout.write(`engines skipped: ${why}\n`);

const leave = file(
  processOf(
    'leave',
    start('s'),
    task('draft', { at: { 'camunda:assignee': 'li' } }),
    task('review'),
    boundary('stop', 'review', message('stop')),
    xor('g', 'c'),
    call('c', 'archive'),
    end('e'),
    end('x'),
    flows('s draft review g c e', 'stop x'),
    flow('g', 'draft', '${ok == false}'),
  ),
);
const archive = file(processOf('archive', start('as'), task('file'), end('ae'), flows('as file ae')));
const signing = file(
  processOf(
    'signing',
    start('s'),
    task('draft'),
    task('sign', { mi: several({ cardinality: '3' }) }),
    end('e'),
    flows('s draft sign e'),
  ),
);

describe.skipIf(why !== null).each(['camunda7', 'flowable'] as const)('%s behind the seam of the server', (kind) => {
  const database = withDatabase();
  const told: string[] = [];
  let outside: RunningEngine;
  let kit: EngineKit;
  beforeAll(async () => {
    outside = await startEngine(kind);
    await addPeople(database());
    const engine = createOutsideEngine({
      database: database(),
      connection: { kind, baseUrl: outside.baseUrl },
      hooks: {
        taskCreated: async (_trx, one) => {
          told.push(`+${one.definition_key}`);
          return one.definition_key === 'review' ? { assignee: 'a2', candidates: [] } : undefined;
        },
        taskEnded: async (_trx, one, how) => void told.push(`-${one.definition_key} ${how}`),
        instanceStarted: async () => void told.push('start'),
        instanceEnded: async (_trx, one, how) => void told.push(`end ${how} ${Object.keys(one.variables).join()}`),
      },
    });
    kit = engineKit(database(), {}, engine);
  });
  afterAll(() => outside?.stop());

  const hooks = () => told.splice(0).join(', ');
  const ask = async <T>(sql: string, ...values: unknown[]) => (await database().pool.query(sql, values)).rows as T[];

  it('starts, completes, goes back and ends, with rows and hooks as of our own engine', async () => {
    await kit.deploy(archive, 'archive');
    const definition = await kit.deploy(leave, 'leave');
    const instance = await kit.start(definition, { days: 3 }, 'GD-1');
    expect(await kit.open(instance)).toEqual(['draft']);
    expect(hooks()).toBe('start, +draft');
    await kit.complete(instance, 'draft', { ok: false });
    expect(hooks()).toBe('-draft completed, +review');
    const [review] = await ask<{ assignee_id: string }>(
      `select assignee_id from process_task where definition_key = 'review' and ended_at is null`,
    );
    expect(review).toEqual({ assignee_id: 'a2' });
    await kit.complete(instance, 'review');
    expect(await kit.open(instance)).toEqual(['draft']);
    const [task] = await ask<{ id: string }>(`select id from process_task where ended_at is null`);
    await kit.within((trx) =>
      kit.engine.move(trx, {
        instance_id: instance,
        from_task_ids: [task!.id],
        to: ['review'],
        variables: { ok: true },
      }),
    );
    expect(await kit.open(instance)).toEqual(['review']);
    expect(hooks()).toContain('-draft moved, +review');
    await kit.complete(instance, 'review');
    const [child] = await ask<{ id: string; parent_activity_key: string }>(
      'select id, parent_activity_key from process_instance where parent_instance_id = $1',
      instance,
    );
    expect(child?.parent_activity_key).toBe('c');
    hooks();
    await kit.complete(child!.id, 'file');
    expect(hooks()).toContain('end completed');
    expect(await kit.status(instance)).toEqual({ status: 2, result: 2 });
    expect((await kit.trace(instance)).filter((key) => !['g', 's'].includes(key))).toEqual([
      'draft',
      'review',
      'review',
      'c',
      'e',
    ]);
    expect(await kit.engine.variables(database().db, instance)).toEqual({ days: 3, ok: true });
    const taken = await ask<{ flow: string }>(
      'select unnest(outgoing) as flow from process_activity where instance_id = $1',
      instance,
    );
    expect(taken.map((row) => row.flow)).toEqual(expect.arrayContaining(['s_draft', 'draft_review', 'g_c', 'c_e']));
  });

  it('takes a message, suspends, cancels, and finds out what others did', async () => {
    const definition = await kit.deploy(leave, 'leave');
    const stopped = await kit.start(definition, { ok: true });
    await kit.complete(stopped, 'draft');
    await kit.within((trx) => kit.engine.message(trx, { name: 'stop', instance_id: stopped }));
    expect(await kit.status(stopped)).toEqual({ status: 2, result: 2 });

    const instance = await kit.start(definition);
    await kit.within((trx) => kit.engine.suspend(trx, { instance_id: instance }));
    await expect(kit.complete(instance, 'draft')).rejects.toMatchObject({ entry: 'conflict' });
    await kit.within((trx) => kit.engine.resume(trx, { instance_id: instance }));
    await kit.complete(instance, 'draft');
    await kit.within((trx) => kit.engine.cancel(trx, { instance_id: instance }));
    expect(await kit.status(instance)).toEqual({ status: 2, result: 4 });
    await expect(kit.complete(instance, 'review')).rejects.toThrow('no open task');

    const other = await kit.start(definition);
    const [task] = await ask<{ id: string }>('select id from process_task where instance_id = $1', other);
    const path = kind === 'camunda7' ? `/task/${task!.id}/complete` : `/runtime/tasks/${task!.id}`;
    const body = kind === 'camunda7' ? {} : { action: 'complete' };
    await fetch(outside.baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(await kit.open(other)).toEqual(['draft']);
    await kit.engine.workDue();
    expect(await kit.open(other)).toEqual(['review']);
  });

  it('moves all signers together, migrates, and refuses further signers by name', async () => {
    const first = await kit.deploy(signing, 'signing');
    const instance = await kit.start(first);
    await kit.complete(instance, 'draft');
    expect(await kit.open(instance)).toEqual(['sign', 'sign', 'sign']);
    const [task] = await ask<{ id: string }>(
      'select id from process_task where instance_id = $1 and ended_at is null',
      instance,
    );
    await expect(
      kit.within((trx) => kit.engine.addSigners(trx, { task_id: task!.id, assignees: ['a2'] })),
    ).rejects.toMatchObject({ entry: 'conflict' });
    expect(kit.engine.abilities.has('signers')).toBe(false);
    await kit.within((trx) =>
      kit.engine.move(trx, { instance_id: instance, from_task_ids: [task!.id], to: ['draft'] }),
    );
    expect(await kit.open(instance)).toEqual(['draft']);
    const second = await kit.deploy(
      signing.replace('<endEvent id="e"', '<endEvent id="e2"').replaceAll('"e"', '"e2"'),
      'signing',
    );
    await kit.within((trx) => kit.engine.migrate(trx, { instance_id: instance, definition_id: second.id }));
    await kit.complete(instance, 'draft');
    for (let n = 0; n < 3; n++) await kit.complete(instance, 'sign');
    expect((await kit.trace(instance)).at(-1)).toBe('e2');
  });
});
