import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { service } from './parts.ts';

const day = z.iso.date();

/** Whose word it is: the installation's, of an organisation above, or of one's own. */
const source = z.enum(['built-in', 'above', 'own']);

/** A day that is not what its weekday says, or that an organisation has changed. `built-in`: as the State Council announced it. */
const calendarDay = z.object({
  day,
  working: z.boolean(),
  name: z.string().nullable(),
  source,
});

/** A time of the day as clocks show it, `24:00` being its end. */
const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

/** Working hours of a working day: sorted, each after the one before. */
const spans = z
  .array(z.strictObject({ from: clock, to: clock }))
  .max(6)
  .refine((all) => all.every((one, at) => one.from < one.to && (at === 0 || all[at - 1]!.to <= one.from)));

/** Days of a year that deviate from Monday to Friday, and the hours, by which deadlines in working time are counted. */
export const calendarYear = defineCall({
  name: 'calendar.year',
  label: { zh: '工作日历', en: 'Working-day calendar' },
  service,
  method: 'GET',
  path: 'bpm/calendar/year',
  input: { query: z.object({ year: z.coerce.number().int().min(2000).max(2100) }) },
  output: z.object({
    year: z.int(),
    /** Rises with each change of one's own organisation's calendar, of whatever year. */
    version: z.int(),
    /** IANA zone in which days begin and end. */
    zone: z.string(),
    /** False: no holidays are built in for that year. */
    known: z.boolean(),
    /** Where the built-in days come from. */
    sources: z.array(z.string()),
    days: z.array(calendarDay),
    /** No spans: the whole of a working day counts. */
    hours: z.object({ spans: z.array(z.object({ from: z.string(), to: z.string() })), source }),
  }),
});

/** When something would be due that has so many working hours, 24 being one working day. */
export const calendarDeadline = defineCall({
  name: 'calendar.deadline',
  label: { zh: '试算到期时间', en: 'Work out a deadline' },
  service,
  method: 'GET',
  path: 'bpm/calendar/deadline',
  input: {
    query: z.object({
      /** An instant, or without an offset what the clocks of the zone show; default now. */
      from: z.iso.datetime({ offset: true, local: true }).optional(),
      hours: z.coerce.number().int().min(1).max(8760),
    }),
  },
  output: z.object({
    zone: z.string(),
    /** As clocks of the zone show it. */
    from: z.string(),
    due: z.string(),
    due_at: z.string(),
  }),
});

/**
 * Own days; `working: null` takes one back, so that the built-in day or the weekday holds again. `hours`: own working
 * hours, none being the whole day; null takes them back.
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
        /** As it was read: where somebody has changed the calendar meanwhile, nothing is changed and a conflict answered. */
        version: z.int().min(0).optional(),
      })
      .refine((body) => body.days.length > 0 || body.hours !== undefined),
  },
  output: z.object({ version: z.int() }),
  permission: permission('bpm-calendar', 'update'),
});
