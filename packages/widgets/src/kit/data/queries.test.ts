// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueries, endQueries } from './queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a widget that is gone leaves no timer behind, whatever is on the way or is taken down later', async () => {
  const queries = createQueries();
  await queries.fetchQuery({ queryKey: ['done'], queryFn: () => Promise.resolve(1) });
  let answer: ((value: number) => void) | undefined;
  const late = new Promise<number>((resolve) => {
    answer = resolve;
  });
  queries.fetchQuery({ queryKey: ['late'], queryFn: () => late }).catch(() => {});
  const observer = new QueryObserver(queries, { queryKey: ['seen'], queryFn: () => Promise.resolve(2) });
  const end = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  endQueries(queries);
  answer?.(3);
  end();
  // What goes on after an answer asks again.
  await queries.fetchQuery({ queryKey: ['after'], queryFn: () => Promise.resolve(4) });
  await vi.advanceTimersByTimeAsync(10);
  expect(vi.getTimerCount()).toBe(0);
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['after']]);
});
