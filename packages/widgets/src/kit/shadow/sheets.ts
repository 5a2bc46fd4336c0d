/** Constructed sheets by document and text: a text is parsed once and shared by every shadow root of a document. */
const known = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** A text, or a list that may grow: `readoptCss` takes over what has come, in its place. */
type Css = string | readonly string[];
/** What each root has adopted, to do it again when the root comes into another document (adoption clears the list). */
const adopted = new WeakMap<ShadowRoot, Css[]>();

function sheetFor(document: Document, css: string): CSSStyleSheet {
  const sheets = known.get(document) ?? new Map<string, CSSStyleSheet>();
  known.set(document, sheets);
  let sheet = sheets.get(css);
  if (sheet === undefined) {
    // A sheet belongs to the document of the window that constructs it.
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
 * Adds style sheets to a shadow root, in order, each at most once. Constructed sheets pass `style-src 'self'`, which
 * refuses `<style>`; the same text in a hundred roots is one sheet.
 * @param css texts, e.g. from `import css from './grid.css?inline'`
 */
export function adoptCss(root: ShadowRoot, ...css: readonly Css[]): void {
  const list = adopted.get(root) ?? [];
  adopted.set(root, [...list, ...css.filter((text, index) => !list.includes(text) && css.indexOf(text) === index)]);
  apply(root);
}

/** Once more, after the element has been adopted by another document or a list has grown. */
export function readoptCss(root: ShadowRoot): void {
  apply(root);
}
