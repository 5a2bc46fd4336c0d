/**
 * Advance widths of Arial (and of fonts with the same metrics) in thousandths of the font size, for U+0020 to U+007E in
 * order. From the published metrics of the base fonts of PostScript.
 */
const ADVANCES = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const OTHER = 556;
const EM = 1000;

/** Characters without width: combining marks, joiners, variation selectors, direction marks. */
const ZERO_WIDTH = /\p{Mn}|\p{Me}|\p{Cf}/u;
/** Scripts and symbols as wide as the font size: Han, Kana, Hangul, full-width forms, emoji. */
const SQUARE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}|[\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;
const PUNCTUATION: Readonly<Record<string, number>> = {
  '\u2018': 222,
  '\u2019': 222,
  '\u201C': 333,
  '\u201D': 333,
  '\u2026': 1000,
  '\u2013': 556,
  '\u2014': 1000,
  '\u00A0': 278,
  '\u00D7': 584,
  '\u2192': 1000,
  '\u2190': 1000,
  '\u00B7': 333,
  '\u2022': 350,
  '\u00DF': 611,
  '\u00C6': 1000,
  '\u00E6': 889,
  '\u00D8': 778,
  '\u00F8': 611,
};

const cache = new Map<string, number>();

function advance(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return ADVANCES[code - 0x20] ?? OTHER;
  const known = cache.get(char);
  if (known !== undefined) return known;
  const width = measure(char);
  if (cache.size > 20_000) cache.clear();
  cache.set(char, width);
  return width;
}

function measure(char: string): number {
  const sign = PUNCTUATION[char];
  if (sign !== undefined) return sign;
  if (SQUARE.test(char)) return EM;
  if (ZERO_WIDTH.test(char) || char < ' ') return 0;
  const base = char.normalize('NFD').charCodeAt(0);
  return base >= 0x20 && base < 0x7f ? (ADVANCES[base - 0x20] ?? OTHER) : OTHER;
}

/** Returns the width of a text in a font with Arial's metrics, in the unit of the font size. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const char of text) width += advance(char);
  return (width * fontSize) / EM;
}
