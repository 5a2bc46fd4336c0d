import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { service } from './bpm-parts.ts';

const day = z.iso.date();

/** A day that is not what its weekday says, or that the installation has changed. */
const calendarDay = z.object({
  day,
  working: z.boolean(),
  name: z.string().nullable(),
  /** `built-in`: as the State Council announced it; `own`: of this organisation. */
  source: z.enum(['built-in', 'own']),
});

/** Days of a year that deviate from Monday to Friday, by which deadlines in working days are counted. */
export const calendarYear = defineCall({
  name: 'calendar.year',
  label: { zh: '工作日历', en: 'Working-day calendar' },
  service,
  method: 'GET',
  path: 'bpm/calendar/year',
  input: { query: z.object({ year: z.coerce.number().int().min(2000).max(2100) }) },
  output: z.object({
    year: z.int(),
    /** False: no holidays are built in for that year. */
    known: z.boolean(),
    /** Where the built-in days come from. */
    sources: z.array(z.string()),
    days: z.array(calendarDay),
  }),
});

/** Own days; `working: null` takes one back, so that the built-in day or the weekday holds again. */
export const calendarUpdate = defineCall({
  name: 'calendar.update',
  label: { zh: '修改工作日历', en: 'Change the calendar' },
  service,
  method: 'PUT',
  path: 'bpm/calendar/update',
  input: {
    body: z.strictObject({
      days: z
        .array(z.strictObject({ day, working: z.boolean().nullable(), name: z.string().trim().max(32).nullish() }))
        .min(1)
        .max(400),
    }),
  },
  output: z.null(),
  permission: permission('bpm-process-manager', 'calendar'),
});
