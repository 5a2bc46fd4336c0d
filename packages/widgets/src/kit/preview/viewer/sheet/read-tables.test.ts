import { writeWorkbook } from '@gongdi/sheets';
import { expect, it } from 'vitest';
import { MOST } from './sheet-data.ts';
import { readTables } from './read-tables.ts';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

it('reads the beginning of a sheet, and says that there is more', async () => {
  const wide = Array.from({ length: MOST.columns + 5 }, (_, index) => `c${index}`).join(',');
  const [table] = await readTables(
    bytes([wide, ...Array.from({ length: MOST.rows + 10 }, (_, row) => `行${row},1`)].join('\n')),
  );
  expect([table!.rows.length, table!.columns, table!.cutRows, table!.cutColumns]).toEqual([
    MOST.rows,
    MOST.columns,
    true,
    true,
  ]);
  expect(table!.rows[1]).toEqual({ row: 2, cells: ['行0', '1'] });
});

it('shows every visible sheet of a book', async () => {
  const sheet = (name: string, hidden = false) => ({
    name,
    hidden,
    columns: [{ header: '名称', format: 'text' as const }],
    rows: [['甲']],
  });
  const book = await writeWorkbook([sheet('一'), sheet('藏', true), sheet('二')]);
  const tables = await readTables(book.buffer);
  expect(tables.map(({ name }) => name)).toEqual(['一', '二']);
});

it('refuses what is no table', async () => {
  await expect(readTables(bytes('<html></html>'))).rejects.toMatchObject({ code: 'file_html' });
});
