import { expect, it } from 'vitest';
import { withRoom } from './declutter.ts';

const label = (key: string, x: number, y: number, text = '测点 1 0.20 mm') => ({ key, at: { x, y }, text });

it('keeps what has room, and of two that lie over each other the first', () => {
  expect([
    ...withRoom([label('a', 100, 100), label('b', 150, 104), label('c', 260, 100), label('d', 100, 130)]),
  ]).toEqual(['a', 'c', 'd']);
});

it('finds those that reach into the next cell', () => {
  expect([...withRoom([label('a', 10, 10), label('b', 90, 10)])]).toEqual(['a']);
  expect([...withRoom([label('a', 10, 10, '1'), label('b', 90, 10, '2')])]).toEqual(['a', 'b']);
});
