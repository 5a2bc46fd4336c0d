import { devicelist, warningconfig, type Lang } from '@gongdi/domain';
import type { ComponentType, ReactNode } from 'react';
import type { GridColumn } from '../../../kit/grid/data-grid.tsx';
import { deviceColumns } from '../devicelist/live-columns.tsx';
import { ruleColumns } from '../warningconfig/rule-columns.tsx';

export type OwnRow = Record<string, unknown> & { id: string };

/** What a resource's list shows beside the fields of its records. */
export interface OwnColumns {
  /** Around the list, with the rows that it shows. */
  Around?: ComponentType<AroundProps>;
  /** The columns of the fields, with its own among them. */
  extend(columns: readonly GridColumn<OwnRow>[], lang: Lang): GridColumn<OwnRow>[];
}

/** By the resource's name. */
export const OWN_COLUMNS: Readonly<Record<string, OwnColumns>> = {
  [devicelist.name]: deviceColumns,
  [warningconfig.name]: ruleColumns,
};

type AroundProps = { rows: readonly OwnRow[] | undefined; children: ReactNode };

export const Plain = ({ children }: AroundProps): ReactNode => children;
