import { expect, test } from 'vitest';
import { stillWrong } from './still-wrong.ts';

const problem = (path: string, message = path) => ({ path, code: 'x', message });
const order = problem('end_date', '结束日期不能早于开始日期');
const taken = problem('code', '已存在');
const missing = problem('name', '请输入名称');

test('a problem between two fields goes when either of them is put right', () => {
  expect(stillWrong([order, missing], [order, missing], [missing], new Set(['begin_date']))).toEqual([missing]);
});

test('what only the server knows stays until its own field changes', () => {
  expect(stillWrong([taken], [], [], new Set(['name']))).toEqual([taken]);
  expect(stillWrong([taken], [], [], new Set(['code']))).toEqual([]);
});

test('nothing new is told while somebody types', () => {
  expect(stillWrong([order], [order], [order, missing], new Set(['name']))).toEqual([order]);
});
