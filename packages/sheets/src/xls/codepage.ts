/** Windows code pages that Excel 5.0/95 wrote; Excel 97 and later write UTF-16, which needs no code page. */
const ENCODINGS: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  10008: 'gbk',
  65001: 'utf-8',
};

/**
 * The part of SheetJS's code page table that the reader needs, with the platform's decoder instead of 470 KB of tables.
 */
export const codepages = {
  utils: {
    hascp: (codepage: number): boolean => encodingOf(codepage) !== undefined,
    decode(codepage: number, data: ArrayLike<number> | string): string {
      const bytes =
        typeof data === 'string' ? Uint8Array.from(data, (char) => char.charCodeAt(0) & 0xff) : Uint8Array.from(data);
      return new TextDecoder(encodingOf(codepage) ?? 'windows-1252').decode(bytes);
    },
    encode: (_: number, text: string): number[] => Array.from(text, (char) => char.charCodeAt(0) & 0xff),
  },
};

function encodingOf(codepage: number): string | undefined {
  return ENCODINGS[codepage] ?? (codepage >= 1250 && codepage <= 1258 ? `windows-${codepage}` : undefined);
}
