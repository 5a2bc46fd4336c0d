import { describe, expect, it } from 'vitest';
import type { CellValue } from '../cell.ts';
import { openWorkbook } from '../open-workbook.ts';
import { SheetError } from '../sheet-error.ts';
import { allRows, workbookBytes } from '../testing/workbook-kit.ts';
import { exactNumber, parseNumber } from './cell-number.ts';

const strings = '<si><t>甲 &amp; 乙</t></si><si><t xml:space="preserve"> 丙 </t></si><si><t></t></si>';
/** Fills the part behind the rows, so that the end of the bytes decides nothing. */
const FILLER = '<row r="99"><c r="A99"><v>1</v></c></row>';

/** Attributes and contents of cells, usual ones and odd ones. */
const REFERENCES = ['', ' r="B2"', ' r="XFD2"', ' r="XFE2"', ' r="b2"', ' r="A2"', ' r="2"', ' r="C"', ' r=""'];
const STYLES = ['', ' s="0"', ' s="1"', ' s="2"', ' s=""', ' s="x"', ' s="0000000000001"'];
const TYPES = ['', ' t="n"', ' t="s"', ' t="b"', ' t="str"', ' t="e"', ' t=""', ' cm="1"', ' x=""'];
const CONTENTS = [
  '<v>1</v>',
  '<v></v>',
  '<v>45000.5</v>',
  '<v>abc &lt;</v>',
  '<f>1+1</f><v>2</v>',
  '<f>1</f><v></v>',
  '<f t="shared" si="0"/><v>2</v>',
  '<v>1</v><!-- x -->',
  '<v> 1</v>',
  '<v>1</v ><x/>',
  `<v>${'1'.repeat(5000)}</v>`,
  '<f>1</f>',
  '',
];

async function read(cell: string): Promise<CellValue[][] | string> {
  const rows = `<row r="2"><c r="A2"><v>7</v></c>${cell}</row>${FILLER}`;
  try {
    const workbook = await openWorkbook(workbookBytes({ rows, strings, formats: ['General', 14, '000'] }));
    return (await allRows(workbook)).map(({ cells }) => [...cells]);
  } catch (error) {
    if (error instanceof SheetError) return error.code;
    throw error;
  }
}

describe('cells in the usual form', () => {
  it(
    'are read as the general way reads them, which a second blank in the tag asks for',
    { timeout: 60_000 },
    async () => {
      const different: string[] = [];
      for (const [at, reference] of REFERENCES.entries())
        for (const style of STYLES)
          for (const type of TYPES) {
            // Each pair of attributes meets each content at some reference.
            const content = CONTENTS[(at + STYLES.indexOf(style) * 5 + TYPES.indexOf(type) * 3) % CONTENTS.length]!;
            const rest = `${reference}${style}${type}`;
            const [plain, general] = await Promise.all(
              [`<c${rest}>${content}</c>`, `<c ${rest}>${content}</c>`].map(read),
            );
            if (JSON.stringify(plain) !== JSON.stringify(general)) different.push(`${rest} ${content}`);
          }
      expect(different).toEqual([]);
    },
  );

  it.each(CONTENTS)('with the content %s', async (content) => {
    for (const type of TYPES)
      expect(await read(`<c r="B2"${type}>${content}</c>`)).toEqual(await read(`<c  r="B2"${type}>${content}</c>`));
  });
});

describe('numbers', () => {
  it('are those of Number, whatever digits a cell has', () => {
    const encoder = new TextEncoder();
    const texts = ['0', '00.10', '5.', '.5', '.', '1.2.3', '-1.5', '121.001', '0.1', '999999999999999', '1e3', ''];
    for (let at = 0; at < 20_000; at += 1) {
      const digits = String((at * 2_654_435_761) % 99_999_999_999_999).slice(0, 1 + (at % 14));
      const point = at % (digits.length + 1);
      texts.push(`${digits.slice(0, point)}.${digits.slice(point)}`);
    }
    const different = texts.filter((text) => {
      const bytes = encoder.encode(text);
      return !Object.is(parseNumber(bytes, 0, bytes.length), exactNumber(text));
    });
    expect(different).toEqual([]);
  });
});
