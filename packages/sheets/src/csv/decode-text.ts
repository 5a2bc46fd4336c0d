import { SheetError } from '../sheet-error.ts';

/** Decodes a CSV file: by its byte order mark, else as valid UTF-8, else as GB 18030 (which contains GBK). */
export function decodeText(bytes: Uint8Array): string {
  for (const encoding of candidates(bytes)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  }
  throw new SheetError('file_encoding');
}

function candidates(bytes: Uint8Array): string[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le'];
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be'];
  return ['utf-8', 'gb18030'];
}
