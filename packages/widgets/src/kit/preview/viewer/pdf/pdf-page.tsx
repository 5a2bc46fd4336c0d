import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { MOST_PIXELS } from './open-pdf.ts';
import { drawText } from './draw-text.ts';
import { drawDetail } from './page-detail.ts';
import { pageText, type Found } from './page-text.ts';
import { scrollWithin } from './scroll-within.ts';
import type { PageSize } from './use-pdf.ts';

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  label: string;
  /** Size of the first page; used until this page is known. */
  guess: PageSize;
  scale: number;
  /** In or near the view: only such pages are drawn, and their pixels are given back afterwards. */
  near: boolean;
  /** Matches on this page, and which of them the reader is at. */
  found: readonly (readonly Found[])[];
  current: number | undefined;
}

const NOTHING: readonly (readonly Found[])[] = [];
export { NOTHING };

/** One page: its picture, and over it its text for selecting and searching. */
export function PdfPage({ document, number, label, guess, scale, near, found, current }: PdfPageProps) {
  const [size, setSize] = useState<PageSize | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  /** The whole picture, and of which document it is. */
  const whole = useRef<{ of: PDFDocumentProxy; canvas: HTMLCanvasElement } | null>(null);
  useEffect(() => {
    const box = sheet.current;
    if (!near || !box) return undefined;
    let task: RenderTask | undefined;
    let left = false;
    let endDetail: (() => void) | undefined;
    const draw = async () => {
      const page = await document.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      if (left) return;
      setSize((known) =>
        known?.width === plain.width && known.height === plain.height
          ? known
          : { width: plain.width, height: plain.height },
      );
      const wanted = Math.min(2, devicePixelRatio || 1);
      const sharp = Math.min(wanted, Math.sqrt(MOST_PIXELS / (plain.width * plain.height * scale * scale)));
      const viewport = page.getViewport({ scale: scale * sharp });
      const [wide, high] = [Math.floor(viewport.width), Math.floor(viewport.height)];
      const known = whole.current?.of === document ? whole.current.canvas : undefined;
      // A large page has the same picture at every larger scale.
      if (known?.width !== wide || known.height !== high) {
        const canvas = box.ownerDocument.createElement('canvas');
        [canvas.width, canvas.height] = [wide, high];
        task = page.render({ canvas, viewport });
        await task.promise;
        if (left) return;
        // The previous picture stays until the new one is whole.
        box.replaceChildren(canvas);
        whole.current = { of: document, canvas };
      }
      if (sharp < wanted) endDetail = drawDetail(page, box, scale, wanted);
    };
    // A page that was left while it was drawn rejects; a page with a fault stays empty, as in every viewer.
    draw().catch(() => undefined);
    return () => {
      left = true;
      task?.cancel();
      endDetail?.();
    };
  }, [document, number, scale, near]);
  useEffect(() => {
    if (near) return;
    for (const canvas of sheet.current?.querySelectorAll('canvas') ?? []) canvas.width = canvas.height = 0;
    sheet.current?.replaceChildren();
    whole.current = null;
    words.current?.replaceChildren();
  }, [near]);
  useEffect(() => {
    const layer = words.current;
    if (!near || !layer) return undefined;
    let left = false;
    const write = async () => {
      const [page, text] = await Promise.all([document.getPage(number), pageText(document, number)]);
      if (left) return;
      drawText(layer, text, page.getViewport({ scale }), found, current);
      if (current !== undefined)
        scrollWithin(layer.closest('.gd-pdf-view'), layer.querySelector('[data-current]'), 'center');
    };
    write().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [document, number, scale, near, found, current]);
  const { width, height } = size ?? guess;
  return (
    <div
      className="gd-pdf-page"
      data-page={number}
      role="region"
      aria-label={label}
      style={{ width: Math.floor(width * scale), height: Math.floor(height * scale) }}
    >
      <div ref={sheet} className="gd-pdf-picture" aria-hidden />
      <div ref={words} className="gd-pdf-words" />
    </div>
  );
}
