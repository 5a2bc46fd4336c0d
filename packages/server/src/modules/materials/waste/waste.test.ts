import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { garbagesorting, mold, molduse, MOULD, projectmanage } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';
import { sumsOf } from './statistics.ts';

it('sums up waste by month and kind, with what left the site per floor area', () => {
  const row = (month: string, kind: number, outlet: number, quantity: number) => ({ month, kind, outlet, quantity });
  const rows = [row('2026-09', 1, 3, 100), row('2026-09', 3, 3, 12), row('2026-10', 3, 1, 4), row('2026-10', 5, 2, 6)];
  expect(sumsOf(rows, 20_000, 300)).toEqual({
    months: [
      {
        month: '2026-09',
        kinds: [
          { key: '1', quantity: 100 },
          { key: '3', quantity: 12 },
        ],
      },
      {
        month: '2026-10',
        kinds: [
          { key: '3', quantity: 4 },
          { key: '5', quantity: 6 },
        ],
      },
    ],
    total: 122,
    reused: 10,
    discharged: 18,
    floor_area: 20_000,
    per_area: 9,
    limit: 300,
  });
  expect(sumsOf(rows, null, 300)).toMatchObject({ floor_area: null, per_area: null });
});

describe('moulds and waste', () => {
  const kit = withServer();
  let contractor: Client;
  let project_id: string;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
    const body = await sampleRecord(contractor, projectmanage);
    project_id = (await contractor.call(resourceCalls(projectmanage).add!, { body })).id;
  });
  const refusal = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    return (error as CallFailure).message;
  };

  it('a mould is withdrawn at its last turn and refused, until it is overhauled for more', async () => {
    const body = { ...(await sampleRecord(contractor, mold, { project_id })), turns_allowed: 3 };
    const { id: mould_id } = await contractor.call(resourceCalls(mold).add!, { body });
    const state = async () => {
      const row = await contractor.call(resourceCalls(mold).detail!, { params: { id: mould_id } });
      return [row.mould_status, row.turns_used];
    };
    const use = (turns: number, used_on = '2026-10-01') =>
      contractor.call(resourceCalls(molduse).add!, { body: { project_id, mould_id, used_on, turns } }, { quiet: true });
    expect(await refusal(use(1, '2099-01-01'))).toContain('不能晚于今天');
    await use(2);
    expect(await refusal(use(2))).toContain('只剩 1 次');
    const last = await use(1);
    expect(await state()).toEqual([MOULD.withdrawn, 3]);
    expect(await refusal(use(1))).toContain('已停用（已周转 3 / 3 次）');
    await contractor.call(resourceCalls(molduse).delete!, { params: { id: last.id } });
    expect(await state()).toEqual([MOULD.inUse, 2]);
    await use(1);
    const steps = stepCalls(mold);
    await contractor.call(steps['overhaul']!, { body: { id: mould_id, check_result: '更换面板' } });
    const release = (turns_allowed: number) =>
      contractor.call(
        steps['release']!,
        { body: { id: mould_id, turns_allowed, check_result: '复检合格' } },
        { quiet: true },
      );
    expect(await refusal(release(3))).toContain('已周转 3 次');
    await release(6);
    await use(3);
    expect(await state()).toEqual([MOULD.withdrawn, 6]);
  });

  it('hazardous waste needs its receipt, and another company sees no sums', async () => {
    const body = { project_id, collected_on: '2026-10-01', quantity: 0.2, garbage_outlet: 5 };
    const add = (more: object) =>
      contractor.call(resourceCalls(garbagesorting).add!, { body: { ...body, ...more } }, { quiet: true });
    expect(await refusal(add({ garbage_kind: 8 }))).toBeTruthy();
    await add({ garbage_kind: 8, receipt_number: 'WF-1' });
    const query = { project_id };
    expect(await contractor.call(calls.archive.garbageStatistics, { query })).toMatchObject({ total: 0.2 });
    const stranger = await kit().client('beichen');
    await refusal(stranger.call(calls.archive.garbageStatistics, { query }, { quiet: true }));
  });
});
