import { rowsOf, type SheetRow, type Workbook } from '../cell.ts';
import { crc32 } from '../zip/crc32.ts';
import { writeZip, type PackedEntry } from '../zip/write-zip.ts';

/** Creates small workbooks for tests, with full control over markup and archive records. */
export interface KitSheet {
  /** Content of `sheetData`. */
  readonly rows: string;
  /** Content of `sst`. */
  readonly strings?: string;
  /** Number formats of the styles 0, 1, 2 …: a built-in number or a format code. */
  readonly formats?: readonly (number | string)[];
  readonly date1904?: boolean;
  /** Markup before `sheetData`. */
  readonly before?: string;
}

const encoder = new TextEncoder();
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

export const SHEET_PART = 'xl/worksheets/sheet1.xml';
export const STRINGS_PART = 'xl/sharedStrings.xml';

/** Returns an uncompressed part. `lie` overrides values that the archive declares. */
export function stored(name: string, content: string | Uint8Array, lie: Partial<PackedEntry> = {}): PackedEntry {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return { name, packed: [bytes], size: bytes.length, crc: crc32(bytes), method: 0, ...lie };
}

/** Returns the parts of a workbook with one sheet; tests change them before zipping. */
export function workbookParts(sheet: KitSheet): Record<string, string> {
  return {
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}">${
      sheet.date1904 ? '<workbookPr date1904="1"/>' : ''
    }<sheets><sheet name="名单" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles(sheet.formats ?? []),
    [STRINGS_PART]: `<sst ${MAIN}>${sheet.strings ?? ''}</sst>`,
    [SHEET_PART]: `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet ${MAIN}>${sheet.before ?? ''}<sheetData>${sheet.rows}</sheetData></worksheet>`,
  };
}

export function zipParts(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return writeZip(Object.entries(parts).map(([name, content]) => stored(name, content)));
}

export function workbookBytes(sheet: KitSheet): Uint8Array {
  return zipParts(workbookParts(sheet));
}

/** A picture over a cell. */
export interface KitPicture {
  /** From 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const DRAWING = 'xl/drawings/drawing1.xml';

/** Returns the parts with pictures that lie over the sheet. */
export function withPictures(
  parts: Readonly<Record<string, string>>,
  pictures: readonly KitPicture[],
): Record<string, string | Uint8Array> {
  const anchors = pictures.map(({ row, column }, at) => {
    const corner = (name: string, below: number, into: number) =>
      `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>9525</xdr:colOff><xdr:row>${row - 1 + below}</xdr:row><xdr:rowOff>${into}</xdr:rowOff></xdr:${name}>`;
    // Each begins at the foot of the row above, as people place them.
    return `<xdr:twoCellAnchor>${corner('from', -1, 180_000)}${corner('to', 0, 170_000)}<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${at}" name="图片 ${at}"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId${at + 1}"/></xdr:blipFill></xdr:pic></xdr:twoCellAnchor>`;
  });
  return {
    ...parts,
    'xl/worksheets/_rels/sheet1.xml.rels': relationships([['drawing', '../drawings/drawing1.xml']]),
    [DRAWING]: `<xdr:wsDr xmlns:xdr="x" xmlns:a="a" xmlns:r="r">${anchors.join('')}</xdr:wsDr>`,
    'xl/drawings/_rels/drawing1.xml.rels': relationships(pictures.map(({ name }) => ['image', `../media/${name}`])),
    ...Object.fromEntries(pictures.map(({ name, bytes }) => [`xl/media/${name}`, bytes])),
  };
}

/** Returns the parts with pictures in cells as WPS stores them: cells name them by `=DISPIMG("<id>",1)`. */
export function withCellPictures(
  parts: Readonly<Record<string, string | Uint8Array>>,
  pictures: readonly { id: string; name: string; bytes: Uint8Array }[],
): Record<string, string | Uint8Array> {
  const images = pictures.map(
    ({ id }, at) =>
      `<etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${at}" name="${id}"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId${at + 1}"/></xdr:blipFill></xdr:pic></etc:cellImage>`,
  );
  return {
    ...parts,
    'xl/cellimages.xml': `<etc:cellImages xmlns:etc="e" xmlns:xdr="x" xmlns:a="a" xmlns:r="r">${images.join('')}</etc:cellImages>`,
    'xl/_rels/cellimages.xml.rels': relationships(pictures.map(({ name }) => ['image', `media/${name}`])),
    ...Object.fromEntries(pictures.map(({ name, bytes }) => [`xl/media/${name}`, bytes])),
  };
}

/** Returns every row of a sheet. */
export async function allRows(workbook: Workbook, sheet = 0): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of rowsOf(workbook, sheet)) rows.push(row);
  return rows;
}

function relationships(targets: readonly (readonly [string, string])[]): string {
  const list = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}

function styles(formats: readonly (number | string)[]): string {
  const ids = formats.map((format, index) => (typeof format === 'number' ? format : 164 + index));
  const codes = formats.flatMap((format, index) =>
    typeof format === 'string'
      ? [
          `<numFmt numFmtId="${164 + index}" formatCode="${format.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`,
        ]
      : [],
  );
  const xfs = ids.map((id) => `<xf numFmtId="${id}"/>`).join('');
  return `<styleSheet ${MAIN}><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs}</cellXfs></styleSheet>`;
}
