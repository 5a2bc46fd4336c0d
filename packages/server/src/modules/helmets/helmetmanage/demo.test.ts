import { BINDING_END, HELMET } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { DEMO, withDatabase } from '../../../testing.ts';

const database = withDatabase({ filled: DEMO });

it('has helmets in every state, and a history over months without two wearings at a time', async () => {
  const { db } = database();
  const helmets = await db.selectFrom('helmet').select(['id', 'status', 'staff_id']).execute();
  expect(helmets.length).toBeGreaterThanOrEqual(30);
  expect(new Set(helmets.map(({ status }) => status))).toEqual(new Set<number>(Object.values(HELMET)));
  const worn = await db
    .selectFrom('helmet_binding')
    .select(['helmet_id', 'staff_id', 'bound_at', 'ended_at', 'ended_how'])
    .orderBy('bound_at')
    .execute();
  const months = new Set(worn.map(({ bound_at }) => bound_at.slice(0, 7)));
  expect(months.size).toBeGreaterThan(3);
  expect(worn.filter(({ ended_how }) => ended_how === BINDING_END.left).length).toBeGreaterThan(0);
  for (const key of ['helmet_id', 'staff_id'] as const)
    for (const id of new Set(worn.map((one) => one[key]))) {
      const own = worn.filter((one) => one[key] === id);
      for (const [at, one] of own.entries())
        if (at > 0) expect(Date.parse(own[at - 1]!.ended_at!)).toBeLessThanOrEqual(Date.parse(one.bound_at));
    }
  const open = worn.filter(({ ended_at }) => ended_at === null);
  const held = helmets.filter(({ status }) => status === HELMET.worn);
  expect(new Map(held.map(({ id, staff_id }) => [id, staff_id]))).toEqual(
    new Map(open.map(({ helmet_id, staff_id }) => [helmet_id, staff_id])),
  );
});
