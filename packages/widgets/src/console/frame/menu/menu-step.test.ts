import { expect, test } from 'vitest';
import { menuStep, TypeAhead, type MenuRow } from './menu-step.ts';

const row = (title: string, depth: number, open?: boolean, pinyin?: string): MenuRow => ({
  title,
  depth,
  ...(open === undefined ? {} : { open }),
  ...(pinyin === undefined ? {} : { pinyin }),
});
const rows = [
  row('工作台', 0, undefined, 'gong zuo tai'),
  row('工地', 0, true, 'gong di'),
  row('人员', 1, undefined, 'ren yuan'),
  row('项目', 1, undefined, 'xiang mu'),
  row('安全', 0, false, 'an quan'),
];

test.each([
  ['ArrowDown', 0, { to: 1 }],
  ['ArrowDown', 4, { to: 4 }],
  ['ArrowUp', 0, { to: 0 }],
  ['Home', 3, { to: 0 }],
  ['End', 0, { to: 4 }],
  ['ArrowRight', 1, { to: 2 }],
  ['ArrowRight', 4, { open: true }],
  ['ArrowRight', 2, undefined],
  ['ArrowLeft', 1, { open: false }],
  ['ArrowLeft', 3, { to: 1 }],
  ['ArrowLeft', 4, { to: -1 }],
  ['Enter', 2, undefined],
  ['a', 2, undefined],
] as const)('%s on row %d: %j', (key, at, step) => expect(menuStep(key, rows, at)).toEqual(step));

test('letters lead to the next row that begins with them; a pause begins a new word', () => {
  const ahead = new TypeAhead();
  expect(ahead.find('g', 0, rows, 0)).toBe(1);
  expect(ahead.find('z', 100, rows, 1)).toBe(0);
  expect(ahead.find('g', 5000, rows, 1)).toBe(0);
  expect(ahead.find('R', 9000, rows, 0)).toBe(2);
  expect(ahead.find('q', 19_000, rows, 0)).toBe(-1);
  expect(ahead.find('项', 29_000, rows, 0)).toBe(3);
});
