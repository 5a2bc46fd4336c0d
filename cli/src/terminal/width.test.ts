import { expect, it } from 'vitest';
import { table, widthOf } from './width.ts';

it('counts Chinese characters as two columns', () => {
  expect([widthOf('项目'), widthOf('ab'), widthOf('（1）'), widthOf('\u001B')]).toEqual([4, 2, 5, 0]);
});

it('lines columns up', () => {
  expect(
    table([
      ['账号', '密码'],
      ['contractor', 'x'],
    ]),
  ).toBe('账号        密码\ncontractor  x');
});
