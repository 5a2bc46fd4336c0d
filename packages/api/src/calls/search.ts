import * as z from 'zod';
import { defineCall } from '../call.ts';

/** Maximum length of a search text. */
const SEARCH_LENGTH = 100;

const group = z.object({
  /** Name of the resource. */
  resource: z.string(),
  /** In the language of the call. */
  label: z.string(),
  /** Whether the caller may open the detail page of a record. */
  detail: z.boolean(),
  /** Filter with which the list of the resource finds a title; null: the list has none. */
  filter: z.string().nullable(),
  records: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type FoundGroup = z.output<typeof group>;

/**
 * Finds records of all kinds that the caller may list and see, by words of their titles and numbers: Chinese by any
 * part and by initials from the beginning of a name, letters from the beginning of a word, numbers by any part. Returns
 * the best few records of the kinds that match best; the list of a resource shows more.
 */
export const find = defineCall({
  name: 'search.find',
  label: { zh: '搜索记录', en: 'Search records' },
  service: 'base',
  method: 'GET',
  path: 'search',
  input: {
    query: z.object({
      keyword: z.string().max(SEARCH_LENGTH),
      /** Only records of this project. */
      project_id: z.string().max(64).optional(),
    }),
  },
  output: z.object({
    groups: z.array(group),
    /** Whether the index is incomplete: older records are still being added to it. */
    filling: z.boolean(),
  }),
});
