import { dictionaryOf } from '../dictionary/index.ts';
import type { Address, Place } from '../field/field.ts';
import type { FieldChoice, FieldKind, FieldMeta } from '../field/meta.ts';
import { filesIn } from '../file/file-item.ts';
import { fill, type Lang } from '../label.ts';
import { domainText } from '../text/index.ts';
import { maskValue, personalOf } from '../personal/mask.ts';
import { EMPTY, fee, meters, money, truncate2 } from './number.ts';
import { date, dateTime } from './time.ts';

/** Returns the choice of a field that a value stands for, given the record of the value. */
export function choiceOf(
  { choices }: Pick<FieldMeta, 'choices'>,
  value: unknown,
  record: Readonly<Record<string, unknown>> = {},
): FieldChoice | undefined {
  return choices?.(record).find((one) => one.value === value);
}

type FormattedField = Pick<FieldMeta, 'kind' | 'dict' | 'personal' | 'choices'>;

/** Context on which the text of a value depends. */
interface Around {
  field: FormattedField;
  lang: Lang;
  zone: string;
  record?: Readonly<Record<string, unknown>> | undefined;
}

/** Formats a value that is not empty and not personal data. */
type Print = (value: unknown, around: Around) => string;

/**
 * Returns the plain text of a field's value, as tables, details and exports show it; `--` when empty.
 * @param zone time zone of instants
 * @param record the record that holds the value; the label of a text with choices depends on it
 */
export function formatField(
  field: FormattedField,
  value: unknown,
  { lang, zone, record }: Omit<Around, 'field'>,
): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  const personal = personalOf(field);
  if (personal && personal !== 'scan') return maskValue(personal, value as string);
  return PRINTS[field.kind](value, { field, lang, zone, record });
}

/** Separator of a list that is shown in one line. */
export const LIST_SEPARATOR: Record<Lang, string> = { zh: '、', en: ', ' };

const YES_NO: Record<Lang, readonly [string, string]> = { zh: ['是', '否'], en: ['Yes', 'No'] };

/** Returns the address, or without one the coordinates to about a metre. */
function placeText({ longitude, latitude, address }: Place): string {
  return address || `${longitude.toFixed(5)}, ${latitude.toFixed(5)}`;
}

function codeLabel(dict: string | undefined, code: number, lang: Lang): string {
  const entry = dict ? dictionaryOf(dict).entries.find((one) => one.value === code) : undefined;
  return entry ? entry.label[lang] : String(code);
}

const asIs: Print = (value, { field, record, lang }) => {
  const shown = field.choices ? (choiceOf(field, value, record)?.label[lang] ?? value) : value;
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : JSON.stringify(shown);
};
const asList: Print = (value, { lang }) => (value as readonly string[]).join(LIST_SEPARATOR[lang]) || EMPTY;
const asFileNames: Print = (value, { lang }) =>
  filesIn(value)
    .map((file) => file.name ?? file.id)
    .join(LIST_SEPARATOR[lang]) || EMPTY;

/** Formatting function of each kind. */
const PRINTS = {
  text: asIs,
  textarea: asIs,
  integer: asIs,
  decimal: (value) => truncate2(value as number),
  money: (value) => money(value as string),
  fee: (value) => fee(value as number),
  meters: (value) => meters(value as number),
  boolean: (value, { lang }) => YES_NO[lang][value ? 0 : 1],
  date: (value) => date(value as string),
  datetime: (value, { zone }) => dateTime(value as string, zone),
  code: (value, { field, lang }) => codeLabel(field.dict, value as number, lang),
  reference: asIs,
  references: asList,
  permissions: asList,
  password: asIs,
  phone: asIs,
  idcard: asIs,
  region: asIs,
  address: (value) => (value as Address).location?.address || EMPTY,
  place: (value) => placeText(value as Place),
  rows: (value, { lang }) => fill(domainText[lang].rowCount, { count: (value as readonly unknown[]).length }),
  signature: asFileNames,
  file: asFileNames,
  files: asFileNames,
  image: asFileNames,
} satisfies Record<FieldKind, Print>;
