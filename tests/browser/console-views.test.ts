import { Buffer } from 'node:buffer';
import { calls, resourceCalls } from '@gongdi/api';
import { hiddenDangerRectification, projectmanage } from '@gongdi/domain';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeInEveryLook } from './console-support/looks.ts';
import { dialog, toast } from './console-support/page.ts';
import { withConsole, type OpenOptions } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { server, open } = withConsole();
const orders = resourceCalls(hiddenDangerRectification);
const LIST = '/hiddenDangerRectification';
const PHONE: OpenOptions = { viewport: { width: 390, height: 844 } };

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const card = (page: Page, title: string) => page.locator('.gd-views-card').filter({ hasText: title });
const column = (page: Page, state: string) => page.getByRole('region', { name: new RegExp(`^${state} `) });
const view = (page: Page, name: string): Locator => page.locator(`[data-view="${name}"]`);

describe('the views of a list', () => {
  beforeAll(async () => {
    const client = await server().client('contractor');
    const { user_id } = await client.call(calls.user.userInfo, {});
    const { project_id } = (await client.call(orders.list!, { query: {} })).list[0]!;
    const whose = { project_id, rectifier_id: user_id, inspector_id: user_id, danger_level: 1 };
    const add = (order_title: string, deadline: string, more: object = {}) =>
      client.call(orders.add!, { body: { ...whose, order_title, deadline, ...more } });
    const file = new Blob([PIXEL], { type: 'image/png' });
    const { id } = await client.call(calls.file.upload, { form: {}, file, fileName: '临边.png' });
    await add('待撤销的隐患', '2031-03-05');
    for (let at = 1; at <= 13; at += 1) await add(`批量隐患 ${at}`, '2031-03-12');
    await add('用键盘撤销的隐患', '2031-03-05');
    await add('要拖动的隐患', '2031-03-06');
    await add('有照片的隐患', '2031-05-20', { photos: [{ id }] });
  });

  it('a board moves a card by its step, says why it does not, and loads a column page by page', async () => {
    const page = await open(`${LIST}?view=kanban`, { user: 'contractor' });
    const begun = column(page, '待整改');
    await begun.getByRole('button', { name: /再显示/ }).waitFor();
    expect(await begun.locator('.gd-views-card').count()).toBe(10);
    await begun.getByRole('button', { name: /再显示/ }).click();
    await begun.locator('.gd-views-card').nth(15).waitFor();
    expect(await axe(page)).toEqual([]);

    // No step leads from here to there.
    await card(page, '要拖动的隐患').dragTo(column(page, '已闭合'));
    await toast(page, '「待整改」不能直接转为「已闭合」').waitFor();
    expect(await begun.getByText('要拖动的隐患').count()).toBe(1);

    // The step asks: without an answer it is not taken.
    await card(page, '待撤销的隐患').dragTo(column(page, '已撤销'));
    const withdraw = dialog(page, /^撤销 · 待撤销的隐患/);
    const take = withdraw.getByRole('button', { name: /^撤\s?销$/ });
    await take.click();
    await withdraw.getByText('请输入复查意见').first().waitFor();
    await withdraw.getByLabel('复查意见').fill('重复上报');
    await take.click();
    await column(page, '已撤销').getByText('待撤销的隐患').waitFor();
  });

  it('a board moves a card by keys, says where it would go, and leaves it on Escape', async () => {
    const page = await open(`${LIST}?view=kanban`, { user: 'contractor' });
    const moved = card(page, '用键盘撤销的隐患');
    const said = page.locator('.gd-kanban-hint');
    await moved.waitFor();
    await moved.press('Space');
    await said.getByText(/^已拿起「用键盘撤销的隐患」/).waitFor();
    expect(await axe(page)).toEqual([]);
    await moved.press('ArrowRight');
    await said.getByText(/待复查/).waitFor();
    await moved.press('Escape');
    await said.getByText(/^拖动卡片/).waitFor();
    expect(await column(page, '待整改').getByText('用键盘撤销的隐患').count()).toBe(1);

    await moved.press('Space');
    for (let at = 0; at < 3; at += 1) await moved.press('ArrowRight');
    await said.getByText('放到「已撤销」：撤销').waitFor();
    await moved.press('Enter');
    const withdraw = dialog(page, /^撤销 · 用键盘撤销的隐患/);
    await withdraw.getByLabel('复查意见').fill('重复上报');
    await withdraw.getByRole('button', { name: /^撤\s?销$/ }).click();
    await column(page, '已撤销').getByText('用键盘撤销的隐患').waitFor();
  });

  it('the choice of a view stays in the address and for the user; filters apply to it', async () => {
    const page = await open(LIST, { user: 'contractor' });
    await page.getByText('看板', { exact: true }).click();
    await view(page, 'kanban').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('kanban');
    await page.goto(server().address + LIST);
    await view(page, 'kanban').waitFor();
    await page.goto(`${server().address}${LIST}?view=kanban&status=2`);
    await column(page, '待复查').waitFor();
    expect(await column(page, '待整改').count()).toBe(0);
  });

  it('a calendar shows days with more, moves a record after a question, and takes it back', async () => {
    const page = await open(`${LIST}?view=calendar&view_day=2031-03-10`, { user: 'contractor' });
    const day = (date: string) => page.locator(`[data-day="${date}"]`);
    await day('2031-03-12').getByRole('button', { name: '还有 10 条' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await day('2031-03-06').locator('li').dragTo(day('2031-03-20'));
    await dialog(page, /修改整改期限/)
      .getByRole('button', { name: '确认修改' })
      .click();
    await day('2031-03-20').getByText('要拖动的隐患').waitFor();
    await page.getByRole('button', { name: /撤\s?销/ }).click();
    await day('2031-03-06').getByText('要拖动的隐患').waitFor();
  });

  it('a chart leads to the list that it counts', async () => {
    const page = await open(`${LIST}?view=chart&view_by=status&view_also=danger_level`, { user: 'contractor' });
    const bar = page.getByRole('button', { name: /^待复查/ });
    await bar.press('Enter');
    await page.locator('tr[data-row-key]').first().waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('2');
  });

  it('a map gathers what is close, and keeps its place in the address', async () => {
    const contractor = await server().client('contractor');
    const { list } = await contractor.call(resourceCalls(projectmanage).list!, { query: { page_size: 50 } });
    const page = await open('/projectmanage?view=map', { user: 'contractor' });
    await page.getByText(new RegExp(`^${list.length} 条记录`)).waitFor();
    await page.waitForURL(/view_at=/);
    const marks = page.locator('.gd-places .leaflet-marker-icon');
    await marks.first().waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('on a phone a state is chosen, and a day shows its records below', async () => {
    const page = await open(`${LIST}?view=kanban`, { user: 'contractor', ...PHONE });
    await column(page, '待整改').waitFor();
    await page
      .getByRole('navigation', { name: '状态' })
      .getByRole('button', { name: /已闭合/ })
      .click();
    expect(await axe(page)).toEqual([]);
    await page.goto(`${server().address}${LIST}?view=calendar&view_day=2031-03-12`);
    await card(page, '批量隐患 13').waitFor();
  });

  const SIZES: readonly [string, OpenOptions, (page: Page) => Promise<string[]>][] = [
    ['wide, in every look', {}, axeInEveryLook],
    ['on a phone', PHONE, axe],
  ];
  it.each(SIZES)('pictures are looked at, and all views have no barrier: %s', async (_, shape, barriers) => {
    const page = await open(`${LIST}?view=gallery`, { user: 'contractor', ...shape });
    await page.getByRole('button', { name: '「有照片的隐患」的图片，共 1 张' }).click();
    const preview = page.getByRole('dialog').filter({ hasText: '临边.png' });
    await preview.waitFor();
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });
    const there: Record<string, () => Promise<void>> = {
      gallery: () => card(page, '有照片的隐患').waitFor(),
      kanban: () => column(page, '待整改').waitFor(),
      calendar: () => page.locator('[data-day="2031-03-12"]').first().waitFor(),
      chart: () =>
        page
          .getByRole('button', { name: /^待复查/ })
          .first()
          .waitFor(),
      map: () => page.locator('.gd-places .leaflet-marker-icon').first().waitFor(),
    };
    for (const [name, ready] of Object.entries(there)) {
      const list = name === 'map' ? '/projectmanage' : LIST;
      await page.goto(`${server().address}${list}?view=${name}&view_day=2031-03-10&view_by=status`);
      await ready();
      expect(await barriers(page), name).toEqual([]);
    }
  });
});
