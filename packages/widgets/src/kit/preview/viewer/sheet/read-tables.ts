import { openWorkbook, type CellValue } from '@gongdi/sheets';
import { MOST, type SheetTable } from './sheet-data.ts';

/** Returns what a cell shows. */
function shown(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return value.shown;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value);
}

/** Reads the beginning of every visible sheet of a book. @throws SheetError */
export async function readTables(bytes: ArrayBuffer): Promise<SheetTable[]> {
  const book = await openWorkbook(new Uint8Array(bytes), { csv: true });
  const tables: SheetTable[] = [];
  for (const [index, { name, hidden }] of book.sheets.entries()) {
    if (hidden || tables.length >= MOST.sheets) continue;
    const table: SheetTable = { name, rows: [], columns: 0, cutRows: false, cutColumns: false };
    for await (const { rows } of book.batches(index)) {
      for (const { row, cells } of rows) {
        if (table.rows.length >= MOST.rows) {
          table.cutRows = true;
          break;
        }
        table.cutColumns ||= cells.length > MOST.columns;
        const texts = cells.slice(0, MOST.columns).map(shown);
        table.columns = Math.max(table.columns, texts.length);
        table.rows.push({ row, cells: texts });
      }
      if (table.cutRows) break;
    }
    tables.push(table);
  }
  return tables;
}
