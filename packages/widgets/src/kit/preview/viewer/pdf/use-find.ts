import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useMemo, useState } from 'react';
import { findIn, pageText, plainOf, type Found } from './page-text.ts';

/** Matches that are shown at most; a word that is on every line helps nobody. */
const MOST = 1000;

/** Matches of a page. */
export interface PageMatches {
  page: number;
  found: Found[][];
}

export interface Finding {
  /** By page, in order. */
  matches: readonly PageMatches[];
  total: number;
  /** All pages were searched. */
  done: boolean;
}

const NONE: Finding = { matches: [], total: 0, done: true };

/** Searches a document page by page, without holding up the view. Results come as they are found. */
export function useFind(document: PDFDocumentProxy, text: string): Finding {
  const word = plainOf(text);
  const [held, setHeld] = useState<Finding & { word: string }>({ ...NONE, word: '' });
  useEffect(() => {
    if (word === '') return undefined;
    let left = false;
    const search = async () => {
      const matches: PageMatches[] = [];
      let total = 0;
      for (let page = 1; page <= document.numPages && total < MOST; page += 1) {
        const found = findIn(await pageText(document, page), word);
        if (left) return;
        if (found.length === 0) continue;
        total += found.length;
        matches.push({ page, found });
        setHeld({ word, matches: [...matches], total, done: false });
      }
      setHeld({ word, matches, total, done: true });
    };
    // Typing goes on: the last word counts.
    const timer = setTimeout(() => void search().catch(() => undefined), 200);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [document, word]);
  return useMemo(() => (word === '' ? NONE : held.word === word ? held : { ...NONE, done: false }), [word, held]);
}

/** Returns the page of a match by its place among all, and its place on that page. */
export function placeOf(matches: readonly PageMatches[], index: number): { page: number; on: number } | undefined {
  let before = 0;
  for (const { page, found } of matches) {
    if (index < before + found.length) return { page, on: index - before };
    before += found.length;
  }
  return undefined;
}
