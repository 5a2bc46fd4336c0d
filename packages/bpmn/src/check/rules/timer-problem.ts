import type { Text } from '../../model/index.ts';
import type { TimerKind, Weekdays } from '../../timer/index.ts';
import { parseTimer, TimerError } from '../../timer/index.ts';

/** What is wrong with a timer's text, or undefined when it can be read. */
export function timerProblem(kind: TimerKind, text: string, weekdays?: Weekdays): Text | undefined {
  try {
    parseTimer(kind, text, weekdays ? { weekdays } : {});
    return undefined;
  } catch (error) {
    if (error instanceof TimerError) return error.text;
    throw error;
  }
}
