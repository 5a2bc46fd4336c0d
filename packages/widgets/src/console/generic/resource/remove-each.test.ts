import { CallFailure } from '@gongdi/api';
import { expect, it, vi } from 'vitest';
import { removeEach } from './remove-each.ts';

const ROWS = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const refused = (message: string, status: number) => new CallFailure(message, { status, code: status });
const removal = (failures: Readonly<Record<string, Error>>) =>
  vi.fn(async ({ id }: { id: string }) => {
    if (failures[id]) throw failures[id];
  });

it('deletes one record after the other and counts them', async () => {
  const remove = removal({});
  const steps: number[] = [];
  expect(await removeEach(ROWS, remove, (tried) => steps.push(tried))).toEqual([]);
  expect(remove.mock.calls.map(([row]) => row.id)).toEqual(['a', 'b', 'c', 'd']);
  expect(steps).toEqual([0, 1, 2, 3]);
});

it('goes on after a refused record and gives the reason', async () => {
  const remove = removal({ b: refused('仍有人员', 409), d: refused('没有权限', 400) });
  expect(await removeEach(ROWS, remove, () => {})).toEqual([
    { row: { id: 'b' }, reason: '仍有人员' },
    { row: { id: 'd' }, reason: '没有权限' },
  ]);
});

it.each([
  ['the server', 0],
  ['the session', 401],
])('stops without %s, and gives the reason for all that remain', async (_what, status) => {
  const remove = removal({ a: refused('仍有人员', 409), c: refused('到此为止', status) });
  expect(await removeEach(ROWS, remove, () => {})).toEqual([
    { row: { id: 'a' }, reason: '仍有人员' },
    { row: { id: 'c' }, reason: '到此为止' },
    { row: { id: 'd' }, reason: '到此为止' },
  ]);
  expect(remove).toHaveBeenCalledTimes(3);
});

it('does not hide an error of the program', async () => {
  await expect(removeEach(ROWS, removal({ a: new TypeError('x') }), () => {})).rejects.toThrow(TypeError);
});
