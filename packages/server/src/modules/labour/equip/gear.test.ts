import { resourceCalls, stepCalls, type CallFailure, type Client } from '@gongdi/api';
import { equip, GEAR, staff, STAY } from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

describe('equipment of workers', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });

  const { add, list, detail } = resourceCalls(equip);
  const steps = stepCalls(equip);
  const body = (more: object = {}) => ({
    gear_name: '绝缘手套',
    kind: 4,
    project_id: demoId('project', 1),
    staff_id: demoId('staff', 1),
    issued_on: '2026-08-31',
    quantity: 2,
    unit_price: '96.00',
    ...more,
  });
  const refusal = (work: Promise<unknown>): Promise<CallFailure> =>
    work.then(
      () => {
        throw new Error('it was not refused');
      },
      (error: unknown) => error as CallFailure,
    );

  it('takes the team of the person, and the term of the kind to the end of a shorter month', async () => {
    const { id } = await contractor.call(add!, { body: body() });
    const { db } = kit().database;
    const { team_id } = await db
      .selectFrom('staff')
      .select('team_id')
      .where('id', '=', demoId('staff', 1))
      .executeTakeFirstOrThrow();
    // Three months after the last of August is the last of November; the term ends on the day before.
    expect(await contractor.call(detail!, { params: { id } })).toMatchObject({
      team_id,
      replace_by: '2026-11-29',
      status: GEAR.inUse,
    });
    const given = await contractor.call(add!, { body: body({ replace_by: '2027-01-31' }) });
    expect(await contractor.call(detail!, { params: { id: given.id } })).toMatchObject({ replace_by: '2027-01-31' });
  });

  it('counts what did not come back, and refuses more than was handed out', async () => {
    const { id } = await contractor.call(add!, { body: body() });
    const back = (returned_count: number, ended_on = '2026-10-01') =>
      contractor.call(steps['giveback']!, { body: { id, returned_count, ended_on } }, { quiet: true });
    expect((await refusal(back(3))).problems).toMatchObject([{ path: 'returned_count' }]);
    expect((await refusal(back(1, '2026-08-30'))).message).toContain('2026-08-31');
    await back(1);
    expect(await contractor.call(detail!, { params: { id } })).toMatchObject({
      status: GEAR.returned,
      missing_count: 1,
      missing_value: '96.00',
    });
  });

  it('hands out the next piece when one is replaced', async () => {
    const { id } = await contractor.call(add!, { body: body({ gear_name: '护目镜', kind: 5 }) });
    await contractor.call(steps['replace']!, { body: { id, ended_on: '2026-11-02', end_reason: '镜片划伤' } });
    const { list: rows } = await contractor.call(list!, { query: { gear_name: '护目镜' } });
    expect(rows.map((row) => [row['status'], row['issued_on']])).toEqual([
      [GEAR.inUse, '2026-11-02'],
      [GEAR.replaced, '2026-08-31'],
    ]);
  });

  it('gives nothing to somebody who has left, and says so with what to do', async () => {
    const { db } = kit().database;
    const left = await db
      .selectFrom('staff')
      .select(['id', 'name', 'project_id'])
      .where('status', '=', STAY.left)
      .executeTakeFirstOrThrow();
    const failure = await refusal(
      contractor.call(add!, { body: body({ staff_id: left.id, project_id: left.project_id }) }, { quiet: true }),
    );
    expect(failure.problems).toMatchObject([{ path: 'staff_id' }]);
    expect(failure.message).toContain(`${left.name}已离场`);
  });

  it('tells those who may take it back when somebody leaves with equipment', async () => {
    const { db } = kit().database;
    const id = demoId('staff', 2);
    await contractor.call(add!, { body: body({ staff_id: id, quantity: 3 }) });
    const { sum } = await db
      .selectFrom('gear')
      .select(({ fn }) => fn.sum<string>('quantity').as('sum'))
      .where('staff_id', '=', id)
      .where('status', 'in', [GEAR.inUse, GEAR.due])
      .executeTakeFirstOrThrow();
    await contractor.call(stepCalls(staff)['leave']!, {
      body: { id, exit_date: '2026-11-20', settlement: 1 },
    });
    const told = await db
      .selectFrom('notification')
      .select(['title', 'link'])
      .where('kind', '=', 'gear_kept')
      .execute();
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.stringify(told[0]!.title)).toContain(sum);
    expect(told[0]!.link).toContain(id);
  });
});
