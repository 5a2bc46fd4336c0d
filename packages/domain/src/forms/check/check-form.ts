import { dictionaries } from '../../dictionary/index.ts';
import type { FieldProblem } from '../../error/error.ts';
import { acceptedExtensions } from '../../file/index.ts';
import { fill, type Lang } from '../../label.ts';
import type { FormColumn, FormField, FormFieldOf } from '../fields.ts';
import type { ProcessForm } from '../form.ts';
import { FORM_LIMITS } from '../limits.ts';
import { formText } from '../text/index.ts';
import type { FormText } from '../text/zh.ts';
import { conditionProblems } from './conditions.ts';
import { formulaProblems } from './formula-problems.ts';
import { RESERVED_NAMES } from './names.ts';

/** Reports a problem with a property of a field. */
export type Tell = (property: string, code: keyof FormText, values?: Record<string, string | number>) => void;

/** A field of the form or a column of one of its tables, with its surroundings. */
export interface Placed {
  field: FormField | FormColumn;
  table?: FormFieldOf<'table'>;
  tell: Tell;
}

/**
 * Returns the problems of a form that has the right shape: duplicate names, rules and formulas over missing fields,
 * choices without options. A form with any such problem cannot be deployed.
 */
export function checkForm(form: ProcessForm, lang: Lang): FieldProblem[] {
  const text = formText[lang];
  const problems: FieldProblem[] = [];
  const placed: Placed[] = form.fields.flatMap((field, at) => [
    place(field, `fields.${at}`),
    ...(field.type === 'table'
      ? field.columns.map((column, index) => place(column, `fields.${at}.columns.${index}`, field))
      : []),
  ]);
  function place(field: FormField | FormColumn, path: string, table?: FormFieldOf<'table'>): Placed {
    const where = table ? `「${table.label}」「${field.label}」` : `「${field.label}」`;
    return {
      field,
      table,
      tell: (property, code, values = {}) =>
        void problems.push({ path: `${path}.${property}`, code, message: fill(text[code], { where, ...values }) }),
    };
  }
  if (placed.length > FORM_LIMITS.fields)
    problems.push({ path: '', code: 'tooManyFields', message: fill(text.tooManyFields, { max: FORM_LIMITS.fields }) });
  if (JSON.stringify(form).length > FORM_LIMITS.json)
    problems.push({ path: '', code: 'tooLarge', message: text.tooLarge });
  sameNames(placed);
  for (const one of placed) {
    if (RESERVED_NAMES.has(one.field.name)) one.tell('name', 'nameReserved', { name: one.field.name });
    ownProblems(one);
    conditionProblems(one, form);
  }
  formulaProblems(placed, form);
  for (const [task, { fields }] of Object.entries(form.conf.tasks))
    for (const name of Object.keys(fields))
      if (!form.fields.some((field) => field.name === name))
        problems.push({ path: `conf.tasks.${task}`, code: 'taskField', message: fill(text.taskField, { task, name }) });
  return problems;
}

/** Checks that names are unique in the form, and those of columns in their table. */
function sameNames(placed: readonly Placed[]): void {
  const first = new Map<unknown, Map<string, FormField | FormColumn>>();
  for (const { field, table, tell } of placed) {
    const known = first.get(table) ?? new Map<string, FormField | FormColumn>();
    first.set(table, known);
    const other = known.get(field.name);
    if (other) tell('name', 'sameName', { first: other.label, second: field.label, name: field.name });
    else known.set(field.name, field);
  }
}

function ownProblems({ field, tell }: Placed): void {
  if ('min' in field && field.min !== undefined && field.max !== undefined && field.min > field.max)
    tell('min', 'minMax');
  if (field.type === 'choice' || field.type === 'choices') choiceProblems(field, tell);
  if (field.type === 'file' || field.type === 'image')
    for (const name of field.accept ?? [])
      if (acceptedExtensions([name]).length === 0) tell('accept', 'unknownFileType', { name });
}

function choiceProblems(field: FormFieldOf<'choice' | 'choices'>, tell: Tell): void {
  const options = field.options ?? [];
  if (field.dict !== undefined && options.length > 0) tell('options', 'bothSources');
  else if (field.dict === undefined && options.length === 0) tell('options', 'optionsMissing');
  const dictionary = field.dict === undefined ? undefined : dictionaries.get(field.dict);
  if (field.dict !== undefined && !dictionary) tell('dict', 'unknownDictionary', { name: field.dict });
  const seen = new Set<string>();
  for (const { value } of options) {
    if (seen.has(value)) tell('options', 'optionsTwice', { value });
    seen.add(value);
  }
  if (field.initial === undefined || (field.dict !== undefined && !dictionary)) return;
  const allowed = new Set<string | number>(dictionary ? dictionary.entries.map((one) => one.value) : seen);
  const initial = Array.isArray(field.initial) ? field.initial : [field.initial];
  if (Array.isArray(field.initial) !== (field.type === 'choices') || initial.some((one) => !allowed.has(one)))
    tell('initial', 'initialOutside');
}
