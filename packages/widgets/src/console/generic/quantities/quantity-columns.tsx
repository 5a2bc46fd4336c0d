import {
  fill,
  findDeviceType,
  LIMIT_NAMES,
  MEASURES,
  quantityKeyOf,
  quantityOf,
  storedLimitProblems,
  warningconfig,
  type Lang,
  type Quantity,
  type StoredLimits,
} from '@gongdi/domain';
import { Tag, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { limitText, type ReachedBy } from '../../../device/model/limits.ts';
import { levelWord, titleOf, valueText } from '../../../device/model/values.ts';
import { deviceText } from '../../../device/text/index.ts';
import type { ScreenColumns, ScreenRow } from '../resource/screen/screen.ts';

/** Returns the quantity of a row of limits or alarms, with the unit of the row's numbers. */
function measuredBy(row: ScreenRow, lang: Lang): Quantity | undefined {
  const type = findDeviceType(Number(row['device_type']));
  const named = typeof row['quantity'] === 'string' ? row['quantity'] : '';
  const quantity = type && quantityOf(type, quantityKeyOf(type.code, named) ?? named);
  // Codes of the dictionary `warn_measure` count from 1 in this order.
  if (!quantity || MEASURES[Number(row['measure']) - 1] !== 'rate') return quantity;
  return { ...quantity, unit: fill(deviceText[lang].perDay, { unit: quantity.unit }) };
}

const NUMBERS: ReadonlySet<string> = new Set(['value', 'limit_value']);

/**
 * Returns the text of a cell: title and unit of a quantity, or a number with its unit; undefined for every other field.
 */
function shownValue(name: string, row: ScreenRow, lang: Lang): string | undefined {
  const isNumber = NUMBERS.has(name);
  if ((!isNumber && name !== 'quantity') || row[name] === null || row[name] === undefined) return undefined;
  const quantity = measuredBy(row, lang);
  if (!quantity) return undefined;
  // The limit of a state lies between two states: the alarm is reached at the upper one.
  const number = Number(row[name]);
  return isNumber ? valueText(quantity, quantity.states ? Math.ceil(number) : number, lang) : titleOf(quantity, lang);
}

const extended = (value: NonNullable<ScreenColumns['value']>): ScreenColumns => ({
  value,
  extend: (columns, lang) =>
    columns.map((column) => ({ ...column, render: (row) => value(column.key, row, lang) ?? column.render(row) })),
});

/** Columns of alarms: lists and details show the title and unit of the quantity; the records contain only its key. */
export const quantityColumns: ScreenColumns = extended(shownValue);

const LEVELS = ['warning', 'alarm', 'control'] as const;

/** The limits of a row below its quantity, for phones: there the columns of the limits are far to the side. */
function LimitBrief({ row, lang }: { row: ScreenRow; lang: Lang }) {
  const numbers = Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, (row[name] as number | null | undefined) ?? null]),
  );
  const rule = { ...numbers, measure: MEASURES[Number(row['measure']) - 1] ?? 'value' } as ReachedBy;
  return LEVELS.map((level, at) => {
    if (rule[`${level}_lower`] === null && rule[`${level}_upper`] === null) return null;
    const limit = limitText(rule, level, measuredBy(row, lang), lang);
    return (
      <small key={level} className="gd-console-limit-brief">{`${levelWord(at + 1, deviceText[lang])} ${limit}`}</small>
    );
  });
}

const namedLimits = extended((name, row, lang): ReactNode => {
  const shown = shownValue(name, row, lang);
  if (name !== warningconfig.title) return shown;
  const problems = storedLimitProblems(row as unknown as StoredLimits);
  if (problems.length === 0) return shown;
  const why = problems.map(({ label }) => label[lang]).join(lang === 'zh' ? '；' : '; ');
  return (
    <span>
      {shown ?? String(row['quantity'])}{' '}
      <Tooltip title={why}>
        <Tag color="error" aria-label={`${deviceText[lang].limitInvalid}: ${why}`}>
          {deviceText[lang].limitInvalid}
        </Tag>
      </Tooltip>
    </span>
  );
});

/** Width of the first column, which also has to fit the limits below the quantity, px. */
const QUANTITY_WIDTH = 168;

/** Columns of limits. The quantity is the first column. A limit that cannot be applied is marked, with the reason. */
export const limitColumns: ScreenColumns = {
  ...namedLimits,
  extend: (columns, lang) => {
    const shown = namedLimits.extend(columns, lang);
    const lead = shown.filter(({ key }) => key === warningconfig.title);
    return [
      ...lead.map((column) => ({
        ...column,
        width: QUANTITY_WIDTH,
        fixed: 'left' as const,
        render: (row: ScreenRow) => (
          <>
            {column.render(row)}
            <LimitBrief row={row} lang={lang} />
          </>
        ),
      })),
      ...shown.filter((column) => !lead.includes(column)),
    ];
  },
};
