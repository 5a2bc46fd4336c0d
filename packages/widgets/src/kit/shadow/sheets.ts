/**
 * Constructed style sheets by document and text: each text is parsed once and shared by all shadow roots of a document.
 */
const known = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** A text, or a list that may grow; `readoptCss` adds the new texts at the list's position. */
type Css = string | readonly string[];
/**
 * The texts that each root has adopted. When the root moves to another document, the browser clears its sheets, and
 * they are adopted again.
 */
const adopted = new WeakMap<ShadowRoot, Css[]>();

function sheetFor(document: Document, css: string): CSSStyleSheet {
  const sheets = known.get(document) ?? new Map<string, CSSStyleSheet>();
  known.set(document, sheets);
  let sheet = sheets.get(css);
  if (sheet === undefined) {
    // A style sheet belongs to the document of the window that constructs it.
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

function apply(root: ShadowRoot): void {
  const document = root.ownerDocument;
  const sheets = (adopted.get(root) ?? []).flat().map((css) => sheetFor(document, css));
  const rest = [...root.adoptedStyleSheets].filter((sheet) => !sheets.includes(sheet));
  root.adoptedStyleSheets = [...sheets, ...rest];
}

/**
 * Adds style sheets to a shadow root, in order, each at most once. Constructed sheets are allowed by `style-src
 * 'self'`, which refuses `<style>`; the same text in a hundred roots is one sheet.
 * @param css texts, e.g. from `import css from './grid.css?inline'`
 */
export function adoptCss(root: ShadowRoot, ...css: readonly Css[]): void {
  const list = adopted.get(root) ?? [];
  adopted.set(root, [...list, ...css.filter((text, index) => !list.includes(text) && css.indexOf(text) === index)]);
  apply(root);
}

/** Adopts the sheets again, after the element moved to another document or a list has grown. */
export function readoptCss(root: ShadowRoot): void {
  apply(root);
}
