import type { Marks } from '@gongdi/bpmn';
import { nameOf } from '../../diagram/describe.ts';
import type { DiagramElement } from '../../diagram/model.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { format } from '../text/index.ts';
import { replayTexts } from './text.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/**
 * Maximum number of steps, so that a replay takes about two minutes: long histories advance several instants at once.
 */
const MOST_STEPS = 120;

/** Returns the number of instants for each step while playing. */
export const strideOf = (instants: number): number => Math.max(1, Math.ceil(instants / MOST_STEPS));

/** Returns the index of the last instant that is not later than `at`, by binary search; 0 before the first. */
export function indexOfInstant(instants: readonly number[], at: number): number {
  let low = 0;
  let high = instants.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((instants[middle] ?? Infinity) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Maximum number of names in the text; a parallel join may end dozens at once. */
const MOST_NAMES = 3;

/** Returns the text of what began and ended at an instant, for display and screen readers: "审核 结束，审批 开始". */
export function whatHappened(
  marks: Marks,
  instant: number,
  elements: { element(id: string): DiagramElement | undefined },
  lang: Lang,
): string {
  const texts = replayTexts(lang);
  const sentences: string[] = [];
  for (const mark of marks.elements.values()) {
    if (sentences.length > MOST_NAMES) break;
    const element = elements.element(mark.id);
    const name = element ? nameOf(element, lang) : mark.id;
    // An element without duration is only reported as ended.
    if (mark.visits.some(({ endedAt }) => endedAt === instant)) sentences.push(format(texts.ended, { name }));
    else if (mark.visits.some(({ startedAt }) => startedAt === instant)) sentences.push(format(texts.began, { name }));
  }
  if (sentences.length === 0) return texts.noChange;
  const more = sentences.length > MOST_NAMES ? '…' : '';
  return sentences.slice(0, MOST_NAMES).join(lang === 'en' ? ', ' : '，') + more;
}
