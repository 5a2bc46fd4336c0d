import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { act, arrive, button, listen, openRecord } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, expectErrors } = withConsole();

/** The browser's own messages about a chunk that failed to load. */
const LOST = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/;
const FAILED = '这部分内容未能加载';

/** Blocks a chunk from now on. @returns a function that unblocks it */
async function lose(page: Page, chunk: string): Promise<() => Promise<void>> {
  const address = `**/assets/${chunk}-*.js`;
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

/** Has the signature of an Excel 97 workbook, whose reader is a late chunk; the file is otherwise empty. */
const OLD_BOOK = { name: '人员.xls', mimeType: '', buffer: Buffer.alloc(1024) };
OLD_BOOK.buffer.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
OLD_BOOK.buffer.writeUInt16LE(9, 30);
OLD_BOOK.buffer.writeUInt32LE(0xfffffffe, 68);

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: FAILED });
const again = (page: Page) => failure(page).first().getByRole('button', { name: '重试' }).click();

it('settled 10: a list whose default view is lost says so in its place, tells the host, and comes on retry', async () => {
  const page = await open('/', { user: 'contractor' });
  const found = await lose(page, 'default-view');
  const events = await listen(page, ['gd-error']);
  await page.getByRole('button', { name: /^通知/ }).first().waitFor();
  await page.evaluate(() => history.pushState(null, '', '/projectmanage'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await failure(page).first().waitFor();
  // The rest of the page works.
  await button(page, '新增').waitFor();
  await expect.poll(events).toMatchObject([{ detail: { code: 'load_failed', where: 'load' } }]);
  await again(page);
  // This attempt has failed when it may be tried once more.
  await failure(page).first().getByRole('button', { name: '重试', exact: true }).waitFor();
  await found();
  await again(page);
  await page.getByText('滨江科创中心一期').first().waitFor();
  // The rows do not wait for the late part: they were shown before it.
  await expect.poll(() => failure(page).count()).toBe(0);
  expectErrors(LOST);
});

it('settled 10: a form whose control is lost keeps what was entered', async () => {
  const page = await open('/', { user: 'contractor' });
  const found = await lose(page, 'field-upload');
  await page.goto(`${new URL(page.url()).origin}/projectmanage/add`);
  const name = page.getByRole('group', { name: '基本信息' }).getByLabel('项目名称');
  await failure(page).first().waitFor();
  await name.fill('临港新片区厂房');
  await found();
  await again(page);
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await expect.poll(async () => [await failure(page).count(), await name.inputValue()]).toEqual([0, '临港新片区厂房']);
  expectErrors(LOST);
});

it('the network goes while a fence is drawn; the drawing stays, and everything comes when it is back', async () => {
  const page = await open('/projectmanage', { user: 'contractor' });
  const row = page.locator('tr[data-row-key]').first();
  await act(row, '电子围栏');
  await arrive(page, '/projectmanage/fence');
  const start = page.getByRole('button', { name: /^(新建|编辑)$/ });
  // Until the fence has come there is nothing to press, whatever stands on the button.
  await expect.poll(() => start.isEnabled()).toBe(true);
  const edited = (await start.innerText()).trim() === '编辑';
  const [details, whole] = [await lose(page, 'area-details'), await lose(page, 'whole-check')];
  await start.click();
  // The panel comes with the first edit, and makes the map narrower.
  const add = page.getByRole('button', { name: '添加区域', exact: true });
  await add.waitFor();
  const before = await page.getByText(/^编辑区域\d+$/).count();
  if (edited) await add.click();
  const box = (await page.locator('.leaflet-container').boundingBox())!;
  for (const [x, y] of [
    [0.3, 0.3],
    [0.6, 0.3],
    [0.6, 0.6],
  ] as const)
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' });
  const drawn = page.getByText(`编辑区域${before + 1}`, { exact: true });
  await drawn.waitFor();
  await failure(page).first().waitFor();
  await page
    .getByText(/暂时无法检查区域/)
    .first()
    .waitFor();
  // Input that could not be checked is not stored and not lost.
  await button(page, '保存').click();
  await page
    .getByText(/^保存失败：程序的这一部分未能加载/)
    .first()
    .waitFor();
  await drawn.waitFor();
  await details();
  await whole();
  // The browser reports that it is online again: the part loads without a click.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page
    .getByRole('textbox', { name: /经度|纬度|坐标/ })
    .first()
    .waitFor();
  await expect.poll(() => failure(page).count()).toBe(0);
  await button(page, '保存').click();
  await page.getByText('电子围栏数据保存成功').first().waitFor();
  expectErrors(LOST);
});

it('settled 10: a dialog that is lost says so above the page, can be closed, and is asked for again when opened', async () => {
  const page = await open('/projectmanage', { user: 'contractor' });
  await page.getByText('滨江科创中心一期').first().waitFor();
  const found = await lose(page, 'palette');
  const key = () => page.keyboard.press('Control+K');
  await key();
  await failure(page).waitFor();
  await failure(page).getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => failure(page).count()).toBe(0);
  await found();
  await key();
  await page.getByRole('dialog').waitFor();
  expectErrors(LOST);
});

it('settled 10: pictures of a list, a chart and the reader of sheets come after a loss', async () => {
  const page = await open('/devicelist', { user: 'contractor' });
  const row = page.locator('tr[data-row-key]').first();
  await row.waitFor();
  const panel = await lose(page, 'live-panel');
  await openRecord(row);
  await failure(page).first().waitFor();
  await panel();
  await again(page);
  await failure(page).first().waitFor({ state: 'detached' });

  await page.goto(`${new URL(page.url()).origin}/staff`);
  await page.locator('tr[data-row-key]').first().waitFor();
  const reader = await lose(page, 'xlsx');
  await button(page, '导入').click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('radio', { name: /追加/ }).check();
  await asked.locator('input[type=file]').setInputFiles(OLD_BOOK);
  await asked.getByRole('alert').filter({ hasText: '程序的这一部分未能加载，请检查网络后重试' }).waitFor();
  await reader();
  await asked.locator('input[type=file]').setInputFiles(OLD_BOOK);
  await asked.getByRole('alert').filter({ hasText: '文件已损坏或不是 xls 工作簿' }).waitFor();
  expectErrors(LOST);
});
