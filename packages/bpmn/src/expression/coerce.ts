import type { Budget } from './budget.ts';
import { ExpressionError } from './error.ts';
import { sizeOf } from './size.ts';

const refuse = (value: unknown, zh: string, en: string): ExpressionError => {
  const shown = typeof value === 'string' ? `“${value.slice(0, 40)}”` : Array.isArray(value) ? 'list' : typeof value;
  return new ExpressionError({ zh: `无法把 ${shown} 当作${zh}`, en: `Cannot use ${shown} as ${en}` });
};

/**
 * Converts a value to a number by the rules of the Expression Language 2.2, section 1.18: null, undefined and empty
 * text are 0.
 */
export function toNumber(value: unknown, budget: Budget): number {
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') budget.read(value.length);
  if (typeof value === 'string' && value.trim() !== '') {
    const number = Number(value);
    if (!Number.isNaN(number)) return number;
  }
  throw refuse(value, '数字', 'a number');
}

/**
 * Converts a value to a boolean: null, undefined and empty text are false; text is true when it is `true` in any case.
 */
export function toBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === null || value === undefined || value === '') return false;
  if (typeof value === 'string') return value.length === 4 && value.toLowerCase() === 'true';
  throw refuse(value, '布尔值', 'a boolean');
}

/** Converts a value to text: null and undefined are empty. Lists and maps are written as JSON. */
export function toText(value: unknown, budget: Budget): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') {
    budget.make(sizeOf(value, budget));
    return JSON.stringify(value);
  }
  throw refuse(value, '文本', 'text');
}

/** Evaluates the operator `empty`: true for null, undefined, empty text, and a list or map without entries. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  if (typeof value !== 'object' || value instanceof Date) return false;
  for (const key in value) if (Object.hasOwn(value, key)) return false;
  return true;
}

const isNumeric = (value: unknown): boolean => typeof value === 'number' || typeof value === 'bigint';

/**
 * Compares for equality by the rules of the Expression Language 2.2, section 1.8.2: null equals only null; otherwise
 * the values are compared as numbers, then as booleans, then as texts.
 */
export function isEqual(left: unknown, right: unknown, budget: Budget): boolean {
  budget.pay();
  if (typeof left === 'string' && typeof right === 'string') {
    if (left.length !== right.length) return false;
    budget.read(left.length);
    return left === right;
  }
  if (left === right) return true;
  if (left === null || left === undefined || right === null || right === undefined) {
    return (left ?? null) === (right ?? null);
  }
  if (isNumeric(left) || isNumeric(right)) return toNumber(left, budget) === toNumber(right, budget);
  if (typeof left === 'boolean' || typeof right === 'boolean') return toBoolean(left) === toBoolean(right);
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (typeof left === 'string' || typeof right === 'string') {
    return isEqual(toText(left, budget), toText(right, budget), budget);
  }
  return false;
}

/**
 * Compares for order by the rules of the Expression Language 2.2, section 1.8.1.
 *
 * @returns negative, 0 or positive; NaN when one side is null or undefined, so that every comparison is false
 */
export function compare(left: unknown, right: unknown, budget: Budget): number {
  if (left === null || left === undefined || right === null || right === undefined) {
    return (left ?? null) === (right ?? null) ? 0 : Number.NaN;
  }
  if (isNumeric(left) || isNumeric(right)) return toNumber(left, budget) - toNumber(right, budget);
  if (left instanceof Date && right instanceof Date) return left.getTime() - right.getTime();
  if (typeof left === 'string' || typeof right === 'string') {
    const [a, b] = [toText(left, budget), toText(right, budget)];
    budget.read(Math.min(a.length, b.length));
    return a < b ? -1 : a > b ? 1 : 0;
  }
  throw refuse(left, '可比较的值', 'something to compare');
}
