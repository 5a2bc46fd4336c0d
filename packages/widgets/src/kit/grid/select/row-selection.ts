import { fill } from '@gongdi/domain';
import type { TableProps } from 'antd';
import { createElement } from 'react';
import type { GridText } from '../text/index.ts';
import { RowCheck, type MadeCheckbox } from './row-check.tsx';
import type { Selection } from './use-selection.ts';

/** Width of the checkbox column, px. */
export const SELECTION_WIDTH = 48;

/** Returns the selection settings of antd's table. */
export function rowSelectionOf<T extends object>(
  selection: Selection<T>,
  rowKey: keyof T & string,
  text: GridText,
  { narrow, scrolls }: { narrow: boolean; scrolls: boolean },
): TableProps<T>['rowSelection'] {
  const chosen = new Set(selection.rows.map((row) => row[rowKey]));
  const full = chosen.size >= selection.limit;
  return {
    columnWidth: SELECTION_WIDTH,
    fixed: scrolls && !narrow,
    selectedRowKeys: [...chosen] as string[],
    preserveSelectedRowKeys: true,
    onChange: (keys, rows) => {
      const known = new Map([...selection.rows, ...rows].filter(Boolean).map((row) => [row[rowKey] as unknown, row]));
      const next = keys.flatMap((key) => known.get(key) ?? []);
      selection.set(next.slice(0, selection.limit));
    },
    getCheckboxProps: (row) => ({
      'aria-label': fill(text.selectRow, { name: selection.nameOf(row) }),
      disabled: full && !chosen.has(row[rowKey]),
      title: full && !chosen.has(row[rowKey]) ? fill(text.selectLimit, { count: selection.limit }) : undefined,
    }),
    renderCell: (_checked, _row, _index, made) => createElement(RowCheck, { made: made as MadeCheckbox }),
    getTitleCheckboxProps: () => ({ 'aria-label': text.selectPage }),
  };
}
