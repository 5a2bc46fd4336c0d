import { resourceCalls } from '@gongdi/api';
import { rolemanage, type MenuItem } from '@gongdi/domain';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  act,
  addressOf,
  arrive,
  button,
  dialog,
  fillLogin,
  focused,
  menuEntry,
  menuGroup,
  press,
  toast,
} from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole();

const PHONE = { viewport: { width: 390, height: 844 } };
const nav = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const rows = async (page: Page) =>
  (await nav(page).locator('[data-row]').allInnerTexts()).map((text) => text.trim()).filter(Boolean);
const filter = (page: Page) => page.getByRole('searchbox', { name: '查找菜单，可用拼音' });

it('folds groups and remembers it, finds by pinyin, keeps favourites, and opens links in tabs', async () => {
  const page = await open('/staff', { user: 'admin' });
  await menuEntry(page, '人员管理').waitFor();
  expect(await menuEntry(page, '用户管理').count()).toBe(0);
  await menuGroup(page, '系统管理').click();
  await menuEntry(page, '用户管理').waitFor();
  await page.getByRole('button', { name: '收藏「用户管理」' }).click();
  await menuGroup(page, '系统管理').click();
  await menuGroup(page, '安全管理').click();
  await page.reload();
  await menuEntry(page, '巡检点').waitFor();
  await expect.poll(async () => (await rows(page)).slice(0, 2)).toEqual(['收藏', '用户管理']);
  expect(await menuEntry(page, '操作日志').count()).toBe(0);

  await filter(page).fill('czrz');
  await expect.poll(() => rows(page)).toEqual(['系统管理', '操作日志']);
  expect(await axe(page)).toEqual([]);
  // A click with Ctrl belongs to the browser; here the page stays.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    menuEntry(page, '操作日志').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL(/operatelog/);
  expect(addressOf(page)).toBe('/staff');
  await tab.close();
  await filter(page).press('Enter');
  await arrive(page, '/operatelog');
  await expect.poll(() => filter(page).inputValue()).toBe('');

  // One stop of the Tab key; letters find by pinyin.
  await menuEntry(page, '操作日志').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('用户管理');
  await page.keyboard.type('gzt');
  await expect.poll(() => focused(page)).toBe('工作台');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('收藏「工作台」');
  await page.keyboard.press('Tab');
  expect(await nav(page).locator(':focus').count()).toBe(0);
});

it('shows a group beside the strip of icons, and a drawer on a phone, light and dark', async () => {
  const page = await open('/staff', { user: 'admin', preferences: { theme: 'dark' } });
  await page.getByRole('button', { name: '收起菜单' }).click();
  await menuGroup(page, '安全管理').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('巡检点');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('安全管理');
  await menuGroup(page, '系统管理').click();
  await page.getByRole('link', { name: '角色管理', exact: true }).click();
  await arrive(page, '/rolemanage');

  const phone = await open('/staff', { user: 'admin', ...PHONE });
  await phone.getByRole('button', { name: '打开菜单' }).click();
  await filter(phone).fill('jsgl');
  expect(await axe(phone)).toEqual([]);
  await menuEntry(phone, '角色管理').click();
  await arrive(phone, '/rolemanage');
});

it('has only the rows that are seen, however many modules there are', async () => {
  const page = await open('/login');
  const leaf = (index: string, title: string): MenuItem => ({
    index,
    title,
    icon: null,
    path: null,
    children: [],
    operation_list: [{ operation_code: 'list', title: '查看', checked: true }],
  });
  await page.route('**/permission/menus*', async (route) => {
    const real = await route.fetch();
    const answer = (await real.json()) as { data: MenuItem[] };
    const more = Array.from({ length: 15 }, (_, group) => ({
      ...leaf(`more${group}`, `分组${group}`),
      children: Array.from({ length: 15 }, (__, at) => leaf(`more${group}-${at}`, `模块${group}-${at}`)),
    }));
    await route.fulfill({ response: real, json: { ...answer, data: [...answer.data, ...more] } });
  });
  await fillLogin(page, 'admin', 'Admin@2026');
  await menuGroup(page, '分组14').waitFor();
  const shown = await rows(page);
  expect([shown.length < 60, shown.includes('模块14-3')]).toEqual([true, false]);
  await filter(page).fill('模块14-3');
  await expect.poll(() => rows(page)).toEqual(['分组14', '模块14-3']);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '查找页面、数据或操作，可用编号、拼音' }).fill('模块');
  await expect.poll(() => page.getByRole('group', { name: '页面' }).getByRole('option').count()).toBe(12);
});

it('grants by group, by column and by search, and compares two roles', async () => {
  const admin = await server().client('admin');
  const body = { name: '资料员', role_code: 'clerk', permissions: ['staff|list', 'staff|detail'], remark: null };
  const { id } = await admin.call(resourceCalls(rolemanage).add!, { body });
  const page = await open(`/rolemanage/edit?id=${id}`, { user: 'admin' });
  await page.getByText(/^已授予 2 \//).waitFor();
  const tree = page.getByRole('group', { name: '权限', exact: true });
  await tree.getByRole('button', { name: '数字化工地', exact: true }).click();
  const whole = page.getByLabel('「数字化工地」的全部权限');
  await expect
    .poll(() => whole.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate]))
    .toEqual([false, true]);
  await page.getByLabel('「数字化工地」的查看', { exact: true }).check();
  const project = page.getByRole('group', { name: '项目管理', exact: true });
  await expect.poll(() => project.getByLabel('查看', { exact: true }).isChecked()).toBe(true);
  await page.getByText(/^已授予 (?:[3-9]|\d\d) \//).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('searchbox', { name: '查找权限，可用拼音' }).fill('jsgl');
  const found = page.getByRole('group', { name: '角色管理', exact: true });
  await found.getByLabel('「角色管理」的全部权限').check();
  await found.getByText('含以后新增的操作').waitFor();
  await found.getByLabel('删除', { exact: true }).uncheck();
  await found.getByText('含以后新增的操作').waitFor({ state: 'detached' });
  // What is not saved is asked about.
  await menuEntry(page, '工作台').click();
  await press(dialog(page, '内容尚未保存'), '留在本页');
  await button(page, '保存').click();
  await toast(page, '保存成功').waitFor();
  const saved = (await admin.call(resourceCalls(rolemanage).detail!, { params: { id } })) as { permissions: string[] };
  expect(saved.permissions).toEqual(expect.arrayContaining(['staff|detail', 'projectmanage|list', 'rolemanage|edit']));
  expect(saved.permissions).not.toContain('rolemanage|delete');

  await act(page.locator('tr[data-row-key]').filter({ hasText: 'clerk' }), '对比');
  await arrive(page, '/rolemanage/compare');
  await page.getByText('请选择两个角色进行对比').waitFor();
  const { list } = await admin.call(resourceCalls(rolemanage).list!, { query: {} });
  const owner = list.find((one) => one['role_code'] === 'owner')!;
  await page.goto(`${page.url()}&right=${owner['id']}`);
  const table = page.getByRole('table');
  await table.getByRole('columnheader', { name: '资料员' }).waitFor();
  const line = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect.poll(() => line('角色管理').getByRole('cell').first().innerText()).toContain('查看');
  expect(await line('人员管理').getByText('查看', { exact: true }).count()).toBe(0);
  await page.getByText('全部', { exact: true }).click();
  await line('人员管理').getByText(/查看/).first().waitFor();
  expect(addressOf(page)).toContain('all=all');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  expect(await axe(page)).toEqual([]);
  expect(await page.locator('main').evaluate((main) => main.scrollWidth <= main.clientWidth)).toBe(true);
  await page.getByRole('button', { name: '交换两个角色' }).click();
  await expect.poll(() => addressOf(page)).toContain(`right=${id}`);
});
