import { finding, START } from './finding-texts.ts';
import { lineTable } from './positions.ts';
import type { Finding } from './types.ts';

export interface Decoded {
  readonly text: string;
  readonly encoding: string;
  readonly findings: readonly Finding[];
}

const DECLARATION = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/;

/** How many bytes an XML declaration may take. The specification sets no bound; real ones stay below 100. */
const DECLARATION_BYTES = 400;

function bomEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf-32';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32';
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // No mark, but the first character is '<' in two bytes.
  if (a === 0x3c && b === 0) return 'utf-16le';
  if (a === 0 && b === 0x3c) return 'utf-16be';
  return undefined;
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
    // A RangeError means that the label itself is unknown; the caller asks for that first.
    if (error instanceof RangeError) throw error;
    return undefined;
  }
}

/** Place of the first byte that cannot be decoded, found by halving: every prefix before it decodes. */
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
 * Text of an XML document: by byte order mark, else by declaration, else UTF-8.
 * `text` is undefined when the bytes cannot be decoded; the findings say why.
 */
export function decodeXml(bytes: Uint8Array): Decoded | { readonly text: undefined; readonly findings: Finding[] } {
  const marked = bomEncoding(bytes);
  if (marked === 'utf-32') return { text: undefined, findings: [finding('encoding-unknown', START, 'UTF-32')] };
  const declared = marked === undefined ? declaredEncoding(bytes) : undefined;
  const findings: Finding[] = [];
  let encoding = marked ?? 'utf-8';
  if (declared !== undefined) {
    try {
      // The standard's own table of labels: ISO-8859-1 and US-ASCII are read as windows-1252, GB2312 as GBK.
      encoding = new TextDecoder(declared.trim()).encoding;
    } catch {
      return { text: undefined, findings: [finding('encoding-unknown', START, declared)] };
    }
    if (encoding.startsWith('utf-16')) {
      // Written by programs that build the text in memory and save it as UTF-8 afterwards.
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
