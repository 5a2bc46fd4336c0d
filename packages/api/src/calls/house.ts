import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

const id = z.string().min(1).max(64);

/** Most lines of one answer. */
export const SHARE_LINES = 500;

const share = z.object({
  part_id: z.string(),
  label: z.string(),
  houses: z.int(),
  passed: z.int(),
  /** Houses that wait for the signature of their owners. */
  signing: z.int(),
  correcting: z.int(),
  /** Defects that are not closed yet. */
  open_defects: z.int(),
});
export type HouseShare = z.output<typeof share>;

/** Counts the houses of a project, or below a part, by the parts of the next level. */
export const shares = defineCall({
  name: 'house.shares',
  label: { zh: '分户验收统计', en: 'Shares of accepted houses' },
  service: 'device',
  method: 'GET',
  path: 'house/shares',
  input: { query: z.object({ project_id: id, part_id: id.optional() }) },
  output: z.object({ lines: z.array(share), more: z.boolean() }),
  permission: permission('houseapprove', 'list'),
});
