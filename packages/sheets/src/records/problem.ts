import { fill, type FieldProblem, type Label, type SheetColumn } from '@gongdi/domain';
import { isFault, type CellValue } from '../cell.ts';
import { sheetText } from '../text/index.ts';
import type { SheetText } from '../text/zh.ts';

export type ProblemText = keyof SheetText['problem'];

/** A problem of a cell or of the header, with a message that can be shown. */
export interface SheetProblem {
  /** Row number as Excel shows it. */
  readonly row: number;
  /** Column from 0; -1 when the sheet has no such column. */
  readonly column: number;
  /** Dotted path of the field; empty for the header and for whole rows. */
  readonly field: string;
  readonly code: string;
  readonly message: Label;
  /** Text that the cell shows. */
  readonly value: string;
}

/** A problem of a value whose row is not yet known. */
export class CellProblem {
  readonly code: ProblemText;
  readonly values: Readonly<Record<string, string>>;
  /** Values that have another text in English. */
  readonly english: Readonly<Record<string, string>>;

  constructor(code: ProblemText, values: Readonly<Record<string, string>> = {}, english = values) {
    this.code = code;
    this.values = values;
    this.english = english;
  }

  text(): Label {
    return bothTexts(this.code, this.values, this.english);
  }
}

export function bothTexts(
  code: ProblemText,
  values: Readonly<Record<string, string | number>>,
  english: Readonly<Record<string, string | number>> = values,
): Label {
  return { zh: fill(sheetText.zh.problem[code], values), en: fill(sheetText.en.problem[code], english) };
}

/** Adds the place to a problem: 第 3 行「项目名称」不能为空. */
export function inCell(row: number, column: SheetColumn, problem: Label): Label {
  const { label } = column;
  return bothTexts(
    'in_cell',
    { row, label: label.zh, problem: problem.zh },
    { row, label: label.en, problem: problem.en },
  );
}

/**
 * Converts a problem of the shared check, whose message contains the field's label, to a message with row and column.
 */
export function fromCheck(row: number, column: SheetColumn, zh: FieldProblem, en: FieldProblem): Label {
  if (zh.code === 'required') return inCell(row, column, bothTexts('required', {}));
  const { label } = column;
  const problem = { zh: without(zh.message, label.zh), en: without(en.message, label.en) };
  if (problem.zh !== undefined && problem.en !== undefined)
    return inCell(row, column, { zh: problem.zh, en: problem.en });
  return bothTexts('in_row', { row, problem: zh.message }, { row, problem: en.message });
}

function without(message: string, label: string): string | undefined {
  return message.startsWith(label) ? message.slice(label.length).replace(/^:? /, '') : undefined;
}

/** Returns the content of a cell for a message; long text is cut. */
export function shownOf(value: CellValue | undefined): string {
  const text = value === null || value === undefined ? '' : isFault(value) ? value.shown : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
