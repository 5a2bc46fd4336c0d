import { calls } from '@gongdi/api';
import { checkModel, readModel } from '@gongdi/bpmn';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { INSTANCES } from './demo/histories.ts';
import { drawModel } from './demo/models/draw.ts';
import { DEMO_MODELS } from './demo/models/index.ts';

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
    // The user `owner` decides tasks in the contractor's processes and starts no instance.
    const own = await client.call(calls.workflow.instanceMyPage, { query: {} });
    expect(own.total > 0).toBe(name !== 'owner');
  }
});
