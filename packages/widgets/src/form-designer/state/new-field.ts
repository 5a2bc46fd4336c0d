import { FORM_FIELD_TYPES, type FormField, type FormFieldType } from '@gongdi/domain';
import type { FormDesignerText } from '../text/zh.ts';

/** Creates a field of a type with its required properties. */
// oxlint-disable-next-line complexity -- one case for each type of field, so that the compiler asks for a new one
export function newField(type: FormFieldType, name: string, text: FormDesignerText): FormField {
  const label = text.types[type];
  switch (type) {
    case 'choice':
    case 'choices': {
      const options = [1, 2].map((number) => ({ value: `option_${number}`, label: `${text.option}${number}` }));
      return { type, name, label, options, look: type === 'choice' ? 'select' : 'buttons' };
    }
    case 'table':
      return { type, name, label, columns: [{ type: 'text', name: 'text_1', label: text.types.text }] };
    case 'formula':
      return { type, name, label, expression: '0' };
    case 'note':
      return { type, name, label, text: text.noteText };
    case 'text':
    case 'textarea':
    case 'integer':
    case 'decimal':
    case 'money':
    case 'date':
    case 'datetime':
    case 'range':
    case 'boolean':
    case 'phone':
    case 'idcard':
    case 'person':
    case 'organisation':
    case 'project':
    case 'device':
    case 'file':
    case 'image':
    case 'location':
    case 'signature':
    case 'heading':
      return { type, name, label };
  }
}

/** Properties that a field keeps when its type changes. */
interface Kinship {
  /** A field may be converted to any type of the same family without losing its meaning. */
  family: string;
  /** Properties that only some types have. */
  keeps: readonly string[];
}

const LINE: Kinship = { family: 'text', keeps: [] };
const TEXT: Kinship = { family: 'text', keeps: ['max_length'] };
const NUMBER: Kinship = { family: 'number', keeps: ['unit', 'min', 'max'] };
const TIME: Kinship = { family: 'time', keeps: [] };
const CHOICE: Kinship = { family: 'choice', keeps: ['options', 'dict'] };
const FILE: Kinship = { family: 'file', keeps: ['max_count', 'max_size'] };
const REFERENCE: Kinship = { family: 'reference', keeps: ['multiple'] };
const alone = (family: string): Kinship => ({ family, keeps: [] });

const KIN = {
  text: TEXT,
  textarea: TEXT,
  integer: NUMBER,
  decimal: NUMBER,
  money: { ...NUMBER, keeps: ['min', 'max'] },
  date: TIME,
  datetime: TIME,
  range: alone('range'),
  choice: CHOICE,
  choices: CHOICE,
  boolean: alone('boolean'),
  phone: LINE,
  idcard: LINE,
  person: REFERENCE,
  organisation: REFERENCE,
  project: REFERENCE,
  device: REFERENCE,
  file: FILE,
  image: FILE,
  location: alone('location'),
  signature: alone('signature'),
  table: alone('table'),
  formula: alone('formula'),
  heading: alone('heading'),
  note: alone('note'),
} satisfies Record<FormFieldType, Kinship>;

/** Returns the types to which a field may be converted, including its own. */
export function kinOf(type: FormFieldType): readonly FormFieldType[] {
  return FORM_FIELD_TYPES.filter((one) => KIN[one].family === KIN[type].family);
}

/** Converts a field to another type; properties that both types have are kept. */
export function asType(field: FormField, type: FormFieldType): FormField {
  if (field.type === type) return field;
  const { name, label } = field;
  const shared = ['hint', 'required', 'required_when', 'visible_when', 'wide'];
  const source = field as unknown as Record<string, unknown>;
  const kept = [...shared, ...KIN[type].keeps].filter((key) => source[key] !== undefined);
  return { type, name, label, ...Object.fromEntries(kept.map((key) => [key, source[key]])) } as unknown as FormField;
}
