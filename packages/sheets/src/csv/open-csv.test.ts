import { describe, expect, it } from 'vitest';
import { openWorkbook } from '../open-workbook.ts';
import { allRows } from '../testing/workbook-kit.ts';
import { parseCsv } from './open-csv.ts';

const open = async (bytes: Uint8Array) => allRows(await openWorkbook(bytes, { csv: true }));

describe('csv', () => {
  it('reads UTF-8 with and without mark, GBK and UTF-16', async () => {
    const expected = [
      { row: 1, cells: ['项目名称', '电话'] },
      { row: 2, cells: ['滨江', '13800138000'] },
    ];
    const text = '项目名称,电话\r\n滨江,13800138000\r\n';
    expect(await open(new TextEncoder().encode(text))).toEqual(expected);
    expect(await open(new TextEncoder().encode(`\uFEFF${text}`))).toEqual(expected);
    expect(
      await open(
        Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer)]),
      ),
    ).toEqual(expected);
    const gbk = Buffer.from('cfeec4bfc3fbb3c62cb5e7bbb00d0ab1f5bdad2c31333830303133383030300d0a', 'hex');
    expect(await open(gbk)).toEqual(expected);
  });

  it('handles quotes, line breaks in cells, blank lines and other separators', () => {
    expect([...parseCsv('a,"b ""q"", c","行1\n行2"\n\n1,,3\r4,5,')]).toEqual([
      ['a', 'b "q", c', '行1\n行2'],
      [null],
      ['1', null, '3'],
      ['4', '5', null],
    ]);
    expect([...parseCsv('a\tb,c\n1\t2')]).toEqual([
      ['a', 'b,c'],
      ['1', '2'],
    ]);
    expect([...parseCsv('a;b\n1;2,5')]).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ]);
    expect([...parseCsv('a,"unclosed')]).toEqual([['a', 'unclosed']]);
  });

  it('keeps long digits as text and names those that Excel has cut', () => {
    expect([...parseCsv('110101199001011234,00123,1.10101E+17')]).toEqual([
      ['110101199001011234', '00123', { fault: 'rounded', shown: '1.10101E+17' }],
    ]);
  });

  it('is only taken where it is wanted, and refuses what is no text', async () => {
    await expect(openWorkbook(new TextEncoder().encode('a,b'))).rejects.toMatchObject({ code: 'file_text' });
    await expect(open(Uint8Array.of(0x61, 0x2c, 0xff, 0xff, 0xff))).rejects.toMatchObject({ code: 'file_encoding' });
  });
});
