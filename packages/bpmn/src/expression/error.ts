import type { Text } from '../model/index.ts';

/** Why an expression could not be parsed or evaluated. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';

  /**
   * @param text what is wrong, for people
   * @param offset place in the whole text that was given, in UTF-16 units from 0; null when evaluation failed
   */
  constructor(
    readonly text: Text,
    readonly offset: number | null = null,
  ) {
    super(text.en);
  }
}

/** A name that nothing here has: no variable, no member. */
export class UnknownNameError extends ExpressionError {}
