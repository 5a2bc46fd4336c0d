import { expect, test } from 'vitest';
import { ariaKeys, isMac, keysLabel, keysToShow, matchesKeys } from './keys.ts';

const press = (key: string, ...held: ('ctrl' | 'meta' | 'alt' | 'shift')[]) => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

test('Mod is Ctrl or ⌘, and nothing else may be held', () => {
  expect(matchesKeys(press('z', 'ctrl'), 'Mod+Z')).toBe(true);
  expect(matchesKeys(press('z', 'meta'), 'Mod+Z')).toBe(true);
  expect(matchesKeys(press('z'), 'Mod+Z')).toBe(false);
  expect(matchesKeys(press('Z', 'ctrl', 'shift'), 'Mod+Z')).toBe(false);
  expect(matchesKeys(press('Z', 'ctrl', 'shift'), 'Mod+Shift+Z')).toBe(true);
  expect(matchesKeys(press('z', 'ctrl', 'alt'), 'Mod+Z')).toBe(false);
});

test('a sign counts by what it means, a letter without regard to case', () => {
  expect(matchesKeys(press('?', 'shift'), '?')).toBe(true);
  expect(matchesKeys(press('?'), '?')).toBe(true);
  expect(matchesKeys(press('+', 'ctrl', 'shift'), 'Mod++')).toBe(true);
  expect(matchesKeys(press('+', 'shift'), 'Mod++')).toBe(false);
  expect(matchesKeys(press('H'), 'h')).toBe(true);
  expect(matchesKeys(press('ArrowRight', 'alt'), 'Alt+ArrowRight')).toBe(true);
  expect(matchesKeys(press('ArrowRight'), 'Alt+ArrowRight')).toBe(false);
});

test('is told as the keyboard shows it', () => {
  expect(keysLabel('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
  expect(keysLabel('Mod+Shift+Z', true)).toBe('⇧⌘Z');
  expect(keysLabel('Mod++', false)).toBe('Ctrl++');
  expect(keysLabel('Alt+ArrowRight', false)).toBe('Alt+→');
  expect(keysLabel('Alt+ArrowRight', true)).toBe('⌥→');
  expect(keysLabel('Delete', false)).toBe('Del');
  expect(ariaKeys('Mod+D', false)).toBe('Control+D');
  expect(ariaKeys('Mod+D', true)).toBe('Meta+D');
});

test('knows a Mac by its platform', () => {
  expect([isMac('MacIntel'), isMac('iPad'), isMac('Win32'), isMac('Linux x86_64')]).toEqual([true, true, false, false]);
});

test('⌘Y is the browser’s own on a Mac: it is not told there, unless nothing else is bound', () => {
  expect(keysToShow(['Mod+Y', 'Mod+Shift+Z'], true)).toEqual(['Mod+Shift+Z']);
  expect(keysToShow(['Mod+Y', 'Mod+Shift+Z'], false)).toEqual(['Mod+Y', 'Mod+Shift+Z']);
  expect(keysToShow(['Mod+Y'], true)).toEqual(['Mod+Y']);
});
