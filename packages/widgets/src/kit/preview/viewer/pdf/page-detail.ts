import type { PDFPageProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MOST_PIXELS } from './open-pdf.ts';
import { partInView, type Part } from './part-in-view.ts';

/** Rest after a movement before the part in view is drawn, ms. */
const REST = 150;
/** So much of the view is drawn around it as well, so that small movements need no new picture. */
const AROUND = 0.25;

const holds = (outer: Part, inner: Part): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

/**
 * Draws the part of a page that is in view sharply, over a picture of the whole page that has too few pixels for it,
 * and again when the reader has moved on.
 * @param picture element of the page's size, inside the part that scrolls
 * @param scale CSS px of one dot of the page
 * @param sharp pixels of one CSS px
 * @returns a function that ends it and removes the picture
 */
export function drawDetail(page: PDFPageProxy, picture: HTMLElement, scale: number, sharp: number): () => void {
  const view = picture.closest('.gd-pdf-view');
  if (!view) return () => undefined;
  let task: RenderTask | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawn: { part: Part; canvas: HTMLCanvasElement } | undefined;
  let ended = false;

  /** Takes the picture away, and gives its pixels back. */
  const drop = () => {
    if (!drawn) return;
    drawn.canvas.remove();
    drawn.canvas.width = drawn.canvas.height = 0;
    drawn = undefined;
  };
  const draw = async () => {
    const [whole, frame] = [picture.getBoundingClientRect(), view.getBoundingClientRect()];
    const seen = partInView(whole, frame, 0);
    const part = partInView(whole, frame, AROUND);
    if (!seen || !part || (drawn && holds(drawn.part, seen))) return;
    const [width, height] = [part.right - part.left, part.bottom - part.top];
    const pixels = Math.min(sharp, Math.sqrt(MOST_PIXELS / (width * height)));
    const canvas = picture.ownerDocument.createElement('canvas');
    canvas.className = 'gd-pdf-detail';
    [canvas.width, canvas.height] = [Math.floor(width * pixels), Math.floor(height * pixels)];
    const place = { left: part.left, top: part.top, width, height };
    for (const [name, value] of Object.entries(place)) canvas.style.setProperty(name, `${value}px`);
    task?.cancel();
    task = page.render({
      canvas,
      viewport: page.getViewport({ scale: scale * pixels }),
      transform: [1, 0, 0, 1, -part.left * pixels, -part.top * pixels],
    });
    await task.promise;
    if (ended) return;
    drop();
    drawn = { part, canvas };
    picture.append(canvas);
  };
  const later = () => {
    clearTimeout(timer);
    // One that was left while it was drawn rejects.
    timer = setTimeout(() => void draw().catch(() => undefined), REST);
  };

  view.addEventListener('scroll', later, { passive: true });
  const sizes = new ResizeObserver(later);
  sizes.observe(view);
  return () => {
    ended = true;
    clearTimeout(timer);
    view.removeEventListener('scroll', later);
    sizes.disconnect();
    task?.cancel();
    drop();
  };
}
