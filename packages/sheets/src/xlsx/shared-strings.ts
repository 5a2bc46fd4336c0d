import type { SheetLimits } from '../limits.ts';
import { SheetError } from '../sheet-error.ts';
import { ByteTag } from '../xml/byte-tag.ts';
import { scanPieces } from '../xml/pieces.ts';
import type { ZipArchive } from '../zip/archive.ts';
import { readRichText } from './rich-text.ts';

const LT = 0x3c;

/** Reads all shared strings of a workbook as a stream. The declared count is ignored. */
export async function readSharedStrings(archive: ZipArchive, part: string, limits: SheetLimits): Promise<string[]> {
  const strings: string[] = [];
  const tag = new ByteTag(part);
  const scan = (bytes: Uint8Array): number => {
    let at = 0;
    for (;;) {
      at = bytes.indexOf(LT, at);
      if (at < 0) return bytes.length;
      if (!tag.read(bytes, at, bytes.length)) return at;
      if ((tag.kind === 'open' || tag.kind === 'empty') && tag.is(bytes, 'si')) {
        const text = tag.kind === 'empty' ? '' : readRichText(tag, bytes, tag.end, 'si');
        if (text === undefined) return at;
        if (tag.end - at > limits.cellBytes) throw new SheetError('cell_too_large');
        if (strings.length >= limits.strings) throw new SheetError('strings_too_many', { limit: limits.strings });
        strings.push(text);
      }
      at = tag.end;
    }
  };
  for await (const seen of scanPieces(archive.read(part), scan, limits.cellBytes, part)) void seen;
  return strings;
}
