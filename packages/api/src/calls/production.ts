import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Quantities of the daily work (defined here; the console specification has no such calls).

const id = z.string().min(1).max(64);

export const PRODUCTION_VIEWS = ['part', 'team', 'day'] as const;

const line = z.object({
  /** Id of the part or the team, or the day; null: without a team. */
  key: z.string().nullable(),
  label: z.string(),
  /** Value of the dictionary `work_unit`; null: none is given. Quantities of different units are never added up. */
  unit: z.int().nullable(),
  planned: z.number(),
  done: z.number(),
  /** Sum of the heads of each day. */
  man_days: z.int(),
  /** Records of daily work that are summed up. */
  records: z.int(),
});
export type ProductionLine = z.output<typeof line>;

/** Most lines of one answer. */
export const PRODUCTION_LINES = 500;

/**
 * Sums up the daily work of a project in a period: by the parts on the next level below one (or at the top), by team, or
 * by day.
 */
export const statistics = defineCall({
  name: 'production.statistics',
  label: { zh: '部位统计', en: 'Statistics of parts' },
  service: 'order',
  method: 'GET',
  path: 'production/statistics',
  input: {
    query: z.object({
      project_id: id,
      from: z.iso.date(),
      to: z.iso.date(),
      by: z.enum(PRODUCTION_VIEWS),
      /** Only what was done below this part. */
      part_id: id.optional(),
    }),
  },
  output: z.object({ lines: z.array(line), more: z.boolean() }),
  permission: permission('buildpositionstatistics', 'list'),
});
