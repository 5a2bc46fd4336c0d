import { pageOf, pageQuery, patrollog, patrolplan, permission, rowSchemaOf, type AnyResource } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Data of patrol calls that the resources do not contain (console specification, section 7.5).

const service = 'device' as const;
const ofScheme = z.object({ patrol_scheme_id: z.string().min(1).max(64) });

/** One round of a scheme: the number of its points in each state. */
const patrolRound = z.object({
  task_code: z.string(),
  patrol_date: z.string(),
  points: z.int(),
  to_do: z.int(),
  normal: z.int(),
  abnormal: z.int(),
  missed: z.int(),
});
export type PatrolRound = z.output<typeof patrolRound>;

/** Returns the rounds of a scheme, newest first. */
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

/** Returns the code of the round of a day: for patrols that are added by hand. */
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

/** Returns the recorded patrols, the newest record first. */
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
