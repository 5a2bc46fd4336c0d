import * as z from 'zod';
import { dictionaryOf } from '../../dictionary/index.ts';
import { field as make, metaOf } from '../../field/field.ts';
import type { FieldKind, FieldMeta } from '../../field/meta.ts';
import { DEFAULT_FILE_COUNT } from '../../file/file-item.ts';
import type { NamedField } from '../../resource/fields.ts';
import type { AskedField, FormColumn, FormEntryOf, FormFieldOf, FormReference } from '../fields.ts';
import { FORM_LIMITS } from '../limits.ts';

/** A field with a single value: neither a table nor a formula. */
export type SingleField = Exclude<AskedField | FormColumn, FormFieldOf<'table' | 'formula'>>;

/** Resource that a reference of a form points at. */
const REFERENCE_RESOURCE: Record<FormReference, string> = {
  person: 'usermanage',
  organisation: 'organization',
  project: 'projectmanage',
  device: 'devicelist',
};

export function isReference(field: { type: string }): field is FormFieldOf<FormReference> {
  return Object.hasOwn(REFERENCE_RESOURCE, field.type);
}

const kept = new WeakMap<SingleField, NamedField>();

/**
 * Converts a field of a form to a field of a resource: the kind of its type, its label, and the zod type of a non-empty
 * value.
 */
export function namedFieldOf(field: SingleField): NamedField {
  let found = kept.get(field);
  if (!found) kept.set(field, (found = { name: field.name, ...describe(field) }));
  return found;
}

type Described = Omit<NamedField, 'name'>;
type SingleType = SingleField['type'];
/** Options that every field has. */
type Common = Required<Pick<FieldMeta, 'label'>> & { hint: FieldMeta['hint']; required: true };
type Describe<T extends SingleType> = (field: FormEntryOf<T>, common: Common) => Described;

function describe(field: SingleField): Described {
  const label = { zh: field.label, en: field.label };
  const hint = field.hint ? { zh: field.hint, en: field.hint } : undefined;
  return (DESCRIBE[field.type] as Describe<SingleType>)(field, { label, hint, required: true });
}

/** A field of a kind that resources have. */
const known = (type: z.ZodType): Described => ({ ...metaOf(type), type });
/** A field whose values only forms have: their type replaces that of the kind. */
const own = (common: Common, kind: FieldKind, type: z.ZodType): Described => ({ ...common, kind, type });

/** Description of each type with a single value. */
const DESCRIBE = {
  text: (field, common) => known(make.text({ ...common, ...lengthOf(field) })),
  textarea: (field, common) => known(make.textarea({ ...common, ...lengthOf(field) })),
  integer: ({ min, max }, common) => known(make.integer({ ...common, min, max })),
  decimal: ({ min, max }, common) => known(make.decimal({ ...common, min, max })),
  money: ({ min, max }, common) => known(make.money({ ...common, min, max })),
  date: (_, common) => known(make.date(common)),
  datetime: (_, common) => known(make.datetime(common)),
  range: ({ with_time }, common) =>
    own(common, 'date', rangeType(with_time ? z.iso.datetime({ precision: 3 }) : z.iso.date())),
  choice: (field, common) =>
    field.dict
      ? known(make.code({ ...common, dict: { dict_type: field.dict } }))
      : own(common, 'code', optionType(field)),
  choices: (field, common) => own(common, 'code', choicesType(field.dict ? z.int() : optionType(field))),
  boolean: (_, common) => known(make.boolean(common)),
  phone: (_, common) => known(make.phone(common)),
  idcard: (_, common) => known(make.idcard(common)),
  person: referenceField,
  organisation: referenceField,
  project: referenceField,
  device: referenceField,
  file: (field, common) => {
    const files = { ...common, ...uploadOf(field) };
    return known(files.maxCount === 1 ? make.file(files) : make.files(files));
  },
  image: (field, common) => known(make.image({ ...common, ...uploadOf(field), watermark: field.watermark })),
  location: (_, common) => known(make.place(common)),
  signature: (_, common) => known(make.signature(common)),
} satisfies { [T in SingleType]: Describe<T> };

function lengthOf({ max_length }: FormEntryOf<'text' | 'textarea'>) {
  return max_length ? { maxLength: max_length } : {};
}

function referenceField({ type, multiple }: FormFieldOf<FormReference>, common: Common): Described {
  const ref = REFERENCE_RESOURCE[type];
  return known(multiple ? make.references({ ...common, ref }) : make.reference({ ...common, ref }));
}

function uploadOf({ accept, max_size, max_count }: FormFieldOf<'file' | 'image'>) {
  return {
    maxCount: max_count ?? DEFAULT_FILE_COUNT,
    ...(accept?.length ? { accept } : {}),
    ...(max_size === undefined ? {} : { maxSize: max_size }),
  };
}

function rangeType(part: z.ZodType<string>) {
  return z.strictObject({ begin: part, end: part });
}

function choicesType(one: z.ZodType) {
  return z.array(one).min(1).max(FORM_LIMITS.options);
}

function optionType({ options = [] }: FormFieldOf<'choice' | 'choices'>): z.ZodType<string> {
  const values = new Set(options.map((one) => one.value));
  return z.string().refine((value) => values.has(value));
}

/** One choice of a field with its label. */
export interface Choice {
  value: string | number;
  label: string;
}

/**
 * Returns the values that a choice may have: the entries of its dictionary as they are at this moment, or its own
 * options.
 */
export function choicesOf(field: FormFieldOf<'choice' | 'choices'>, lang: 'zh' | 'en', all = false): Choice[] {
  if (!field.dict) return (field.options ?? []).map(({ value, label }) => ({ value, label }));
  return dictionaryOf(field.dict)
    .entries.filter((entry) => all || !entry.disabled)
    .map(({ value, label }) => ({ value, label: label[lang] }));
}
