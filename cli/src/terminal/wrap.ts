import { widthOf } from './width.ts';

/** What may stand at the end of a line: a word with its blanks, or one wide letter with the marks that follow it. */
const PIECE =
  /[\p{Script=Han}\u3000-\u303f\uff00-\uffef][，。；：！？、）”’》]*|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+[，。；：！？、）”’》]*|\s+/gu;

/** Lines of at most so many columns; a word that is longer stays whole. */
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
