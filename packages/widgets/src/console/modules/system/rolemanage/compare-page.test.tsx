// @vitest-environment jsdom
import { calls, resourceCalls } from '@gongdi/api';
import { rolemanage } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { ComparePage } from './compare-page.tsx';

const operations = (...titles: string[]) => titles.map((title) => ({ operation_code: title, title, checked: true }));
const leaf = (index: string, ...titles: string[]) => ({
  index,
  title: index,
  icon: null,
  path: null,
  children: [],
  operation_list: operations(...titles),
});
const menus = [{ ...leaf('工地'), children: [leaf('人员', '查看', '新增'), leaf('项目', '查看')] }];
const roles = {
  a: { id: 'a', name: '资料员', permissions: ['人员|查看'], data_scope: 4 },
  b: { id: 'b', name: '施工员', permissions: ['人员|*', '项目|查看'], data_scope: null },
};

async function compared(query: string) {
  const { detail, list } = resourceCalls(rolemanage);
  const server = new FakeServer()
    .on(calls.organization.privilege, { menus, granted: ['*'] })
    .on(list!, { list: Object.values(roles), total: 2, total_capped: false, page: 1, page_size: 50 } as never)
    .on(detail!, (({ params }: { params: { id: 'a' | 'b' } }) => roles[params.id]) as never);
  const page = await renderConsole(<ComparePage />, { server, at: `/rolemanage/compare?${query}` });
  const rows = () =>
    page.all('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '').join(' | '));
  return { page, rows };
}

test('two roles differ in operations and in their data scope', async () => {
  const { page, rows } = await compared('left=a&right=b');
  await page.until('施工员');
  await page.until(() => rows().length > 0);
  expect(rows()).toEqual(['数据范围 | 本组织 | 本组织及以下', '工地', '人员 | — | 新增', '项目 | — | 查看']);
  expect(page.text).toContain('仅「施工员」2 项');
  await page.act(() =>
    page
      .all('label')
      .find((one) => one.textContent === '全部')!
      .click(),
  );
  await page.until(() => page.here.includes('all=all'));
  expect(rows()).toEqual(['数据范围 | 本组织 | 本组织及以下', '工地', '人员 | 查看 | 新增查看', '项目 | — | 查看']);
});

test('one role, or the same twice, is nothing to compare', async () => {
  const one = await compared('left=a');
  await one.page.until('请选择两个角色进行对比');
  await one.page.unmount();
  const twice = await compared('left=a&right=a');
  await twice.page.until('两边是同一个角色');
});
