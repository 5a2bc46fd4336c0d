import { FILE_PROBLEMS, type FileProblemCode } from '../text/file-problems.ts';
import { filled, type Words } from '../text/words.ts';

/** A file that is refused, with the reason and the remedy in both languages. */
export class FileProblem extends Error {
  readonly code: FileProblemCode;
  readonly words: Words;

  constructor(code: FileProblemCode, values: Readonly<Record<string, string | number>> = {}) {
    const words = filled(FILE_PROBLEMS[code], values);
    super(words.en);
    this.name = 'FileProblem';
    this.code = code;
    this.words = words;
  }
}
