import { ExpressionError } from './error.ts';
import type { Template, TemplatePart } from './nodes.ts';
import { parseExpression } from './parse-expression.ts';

const cache = new Map<string, Template>();
const CACHE_LIMIT = 5000;
/** Maximum number of characters of all cached texts; a syntax tree takes some fifty times as many bytes. */
const CACHE_CHARACTERS = 1_000_000;
let cached = 0;

/** Maximum length of a text with expressions, in characters; the longest one in 18,000 public models has 600. */
const MAX_LENGTH = 100_000;

/**
 * Parses a text that may contain expressions: `${…}` or `#{…}`, not both in one text; `\${` is the text `${`. The
 * results for the last few thousand texts are cached.
 *
 * @throws ExpressionError with the position in `source`
 */
export function parseTemplate(source: string): Template {
  const known = cache.get(source);
  if (known) return known;
  if (source.length > MAX_LENGTH && hasExpression(source)) {
    throw new ExpressionError({ zh: '含表达式的文本过长', en: 'The text with expressions is too long' }, 0);
  }
  const parts = split(source);
  const template = { source, parts, single: parts.length === 1 && parts[0]?.kind === 'expression' };
  if (cache.size >= CACHE_LIMIT || cached + source.length > CACHE_CHARACTERS) {
    cache.clear();
    cached = 0;
  }
  cache.set(source, template);
  cached += source.length;
  return template;
}

/** Returns whether the text contains an expression, valid or not. */
export function hasExpression(source: string): boolean {
  return source.includes('${') || source.includes('#{');
}

/** Returns the problem of a text with expressions, or null when it parses. */
export function checkTemplate(source: string): ExpressionError | null {
  try {
    parseTemplate(source);
    return null;
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
}

function split(source: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let text = '';
  let opener: string | undefined;
  let at = 0;
  while (at < source.length) {
    const char = source[at];
    const next = source[at + 1];
    if (char === '\\' && (next === '$' || next === '#' || next === '\\')) {
      text += next;
      at += 2;
    } else if ((char === '$' || char === '#') && next === '{') {
      if (opener !== undefined && opener !== char) throw mixed(at);
      opener = char;
      const end = findEnd(source, at);
      if (text !== '') parts.push({ kind: 'text', text });
      text = '';
      const inner = source.slice(at + 2, end);
      parts.push({ kind: 'expression', node: parseExpression(inner, at + 2), source: inner.trim(), offset: at });
      at = end + 1;
    } else {
      text += char;
      at += 1;
    }
  }
  if (text !== '') parts.push({ kind: 'text', text });
  return parts;
}

function findEnd(source: string, start: number): number {
  let quote = '';
  for (let at = start + 2; at < source.length; at += 1) {
    const char = source[at] ?? '';
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === "'" || char === '"') quote = char;
    else if (char === '}') return at;
  }
  throw quote === ''
    ? new ExpressionError({ zh: '表达式缺少右花括号 }', en: 'The expression has no closing brace }' }, start)
    : new ExpressionError(
        { zh: `表达式中的引号 ${quote} 没有闭合`, en: `A quote ${quote} in the expression is not closed` },
        start,
      );
}

function mixed(at: number): ExpressionError {
  return new ExpressionError(
    { zh: '同一文本中不能混用 ${…} 和 #{…}', en: 'One text cannot hold both ${…} and #{…}' },
    at,
  );
}
