import * as z from 'zod';
import { defineCall } from '../call.ts';

export const dictionaryData = z.object({
  dict_type: z.string(),
  label: z.string(),
  entries: z.array(
    z.object({
      value: z.int(),
      label: z.string(),
      color_type: z.string().nullable(),
      css_class: z.string().nullable(),
    }),
  ),
});

/** Entries of one dictionary in the caller's language. Needs no session (console specification, section 7.7). */
export const dictionary = defineCall({
  name: 'dictionary.get',
  label: { zh: '查询数据字典', en: 'Get a dictionary' },
  service: 'base',
  method: 'GET',
  path: 'data-dictionary/{dict_type}',
  input: { params: z.object({ dict_type: z.string().max(64) }) },
  output: dictionaryData,
  public: true,
});
