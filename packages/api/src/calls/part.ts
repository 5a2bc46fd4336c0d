import { FIGURE_LIMITS, permission } from '@gongdi/domain';
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

const figurePart = z.object({
  id: z.string(),
  parent_id: z.string().nullable(),
  name: z.string(),
  full_name: z.string(),
  /** Nothing lies below. */
  leaf: z.boolean(),
  /** Value of the dictionary `part_status` on the day; that of a part with others below it follows from these. */
  state: z.int(),
});
export type FigurePart = z.output<typeof figurePart>;

/** Most parts of one figure. */
export const FIGURE_PARTS = 5000;

/**
 * Answers the states of all parts of a figure as of a day; without a day, as they are now. The numbers of now are those
 * of the list of parts with the same filter.
 */
export const figureStates = defineCall({
  name: 'figure.states',
  label: { zh: '形象进度', en: 'States of a figure' },
  service: 'order',
  method: 'GET',
  path: 'figure/{id}/states',
  input: { params: z.object({ id }), query: z.object({ on: z.iso.date().optional() }) },
  output: z.object({
    /** The part that is drawn, and all below it in the order of the tree. */
    parts: z.array(figurePart),
    /** How many parts with nothing below them are in each state. */
    counts: z.array(count),
    /** Where there are more than `FIGURE_PARTS`. */
    more: z.boolean(),
    /** Days on which a state changed, the first one first. */
    days: z.array(z.iso.date()),
    today: z.iso.date(),
  }),
  permission: permission('schedulefigure', 'detail'),
});

/** Stores the regions of a figure: polygons with the parts that they stand for. */
export const figureRegions = defineCall({
  name: 'figure.regions',
  label: { zh: '标注形象进度图', en: 'Mark the regions of a figure' },
  service: 'order',
  method: 'PUT',
  path: 'figure/regions',
  input: {
    body: z.strictObject({
      id,
      version: z.int(),
      regions: z
        .array(
          z.strictObject({
            part_id: id,
            /** At least three corners, as fractions of width and height: `0.1,0.2 0.3,0.2 0.3,0.4`. */
            points: z
              .string()
              .max(2000)
              .regex(/^(?:[01](?:\.\d{1,5})?,[01](?:\.\d{1,5})?(?: |$)){3,}$/),
          }),
        )
        .max(FIGURE_LIMITS.regions),
    }),
  },
  output: z.object({ version: z.int() }),
  permission: permission('schedulefigure', 'regions'),
});
