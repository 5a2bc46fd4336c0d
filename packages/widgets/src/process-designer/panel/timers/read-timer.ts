import { DEFAULT_ZONE, nextRuns, parseTimer, TimerError, type TimerKind } from '@gongdi/bpmn';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { describeTimer, showInstant } from './describe-timer.ts';

/** How many of the next times are shown. */
const SHOWN = 5;

export interface ReadTimer {
  /** In plain words, where there are some. */
  reading?: string | undefined;
  /** The next times as clocks of the site's zone show them; absent when only the running process knows. */
  runs?: string[];
  problem?: string;
}

/** What there is to say about a timer's text. @param now epoch milliseconds */
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
