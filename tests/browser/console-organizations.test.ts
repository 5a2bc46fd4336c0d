import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { button, dialog, focused, press, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open } = withConsole();

const node = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(name) });
const levels = (page: Page) =>
  page
    .getByRole('treeitem')
    .evaluateAll((items) =>
      items.map((item) => `${item.querySelector('.gd-org-name')?.textContent} ${item.getAttribute('aria-level')}`),
    );

describe('organisations as a tree', () => {
  it('are walked by keys, added, moved by mouse and by dialog, shut, and deleted when nothing is in them', async () => {
    const page = await open('/organization', { user: 'admin' });
    await node(page, '华南分公司').waitFor();
    expect(await axe(page)).toEqual([]);

    // By keyboard: to the second branch and its site office, collapsed and back.
    await node(page, '浦江建工集团有限公司').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    await expect.poll(() => node(page, '华东分公司').getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => node(page, '钱塘').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '华东分公司' }).waitFor();
    await page.getByText('浙江省', { exact: true }).waitFor();
    await expect.poll(() => focused(page)).toContain('华东分公司');

    // Adds an organisation below it, in a region that is found by search.
    await button(page, '新增下级').click();
    const added = dialog(page, '在「华东分公司」下新增组织');
    await added.getByLabel('组织名称').fill('西湖项目部');
    await added.getByLabel('所在地区').fill('西湖');
    await page.getByText('浙江省 / 杭州市 / 西湖区').click();
    await press(added, /^保\s?存$/);
    await page.getByRole('heading', { name: '西湖项目部' }).waitFor();
    await page.getByText('浙江省 / 杭州市 / 西湖区').waitFor();

    // Dropped on another branch: a dialog first asks and shows the consequences.
    await node(page, '西湖项目部').dragTo(node(page, '华南分公司'));
    const asked = dialog(page, '将「西湖项目部」移到「华南分公司」下？');
    await asked.getByText('原上级组织将看不到这些数据').waitFor();
    await press(asked, /^移\s?动$/);
    await expect.poll(() => levels(page)).toContain('西湖项目部 3');
    await expect
      .poll(async () => {
        const all = await levels(page);
        return all[all.indexOf('华南分公司 2') + 1];
      })
      .toBe('西湖项目部 3');

    // The dialog moves it back to the company, before all siblings.
    await button(page, '移动').click();
    const moving = dialog(page, '移动「西湖项目部」');
    await moving.getByText('位置没有变化').waitFor();
    await moving.getByLabel('上级组织').click();
    await page.locator('.ant-select-tree').getByText('浦江建工集团有限公司').click();
    await moving.getByLabel('位置').click();
    await page.getByTitle('排在最前').click();
    await press(moving, /^移\s?动$/);
    await expect.poll(async () => (await levels(page))[1]).toBe('西湖项目部 2');

    // Disabled after a dialog with the consequences. An organisation that is not empty is not deleted; a message gives
    // the reason.
    await button(page, '停用').click();
    await press(dialog(page, '停用「西湖项目部」？'), /^停\s?用$/);
    await node(page, '西湖项目部').getByText('已停用').waitFor();
    await node(page, '上海分公司').click();
    await page.getByRole('heading', { name: '上海分公司' }).waitFor();
    await button(page, '删除').click();
    const blocked = dialog(page, '「上海分公司」不能删除');
    await blocked.getByText('下级组织：1').waitFor();
    await press(blocked, '知道了');

    await node(page, '西湖项目部').click();
    await page.getByRole('heading', { name: '西湖项目部' }).waitFor();
    await button(page, '删除').click();
    await press(dialog(page, '删除「西湖项目部」？'), /^删\s?除$/);
    await toast(page, '删除成功').waitFor();
    await expect.poll(() => levels(page)).not.toContain('西湖项目部 2');
  });

  it('have users that come and go, and roles that several get at once', async () => {
    const page = await open('/organization?tab=users', { user: 'contractor' });
    await node(page, '滨江科创中心项目部').click();
    const row = (name: string) => page.locator('tr[data-row-key]').filter({ hasText: name });
    await row('patrol').getByRole('button', { name: '分配角色' }).click();
    const granting = dialog(page, '为 周志强 分配角色');
    await granting.getByLabel('角色', { exact: true }).click();
    await page.getByTitle('施工单位管理员').click();
    await page.keyboard.press('Escape');
    await press(granting, /^确\s?定$/);
    await row('patrol').getByText('施工单位管理员').waitFor();

    await row('patrol').getByRole('button', { name: '移出' }).click();
    await press(dialog(page, '将 周志强 移出「滨江科创中心项目部」？'), /^移\s?出$/);
    await node(page, '滨江科创中心项目部').getByText('0 人').waitFor();
    await button(page, '分配用户').click();
    const assigning = dialog(page, '把用户分配到「滨江科创中心项目部」');
    await assigning.getByLabel('用户').fill('周志强');
    await page.getByTitle('周志强（上海分公司）').click();
    await page.keyboard.press('Escape');
    await press(assigning, '分配用户');
    await row('patrol').waitFor();

    await page.getByRole('tab', { name: '角色与权限' }).click();
    const role = page.getByRole('listitem').filter({ hasText: '系统管理员' });
    await expect.poll(() => role.getByRole('button', { name: '分配用户' }).isDisabled()).toBe(true);
  });
});
