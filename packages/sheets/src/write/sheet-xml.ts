import { columnName } from '../cell.ts';
import { SheetError } from '../sheet-error.ts';
import { cellXml } from './cell-xml.ts';
import type { CellAddress, OutCell, OutColumn, OutSheet } from './sheet-spec.ts';
import { style } from './styles.ts';
import { validationsXml } from './validation.ts';
import { xmlText } from './xml-text.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAX_ROWS = 1_048_576;
const MAX_LINKED_NOTES = 1000;
const DEFAULT_WIDTH = 14;

export interface CellNote extends CellAddress {
  readonly text: string;
}

/** Cell ranges with the choices of a sheet's columns, by column index: `'字典'!$A$1:$A$9`. */
export type ChoiceRanges = ReadonlyMap<number, string>;

/** Yields a worksheet part in pieces. While rows are written, notes of header and cells are added to `notes`. */
export function* sheetXml(
  sheet: OutSheet,
  ranges: ChoiceRanges,
  notes: CellNote[],
  selected: boolean,
): Generator<string> {
  yield sheetStart(sheet, notes, selected);
  const rowOf = rowWriter(sheet, notes);
  for (const cells of sheet.rows) yield rowOf(cells);
  yield sheetEnd(sheet, ranges, notes);
}

/** Everything before the rows. */
export function sheetStart(sheet: Omit<OutSheet, 'rows'>, notes: CellNote[], selected: boolean): string {
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">`,
    `<sheetViews><sheetView workbookViewId="0"${selected ? ' tabSelected="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${sheet.columns.map(columnXml).join('')}</cols><sheetData>`,
    headerXml(sheet, notes),
  ].join('');
}

/** Returns the function that writes one row after the other. @throws SheetError `sheet_rows` when there are too many */
export function rowWriter(sheet: Omit<OutSheet, 'rows'>, notes: CellNote[]): (cells: readonly OutCell[]) => string {
  const styles = sheet.columns.map(styleOf);
  const names = sheet.columns.map((_, index) => columnName(index));
  let row = 1;
  return (cells) => {
    row += 1;
    if (row > MAX_ROWS) throw new SheetError('sheet_rows', { limit: MAX_ROWS - 1 });
    return rowXml(sheet, cells, row, styles, names, notes);
  };
}

/** Everything after the rows. */
export function sheetEnd(sheet: Omit<OutSheet, 'rows'>, ranges: ChoiceRanges, notes: readonly CellNote[]): string {
  return [
    '</sheetData>',
    validationsXml(sheet, ranges),
    '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>',
    notes.length > 0 ? '<legacyDrawing r:id="rId1"/>' : '',
    '</worksheet>',
  ].join('');
}

function styleOf({ format, wrap }: OutColumn): number {
  return wrap ? style.wrapped(format) : style.plain(format);
}

function columnXml(column: OutColumn, index: number): string {
  return `<col min="${index + 1}" max="${index + 1}" width="${column.width ?? DEFAULT_WIDTH}" style="${styleOf(column)}" customWidth="1"/>`;
}

function headerXml(sheet: Omit<OutSheet, 'rows'>, notes: CellNote[]): string {
  const cells = sheet.columns.map((column, index) => {
    if (column.note) notes.push({ row: 0, column: index, text: column.note });
    return cellXml(
      `${columnName(index)}1`,
      column.header,
      'text',
      column.required ? style.requiredHeader : style.header,
    );
  });
  return `<row r="1" ht="22" customHeight="1">${cells.join('')}</row>`;
}

function rowXml(
  sheet: Omit<OutSheet, 'rows'>,
  cells: readonly OutCell[],
  row: number,
  styles: readonly number[],
  names: readonly string[],
  notes: CellNote[],
): string {
  let xml = `<row r="${row}">`;
  for (const [index, cell] of cells.entries()) {
    const column = sheet.columns[index];
    if (cell === null || cell === undefined || cell === '' || !column) continue;
    const reference = `${names[index]}${row}`;
    if (typeof cell === 'object') {
      if (cell.note && notes.length < MAX_LINKED_NOTES) notes.push({ row: row - 1, column: index, text: cell.note });
      xml += cellXml(reference, cell.value, column.format, style.marked(column.format));
    } else {
      xml += cellXml(reference, cell, column.format, styles[index] ?? 0);
    }
  }
  return `${xml}</row>`;
}

/** Returns the markup of the comments part. */
export function commentsXml(notes: readonly CellNote[]): string {
  const list = notes.map(
    ({ row, column, text }) =>
      `<comment ref="${columnName(column)}${row + 1}" authorId="0"><text><r><rPr><sz val="10"/></rPr><t xml:space="preserve">${xmlText(text)}</t></r></text></comment>`,
  );
  return `<comments xmlns="${MAIN}"><authors><author></author></authors><commentList>${list.join('')}</commentList></comments>`;
}

/** Returns the VML drawing of the comments; Excel does not show comments without it. */
export function notesDrawingXml(notes: readonly CellNote[]): string {
  const shapes = notes.map(
    ({ row, column, text }, index) =>
      `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;width:220pt;height:${20 + 14 * lines(text)}pt;z-index:${index + 1};visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
  );
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${shapes.join('')}</xml>`;
}

function lines(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 18), 0);
}
