import { crc32, deflateSync } from 'node:zlib';
import { calls, resourceCalls } from '@gongdi/api';
import { floorplan, measure, partmanage, qualitycorrection, type RowOf } from '@gongdi/domain';
import { accountId, demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { button } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const PHONE = { width: 390, height: 844 };
const PATH = '/api/device/measurement';
/** Deviations of the evenness of concrete: 8 mm at most, 80 % within, none beyond 12 mm. */
const STANDARD = 'measure-hn-08';
const [LIMIT, SHARE, WORST] = [8, 0.8, 12];

/** Ten readings in each of four rooms, as they are typed. */
const ROOMS = [
  ['301 主卧', ['3', '5.5', '0', '8', '-2', '6', '4.5', '1', '7', '2']],
  ['302 次卧', ['9', '3', '2.5', '8', '6', '10.5', '1', '4', '5', '7.5']],
  ['303 客厅', ['12.5', '2', '9', '8.5', '3', '4', '6', '7', '1.5', '0.5']],
  ['304 厨房', ['6', '5', '13', '4', '3.5', '2', '7', '8', '1', '-4']],
] as const;

/** What a room comes to, counted point by point as people on site do it. */
function counted(readings: readonly string[]) {
  const all = readings.map(Number);
  const within = all.filter((one) => one <= LIMIT);
  const passes = within.length >= SHARE * all.length && all.every((one) => one <= WORST);
  return { count: all.length, within: within.length, bursts: all.filter((one) => one > LIMIT), passes };
}

/** A drawing of four rooms, as a PNG with one byte for each dot. */
function drawing(width = 640, height = 400): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const wall = (x: number, y: number) => x % 160 < 4 || y < 4 || y > height - 5 || x > width - 5;
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => (wall(x, y) ? 40 : 250))]),
  );
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Types a reading on the pad of the page, key by key. */
async function typed(page: Page, reading: string): Promise<void> {
  const pad = page.getByRole('group', { name: /读数$/ });
  for (const key of reading.replace('-', '')) await pad.getByRole('button', { name: key, exact: true }).click();
  if (reading.startsWith('-')) await pad.getByRole('button', { name: '正负号' }).click();
}

interface Tap {
  x: number;
  y: number;
}

/** Where the points of a room are, as shares of the plan: two rows within its own quarter. */
const tapsOf = (room: number, count: number): Tap[] =>
  Array.from({ length: count }, (_, at) => ({ x: (room + 0.15 + 0.14 * (at % 5) + 0.05) / 4, y: at < 5 ? 0.3 : 0.7 }));

async function tap(page: Page, { x, y }: Tap): Promise<void> {
  const sheet = page.locator('.gd-plan-sheet');
  // The bar at the bottom of a phone lies above what is merely in view.
  await sheet.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const box = (await sheet.boundingBox())!;
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
}

it('a day without a network: forty points on the plan by the number pad, each on the server once', async () => {
  const contractor = await server().client('contractor');
  const project_id = demoId('project', 1);
  const { id: part_id } = (await contractor.call(resourceCalls(partmanage).add!, {
    body: { project_id, part_name: '实测试验段', part_kind: 5, order_number: 960 },
  })) as { id: string };
  const file = new Blob([drawing() as BlobPart], { type: 'image/png' });
  const stored = await contractor.call(calls.file.uploadShort, {
    form: { short_flag: '0' },
    file,
    fileName: '三层平面.png',
  });
  const sheet = { plan_name: '三层平面', project_id, part_id, page_number: 1, drawing: { id: stored.id } };
  const { id: plan_id } = (await contractor.call(resourceCalls(floorplan).add!, {
    body: sheet,
  })) as { id: string };

  const query = new URLSearchParams({
    project_id,
    part_id,
    plan_id,
    standard_id: STANDARD,
    rectifier_id: accountId('contractor'),
  });
  const page = await open(`/measure/enter?${query}`, { user: 'patrol', viewport: PHONE, hasTouch: true });
  await page.getByText('≤ 8 mm').first().waitFor();
  await page.locator('.gd-plan-sheet img').waitFor();
  await page.clock.setFixedTime(new Date(server().clock.now));
  expect(await axe(page)).toEqual([]);

  const sent: string[] = [];
  await page.context().route(`**${PATH}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push((await route.request().headerValue('idempotency-key'))!);
    if (sent.length > 1) return route.continue();
    // The server has the first room, but its answer is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.context().setOffline(true);
  for (const [room, [place, readings]] of ROOMS.entries()) {
    await page.getByLabel('房间或构件').fill(place);
    const taps = tapsOf(room, readings.length);
    for (const [at, reading] of readings.entries()) {
      await tap(page, taps[at]!);
      await typed(page, reading);
      await button(page, '下一点').click();
    }
    // Judged on the device, without a network.
    const { count, within, passes } = counted(readings);
    const rate = Math.round((within / count) * 100);
    await page.getByText(`${within}/${count} 点合格，${rate}%`).waitFor();
    await page
      .getByText(passes ? '合格' : '不合格', { exact: true })
      .first()
      .waitFor();
    // Its name begins with that of the sign of the last saving for a moment.
    await page.getByRole('button', { name: /保存本组$/ }).click();
    await page.getByText(`本次已录入 ${(room + 1) * count} 点`).waitFor();
  }
  await page.getByRole('button', { name: '待上传 4 条' }).waitFor();
  expect(sent).toEqual([]);
  const ofPart = async () => {
    const { list } = await contractor.call(resourceCalls(measure).list!, { query: { part_id, page_size: 100 } });
    return list as unknown as (RowOf<typeof measure> & {
      points: { reading: number; pin_x: number; pin_y: number }[];
    })[];
  };
  expect(await ofPart()).toEqual([]);

  await page.context().setOffline(false);
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await page.reload();
  // The first room is sent twice, under one key. All rooms were kept at the same moment, as the clock of the page stands
  // still, so they are sent in any order: four rows may be there while the first room is still to come again.
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(ROOMS.length + 1);
  await expect.poll(async () => (await ofPart()).length, { timeout: 20_000 }).toBe(ROOMS.length);
  await page.getByRole('button', { name: /待上传 \d+ 条/ }).waitFor({ state: 'detached', timeout: 30_000 });
  expect(sent.filter((key) => key === sent[0])).toHaveLength(2);
  expect([sent.length, new Set(sent).size]).toEqual([ROOMS.length + 1, ROOMS.length]);

  const rows = await ofPart();
  for (const [room, [place, readings]] of ROOMS.entries()) {
    const row = rows.find((one) => one.place === place)!;
    const { count, within, bursts, passes } = counted(readings);
    expect(row.points.map(({ reading }) => reading)).toEqual(readings.map(Number));
    const taps = tapsOf(room, count);
    for (const [at, { pin_x, pin_y }] of row.points.entries()) {
      expect(Math.abs(Number(pin_x) - taps[at]!.x)).toBeLessThan(0.01);
      expect(Math.abs(Number(pin_y) - taps[at]!.y)).toBeLessThan(0.01);
    }
    expect(row).toMatchObject({
      measure_status: passes ? 1 : 2,
      point_count: count,
      passed_count: within,
      pass_rate: (within / count) * 100,
      burst_count: bursts.length,
    });
    // Points beyond the limit became one order for the room, at the place of the first of them.
    const { list: orders } = await contractor.call(resourceCalls(qualitycorrection).list!, {
      query: { measure_id: row.id },
    });
    expect(orders.length).toBe(bursts.length > 0 ? 1 : 0);
    if (bursts.length === 0) continue;
    expect(orders[0]!.order_title).toContain(
      `${bursts.length} 个爆点，偏差 ${bursts.map((one) => `+${one}`).join('、')}`,
    );
    const first = readings.findIndex((one) => Number(one) > LIMIT);
    expect(Math.abs(Number(orders[0]!.pin_x) - taps[first]!.x)).toBeLessThan(0.01);
  }

  // The rates of the part, as the page shows them.
  const all = ROOMS.map(([, readings]) => counted(readings));
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
  await page.goto(`${server().address}/measure/rates?${new URLSearchParams({ project_id, part_id, by: 'item' })}`);
  const cells = page.getByRole('table').locator('tbody tr').first().getByRole('cell');
  await cells.first().waitFor();
  const [share, , points, bursts, passed, records] = (await cells.allInnerTexts()) as [string, ...string[]];
  expect(share).toContain(String((sum(({ within }) => within) / sum(({ count }) => count)) * 100));
  expect([points, bursts, passed, records].map(Number)).toEqual([
    sum(({ count }) => count),
    sum((one) => one.bursts.length),
    sum(({ passes }) => Number(passes)),
    ROOMS.length,
  ]);
  // The clock of the page stood on another day than that of the server at first, so it asked for the address anew.
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|status of 404/);
}, 180_000);
