import { drawCode } from './modules.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Content of a printed label. */
export interface CodeLabel {
  value: string;
  title: string;
  /** Lines below the title, such as a number. */
  lines: readonly string[];
}

function codeElement(document: Document, value: string): SVGSVGElement {
  const { size, path } = drawCode(value);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('xmlns', SVG);
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, one] of [
    ['width', String(size)],
    ['height', String(size)],
    ['fill', '#fff'],
  ] as const)
    ground.setAttribute(name, one);
  const code = document.createElementNS(SVG, 'path');
  code.setAttribute('d', path);
  svg.append(ground, code);
  return svg;
}

/** The code alone, as an image file. */
export function codeFile(value: string): Blob {
  const text = new XMLSerializer().serializeToString(codeElement(document, value));
  return new Blob([text], { type: 'image/svg+xml' });
}

const SHEET = `@page{margin:12mm}body{font:14px/1.5 sans-serif;text-align:center;color:#000}svg{width:60mm;height:60mm}h1{margin:2mm 0 0;font-size:18px}p{margin:0}`;

/**
 * Prints a label from a separate frame, so that the page stays unchanged. Resolves when the print dialog has closed, or
 * at once in browsers that do not block while it is open.
 */
export async function printLabel({ value, title, lines }: CodeLabel): Promise<void> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = title;
  document.body.append(frame);
  try {
    const inside = frame.contentDocument;
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!inside || !view) return;
    inside.title = title;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(SHEET);
    // A constructed style sheet is allowed by a policy without inline styles.
    inside.adoptedStyleSheets = [sheet];
    const heading = inside.createElement('h1');
    heading.textContent = title;
    const paragraphs = lines.map((line) => {
      const paragraph = inside.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    });
    inside.body.replaceChildren(codeElement(inside, value), heading, ...paragraphs);
    // Browsers print nothing from a hidden frame.
    frame.hidden = false;
    frame.width = '1';
    frame.height = '1';
    view.print();
  } finally {
    // Browsers that do not block during the print dialog still read the frame.
    setTimeout(() => frame.remove(), 1_000);
  }
}
