import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// What the workbench and the page of data entry show, each in one call, however many resources there are (the console
// specification names the screens alone; the paths are ours).

const service = 'base' as const;

const label = z.object({ zh: z.string(), en: z.string() });
const named = { resource: z.string(), label };

/** Ways of waiting that the workbench counts unless all are asked for: so many cards are looked at. */
export const ATTENTION_LIMIT = 24;

/** Rows of each of the workbench's lists. */
export const NEWEST_LIMIT = 6;

const waiting = z.object({
  ...named,
  level: z.enum(['info', 'warning', 'error']),
  /** Filters of the list that shows the records. */
  filters: z.record(z.string(), z.string()),
  /** Null: could not be counted in time. */
  total: z.int().nullable(),
  total_capped: z.boolean(),
});

const newest = z.object({
  resource: z.string(),
  filters: z.record(z.string(), z.string()),
  /** Null: could not be read. */
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
 * What waits for somebody, in numbers; the newest of some lists; what the caller may add. Each part as the list of its
 * resource answers it: of resources that the caller may list, with the rows that the caller sees.
 */
export const own = defineCall({
  name: 'workbench.own',
  label: { zh: '我的工作台', en: 'Your workbench' },
  service,
  method: 'GET',
  path: 'workbench',
  input: {
    query: z.object({
      /** `1`: everything that may wait, not just the most urgent `ATTENTION_LIMIT`. */
      all: z.enum(['0', '1']).optional(),
    }),
  },
  output: z.object({
    attention: z.array(waiting),
    /** Further ones that were not counted. */
    more: z.int(),
    newest: z.array(newest),
    /** In the order of the menus. */
    shortcuts: z.array(z.object(named)),
  }),
  permission: permission('workbench', 'list'),
});

/** What the caller may fill in by form or sheet, below the first level of the menus. */
export const fillable = defineCall({
  name: 'workbench.fillable',
  label: { zh: '可填报的数据', en: 'What may be filled in' },
  service,
  method: 'GET',
  path: 'workbench/fillable',
  input: {},
  output: z.array(
    z.object({
      /** Index and title of the entry of the menu that they stand below. */
      index: z.string(),
      title: z.string(),
      resources: z.array(z.object({ ...named, add: z.boolean(), import: z.boolean() })),
    }),
  ),
  permission: permission('datafill', 'list'),
});
