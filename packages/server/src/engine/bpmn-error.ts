/** An error that the model may catch by its code. Thrown by delegates; scripts have it as a global. */
export class BpmnError extends Error {
  override readonly name = 'BpmnError';

  constructor(
    readonly code: string,
    message = '',
  ) {
    super(message);
  }
}
