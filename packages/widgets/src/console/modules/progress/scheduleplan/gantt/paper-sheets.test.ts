import { expect, test } from 'vitest';
import { roomOf, sheetsOf } from './paper-sheets.ts';
import { Axis, filling, ZOOMS } from './scale.ts';

const asked = { room: roomOf('A3'), head: 96, row: 28, tables: [620, 244] as const };

test.each([
  [1, 300],
  [33, 1511],
  [34, 5000],
  [500, 12_000],
])('%d rows and %d pixels of time: each row and each moment is on exactly one sheet', (rows, axisWidth) => {
  const sheets = sheetsOf({ ...asked, rows, axisWidth });
  for (const { across, from, to, width, left } of sheets) {
    expect((to - from) * asked.row + asked.head).toBeLessThanOrEqual(asked.room.height);
    expect(width + asked.tables[across === 0 ? 0 : 1]).toBeLessThanOrEqual(asked.room.width);
    expect(left + width).toBeLessThanOrEqual(axisWidth);
  }
  const area = sheets.reduce((sum, { from, to, width }) => sum + (to - from) * width, 0);
  expect(area).toBe(rows * axisWidth);
  expect(new Set(sheets.map(({ across, down }) => `${across}/${down}`)).size).toBe(sheets.length);
});

test('an A1 takes what needs eight of A3', () => {
  const plan = { ...asked, rows: 70, axisWidth: 2400 };
  expect(sheetsOf(plan).length).toBeGreaterThanOrEqual(4);
  expect(sheetsOf({ ...plan, room: roomOf('A1') })).toHaveLength(1);
});

test.each(ZOOMS)('by $key a plan that leaves a part of the sheet empty is drawn as wide as the sheet', (zoom) => {
  const [from, to] = [0, 240 * 1440];
  const { width } = new Axis(zoom, from, to);
  for (const wider of [1.02, 1.7, 2.6]) {
    const room = Math.ceil(width * wider);
    const filled = new Axis(filling(new Axis(zoom, from, to), room), from, to);
    expect(filled.width).toBeLessThanOrEqual(room);
    expect(filled.width).toBeGreaterThan(Math.min(room - 3, 3 * (width - 200)));
    expect(
      sheetsOf({ ...asked, room: { ...asked.room, width: room + 620 }, rows: 20, axisWidth: filled.width }),
    ).toHaveLength(1);
  }
  // What is wider than the sheet stays as it is, and a short plan is not drawn out of all proportion.
  expect(filling(new Axis(zoom, from, to), width - 1)).toBe(zoom);
  expect(filling(new Axis(zoom, from, to), width * 50).day).toBeCloseTo(zoom.day * 3);
});
