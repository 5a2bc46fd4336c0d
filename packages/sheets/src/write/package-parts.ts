import type { OutSheet } from './sheet-spec.ts';
import { xmlText } from './xml-text.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * Returns the content types of all parts of a workbook.
 * @param withNotes for each sheet, whether it has comments
 */
export function contentTypesXml(withNotes: readonly boolean[]): string {
  const override = (part: string, type: string): string =>
    `<Override PartName="/xl/${part}" ContentType="${SPREADSHEET}.${type}+xml"/>`;
  const sheets = withNotes.map(
    (notes, index) =>
      override(`worksheets/sheet${index + 1}.xml`, 'worksheet') +
      (notes ? override(`comments${index + 1}.xml`, 'comments') : ''),
  );
  return [
    `<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>',
    override('workbook.xml', 'sheet.main'),
    override('styles.xml', 'styles'),
    ...sheets,
    '</Types>',
  ].join('');
}

/** Returns the relationships rId1, rId2 … from one part of a workbook to others. */
export function relationshipsXml(targets: readonly (readonly [kind: string, target: string])[]): string {
  const list = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

/** Returns the list of sheets. The relationships of the workbook (`relationshipsXml`) begin with the sheets, in order. */
export function workbookXml(sheets: readonly OutSheet[]): string {
  const list = sheets.map(
    (sheet, index) =>
      `<sheet name="${xmlText(sheet.name)}" sheetId="${index + 1}"${sheet.hidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  return `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${list.join('')}</sheets></workbook>`;
}
