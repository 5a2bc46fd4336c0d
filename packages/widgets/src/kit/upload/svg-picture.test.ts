// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isSvg, takesSvg } from './svg.ts';
import { pictureOfSvg, svgSize } from './svg-picture.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

it('has the proportions of its view box, else of width and height', () => {
  expect(svgSize(`<svg ${SVG} viewBox="0 0 1600 1000" width="16"/>`)).toEqual({ width: 1600, height: 1000 });
  expect(svgSize(`<svg ${SVG} width="20mm" height="10mm"/>`)).toEqual({ width: 20, height: 10 });
  expect(svgSize(`<svg ${SVG} width="100%"/>`)).toEqual({ width: 300, height: 150 });
});

it('refuses what is no SVG', async () => {
  expect(() => svgSize('<html/>')).toThrow('no svg');
  await expect(pictureOfSvg(new File(['<a/>'], 'a.svg', { type: 'image/svg+xml' }))).rejects.toThrow('no svg');
});

it('is taken where pictures are, and nowhere else', () => {
  expect(isSvg({ name: '平面图.SVG', type: '' })).toBe(true);
  expect(isSvg({ name: 'a.png', type: 'image/png' })).toBe(false);
  expect([takesSvg(['image', 'pdf']), takesSvg(['pdf']), takesSvg(undefined)]).toEqual([true, false, false]);
});
