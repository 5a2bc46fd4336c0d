import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of fonts with the metrics of Arial on different systems, by family; labels are broken to these metrics. */
const LATIN: readonly (readonly [family: string, files: readonly string[]])[] = [
  ['Arial', ['/System/Library/Fonts/Supplemental/Arial.ttf', '/Library/Fonts/Arial.ttf', 'arial.ttf']],
  [
    'Liberation Sans',
    [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
      '/usr/share/fonts/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf',
      '/usr/share/fonts/liberation-sans-fonts/LiberationSans-Regular.ttf',
    ],
  ],
];

/** Sans-serif fonts with Chinese characters, the best first. */
const CHINESE = [
  '/System/Library/Fonts/PingFang.ttc',
  '/System/Library/Fonts/Hiragino Sans GB.ttc',
  '/System/Library/Fonts/STHeiti Light.ttc',
  'msyh.ttc',
  'simhei.ttf',
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/truetype/wqy/wqy-microhei.ttc',
  '/usr/share/fonts/wqy-microhei/wqy-microhei.ttc',
];

/** Characters that both kinds of font cover: Latin, punctuation, arrows, Chinese, Japanese, full-width signs. */
const COVERED =
  /^[\t\n\r\u0020-\u024f\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6]*$/;

/** Returns the path of a font; a bare file name is in the Windows font folder, wherever that is. */
const fontFile = (file: string): string =>
  file.startsWith('/') ? file : join(process.env['WINDIR'] ?? String.raw`C:\Windows`, 'Fonts', file);
const firstThere = (files: readonly string[]): string | undefined =>
  files.map(fontFile).find((file) => existsSync(file));

/**
 * Returns the fonts to draw a text with. Without this choice the drawing library searches all fonts of the machine and
 * uses the first that has a character, which for Chinese is often a font with serifs.
 * @returns undefined when the machine has no known fonts for that text: then all fonts have to be searched
 */
export function fontsFor(text: string): { files: string[]; family: string } | undefined {
  if (!COVERED.test(text)) return undefined;
  const chinese = firstThere(CHINESE);
  for (const [family, places] of LATIN) {
    const latin = firstThere(places);
    if (latin !== undefined && chinese !== undefined) return { files: [latin, chinese], family };
  }
  return undefined;
}
