import { areaCallsOf, calls, resourceCalls } from '@gongdi/api';
import { areaBlank, areaOf, devicelist, writeArea } from '@gongdi/domain';
import { demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { arrive, button, dialog, press, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole();
const pit = areaOf('pit');
const PROJECT = demoId('project', 1);
const NAME = '浏览器测试基坑';
const DEVICES = ['测点甲', '测点乙'];

beforeAll(async () => {
  const admin = await server().client('admin');
  for (const [index, device_name] of DEVICES.entries()) {
    const body = { device_name, device_number: `BROWSER-${index}`, device_type: pit.code, project_id: PROJECT };
    await admin.call(resourceCalls(devicelist).add!, { body });
  }
});

/** Only visible fields: the previous list stays in the document, hidden, with fields of the same names. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('visible=true');
const stage = (page: Page) => page.getByRole('application');
const points = (page: Page) => page.getByRole('region', { name: /^点位（/ });
const device = (page: Page, name: string) =>
  page.getByRole('region', { name: /^待布设备/ }).getByRole('button', { name: new RegExp(`^${name}`) });
const said = (page: Page) => points(page).locator('button').allInnerTexts();
const said1 = (page: Page, name: string) => points(page).getByRole('button', { name }).innerText();

/** Returns the screen position of a place of the drawing. */
async function at(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator('.gd-plan-sheet').boundingBox())!;
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Makes a drawing of 600 × 400 in the page. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 400];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#eef';
    pen.fillRect(0, 0, 600, 400);
    pen.strokeRect(60, 60, 480, 280);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

describe('a pit area', () => {
  it('is made by mouse and keyboard, and opens again as it was stored', async () => {
    const page = await open('/pit', { user: 'admin' });
    await page.getByRole('link', { name: '详情' }).first().waitFor();
    await button(page, '新增').click();
    await arrive(page, '/pit/add');
    await field(page, '区域名称').fill(NAME);
    await field(page, '所属项目').click();
    await page.keyboard.type('滨江科创中心一期');
    await page.locator('.ant-select-dropdown:visible').getByTitle('滨江科创中心一期', { exact: true }).click();
    const buffer = await picture(page);
    await page
      .locator('.gd-file-upload input[type=file]')
      .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer });
    await page.locator('.gd-plan-sheet img').waitFor();
    await expect
      .poll(async () => {
        const box = (await page.locator('.gd-plan-sheet').boundingBox())!;
        return box.width / box.height;
      })
      .toBeCloseTo(1.5, 1);

    // By mouse: choose a device, place it, drag it.
    await device(page, '测点甲').click();
    const first = await at(page, 0.3, 0.4);
    await page.mouse.click(first.x, first.y);
    await expect.poll(() => said1(page, '测点甲')).toMatch(/BROWSER-0 · (29\.9|30)\d*.*%, (39\.9|40)/);
    const to = await at(page, 0.5, 0.6);
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move((first.x + to.x) / 2, (first.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => said1(page, '测点甲')).toMatch(/(49\.9|50)\d*.*%, (59\.9|60)/);

    // By keyboard: choose, move the cross, place, nudge, undo and redo.
    await device(page, '测点乙').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stage(page).getAttribute('aria-label')).toContain('测点乙');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await points(page).getByRole('button', { name: '测点乙' }).waitFor();
    const placed = await said1(page, '测点乙');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => said1(page, '测点乙')).not.toBe(placed);
    const nudged = await said1(page, '测点乙');
    await page.keyboard.press('Control+z');
    await expect.poll(() => said1(page, '测点乙')).toBe(placed);
    await page.keyboard.press('Control+y');
    await expect.poll(() => said1(page, '测点乙')).toBe(nudged);
    await page.getByLabel('点位名称').fill('二号点');

    // A matrix whose numbers continue; then two of its points are aligned.
    await button(page, '矩阵布点').click();
    const form = page.getByRole('group', { name: '矩阵布点' });
    await form.getByLabel('编号前缀').fill('M');
    await form.getByRole('button', { name: '添加 6 个点位' }).click();
    await expect.poll(async () => (await said(page)).length).toBe(8);
    await points(page).getByRole('button', { name: /^M1/ }).click();
    await points(page)
      .getByRole('button', { name: /^M6/ })
      .click({ modifiers: ['Control'] });
    await page.getByLabel('对齐', { exact: true }).selectOption({ label: '左对齐' });
    await expect.poll(() => said1(page, 'M6')).toContain('10%, 90%');

    expect(await axe(page)).toEqual([]);
    const before = (await said(page)).toSorted();
    await button(page, '保存').click();
    await toast(page, '保存成功').waitFor();
    await arrive(page, '/pit');
    const row = page.locator('tr[data-row-key]', { hasText: NAME });
    await row.waitFor();
    await row.getByRole('link', { name: '编辑' }).click();
    await arrive(page, '/pit/edit');
    await page.locator('.gd-plan-sheet img').waitFor();
    await expect.poll(async () => (await said(page)).toSorted()).toEqual(before);

    // Saved again without a change, the points stay identical to the byte.
    const admin = await server().client('admin');
    const id = new URL(page.url()).searchParams.get('id')!;
    const read = () => admin.call(areaCallsOf(pit).detail, { params: { id } });
    const stored = JSON.stringify((await read())[pit.listKey]);
    await button(page, '保存').click();
    await arrive(page, '/pit');
    expect(JSON.stringify((await read())[pit.listKey])).toBe(stored);
  }, 60_000);
});

describe('the screens below an area', () => {
  it('show drawing, scheme, values and limits without a finding, light and dark', async () => {
    const id = demoId('area', 1);
    const page = await open(`/pit/detail?id=${id}`, { user: 'contractor', preferences: { theme: 'dark' } });
    await points(page).getByRole('button').first().waitFor();
    await expect.poll(() => said(page)).toHaveLength(12);
    await expect.poll(() => page.locator('.gd-plan-point').count()).toBe(12);
    expect(await axe(page)).toEqual([]);
    // Selecting a point in the list selects it on the drawing.
    await points(page).getByRole('button', { name: /JK-05/ }).click();
    await page.locator('.gd-plan-point.gd-plan-selected').waitFor();

    await page.getByRole('link', { name: '监测方案' }).click();
    await arrive(page, '/pit/monitorscheme/pit');
    await page.getByLabel('监测单位', { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await button(page, '结束监测').click();
    await page.getByRole('dialog').getByRole('button', { name: '结束监测' }).click();
    await page.getByRole('button', { name: '重新开始监测' }).waitFor();

    await page.goto(`${server().address}/pit/rundata/pit?id=${id}`);
    await page.getByText('数据列表', { exact: true }).click();
    await page.getByText('每 10 秒刷新').waitFor();
    expect(await axe(page)).toEqual([]);

    await page.goto(`${server().address}/pit`);
    await button(page, '预警配置').click();
    await dialog(page, '预警配置').getByLabel('所属项目').click();
    await page.keyboard.type('滨江科创中心一期');
    await page.locator('.ant-select-dropdown:visible').getByTitle('滨江科创中心一期', { exact: true }).click();
    const limits = dialog(page, '预警配置').getByRole('listitem');
    await limits.first().waitFor();
    expect(await limits.count()).toBeGreaterThan(2);
    expect(await axe(page)).toEqual([]);

    // A limit is set, and the dialog shows it when it is opened again.
    await limits.first().getByText('未核定', { exact: true }).waitFor();
    const upper = limits.first().getByLabel('控制上限', { exact: true });
    await upper.fill('88');
    await limits.first().getByLabel('已核定').check();
    await limits.first().getByText('未核定', { exact: true }).waitFor({ state: 'detached' });
    await press(dialog(page, '预警配置'), /^保\s?存$/);
    await toast(page, '预警配置已保存').waitFor();
    const admin = await server().client('admin');
    const stored = await admin.call(areaCallsOf(pit).warning!, { query: { project_id: PROJECT } });
    expect(stored.rules[0]).toMatchObject({ control_upper: 88, verified: true });
    expect(stored.rules[1]?.verified).toBe(false);
  }, 60_000);

  it('console 9.1: a device shows what it measures ahead of what was filled in, limits with their units', async () => {
    const client = await server().client('contractor');
    const { list } = await client.call(resourceCalls(devicelist).list!, { query: { device_number: 'KC-17-01' } });
    const page = await open(`/devicelist/detail?id=${list[0]!.id}`, { user: 'contractor' });
    const limits = page.getByRole('table', { name: '限值' });
    await limits.getByRole('rowheader', { name: /^支撑轴力 \(kN\)/ }).waitFor();
    await limits.getByText('未核定').first().waitFor();
    const above = async () => {
      const live = await page.getByRole('heading', { name: '实时数据与趋势' }).boundingBox();
      const record = await page.getByText('基本信息', { exact: true }).first().boundingBox();
      return record!.y - live!.y;
    };
    await expect.poll(above).toBeGreaterThan(0);
    // The chart opens beside the button, not below the limits.
    await button(page, '趋势').click();
    const trend = await page.getByRole('region', { name: '趋势' }).boundingBox();
    expect(trend!.y).toBeLessThan((await limits.boundingBox())!.y);
    expect(await axe(page)).toEqual([]);

    // The list of limits shows the label of the limited quantity, not its key.
    const admin = await server().client('admin');
    const { rules } = await admin.call(areaCallsOf(pit).warning!, { query: { project_id: PROJECT } });
    await admin.call(areaCallsOf(pit).setWarning!, { body: { project_id: PROJECT, rules } });
    await page.goto(`${server().address}/warningconfig`);
    const row = page.locator('tr[data-row-key]').first();
    await row.waitFor();
    expect(await row.innerText()).not.toMatch(/[a-z]+_[a-z]+|settlement|horizontal|battery/);
  });

  it('draw the fence of an edge area, and read it again', async () => {
    const edge = areaOf('limb');
    const admin = await server().client('admin');
    const form = { ...areaBlank(edge), area_name: '浏览器测试临边', project_id: PROJECT, width: 600, height: 400 };
    const { id } = await admin.call(areaCallsOf(edge).add, { body: writeArea(edge, form) });
    const page = await open('/edge', { user: 'admin' });
    const row = page.locator('tr[data-row-key]', { hasText: form.area_name });
    await row.getByRole('link', { name: '区域围栏' }).click();
    await arrive(page, '/edge/areafence/limb');
    await page.getByRole('heading', { name: `${form.area_name} · 区域围栏` }).waitFor();
    await button(page, '新建').click();
    const box = (await page.locator('.leaflet-container').boundingBox())!;
    for (const [x, y] of [
      [0.3, 0.3],
      [0.6, 0.3],
      [0.6, 0.6],
    ] as const)
      await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' });
    await page.getByText('编辑区域1', { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await button(page, '保存').click();
    await page.getByText('电子围栏数据保存成功').first().waitFor();
    const stored = await admin.call(calls.area.areaFence, { params: { area_id: id } });
    expect(stored.version).toBe(1);
    expect(JSON.parse(stored.listString)).toMatchObject([{ length: 3 }]);
    await page.reload();
    await button(page, '编辑').click();
    await page.getByText('编辑区域1', { exact: true }).waitFor();
  }, 60_000);
});
