import { expect, it } from 'vitest';
import type { GridColumn } from './grid-props.ts';
import type { LaidOut } from '../layout/use-grid-layout.ts';
import { tableColumnsOf } from './table-columns.tsx';

const columnsOf = (operations: number, narrow: boolean) => {
  const shown: GridColumn<object>[] = [
    { key: 'name', title: '名称', width: 200, fixed: 'left', render: () => '' },
    { key: 'project', title: '项目', width: 200, render: () => '' },
    { key: 'operation', title: '操作', width: operations, fixed: 'right', render: () => '' },
  ];
  const laid = { shown, setWidth: () => undefined } as unknown as LaidOut<GridColumn<object>>;
  return tableColumnsOf(laid, { page: 1, page_size: 10 }, { narrow, scrolls: true }).map(({ key, fixed }) => [
    key,
    fixed,
  ]);
};

it('on a phone narrow operations stay in sight, and wide ones stand behind the name', () => {
  expect(columnsOf(400, false)).toEqual([
    ['name', 'left'],
    ['project', undefined],
    ['operation', 'right'],
  ]);
  expect(columnsOf(150, true)).toEqual([
    ['name', undefined],
    ['project', undefined],
    ['operation', 'right'],
  ]);
  expect(columnsOf(400, true)).toEqual([
    ['name', undefined],
    ['operation', undefined],
    ['project', undefined],
  ]);
});
