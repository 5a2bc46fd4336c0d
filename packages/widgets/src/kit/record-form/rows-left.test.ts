import { columnsInRows, fieldsOf, inspectionlot, lookcheck, metaOf, type NamedField } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { leftRows, nameColumn, nextOf, saidColumns } from './rows-left.ts';

const columnsOf = (resource: typeof lookcheck | typeof inspectionlot): NamedField[] => {
  const items = fieldsOf(resource).find(({ name }) => name === 'items')!;
  return Object.entries(columnsInRows(items.type)).map(([name, type]) => ({ ...metaOf(type), name, type }));
};

test('a row is left while no result stands in it, or nothing at all where the table asks for no result', () => {
  const looks = columnsOf(lookcheck);
  expect(
    leftRows(
      [
        { item_name: '屋面', good_count: 3 },
        { item_name: '散水', verdict: 1 },
      ],
      looks,
    ),
  ).toEqual([0]);
  const lots = columnsOf(inspectionlot);
  expect(
    leftRows(
      [
        { item_kind: 1, item_name: '位置', whole_flag: true },
        { item_name: '间距', sample_count: 8 },
      ],
      lots,
    ),
  ).toEqual([0]);
});

test('the next of what is left follows the open row, then comes from the beginning', () => {
  expect([nextOf([2, 5], -1), nextOf([2, 5], 2), nextOf([2, 5], 7), nextOf([5], 5)]).toEqual([2, 5, 2, undefined]);
});

test('a row is named by its first text, and says what it holds besides', () => {
  const columns = columnsOf(lookcheck);
  expect(nameColumn(columns)?.name).toBe('item_name');
  const row = { item_name: '屋面', good_count: 3, poor_count: null, mended_flag: false };
  expect(saidColumns(row, columns).map(({ name }) => name)).toEqual(['good_count']);
});
