import { formFieldsOf, hiddenDangerRectification } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { isSame, mergeRecords } from './merge.ts';

const fields = formFieldsOf(hiddenDangerRectification, 'edit');
const base = { version: 3, order_title: '缺护栏', danger_level: 1, deadline: '2026-11-05', photos: null };

it('takes what only the others have changed, and keeps what only I have', () => {
  const mine = { ...base, order_title: '缺护栏两处' };
  const theirs = { ...base, version: 4, deadline: '2026-11-09' };
  const { merged, taken, conflicts } = mergeRecords(fields, base, mine, theirs);
  expect(merged).toEqual({ ...mine, version: 4, deadline: '2026-11-09' });
  expect(taken.map(({ name }) => name)).toEqual(['deadline']);
  expect(conflicts).toEqual([]);
});

it('names what both have changed to different values, and nothing else', () => {
  const mine = { ...base, order_title: '甲', danger_level: 2 };
  const theirs = { ...base, version: 5, order_title: '乙', danger_level: 2 };
  const { merged, conflicts } = mergeRecords(fields, base, mine, theirs);
  expect(conflicts).toMatchObject([{ field: { name: 'order_title' }, base: '缺护栏', mine: '甲', theirs: '乙' }]);
  expect(merged).toMatchObject({ version: 5, order_title: '甲', danger_level: 2 });
});

it('takes a value that the others have emptied', () => {
  const { merged } = mergeRecords(fields, base, { ...base }, { ...base, version: 4, deadline: null });
  expect(merged['deadline']).toBeNull();
});

it('compares files by what they are, not by the address of an answer; order of parts does not count', () => {
  expect(isSame([{ id: 'f', url: '/a?e=1' }], [{ id: 'f', url: '/a?e=2', size: 3 }])).toBe(true);
  expect(isSame([{ id: 'f', url: '/a' }], [{ id: 'g', url: '/a' }])).toBe(false);
  expect(isSame({ longitude: 1, latitude: 2 }, { latitude: 2, longitude: 1, address: null })).toBe(true);
  expect(isSame('', null)).toBe(true);
  expect(isSame(0, null)).toBe(false);
});
