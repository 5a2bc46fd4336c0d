import { expect, it } from 'vitest';
import { isPaletteKey } from './palette-key.ts';

const key = (one: string, ...held: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) =>
  isPaletteKey({
    key: one,
    ctrlKey: held.includes('ctrlKey'),
    metaKey: held.includes('metaKey'),
    altKey: held.includes('altKey'),
    shiftKey: held.includes('shiftKey'),
  });

it('is Ctrl+K or Command+K, and nothing more', () => {
  expect([key('k', 'ctrlKey'), key('K', 'metaKey')]).toEqual([true, true]);
  expect([key('k'), key('j', 'ctrlKey'), key('k', 'ctrlKey', 'shiftKey'), key('k', 'ctrlKey', 'altKey')]).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});
