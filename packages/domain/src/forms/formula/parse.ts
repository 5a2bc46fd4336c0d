/** Syntax tree of a formula. `column` of a table: `items.amount`. */
export type FormulaNode =
  | { kind: 'number'; text: string }
  | { kind: 'ref'; field: string; column?: string }
  | { kind: 'minus'; of: FormulaNode }
  | { kind: 'binary'; op: BinaryOperator; left: FormulaNode; right: FormulaNode }
  | { kind: 'call'; name: FormulaFunction; args: readonly FormulaNode[] };

export type BinaryOperator = '+' | '-' | '*' | '/' | '>' | '<' | '>=' | '<=' | '=' | '<>';

/** Functions with their minimum and maximum number of arguments. */
const FORMULA_FUNCTIONS = {
  SUM: [1, 20],
  AVG: [1, 20],
  COUNT: [1, 1],
  MIN: [1, 20],
  MAX: [1, 20],
  ROUND: [1, 2],
  ABS: [1, 1],
  /** Civil days of a range, or from one date to another, including the first and the last. */
  DAYS: [1, 2],
  /** Hours of a range, or from one time to another. */
  HOURS: [1, 2],
  IF: [3, 3],
} as const satisfies Record<string, readonly [number, number]>;
export type FormulaFunction = keyof typeof FORMULA_FUNCTIONS;

/** Error in a formula, with the position of the character (from 1). */
export class FormulaError extends Error {
  readonly code: 'unexpected' | 'unknownFunction' | 'argumentCount' | 'ended';
  readonly at: number;
  readonly found: string;
  constructor(code: FormulaError['code'], at: number, found: string) {
    super(`${code} at ${at}: ${found}`);
    this.name = 'FormulaError';
    this.code = code;
    this.at = at;
    this.found = found;
  }
}

interface Token {
  kind: 'number' | 'name' | 'sign';
  text: string;
  at: number;
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)|(>=|<=|<>|[-+*/(),<>=]))/y;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  // Replaces the Chinese variants of signs.
  const text = source
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replaceAll('，', ',')
    .replaceAll(/[×✕]/g, '*')
    .replaceAll('÷', '/');
  TOKEN.lastIndex = 0;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) {
      const space = /^\s*/.exec(text.slice(at))![0].length;
      throw new FormulaError('unexpected', at + space + 1, text[at + space]!);
    }
    const [whole, number, name, sign] = match;
    const value = number ?? name ?? sign!;
    tokens.push({
      kind: number ? 'number' : name ? 'name' : 'sign',
      text: value,
      at: at + whole.length - value.length + 1,
    });
    at = TOKEN.lastIndex;
  }
  return tokens;
}

/**
 * Parses a formula: numbers, fields, + - * /, comparisons, parentheses and the functions above. A formula cannot access
 * the page or the program.
 * @throws FormulaError
 */
export function parseFormula(source: string): FormulaNode {
  const tokens = tokensOf(source);
  let position = 0;
  const peek = (): string => tokens[position]?.text ?? '';
  const fail = (): never => {
    const token = tokens[position];
    throw token
      ? new FormulaError('unexpected', token.at, token.text)
      : new FormulaError('ended', source.length + 1, '');
  };
  const expect = (sign: string): void => {
    if (peek() !== sign) fail();
    position += 1;
  };
  const chain = (operators: readonly string[], next: () => FormulaNode, once = false): FormulaNode => {
    let left = next();
    while (tokens[position]?.kind === 'sign' && operators.includes(peek())) {
      const op = tokens[position++]!.text as BinaryOperator;
      left = { kind: 'binary', op, left, right: next() };
      if (once) break;
    }
    return left;
  };
  const comparison = (): FormulaNode => chain(['>', '<', '>=', '<=', '=', '<>'], sum, true);
  const sum = (): FormulaNode => chain(['+', '-'], product);
  const product = (): FormulaNode => chain(['*', '/'], unary);
  const unary = (): FormulaNode => {
    if (peek() !== '-') return atom();
    position += 1;
    return { kind: 'minus', of: unary() };
  };
  const atom = (): FormulaNode => {
    const token = tokens[position];
    if (!token) return fail();
    if (token.kind === 'number') {
      position += 1;
      return { kind: 'number', text: token.text };
    }
    if (token.kind === 'name') {
      position += 1;
      if (peek() === '(') return call(token);
      const [field, column] = token.text.split('.') as [string, string?];
      return column === undefined ? { kind: 'ref', field } : { kind: 'ref', field, column };
    }
    expect('(');
    const inner = comparison();
    expect(')');
    return inner;
  };
  const call = ({ text, at }: Token): FormulaNode => {
    const name = text.toUpperCase();
    if (!isFunction(name)) throw new FormulaError('unknownFunction', at, text);
    expect('(');
    const args = [comparison()];
    while (peek() === ',') {
      position += 1;
      args.push(comparison());
    }
    expect(')');
    const [least, most] = FORMULA_FUNCTIONS[name];
    if (args.length < least || args.length > most) throw new FormulaError('argumentCount', at, text);
    return { kind: 'call', name, args };
  };
  const tree = comparison();
  if (position < tokens.length) fail();
  return tree;
}

function isFunction(name: string): name is FormulaFunction {
  return Object.hasOwn(FORMULA_FUNCTIONS, name);
}

/** A field that a formula reads; `within`: the function around it, if any. */
export interface FormulaRef {
  field: string;
  column?: string;
  within?: FormulaFunction;
}

export function refsOf(node: FormulaNode, within?: FormulaFunction): FormulaRef[] {
  switch (node.kind) {
    case 'number':
      return [];
    case 'ref':
      return [{ field: node.field, column: node.column, within }];
    case 'minus':
      return refsOf(node.of);
    case 'binary':
      return [...refsOf(node.left), ...refsOf(node.right)];
    case 'call':
      return node.args.flatMap((arg) => refsOf(arg, node.name));
  }
}
