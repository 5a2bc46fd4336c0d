import { formFieldsOf, safetyChecklist, staff } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { ago } from './ago.ts';
import { isSame, keepableValues } from './draft-values.ts';

test('personal data is left out, whatever else was typed is kept', () => {
  const fields = formFieldsOf(staff, 'add');
  const typed = { name: '王建军', phone_number: '13800001111', status: 1, id_card: '' };
  const { values, left } = keepableValues(fields, typed, { status: 1 });
  expect(values).toEqual({ name: '王建军' });
  expect(left.map(({ name }) => name)).toEqual(['phone_number']);
  expect(JSON.stringify(values)).not.toContain('138');
});

test('a field that was emptied is kept as empty', () => {
  const fields = formFieldsOf(staff, 'edit');
  expect(keepableValues(fields, { name: undefined }, { name: '王建军' }).values).toEqual({ name: null });
});

test('files are kept without the addresses of a session', () => {
  const fields = formFieldsOf(safetyChecklist, 'add');
  const file = { id: 'f1', name: 'a.png', size: 1, type: 'image/png' };
  const { values } = keepableValues(fields, { photos: [{ ...file, url: '/signed?token=x' }] }, {});
  expect(values).toEqual({ photos: [file] });
  expect(isSame([{ ...file, url: 'a' }], [{ ...file, url: 'b' }])).toBe(true);
});

test('how long ago', () => {
  const now = Date.UTC(2026, 0, 2);
  expect(ago(now - 30_000, now, 'zh')).toBe('刚刚');
  expect(ago(now - 5 * 60_000, now, 'zh')).toBe('5分钟前');
  expect(ago(now - 2 * 86_400_000, now, 'en')).toBe('2 days ago');
});
