import type { Text } from '../model/index.ts';

/** The reason why a timer definition cannot be used. */
export class TimerError extends Error {
  override readonly name = 'TimerError';

  constructor(readonly text: Text) {
    super(text.en);
  }
}

/** Makes the error for a timer definition; the message quotes the definition, shortened. */
export function timerError(source: string, zh: string, en: string): TimerError {
  const shown = source.length > 80 ? `${source.slice(0, 80)}…` : source;
  return new TimerError({ zh: `“${shown}”${zh}`, en: `“${shown}” ${en}` });
}
