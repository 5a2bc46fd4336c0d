import { describe, expect, it } from 'vitest';
import { rowsOf, type CellValue } from '../cell.ts';
import { openWorkbook, type OpenOptions } from '../open-workbook.ts';
import { SHEET_PART, workbookBytes, workbookParts, zipParts, type KitSheet } from '../testing/workbook-kit.ts';

async function read(bytes: Uint8Array, options?: OpenOptions) {
  const workbook = await openWorkbook(bytes, options);
  const rows: [number, CellValue[]][] = [];
  for await (const { row, cells } of rowsOf(workbook)) rows.push([row, [...cells]]);
  return rows;
}

async function cellsOf(sheet: KitSheet): Promise<CellValue[]> {
  return (await read(workbookBytes(sheet)))[0]?.[1] ?? [];
}

const row = (cells: string, number = 1) => `<row r="${number}">${cells}</row>`;
const number = (value: string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

describe('cells', () => {
  it('reads shared, inline and formula texts with entities, runs and escapes', async () => {
    const strings =
      '<si><t>滨江 &amp; 科创</t></si><si><r><rPr><b/></rPr><t>粗</t></r><r><t xml:space="preserve"> 体</t></r><rPh sb="0" eb="1"><t>pinyin</t></rPh></si><si/>';
    const rows = row(
      '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>第&#x4e00;行_x000A_二</t></is></c>' +
        '<c r="D1" t="str"><f>A1&amp;"x"</f><v>&lt;结果&gt;</v></c><c r="E1" t="s"><v>2</v></c><c r="F1" t="inlineStr"><is><t><![CDATA[a<b]]></t></is></c>',
    );
    expect(await cellsOf({ rows, strings })).toEqual(['滨江 & 科创', '粗 体', '第一行\n二', '<结果>', null, 'a<b']);
  });

  it('keeps text that looks like a number as text', async () => {
    const rows = row(
      '<c t="inlineStr"><is><t>13800138000</t></is></c><c t="inlineStr"><is><t>110101199001011234</t></is></c><c t="inlineStr"><is><t>00123</t></is></c>',
    );
    expect(await cellsOf({ rows })).toEqual(['13800138000', '110101199001011234', '00123']);
  });

  it('gives numbers the 15 digits that Excel shows', async () => {
    const rows = row(
      ['13153983429', '1.1000000000000001', '-0.30000000000000004', '1E-3', '999999999999999']
        .map((v) => number(v))
        .join(''),
    );
    expect(await cellsOf({ rows })).toEqual([13_153_983_429, 1.1, -0.3, 0.001, 999_999_999_999_999]);
  });

  it('names whole numbers that Excel has rounded', async () => {
    const rows = row(number('110101199001011230') + number('1.1010119900101123E+17') + number('1E+300'));
    const [plain, scientific, huge] = await cellsOf({ rows });
    expect(plain).toEqual({ fault: 'rounded', shown: '110101199001011230' });
    expect(scientific).toMatchObject({ fault: 'rounded', shown: '110101199001011232' });
    expect(huge).toMatchObject({ fault: 'rounded' });
  });

  it('shows forced digits, booleans, errors and formulas without a value', async () => {
    const rows = row(
      `${number('123', 1)}<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c><c><f>SUM(A:A)</f></c><c><f>1</f><v></v></c><c t="str"><f>""</f><v></v></c><c><f>2*2</f><v>4</v></c>`,
    );
    expect(await cellsOf({ rows, formats: ['General', '00000'] })).toEqual([
      '00123',
      true,
      false,
      { fault: 'error', shown: '#N/A' },
      { fault: 'formula', shown: '' },
      { fault: 'formula', shown: '' },
      null,
      4,
    ]);
  });

  it('reads a number cell that holds text as text', async () => {
    expect(await cellsOf({ rows: row('<c><v>三号楼</v></c>') })).toEqual(['三号楼']);
  });
});

describe('rows', () => {
  it('leaves blank formatted rows and cells out and keeps row numbers', async () => {
    const rows =
      '<row r="1" ht="20"><c r="A1" s="1"/></row><row r="2"/><row r="7"><c r="C7"><v>1</v></c><c r="D7" s="1"/></row><row r="9"><c t="inlineStr"><is><t>  </t></is></c></row>';
    expect(await read(workbookBytes({ rows }))).toEqual([[7, [null, null, 1]]]);
  });

  it('counts rows and cells that carry no reference', async () => {
    expect(
      await read(workbookBytes({ rows: '<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>' })),
    ).toEqual([
      [1, [1, 2]],
      [2, [3]],
    ]);
  });

  it('takes a merged title as the one cell it is', async () => {
    const parts = workbookParts({
      rows: `${row('<c r="A1" t="inlineStr"><is><t>项目台账</t></is></c><c r="B1"/><c r="C1"/>')}${row(number('1'), 2)}`,
    });
    parts[SHEET_PART] = parts[SHEET_PART]!.replace(
      '</worksheet>',
      '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>',
    );
    expect(await read(zipParts(parts))).toEqual([
      [1, ['项目台账']],
      [2, [1]],
    ]);
  });

  it('does not believe the dimension', async () => {
    const before = '<dimension ref="A1:XFD1048576"/>';
    expect(await read(workbookBytes({ before, rows: row(number('5')) }))).toEqual([[1, [5]]]);
  });

  it('reads markup with prefixes, comments and odd quotes', async () => {
    const parts = workbookParts({ rows: '' });
    parts[SHEET_PART] =
      `<?xml version='1.0'?><x:worksheet xmlns:x="m"><!-- <row> --><x:sheetData><x:row r='1' x:note="a>b"><x:c r='B1' ><x:v>1</x:v></x:c><!-- c --></x:row></x:sheetData></x:worksheet>`;
    expect(await read(zipParts(parts))).toEqual([[1, [null, 1]]]);
  });

  it('gives the same rows however the bytes are cut', async () => {
    const strings = '<si><t>中文与𠮷和emoji😀</t></si><si><t>第二条</t></si>';
    const rows = Array.from({ length: 30 }, (_, index) =>
      row(
        `<c r="A${index + 1}" t="s"><v>${index % 2}</v></c><c t="inlineStr"><is><t>备注${'很长'.repeat(index)}</t></is></c>${number(String(index * 1.5))}`,
        index + 1,
      ),
    ).join('');
    const parts = workbookParts({ rows, strings });
    const whole = await read(zipParts(parts));
    expect(whole).toHaveLength(30);
    const bytes = deflatedByPieces(parts);
    for (const size of [1, 2, 3, 7, 61, 4096]) {
      expect(await read(bytes, { inflate: (packed) => cut(packed, size) })).toEqual(whole);
    }
  });
});

describe('workbooks', () => {
  it('lists sheets with their state and reads each', async () => {
    const parts = workbookParts({ rows: row(number('1')) });
    parts['xl/workbook.xml'] = parts['xl/workbook.xml']!.replace(
      '</sheets>',
      '<sheet name="字典" sheetId="2" state="hidden" r:id="rId9"/></sheets>',
    );
    parts['xl/_rels/workbook.xml.rels'] = parts['xl/_rels/workbook.xml.rels']!.replace(
      '</Relationships>',
      '<Relationship Id="rId9" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="/xl/worksheets/two.xml"/></Relationships>',
    );
    parts['xl/worksheets/two.xml'] = parts[SHEET_PART]!.replace('<v>1</v>', '<v>2</v>');
    const workbook = await openWorkbook(zipParts(parts));
    expect(workbook.sheets).toEqual([
      { name: '名单', hidden: false },
      { name: '字典', hidden: true },
    ]);
    const values: CellValue[] = [];
    for (const sheet of [0, 1, 0]) for await (const { cells } of rowsOf(workbook, sheet)) values.push(...cells);
    expect(values).toEqual([1, 2, 1]);
    await expect(rowsOf(workbook, 2).next()).rejects.toMatchObject({ code: 'sheet_missing' });
  });

  it('reports progress up to 1', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => row(number('1'), index + 1)).join('');
    const workbook = await openWorkbook(deflatedByPieces(workbookParts({ rows })), {
      inflate: (packed) => cut(packed, 8192),
    });
    const seen: number[] = [];
    for await (const { progress } of workbook.batches(0)) seen.push(progress);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBeCloseTo(1, 1);
  });
});

/** Returns an archive whose parts claim to be deflated, so that the injected `Inflate` decides how they are cut. */
function deflatedByPieces(parts: Record<string, string>): Uint8Array {
  const bytes = zipParts(parts);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint16(at + 8, 8, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 10, 8, true);
  }
  return bytes;
}

function* cut(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}
