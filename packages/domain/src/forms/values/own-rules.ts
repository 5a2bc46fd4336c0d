import { fill, type Lang } from '../../label.ts';
import { domainText } from '../../text/index.ts';
import { isEmptyValue } from '../condition.ts';
import type { FormEntryOf, FormFieldOf } from '../fields.ts';
import { formText } from '../text/index.ts';
import { isRow } from './settle.ts';
import type { SingleField } from './value-type.ts';

/** Returns the message about a broken rule that the field kinds of resources do not have; null: none is broken. */
export function ownRuleMessage(field: SingleField, value: unknown, lang: Lang): string | null {
  if (field.type === 'range') return rangeMessage(field, value, lang);
  if (field.type === 'money') return amountMessage(field, value, lang);
  return field.type === 'decimal' ? scaleMessage(field, value, lang) : null;
}

/** A range has both ends, in their order. */
function rangeMessage({ label }: FormEntryOf<'range'>, value: unknown, lang: Lang): string | null {
  const text = formText[lang];
  if (!isRow(value)) return null;
  const { begin, end } = value;
  if (isEmptyValue(begin) || isEmptyValue(end)) return fill(text.rangeHalf, { label });
  return typeof begin === 'string' && typeof end === 'string' && end < begin ? fill(text.rangeOrder, { label }) : null;
}

/** An amount of money is a text, so its limits are compared as numbers. */
function amountMessage({ label, min, max }: FormEntryOf<'money'>, value: unknown, lang: Lang): string | null {
  if (typeof value !== 'string') return null;
  const amount = Number(value);
  if (min !== undefined && amount < min) return fill(domainText[lang].tooSmall, { label, min });
  return max !== undefined && amount > max ? fill(domainText[lang].tooBig, { label, max }) : null;
}

const DECIMAL_PLACES = /\.(\d+)$/;

/** A decimal number has at most the decimal places of its field. */
function scaleMessage({ label, scale }: FormFieldOf<'integer' | 'decimal'>, value: unknown, lang: Lang): string | null {
  if (typeof value !== 'number' || scale === undefined) return null;
  const places = DECIMAL_PLACES.exec(String(value))?.[1]?.length ?? 0;
  return places > scale ? fill(formText[lang].scale, { label, max: scale }) : null;
}
