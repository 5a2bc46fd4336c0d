import { resourceCalls } from '@gongdi/api';
import { projectmanage } from '@gongdi/domain';
import { demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeInEveryLook } from './console-support/looks.ts';
import { arrive, button, dialog, focused, menuEntry, moreOf, openMenuEntry } from './console-support/page.ts';
import { withConsole, type OpenOptions } from './console-support/with-console.ts';

const { open, server } = withConsole();

interface Template {
  path: string;
  user?: string;
  ready: (page: Page) => Promise<void>;
  /** On a phone it is drawn by code of its own, not by that of the desk in less room. */
  ownOnPhone?: boolean;
}

const firstRow = (page: Page) => page.locator('[data-row-key]').first().waitFor();
const shapes = (page: Page) => page.locator('.djs-shape').first().waitFor();

/** One page of each kind; all other pages are drawn by the same code. */
const TEMPLATES: Record<string, Template> = {
  login: { path: '/login', ready: (page) => page.getByLabel('账号', { exact: true }).waitFor() },
  register: { path: '/register', ready: (page) => page.getByLabel('企业名称').waitFor() },
  'forgotten password': { path: '/resetpassword', ready: (page) => page.getByLabel('新密码').waitFor() },
  users: { path: '/usermanage', user: 'admin', ready: firstRow },
  role: {
    path: '/rolemanage/add',
    user: 'contractor',
    ready: (page) => page.locator('.gd-permission-tree-line').first().waitFor(),
  },
  workbench: {
    path: '/workbench',
    user: 'contractor',
    ready: (page: Page) => page.locator('.gd-bench-list li').first().waitFor(),
    ownOnPhone: true,
  },
  'project home': {
    path: `/home?project=${demoId('project', 1)}`,
    user: 'contractor',
    ready: (page) => page.getByRole('region', { name: '今日任务' }).waitFor(),
    ownOnPhone: true,
  },
  list: { path: '/projectmanage', user: 'admin', ready: firstRow, ownOnPhone: true },
  form: {
    path: '/projectmanage/add',
    user: 'admin',
    ownOnPhone: true,
    // on a phone the form is asked in steps, and its own button is hidden
    ready: async (page) => {
      const isPhone = page.viewportSize()!.width < 500;
      await page.getByRole('button', { name: isPhone ? '下一步' : /保\s?存/ }).click();
      await page.locator('.ant-form-item-explain-error').first().waitFor();
    },
  },
  detail: {
    path: `/projectmanage/detail?id=${demoId('project', 1)}`,
    user: 'admin',
    ready: (page) => page.getByText('参建信息').waitFor(),
    ownOnPhone: true,
  },
  import: {
    path: '/projectmanage',
    user: 'admin',
    ready: async (page) => {
      await firstRow(page);
      // on a phone it is behind a button
      const more = page.locator('.gd-cards-tools').getByRole('button', { name: /更多/ });
      if ((await more.count()) > 0) await more.click();
      await button(page, '导入').click();
      await page.getByRole('radio', { name: /追加/ }).check();
    },
  },
  models: { path: '/bpm/manager/model', user: 'admin', ready: firstRow },
  designer: { path: `/bpm/manager/model/design?id=${demoId('model', 1)}`, user: 'admin', ready: shapes },
  viewer: { path: `/bpm/process-instance/detail?id=${demoId('instance', 3)}`, user: 'admin', ready: shapes },
};

describe.each(Object.entries(TEMPLATES))('%s', (_, { path, user, ready, ownOnPhone }) => {
  it('has no barrier in any look', async () => {
    const page = await open(path, { user });
    await ready(page);
    expect(await axeInEveryLook(page)).toEqual([]);
  });

  const SIZES: OpenOptions[] = [
    { viewport: { width: 390, height: 844 } },
    { viewport: { width: 1440, height: 900 }, preferences: { lang: 'en', theme: 'dark' } },
  ];
  it.each(SIZES)('fits $viewport.width px wide', async (options) => {
    const page = await open(path, { user, ...options });
    if (!options.preferences) await ready(page);
    else await page.locator('main').waitFor();
    const wide = () =>
      page.evaluate(() => {
        const main = document.querySelector('gd-console')?.shadowRoot?.querySelector('main');
        return [document.documentElement.scrollWidth - innerWidth, (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0)];
      });
    await expect.poll(wide).toEqual([0, 0]);
    if (ownOnPhone && !options.preferences) expect(await axeInEveryLook(page)).toEqual([]);
  });
});

describe('by keyboard', () => {
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Presses Tab until the matching element has the focus. */
  const tabTo = async (page: Page, name: RegExp, key = 'Tab') => {
    for (let count = 0; count < 60; count += 1) {
      if (name.test((await focused(page)) ?? '')) return;
      await page.keyboard.press(key);
    }
    throw new Error(`no way to ${name}; at ${await focused(page)}`);
  };

  it('logs in and lands at the page', async () => {
    const page = await open('/login');
    await page.getByLabel('账号', { exact: true }).waitFor();
    await page.keyboard.type('contractor');
    await press(page, 'Tab');
    await page.keyboard.type('Contractor@2026');
    await press(page, 'Enter');
    await arrive(page, '/workbench');
    await page.getByRole('heading', { name: '我的待办' }).waitFor();
    await expect.poll(() => focused(page)).toBe('gd-content');
  });

  it('skips to the content, and the link for it stays away from the mouse', async () => {
    const page = await open('/projectmanage', { user: 'admin' });
    await firstRow(page);
    const skip = page.getByRole('link', { name: '跳到内容' });
    // The skip link is clipped until it has the focus, so its position is not checked.
    const onView = async () => (await skip.evaluate((link) => getComputedStyle(link).clipPath)) === 'none';
    await openMenuEntry(page, '人员管理');
    await arrive(page, '/staff');
    await firstRow(page);
    await page.locator('main').click({ position: { x: 4, y: 4 } });
    expect(await onView()).toBe(false);
    await page.goto(page.url());
    await firstRow(page);
    await press(page, 'Tab');
    expect(await focused(page)).toBe('跳到内容');
    await expect.poll(onView).toBe(true);
    await press(page, 'Enter');
    expect(await focused(page)).toBe('gd-content');
  });

  it('goes through a list: filter, table, row, pages', async () => {
    const page = await open('/projectmanage', { user: 'admin' });
    await firstRow(page);
    // the filters come right after the first rows
    await page.getByRole('textbox', { name: '项目名称' }).waitFor();
    await press(page, 'Tab', 'Enter');
    await tabTo(page, /query_project_name/);
    await page.keyboard.type('工');
    await press(page, 'Enter');
    await page.waitForURL(/project_name/);
    await tabTo(page, /^项目编号$/);
    await press(page, 'Enter');
    await page.waitForURL(/sort=third_number/);
    const { list } = await (
      await server().client('admin')
    ).call(resourceCalls(projectmanage).list!, {
      query: { project_name: '工', sort: 'third_number' },
    });
    const title = list[0]!.project_name;
    await expect.poll(() => page.locator('a.gd-data-row-title').first().innerText()).toBe(title);
    await tabTo(page, new RegExp(`^${title}$`));
    await press(page, 'Enter');
    await arrive(page, '/projectmanage/detail');
    await expect.poll(() => focused(page)).toBe('gd-content');
    await button(page, '返回').focus();
    await press(page, 'Enter');
    await arrive(page, '/projectmanage');
    // The list is unchanged, and the same element has the focus.
    await expect.poll(() => focused(page)).toBe(title);
  });

  it('keeps the focus in a dialog, and gives it back', async () => {
    const page = await open('/projectmanage', { user: 'admin' });
    await firstRow(page);
    await button(page, '导入').focus();
    await press(page, 'Enter');
    await dialog(page, '导入项目').waitFor();
    const where = () =>
      page.evaluate(() => {
        const active = document.querySelector('gd-console')?.shadowRoot?.activeElement;
        if (!active) return 'outside of the page';
        return active.closest('[role=dialog], .ant-modal-wrap') ? 'in the dialog' : 'behind the dialog';
      });
    await expect.poll(where).toBe('in the dialog');
    for (let count = 0; count < 12; count += 1) {
      await press(page, 'Tab');
      expect(await where()).not.toBe('behind the dialog');
    }
    await press(page, 'Escape');
    await dialog(page, '导入项目').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/导\s?入/);
    const more = moreOf(page.locator('tr[data-row-key]').first());
    await more.focus();
    await press(page, 'Enter');
    await page.getByRole('menuitem', { name: '删除' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // at the menu of the row, or beside it
    await expect.poll(() => focused(page)).toMatch(/的更多操作$|编辑/);
  });

  it('fills in a form, and goes to what is wrong', async () => {
    const page = await open('/projectmanage/add', { user: 'admin' });
    await page.getByRole('group', { name: '基本信息' }).waitFor();
    await press(page, 'Tab', 'Enter');
    await tabTo(page, /record_project_name/);
    await page.keyboard.type('键盘');
    await tabTo(page, /^保\s?存$/);
    await press(page, 'Enter');
    await page.getByRole('alert').filter({ hasText: '有 2 项填写有误' }).waitFor();
    await expect.poll(() => focused(page)).toBe('项目地址');
  });

  it('opens the menu on a phone, and closes it', async () => {
    const page = await open('/projectmanage', { user: 'admin', viewport: { width: 390, height: 844 } });
    await firstRow(page);
    await page.getByRole('button', { name: '打开菜单' }).focus();
    await press(page, 'Enter');
    const menu = menuEntry(page, '人员管理');
    await menu.waitFor();
    await press(page, 'Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('打开菜单');
    await press(page, 'Enter');
    await menu.click();
    await arrive(page, '/staff');
    await firstRow(page);
    await expect.poll(() => focused(page)).toBe('gd-content');
    // An already loaded page is shown before the menu has disappeared.
    await page.getByRole('button', { name: '打开菜单' }).focus();
    await press(page, 'Enter');
    const back = menuEntry(page, '项目管理');
    await back.click();
    await arrive(page, '/projectmanage');
    await back.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('gd-content');
  });
});
