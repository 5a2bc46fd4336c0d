import type { Budget } from './budget.ts';
import { ExpressionError } from './error.ts';

/** What quotes, commas and colons add to an entry, about. */
const AROUND = 4;
/** Characters of a number, a boolean or nothing, about. */
const PLAIN = 8;
/** Values nested deeper than this are not written as text. */
const MAX_DEPTH = 200;

/**
 * Characters that a value takes as JSON, about. Parts that it holds several times count each time, as JSON writes them
 * each time. By hand and paid step by step, because the value was made by somebody else.
 * @throws BudgetError, ExpressionError when it nests too deep
 */
export function sizeOf(value: unknown, budget: Pick<Budget, 'pay'>): number {
  let size = 0;
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: one, depth } = next;
    size += typeof one === 'string' ? one.length + AROUND : PLAIN;
    if (typeof one !== 'object' || one === null) continue;
    if (depth >= MAX_DEPTH) throw tooDeep();
    const keys = Array.isArray(one) ? undefined : Object.keys(one);
    const items: readonly unknown[] = Array.isArray(one) ? one : Object.values(one);
    budget.pay(items.length);
    for (const key of keys ?? []) size += key.length + AROUND;
    for (const item of items) waiting.push({ value: item, depth: depth + 1 });
  }
  return size;
}

export const tooDeep = (): ExpressionError =>
  new ExpressionError({ zh: '值或表达式嵌套过深', en: 'The value or the expression nests too deep' });
