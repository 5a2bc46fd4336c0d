import { describe, expect, it } from 'vitest';
import { formatField } from '../format/index.ts';
import { messageOf } from '../validation/messages.ts';
import { FIELD_EXAMPLES, type FieldExample } from './examples.ts';
import { metaOf } from './field.ts';
import { FIELD_KINDS, holdsFiles, holdsWords, refersToRecords, traitsOf } from './kinds.ts';
import type { FieldKind } from './meta.ts';

const zone = 'Asia/Shanghai';

describe.each(Object.entries<FieldExample>(FIELD_EXAMPLES))(
  'a field of kind %s',
  (kind, { make, value, text, wrong }) => {
    const type = make();
    const meta = metaOf(type);
    it('is of that kind and takes its example', () => {
      expect(meta.kind).toBe(kind);
      expect(type.parse(value)).toEqual(value);
    });
    it('writes its example', () => {
      expect(formatField(meta, value, { lang: 'zh', zone })).toBe(text);
      expect(formatField(meta, null, { lang: 'zh', zone })).toBe('--');
    });
    it('refuses another value, and a missing one, in words', () => {
      const issueOf = (given: unknown) => type.safeParse(given, { reportInput: true }).error!.issues[0]!;
      expect(messageOf(issueOf(wrong), meta, 'zh')).toContain('示例');
      const asked = traitsOf(meta.kind).given === 'chosen' ? '请选择示例' : '请输入示例';
      expect(messageOf(issueOf(undefined), meta, 'zh')).toBe(asked);
    });
  },
);

it('knows every kind', () => {
  expect(FIELD_KINDS).toEqual(Object.keys(FIELD_EXAMPLES));
  expect(FIELD_KINDS.filter(holdsFiles)).toEqual(['signature', 'file', 'files', 'image']);
  expect(FIELD_KINDS.filter(refersToRecords)).toEqual(['reference', 'references']);
  expect(FIELD_KINDS.filter((kind) => !traitsOf(kind).stored)).toEqual(['password']);
  expect(FIELD_KINDS.filter(holdsWords)).toEqual(['text', 'textarea']);
});

it('compiles only when each kind has its line', () => {
  const { region, ...others } = FIELD_EXAMPLES;
  // @ts-expect-error a kind without an example
  const missing: Record<FieldKind, FieldExample> = others;
  expect(missing).not.toHaveProperty('region', region);
});
