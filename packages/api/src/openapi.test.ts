import { defineResource, field, FIELD_EXAMPLES, type FieldExample } from '@gongdi/domain';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { resourceCalls } from './lift.ts';
import { openapi } from './openapi.ts';

const kinds = Object.entries<FieldExample>(FIELD_EXAMPLES).map(([kind, { make, value, wrong }]) => ({
  kind,
  type: make(),
  value,
  wrong,
}));

it.each(kinds)('describes a field of kind $kind as JSON Schema', ({ type, value }) => {
  const sample = defineResource({
    name: 'sample',
    noun: 'sample',
    label: { zh: '样例', en: 'Sample' },
    service: 'device',
    scope: 'organisation',
    title: 'name',
    fields: { name: field.text({ label: { zh: '名称', en: 'Name' } }), value: type },
    endpoints: { add: 'POST sample' },
  });
  const document = JSON.stringify(openapi('1', [resourceCalls(sample).add!]));
  expect(document).toContain('"title":"示例","description":"Example"');
  expect(document).not.toContain('gongdi"');
  const schema = z.fromJSONSchema(z.toJSONSchema(type, { unrepresentable: 'any' }));
  expect(schema.safeParse(value).success).toBe(true);
});
