import { calls, resourceCalls } from '@gongdi/api';
import { projectmanage } from '@gongdi/domain';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf, arrive, button, openMenuEntry } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const rows = (page: Page) => page.locator('[data-row-key]:visible');
const switcher = (page: Page) => page.getByRole('button', { name: /^切换项目/ });
const NAME = '滨江科创中心一期';

async function project() {
  const client = await server().client('contractor');
  const { list } = await client.call(resourceCalls(projectmanage).list!, { query: { project_name: NAME } });
  return { client, id: list[0]!.id };
}

describe('the project in which one works', () => {
  it('is found by initials, limits lists, fills forms, stays in the address, and is left', async () => {
    const { id } = await project();
    const page = await open('/staff?page=2', { user: 'contractor' });
    await rows(page).first().waitFor();
    await switcher(page).click();
    const list = page.getByRole('dialog', { name: '切换项目' });
    await list.getByRole('textbox').fill('bjkc');
    await list.getByRole('button', { name: NAME, exact: true }).click();
    const here = `/staff?project=${id}`;
    await expect.poll(() => addressOf(page)).toBe(here);
    // Lists in the background have theirs too.
    const note = page.getByRole('status').filter({ hasText: `仅显示“${NAME}”的记录` });
    await note.waitFor();
    // The project of every row is the chosen one.
    await expect.poll(async () => (await rows(page).allInnerTexts()).every((text) => text.includes(NAME))).toBe(true);
    // The hint of a heading must not lie over the button.
    await page.mouse.move(0, 0);
    await button(page, '新增').click();
    await arrive(page, '/staff/add');
    await page.locator('form:visible').getByText(NAME, { exact: true }).first().waitFor();
    expect(addressOf(page)).toContain(`project=${id}`);
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe(here);
    await page.reload();
    await note.waitFor();
    // A link that is opened in another tab, or passed on, has the project.
    await expect
      .poll(() => rows(page).first().getByRole('link').first().getAttribute('href'))
      .toContain(`project=${id}`);
    await openMenuEntry(page, '设备列表');
    await arrive(page, '/devicelist');
    await note.waitFor();
    await button(page, '显示全部项目').click();
    await expect.poll(() => addressOf(page)).toBe('/devicelist');
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe(`/devicelist?project=${id}`);
    await note.waitFor();
  });

  it('is refused in words where the user may not see it', async () => {
    const { id } = await project();
    const page = await open(`/staff?project=${id}`, { user: 'beichen' });
    await page.getByText('您看不到这个项目').waitFor();
    await expect.poll(() => rows(page).count()).toBe(0);
    await button(page, '显示全部项目').click();
    await expect.poll(() => addressOf(page)).toBe('/staff');
    await page.getByText('您看不到这个项目').waitFor({ state: 'detached' });
  });
});

describe('the homes', () => {
  it('of the company leads to that of a project, whose numbers are those of its lists', async () => {
    const { client, id } = await project();
    const page = await open('/home', { user: 'contractor' });
    const ranking = page.getByRole('region', { name: '项目对比' });
    await ranking.getByRole('row').nth(1).waitFor();
    await page.getByRole('region', { name: '地图' }).getByRole('group', { name: '地图', exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await ranking.getByRole('link', { name: NAME, exact: true }).click();
    await expect.poll(() => addressOf(page)).toBe(`/home?project=${id}`);
    await page.getByRole('heading', { name: NAME, level: 1 }).waitFor();
    const { figures } = await client.call(calls.workbench.home, { query: { project_id: id } });
    const people = figures.find(({ resource }) => resource === 'staff')!;
    const tile = page.getByRole('list', { name: '数据概览' }).getByRole('link', { name: people.label.zh }).first();
    await expect.poll(() => tile.locator('strong').innerText()).toBe(String(people.total));
    await page.getByRole('region', { name: '今日任务' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await tile.click();
    await arrive(page, '/staff');
    await page.getByText(`共 ${people.total} 条`).first().waitFor();
  });

  it('keep the order of the user', async () => {
    const page = await open('/home', { user: 'contractor' });
    const tiles = page.getByRole('list', { name: '数据概览' }).getByRole('link');
    await tiles.first().waitFor();
    const [first, second] = await tiles.allInnerTexts();
    await button(page, '调整布局').click();
    // Tiles without records have places too, and are not shown where there are many.
    const handle = page.getByRole('button', { name: new RegExp(`^移动 ${second!.split('\n')[0]!}`) });
    const top = page.getByText(/已移到第 1 位/);
    for (let moved = 0; moved < 100 && !(await top.isVisible()); moved += 1) await handle.press('ArrowLeft');
    await top.waitFor();
    expect(await axe(page)).toEqual([]);
    await button(page, '完成').click();
    await expect.poll(async () => (await tiles.allInnerTexts()).slice(0, 2)).toEqual([second, first]);
    await page.reload();
    await tiles.first().waitFor();
    await expect.poll(async () => (await tiles.allInnerTexts()).slice(0, 2)).toEqual([second, first]);
  });

  it('have the order of a role in the company that has given it one, and in no other', async () => {
    const page = await open('/home', { user: 'contractor' });
    const tilesOf = (of: Page) => of.getByRole('list', { name: '数据概览' }).getByRole('link');
    await tilesOf(page).first().waitFor();
    await button(page, '调整布局').click();
    await page.getByRole('button', { name: /^移动 .*第 1 位/ }).press('ArrowRight');
    await page.getByText(/已移到第 2 位/).waitFor();
    await button(page, '设为角色布局').click();
    const role = page.getByRole('dialog', { name: '设为角色布局' });
    await role.getByRole('combobox', { name: '角色' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: '施工单位管理员' }).click();
    await role.getByRole('button', { name: '保存为该角色的布局' }).click();
    await role.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '恢复为角色「施工单位管理员」的布局' }).click();
    await page.getByText('当前为角色「施工单位管理员」的布局').waitFor();
    // The same role in another company.
    const other = await open('/home', { user: 'beichen' });
    await tilesOf(other).first().waitFor();
    await button(other, '调整布局').click();
    await other.getByRole('button', { name: /^移动 .*第 1 位/ }).waitFor();
    expect(await other.getByText('当前为角色').count()).toBe(0);
  });

  it('lead from records that no zoom takes apart to the map of their list', async () => {
    const { db } = server().database;
    const { project_address } = await db.selectFrom('project').select('project_address').executeTakeFirstOrThrow();
    await db
      .updateTable('project')
      .set({ project_address: JSON.stringify(project_address) })
      .execute();
    const page = await open('/home', { user: 'contractor' });
    await page
      .getByRole('region', { name: '地图' })
      .getByRole('button', { name: /\d+ 处$/ })
      .click();
    await arrive(page, '/projectmanage');
    await page.waitForURL(/view=map.*view_at=/);
    await page.locator('.gd-places .leaflet-marker-icon').first().waitFor();
  });

  it('say that a project may not be seen', async () => {
    const { id } = await project();
    const page = await open(`/home?project=${id}`, { user: 'beichen' });
    await page.getByText('您看不到这个项目').waitFor();
    expectErrors(/404/);
  });
});
