import { compare, isEmpty, isEqual, toBoolean, toNumber, toText } from './coerce.ts';
import { ExpressionError, UnknownNameError } from './error.ts';
import { isForbidden, methodOf, ownValue } from './methods.ts';
import type { BinaryOperator, ExpressionNode } from './nodes.ts';
import { parseTemplate } from './parse-template.ts';
import type { ExpressionScope } from './scope.ts';
import { UNKNOWN } from './scope.ts';

/**
 * Evaluates a text that may hold expressions. A text that is one expression gives its value; any other gives text,
 * with nothing written as empty.
 *
 * @throws ExpressionError when it does not parse, a name is unknown, or an operation is refused
 */
export function evaluate(source: string, scope: ExpressionScope): unknown {
  const template = parseTemplate(source);
  const [first] = template.parts;
  if (template.single && first?.kind === 'expression') return evaluateNode(first.node, scope);
  return template.parts
    .map((part) => (part.kind === 'text' ? part.text : toText(evaluateNode(part.node, scope))))
    .join('');
}

/**
 * Evaluates a condition. The engines refuse a condition whose value is no boolean, and so does this.
 *
 * @throws ExpressionError as {@link evaluate} does
 */
export function evaluateCondition(source: string, scope: ExpressionScope): boolean {
  const value = evaluate(source, scope);
  if (typeof value === 'boolean') return value;
  throw new ExpressionError({
    zh: `条件表达式的结果不是布尔值：${source}`,
    en: `The condition does not give a boolean: ${source}`,
  });
}

/** Evaluates one parsed expression. */
export function evaluateNode(node: ExpressionNode, scope: ExpressionScope): unknown {
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
      return resolve(node.name, scope);
    case 'unary': {
      const value = evaluateNode(node.argument, scope);
      if (node.operator === 'empty') return isEmpty(value);
      return node.operator === '!' ? !toBoolean(value) : -toNumber(value);
    }
    case 'binary':
      return binary(node.operator, node.left, node.right, scope);
    case 'choice':
      return evaluateNode(toBoolean(evaluateNode(node.test, scope)) ? node.yes : node.no, scope);
    case 'member':
      return property(evaluateNode(node.object, scope), evaluateNode(node.key, scope), scope);
    case 'method':
      return callMethod(
        evaluateNode(node.object, scope),
        toText(evaluateNode(node.key, scope)),
        node.args.map((arg) => evaluateNode(arg, scope)),
        scope,
      );
    default:
      return callFunction(
        node.name,
        node.args.map((arg) => evaluateNode(arg, scope)),
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
): unknown {
  const a = evaluateNode(left, scope);
  if (operator === '&&') return toBoolean(a) && toBoolean(evaluateNode(right, scope));
  if (operator === '||') return toBoolean(a) || toBoolean(evaluateNode(right, scope));
  const b = evaluateNode(right, scope);
  switch (operator) {
    case '==':
      return isEqual(a, b);
    case '!=':
      return !isEqual(a, b);
    case '<':
      return compare(a, b) < 0;
    case '>':
      return compare(a, b) > 0;
    case '<=':
      return compare(a, b) <= 0;
    case '>=':
      return compare(a, b) >= 0;
    default:
      return arithmetic(operator, toNumber(a), toNumber(b));
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

function property(object: unknown, key: unknown, scope: ExpressionScope): unknown {
  if (object === null || object === undefined) return null;
  if (Array.isArray(object)) {
    const at = toNumber(key);
    return Number.isInteger(at) && at >= 0 ? (object[at] ?? null) : null;
  }
  const name = toText(key);
  if (isForbidden(name)) throw forbidden(name);
  if (typeof object !== 'object' || object instanceof Date) throw noMember(name, object);
  const value = ownValue(object, name);
  if (value === null && scope.isBean(object) && !Object.hasOwn(object, name)) throw noMember(name, object);
  return value;
}

function callMethod(object: unknown, name: string, args: readonly unknown[], scope: ExpressionScope): unknown {
  if (isForbidden(name)) throw forbidden(name);
  if (object === null || object === undefined) {
    throw new ExpressionError({ zh: `不能对空值调用 ${name}()`, en: `Cannot call ${name}() on null` });
  }
  if (typeof object === 'object' && scope.isBean(object)) {
    const own: unknown = Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
    if (typeof own !== 'function') throw noMember(`${name}()`, object);
    return Reflect.apply(own, object, args);
  }
  const method = methodOf(object, name);
  if (!method) throw noMember(`${name}()`, object);
  return method(...args);
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
