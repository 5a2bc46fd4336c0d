import { expect, test } from 'vitest';
import { partInView } from './part-in-view.ts';

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
const VIEW = rect(100, 50, 800, 600);

test('of a page larger than the view, the part in view and a margin around it, as far as the page goes', () => {
  const page = rect(-1000, 50, 5000, 4000);
  expect(partInView(page, VIEW, 0)).toEqual({ left: 1100, top: 0, right: 1900, bottom: 600 });
  expect(partInView(page, VIEW, 0.25)).toEqual({ left: 900, top: 0, right: 2100, bottom: 750 });
});

test('of a page inside the view all of it, of a page elsewhere nothing', () => {
  expect(partInView(rect(200, 100, 300.6, 200.4), VIEW, 0.25)).toEqual({ left: 0, top: 0, right: 300, bottom: 200 });
  expect(partInView(rect(100, 900, 800, 600), VIEW, 0)).toBeUndefined();
  expect(partInView(rect(-2000, 50, 800, 600), VIEW, 0.25)).toBeUndefined();
});
