import { expect, it } from 'vitest';
import { roomForPoints, withRoom } from './declutter.ts';

const label = (key: string, x: number, y: number, text = '测点 1 0.20 mm') => ({ key, at: { x, y }, text });

it('keeps what has room, and of two that lie over each other the first', () => {
  expect([
    ...withRoom([label('a', 100, 100), label('b', 150, 104), label('c', 260, 100), label('d', 100, 130)]),
  ]).toEqual(['a', 'c', 'd']);
});

it('finds those that reach into the next cell', () => {
  expect([...withRoom([label('a', 10, 10), label('b', 90, 10)])]).toEqual(['a']);
  expect([...withRoom([label('a', 10, 10, '1'), label('b', 90, 10, '2')])]).toEqual(['a', 'b']);
});

const LAY = { radius: 7, name: -12, value: 21 };
const point = (key: string, x: number, y: number, weight = 0) => ({
  key,
  at: { x, y },
  name: `JK-${key}`,
  value: '-2.06 mm',
  weight,
});

it('names and values of points that stand apart are all there', () => {
  const shown = roomForPoints([point('01', 100, 100), point('02', 200, 100), point('03', 100, 200)], LAY);
  expect([...shown.values()].every(({ name, value }) => name && value)).toBe(true);
});

it('of two that lie over each other the one that is chosen or alarms is shown, whatever comes first', () => {
  const shown = roomForPoints([point('01', 100, 100), point('02', 135, 100, 2), point('03', 175, 100, 9)], LAY);
  expect(shown.get('03')).toEqual({ name: true, value: true });
  expect(shown.get('02')).toEqual({ name: false, value: false });
  expect(shown.get('01')).toEqual({ name: true, value: true });
});

it('a point has no name without its value, and its value alone where only that has room', () => {
  // Close above each other: the value of the upper point would cover the lower point, while its name has room.
  const near = roomForPoints([point('01', 100, 100), point('02', 100, 118)], LAY);
  expect(near.get('01')).toEqual({ name: false, value: false });
  expect(near.get('02')).toEqual({ name: false, value: true });
  // The value of a point in alarm is shown over other points.
  expect(roomForPoints([point('01', 100, 100, 3), point('02', 100, 118)], LAY).get('01')).toEqual({
    name: true,
    value: true,
  });
});

it('no two labels that are shown lie over each other, on a crowded phone', () => {
  const points = Array.from({ length: 40 }, (_, i) =>
    point(
      String(i).padStart(3, '0'),
      25 + (i % 6) * 64,
      30 + Math.floor(i / 6) * 38 + (i % 2) * 9,
      i % 10 === 0 ? 1 + (i % 3) : 0,
    ),
  );
  const shown = roomForPoints(points, LAY);
  const boxes = points.flatMap(({ key, at, name, value }) => {
    const { name: above, value: below } = shown.get(key)!;
    const box = (text: string, y: number) => ({ x: at.x, width: 4 + text.length * 7, top: y - 15, bottom: y });
    return [...(above ? [box(name, at.y - 12)] : []), ...(below ? [box(value, at.y + 21)] : [])];
  });
  expect(boxes.length).toBeGreaterThan(12);
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1)) {
      const apart = Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 1e-6;
      expect(apart || one.top >= other.bottom || other.top >= one.bottom).toBe(true);
    }
});
