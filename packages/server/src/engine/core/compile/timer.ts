import type { ModdleElement } from '@gongdi/bpmn';
import type { EventDefinition } from '../graph.ts';
import { expression } from './code.ts';
import { bodyIn, titleOf, type Reading } from './reading.ts';

/** The timer of a definition. */
export function timerOf(reading: Reading, element: ModdleElement, definition: ModdleElement): EventDefinition['timer'] {
  const kinds = [
    ['date', 'timeDate'],
    ['duration', 'timeDuration'],
    ['cycle', 'timeCycle'],
  ] as const;
  for (const [kind, property] of kinds) {
    const source = bodyIn(definition, property);
    if (source !== undefined) return { kind, source: expression(reading, element, source) };
  }
  const title = titleOf(element);
  reading.refuse(element, 'timer-without-time', `定时事件“${title}”没有设置时间`, `The timer “${title}” says no time`);
  return null;
}
