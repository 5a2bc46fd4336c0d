import { ADMISSION_LIMIT, ADMISSION_RULES, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Whether people may work on a site (defined here; the console specification has no such call).

const id = z.string().min(1).max(64);

const reason = z.object({
  rule: z.enum(ADMISSION_RULES),
  /** `note`: the rule is not in use, so nothing was checked. */
  level: z.enum(['refuse', 'warn', 'note']),
  /** The reason in the language of the caller. */
  text: z.string(),
  /** What would mend it. */
  mend: z.string(),
});

const person = z.object({
  /** Null: nobody is registered with the number; the answer is about registering him. */
  staff_id: z.string().nullable(),
  name: z.string(),
  id_card: z.string().nullable().meta({ personal: 'identity' }),
  /** Value of the dictionary `trade` that was asked about. */
  trade: z.int().nullable(),
  /** Value of the dictionary `staff_status`; null: not registered. */
  status: z.int().nullable(),
  project_name: z.string().nullable(),
  team_name: z.string().nullable(),
  age: z.int().nullable(),
  verdict: z.enum(['admitted', 'warned', 'refused']),
  reasons: z.array(reason),
  /** Items of the person's file, with the field that holds each. */
  file: z.array(z.object({ key: z.string(), label: z.string(), field: z.string(), present: z.boolean() })),
  /** Safety points of twelve months, and their light. */
  points: z.int(),
  light: z.enum(['green', 'yellow', 'red']),
});

/**
 * Tells of people whether they may work, with the reasons and what would mend them. People are named by their ids, or by
 * a name, a telephone or an identity number; of personal values, only the whole one finds somebody. With an identity
 * number that nobody is registered with, the answer says whether he could be registered.
 */
export const admission = defineCall({
  name: 'labour.admission',
  label: { zh: '可否上岗', en: 'May work here' },
  service: 'user',
  method: 'POST',
  path: 'labour/admission',
  input: {
    body: z.strictObject({
      ids: z.array(id).min(1).max(ADMISSION_LIMIT).optional(),
      keyword: z.string().trim().min(1).max(50).optional(),
      /** Asks about this trade instead of the person's own. */
      trade: z.int().optional(),
      /** Asks about this day instead of today. */
      day: z.iso.date().optional(),
    }),
  },
  output: z.object({ list: z.array(person), more: z.boolean() }),
  permission: permission('admission', 'list'),
});

const heads = z.object({ trade: z.int(), count: z.int() });

/** Counts the people of teams who are on site, by trade. */
export const teamHeads = defineCall({
  name: 'labour.teamHeads',
  label: { zh: '班组在场人数', en: 'People of teams on site' },
  service: 'user',
  method: 'POST',
  path: 'labour/team-heads',
  input: { body: z.strictObject({ ids: z.array(id).min(1).max(200) }) },
  output: z.object({ list: z.array(z.object({ id: z.string(), count: z.int(), trades: z.array(heads) })) }),
  permission: permission('org', 'list'),
});

/** Counts the face pictures that the company of the caller keeps and has deleted. It names nobody. */
export const faceCount = defineCall({
  name: 'labour.faceCount',
  label: { zh: '人脸留存与删除数量', en: 'Face pictures kept and deleted' },
  service: 'user',
  method: 'GET',
  path: 'labour/face-count',
  input: {},
  output: z.object({
    /** People of whom a picture is kept. */
    kept: z.int(),
    /** Pictures that were deleted. */
    deleted: z.int(),
    /** People of whom a picture was taken by a consent of this year. */
    this_year: z.int(),
    /** Number of people from which it has to be reported. */
    report_at: z.int(),
    /** Days after the departure until a picture is deleted. */
    keep_days: z.int(),
    /** What is signed now, and its version. */
    consent_version: z.string(),
    consent_text: z.string(),
  }),
  permission: permission('faceconsent', 'list'),
});
