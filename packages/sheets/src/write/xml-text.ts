/** Maximum length of a cell's text: Excel cuts longer texts or refuses the file. */
const MAX_TEXT = 32_767;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for element content and attributes. Characters that XML forbids get OOXML's `_xHHHH_` form; literal text
 * of that form is escaped in the same way.
 */
export function xmlText(text: string): string {
  const cut = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text;
  if (!/[&<>"_\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(cut)) return cut;
  return cut
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
    .replace(
      /[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu,
      (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
