import jsep from 'jsep';
import type { Text } from '../model/index.ts';
import { ExpressionError } from './error.ts';
import type { BinaryOperator, ExpressionNode, UnaryOperator } from './nodes.ts';

// jsep stores its grammar in one shared object; this package is its only user.
const BINARY: Record<string, [BinaryOperator, number]> = {
  '||': ['||', 1],
  or: ['||', 1],
  '&&': ['&&', 2],
  and: ['&&', 2],
  '==': ['==', 6],
  eq: ['==', 6],
  '!=': ['!=', 6],
  ne: ['!=', 6],
  '<': ['<', 7],
  lt: ['<', 7],
  '>': ['>', 7],
  gt: ['>', 7],
  '<=': ['<=', 7],
  le: ['<=', 7],
  '>=': ['>=', 7],
  ge: ['>=', 7],
  '+': ['+', 9],
  '-': ['-', 9],
  '*': ['*', 10],
  '/': ['/', 10],
  div: ['/', 10],
  '%': ['%', 10],
  mod: ['%', 10],
};
const UNARY: Record<string, UnaryOperator> = { '!': '!', not: '!', '-': '-', empty: 'empty' };

jsep.removeAllBinaryOps();
jsep.removeAllUnaryOps();
for (const [word, [, precedence]] of Object.entries(BINARY)) jsep.addBinaryOp(word, precedence);
for (const word of Object.keys(UNARY)) jsep.addUnaryOp(word);

/** A namespaced function, `prefix:name(`, is one name in JUEL. It is matched first, also inside `a ? b:c(d)`. */
const PREFIXED = /[\p{L}_$][\p{L}\p{N}_$]*:[\p{L}_$][\p{L}\p{N}_$]*(?=\s*\()/uy;
jsep.hooks.add('gobble-token', function (env) {
  PREFIXED.lastIndex = this.index;
  const match = PREFIXED.exec(this.expr);
  if (!match) return;
  this.index += match[0].length;
  env.node = this.gobbleTokenProperty({ type: 'Identifier', name: match[0] });
});

/** Maximum length of a source; the longest one in 18,000 public models has 600 characters. */
const MAX_LENGTH = 10_000;

/**
 * Parses the text between `${` and `}`.
 *
 * @param offset start of the expression in the surrounding text, for error positions
 * @throws ExpressionError with the position
 */
export function parseExpression(source: string, offset = 0): ExpressionNode {
  if (source.trim() === '') {
    throw new ExpressionError({ zh: '表达式为空', en: 'The expression is empty' }, offset);
  }
  if (source.length > MAX_LENGTH) {
    throw new ExpressionError({ zh: '表达式过长', en: 'The expression is too long' }, offset);
  }
  try {
    return lower(jsep(source));
  } catch (error) {
    throw placed(error, offset);
  }
}

function placed(error: unknown, offset: number): ExpressionError {
  if (error instanceof ExpressionError) return new ExpressionError(error.text, offset + (error.offset ?? 0));
  if (error instanceof RangeError) {
    return new ExpressionError({ zh: '表达式嵌套过深', en: 'The expression is nested too deeply' }, offset);
  }
  const at = error instanceof Error && 'index' in error && typeof error.index === 'number' ? error.index : 0;
  const why = error instanceof Error && 'description' in error ? String(error.description) : '';
  return new ExpressionError(reason(why.slice(0, 200)), offset + at);
}

/** Messages of the parser in both languages; the functions receive the part that the pattern captured. */
const REASONS: readonly [RegExp, (part: string) => Text][] = [
  [/^Unexpected "?(.+?)"?$/, (part) => ({ zh: `不应出现“${part}”`, en: `unexpected “${part}”` })],
  [/^Expected expression after (.+)$/, (part) => ({ zh: `${part} 之后缺少表达式`, en: `nothing follows ${part}` })],
  [/^(?:Unclosed|Expected) (.+)$/, (part) => ({ zh: `缺少与“${part}”对应的部分`, en: `“${part}” has no counterpart` })],
  [
    /^Variable names cannot start with a number/,
    () => ({ zh: '变量名不能以数字开头', en: 'a name begins with a digit' }),
  ],
];

function reason(message: string): Text {
  for (const [pattern, text] of REASONS) {
    const match = pattern.exec(message);
    if (!match) continue;
    const { zh, en } = text(match[1] ?? '');
    return { zh: `表达式语法错误：${zh}`, en: `Syntax error in expression: ${en}` };
  }
  return { zh: '表达式语法错误：表达式不完整', en: 'Syntax error in expression: it ends too early' };
}

function unsupported(zh: string, en: string): ExpressionError {
  return new ExpressionError({ zh: `表达式不支持${zh}`, en: `Expressions do not support ${en}` }, 0);
}

function lower(raw: jsep.Expression): ExpressionNode {
  const node = raw as jsep.CoreExpression;
  switch (node.type) {
    case 'Literal':
      return { kind: 'literal', value: literal(node.value) };
    case 'Identifier':
      return { kind: 'name', name: node.name };
    case 'UnaryExpression':
      return { kind: 'unary', operator: UNARY[node.operator] ?? '!', argument: lower(node.argument) };
    case 'BinaryExpression':
      return binary(node);
    case 'ConditionalExpression':
      return { kind: 'choice', test: lower(node.test), yes: lower(node.consequent), no: lower(node.alternate) };
    case 'MemberExpression':
      return { kind: 'member', ...member(node) };
    case 'CallExpression':
      return call(node);
    case 'ThisExpression':
      return { kind: 'name', name: 'this' };
    case 'ArrayExpression':
      throw unsupported('数组字面量', 'array literals');
    default:
      throw new ExpressionError(
        { zh: '一对括号内只能有一个表达式', en: 'Only one expression is allowed between the braces' },
        0,
      );
  }
}

function literal(value: jsep.Literal['value']): string | number | boolean | null {
  return value === null || typeof value !== 'object' ? value : null;
}

function binary(node: jsep.BinaryExpression): ExpressionNode {
  const known = BINARY[node.operator];
  if (!known) throw unsupported(`运算符 ${node.operator}`, `the operator ${node.operator}`);
  return { kind: 'binary', operator: known[0], left: lower(node.left), right: lower(node.right) };
}

function member(node: jsep.MemberExpression): { object: ExpressionNode; key: ExpressionNode } {
  if (node.optional) throw unsupported('可选链 ?.', 'optional chaining ?.');
  const property = node.property as jsep.CoreExpression;
  const key: ExpressionNode =
    !node.computed && property.type === 'Identifier' ? { kind: 'literal', value: property.name } : lower(property);
  return { object: lower(node.object), key };
}

function call(node: jsep.CallExpression): ExpressionNode {
  const args = node.arguments.map(lower);
  const callee = node.callee as jsep.CoreExpression;
  if (callee.type === 'MemberExpression') return { kind: 'method', ...member(callee), args };
  if (callee.type === 'Identifier') return { kind: 'function', name: callee.name, args };
  throw unsupported('对结果再次调用', 'calling the result of a call');
}
