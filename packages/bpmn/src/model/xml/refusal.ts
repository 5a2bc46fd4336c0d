import type { FindingCode, TextValue } from '../finding-texts.ts';

/**
 * The reason why reading of a text stops. It is thrown inside a pass over the text and converted to a finding at the
 * end.
 */
export class Refusal extends Error {
  readonly code: FindingCode;
  /** Place of the problem, as an offset into the text. */
  readonly offset: number;
  readonly values: readonly TextValue[];

  constructor(code: FindingCode, offset: number, ...values: readonly TextValue[]) {
    super(code);
    this.code = code;
    this.offset = offset;
    this.values = values;
  }
}
