import { Refusal } from './refusal.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', apos: "'", quot: '"' };
const REFERENCE = /&(?:#(\d+)|#x([0-9a-fA-F]+)|(amp|lt|gt|apos|quot));/y;
/** The part of an invalid reference that a message shows. */
const BAD = /&[^;\s<&]{0,20};?/y;

/** Returns whether XML 1.0 allows a character, also as a reference. */
function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff);
}

/**
 * Returns text with its character references replaced.
 * @param offset position of the text in the document
 * @throws Refusal for an entity that XML does not define, and for a character that it does not allow
 */
export function decodeReferences(text: string, offset: number): string {
  let decoded = '';
  let from = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', from)) {
    REFERENCE.lastIndex = at;
    const match = REFERENCE.exec(text);
    if (!match) {
      BAD.lastIndex = at;
      throw new Refusal('undefined-entity', offset + at, BAD.exec(text)?.[0] ?? '&');
    }
    const [whole, decimal, hexadecimal, name] = match;
    decoded += text.slice(from, at);
    if (name === undefined) {
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      if (!isAllowed(code)) throw new Refusal('illegal-character', offset + at, whole);
      decoded += String.fromCodePoint(code);
    } else decoded += NAMED[name] ?? '';
    from = at + whole.length;
  }
  return decoded + text.slice(from);
}
