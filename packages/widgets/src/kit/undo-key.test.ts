import { expect, it } from 'vitest';
import { undoKeyOf } from './undo-key.ts';

const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean }) =>
  undoKeyOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

it('undoes with Ctrl+Z or Cmd+Z', () => {
  expect(press('z', { ctrlKey: true })).toBe('undo');
  expect(press('z', { metaKey: true })).toBe('undo');
});

it('redoes with Ctrl+Y and with Ctrl+Shift+Z, whose letter is a capital', () => {
  expect(press('y', { ctrlKey: true })).toBe('redo');
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
});

it('leaves plain letters and other shortcuts alone', () => {
  expect(press('z', {})).toBeNull();
  expect(press('y', { shiftKey: true })).toBeNull();
  expect(press('x', { ctrlKey: true })).toBeNull();
});
