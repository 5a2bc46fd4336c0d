import { Resvg } from '@resvg/resvg-js';
import { fontsFor } from './fonts.ts';

/** Draws SVG as PNG with the fonts of this machine; Chinese needs a font that has it. */
export function toPng(svg: string, options: { scale: number; background: string | undefined }): Uint8Array {
  const { scale, background } = options;
  const fonts = fontsFor(svg);
  return new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: fonts
      ? {
          loadSystemFonts: false,
          fontFiles: fonts.files,
          defaultFontFamily: fonts.family,
          sansSerifFamily: fonts.family,
        }
      : { loadSystemFonts: true, sansSerifFamily: 'Arial' },
    ...(background === undefined ? {} : { background }),
  })
    .render()
    .asPng();
}
