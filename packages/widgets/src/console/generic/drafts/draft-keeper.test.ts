import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '../../ground/drafts/draft.ts';
import { DraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function kept() {
  const drafts = new Map<string, Draft>();
  const keeper = new DraftKeeper({
    all: async () => [...drafts.values()],
    put: async (draft) => void drafts.set(draft.key, draft),
    remove: async (key) => void drafts.delete(key),
  });
  const typed = {
    owner: 'u@',
    resource: 'staff',
    form: 'add',
    title: '',
    values: { name: 'a' },
    base: {},
    files: [],
    left: [],
  };
  keeper.reads(() => typed);
  return { keeper, drafts, typed };
}

test('input is stored a moment after the last change, or at once when the form goes', async () => {
  const { keeper, drafts } = kept();
  keeper.changed();
  expect(drafts.size).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect([...drafts.values()]).toMatchObject([{ values: { name: 'a' } }]);
  drafts.clear();
  keeper.flush();
  expect(drafts.size).toBe(0);
  keeper.changed();
  keeper.flush();
  expect(drafts.size).toBe(1);
});

test('a saved form leaves nothing, not even what was just typed', async () => {
  const { keeper, drafts } = kept();
  keeper.changed();
  keeper.flush();
  keeper.changed();
  keeper.done();
  keeper.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(drafts.size).toBe(0);
});

test('restored input goes on under its key, based on the version at which it was typed', async () => {
  const { keeper, drafts, typed } = kept();
  const draft = { ...typed, key: 'old', at: 1, version: 3, base: { name: 'before' } };
  expect(keeper.offers(draft)).toBe(true);
  keeper.goOn(draft);
  keeper.changed();
  keeper.flush();
  expect([...drafts.values()]).toMatchObject([{ key: 'old', version: 3, base: { name: 'before' } }]);
  expect(keeper.base()).toMatchObject({ version: 3, values: { name: 'before' } });
});

test('what memory has restored is not offered again', () => {
  const { keeper, typed } = kept();
  keeper.take();
  expect(keeper.offers({ ...typed, key: 'old', at: 1 })).toBe(false);
});
