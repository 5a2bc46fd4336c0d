import { describe, expect, it } from 'vitest';
import { fittingScale, toPng } from './png.ts';

describe('PNG', () => {
  it('keeps the scale of what fits, and makes a huge drawing smaller', () => {
    expect(fittingScale({ width: 2000, height: 1000 }, 2)).toBe(2);
    const scale = fittingScale({ width: 6360, height: 40_560 }, 2);
    expect(scale).toBeGreaterThan(0.4);
    expect(6360 * 40_560 * scale ** 2).toBeLessThanOrEqual(64_000_000);
  });

  it('is as large as the drawing times the scale', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><rect width="5" height="5"/></svg>';
    const png = Buffer.from(toPng(svg, { scale: 3, background: undefined }));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([60, 30]);
  });
});
