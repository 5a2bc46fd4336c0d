import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT, ChunkError, withTimeout } from './chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what was loaded, and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('page'))).toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});

it('console 8 and 9: a chunk counts as lost after 120000 ms, not before', async () => {
  const lost = vi.fn();
  void withTimeout(new Promise(() => {})).catch(lost);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1);
  expect(lost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(lost.mock.calls[0]?.[0]).toBeInstanceOf(ChunkError);
  expect(CHUNK_TIMEOUT).toBe(120_000);
});

it('says why loading failed', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(withTimeout(Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkError', cause });
  expect(vi.getTimerCount()).toBe(0);
});
