import {
  acceptedExtensions,
  extensionOf,
  fileSize,
  isAccepted,
  LIST_SEPARATOR,
  traitsOf,
  type AnyResource,
  type SheetColumn,
} from '@gongdi/domain';
import { columnName, isFault, type CellValue, type SheetPicture, type SheetPictures, type SheetRow } from '../cell.ts';
import type { Header } from './header.ts';
import { bothTexts, CellProblem, inCell, shownOf, type SheetProblem } from './problem.ts';
import { importColumnsOf, pathOf } from './sheet-columns.ts';

/** Pictures of one field of a row. */
export interface FieldPictures {
  readonly field: string;
  readonly pictures: readonly SheetPicture[];
}

export interface RowPictures {
  readonly pictures: readonly FieldPictures[];
  readonly problems: readonly SheetProblem[];
  /** Columns of the sheet from 0 that have pictures in this row. */
  readonly places: readonly number[];
}

const isPicture = (column: SheetColumn | undefined): column is SheetColumn =>
  column !== undefined && traitsOf(column.kind).pictures;

/** Whether the sheets of a resource may have pictures. */
export const takesPictures = (resource: AnyResource): boolean => importColumnsOf(resource).some(isPicture);

/** Gives each row its pictures: those in its cells, and those that lie over it. */
export class PictureRows {
  readonly #header: Header;
  readonly #columns: readonly SheetColumn[];
  readonly #found: SheetPictures | undefined;
  readonly #placed = new Map<number, { column: number; picture: SheetPicture | undefined }[]>();

  /** @param found absent: the format has no pictures */
  constructor(resource: AnyResource, header: Header, found: SheetPictures | undefined) {
    this.#header = header;
    this.#columns = importColumnsOf(resource).filter(isPicture);
    this.#found = found;
    for (const { row, column, picture } of found?.placed ?? [])
      if (row > header.row) this.#placed.set(row, [...(this.#placed.get(row) ?? []), { column, picture }]);
  }

  take(row: SheetRow): RowPictures {
    const own = new Taken(row);
    for (const [at, column] of this.#header.columns.entries())
      if (isPicture(column)) this.#fromCell(own, column, at, row.cells[at] ?? null);
    for (const { column: at, picture } of this.#placed.get(row.row) ?? []) {
      const under = this.#header.columns[at];
      const [only, ...others] = this.#columns;
      if (isPicture(under)) own.take(under, at, picture);
      else if (only && others.length === 0) own.take(only, this.#header.columns.indexOf(only), picture);
      else own.problems.push(this.#misplaced(row.row, at));
    }
    this.#placed.delete(row.row);
    return own.result((column) => this.#header.columns.indexOf(column));
  }

  #fromCell(own: Taken, column: SheetColumn, at: number, cell: CellValue): void {
    if (cell === null || cell === '') return;
    if (isFault(cell)) return own.report(column, at, new CellProblem('picture_place'));
    const picture = this.#found?.ofCell(String(cell)) ?? null;
    // A formula whose picture is gone is told from words.
    if (picture !== null || /DISPIMG/.test(String(cell))) own.take(column, at, picture ?? undefined);
    else own.report(column, at, new CellProblem('picture_text', { shown: shownOf(cell) }));
  }

  /** Returns what is wrong with the pictures that no row has taken: they lie where nothing is written. */
  left(): { row: SheetRow; problem: SheetProblem }[] {
    return [...this.#placed.keys()]
      .toSorted((a, b) => a - b)
      .map((row) => {
        const { zh, en } = bothTexts('picture_alone', {});
        const message = bothTexts('in_row', { row, problem: zh }, { row, problem: en });
        return {
          row: { row, cells: [] },
          problem: { row, column: -1, field: '', code: 'picture_alone', message, value: '' },
        };
      });
  }

  #misplaced(row: number, at: number): SheetProblem {
    const labels = (lang: 'zh' | 'en') => this.#columns.map(({ label }) => label[lang]).join(LIST_SEPARATOR[lang]);
    const column = columnName(at);
    const { zh, en } = bothTexts(
      'picture_column',
      { column, choices: labels('zh') },
      { column, choices: labels('en') },
    );
    const message = bothTexts('in_row', { row, problem: zh }, { row, problem: en });
    return { row, column: at, field: '', code: 'picture_column', message, value: '' };
  }
}

/** The pictures of one row while they are found. */
class Taken {
  readonly problems: SheetProblem[] = [];
  readonly #row: SheetRow;
  readonly #pictures = new Map<SheetColumn, SheetPicture[]>();
  readonly #places = new Set<number>();

  constructor(row: SheetRow) {
    this.#row = row;
  }

  report(column: SheetColumn, at: number, found: CellProblem): void {
    const { row, cells } = this.#row;
    const message = inCell(row, column, found.text());
    this.problems.push({
      row,
      column: at,
      field: pathOf(column),
      code: found.code,
      message,
      value: shownOf(cells[at]),
    });
  }

  take(column: SheetColumn, at: number, picture: SheetPicture | undefined): void {
    this.#places.add(at);
    const wrong = picture ? problemOf(picture, column) : new CellProblem('picture_missing');
    if (wrong) this.report(column, at, wrong);
    else this.#pictures.set(column, [...(this.#pictures.get(column) ?? []), picture!]);
  }

  result(placeOf: (column: SheetColumn) => number): RowPictures {
    for (const [column, { length }] of this.#pictures)
      if (length > (column.maxCount ?? Infinity)) {
        const count = { shown: String(length), limit: String(column.maxCount) };
        this.report(column, placeOf(column), new CellProblem('picture_count', count));
      }
    const pictures = [...this.#pictures].map(([column, found]) => ({ field: pathOf(column), pictures: found }));
    return { pictures, problems: this.problems, places: [...this.#places].filter((at) => at >= 0) };
  }
}

/** Returns what the form would refuse of a picture: its type, its size. */
function problemOf(picture: SheetPicture, { accept, maxSize }: SheetColumn): CellProblem | undefined {
  const { name, size } = picture;
  if (!isAccepted(name, accept)) {
    const choices = acceptedExtensions(accept).join(' ');
    return new CellProblem('picture_type', { shown: extensionOf(name) || name, choices });
  }
  if (maxSize !== undefined && size > maxSize * 1024)
    return new CellProblem('picture_size', { shown: fileSize(size), limit: fileSize(maxSize * 1024) });
  return undefined;
}
