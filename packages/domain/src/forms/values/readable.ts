import { EMPTY } from '../../format/number.ts';
import { date, dateTime } from '../../format/time.ts';
import { formatField, LIST_SEPARATOR } from '../../format/field.ts';
import { money } from '../../format/number.ts';
import { fill, type Lang } from '../../label.ts';
import { isEmptyValue } from '../condition.ts';
import { isText, type FormColumn, type FormField, type FormReference } from '../fields.ts';
import type { FormValues, ProcessForm } from '../form.ts';
import { formText } from '../text/index.ts';
import { isRow, isFieldShown, fieldState } from './settle.ts';
import { choicesOf, isReference, namedFieldOf } from './value-type.ts';

/** Name of what a reference points at, when it is known: `nameOf('person', id)`. */
export type ReferenceNames = (type: FormReference, id: string) => string | undefined;

/** One line of a filled form as people read it; a table has its cells. */
export interface ReadableValue {
  name: string;
  label: string;
  text: string;
  table?: { columns: string[]; rows: string[][] };
}

interface ReadOptions {
  lang: Lang;
  /** IANA zone by whose clocks instants are written. */
  zone: string;
  task?: string | null;
  names?: ReferenceNames;
}

/** A filled form as plain text: for print, notices, exports and search. Hidden fields, headings and notes are left out. */
export function readableValues(form: ProcessForm, values: FormValues, options: ReadOptions): ReadableValue[] {
  const { lang, task } = options;
  return form.fields.flatMap((field): ReadableValue[] => {
    if (isText(field) || fieldState(form, field, values, task) === 'hidden') return [];
    const value = values[field.name];
    const { name, label } = field;
    if (field.type !== 'table') return [{ name, label, text: readableValue(field, value, options) }];
    const rows = Array.isArray(value) ? value.filter(isRow) : [];
    const cells = rows.map((row) =>
      field.columns.map((column) =>
        isFieldShown(column, { ...values, ...row }) ? readableValue(column, row[column.name], options) : EMPTY,
      ),
    );
    const text =
      rows.length === 0
        ? EMPTY
        : cells
            .map((row, at) => `${fill(formText[lang].rowNumber, { number: at + 1 })} ${row.join(LIST_SEPARATOR[lang])}`)
            .join('; ');
    return [{ name, label, text, table: { columns: field.columns.map((one) => one.label), rows: cells } }];
  });
}

/** One value as text; `--` when empty. */
export function readableValue(
  field: Exclude<FormField, { type: 'table' | 'heading' | 'note' }> | FormColumn,
  value: unknown,
  { lang, zone, names }: Omit<ReadOptions, 'task'>,
): string {
  if (isEmptyValue(value)) return EMPTY;
  if (isReference(field)) {
    const ids = (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
    return ids.map((id) => names?.(field.type, id) ?? id).join(LIST_SEPARATOR[lang]) || EMPTY;
  }
  switch (field.type) {
    case 'formula': {
      if (field.result === 'money') return typeof value === 'string' ? money(value) : EMPTY;
      return `${String(value)}${field.unit ? ` ${field.unit}` : ''}`;
    }
    case 'integer':
    case 'decimal':
      return `${String(value)}${field.unit ? ` ${field.unit}` : ''}`;
    case 'range': {
      if (!isRow(value)) return EMPTY;
      const show = (one: unknown) => (field.with_time ? dateTime(one as string, zone) : date(one as string));
      return fill(formText[lang].rangeTo, { begin: show(value['begin']), end: show(value['end']) });
    }
    case 'choice':
    case 'choices': {
      const all = choicesOf(field, lang, true);
      const chosen = (Array.isArray(value) ? value : [value]) as (string | number)[];
      return chosen
        .map((one) => all.find((entry) => entry.value === one)?.label ?? String(one))
        .join(LIST_SEPARATOR[lang]);
    }
    default:
      return formatField(namedFieldOf(field), value, { lang, zone });
  }
}
