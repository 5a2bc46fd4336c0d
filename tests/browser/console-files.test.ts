import { calls, resourceCalls } from '@gongdi/api';
import { disclose, projectmanage } from '@gongdi/domain';
import type { Locator, Page } from 'playwright';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorkbook } from '@gongdi/sheets';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { arrive, button, dialog, focused, openRecord, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { lockedPdf, SAMPLE_DOC, SAMPLE_DXF, samplePdf, sheetPdf } from './console-support/sample-files.ts';
import { axe } from './support/axe.ts';

/** Stands for LibreOffice: whatever the file says, this is its PDF. */
const folder = mkdtempSync(join(tmpdir(), 'gongdi-console-files-'));
writeFileSync(join(folder, 'made.pdf'), samplePdf(['Converted']));
writeFileSync(
  join(folder, 'convert.cjs'),
  "require('fs').copyFileSync(require('path').join(__dirname, 'made.pdf'), process.argv[2])",
);
afterAll(() => rmSync(folder, { recursive: true }));

const { open, server, expectErrors } = withConsole({
  converter: { command: [process.execPath, join(folder, 'convert.cjs'), '{out}', '{in}'] },
});

// The server's clock decides when addresses expire, and the browser's clock when they are requested; here both show the
// same time.
beforeEach(() => {
  server().clock.now = Date.now();
});

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** A real picture of one colour, drawn by the browser. */
async function picture(page: Page, name: string, color = '#2f6f4f') {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 600;
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 800, 600);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, color);
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

type Given = { name: string; mimeType: string; buffer: Buffer };

const documents = (page: Page) => page.getByRole('button', { name: '选择文件：项目资料' });
const pictures = (page: Page) => page.getByRole('button', { name: '选择图片：项目图片' });
const card = (page: Page, name: string) => page.locator('.gd-file-card').filter({ hasText: name });
const uploaded = (page: Page, name: string) => page.getByRole('button', { name: `删除 ${name}` });

/** Returns the width of the dialog. The dialog is animated and grows to this width. */
const widthOf = async (shown: Locator) => (await shown.locator('.ant-modal-container').boundingBox())?.width;

async function chooseFiles(page: Page, control: Locator, files: Given[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), control.click()]);
  await chooser.setFiles(files);
}

async function addProject(project_name: string): Promise<string> {
  const client = await server().client('contractor');
  const location = { address: '上海市浦东新区世纪大道 1 号', longitude: 121.5, latitude: 31.2 };
  const body = { project_name, project_phase: 1, project_address: { location }, begin_time: '2026-03-01' };
  return (await client.call(resourceCalls(projectmanage).add!, { body })).id;
}

async function edit(name: string): Promise<Page> {
  const id = await addProject(name);
  const page = await open(`/projectmanage/edit?id=${id}`, { user: 'contractor' });
  await documents(page).waitFor();
  return page;
}

describe('files of a project', () => {
  it('are uploaded, saved, and looked at in detail and list', async () => {
    const page = await edit('资料齐全的项目');
    await chooseFiles(page, documents(page), [pdf('施工方案.pdf')]);
    await uploaded(page, '施工方案.pdf').waitFor();
    await chooseFiles(page, pictures(page), [
      await picture(page, '现场一.png'),
      await picture(page, '现场二.png', '#804020'),
    ]);
    await uploaded(page, '现场一.png').waitFor();
    await uploaded(page, '现场二.png').waitFor();
    await button(page, '保存').click();
    await arrive(page, '/projectmanage');

    const row = page.locator('tr[data-row-key]').filter({ hasText: '资料齐全的项目' });
    await openRecord(row);
    await arrive(page, '/projectmanage/detail');
    await page
      .locator('.gd-detail')
      .getByRole('button', { name: /预览\s*现场一\.png/ })
      .click();
    const shown = dialog(page, '现场一.png');
    const image = shown.getByRole('img', { name: '现场一.png' });
    await image.waitFor();
    await expect.poll(() => widthOf(shown)).toBe(420);
    await shown.getByRole('button', { name: '放大', exact: true }).click();
    await shown.getByRole('button', { name: '旋转' }).click();
    await expect
      .poll(() =>
        image.evaluate((one: HTMLImageElement) => [one.dataset['zoom'], one.style.transform, one.naturalWidth]),
      )
      .toEqual(['1.3', 'rotate(90deg)', 800]);
    await page.keyboard.press('0');
    await expect.poll(() => image.getAttribute('data-zoom')).toBe('1');
    // Upright again, the picture lies within its frame.
    await expect.poll(async () => (await image.boundingBox())!.height).toBeGreaterThan(200);
    await shown.getByText(/陈建国 上传于 20/).waitFor();
    // The picture on the server has the watermark: light letters at the lower left of the plain colour.
    const colors = await image.evaluate((one: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [one.naturalWidth, one.naturalHeight];
      const context = canvas.getContext('2d')!;
      context.drawImage(one, 0, 0);
      const lightest = (x: number, y: number) => {
        const { data } = context.getImageData(x, y, 300, 120);
        return data.reduce((most, value, index) => (index % 4 === 0 ? Math.max(most, value) : most), 0);
      };
      return { marked: lightest(0, 480), plain: lightest(400, 0) };
    });
    expect(colors.plain).toBe(0x2f);
    expect(colors.marked).toBeGreaterThan(0xe0);
    await shown.getByRole('button', { name: '下一个文件' }).click();
    await dialog(page, '现场二.png').getByRole('img', { name: '现场二.png' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page, '现场二.png').waitFor({ state: 'hidden' });
    await page.locator('.gd-detail .gd-shown-picture[title="现场一.png"]:focus').waitFor();
  });

  it('console 5: are refused by number, type and size, in the words of the specification', async () => {
    const page = await edit('受限的项目');
    const many = Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`));
    await chooseFiles(page, documents(page), many);
    await toast(page, '文件数量超出了限制：10').waitFor();
    await chooseFiles(page, documents(page), [{ name: 'a.exe', mimeType: 'application/x-msdownload', buffer: PDF }]);
    await toast(page, '文件格式不合法!').first().waitFor();
    const huge = Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]);
    await chooseFiles(page, documents(page), [{ ...pdf('huge.pdf'), buffer: huge }]);
    await toast(page, '文件大小超出限制!').waitFor();
    expect(await page.locator('.gd-file-card').count()).toBe(0);
    // The server refuses a file whose content does not match its name, and the error is shown at the file.
    await chooseFiles(page, documents(page), [{ ...pdf('假的.pdf'), buffer: Buffer.from('<html></html>') }]);
    await card(page, '假的.pdf').getByRole('alert').filter({ hasText: '文件内容与扩展名 .pdf 不符' }).waitFor();
    await page.getByRole('button', { name: '移除 假的.pdf' }).click();
    await expect.poll(() => page.locator('.gd-file-card').count()).toBe(0);
    expect(expectErrors(/415/).length).toBeGreaterThan(0);
  });

  it('are followed while they are sent, cancelled, and sent again after a failure', async () => {
    const page = await edit('网络不佳的项目');
    let mode: 'hang' | 'fail' | 'pass' = 'hang';
    const hanging: (() => void)[] = [];
    await page.route('**/api/file/upload', async (route) => {
      if (mode === 'hang') await new Promise<void>((resolve) => hanging.push(resolve));
      if (mode === 'fail') await route.abort('connectionreset');
      else await route.continue().catch(() => undefined);
    });
    await chooseFiles(page, documents(page), [pdf('慢.pdf')]);
    await card(page, '慢.pdf').getByRole('progressbar').waitFor();
    await button(page, '保存').click();
    await toast(page, '文件正在上传，请在上传完成后保存').waitFor();
    expect(new URL(page.url()).pathname).toBe('/projectmanage/edit');
    await page.getByRole('button', { name: '取消上传 慢.pdf' }).click();
    await expect.poll(() => page.locator('.gd-file-card').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('选择文件：项目资料');

    mode = 'fail';
    for (const go of hanging) go();
    await chooseFiles(page, documents(page), [pdf('断.pdf')]);
    await card(page, '断.pdf').getByRole('alert').filter({ hasText: '上传失败：网络错误' }).waitFor();
    expect(await axe(page)).toEqual([]);
    mode = 'pass';
    await page.getByRole('button', { name: '重新上传 断.pdf' }).click();
    await uploaded(page, '断.pdf').waitFor();
    expectErrors(/ERR_CONNECTION_RESET/);
  });

  it('can be dropped, and handled by keyboard alone', async () => {
    const page = await edit('拖放的项目');
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['姓名,工种\n陈建国,项目经理'], '名单.csv', { type: 'text/csv' }));
      return transfer;
    });
    const zone = page.locator('.gd-file-drop').filter({ has: documents(page) });
    await zone.dispatchEvent('dragenter', { dataTransfer: data });
    await expect.poll(() => zone.getAttribute('class')).toContain('gd-file-drop-over');
    await zone.dispatchEvent('drop', { dataTransfer: data });
    await uploaded(page, '名单.csv').waitFor();
    await documents(page).focus();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), documents(page).press('Enter')]);
    await chooser.setFiles([pdf('键盘.pdf')]);
    await uploaded(page, '键盘.pdf').waitFor();
    await uploaded(page, '名单.csv').focus();
    await page.keyboard.press('Enter');
    await uploaded(page, '名单.csv').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('选择文件：项目资料');
    await button(page, '保存').click();
    await arrive(page, '/projectmanage');
  });

  it('console 9: play as videos in a dialog of 80 %, by parts', async () => {
    const page = await edit('有视频的项目');
    const base64 = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d')!;
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => (recorder.onstop = resolve));
      recorder.start();
      for (let frame = 0; frame < 10; frame += 1) {
        context.fillStyle = frame % 2 ? 'green' : 'yellow';
        context.fillRect(0, 0, 300, 150);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      recorder.stop();
      await stopped;
      return btoa(String.fromCharCode(...new Uint8Array(await new Blob(parts).arrayBuffer())));
    });
    await chooseFiles(page, documents(page), [
      { name: '吊装.webm', mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') },
    ]);
    await page.getByRole('button', { name: /预览\s*吊装/ }).click();
    const shown = dialog(page, '吊装.webm');
    const video = shown.locator('video');
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(300);
    await expect.poll(() => widthOf(shown)).toBe(1440 * 0.8);
    // From its own server, so that any moment can be asked for.
    expect(await video.getAttribute('src')).toMatch(/\/api\/file\/content\//);
    await page.keyboard.press('Escape');
  });

  it.each(['light', 'dark'] as const)('have no finding of axe, %s, also narrow', async (theme) => {
    const id = await addProject(`可及性 ${theme}`);
    const page = await open(`/projectmanage/edit?id=${id}`, {
      user: 'contractor',
      preferences: { theme },
      viewport: { width: 390, height: 844 },
    });
    // On a phone a form goes in steps; the files are in the last one.
    const next = page.getByRole('button', { name: '下一步' });
    await next.waitFor();
    while (!(await documents(page).isVisible())) await next.click();
    await chooseFiles(page, documents(page), [pdf('一份名字很长很长很长很长很长很长很长的施工组织设计文件.pdf')]);
    await chooseFiles(page, pictures(page), [await picture(page, '现场.png')]);
    await uploaded(page, '现场.png').waitFor();
    expect(await axe(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
  });
});

/** Projects of these tests so far: each has a name of its own. */
let projects = 0;

/** A project with one file of each kind, opened at its page. */
async function shownAt(viewport: { width: number; height: number }, theme: 'light' | 'dark'): Promise<Page> {
  const client = await server().client('contractor');
  const columns = [
    { header: '姓名', format: 'text' as const },
    { header: '日期', format: 'date' as const },
  ];
  const book = await writeWorkbook([
    { name: '人员', columns, rows: [['张三', '2026-03-01']] },
    { name: '说明', columns, rows: [['由项目部填写', null]] },
  ]);
  const report = await client.call(resourceCalls(disclose).word!, { query: {} });
  const files: Record<string, BlobPart> = {
    '方案.pdf': new Uint8Array(samplePdf(['Plan one', 'Plan two', 'Plan three'], '施工组织设计')),
    '加密.pdf': new Uint8Array(lockedPdf('abc')),
    '总图.pdf': new Uint8Array(sheetPdf()),
    '损坏.pdf': '%PDF-1.4 nothing',
    '名单.xlsx': book,
    '图纸.dxf': SAMPLE_DXF,
    '图纸.dwg': `AC1032${'\0'.repeat(200)}`,
    '旧方案.doc': new Uint8Array(SAMPLE_DOC),
    '说明.txt': '进入现场戴安全帽',
    '交底.docx': report,
  };
  const project_files = await Promise.all(
    Object.entries(files).map(async ([fileName, content]) => {
      const file = new Blob([content]);
      return { id: (await client.call(calls.file.upload, { form: {}, file, fileName })).id };
    }),
  );
  const location = { address: '上海市浦东新区世纪大道 1 号', longitude: 121.5, latitude: 31.2 };
  const body = {
    project_name: `各种文件 ${(projects += 1)}`,
    project_phase: 1,
    project_address: { location },
    begin_time: '2026-03-01',
    project_files,
  };
  const { id } = await client.call(resourceCalls(projectmanage).add!, { body });
  const page = await open(`/projectmanage/detail?id=${id}`, { user: 'contractor', viewport, preferences: { theme } });
  await page.locator('.gd-detail .gd-file-card').first().waitFor();
  return page;
}

async function view(page: Page, name: string): Promise<Locator> {
  await page
    .locator('.gd-detail')
    .getByRole('button', { name: new RegExp(`预览\\s*${name}`) })
    .click();
  const shown = dialog(page, name);
  await shown.waitFor();
  return shown;
}

async function shut(shown: Locator): Promise<void> {
  await shown.locator('.ant-modal-close').click();
  await shown.waitFor({ state: 'hidden' });
}

/** Says whether the picture of a part of a page covers what is in view of it, with a pixel for each of the screen's. */
const detailOf = (shown: Locator): Promise<string> =>
  shown.locator('.gd-pdf-view').evaluate((view) => {
    const canvas = view.querySelector<HTMLCanvasElement>('.gd-pdf-detail');
    if (!canvas) return 'none';
    const [part, seen, page] = [canvas, view, canvas.parentElement!].map((one) => one.getBoundingClientRect());
    const covers =
      part!.left <= Math.max(seen!.left, page!.left) + 1 &&
      part!.top <= Math.max(seen!.top, page!.top) + 1 &&
      part!.right >= Math.min(seen!.left + view.clientWidth, page!.right) - 1 &&
      part!.bottom >= Math.min(seen!.top + view.clientHeight, page!.bottom) - 1;
    if (!covers) return 'elsewhere';
    return canvas.width >= Math.floor(part!.width * Math.min(2, devicePixelRatio)) ? 'sharp' : 'coarse';
  });

describe.each([
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const)('files are shown in the page, %s', (theme, viewport) => {
  it('a PDF with search, zoom, pages and password; what is damaged says so', async () => {
    const page = await shownAt(viewport, theme);
    const shown = await view(page, '方案.pdf');
    await shown.locator('.gd-pdf-picture canvas').first().waitFor();
    // The text that is only named in a font of Chinese can be read, selected and searched.
    await expect.poll(() => shown.locator('.gd-pdf-words').first().textContent()).toContain('施工组织设计');
    const ink = () =>
      shown
        .locator('.gd-pdf-picture canvas')
        .first()
        .evaluate((one: HTMLCanvasElement) => {
          const { data } = one.getContext('2d')!.getImageData(0, 0, one.width, one.height);
          return data.some((value, index) => index % 4 === 0 && value < 100);
        });
    await expect.poll(ink).toBe(true);
    await shown.getByLabel('在文件中查找').fill('组织');
    await shown.getByText('1 / 3', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await shown.getByText('2 / 3', { exact: true }).waitFor();
    await shown.locator('[data-page="2"] mark[data-current]').waitFor();
    await shown.getByRole('button', { name: '页面列表' }).click();
    await shown.getByRole('button', { name: '第 3 页' }).click();
    await expect.poll(() => shown.getByLabel('页码').inputValue()).toBe('3');
    const width = async () => (await shown.locator('[data-page="3"]').boundingBox())!.width;
    const before = await width();
    await shown.locator('.gd-pdf-view').focus();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(before);
    expect(await axe(page)).toEqual([]);
    await shut(shown);

    const sheet = await view(page, '总图.pdf');
    await sheet.locator('.gd-pdf-picture canvas').waitFor();
    await sheet.locator('.gd-pdf-view').focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('+');
    await sheet.getByText('400%', { exact: true }).waitFor();
    // Of a sheet that is larger than a picture may be, the part in view is drawn sharply, wherever one goes.
    await expect.poll(() => detailOf(sheet)).toBe('sharp');
    await sheet.locator('.gd-pdf-view').evaluate((one) => one.scrollTo(one.scrollWidth, one.scrollHeight / 2));
    await expect.poll(() => detailOf(sheet)).toBe('sharp');
    await shut(sheet);

    const locked = await view(page, '加密.pdf');
    await locked.getByPlaceholder('打开密码').fill('wrong');
    await page.keyboard.press('Enter');
    await locked.getByRole('alert').filter({ hasText: '密码不正确' }).waitFor();
    await locked.getByPlaceholder('打开密码').fill('abc');
    await page.keyboard.press('Enter');
    await locked.locator('.gd-pdf-picture canvas').waitFor();
    await shut(locked);
    const broken = await view(page, '损坏.pdf');
    await broken.getByText(/文件已损坏/).waitFor();
    await shut(broken);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });

  it('workbooks, drawings, texts, and old Office files through the converter', async () => {
    const page = await shownAt(viewport, theme);
    const book = await view(page, '名单.xlsx');
    await book.getByRole('cell', { name: '2026-03-01' }).waitFor();
    await book.getByText('说明', { exact: true }).click();
    await book.getByRole('cell', { name: '由项目部填写' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await shut(book);

    const drawing = await view(page, '图纸.dxf');
    await drawing.locator('.gd-drawing-view text').filter({ hasText: '一层平面' }).waitFor();
    await drawing.getByRole('button', { name: /图层 1\/2/ }).click();
    await expect.poll(() => drawing.locator('.gd-drawing-view path').count()).toBe(1);
    await drawing.getByRole('checkbox', { name: '轴线' }).check();
    await expect.poll(() => drawing.locator('.gd-drawing-view path').count()).toBe(2);
    await drawing.locator('.gd-drawing-view').focus();
    await page.keyboard.press('+');
    await drawing.getByText('130%').waitFor();
    expect(await axe(page)).toEqual([]);
    await shut(drawing);

    const plan = await view(page, '图纸.dwg');
    await plan.getByText(/无法显示 DWG/).waitFor();
    await shut(plan);
    const report = await view(page, '交底.docx');
    await expect.poll(() => report.locator('.gd-word-file section.docx').first().textContent()).toMatch(/交底/);
    await shut(report);
    const old = await view(page, '旧方案.doc');
    await expect.poll(() => old.locator('.gd-pdf-words').first().textContent()).toContain('Converted');
    await shut(old);
    const text = await view(page, '说明.txt');
    await text.getByText('进入现场戴安全帽').waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      text.getByRole('button', { name: '下载' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('说明.txt');
    await shut(text);
  });
});
