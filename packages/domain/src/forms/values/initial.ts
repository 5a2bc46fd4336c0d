import { date, dateTime } from '../../format/time.ts';
import type { FormColumn, FormField } from '../fields.ts';
import { isText } from '../fields.ts';
import type { FormValues, ProcessForm } from '../form.ts';
import { settleValues } from './settle.ts';

/** Who opens a form, and when: ISO instant. */
export interface FormOpener {
  now: string;
  /** IANA zone whose day it is. */
  zone: string;
  user_id: string;
  org_id: string;
}

/** Values of a form that nobody has filled in yet. */
export function initialFormValues(form: ProcessForm, opener: FormOpener): FormValues {
  const values = form.fields.flatMap((field) =>
    isText(field) ? [] : [[field.name, initialOf(field, opener)] as const],
  );
  return settleValues(form, Object.fromEntries(values), opener.zone);
}

/** A new row of a table. */
export function initialRow(columns: readonly FormColumn[], opener: FormOpener): FormValues {
  return Object.fromEntries(columns.map((column) => [column.name, initialOf(column, opener)]));
}

function initialOf(field: FormField | FormColumn, opener: FormOpener): unknown {
  switch (field.type) {
    case 'table':
      return [];
    case 'date':
      return field.initial === 'now' ? date(dateTime(opener.now, opener.zone)) : (field.initial ?? null);
    case 'datetime':
      return field.initial === 'now' ? opener.now : (field.initial ?? null);
    case 'person':
    case 'organisation': {
      if (field.initial !== 'self') return field.multiple ? [] : null;
      const id = field.type === 'person' ? opener.user_id : opener.org_id;
      return field.multiple ? [id] : id;
    }
    case 'boolean':
      return field.initial ?? false;
    default:
      return ('initial' in field ? field.initial : undefined) ?? null;
  }
}
