import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileItem } from '@gongdi/domain';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { freshAddress } from '../../content/fresh-address.ts';
import { blobAt } from '../../content/own-blobs.ts';
import type { Trouble } from '../../content/use-bytes.ts';
import { openPdf } from './open-pdf.ts';

/** Size of a page at 72 dots per inch, as the reader sees it. */
export interface PageSize {
  width: number;
  height: number;
}

export type Pdf =
  | { state: 'loading'; part: number | null }
  | { state: 'asking'; wrong: boolean; give: (password: string) => void }
  | { state: 'ready'; document: PDFDocumentProxy; first: PageSize }
  | { state: 'failed'; trouble: Trouble; retry: () => void };

/** @param converted the file is an Office file, of which the server makes a PDF */
export function usePdf(file: FileItem, converted: boolean): Pdf {
  const { client } = useData();
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Pdf>({ state: 'loading', part: null });
  const given = useRef(file);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let task: PDFDocumentLoadingTask | undefined;
    const set = (next: Pdf) => {
      if (!signal.aborted) setHeld(next);
    };
    const load = async () => {
      try {
        const source = await sourceOf(given.current, converted, (one) => freshAddress(client, one, signal), signal);
        if (signal.aborted) return;
        task = openPdf(source, {
          askPassword: (give, wrong) => set({ state: 'asking', wrong, give }),
          progress: (part) => setHeld((now) => (now.state === 'loading' && !signal.aborted ? { ...now, part } : now)),
        });
        const document = await task.promise;
        const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
        set({ state: 'ready', document, first: { width, height } });
      } catch (error) {
        const retry = () => {
          setHeld({ state: 'loading', part: null });
          setAttempt((count) => count + 1);
        };
        set({ state: 'failed', trouble: troubleOfPdf(error), retry });
      }
    };
    void load();
    return () => {
      control.abort();
      void task?.destroy();
    };
  }, [client, converted, attempt]);
  return held;
}

/** The server's refusal of a conversion, in its words. */
class Refused extends Error {}

async function sourceOf(
  file: FileItem,
  converted: boolean,
  fresh: (file: FileItem) => Promise<string>,
  signal: AbortSignal,
): Promise<{ url: string } | { data: ArrayBuffer }> {
  const own = blobAt(file.url);
  if (own) return { data: await own.arrayBuffer() };
  const url = await fresh(file);
  if (!converted) return { url };
  const made = `${url}&as=pdf`;
  // The first reader waits for the conversion; its failure comes as an envelope, which pdf.js would not show.
  const answer = await fetch(made, { signal, headers: { range: 'bytes=0-0' } });
  if (answer.ok) return { url: made };
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw message ? new Refused(message) : new Error(String(answer.status));
}

function troubleOfPdf(error: unknown): Trouble {
  if (error instanceof Refused) return { why: 'refused', message: error.message };
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return { why: 'locked' };
  return { why: ['InvalidPDFException', 'FormatError', 'UnknownErrorException'].includes(name) ? 'damaged' : 'lost' };
}
