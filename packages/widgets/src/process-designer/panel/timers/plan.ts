import { DEFAULT_ZONE, instantOf, parseDate, parseDuration, parseTimer, type TimerKind } from '@gongdi/bpmn';
import { type CronField, cronField } from './cron-field.ts';

/** Ways to define when a timer is due. The last five create cron patterns. */
export type PlanMode = 'date' | 'duration' | 'interval' | 'minutes' | 'hours' | 'day' | 'week' | 'month';

export const AMOUNTS = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'] as const;
export type Amounts = Record<(typeof AMOUNTS)[number], number>;

/** The values of the timer form. */
export interface Plan {
  mode: PlanMode;
  /** Value of a date-and-time input, such as `2026-05-01T08:00`. */
  date: string;
  withZone: boolean;
  amounts: Amounts;
  /** Number of repetitions; '' for no limit. */
  times: string;
  every: number;
  minute: number;
  /** `08:00` */
  time: string;
  /** 0 is Sunday. */
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

/** Returns an ISO 8601 duration such as `PT1H`; '' if nothing is set. */
function durationText({ years, months, days, hours, minutes, seconds }: Amounts): string {
  const part = (amount: number, letter: string) => (amount > 0 ? `${amount}${letter}` : '');
  const date = part(years, 'Y') + part(months, 'M') + part(days, 'D');
  const time = part(hours, 'H') + part(minutes, 'M') + part(seconds, 'S');
  return date || time ? `P${date}${time ? `T${time}` : ''}` : '';
}

/** Returns the UTC offset of the site's zone on that day, such as `+08:00`. */
function offsetText(date: string): string {
  const civil = parseDate(date);
  const ahead = (instantOf({ ...civil, offset: 0 }, 'UTC') - instantOf(civil, DEFAULT_ZONE)) / 60_000;
  const two = (number: number) => String(Math.floor(Math.abs(number))).padStart(2, '0');
  return `${ahead < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** Returns the text of the timer; '' while a value is missing. */
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

/** Returns the form values for a text. A text that the form cannot produce gives the initial values. */
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

/** Parses a pattern that the form can produce; returns no values for all others. */
function cronPlan(pattern: string): Partial<Plan> {
  const parts = pattern.split(' ');
  if (parts.length !== 6 || parts[0] !== '0' || parts[4] !== '*') return {};
  const [, minute, hour] = parts.map((part) => cronField(part));
  const weekday = cronField(parts[5] ?? '', 'weekday');
  const day = parts[3] ?? '';
  const anyDay = (day === '*' || day === '?') && weekday?.kind === 'any';
  const allDay = anyDay ? allDayPlan(minute, hour) : undefined;
  if (allDay) return allDay;
  const [hours, minutes] = [onlyValue(hour), onlyValue(minute)];
  if (hours === undefined || minutes === undefined) return {};
  const two = (number: number) => String(number).padStart(2, '0');
  const time = `${two(hours)}:${two(minutes)}`;
  if (anyDay) return { mode: 'day', time };
  const weekdays = listedWeekdays(weekday);
  if (weekdays) return { mode: 'week', time, weekdays };
  return weekday?.kind === 'any' && /^(?:\d{1,2}|L)$/.test(day) ? { mode: 'month', time, day } : {};
}

/** Returns the values of a timer that is due again and again all day: every few minutes, or every few hours. */
function allDayPlan(minute: CronField | undefined, hour: CronField | undefined): Partial<Plan> | undefined {
  const minutes = stepFromZero(minute);
  if (minutes !== undefined && hour?.kind === 'any') return { mode: 'minutes', every: minutes };
  const [at, hours] = [onlyValue(minute), stepFromZero(hour)];
  return at === undefined || hours === undefined ? undefined : { mode: 'hours', every: hours, minute: at };
}

/** Returns the value of a field with a single value, such as 8; undefined for all other fields. */
const onlyValue = (field: CronField | undefined): number | undefined =>
  field?.kind === 'values' && field.values.length === 1 ? field.values[0] : undefined;

/** Returns the step of a field such as `0/5`; undefined for all other fields, and for a step from another value. */
const stepFromZero = (field: CronField | undefined): number | undefined =>
  field?.kind === 'step' && field.from === 0 ? field.by : undefined;

/** Returns the weekdays of a list or range; undefined for a field that the form cannot produce. */
function listedWeekdays(weekday: CronField | undefined): readonly number[] | undefined {
  if (weekday?.kind === 'values') return weekday.values;
  if (weekday?.kind !== 'range' || weekday.from > weekday.to) return undefined;
  const { from, to } = weekday;
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
