import * as z from 'zod';
import { formCondition } from './condition.ts';
import { FORM_LIMITS } from './limits.ts';

/** Pattern of field names. They become names of process variables: letters, digits and underscores. */
export const FORM_NAME_PATTERN = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

const name = z.string().regex(FORM_NAME_PATTERN);
const label = z.string().trim().min(1).max(FORM_LIMITS.label);

/** Properties of every entry of a form. */
const placed = {
  name,
  label,
  /** Condition under which the field is shown; a hidden field has no value. */
  visible_when: formCondition.optional(),
  /** Fills a whole row of the form. */
  wide: z.boolean().optional(),
};

/** Properties of every field that has a value. */
const asked = {
  ...placed,
  hint: z.string().max(FORM_LIMITS.hint).optional(),
  required: z.boolean().optional(),
  /** Condition under which the field is required. */
  required_when: formCondition.optional(),
};

const text = z.strictObject({
  type: z.enum(['text', 'textarea']),
  ...asked,
  /** Maximum number of characters; default 255 for a line, 2,000 for a text. */
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
  /** Decimal places of a `decimal`. */
  scale: z.int().min(0).max(6).optional(),
  initial: z.number().optional(),
});
/** Yuan as a decimal string with at most two decimal places. */
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
  /** Civil date or ISO instant; `now`: the moment at which the form is opened. */
  initial: z.union([z.literal('now'), z.iso.date(), z.iso.datetime({ precision: 3 })]).optional(),
});
/** `{ begin, end }`, both civil dates, or instants when `with_time`. */
const range = z.strictObject({ type: z.literal('range'), ...asked, with_time: z.boolean().optional() });

const formOption = z.strictObject({ value: z.string().min(1).max(64), label });

/**
 * One (`choice`) or several (`choices`) values, from a dictionary (the values are its integer codes) or from the
 * field's own options (texts).
 */
const choice = z.strictObject({
  type: z.enum(['choice', 'choices']),
  ...asked,
  dict: z.string().min(1).max(64).optional(),
  options: z.array(formOption).max(FORM_LIMITS.options).optional(),
  /** `buttons`: all options are visible at once (radio, checkboxes). */
  look: z.enum(['select', 'buttons']).optional(),
  initial: z.union([z.string(), z.int(), z.array(z.union([z.string(), z.int()]))]).optional(),
});

/** Types of records that a form may refer to; the values are ids. */
const FORM_REFERENCES = ['person', 'organisation', 'project', 'device'] as const;
export type FormReference = (typeof FORM_REFERENCES)[number];
const reference = z.strictObject({
  type: z.enum(FORM_REFERENCES),
  ...asked,
  multiple: z.boolean().optional(),
  /** The user who fills in the form (person), or the user's organisation (organisation). */
  initial: z.literal('self').optional(),
});
const file = z.strictObject({
  type: z.enum(['file', 'image']),
  ...asked,
  max_count: z.int().min(1).max(20).optional(),
  /** Maximum size of one file, KB. */
  max_size: z.int().min(1).optional(),
  accept: z.array(z.string().max(16)).max(30).optional(),
  /** Writes the user and the time into pictures. */
  watermark: z.boolean().optional(),
});
/** A stored picture of a signature, drawn or typed: the same value as that of the field kind `signature`. */
const signature = z.strictObject({ type: z.literal('signature'), ...asked });
/** `{ longitude, latitude, address }`, in GCJ-02; the address may be missing. */
const location = z.strictObject({ type: z.literal('location'), ...asked });
/** Computed from other fields, in the browser and on the server; nobody types it. */
const formula = z.strictObject({
  type: z.literal('formula'),
  ...placed,
  hint: z.string().max(FORM_LIMITS.hint).optional(),
  expression: z.string().min(1).max(FORM_LIMITS.formula),
  /** Type of the result: a number, or an amount of money (decimal string). */
  result: z.enum(['number', 'money']).optional(),
  /** Decimal places; default 2. */
  scale: z.int().min(0).max(6).optional(),
  unit: z.string().max(16).optional(),
});
/** Entries without a value: a heading between fields, or an explanatory text. */
const heading = z.strictObject({ type: z.literal('heading'), ...placed });
const note = z.strictObject({ type: z.literal('note'), ...placed, text: z.string().min(1).max(FORM_LIMITS.note) });

/** Types that a table column may have: everything with a value except tables. */
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

/** The entry of one type, also where types share a description: `FormEntryOf<'text'>`. */
export type FormEntryOf<T extends FormFieldType> = FormField & { type: T };

/** Returns whether an entry has no value. */
export function isText(field: FormField): field is FormFieldOf<'heading' | 'note'> {
  return field.type === 'heading' || field.type === 'note';
}

/** Entries that a user fills in. */
export type AskedField = Exclude<FormField, FormFieldOf<'heading' | 'note' | 'formula'>>;
