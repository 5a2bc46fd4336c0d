import type { ColumnFormat } from './sheet-spec.ts';

/** Number format of each column format; 49 is Excel's text format, which preserves long digits and leading zeros. */
const FORMATS: Readonly<Record<ColumnFormat, { id: number; code?: string }>> = {
  general: { id: 0 },
  text: { id: 49 },
  number: { id: 0 },
  money: { id: 4 },
  date: { id: 164, code: 'yyyy\\-mm\\-dd' },
  datetime: { id: 165, code: 'yyyy\\-mm\\-dd\\ hh:mm:ss' },
};

const NAMES = Object.keys(FORMATS) as ColumnFormat[];
const VARIANTS = NAMES.length;

/** Indexes into the style table: plain, marked as wrong, wrapped, and two kinds of header. */
export const style = {
  plain: (format: ColumnFormat): number => NAMES.indexOf(format),
  marked: (format: ColumnFormat): number => VARIANTS + NAMES.indexOf(format),
  wrapped: (format: ColumnFormat): number => VARIANTS * 2 + NAMES.indexOf(format),
  header: VARIANTS * 3,
  requiredHeader: VARIANTS * 3 + 1,
} as const;

const RED = 'FFC00000';

/** Returns the style part: two fonts beside the default, fills for headers and wrong cells. */
export function stylesXml(): string {
  const codes = NAMES.flatMap((name) => {
    const { id, code } = FORMATS[name];
    return code === undefined ? [] : [`<numFmt numFmtId="${id}" formatCode="${code}"/>`];
  });
  const variant = (fill: number, alignment: string): string[] =>
    NAMES.map((name) => xf(FORMATS[name].id, 0, fill, alignment));
  const middle = '<alignment vertical="center"/>';
  const xfs = [
    ...variant(0, ''),
    ...variant(3, ''),
    ...variant(0, '<alignment vertical="top" wrapText="1"/>'),
    xf(49, 1, 2, middle),
    xf(49, 2, 2, middle),
  ];
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="${codes.length}">${codes.join('')}</numFmts>`,
    `<fonts count="3">${font('')}${font('<b/>')}${font('<b/>', `<color rgb="${RED}"/>`)}</fonts>`,
    `<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FFE8F1FB')}${fill('FFFFD9D9')}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

function font(bold: string, colour = ''): string {
  return `<font>${bold}<sz val="11"/>${colour}<name val="宋体"/><charset val="134"/></font>`;
}

function fill(colour: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function xf(format: number, fontId: number, fillId: number, alignment: string): string {
  const flags = `numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"`;
  return alignment ? `<xf ${flags} applyAlignment="1">${alignment}</xf>` : `<xf ${flags}/>`;
}
