import { expect, test } from 'vitest';
import { RENDERER_COLORS, resolveSvgColors } from './colors.ts';

test('an exported picture has no theme variable of ours left', () => {
  const svg = `<rect style="fill: ${RENDERER_COLORS.defaultFillColor}; stroke: ${RENDERER_COLORS.defaultStrokeColor};"/>`;
  expect(resolveSvgColors(svg)).toBe('<rect style="fill: #ffffff; stroke: #22272e;"/>');
});

test('colours of the model stay', () => {
  expect(resolveSvgColors('<rect style="fill: #fdd"/>')).toBe('<rect style="fill: #fdd"/>');
  expect(resolveSvgColors('<rect style="fill: var(--x)"/>')).toBe('<rect style="fill: var(--x)"/>');
});
