/** Signs that CAD programs write as codes. */
const SIGNS: Readonly<Record<string, string>> = { c: '⌀', d: '°', p: '±', '%': '%', u: '', o: '', k: '' };

/**
 * Returns the words of a text: without the codes for fonts, colours and stacks, with lines as lines. Characters that the
 * encoding of the file lacks are written as `\U+5DE5`.
 */
export function wordsOf(text: string): string {
  return text
    .replaceAll(/\\U\+([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/\\P/g, '\n')
    .replaceAll(/\\~/g, ' ')
    .replaceAll(/\\S([^;^#/]*)[#^/]([^;]*);/g, '$1/$2')
    .replaceAll(/\\[ACcFfHhQTWpx][^;\\{}]*;/g, '')
    .replaceAll(/\\[LlOoKk]/g, '')
    .replaceAll(/%%([cdpuok%])/gi, (_, sign: string) => SIGNS[sign.toLowerCase()] ?? '')
    .replaceAll(/%%(\d{3})/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/(?<!\\)[{}]/g, '')
    .replaceAll(/\\([\\{}])/g, '$1')
    .trim();
}
