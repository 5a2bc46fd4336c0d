import { Resvg } from '@resvg/resvg-js';
import { fontsFor } from './fonts.ts';

/** Maximum number of pixels of a picture; each takes four bytes while it is drawn. */
const MAX_PIXELS = 64_000_000;

/** Returns the scale to draw at: the wanted scale, or less where the picture would exceed `MAX_PIXELS`. */
export function fittingScale({ width, height }: { width: number; height: number }, wanted: number): number {
  const most = Math.sqrt(MAX_PIXELS / (width * height));
  return wanted <= most ? wanted : Math.floor(most * 100) / 100;
}

/** Draws SVG as PNG with the fonts of this machine; Chinese text needs a font with Chinese characters. */
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
