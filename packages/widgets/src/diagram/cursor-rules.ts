/** Returns the `djs-cursor-*` rules of the engine's stylesheet. */
export function cursorRules(css: string): string {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const kept: string[] = [];
  for (const [, selectors = '', body = ''] of rules) {
    const names = selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => /^\.djs-cursor-[\w-]+$/.test(selector));
    if (names.length > 0) kept.push(`${names.join(',')}{${body.trim()}}`);
  }
  return kept.join('\n');
}
