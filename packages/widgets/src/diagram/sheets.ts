import bpmnCss from 'bpmn-js/dist/assets/bpmn-js.css?inline';
import diagramCss from 'bpmn-js/dist/assets/diagram-js.css?inline';
import { adoptCss } from '../kit/shadow/index.ts';
import { cursorRules } from './cursor-rules.ts';
import themeCss from './theme.css?inline';

const canvasCss = [diagramCss, bpmnCss, themeCss].join('\n');
const documents = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Adopts the styles of the canvas in one shadow root. */
export function adoptCanvasCss(root: ShadowRoot): void {
  adoptCss(root, canvasCss);
  // diagram-js sets `djs-cursor-*` classes on `document.body` during a drag: those rules must be in the document
  adoptInDocument(root.ownerDocument, cursorRules(diagramCss));
}

/** Adopts rules in the document itself, once; a strict `style-src` allows a constructed sheet. */
export function adoptInDocument(document: Document, css: string): void {
  const sheets = documents.get(document) ?? new Map<string, CSSStyleSheet>();
  documents.set(document, sheets);
  if (sheets.has(css)) return;
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
