import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { FIELD_EXAMPLES } from '../field/examples.ts';
import { field } from '../field/field.ts';
import { allResources } from '../resource/registry.ts';
import { fieldsOf } from '../resource/fields.ts';
import { editSchemaOf, inputSchemaOf } from '../resource/schemas.ts';
import { projectmanage, staff } from '../generated/resources.ts';
import { randomOf } from '../training/random.ts';
import { certainOf } from './certain.ts';
import { bulkCheckerOf } from './check.ts';

const label = { zh: '示例', en: 'Example' };
const PLACE = { longitude: 121.47, latitude: 31.23, address: '人民大道 1 号' };

/** Values at the borders of every rule, and values of every kind, right and wrong. */
const VALUES: readonly unknown[] = [
  ...Object.values(FIELD_EXAMPLES).flatMap(({ value, wrong }) => [value, wrong]),
  ...[1, 2, 19, 50, 63, 64, 65, 100, 101, 200, 255, 256, 500, 501, 2000, 2001].flatMap((length) => [
    'a'.repeat(length),
    '𠮷'.repeat(length),
    '1'.repeat(length),
  ]),
  '',
  ' ',
  '1.5',
  '-0.01',
  '1.234',
  '12345678901234567',
  '2026-02-29',
  '2024-02-29',
  '2026-05-06 ',
  '\n2026-05-06',
  '1100-02-29',
  '2026-05-06T02:30:00Z',
  '11010519491231002x',
  '110105********002X',
  '91350100M000100Y43',
  0,
  -0,
  -1,
  1e15,
  2 ** 53,
  1e300,
  0.1,
  -180,
  180,
  180.5,
  90,
  100_000_000,
  NaN,
  Infinity,
  -Infinity,
  null,
  undefined,
  true,
  false,
  [],
  {},
  [1],
  new Date(0),
  5n,
  () => 1,
  new String('a'),
  { id: null, fence: 'f', location: PLACE },
  { id: undefined, location: PLACE },
  { location: { ...PLACE, more: 1 } },
  { location: { ...PLACE, longitude: 181 } },
  Object.create({ location: PLACE }),
  { location: PLACE, ['__proto__']: 1 },
];

function expectSafe(type: z.ZodType, values: readonly unknown[]): number {
  const isCertain = certainOf(type);
  const accepted = values.filter((value) => isCertain(value));
  for (const value of accepted) expect(type.safeParse(value)).toStrictEqual({ success: true, data: value });
  return accepted.length;
}

describe('certainOf', () => {
  it('accepts only what the schema accepts and returns unchanged, for every field of every resource', () => {
    for (const resource of allResources()) for (const { type } of fieldsOf(resource)) expectSafe(type, VALUES);
  });

  it('does so for any declaration', () => {
    const random = randomOf('certain');
    const some = (most: number): number => Math.floor(random() * most);
    for (let round = 0; round < 300; round += 1) {
      const required = random() < 0.5;
      const bounds = { min: some(5) - 2, max: some(200) };
      const made = [
        field.text({ label, required, maxLength: 1 + some(100) }),
        field.text({ label, required, check: 'credit_code' }),
        field.idcard({ label, required, check: 'identity', personal: 'identity' }),
        field.integer({ label, required, ...bounds }),
        field.decimal({ label, required, ...bounds }),
        z
          .string()
          .min(2 + some(60))
          .max(70 + some(60)),
        z.object({ location: z.object({ longitude: z.number().lt(some(200)), latitude: z.number().gt(some(40)) }) }),
      ];
      for (const type of made) expectSafe(type, VALUES);
    }
  });

  it('leaves to the schema what changes a value, and what it does not know', () => {
    const types = [
      z.string().trim(),
      z.string().toLowerCase(),
      z.coerce.string(),
      z.coerce.number(),
      z.coerce.boolean(),
      z.string().default('a'),
      z.string().transform((text) => text + text),
      z.string().superRefine((_, context) => context.addIssue('no')),
      z.string().regex(/a/g),
      z.string().startsWith('b'),
      z.url(),
      z.ipv6(),
      z.number().multipleOf(2),
      z.int32(),
      z.object({}).refine(() => false),
      z
        .string()
        .nullable()
        .refine(() => false),
      z.strictObject({ a: z.string().optional() }).nullish(),
      z.looseObject({ longitude: z.number() }),
    ];
    for (const type of types) expectSafe(type, [...VALUES, { longitude: 1 }, { a: 'b' }, { b: 1 }, { a: undefined }]);
  });

  it('accepts ordinary records, which is what it is for', () => {
    const project = {
      project_name: '滨江',
      third_number: null,
      project_phase: 1,
      project_address: { location: PLACE },
      begin_time: '2026-03-01',
      contract_price: '100.00',
      manager_phone: '13800138000',
    };
    expect(certainOf(inputSchemaOf(projectmanage, 'add'))(project)).toBe(true);
    expect(certainOf(inputSchemaOf(projectmanage, 'add'))({ ...project, more: null })).toBe(false);
    expect(certainOf(inputSchemaOf(projectmanage, 'add'))({ ...project, begin_time: undefined })).toBe(false);
    const person = { name: '张三', phone_number: '13800138000', trade: 3, status: 1, id_card: '11010519491231002X' };
    expect(certainOf(inputSchemaOf(staff, 'add'))(person)).toBe(true);
    // A masked value is accepted by a change.
    expect(certainOf(editSchemaOf(staff))({ ...person, id: 'a' })).toBe(false);
    expect(bulkCheckerOf(projectmanage, Object.keys(project))(project, 'zh')).toEqual({ ok: true, value: project });
  });
});
