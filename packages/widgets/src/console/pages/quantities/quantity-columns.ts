import { fill, findDeviceType, MEASURES, quantityOf, type Lang, type Quantity } from '@gongdi/domain';
import { titleOf, valueText } from '../../../device/model/values.ts';
import { deviceText } from '../../../device/text/index.ts';
import type { OwnColumns, OwnRow } from '../resource/own-columns.ts';

/** What a row of limits or alarms is about, in the unit in which its numbers are. */
function measuredBy(row: OwnRow, lang: Lang): Quantity | undefined {
  const type = findDeviceType(Number(row['device_type']));
  const quantity = type && quantityOf(type, String(row['quantity']));
  // Codes of the dictionary `warn_measure` count from 1 in this order.
  if (!quantity || MEASURES[Number(row['measure']) - 1] !== 'rate') return quantity;
  return { ...quantity, unit: fill(deviceText[lang].perDay, { unit: quantity.unit }) };
}

/** Lists of limits and of alarms say what is measured by its name and unit; records and sheets have its key. */
export const quantityColumns: OwnColumns = {
  extend: (columns, lang) =>
    columns.map((column) => {
      const isNumber = column.key === 'value' || column.key === 'limit_value';
      if (!isNumber && column.key !== 'quantity') return column;
      return {
        ...column,
        render: (row) => {
          const quantity = measuredBy(row, lang);
          if (!quantity) return column.render(row);
          // A limit of a state stands between two of its words: the upper one is reached.
          const number = Number(row[column.key]);
          return isNumber
            ? valueText(quantity, quantity.states ? Math.ceil(number) : number, lang)
            : titleOf(quantity, lang);
        },
      };
    }),
};
