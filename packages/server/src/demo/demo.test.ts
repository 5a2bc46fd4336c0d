import { checkModel, readModel } from '@gongdi/bpmn';
import { checkRecord, projectmanage, staff, type AnyResource } from '@gongdi/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withServer } from '../testing.ts';
import { INSTANCES } from './histories.ts';
import { demoId } from './ids.ts';
import { drawModel } from './models/draw.ts';
import { DEMO_MODELS } from './processes.ts';
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

it.each(INSTANCES.map((instance) => [instance.name, instance] as const))(
  '%s is a history of its model',
  (_, instance) => {
    const nodes = new Set(instance.model.nodes.map((node) => node.id));
    for (const step of instance.steps) {
      expect(nodes).toContain(step.node);
      for (const id of step.out ?? [])
        expect(instance.model.flows.find((flow) => flow.id === id)?.from).toBe(step.node);
    }
  },
);

it('covers every result, a loop and a multi-instance', () => {
  expect(new Set(INSTANCES.map((one) => one.result))).toEqual(new Set([1, 2, 3, 4]));
  const visits = INSTANCES.flatMap((one) => one.steps.map((step) => `${one.business_key} ${step.node}`));
  expect(visits.length).toBeGreaterThan(new Set(visits).size);
  expect(DEMO_MODELS.some((one) => drawModel(one).includes('multiInstanceLoopCharacteristics'))).toBe(true);
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
