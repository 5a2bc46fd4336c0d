/** Attributes of an SVG element; undefined ones are left out. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** All characters that XML 1.0 does not allow in a document, including lone surrogates. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const SPECIAL = /[&<>"']/;
// Text that needs no escaping: printable ASCII without special characters.
const PLAIN = /^[ !#-%(-;=?-~]*$/;

/** Escapes text for use between tags and in attributes, because labels are untrusted input. */
export function escapeText(text: string): string {
  if (PLAIN.test(text)) return text;
  const legal = text.replace(ILLEGAL, '\uFFFD');
  return SPECIAL.test(legal) ? legal.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign) : legal;
}

/** Formats a number with at most two decimals and no trailing zeros. */
export function short(value: number): string {
  return Number.isInteger(value) ? `${value}` : `${Math.round(value * 100) / 100}`;
}

/** Returns one SVG element. `content` is markup that is already escaped. */
export function element(name: string, attributes: SvgAttributes, content?: string): string {
  let text = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? short(value) : escapeText(value)}"`;
  }
  return content === undefined || content === '' ? `${text}/>` : `${text}>${content}</${name}>`;
}

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the drawing. */
export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}

/** Returns the `points` of a polygon or polyline, moved by an offset. */
export function points(list: readonly (readonly [number, number])[], dx = 0, dy = 0): string {
  return list.map(([x, y]) => `${short(x + dx)},${short(y + dy)}`).join(' ');
}
