import { expect, test } from 'vitest';
import { clampZoom, ZOOM } from './viewport.ts';

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
