import * as z from 'zod';
import { formCondition } from './condition.ts';
import { FORM_LIMITS } from './limits.ts';

/** Names of fields become names of process variables: letters, digits and underscores. */
export const FORM_NAME_PATTERN = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

const name = z.string().regex(FORM_NAME_PATTERN);
const label = z.string().trim().min(1).max(FORM_LIMITS.label);

/** What every entry of a form has. */
const placed = {
  name,
  label,
  /** Shown only when this holds; what is not shown has no value. */
  visible_when: formCondition.optional(),
  /** Takes a whole row. */
  wide: z.boolean().optional(),
};

/** What every field has that takes a value. */
const asked = {
  ...placed,
  hint: z.string().max(FORM_LIMITS.hint).optional(),
  required: z.boolean().optional(),
  /** Required only when this holds. */
  required_when: formCondition.optional(),
};

const text = z.strictObject({
  type: z.enum(['text', 'textarea']),
  ...asked,
  /** Characters; 255 for a line, 2,000 for a text unless it says otherwise. */
  max_length: z.int().min(1).max(FORM_LIMITS.textarea).optional(),
  initial: z.string().max(2000).optional(),
});
const contact = z.strictObject({ type: z.enum(['phone', 'idcard']), ...asked });
const number = z.strictObject({
  type: z.enum(['integer', 'decimal']),
  ...asked,
  min: z.number().optional(),
  max: z.number().optional(),
  /** Shown behind the number: 米, 吨. */
  unit: z.string().max(16).optional(),
  /** Digits behind the point, of `decimal`. */
  scale: z.int().min(0).max(6).optional(),
  initial: z.number().optional(),
});
/** Yuan as a decimal string with at most two digits. */
const money = z.strictObject({
  type: z.literal('money'),
  ...asked,
  min: z.number().optional(),
  max: z.number().optional(),
  initial: z
    .string()
    .regex(/^-?\d{1,16}(\.\d{1,2})?$/)
    .optional(),
});
const boolean = z.strictObject({ type: z.literal('boolean'), ...asked, initial: z.boolean().optional() });
const date = z.strictObject({
  type: z.enum(['date', 'datetime']),
  ...asked,
  /** Civil date or ISO instant, or the moment at which the form is opened. */
  initial: z.union([z.literal('now'), z.iso.date(), z.iso.datetime({ precision: 3 })]).optional(),
});
/** `{ begin, end }`, both civil dates, or instants when `with_time`. */
const range = z.strictObject({ type: z.literal('range'), ...asked, with_time: z.boolean().optional() });

export const formOption = z.strictObject({ value: z.string().min(1).max(64), label });
export type FormOption = z.infer<typeof formOption>;

/** One (`choice`) or several (`choices`), of a dictionary (values are its integer codes) or of own options (texts). */
const choice = z.strictObject({
  type: z.enum(['choice', 'choices']),
  ...asked,
  dict: z.string().min(1).max(64).optional(),
  options: z.array(formOption).max(FORM_LIMITS.options).optional(),
  /** `buttons`: all are seen at once (radio, checkboxes). */
  look: z.enum(['select', 'buttons']).optional(),
  initial: z.union([z.string(), z.int(), z.array(z.union([z.string(), z.int()]))]).optional(),
});

/** What a form may point at; values are ids. */
export const FORM_REFERENCES = ['person', 'organisation', 'project', 'device'] as const;
export type FormReference = (typeof FORM_REFERENCES)[number];
const reference = z.strictObject({
  type: z.enum(FORM_REFERENCES),
  ...asked,
  multiple: z.boolean().optional(),
  /** Whoever fills the form in (person), or their organisation (organisation). */
  initial: z.literal('self').optional(),
});
const file = z.strictObject({
  type: z.enum(['file', 'image']),
  ...asked,
  max_count: z.int().min(1).max(20).optional(),
  /** KB of one file. */
  max_size: z.int().min(1).optional(),
  accept: z.array(z.string().max(16)).max(30).optional(),
  /** Pictures get who and when written into them. */
  watermark: z.boolean().optional(),
});
/** A stored picture of a name, drawn or typed: what the field kind of that name holds. */
const signature = z.strictObject({ type: z.literal('signature'), ...asked });
/** `{ longitude, latitude, address }`, in GCJ-02; the address may be missing. */
const location = z.strictObject({ type: z.literal('location'), ...asked });
/** Computed from other fields, on both sides; nobody types it. */
const formula = z.strictObject({
  type: z.literal('formula'),
  ...placed,
  hint: z.string().max(FORM_LIMITS.hint).optional(),
  expression: z.string().min(1).max(FORM_LIMITS.formula),
  /** A number, or an amount of money (decimal string). */
  result: z.enum(['number', 'money']).optional(),
  /** Digits behind the point, 2 unless said otherwise. */
  scale: z.int().min(0).max(6).optional(),
  unit: z.string().max(16).optional(),
});
/** No values: a heading between fields, or words that explain. */
const heading = z.strictObject({ type: z.literal('heading'), ...placed });
const note = z.strictObject({ type: z.literal('note'), ...placed, text: z.string().min(1).max(FORM_LIMITS.note) });

/** What may stand in a row of a table: everything with a value but tables. */
export const formColumn = z.discriminatedUnion('type', [
  text,
  contact,
  number,
  money,
  boolean,
  date,
  range,
  choice,
  reference,
  file,
  location,
  formula,
]);
export type FormColumn = z.infer<typeof formColumn>;

const table = z.strictObject({
  type: z.literal('table'),
  ...asked,
  columns: z.array(formColumn).min(1).max(FORM_LIMITS.columns),
  max_rows: z.int().min(1).max(FORM_LIMITS.rows).optional(),
});
export type FormTable = z.infer<typeof table>;

/** One entry of a form. */
export const formField = z.discriminatedUnion('type', [
  text,
  contact,
  number,
  money,
  boolean,
  date,
  range,
  choice,
  reference,
  file,
  signature,
  location,
  formula,
  table,
  heading,
  note,
]);
export type FormField = z.infer<typeof formField>;
export type FormFieldType = FormField['type'];
/** A field of one or several types: `FieldOf<'file' | 'image'>`. */
export type FormFieldOf<T extends FormFieldType> = Extract<FormField, { type: T }>;

/** Every type, in the order in which the designer offers them. */
export const FORM_FIELD_TYPES = [
  'text',
  'textarea',
  'integer',
  'decimal',
  'money',
  'date',
  'datetime',
  'range',
  'choice',
  'choices',
  'boolean',
  'phone',
  'idcard',
  'person',
  'organisation',
  'project',
  'device',
  'file',
  'image',
  'location',
  'signature',
  'table',
  'formula',
  'heading',
  'note',
] as const satisfies readonly FormFieldType[];

/** Entries without a value. */
export function isText(field: FormField): field is FormFieldOf<'heading' | 'note'> {
  return field.type === 'heading' || field.type === 'note';
}

/** Entries that somebody fills in. */
export type AskedField = Exclude<FormField, FormFieldOf<'heading' | 'note' | 'formula'>>;
export function isAsked(field: FormField): field is AskedField {
  return !isText(field) && field.type !== 'formula';
}
