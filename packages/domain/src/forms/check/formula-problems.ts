import type { FormColumn, FormField, FormFieldType } from '../fields.ts';
import type { ProcessForm } from '../form.ts';
import { formulasOf } from '../formula/formulas.ts';
import { FormulaError, parseFormula, refsOf, type FormulaFunction, type FormulaRef } from '../formula/parse.ts';
import type { Placed } from './check-form.ts';

const NUMBERS: ReadonlySet<FormFieldType> = new Set(['integer', 'decimal', 'money', 'boolean', 'formula', 'choice']);
const TIMES: ReadonlySet<FormFieldType> = new Set(['date', 'datetime', 'range']);
const OF_COLUMNS: ReadonlySet<FormulaFunction> = new Set(['SUM', 'AVG', 'COUNT', 'MIN', 'MAX']);
const OF_TIMES: ReadonlySet<FormulaFunction> = new Set(['DAYS', 'HOURS']);

/** Formulas that cannot be read, that name what is not there or no number, or that read themselves. */
export function formulaProblems(placed: readonly Placed[], form: ProcessForm): void {
  const { circular } = formulasOf(form);
  for (const { field, table, tell } of placed) {
    if (field.type !== 'formula') continue;
    const key = table ? `${table.name}.${field.name}` : field.name;
    try {
      for (const ref of refsOf(parseFormula(field.expression))) {
        const code = refProblem(ref, form, table?.columns);
        if (code)
          tell('expression', code, { name: ref.column === undefined ? ref.field : `${ref.field}.${ref.column}` });
      }
      if (circular.includes(key)) tell('expression', 'formulaCircle');
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      const { at, found } = error;
      const code = {
        unexpected: 'formulaUnexpected',
        unknownFunction: 'formulaFunction',
        argumentCount: 'formulaArguments',
        ended: 'formulaEnded',
      } as const;
      tell('expression', code[error.code], { at, found });
    }
  }
}

function refProblem(
  { field: name, column, within }: FormulaRef,
  form: ProcessForm,
  columns: readonly FormColumn[] = [],
): 'formulaField' | 'formulaText' | 'formulaColumn' | null {
  const found: FormField | FormColumn | undefined =
    columns.find((one) => one.name === name) ?? form.fields.find((one) => one.name === name);
  if (!found) return 'formulaField';
  if (column === undefined) {
    if (found.type === 'table') return within === 'COUNT' ? null : 'formulaText';
    return accepts(found.type, within) ? null : 'formulaText';
  }
  const cell = found.type === 'table' ? found.columns.find((one) => one.name === column) : undefined;
  if (!cell) return 'formulaField';
  if (within === undefined || !OF_COLUMNS.has(within)) return 'formulaColumn';
  return within === 'COUNT' || accepts(cell.type, undefined) ? null : 'formulaText';
}

function accepts(type: FormFieldType, within: FormulaFunction | undefined): boolean {
  return within !== undefined && OF_TIMES.has(within) ? TIMES.has(type) : NUMBERS.has(type);
}
