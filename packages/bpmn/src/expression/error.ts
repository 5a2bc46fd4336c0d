import type { Text } from '../model/index.ts';

/** The reason why an expression could not be parsed or evaluated. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';

  /**
   * @param text message for people
   * @param offset position in the whole text that was passed, in UTF-16 units from 0; null when evaluation failed
   */
  constructor(
    readonly text: Text,
    readonly offset: number | null = null,
  ) {
    super(text.en);
  }
}

/** Thrown for a name that is neither a variable nor a member. */
export class UnknownNameError extends ExpressionError {}
