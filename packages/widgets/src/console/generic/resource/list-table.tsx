import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { DataGrid } from '../../../kit/grid/data-grid.tsx';
import { gridRows } from '../../../kit/grid/grid-rows.ts';
import type { ScreenRow } from './screen/screen.ts';

type Grid = ComponentProps<typeof DataGrid<ScreenRow>>;

export interface ListTableProps extends Omit<Grid, 'rowKey' | keyof ReturnType<typeof gridRows>> {
  /** The page of the list that is in view. */
  list: Pick<
    UseQueryResult<{ list: ScreenRow[]; total: number; total_capped?: boolean }>,
    'data' | 'isFetching' | 'error'
  >;
}

/** The records of a list as a grid. A phone never loads it. */
export default function ListTable({ list, ...shown }: ListTableProps) {
  return <DataGrid<ScreenRow> {...shown} {...gridRows(list)} rowKey="id" />;
}
