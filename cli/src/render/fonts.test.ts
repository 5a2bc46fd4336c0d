import { describe, expect, it } from 'vitest';
import { fontsFor } from './fonts.ts';

describe('fontsFor', () => {
  it('leaves scripts that the two fonts lack to all fonts of the machine', () => {
    for (const text of ['สวัสดี', 'שלום', '한국어', '😀']) expect(fontsFor(text)).toBeUndefined();
  });

  it('names files that are there, a Latin and a Chinese one', () => {
    const fonts = fontsFor('审批 Approve（“1”） →');
    // A machine without known fonts uses the fonts that it has.
    if (fonts) expect(fonts.files).toHaveLength(2);
    expect(fonts?.family ?? 'Arial').toMatch(/^(Arial|Liberation Sans)$/);
  });
});
