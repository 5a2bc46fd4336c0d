import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { service } from './parts.ts';

const day = z.iso.date();

/** Source of an entry: built into the product, set by an organisation above, or by one's own organisation. */
const source = z.enum(['built-in', 'above', 'own']);

/**
 * A day that deviates from the rule of its weekday, or that an organisation has changed. `built-in`: as announced by
 * the State Council.
 */
const calendarDay = z.object({
  day,
  working: z.boolean(),
  name: z.string().nullable(),
  source,
});

/** A time of day; `24:00` is the end of the day. */
const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

/** Working hours of a working day: sorted spans that do not overlap. */
const spans = z
  .array(z.strictObject({ from: clock, to: clock }))
  .max(6)
  .refine((all) => all.every((one, at) => one.from < one.to && (at === 0 || all[at - 1]!.to <= one.from)));

/**
 * Returns the days of a year that deviate from Monday to Friday, and the working hours. Deadlines in working time are
 * calculated with them.
 */
export const calendarYear = defineCall({
  name: 'calendar.year',
  label: { zh: '工作日历', en: 'Working-day calendar' },
  service,
  method: 'GET',
  path: 'bpm/calendar/year',
  input: { query: z.object({ year: z.coerce.number().int().min(2000).max(2100) }) },
  output: z.object({
    year: z.int(),
    /** Increases with each change of one's own organisation's calendar, of any year. */
    version: z.int(),
    /** IANA time zone of the days. */
    zone: z.string(),
    /** False: the product contains no holidays for that year. */
    known: z.boolean(),
    /** Sources of the built-in days. */
    sources: z.array(z.string()),
    days: z.array(calendarDay),
    /** An empty list of spans: every hour of a working day counts. */
    hours: z.object({ spans: z.array(z.object({ from: z.string(), to: z.string() })), source }),
  }),
});

/** Returns the due time for a number of working hours; 24 hours are one working day. */
export const calendarDeadline = defineCall({
  name: 'calendar.deadline',
  label: { zh: '试算到期时间', en: 'Work out a deadline' },
  service,
  method: 'GET',
  path: 'bpm/calendar/deadline',
  input: {
    query: z.object({
      /** An instant, or without an offset a local time in the zone; default: now. */
      from: z.iso.datetime({ offset: true, local: true }).optional(),
      hours: z.coerce.number().int().min(1).max(8760),
    }),
  },
  output: z.object({
    zone: z.string(),
    /** Local time in the zone. */
    from: z.string(),
    due: z.string(),
    due_at: z.string(),
  }),
});

/**
 * Changes the organisation's own days; `working: null` removes an own day, so that the built-in day or the weekday
 * applies again. `hours`: own working hours; an empty list means the whole day; null removes them.
 */
export const calendarUpdate = defineCall({
  name: 'calendar.update',
  label: { zh: '修改工作日历', en: 'Change the calendar' },
  service,
  method: 'PUT',
  path: 'bpm/calendar/update',
  input: {
    body: z
      .strictObject({
        days: z
          .array(z.strictObject({ day, working: z.boolean().nullable(), name: z.string().trim().max(32).nullish() }))
          .max(400)
          .default([]),
        hours: spans.nullish(),
        /**
         * The version that was read: if the calendar has changed meanwhile, nothing changes; the answer is a conflict.
         */
        version: z.int().min(0).optional(),
      })
      .refine((body) => body.days.length > 0 || body.hours !== undefined),
  },
  output: z.object({ version: z.int() }),
  permission: permission('bpm-calendar', 'update'),
});
