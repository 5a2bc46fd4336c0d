import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addressOf, arrive } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open } = withConsole();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function draw(page: Page, corners: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('no map');
  for (const [x, y] of corners) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' });
}

it('a fence is drawn from the project list, saved, read again, and an earlier version restored', async () => {
  const page = await open('/projectmanage', { user: 'admin' });
  const row = page.locator('tr[data-row-key]').first();
  const project = await row.getAttribute('data-row-key');
  const link = row.getByRole('link', { name: '电子围栏' });
  const name = (await row.locator('td').nth(1).innerText()).trim();
  await link.click();
  await arrive(page, '/projectmanage/fence');
  expect(addressOf(page)).toBe(`/projectmanage/fence?projectId=${project}`);
  await page.locator('.gd-trail').getByText(name).waitFor();
  await page.locator('.gd-trail').getByRole('link', { name: '项目管理' }).waitFor();

  const start = page.getByRole('button', { name: /^(新建|编辑)$/ });
  await start.click();
  if ((await button(page, '添加区域').count()) > 0) await button(page, '添加区域').click();
  const before = await page.getByText(/^编辑区域\d+$/).count();
  await draw(page, [
    [0.3, 0.3],
    [0.6, 0.3],
    [0.6, 0.6],
    [0.3, 0.6],
  ]);
  await page.getByText(`编辑区域${before + 1}`, { exact: true }).waitFor();
  await button(page, '保存').click();
  await page.getByText('电子围栏数据保存成功').first().waitFor();

  await page.reload();
  await button(page, '编辑').click();
  expect(await page.getByText(/^编辑区域\d+$/).count()).toBe(before + 1);
  await button(page, `删除区域 ${before + 1}`).click();
  await page.getByText(`编辑区域${before + 1}`, { exact: true }).waitFor({ state: 'detached' });
  await button(page, '历史版本').click();
  await page.getByRole('button', { name: '恢复此版本' }).first().click();
  await page.getByText(`编辑区域${before + 1}`, { exact: true }).waitFor();
  await page
    .getByText(/的版本，保存后生效/)
    .first()
    .waitFor();
  await button(page, '取消').click();
  await button(page, '放弃修改').click();
});

it('who may not change it looks at it only', async () => {
  const page = await open('/projectmanage', { user: 'regulator' });
  await page.locator('tr[data-row-key]').first().getByRole('link', { name: '电子围栏' }).click();
  await arrive(page, '/projectmanage/fence');
  await page.locator('.gd-map-scale').waitFor();
  expect(await page.getByRole('button', { name: /^(新建|编辑)$/ }).count()).toBe(0);
});
