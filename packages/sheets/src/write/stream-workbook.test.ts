import { read } from 'xlsx';
import { staff } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { exportRecords, streamRecords } from '../records/export.ts';
import { readRecords } from '../records/read-records.ts';
import { openWorkbook } from '../open-workbook.ts';
import { streamWorkbook } from './stream-workbook.ts';

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(await new Blob(all as BlobPart[]).arrayBuffer());
}

async function* numbered(count: number) {
  for (let row = 1; row <= count; row += 1) yield [`第 ${row} 行 & <x>`, row];
}

it('is read by another library with the rows that came one after the other', async () => {
  const sheet = {
    name: '台账',
    columns: [
      { header: '名称', format: 'text', note: '必填' },
      { header: '数', format: 'number' },
    ],
    rows: numbered(5000),
  } as const;
  const book = read(await bytesOf(streamWorkbook(sheet)), { type: 'array' });
  const cells = book.Sheets['台账']!;
  expect(cells['A5001']!.v).toBe('第 5000 行 & <x>');
  expect(cells['B5001']!.v).toBe(5000);
  expect(cells['A1']!.c![0]!.t).toContain('必填');
});

it('holds the same as a workbook that is written at once', async () => {
  const records = [{ name: '王建军', phone_number: '13800001111', trade: 3, status: 1 }];
  async function* given() {
    yield* records;
  }
  const streamed = await bytesOf(streamRecords(staff, given()));
  const [a, b] = [await openWorkbook(streamed), await openWorkbook(await exportRecords(staff, records))];
  const rows = async (book: typeof a) => (await readRecords(staff, book)).clean.map(({ record }) => record);
  expect(await rows(a)).toEqual(await rows(b));
  expect(await rows(a)).toHaveLength(1);
});
