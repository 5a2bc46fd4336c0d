import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { HOUSE_STATUS, houseapprove, housedefect } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../../../demo/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const houses = resourceCalls(houseapprove);
const steps = stepCalls(houseapprove);
const defects = resourceCalls(housedefect);
const defectSteps = stepCalls(housedefect);
const project_id = demoId('project', 1);

describe('the acceptance of a house', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });
  const refusal = async (work: Promise<unknown>): Promise<CallFailure> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    return error as CallFailure;
  };
  const step = (name: string, id: string, more: object = {}) =>
    contractor.call(steps[name]!, { body: { id, ...more } }, { quiet: true });

  it('goes to its owner when no defect is open and nothing has failed, and is closed to defects when signed', async () => {
    const { id } = await contractor.call(houses.add!, {
      body: { house_name: '9#楼-101', project_id, part_id: demoId('part', 109) },
    });
    const items = (result: number) => [
      { room: '客厅', item: '墙面无裂缝', result: 1 },
      { room: '卫生间', item: '蓄水试验无渗漏', result },
    ];
    const inspection = { approved_on: '2026-11-01', inspector_ids: [accountId('patrol')] };
    // A new house has the items of the installation, none of them inspected.
    const { items: given } = await contractor.call(houses.detail!, { params: { id } });
    expect((given as { result: number }[]).map(({ result }) => result)).toEqual((given as unknown[]).map(() => 4));
    await step('approve', id, { ...inspection, items: given });
    expect((await refusal(step('recheck', id))).message).toContain('尚未检查');
    await step('approve', id, { ...inspection, items: items(2) });
    const addDefect = () =>
      contractor.call(
        defects.add!,
        {
          body: {
            order_title: '卫生间渗水',
            danger_level: 2,
            project_id,
            house_id: id,
            rectifier_id: accountId('contractor'),
            inspector_id: accountId('contractor'),
            deadline: '2026-11-05',
          },
        },
        { quiet: true },
      );
    const defect = await addDefect();
    expect((await refusal(step('recheck', id))).message).toContain('还有 1 个缺陷未闭合');
    const photo = await sampleFile(contractor);
    await contractor.call(defectSteps['result']!, {
      body: { id: defect.id, measure: '重做防水', result_photos: [photo] },
    });
    await contractor.call(defectSteps['pass']!, { body: { id: defect.id, signature: photo } });
    expect((await refusal(step('recheck', id))).message).toContain('“卫生间 蓄水试验无渗漏”为不合格');
    await step('approve', id, { ...inspection, items: items(1) });
    expect(await step('recheck', id)).toMatchObject({ house_status: HOUSE_STATUS.signing });
    // Something found between recheck and signature stops the signature.
    const late = await addDefect();
    const signing = { owner_name: '顾明', owner_signature: photo };
    expect((await refusal(step('sign', id, signing))).message).toContain('未闭合');
    await contractor.call(defectSteps['withdraw']!, { body: { id: late.id, recheck_opinion: '误报' } });
    expect((await refusal(step('sign', id, { owner_name: '顾明' }))).problems[0]!.path).toBe('owner_signature');
    expect(await step('sign', id, signing)).toMatchObject({ house_status: HOUSE_STATUS.passed });
    expect((await refusal(addDefect())).message).toContain('请按保修登记');
  });

  it('is counted by building and floor, for those who see it', async () => {
    const { list } = await contractor.call(houses.list!, { query: { project_id, page_size: 200 } });
    const { lines } = await contractor.call(calls.house.shares, { query: { project_id } });
    const all = lines.reduce((sum, one) => sum + one.houses, 0);
    expect(all).toBe(list.length);
    expect(lines.reduce((sum, one) => sum + one.passed, 0)).toBe(
      list.filter(({ house_status }) => house_status === HOUSE_STATUS.passed).length,
    );
    const open = await contractor.call(defects.list!, { query: { project_id, status: '1,2' } });
    expect(lines.reduce((sum, one) => sum + one.open_defects, 0)).toBe(open.total);
    const floors = await contractor.call(calls.house.shares, { query: { project_id, part_id: demoId('part', 3) } });
    const first = floors.lines.find(({ label }) => label === '1层')!;
    expect(first).toMatchObject({ houses: 6, passed: 6, open_defects: 0 });
    const beichen = await kit().client('beichen');
    expect((await beichen.call(calls.house.shares, { query: { project_id } })).lines).toEqual([]);
  });
});
