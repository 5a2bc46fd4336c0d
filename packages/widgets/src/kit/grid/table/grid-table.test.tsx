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
