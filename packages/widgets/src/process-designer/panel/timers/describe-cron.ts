import type { CronPattern } from '@gongdi/bpmn';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { format } from '../text/index.ts';
import { type CronField, cronField } from './cron-field.ts';
import { type TimerTexts, timerTexts } from './text/index.ts';

/** Any Sunday, used to format the names of weekdays. */
const SUNDAY = Date.UTC(2026, 1, 1);

const localeOf = (lang: Lang): string => (lang === 'en' ? 'en' : 'zh-CN');

/** Returns the name of a weekday: 周一, Monday; 0 is Sunday. */
export const weekdayName = (day: number, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { weekday: lang === 'en' ? 'long' : 'short', timeZone: 'UTC' }).format(
    SUNDAY + day * 86_400_000,
  );

const monthName = (month: number, lang: Lang): string =>
  lang === 'en'
    ? new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1))
    : `${month} 月`;

interface Words {
  texts: TimerTexts;
  lang: Lang;
}

/** Describes a field of plain numbers or names as a list or range; undefined for all other fields. */
function listed(field: CronField, { texts }: Words, name: (value: number) => string): string | undefined {
  if (field.kind === 'values') return field.values.map(name).join(texts.separator);
  const range = name === plain ? texts.numberRange : texts.range;
  if (field.kind === 'range') return format(range, { from: name(field.from), to: name(field.to) });
  return undefined;
}

/** Replaces a step that does not divide the cycle evenly by its values: `5/20` minutes are 5, 25 and 45. */
function evened(field: CronField | undefined, size: number): CronField | undefined {
  if (field?.kind !== 'step' || (field.from === 0 && field.by > 0 && size % field.by === 0)) return field;
  const values: number[] = [];
  for (let value = field.from; value < size && field.by > 0; value += field.by) values.push(value);
  return { kind: 'values', values };
}

const plain = (value: number): string => String(value);
const two = (value: number): string => String(value).padStart(2, '0');
const isZero = (field: CronField): boolean =>
  field.kind === 'values' && field.values.length === 1 && field.values[0] === 0;

/** Maximum number of times of day that are listed. */
const MANY = 6;

interface Time {
  text: string;
  /** Whether the text is a time of day, which follows the day in the sentence. */
  ofDay: boolean;
}

function timeOf({ second, minute, hour }: CronFields, words: Words): Time | undefined {
  const { texts } = words;
  if (minute.kind === 'any' && hour.kind === 'any') {
    if (second.kind === 'any') return { text: texts.everySecond, ofDay: false };
    if (second.kind === 'step') return { text: format(texts.everySeconds, { count: second.by }), ofDay: false };
  }
  if (second.kind !== 'values' || second.values.length > 1) return undefined;
  const [at = 0] = second.values;
  if (minute.kind === 'values' && hour.kind === 'values') return clockTimes(hour.values, minute.values, at, words);
  return at > 0 ? undefined : repeatedTime(minute, hour, words);
}

/** Describes single times of day, such as 8:00、12:00. */
function clockTimes(
  hours: readonly number[],
  minutes: readonly number[],
  second: number,
  { texts }: Words,
): Time | undefined {
  if (minutes.length * hours.length > MANY) return undefined;
  const times = hours.flatMap((hour) =>
    minutes.map((minute) => `${hour}:${two(minute)}${second > 0 ? `:${two(second)}` : ''}`),
  );
  return { text: format(texts.at, { times: times.join(texts.separator) }), ofDay: true };
}

/** Describes times that are repeated in each hour, every few hours, or within hours of the day. */
function repeatedTime(minute: CronField, hour: CronField, words: Words): Time | undefined {
  const { texts } = words;
  const minutes = minutesOf(minute, words);
  if (hour.kind === 'any') return minutes === undefined ? undefined : { text: minutes, ofDay: false };
  if (hour.kind === 'step') {
    const count = hour.by;
    if (isZero(minute)) return { text: format(texts.everyHours, { count }), ofDay: false };
    const list = listed(minute, words, plain);
    return list === undefined
      ? undefined
      : { text: format(texts.everyHoursAt, { count, minutes: list }), ofDay: false };
  }
  const hours = listed(hour, words, plain);
  if (hours === undefined || minutes === undefined) return undefined;
  return { text: format(texts.within, { hours: format(texts.hours, { hours }), minutes }), ofDay: true };
}

function minutesOf(minute: CronField, words: Words): string | undefined {
  const { texts } = words;
  if (minute.kind === 'any') return texts.everyMinute;
  if (minute.kind === 'step') return format(texts.everyMinutes, { count: minute.by });
  if (minute.kind === 'values' && minute.values.length > MANY) return undefined;
  const list = listed(minute, words, plain);
  return list === undefined ? undefined : format(texts.minuteOfHour, { minutes: list });
}

/** Describes the days. `withMonths` is set if the text already contains the months. */
function dayOf(day: CronField, weekday: CronField, months: string | undefined, words: Words) {
  const { texts, lang } = words;
  const name = (value: number) => weekdayName(value, lang);
  if (weekday.kind === 'nth') {
    const template = weekday.nth === 0 ? texts.lastWeekday : texts.nthWeekday;
    return { text: format(template, { day: name(weekday.value), count: weekday.nth }) };
  }
  if (weekday.kind !== 'any') {
    const days = listed(weekday, words, name);
    return days === undefined ? undefined : { text: format(texts.everyWeek, { days }) };
  }
  switch (day.kind) {
    case 'any':
      return { text: texts.everyDay };
    case 'last':
      return { text: texts.lastDay };
    case 'lastWorkday':
      return { text: texts.lastWorkday };
    case 'nearestWorkday':
      return { text: format(texts.nearestWorkday, { day: day.value }) };
    case 'step':
      return { text: format(texts.everyDays, { from: day.from, count: day.by }) };
    default: {
      const days = listed(day, words, plain);
      if (days === undefined) return undefined;
      return months === undefined
        ? { text: format(texts.everyMonth, { days }) }
        : { text: format(texts.everyYear, { days, months }), withMonths: true };
    }
  }
}

interface CronFields {
  second: CronField;
  minute: CronField;
  hour: CronField;
  day: CronField;
  month: CronField;
  weekday: CronField;
  year: CronField;
}

/** Parses the fields of a pattern; undefined if one of them cannot be described. */
function fieldsOf({ pattern, fields, weekdays }: CronPattern): CronFields | undefined {
  const parts = fields === 5 ? ['0', ...pattern.split(' ')] : pattern.split(' ');
  const quartz = weekdays === 'quartz';
  const [second, minute, hour] = [60, 60, 24].map((size, at) => evened(cronField(parts[at] ?? '0'), size));
  const day = cronField(parts[3] ?? '*', null, quartz, 1);
  const month = cronField(parts[4] ?? '*', 'month', quartz, 1);
  const weekday = cronField(parts[5] ?? '*', 'weekday', quartz);
  const year = cronField(parts[6] ?? '*');
  if (!second || !minute || !hour || !day || !month || !weekday || !year) return undefined;
  return { second, minute, hour, day, month, weekday, year };
}

/**
 * Describes a cron pattern as a sentence, such as 每周一 8:00; undefined if a sentence would not be clearer than the
 * pattern.
 */
export function describeCron(cron: CronPattern, lang: Lang): string | undefined {
  const words: Words = { texts: timerTexts(lang), lang };
  const { texts } = words;
  const fields = fieldsOf(cron);
  if (!fields) return undefined;
  const { day, month, weekday, year } = fields;
  const time = timeOf(fields, words);
  const months = month.kind === 'any' ? undefined : listed(month, words, (value) => monthName(value, lang));
  if (!time || (month.kind !== 'any' && months === undefined)) return undefined;
  const days = dayOf(day, weekday, months, words);
  if (!days) return undefined;
  const daily = day.kind === 'any' && weekday.kind === 'any';
  let text = daily && !time.ofDay ? time.text : format(texts.joined, { day: days.text, time: lower(time.text, lang) });
  if (months !== undefined && !days.withMonths) text = format(texts.inMonths, { months, what: lower(text, lang) });
  if (year.kind === 'any') return text;
  const years = listed(year, words, plain);
  return years === undefined ? undefined : format(texts.inYears, { years, what: lower(text, lang) });
}

/** Lowers the first letter of an English sentence that becomes part of another one. */
const lower = (text: string, lang: Lang): string =>
  lang === 'en' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
