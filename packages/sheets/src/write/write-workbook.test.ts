import { read, type CellObject } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { openWorkbook } from '../open-workbook.ts';
import { allRows } from '../testing/workbook-kit.ts';
import { tags } from '../xml/tags.ts';
import { ZipArchive } from '../zip/archive.ts';
import { inflateByStream } from '../zip/inflate.ts';
import type { OutColumn, OutSheet } from './sheet-spec.ts';
import { writeWorkbook } from './write-workbook.ts';

const column = (header: string, format: OutColumn['format'], more: Partial<OutColumn> = {}): OutColumn => ({
  header,
  format,
  ...more,
});

const sheet: OutSheet = {
  name: '项目/台账:2026',
  inputRows: 100,
  columns: [
    column('名称', 'text', { note: '必填\n"不超过" 50 字', prompt: '填写名称', maxLength: 50, required: true }),
    column('阶段', 'text', { choices: ['在建', '停 & 工', '<完>'], refusal: '请选择' }),
    column('开工', 'date'),
    column('造价', 'money'),
    column('时刻', 'datetime'),
    column('在用', 'general'),
  ],
  rows: [
    ['=1+1', '在建', '2026-03-01', '1234.50', '2026-03-01 08:30:15', true],
    ['00123', null, '不是日期', '123456789012345678.12', '', 1.5],
    [{ value: 'a\u0000<b>_x0041_\r', marked: true, note: '错' }],
  ],
};

async function parts(bytes: Uint8Array): Promise<(name: string) => Promise<string>> {
  const archive = new ZipArchive(bytes, defaultLimits, inflateByStream);
  return (name) => archive.text(name, 1e6);
}

describe('writeWorkbook', () => {
  it('is read by another library with the same values', async () => {
    const book = read(await writeWorkbook([sheet]), { type: 'array', cellDates: false, cellNF: true });
    expect(book.SheetNames).toEqual(['项目 台账 2026', '字典']);
    const data = book.Sheets['项目 台账 2026']!;
    const value = (reference: string): unknown => (data[reference] as CellObject | undefined)?.v;
    expect(['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => value(`${letter}2`))).toEqual([
      '=1+1',
      '在建',
      46_082,
      1234.5,
      expect.closeTo(46_082.354_34, 4),
      true,
    ]);
    expect(['A', 'C', 'D', 'F'].map((letter) => value(`${letter}3`))).toEqual([
      '00123',
      '不是日期',
      '123456789012345678.12',
      1.5,
    ]);
    // No typed value may become a formula.
    expect(Object.values(data).some((cell: { f?: string }) => cell.f !== undefined)).toBe(false);
    expect(data.A2).toMatchObject({ t: 's', z: '@' });
    expect(data.C2).toMatchObject({ t: 'n', z: 'yyyy\\-mm\\-dd' });
    expect(book.Workbook?.Sheets?.[1]?.Hidden).toBe(1);
  });

  it('is read by this library with the same values, escapes included', async () => {
    const rows = await allRows(await openWorkbook(await writeWorkbook([sheet])));
    expect(rows.slice(1).map(({ cells }) => cells)).toEqual([
      ['=1+1', '在建', '2026-03-01', 1234.5, '2026-03-01 08:30:15', true],
      ['00123', null, '不是日期', '123456789012345678.12', null, 1.5],
      ['a\u0000<b>_x0041_\r'],
    ]);
  });

  it('has drop-downs, length checks, prompts and notes', async () => {
    const part = await parts(await writeWorkbook([sheet]));
    const xml = await part('xl/worksheets/sheet1.xml');
    const rules = [...tags(xml, 'sheet1')]
      .filter(({ name }) => name === 'dataValidation')
      .map(({ attributes }) => Object.fromEntries(attributes));
    expect(rules).toEqual([
      {
        type: 'textLength',
        operator: 'lessThanOrEqual',
        showErrorMessage: '1',
        allowBlank: '1',
        showInputMessage: '1',
        promptTitle: '名称',
        prompt: '填写名称',
        sqref: 'A2:A101',
      },
      { type: 'list', showErrorMessage: '1', error: '请选择', allowBlank: '1', sqref: 'B2:B101' },
    ]);
    expect(xml).toContain("<formula1>'字典'!$A$2:$A$4</formula1>");
    const comments = await part('xl/comments1.xml');
    expect(
      [...tags(comments, 'c')].filter(({ name }) => name === 'comment').map(({ attributes }) => attributes.get('ref')),
    ).toEqual(['A1', 'A4']);
    expect(
      [...tags(await part('xl/drawings/vmlDrawing1.vml'), 'v')].filter(({ name }) => name === 'shape'),
    ).toHaveLength(2);
  });

  it('is the same file for the same content', async () => {
    expect(await writeWorkbook([sheet])).toEqual(await writeWorkbook([sheet]));
  });

  it('keeps sheet names apart and within what Excel takes', async () => {
    const named = (name: string): OutSheet => ({ name, columns: [column('a', 'text')], rows: [] });
    const names = ["'x'", 'X', '', `${'长'.repeat(40)}1`, `${'长'.repeat(40)}2`];
    const workbook = await openWorkbook(await writeWorkbook(names.map(named)));
    expect(workbook.sheets.map(({ name }) => name)).toEqual([
      'x',
      'X 2',
      'Sheet3',
      '长'.repeat(31),
      `${'长'.repeat(28)} 2`,
    ]);
  });

  it('refuses more rows than Excel has', async () => {
    function* rows() {
      for (let count = 0; count < 1_048_576; count += 1) yield [];
    }
    const endless: OutSheet = { name: 'S', columns: [column('a', 'text')], rows: rows() };
    await expect(writeWorkbook([endless], { deflate: discard })).rejects.toMatchObject({ code: 'sheet_rows' });
  });
});

async function* discard(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) if (piece.length === 0) yield piece;
}
