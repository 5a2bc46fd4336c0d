/**
 * Replaces `@rc-component/util/es/Dom/dynamicCSS` in builds (`build/dynamic-css.mjs`), with the same names and
 * signatures.
 */

interface Options {
  attachTo?: Node;
}

const sheets = new WeakMap<DocumentOrShadowRoot, Map<string, CSSStyleSheet>>();

/**
 * Returns the document or shadow root for the rules; null for a detached node. Rules for a detached node are antd's
 * variables, which have no effect there and which the static sheet contains.
 */
function scopeOf(option: Options): DocumentOrShadowRoot | null {
  const root = (option.attachTo ?? document).getRootNode();
  return 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : null;
}

/** Adds rules, or replaces those with the same key. Returns a detached `<style>` element, which the caller may mark. */
export function updateCSS(css: string, key: string, option: Options = {}): HTMLStyleElement {
  const scope = scopeOf(option);
  if (scope !== null) {
    const known = sheets.get(scope) ?? new Map<string, CSSStyleSheet>();
    sheets.set(scope, known);
    const sheet = known.get(key) ?? new CSSStyleSheet();
    sheet.replaceSync(css);
    if (!known.has(key)) scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, sheet];
    known.set(key, sheet);
  }
  return document.createElement('style');
}

export function removeCSS(key: string, option: Options = {}): void {
  const scope = scopeOf(option);
  const sheet = scope === null ? undefined : sheets.get(scope)?.get(key);
  if (scope === null || sheet === undefined) return;
  sheets.get(scope)?.delete(key);
  scope.adoptedStyleSheets = [...scope.adoptedStyleSheets].filter((other) => other !== sheet);
}

export function injectCSS(css: string, option: Options = {}): HTMLStyleElement {
  return updateCSS(css, css, option);
}

export function clearContainerCache(): void {}
