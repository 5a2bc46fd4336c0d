import { columnName } from '../cell.ts';
import { deflateByStream, type Deflate } from '../zip/deflate.ts';
import { packText, writeZip, type PackedEntry } from '../zip/write-zip.ts';
import { contentTypesXml, relationshipsXml, workbookXml, XML_HEAD } from './package-parts.ts';
import { commentsXml, notesDrawingXml, sheetXml, type CellNote } from './sheet-xml.ts';
import type { OutSheet } from './sheet-spec.ts';
import { stylesXml } from './styles.ts';

export interface WriteOptions {
  /** Default: the platform's `CompressionStream`. */
  readonly deflate?: Deflate;
  /** Name of the hidden sheet that holds the choices of drop-downs. */
  readonly choicesName?: string;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes an `.xlsx`. Rows are read one by one and compressed at once; the same content results in the same bytes.
 * @throws SheetError `sheet_rows` when a sheet gets more rows than Excel allows
 */
export async function writeWorkbook(
  sheets: readonly OutSheet[],
  options: WriteOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const deflate = options.deflate ?? deflateByStream;
  const choices = new ChoiceSheet(options.choicesName ?? '字典');
  const named = uniqueNames(sheets);
  const ranges = named.map((sheet) => choices.place(sheet));
  const all = choices.isEmpty ? named : [...named, choices.sheet()];
  const entries: PackedEntry[] = [];
  const add = async (name: string, text: Iterable<string>): Promise<void> =>
    void entries.push(await packText(name, text, deflate));
  const withNotes: boolean[] = [];
  for (const [index, sheet] of all.entries()) {
    const notes: CellNote[] = [];
    const number = index + 1;
    await add(`xl/worksheets/sheet${number}.xml`, sheetXml(sheet, ranges[index] ?? new Map(), notes, index === 0));
    withNotes.push(notes.length > 0);
    if (notes.length === 0) continue;
    await add(`xl/comments${number}.xml`, [XML_HEAD, commentsXml(notes)]);
    await add(`xl/drawings/vmlDrawing${number}.vml`, [notesDrawingXml(notes)]);
    const targets = [
      ['vmlDrawing', `../drawings/vmlDrawing${number}.vml`],
      ['comments', `../comments${number}.xml`],
    ] as const;
    await add(`xl/worksheets/_rels/sheet${number}.xml.rels`, [XML_HEAD, relationshipsXml(targets)]);
  }
  const sheetEntries = entries.splice(0);
  // Programs that detect the file type read the first part.
  await add('[Content_Types].xml', [XML_HEAD, contentTypesXml(withNotes)]);
  await add('_rels/.rels', [XML_HEAD, relationshipsXml([['officeDocument', 'xl/workbook.xml']])]);
  await add('xl/workbook.xml', [XML_HEAD, workbookXml(all)]);
  const targets = all.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const);
  await add('xl/_rels/workbook.xml.rels', [XML_HEAD, relationshipsXml([...targets, ['styles', 'styles.xml']])]);
  await add('xl/styles.xml', [XML_HEAD, stylesXml()]);
  return writeZip([...entries, ...sheetEntries]);
}

/** Stores the choices in cells of a hidden sheet, since a list inside a drop-down rule is limited to 255 characters. */
class ChoiceSheet {
  readonly #name: string;
  readonly #lists: { header: string; choices: readonly string[] }[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  get isEmpty(): boolean {
    return this.#lists.length === 0;
  }

  /** Assigns a range to each column with choices. */
  place(sheet: OutSheet): Map<number, string> {
    const ranges = new Map<number, string>();
    for (const [index, { choices, header }] of sheet.columns.entries()) {
      if (!choices || choices.length === 0 || !sheet.inputRows) continue;
      const letters = columnName(this.#lists.length);
      this.#lists.push({ header, choices });
      ranges.set(index, `'${this.#name}'!$${letters}$2:$${letters}$${choices.length + 1}`);
    }
    return ranges;
  }

  sheet(): OutSheet {
    const longest = Math.max(...this.#lists.map(({ choices }) => choices.length));
    return {
      name: this.#name,
      hidden: true,
      columns: this.#lists.map(({ header }) => ({ header, format: 'text' })),
      rows: Array.from({ length: longest }, (_, row) => this.#lists.map(({ choices }) => choices[row])),
    };
  }
}

/** Makes sheet names valid: at most 31 characters, none of `[]:*?/\`, unique without regard to case. */
export function uniqueNames(sheets: readonly OutSheet[]): OutSheet[] {
  const taken = new Set<string>();
  return sheets.map((sheet, index) => {
    const clean = sheet.name
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, 31);
    let name = clean || `Sheet${index + 1}`;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${clean.slice(0, 28)} ${count}`;
    taken.add(name.toLowerCase());
    return { ...sheet, name };
  });
}
