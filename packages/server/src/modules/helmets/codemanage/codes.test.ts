import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { codemanage, HELMET_CODE, helmetcode, helmetmanage, logoconfig, SMART_HELMET } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { newDevice } from '../../../telemetry/testing.ts';
import { withServer } from '../../../testing.ts';

const batches = resourceCalls(codemanage);
const codes = { ...resourceCalls(helmetcode), steps: stepCalls(helmetcode) };
const helmets = resourceCalls(helmetmanage);
const brands = resourceCalls(logoconfig);
const PROJECT = demoId('project', 1);

describe('codes, names and logos', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let stranger: Client;
  beforeAll(async () => {
    const names = ['contractor', 'patrol', 'beichen'];
    [contractor, patrol, stranger] = (await Promise.all(names.map((name) => kit().client(name)))) as [
      Client,
      Client,
      Client,
    ];
  });

  const batch = (code_count: number, more: object = {}) =>
    contractor.call(batches.add!, {
      body: { batch_name: '试验批', project_id: PROJECT, prefix: 'TST', code_count, ...more },
    });
  const codesOf = async (batch_id: string) =>
    (await contractor.call(codes.list!, { query: { batch_id, page_size: 1000 } })).list;
  const helmet = async (number: string, code_id?: string) => {
    const device = await newDevice(contractor, SMART_HELMET, { project_id: PROJECT });
    return contractor.call(helmets.add!, {
      body: { helmet_number: number, device_id: device.id, project_id: PROJECT, code_id: code_id ?? null },
    });
  };

  it('run on without gaps, also when batches are made at the same moment', async () => {
    const made = await Promise.all([batch(7), batch(5), batch(9)]);
    const numbers: string[] = [];
    for (const { id } of made) {
      const own = await codesOf(id);
      const row = await contractor.call(batches.detail!, { params: { id } });
      expect(own).toHaveLength(row.code_count);
      expect(row.last_number! - row.first_number! + 1).toBe(row.code_count);
      numbers.push(...own.map(({ code_text }) => code_text));
    }
    const expected = Array.from({ length: 21 }, (_, at) => `TST-${String(at + 1).padStart(5, '0')}`);
    expect(numbers.toSorted()).toEqual(expected);
    await expect(batch(3, { prefix: '安全' })).rejects.toMatchObject({ status: 422 });
    await expect(batch(1001)).rejects.toMatchObject({ status: 422 });
  });

  it('are used once: on one helmet, and void when the helmet gets another', async () => {
    const { id } = await batch(4, { prefix: 'ONE' });
    const [first, second, third] = await codesOf(id);
    const one = await helmet('ONE-1', first!.id);
    expect((await codesOf(id))[0]).toMatchObject({ status: HELMET_CODE.bound, helmet_id: one.id });
    await expect(helmet('ONE-2', first!.id)).rejects.toMatchObject({ status: 409 });
    const row = await contractor.call(helmets.detail!, { params: { id: one.id } });
    await contractor.call(helmets.edit!, { body: { ...row, code_id: second!.id } });
    expect((await codesOf(id)).map(({ status }) => status)).toEqual([
      HELMET_CODE.void,
      HELMET_CODE.bound,
      HELMET_CODE.unused,
      HELMET_CODE.unused,
    ]);
    // Nobody brings a void code back.
    await expect(helmet('ONE-3', first!.id)).rejects.toMatchObject({ problems: [{ path: 'code_id', code: 'void' }] });
    await expect(contractor.call(codes.steps.void!, { body: { id: third!.id } })).rejects.toMatchObject({
      status: 422,
    });
    await contractor.call(codes.steps.void!, { body: { id: second!.id, void_reason: '脱落' } });
    expect(await contractor.call(helmets.detail!, { params: { id: one.id } })).toMatchObject({ code_id: null });
    const two = await helmet('ONE-4', third!.id);
    expect(two.id).not.toBe(one.id);
  });

  it('are their own company’s, and made by who may', async () => {
    expect((await stranger.call(batches.list!, { query: {} })).total).toBe(0);
    expect((await stranger.call(codes.list!, { query: {} })).total).toBe(0);
    await expect(
      patrol.call(batches.add!, { body: { batch_name: 'x', project_id: PROJECT, prefix: 'X', code_count: 1 } }),
    ).rejects.toMatchObject({ message: expect.stringContaining('没有权限') as string });
  });

  it('name and logo of a project are its own, else those of the nearest organisation above', async () => {
    const brandOf = (client: Client, project_id?: string) =>
      client.call(calls.company.brand, { query: { project_id } });
    expect(await brandOf(contractor)).toEqual({ name: null, logo: null });
    expect((await brandOf(contractor, PROJECT)).name).toBe('滨江科创中心一期');
    const other = demoId('project', 4);
    expect((await brandOf(contractor, other)).name).toBe(null);
    await contractor.call(brands.add!, { body: { shown_name: '示例建工' } });
    expect((await brandOf(contractor)).name).toBe('示例建工');
    expect((await brandOf(contractor, other)).name).toBe('示例建工');
    expect((await brandOf(contractor, PROJECT)).name).toBe('滨江科创中心一期');
    // The patrol officer works below the contractor's organisation.
    expect((await brandOf(patrol)).name).toBe('示例建工');
    await expect(contractor.call(brands.add!, { body: { shown_name: '再来一条' } })).rejects.toMatchObject({
      status: 422,
    });
    expect((await brandOf(stranger)).name).toBe(null);
    await expect(brandOf(stranger, PROJECT)).rejects.toMatchObject({ status: 404 });
  });
});
