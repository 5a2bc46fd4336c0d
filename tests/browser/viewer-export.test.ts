import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stage } from './designer-page/open.ts';
import { openViewerStage, RICH, ViewerDriver } from './viewer-page/viewer.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openViewerStage();
});
afterAll(() => stage?.close());

test('PNG: the whole diagram with its marks, on white, whatever the theme and the zoom', async () => {
  const viewer = await ViewerDriver.open(stage, { ...RICH, theme: 'dark' });
  await viewer.shape('end').waitFor();
  for (let click = 0; click < 8; click += 1) await viewer.button('放大').click();
  const download = viewer.page.waitForEvent('download');
  await viewer.button('导出 PNG').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('深基坑专项方案.png');
  const bytes = await readFile(await file.path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map((side) => Math.round(side / 20))).toEqual([125, 37]);
  const colours = await viewer.page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const found: Record<string, number> = {};
    for (let at = 0; at < data.length; at += 4) {
      const key = [data[at], data[at + 1], data[at + 2]].join(',');
      found[key] = (found[key] ?? 0) + 1;
    }
    return found;
  }, bytes.toString('base64'));
  expect(colours['255,255,255']).toBeGreaterThan(100_000);
  // Fill colours of approved and running nodes; bpmn-js draws them slightly transparent over the background.
  const near = (...wanted: number[]) =>
    Object.entries(colours)
      .filter(([key]) => key.split(',').every((channel, at) => Math.abs(Number(channel) - (wanted[at] ?? 0)) <= 3))
      .reduce((sum, [, count]) => sum + count, 0);
  expect(near(229, 239, 226)).toBeGreaterThan(5_000);
  expect(near(226, 236, 250)).toBeGreaterThan(5_000);
  const scaled = await viewer.element.evaluate(async (element) => {
    const api = await (element as unknown as { ready: Promise<{ savePNG(scale: number): Promise<Blob> }> }).ready;
    const blob = await api.savePNG(1);
    return { type: blob.type, size: blob.size };
  });
  expect(scaled.type).toBe('image/png');
  expect(scaled.size).toBeLessThan(bytes.length);
  expect(viewer.problems).toEqual([]);
  await viewer.close();
});

test('SVG: dashes tell inferred flows and running nodes apart without colour, times stand where they are shown', async () => {
  const viewer = await ViewerDriver.open(stage, { ...RICH, theme: 'dark' });
  await viewer.shape('end').waitFor();
  await viewer.button('停留时长').click();
  const svg = (await viewer.call('saveSVG')) as string;
  expect(svg).not.toContain('var(--');
  expect(svg).toContain('stroke-dasharray: 8, 4');
  expect(svg).toContain('stroke-dasharray: 6, 3');
  expect(svg).toContain('1 天 8 小时');
  expect(svg).toContain('3/5');
  // The page itself is unchanged.
  expect(await viewer.shape('review').locator('.djs-visual > rect').first().getAttribute('style')).not.toContain('229');
  await viewer.close();
});

test('print: a page with the diagram, then the history as a table, nothing else of the host', async () => {
  const viewer = await ViewerDriver.open(stage, { ...RICH, theme: 'dark' });
  await viewer.shape('end').waitFor();
  await viewer.page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('p'), { id: 'host', textContent: '宿主的内容' }));
    window.print = () => Reflect.set(globalThis, 'printed', true);
  });
  await viewer.button('打印').click();
  await viewer.page.waitForFunction(() => Reflect.get(globalThis, 'printed'));
  await viewer.page.emulateMedia({ media: 'print' });
  expect(await viewer.page.locator('#host').isVisible()).toBe(false);
  const sheet = viewer.page.locator('body > .gd-print');
  expect(await sheet.locator('h1').innerText()).toBe('深基坑专项方案');
  expect(await sheet.locator('tbody tr').count()).toBe(12);
  expect(await sheet.locator('tbody').innerText()).toContain('<img src=x onerror="window.hacked=1">支撑间距不足');
  expect(await sheet.locator('thead').innerText()).toMatch(
    /节点\s*状态\s*办理人\s*开始时间\s*结束时间\s*历时\s*审批建议/,
  );
  const pdf = (await viewer.page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'landscape' : 'portrait',
  );
  expect(boxes).toEqual(['landscape', 'portrait']);
  await viewer.page.emulateMedia({ media: 'screen' });
  expect(await viewer.page.locator('#host').isVisible()).toBe(true);
  expect(await sheet.isVisible()).toBe(false);
  await viewer.page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await sheet.count()).toBe(0);
  expect(viewer.problems).toEqual([]);
  await viewer.close();
});
