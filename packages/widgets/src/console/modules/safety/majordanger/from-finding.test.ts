import type { Client } from '@gongdi/api';
import { expect, it } from 'vitest';
import { fromFinding } from './from-finding.ts';

const today = '2026-11-02';
const user = { id: 'me', nickname: '我', org_id: 'o' };
const clientWith = (row: object) => ({ call: () => Promise.resolve(row) }) as unknown as Client;

it('carries what the order says, and no day that is over', async () => {
  const order = {
    order_title: '悬挑型钢锚固不足'.repeat(20),
    project_id: 'p',
    photos: [{ id: 'f' }],
    rectifier_id: 'a',
    inspector_id: 'b',
    deadline: '2026-11-01',
  };
  const given = { params: new URLSearchParams({ order_id: 'o1' }), user, today };
  const begun = await fromFinding({ ...given, client: clientWith(order) });
  expect(begun).toMatchObject({
    order_id: 'o1',
    project_id: 'p',
    photos: [{ id: 'f' }],
    rectifier_id: 'a',
    verifier_id: 'b',
    found_on: today,
  });
  expect(begun['danger_title']).toHaveLength(100);
  expect(begun).not.toHaveProperty('deadline');
  const open = await fromFinding({ ...given, client: clientWith({ ...order, deadline: today }) });
  expect(open['deadline']).toBe(today);
});

it('carries what a risk says, and nothing without a link', async () => {
  const risk = { risk_name: '深基坑', scene: '坡顶堆载', project_id: 'p', part_id: 'x', owner_id: 'a' };
  const client = clientWith(risk);
  const begun = await fromFinding({ params: new URLSearchParams({ risk_id: 'r' }), client, user, today });
  expect(begun).toMatchObject({ risk_id: 'r', danger_title: '深基坑', description: '坡顶堆载', part_id: 'x' });
  expect(await fromFinding({ params: new URLSearchParams(), client, user, today })).toEqual({ found_on: today });
});
