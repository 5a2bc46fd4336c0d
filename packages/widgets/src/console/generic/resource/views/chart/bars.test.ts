import { fieldsOf, hiddenDangerRectification, projectmanage, type AnyResource } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { barsOf, filterFor, shareOf } from './bars.ts';

const field = (resource: AnyResource, name: string) => fieldsOf(resource).find((one) => one.name === name)!;

it('bars come in the order of the dictionary, with those that have no records, the empty one last', () => {
  const groups = [
    { key: null, total: 1 },
    { key: '3', total: 5 },
    { key: '9', total: 2 },
    { key: '1', total: 4 },
  ];
  expect(barsOf(groups, ['3', '1', '2'], []).map(({ key, total }) => [key, total])).toEqual([
    ['3', 5],
    ['1', 4],
    ['2', 0],
    ['9', 2],
    [null, 1],
  ]);
});

it('a second field divides them', () => {
  const groups = [
    { key: '1', also: '2026-11', total: 2 },
    { key: '1', also: '2026-02', total: 3 },
  ];
  expect(barsOf(groups, ['1'], [])).toEqual([
    {
      key: '1',
      total: 5,
      parts: [
        { key: '2026-02', total: 3 },
        { key: '2026-11', total: 2 },
      ],
    },
  ]);
});

it('a bar leads to the list where the query form has such a filter', () => {
  const order = hiddenDangerRectification;
  expect(filterFor(order, field(order, 'danger_level'), '2')).toEqual({ danger_level: '2' });
  expect(filterFor(order, field(order, 'danger_level'), null)).toBeUndefined();
  expect(filterFor(order, field(order, 'deadline'), '2028-02')).toEqual({
    begin_deadline: '2028-02-01',
    end_deadline: '2028-02-29',
  });
  expect(filterFor(order, field(order, 'closed_at'), '2028-02')).toBeUndefined();
  expect(filterFor(projectmanage, field(projectmanage, 'begin_time'), '2028-02')).toBeUndefined();
});

it('shares never say nothing of something, nor all of less', () => {
  expect([shareOf(0, 0), shareOf(0, 5), shareOf(1, 1000), shareOf(999, 1000), shareOf(1, 3), shareOf(3, 3)]).toEqual([
    '0%',
    '0%',
    '<1%',
    '>99%',
    '33%',
    '100%',
  ]);
});
