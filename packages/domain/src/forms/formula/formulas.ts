import type { FormFieldOf } from '../fields.ts';
import type { FormValues, ProcessForm } from '../form.ts';
import { textOfDecimal } from './decimal.ts';
import { evaluateFormula } from './evaluate.ts';
import { FormulaError, parseFormula, refsOf, type FormulaNode } from './parse.ts';

/** A formula of the form, or of a column of one of its tables. */
interface Computed {
  field: FormFieldOf<'formula'>;
  table?: string;
  tree: FormulaNode;
  /** Formulas that this one reads, as `name` or `table.column`; other fields are not listed. */
  needs: readonly string[];
}

export interface FormFormulas {
  /** Formulas in order of evaluation: each one after those that it reads. */
  ordered: readonly Computed[];
  /** Names of formulas that read each other in a circle. */
  circular: readonly string[];
}

const known = new WeakMap<ProcessForm, FormFormulas>();

/** Returns the formulas of a form, parsed and ordered once per form. Formulas that cannot be parsed are left out. */
export function formulasOf(form: ProcessForm): FormFormulas {
  let found = known.get(form);
  if (!found) known.set(form, (found = inOrder(collect(form))));
  return found;
}

function collect(form: ProcessForm): Map<string, Computed> {
  const all = new Map<string, Computed>();
  const tables = new Map(form.fields.flatMap((one) => (one.type === 'table' ? [[one.name, one] as const] : [])));
  const put = (field: FormFieldOf<'formula'>, table?: string): void => {
    const tree = treeOf(field.expression);
    if (!tree) return;
    const own = table === undefined ? undefined : tables.get(table);
    const needs = refsOf(tree).flatMap(({ field: name, column }): string[] => {
      if (column !== undefined) return [`${name}.${column}`];
      if (own?.columns.some((one) => one.name === name)) return [`${table}.${name}`];
      return [name];
    });
    all.set(table === undefined ? field.name : `${table}.${field.name}`, { field, table, tree, needs });
  };
  for (const field of form.fields) {
    if (field.type === 'formula') put(field);
    if (field.type === 'table')
      for (const column of field.columns) if (column.type === 'formula') put(column, field.name);
  }
  return all;
}

function treeOf(expression: string): FormulaNode | null {
  try {
    return parseFormula(expression);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

function inOrder(all: ReadonlyMap<string, Computed>): FormFormulas {
  const ordered: Computed[] = [];
  const circular = new Set<string>();
  const state = new Map<string, 'under way' | 'done'>();
  const visit = (key: string): void => {
    const one = all.get(key);
    if (!one || state.get(key) === 'done') return;
    if (state.get(key) === 'under way') return void circular.add(key);
    state.set(key, 'under way');
    for (const need of one.needs) visit(need);
    state.set(key, 'done');
    ordered.push(one);
  };
  for (const key of all.keys()) visit(key);
  return { ordered, circular: [...circular] };
}

/** Returns the values with every formula computed again. Values that a client sent for formulas are ignored. */
export function withFormulas(form: ProcessForm, values: FormValues, zone: string): FormValues {
  const { ordered } = formulasOf(form);
  if (ordered.length === 0) return values;
  const out: FormValues = { ...values };
  const valueIn = (source: FormValues, name: string): unknown => (Object.hasOwn(source, name) ? source[name] : null);
  for (const { field, table, tree } of ordered) {
    if (table === undefined) {
      out[field.name] = resultOf(field, evaluateFormula(tree, { value: (name) => valueIn(out, name), zone }));
      continue;
    }
    const rows = valueIn(out, table);
    if (!Array.isArray(rows)) continue;
    out[table] = rows.map((row: unknown) => {
      if (row === null || typeof row !== 'object') return row;
      const own = row as FormValues;
      const value = (name: string) => (Object.hasOwn(own, name) ? own[name] : valueIn(out, name));
      return { ...own, [field.name]: resultOf(field, evaluateFormula(tree, { value, zone })) };
    });
  }
  return out;
}

/** Default number of decimal places of a formula. */
const FORMULA_SCALE = 2;

function resultOf({ result, scale = FORMULA_SCALE }: FormFieldOf<'formula'>, value: bigint | null): unknown {
  if (value === null) return null;
  return result === 'money' ? textOfDecimal(value, 2) : Number(textOfDecimal(value, scale));
}
