import type { FormColumn, FormField, FormFieldOf, FormFieldType } from '../fields.ts';
import type { ProcessForm } from '../form.ts';
import { formulasOf } from '../formula/formulas.ts';
import {
  FormulaError,
  parseFormula,
  refsOf,
  type FormulaFunction,
  type FormulaNode,
  type FormulaRef,
} from '../formula/parse.ts';
import { FORM_LIMITS } from '../limits.ts';
import { formTypeTraits } from '../types.ts';
import type { Placed } from './check-form.ts';

const OF_COLUMNS: ReadonlySet<FormulaFunction> = new Set(['SUM', 'AVG', 'COUNT', 'MIN', 'MAX']);
const OF_TIMES: ReadonlySet<FormulaFunction> = new Set(['DAYS', 'HOURS']);

/**
 * Reports formulas that cannot be parsed, that name a missing field or a field without a number, or that read
 * themselves.
 */
export function formulaProblems(placed: readonly Placed[], form: ProcessForm): void {
  const { circular } = formulasOf(form);
  let reads = 0;
  for (const { field, table, tell } of placed) {
    if (field.type !== 'formula') continue;
    const key = table ? `${table.name}.${field.name}` : field.name;
    try {
      const tree = parseFormula(field.expression);
      const before = reads;
      reads += readsOf(tree, form) * (table ? rowsOf(table) : 1);
      // Reported once, at the formula that exceeds the limit.
      const max = FORM_LIMITS.formulaReads;
      if (reads > max && before <= max) tell('expression', 'formulaReads', { reads, max });
      for (const ref of refsOf(tree)) {
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

/** Returns the number of values that a formula reads when the tables are full. */
function readsOf(tree: FormulaNode, form: ProcessForm): number {
  switch (tree.kind) {
    case 'number':
      return 1;
    case 'ref': {
      const found = tree.column === undefined ? undefined : form.fields.find(({ name }) => name === tree.field);
      return found?.type === 'table' ? rowsOf(found) : 1;
    }
    case 'minus':
      return 1 + readsOf(tree.of, form);
    case 'binary':
      return 1 + readsOf(tree.left, form) + readsOf(tree.right, form);
    case 'call':
      return tree.args.reduce((sum, arg) => sum + readsOf(arg, form), 1);
  }
}

const rowsOf = ({ max_rows }: FormFieldOf<'table'>): number => max_rows ?? FORM_LIMITS.rows;

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
  const wanted = within !== undefined && OF_TIMES.has(within) ? 'time' : 'number';
  return formTypeTraits(type).inFormulas === wanted;
}
