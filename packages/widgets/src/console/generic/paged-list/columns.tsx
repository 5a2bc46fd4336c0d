import type { NamedField } from '@gongdi/domain';
import { Instant } from '../../../kit/clock/index.ts';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import type { GridColumn } from '../../../kit/grid/data-grid.tsx';

/** Column of an instant in the time zone of the installation, to the second. */
export const timeColumn = <K extends string, T extends { [P in K]?: string | null }>(
  key: K,
  title: string,
): GridColumn<T> => ({ key, title, width: 180, render: (row) => <Instant value={row[key]} /> });

/** Column that shows a value as its field does: a code with label and colour, a date in its format. */
export const fieldColumn = <K extends string, T extends { [P in K]?: unknown }>(
  key: K,
  title: string,
  width: number,
  field: Pick<NamedField, 'kind' | 'dict' | 'ref'>,
): GridColumn<T> => ({ key, title, width, render: (row) => <FieldValue field={field} value={row[key]} /> });
