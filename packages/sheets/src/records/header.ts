import { initialOf, sheetColumnsOf, type AnyResource, type SheetColumn } from '@gongdi/domain';
import { columnName, type SheetRow } from '../cell.ts';
import { SheetError } from '../sheet-error.ts';
import { sheetText } from '../text/index.ts';
import { bothTexts, shownOf, type SheetProblem } from './problem.ts';
import { importColumnsOf, pathOf } from './sheet-columns.ts';

/** Maps a foreign header to a field (name, dotted path or label); null leaves the column out. */
export type HeaderMap = Readonly<Record<string, string | null>>;

/** The row that names the columns. */
export interface Header {
  readonly row: number;
  /** Header texts as in the sheet, by column. */
  readonly texts: readonly string[];
  /** The field column of each sheet column; undefined where the column is left out or unknown. */
  readonly columns: readonly (SheetColumn | undefined)[];
  readonly problems: readonly SheetProblem[];
}

/** Headers of columns in the product's own workbooks that contain no data. */
const LEFT_OUT = new Set(
  [sheetText.zh.word, sheetText.en.word].flatMap(({ row, reason, number }) => [row, reason, number]).map(normal),
);

/**
 * Finds header rows and maps their columns to fields.
 * @throws SheetError `map_unknown` when the map names a field that does not exist
 */
export class HeaderMatcher {
  readonly #names = new Map<string, SheetColumn>();
  readonly #left = new Set(LEFT_OUT);
  readonly #required: readonly SheetColumn[];

  constructor(resource: AnyResource, map: HeaderMap = {}) {
    const columns = importColumnsOf(resource);
    const initial = initialOf(resource);
    this.#required = columns.filter(({ required, path }) => required && initial[path[0] ?? ''] === undefined);
    for (const column of columns) {
      for (const name of namesOf(column)) if (!this.#names.has(name)) this.#names.set(name, column);
    }
    // Columns of an export that an import must not fill.
    for (const column of sheetColumnsOf(resource)) {
      for (const name of namesOf(column)) if (!this.#names.has(name)) this.#left.add(name);
    }
    for (const [foreign, name] of Object.entries(map)) {
      const column = name === null ? undefined : this.#names.get(normal(name));
      if (column) this.#names.set(normal(foreign), column);
      else if (name === null) this.#left.add(normal(foreign));
      else throw new SheetError('map_unknown', { field: name, columns: columns.map(pathOf).join(', ') });
    }
  }

  /** Returns how many columns of a row have a known name: the row with the highest score is the header. */
  score({ cells }: SheetRow): number {
    return new Set(cells.map((cell) => this.#names.get(normal(shownOf(cell)))).filter(Boolean)).size;
  }

  /** Reads a row as the header. */
  read({ row, cells }: SheetRow): Header {
    const texts = cells.map((cell) => shownOf(cell).trim());
    const problems: SheetProblem[] = [];
    const seen = new Map<SheetColumn, number>();
    const columns = texts.map((text, index) => {
      const name = normal(text);
      if (name === '' || this.#left.has(name)) return undefined;
      const column = this.#names.get(name);
      const place = { row, header: text, column: columnName(index) };
      const report = (
        code: 'header_unknown' | 'header_duplicate',
        values: Record<string, string | number>,
      ): undefined => {
        problems.push({ row, column: index, field: '', code, message: bothTexts(code, values), value: text });
      };
      if (!column) return report('header_unknown', place);
      const other = seen.get(column);
      if (other !== undefined) return report('header_duplicate', { ...place, other: columnName(other) });
      seen.set(column, index);
      return column;
    });
    for (const column of this.#required) {
      if (seen.has(column)) continue;
      const message = bothTexts('header_missing', { row, label: column.label.zh }, { row, label: column.label.en });
      problems.push({ row, column: -1, field: pathOf(column), code: 'header_missing', message, value: '' });
    }
    return { row, texts, columns, problems };
  }
}

/**
 * Returns the names of a column: its label in both languages, its dotted path, and the bare name of an unnested field.
 */
function namesOf({ label, path }: SheetColumn): string[] {
  return [label.zh, label.en, path.join('.')].map(normal);
}

/** Normalises a header: case, blanks, character width and the mark of required columns are ignored. */
function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*:]/g, '');
}
