import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type PageOptions, type Stage } from './designer-page/open.ts';
import { areas, button, openFence, value, type FenceElement } from './fence-page/open.ts';
import { axe } from './support/axe.ts';

/** A fence as another program stored it: digits and spaces that a JSON writer would change. */
const TEXT =
  ' [[[121.470000,31.2300,0,0,1700000000000],[121.480,31.230,0,0,1700000001000],[121.482,31.236,0,0,1700000002000],' +
  '[121.476,31.240,0,0,1700000003000],[121.470,31.238,0,0,1700000004000]],' +
  '[[121.486,31.232,0,0,1700000005000],[121.492,31.232,0,0,1700000006000],[121.492,31.238,0,0,1700000007000]]] ';
const OTHERS = [
  {
    name: '二期工地',
    data: [
      [
        [121.46, 31.225],
        [121.4695, 31.225],
        [121.4695, 31.2345],
        [121.46, 31.2345],
      ],
    ],
  },
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('tests/browser/fence-page');
});
afterAll(() => stage?.close());

const open = (props: object, options?: PageOptions) => openFence(stage, props, options);
const hint = (page: Page) => page.locator('x-fence .gd-fence-foot-hint > p').first();
const node = (page: Page, n: number) => page.locator('x-fence .gd-fence-node:not(.gd-fence-node-middle)').nth(n - 1);

/** Returns a spot of the map; `x` and `y` are fractions of its size. */
async function spot(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.locator('x-fence .leaflet-container').boundingBox();
  if (!box) throw new Error('no map');
  return [box.x + box.width * x, box.y + box.height * y];
}
const click = async (page: Page, x: number, y: number, options: object = {}) =>
  page.mouse.click(...(await spot(page, x, y)), options);

describe('with the mouse', () => {
  test('console 2.6 and 9: ends a drawing by double-click and right-click, edits nodes, cancels byte for byte; fill 20 %, stroke 2', async () => {
    const { page, context, problems } = await open({ value: TEXT, others: OTHERS });
    expect(await button(page, '卫星').getAttribute('aria-disabled')).toBe('true');
    await button(page, '编辑').click();
    await page.getByText('编辑区域2').waitFor();
    const shape = page.locator('x-fence path.gd-fence-edited');
    expect([await shape.getAttribute('fill-opacity'), await shape.getAttribute('stroke-width')]).toEqual(['0.2', '2']);

    await button(page, '多边形').click();
    for (const [x, y] of [
      [0.8, 0.12],
      [0.9, 0.12],
    ] as const)
      await click(page, x, y);
    await page.mouse.dblclick(...(await spot(page, 0.9, 0.3)));
    await page.getByText('编辑区域3').waitFor();
    // The second click of the double-click added no corner.
    expect((await areas(page))[2]).toHaveLength(3);

    await button(page, '添加区域').click();
    for (const [x, y] of [
      [0.8, 0.75],
      [0.9, 0.75],
      [0.9, 0.85],
      [0.8, 0.85],
    ] as const)
      await click(page, x, y);
    await click(page, 0.85, 0.8, { button: 'right' });
    await page.getByText('编辑区域4').waitFor();
    expect((await areas(page))[3]).toHaveLength(4);

    const box = await node(page, 1).boundingBox();
    if (!box) throw new Error('no node');
    await page.mouse.move(box.x + 7, box.y + 7);
    await page.mouse.down();
    await page.mouse.move(box.x - 20, box.y - 20, { steps: 5 });
    await page.mouse.up();
    await page.locator('x-fence .gd-fence-node-middle').first().click();
    expect((await areas(page))[3]).toHaveLength(5);
    await node(page, 1).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '删除节点' }).click();
    expect((await areas(page))[3]).toHaveLength(4);

    const end = await value(page);
    expect(end).not.toBe(TEXT);
    for (const step of ['删除节点', '插入节点', '移动节点', '添加区域', '添加区域'])
      await button(page, `撤销：${step}`).click();
    expect(await value(page)).toBe(TEXT);
    // The undo button has nothing left to undo but still has the focus.
    await page.keyboard.press('Control+y');
    for (const step of ['添加区域', '移动节点', '插入节点', '删除节点']) await button(page, `重做：${step}`).click();
    expect((await areas(page)).map((area) => area.length)).toEqual([5, 3, 3, 4]);

    await button(page, '取消').click();
    await button(page, '放弃修改').click();
    await page.getByText('已取消，围栏恢复原状。').first().waitFor();
    expect(await value(page)).toBe(TEXT);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('says why a drawing crosses itself and that it overlaps, snaps, and saves both parts or nothing', async () => {
    const { page, context, problems } = await open({ value: TEXT, others: OTHERS, addressId: '7', fenceCode: 'f0' });
    await button(page, '编辑').click();
    await button(page, '多边形').click();
    for (const [x, y] of [
      [0.75, 0.15],
      [0.9, 0.15],
      [0.9, 0.3],
    ] as const)
      await click(page, x, y);
    await page.mouse.move(...(await spot(page, 0.8, 0.08)));
    expect(await hint(page).innerText()).toBe('边线相互交叉，不能在此添加节点');
    await click(page, 0.8, 0.08);
    await page.keyboard.press('Control+z');
    await page.locator('x-fence .leaflet-container').press('Escape');
    expect((await areas(page)).length).toBe(2);

    // A corner of area 1 snaps exactly to the corner of the other fence.
    const from = await node(page, 1).boundingBox();
    if (!from) throw new Error('no node');
    const [right, scale] = [await node(page, 2).boundingBox(), 0.0005 / 0.01];
    const pixels = ((right?.x ?? 0) - from.x) * scale;
    await page.mouse.move(from.x + 7, from.y + 7);
    await page.mouse.down();
    await page.mouse.move(from.x + 7 - pixels + 3, from.y + 3, { steps: 4 });
    await page.mouse.up();
    const [longitude] = (await areas(page))[0]?.[0] ?? [];
    expect(longitude).toBeCloseTo(121.4695, 9);
    const warning = page.getByText(/与“二期工地”重叠约/).first();
    const now = await node(page, 1).boundingBox();
    if (!now) throw new Error('no node');
    await page.mouse.move(now.x + 7, now.y + 7);
    await page.mouse.down();
    await page.mouse.move(now.x - 40, now.y - 40, { steps: 4 });
    await warning.waitFor();
    await page.mouse.up();
    await warning.waitFor();
    await button(page, '撤销：移动节点').click();
    await warning.waitFor({ state: 'detached' });

    await page.evaluate(() => {
      const element = document.querySelector('x-fence') as FenceElement;
      let fail = true;
      element.addEventListener('gd-save', (event) => {
        const { respondWith } = (event as CustomEvent<{ respondWith(answer: Promise<unknown>): void }>).detail;
        respondWith(fail ? Promise.reject(new Error('点位上传失败')) : Promise.resolve());
        fail = false;
      });
    });
    const edited = await value(page);
    await button(page, '保存').click();
    await page.getByText('保存失败：点位上传失败。未保存任何内容，您的修改仍在，请重试。').first().waitFor();
    expect(await button(page, '保存').isVisible()).toBe(true);
    expect((await areas(page))[0]?.[0]?.slice(0, 4)).toEqual(JSON.parse(String(edited))[0][0].slice(0, 4));
    await button(page, '重试').click();
    await page.getByText('电子围栏数据保存成功').first().waitFor();
    await button(page, '编辑').waitFor();
    const saved = await page.evaluate(() => {
      const { events } = document.querySelector('x-fence') as FenceElement;
      return events.findLast(({ type }) => type === 'gd-save')?.detail as {
        address: object;
        enclosure: { fence_code: string; listString: string };
      };
    });
    expect(saved.address).toEqual({ id: '7', fence_code: 'f0' });
    expect(saved.enclosure.fence_code).toBe('f0');
    const [first = []] = JSON.parse(saved.enclosure.listString) as number[][][];
    expect(first.every((point) => point[2] === 0 && point[3] === 0)).toBe(true);
    expect(first.slice(1).map((point, i) => (point[4] ?? 0) - (first[i]?.[4] ?? 0))).toEqual([1000, 1000, 1000, 1000]);
    // The untouched area is stored unchanged, to the letter.
    expect(saved.enclosure.listString).toContain('[[121.486,31.232,0,0,1700000005000]');
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('console 4 and 9: at zoom 14, with the keyboard alone: new, drawn at the cross, nudged, typed, saved', async () => {
  const { page, context, problems } = await open({});
  // 8.2 m a pixel: no other zoom level has this scale here.
  await page.getByRole('img', { name: '比例尺 500 米' }).waitFor();
  await page.evaluate(() =>
    document
      .querySelector('x-fence')
      ?.addEventListener('gd-save', (event) =>
        (event as CustomEvent<{ respondWith(answer: Promise<unknown>): void }>).detail.respondWith(Promise.resolve()),
      ),
  );
  const tabTo = async (name: string | RegExp) => {
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const active = document.querySelector('x-fence')?.shadowRoot?.activeElement;
        return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
      });
      if (typeof name === 'string' ? label === name : name.test(label)) return;
    }
    throw new Error(`the tab key does not reach ${name}`);
  };
  await tabTo('新建');
  await page.keyboard.press('Enter');
  await tabTo(/^地图/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByText('编辑区域1').waitFor();
  const drawn = (await areas(page))[0] ?? [];
  expect(drawn).toHaveLength(3);

  await tabTo(/^区域 1 节点 1\/3/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press(']');
  await page.keyboard.press('Insert');
  const nudged = (await areas(page))[0] ?? [];
  expect(nudged).toHaveLength(4);
  expect(nudged[0]?.[1]).toBeGreaterThan(drawn[0]?.[1] ?? 0);
  expect(nudged[0]?.[0]).toBeLessThan(drawn[0]?.[0] ?? 0);
  await page.keyboard.press('Delete');
  await tabTo('节点 1 经度');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('121.47');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  expect((await areas(page))[0]?.[0]?.[0]).toBe(121.470001);
  await page.keyboard.press('Control+s');
  await page.getByText('电子围栏数据保存成功').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('of 5,000 corners each can be met: some and a hint from afar, all from near, and one by one by key', async () => {
  const count = 5000;
  const ring = Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI;
    return [121.47 + 0.02 * Math.cos(turn), 31.23 + 0.02 * Math.sin(turn), 0, 0, 1_700_000_000_000 + at];
  });
  const { page, context, problems } = await open({ value: [ring] });
  await button(page, '编辑').click();
  // The area has more corners than those of a circle, so they are edited one by one.
  const byNodes = page.getByRole('button', { name: '逐个编辑节点', exact: true });
  if (await byNodes.isVisible()) await byNodes.click();
  const label = (n: number) => page.locator(`x-fence .gd-fence-node[aria-label^="区域 1 节点 ${n}/${count}"]`);
  const handles = page.locator('x-fence .gd-fence-node');
  await page.getByText('节点过密').waitFor();
  const numbers = await handles.evaluateAll((all) =>
    all.map((one) => Number(/节点 (\d+)/.exec(one.ariaLabel ?? '')?.[1])),
  );
  expect(numbers.length).toBeLessThanOrEqual(400);
  expect([Math.min(...numbers), Math.max(...numbers) > 4800]).toEqual([1, true]);

  const [longitude = 0, latitude = 0] = ring[3700]!;
  const search = page.locator('x-fence .gd-fence-search input');
  await search.fill(`${longitude}, ${latitude}`);
  await search.press('Enter');
  const map = page.locator('x-fence .leaflet-container');
  for (let step = 0; step < 5; step += 1) await map.press('+');
  await label(3701).waitFor();
  await page.getByText('节点过密').waitFor({ state: 'detached' });
  const box = (await label(3701).boundingBox())!;
  await page.mouse.move(box.x + 7, box.y + 7);
  await page.mouse.down();
  await page.mouse.move(box.x + 17, box.y + 27, { steps: 4 });
  await page.mouse.up();
  const moved = (await areas(page))[0]!;
  expect(moved.flatMap((place, at) => (place[0] === ring[at]![0] && place[1] === ring[at]![1] ? [] : [at]))).toEqual([
    3700,
  ]);
  // Keyboard navigation continues from the pointer's place, also beyond the visible part.
  const focused = () =>
    page.evaluate(() => document.querySelector('x-fence')?.shadowRoot?.activeElement?.ariaLabel ?? '');
  for (let step = 0; step < 30; step += 1) await page.keyboard.press(']');
  await expect.poll(focused).toMatch(/^区域 1 节点 3731\/5000/);
  await page.keyboard.press('End');
  await expect.poll(focused).toMatch(/^区域 1 节点 5000\/5000/);
  expect(problems).toEqual([]);
  await context.close();
});

test('with a finger: taps draw, a resting finger opens the menu', async () => {
  const { page, context, problems } = await open({ value: TEXT }, { width: 390, height: 844, hasTouch: true });
  await button(page, '编辑').tap();
  await button(page, '多边形').tap();
  for (const [x, y] of [
    [0.2, 0.35],
    [0.6, 0.35],
    [0.6, 0.45],
  ] as const)
    await page.touchscreen.tap(...(await spot(page, x, y)));
  const session = await context.newCDPSession(page);
  const rest = async ([x, y]: [number, number]) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.getByRole('menu').waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await rest(await spot(page, 0.3, 0.55));
  await page.getByRole('menuitem', { name: '完成绘制' }).tap();
  expect((await areas(page)).map((area) => area.length)).toEqual([5, 3, 3]);
  const box = await node(page, 1).boundingBox();
  const size = await node(page, 1).evaluate((element) => getComputedStyle(element, '::before').width);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(44);
  if (!box) throw new Error('no node');
  await rest([box.x + 7, box.y + 7]);
  await page.getByRole('menuitem', { name: '在此后插入节点' }).tap();
  expect((await areas(page))[2]).toHaveLength(4);
  expect(problems).toEqual([]);
  await context.close();
});

test('a circle by its numbers, a picture of the map, the whole screen, where the device is', async () => {
  const { page, context, problems } = await open({ value: '' });
  await button(page, '新建').click();
  await button(page, '圆形').click();
  await page.mouse.click(...(await spot(page, 0.4, 0.5)));
  await page.mouse.click(...(await spot(page, 0.45, 0.5)));
  const radius = page.getByRole('textbox', { name: '半径' });
  await radius.fill('100');
  await radius.press('Enter');
  // A degree of latitude is 110.9 km long here.
  const height = async () => {
    const latitudes = (await areas(page))[0]?.map(([, latitude]) => latitude ?? 0) ?? [];
    return (Math.max(...latitudes) - Math.min(...latitudes)) * 110_900;
  };
  await expect.poll(async () => Math.round((await height()) / 4) * 4).toBe(200);
  await page.getByRole('button', { name: '撤销：调整圆形' }).click();
  await expect.poll(async () => Math.round((await height()) / 4) * 4).not.toBe(200);

  await button(page, '导出').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '导出 PNG' }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');

  const filled = () => page.evaluate(() => document.fullscreenElement?.localName ?? null);
  await button(page, '全屏').click();
  await expect.poll(filled).toBe('x-fence');
  await button(page, '退出全屏').click();
  await expect.poll(filled).toBe(null);

  const scale = page.locator('x-fence .gd-map-scale');
  await button(page, '定位到我的位置').click();
  await page.getByText('无法获取当前位置').first().waitFor();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 121.5, latitude: 31.25 });
  const far = await scale.textContent();
  await button(page, '定位到我的位置').click();
  await expect.poll(() => scale.textContent()).not.toBe(far);
  expect(problems).toEqual([]);
  await context.close();
});

test.each(['light', 'dark'] as const)('has no axe findings, %s', async (theme) => {
  const { page, context, problems } = await open({ value: TEXT, others: OTHERS, theme });
  expect(await axe(page)).toEqual([]);
  await button(page, '编辑').click();
  await page.getByText('编辑区域2').waitFor();
  await button(page, '更多').click();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, '多边形').click();
  await button(page, '卫星').click({ force: true });
  expect(await axe(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
