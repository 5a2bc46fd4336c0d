// @vitest-environment jsdom
import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console.tsx';
import { timeColumn } from './columns.tsx';
import { PagedList, type Page, type PageQuery } from './paged-list.tsx';

interface Row {
  id: string;
  at?: string | null;
}
const FILTERS = [
  { name: 'name', kind: 'text', label: { zh: '名称', en: 'Name' }, query: 'like', maxLength: 20 },
] as const;
const COLUMNS = [{ key: 'id', title: '编号', render: (row: Row) => row.id }, timeColumn<'at', Row>('at', '时间')];

async function list(answer: (query: PageQuery) => Promise<Page<Row>>, at = '/list') {
  const load = vi.fn(answer);
  const page = await renderConsole(
    <PagedList<Row> name="x" title="清单" columns={COLUMNS} filters={FILTERS} queryKey={['x']} load={load}>
      <p>下面</p>
    </PagedList>,
    { at },
  );
  await page.settle();
  return { page, load, queries: () => load.mock.calls.map(([query]) => query) };
}
const rows = async (): Promise<Page<Row>> => ({ list: [{ id: '甲', at: '2026-11-02T00:00:00.000Z' }], total: 30 });

test('page and filters of the address are asked for, unknown ones are not', async () => {
  const { page, queries } = await list(rows, '/list?name=x&page=2&page_size=20&utm=1');
  await page.until('甲');
  expect(queries()).toEqual([{ name: 'x', page: 2, page_size: 20 }]);
  expect(page.text).toContain('2026-11-02 08:00:00');
});

test('a search begins at the first page, in the address', async () => {
  const { page, queries } = await list(rows, '/list?page=3');
  await page.type('form input', '塔吊');
  await page.press('查询');
  await page.until(() => queries().length === 2);
  expect(queries().at(-1)).toMatchObject({ name: '塔吊', page: 1 });
  expect(page.here).toBe(`/list?name=${encodeURIComponent('塔吊')}`);
});

test('a missing permission replaces the whole list, any other failure leaves the filters', async () => {
  const refused = new CallFailure('没有权限', { code: ERRORS.permission.code, status: 400 });
  const none = await list(() => Promise.reject(refused));
  await none.page.until('没有权限');
  expect([none.page.all('form').length, none.page.text.includes('下面')]).toEqual([0, false]);
  await none.page.unmount();
  const failed = await list(() => Promise.reject(new CallFailure('服务暂不可用', { status: 503 })));
  await failed.page.until('服务暂不可用');
  expect([failed.page.all('form').length, failed.page.text.includes('下面')]).toEqual([1, true]);
});
