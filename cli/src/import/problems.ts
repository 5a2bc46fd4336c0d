import type { ImportProblem, ImportResult } from '@gongdi/api';
import type { Label } from '@gongdi/domain';
import { errorWorkbook, openWorkbook, rowsOf, type RefusedRow, type SheetProblem } from '@gongdi/sheets';
import type { LocalSheet } from './read-local.ts';

/** One wrong cell, found by the CLI or by the server. */
export interface Problem {
  row: number;
  field: string;
  code: string;
  message: Label;
}

const keyOf = ({ row, field, code }: Pick<Problem, 'row' | 'field' | 'code'>) => `${row}|${field}|${code}`;

/** Returns the local problems and the additional problems of the server, in the order of the rows of the file. */
export function allProblems(local: LocalSheet, answer: ImportResult | undefined): Problem[] {
  const known = new Set(local.result.errors.map(keyOf));
  const further = (answer?.errors ?? [])
    .map((problem) => fromServer(problem, local))
    .filter((one) => !known.has(keyOf(one)));
  return [...local.result.errors, ...further].toSorted((a, b) => a.row - b.row);
}

/** Converts a problem of the server: replaces the row of the upload by the row of the user's file. */
function fromServer({ row, field, code, message }: ImportProblem, { rowOf }: LocalSheet): Problem {
  const own = rowOf(row);
  const words =
    own === row ? message : message.replace(/\d+/, (number) => (number === String(row) ? String(own) : number));
  return { row: own, field, code, message: { zh: words, en: words } };
}

/** Columns that have pictures in a row that the server has refused. */
function placesOf({ result }: LocalSheet, row: number): number[] {
  const fields = result.clean.find((one) => one.row === row)?.pictures?.map(({ field }) => field) ?? [];
  return fields
    .map((field) => result.header.columns.findIndex((column) => column?.path[0] === field))
    .filter((at) => at >= 0);
}

/**
 * Returns a workbook of the refused rows, including those that only the server refused, to correct and import again.
 */
export async function problemWorkbook(
  bytes: Uint8Array,
  local: LocalSheet,
  problems: readonly Problem[],
  lang: 'zh' | 'en',
): Promise<Uint8Array> {
  const { header, refused, sheet } = local.result;
  const own = new Set(refused.map(({ row }) => row));
  const further = new Map<number, SheetProblem[]>();
  for (const { row, field, code, message } of problems) {
    if (own.has(row)) continue;
    const column = header.columns.findIndex((one) => one?.path.join('.') === field);
    further.set(row, [...(further.get(row) ?? []), { row, field, code, message, column, value: '' }]);
  }
  const rows: RefusedRow[] = [...refused];
  if (further.size > 0) {
    const workbook = await openWorkbook(bytes, { csv: true });
    const index = workbook.sheets.findIndex(({ name }) => name === sheet);
    for await (const row of rowsOf(workbook, Math.max(0, index))) {
      const found = further.get(row.row);
      if (found) rows.push({ ...row, problems: found, pictures: placesOf(local, row.row) });
    }
  }
  return errorWorkbook({ header, refused: rows.toSorted((a, b) => a.row - b.row) }, { lang });
}
