import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// How questions and feedback are dealt with (defined here; the console specification has no such call).

const group = z.object({
  /** Account that answers, or value of the dictionary `enquiry_subject`; null: all. */
  key: z.string().nullable(),
  /** Name of the account. */
  label: z.string().nullable(),
  asked: z.int(),
  /** Without an answer that stands, and of these past their day. */
  waiting: z.int(),
  overdue: z.int(),
  /** Every answer in time; one of them late. */
  kept: z.int(),
  late: z.int(),
  accepted: z.int(),
  satisfied: z.int(),
  mostly: z.int(),
  /** Reopened at least once. */
  reopened: z.int(),
});

/** Counts the questions that were asked in a period: in all, by who answers, by subject. */
export const statistics = defineCall({
  name: 'questions.statistics',
  label: { zh: '问题答复统计', en: 'Figures of questions' },
  service: 'user',
  method: 'GET',
  path: 'questionreply/statistics',
  input: {
    query: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      project_id: z.string().min(1).max(64).optional(),
      /** Value of the dictionary `enquiry_kind`. */
      question_kind: z.enum(['1', '2']).optional(),
    }),
  },
  output: z.object({
    /** Day of the server: what was due before it is overdue. */
    today: z.iso.date(),
    total: group,
    answerers: z.array(group),
    subjects: z.array(group),
  }),
  permission: permission('questionreply', 'list'),
});
export type QuestionGroup = z.output<typeof group>;
