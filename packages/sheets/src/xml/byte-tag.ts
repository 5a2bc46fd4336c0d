import { SheetError } from '../sheet-error.ts';

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const COLON = 0x3a;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SPACE = 0x20;

const COMMENT_END = [0x2d, 0x2d, GT];
const CDATA = [0x5b, 0x43, 0x44, 0x41, 0x54, 0x41, 0x5b];
const CDATA_END = [0x5d, 0x5d, GT];
const INSTRUCTION_END = [QUESTION, GT];

/** Kind of the markup that starts at a `<`. */
export type Markup = 'open' | 'empty' | 'close' | 'cdata' | 'other';

/**
 * Cursor over the tags of a huge part, working on bytes: `<`, `>` and quotes are single bytes in UTF-8 and never part
 * of another character, so nothing is decoded before a value is needed. One object is reused for all tags.
 */
export class ByteTag {
  readonly #part: string;
  kind: Markup = 'other';
  /** Range of the local name, `[nameFrom, nameTo)`. */
  nameFrom = 0;
  nameTo = 0;
  /** Index after the closing `>`. */
  end = 0;
  /** Range of the attribute that `nextAttribute` found last. */
  attributeFrom = 0;
  attributeTo = 0;
  valueFrom = 0;
  valueTo = 0;
  #cursor = 0;

  constructor(part: string) {
    this.#part = part;
  }

  /** Reads the markup that starts at `at`; returns false when it does not end before `limit`. */
  // oxlint-disable-next-line complexity -- the scanner's inner loop, see bench sheet-100k
  read(bytes: Uint8Array, at: number, limit: number): boolean {
    let i = at + 1;
    if (i >= limit) return false;
    let byte = bytes[i]!;
    if (byte === BANG || byte === QUESTION) return this.#readOther(bytes, at, limit);
    const closing = byte === SLASH;
    if (closing) i += 1;
    this.nameFrom = i;
    for (; ; i += 1) {
      if (i >= limit) return false;
      byte = bytes[i]!;
      if (byte === COLON) this.nameFrom = i + 1;
      else if (byte <= SPACE || byte === GT || byte === SLASH) break;
    }
    this.nameTo = i;
    this.#cursor = i;
    while (byte !== GT) {
      if (byte === QUOTE || byte === APOSTROPHE) {
        const quote = byte;
        for (i += 1; i < limit && bytes[i] !== quote; i += 1);
        if (i >= limit) return false;
      } else if (byte === LT) throw this.damaged();
      i += 1;
      if (i >= limit) return false;
      byte = bytes[i]!;
    }
    this.end = i + 1;
    this.kind = closing ? 'close' : bytes[i - 1] === SLASH ? 'empty' : 'open';
    return true;
  }

  /** Moves to the next attribute of the last start tag. */
  nextAttribute(bytes: Uint8Array): boolean {
    const limit = this.end - 1;
    let i = this.#cursor;
    while (i < limit && (bytes[i]! <= SPACE || bytes[i] === SLASH)) i += 1;
    if (i >= limit) return false;
    this.attributeFrom = i;
    for (; i < limit && bytes[i] !== EQUALS; i += 1) if (bytes[i] === COLON) this.attributeFrom = i + 1;
    this.attributeTo = i;
    while (i < limit && bytes[i] !== QUOTE && bytes[i] !== APOSTROPHE) i += 1;
    const quote = bytes[i]!;
    this.valueFrom = i + 1;
    for (i += 1; i < limit && bytes[i] !== quote; i += 1);
    if (i >= limit) throw this.damaged();
    this.valueTo = i;
    this.#cursor = i + 1;
    return true;
  }

  /** Returns whether the local name equals `name`, which is ASCII. */
  is(bytes: Uint8Array, name: string): boolean {
    if (this.nameTo - this.nameFrom !== name.length) return false;
    for (let i = 0; i < name.length; i += 1) if (bytes[this.nameFrom + i] !== name.charCodeAt(i)) return false;
    return true;
  }

  damaged(): SheetError {
    return new SheetError('xml_damaged', { part: this.#part });
  }

  #readOther(bytes: Uint8Array, at: number, limit: number): boolean {
    this.kind = 'other';
    this.nameFrom = at + 1;
    this.nameTo = at + 1;
    if (bytes[at + 1] === QUESTION) return this.#endAt(find(bytes, INSTRUCTION_END, at + 2, limit), 2);
    if (at + 9 > limit) return false;
    if (bytes[at + 2] === 0x2d) return this.#endAt(find(bytes, COMMENT_END, at + 4, limit), 3);
    if (!CDATA.every((byte, index) => bytes[at + 2 + index] === byte))
      throw new SheetError('xml_doctype', { part: this.#part });
    this.kind = 'cdata';
    this.valueFrom = at + 9;
    this.valueTo = find(bytes, CDATA_END, at + 9, limit);
    return this.#endAt(this.valueTo, 3);
  }

  #endAt(found: number, length: number): boolean {
    this.end = found + length;
    return found >= 0;
  }
}

function find(bytes: Uint8Array, mark: readonly number[], from: number, limit: number): number {
  const last = mark[mark.length - 1]!;
  let at = from + mark.length - 1;
  for (;;) {
    at = bytes.indexOf(last, at);
    if (at < 0 || at >= limit) return -1;
    const start = at - mark.length + 1;
    if (mark.every((byte, index) => bytes[start + index] === byte)) return start;
    at += 1;
  }
}
