// @vitest-environment jsdom
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { WidgetContext } from '../../mount.ts';
import { WidgetContextProvider } from '../../shadow/use-widget.ts';
import { render } from '../../testing/render.tsx';
import { antdTheme } from '../../theme/antd-theme.ts';
import { useSelection } from '../select/use-selection.ts';
import type { GridColumn } from './grid-props.ts';
import { GridTable } from './grid-table.tsx';

interface Row {
  id: string;
}

const QUERY = { page: 1, page_size: 10 };
const ROWS: Row[] = ['a', 'b', 'c'].map((id) => ({ id }));
const nothing = () => undefined;
const nameOf = (row: Row) => row.id;

function Grid({ rows, columns }: { rows: Row[] | undefined; columns: readonly GridColumn<Row>[] }) {
  const selection = useSelection<Row>(nameOf);
  const [widget] = useState(() => ({ host: document.body }) as unknown as WidgetContext);
  return (
    <ConfigProvider theme={antdTheme('light', 'default')}>
      <WidgetContextProvider value={widget}>
        <GridTable<Row>
          name="sample"
          title="样品"
          columns={columns}
          rowKey="id"
          rows={rows}
          total={rows?.length ?? 0}
          capped={false}
          loading={!rows}
          error={null}
          query={QUERY}
          filtered={false}
          onQuery={nothing}
          onRefresh={nothing}
          selection={selection}
        />
      </WidgetContextProvider>
    </ConfigProvider>
  );
}

test('rows are drawn once when they arrive, and again only when something of them changes', async () => {
  const drawn: string[] = [];
  const columns = [
    {
      key: 'id',
      title: '编号',
      render: ({ id }: Row) => {
        drawn.push(id);
        return id;
      },
    },
  ];
  const page = await render(<Grid rows={undefined} columns={columns} />);
  await page.show(<Grid rows={ROWS} columns={columns} />);
  expect(drawn).toEqual(['a', 'b', 'c']);

  await page.act(() => page.box.querySelector<HTMLElement>('tbody input[aria-label*="b"]')?.click());
  expect([...page.box.querySelectorAll<HTMLInputElement>('tbody input')].map(({ checked }) => checked)).toEqual([
    false,
    true,
    false,
  ]);
});

test('a cell that comes after the rows draws no other cell anew', async () => {
  const drawn: string[] = [];
  const Late = ({ id }: Row) => {
    drawn.push(`late ${id}`);
    return `改 ${id}`;
  };
  const columns = [
    {
      key: 'id',
      title: '编号',
      render: ({ id }: Row) => {
        drawn.push(id);
        return id;
      },
    },
    { key: 'operation', title: '操作', afterRows: <i>…</i>, render: (row: Row) => <Late {...row} /> },
  ];
  const page = await render(<Grid rows={undefined} columns={columns} />);
  await page.show(<Grid rows={ROWS} columns={columns} />);
  expect([drawn, page.box.querySelectorAll('tbody i').length]).toEqual([['a', 'b', 'c'], 3]);
  await page.until(() => page.box.querySelector('tbody i') === null);
  expect([drawn, page.box.textContent.includes('改 c')]).toEqual([['a', 'b', 'c', 'late a', 'late b', 'late c'], true]);
});

test('with the shift key all rows between two are chosen', async () => {
  const page = await render(<Grid rows={ROWS} columns={[{ key: 'id', title: '编号', render: ({ id }) => id }]} />);
  const checks = () => [...page.box.querySelectorAll<HTMLInputElement>('tbody input')];
  const click = (index: number, shiftKey: boolean) =>
    page.act(() => void checks()[index]!.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey })));
  await click(0, false);
  await click(2, true);
  expect(checks().map(({ checked }) => checked)).toEqual([true, true, true]);
});
