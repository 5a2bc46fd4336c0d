import { utils, write, type CellObject, type WorkBook } from 'xlsx';
import { describe, expect, it } from 'vitest';
import type { CellValue } from '../cell.ts';
import { openWorkbook } from '../open-workbook.ts';
import { allRows } from '../testing/workbook-kit.ts';

function bytesOf(book: WorkBook, bookType: 'biff8' | 'biff5' = 'biff8'): Uint8Array {
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

function book(rows: unknown[][], workbook: WorkBook['Workbook'] = {}): WorkBook {
  return { SheetNames: ['名单'], Sheets: { 名单: utils.aoa_to_sheet(rows) }, Workbook: workbook };
}

async function read(bytes: Uint8Array): Promise<CellValue[][]> {
  const workbook = await openWorkbook(bytes);
  expect(workbook.format).toBe('xls');
  return (await allRows(workbook)).map(({ cells }) => [...cells]);
}

function replace(bytes: Uint8Array, before: string, after: string): void {
  const at = Buffer.from(bytes.buffer).indexOf(before, 'latin1');
  expect(at).toBeGreaterThan(0);
  bytes.set(Buffer.from(after, 'latin1'), at);
}

const dated = (serial: number, z: string): CellObject => ({ t: 'n', v: serial, z });

describe('xls', () => {
  it('reads Chinese text, phones, identity numbers, dates, errors and booleans', async () => {
    const rows = [
      ['姓名', '电话', '身份证', '日期', '时刻', '出错', '在岗'],
      [
        '张三',
        '13800138000',
        '110101199001011234',
        dated(45_002, 'yyyy"年"m"月"d"日"'),
        dated(45_002.5, 'yyyy-mm-dd hh:mm:ss'),
        { t: 'e', v: 0x2a },
        true,
      ],
      [],
      ['李四', 13_800_138_000, 110_101_199_001_011_230, dated(45_003, 'm/d/yy'), dated(7, '00000'), 1.1, false],
    ];
    expect(await read(bytesOf(book(rows)))).toEqual([
      rows[0],
      [
        '张三',
        '13800138000',
        '110101199001011234',
        '2023-03-17',
        '2023-03-17 12:00:00',
        { fault: 'error', shown: '#N/A' },
        true,
      ],
      ['李四', 13_800_138_000, { fault: 'rounded', shown: '110101199001011230' }, '2023-03-18', '00007', 1.1, false],
    ]);
  });

  it('counts from 1904 where the workbook says so', async () => {
    const [[day] = []] = await read(bytesOf(book([[dated(43_540, 'yyyy-mm-dd')]], { WBProps: { date1904: true } })));
    expect(day).toBe('2023-03-17');
  });

  it('reads the GBK text of Excel 5.0/95', async () => {
    // SheetJS cannot write such a file: the test inserts the text and the CODEPAGE record (0x42) afterwards.
    const bytes = bytesOf(book([['AAAA', 'BBBBBB']]), 'biff5');
    replace(bytes, 'AAAA', '\xcb\xfe\xb5\xf5');
    replace(bytes, 'BBBBBB', '\xc9\xee\xbb\xf9\xbf\xd3');
    replace(bytes, '\x42\x00\x02\x00\xe4\x04', '\x42\x00\x02\x00\xa8\x03');
    expect(await read(bytes)).toEqual([['塔吊', '深基坑']]);
  });

  it('refuses other documents in the same container and encrypted workbooks', async () => {
    const magic = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
    const junk = new Uint8Array(2048);
    junk.set(magic);
    await expect(openWorkbook(junk)).rejects.toMatchObject({ code: 'file_not_xls' });
    junk.set(
      Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]),
      600,
    );
    await expect(openWorkbook(junk)).rejects.toMatchObject({ code: 'file_encrypted' });
  });
});
