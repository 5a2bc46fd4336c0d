import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, openStage, type OpenPage, type Stage } from './designer-page/open.ts';
import { axe } from './support/axe.ts';

interface Site {
  alarms: object[];
  loads: number;
  acknowledged: string[];
  type: number;
  follower: { onReadings(list: object[]): void; onState(state: string): void; onGap(): void } | undefined;
  reading(index: number, level: number): object;
  source(): object;
}
type MonitorElement = HTMLElement & {
  props: object;
  events: { type: string; detail: unknown }[];
  ready: Promise<Record<string, (...args: unknown[]) => unknown>>;
};

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('tests/browser/monitor-page');
});
afterAll(() => stage?.close());

const ALARM = {
  id: 'al1',
  device_id: 'd2',
  content: '测点 3 沉降超过报警值',
  quantity: 'settlement',
  level: 2,
  state: 1,
  value: 21.4,
  limit: 20,
  started_at: '2026-11-20T02:00:00.000Z',
  version: 1,
};

async function open(
  count: number,
  options: Parameters<typeof openPage>[2] = {},
  props: object = {},
): Promise<OpenPage> {
  const opened = await openPage(stage, ['x-monitor'], options);
  await opened.page.evaluate(
    ([points, alarm, more]) => {
      const Made = Reflect.get(globalThis, 'Site') as new (count: number) => Site;
      const site = new Made(points);
      site.alarms = [alarm];
      Object.assign(globalThis, { site });
      Object.assign(document.querySelector('x-monitor') ?? {}, { props: { source: site.source(), ...more } });
    },
    [count, ALARM, props] as const,
  );
  await opened.page.locator('x-monitor .gd-plan-stage').waitFor();
  return opened;
}

/** Sends one tick: a new reading of one device. */
const tick = (page: Page, index: number, level: number) =>
  page.evaluate(
    ([at, to]) => {
      const site = Reflect.get(globalThis, 'site') as Site;
      site.follower?.onReadings([site.reading(at, to)]);
    },
    [index, level] as const,
  );
const line = (page: Page, what: 'connecting' | 'open' | 'gap') =>
  page.evaluate((how) => {
    const { follower } = Reflect.get(globalThis, 'site') as Site;
    if (how === 'gap') follower?.onGap();
    else follower?.onState(how);
  }, what);
/** Returns whether the heat map is blue, and whether it is red, at a place of the drawing (fractions). */
const heat = (page: Page, x: number, y: number) =>
  page.locator('x-monitor canvas.gd-monitor-heat').evaluate(
    (canvas: HTMLCanvasElement, place) => {
      const [column, line] = [place.x * (canvas.width - 1), place.y * (canvas.height - 1)];
      const [red, , blue, alpha] = canvas.getContext('2d')!.getImageData(column, line, 1, 1).data;
      return [alpha! > 100 && blue! > 180 && red! < 90, alpha! > 100 && red! > 180 && blue! < 90];
    },
    { x, y },
  );
const row = (page: Page, index: number) => page.locator(`x-monitor tr[data-device='d${index}']`);
const point = (page: Page, index: number) => page.locator(`x-monitor .gd-plan-point[data-key='main/d${index}']`);
const events = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      (document.querySelector('x-monitor') as MonitorElement).events
        .filter((one) => one.type === wanted)
        .map((one) => one.detail),
    type,
  );

describe('live', () => {
  test('a tick changes level and value; what is chosen, the view and the chart stay through ticks, a gap and a new line', async () => {
    const { page, context, problems } = await open(40);
    await expect.poll(() => row(page, 0).locator('td').first().textContent()).toContain('正常');
    await expect.poll(() => row(page, 1).locator('td').first().textContent()).toBe('! 预警');
    await expect.poll(() => row(page, 16).locator('td').first().textContent()).toContain('离线');

    await row(page, 2).getByRole('button').click();
    await page.getByRole('heading', { name: '测点 3' }).waitFor();
    expect(await events(page, 'gd-select')).toEqual([{ devices: ['d2'] }]);
    await page.getByRole('columnheader', { name: '控制' }).waitFor();
    await page.getByText('GB 50497 8.0.4 2019', { exact: false }).waitFor();
    await page.getByText('累计变化').waitFor();
    await page.getByRole('button', { name: '趋势', exact: true }).click();
    await page.locator('x-monitor .u-over').waitFor();

    // Zooms to a part of the chart and of the drawing.
    const over = (await page.locator('x-monitor .u-over').boundingBox())!;
    await page.mouse.move(over.x + 100, over.y + 40);
    await page.mouse.down();
    await page.mouse.move(over.x + 300, over.y + 60, { steps: 4 });
    await page.mouse.up();
    const whole = page.getByRole('button', { name: '还原缩放' });
    await expect.poll(() => whole.getAttribute('aria-disabled')).toBeNull();
    await page.getByRole('button', { name: '放大' }).click();
    const place = await point(page, 2).getAttribute('transform');

    await tick(page, 2, 2);
    await expect.poll(() => row(page, 2).locator('td').first().textContent()).toBe('!! 报警');
    expect(await point(page, 2).getAttribute('class')).toContain('gd-plan-level-alarm');
    expect(await point(page, 2).textContent()).toContain('!!');
    expect(await events(page, 'gd-level')).toEqual([{ device_id: 'd2', level: 2 }]);
    await page.locator('x-monitor .gd-device-said', { hasText: '测点 3：报警' }).waitFor({ state: 'attached' });

    await line(page, 'connecting');
    await page.getByText('连接中断，正在重连').waitFor();
    await line(page, 'open');
    await line(page, 'gap');
    await expect.poll(() => page.evaluate(() => (Reflect.get(globalThis, 'site') as Site).loads)).toBe(2);
    await expect.poll(() => page.getByText('连接中断，正在重连').count()).toBe(0);
    await page.waitForTimeout(1200);

    expect(await row(page, 2).getByRole('button').getAttribute('aria-pressed')).toBe('true');
    expect(await point(page, 2).getAttribute('transform')).toBe(place);
    expect(await whole.getAttribute('aria-disabled')).toBeNull();
    await page.getByRole('heading', { name: '测点 3' }).waitFor();

    await page.getByLabel('点位数据表').locator('tr[data-device="d3"]').getByRole('button').click();
    await page.getByRole('button', { name: '加入对比' }).click();
    await page.getByRole('rowheader', { name: '测点 4', exact: true }).last().waitFor();
    await expect.poll(() => page.locator('x-monitor .u-series').count()).toBe(3);
    const sheet = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出 CSV' }).click();
    expect((await sheet).suggestedFilename()).toContain('测点 3、测点 4');
    const picture = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出图片' }).click();
    expect((await picture).suggestedFilename()).toMatch(/\.png$/);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('an alarm is acknowledged, looked into and closed', async () => {
    const { page, context, problems } = await open(6);
    await page.getByRole('tab', { name: '报警（1）' }).click();
    await page.getByText('21.40 mm，限值 20.00 mm').waitFor();
    await page.getByRole('button', { name: '确认', exact: true }).click();
    await page.getByText('已确认').first().waitFor();
    expect(await page.evaluate(() => (Reflect.get(globalThis, 'site') as Site).acknowledged)).toEqual(['al1']);
    expect(await page.getByRole('button', { name: '确认', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: '处置过程' }).click();
    await page.getByText('31.20 mm · 系统').waitFor();
    await page.getByRole('button', { name: '处置关闭' }).click();
    await page.getByRole('button', { name: '处置关闭' }).last().click();
    await page.getByText('请填写处置措施').waitFor();
    await page.getByLabel('处置措施').fill('已回填并复测');
    await page.getByRole('button', { name: '处置关闭' }).last().click();
    await page.getByText('当前没有未关闭的报警').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('by keyboard: the table is walked through, chosen from, searched; the past is replayed', async () => {
    const { page, context, problems } = await open(2000);
    await page.locator('x-monitor canvas.gd-plan-layer').first().waitFor();
    await row(page, 0).getByRole('button').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
    await expect
      .poll(() =>
        row(page, 1999)
          .getByRole('button')
          .evaluate((one) => one.matches(':focus')),
      )
      .toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '测点 2000' }).waitFor();
    // Rows out of sight are not in the document.
    expect(await page.locator('x-monitor tbody tr[data-key]').count()).toBeLessThan(80);
    await page.getByLabel('搜索点位名称或编号').fill('JK-77');
    await expect.poll(() => page.locator('x-monitor tbody tr[data-key]').count()).toBe(11);
    await page.getByLabel('显示', { exact: true }).selectOption('abnormal');
    await page.getByText('没有符合条件的点位').waitFor();
    await page.getByRole('button', { name: '回放' }).click();
    await page.getByLabel('回放时刻').focus();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.getByRole('button', { name: '返回实时' }).click();
    await page.getByRole('button', { name: '热力图' }).click();
    await page.getByText('热力图：沉降 (mm)').waitFor();
    // Values rise from the first point in the upper corner to the last point below: blue there, red here.
    await expect.poll(() => heat(page, 0, 0)).toEqual([true, false]);
    await expect.poll(() => heat(page, 1, 1)).toEqual([false, true]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('for a wall', () => {
  test('rings when a level rises, once allowed and as long as it is wanted, and fills the screen', async () => {
    const { page, context, problems } = await open(10);
    await page.evaluate(() => {
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function createOscillator() {
        document.body.dataset['tones'] = String(Number(document.body.dataset['tones'] ?? 0) + 1);
        return make.call(this);
      };
    });
    const tones = () => page.evaluate(() => Number(document.body.dataset['tones'] ?? 0));
    const level = (index: number) => row(page, index).locator('td').first();
    await expect.poll(() => level(5).textContent()).toContain('正常');
    await tick(page, 5, 2);
    await expect.poll(() => level(5).textContent()).toContain('报警');
    expect(await tones()).toBe(0);

    const sound = page.getByRole('button', { name: '报警声音', exact: true });
    await sound.click();
    await page.getByText('报警声音已开启').first().waitFor();
    // Three tones, so that a user who switches the sound on hears it.
    expect(await tones()).toBe(3);
    await tick(page, 6, 2);
    await expect.poll(tones).toBe(6);
    // A level that stays equal or falls makes no sound.
    await tick(page, 6, 2);
    await tick(page, 5, 0);
    await expect.poll(() => level(5).textContent()).toContain('正常');
    expect(await tones()).toBe(6);
    await sound.click();
    await page.getByText('报警声音已关闭').first().waitFor();
    await tick(page, 7, 3);
    await expect.poll(() => level(7).textContent()).toContain('控制');
    expect(await tones()).toBe(6);

    const filled = () => page.evaluate(() => document.fullscreenElement?.localName ?? null);
    await page.getByRole('button', { name: '全屏', exact: true }).click();
    await expect.poll(filled).toBe('x-monitor');
    await page.getByRole('button', { name: '退出全屏' }).click();
    await expect.poll(filled).toBe(null);
    await page.getByRole('button', { name: '全屏', exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('looks', () => {
  test.each([
    [1440, 'dark'],
    [390, 'light'],
  ] as const)('%i px, %s: no finding of axe', async (width, theme) => {
    const { page, context, problems } = await open(40, { width }, { theme });
    await tick(page, 5, 3);
    await tick(page, 6, 2);
    await row(page, 2).getByRole('button').click();
    await page.getByRole('button', { name: '趋势', exact: true }).click();
    await page.locator('x-monitor .u-over').waitFor();
    expect(await axe(page)).toEqual([]);

    await page.getByRole('tab', { name: '报警（1）' }).click();
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});
