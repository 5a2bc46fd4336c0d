import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { explainLater } from './explain-later.ts';
import { explainProblem } from './explain.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./explain.ts');
  vi.doUnmock('../kit/log.ts');
  vi.resetModules();
});

it('says what explains at once says', async () => {
  const problem = new Error('no diagram to display');
  expect(await explainLater(problem, 'zh-CN')).toEqual(explainProblem(problem, 'zh-CN'));
});

it('keeps what the engine said when its words do not come', async () => {
  vi.resetModules();
  vi.doMock('../kit/log.ts', () => ({ log: () => {} }));
  vi.doMock('./explain.ts', () => {
    throw new Error('lost');
  });
  const again = await import('./explain-later.ts');
  const explained = again.explainLater(new Error('already rendered <A>'), 'zh-CN');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await explained).toEqual({
    code: 'unknown',
    message: 'already rendered <A>',
    original: 'already rendered <A>',
  });
});
