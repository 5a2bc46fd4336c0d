/**
 * Parts of a comma-joined list; full-width commas of Chinese keyboards count too. A comma inside of an expression,
 * `${people.of(a, b)}`, separates nothing.
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

/** The list as engines read it: each part once, joined by commas. */
export const joinList = (parts: readonly string[]): string => [...new Set(parts)].join(',');

/** Whether the engine works the value out while it runs. */
export const isExpression = (text: string): boolean => /[$#]\{/.test(text);
