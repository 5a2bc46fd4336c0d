import { permission, storedFile } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Appraisals beyond their records (defined here; the console specification shows no calls of these modules).

const id = z.string().min(1).max(64);

/** Most earlier results of a target in one answer. */
export const EARLIER_RESULTS = 12;

const rules = z.object({
  sections: z.array(z.object({ section: z.string(), weight: z.number() })),
  bands: z.array(z.object({ grade: z.int(), floor: z.number() })),
  scorer_rule: z.int(),
  chair_share: z.number().nullable(),
  veto_effect: z.int(),
  guaranteed_floor: z.number().nullable(),
  zero_fails: z.boolean(),
});
export type AppraisalRulesSaid = z.output<typeof rules>;

const item = z.object({
  section: z.string(),
  item: z.string(),
  criterion: z.string().nullable(),
  clause: z.string().nullable(),
});

/** Answers what a scorer needs beside the sheet: criteria of the items, and the rules. */
export const basis = defineCall({
  name: 'appraise.basis',
  label: { zh: '评分依据', en: 'Rules of a score sheet' },
  service: 'order',
  method: 'GET',
  path: 'appraise/basis/{id}',
  input: { params: z.object({ id }) },
  output: z.object({
    plan_name: z.string(),
    begin_date: z.string(),
    end_date: z.string(),
    rules,
    items: z.array(item),
  }),
  permission: permission('appraiselog', 'detail'),
});
export type Basis = z.output<typeof basis.output>;

const section = z.object({
  section: z.string(),
  weight: z.number(),
  score: z.number().nullable(),
  points: z.number(),
  full_points: z.number(),
  zero: z.enum(['item', 'sum']).nullable(),
});

const finding = z.object({
  section: z.string(),
  item: z.string(),
  item_kind: z.int(),
  full_points: z.number().nullable(),
  points: z.number().nullable(),
  is_absent: z.boolean(),
  is_vetoed: z.boolean(),
  reason: z.string(),
  proofs: z.array(storedFile),
});

const sheet = z.object({
  /** Null: the caller may not see whose sheet it is. */
  id: z.string().nullable(),
  scorer: z.string().nullable(),
  is_chair: z.boolean(),
  score: z.number(),
  /** Whether it is part of the result; extremes may be left out. */
  counts: z.boolean(),
  sections: z.array(section),
  /** Deductions, vetoes and what was not there. */
  findings: z.array(finding),
  comment_text: z.string().nullable(),
});
export type ResultSheet = z.output<typeof sheet>;

const earlier = z.object({
  id: z.string(),
  plan_name: z.string(),
  score: z.number().nullable(),
  grade: z.int().nullable(),
  approved_at: z.string().nullable(),
});

/** Answers how a result was counted, from its sheets, and the earlier results of the same target. */
export const result = defineCall({
  name: 'appraise.result',
  label: { zh: '考评计算过程', en: 'How an appraisal was counted' },
  service: 'order',
  method: 'GET',
  path: 'appraise/result/{id}',
  input: { params: z.object({ id }) },
  output: z.object({
    rules,
    /** Empty until the result is counted: nobody sees what others give before that. */
    sheets: z.array(sheet),
    earlier: z.array(earlier),
  }),
  permission: permission('evaluation', 'detail'),
});
export type ResultSaid = z.output<typeof result.output>;
