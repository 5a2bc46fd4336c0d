import { resourceCalls, type Client } from '@gongdi/api';
import { filesIn, library } from '@gongdi/domain';
import { withPictures, workbookParts, zipParts, type KitPicture } from '@gongdi/sheets/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { PNG } from '../files/testing.ts';
import { withServer } from '../testing.ts';

const HEADERS = ['题干', '题型', '科目', '选项A', '选项B', '答案', '配图'];
const AT = HEADERS.indexOf('配图');

const line = (row: number, cells: readonly string[]) =>
  `<row r="${row}">${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
const question = (row: number, words: string, answer = 'A') =>
  line(row, [words, '单选题', '高处作业', '禁止', '指令', answer]);
const sheet = (rows: readonly string[], pictures: readonly KitPicture[]) =>
  new Blob([
    new Uint8Array(zipParts(withPictures(workbookParts({ rows: [line(1, HEADERS), ...rows].join('') }), pictures))),
  ]);

describe('a sheet of questions with pictures', () => {
  const kit = withServer();
  const { import: bring, list } = resourceCalls(library);
  let client: Client;
  let keys = 0;
  beforeAll(async () => {
    client = await kit().client('contractor');
  });
  const send = (file: Blob, form: object = {}) =>
    client.call(bring!, {
      form: { type: 2, key: `pictures-${(keys += 1)}`, ...form },
      file,
      fileName: 'a.xlsx',
    });
  const stored = async () => {
    const { rows } = await sql<{ count: string }>`select count(*) from stored_file`.execute(kit().database.db);
    return Number(rows[0]!.count);
  };

  it('stores each with its question, and refuses what is no picture with row and reason', async () => {
    const rows = [question(2, '图中是什么标志一'), question(3, '图中是什么标志二'), question(4, '图中是什么标志三')];
    const pictures = [
      { row: 2, column: AT, name: 'image1.png', bytes: PNG },
      { row: 3, column: AT, name: 'image2.png', bytes: new TextEncoder().encode('no picture') },
    ];
    const file = sheet(rows, pictures);
    const before = await stored();
    expect(await send(file, { dry_run: '1' })).toMatchObject({ total: 3, added: 2, failed: 1 });
    expect(await stored()).toBe(before);
    const done = await send(file);
    expect(done).toMatchObject({ total: 3, added: 2, failed: 1 });
    expect(done.errors).toMatchObject([{ row: 3, field: 'picture', label: '配图' }]);
    expect(done.errors[0]!.message).toMatch(/^第 3 行.*配图/);
    const found = await client.call(list!, { query: { question: '图中是什么标志' } });
    const byWords = new Map(found.list.map((row) => [row.question, filesIn(row.picture)]));
    expect(byWords.get('图中是什么标志三')).toEqual([]);
    const [held] = byWords.get('图中是什么标志一')!;
    expect(held).toMatchObject({ name: 'image1.png', size: PNG.length, type: 'image/png' });
    const answer = await fetch(kit().address + held!.url!);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
  });

  it('stores nothing of rows that are refused: questions that are there already, answers that no option has', async () => {
    const rows = [question(2, '图中是什么标志一'), question(3, '图中是什么标志四', 'C')];
    const pictures = [2, 3].map((row) => ({ row, column: AT, name: `image${row}.png`, bytes: PNG }));
    const before = await stored();
    const done = await send(sheet(rows, pictures));
    expect(done.errors.map(({ row, code }) => [row, code])).toEqual([
      [2, 'duplicate'],
      [3, expect.any(String)],
    ]);
    expect([done.added, await stored()]).toEqual([0, before]);
  });
});
