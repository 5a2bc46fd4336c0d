import { civilDay, toMillis } from '../../format/time.ts';
import { add, decimalOf, divide, multiply, NoNumber, round, subtract, ZERO, type Decimal } from './decimal.ts';
import type { FormulaFunction, FormulaNode } from './parse.ts';

/** Values that a formula reads: fields of the form, and those of its own table row. */
export interface FormulaScope {
  value(field: string): unknown;
  /** IANA zone in which the days of instants begin and end. */
  zone: string;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const CIVIL = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the result of a formula. An empty field counts as 0 if at least one other field is filled in.
 * @returns null when all fields that it reads are empty, or when there is no result (a division by zero)
 */
export function evaluateFormula(node: FormulaNode, scope: FormulaScope): Decimal | null {
  let read = false;
  let filled = false;
  const numberIn = (value: unknown): Decimal | null => {
    read = true;
    if (typeof value === 'boolean') {
      filled = true;
      return value ? ONE : ZERO;
    }
    const number = decimalOf(value);
    if (number !== null) filled = true;
    return number;
  };
  /** Returns the numbers of a column in every row, or the number of one field. */
  const listOf = (arg: FormulaNode): Decimal[] => {
    if (arg.kind !== 'ref' || arg.column === undefined) {
      const one = arg.kind === 'ref' ? numberIn(scope.value(arg.field)) : valueOf(arg);
      return one === null ? [] : [one];
    }
    return rowsOf(scope.value(arg.field)).flatMap((row) => {
      const one = numberIn(row[arg.column!]);
      return one === null ? [] : [one];
    });
  };
  const rawOf = (arg: FormulaNode): unknown => {
    read = true;
    return arg.kind === 'ref' && arg.column === undefined ? scope.value(arg.field) : null;
  };
  const span = (args: readonly FormulaNode[]): [from: string, to: string] => {
    const first = rawOf(args[0]!);
    const [begin, end] =
      args.length === 2
        ? [first, rawOf(args[1]!)]
        : [(first as { begin?: unknown } | null)?.begin, (first as { end?: unknown } | null)?.end];
    if (typeof begin !== 'string' || typeof end !== 'string') throw new NoNumber('no dates');
    filled = true;
    return [begin, end];
  };
  const functions: Record<FormulaFunction, (args: readonly FormulaNode[]) => Decimal> = {
    SUM: (args) => args.flatMap(listOf).reduce(add, ZERO),
    AVG: (args) => {
      const list = args.flatMap(listOf);
      return divide(list.reduce(add, ZERO), decimalOf(list.length)!);
    },
    COUNT: ([arg]) => {
      read = filled = true;
      if (arg?.kind === 'ref' && arg.column === undefined) return decimalOf(rowsOf(scope.value(arg.field)).length)!;
      return decimalOf(listOf(arg!).length)!;
    },
    MIN: (args) => extreme(args.flatMap(listOf), (a, b) => a < b),
    MAX: (args) => extreme(args.flatMap(listOf), (a, b) => a > b),
    ROUND: ([value, scale]) => round(valueOf(value!), scale ? Number(valueOf(scale) / ONE) : 0),
    ABS: ([value]) => {
      const number = valueOf(value!);
      return number < 0n ? -number : number;
    },
    DAYS: (args) => {
      // A civil date is a day independent of the time zone.
      const dayOf = (one: string) => Date.parse(CIVIL.test(one) ? one : civilDay(toMillis(one), scope.zone));
      const [from, to] = span(args).map(dayOf) as [number, number];
      return decimalOf(Math.round((to - from) / DAY) + 1)!;
    },
    HOURS: (args) => {
      const [from, to] = span(args).map(toMillis) as [number, number];
      return divide(decimalOf(Math.round(to - from))!, decimalOf(HOUR)!);
    },
    IF: ([test, yes, no]) => valueOf((valueOf(test!) === ZERO ? no : yes)!),
  };
  function valueOf(tree: FormulaNode): Decimal {
    switch (tree.kind) {
      case 'number':
        return decimalOf(tree.text)!;
      case 'ref':
        return numberIn(tree.column === undefined ? scope.value(tree.field) : null) ?? ZERO;
      case 'minus':
        return -valueOf(tree.of);
      case 'binary':
        return binary(tree.op, valueOf(tree.left), valueOf(tree.right));
      case 'call':
        return functions[tree.name](tree.args);
    }
  }
  try {
    const result = valueOf(node);
    return read && !filled ? null : result;
  } catch (error) {
    if (error instanceof NoNumber) return null;
    throw error;
  }
}

const ONE = decimalOf(1)!;

function binary(op: string, left: Decimal, right: Decimal): Decimal {
  switch (op) {
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
      return multiply(left, right);
    case '/':
      return divide(left, right);
    case '>':
      return left > right ? ONE : ZERO;
    case '<':
      return left < right ? ONE : ZERO;
    case '>=':
      return left >= right ? ONE : ZERO;
    case '<=':
      return left <= right ? ONE : ZERO;
    case '=':
      return left === right ? ONE : ZERO;
    default:
      return left === right ? ZERO : ONE;
  }
}

function extreme(list: readonly Decimal[], better: (a: Decimal, b: Decimal) => boolean): Decimal {
  const [first, ...rest] = list;
  if (first === undefined) throw new NoNumber('nothing to compare');
  return rest.reduce((best, one) => (better(one, best) ? one : best), first);
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((row): row is Record<string, unknown> => isRecord(row)) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
