/** An error that the model may catch by its code. Delegates throw it; in scripts it is a global. */
export class BpmnError extends Error {
  override readonly name = 'BpmnError';

  constructor(
    readonly code: string,
    message = '',
  ) {
    super(message);
  }
}
