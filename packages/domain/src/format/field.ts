import { dictionaryOf } from '../dictionary/index.ts';
import type { Address, Place } from '../field/field.ts';
import type { FieldChoice, FieldMeta } from '../field/meta.ts';
import { filesIn } from '../file/file-item.ts';
import { fill, type Lang } from '../label.ts';
import { domainText } from '../text/index.ts';
import { maskValue, personalOf } from '../personal/mask.ts';
import { EMPTY, fee, meters, money, truncate2 } from './number.ts';
import { date, dateTime } from './time.ts';

/** The choice of a field that a value is, given the record that it stands in. */
export function choiceOf(
  { choices }: Pick<FieldMeta, 'choices'>,
  value: unknown,
  record: Readonly<Record<string, unknown>> = {},
): FieldChoice | undefined {
  return choices?.(record).find((one) => one.value === value);
}

/**
 * Plain text of a field's value, as tables, details and exports show it; `--` when empty.
 * @param zone by whose clocks instants are written
 * @param record in which it stands; what a text with choices is called depends on it
 */
export function formatField(
  field: Pick<FieldMeta, 'kind' | 'dict' | 'personal' | 'choices'>,
  value: unknown,
  { lang, zone, record }: { lang: Lang; zone: string; record?: Readonly<Record<string, unknown>> | undefined },
): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  const personal = personalOf(field);
  if (personal) return maskValue(personal, value as string);
  switch (field.kind) {
    case 'code':
      return codeLabel(field.dict, value as number, lang);
    case 'money':
      return money(value as string);
    case 'fee':
      return fee(value as number);
    case 'meters':
      return meters(value as number);
    case 'decimal':
      return truncate2(value as number);
    case 'boolean':
      return YES_NO[lang][value ? 0 : 1];
    case 'date':
      return date(value as string);
    case 'datetime':
      return dateTime(value as string, zone);
    case 'references':
    case 'permissions':
      return (value as readonly string[]).join(LIST_SEPARATOR[lang]) || EMPTY;
    case 'file':
    case 'files':
    case 'image':
    case 'signature':
      return (
        filesIn(value)
          .map((file) => file.name ?? file.id)
          .join(LIST_SEPARATOR[lang]) || EMPTY
      );
    case 'rows':
      return fill(domainText[lang].rowCount, { count: (value as readonly unknown[]).length });
    case 'place':
      return placeText(value as Place);
    case 'address':
      return (value as Address).location?.address || EMPTY;
    default:
      if (field.choices) value = choiceOf(field, value, record)?.label[lang] ?? value;
      return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  }
}

/** Between the parts of a list that is shown in one line. */
export const LIST_SEPARATOR: Record<Lang, string> = { zh: '、', en: ', ' };

const YES_NO: Record<Lang, readonly [string, string]> = { zh: ['是', '否'], en: ['Yes', 'No'] };

/** The address, else the coordinates to about a metre. */
function placeText({ longitude, latitude, address }: Place): string {
  return address || `${longitude.toFixed(5)}, ${latitude.toFixed(5)}`;
}

function codeLabel(dict: string | undefined, code: number, lang: Lang): string {
  const entry = dict ? dictionaryOf(dict).entries.find((one) => one.value === code) : undefined;
  return entry ? entry.label[lang] : String(code);
}
