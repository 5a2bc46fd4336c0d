import { Budget } from './budget.ts';
import { compare, isEmpty, isEqual, toBoolean, toNumber, toText } from './coerce.ts';
import { ExpressionError, UnknownNameError } from './error.ts';
import { isForbidden, methodOf, ownValue } from './methods.ts';
import type { BinaryOperator, ExpressionNode } from './nodes.ts';
import { parseTemplate } from './parse-template.ts';
import type { ExpressionScope } from './scope.ts';
import { UNKNOWN } from './scope.ts';
import { tooDeep } from './size.ts';

/**
 * Evaluates a text that may contain expressions. A text that is a single expression returns the expression's value; any
 * other text returns text, where null and undefined are written as empty.
 *
 * @param budget limits of the evaluation; default: the limits of one evaluation
 * @throws ExpressionError when the text does not parse, a name is unknown, or an operation is refused; BudgetError when
 *   the evaluation exceeds its budget
 */
export function evaluate(source: string, scope: ExpressionScope, budget: Budget = new Budget()): unknown {
  const template = parseTemplate(source);
  const [first] = template.parts;
  try {
    if (template.single && first?.kind === 'expression') return evaluateNode(first.node, scope, budget);
    let text = '';
    for (const part of template.parts) {
      const more = part.kind === 'text' ? part.text : toText(evaluateNode(part.node, scope, budget), budget);
      budget.make(more.length, text.length + more.length);
      text += more;
    }
    return text;
  } catch (error) {
    // A deeply one-sided tree of thousands of nodes overflows the call stack before it exceeds a budget.
    throw error instanceof RangeError ? tooDeep() : error;
  }
}

/**
 * Evaluates a condition. As in the engines, a condition whose value is no boolean is refused.
 *
 * @throws ExpressionError as {@link evaluate} does
 */
export function evaluateCondition(source: string, scope: ExpressionScope, budget?: Budget): boolean {
  const value = evaluate(source, scope, budget);
  if (typeof value === 'boolean') return value;
  throw new ExpressionError({
    zh: `条件表达式的结果不是布尔值：${source}`,
    en: `The condition does not give a boolean: ${source}`,
  });
}

/** Evaluates one parsed expression. */
export function evaluateNode(node: ExpressionNode, scope: ExpressionScope, budget: Budget = new Budget()): unknown {
  budget.pay();
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
      return resolve(node.name, scope);
    case 'unary': {
      const value = evaluateNode(node.argument, scope, budget);
      if (node.operator === 'empty') return isEmpty(value);
      return node.operator === '!' ? !toBoolean(value) : -toNumber(value, budget);
    }
    case 'binary':
      return binary(node.operator, node.left, node.right, scope, budget);
    case 'choice':
      return evaluateNode(toBoolean(evaluateNode(node.test, scope, budget)) ? node.yes : node.no, scope, budget);
    case 'member':
      return property(evaluateNode(node.object, scope, budget), evaluateNode(node.key, scope, budget), scope, budget);
    case 'method':
      return callMethod(
        evaluateNode(node.object, scope, budget),
        toText(evaluateNode(node.key, scope, budget), budget),
        node.args.map((arg) => evaluateNode(arg, scope, budget)),
        scope,
        budget,
      );
    default:
      return callFunction(
        node.name,
        node.args.map((arg) => evaluateNode(arg, scope, budget)),
        scope,
      );
  }
}

function resolve(name: string, scope: ExpressionScope): unknown {
  const value = scope.resolve(name);
  if (value !== UNKNOWN) return value;
  throw new UnknownNameError({ zh: `未知的变量：${name}`, en: `Unknown variable: ${name}` });
}

function binary(
  operator: BinaryOperator,
  left: ExpressionNode,
  right: ExpressionNode,
  scope: ExpressionScope,
  budget: Budget,
): unknown {
  const a = evaluateNode(left, scope, budget);
  if (operator === '&&') return toBoolean(a) && toBoolean(evaluateNode(right, scope, budget));
  if (operator === '||') return toBoolean(a) || toBoolean(evaluateNode(right, scope, budget));
  const b = evaluateNode(right, scope, budget);
  switch (operator) {
    case '==':
      return isEqual(a, b, budget);
    case '!=':
      return !isEqual(a, b, budget);
    case '<':
      return compare(a, b, budget) < 0;
    case '>':
      return compare(a, b, budget) > 0;
    case '<=':
      return compare(a, b, budget) <= 0;
    case '>=':
      return compare(a, b, budget) >= 0;
    default:
      return arithmetic(operator, toNumber(a, budget), toNumber(b, budget));
  }
}

function arithmetic(operator: '+' | '-' | '*' | '/' | '%', a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    default:
      if (b === 0) throw new ExpressionError({ zh: '不能对 0 取余', en: 'Cannot take the remainder by 0' });
      return a % b;
  }
}

function property(object: unknown, key: unknown, scope: ExpressionScope, budget: Budget): unknown {
  if (object === null || object === undefined) return null;
  if (Array.isArray(object)) {
    const at = toNumber(key, budget);
    return Number.isInteger(at) && at >= 0 ? (object[at] ?? null) : null;
  }
  const name = toText(key, budget);
  if (isForbidden(name)) throw forbidden(name);
  if (typeof object !== 'object' || object instanceof Date) throw noMember(name, object);
  const value = ownValue(object, name);
  if (value === null && scope.isBean(object) && !Object.hasOwn(object, name)) throw noMember(name, object);
  return value;
}

function callMethod(
  object: unknown,
  name: string,
  args: readonly unknown[],
  scope: ExpressionScope,
  budget: Budget,
): unknown {
  if (isForbidden(name)) throw forbidden(name);
  if (object === null || object === undefined) {
    throw new ExpressionError({ zh: `不能对空值调用 ${name}()`, en: `Cannot call ${name}() on null` });
  }
  if (typeof object === 'object' && scope.isBean(object)) {
    const own: unknown = Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
    if (typeof own !== 'function') throw noMember(`${name}()`, object);
    return Reflect.apply(own, object, args);
  }
  const method = methodOf(object, name, budget);
  if (!method) throw noMember(`${name}()`, object);
  return method(args);
}

function callFunction(name: string, args: readonly unknown[], scope: ExpressionScope): unknown {
  const known = scope.functionOf(name);
  if (!known) throw new ExpressionError({ zh: `未知的函数：${name}()`, en: `Unknown function: ${name}()` });
  return known(...args);
}

function forbidden(name: string): ExpressionError {
  return new ExpressionError({ zh: `不允许访问 ${name}`, en: `Access to ${name} is not allowed` });
}

function noMember(name: string, object: unknown): ExpressionError {
  const kind = Array.isArray(object) ? 'list' : typeof object;
  return new UnknownNameError({ zh: `${kind} 没有 ${name}`, en: `${kind} has no ${name}` });
}
