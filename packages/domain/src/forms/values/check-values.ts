import type { FieldProblem } from '../../error/error.ts';
import { traitsOf } from '../../field/kinds.ts';
import { fill, type Lang } from '../../label.ts';
import { dictionaryOf } from '../../dictionary/index.ts';
import { cleanRecord } from '../../resource/clean.ts';
import { looksMasked } from '../../personal/mask.ts';
import { domainText } from '../../text/index.ts';
import type { Checked } from '../../validation/check.ts';
import { messageOf } from '../../validation/messages.ts';
import { isEmptyValue } from '../condition.ts';
import { isText, type FormColumn, type FormField, type FormFieldOf } from '../fields.ts';
import type { FormValues, ProcessForm } from '../form.ts';
import { FORM_LIMITS } from '../limits.ts';
import { formText } from '../text/index.ts';
import { formTypeTraits } from '../types.ts';
import { ownRuleMessage } from './own-rules.ts';
import { isFieldRequired, isRow, isFieldShown, settleValues, fieldState } from './settle.ts';
import { namedFieldOf, type SingleField } from './value-type.ts';

export interface FormCheck {
  lang: Lang;
  /** IANA zone in which the days of instants begin and end; formulas count these days. */
  zone: string;
  /** Key of the user task; absent: the start form. */
  task?: string | null;
  /** Stored values; a field that the task may not write keeps its stored value. */
  before?: FormValues;
}

/**
 * Converts the input of a user to the values to store: texts trimmed, unknown names dropped, fields that the task may
 * not write set to their previous values, formulas computed, hidden fields empty.
 */
export function cleanFormValues(
  form: ProcessForm,
  input: unknown,
  { task, before = {}, zone }: Omit<FormCheck, 'lang'>,
): FormValues {
  const given = isRow(input) ? cleanRecord(input) : {};
  const valueIn = (source: FormValues, name: string) => (Object.hasOwn(source, name) ? (source[name] ?? null) : null);
  const merged: FormValues = {};
  for (const field of form.fields) {
    if (isText(field)) continue;
    const { name } = field;
    const writes = stateless(form, field, task) === 'write' && Object.hasOwn(given, name);
    const value = valueIn(writes ? given : before, name);
    merged[name] = field.type === 'table' && Array.isArray(value) ? value.map((row) => rowOf(field, row)) : value;
  }
  return settleValues(form, merged, zone);
}

/** Returns the access to a field without its conditions; those are evaluated when every value is present. */
function stateless(form: ProcessForm, field: FormField, task: string | null | undefined) {
  return fieldState(form, { ...field, visible_when: undefined }, {}, task);
}

/** Returns a row with the columns of the table only. */
function rowOf({ columns }: FormFieldOf<'table'>, row: unknown): unknown {
  if (!isRow(row)) return row;
  return Object.fromEntries(
    columns.map(({ name }) => [name, Object.hasOwn(row, name) ? (row[name] ?? null) : null] as const),
  );
}

/**
 * The only check of the values of a form; the page and the server call it. Problems have paths such as
 * `items.0.amount`, and their messages use the labels of the form.
 */
export function checkFormValues(form: ProcessForm, input: unknown, options: FormCheck): Checked<FormValues> {
  const { lang, task, before = {} } = options;
  const values = cleanFormValues(form, input, options);
  const problems = form.fields.flatMap((field): FieldProblem[] => {
    if (isText(field) || field.type === 'formula' || fieldState(form, field, values, task) !== 'write') return [];
    const value = values[field.name];
    if (isFieldRequired(field, values) && isEmptyValue(value)) return [missing(field, field.name, lang)];
    if (isEmptyValue(value) || isAsShown(field, value, [before])) return [];
    return field.type === 'table'
      ? tableProblems(field, value, values, lang, before[field.name])
      : valueProblems(field, value, field.name, lang);
  });
  const all = [...unknownNames(form, input, lang), ...problems];
  return all.length === 0 ? { ok: true, value: withoutExtras(form, values, task) } : { ok: false, problems: all };
}

/**
 * Returns whether a value is the masked value that was shown before, which means that the stored value stays unchanged.
 * Pages hold only masked personal data. On the server, the stored value has already replaced it before this check.
 */
function isAsShown(field: FormField | FormColumn, value: unknown, before: readonly FormValues[]): boolean {
  return isMasked(field, value) && before.some((row) => row[field.name] === value);
}

function isMasked({ type }: FormField | FormColumn, value: unknown): boolean {
  const { personal } = formTypeTraits(type);
  return personal !== 'none' && looksMasked(personal, value);
}

/** Removes unknown properties from objects inside values (a place, a file). */
function withoutExtras(form: ProcessForm, values: FormValues, task: string | null | undefined): FormValues {
  const bare = (field: SingleField, value: unknown): unknown =>
    isEmptyValue(value) || isMasked(field, value) ? value : namedFieldOf(field).type.parse(value);
  const out: FormValues = { ...values };
  for (const field of form.fields) {
    if (isText(field) || field.type === 'formula' || fieldState(form, field, values, task) !== 'write') continue;
    const value = values[field.name];
    if (field.type !== 'table') out[field.name] = bare(field, value);
    else if (Array.isArray(value))
      out[field.name] = (value as FormValues[]).map((row) => ({
        ...row,
        ...Object.fromEntries(
          field.columns.flatMap((column) =>
            column.type === 'formula' ? [] : [[column.name, bare(column, row[column.name])]],
          ),
        ),
      }));
  }
  return out;
}

/** Reports unknown names, as the check of records does: the input under a misspelt name would be lost. */
function unknownNames(form: ProcessForm, input: unknown, lang: Lang): FieldProblem[] {
  if (!isRow(input)) return [];
  const names = new Set(form.fields.map((field) => field.name));
  return Object.keys(input)
    .filter((name) => !names.has(name))
    .slice(0, 20)
    .map((name) => ({ path: name, code: 'unknown_field', message: fill(domainText[lang].unknownField, { name }) }));
}

function missing(field: FormField | FormColumn, path: string, lang: Lang): FieldProblem {
  const { required, requiredChoice } = domainText[lang];
  const message = fill(formTypeTraits(field.type).given === 'entered' ? required : requiredChoice, {
    label: field.label,
  });
  return { path, code: 'required', message };
}

/** Returns a message about a table row with the table and the row number, for display outside of the table. */
export function inRowMessage(table: string, number: number, message: string, lang: Lang): string {
  return fill(formText[lang].inRow, { table, number, message });
}

function tableProblems(
  table: FormFieldOf<'table'>,
  value: unknown,
  values: FormValues,
  lang: Lang,
  before: unknown,
): FieldProblem[] {
  const text = formText[lang];
  const problem = (path: string, message: string, code = 'invalid'): FieldProblem => ({ path, code, message });
  const label = table.label;
  if (!Array.isArray(value)) return [problem(table.name, fill(domainText[lang].other, { label }))];
  const max = table.max_rows ?? FORM_LIMITS.rows;
  const rowsBefore = Array.isArray(before) ? before.filter(isRow) : [];
  if (value.length > max) return [problem(table.name, fill(text.tooManyRows, { label, max }), 'too_big')];
  return value.flatMap((row: unknown, index): FieldProblem[] => {
    const number = index + 1;
    const inRow = (one: FieldProblem): FieldProblem => ({
      ...one,
      message: inRowMessage(label, number, one.message, lang),
    });
    if (!isRow(row)) return [inRow(problem(`${table.name}.${index}`, fill(domainText[lang].other, { label })))];
    const around = { ...values, ...row };
    return table.columns.flatMap((column) => {
      if (column.type === 'formula' || !isFieldShown(column, around)) return [];
      const cell = row[column.name];
      const path = `${table.name}.${index}.${column.name}`;
      if (isEmptyValue(cell)) return isFieldRequired(column, around) ? [inRow(missing(column, path, lang))] : [];
      return isAsShown(column, cell, rowsBefore) ? [] : valueProblems(column, cell, path, lang).map(inRow);
    });
  });
}

function valueProblems(field: SingleField, value: unknown, path: string, lang: Lang): FieldProblem[] {
  const named = namedFieldOf(field);
  const label = field.label;
  const problem = (message: string, code = 'invalid'): FieldProblem[] => [{ path, code, message }];
  const ownMessage = ownRuleMessage(field, value, lang);
  if (ownMessage) return problem(ownMessage);
  const parsed = named.type.safeParse(value, { reportInput: true });
  const issue = parsed.error?.issues[0];
  if (issue) {
    if (issue.code === 'too_big' && issue.origin === 'array' && traitsOf(named.kind).refersTo === 'records')
      return problem(fill(formText[lang].tooMany, { label, max: Number(issue.maximum) }), issue.code);
    return problem(messageOf(issue, named, lang), issue.code);
  }
  const codes = field.type === 'choice' || field.type === 'choices' ? field.dict : undefined;
  if (codes) {
    const known = new Set(dictionaryOf(codes).entries.map((entry) => entry.value));
    const chosen = (Array.isArray(value) ? value : [value]) as number[];
    if (chosen.some((one) => !known.has(one)))
      return problem(fill(domainText[lang].notInDictionary, { label }), 'not_in_dictionary');
  }
  return [];
}
