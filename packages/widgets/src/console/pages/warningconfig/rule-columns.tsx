import { findDeviceType, quantityOf } from '@gongdi/domain';
import { titleOf } from '../../../device/model/values.ts';
import type { OwnColumns } from '../resource/own-columns.ts';

/** The list of limits shows what is limited by its name and unit; records and sheets have its key. */
export const ruleColumns: OwnColumns = {
  extend: (columns, lang) =>
    columns.map((column) =>
      column.key === 'quantity'
        ? {
            ...column,
            render: (row) => {
              const type = findDeviceType(Number(row['device_type']));
              const quantity = type && quantityOf(type, String(row['quantity']));
              return quantity ? titleOf(quantity, lang) : column.render(row);
            },
          }
        : column,
    ),
};
