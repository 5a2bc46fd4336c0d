import { expect, it } from 'vitest';
import type { GridColumn } from './grid-props.ts';
import type { LaidOut } from '../layout/use-grid-layout.ts';
import { zh } from '../text/zh.ts';
import { tableColumnsOf } from './table-columns.tsx';

const columnsOf = (operations: number, narrow: boolean) => {
  const shown: GridColumn<object>[] = [
    { key: 'name', title: '名称', width: 200, fixed: 'left', render: () => '' },
    { key: 'project', title: '项目', width: 200, render: () => '' },
    { key: 'operation', title: '操作', width: operations, fixed: 'right', render: () => '' },
  ];
  const laid = { shown, setWidth: () => undefined } as unknown as LaidOut<GridColumn<object>>;
  return tableColumnsOf(laid, { page: 1, page_size: 10 }, { narrow, scrolls: true }, zh).map(({ key, fixed }) => [
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

it('a header says what a click on it does', () => {
  const shown: GridColumn<object>[] = [
    { key: 'name', title: '名称', sort: true, render: () => '' },
    { key: 'project', title: '项目', render: () => '' },
  ];
  const laid = { shown, setWidth: () => undefined } as unknown as LaidOut<GridColumn<object>>;
  const hintsOf = (query: Parameters<typeof tableColumnsOf>[1]) =>
    tableColumnsOf(laid, query, { narrow: false, scrolls: false }, zh).map(
      (column) => (column.onHeaderCell!({}, 0) as { hint?: string | false }).hint,
    );
  const page = { page: 1, page_size: 10 };
  expect(hintsOf(page)).toEqual(['点击升序', undefined]);
  expect(hintsOf({ ...page, sort: 'name', order: 'asc' })).toEqual(['点击降序', undefined]);
  expect(hintsOf({ ...page, sort: 'name', order: 'desc' })).toEqual(['取消排序', undefined]);
});
