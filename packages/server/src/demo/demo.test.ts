import { calls } from '@gongdi/api';
import { checkModel, readModel } from '@gongdi/bpmn';
import { checkRecord, projectmanage, staff, type AnyResource } from '@gongdi/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withServer } from '../testing.ts';
import { INSTANCES } from './histories.ts';
import { demoId } from './ids.ts';
import { drawModel } from './models/draw.ts';
import { DEMO_MODELS } from './models/index.ts';
import { PROJECTS } from './projects.ts';
import { STAFF } from './staff.ts';

const kit = withServer();

it.each(DEMO_MODELS.map((drawing) => [drawing.name, drawing] as const))(
  '%s is a model without findings',
  async (_, drawing) => {
    const { model, findings } = await readModel(drawModel(drawing));
    expect(findings).toEqual([]);
    const found = checkModel(model!, { preset: 'camunda' }).filter((one) => one.severity !== 'info');
    expect(found.map((one) => `${one.code} ${one.element}: ${one.message.en}`)).toEqual([]);
  },
);

it.each(INSTANCES.map((instance, index) => [instance.name, instance, index + 1] as const))(
  '%s has come to what it says',
  async (_, { result, acts, cancelled }, number) => {
    const { rows } = await sql<{ result: number; decided: number }>`select i.result,
      (select count(*)::int from process_task t where t.instance_id = i.id and t.result in (2, 3)) as decided
      from process_instance i where i.id = ${demoId('instance', number)}`.execute(kit().database.db);
    expect(rows).toEqual([{ result, decided: acts.length }]);
    expect(cancelled === undefined).toBe(result !== 4);
  },
);

it('covers every result, a loop and a multi-instance, with something to do for everybody of the company', async () => {
  expect(new Set(INSTANCES.map((one) => one.result))).toEqual(new Set([1, 2, 3, 4]));
  expect(DEMO_MODELS.some((one) => drawModel(one).includes('multiInstanceLoopCharacteristics'))).toBe(true);
  for (const name of ['admin', 'contractor', 'owner', 'patrol']) {
    const client = await kit().client(name);
    expect((await client.call(calls.workflow.taskTodoPage, { query: {} })).total).toBeGreaterThan(0);
    expect((await client.call(calls.workflow.taskDonePage, { query: {} })).total).toBeGreaterThan(0);
    // The owner decides in the contractor's processes, and starts none of them.
    const own = await client.call(calls.workflow.instanceMyPage, { query: {} });
    expect(own.total > 0).toBe(name !== 'owner');
  }
});

describe('records', () => {
  it('pass the check that forms and sheets make', () => {
    for (const { record } of PROJECTS)
      expect(checkRecord(projectmanage as unknown as AnyResource, record, 'add', 'zh')).toMatchObject({ ok: true });
    for (const { record } of STAFF)
      expect(checkRecord(staff as unknown as AnyResource, record, 'add', 'zh')).toMatchObject({ ok: true });
    expect(STAFF).toHaveLength(60);
    expect(
      new Set(PROJECTS.map((one) => one.record.project_address.location.address.slice(0, 2))).size,
    ).toBeGreaterThan(5);
  });

  it('have the same ids and order in every database', async () => {
    const { rows } = await sql<{ id: string }>`select id from project order by created_at desc limit 2`.execute(
      kit().database.db,
    );
    expect(rows.map((row) => row.id)).toEqual([
      demoId('project', PROJECTS.length),
      demoId('project', PROJECTS.length - 1),
    ]);
    expect(demoId('project', 1)).toBe('01a199c5328070008000000400000001');
  });
});
