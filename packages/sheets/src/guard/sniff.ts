/** The kind of a file by its first bytes; names and extensions are ignored. */
export type FileKind = 'zip' | 'cfb' | 'markup' | 'text' | 'empty' | 'unknown';

const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const SNIFFED_BYTES = 4096;

/**
 * Returns the kind of a file: `zip` (xlsx), `cfb` (xls, or an encrypted xlsx), `markup` (HTML or XML saved with an
 * Excel extension), `text` (CSV), `empty`, `unknown`.
 */
export function sniff(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) return 'zip';
  if (startsWith(bytes, CFB)) return 'cfb';
  const wide = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  const head = bytes.subarray(0, SNIFFED_BYTES);
  const first = head.subarray(startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : wide ? 2 : 0).find((byte) => byte > 0x20);
  if (first === 0x3c) return 'markup';
  if (wide) return 'text';
  return head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) ? 'text' : 'unknown';
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
