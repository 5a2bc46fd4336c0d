import { resourceCalls } from '@gongdi/api';
import { CERTIFICATE_KIND, qualificationmanage, RENEWAL } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { DEMO_NOW } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { tellTerms } from './tell-terms.ts';

const kit = withServer();

it('counts the hours of a year for certificates of special trades, and for no others', async () => {
  const { db } = kit().database;
  const contractor = await kit().client('contractor');
  const today = new Date(DEMO_NOW).toISOString().slice(0, 10);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const signs = await db
    .selectFrom('training_sign as s')
    .innerJoin('training as t', 't.id', 's.training_id')
    .select(['s.staff_id', 's.hours as own', 't.hours', 't.training_date', 't.status'])
    .execute();
  const slow = (id: string) =>
    signs
      .filter((one) => one.staff_id === id && [2, 3].includes(one.status))
      .filter(({ training_date }) => training_date > yearAgo && training_date <= today)
      .reduce((sum, { own, hours }) => sum + (own ?? hours), 0);
  const { list } = await contractor.call(resourceCalls(qualificationmanage).list!, { query: { page_size: 1000 } });
  const housing = list.filter(({ kind, staff_id }) => kind === CERTIFICATE_KIND.housing && staff_id);
  expect(housing.length).toBeGreaterThan(3);
  for (const row of list) {
    const asked = housing.includes(row);
    const hours = asked ? Math.round(slow(row.staff_id!) * 100) / 100 : null;
    const state = hours === null ? null : hours >= 24 ? RENEWAL.enough : RENEWAL.few;
    expect([row.renewal_hours ?? null, row.renewal_state ?? null]).toEqual([hours, state]);
  }
});

it('says with the notice of the end that hours are missing', async () => {
  const { db } = kit().database;
  const { id } = await db
    .selectFrom('certificate')
    .select('id')
    .where('kind', '=', CERTIFICATE_KIND.housing)
    .where('staff_id', 'is not', null)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow();
  // The only one that ends in these days, and the only notice, so that it names it.
  await db.deleteFrom('notification').where('kind', '=', 'term_near').execute();
  await db.updateTable('certificate').set({ valid_to: '2099-01-01', review_due: null }).execute();
  await db.updateTable('certificate').set({ valid_to: '2026-12-20' }).where('id', '=', id).execute();
  await tellTerms(db, DEMO_NOW, 'Asia/Shanghai', 190);
  const rows = await db.selectFrom('notification').select('title').where('kind', '=', 'term_near').execute();
  expect(rows.map(({ title }) => (title as { zh: string }).zh)).toContainEqual(
    expect.stringMatching(/近一年继续教育 [\d.]+ 学时，延期要求每年 190 学时，请先安排培训/),
  );
});
