import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, openStage, type OpenPage, type Stage } from './designer-page/open.ts';
import { axe } from './support/axe.ts';

interface Site {
  loads: number;
  watched: string[];
  acknowledged: string[];
  alarms: object[];
  refuse: boolean;
  follower: { onReadings(list: object[]): void; onState(state: string): void; onGap(): void } | undefined;
  reading(index: number, level: number, load?: number): object;
  source(): object;
}
type TableElement = HTMLElement & { events: { type: string; detail: unknown }[] };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('tests/browser/device-table-page');
});
afterAll(() => stage?.close());

const ALARM = {
  id: 'al1',
  device_id: 'd1',
  content: '设备 2 吊重超过报警值',
  quantity: 'load',
  level: 2,
  state: 1,
  value: 6.4,
  limit: 6,
  started_at: '2026-11-20T02:00:00.000Z',
};

async function open(options: Parameters<typeof openPage>[2] = {}, props: object = {}): Promise<OpenPage> {
  const opened = await openPage(stage, ['x-table'], options);
  await opened.page.evaluate(
    ([alarm, more]) => {
      const Made = Reflect.get(globalThis, 'TableSite') as new () => Site;
      const site = new Made();
      site.alarms = [alarm];
      Object.assign(globalThis, { site });
      Object.assign(document.querySelector('x-table') ?? {}, { props: { source: site.source(), ...more } });
    },
    [ALARM, props] as const,
  );
  await row(opened.page, 0).waitFor();
  return opened;
}

const site = <T>(page: Page, ask: (made: Site) => T): Promise<T> =>
  page.evaluate<T>(`(${String(ask)})(globalThis.site)`);
const tick = (page: Page, index: number, level: number, load: number) =>
  page.evaluate(
    ([at, to, value]) => {
      const made = Reflect.get(globalThis, 'site') as Site;
      made.follower?.onReadings([made.reading(at, to, value)]);
    },
    [index, level, load] as const,
  );
const row = (page: Page, index: number) => page.locator(`x-table tr[data-row-key='d${index}']`);
const name = (page: Page, index: number) => row(page, index).getByRole('button', { name: `设备 ${index + 1}` });
const events = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      (document.querySelector('x-table') as TableElement).events
        .filter((one) => one.type === wanted)
        .map((one) => one.detail),
    type,
  );

test('found, opened and followed by mouse and keyboard; what is open stays through ticks, a gap and a new line', async () => {
  const { page, context, problems } = await open();
  await expect.poll(() => site(page, (made) => made.watched.length)).toBe(10);
  await page.getByText('16 条', { exact: false }).first().waitFor();

  await page.getByLabel('搜索设备名称或编号').fill('TC-00');
  await expect.poll(() => page.locator('x-table tr[data-row-key]').count()).toBe(9);
  await page
    .getByRole('button', { name: '重 置' })
    .or(page.getByRole('button', { name: '重置' }))
    .click();
  await expect.poll(() => page.locator('x-table tr[data-row-key]').count()).toBe(10);

  await row(page, 1).getByText('TC-002').click();
  const panel = page.getByRole('region', { name: '设备详情：设备 2' });
  await panel.waitFor();
  await expect.poll(() => name(page, 1).getAttribute('aria-expanded')).toBe('true');
  await panel.getByRole('button', { name: '趋势', exact: true }).click();
  await page.locator('x-table .u-over').waitFor();
  await page.evaluate(() =>
    Object.assign(document.querySelector('x-table')!.shadowRoot!.querySelector('.u-over')!, { kept: true }),
  );

  await tick(page, 1, 2, 6.4);
  await row(page, 1).getByText('报警').first().waitFor();
  await panel.getByText('6.40 t').first().waitFor();
  expect(await events(page, 'gd-level')).toEqual([{ device_id: 'd1', level: 2 }]);
  await page.locator('x-table .gd-device-said', { hasText: '设备 2：报警' }).first().waitFor({ state: 'attached' });

  await site(page, (made) => made.follower?.onState('connecting'));
  await page.getByText('连接中断，正在重连').waitFor();
  await site(page, (made) => made.follower?.onState('open'));
  await site(page, (made) => made.follower?.onGap());
  await expect.poll(() => site(page, (made) => made.loads)).toBe(2);
  await expect.poll(() => page.getByText('连接中断，正在重连').count()).toBe(0);
  expect(
    await page.evaluate(() =>
      Reflect.get(document.querySelector('x-table')!.shadowRoot!.querySelector('.u-over')!, 'kept'),
    ),
  ).toBe(true);
  await expect.poll(() => name(page, 1).getAttribute('aria-expanded')).toBe('true');

  await panel.getByRole('tab', { name: '报警 1' }).click();
  await panel.getByRole('button', { name: '确认', exact: true }).click();
  await expect.poll(() => site(page, (made) => made.acknowledged)).toEqual(['al1']);
  await panel.getByRole('tab', { name: '历史' }).click();
  await expect.poll(() => panel.locator('.gd-table-scroll tbody tr').count()).toBe(120);

  // Reading again fails: the rows stay, with a message.
  await site(page, (made) => (made.refuse = true));
  await page.getByRole('button', { name: '刷新' }).click();
  await page.getByText('服务器暂时无法访问').waitFor();
  expect(await row(page, 1).count()).toBe(1);
  await site(page, (made) => (made.refuse = false));
  await page
    .getByRole('button', { name: '重试' })
    .or(page.getByRole('button', { name: '重 试' }))
    .click();
  await expect.poll(() => page.getByText('服务器暂时无法访问').count()).toBe(0);

  // By keyboard: from the cell of the row to its panel, and back by Escape.
  await panel.getByRole('button', { name: '关闭详情' }).click();
  await expect.poll(() => name(page, 1).evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: '设备详情：设备 3' }).waitFor();
  expect(await events(page, 'gd-select')).toEqual([{ device_id: 'd1' }, { device_id: null }, { device_id: 'd2' }]);

  await page.getByRole('columnheader', { name: '级别' }).click();
  await page.getByRole('columnheader', { name: '级别' }).click();
  await expect.poll(() => page.locator('x-table tr[data-row-key]').first().getAttribute('data-row-key')).toBe('d3');
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('%i px, %s: no finding of axe', async (width, theme) => {
  const { page, context, problems } = await open({ width }, { theme });
  await tick(page, 1, 3, 7);
  await row(page, 1).getByText('控制').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await name(page, 1).click();
  const panel = page.getByRole('region', { name: '设备详情：设备 2' });
  await panel.getByRole('button', { name: '趋势', exact: true }).click();
  await page.locator('x-table .u-over').waitFor();
  expect(await axe(page)).toEqual([]);
  if (width < 900) {
    // The table is behind the panel: none of its elements can be reached.
    expect(await page.locator('x-table .gd-table-main').getAttribute('inert')).not.toBeNull();
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.count()).toBe(0);
  }
  expect(problems).toEqual([]);
  await context.close();
});
