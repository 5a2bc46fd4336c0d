import { calls, resourceCalls, type Client } from '@gongdi/api';
import { wall } from '@gongdi/domain';
import type { CDPSession, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf, button } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server, expectErrors } = withConsole();

const FULL_HD = { width: 1920, height: 1080 };
const ULTRA_HD = { width: 3840, height: 2160 };
/** Share of the screen's height below which no text is, but for rounding. */
const LEAST = 0.024 - 1e-4;

const screen = (page: Page) => page.locator('.gd-wall-screen');
const tiles = (page: Page) => page.locator('.gd-wall-tile:visible');

async function wallOf(name: string): Promise<{ client: Client; id: string }> {
  const client = await server().client('contractor');
  const { list } = await client.call(resourceCalls(wall).list!, { query: { wall_name: name } });
  return { client, id: list[0]!.id };
}

/** Returns the texts that are smaller than the least size, with their sizes. */
const smallTexts = (page: Page, height: number) =>
  screen(page).evaluate((top, least) => {
    const found: string[] = [];
    const look = (node: Node): void => {
      for (const child of node.childNodes) {
        if (child.nodeType === Node.TEXT_NODE && child.textContent!.trim() !== '') {
          const parent = child.parentElement!;
          const size = Number.parseFloat(getComputedStyle(parent).fontSize);
          if (parent.checkVisibility() && size < least) found.push(`${child.textContent} ${size}`);
        } else look(child);
      }
    };
    look(top);
    return found;
  }, LEAST * height);

describe('a wall', () => {
  it('is read from afar at both sizes, turns its pages, and stops when somebody touches it', async () => {
    const { id } = await wallOf('公司调度大屏');
    const page = await open(`/wall/show?id=${id}`, { user: 'contractor', viewport: FULL_HD });
    await tiles(page).first().waitFor();
    await page.getByText('实时', { exact: true }).waitFor();
    for (const viewport of [FULL_HD, ULTRA_HD]) {
      await page.setViewportSize(viewport);
      for (const key of ['ArrowRight', 'ArrowLeft']) {
        await screen(page).press(key);
        await tiles(page).first().waitFor();
        // A new size of the viewport may take hold a moment later.
        await expect.poll(() => smallTexts(page, viewport.height)).toEqual([]);
      }
      const box = await screen(page).boundingBox();
      expect([box!.width, box!.height]).toEqual([viewport.width, viewport.height]);
    }
    await page.getByText('已暂停轮播').waitFor();
    await screen(page).press(' ');
    await page.getByText('实时', { exact: true }).waitFor();
    await screen(page).press('Escape');
    await expect.poll(() => addressOf(page)).toBe('/wall');
  });

  it('says that its data is old, and is well again when the server answers', async () => {
    const { id } = await wallOf('公司调度大屏');
    const page = await open('/404');
    await page.clock.install();
    const client = await server().client('contractor');
    const { key } = await client.call(calls.wall.publish, { body: { id, name: '门卫室', days: 1 } });
    await page.goto(`${server().address}/publicwall#${key}`);
    await tiles(page).first().waitFor();
    await page.route('**/api/base/wall/open', (route) => route.abort());
    await page.clock.runFor(150_000);
    await page.getByText(/^数据已过期/).waitFor();
    await page.unroute('**/api/base/wall/open');
    await page.clock.runFor(30_000);
    await page.getByText('实时', { exact: true }).waitFor();
    expectErrors(/ERR_FAILED|Failed to load/);
    // A link that is withdrawn is over at the next reading.
    const [link] = await client.call(calls.wall.links, { query: { id } });
    await client.call(calls.wall.withdraw, { body: { id, link_id: link!.id } });
    await page.clock.runFor(30_000);
    await page.getByText('此公开链接已被撤回').waitFor();
    await page.goto('about:blank');
    await page.goto(`${server().address}/publicwall#wrong`);
    await page.getByText('公开链接无效').waitFor();
    expectErrors(/404/);
  });

  it('is arranged by pointer and keyboard, with undo, and shows what was stored', async () => {
    const { id } = await wallOf('项目部值班大屏');
    const page = await open(`/wall/arrange?id=${id}`, { user: 'contractor' });
    const placed = page.getByRole('list', { name: '页面内容' }).getByRole('listitem');
    await placed.first().waitFor();
    const count = await placed.count();
    await button(page, '新增页面').click();
    await page.getByLabel('页面标题').fill('班前');
    const offers = page.getByRole('region', { name: '可添加的内容' });
    await offers.getByRole('button', { name: /^在场人员\s*数字/ }).click();
    await offers.getByRole('button', { name: /^时钟/ }).click();
    await expect.poll(() => placed.count()).toBe(2);
    const people = page.getByRole('button', { name: /^在场人员，/ });
    await people.press('ArrowDown');
    await page.getByRole('button', { name: '在场人员，第 1 列第 2 行，宽 3 高 2' }).waitFor();
    await people.press('Shift+ArrowRight');
    await page.getByRole('button', { name: /^在场人员，第 1 列第 2 行，宽 4 高 2/ }).waitFor();
    const from = (await people.boundingBox())!;
    await page.mouse.move(from.x + 30, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x + 30 + (from.width / 4) * 3, from.y + 30, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('button', { name: /^在场人员，第 4 列/ }).waitFor();
    await button(page, '撤销').click();
    await page.getByRole('button', { name: /^在场人员，第 1 列/ }).waitFor();
    await button(page, '重做').click();
    await page.getByRole('button', { name: /^在场人员，第 4 列/ }).waitFor();
    await button(page, '保存').click();
    await expect.poll(() => button(page, '保存').isDisabled()).toBe(true);
    const client = await server().client('contractor');
    const { pages } = await client.call(calls.wall.show, { query: { id } });
    expect(pages.map(({ tiles: all }) => all.length)).toEqual(expect.arrayContaining([count, 2]));
    await button(page, '预览').click();
    await screen(page).press('ArrowLeft');
    await tiles(page).filter({ hasText: '在场人员' }).first().waitFor();
  });
});

/** Reads heap, nodes and listeners after collections: what the first one frees holds nodes until the next one. */
async function measured(session: CDPSession) {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)!.value;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

it('an hour on a wall grows nothing: pages turn, numbers change, the stream breaks and comes back', async () => {
  const { client, id } = await wallOf('公司调度大屏');
  const answer = await client.call(calls.wall.show, { query: { id } });
  let asked = 0;
  let heard = 0;
  const page = await open('/404', { user: 'contractor', viewport: FULL_HD });
  await page.clock.install();
  await page.route('**/wall/show?*', (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    asked += 1;
    const figures = answer.figures.map((figure, at) => ({ ...figure, total: (asked * 7 + at) % 90 }));
    const newest = answer.newest.map((one) => ({
      ...one,
      rows: one.rows?.map((row, at) => ({ ...row, id: `${asked}-${at}` })) ?? null,
    }));
    return route.fulfill({ json: { code: 0, message: 'ok', request_id: 'x', data: { ...answer, figures, newest } } });
  });
  await page.route('**/notification/stream*', (route) => {
    heard += 1;
    return route.fulfill({ contentType: 'text/event-stream', body: 'event: unread\ndata: {"unread":1}\n\n' });
  });
  await page.goto(`${server().address}/wall/show?id=${id}`);
  await tiles(page).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const turn = async (times: number) => {
    for (let step = 0; step < times; step += 1) {
      const before = asked;
      // One page, one reading of all numbers.
      await page.clock.runFor(20_000);
      await expect.poll(() => asked).toBeGreaterThan(before);
    }
  };
  /** The least of readings of every page, twice: what was replaced may stay until the next change, and a leak stays. */
  const least = async () => {
    const readings: Awaited<ReturnType<typeof measured>>[] = [];
    for (let time = 0; time < 2 * answer.pages.length; time += 1) {
      await turn(1);
      readings.push(await measured(session));
    }
    const of = (name: 'heap' | 'nodes' | 'listeners') => Math.min(...readings.map((one) => one[name]));
    return { heap: of('heap'), nodes: of('nodes'), listeners: of('listeners') };
  };
  await turn(20);
  const few = await least();
  await turn(160);
  const many = await least();
  expect(asked).toBeGreaterThan(150);
  expect(heard).toBeGreaterThan(10);
  for (const name of ['heap', 'nodes', 'listeners'] as const)
    expect(many[name] / few[name], `${name} ${few[name]} → ${many[name]}`).toBeLessThanOrEqual(1.1);
}, 120_000);
