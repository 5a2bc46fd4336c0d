import type { Text } from '../../model/index.ts';
import type { TimerKind, Weekdays } from '../../timer/index.ts';
import { parseTimer, TimerError } from '../../timer/index.ts';

/** Returns the problem with a timer's text, or undefined when the text is valid. */
export function timerProblem(kind: TimerKind, text: string, weekdays?: Weekdays): Text | undefined {
  try {
    parseTimer(kind, text, weekdays ? { weekdays } : {});
    return undefined;
  } catch (error) {
    if (error instanceof TimerError) return error.text;
    throw error;
  }
}
