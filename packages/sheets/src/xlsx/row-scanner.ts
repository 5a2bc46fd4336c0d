import { columnName, type CellValue, type SheetRow } from '../cell.ts';
import type { NumberForm } from '../date/number-format.ts';
import type { DateSystem } from '../date/serial.ts';
import type { SheetLimits } from '../limits.ts';
import { SheetError } from '../sheet-error.ts';
import { isBlank } from '../trimmed.ts';
import { ByteTag } from '../xml/byte-tag.ts';
import { unescapeCell } from '../xml/entities.ts';
import { decodeUtf8 } from '../xml/utf8.ts';
import { DateMemo, formNumber, parseNumber } from './cell-number.ts';
import { PlainCell } from './plain-cell.ts';
import { readRichText } from './rich-text.ts';

const LT = 0x3c;
const LETTER = { c: 0x63, r: 0x72, s: 0x73, t: 0x74, v: 0x76, f: 0x66 } as const;
/** Limits of an Excel sheet, whose last cell is XFD1048576. */
const MAX_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;

/** Data that the cells of a sheet refer to. */
export interface SheetContext {
  readonly part: string;
  readonly strings: readonly string[];
  readonly forms: readonly NumberForm[];
  readonly dateSystem: DateSystem;
  readonly limits: SheetLimits;
}

/**
 * Converts the bytes of a worksheet part to rows. `scan` processes complete elements and is called again with the rest;
 * finished rows are added to `rows`. The `dimension` element, row spans and counts in the file are ignored.
 */
export class RowScanner {
  rows: SheetRow[] = [];
  /** Whether the end of the cells was reached; later parts of the sheet need not be read. */
  finished = false;
  readonly #context: SheetContext;
  readonly #tag: ByteTag;
  readonly #memo = new DateMemo();
  readonly #plain = new PlainCell();
  #inData = false;
  #inRow = false;
  #row = 0;
  #column = -1;
  #cells: CellValue[] = [];
  #filled = false;
  #total = 0;

  constructor(context: SheetContext) {
    this.#context = context;
    this.#tag = new ByteTag(context.part);
  }

  readonly scan = (bytes: Uint8Array): number => {
    const tag = this.#tag;
    const limit = bytes.length;
    let at = 0;
    while (!this.finished) {
      while (at < limit && bytes[at] !== LT) at += 1;
      if (at >= limit) return limit;
      if (this.#inRow && this.#plain.read(bytes, at)) {
        at = this.#plainCell(bytes, at);
        continue;
      }
      if (!tag.read(bytes, at, limit)) return at;
      const length = tag.kind === 'other' || tag.kind === 'cdata' ? 0 : tag.nameTo - tag.nameFrom;
      if (length === 1 && this.#inRow && bytes[tag.nameFrom] === LETTER.c && tag.kind !== 'close') {
        const end = this.#readCell(bytes);
        if (end < 0) return at;
        if (end - at > this.#context.limits.cellBytes) throw new SheetError('cell_too_large');
        at = end;
        continue;
      }
      this.#otherTag(bytes, length);
      at = tag.end;
    }
    return limit;
  };

  /** Takes the tag in `tag`, which is no cell's. */
  #otherTag(bytes: Uint8Array, length: number): void {
    const tag = this.#tag;
    if (length === 3 && this.#inData && tag.is(bytes, 'row')) return this.#rowTag(bytes);
    if (length !== 9 || !tag.is(bytes, 'sheetData')) return;
    this.finished = tag.kind !== 'open';
    this.#inData = !this.finished;
  }

  #rowTag(bytes: Uint8Array): void {
    const tag = this.#tag;
    if (tag.kind === 'close') return this.#endRow();
    if (this.#inRow) throw tag.damaged();
    let row = this.#row + 1;
    while (tag.nextAttribute(bytes)) {
      if (tag.attributeTo - tag.attributeFrom === 1 && bytes[tag.attributeFrom] === LETTER.r)
        row = this.#integer(bytes);
    }
    if (row <= this.#row || row > MAX_ROWS) throw tag.damaged();
    this.#row = row;
    this.#column = -1;
    this.#inRow = tag.kind === 'open';
  }

  #endRow(): void {
    this.#inRow = false;
    if (this.#filled) {
      this.#total += 1;
      if (this.#total > this.#context.limits.rows)
        throw new SheetError('sheet_rows', { limit: this.#context.limits.rows });
      this.rows.push({ row: this.#row, cells: this.#cells });
    }
    if (this.#cells.length > 0) this.#cells = [];
    this.#filled = false;
  }

  /** Takes the cell that `#plain` has read; returns its end. */
  #plainCell(bytes: Uint8Array, at: number): number {
    const { column, style, type, valueFrom, valueTo, end } = this.#plain;
    const next = column < 0 ? this.#column + 1 : column;
    if (next <= this.#column || column >= MAX_COLUMNS) throw this.#tag.damaged();
    this.#column = next;
    this.#put(next, this.#value(bytes, valueFrom, valueTo, cellType(type), style));
    if (end - at > this.#context.limits.cellBytes) throw new SheetError('cell_too_large');
    return end;
  }

  /** Reads the cell whose start tag is in `tag`; returns its end, or -1 when the cell is not complete yet. */
  // oxlint-disable-next-line complexity -- the import's inner loop, see bench sheet-100k
  #readCell(bytes: Uint8Array): number {
    const tag = this.#tag;
    let column = this.#column + 1;
    let style = 0;
    let type: CellType = 'n';
    while (tag.nextAttribute(bytes)) {
      if (tag.attributeTo - tag.attributeFrom !== 1) continue;
      const letter = bytes[tag.attributeFrom];
      if (letter === LETTER.r) column = this.#columnOf(bytes, column);
      else if (letter === LETTER.s) style = this.#integer(bytes);
      else if (letter === LETTER.t) type = tag.valueTo - tag.valueFrom > 1 ? 'x' : cellType(bytes[tag.valueFrom]!);
    }
    if (column <= this.#column) throw tag.damaged();
    if (tag.kind === 'empty') {
      this.#column = column;
      return tag.end;
    }
    const limit = bytes.length;
    let at = tag.end;
    let from = -1;
    let to = -1;
    let formula = false;
    let text: string | undefined;
    for (;;) {
      while (at < limit && bytes[at] !== LT) at += 1;
      if (at >= limit || !tag.read(bytes, at, limit)) return -1;
      const before = at;
      at = tag.end;
      if (tag.kind === 'cdata' && from >= 0 && to < 0)
        text = (text ?? '') + decodeUtf8(bytes, tag.valueFrom, tag.valueTo);
      if (tag.kind === 'other' || tag.kind === 'cdata') continue;
      const length = tag.nameTo - tag.nameFrom;
      const letter = length === 1 ? bytes[tag.nameFrom] : 0;
      if (letter === LETTER.v) {
        if (tag.kind === 'open') from = at;
        else if (tag.kind === 'close') to = before;
        else from = to = at;
      } else if (letter === LETTER.c) {
        if (tag.kind === 'close') break;
        throw tag.damaged();
      } else if (letter === LETTER.f) {
        formula = true;
      } else if (length === 2 && tag.kind === 'open' && tag.is(bytes, 'is')) {
        text = readRichText(tag, bytes, at, 'is');
        if (text === undefined) return -1;
        at = tag.end;
      } else if (length === 3 && tag.is(bytes, 'row')) {
        throw tag.damaged();
      }
    }
    this.#column = column;
    const value = text !== undefined ? text : from < 0 || to < 0 ? null : this.#value(bytes, from, to, type, style);
    this.#put(column, value === null && formula ? { fault: 'formula', shown: '' } : value);
    return at;
  }

  #value(bytes: Uint8Array, from: number, to: number, type: CellType, style: number): CellValue {
    if (type === 's') return this.#shared(parseNumber(bytes, from, to));
    if (type === 'n') {
      const value = from === to ? null : parseNumber(bytes, from, to);
      return typeof value === 'number' ? this.#formed(value, style) : value;
    }
    if (type === 'b') return bytes[from] === 0x31 || bytes[from] === LETTER.t;
    const text = unescapeCell(decodeUtf8(bytes, from, to));
    if (type === 'e') return { fault: 'error', shown: text };
    return type === 'd'
      ? text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d).*$/, '$1 $2').replace(/ 00:00:00$/, '')
      : text;
  }

  #shared(index: CellValue): string {
    const text = typeof index === 'number' ? this.#context.strings[index] : undefined;
    if (text === undefined) throw this.#tag.damaged();
    return text;
  }

  #formed(value: number, style: number): CellValue {
    const form = this.#context.forms[style] ?? 'number';
    return form === 'number' ? value : formNumber(value, form, this.#context.dateSystem, this.#memo);
  }

  #put(column: number, value: CellValue): void {
    if (value === null) return;
    if (typeof value === 'string' && isBlank(value)) return;
    const { columns } = this.#context.limits;
    if (column >= columns)
      throw new SheetError('sheet_columns', { cell: `${columnName(column)}${this.#row}`, limit: columns });
    const cells = this.#cells;
    while (cells.length < column) cells.push(null);
    cells.push(value);
    this.#filled = true;
  }

  /** Returns the zero-based column of a reference such as `AB12`; `fallback` when there are no letters. */
  #columnOf(bytes: Uint8Array, fallback: number): number {
    let column = 0;
    for (let i = this.#tag.valueFrom; i < this.#tag.valueTo; i += 1) {
      const letter = (bytes[i]! & 0xdf) - 0x40;
      if (letter < 1 || letter > 26 || bytes[i]! < 0x41) break;
      column = column * 26 + letter;
    }
    if (column > MAX_COLUMNS) throw this.#tag.damaged();
    return column === 0 ? fallback : column - 1;
  }

  #integer(bytes: Uint8Array): number {
    const value = parseNumber(bytes, this.#tag.valueFrom, this.#tag.valueTo);
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw this.#tag.damaged();
    return value;
  }
}

/** `n` number, `s` shared string, `b` boolean, `e` error, `d` ISO date, `x` inline text (`str`, `inlineStr`). */
type CellType = 'n' | 's' | 'b' | 'e' | 'd' | 'x';

function cellType(letter: number): CellType {
  switch (letter) {
    case 0x73:
      return 's';
    case 0x62:
      return 'b';
    case 0x65:
      return 'e';
    case 0x64:
      return 'd';
    default:
      return 'n';
  }
}
