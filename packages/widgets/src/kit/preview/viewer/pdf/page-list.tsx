import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fill } from '@gongdi/domain';
import { useEffect, useRef, useState } from 'react';
import { useViewerText } from '../text/index.ts';
import { scrollWithin } from './scroll-within.ts';
import type { PageSize } from './use-pdf.ts';

/** Width of a small page, px. */
const WIDTH = 96;

interface PageListProps {
  document: PDFDocumentProxy;
  guess: PageSize;
  at: number;
  onGo: (page: number) => void;
}

/** Small pictures of all pages; each is drawn when it comes into view. */
export function PageList({ document, guess, at, onGo }: PageListProps) {
  const text = useViewerText();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    scrollWithin(list.current, list.current?.querySelector('[aria-current]') ?? null, 'center');
  }, [at]);
  return (
    <nav ref={list} className="gd-pdf-list" aria-label={text.pages}>
      {Array.from({ length: document.numPages }, (_, index) => index + 1).map((page) => (
        <button
          key={page}
          type="button"
          aria-label={fill(text.page, { page })}
          aria-current={page === at ? 'page' : undefined}
          onClick={() => onGo(page)}
        >
          <SmallPage document={document} number={page} guess={guess} />
          <small aria-hidden>{page}</small>
        </button>
      ))}
    </nav>
  );
}

function SmallPage({ document, number, guess }: { document: PDFDocumentProxy; number: number; guess: PageSize }) {
  const box = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const { current } = box;
    if (!seen || !current || current.firstChild) return undefined;
    let task: RenderTask | undefined;
    let left = false;
    const draw = async () => {
      const page = await document.getPage(number);
      if (left) return;
      const plain = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: WIDTH / plain.width });
      const canvas = current.ownerDocument.createElement('canvas');
      [canvas.width, canvas.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
      task = page.render({ canvas, viewport });
      await task.promise;
      if (!left) current.replaceChildren(canvas);
    };
    draw().catch(() => undefined);
    return () => {
      left = true;
      task?.cancel();
    };
  }, [document, number, seen]);
  return (
    <span ref={box} className="gd-pdf-small" style={{ height: Math.round((WIDTH * guess.height) / guess.width) }} />
  );
}
