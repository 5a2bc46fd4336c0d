import * as z from 'zod';
import { defineCall } from '../call.ts';

/** Longest input that is looked for. */
export const SEARCH_LENGTH = 100;

const group = z.object({
  /** Name of the resource. */
  resource: z.string(),
  /** In the language of the call. */
  label: z.string(),
  /** The caller may open a record's page. */
  detail: z.boolean(),
  /** Filter by which the list of the resource finds a title; null: it has none. */
  filter: z.string().nullable(),
  records: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type FoundGroup = z.output<typeof group>;

/**
 * Records of all kinds that the caller may list and sees, by words of their titles and numbers: Chinese by any part and
 * by initials from the beginning of a name, letters from the beginning of a word, numbers by any part. The best few of
 * the first kinds in the order of the menus; whoever wants more opens the list.
 */
export const find = defineCall({
  name: 'search.find',
  label: { zh: '搜索记录', en: 'Search records' },
  service: 'base',
  method: 'GET',
  path: 'search',
  input: { query: z.object({ keyword: z.string().max(SEARCH_LENGTH) }) },
  output: z.object({
    groups: z.array(group),
    /** Not everything is found yet: records that were there before are being taken in. */
    filling: z.boolean(),
  }),
});
