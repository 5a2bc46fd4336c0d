import type { ByteTag } from '../xml/byte-tag.ts';
import { unescapeCell } from '../xml/entities.ts';
import { decodeUtf8 } from '../xml/utf8.ts';

const LT = 0x3c;

/**
 * Returns the text of an `si` or `is` element whose content starts at `from`: its `t` runs joined, without phonetic
 * hints (`rPh`). Afterwards `tag` is at the end tag. Returns undefined when the bytes do not contain the end tag yet.
 */
export function readRichText(tag: ByteTag, bytes: Uint8Array, from: number, element: 'si' | 'is'): string | undefined {
  const limit = bytes.length;
  let text = '';
  let phonetic = false;
  let inText = false;
  let at = from;
  for (;;) {
    const start = at;
    while (at < limit && bytes[at] !== LT) at += 1;
    if (at >= limit || !tag.read(bytes, at, limit)) return undefined;
    if (inText && at > start) text += unescapeCell(decodeUtf8(bytes, start, at));
    at = tag.end;
    if (tag.kind === 'cdata') {
      if (inText) text += decodeUtf8(bytes, tag.valueFrom, tag.valueTo);
    } else if (tag.kind !== 'other') {
      if (tag.is(bytes, element)) {
        if (tag.kind === 'close') return text;
        throw tag.damaged();
      }
      if (tag.is(bytes, 'rPh')) phonetic = tag.kind === 'open';
      else if (tag.is(bytes, 't')) inText = tag.kind === 'open' && !phonetic;
    }
  }
}
