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
import type { ScreenColumns, ScreenRow } from '../resource/screen.ts';

/** What a row of limits or alarms is about, in the unit in which its numbers are. */
function measuredBy(row: ScreenRow, lang: Lang): Quantity | undefined {
  const type = findDeviceType(Number(row['device_type']));
  const named = typeof row['quantity'] === 'string' ? row['quantity'] : '';
  const quantity = type && quantityOf(type, quantityKeyOf(type.code, named) ?? named);
  // Codes of the dictionary `warn_measure` count from 1 in this order.
  if (!quantity || MEASURES[Number(row['measure']) - 1] !== 'rate') return quantity;
  return { ...quantity, unit: fill(deviceText[lang].perDay, { unit: quantity.unit }) };
}

const NUMBERS: ReadonlySet<string> = new Set(['value', 'limit_value']);

/** A quantity by its name and unit, a number of it with the unit; undefined for everything else. */
function shownValue(name: string, row: ScreenRow, lang: Lang): string | undefined {
  const isNumber = NUMBERS.has(name);
  if ((!isNumber && name !== 'quantity') || row[name] === null || row[name] === undefined) return undefined;
  const quantity = measuredBy(row, lang);
  if (!quantity) return undefined;
  // A limit of a state stands between two of its words: the upper one is reached.
  const number = Number(row[name]);
  return isNumber ? valueText(quantity, quantity.states ? Math.ceil(number) : number, lang) : titleOf(quantity, lang);
}

const extended = (value: NonNullable<ScreenColumns['value']>): ScreenColumns => ({
  value,
  extend: (columns, lang) =>
    columns.map((column) => ({ ...column, render: (row) => value(column.key, row, lang) ?? column.render(row) })),
});

/** Lists and details of alarms say what is measured by its name and unit; records have its key. */
export const quantityColumns: ScreenColumns = extended(shownValue);

const LEVELS = ['warning', 'alarm', 'control'] as const;

/** The limits of a row under its quantity, for phones: there the columns of the limits lie far to the side. */
function LimitBrief({ row, lang }: { row: ScreenRow; lang: Lang }) {
  const numbers = Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, (row[name] as number | null | undefined) ?? null]),
  );
  const rule = { ...numbers, measure: MEASURES[Number(row['measure']) - 1] ?? 'value' } as ReachedBy;
  return LEVELS.map((level, at) => {
    if (rule[`${level}_lower`] === null && rule[`${level}_upper`] === null) return null;
    const told = limitText(rule, level, measuredBy(row, lang), lang);
    return <small key={level} className="gd-limit-brief">{`${levelWord(at + 1, deviceText[lang])} ${told}`}</small>;
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

/** What leads a row, wide enough for the limits below it, px. */
const QUANTITY_WIDTH = 168;

/** The same of limits, which begin with the quantity that they are for; one that cannot hold says so, and why. */
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
