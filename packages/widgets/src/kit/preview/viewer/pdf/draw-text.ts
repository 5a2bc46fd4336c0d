import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Found, PageText } from './page-text.ts';

/** Part of the height of a line that is above its base line. */
const ASCENT = 0.8;

let measure: CanvasRenderingContext2D | null | undefined;

/**
 * Fills the layer of text over a page, which is there for selecting, reading aloud and marking what was found. The
 * letters themselves are drawn on the canvas.
 */
export function drawText(
  layer: HTMLElement,
  { pieces }: PageText,
  viewport: PageViewport,
  found: readonly (readonly Found[])[],
  current: number | undefined,
): void {
  measure ??= document.createElement('canvas').getContext('2d');
  const marks = new Map<number, { from: number; to: number; current: boolean }[]>();
  for (const [place, parts] of found.entries())
    for (const { piece, from, to } of parts)
      marks.set(piece, [...(marks.get(piece) ?? []), { from, to, current: place === current }]);
  const [a, b, c, d, e, f] = viewport.transform as [number, number, number, number, number, number];
  const spans = pieces.map(({ str, transform, width }, index) => {
    const [pa, pb, pc, pd, pe, pf] = transform as [number, number, number, number, number, number];
    // Page to window: the product of the two transformations.
    const [along, down] = [a * pa + c * pb, b * pa + d * pb];
    const height = Math.hypot(a * pc + c * pd, b * pc + d * pd);
    const [left, base] = [a * pe + c * pf + e, b * pe + d * pf + f];
    const span = document.createElement('span');
    fill(span, str, marks.get(index) ?? []);
    if (measure) measure.font = `${height}px sans-serif`;
    const natural = measure?.measureText(str).width ?? 0;
    const stretch = natural > 0 ? (width * viewport.scale) / natural : 1;
    const turn = Math.atan2(down, along);
    Object.assign(span.style, {
      left: `${left + Math.sin(turn) * height * ASCENT}px`,
      top: `${base - Math.cos(turn) * height * ASCENT}px`,
      fontSize: `${height}px`,
      transform: `rotate(${turn}rad) scaleX(${Number.isFinite(stretch) ? stretch : 1})`,
    });
    return span;
  });
  layer.replaceChildren(...spans);
}

function fill(span: HTMLElement, str: string, marks: readonly { from: number; to: number; current: boolean }[]): void {
  let done = 0;
  for (const { from, to, current } of marks) {
    const mark = document.createElement('mark');
    mark.textContent = str.slice(from, to);
    if (current) mark.dataset['current'] = '';
    span.append(str.slice(done, from), mark);
    done = to;
  }
  span.append(str.slice(done));
}
