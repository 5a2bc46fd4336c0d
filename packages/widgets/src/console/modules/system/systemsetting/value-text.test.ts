import { field, type Setting } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { zh } from './text/zh.ts';
import { valueText } from './value-text.ts';

const words = { label: { zh: '设置', en: 'Setting' }, hint: { zh: '', en: '' } };
const shown = (setting: Partial<Setting>, value: unknown) =>
  valueText({ ...words, ...setting } as Setting, value, 'zh', zh);
const text = { fallback: '', type: field.text({ ...words, maxLength: 200, required: true }) };

test('a setting without a value is shown as empty', () => {
  for (const value of ['', null, undefined]) expect(shown(text, value)).toBe(zh.empty);
});

test('zero and false are values', () => {
  expect(shown({ fallback: 1, type: field.integer({ ...words, required: true }) }, 0)).toBe('0');
  const onOff = { fallback: true, type: field.boolean({ ...words, required: true }) };
  expect(shown(onOff, false)).toBe('否');
});

test('a picture is not written out', () => {
  expect(shown({ ...text, picture: true }, `data:image/png;base64,${'A'.repeat(500)}`)).toBe(zh.picture);
});

test('a long text is cut', () => {
  expect(shown(text, '长'.repeat(61))).toBe(`${'长'.repeat(60)}…`);
  expect(shown(text, '长'.repeat(60))).toBe('长'.repeat(60));
});
