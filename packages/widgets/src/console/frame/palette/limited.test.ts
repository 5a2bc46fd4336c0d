import { expect, it } from 'vitest';
import { limited } from './limited.ts';

it('runs no more than allowed at a time, all in the end, and not what was given up', async () => {
  const run = limited(2);
  let now = 0;
  let most = 0;
  const ran: number[] = [];
  const given = new AbortController();
  const work = (id: number) => async () => {
    now += 1;
    most = Math.max(most, now);
    ran.push(id);
    await new Promise((done) => setTimeout(done, 5));
    now -= 1;
    return id;
  };
  const open = new AbortController().signal;
  const all = Promise.allSettled([
    run(work(1), open),
    run(work(2), open),
    run(work(3), given.signal),
    run(() => Promise.reject(new Error('no')), open),
    run(work(5), open),
  ]);
  given.abort();
  expect((await all).map((one) => one.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(most).toBe(2);
  expect(ran).toEqual([1, 2, 5]);
});
