import { expect, test } from 'vitest';
import { degrees, stepFor } from './graticule.ts';
import { latitudeOf, longitudeOf, metresPerPixel, worldX, worldY } from './world.ts';

test('lines stand apart, at round degrees', () => {
  expect(stepFor(96)).toBe(1);
  expect(stepFor(95)).toBe(2);
  // Zoom 15: a degree has some 23,302 pixels.
  expect(stepFor((worldX(1) - worldX(0)) * 2 ** 15)).toBe(0.005);
  expect(stepFor(0.1)).toBe(90);
});

test('degrees have the decimals that tell neighbours apart', () => {
  expect(degrees(121.475, 0.005, 'E', 'W')).toBe('121.475°E');
  expect(degrees(-31.2, 0.1, 'N', 'S')).toBe('31.2°S');
  expect(degrees(0, 10, 'N', 'S')).toBe('0°');
  expect(degrees(120, 20, 'E', 'W')).toBe('120°E');
});

test('the world is that of Web Mercator', () => {
  for (const [longitude, latitude] of [
    [121.47, 31.23],
    [-60, -45.5],
  ] as const) {
    expect(longitudeOf(worldX(longitude))).toBeCloseTo(longitude, 10);
    expect(latitudeOf(worldY(latitude))).toBeCloseTo(latitude, 10);
  }
  expect(metresPerPixel(0, 0)).toBeCloseTo(156543.03, 2);
});
