import type { SheetLimits } from '../limits.ts';
import { SheetError } from '../sheet-error.ts';
import { ByteTag } from '../xml/byte-tag.ts';
import { unescapeCell } from '../xml/entities.ts';
import { scanPieces } from '../xml/pieces.ts';
import { decodeUtf8 } from '../xml/utf8.ts';
import type { ZipArchive } from '../zip/archive.ts';
import { readRichText } from './rich-text.ts';

const LT = 0x3c;
const bytesOf = (text: string): readonly number[] => Array.from(text, (sign) => sign.charCodeAt(0));
const OPEN = bytesOf('<si><t>');
const CLOSE = bytesOf('</t></si>');
/** A longer string is read in the general way, so that a huge one is not read twice. */
const PLAIN_BYTES = 4096;

/** Reads all shared strings of a workbook as a stream. The declared count is ignored. */
export async function readSharedStrings(archive: ZipArchive, part: string, limits: SheetLimits): Promise<string[]> {
  const strings: string[] = [];
  const tag = new ByteTag(part);
  const add = (text: string, size: number): void => {
    if (size > limits.cellBytes) throw new SheetError('cell_too_large');
    if (strings.length >= limits.strings) throw new SheetError('strings_too_many', { limit: limits.strings });
    strings.push(text);
  };
  const scan = (bytes: Uint8Array): number => {
    let at = 0;
    for (;;) {
      at = bytes.indexOf(LT, at);
      if (at < 0) return bytes.length;
      const close = plainEnd(bytes, at);
      if (close > 0) {
        // As `<si><t>…</t></si>`, nearly all strings are written.
        add(unescapeCell(decodeUtf8(bytes, at + OPEN.length, close)), close + CLOSE.length - at);
        at = close + CLOSE.length;
        continue;
      }
      if (!tag.read(bytes, at, bytes.length)) return at;
      if ((tag.kind === 'open' || tag.kind === 'empty') && tag.is(bytes, 'si')) {
        const text = tag.kind === 'empty' ? '' : readRichText(tag, bytes, tag.end, 'si');
        if (text === undefined) return at;
        add(text, tag.end - at);
      }
      at = tag.end;
    }
  };
  for await (const seen of scanPieces(archive.read(part), scan, limits.cellBytes, part)) void seen;
  return strings;
}

/** Returns the end of the text of a string without attributes and formats that starts at `at`; -1 for another one. */
function plainEnd(bytes: Uint8Array, at: number): number {
  if (!holds(bytes, at, OPEN)) return -1;
  let i = at + OPEN.length;
  const limit = Math.min(bytes.length, i + PLAIN_BYTES);
  while (i < limit && bytes[i] !== LT) i += 1;
  return holds(bytes, i, CLOSE) ? i : -1;
}

function holds(bytes: Uint8Array, at: number, mark: readonly number[]): boolean {
  if (at + mark.length > bytes.length) return false;
  for (let i = 0; i < mark.length; i += 1) if (bytes[at + i] !== mark[i]) return false;
  return true;
}
