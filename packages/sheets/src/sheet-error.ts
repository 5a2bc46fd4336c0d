import { fill, type Label } from '@gongdi/domain';
import { sheetText } from './text/index.ts';
import type { SheetText } from './text/zh.ts';

/** Reasons to refuse a whole file. Problems of single cells are values in the result, never thrown. */
export type SheetErrorCode = keyof SheetText['refusal'];

/** A file that cannot or must not be opened; `text` contains the reason and the remedy, in both languages. */
export class SheetError extends Error {
  readonly code: SheetErrorCode;
  readonly text: Label;

  constructor(code: SheetErrorCode, values: Readonly<Record<string, string | number>> = {}, options?: ErrorOptions) {
    super(fill(sheetText.zh.refusal[code], values), options);
    this.name = 'SheetError';
    this.code = code;
    this.text = { zh: this.message, en: fill(sheetText.en.refusal[code], values) };
  }
}
