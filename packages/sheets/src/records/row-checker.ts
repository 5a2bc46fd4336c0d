import {
  bulkCheckerOf,
  initialOf,
  traitsOf,
  type AnyResource,
  type FieldProblem,
  type InputOf,
  type RecordChecker,
  type SheetColumn,
} from '@gongdi/domain';
import type { SheetRow } from '../cell.ts';
import { cellReader, type CellReader, type CellReaderOptions } from './cell-reader.ts';
import type { Header } from './header.ts';
import { bothTexts, CellProblem, fromCheck, inCell, shownOf, type SheetProblem } from './problem.ts';
import { RecordBuilder } from './record-builder.ts';
import { importColumnsOf, pathOf } from './sheet-columns.ts';

interface BoundColumn {
  readonly index: number;
  readonly column: SheetColumn;
  readonly path: string;
  readonly read: CellReader;
  /** Row number by value, for fields whose values must be unique. */
  readonly seen: Map<unknown, number> | undefined;
}

interface Found {
  readonly bound: BoundColumn;
  readonly problem: CellProblem;
}

type CheckedRow<R extends AnyResource> =
  | { readonly record: InputOf<R> }
  | { readonly count: number; readonly problems: SheetProblem[] };

const NONE: readonly Found[] = [];

/** Checks the rows under one header with the same check as the form. */
export class RowChecker<R extends AnyResource> {
  readonly #bound: readonly BoundColumn[];
  readonly #all: readonly SheetColumn[];
  readonly #builder: RecordBuilder;
  readonly #check: RecordChecker<R>;
  /** Values of the current row, by bound column; the array is reused for all rows. */
  readonly #values: unknown[];

  constructor(resource: R, header: Header, options: CellReaderOptions) {
    this.#all = importColumnsOf(resource);
    this.#bound = header.columns.flatMap((column, index): BoundColumn[] => {
      // Pictures are no values of cells: `PictureRows` has them.
      if (!column || traitsOf(column.kind).pictures) return [];
      const seen = column.unique ? new Map<unknown, number>() : undefined;
      return [{ index, column, path: pathOf(column), read: cellReader(column, options), seen }];
    });
    this.#values = this.#bound.map(() => null);
    const columns = this.#bound.map(({ column }) => column);
    const initial = initialOf(resource);
    this.#builder = new RecordBuilder(columns, initial);
    const fields = [...columns.map(({ path }) => path[0] ?? ''), ...Object.keys(initial)];
    this.#check = bulkCheckerOf(resource, fields);
  }

  /** Returns the record of a row, or its problems: `count` is their number; `spell` also creates their messages. */
  check(row: SheetRow, spell: boolean): CheckedRow<R> {
    const found = this.#read(row);
    const record = this.#builder.build(this.#values);
    const zh = this.#check(record, 'zh');
    return zh.ok && found === NONE ? { record: zh.value } : this.#refuse(row, record, found, zh, spell);
  }

  /** Reads the cells into `#values`; cells with problems become null there. */
  #read(row: SheetRow): readonly Found[] {
    let found: Found[] | undefined;
    for (let at = 0; at < this.#bound.length; at += 1) {
      const bound = this.#bound[at]!;
      const value = bound.read(row.cells[bound.index] ?? null);
      const problem = value instanceof CellProblem ? value : bound.seen && repeated(bound.seen, value, row, bound);
      this.#values[at] = value === problem ? null : value;
      if (problem) found = [...(found ?? []), { bound, problem }];
    }
    return found ?? NONE;
  }

  #refuse(
    row: SheetRow,
    record: unknown,
    found: readonly Found[],
    zh: ReturnType<RecordChecker<R>>,
    spell: boolean,
  ): CheckedRow<R> {
    const broken = new Set(found.map(({ bound }) => bound.path));
    const rest = (zh.ok ? [] : zh.problems)
      .map((problem, index) => ({ problem, index }))
      .filter(({ problem }) => !broken.has(this.#pathOf(problem)));
    const count = found.length + rest.length;
    if (!spell) return { count, problems: [] };
    const en = this.#check(record, 'en');
    const problems = [
      ...found.map(({ bound, problem }) =>
        this.#problem(row, bound.column, problem.code, inCell(row.row, bound.column, problem.text())),
      ),
      ...rest.map(({ problem, index }) =>
        this.#fromCheck(row, problem, en.ok ? problem : (en.problems[index] ?? problem)),
      ),
    ];
    return { count, problems: problems.toSorted((a, b) => a.column - b.column) };
  }

  #fromCheck(row: SheetRow, zh: FieldProblem, en: FieldProblem): SheetProblem {
    const column = this.#columnOf(zh);
    if (column) return this.#problem(row, column, zh.code, fromCheck(row.row, column, zh, en));
    const message = bothTexts('in_row', { row: row.row, problem: zh.message }, { row: row.row, problem: en.message });
    return { row: row.row, column: -1, field: zh.path, code: zh.code, message, value: '' };
  }

  #problem(row: SheetRow, column: SheetColumn, code: string, message: SheetProblem['message']): SheetProblem {
    const field = pathOf(column);
    const index = this.#bound.find((bound) => bound.path === field)?.index ?? -1;
    return { row: row.row, column: index, field, code, message, value: shownOf(row.cells[index]) };
  }

  #pathOf(problem: FieldProblem): string {
    const column = this.#columnOf(problem);
    return column ? pathOf(column) : problem.path;
  }

  /** Returns the column of a problem; a problem of a whole address is assigned to the first of its columns. */
  #columnOf({ path }: FieldProblem): SheetColumn | undefined {
    const exact = this.#all.find((column) => pathOf(column) === path);
    return exact ?? this.#all.find((column) => pathOf(column).startsWith(`${path}.`));
  }
}

/** Records a value that must be unique; returns a problem when an earlier row has the same value. */
function repeated(
  seen: Map<unknown, number>,
  value: unknown,
  row: SheetRow,
  bound: BoundColumn,
): CellProblem | undefined {
  if (value === null) return undefined;
  const other = seen.get(value);
  if (other !== undefined)
    return new CellProblem('duplicate', { other: String(other), shown: shownOf(row.cells[bound.index]) });
  seen.set(value, row.row);
  return undefined;
}
