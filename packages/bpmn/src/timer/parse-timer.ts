import { hasExpression } from '../expression/index.ts';
import type { CronPattern, Weekdays } from './cron.ts';
import { parseCron } from './cron.ts';
import { timerError } from './error.ts';
import type { DateTime, Duration } from './iso.ts';
import { isZero, parseDate, parseDuration } from './iso.ts';

/** The timer definition of BPMN, one of three, that a text belongs to. */
export type TimerKind = 'date' | 'duration' | 'cycle';

/** A valid timer definition. */
export type Timer =
  | { readonly form: 'date'; readonly date: DateTime }
  | { readonly form: 'duration'; readonly duration: Duration }
  | {
      readonly form: 'repeat';
      /** Number of runs; null for no end. */
      readonly times: number | null;
      readonly start: DateTime | null;
      readonly duration: Duration;
      readonly end: DateTime | null;
    }
  | { readonly form: 'cron'; readonly cron: CronPattern }
  /** Contains `${…}`: the value is known only at run time. */
  | { readonly form: 'expression'; readonly source: string };

/**
 * Parses a timer definition: an ISO 8601 date, an ISO 8601 duration, or a cycle. A cycle is
 * `R[n]/[start/]duration[/end]` or a cron expression of five, six or seven fields.
 *
 * @throws TimerError with a message for users
 */
export function parseTimer(kind: TimerKind, source: string, options: { weekdays?: Weekdays } = {}): Timer {
  const text = source.trim();
  if (text === '') throw timerError(source, '请填写定时器配置', 'is empty: say when the timer is due');
  if (hasExpression(text)) return { form: 'expression', source: text };
  if (kind === 'date') return { form: 'date', date: parseDate(text) };
  if (kind === 'duration') return { form: 'duration', duration: parseDuration(text) };
  return /^R\d*(?:\/|$)/.test(text) ? parseRepeat(text) : { form: 'cron', cron: cycleCron(text, options.weekdays) };
}

function cycleCron(text: string, weekdays?: Weekdays): CronPattern {
  if (/\s/.test(text)) return parseCron(text, weekdays);
  throw timerError(
    text,
    '不是有效的周期：请填写 R3/PT1H 形式的重复间隔或 cron 表达式',
    'is no cycle: write a repeating interval such as R3/PT1H, or a cron expression',
  );
}

function parseRepeat(text: string): Timer {
  const [head = '', ...rest] = text.split('/');
  const times = head === 'R' ? null : Number(head.slice(1));
  if (times === 0) throw timerError(text, '的重复次数为 0，永远不会触发', 'repeats 0 times and never runs');
  const at = rest.findIndex((part) => part.startsWith('P'));
  const [before, after] = at < 0 ? [rest, []] : [rest.slice(0, at), rest.slice(at + 1)];
  const [start, end] = at < 0 ? [before[0], before[1]] : [before[0], after[0]];
  if (before.length > (at < 0 ? 2 : 1) || after.length > 1 || (at < 0 && end === undefined)) {
    throw timerError(
      text,
      '不是有效的重复间隔，应为 R次数/时长 或 R次数/开始/时长',
      'is no repeating interval: write R<times>/<duration> or R<times>/<start>/<duration>',
    );
  }
  const from = start === undefined ? null : parseDate(start);
  const to = end === undefined ? null : parseDate(end);
  const duration = at < 0 && from && to ? between(text, from, to) : parseDuration(rest[at] ?? '');
  if (isZero(duration)) throw timerError(text, '的间隔为 0', 'has an interval of no time');
  return { form: 'repeat', times, start: from, duration, end: at < 0 ? null : to };
}

/** Returns the interval of `R/start/end`: the time between start and end. Without offsets both are in the same zone. */
function between(text: string, from: DateTime, to: DateTime): Duration {
  const plain = ({ civil, offset }: DateTime): number =>
    Date.UTC(civil.year, civil.month - 1, civil.day, civil.hour, civil.minute, civil.second, civil.millisecond) -
    (offset ?? 0);
  const milliseconds = plain(to) - plain(from);
  if (milliseconds > 0) return { months: 0, days: 0, milliseconds };
  throw timerError(text, '的结束时间不晚于开始时间', 'ends no later than it starts');
}
