import { expect, test, vi } from 'vitest';
import { StageChain } from './stage-chain.ts';

const link = (name: string) => ({ name, destroy: vi.fn() });

test('goes back and forward, and destroys only what is no longer reached', () => {
  const chain = new StageChain<ReturnType<typeof link>>();
  const [a, b, c, d] = [link('a'), link('b'), link('c'), link('d')];
  chain.leave(a);
  chain.leave(b);
  expect([chain.hasBefore, chain.hasAfter]).toEqual([true, false]);
  expect(chain.back(c)).toBe(b);
  expect(chain.back(b)).toBe(a);
  expect(chain.back(a)).toBeUndefined();
  expect(chain.forward(a)).toBe(b);
  expect([chain.hasBefore, chain.hasAfter]).toEqual([true, true]);
  chain.leave(b);
  expect(c.destroy).toHaveBeenCalledOnce();
  expect(chain.forward(d)).toBeUndefined();
  chain.forget();
  expect([a, b, c, d].map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 1, 1, 0]);
});
