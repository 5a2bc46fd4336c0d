import { createContext, use, type ReactNode } from 'react';
import type { GridColumn } from '../../../../kit/grid/data-grid.tsx';
import type { ScreenColumns, ScreenRow } from '../../../generic/resource/screen/screen.ts';
import { Battery, Seen, useDeviceValues, type DeviceValues } from './device-values.tsx';
import { helmetText } from './text/index.ts';

const Values = createContext<ReadonlyMap<string, DeviceValues> | undefined>(undefined);

/** Wraps the list of helmets and reads the newest values of the devices that it shows. */
function HelmetRows({ rows, children }: { rows: readonly ScreenRow[] | undefined; children: ReactNode }) {
  const values = useDeviceValues((rows ?? []).map((row) => String(row['device_id'])));
  return <Values value={values}>{children}</Values>;
}

function Cell({ row, show }: { row: ScreenRow; show: (values: DeviceValues | undefined) => ReactNode }) {
  return show(use(Values)?.get(String(row['device_id'])));
}

/** Columns of helmets that are the device's: its number, battery, and when it was last heard of. */
export const helmetColumns: ScreenColumns = {
  Around: HelmetRows,
  extend(columns, lang) {
    const text = helmetText[lang];
    const own = (
      key: string,
      title: string,
      width: number,
      show: (values: DeviceValues | undefined) => ReactNode,
    ): GridColumn<ScreenRow> => ({ key, title, width, priority: 2, render: (row) => <Cell row={row} show={show} /> });
    return columns.toSpliced(
      columns.findIndex(({ key }) => key === 'staff_id') + 1,
      0,
      own('device_number', text.number, 120, (values) => values?.device_number ?? '--'),
      own('battery', text.battery, 90, (values) => <Battery values={values} />),
      own('seen', text.seen, 240, (values) => <Seen values={values} />),
    );
  },
};
