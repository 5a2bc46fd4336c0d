import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Learning: reading courses, what a person has been trained in (console specification, sections 2.2 and 2.3, which show
// no calls: they are defined here).

const service = 'user' as const;
const id = z.string().min(1).max(64);

const reading = z.object({
  course_id: id,
  seconds: z.number(),
  /** Furthest place of the video that was played, seconds. */
  furthest: z.number(),
  /** Null: the minimum time has not been spent. */
  finished_at: z.string().nullable(),
  min_minutes: z.int(),
});
export type CourseReading = z.output<typeof reading>;

/**
 * Tells that a course is being read or played. The server counts the time since the last beat, at most as long as a beat
 * lasts, so neither jumps nor fast play nor a forgotten page count.
 */
export const beat = defineCall({
  name: 'course.beat',
  label: { zh: '学习计时', en: 'Count learning' },
  service,
  method: 'POST',
  path: 'coursemeans/beat',
  input: {
    body: z.object({
      id,
      /** Whether it was shown and played since the last beat; false at the first one. */
      active: z.boolean(),
      /** Place of the video, seconds; 0 for documents. */
      position: z.number().min(0).max(86_400).default(0),
    }),
  },
  output: reading,
});

const mine = z.object({
  id,
  course_name: z.string(),
  course_kind: z.int(),
  subject: z.int(),
  audience: z.int(),
  edition: z.string(),
  min_minutes: z.int(),
  paper_id: z.string().nullable(),
  paper_name: z.string().nullable(),
  seconds: z.number(),
  finished_at: z.string().nullable(),
  /** The caller's last exam of the paper; null: none. */
  sitting_id: z.string().nullable(),
  sitting_status: z.int().nullable(),
  result: z.int().nullable(),
});
export type OwnCourse = z.output<typeof mine>;

/** Returns the published courses that the caller sees, with the caller's progress. */
export const own = defineCall({
  name: 'course.own',
  label: { zh: '我的课程', en: 'Your courses' },
  service,
  method: 'GET',
  path: 'coursemeans/own',
  input: {},
  output: z.array(mine),
});

/** Begins the exam of a course that the caller has finished. */
export const sit = defineCall({
  name: 'course.sit',
  label: { zh: '参加课后考试', en: 'Sit the paper of a course' },
  service,
  method: 'POST',
  path: 'coursemeans/sit',
  input: { body: z.object({ id }) },
  output: z.object({ id }),
});

/** Returns who has read a course, and how far. */
export const readers = defineCall({
  name: 'course.readers',
  label: { zh: '课程学习情况', en: 'Who has read a course' },
  service,
  method: 'GET',
  path: 'coursemeans/readers/{id}',
  input: { params: z.object({ id }) },
  output: z.array(
    z.object({
      account_id: id,
      name: z.string(),
      edition: z.string(),
      seconds: z.number(),
      begun_at: z.string(),
      finished_at: z.string().nullable(),
    }),
  ),
  permission: permission('coursemeans', 'detail'),
});
export type CourseReader = z.output<typeof readers.output>[number];

const label = z.object({ zh: z.string(), en: z.string() });

/** Returns what a person has been trained in by a date, and what is missing. */
export const facts = defineCall({
  name: 'train.facts',
  label: { zh: '培训情况', en: 'Training facts' },
  service,
  method: 'GET',
  path: 'train/facts',
  input: { query: z.object({ staff_id: id, date: z.iso.date().optional() }) },
  output: z.object({
    facts: z.array(
      z.object({
        part: z.enum(['company', 'project', 'team', 'comeBack', 'yearly', 'exam']),
        hours: z.number(),
        required: z.number(),
        met: z.boolean(),
        lacks: label.optional(),
      }),
    ),
    missing: z.int(),
  }),
  permission: permission('train', 'list'),
});

/** Returns the three-level education card of a person as a Word document. */
export const card = defineCall({
  name: 'train.card',
  label: { zh: '三级教育卡', en: 'Education card' },
  service,
  method: 'GET',
  path: 'train/card',
  input: { query: z.object({ staff_id: id }) },
  output: 'blob',
  permission: permission('train', 'list'),
});
