import type { Label } from '@gongdi/domain';
import { delegateLabel, type DelegateText } from './text/index.ts';

/** A failure of a built-in delegate, with a message for the author of the model. */
export class DelegateError extends Error {
  readonly code: keyof DelegateText;
  readonly label: Label;

  constructor(code: keyof DelegateText, values: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    const label = delegateLabel(code, values);
    super(label.en, cause === undefined ? undefined : { cause });
    this.name = 'DelegateError';
    this.code = code;
    this.label = label;
  }
}
