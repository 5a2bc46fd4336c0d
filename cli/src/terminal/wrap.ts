import { widthOf } from './width.ts';

/** Unit that is not broken: a word with its spaces, or one wide character with the punctuation that follows it. */
const PIECE =
  /[\p{Script=Han}\u3000-\u303f\uff00-\uffef][，。；：！？、）”’》]*|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+[，。；：！？、）”’》]*|\s+/gu;

/** Wraps a text into lines of at most `columns` columns; a longer word stays whole. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECE)) {
    if (line !== '' && widthOf(line + piece.trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
