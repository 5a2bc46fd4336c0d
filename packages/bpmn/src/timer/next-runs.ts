import { cronOf } from './cron.ts';
import { addDuration, instantOf } from './iso.ts';
import type { Timer } from './parse-timer.ts';

/** The time zone of a site if none is configured. */
export const DEFAULT_ZONE = 'Asia/Shanghai';

/** Start time, zone and number of the wanted runs. */
export interface NextRunsOptions {
  /** Epoch milliseconds. A duration, or a cycle without a start, counts from here. */
  now: number;
  /** Maximum number of runs; default 5. */
  count?: number;
  /** IANA name; default {@link DEFAULT_ZONE}. */
  zone?: string;
}

/**
 * Returns the instants (epoch milliseconds) at which a timer is due, from `now` on. A date in the past is due at once
 * and is returned unchanged. The list is empty if no run is due any more, or if the timer is an expression.
 */
export function nextRuns(timer: Timer, { now, count = 5, zone = DEFAULT_ZONE }: NextRunsOptions): number[] {
  if (count < 1) return [];
  switch (timer.form) {
    case 'date':
      return [instantOf(timer.date, zone)];
    case 'duration':
      return [addDuration(now, timer.duration, zone)];
    case 'repeat':
      return repeats(timer, now, count, zone);
    case 'cron':
      return cronOf(timer.cron, zone)
        .nextRuns(count, new Date(now))
        .map((date) => date.getTime());
    default:
      return [];
  }
}

function repeats(timer: Extract<Timer, { form: 'repeat' }>, now: number, count: number, zone: string): number[] {
  const { times, duration } = timer;
  const end = timer.end ? instantOf(timer.end, zone) : Infinity;
  const start = timer.start ? instantOf(timer.start, zone) : now;
  // Without a start the first run is one interval after `now`; with a start the first run is the start.
  const first = timer.start ? 0 : 1;
  const last = times === null ? Infinity : first + times - 1;
  const longest = (duration.months * 31 + duration.days) * 86_400_000 + duration.milliseconds;
  let step = Math.max(first, Math.floor((now - start) / longest) - 1);
  const runs: number[] = [];
  for (; step <= last && runs.length < count; step += 1) {
    const run = addDuration(start, duration, zone, step);
    if (run > end) break;
    if (run >= now) runs.push(run);
  }
  return runs;
}
