// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PREFERENCES_KEY } from '../storage-keys.ts';
import { createPreferences } from './preferences.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test('what the host gives counts until somebody chooses, and only the choice is stored', () => {
  const store = createPreferences({ lang: 'en', theme: 'dark' });
  expect(store.snapshot()).toEqual({ theme: 'dark', density: 'default', lang: 'en', collapsed: false });
  store.change({ theme: 'light' });
  expect(JSON.parse(localStorage.getItem(PREFERENCES_KEY)!)).toEqual({ theme: 'light' });
  // The host has another language now; the choice of theme stays.
  expect(createPreferences({ lang: 'zh', theme: 'dark' }).snapshot()).toMatchObject({ lang: 'zh', theme: 'light' });
});

test('whoever listens is told, until they stop', () => {
  const store = createPreferences({});
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.change({ density: 'compact' });
  stop();
  store.change({ density: 'default' });
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  ['unreadable', () => localStorage.setItem(PREFERENCES_KEY, '{')],
  [
    'blocked',
    () =>
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('blocked');
      }),
  ],
])('a storage that is %s is no storage', (_, spoil) => {
  spoil();
  const store = createPreferences({ lang: 'en' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  store.change({ collapsed: true });
  expect(store.snapshot()).toMatchObject({ lang: 'en', collapsed: true });
});

test.each([['null'], ['[]'], ['"dark"'], ['{"lang":"fr","theme":7,"density":null}']])(
  'stored %s, which nobody can have chosen, is left out',
  (text) => {
    localStorage.setItem(PREFERENCES_KEY, text);
    const usual = { theme: 'light', density: 'default', lang: 'zh', collapsed: false };
    expect(createPreferences({}).snapshot()).toEqual(usual);
    expect(createPreferences({ theme: 'blue' as 'dark' }).snapshot()).toEqual(usual);
  },
);
