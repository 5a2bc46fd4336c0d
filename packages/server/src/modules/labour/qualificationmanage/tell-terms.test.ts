import { expect, it } from 'vitest';
import { accountId, DEMO_NOW } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { tellTerms } from './tell-terms.ts';

const kit = withServer();

it('tells of certificates 60, 30 and 7 days ahead, each once', async () => {
  const { db } = kit().database;
  // Several papers of one step are one notice, which counts them.
  const count = async () => {
    const rows = await db.selectFrom('notification').select('count').where('kind', '=', 'term_near').execute();
    return rows.reduce((sum, one) => sum + one.count, 0);
  };
  await tellTerms(db, DEMO_NOW, 'Asia/Shanghai', 24);
  const told = await count();
  expect(told).toBeGreaterThan(0);
  await tellTerms(db, DEMO_NOW, 'Asia/Shanghai', 24);
  expect(await count()).toBe(told);

  const rows = await db
    .selectFrom('notification')
    .select(['account_id', 'title', 'link', 'count'])
    .where('kind', '=', 'term_near')
    .execute();
  expect(told).toBeGreaterThan(rows.length);
  for (const { count: papers, link } of rows.filter((one) => one.link !== null))
    expect(link).toEqual(
      expect.stringMatching(papers > 1 ? /^\/\w+\?begin_(valid_to|review_due)=.*&end_/ : /^\/\w+\/detail\?id=/),
    );
  // Three sources and three steps, so at most nine however many papers there are.
  const own = rows.filter(({ account_id }) => account_id === accountId('contractor'));
  expect(own.length).toBeLessThanOrEqual(9);
  expect(own.map(({ title }) => (title as { zh: string }).zh)).toContainEqual(
    expect.stringMatching(/^{count} 本证书将在 60 天内到期，最早 2026-12-\d\d（.+）$/),
  );
});
