import { resourceCalls, stepCalls, type CallFailure } from '@gongdi/api';
import { staff, STAY } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { withServer } from '../../../testing.ts';

const kit = withServer();

it('nobody joins a team whose unit is on the blacklist, and who is there stays', async () => {
  const { db } = kit().database;
  const contractor = await kit().client('contractor');
  const person = await db
    .selectFrom('staff')
    .select(['id', 'org_id', 'project_id', 'team_id', 'trade'])
    .where('status', '=', STAY.onSite)
    .where('team_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const other = await db
    .selectFrom('team')
    .select('id')
    .where('project_id', '=', person.project_id)
    .where('id', '!=', person.team_id!)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow();
  const unit = await db
    .selectFrom('unit')
    .select(['id', 'credit_code', 'unit_name'])
    .where('credit_code', 'is not', null)
    .executeTakeFirstOrThrow();
  await db.updateTable('team').set({ unit_id: unit.id }).where('id', '=', other.id).execute();
  const entry = await db.selectFrom('blacklist').select('id').where('kind', '=', 2).executeTakeFirstOrThrow();
  await db
    .updateTable('blacklist')
    .set({ credit_code: unit.credit_code, status: 3, from_date: '2026-01-01', to_date: '2028-01-01' })
    .where('id', '=', entry.id)
    .execute();
  const join = contractor.call(
    stepCalls(staff)['change']!,
    { body: { id: person.id, trade: person.trade, team_id: other.id } },
    { quiet: true },
  );
  const failure = await join.then(
    () => undefined,
    (error: unknown) => error as CallFailure,
  );
  expect(failure?.problems).toMatchObject([{ path: 'team_id', code: 'listed' }]);
  expect(failure?.message).toContain('黑名单');
  // Whoever was in the team before stays, and may leave.
  await db.updateTable('team').set({ unit_id: unit.id }).where('id', '=', person.team_id!).execute();
  const row = await contractor.call(resourceCalls(staff).detail!, { params: { id: person.id } });
  await contractor.call(resourceCalls(staff).edit!, { body: { ...row, nation: '苗' } });
  await contractor.call(stepCalls(staff)['leave']!, {
    body: { id: person.id, exit_date: '2026-11-20', settlement: 1 },
  });
  expect(await contractor.call(resourceCalls(staff).detail!, { params: { id: person.id } })).toMatchObject({
    status: STAY.left,
  });
});
