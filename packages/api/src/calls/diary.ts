import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// What a diary is offered (defined here; the console specification has no such calls).

const id = z.string().min(1).max(64);

/** Fields of a diary that records of the day can fill in. */
export const OFFERED = ['people', 'work_done', 'machines', 'deliveries', 'inspections', 'alarms'] as const;

/** Most records of one kind that are named in a diary. */
export const OFFERED_LINES = 20;

const offer = z.object({
  /** The weather record of the project; null: there is none for the day. */
  weather: z
    .object({
      weather: z.string(),
      temperature_max: z.number().nullable(),
      temperature_min: z.number().nullable(),
      wind: z.string().nullable(),
    })
    .nullable(),
  /** People who came to the site on the day; null: nobody recorded it, or the caller may not see it. */
  heads: z.int().nullable(),
  lines: z.array(
    z.object({
      field: z.enum(OFFERED),
      /** Text for the field; empty: there is nothing. */
      text: z.string(),
      /** Records that the text names or counts. */
      count: z.int(),
    }),
  ),
  /** Id of the caller's diary of that day, unit work and kind, if there is one. */
  existing: z.string().nullable(),
});
export type DiaryOffer = z.output<typeof offer>;

/**
 * Returns what the records of a day offer to its diary, in the language of the caller: weather, heads, work, machines,
 * deliveries, checks and alarms. Only what the caller may list is read.
 */
export const offerOf = defineCall({
  name: 'diary.offer',
  label: { zh: '日志素材', en: 'What a diary is offered' },
  service: 'order',
  method: 'GET',
  path: 'work-diary/offer',
  input: {
    query: z.object({
      project_id: id,
      day: z.iso.date(),
      kind: z.coerce.number().int().min(1).max(2).default(1),
      /** Unit work: daily work and components of its parts only. */
      part_id: id.optional(),
    }),
  },
  output: offer,
  permission: permission('workdiary', 'add'),
});

const dayState = z.object({
  day: z.iso.date(),
  /** `future` days and days before the project began are asked nothing. */
  state: z.enum(['signed', 'draft', 'missing', 'future', 'before']),
  /** Diaries of the day. */
  diaries: z.array(z.object({ id: z.string(), kind: z.int(), status: z.int(), late_days: z.int().nullable() })),
});

export type DiaryDay = z.output<typeof dayState>;

/** Answers a month day by day: which diaries there are, and on which days one is missing. */
export const monthOf = defineCall({
  name: 'diary.month',
  label: { zh: '日志月历', en: 'Month of diaries' },
  service: 'order',
  method: 'GET',
  path: 'work-diary/month',
  input: {
    query: z.object({
      project_id: id,
      /** `YYYY-MM`. */
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
      kind: z.coerce.number().int().min(1).max(2).default(1),
    }),
  },
  output: z.object({ days: z.array(dayState), missing: z.int(), today: z.iso.date() }),
  permission: permission('workdiary', 'list'),
});
