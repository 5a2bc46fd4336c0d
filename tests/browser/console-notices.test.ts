import { calls, createClient, memorySession } from '@gongdi/api';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { arrive, button, dialog, focused, openMenuEntry, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Adds a message for an account, as the server does. */
async function tell(user_name: string, title: string, link: string | null = null): Promise<void> {
  const { pool } = server().database;
  const id = `t${Math.random().toString(36).slice(2)}`;
  await pool.query(
    `insert into notification (id, account_id, kind, title, link, created_at)
     select $1, id, 'import_done', $2, $3, now() from account where user_name = $4`,
    [id, JSON.stringify({ zh: title, en: title }), link, user_name],
  );
  await pool.query(`select pg_notify('gongdi_notification', id) from account where user_name = $1`, [user_name]);
}

describe('notifications', () => {
  it('count live in every tab, lead to their page, and are read in both', async () => {
    // The terms of the demo tell the contractor at any moment after the start, and who keeps the contracts once.
    const told = `delete from notification n using account a where a.id = n.account_id and a.user_name = 'admin'`;
    await expect.poll(async () => (await server().database.pool.query(told)).rowCount).toBeGreaterThan(0);
    const page = await open('/projectmanage', { user: 'admin' });
    const other = await open('/staff', { user: 'admin' });
    await bell(page, '通知，没有未读').waitFor();
    await bell(other, '通知，没有未读').waitFor();
    await tell('admin', '「人员」导入完成：新增 3 条，失败 0 条', '/staff');
    await tell('admin', '您的密码已被管理员重置');
    await bell(page, '通知，2 条未读').waitFor();
    await bell(other, '通知，2 条未读').waitFor();

    await bell(page, '通知，2 条未读').focus();
    await page.keyboard.press('Enter');
    const centre = dialog(page, '通知');
    await centre.getByText('「人员」导入完成').waitFor();
    expect(await axe(page)).toEqual([]);
    // Messages that arrive while the centre is open appear at once.
    await tell('admin', '刚刚发生的事');
    await centre.getByText('刚刚发生的事').waitFor();
    await centre.getByRole('listitem').filter({ hasText: '人员' }).getByRole('button', { name: '查看' }).click();
    await arrive(page, '/staff');
    await bell(page, '通知，2 条未读').waitFor();
    await bell(other, '通知，2 条未读').click();
    await dialog(other, '通知').getByRole('button', { name: '全部标为已读' }).click();
    await bell(page, '通知，没有未读').waitFor();
    await dialog(other, '通知').getByText('未读', { exact: true }).first().click();
    await dialog(other, '通知').getByText('没有未读通知').waitFor();
    await other.keyboard.press('Escape');
    await expect.poll(() => focused(other)).toContain('通知');
  });

  it('come back after the connection was lost, and never log out', async () => {
    const page = await open('/projectmanage', { user: 'owner' });
    await bell(page, '通知，没有未读').waitFor();
    await page.route('**/notification/stream', (route) => route.fulfill({ status: 401, body: '{}' }));
    // When the tab becomes visible again, it connects again.
    const show = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    const refused = page.waitForResponse('**/notification/stream');
    await show('visible');
    await refused;
    await tell('owner', '断线期间的通知');
    await page.unroute('**/notification/stream');
    await bell(page, '通知，1 条未读').waitFor();
    expect(new URL(page.url()).pathname).toBe('/projectmanage');
    expectErrors(/status of 401/);
  });
});

describe('dictionaries', () => {
  const name = (label: string, field: string) => `「${label}」的${field}`;

  it('are changed in the editor and hold at once in the forms of others', async () => {
    const form = await open('/projectmanage/add', { user: 'contractor' });
    const page = await open('/dictionary', { user: 'admin' });
    await page.getByText('请从列表中选择一个字典').waitFor();
    await page.getByPlaceholder('搜索字典名称或类型').fill('项目阶段');
    await page.getByRole('link', { name: '项目阶段' }).click();
    await page.getByLabel(name('筹备', '中文名称')).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.getByLabel(name('筹备', '字典值')).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: '删除「筹备」' }).count()).toBe(0);

    await button(page, '新增字典项').click();
    await page.getByLabel(name('新字典项', '中文名称')).fill('在建');
    await button(page, '保存').click();
    await page.getByRole('alert').filter({ hasText: '名称「在建」重复，请修改' }).waitFor();
    await page.getByLabel(name('在建', '中文名称')).last().fill('移交');
    await page.getByRole('button', { name: '上移「移交」' }).click();
    await page.getByLabel(name('停工', '启用')).click();
    await button(page, '保存').click();
    await toast(page, '字典已保存，所有用户立即生效').waitFor();
    await page.getByText('已修改').first().waitFor();

    await form.getByLabel('项目阶段', { exact: true }).click();
    const listed = form.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
    await expect.poll(() => listed.allTextContents()).toEqual(['筹备', '在建', '完工', '移交', '竣工验收']);
  });

  it('asks before changes are lost, and shows what another administrator did', async () => {
    const page = await open('/dictionary?type=gender', { user: 'admin' });
    await page
      .getByLabel(/的中文名称$/)
      .first()
      .waitFor();
    await page
      .getByLabel(/的中文名称$/)
      .first()
      .fill('别的');
    await openMenuEntry(page, '角色管理');
    await dialog(page, /./).getByRole('button', { name: /留|取/ }).first().click();
    expect(new URL(page.url()).pathname).toBe('/dictionary');
    await button(page, '放弃修改').click();

    const session = memorySession();
    const client = createClient({ config: () => ({ baseUrl: server().address }), session });
    session.set((await server().client('admin')).session.get());
    const all = await client.call(calls.base.dictionaryList, { query: {} });
    const { version, entries } = all.find((one) => one.dict_type === 'gender')!;
    const renamed = entries.map((one, at) => (at === 0 ? { ...one, label: { zh: '不详', en: 'Not known' } } : one));
    await client.call(calls.base.dictionaryEdit, {
      params: { dict_type: 'gender' },
      body: { version, entries: renamed },
    });
    await page.getByLabel(name('不详', '中文名称')).waitFor();
  });
});
