import { expect, it } from 'vitest';
import { pressed, readingOf, typed, type PadKey } from './reading.ts';

const after = (...keys: PadKey[]) => keys.reduce(pressed, '');

it('becomes a reading key by key', () => {
  expect(after('1', '2', '.', '5')).toBe('12.5');
  expect(after('.', '5')).toBe('0.5');
  expect(after('0', '0', '7')).toBe('7');
  expect(after('5', 'sign', 'sign', 'sign')).toBe('-5');
  expect(after('sign', '.', '3')).toBe('-0.3');
  expect(after('3', '9', 'erase', '8')).toBe('38');
});

it('takes no second point, no fourth digit behind it, and no seventh before it', () => {
  expect(after('1', '.', '.', '2')).toBe('1.2');
  expect(after('1', '.', '2', '3', '4', '5')).toBe('1.234');
  expect(after('1', '2', '3', '4', '5', '6', '7')).toBe('123456');
});

it('reads what a keyboard types, in Chinese letters too', () => {
  expect(typed('－3。5')).toBe('-3.5');
  expect(typed('12a')).toBeUndefined();
  expect(readingOf('-')).toBeUndefined();
  expect(readingOf('-0.5')).toBe(-0.5);
});
