import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// The tree of a building beyond its records (defined here; the console specification has no such calls).

const id = z.string().min(1).max(64);

/** Most parts of one generation. */
export const GENERATED_PARTS = 3000;

const name = z.string().trim().min(1).max(60);

/**
 * Generates the tree of unit works: blocks, their floors from the lowest to the highest (basements below zero), and the
 * sections of each floor. With `dry_run` it only says what it would add.
 */
export const generateParts = defineCall({
  name: 'part.generate',
  label: { zh: '批量生成部位', en: 'Generate parts' },
  service: 'order',
  method: 'POST',
  path: 'part/generate',
  input: {
    body: z.strictObject({
      project_id: id,
      /** Part below which the blocks are added; absent: they are at the top. */
      parent_id: id.nullish(),
      /** Names of the blocks in their order. */
      blocks: z.array(name).min(1).max(100),
      /** Lowest floor; below zero: basements. There is no floor 0. */
      from_floor: z.int().min(-10).max(200),
      to_floor: z.int().min(-10).max(200),
      /** Names of the sections of each floor; empty: floors have none. */
      sections: z.array(name).max(50),
      dry_run: z.boolean().default(false),
    }),
  },
  output: z.object({
    added: z.int(),
    /** The first full names that are (to be) added. */
    names: z.array(z.string()),
  }),
  permission: permission('partmanage', 'wizard'),
});

const count = z.object({ state: z.int(), count: z.int() });

const below = z.object({
  id: z.string(),
  name: z.string(),
  part_status: z.int(),
  /** Nothing lies below: its parts are itself. */
  leaf: z.boolean(),
  parts: z.array(count),
  components: z.array(count),
});
export type PartBelow = z.output<typeof below>;

/**
 * Counts what lies below a part, or in a project, by the parts on the next level: their parts without others below, and
 * their components, by state. The numbers are those of the lists with the same filter.
 */
export const partCounts = defineCall({
  name: 'part.counts',
  label: { zh: '部位汇总', en: 'Counts of a part' },
  service: 'order',
  method: 'GET',
  path: 'part/{id}/counts',
  input: { params: z.object({ id }) },
  output: z.object({
    list: z.array(below),
    /** Where more than the first 500 lie below. */
    more: z.boolean(),
  }),
  permission: permission('partmanage', 'detail'),
});
