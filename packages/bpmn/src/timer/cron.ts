import { Cron } from 'croner';
import { timerError } from './error.ts';

/** Numbering of weekdays: Quartz from 1 for Sunday, Unix and Spring from 0 (and 7) for Sunday. */
export type Weekdays = 'quartz' | 'unix';

const FIELDS = [
  { zh: '秒', en: 'second' },
  { zh: '分', en: 'minute' },
  { zh: '时', en: 'hour' },
  { zh: '日', en: 'day of month' },
  { zh: '月', en: 'month' },
  { zh: '星期', en: 'day of week' },
  { zh: '年', en: 'year' },
] as const;
const DAY_OF_MONTH = 3;
const DAY_OF_WEEK = 5;

/** A valid cron pattern. */
export interface CronPattern {
  readonly pattern: string;
  /** With six or seven fields the first is seconds, with five it is minutes. */
  readonly fields: 5 | 6 | 7;
  readonly weekdays: Weekdays;
}

/**
 * Parses a cron pattern of five (Unix), six or seven (Quartz: seconds first, year last) fields.
 *
 * @param weekdays numbering of weekdays; by default Quartz for six and seven fields, Unix for five
 * @throws TimerError that names the wrong field
 */
export function parseCron(source: string, weekdays?: Weekdays): CronPattern {
  const parts = source.split(/\s+/);
  const count = parts.length;
  if (count !== 5 && count !== 6 && count !== 7) {
    throw timerError(
      source,
      `不是有效的 cron 表达式：应为 5、6 或 7 段，实际 ${count} 段`,
      `is no cron expression: it has ${count} fields, not 5, 6 or 7`,
    );
  }
  const pattern: CronPattern = {
    pattern: parts.join(' '),
    fields: count,
    weekdays: weekdays ?? (count === 5 ? 'unix' : 'quartz'),
  };
  const first = count === 5 ? 1 : 0;
  parts.forEach((part, at) => checkField(source, part, at + first, pattern));
  if (pattern.weekdays === 'quartz' && count > 5) checkDays(source, parts);
  return pattern;
}

/** Returns a cron job that only computes times and never runs. */
export function cronOf({ pattern, fields, weekdays }: CronPattern, zone: string): Cron {
  return new Cron(pattern, {
    paused: true,
    timezone: zone,
    mode: `${fields}-part`,
    sloppyRanges: true,
    alternativeWeekdays: weekdays === 'quartz',
    domAndDow: false,
  });
}

/** Checks one field while all other fields are open, so that the message can name it. */
function checkField(source: string, part: string, at: number, { weekdays }: CronPattern): void {
  const name = FIELDS[at] ?? FIELDS[0];
  const tried = ['*', '*', '*', '*', '*', '*', '*'];
  tried[at] = part;
  const misplaced = part.includes('?') && at !== DAY_OF_MONTH && at !== DAY_OF_WEEK;
  if (!misplaced && isGood(tried.join(' '), weekdays)) return;
  throw timerError(
    source,
    `不是有效的 cron 表达式：${name.zh}字段“${part}”无效`,
    `is no cron expression: the ${name.en} field “${part}” is wrong`,
  );
}

function isGood(pattern: string, weekdays: Weekdays): boolean {
  try {
    cronOf({ pattern, fields: 7, weekdays }, 'UTC');
    return true;
  } catch {
    return false;
  }
}

/** Quartz does not support a day of month and a day of week at the same time. */
function checkDays(source: string, parts: readonly string[]): void {
  const open = (at: number): boolean => parts[at] === '*' || parts[at] === '?';
  if (open(DAY_OF_MONTH) || open(DAY_OF_WEEK)) return;
  throw timerError(
    source,
    '不是有效的 cron 表达式：“日”和“星期”不能同时指定，其中一个请写 ?',
    'is no cron expression: day of month and day of week exclude each other, write ? for one',
  );
}
