import { expect, test } from 'vitest';
import { clampZoom, fitDiagram, nextZoom, reveal, ZOOM } from './viewport.ts';

test('zoom is held between 0.2 and 4 in steps of 0.1', () => {
  expect(ZOOM).toEqual({ min: 0.2, max: 4, step: 0.1 });
  expect(clampZoom(1.1)).toEqual({ zoom: 1.1, clamped: false });
  expect(clampZoom(0.1 + 0.2)).toEqual({ zoom: 0.3, clamped: false });
  expect(clampZoom(4)).toEqual({ zoom: 4, clamped: false });
  expect(clampZoom(0.2)).toEqual({ zoom: 0.2, clamped: false });
});

test('a wish outside is clamped and told', () => {
  expect(clampZoom(4.1)).toEqual({ zoom: 4, clamped: true });
  expect(clampZoom(0.1)).toEqual({ zoom: 0.2, clamped: true });
});

test('a step leads to the next tenth, from wherever fitting has left the diagram', () => {
  const steps = [
    [0.35, 1, 0.4],
    [0.35, -1, 0.3],
    [0.3, 1, 0.4],
    [0.1 + 0.2, 1, 0.4],
    [0.7, -1, 0.6],
    [4, 1, 4.1],
    [0.2, -1, 0.1],
  ] as const;
  for (const [zoom, direction, next] of steps) expect(nextZoom(zoom, direction)).toBeCloseTo(next, 9);
});

/** A fake canvas that records what it is told to show. */
function canvasOf(inner: { width: number; height: number }, outer: { width: number; height: number }) {
  const shown: { x: number; y: number; width: number; height: number }[] = [];
  const viewbox = (box?: (typeof shown)[number]) => {
    if (box) shown.push(box);
    return { inner: { x: 0, y: 0, ...inner }, outer: { x: 0, y: 0, ...outer }, scale: 1, x: 0, y: 0, ...outer };
  };
  return { shown, canvas: { viewbox } as unknown as Parameters<typeof fitDiagram>[0] };
}

test('a diagram is shown whole, never larger than life', () => {
  const { shown, canvas } = canvasOf({ width: 100, height: 50 }, { width: 1000, height: 500 });
  expect(fitDiagram(canvas)).toBe(true);
  expect(shown).toEqual([{ x: -450, y: -225, width: 1000, height: 500 }]);
});

test('one that would be smaller than allowed shows its middle', () => {
  const { shown, canvas } = canvasOf({ width: 20_000, height: 10_000 }, { width: 1000, height: 500 });
  expect(fitDiagram(canvas, { min: ZOOM.min })).toBe(true);
  expect(shown).toEqual([{ x: 7500, y: 3750, width: 5000, height: 2500 }]);
});

test('a canvas without room is told', () => {
  const { shown, canvas } = canvasOf({ width: 100, height: 50 }, { width: 80, height: 500 });
  expect(fitDiagram(canvas, { left: 120 })).toBe(false);
  expect(shown).toEqual([]);
});

/** Calls `reveal` on a canvas of 400 × 300 with an element at this box. @returns the recorded calls */
function revealed(box: { x: number; y: number; width: number; height: number }, left?: number, elsewhere = false) {
  const asked: unknown[] = [];
  const [root, other] = [{ id: 'root' }, { id: 'other' }];
  const canvas = {
    findRoot: () => (elsewhere ? other : root),
    getRootElement: () => root,
    setRootElement: ({ id }: { id: string }) => asked.push(id),
    getAbsoluteBBox: () => box,
    getSize: () => ({ width: 400, height: 300 }),
    scrollToElement: (_: unknown, padding: { left: number }) => asked.push(padding.left),
  };
  reveal(canvas as unknown as Parameters<typeof reveal>[0], {} as Parameters<typeof reveal>[1], left);
  return asked;
}

test('what is wholly in view stays where it is, the rest is scrolled to, on its own plane', () => {
  const box = { x: 10, y: 10, width: 100, height: 80 };
  expect(revealed(box)).toEqual([]);
  expect(revealed({ ...box, x: 301 })).toEqual([80]);
  expect(revealed({ ...box, y: -1 })).toEqual([80]);
  expect(revealed(box, 120)).toEqual([200]);
  expect(revealed(box, 0, true)).toEqual(['other']);
});
