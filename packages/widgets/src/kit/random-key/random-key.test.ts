import { afterEach, expect, it, vi } from 'vitest';
import { randomKey } from './random-key.ts';

afterEach(() => vi.unstubAllGlobals());

it('is 32 digits, and never the same', () => {
  const keys = new Set(Array.from({ length: 1_000 }, randomKey));
  expect(keys.size).toBe(1_000);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});

it('needs no secure context', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  expect(randomKey()).toHaveLength(32);
});
