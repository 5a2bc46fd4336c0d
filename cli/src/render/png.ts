import { Resvg } from '@resvg/resvg-js';

/** Draws SVG as PNG with the fonts of this machine; Chinese needs a font that has it. */
export function toPng(svg: string, options: { scale: number; background: string | undefined }): Uint8Array {
  const { scale, background } = options;
  return new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: true, sansSerifFamily: 'Arial' },
    ...(background === undefined ? {} : { background }),
  })
    .render()
    .asPng();
}
