import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Data of the workbench and of the data entry page, each in one call for all resources (the console specification names
// only the screens; the paths are defined here).

const service = 'base' as const;

const label = z.object({ zh: z.string(), en: z.string() });
const named = { resource: z.string(), label };

/** Number of attentions that the workbench counts unless all are requested: the number of cards that people look at. */
export const ATTENTION_LIMIT = 24;

/** Number of rows in each list of the workbench. */
export const NEWEST_LIMIT = 6;

const waiting = z.object({
  ...named,
  level: z.enum(['info', 'warning', 'error']),
  /** Filters with which the list shows these records. */
  filters: z.record(z.string(), z.string()),
  /** Null: the records could not be counted in time. */
  total: z.int().nullable(),
  total_capped: z.boolean(),
});

const newest = z.object({
  resource: z.string(),
  filters: z.record(z.string(), z.string()),
  /** Null: the rows could not be read. */
  rows: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Values of fields that are shown beside the title. */
        beside: z.record(z.string(), z.unknown()),
      }),
    )
    .nullable(),
});

/**
 * Returns the numbers of waiting records, the newest rows of some lists, and the resources in which the caller may add
 * records. Each part has the same access rules as the list of its resource: only resources that the caller may list,
 * and only rows that the caller may see.
 */
export const own = defineCall({
  name: 'workbench.own',
  label: { zh: '我的工作台', en: 'Your workbench' },
  service,
  method: 'GET',
  path: 'workbench',
  input: {
    query: z.object({
      /** `1`: all attentions, not only the most urgent `ATTENTION_LIMIT`. */
      all: z.enum(['0', '1']).optional(),
    }),
  },
  output: z.object({
    attention: z.array(waiting),
    /** Number of further attentions that were not counted. */
    more: z.int(),
    newest: z.array(newest),
    /** In the order of the menus. */
    shortcuts: z.array(z.object(named)),
  }),
  permission: permission('workbench', 'list'),
});

/** Returns what the caller may fill in by form or sheet, by the first level of the menus. */
export const fillable = defineCall({
  name: 'workbench.fillable',
  label: { zh: '可填报的数据', en: 'What may be filled in' },
  service,
  method: 'GET',
  path: 'workbench/fillable',
  input: {},
  output: z.array(
    z.object({
      /** Index and title of the menu entry above them. */
      index: z.string(),
      title: z.string(),
      resources: z.array(z.object({ ...named, add: z.boolean(), import: z.boolean() })),
    }),
  ),
  permission: permission('datafill', 'list'),
});
