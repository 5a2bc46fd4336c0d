import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  act,
  addressOf,
  arrive,
  button,
  cancel,
  dialog,
  focused,
  openMenuEntry,
  openRecord,
  toast,
} from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server, expectErrors } = withConsole();

const form = (page: Page) => page.getByRole('group', { name: '基本信息' });
const search = (page: Page) => page.getByRole('search');
const names = (page: Page) => page.locator('tr[data-row-key] td:nth-child(2)').allInnerTexts();
const headers = async (page: Page) =>
  (await page.locator('.gd-data-grid thead').first().getByRole('columnheader').allInnerTexts())
    .map((title) => title.trim())
    .filter(Boolean);
const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label, { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
};

async function openList(user = 'admin', query = ''): Promise<Page> {
  const page = await open(`/projectmanage${query}`, { user });
  await page.locator('tr[data-row-key]').first().waitFor();
  return page;
}

/** Adds a project that a test may change. */
async function addProject(project_name: string): Promise<string> {
  const client = await server().client('admin');
  const { projectmanage } = await import('@gongdi/domain');
  const { resourceCalls } = await import('@gongdi/api');
  const location = { address: '上海市浦东新区世纪大道 1 号', longitude: 121.5, latitude: 31.2 };
  const body = { project_name, project_phase: 1, project_address: { location }, begin_time: '2026-03-01' };
  const stored = (await client.call(resourceCalls(projectmanage).add!, { body })) as { id: string };
  return stored.id;
}

describe('the list', () => {
  it('keeps what was typed and not yet searched for, while the table is sorted', async () => {
    const page = await openList();
    const name = search(page).getByLabel('项目名称');
    await name.fill('还没查询');
    await page.getByRole('columnheader', { name: '项目名称' }).click();
    await page.waitForURL(/sort=project_name/);
    await expect.poll(() => names(page)).toHaveLength(10);
    await expect.poll(() => name.inputValue()).toBe('还没查询');
  });

  it('console 2.7: the query form searches, resets and collapses, with the filters in the address', async () => {
    const page = await openList();
    await search(page).getByLabel('项目名称').fill('滨江');
    await button(page, '查询').click();
    await page.waitForURL(/project_name/);
    await expect.poll(() => names(page)).toHaveLength(3);
    expect(addressOf(page)).toBe('/projectmanage?project_name=滨江');
    // Collapsed, the form hides some filters; expanded it shows all.
    await page.getByRole('button', { name: '展开' }).click();
    await search(page).getByLabel('项目阶段').click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('在建', { exact: true }).click();
    await page.keyboard.press('Escape');
    await button(page, '查询').click();
    await page.waitForURL(/project_phase=2/);
    await expect.poll(() => names(page)).toEqual(['滨江科创中心一期']);
    await page.goBack();
    await expect.poll(() => names(page)).toHaveLength(3);
    await expect.poll(() => search(page).getByLabel('项目名称').inputValue()).toBe('滨江');
    await page.reload();
    await expect.poll(() => names(page)).toHaveLength(3);
    await button(page, '重置').click();
    await expect.poll(() => addressOf(page)).toBe('/projectmanage');
    await expect.poll(() => names(page)).toHaveLength(10);
    await expect.poll(() => search(page).getByLabel('项目名称').inputValue()).toBe('');
  });

  it('comes back from a record as it was', async () => {
    const page = await openList('admin', '?project_name=滨江&page_size=15');
    await openRecord(page.locator('tr[data-row-key]').first());
    await page.locator('.gd-console-record-info').waitFor();
    const edit = page.getByRole('link', { name: /^编\s?辑$/ });
    await edit.click();
    await button(page, '取消').click();
    await edit.waitFor();
    await button(page, '返回').click();
    await arrive(page, '/projectmanage');
    await expect.poll(() => addressOf(page)).toBe('/projectmanage?project_name=滨江&page_size=15');
  });

  it('console 9: sorts, offers its sizes of a page, and begins at page 1 again when searching', async () => {
    const page = await openList();
    await page.getByRole('columnheader', { name: '项目编号' }).click();
    await page.waitForURL(/sort=third_number/);
    // The address changes before the table.
    await page.locator('th[aria-sort=ascending]').waitFor();
    await page.getByRole('columnheader', { name: '项目编号' }).click();
    await page.waitForURL(/order=desc/);
    await expect.poll(async () => (await names(page))[0]).toBe('坪山高新区标准厂房');
    await page.getByTitle('2', { exact: true }).click();
    await page.waitForURL(/page=2/);
    await page.locator('.ant-pagination-options .ant-select').click();
    const sizes = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await expect
      .poll(() => sizes.allInnerTexts())
      .toEqual(['10 条/页', '15 条/页', '20 条/页', '30 条/页', '50 条/页']);
    await sizes.filter({ hasText: '50' }).click();
    await page.waitForURL(/page_size=50/);
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(15);
    await search(page).getByLabel('项目名称').fill('合肥');
    await button(page, '查询').click();
    await expect.poll(() => names(page)).toEqual(['合肥骆岗公园配套工程']);
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  });

  it('console 2.7: shows and hides columns, and has its densities, for the user', async () => {
    const page = await openList();
    const before = await headers(page);
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('checkbox', { name: '项目编号' }).uncheck();
    await page.getByRole('checkbox', { name: '建设单位' }).check();
    await page.keyboard.press('Escape');
    await page.locator('.gd-data-grid').getByRole('button', { name: '密度' }).click();
    await page.getByRole('menuitem', { name: '紧凑' }).click();
    await page.reload();
    await page.locator('tr[data-row-key]').first().waitFor();
    await expect.poll(() => headers(page)).toContain('建设单位');
    expect(await headers(page)).not.toContain('项目编号');
    expect(await page.locator('.ant-table-small').count()).toBe(1);
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('button', { name: '恢复默认' }).click();
    await expect.poll(() => headers(page)).toEqual(before);
  });

  it('console 2.7: fills the screen, with everything that pops up in reach', async () => {
    const page = await openList();
    await page.getByRole('button', { name: '全屏', exact: true }).click();
    await page.getByRole('button', { name: '退出全屏' }).waitFor();
    expect(await page.evaluate(() => document.fullscreenElement?.localName)).toBe('gd-console');
    await page.locator('.gd-data-grid').getByRole('button', { name: '密度' }).click();
    await page.getByRole('menuitem', { name: '宽松' }).click();
    await page.locator('.ant-pagination-options .ant-select').click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('20 条/页').click();
    await page.waitForURL(/page_size=20/);
    await act(page.locator('tr[data-row-key]').first(), '删除');
    await cancel(page.getByRole('dialog'));
    await page.getByRole('button', { name: '退出全屏' }).click();
    await page.getByRole('button', { name: '全屏', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  it('console 8: says so where there is no full screen', async () => {
    const page = await openList();
    await page.evaluate(() => {
      const host = document.querySelector('gd-console');
      if (host) host.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
    });
    await page.getByRole('button', { name: '全屏', exact: true }).click();
    await toast(page, '对不起，您的浏览器不支持全屏模式').waitFor();
  });

  it('shows what others stored meanwhile after a refresh', async () => {
    const page = await openList();
    await addProject('刷新以后才看见');
    await button(page, '刷新').click();
    await page.getByText('刷新以后才看见').waitFor();
  });

  it('console 8: says 网络错误 while the server is away, keeps what it shows, and tries again', async () => {
    const page = await openList();
    await page.route('**/api/**', (route) => route.abort());
    await button(page, '刷新').click();
    const alert = page.getByRole('alert').filter({ hasText: '网络错误' });
    await alert.waitFor();
    expect(await names(page)).toHaveLength(10);
    await page.unroute('**/api/**');
    await alert.getByRole('button', { name: /重\s?试/ }).click();
    await alert.waitFor({ state: 'detached' });
    // A list that failed to load shows the error in place of the table.
    await page.route('**/api/base/project?*', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').filter({ hasText: '网络错误' }).waitFor();
    await page.unroute('**/api/base/project?*');
    await button(page, '重试').click();
    await page.locator('tr[data-row-key]').first().waitFor();
    expectErrors(/ERR_FAILED/);
  });
});

describe('the form', () => {
  it.each([
    [1440, 500],
    [390, 600],
  ])('at %i × %i leaves nothing that takes the focus under its buttons, downwards and back', async (width, height) => {
    const page = await open('/projectmanage/add', { user: 'contractor', viewport: { width, height } });
    await form(page).getByLabel('项目名称').focus();
    const hidden = () =>
      page.evaluate(() => {
        const root = document.querySelector('gd-console')!.shadowRoot!;
        const [at, foot] = [root.activeElement, root.querySelector('.gd-form-groups-foot, .gd-console-form-buttons')!];
        if (!at || foot.contains(at) || !root.querySelector('form')!.contains(at)) return null;
        const [own, its] = [at.getBoundingClientRect(), foot.getBoundingClientRect()];
        return own.bottom > its.top + 1 ? at.id || at.outerHTML.slice(0, 80) : '';
      });
    for (const key of ['Tab', 'Shift+Tab']) {
      let met = 0;
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key);
        const found = await hidden();
        if (found === null) continue;
        met += 1;
        expect(found, `after ${step} × ${key}`).toBe('');
      }
      // on a phone one step of the form is on view
      expect(met).toBeGreaterThan(width > 600 ? 10 : 2);
    }
  });

  it('tells what is missing in a summary and at the fields, and goes to the first', async () => {
    const page = await open('/projectmanage/add', { user: 'contractor' });
    await form(page).getByLabel('项目名称').waitFor();
    await button(page, '保存').click();
    const summary = page.getByRole('alert').filter({ hasText: '有 3 项填写有误' });
    await summary.waitFor();
    const missing = ['请输入项目名称', '请选择项目地址', '请选择开工日期'];
    await expect.poll(() => summary.getByRole('listitem').allInnerTexts()).toEqual(missing);
    await expect.poll(() => focused(page)).toBe('record_project_name');
    await expect.poll(() => page.locator('.ant-form-item-explain-error').allInnerTexts()).toEqual(missing);
    await form(page).getByLabel('项目名称').fill('只缺地址');
    await button(page, '保存').click();
    await page.getByRole('alert').filter({ hasText: '有 2 项填写有误' }).waitFor();
    await expect.poll(() => focused(page)).toBe('项目地址');
    // A field shows its error when it loses the focus, not only when the form is sent.
    await page.getByLabel('联系电话').fill('123');
    await page.getByLabel('联系电话').press('Tab');
    await page.locator('.ant-form-item-explain-error').filter({ hasText: '联系电话' }).waitFor();
  });

  it('adds, edits and deletes a project', async () => {
    const page = await openList('contractor');
    await button(page, '新增').click();
    await form(page).getByLabel('项目名称').fill('浏览器里新增的项目');
    await page.getByLabel('项目地址', { exact: true }).fill('上海市黄浦区人民大道 200 号');
    await page.getByLabel('经度').fill('121.475');
    await page.getByLabel('纬度').fill('31.2288');
    await page.getByRole('textbox', { name: '开工日期' }).fill('2026-05-06');
    await page.getByRole('textbox', { name: '开工日期' }).press('Enter');
    await page.getByRole('spinbutton', { name: '合同造价（元）' }).fill('1234567.5');
    await choose(page, '工程类别', '市政道路');
    await button(page, '保存').click();
    await toast(page, '保存成功').waitFor();
    await arrive(page, '/projectmanage');
    const row = page.locator('tr[data-row-key]').filter({ hasText: '浏览器里新增的项目' });
    await openRecord(row);
    await page.getByText('2026-05-06').first().waitFor();
    await page.getByText('¥1,234,567.50').first().waitFor();
    await button(page, '返回').click();
    await arrive(page, '/projectmanage');

    await row.getByRole('link', { name: '编辑' }).click();
    await expect.poll(() => form(page).getByLabel('项目名称').inputValue()).toBe('浏览器里新增的项目');
    await expect.poll(async () => Number(await page.getByLabel('经度').inputValue())).toBe(121.475);
    await form(page).getByLabel('项目名称').fill('张江人工智能岛三期');
    await button(page, '保存').click();
    // Only the server can check that a name is unique; the error appears at the field all the same.
    await page.getByRole('alert').filter({ hasText: '有 1 项填写有误' }).waitFor();
    await page.locator('.ant-form-item-explain-error').filter({ hasText: '「项目名称」已存在' }).waitFor();
    await form(page).getByLabel('项目名称').fill('浏览器里改名的项目');
    await button(page, '保存').click();
    const renamed = page.locator('tr[data-row-key]').filter({ hasText: '浏览器里改名的项目' });
    await renamed.waitFor();

    await act(renamed, '删除');
    const asked = dialog(page, '确定删除项目「浏览器里改名的项目」吗？');
    await asked.getByText('删除后可在回收站中恢复。').waitFor();
    await cancel(asked);
    await expect.poll(() => focused(page)).toMatch(/的更多操作$/);
    await act(renamed, '删除');
    await asked.getByRole('button', { name: /删\s?除/ }).click();
    await toast(page, '删除成功').waitFor();
    await renamed.waitFor({ state: 'detached' });
    await asked.waitFor({ state: 'hidden' });
    // The element with the focus was removed, so the page's content gets the focus.
    await expect.poll(() => focused(page)).toBe('gd-content');
    expectErrors(/status of (409|422)/);
  });

  it('does not overwrite what someone else has changed', async () => {
    const id = await addProject('两个人在改');
    const page = await open(`/projectmanage/edit?id=${id}`, { user: 'admin' });
    await form(page).getByLabel('项目名称').fill('我改的名字');
    await server().database.pool.query(
      `update project set project_name = '别人改的名字', version = version + 1 where id = $1`,
      [id],
    );
    await button(page, '保存').click();
    const conflict = dialog(page, '有人同时修改了这条记录');
    await conflict.getByRole('button', { name: '返回继续编辑' }).click();
    expect(await form(page).getByLabel('项目名称').inputValue()).toBe('我改的名字');
    await button(page, '保存').click();
    await conflict.getByRole('radio', { name: /对方的/ }).check();
    await conflict.getByRole('button', { name: '按所选保存' }).click();
    await conflict.waitFor({ state: 'hidden' });
    const name = () => server().database.pool.query('select project_name from project where id = $1', [id]);
    await expect.poll(async () => (await name()).rows[0]).toEqual({ project_name: '别人改的名字' });
    expectErrors(/status of 409/);
  });

  it('asks before unsaved input is lost', async () => {
    const page = await openList();
    await button(page, '新增').click();
    await form(page).getByLabel('项目名称').fill('写了一半');
    await openMenuEntry(page, '人员管理');
    const asked = dialog(page, '内容尚未保存');
    await asked.getByText(/填写的内容会作为草稿留在本机/).waitFor();
    await asked.getByRole('button', { name: '留在本页' }).click();
    await asked.waitFor({ state: 'hidden' });
    expect(await form(page).getByLabel('项目名称').inputValue()).toBe('写了一半');
    await page.goBack();
    await asked.getByRole('button', { name: /离\s?开/ }).click();
    await arrive(page, '/projectmanage');
    // Without changes the form can be left at once.
    await button(page, '新增').click();
    await form(page).getByLabel('项目名称').waitFor();
    await button(page, '取消').click();
    await arrive(page, '/projectmanage');
  });

  it('keeps the input when the server is away, and saves it later', async () => {
    const id = await addProject('断网时修改');
    const page = await open(`/projectmanage/edit?id=${id}`, { user: 'admin' });
    await form(page).getByLabel('项目名称').fill('断网后保存');
    await page.route('**/api/**', (route) => route.abort());
    await button(page, '保存').click();
    await toast(page, '网络错误').last().waitFor();
    expect(await form(page).getByLabel('项目名称').inputValue()).toBe('断网后保存');
    await page.unroute('**/api/**');
    await button(page, '保存').click();
    await toast(page, '保存成功').waitFor();
    await arrive(page, '/projectmanage');
    // If the server cannot be reached, the dialog that asks about deleting stays open.
    const row = page.locator('tr[data-row-key]').filter({ hasText: '断网后保存' });
    await row.waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await act(row, '删除');
    const asked = dialog(page, /断网后保存/);
    await asked.getByRole('button', { name: /删\s?除/ }).click();
    await toast(page, '网络错误').last().waitFor();
    await page.unroute('**/api/**');
    await asked.getByRole('button', { name: /删\s?除/ }).click();
    await toast(page, '删除成功').waitFor();
    expectErrors(/ERR_FAILED/);
  });

  it('shows a record with all its groups, and says when there is none', async () => {
    const page = await openList();
    await openRecord(page.locator('tr[data-row-key]').first());
    for (const group of ['基本信息', '工期与造价', '参建信息']) await page.getByText(group, { exact: true }).waitFor();
    await page.goto(`${server().address}/projectmanage/detail?id=${'0'.repeat(32)}`);
    await page.getByText('数据不存在!').waitFor();
    await page.goto(`${server().address}/projectmanage/edit`);
    await page.getByText('页面不存在', { exact: true }).waitFor();
    expectErrors(/status of 404/);
  });
});
