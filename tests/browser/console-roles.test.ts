import { calls, resourceCalls } from '@gongdi/api';
import { rolemanage } from '@gongdi/domain';
import { demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  act,
  arrive,
  button,
  choicesOf,
  dialog,
  menuEntry,
  menuGroup,
  openRecord,
  permissionsOf,
  toast,
} from './console-support/page.ts';
import { axeInEveryLook } from './console-support/looks.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server, expectErrors } = withConsole();

const row = (page: Page, text: string) => page.locator('tr[data-row-key]').filter({ hasText: text });

describe('roles', () => {
  it('offers of a built-in role what can be done: a look and a copy', async () => {
    const page = await open('/rolemanage', { user: 'contractor' });
    const owner = row(page, '建设单位');
    await owner.waitFor();
    expect(await choicesOf(owner)).toEqual(['详情', '复制', '对比']);
    await openRecord(owner);
    await arrive(page, '/rolemanage/detail');
    await page.getByText('内置角色随版本更新，不能修改；请复制后修改').waitFor();
    expect(
      await page
        .getByRole('main')
        .getByText(/^(编\s?辑|删\s?除)$/)
        .count(),
    ).toBe(0);
    // The edit page is also refused by its address.
    await page.goto(page.url().replace('/detail', '/edit'));
    await page.getByText('内置角色随版本更新，不能修改；请复制后修改').waitFor();
    expect(await button(page, '保存').count()).toBe(0);

    await button(page, '复制').first().click();
    const asked = dialog(page, '复制角色「建设单位」');
    await expect.poll(() => asked.getByLabel('角色名称').inputValue()).toBe('建设单位（副本）');
    await asked.getByLabel('角色名称').fill('建设 单位');
    await asked.getByRole('button', { name: /复\s?制/ }).click();
    await asked.getByText('「建设 单位」与内置角色「建设单位」（owner）容易混淆，请换一个').first().waitFor();
    expect(expectErrors(/422/)).toHaveLength(1);
    await asked.getByLabel('角色名称').fill('建设单位代表');
    await asked.getByLabel('角色编码').fill('owner-site');
    await asked.getByRole('button', { name: /复\s?制/ }).click();
    await arrive(page, '/rolemanage/edit');
    await toast(page, '已复制为角色「建设单位代表」；您没有的权限未复制')
      .or(toast(page, '已复制为角色「建设单位代表」'))
      .waitFor();
    await (await permissionsOf(page, '人员管理')).getByLabel('详情', { exact: true }).uncheck();
    await button(page, '保存').click();
    await toast(page, '保存成功').waitFor();
    const own = row(page, '建设单位代表');
    await own.waitFor();
    expect(await choicesOf(own)).toEqual(['编辑', '详情', '复制', '对比', '删除']);
  });

  it('offers nobody to delete or disable their own account', async () => {
    const page = await open('/usermanage', { user: 'contractor' });
    const [own, other] = [row(page, 'contractor'), row(page, 'patrol')];
    await other.waitFor();
    expect(await choicesOf(other)).toEqual(['编辑', '详情', '停用', '重置密码', '删除']);
    expect(await choicesOf(own)).toEqual(['编辑', '详情', '重置密码']);
    await act(own, '编辑');
    await page.getByText('这是您本人的账号：角色、组织和状态只能由其他管理员修改').waitFor();
  });
});

describe('a change of rights', () => {
  const grant = async (permissions: readonly string[]): Promise<void> => {
    const admin = await server().client('admin');
    const name = `角色 ${Math.random()}`;
    const body = { name, role_code: name, permissions: [...permissions], remark: null };
    const { id } = await admin.call(resourceCalls(rolemanage).add!, { body });
    const user_ids = [demoId('account', 5)];
    await admin.call(calls.organization.grantRoles, { body: { user_ids, role_ids: [id], mode: 'replace' } });
  };
  const WHOLE = ['workbench|list', 'staff|*', 'material|*'];

  it('arrives on the page at once: menu, buttons, and the page that one may no longer see', async () => {
    await grant(WHOLE);
    const page = await open('/staff', { user: 'patrol' });
    await button(page, '新增').waitFor();
    await grant(['workbench|list', 'staff|list', 'material|list']);
    await button(page, '新增').waitFor({ state: 'detached' });
    await menuEntry(page, '人员管理').waitFor();
    await grant(['workbench|list', 'material|list']);
    await page.getByRole('alert').filter({ hasText: '没有权限' }).waitFor();
    await menuEntry(page, '人员管理').waitFor({ state: 'detached' });
    await grant(WHOLE);
    await button(page, '新增').waitFor();
    // If the right was missing from the start, the page is missing too.
    await grant(['workbench|list', 'staff|list']);
    await menuGroup(page, '物资管理').waitFor({ state: 'detached' });
    await page.goto(page.url().replace('/staff', '/material'));
    await arrive(page, '/404');
  });

  it.each(['standard', 'plain'])('arrives with a reload where nothing is told live (%s)', async (layout) => {
    await grant(WHOLE);
    const page = await open(`/staff?layoutMode=${layout}`, { user: 'patrol' });
    await button(page, '新增').waitFor();
    await page.route('**/notification/stream', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: '' }),
    );
    await page.reload();
    await button(page, '新增').waitFor();
    await grant(['workbench|list', 'staff|list']);
    await page.reload();
    await button(page, '新增').waitFor({ state: 'detached' });
  });

  it.each([1440, 390])('is explained to the administrator, who finds where to change it (%i px)', async (width) => {
    await grant(['workbench|list', 'staff|list']);
    const page = await open('/accesswhy', { user: 'contractor', viewport: { width, height: 900 } });
    const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
    await page.getByRole('combobox', { name: '用户' }).click();
    await list.getByTitle('周志强').click();
    const ask = async (words: string, operation: RegExp) => {
      await page.getByRole('combobox', { name: '操作' }).fill(words);
      await list.getByRole('menuitemcheckbox', { name: operation }).click();
    };
    const link = (part: string) =>
      page.locator('.gd-why-link').filter({ has: page.getByRole('heading', { name: part }) });

    await ask('人员管理', /人员管理 \/ 查看$/);
    await page.getByText('周志强可以「人员管理 · 查看」').waitFor();
    await link('角色与权限')
      .getByText(/^角色「.+」：staff\|list$/)
      .waitFor();
    await link('菜单').getByText('该企业的菜单中有「人员管理」').waitFor();
    await link('数据范围')
      .getByText(/^角色「.+」的数据范围：/)
      .waitFor();
    expect(await page.locator('.gd-why-no').count()).toBe(0);

    await ask('人员管理', /人员管理 \/ 新增$/);
    await page.getByText('周志强不能「人员管理 · 新增」').waitFor();
    const missing = link('角色与权限');
    await missing.getByText('没有角色授予「人员管理 · 新增」；请在角色中勾选，或换一个角色').waitFor();
    await missing.getByText(/^角色「.+」不含该权限$/).waitFor();
    expect(await page.locator('.gd-why-no').count()).toBe(1);
    expect(await axeInEveryLook(page)).toEqual([]);
    await missing.getByRole('link', { name: '前往「角色管理」修改' }).click();
    await arrive(page, '/rolemanage');
  });

  it('gives no form to whoever may not save it', async () => {
    await grant(['workbench|list', 'staff|list']);
    const page = await open('/staff/add', { user: 'patrol' });
    await page.getByRole('alert').filter({ hasText: '没有权限' }).waitFor();
    expect(await button(page, '保存').count()).toBe(0);
  });
});
