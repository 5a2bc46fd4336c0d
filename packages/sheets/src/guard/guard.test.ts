import * as zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../cell.ts';
import { openWorkbook } from '../open-workbook.ts';
import { SheetError } from '../sheet-error.ts';
import { allRows, SHEET_PART, STRINGS_PART, stored, workbookBytes, workbookParts } from '../testing/workbook-kit.ts';
import { inflateByStream, inflateByZlib, type Inflate } from '../zip/inflate.ts';
import { writeZip, type PackedEntry } from '../zip/write-zip.ts';
import { sniff } from './sniff.ts';

const MB = 1024 * 1024;
const ports: [string, Inflate][] = [
  ['DecompressionStream', inflateByStream],
  ['zlib', inflateByZlib(zlib)],
];

/** Returns a deflate stream of `times` × `block`, without holding the unpacked data in memory. */
function repeated(block: string, times: number): { packed: Uint8Array[]; size: number } {
  const bytes = Buffer.from(block);
  const once = zlib.deflateRawSync(bytes, { level: 9, finishFlush: zlib.constants.Z_SYNC_FLUSH });
  return { packed: [...Array.from({ length: times }, () => once), Uint8Array.of(3, 0)], size: bytes.length * times };
}

function withPart(
  name: string,
  entry: Partial<PackedEntry>,
  parts = workbookParts({ rows: '<row><c><v>1</v></c></row>' }),
): Uint8Array {
  const others = Object.entries(parts).filter(([part]) => part !== name);
  return writeZip([
    ...others.map(([part, content]) => stored(part, content)),
    stored(name, '', { method: 8, ...entry }),
  ]);
}

/** @returns the error, and the CPU time that it took: a busy machine makes only the time of a clock longer */
async function refusal(bytes: Uint8Array, inflate?: Inflate): Promise<{ error: unknown; ms: number; rows: number }> {
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  let rows = 0;
  try {
    const workbook = await openWorkbook(bytes, { inflate });
    for await (const row of rowsOf(workbook)) rows += row.row > 0 ? 1 : 0;
    return { error: undefined, ms: spent(), rows };
  } catch (error) {
    return { error, ms: spent(), rows };
  }
}

const spaces = ' '.repeat(MB);
const tinyRows = '<row/>'.repeat(MB / 6);
const sharedTexts = '<si><t>a</t></si>'.repeat(MB / 17);

describe.each(ports)('bombs, unpacked by %s', (_, inflate) => {
  const bombs: [string, () => Uint8Array, string][] = [
    ['2 GB of blanks in the sheet', () => withPart(SHEET_PART, repeated(spaces, 2048)), 'zip_size'],
    ['4 KB declared, 2 GB inside', () => withPart(SHEET_PART, { ...repeated(spaces, 2048), size: 4096 }), 'zip_lying'],
    ['600 MB of tiny rows', () => withPart(SHEET_PART, repeated(tinyRows, 600)), 'zip_size'],
    ['300 MB of tiny rows, within the size limit', () => withPart(SHEET_PART, repeated(tinyRows, 300)), 'zip_ratio'],
    ['2 GB of shared strings', () => withPart(STRINGS_PART, repeated(sharedTexts, 2048)), 'zip_size'],
    [
      '1 MB declared, 2 GB of shared strings inside',
      () => withPart(STRINGS_PART, { ...repeated(sharedTexts, 2048), size: MB / 8 }),
      'zip_lying',
    ],
    ['2 GB in an unrelated part', () => withPart('xl/media/image1.png', repeated(spaces, 2048)), 'zip_size'],
    ['3 parts of 300 MB each', () => three(), 'zip_size'],
    [
      'a cell at XFD1048576',
      () =>
        workbookBytes({
          rows: '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
        }),
      'sheet_columns',
    ],
  ];

  it.each(bombs)('%s', async (_name, make, code) => {
    const { error, ms } = await refusal(make(), inflate);
    expect(error).toBeInstanceOf(SheetError);
    expect(error).toMatchObject({ code });
    expect(ms).toBeLessThan(600);
  });
});

function three(): Uint8Array {
  const noise = Array.from({ length: 20_000 }, (_, index) => `<c><v>${(index * 7919) % 10_007}</v></c>`).join('');
  const { packed, size } = repeated(noise, Math.ceil((300 * MB) / noise.length));
  const parts = ['a.xml', 'b.xml', 'c.xml'].map((name) => stored(name, '', { packed, size, method: 8 }));
  return writeZip(parts);
}

describe('archives', () => {
  const refused = async (entries: PackedEntry[], code: string) =>
    expect((await refusal(writeZip(entries))).error).toMatchObject({ code });

  it('refuses too many parts, same names and unsafe paths', async () => {
    await refused(
      Array.from({ length: 20_001 }, (_, index) => stored(`p${index}`, 'x')),
      'zip_entries',
    );
    await refused([stored('xl/a.xml', '1'), stored('XL/A.xml', '2')], 'zip_duplicate');
    for (const name of ['../evil', 'xl/../../evil', '/etc/passwd', 'C:/x', 'a\\..\\b', 'a\0b'])
      await refused([stored(name, 'x')], 'zip_path');
  });

  it('refuses parts that lie about their size or share their bytes', async () => {
    await refused([stored(SHEET_PART, 'abc', { size: 2 })], 'zip_lying');
    const short = withPart(SHEET_PART, { packed: [zlib.deflateRawSync('<worksheet/>')], size: 4000 });
    expect((await refusal(short)).error).toMatchObject({ code: 'zip_lying' });
    const overlapping = workbookBytes({ rows: '' });
    const view = new DataView(overlapping.buffer);
    const last = overlapping.length - 22;
    const first = view.getUint32(last + 16, true);
    const second = first + 46 + view.getUint16(first + 28, true);
    view.setUint32(second + 42, 0, true);
    expect((await refusal(overlapping)).error).toMatchObject({ code: 'zip_damaged' });
  });

  it('reads zip64 sizes', async () => {
    const bytes = workbookBytes({ rows: '<row><c><v>5</v></c></row>' });
    const wide = widenLastEntry(bytes);
    expect(await refusal(wide)).toMatchObject({ error: undefined, rows: 1 });
  });

  it('refuses encrypted and foreign workbooks by name', async () => {
    const encrypted = workbookBytes({ rows: '' });
    const view = new DataView(encrypted.buffer);
    const directory = view.getUint32(encrypted.length - 6, true);
    view.setUint16(directory + 8, 1, true);
    expect((await refusal(encrypted)).error).toMatchObject({ code: 'file_encrypted' });
    await refused([stored('xl/workbook.bin', 'x')], 'file_xlsb');
    await refused([stored('content.xml', 'x')], 'file_ods');
    await refused([stored('word/document.xml', 'x')], 'file_not_xlsx');
  });
});

describe('markup', () => {
  const sheet = (rows: string) => workbookBytes({ rows });
  it.each([
    ['a DOCTYPE', () => sheet('<!DOCTYPE x [<!ENTITY a "b">]><row/>'), 'xml_doctype'],
    ['rows inside rows', () => sheet('<row><row/></row>'), 'xml_damaged'],
    ['cells inside cells', () => sheet('<row>' + '<c>'.repeat(40_000)), 'xml_damaged'],
    ['unclosed comments', () => sheet('<!--'.repeat(40_000)), 'xml_damaged'],
    ['unclosed inline strings', () => sheet('<row><c t="inlineStr">' + '<is><t>'.repeat(40_000)), 'xml_damaged'],
    ['unclosed quotes', () => sheet('<row r="'.repeat(40_000)), 'xml_damaged'],
    ['a row number beyond the last', () => sheet('<row r="1048577"/>'), 'xml_damaged'],
    ['rows that go back', () => sheet('<row r="5"/><row r="4"/>'), 'xml_damaged'],
    ['a shared string that is not there', () => sheet('<row><c t="s"><v>7</v></c></row>'), 'xml_damaged'],
    [
      'a cell of 6 MB',
      () => sheet(`<row><c t="inlineStr"><is><t>${'长'.repeat(2 * MB)}</t></is></c></row>`),
      'cell_too_large',
    ],
  ])('%s', async (_name, make, code) => {
    const { error, ms } = await refusal(make());
    expect(error).toMatchObject({ code });
    expect(ms).toBeLessThan(600);
  });

  it('does not reach prototypes through names', async () => {
    const { error } = await refusal(
      sheet('<row __proto__="x" r="1"><c r="__proto__" t="__proto__"><v>1</v></c></row>'),
    );
    expect(error).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('stops at the row limit', async () => {
    const bytes = sheet('<row><c><v>1</v></c></row>'.repeat(11));
    const workbook = await openWorkbook(bytes, { limits: { rows: 10 } });
    await expect(allRows(workbook)).rejects.toMatchObject({ code: 'sheet_rows' });
  });
});

describe('sniff', () => {
  it.each([
    ['<html>', 'markup'],
    ['\uFEFF  <?xml version="1.0"?>', 'markup'],
    ['项目名称,编号', 'text'],
    ['', 'empty'],
    ['%PDF-1.7\0\x01', 'unknown'],
    ['PK\x03\x04', 'zip'],
  ])('%j is %s', (text, kind) => {
    expect(sniff(new TextEncoder().encode(text))).toBe(kind);
  });

  it('gives each refused kind its own message in both languages', async () => {
    for (const [text, code] of [
      ['<table>', 'file_html'],
      ['a,b', 'file_text'],
      ['', 'file_empty'],
      ['\0\0', 'file_unknown'],
    ]) {
      const { error } = await refusal(new TextEncoder().encode(text));
      expect(error).toMatchObject({
        code,
        text: { zh: expect.stringMatching(/[\u4e00-\u9fff]/), en: expect.stringMatching(/^[\x20-\x7e]+$/) },
      });
    }
    await expect(openWorkbook(new Uint8Array(11), { limits: { fileBytes: 10 } })).rejects.toMatchObject({
      code: 'file_too_large',
    });
  });
});

/** Moves the sizes of the last part into a zip64 extra field, as some writers do for every part. */
function widenLastEntry(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  let at = view.getUint32(end + 16, true);
  for (let index = 1; index < view.getUint16(end + 10, true); index += 1) at += 46 + view.getUint16(at + 28, true);
  const extra = new DataView(new ArrayBuffer(20));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 16, true);
  extra.setBigUint64(4, BigInt(view.getUint32(at + 24, true)), true);
  extra.setBigUint64(12, BigInt(view.getUint32(at + 20, true)), true);
  view.setUint32(at + 20, 0xffffffff, true);
  view.setUint32(at + 24, 0xffffffff, true);
  view.setUint16(at + 30, 20, true);
  view.setUint32(end + 12, view.getUint32(end + 12, true) + 20, true);
  return Uint8Array.from([...bytes.subarray(0, end), ...new Uint8Array(extra.buffer), ...bytes.subarray(end)]);
}
