import type { FindingCode, TextValue } from '../finding-texts.ts';

/** Why a text is not read on. Thrown inside a pass over it and turned into a finding at its end. */
export class Refusal extends Error {
  readonly code: FindingCode;
  /** Place of the trouble, as offset into the text. */
  readonly offset: number;
  readonly values: readonly TextValue[];

  constructor(code: FindingCode, offset: number, ...values: readonly TextValue[]) {
    super(code);
    this.code = code;
    this.offset = offset;
    this.values = values;
  }
}
