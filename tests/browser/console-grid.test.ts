import { readFile } from 'node:fs/promises';
import { resourceCalls } from '@gongdi/api';
import { staff } from '@gongdi/domain';
import { openWorkbook, rowsOf } from '@gongdi/sheets';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addressOf, arrive, button, cancel, dialog, focused, openMenuEntry, toast } from './console-support/page.ts';
import { withConsole, type OpenOptions } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const rows = (page: Page) => page.locator('tr[data-row-key]');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const check = (page: Page, name: string) => page.getByRole('checkbox', { name: `选择 ${name}`, exact: true });
const popup = (page: Page) => page.locator('.ant-popover:visible');
const heads = async (page: Page) =>
  (await page.locator('.gd-data-grid thead').first().getByRole('columnheader').allInnerTexts())
    .map((title) => title.trim())
    .filter(Boolean);
const search = async (page: Page, name: string) => {
  await page.getByRole('search').getByLabel('姓名').fill(name);
  await button(page, '查询').click();
};

async function openStaff(query = '', options: OpenOptions = {}): Promise<Page> {
  const page = await open(`/staff${query}`, { user: 'contractor', ...options });
  await rows(page).first().waitFor();
  return page;
}

let phones = 13_900_100_000;
/** Adds people that a test may change; their names have the same beginning. */
async function addPeople(...names: string[]) {
  const client = await server().client('contractor');
  const stored = [];
  for (const name of names) {
    const body = { name, phone_number: String((phones += 1)), trade: 10, status: 3 };
    stored.push(await client.call(resourceCalls(staff).add!, { body }));
  }
  return stored;
}

const storedName = async (id: string) => {
  const { rows: found } = await server().database.pool.query<{ name: string }>('select name from staff where id = $1', [
    id,
  ]);
  return found[0]?.name;
};

async function edit(page: Page, mode: string): Promise<void> {
  await page.locator('.gd-data-grid').getByRole('button', { name: '编辑方式' }).click();
  await page.getByRole('menuitem', { name: mode, exact: true }).click();
  await page.locator('[data-gd-edit]').first().waitFor();
}

describe('selection', () => {
  it('stays over pages, and exports the chosen ones or everything that matches', async () => {
    await addPeople('导出甲', '导出乙', '导出丙');
    const page = await openStaff();
    await search(page, '导出甲');
    await check(page, '导出甲').check();
    await search(page, '导出乙');
    await check(page, '导出乙').check();
    await page.getByText('已选 2 条', { exact: true }).waitFor();
    /** Returns name and telephone of each person in the exported sheet. */
    const exported = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      const rows = [];
      const book = await openWorkbook(new Uint8Array(await readFile(await download.path())));
      for await (const { cells } of rowsOf(book)) rows.push(cells);
      const [header = [], ...people] = rows;
      const at = ['姓名', '手机号码'].map((title) => header.indexOf(title));
      return people.map((cells) => at.map((index) => cells[index]));
    };
    const masked = expect.stringMatching(/^139\*{4}\d{4}$/) as unknown;
    const chosen = await exported('导出所选');
    expect(new Set(chosen)).toEqual(new Set(['导出乙', '导出甲'].map((name) => [name, masked])));
    await search(page, '导出');
    await row(page, '导出丙').waitFor();
    expect(new Set((await exported('导出')).map(([name]) => name))).toEqual(new Set(['导出丙', '导出乙', '导出甲']));
    await button(page, '取消选择').click();
    await page.getByText(/^已选/).waitFor({ state: 'detached' });
  });

  it('deletes many after a question that counts and names them', async () => {
    await addPeople('批量一', '批量二', '批量三');
    const page = await openStaff('?name=批量');
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await button(page, '批量删除').click();
    const asked = dialog(page, '确定删除选中的 3 条人员吗？');
    await asked.getByText('删除后可在回收站中恢复。').waitFor();
    await asked.getByText('批量二').waitFor();
    await cancel(asked);
    expect(await rows(page).count()).toBe(3);
    await button(page, '批量删除').click();
    await asked.getByRole('button', { name: /删\s?除/ }).click();
    await toast(page, '已删除 3 条').waitFor();
    await page.getByText('没有符合条件的数据，请调整查询条件').waitFor();
    await expect.poll(() => focused(page)).toBe('gd-content');
  });

  it('tells which were not deleted and why, and keeps them chosen', async () => {
    const [, second] = await addPeople('部分一', '部分二');
    const page = await openStaff('?name=部分');
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await server().database.pool.query('delete from staff where id = $1', [second!.id]);
    await button(page, '批量删除').click();
    await dialog(page, /选中的 2 条/)
      .getByRole('button', { name: /删\s?除/ })
      .click();
    const told = dialog(page, '已删除 1 条，1 条未删除');
    await told.getByText('部分二：数据不存在!').waitFor();
    await told.getByRole('button', { name: /确\s?定/ }).click();
    await page.getByText('已选 1 条', { exact: true }).waitFor();
    expectErrors(/status of 404/);
  });

  it('offers only what the user may', async () => {
    const page = await openStaff('', { user: 'patrol' });
    expect(await page.getByRole('button', { name: /编辑方式/ }).count()).toBe(0);
    expect(await page.locator('.ant-table-selection-column').count()).toBe(0);
  });
});

describe('editing in the table', () => {
  it('console 4: saves a cell by a click elsewhere, by Enter and by Tab, and takes it back by Escape', async () => {
    const [one] = await addPeople('单元格甲');
    const page = await openStaff('?name=单元格甲');
    await edit(page, '单元格（点击别处自动保存）');
    const input = page.locator('.gd-data-edit').getByLabel('姓名', { exact: true });
    await page.locator('[data-gd-edit]', { hasText: '单元格甲' }).click();
    await input.fill('单元格甲乙');
    await page.locator('.gd-data-grid h2').click();
    await toast(page, '保存成功').first().waitFor();
    await row(page, '单元格甲乙').waitFor();
    await expect.poll(() => storedName(one!.id)).toBe('单元格甲乙');
    await page.locator('[data-gd-edit]', { hasText: '单元格甲乙' }).click();
    await input.fill('不要的名字');
    await input.press('Escape');
    await input.waitFor({ state: 'detached' });
    expect(await storedName(one!.id)).toBe('单元格甲乙');
    await page.locator('[data-gd-edit]', { hasText: '单元格甲乙' }).click();
    await input.fill('单元格甲丙');
    await input.press('Enter');
    await row(page, '单元格甲丙').waitFor();
    // The cell has the focus again, and a second change starts from the new version.
    await expect.poll(() => focused(page)).toContain('单元格甲丙');
    await page.keyboard.press('Enter');
    await input.fill('单元格甲丁');
    await input.press('Tab');
    await row(page, '单元格甲丁').waitFor();
    await expect.poll(() => storedName(one!.id)).toBe('单元格甲丁');
  });

  it('chooses from a dictionary, whose list does not count as elsewhere', async () => {
    const [one] = await addPeople('字典单元格');
    const page = await openStaff('?name=字典单元格');
    await edit(page, '单元格（点击别处自动保存）');
    await row(page, '字典单元格').locator('[data-gd-edit]', { hasText: '已登记' }).click();
    await page.locator('.gd-data-edit .ant-select').click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('离场', { exact: true }).click();
    await page.locator('.gd-data-grid h2').click();
    await toast(page, '保存成功').first().waitFor();
    const { rows: found } = await server().database.pool.query<{ status: number }>(
      'select status from staff where id = $1',
      [one!.id],
    );
    expect(found[0]?.status).toBe(2);
  });

  it('console 4 and 8: saves a cell by its icons, tells what is wrong, 数据不存在!, and what others changed', async () => {
    const [one, other] = await addPeople('错误甲', '错误乙');
    const page = await openStaff('?name=错误');
    await edit(page, '单元格（点对勾保存）');
    const name = page.locator('.gd-data-edit').getByLabel('姓名', { exact: true });
    const save = page.locator('.gd-data-edit').getByRole('button', { name: '保存', exact: true });
    await page.locator('[data-gd-edit]', { hasText: '错误甲' }).click();
    await name.fill('');
    // Here a click outside of the row does not save.
    await page.locator('.gd-data-grid h2').click();
    await save.click();
    await page.getByRole('alert').filter({ hasText: '请输入姓名' }).waitFor();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('错误甲改');
    await server().database.pool.query(
      `update staff set name = '错误甲别人改的', version = version + 1 where id = $1`,
      [one!.id],
    );
    await save.click();
    const told = page.getByRole('alert').filter({ hasText: '数据已被他人修改' });
    await told.getByRole('button', { name: '重新加载' }).click();
    await row(page, '错误甲别人改的').waitFor();
    expect(await storedName(one!.id)).toBe('错误甲别人改的');
    // Only the server can refuse a telephone number that another person has.
    const client = await server().client('contractor');
    const taken = await client.call(resourceCalls(staff).personal!, { body: { id: one!.id } });
    await row(page, '错误乙').locator('[data-gd-edit]', { hasText: '139' }).click();
    await page.locator('.gd-data-edit').getByLabel('手机号码').fill(String(taken['phone_number']));
    await save.click();
    await page.getByRole('alert').filter({ hasText: '「手机号码」已存在' }).waitFor();
    await page.locator('.gd-data-edit').getByRole('button', { name: '取消', exact: true }).click();
    await page.locator('.gd-data-edit').waitFor({ state: 'detached' });
    // A record that was deleted.
    await row(page, '错误乙').locator('[data-gd-edit]', { hasText: '错误乙' }).click();
    await name.fill('错误乙改');
    await server().database.pool.query('delete from staff where id = $1', [other!.id]);
    await save.click();
    await page.getByRole('alert').filter({ hasText: '数据不存在!' }).waitFor();
    await button(page, '刷新').click();
    await row(page, '错误乙').waitFor({ state: 'detached' });
    expectErrors(/status of (404|409|422)/);
  });

  it('console 4 and 8: edits rows, several or, with 只能同时编辑一行, one at a time', async () => {
    const [one, other] = await addPeople('整行甲', '整行乙');
    const page = await openStaff('?name=整行');
    await edit(page, '整行');
    const begin = (name: string) => row(page, name).getByRole('button', { name: '编辑行' });
    await begin('整行甲').click();
    await begin('整行乙').click();
    const names = page.locator('.gd-data-edit').getByLabel('姓名', { exact: true });
    await expect.poll(() => names.count()).toBe(2);
    await rows(page)
      .nth(0)
      .getByRole('button', { name: /取\s?消/ })
      .click();
    await rows(page).nth(0).getByRole('button', { name: '编辑行' }).waitFor();
    await names.fill('整行改');
    await page.locator('.gd-data-edit').getByLabel('手机号码').fill('123');
    const buttons = rows(page).nth(1);
    await buttons.getByRole('button', { name: /保\s?存/ }).click();
    await page.getByRole('alert').filter({ hasText: '手机号码' }).waitFor();
    await page.locator('.gd-data-edit').getByLabel('手机号码').fill('13912345678');
    await buttons.getByRole('button', { name: /保\s?存/ }).click();
    await row(page, '整行改').waitFor();
    await expect.poll(async () => [await storedName(one!.id), await storedName(other!.id)]).toContain('整行改');

    await edit(page, '整行（一次一行）');
    await rows(page).nth(0).getByRole('button', { name: '编辑行' }).click();
    await rows(page).nth(1).getByRole('button', { name: '编辑行' }).click();
    await toast(page, '只能同时编辑一行').waitFor();
    expect(await names.count()).toBe(1);
    await names.fill('没有保存');
    await openMenuEntry(page, '项目管理');
    const asked = dialog(page, '内容尚未保存');
    await asked.getByRole('button', { name: '留在本页' }).click();
    expect(await names.inputValue()).toBe('没有保存');
    // A row whose record was deleted from the table has nothing to save.
    await server().database.pool.query(`delete from staff where name like '整行%'`);
    await button(page, '刷新').click();
    await rows(page).first().waitFor({ state: 'detached' });
    expectErrors(/status of/);
  });

  it('console 8: warns where a table is not editable', async () => {
    const page = await openStaff('', { user: 'regulator' });
    expect(await page.getByRole('button', { name: '编辑方式' }).count()).toBe(0);
    // A stored choice from a time when the user had the right, stored beside the density.
    await page.getByRole('button', { name: '密度' }).last().click();
    await page.getByRole('menuitem', { name: '紧凑' }).click();
    await page.evaluate(() => {
      const kept = Object.keys(localStorage).find((key) => key.endsWith(':staff:density'));
      if (kept) localStorage.setItem(kept.replace(/density$/, 'editing'), '"cell"');
    });
    await page.reload();
    await page.locator('[data-gd-edit]').first().click();
    await toast(page, '当前表格不可编辑，如需修改请联系管理员').waitFor();
  });
});

describe('views', () => {
  it('keep search, order and columns; are renamed, open the list, and are deleted', async () => {
    const page = await openStaff('?trade=10&sort=entry_date&order=desc&page_size=20');
    const views = page.locator('.gd-data-grid').getByRole('button', { name: '视图' });
    await views.click();
    await popup(page).getByText('还没有保存的视图').waitFor();
    await button(page, '保存当前视图').click();
    await toast(page, '请输入视图名称').waitFor();
    await page.getByLabel('视图名称').fill('安全员');
    await button(page, '保存当前视图').click();
    await toast(page, '视图「安全员」已保存').waitFor();
    await page.getByLabel('视图名称').fill('安全员');
    await button(page, '保存当前视图').click();
    await toast(page, '已有名为「安全员」的视图，请换一个名称').waitFor();
    await button(page, '重命名 安全员').click();
    await page.getByRole('textbox', { name: '重命名 安全员' }).fill('按进场日期');
    await page.keyboard.press('Enter');
    await button(page, '打开列表时使用 按进场日期').click();
    await page.keyboard.press('Escape');
    // After another choice of columns and another search, the view restores its own.
    await page.goto(`${server().address}/staff`);
    await expect.poll(() => addressOf(page)).toBe('/staff?trade=10&page_size=20&sort=entry_date&order=desc');
    await rows(page).first().waitFor();
    await button(page, '重置').click();
    await expect.poll(() => addressOf(page)).not.toContain('trade');
    await page.locator('.gd-data-grid').getByRole('button', { name: '视图' }).click();
    await button(page, '按进场日期').click();
    await page.waitForURL(/trade=10/);
    await button(page, '删除 按进场日期').click();
    await page
      .locator('.ant-popconfirm:visible')
      .getByRole('button', { name: /删\s?除/ })
      .click();
    await popup(page).first().getByText('还没有保存的视图').waitFor();
    await page.goto(`${server().address}/staff`);
    await rows(page).first().waitFor();
    expect(addressOf(page)).toBe('/staff');
  });
});

describe('columns', () => {
  it('change their order and width by pointer and by keyboard, and keep them', async () => {
    const page = await openStaff();
    const before = await heads(page);
    const settings = () => page.getByRole('button', { name: '列设置' }).click();
    await settings();
    const up = page.getByRole('button', { name: '上移 手机号码' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await heads(page)).indexOf('手机号码')).toBe(before.indexOf('手机号码') - 1);
    const item = (title: string) => popup(page).getByRole('listitem').filter({ hasText: title });
    await item('性别').locator('.gd-data-drag-handle').dragTo(item('在场状态'));
    await expect
      .poll(async () => (await heads(page)).indexOf('性别') - (await heads(page)).indexOf('在场状态'))
      .toBe(-1);
    const width = page.getByLabel('手机号码的宽度（像素）');
    await width.fill('300');
    await width.press('Enter');
    await page.keyboard.press('Escape');
    const head = page.getByRole('columnheader', { name: '手机号码' }).first();
    await expect.poll(async () => (await head.boundingBox())!.width).toBeGreaterThan(280);
    const edge = (await head.boundingBox())!;
    await page.mouse.move(edge.x + edge.width - 3, edge.y + 10);
    await page.mouse.down();
    await page.mouse.move(edge.x + edge.width + 80, edge.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await head.boundingBox())!.width).toBeGreaterThan(edge.width + 40);
    const [order, drawn] = [await heads(page), (await head.boundingBox())!.width];
    await page.reload();
    await rows(page).first().waitFor();
    await expect.poll(() => heads(page)).toEqual(order);
    await expect.poll(async () => Math.abs((await head.boundingBox())!.width - drawn)).toBeLessThan(3);
    await settings();
    await page.getByRole('button', { name: '恢复默认' }).click();
    await expect.poll(() => heads(page)).toEqual(before);
  });
});

describe('the keyboard', () => {
  it('goes among cells, selects, opens, edits, and leaves Tab to the links', async () => {
    await addPeople('键盘甲', '键盘乙');
    const page = await openStaff('?name=键盘');
    const first = rows(page).nth(0);
    await expect.poll(() => page.locator('.ant-table-tbody [tabindex="0"].ant-table-cell').count()).toBe(1);
    await first.locator('td').nth(0).focus();
    await page.keyboard.press(' ');
    await page.getByText('已选 1 条').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe(await rows(page).nth(1).locator('td').nth(1).innerText());
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    // From the last cell Tab goes to the links of the row, as without a cell focus.
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('核验');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await arrive(page, '/staff/detail');
    await page.goBack();
    await rows(page).first().waitFor();
    await edit(page, '单元格（点击别处自动保存）');
    await rows(page).nth(0).locator('td').nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('姓名');
  });
});

describe('accessibility', () => {
  for (const theme of ['light', 'dark'] as const)
    it(`is clean with selection and open editors, ${theme}`, async () => {
      await addPeople(`无障碍${theme}`);
      const page = await openStaff(`?name=无障碍${theme}`, { preferences: { theme } });
      await check(page, `无障碍${theme}`).check();
      await edit(page, '整行');
      await page.getByRole('button', { name: '编辑行' }).click();
      await page.locator('.gd-data-edit').first().waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: '列设置' }).click();
      await page.getByRole('button', { name: '上移 手机号码' }).waitFor();
      expect(await axe(page)).toEqual([]);
    });
});
