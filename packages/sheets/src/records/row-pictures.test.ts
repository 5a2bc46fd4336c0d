import { library } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { openWorkbook } from '../open-workbook.ts';
import { withCellPictures, withPictures, workbookParts, zipParts } from '../testing/workbook-kit.ts';
import { errorWorkbook } from './error-workbook.ts';
import { readRecords } from './read-records.ts';
import { templateFor } from './template.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const HEADERS = ['题干', '题型', '科目', '教育级别', '难度', '状态', '选项A', '选项B', '答案', '配图'];
/** Column of the pictures. */
const AT = HEADERS.indexOf('配图');

const cell = (text: string) => `<c t="str"><v>${text.replaceAll('"', '&quot;')}</v></c>`;
const line = (row: number, cells: readonly string[]) => `<row r="${row}">${cells.map(cell).join('')}</row>`;
const question = (row: number, picture = '', name = `第 ${row} 行的标志是什么？`) =>
  line(row, [name, '单选题', '高处作业', '通用', '易', '启用', '禁止', '指令', 'A', ...(picture ? [picture] : [])]);

const parts = (rows: readonly string[]) => workbookParts({ rows: [line(1, HEADERS), ...rows].join('') });
const read = async (bytes: Uint8Array) => readRecords(library, await openWorkbook(bytes));

describe('pictures of a sheet', () => {
  it('go to the row that they cover, from over the cells and from inside of them', async () => {
    const rows = [question(2), question(3), question(4, '=DISPIMG("ID_1",1)'), question(5)];
    const placed = [2, 3].map((row) => ({ row, column: AT, name: `image${row}.png`, bytes: PNG }));
    // One that lies over another column of the row is meant for the only column of pictures.
    placed.push({ row: 5, column: 0, name: 'image5.png', bytes: PNG });
    const inside = [{ id: 'ID_1', name: 'image9.jpeg', bytes: PNG }];
    const { clean, errors } = await read(zipParts(withCellPictures(withPictures(parts(rows), placed), inside)));
    expect(errors).toEqual([]);
    expect(
      clean.map(({ row, pictures }) => [row, pictures?.flatMap((one) => one.pictures.map(({ name }) => name))]),
    ).toEqual([
      [2, ['image2.png']],
      [3, ['image3.png']],
      [4, ['image9.jpeg']],
      [5, ['image5.png']],
    ]);
    expect(await clean[0]!.pictures![0]!.pictures[0]!.read()).toEqual(PNG);
  });

  it('are refused with their row and reason; no picture is left out unnoticed', async () => {
    const rows = [
      question(2),
      question(3, '图一'),
      question(4, '=DISPIMG("ID_9",1)'),
      question(5),
      question(6, '', ''),
    ];
    const placed = [
      { row: 2, column: AT, name: 'a.emf', bytes: PNG },
      { row: 5, column: AT, name: 'b.png', bytes: PNG },
      { row: 5, column: AT, name: 'c.png', bytes: PNG },
      { row: 6, column: AT, name: 'd.png', bytes: PNG },
      { row: 9, column: AT, name: 'e.png', bytes: PNG },
    ];
    const result = await read(zipParts(withPictures(parts(rows), placed)));
    expect(result.clean).toEqual([]);
    expect(result.errors.map(({ row, code }) => [row, code])).toEqual([
      [2, 'picture_type'],
      [3, 'picture_text'],
      [4, 'picture_missing'],
      [5, 'picture_count'],
      [6, 'required'],
      [9, 'picture_alone'],
    ]);
    expect(result.errors[0]!.message.zh).toMatch(/^第 2 行「配图」的图片格式不支持（emf），请换成 .*png/);
    // The workbook of refused rows says where their pictures are, and is not imported without them.
    const again = await read(await errorWorkbook(result));
    expect(again.clean).toEqual([]);
    expect(again.errors.filter(({ row }) => row === 6).map(({ code }) => code)).toEqual(['required', 'picture_text']);
  });

  it('are in the template', async () => {
    const workbook = await openWorkbook(await templateFor(library));
    for await (const { rows } of workbook.batches(0)) expect(rows[0]!.cells).toContain('配图');
  });
});
