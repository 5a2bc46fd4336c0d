import { demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { arrive, button, dialog, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open } = withConsole();

const picker = (page: Page) => dialog(page, '选择地址');
const openPicker = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '在地图上选择项目地址' }).click();
  await picker(page).locator('.leaflet-container').waitFor();
};

it('console 2.7 and 5: chooses the address of a new project on the map, by search, mouse and keyboard', async () => {
  const page = await open('/projectmanage/add', { user: 'contractor' });
  await arrive(page, '/projectmanage/add');
  await openPicker(page);
  const asked = picker(page);
  await button(page, '确定').click();
  await toast(page, '请选择一个地址').waitFor();

  // No layer and no service are configured: the switch shows the reason, and no request is sent.
  await asked.getByRole('button', { name: '卫星' }).click({ force: true });
  await asked.getByRole('status').filter({ hasText: '未配置卫星图层' }).waitFor();
  const search = asked.getByRole('combobox', { name: '搜索地点' });
  await search.press('Enter');
  expect(await asked.getByRole('option').count()).toBe(0);
  await search.fill('没有这个地方');
  await search.press('Enter');
  await asked.getByText('没有找到“没有这个地方”', { exact: false }).waitFor();

  await search.fill('hz');
  await asked.getByRole('option', { name: /杭州市/ }).waitFor();
  await asked.getByRole('option', { name: /杭州市/ }).click();
  await asked.getByText('已选位置：经度 120.16', { exact: false }).waitFor();
  const address = asked.getByRole('textbox', { name: '详细地址' });
  await expect.poll(() => address.inputValue()).toBe('浙江省杭州市');
  expect(await axe(page)).toEqual([]);

  const map = asked.locator('.leaflet-container');
  await search.fill('30.25, 120.13');
  await search.press('Enter');
  await asked.getByText('经度 120.130000，纬度 30.250000', { exact: false }).waitFor();
  await map.click({ position: { x: 200, y: 120 } });
  await asked.getByText('经度 120.130000', { exact: false }).waitFor({ state: 'hidden' });
  await map.focus();
  await map.press('ArrowRight');
  await asked.getByRole('button', { name: '选用地图中心' }).click();
  await address.fill('杭州市西湖区文三路 9 号');
  await button(page, '确定').click();
  await asked.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByLabel('项目地址', { exact: true }).inputValue()).toBe('杭州市西湖区文三路 9 号');
  expect(Number(await page.getByLabel('经度').inputValue())).toBeCloseTo(120.13, 1);
  expect(Number(await page.getByLabel('纬度').inputValue())).toBeCloseTo(30.25, 1);
});

it('opens where the project is, and cancelling changes nothing', async () => {
  const page = await open(`/projectmanage/edit?id=${demoId('project', 1)}`, { user: 'contractor' });
  await arrive(page, '/projectmanage/edit');
  const longitude = await page.getByLabel('经度').inputValue();
  await openPicker(page);
  await picker(page).getByText('经度 121.461200，纬度 31.174500（GCJ-02）', { exact: false }).waitFor();
  await picker(page).locator('.gd-pick-marker').waitFor();
  await picker(page)
    .locator('.leaflet-container')
    .click({ position: { x: 80, y: 80 } });
  await button(page, '取消').last().click();
  await picker(page).waitFor({ state: 'hidden' });
  expect(await page.getByLabel('经度').inputValue()).toBe(longitude);
});
