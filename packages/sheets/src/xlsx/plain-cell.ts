const GT = 0x3e;
const LT = 0x3c;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const SPACE = 0x20;
const LETTER = { c: 0x63, f: 0x66, r: 0x72, s: 0x73, t: 0x74, v: 0x76 } as const;
/** More digits and letters than a style and a reference can have. */
const LONGEST = 12;
/** More bytes than a start tag of this form has. */
const TAG_BYTES = 64;
/** A longer content is for the general way, so that a huge one is not read twice. */
const CONTENT_BYTES = 4096;

/**
 * Reads a cell as nearly all programs write it, `<c r="B2" s="1" t="s"><f>B1+1</f><v>7</v></c>`, in one pass; any other
 * form is for the general way, with tags and their attributes. One object is reused for all cells.
 */
export class PlainCell {
  /** From 0; -1 when the cell does not say it. */
  column = -1;
  style = 0;
  /** Letter of the attribute `t`; 0 for none. */
  type = 0;
  valueFrom = 0;
  valueTo = 0;
  /** Index after the cell. */
  end = 0;
  #at = 0;

  /** Reads the cell that starts at `at`; returns false, without a meaning of the rest, when it is not of this form. */
  read(bytes: Uint8Array, at: number): boolean {
    if (bytes[at + 1] !== LETTER.c || at + TAG_BYTES > bytes.length) return false;
    this.column = -1;
    this.style = 0;
    this.type = 0;
    this.#at = at + 2;
    while (bytes[this.#at] === SPACE) if (!this.#attribute(bytes)) return false;
    const from = this.#at + 1;
    if (bytes[from - 1] !== GT) return false;
    const formula = this.#endOf(bytes, from, LETTER.f);
    const i = this.#endOf(bytes, formula < 0 ? from : formula, LETTER.v);
    // A formula without a value has another meaning than an empty cell.
    if (i < 0 || (formula >= 0 && this.valueFrom === this.valueTo)) return false;
    this.end = i + 4;
    return bytes[i] === LT && bytes[i + 1] === SLASH && bytes[i + 2] === LETTER.c && bytes[i + 3] === GT;
  }

  /** Reads an element of text without attributes; returns its end, or -1 when something else is at `at`. */
  #endOf(bytes: Uint8Array, at: number, letter: number): number {
    if (bytes[at] !== LT || bytes[at + 1] !== letter || bytes[at + 2] !== GT) return -1;
    let i = at + 3;
    this.valueFrom = i;
    const limit = Math.min(bytes.length, i + CONTENT_BYTES);
    while (i < limit && bytes[i] !== LT) i += 1;
    this.valueTo = i;
    const isEnd = i + 4 <= limit && bytes[i + 1] === SLASH && bytes[i + 2] === letter && bytes[i + 3] === GT;
    return isEnd ? i + 4 : -1;
  }

  /** Reads the attribute after the blank at `#at`. */
  #attribute(bytes: Uint8Array): boolean {
    const from = this.#at + 4;
    const name = bytes[from - 3];
    if (bytes[from - 2] !== EQUALS || bytes[from - 1] !== QUOTE) return false;
    let i = from;
    if (name === LETTER.r) {
      let column = 0;
      for (; bytes[i]! >= 0x41 && bytes[i]! <= 0x5a; i += 1) column = column * 26 + (bytes[i]! - 0x40);
      if (i === from) return false;
      this.column = column - 1;
      while (bytes[i]! >= 0x30 && bytes[i]! <= 0x39) i += 1;
    } else if (name === LETTER.s) {
      let style = 0;
      for (; bytes[i]! >= 0x30 && bytes[i]! <= 0x39; i += 1) style = style * 10 + (bytes[i]! - 0x30);
      if (i === from) return false;
      this.style = style;
    } else if (name === LETTER.t) {
      this.type = bytes[i]!;
      i += 1;
    }
    this.#at = i + 1;
    return i - from <= LONGEST && bytes[i] === QUOTE;
  }
}
