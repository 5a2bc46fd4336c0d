import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { afterPage } from './after-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A promise, and the function that keeps it. */
function pending<T>() {
  let keep!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (keep = resolve));
  return { promise, keep };
}

it('waits a second, for the code of the page and for its answers, and not for ever', async () => {
  const queries = new QueryClient();
  const work = vi.fn();
  afterPage(queries, work);
  await vi.advanceTimersByTimeAsync(900);
  expect(work).not.toHaveBeenCalled();
  const code = pending<{ default: () => null }>();
  void lazyPart(() => code.promise).ahead();
  await vi.advanceTimersByTimeAsync(600);
  expect(work).not.toHaveBeenCalled();
  const answer = pending<number>();
  void queries.prefetchQuery({ queryKey: ['list'], queryFn: () => answer.promise });
  code.keep({ default: () => null });
  await vi.advanceTimersByTimeAsync(600);
  expect(work).not.toHaveBeenCalled();
  answer.keep(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(work).toHaveBeenCalledTimes(1);

  const later = vi.fn();
  void queries.prefetchQuery({ queryKey: ['never'], queryFn: () => pending<number>().promise });
  afterPage(queries, later);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(later).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(later).toHaveBeenCalledTimes(1);
});

it('is given up with the frame', async () => {
  const work = vi.fn();
  afterPage(new QueryClient(), work)();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(work).not.toHaveBeenCalled();
});
