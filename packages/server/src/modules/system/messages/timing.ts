import type { MessageRule, QuietHours } from '@gongdi/domain';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** Minutes since midnight in a zone. */
function minuteOfDay(instant: number, zone: string): number {
  const text = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(instant);
  return minutesOf(text);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours % 24) * 60 + minutes;
}

/** Returns the next instant at which it is that time of day; now, if it is that minute. */
export function nextTime(instant: number, time: string, zone: string): number {
  const wait = (minutesOf(time) - minuteOfDay(instant, zone) + DAY_MINUTES) % DAY_MINUTES;
  return wait === 0 ? instant : Math.floor(instant / MINUTE) * MINUTE + wait * MINUTE;
}

/** Returns the first instant from then on that is outside the quiet hours. */
export function afterQuiet(instant: number, quiet: QuietHours | null, zone: string): number {
  if (!quiet) return instant;
  const [at, from, to] = [minuteOfDay(instant, zone), minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = from <= to ? at >= from && at < to : at >= from || at < to;
  return isQuiet ? nextTime(instant, quiet.to, zone) : instant;
}

export interface Moment {
  now: number;
  /** When the last message of the rule left for the same person; undefined: none did. */
  last: number | undefined;
  urgent: boolean;
  zone: string;
  /** Quiet hours of the person. */
  own: QuietHours | null;
}

/**
 * Returns when an event is to be sent. The first one is sent at once, those that follow within the rule's minutes are
 * collected until these are over.
 */
export function dueAt(rule: MessageRule, { now, last, urgent, zone, own }: Moment): number {
  const passes = urgent && rule.urgent_passes;
  let due = last === undefined ? now : Math.max(now, last + rule.group_minutes * MINUTE);
  if (passes) return due;
  if (rule.digest_at !== null) due = nextTime(due, rule.digest_at, zone);
  // Twice: the end of one may be within the other.
  for (const quiet of [rule.quiet, own, rule.quiet]) due = afterQuiet(due, quiet, zone);
  return due;
}
