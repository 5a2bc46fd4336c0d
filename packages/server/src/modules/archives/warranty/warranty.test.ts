import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { COVER, partmanage, projectmaintenance, projectmanage, warrantyterm } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_NOW } from '../../../demo/index.ts';
import { sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';
import { remindOfEnds } from './terms.ts';

const terms = resourceCalls(warrantyterm);
const cases = resourceCalls(projectmaintenance);

describe('warranties', () => {
  const kit = withServer();
  let contractor: Client;
  let project_id: string;
  let keeper_id: string;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
    const body = await sampleRecord(contractor, projectmanage);
    project_id = (await contractor.call(resourceCalls(projectmanage).add!, { body })).id;
    keeper_id = String((await sampleRecord(contractor, warrantyterm, { project_id }))['keeper_id']);
  });
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    return (error as CallFailure).message;
  };
  const lawful = (accepted_on: string) =>
    contractor.call(
      calls.archive.lawfulTerms,
      { body: { project_id, accepted_on, keeper_id, design_life: 50 } },
      { quiet: true },
    );
  const report = async (warranty_kind: number, reported_on: string, part_id?: string) => {
    const body = await sampleRecord(contractor, projectmaintenance, { project_id, warranty_kind, reported_on });
    const { id } = await contractor.call(cases.add!, { body: { ...body, ...(part_id && { part_id }) } });
    return contractor.call(cases.detail!, { params: { id } });
  };

  it('run for the terms of the law from the day of acceptance, once, and never shorter', async () => {
    expect(await refusal(lawful('2099-01-01'))).toContain('不能晚于今天');
    expect((await lawful('2021-06-30')).added).toBe(5);
    expect((await lawful('2021-06-30')).added).toBe(0);
    const { list } = await contractor.call(terms.list!, { query: { project_id, page_size: 20 } });
    expect(Object.fromEntries(list.map((one) => [one.warranty_kind, one.ends_on]))).toEqual({
      1: '2071-06-30',
      2: '2026-06-30',
      3: '2023-03-15',
      4: '2023-06-30',
      5: '2023-06-30',
    });
    const water = list.find(({ warranty_kind }) => warranty_kind === 2)!;
    expect(
      await refusal(contractor.call(terms.edit!, { body: { ...water, term_length: 4 } }, { quiet: true })),
    ).toContain('法定最低期限 5 年');
    const longer = await contractor.call(terms.edit!, { body: { ...water, term_length: 8 } });
    expect((await contractor.call(terms.detail!, { params: { id: longer.id } })).ends_on).toBe('2029-06-30');
  });

  it('decide whether a case is covered, by the nearest part', async () => {
    expect(await report(2, '2026-10-01')).toMatchObject({ warranty_cover: COVER.within, cover_until: '2029-06-30' });
    expect(await report(4, '2026-10-01')).toMatchObject({ warranty_cover: COVER.outside, cover_until: '2023-06-30' });
    expect(await report(6, '2026-10-01')).toMatchObject({ warranty_cover: COVER.unknown, cover_until: null });
    const part = await contractor.call(resourceCalls(partmanage).add!, {
      body: { ...(await sampleRecord(contractor, partmanage, { project_id })), part_kind: 2, part_name: '二期' },
    });
    const below = await contractor.call(resourceCalls(partmanage).add!, {
      body: { ...(await sampleRecord(contractor, partmanage, { project_id })), part_kind: 3, parent_id: part.id },
    });
    await contractor.call(terms.add!, {
      body: { project_id, part_id: part.id, warranty_kind: 4, accepted_on: '2025-01-31', term_length: 2, keeper_id },
    });
    expect(await report(4, '2026-10-01', below.id)).toMatchObject({
      warranty_cover: COVER.within,
      cover_until: '2027-01-31',
    });
  });

  it('a case of somebody who is not satisfied is repaired again', async () => {
    const { id } = await report(2, '2026-10-01');
    const steps = stepCalls(projectmaintenance);
    await contractor.call(steps['assign']!, { body: { id, repairer_id: keeper_id, repair_due: '2026-12-01' } });
    const { db } = kit().database;
    await db.updateTable('maintenance_case').set({ maintenance_status: 3 }).where('id', '=', id).execute();
    const visit = (satisfaction: number) =>
      contractor.call(steps['visit']!, { body: { id, satisfaction } }, { quiet: true });
    expect(await refusal(visit(4))).toContain('返修');
    await contractor.call(steps['rework']!, { body: { id, visit_note: '又渗水', repair_due: '2026-12-10' } });
    await db.updateTable('maintenance_case').set({ maintenance_status: 3 }).where('id', '=', id).execute();
    expect((await visit(2)).maintenance_status).toBe(4);
  });

  it('are told of before they end, once', async () => {
    const { db } = kit().database;
    await db.updateTable('warranty_term').set({ reminded_on: '2026-01-01' }).execute();
    const { id } = await db
      .updateTable('warranty_term')
      .set({ reminded_on: null, ends_on: new Date(DEMO_NOW + 9 * 86_400_000).toISOString().slice(0, 10) })
      .where('project_id', '=', project_id)
      .where('warranty_kind', '=', 5)
      .returning('id')
      .executeTakeFirstOrThrow();
    const ground = { db, timeZone: 'Asia/Shanghai', setting: () => 60 } as unknown as Parameters<
      typeof remindOfEnds
    >[0];
    const told = async () =>
      (await db.selectFrom('notification').select('link').where('kind', '=', 'warranty_end').execute()).map(
        ({ link }) => link,
      );
    await remindOfEnds(ground, DEMO_NOW);
    await remindOfEnds(ground, DEMO_NOW);
    expect(await told()).toEqual([`/warrantyterm/detail?id=${id}`]);
  });
});
