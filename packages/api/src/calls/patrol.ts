import { pageOf, pageQuery, patrollog, patrolplan, permission, rowSchemaOf, type AnyResource } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// What the patrol calls of the console specification (section 7.5) ask for beyond the resources themselves.

const service = 'device' as const;
const ofScheme = z.object({ patrol_scheme_id: z.string().min(1).max(64) });

/** One time that a scheme came round: how many of its points stand where. */
export const patrolRound = z.object({
  task_code: z.string(),
  patrol_date: z.string(),
  points: z.int(),
  to_do: z.int(),
  normal: z.int(),
  abnormal: z.int(),
  missed: z.int(),
});
export type PatrolRound = z.output<typeof patrolRound>;

/** Rounds of a scheme, newest first. */
export const schemeRecords = defineCall({
  name: 'patrol-scheme.record',
  label: { zh: '巡检方案记录', en: 'Rounds of a patrol scheme' },
  service,
  method: 'GET',
  path: 'patrol-scheme/record',
  input: { query: pageQuery.extend(ofScheme.shape) },
  output: pageOf(patrolRound),
  permission: permission(patrolplan.name, 'list'),
});

/** Code of the round of a day: for patrols that are added by hand. */
export const schemeTaskCode = defineCall({
  name: 'patrol-scheme.taskcode',
  label: { zh: '巡检任务编号', en: 'Code of a patrol' },
  service,
  method: 'GET',
  path: 'patrol-scheme/taskcode',
  input: { query: ofScheme.extend({ date: z.iso.date().optional() }) },
  output: z.object({ task_code: z.string() }),
  permission: permission(patrollog.name, 'list'),
});

/** Patrols that have been recorded, the newest record first. */
export const records = defineCall({
  name: 'patrol.record',
  label: { zh: '巡检记录', en: 'Recorded patrols' },
  service,
  method: 'GET',
  path: 'patrol/record',
  input: { query: pageQuery.extend({ patrol_scheme_id: z.string().max(64).optional() }) },
  output: pageOf(rowSchemaOf<AnyResource>(patrollog)),
  permission: permission(patrollog.name, 'list'),
});
