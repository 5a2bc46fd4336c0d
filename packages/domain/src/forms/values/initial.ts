import { date, dateTime } from '../../format/time.ts';
import type { FormColumn, FormEntryOf, FormField, FormFieldOf, FormFieldType, FormReference } from '../fields.ts';
import { isText } from '../fields.ts';
import type { FormValues, ProcessForm } from '../form.ts';
import { settleValues } from './settle.ts';

/** The user who opens a form, and the time as an ISO instant. */
export interface FormOpener {
  now: string;
  /** IANA zone of the current day. */
  zone: string;
  user_id: string;
  org_id: string;
}

/** Returns the initial values of a form. */
export function initialFormValues(form: ProcessForm, opener: FormOpener): FormValues {
  const values = form.fields.flatMap((field) =>
    isText(field) ? [] : [[field.name, initialOf(field, opener)] as const],
  );
  return settleValues(form, Object.fromEntries(values), opener.zone);
}

/** Returns a new row of a table. */
export function initialRow(columns: readonly FormColumn[], opener: FormOpener): FormValues {
  return Object.fromEntries(columns.map((column) => [column.name, initialOf(column, opener)]));
}

function initialOf(field: FormField | FormColumn, opener: FormOpener): InitialValue {
  return (INITIAL[field.type] as Initial<FormFieldType>)(field, opener);
}

/** Without undefined, so that the compiler reports a rule that returns nothing. */
type InitialValue = string | number | boolean | readonly unknown[] | null;
type Initial<T extends FormFieldType> = (field: FormEntryOf<T>, opener: FormOpener) => InitialValue;

const none = (): InitialValue => null;
const literal = ({ initial }: { initial?: InitialValue }): InitialValue => initial ?? null;
/** The id of the opener or of the opener's organisation when the form asks for it, otherwise no reference. */
const openerOr = ({ initial, multiple }: FormFieldOf<FormReference>, id: string): InitialValue => {
  if (initial !== 'self') return multiple ? [] : null;
  return multiple ? [id] : id;
};

/** Initial value of each type. */
const INITIAL = {
  text: literal,
  textarea: literal,
  integer: literal,
  decimal: literal,
  money: literal,
  date: ({ initial }, { now, zone }) => (initial === 'now' ? date(dateTime(now, zone)) : (initial ?? null)),
  datetime: ({ initial }, { now }) => (initial === 'now' ? now : (initial ?? null)),
  range: none,
  choice: literal,
  choices: literal,
  boolean: ({ initial }) => initial ?? false,
  phone: none,
  idcard: none,
  person: (field, { user_id }) => openerOr(field, user_id),
  organisation: (field, { org_id }) => openerOr(field, org_id),
  project: literal,
  device: literal,
  file: none,
  image: none,
  location: none,
  signature: none,
  table: () => [],
  formula: none,
  heading: none,
  note: none,
} satisfies { [T in FormFieldType]: Initial<T> };
