import { EMPTY } from '../../format/number.ts';
import { date, dateTime } from '../../format/time.ts';
import { formatField, LIST_SEPARATOR } from '../../format/field.ts';
import { money } from '../../format/number.ts';
import { fill, type Lang } from '../../label.ts';
import { isEmptyValue } from '../condition.ts';
import type { FormColumn, FormEntryOf, FormField, FormReference } from '../fields.ts';
import { formText } from '../text/index.ts';
import { isRow } from './settle.ts';
import { choicesOf, namedFieldOf, type SingleField } from './value-type.ts';

/** Returns the name of the record that a reference points at, when it is known: `nameOf('person', id)`. */
export type ReferenceNames = (type: FormReference, id: string) => string | undefined;

interface ReadOptions {
  lang: Lang;
  /** IANA time zone of instants. */
  zone: string;
  names?: ReferenceNames;
}

type ReadableField = Exclude<FormField, { type: 'table' | 'heading' | 'note' }>;
type ReadableType = ReadableField['type'];

/** Returns one value as text; `--` when empty. */
export function readableValue(field: ReadableField | FormColumn, value: unknown, options: ReadOptions): string {
  return isEmptyValue(value) ? EMPTY : (READ[field.type] as Read<ReadableType>)(field, value, options);
}

/** Formats a value that is not empty. */
type Read<T extends ReadableType> = (field: FormEntryOf<T>, value: unknown, options: ReadOptions) => string;

/** Values that resources have too are shown as those of resources. */
const asInResource: Read<SingleField['type']> = (field, value, options) =>
  formatField(namedFieldOf(field), value, options);
const numberWithUnit = ({ unit }: { unit?: string }, value: unknown): string =>
  `${String(value)}${unit ? ` ${unit}` : ''}`;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const labelsOfChoices: Read<'choice' | 'choices'> = (field, value, { lang }) => {
  const all = choicesOf(field, lang, true);
  return listOf(value)
    .map((one) => all.find((entry) => entry.value === one)?.label ?? String(one))
    .join(LIST_SEPARATOR[lang]);
};
const namesOfRecords: Read<FormReference> = ({ type }, value, { lang, names }) => {
  const ids = listOf(value).filter((one) => typeof one === 'string');
  return ids.map((id) => names?.(type, id) ?? id).join(LIST_SEPARATOR[lang]) || EMPTY;
};

/** Text of a value of each type. */
const READ = {
  text: asInResource,
  textarea: asInResource,
  integer: numberWithUnit,
  decimal: numberWithUnit,
  money: asInResource,
  date: asInResource,
  datetime: asInResource,
  range: ({ with_time }, value, { lang, zone }) => {
    if (!isRow(value)) return EMPTY;
    const show = (one: unknown) => (with_time ? dateTime(one as string, zone) : date(one as string));
    return fill(formText[lang].rangeTo, { begin: show(value['begin']), end: show(value['end']) });
  },
  choice: labelsOfChoices,
  choices: labelsOfChoices,
  boolean: asInResource,
  phone: asInResource,
  idcard: asInResource,
  person: namesOfRecords,
  organisation: namesOfRecords,
  project: namesOfRecords,
  device: namesOfRecords,
  file: asInResource,
  image: asInResource,
  location: asInResource,
  signature: asInResource,
  formula: (field, value) => {
    if (field.result !== 'money') return numberWithUnit(field, value);
    return typeof value === 'string' ? money(value) : EMPTY;
  },
} satisfies { [T in ReadableType]: Read<T> };
