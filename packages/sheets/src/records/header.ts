import { initialOf, sheetColumnsOf, type AnyResource, type SheetColumn } from '@gongdi/domain';
import { columnName, type SheetRow } from '../cell.ts';
import { SheetError } from '../sheet-error.ts';
import { sheetText } from '../text/index.ts';
import { bothTexts, shownOf, type SheetProblem } from './problem.ts';
import { importColumnsOf, pathOf } from './sheet-columns.ts';

/** Foreign header → field (name, dotted path or label); null leaves the column out. */
export type HeaderMap = Readonly<Record<string, string | null>>;

/** The row that names the columns. */
export interface Header {
  readonly row: number;
  /** Header texts as they stand, by column. */
  readonly texts: readonly string[];
  /** What each column holds; undefined where it is left out or not known. */
  readonly columns: readonly (SheetColumn | undefined)[];
  readonly problems: readonly SheetProblem[];
}

/** Columns of our own workbooks that carry no data. */
const LEFT_OUT = new Set(
  [sheetText.zh.word, sheetText.en.word].flatMap(({ row, reason, number }) => [row, reason, number]).map(normal),
);

/**
 * Finds header rows and tells what their columns mean.
 * @throws SheetError `map_unknown` when the map names a field that is not there
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
    // Columns of an export that no import may fill.
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

  /** How many columns of a row are known by name: the row with most is the header. */
  score({ cells }: SheetRow): number {
    return new Set(cells.map((cell) => this.#names.get(normal(shownOf(cell)))).filter(Boolean)).size;
  }

  /** Reads a row as header. */
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

/** Label in both languages, dotted path, and the bare name of a field that is not nested. */
function namesOf({ label, path }: SheetColumn): string[] {
  return [label.zh, label.en, path.join('.')].map(normal);
}

/** Headers match without regard to case, blanks, width of characters and the mark of required columns. */
function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*:]/g, '');
}
