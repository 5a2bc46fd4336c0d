import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APPROVAL_HISTORY, APPROVAL_XML } from './designer-page/approval-model.ts';
import { axe } from './support/axe.ts';
import { type OpenPage, openPage, type Stage } from './designer-page/open.ts';
import { openViewerStage } from './viewer-page/viewer.ts';
import { pass } from './support/settle.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openViewerStage();
});
afterAll(() => stage?.close());

const SHAPE = (id: string) => `x-viewer .djs-element[data-element-id="${id}"]`;

async function viewer(props: object, options: Parameters<typeof openPage>[2] = {}): Promise<OpenPage> {
  const opened = await openPage(stage, ['x-viewer'], options);
  await set(opened.page, props);
  return opened;
}

const set = (page: Page, props: object) =>
  page.evaluate((given) => Object.assign(document.querySelector('x-viewer') ?? {}, { props: given }), props);

const events = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      (document.querySelector('x-viewer') as unknown as { events: { type: string; detail: unknown }[] }).events
        .filter((event) => event.type === wanted)
        .map((event) => event.detail),
    type,
  );

const state = (page: Page, id: string) => page.locator(SHAPE(id)).getAttribute('data-gd-state');

describe('with a history', () => {
  let opened: OpenPage;
  let page: Page;
  beforeAll(async () => {
    opened = await viewer({ xml: APPROVAL_XML, ...APPROVAL_HISTORY });
    page = opened.page;
    await page.clock.install();
    await page.waitForSelector(SHAPE('end'));
  });
  afterAll(() => opened.context.close());

  test('designer 2 and 4: marks nodes by state and flows that were taken', async () => {
    expect(await state(page, 'start')).toBe('2');
    expect(await state(page, 'engineer')).toBe('2');
    expect(await state(page, 'owner')).toBe('1');
    expect(await state(page, 'end')).toBeNull();
    for (const id of ['f1', 'back', 'f3']) expect(await page.locator(SHAPE(id)).getAttribute('data-gd-flow')).toBe('2');
    expect(await page.locator(SHAPE('f4')).getAttribute('data-gd-flow')).toBeNull();
    expect(await page.locator(`${SHAPE('engineer')} .gd-mark-badge-count`).textContent()).toBe('×2');
  });

  test('designer 2: hover shows every visit of a user task with approver, result, times and comment as text', async () => {
    await page.hover(SHAPE('engineer'));
    const details = page.locator('x-viewer .gd-viewer-details');
    await details.waitFor();
    const text = await details.innerText();
    for (const part of [
      '第 1 次，共 2 次',
      '李监理',
      '不通过（已退回）',
      '2026-11-02 09:00:01',
      '2026-11-02 11:00:00',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('<img src=x onerror="window.hacked=1">支撑间距不足');
    expect(await details.locator('img').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('the pointer may travel into the details; leaving both dismisses them', async () => {
    await page.hover(SHAPE('engineer'));
    const details = page.locator('x-viewer .gd-viewer-details');
    await details.waitFor();
    await details.hover();
    await pass(page, 500);
    expect(await details.isVisible()).toBe(true);
    await page.mouse.move(700, 880);
    await details.waitFor({ state: 'detached' });
  });

  test('shapes take the pointer themselves, lines can be pointed at from beside, and share their arrow heads', async () => {
    const fresh = await viewer({ xml: APPROVAL_XML });
    const find = (selector: string) => fresh.page.locator(`x-viewer ${selector}`);
    await fresh.page.waitForSelector(SHAPE('end'));
    expect(await find('.djs-hit').count()).toBe(0);
    await fresh.page.hover(SHAPE('engineer'));
    await fresh.page.waitForSelector(`${SHAPE('engineer')}.hover`);
    expect(await find('.djs-shape > .djs-hit').count()).toBe(0);
    expect(await find('.djs-connection > .djs-hit').count()).toBe(await find('.djs-connection').count());
    const line = await fresh.page.locator(`${SHAPE('f1')} .djs-visual path`).boundingBox();
    await fresh.page.mouse.move((line?.x ?? 0) + (line?.width ?? 0) / 2, (line?.y ?? 0) + 5);
    await fresh.page.waitForSelector(`${SHAPE('f1')}.hover`, { state: 'attached' });
    const arrows = await find('.djs-connection .djs-visual path').evaluateAll((lines) =>
      lines.map((path) => getComputedStyle(path).markerEnd),
    );
    expect(new Set(arrows)).toEqual(new Set([arrows[0]]));
    expect(arrows[0]).toMatch(/^url\("#gd-arrow-\d+"\)$/);
    expect(fresh.problems).toEqual([]);
    await fresh.context.close();
  });

  test('a click pins the details, marks the list and tells the host; Escape dismisses', async () => {
    await page.click(SHAPE('start'));
    await page.mouse.move(700, 880);
    await pass(page, 500);
    const details = page.locator('x-viewer .gd-viewer-details');
    expect(await details.innerText()).toMatch(/发起人\s*王工\s*创建时间\s*2026-11-02 09:00:00/);
    expect(await page.locator('x-viewer .gd-side-timeline [aria-current="true"]').innerText()).toContain('提交方案');
    expect((await events(page, 'gd-select')).at(-1)).toEqual({
      id: 'start',
      type: 'bpmn:StartEvent',
      name: '提交方案',
      state: 2,
    });
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    expect((await events(page, 'gd-select')).at(-1)).toMatchObject({ id: null });
  });

  test('the list leads to the node', async () => {
    await page.click('x-viewer .gd-side-timeline li:last-child button');
    expect((await events(page, 'gd-select')).at(-1)).toMatchObject({ id: 'owner', state: 1 });
    await page.locator('x-viewer .gd-viewer-details').waitFor();
    expect(await page.locator('x-viewer .gd-viewer-details').innerText()).toContain('赵经理');
    await page.click('x-viewer .gd-viewer-details header button');
  });

  test('the keyboard follows the flow, Enter pins and a screen reader hears it', async () => {
    await page.locator('x-viewer .djs-container svg').first().focus();
    const said = page.locator('x-viewer .gd-viewer-said');
    await page.keyboard.press('ArrowRight');
    expect(await said.textContent()).toBe('提交方案，开始事件，通过，去往 监理工程师审核');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await said.textContent()).toContain('从 是否同意 到 建设单位审批，已走过的连线；第 1 条，共 2 条');
    await page.keyboard.press('ArrowDown');
    expect(await said.textContent()).toContain('从 是否同意 到 监理工程师审核');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    expect(await said.textContent()).toContain('建设单位审批，用户任务，处理中，来自 是否同意');
    await page.keyboard.press('Enter');
    expect((await events(page, 'gd-select')).at(-1)).toMatchObject({ id: 'owner' });
    await page.keyboard.press('Escape');
  });

  test('a new status repaints and never imports again', async () => {
    const before = await page.evaluateHandle(
      (selector) => document.querySelector('x-viewer')?.shadowRoot?.querySelector(selector),
      '[data-element-id="owner"]',
    );
    const done = APPROVAL_HISTORY.activities.map((activity) =>
      activity.key === 'owner' ? { ...activity, end_time: '2026-11-04T01:00:00.000Z', outgoing: ['f4'] } : activity,
    );
    const tasks = APPROVAL_HISTORY.tasks.map((task) => (task.id === 't3' ? { ...task, result: 3 } : task));
    await set(page, { activities: done, tasks, processInstance: { ...APPROVAL_HISTORY.processInstance, result: 3 } });
    await page.waitForSelector(`${SHAPE('owner')}[data-gd-state="3"]`);
    expect(await before.evaluate((node) => node?.isConnected)).toBe(true);
    expect(await events(page, 'gd-ready')).toHaveLength(1);
    await set(page, { activities: done, tasks, processInstance: { ...APPROVAL_HISTORY.processInstance, result: 4 } });
    await page.waitForSelector(`${SHAPE('start')}[data-gd-state="4"]`);
    await set(page, APPROVAL_HISTORY);
    await page.waitForSelector(`${SHAPE('owner')}[data-gd-state="1"]`);
    await page.evaluate(
      async (state) => {
        const viewer = document.querySelector('x-viewer') as unknown as {
          ready: Promise<{ push(data: object): unknown }>;
        };
        await (await viewer.ready).push(state);
      },
      { activities: done, tasks },
    );
    await page.waitForSelector(`${SHAPE('owner')}[data-gd-state="3"]`);
    expect(await events(page, 'gd-ready')).toHaveLength(1);
    await set(page, {
      ...APPROVAL_HISTORY,
      activities: [...APPROVAL_HISTORY.activities],
      tasks: [...APPROVAL_HISTORY.tasks],
    });
    await page.waitForSelector(`${SHAPE('owner')}[data-gd-state="1"]`);
  });

  test('zoom, fit and the exported picture with its marks', async () => {
    await page.click('x-viewer .gd-viewer-controls button[aria-label="放大"]');
    await page.click('x-viewer .gd-viewer-controls button[aria-label="适应窗口"]');
    const download = page.waitForEvent('download');
    await page.click('x-viewer .gd-viewer-controls button[aria-label="导出 SVG"]');
    const file = await download;
    expect(file.suggestedFilename()).toBe('方案审批.svg');
    const svg = await readFile(await file.path(), 'utf8');
    expect(svg).not.toContain('var(--gd');
    expect(svg).toMatch(/stroke: rgb\(42, 122, 12\)/);
    expect(svg).toContain('监理工程师审核');
    const arrows = [...svg.matchAll(/marker-end: url\('#([\w-]+)/g)].map(([, id]) => id);
    expect(arrows.length).toBeGreaterThan(3);
    for (const id of new Set(arrows)) expect(svg).toMatch(new RegExp(`<marker[^>]* id="${id}"`));
    expect(svg).toMatch(/<path[^>]*d="M 1 5 L 11 10 L 1 15 Z"[^>]* style="fill: #22272e; stroke: #22272e;?"/);
  });

  test('nothing was blocked by the policy and nothing threw', () => {
    expect(opened.problems).toEqual([]);
  });
});

test.each(['light', 'dark'])('has no accessibility finding, %s', async (theme) => {
  const { page, context } = await viewer({ xml: APPROVAL_XML, ...APPROVAL_HISTORY, theme });
  await page.waitForSelector(SHAPE('end'));
  await page.click(SHAPE('engineer'));
  await page.locator('x-viewer .gd-viewer-details').waitFor();
  expect(await axe(page)).toEqual([]);
  await context.close();
});

test('accepts the shape with computed ids', async () => {
  const { page, context, problems } = await viewer({
    xml: APPROVAL_XML,
    view: {
      finishedTaskActivityIds: ['start', 'engineer', 'ok'],
      unfinishedTaskActivityIds: ['owner'],
      rejectedTaskActivityIds: [],
      finishedSequenceFlowActivityIds: ['f1', 'f2', 'f3'],
      processInstance: { result: 1, startUser: { nickname: '王工' } },
      tasks: [],
    },
  });
  await page.waitForSelector(`${SHAPE('owner')}[data-gd-state="1"]`);
  expect(await state(page, 'engineer')).toBe('2');
  expect(await page.locator(SHAPE('f3')).getAttribute('data-gd-flow')).toBe('2');
  expect(problems).toEqual([]);
  await context.close();
});

test('says what is missing, and what is wrong with a broken file', async () => {
  const { page, context } = await viewer({});
  const notice = page.locator('x-viewer .gd-viewer-notice');
  expect(await notice.innerText()).toContain('暂无流程图');
  await set(page, { xml: '<bpmn:definitions' });
  await page.locator('x-viewer .gd-viewer-notice[role="alert"]').waitFor();
  expect(await notice.innerText()).toContain('流程图无法显示');
  expect(await events(page, 'gd-error')).toMatchObject([{ where: 'import' }]);
  await set(page, { xml: APPROVAL_XML });
  await page.waitForSelector(SHAPE('end'));
  expect(await notice.count()).toBe(0);
  await context.close();
});

test('lays out a model without diagram information', async () => {
  const bare = APPROVAL_XML.replace(/<bpmndi:BPMNDiagram[\s\S]*<\/bpmndi:BPMNDiagram>/, '');
  const { page, context, problems } = await viewer({ xml: bare, ...APPROVAL_HISTORY });
  await page.waitForSelector(`${SHAPE('owner')}[data-gd-state="1"]`);
  expect(problems).toEqual([]);
  await context.close();
});

test('fits a phone and the dark theme, in English', async () => {
  const { page, context, problems } = await viewer(
    { xml: APPROVAL_XML, ...APPROVAL_HISTORY, theme: 'auto', lang: 'en' },
    { width: 390, height: 700, colorScheme: 'dark' },
  );
  await page.waitForSelector(SHAPE('end'));
  expect(await page.locator('x-viewer .gd-viewer').getAttribute('data-theme')).toBe('dark');
  const list = await page.locator('x-viewer .gd-side-timeline').boundingBox();
  expect(list?.width).toBeGreaterThan(380);
  expect(await page.locator('x-viewer .gd-side-timeline-toggle').innerText()).toBe('Hide history');
  expect(problems).toEqual([]);
  await context.close();
});

describe('sub-processes', () => {
  const NAMESPACES = [
    'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"',
    'xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"',
    'xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"',
  ].join(' ');
  const shape = (id: string, x: number, y: number, width: number, height: number) =>
    `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
  const plane = (about: string, content: string) =>
    `<bpmndi:BPMNDiagram id="D_${about}"><bpmndi:BPMNPlane id="P_${about}" bpmnElement="${about}">${content}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;
  const model = (...planes: string[]) =>
    `<definitions ${NAMESPACES} id="d" targetNamespace="t"><process id="p"><startEvent id="s"/><subProcess id="sub" name="子流程"><userTask id="inner" name="内部审批"/></subProcess></process>${planes.join('')}</definitions>`;
  const inside = shape('inner', 150, 40, 100, 80);
  const running = {
    activities: [
      { key: 's', start_time: 1, end_time: 1 },
      { key: 'inner', start_time: 1 },
    ],
  };

  test('a token inside one is seen although the file does not say that it is open', async () => {
    const xml = model(plane('p', shape('s', 0, 60, 36, 36) + shape('sub', 100, 0, 300, 160) + inside));
    const { page, context } = await viewer({ xml, ...running });
    await page.waitForSelector(`${SHAPE('inner')}[data-gd-state="1"]`);
    await context.close();
  });

  test('the way into a collapsed one is seen at its corner, and the way back is not covered', async () => {
    const xml = model(plane('p', shape('s', 0, 60, 36, 36) + shape('sub', 100, 0, 100, 80)), plane('sub', inside));
    const { page, context } = await viewer({ xml, ...running });
    const way = page.locator('x-viewer .bjs-drilldown');
    await way.waitFor();
    const [button, box] = [await way.boundingBox(), await page.locator(SHAPE('sub')).boundingBox()];
    expect(Math.abs(button!.x + button!.width - (box!.x + box!.width))).toBeLessThan(30);
    expect(Math.abs(button!.y + button!.height - (box!.y + box!.height))).toBeLessThan(40);
    const [arrow, ground] = await way.evaluate((element) => {
      const { fill, backgroundColor } = getComputedStyle(element);
      return [fill, backgroundColor];
    });
    expect(arrow).not.toBe(ground);
    await way.click();
    await page.waitForSelector(SHAPE('inner'));
    // Playwright refuses to click an element that another one covers.
    await page.locator('x-viewer .bjs-breadcrumbs a').first().click();
    await way.waitFor();
    await context.close();
  });
});
