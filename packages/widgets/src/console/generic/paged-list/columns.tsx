import type { NamedField } from '@gongdi/domain';
import { Instant } from '../../../kit/clock/index.ts';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import type { GridColumn } from '../../../kit/grid/data-grid.tsx';

/** Moment by the clocks of the installation, to the second. */
export const timeColumn = <K extends string, T extends { [P in K]?: string | null }>(
  key: K,
  title: string,
): GridColumn<T> => ({ key, title, width: 180, render: (row) => <Instant value={row[key]} /> });

/** Value as its field shows it: a code by its label and colour, a date by its format. */
export const fieldColumn = <K extends string, T extends { [P in K]?: unknown }>(
  key: K,
  title: string,
  width: number,
  field: Pick<NamedField, 'kind' | 'dict' | 'ref'>,
): GridColumn<T> => ({ key, title, width, render: (row) => <FieldValue field={field} value={row[key]} /> });
