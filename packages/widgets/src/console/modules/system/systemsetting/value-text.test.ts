import type { Setting } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { zh } from './text/zh.ts';
import { valueText } from './value-text.ts';

const label = { zh: '设置', en: 'Setting' };
const shown = (setting: Partial<Setting>, value: unknown, titleOf?: (id: string) => string) =>
  valueText({ label, ...setting } as Setting, value, 'zh', zh, titleOf);

test('nothing is told as nothing, whatever kind of setting it is', () => {
  for (const value of ['', null, undefined]) expect(shown({ kind: 'text' } as never, value)).toBe(zh.empty);
});

test('zero and false are values', () => {
  expect(shown({ kind: 'integer', initial: 1 } as never, 0)).toBe('0');
  expect(shown({ kind: 'boolean', initial: true } as never, false)).not.toBe(zh.empty);
});

test('a picture is not written out', () => {
  expect(shown({ kind: 'text', picture: true } as never, `data:image/png;base64,${'A'.repeat(500)}`)).toBe(zh.picture);
});

test('a long text is cut where one still sees what it is', () => {
  const text = shown({ kind: 'text' } as never, '长'.repeat(61));
  expect(text).toBe(`${'长'.repeat(60)}…`);
  expect(shown({ kind: 'text' } as never, '长'.repeat(60))).toBe('长'.repeat(60));
});
