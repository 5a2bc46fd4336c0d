import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { button, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open } = withConsole();

/** One that the demo has not drawn. */
const PROJECT = '滨江科创中心二期';

/** Draws a thing: chooses its kind, clicks on places of the map (shares of its width and height), and finishes. */
async function draw(page: Page, kind: string, places: readonly (readonly [number, number])[]): Promise<void> {
  await page.getByRole('group', { name: '绘制' }).getByRole('button', { name: kind }).click();
  const map = page.getByRole('group', { name: /^场地图：/ });
  const box = (await map.boundingBox())!;
  for (const [index, [x, y]] of places.entries()) {
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    await page.getByText(`已有 ${index + 1} 个点`).waitFor();
  }
  await button(page, '完成').click();
}

it('the plan of a site is drawn: a road, a gate, a building; it is there for whoever comes next, also on a phone', async () => {
  const page = await open('/projectmanage', { user: 'contractor' });
  const id = await page.locator('[data-row-key]').filter({ hasText: PROJECT }).first().getAttribute('data-row-key');
  const site = `/projectmanage/siteplan?projectId=${id}`;
  await page.goto(new URL(site, page.url()).href);
  await page.getByText('共 0 项').waitFor();
  await draw(page, '道路', [
    [0.2, 0.5],
    [0.8, 0.5],
  ]);
  await draw(page, '大门', [
    [0.48, 0.8],
    [0.54, 0.8],
  ]);
  await draw(page, '建筑物', [
    [0.35, 0.2],
    [0.55, 0.2],
    [0.55, 0.4],
    [0.35, 0.4],
  ]);
  await page.getByText('共 3 项').waitFor();
  // The last one is chosen, so it can be named; a step too many is undone.
  await page.getByLabel('名称').last().fill('研发楼');
  await draw(page, '围挡', [
    [0.1, 0.1],
    [0.9, 0.1],
  ]);
  await button(page, '撤销').click();
  await page.getByText('共 3 项').waitFor();
  await button(page, '保存').click();
  await toast(page, '保存成功').waitFor();

  const phone = await open(site, { user: 'contractor', viewport: { width: 390, height: 844 } });
  await phone.getByText('共 3 项').waitFor();
  await phone.getByRole('button', { name: '研发楼' }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}, 120_000);
