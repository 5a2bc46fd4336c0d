import { describe, expect, it } from 'vitest';
import { inThread, limited, ThreadError } from './index.ts';

/** Returns the address of a thread that runs the code. */
const code = (text: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${text}`)}`,
  );
const LIMITS = { within: 30_000, memory: 64 };

describe('a task in a thread', () => {
  it('gives its answer', async () => {
    expect(await inThread(code('parentPort.postMessage(workerData.a + 1)'), { a: 1 }, LIMITS)).toBe(2);
  });

  it('fails as the thread does', async () => {
    await expect(inThread(code("throw new TypeError('no')"), null, LIMITS)).rejects.toThrow(new TypeError('no'));
  });

  it('ends when its time or memory is used up, and when it ends without an answer', async () => {
    const reasonOf = async (text: string, limits = LIMITS) => {
      const error: unknown = await inThread(code(text), null, limits).catch((thrown: unknown) => thrown);
      return error instanceof ThreadError ? error.reason : error;
    };
    expect(await reasonOf('for (;;);', { ...LIMITS, within: 100 })).toBe('time');
    expect(await reasonOf('const all = []; for (;;) all.push({ all: [...all] });', { within: 30_000, memory: 8 })).toBe(
      'memory',
    );
    expect(await reasonOf('')).toBe('ended');
  });

  it('leaves the thread of the server alone', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    await inThread(
      code('const end = Date.now() + 300; while (Date.now() < end); parentPort.postMessage(0)'),
      0,
      LIMITS,
    );
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });
});

it('runs so many pieces of work at once, lets others wait in order, and refuses more', async () => {
  const within = limited(1, 1);
  const order: string[] = [];
  let finish!: () => void;
  const first = within(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  ).then(() => order.push('first'));
  const second = within(() => Promise.reject(new Error('it failed'))).catch(() => order.push('second'));
  await expect(within(() => Promise.resolve())).rejects.toMatchObject({ code: 42900 });
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(await within(() => Promise.resolve('third'))).toBe('third');
});
