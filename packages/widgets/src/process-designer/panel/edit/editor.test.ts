import { expect, test } from 'vitest';
import { replaceInPlace } from './editor.ts';

const isLetter = (item: string | number) => typeof item === 'string';

test('new ones stand where the first old one stood; others keep their order', () => {
  expect(replaceInPlace<string | number>([1, 'a', 2, 'b', 3], isLetter, ['x', 'y', 'z'])).toEqual([
    1,
    'x',
    'y',
    'z',
    2,
    3,
  ]);
});

test('the first ones come last', () => {
  expect(replaceInPlace<string | number>([1, 2], isLetter, ['x'])).toEqual([1, 2, 'x']);
});

test('taking all away leaves the others', () => {
  expect(replaceInPlace<string | number>(['a', 1, 'b'], isLetter, [])).toEqual([1]);
});
