import { DEFAULT_ZONE, nextRuns, parseTimer, TimerError, type TimerKind } from '@gongdi/bpmn';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { describeTimer, showInstant } from './describe-timer.ts';

/** Number of next times that are shown. */
const SHOWN = 5;

export interface ReadTimer {
  /** Description as a sentence, if there is one. */
  reading?: string | undefined;
  /** The next times in the time zone of the site; absent if they depend on the running process. */
  runs?: string[];
  problem?: string;
}

/** Returns description and next times of a timer text. @param now epoch milliseconds */
export function readTimer(kind: TimerKind, text: string, lang: Lang, now = Date.now()): ReadTimer {
  try {
    const timer = parseTimer(kind, text);
    const reading = describeTimer(timer, lang);
    if (timer.form === 'expression') return { reading };
    const runs = nextRuns(timer, { now, count: SHOWN, zone: DEFAULT_ZONE });
    return { reading, runs: runs.map((run) => showInstant(run, lang)) };
  } catch (error) {
    if (error instanceof TimerError) return { problem: error.text[lang === 'en' ? 'en' : 'zh'] };
    throw error;
  }
}
