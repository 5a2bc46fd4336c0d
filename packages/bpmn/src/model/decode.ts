import { finding, START } from './finding-texts.ts';
import { lineTable } from './positions.ts';
import type { Finding } from './types.ts';

export interface Decoded {
  readonly text: string;
  readonly encoding: string;
  readonly findings: readonly Finding[];
}

const DECLARATION = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/;

/** Maximum length of an XML declaration in bytes. XML 1.0 sets no limit; real declarations stay below 100. */
const DECLARATION_BYTES = 400;

/** First bytes of an encoding. The longer ones come first, because that of UTF-16 begins one of UTF-32. */
const SIGNATURES: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-32', 0xff, 0xfe, 0, 0],
  ['utf-32', 0, 0, 0xfe, 0xff],
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  // No byte order mark, but the first character is '<' in two bytes.
  ['utf-16le', 0x3c, 0],
  ['utf-16be', 0, 0x3c],
];

function bomEncoding(bytes: Uint8Array): string | undefined {
  return SIGNATURES.find(([, ...first]) => first.every((byte, at) => bytes[at] === byte))?.[0];
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  let head = '';
  for (const byte of bytes.subarray(0, DECLARATION_BYTES)) head += String.fromCodePoint(byte);
  return DECLARATION.exec(head.trimStart())?.[1];
}

function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // A RangeError means that the encoding label is unknown; the caller checks the label first.
    if (error instanceof RangeError) throw error;
    return undefined;
  }
}

/**
 * Returns the position of the first byte that cannot be decoded, found by bisection: every prefix before it decodes.
 */
function firstBadPlace(bytes: Uint8Array, encoding: string): { line: number; column: number } {
  let good = 0;
  let bad = bytes.length;
  const decodes = (end: number) => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodes(middle)) good = middle;
    else bad = middle;
  }
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, good), { stream: true });
  return lineTable(text)(text.length);
}

/**
 * Returns the text of an XML document, decoded by its byte order mark, else by its declaration, else as UTF-8. `text`
 * is undefined when the bytes cannot be decoded; the findings contain the reason.
 */
export function decodeXml(bytes: Uint8Array): Decoded | { readonly text: undefined; readonly findings: Finding[] } {
  const marked = bomEncoding(bytes);
  if (marked === 'utf-32') return { text: undefined, findings: [finding('encoding-unknown', START, 'UTF-32')] };
  const declared = marked === undefined ? declaredEncoding(bytes) : undefined;
  const findings: Finding[] = [];
  let encoding = marked ?? 'utf-8';
  if (declared !== undefined) {
    try {
      // The label table of the Encoding Standard applies: ISO-8859-1 and US-ASCII are read as windows-1252, GB2312 as
      // GBK.
      encoding = new TextDecoder(declared.trim()).encoding;
    } catch {
      return { text: undefined, findings: [finding('encoding-unknown', START, declared)] };
    }
    if (encoding.startsWith('utf-16')) {
      // The writer built the text in memory, declared another encoding and saved the text as UTF-8.
      encoding = 'utf-8';
      findings.push(finding('encoding-mismatch', START, declared, 'UTF-8'));
    }
  }
  const text = decodeAs(bytes, encoding);
  if (text === undefined) {
    const place = firstBadPlace(bytes, encoding);
    return { text: undefined, findings: [finding('encoding-invalid', place, encoding.toUpperCase())] };
  }
  return { text, encoding, findings };
}
