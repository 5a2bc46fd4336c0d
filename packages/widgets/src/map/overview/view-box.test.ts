import { expect, test } from 'vitest';
import { FARTHER, overviewZoom, viewBox } from './view-box.ts';

const size = { x: 180, y: 130 };

test('the frame is where the view lies', () => {
  expect(viewBox({ x: 40, y: 30 }, { x: 140, y: 90 }, size)).toEqual({ left: 40, top: 30, width: 100, height: 60 });
});

test('a view that is tiny there can still be taken hold of, around its middle', () => {
  expect(viewBox({ x: 90, y: 65 }, { x: 92, y: 67 }, size)).toEqual({ left: 85, top: 60, width: 12, height: 12 });
});

test('a view that is larger than the overview fills it', () => {
  expect(viewBox({ x: -400, y: -300 }, { x: 580, y: 430 }, size)).toEqual({ left: 0, top: 0, width: 180, height: 130 });
});

test('the overview is some levels farther, and never before the first', () => {
  expect(overviewZoom(14)).toBe(14 - FARTHER);
  expect(overviewZoom(14.4)).toBe(14 - FARTHER);
  expect(overviewZoom(3)).toBe(0);
});
