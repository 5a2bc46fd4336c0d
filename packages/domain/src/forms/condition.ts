import * as z from 'zod';
import { FORM_LIMITS } from './limits.ts';

/** Comparison operators. `in` and `not_in` take a list; `empty` and `filled` take no value. */
export const FORM_OPERATORS = [
  'eq',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'in',
  'not_in',
  'contains',
  'empty',
  'filled',
] as const;
export type FormOperator = (typeof FORM_OPERATORS)[number];

const scalar = z.union([z.string().max(500), z.number(), z.boolean()]);

const formTest = z.strictObject({
  /** Name of a field of the form; inside a table also the name of a column of the same row. */
  field: z.string().min(1).max(64),
  op: z.enum(FORM_OPERATORS),
  value: z.union([scalar, z.array(scalar).max(FORM_LIMITS.options)]).optional(),
});
export type FormTest = z.infer<typeof formTest>;

/** Condition under which a field is shown or required: all of the tests hold, or any of them. */
export const formCondition = z.strictObject({
  match: z.enum(['all', 'any']),
  tests: z.array(formTest).min(1).max(FORM_LIMITS.tests),
});
export type FormCondition = z.infer<typeof formCondition>;

/** Returns whether a condition holds for these values. A missing value is empty and equal to nothing. */
export function holds(condition: FormCondition, values: Readonly<Record<string, unknown>>): boolean {
  const one = (test: FormTest): boolean =>
    testHolds(test, Object.hasOwn(values, test.field) ? values[test.field] : null);
  return condition.match === 'all' ? condition.tests.every(one) : condition.tests.some(one);
}

/** Returns whether nothing was entered: null, blank text, an empty list. `false` and 0 are answers. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function testHolds({ op, value: wanted }: FormTest, value: unknown): boolean {
  switch (op) {
    case 'empty':
      return isEmptyValue(value);
    case 'filled':
      return !isEmptyValue(value);
    case 'eq':
      return same(value, wanted);
    case 'ne':
      return !same(value, wanted);
    case 'in':
      return listOf(wanted).some((one) => same(value, one));
    case 'not_in':
      return !listOf(wanted).some((one) => same(value, one));
    case 'contains':
      if (Array.isArray(value)) return value.some((one) => same(one, wanted));
      return typeof value === 'string' && typeof wanted === 'string' && wanted !== '' && value.includes(wanted);
    default: {
      const order = compare(value, wanted);
      if (order === null) return false;
      if (op === 'gt') return order > 0;
      if (op === 'ge') return order >= 0;
      return op === 'lt' ? order < 0 : order <= 0;
    }
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

const NUMBER = /^-?\d+(\.\d+)?$/;
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : null;

/**
 * Returns whether two values are equal. Amounts are texts on the wire and numbers in a condition, so both are compared
 * as numbers.
 */
function same(value: unknown, wanted: unknown): boolean {
  if (isEmptyValue(value)) return false;
  if (Array.isArray(value)) return value.length === 1 && same(value[0], wanted);
  if (value === wanted) return true;
  const [left, right] = [numberOf(value), numberOf(wanted)];
  return left !== null && left === right;
}

/**
 * Returns a number below, equal to or above zero; null when the two values have no order. ISO texts sort in the order
 * of time.
 */
function compare(value: unknown, wanted: unknown): number | null {
  const [left, right] = [numberOf(value), numberOf(wanted)];
  if (left !== null && right !== null) return left - right;
  if (isEmptyValue(value) || typeof value !== 'string' || typeof wanted !== 'string') return null;
  return value < wanted ? -1 : value > wanted ? 1 : 0;
}
