import { holds, isEmptyValue } from '../condition.ts';
import { isText, type FormColumn, type FormField } from '../fields.ts';
import { accessTo, type FormAccess, type FormValues, type ProcessForm } from '../form.ts';
import { withFormulas } from '../formula/formulas.ts';

/**
 * Maximum number of rounds. Rules may depend on each other in chains; this bound ends chains that never become stable.
 */
const ROUNDS = 20;

type Entry = FormField | FormColumn;

/**
 * Returns the values after every rule: formulas computed, fields that a condition hides emptied. The browser and the
 * server compute the same, so that the server stores nothing that the user has not seen.
 */
export function settleValues(form: ProcessForm, values: FormValues, zone: string): FormValues {
  let now = withFormulas(form, values, zone);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = withFormulas(form, withoutHidden(form, now), zone);
    if (sameValues(next, now)) return next;
    now = next;
  }
  return now;
}

function withoutHidden(form: ProcessForm, values: FormValues): FormValues {
  const out: FormValues = { ...values };
  for (const field of form.fields) {
    if (isText(field)) continue;
    if (!isFieldShown(field, values)) {
      if (!isEmptyValue(out[field.name])) out[field.name] = null;
    } else if (
      field.type === 'table' &&
      Array.isArray(out[field.name]) &&
      field.columns.some((one) => one.visible_when)
    )
      out[field.name] = (out[field.name] as unknown[]).map((row) => rowWithoutHidden(field.columns, row, values));
  }
  return out;
}

function rowWithoutHidden(columns: readonly FormColumn[], row: unknown, values: FormValues): unknown {
  if (!isRow(row)) return row;
  const around = { ...values, ...row };
  const hidden = columns.filter((column) => !isFieldShown(column, around) && !isEmptyValue(row[column.name]));
  return hidden.length === 0 ? row : { ...row, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) };
}

export function isRow(value: unknown): value is FormValues {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Returns whether the condition of a field shows it. In a table: `values` merged with those of the row. */
export function isFieldShown(field: Entry, values: FormValues): boolean {
  return !field.visible_when || holds(field.visible_when, values);
}

/** Returns whether a field must be filled in with these values. */
export function isFieldRequired(field: Entry, values: FormValues): boolean {
  if ('required' in field && field.required) return true;
  return 'required_when' in field && field.required_when !== undefined && holds(field.required_when, values);
}

/** Returns the state of a field for a user: hidden by a condition or by the access, readable, or writable. */
export function fieldState(
  form: ProcessForm,
  field: FormField,
  values: FormValues,
  task: string | null | undefined,
): FormAccess {
  if (!isFieldShown(field, values)) return 'hidden';
  const access = accessTo(form, field.name, task);
  return access === 'write' && field.type === 'formula' ? 'read' : access;
}

function sameValues(a: FormValues, b: FormValues): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
