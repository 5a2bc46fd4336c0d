const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Resolves the five named entities and character references; other entities stay unchanged, nothing is expanded twice.
 */
export function unescapeXml(text: string): string {
  const first = text.indexOf('&');
  if (first < 0) return text;
  // A single `&amp;` is what nearly all such texts have, and a replacement by a pattern takes ten times as long.
  if (text.startsWith('amp;', first + 1) && !text.includes('&', first + 5))
    return `${text.slice(0, first)}&${text.slice(first + 5)}`;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Resolves `_x000D_`, OOXML's form of characters that XML forbids (ECMA-376 part 1, 22.9.2.19). */
export function unescapeCell(text: string): string {
  const plain = unescapeXml(text);
  if (!plain.includes('_x')) return plain;
  return plain.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
