/**
 * Splits a comma-joined list; full-width commas of Chinese keyboards count too. A comma inside an expression, such as
 * `${people.of(a, b)}`, does not split.
 */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{' && (depth > 0 || text[at - 1] === '$' || text[at - 1] === '#')) depth += 1;
    else if (sign === '}' && depth > 0) depth -= 1;
    else if (depth === 0 && (sign === ',' || sign === '，')) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Joins the list as engines read it: without duplicates, separated by commas. */
export const joinList = (parts: readonly string[]): string => [...new Set(parts)].join(',');

/** Returns whether the text is an expression that the engine evaluates at run time. */
export const isExpression = (text: string): boolean => /[$#]\{/.test(text);
