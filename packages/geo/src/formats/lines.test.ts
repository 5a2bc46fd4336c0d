import { expect, test } from 'vitest';
import { readLines } from './lines.ts';

const at = (n: number) => [121 + n, 31];

test('lines and rings of areas are read with the name of their feature, points are left out', () => {
  const feature = (name: string | undefined, geometry: object | null) => ({
    type: 'Feature',
    properties: name === undefined ? null : { name },
    geometry,
  });
  const file = {
    type: 'FeatureCollection',
    features: [
      feature('主干道', { type: 'LineString', coordinates: [at(0), at(1)] }),
      feature(undefined, { type: 'MultiLineString', coordinates: [[at(0), at(1)], [at(2)]] }),
      feature('堆场', { type: 'Polygon', coordinates: [[at(0), at(1), at(2), at(0)]] }),
      feature('门', { type: 'Point', coordinates: at(0) }),
      feature('空', null),
      feature('组', {
        type: 'GeometryCollection',
        geometries: [{ type: 'MultiPolygon', coordinates: [[[at(3), at(4), at(3)]], [[at(5), at(6), at(5)]]] }],
      }),
    ],
  };
  expect(readLines(file).map(({ name, points }) => `${name} ${points.length}`)).toEqual([
    '主干道 2',
    ' 2',
    '堆场 4',
    '组 3',
    '组 3',
  ]);
});

test('anything else is refused, however deep it nests', () => {
  for (const wrong of [null, 'text', {}, { type: 'Topology' }, { type: 'LineString' }, { type: 'FeatureCollection' }]) {
    expect(() => readLines(wrong)).toThrow(TypeError);
  }
  let deep: object = { type: 'LineString', coordinates: [at(0), at(1)] };
  for (let i = 0; i < 20; i += 1) deep = { type: 'GeometryCollection', geometries: [deep] };
  expect(() => readLines(deep)).toThrow(TypeError);
});
