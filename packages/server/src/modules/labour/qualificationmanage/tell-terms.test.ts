import { expect, it } from 'vitest';
import { DEMO_NOW } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { tellTerms } from './tell-terms.ts';

const kit = withServer();

it('tells of certificates 60, 30 and 7 days ahead, each once', async () => {
  const { db } = kit().database;
  // Several notices of one kind are collected in one, which counts them.
  const count = async () => {
    const rows = await db.selectFrom('notification').select('count').where('kind', '=', 'term_near').execute();
    return rows.reduce((sum, one) => sum + one.count, 0);
  };
  await tellTerms(db, DEMO_NOW, 'Asia/Shanghai');
  const told = await count();
  expect(told).toBeGreaterThan(0);
  await tellTerms(db, DEMO_NOW, 'Asia/Shanghai');
  expect(await count()).toBe(told);
});
