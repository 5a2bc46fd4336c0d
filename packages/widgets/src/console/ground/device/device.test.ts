import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeviceRow, DeviceStore } from './device-store.ts';
import { readDevice, writeAnswers, writeSession } from './device.ts';
import { keepOnDevice } from './keep-on-device.ts';
import { markKept, markKeptLists } from './kept-marks.ts';
import { restoreAnswers } from './restore.ts';

const DAY = 86_400_000;
const menus = [{ index: 'patrollog' }] as never;
const person = (user_id: string) => ({ user_id }) as never;

let disk: Map<string, DeviceRow>;
let store: DeviceStore;
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  disk = new Map();
  store = {
    all: async () => [...disk.values()],
    put: async (rows) => rows.forEach((row) => disk.set(row.key, structuredClone(row))),
    remove: async (keys) => keys.forEach((key) => disk.delete(key)),
    clear: async () => disk.clear(),
  };
});
afterEach(() => void vi.useRealTimers());

it('gives back who was logged in, for a week', async () => {
  await writeSession(store, { user: person('u'), menus }, 0);
  await writeAnswers(store, 'u', new Map([['h', { key: ['reference', 'staff'], data: [1], at: 5 }]]));
  expect(await readDevice(store, 7 * DAY)).toEqual({
    user: { user_id: 'u' },
    menus,
    answers: [{ key: ['reference', 'staff'], data: [1], at: 5 }],
  });
  expect(await readDevice(store, 7 * DAY + 1)).toBeUndefined();
  store.all = () => Promise.reject(new Error('no database'));
  expect(await readDevice(store, 0)).toBeUndefined();
});

it('leaves nothing of one person to the next', async () => {
  await writeSession(store, { user: person('u'), menus }, 0);
  await writeAnswers(store, 'u', new Map([['h', { key: ['x'], data: 1, at: 5 }]]));
  await writeSession(store, { user: person('v'), menus }, 0);
  expect([...disk.values()].map(({ owner }) => owner)).toEqual(['v']);
});

it('keeps the newest answers, and none that is very long', async () => {
  const many = Array.from({ length: 605 }, (_, at) => [`h${at}`, { key: [at], data: at, at }] as const);
  await writeAnswers(store, 'u', new Map(many));
  expect([disk.size, disk.has('answer:h4'), disk.has('answer:h5')]).toEqual([600, false, true]);
  await writeAnswers(store, 'u', new Map([['long', { key: ['long'], data: 'x'.repeat(400_000), at: 9999 }]]));
  expect(disk.has('answer:long')).toBe(false);
});

/** A console with a session, and what it keeps. */
function opened() {
  const queries = new QueryClient();
  const state = { token: { token: 't' } as object | null, user: person('u') as object | null, menus };
  const listeners = new Set<() => void>();
  const session = {
    snapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const end = keepOnDevice({ queries, session: session as never, store });
  return { queries, state, end };
}
const keys = () => [...disk.values()].map(({ data }) => (data as { key?: unknown[] }).key?.[1] ?? 'session');

it('keeps what is marked and nothing else, without the addresses of files', async () => {
  const { queries, end } = opened();
  markKept(queries, ['reference', 'staff', '', 1, '', '']);
  markKeptLists(queries, 'patrollog', ['patrolsite']);
  queries.setQueryData(['reference', 'staff', '', 1, '', ''], [{ value: '1' }]);
  queries.setQueryData(['reference', 'usermanage', '', 1, '', ''], ['not kept']);
  queries.setQueryData(['reference', 'patrolsite', 'title', 'p1'], '一号楼');
  queries.setQueryData(['list', 'staff', {}], ['not kept']);
  const photos = [{ id: 'f', name: 'a.png', url: '/signed' }];
  const page = (id: string) => ({ list: [{ id, photos }], total: 60 });
  const pages = { pages: [page('1'), page('2'), page('3')], pageParams: [1, 2, 3] };
  queries.setQueryData(['list', 'patrollog', 'cards', {}, {}], pages);
  queries.setQueryData(['dictionaries', 'overlay', 'u'], new Map([['color', 1]]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(keys().map(String).toSorted()).toEqual(['overlay', 'patrollog', 'patrolsite', 'session', 'staff']);
  expect(JSON.stringify([...disk.values()])).not.toContain('/signed');
  end();

  const after = new QueryClient();
  restoreAnswers(after, (await readDevice(store, 2000))!.answers);
  expect(after.getQueryData(['dictionaries', 'overlay', 'u'])).toEqual(new Map([['color', 1]]));
  const list = after.getQueryState<typeof pages>(['list', 'patrollog', 'cards', {}, {}])!;
  expect([list.data?.pages.length, list.isInvalidated, list.dataUpdatedAt]).toEqual([2, true, 1000]);
  after.clear();
  queries.clear();
});

it('writes nothing for whoever has logged out meanwhile', async () => {
  const { queries, state, end } = opened();
  markKept(queries, ['reference', 'staff']);
  queries.setQueryData(['reference', 'staff'], [1]);
  state.token = null;
  state.user = null;
  disk.clear();
  await vi.advanceTimersByTimeAsync(2000);
  expect(disk.size).toBe(0);
  end();
  queries.clear();
});
