import { devicelist, earlywarn, operatelog, warningconfig, type Lang } from '@gongdi/domain';
import type { ComponentType, ReactNode } from 'react';
import type { GridColumn } from '../../../kit/grid/data-grid.tsx';
import { logColumns } from '../administration/log-columns.tsx';
import { deviceColumns } from '../devicelist/live-columns.tsx';
import { limitColumns, quantityColumns } from '../quantities/quantity-columns.tsx';

export type OwnRow = Record<string, unknown> & { id: string };

/** What a resource's list shows beside the fields of its records. */
export interface OwnColumns {
  /** Around the list, with the rows that it shows. */
  Around?: ComponentType<AroundProps>;
  /** What stands in the place of a field's value, in the detail as well; undefined: its value. */
  value?: (name: string, row: OwnRow, lang: Lang) => ReactNode;
  /** The columns of the fields, with its own among them. */
  extend(columns: readonly GridColumn<OwnRow>[], lang: Lang): GridColumn<OwnRow>[];
}

/** By the resource's name. */
export const OWN_COLUMNS: Readonly<Record<string, OwnColumns>> = {
  [devicelist.name]: deviceColumns,
  [earlywarn.name]: quantityColumns,
  [operatelog.name]: logColumns,
  [warningconfig.name]: limitColumns,
};

type AroundProps = { rows: readonly OwnRow[] | undefined; children: ReactNode };

export const Plain = ({ children }: AroundProps): ReactNode => children;
