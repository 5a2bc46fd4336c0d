import { afterEach, expect, it, vi } from 'vitest';
import { explainLater } from './explain-later.ts';
import { explainProblem } from './explain.ts';

afterEach(() => {
  vi.doUnmock('./explain.ts');
  vi.resetModules();
});

it('says what explains at once says', async () => {
  const problem = new Error('no diagram to display');
  expect(await explainLater(problem, 'zh-CN')).toEqual(explainProblem(problem, 'zh-CN'));
});

it('keeps what the engine said when its words do not come', async () => {
  vi.resetModules();
  vi.doMock('./explain.ts', () => {
    throw new Error('lost');
  });
  const again = await import('./explain-later.ts');
  expect(await again.explainLater(new Error('already rendered <A>'), 'zh-CN')).toEqual({
    code: 'unknown',
    message: 'already rendered <A>',
    original: 'already rendered <A>',
  });
});
