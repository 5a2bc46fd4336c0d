import { devicelist, earlywarn, hiddenDangerRectification, listColumnsOf, material, patrollog } from '@gongdi/domain';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  act,
  addressOf,
  arrive,
  button,
  choicesOf,
  focused,
  moreOf,
  openRecord,
  toast,
} from './console-support/page.ts';
import { withConsole, type OpenOptions } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, expectErrors } = withConsole();

const PHONE = { viewport: { width: 390, height: 844 } };
const cards = (page: Page) => page.locator('li[data-row-key]');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });

async function openList(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open(path, { user: 'contractor', ...options });
  await page.locator('[data-row-key]').first().waitFor();
  return page;
}

describe.each([1280, 1440])('a list at %i px', (width) => {
  it('shows what decides without scrolling, and nothing of it below the actions', async () => {
    const page = await openList('/hiddenDangerRectification', { viewport: { width, height: 900 } });
    for (const resource of [hiddenDangerRectification, earlywarn, devicelist, patrollog, material]) {
      await page.goto(`${new URL(page.url()).origin}/${resource.name}`);
      await page.locator('tr[data-row-key]').first().waitFor();
      const grid = page.locator('.gd-data-grid').first();
      const heads = grid.locator('thead th');
      const titles = (await heads.allInnerTexts()).map((title) => title.trim());
      const decides = listColumnsOf(resource).filter(({ priority }) => priority === 1);
      expect(titles, resource.name).toEqual(expect.arrayContaining(decides.map(({ label }) => label.zh)));
      // Title, state, deadline: in this order, behind the boxes of the selection.
      const parts = decides.filter(({ part }) => part).map(({ label }) => label.zh);
      expect(titles.filter(Boolean).slice(0, parts.length), resource.name).toEqual(parts);
      const last = (await heads.last().boundingBox())!;
      for (const { label } of decides) {
        const box = (await heads.filter({ hasText: label.zh }).first().boundingBox())!;
        expect(box.x + box.width, `${resource.name} ${label.zh}`).toBeLessThanOrEqual(last.x + 1);
      }
      expect(last.x + last.width).toBeLessThanOrEqual(width);
    }
  });
});

describe('a row', () => {
  it('opens by its title, tells its deadline, and offers the step that may be taken', async () => {
    const page = await openList('/hiddenDangerRectification');
    const row = page.locator('tr[data-row-key]').filter({ hasText: '一级配电箱门锁损坏' });
    await row.getByText(/^超期 \d+ 天$/).waitFor();
    expect(await choicesOf(row)).toEqual(['提交整改结果', '转派', '详情', '编辑']);
    // By keyboard: into the menu and out of it, and the focus is where it was.
    await moreOf(row).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '转派' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await expect.poll(() => focused(page)).toBe('转派');
    await page.keyboard.press('End');
    await expect.poll(() => focused(page)).toBe('编辑');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: '转派' }).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/的更多操作$/);
    await openRecord(row);
    await arrive(page, '/hiddenDangerRectification/detail');
  });

  it('is edited in place where the definition says so, and in no other list', async () => {
    const page = await openList('/patrolsite');
    await page.locator('.gd-data-grid').getByRole('button', { name: '编辑方式' }).waitFor();
    await page.goto(`${new URL(page.url()).origin}/devicerepair`);
    await page.locator('tr[data-row-key]').first().waitFor();
    expect(await page.getByRole('button', { name: '编辑方式' }).count()).toBe(0);
  });
});

describe('a list on a phone', () => {
  const large = async (scope: Locator) => {
    const small: string[] = [];
    for (const one of await scope.getByRole('button').all()) {
      const box = await one.boundingBox();
      if (box && (box.height < 44 || box.width < 44)) small.push(`${await one.innerText()} ${box.width}x${box.height}`);
    }
    return small;
  };

  it.each(['light', 'dark'] as const)(
    'is cards with title, state, deadline, facts and one action, %s',
    async (theme) => {
      const page = await openList('/hiddenDangerRectification', { ...PHONE, preferences: { theme } });
      const one = card(page, '一级配电箱门锁损坏');
      for (const text of ['待整改', '一般隐患', '陈建国', '提交整改结果']) await one.getByText(text).first().waitFor();
      await one.getByText(/^截止 [\d-]+ · 超期 \d+ 天$/).waitFor();
      expect(await one.locator('.ant-btn-primary').count()).toBe(1);
      expect(await large(page.locator('.gd-cards'))).toEqual([]);
      expect(await large(page.getByRole('search'))).toEqual([]);
      const right = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(right).toBeLessThanOrEqual(390);
      expect(await axe(page)).toEqual([]);
      await openRecord(one);
      await arrive(page, '/hiddenDangerRectification/detail');
    },
  );

  it('is searched, and filtered in a drawer that counts', async () => {
    const page = await openList('/hiddenDangerRectification', PHONE);
    await page.getByRole('searchbox').or(page.getByLabel('搜索隐患描述')).first().fill('配电箱');
    await page.keyboard.press('Enter');
    await expect.poll(() => addressOf(page)).toContain('order_title=配电箱');
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: '筛选条件' });
    await drawer.getByLabel('隐患等级').click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('重大隐患', { exact: true }).click();
    await page.keyboard.press('Escape');
    await drawer.getByRole('button', { name: /查\s?询/ }).click();
    await page.getByRole('button', { name: '筛选（1 项生效）' }).waitFor();
    await page.getByText('没有符合条件的数据，请调整查询条件').waitFor();
    expect(await axe(page)).toEqual([]);
    await button(page, '清除筛选').click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(1);
    expect(addressOf(page)).toBe('/hiddenDangerRectification');
  });

  it('gets longer while one scrolls, and its records can be selected together', async () => {
    const page = await openList('/devicelist', PHONE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    expect(await cards(page).count()).toBeLessThanOrEqual(40);
    await expect
      .poll(async () => {
        await cards(page).last().scrollIntoViewIfNeeded();
        return cards(page).count();
      })
      .toBeGreaterThan(40);
    expect(asked.some((url) => url.includes('page=3'))).toBe(true);
    await button(page, '选择').click();
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByText('已选 2 条', { exact: true }).waitFor();
    await button(page, '批量删除').waitFor();
    expect(await axe(page)).toEqual([]);
    await button(page, '结束选择').click();
    await page.getByText(/^已选/).waitFor({ state: 'detached' });
  });

  it('says why nothing came, and comes at another try; a step is taken from a card', async () => {
    const page = await openList('/staff', PHONE);
    await page.route('**/api/**', (route) => route.abort());
    await button(page, '刷新').click();
    await page
      .getByText(/^当前无网络/)
      .first()
      .waitFor();
    // What was read before stays.
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.unroute('**/api/**');
    await button(page, '重试').click();
    await page
      .getByText(/^当前无网络/)
      .first()
      .waitFor({ state: 'detached' });
    expectErrors(/ERR_FAILED/);
    await page.goto(`${new URL(page.url()).origin}/devicerepair?repair_status=1`);
    const one = cards(page).first();
    await one.waitFor();
    const id = (await one.getAttribute('data-row-key'))!;
    await act(one, '开始维修');
    await page.getByRole('dialog').getByLabel('维修人').fill('李机修');
    await page.getByRole('dialog').getByRole('button', { name: '开始维修' }).click();
    await toast(page, '已开始维修').waitFor();
    await page.locator(`[data-row-key="${id}"]`).waitFor({ state: 'detached' });
  });
});
