import { addDuration, parseDuration, parseTimer, TimerError } from '@gongdi/bpmn';

/** Number of tries of a failing job if the model sets none, and the pause between two tries (ms). */
const TRIES = 3;
const WAIT = 10_000;

/**
 * Returns the number of tries of a retry cycle, read as Camunda does: `R5/PT5M` means five tries; `PT1M,PT5M` means
 * one try more than it has pauses.
 */
export function triesOf(cycle: string | null): number {
  const text = cycle?.trim() ?? '';
  if (text === '') return TRIES;
  try {
    if (text.startsWith('R')) {
      const timer = parseTimer('cycle', text);
      return timer.form === 'repeat' && timer.times !== null ? timer.times : TRIES;
    }
    return text.split(',').length + 1;
  } catch (error) {
    if (error instanceof TimerError) return TRIES;
    throw error;
  }
}

/**
 * Returns when the next try is due.
 * @param left number of tries left after this failure
 * @param now epoch milliseconds
 */
export function nextTry(cycle: string | null, left: number, now: number, zone: string): number {
  const text = cycle?.trim() ?? '';
  if (text === '') return now + WAIT;
  try {
    if (text.startsWith('R')) {
      const timer = parseTimer('cycle', text);
      return timer.form === 'repeat' ? addDuration(now, timer.duration, zone) : now + WAIT;
    }
    const pauses = text.split(',');
    const pause = pauses[Math.min(pauses.length - 1, Math.max(0, pauses.length - left))] ?? 'PT10S';
    return addDuration(now, parseDuration(pause.trim()), zone);
  } catch (error) {
    if (error instanceof TimerError) return now + WAIT;
    throw error;
  }
}
