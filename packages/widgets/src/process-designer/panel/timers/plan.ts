import { DEFAULT_ZONE, instantOf, parseDate, parseDuration, parseTimer, type TimerKind } from '@gongdi/bpmn';
import { cronField } from './cron-field.ts';

/** Ways to say when a timer is due; the last five make cron patterns. */
export type PlanMode = 'date' | 'duration' | 'interval' | 'minutes' | 'hours' | 'day' | 'week' | 'month';

export const AMOUNTS = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'] as const;
export type Amounts = Record<(typeof AMOUNTS)[number], number>;

/** What the timer form holds. */
export interface Plan {
  mode: PlanMode;
  /** `2026-05-01T08:00`, as a date-and-time input has it. */
  date: string;
  withZone: boolean;
  amounts: Amounts;
  /** '' repeats without end. */
  times: string;
  every: number;
  minute: number;
  /** `08:00` */
  time: string;
  /** From 0 for Sunday. */
  weekdays: readonly number[];
  /** 1 to 31, or `L` for the last day. */
  day: string;
}

export const MODES: Record<TimerKind, readonly PlanMode[]> = {
  date: ['date'],
  duration: ['duration'],
  cycle: ['week', 'day', 'month', 'hours', 'minutes', 'interval'],
};

const NONE: Amounts = { years: 0, months: 0, days: 0, hours: 0, minutes: 0, seconds: 0 };

export const NEW_PLAN: Omit<Plan, 'mode'> = {
  date: '',
  withZone: true,
  amounts: { ...NONE, hours: 1 },
  times: '',
  every: 5,
  minute: 0,
  time: '08:00',
  weekdays: [1],
  day: '1',
};

/** `PT1H`; '' when nothing is set. */
export function durationText({ years, months, days, hours, minutes, seconds }: Amounts): string {
  const part = (amount: number, letter: string) => (amount > 0 ? `${amount}${letter}` : '');
  const date = part(years, 'Y') + part(months, 'M') + part(days, 'D');
  const time = part(hours, 'H') + part(minutes, 'M') + part(seconds, 'S');
  return date || time ? `P${date}${time ? `T${time}` : ''}` : '';
}

/** `+08:00` on that day in the site's zone. */
function offsetText(date: string): string {
  const civil = parseDate(date);
  const ahead = (instantOf({ ...civil, offset: 0 }, 'UTC') - instantOf(civil, DEFAULT_ZONE)) / 60_000;
  const two = (number: number) => String(Math.floor(Math.abs(number))).padStart(2, '0');
  return `${ahead < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** The timer's text; '' while something is missing. */
export function planText(plan: Plan): string {
  const { mode, date, withZone, amounts, times, every, minute, time, weekdays, day } = plan;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  switch (mode) {
    case 'date': {
      if (!date) return '';
      const full = date.length === 16 ? `${date}:00` : date;
      return withZone ? full + offsetText(full) : full;
    }
    case 'duration':
      return durationText(amounts);
    case 'interval': {
      const duration = durationText(amounts);
      return duration && `R${times}/${duration}`;
    }
    case 'minutes':
      return `0 0/${every} * * * ?`;
    case 'hours':
      return `0 ${minute} 0/${every} * * ?`;
    case 'day':
      return `0 ${minutes} ${hours} * * ?`;
    case 'month':
      return `0 ${minutes} ${hours} ${day} * ?`;
    default:
      // Quartz counts weekdays from 1 for Sunday
      return weekdays.length > 0
        ? `0 ${minutes} ${hours} ? * ${[...weekdays]
            .sort((a, b) => a - b)
            .map((weekday) => weekday + 1)
            .join(',')}`
        : '';
  }
}

/** The form for a text that is there; texts that the form cannot make start anew. */
export function planOf(kind: TimerKind, text: string): Plan {
  const fresh: Plan = { ...NEW_PLAN, mode: MODES[kind][0] ?? 'duration' };
  try {
    const timer = parseTimer(kind, text);
    if (timer.form === 'date') {
      const date = text.trim().slice(0, 19);
      return { ...fresh, date: date.length === 10 ? `${date}T00:00` : date, withZone: timer.date.offset !== null };
    }
    if (timer.form === 'duration') return { ...fresh, amounts: amountsOf(text.trim()) };
    if (timer.form === 'repeat') {
      const duration = text
        .trim()
        .split('/')
        .find((part) => part.startsWith('P'));
      if (!duration || timer.start || timer.end) return { ...fresh, mode: 'interval' };
      return { ...fresh, mode: 'interval', times: String(timer.times ?? ''), amounts: amountsOf(duration) };
    }
    return timer.form === 'cron' ? { ...fresh, ...cronPlan(timer.cron.pattern) } : fresh;
  } catch {
    return fresh;
  }
}

function amountsOf(text: string): Amounts {
  const { months, days, milliseconds } = parseDuration(text);
  const seconds = Math.floor(milliseconds / 1000);
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days,
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** A pattern that the form makes, taken apart again; nothing for every other one. */
function cronPlan(pattern: string): Partial<Plan> {
  const parts = pattern.split(' ');
  if (parts.length !== 6 || parts[0] !== '0' || parts[4] !== '*') return {};
  const [, minute, hour] = parts.map((part) => cronField(part));
  const weekday = cronField(parts[5] ?? '', 'weekday');
  const day = parts[3] ?? '';
  const anyDay = (day === '*' || day === '?') && weekday?.kind === 'any';
  if (minute?.kind === 'step' && minute.from === 0 && hour?.kind === 'any' && anyDay) {
    return { mode: 'minutes', every: minute.by };
  }
  if (minute?.kind !== 'values' || minute.values.length > 1) return {};
  const [at = 0] = minute.values;
  if (hour?.kind === 'step' && hour.from === 0 && anyDay) return { mode: 'hours', every: hour.by, minute: at };
  if (hour?.kind !== 'values' || hour.values.length > 1) return {};
  const two = (number: number) => String(number).padStart(2, '0');
  const time = `${two(hour.values[0] ?? 0)}:${two(at)}`;
  if (anyDay) return { mode: 'day', time };
  if (weekday?.kind === 'values') return { mode: 'week', time, weekdays: weekday.values };
  if (weekday?.kind === 'range' && weekday.from <= weekday.to) {
    const weekdays = Array.from({ length: weekday.to - weekday.from + 1 }, (_, step) => weekday.from + step);
    return { mode: 'week', time, weekdays };
  }
  return weekday?.kind === 'any' && /^(?:\d{1,2}|L)$/.test(day) ? { mode: 'month', time, day } : {};
}
