import { isCivil } from '../date/civil.ts';
import { serialOf } from '../date/serial.ts';
import type { ColumnFormat } from './sheet-spec.ts';
import { xmlText } from './xml-text.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d):(\d\d))?/;
const DECIMAL = /^-?\d{1,15}(?:\.\d+)?$/;

/**
 * Returns the markup of one cell. Text is written inline, so text that starts with `=` cannot become a formula. A date
 * or amount given as text becomes a number where the conversion is lossless, and stays text otherwise.
 */
export function cellXml(
  reference: string,
  value: string | number | boolean | null,
  format: ColumnFormat,
  style: number,
): string {
  const start = `<c r="${reference}" s="${style}"`;
  if (value === null || value === '') return `${start}/>`;
  if (typeof value === 'boolean') return `${start} t="b"><v>${value ? 1 : 0}</v></c>`;
  const number = typeof value === 'number' ? value : numberOf(value, format);
  if (number !== undefined && Number.isFinite(number) && format !== 'text') return `${start}><v>${number}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${xmlText(String(value))}</t></is></c>`;
}

function numberOf(text: string, format: ColumnFormat): number | undefined {
  if (format === 'money' || format === 'number') {
    return DECIMAL.test(text) && text.replace(/\D/g, '').length <= 15 ? Number(text) : undefined;
  }
  if (format !== 'date' && format !== 'datetime') return undefined;
  return dateNumber(text, format === 'datetime');
}

/** Returns the number by which a workbook stores a date, with or without its time of day. */
function dateNumber(text: string, withTime: boolean): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1900) return undefined;
  const date = { year, month, day };
  if (!isCivil(date)) return undefined;
  const time = withTime ? ((hour || 0) * 3600 + (minute || 0) * 60 + (second || 0)) / 86_400 : 0;
  return serialOf(date) + time;
}
