import { parseTimer, TimerError, type ModdleElement, type TimerKind } from '@gongdi/bpmn';
import type { Label } from '@gongdi/domain';
import type { EventDefinition } from '../graph.ts';
import { expression } from './code.ts';
import { bodyIn, titleOf, type Reading } from './reading.ts';

/** Reads the timer of an event definition. */
export function timerOf(reading: Reading, element: ModdleElement, definition: ModdleElement): EventDefinition['timer'] {
  const kinds = [
    ['date', 'timeDate'],
    ['duration', 'timeDuration'],
    ['cycle', 'timeCycle'],
  ] as const;
  for (const [kind, property] of kinds) {
    const source = bodyIn(definition, property);
    if (source === undefined) continue;
    const problem = problemOf(kind, source);
    if (problem) reading.refuse(element, 'bad-timer', problem.zh, problem.en);
    return { kind, source: expression(reading, element, source) };
  }
  const title = titleOf(element);
  reading.refuse(element, 'timer-without-time', `定时事件“${title}”没有设置时间`, `The timer “${title}” says no time`);
  return null;
}

/** Returns the problem of a literal time; undefined if there is none. */
function problemOf(kind: TimerKind, source: string): Label | undefined {
  try {
    // The value of an expression `${…}` is known only at run time.
    parseTimer(kind, source);
    return undefined;
  } catch (error) {
    if (error instanceof TimerError) return error.text;
    throw error;
  }
}
