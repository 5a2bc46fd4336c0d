import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text of a page, with its place in the page's own coordinates. */
export interface TextPiece {
  str: string;
  transform: readonly number[];
  width: number;
}

/** A match: part of a piece. A match over several pieces has several parts. */
export interface Found {
  piece: number;
  from: number;
  to: number;
}

/**
 * Text of a page for searching: without spaces, in one case and width, because a document has its spaces and line ends
 * anywhere, and full-width letters beside others.
 */
export interface PageText {
  pieces: readonly TextPiece[];
  plain: string;
  /** For each character of `plain`: index of its piece, and of its first unit in the piece. */
  at: readonly (readonly [piece: number, unit: number])[];
}

/** Returns a search word in the form in which texts are searched. */
export const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

export function textOf(pieces: readonly TextPiece[]): PageText {
  let plain = '';
  const at: [number, number][] = [];
  for (const [piece, { str }] of pieces.entries()) {
    let unit = 0;
    for (const letter of str) {
      const shown = plainOf(letter);
      plain += shown;
      for (let index = 0; index < shown.length; index += 1) at.push([piece, unit]);
      unit += letter.length;
    }
  }
  return { pieces, plain, at };
}

/** Returns the matches of a word in plain form, each as parts of pieces. */
export function findIn({ pieces, plain, at }: PageText, word: string): Found[][] {
  const found: Found[][] = [];
  if (word === '') return found;
  for (let start = plain.indexOf(word); start >= 0; start = plain.indexOf(word, start + word.length)) {
    const parts: Found[] = [];
    for (let index = start; index < start + word.length; index += 1) {
      const [piece, from] = at[index]!;
      const to = from + String.fromCodePoint(pieces[piece]!.str.codePointAt(from)!).length;
      const last = parts.at(-1);
      if (last?.piece === piece) last.to = Math.max(last.to, to);
      else parts.push({ piece, from, to });
    }
    found.push(parts);
  }
  return found;
}

const known = new WeakMap<PDFDocumentProxy, Map<number, Promise<PageText>>>();

/** Returns the text of a page; each page is read once. */
export function pageText(document: PDFDocumentProxy, number: number): Promise<PageText> {
  const pages = known.get(document) ?? new Map<number, Promise<PageText>>();
  known.set(document, pages);
  const found = pages.get(number) ?? readText(document, number);
  pages.set(number, found);
  return found;
}

async function readText(document: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return textOf(
    items.flatMap((item) =>
      'str' in item && item.str !== ''
        ? [{ str: item.str, transform: item.transform as number[], width: item.width }]
        : [],
    ),
  );
}
