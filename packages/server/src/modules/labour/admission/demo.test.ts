import { calls } from '@gongdi/api';
import { STAY, type AdmissionRule } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

const kit = withServer();

it('admits most people of the demo, and refuses a few for different reasons', async () => {
  const admin = await kit().client('admin');
  const ids = Array.from({ length: 60 }, (_, at) => demoId('staff', at + 1));
  const ask = async (asked: string[]) => (await admin.call(calls.labour.admission, { body: { ids: asked } })).list;
  const people = [...(await ask(ids.slice(0, 30))), ...(await ask(ids.slice(30)))];
  const present = people.filter(({ status }) => status === STAY.onSite);
  // The demo of tests has no pictures, so every file lacks its papers there.
  const reasons = present.map((one) => one.reasons.filter(({ level, rule }) => level === 'refuse' && rule !== 'file'));
  const refused = reasons.filter((own) => own.length > 0);
  expect(refused.length / present.length).toBeLessThan(0.25);
  const rules = new Set(refused.flat().map(({ rule }) => rule));
  expect(rules).toEqual(new Set<AdmissionRule>(['points', 'training', 'certificate', 'medical']));
});

it('has everybody trained in the three levels before the day of arrival, and not after it', async () => {
  const { db } = kit().database;
  const rows = await db
    .selectFrom('staff as s')
    .innerJoin('training_sign as n', 'n.staff_id', 's.id')
    .innerJoin('training as t', 't.id', 'n.training_id')
    .select(['s.id', 't.training_date', 's.entry_date', 's.project_id', 't.project_id as of_project'])
    .where('t.training_kind', 'in', [1, 2, 3])
    .execute();
  const arrived = await db.selectFrom('staff').select('id').where('entry_date', 'is not', null).execute();
  expect(rows).toHaveLength(arrived.length * 3);
  expect(rows.filter((row) => row.training_date >= row.entry_date! || row.project_id !== row.of_project)).toEqual([]);
});
