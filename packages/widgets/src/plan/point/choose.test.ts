import { expect, it } from 'vitest';
import { addsTo, chosenAfter } from './choose.ts';

const selected = new Set(['a', 'b']);

it('chooses a point alone', () => {
  expect(chosenAfter(selected, 'c', false)).toEqual(new Set(['c']));
  expect(chosenAfter(selected, 'a', false)).toEqual(new Set(['a']));
});

it('adds a point to the others, or takes it from them', () => {
  expect(chosenAfter(selected, 'c', true)).toEqual(new Set(['a', 'b', 'c']));
  expect(chosenAfter(selected, 'a', true)).toEqual(new Set(['b']));
  expect(selected).toEqual(new Set(['a', 'b']));
});

it('adds with Shift, Ctrl and Cmd', () => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false };
  expect(addsTo(none)).toBe(false);
  for (const key of ['shiftKey', 'ctrlKey', 'metaKey']) expect(addsTo({ ...none, [key]: true })).toBe(true);
});
