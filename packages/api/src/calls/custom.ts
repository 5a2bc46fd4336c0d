import { COLOR_TYPES, permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Fields that companies add to resources. The definitions themselves are records of the resource `customfield`.

const service = 'base' as const;

const words = z.object({ zh: z.string(), en: z.string() });

const customField = z.object({
  name: z.string(),
  resource: z.string(),
  kind: z.int(),
  label: words,
  help: z.string().nullable(),
  required: z.boolean(),
  unit: z.string().nullable(),
  choices: z.array(
    z.object({ value: z.int(), label: words, color_type: z.enum(COLOR_TYPES).nullable(), disabled: z.boolean() }),
  ),
  ref: z.string().nullable(),
  group: z.string().nullable(),
  in_list: z.boolean(),
  filtered: z.boolean(),
  may_edit: z.boolean(),
  removed: z.boolean(),
});

/** Returns the added fields of the caller's company that the caller may see, removed ones too. */
export const inUse = defineCall({
  name: 'customfield.inUse',
  label: { zh: '本公司的自定义字段', en: 'Own fields of the company' },
  service,
  method: 'GET',
  path: 'custom-field/in-use',
  input: {},
  output: z.array(customField),
});

/** Returns the API document with the added fields of the caller's company. */
export const document = defineCall({
  name: 'customfield.document',
  label: { zh: '本公司的接口文档', en: 'API document of the company' },
  service,
  method: 'GET',
  path: 'custom-field/openapi',
  input: {},
  output: 'blob',
  permission: permission('customfield', 'list'),
});

/** Returns the number that the next record would get by the rule of a field; nothing is taken. */
export const nextNumber = defineCall({
  name: 'customfield.nextNumber',
  label: { zh: '下一个编号', en: 'The next number' },
  service,
  method: 'GET',
  path: 'custom-field/{id}/next-number',
  input: { params: z.object({ id: z.string().min(1).max(64) }) },
  output: z.object({ number: z.string() }),
  permission: permission('customfield', 'detail'),
});
