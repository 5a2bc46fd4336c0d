import { storedFile } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

/** Returns what a branch shows to whoever scans its code: the branch, its numbers, its published items. */
export const scannedBranch = defineCall({
  name: 'party.scanned',
  label: { zh: '扫码查看党组织', en: 'A party branch by its code' },
  service: 'user',
  method: 'GET',
  path: 'party-code/{code}',
  input: { params: z.object({ code: z.string().regex(/^[0-9a-f]{32}$/) }) },
  output: z.object({
    branch_name: z.string(),
    branch_kind: z.int(),
    project_name: z.string(),
    superior: z.string().nullable(),
    motto: z.string().nullable(),
    introduction: z.string().nullable(),
    picture: storedFile.nullable(),
    /** Members on probation and full members. */
    member_count: z.int(),
    /** Activities published, and held in the last twelve months. */
    activity_count: z.int(),
    /** Newest first; those of the carousel have a picture. */
    items: z.array(
      z.object({
        item_title: z.string(),
        item_kind: z.int(),
        held_on: z.string().nullable(),
        published_at: z.string().nullable(),
        content: z.string(),
        carousel: z.boolean(),
        picture: storedFile.nullable(),
      }),
    ),
  }),
  public: true,
});
export type ScannedBranch = z.infer<typeof scannedBranch.output>;
