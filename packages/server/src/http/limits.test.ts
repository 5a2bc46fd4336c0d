import { expect, it } from 'vitest';
import { withServer } from '../testing.ts';

const kit = withServer({ limits: { calls: 6, public: 4 } });

it('makes an address wait that calls too often, and counts public calls apart', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1)
    statuses.push((await fetch(`${kit().address}/api/base/data-dictionary/gender`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect((await fetch(`${kit().address}/api/base/project`)).status).toBe(401);
  const answer = await fetch(`${kit().address}/api/base/project`);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(((await answer.json()) as { message: string }).message).toMatch(/^操作过于频繁，请 \d+ 秒后再试$/);
});
