import type { Budget } from './budget.ts';
import { ExpressionError } from './error.ts';

/** Approximate number of characters for quotes, commas and colons of an entry. */
const AROUND = 4;
/** Approximate number of characters of a number, a boolean or null. */
const PLAIN = 8;
/** Maximum nesting depth of values that are written as text. */
const MAX_DEPTH = 200;

/**
 * Returns the approximate number of characters of a value as JSON. A part that occurs several times counts each time,
 * because JSON writes it each time. The function counts without JSON.stringify and charges step by step, because the
 * value comes from outside.
 * @throws BudgetError, ExpressionError when the value is nested too deeply
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
