import bpmnCss from 'bpmn-js/dist/assets/bpmn-js.css?inline';
import diagramCss from 'bpmn-js/dist/assets/diagram-js.css?inline';
import { cursorRules } from './cursor-rules.ts';
import themeCss from './theme.css?inline';

/** A stylesheet made from text: adopted sheets pass a Content-Security-Policy without `unsafe-inline`. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Adds sheets to a shadow root (or document), each once, after those already there. */
export function adopt(root: DocumentOrShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  const missing = sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

let canvasSheet: CSSStyleSheet | undefined;
let cursorSheet: CSSStyleSheet | undefined;

/** Styles of the canvas for one shadow root; the sheet is shared by all widgets of the page. */
export function adoptCanvasSheets(root: ShadowRoot): void {
  canvasSheet ??= sheetOf([diagramCss, bpmnCss, themeCss].join('\n'));
  adopt(root, [canvasSheet]);
  adoptCursorSheet(root.ownerDocument);
}

/** diagram-js marks `document.body` with `djs-cursor-*` while it drags: those rules must be in the document. */
function adoptCursorSheet(document: Document): void {
  cursorSheet ??= sheetOf(cursorRules(diagramCss));
  adopt(document, [cursorSheet]);
}
