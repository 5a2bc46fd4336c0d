import * as z from 'zod';
import { dictionaryOf } from '../../dictionary/index.ts';
import { field as make, metaOf } from '../../field/field.ts';
import type { FieldMeta } from '../../field/meta.ts';
import { DEFAULT_FILE_COUNT } from '../../file/file-item.ts';
import type { NamedField } from '../../resource/fields.ts';
import type { AskedField, FormColumn, FormFieldOf, FormReference } from '../fields.ts';
import { FORM_LIMITS } from '../limits.ts';

/** A field that takes a value by itself: no table, no formula. */
export type SingleField = Exclude<AskedField | FormColumn, FormFieldOf<'table' | 'formula'>>;

/** Resource that a reference of a form points at. */
export const REFERENCE_RESOURCE: Record<FormReference, string> = {
  person: 'usermanage',
  organisation: 'organization',
  project: 'projectmanage',
  device: 'devicelist',
};

export function isReference(field: { type: string }): field is FormFieldOf<FormReference> {
  return Object.hasOwn(REFERENCE_RESOURCE, field.type);
}

const kept = new WeakMap<SingleField, NamedField>();

/** A field of a form in the vocabulary of resources: kind, label and the zod type of a value that is there. */
export function namedFieldOf(field: SingleField): NamedField {
  let found = kept.get(field);
  if (!found) kept.set(field, (found = { name: field.name, ...describe(field) }));
  return found;
}

type Described = Omit<NamedField, 'name'>;

function describe(field: SingleField): Described {
  const label = { zh: field.label, en: field.label };
  const hint = field.hint ? { zh: field.hint, en: field.hint } : undefined;
  const common = { label, hint, required: true } as const;
  const known = (type: z.ZodType, more: Partial<FieldMeta> = {}): Described => ({ ...metaOf(type), ...more, type });
  const own = (kind: FieldMeta['kind'], type: z.ZodType): Described => ({ label, hint, required: true, kind, type });
  switch (field.type) {
    case 'text':
    case 'textarea':
      return known(make[field.type]({ ...common, ...(field.max_length ? { maxLength: field.max_length } : {}) }));
    case 'phone':
    case 'idcard':
    case 'boolean':
    case 'date':
    case 'datetime':
    case 'signature':
      return known(make[field.type](common));
    case 'location':
      return known(make.place(common));
    case 'integer':
    case 'decimal':
      return known(make[field.type]({ ...common, min: field.min, max: field.max }));
    case 'money':
      return known(make.money({ ...common, min: field.min, max: field.max }));
    case 'range':
      return own('date', rangeType(field.with_time ? z.iso.datetime({ precision: 3 }) : z.iso.date()));
    case 'choice':
      return field.dict ? known(make.code({ ...common, dict: field.dict })) : own('code', optionType(field));
    case 'choices':
      return own(
        'code',
        z
          .array(field.dict ? z.int() : optionType(field))
          .min(1)
          .max(FORM_LIMITS.options),
      );
    case 'file': {
      const files = { ...common, ...uploadOf(field) };
      return known(files.maxCount === 1 ? make.file(files) : make.files(files));
    }
    case 'image':
      return known(make.image({ ...common, ...uploadOf(field), watermark: field.watermark }));
    default: {
      const ref = REFERENCE_RESOURCE[field.type];
      return known(field.multiple ? make.references({ ...common, ref }) : make.reference({ ...common, ref }));
    }
  }
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

function optionType({ options = [] }: FormFieldOf<'choice' | 'choices'>): z.ZodType<string> {
  const values = new Set(options.map((one) => one.value));
  return z.string().refine((value) => values.has(value));
}

/** One choice of a field, with its words. */
export interface Choice {
  value: string | number;
  label: string;
}

/** What a choice may be: entries of its dictionary as they hold at this moment, or its own options. */
export function choicesOf(field: FormFieldOf<'choice' | 'choices'>, lang: 'zh' | 'en', all = false): Choice[] {
  if (!field.dict) return (field.options ?? []).map(({ value, label }) => ({ value, label }));
  return dictionaryOf(field.dict)
    .entries.filter((entry) => all || !entry.disabled)
    .map(({ value, label }) => ({ value, label: label[lang] }));
}
