import { checkerOf, type AnyResource, type FieldProblem, type InputOf, type SheetColumn } from '@gongdi/domain';
import type { SheetRow } from '../cell.ts';
import { cellReader, type CellReader, type CellReaderOptions } from './cell-reader.ts';
import type { Header } from './header.ts';
import { bothTexts, CellProblem, fromCheck, inCell, shownOf, type SheetProblem } from './problem.ts';
import { importColumnsOf, initialOf, pathOf } from './sheet-columns.ts';

interface BoundColumn {
  readonly index: number;
  readonly column: SheetColumn;
  readonly read: CellReader;
  /** Rows by value, for fields that no two records share. */
  readonly seen: Map<unknown, number> | undefined;
}

/** Checks the rows under one header with the same check as the form. */
export class RowChecker<R extends AnyResource> {
  readonly #bound: readonly BoundColumn[];
  readonly #all: readonly SheetColumn[];
  readonly #resource: R;
  /** The record of a row without values. */
  readonly #blank: Readonly<Record<string, unknown>>;

  constructor(resource: R, header: Header, options: CellReaderOptions) {
    this.#resource = resource;
    this.#all = importColumnsOf(resource);
    this.#bound = header.columns.flatMap((column, index) =>
      column
        ? [
            {
              index,
              column,
              read: cellReader(column, options),
              seen: column.unique ? new Map<unknown, number>() : undefined,
            },
          ]
        : [],
    );
    const single = this.#bound.filter(({ column }) => column.path.length === 1);
    const empty = Object.fromEntries(single.map(({ column }) => [column.path[0], null]));
    this.#blank = { ...initialOf(resource), ...empty };
  }

  /** The record of a row, or what is wrong with it: `count` problems, spelt out only when `spell` is set. */
  check(row: SheetRow, spell: boolean): { record: InputOf<R> } | { count: number; problems: SheetProblem[] } {
    const record: Record<string, unknown> = { ...this.#blank };
    const found: { bound: BoundColumn; problem: CellProblem }[] = [];
    for (const bound of this.#bound) {
      const value = bound.read(row.cells[bound.index] ?? null);
      if (value instanceof CellProblem) {
        found.push({ bound, problem: value });
        continue;
      }
      if (value === null) continue;
      place(record, bound.column.path, value);
      if (bound.seen === undefined) continue;
      const other = bound.seen.get(value);
      if (other === undefined) bound.seen.set(value, row.row);
      else
        found.push({
          bound,
          problem: new CellProblem('duplicate', { other: String(other), shown: shownOf(row.cells[bound.index]) }),
        });
    }
    const checker = checkerOf(this.#resource, 'add');
    const zh = checker(record, 'zh');
    if (zh.ok && found.length === 0) return { record: zh.value };
    const broken = new Set(found.map(({ bound }) => pathOf(bound.column)));
    const rest = zh.ok
      ? []
      : zh.problems
          .map((problem, index) => ({ problem, index }))
          .filter(({ problem }) => !broken.has(this.#pathOf(problem)));
    const count = found.length + rest.length;
    if (!spell) return { count, problems: [] };
    const en = checker(record, 'en');
    const problems = [
      ...found.map(({ bound, problem }) =>
        this.#problem(row, bound.column, problem.code, inCell(row.row, bound.column, problem.text())),
      ),
      ...rest.map(({ problem, index }) =>
        this.#fromCheck(row, problem, (en.ok ? undefined : en.problems[index]) ?? problem),
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
    const index =
      this.#bound.find((bound) => bound.column === column || pathOf(bound.column) === pathOf(column))?.index ?? -1;
    return { row: row.row, column: index, field: pathOf(column), code, message, value: shownOf(row.cells[index]) };
  }

  #pathOf(problem: FieldProblem): string {
    const column = this.#columnOf(problem);
    return column ? pathOf(column) : problem.path;
  }

  /** A problem of a whole address belongs to the first of its columns. */
  #columnOf({ path }: FieldProblem): SheetColumn | undefined {
    const exact = this.#all.find((column) => pathOf(column) === path);
    return exact ?? this.#all.find((column) => pathOf(column).startsWith(`${path}.`));
  }
}

/** Sets a value at a path, making the objects on the way. */
function place(record: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const last = path.length - 1;
  let target = record;
  for (let depth = 0; depth < last; depth += 1) {
    const key = path[depth]!;
    const next = (target[key] ?? {}) as Record<string, unknown>;
    target[key] = next;
    target = next;
  }
  target[path[last]!] = value;
}
