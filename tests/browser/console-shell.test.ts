import { demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  act,
  addressOf,
  arrive,
  button,
  cancel,
  dialog,
  focused,
  openMenuEntry,
  openRecord,
  press,
} from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const rows = (page: Page) => page.locator('[data-row-key]:visible');
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name, exact: true });
const tabs = async (page: Page) => (await page.getByRole('tab').allInnerTexts()).map((text) => text.trim());
const mainScroll = (page: Page, top?: number) =>
  page.locator('main').evaluate((main, to) => {
    if (to !== undefined) main.scrollTop = to;
    return main.scrollTop;
  }, top);

async function openList(user = 'admin', path = '/projectmanage', more = {}): Promise<Page> {
  const page = await open(path, { user, ...more });
  await rows(page).first().waitFor();
  return page;
}

describe('a list that is left', () => {
  it('console 2.1: comes back with filters, page, input, scroll, rows and focus', async () => {
    const page = await openList('admin', '/projectmanage?project_name=工&page_size=20', {
      viewport: { width: 1280, height: 420 },
    });
    await page.getByRole('search').getByLabel('项目名称').fill('写了一半');
    const link = rows(page).first().locator('a.gd-data-row-title');
    const title = await link.innerText();
    await link.focus();
    // The list may still become longer.
    await expect.poll(() => mainScroll(page, 90)).toBe(90);
    await page.keyboard.press('Enter');
    await page.getByText('参建信息').waitFor();
    await expect.poll(() => mainScroll(page)).toBe(0);
    await page.goBack();
    await rows(page).first().waitFor();
    await expect.poll(() => addressOf(page)).toBe('/projectmanage?project_name=工&page_size=20');
    await expect.poll(() => page.getByRole('search').getByLabel('项目名称').inputValue()).toBe('写了一半');
    await expect.poll(() => mainScroll(page)).toBe(90);
    await expect.poll(() => focused(page)).toBe(title);
  });

  it('shows what was changed meanwhile, also after a search', async () => {
    const page = await openList('admin', '/staff');
    const before = await rows(page).count();
    await openMenuEntry(page, '项目管理');
    await arrive(page, '/projectmanage');
    await rows(page).filter({ hasText: '在建' }).first().waitFor();
    const first = await rows(page).first().innerText();
    await page.getByRole('listitem', { name: '2' }).click();
    // Waits for the page itself, not only for its address.
    await expect.poll(() => rows(page).first().innerText()).not.toBe(first);
    expect(addressOf(page)).toContain('page=2');
    await openMenuEntry(page, '人员管理');
    await page.getByRole('tab', { name: '人员管理', selected: true }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(before);
    await act(rows(page).first(), '编辑');
    await arrive(page, '/staff/edit');
    await page.getByRole('textbox', { name: '姓名' }).fill('换了名字');
    await button(page, '保存').click();
    await rows(page).filter({ hasText: '换了名字' }).waitFor();
    await openMenuEntry(page, '项目管理');
    await page.waitForURL(/projectmanage\?page=2/);
    // The menu entry of the current page opens it from its start.
    await openMenuEntry(page, '项目管理');
    await expect.poll(() => addressOf(page)).toBe('/projectmanage');
  });

  it('does not follow the address of the page on view', async () => {
    const page = await openList('admin', '/projectmanage?page=2');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/project?') || request.url().includes('/project/list')) asked.push(request.url());
    });
    await rows(page).first().getByRole('link', { name: '编辑' }).click();
    await page.getByRole('group', { name: '基本信息' }).waitFor();
    await button(page, '取消').click();
    await page.waitForURL(/projectmanage\?page=2/);
    await rows(page).first().waitFor();
    expect(asked.filter((url) => !url.includes('page=2'))).toEqual([]);
  });
});

describe('tabs', () => {
  it('open for each page, say the record, and lead back', async () => {
    const page = await openList();
    await openMenuEntry(page, '人员管理');
    await arrive(page, '/staff');
    await page.goto(`${server().address}/projectmanage/detail?id=${demoId('project', 1)}`);
    await tab(page, /· 详情$/).waitFor();
    await expect.poll(() => tabs(page)).toEqual(['项目管理', '人员管理', '滨江科创中心一期 · 详情']);
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('滨江科创中心一期 · 详情');
    await tab(page, '人员管理').click();
    await arrive(page, '/staff');
    await expect.poll(() => page.title()).toBe('人员管理 - 工地管理平台');
  });

  it('close, and leave the others; leaving a page by its button closes it', async () => {
    const page = await openList();
    await openRecord(rows(page).first());
    await button(page, '返回').click();
    await expect.poll(() => tabs(page)).toEqual(['项目管理']);
    for (const name of ['人员管理', '用户管理', '角色管理']) {
      await openMenuEntry(page, name);
      await tab(page, name).waitFor();
    }
    await tab(page, '人员管理').locator('..').locator('.gd-tabs-close').click();
    await expect.poll(() => tabs(page)).toEqual(['项目管理', '用户管理', '角色管理']);
    expect(addressOf(page)).toBe('/rolemanage');
    await page.getByRole('button', { name: /^页面操作/ }).click();
    await page.getByRole('menuitem', { name: '关闭', exact: true }).click();
    await arrive(page, '/usermanage');
    await tab(page, '项目管理').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭其他', exact: true }).click();
    await arrive(page, '/projectmanage');
    await expect.poll(() => tabs(page)).toEqual(['项目管理']);
  });

  it('work by keyboard', async () => {
    const page = await openList();
    await openMenuEntry(page, '人员管理');
    await arrive(page, '/staff');
    await openMenuEntry(page, '用户管理');
    await arrive(page, '/usermanage');
    await tab(page, '用户管理').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('项目管理');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(page)).toBe('人员管理');
    await page.keyboard.press('Delete');
    await expect.poll(() => tabs(page)).toEqual(['项目管理', '用户管理']);
    await expect.poll(() => focused(page)).toBe('用户管理');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await arrive(page, '/projectmanage');
    expect(await axe(page)).toEqual([]);
  });

  it('ask before the input of a form is lost, and stay when the person stays', async () => {
    const page = await openList();
    await button(page, '新增').click();
    await page.getByRole('group', { name: '基本信息' }).getByLabel('项目名称').fill('写了一半');
    await page.getByRole('button', { name: /^页面操作/ }).click();
    await page.getByRole('menuitem', { name: '关闭', exact: true }).click();
    const asked = dialog(page, '内容尚未保存');
    await press(asked, '留在本页');
    await expect.poll(() => tabs(page)).toEqual(['项目管理', '项目管理 · 新增']);
    await page.getByRole('button', { name: /^页面操作/ }).click();
    await page.getByRole('menuitem', { name: '刷新', exact: true }).click();
    await asked.getByRole('button', { name: /离\s?开/ }).click();
    await expect.poll(() => page.getByRole('group', { name: '基本信息' }).getByLabel('项目名称').inputValue()).toBe('');
  });

  it('are there after a reload with what was searched for, and gone after the logout', async () => {
    const page = await openList('contractor', '/projectmanage?project_name=滨江');
    await openMenuEntry(page, '人员管理');
    await arrive(page, '/staff');
    await page.reload();
    await tab(page, '项目管理').click();
    await arrive(page, '/projectmanage');
    expect(addressOf(page)).toBe('/projectmanage?project_name=滨江');
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s?定/ })
      .click();
    await arrive(page, '/login');
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('gongdi:'))))
      .toEqual([]);
  });

  it('scroll on a tablet, and are listed by the button', async () => {
    const page = await openList('admin', '/projectmanage', { viewport: { width: 610, height: 844 } });
    for (const path of ['/staff', '/usermanage', '/rolemanage', '/loginlog']) {
      await page.goto(server().address + path);
      await page.getByRole('tab', { selected: true }).waitFor();
    }
    const right = async () => {
      const box = (await page.getByRole('tab', { selected: true }).boundingBox())!;
      return box.x + box.width;
    };
    await expect.poll(right).toBeLessThanOrEqual(610);
    await page.getByRole('button', { name: '页面操作 (5)' }).click();
    await page.getByRole('menuitem', { name: '人员管理', exact: true }).click();
    await arrive(page, '/staff');
  });
});

describe('the way to a page', () => {
  it('stands above it, with the record and a link to the list as it was', async () => {
    const page = await openList('admin', '/projectmanage?page=2');
    await rows(page).first().getByRole('link', { name: '编辑' }).click();
    const trail = page.getByRole('navigation', { name: '当前位置' });
    await trail.getByText('编辑').waitFor();
    await expect.poll(() => trail.locator('li:not([aria-hidden])').count()).toBe(4);
    await trail.getByRole('link', { name: '项目管理' }).click();
    await page.waitForURL(/projectmanage\?page=2/);
  });

  it('keeps the menus around an address that does not exist', async () => {
    const page = await openList();
    await page.goto(`${server().address}/nowhere`);
    await page.getByText('页面不存在', { exact: true }).waitFor();
    await page.getByRole('navigation', { name: '主菜单' }).waitFor();
    await expect.poll(() => tabs(page)).toEqual(['项目管理']);
    expect(await axe(page)).toEqual([]);
    await tab(page, '项目管理').click();
    await rows(page).first().waitFor();
    expectErrors(/status of 404/);
  });
});

describe('the workbench', () => {
  const cards = (page: Page) => page.getByRole('list', { name: '待处理' }).getByRole('link');
  const toAccept = (page: Page) => cards(page).filter({ hasText: '待验收材料' }).locator('strong');
  const answer = '**/api/base/workbench';
  /** The most urgent numbers are shown at first, the others on request. */
  const showAll = async (page: Page) => {
    await cards(page).first().waitFor();
    const rest = page.getByRole('button', { name: /^显示其余/ });
    if ((await rest.count()) > 0) await rest.click();
  };

  it('has its numbers and rows from one call, and the live tasks from another', async () => {
    const page = await open('/staff', { user: 'contractor' });
    await rows(page).first().waitFor();
    const asked: string[] = [];
    let last = Date.now();
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return;
      last = Date.now();
      asked.push(new URL(request.url()).pathname);
    });
    // What the list asks for after its rows is not asked for by the workbench.
    await expect.poll(() => Date.now() - last).toBeGreaterThan(1500);
    asked.length = 0;
    const steps = page.waitForResponse(/first-steps$/);
    await openMenuEntry(page, '工作台');
    await cards(page).first().waitFor();
    await page.getByRole('region', { name: '最新报警' }).getByRole('listitem').first().waitFor();
    await page.getByRole('region', { name: '项目' }).getByRole('listitem').first().waitFor();
    await page.getByRole('group', { name: '快捷新增' }).getByRole('button').first().waitFor();
    const each = ['/api/base/workbench', '/api/workflow/bpm/task/todo-page'];
    // The weather is asked for once in ten minutes, the first steps until all are done.
    const all = ['/api/base/weather/today', '/api/base/workbench/first-steps', ...each];
    await expect.poll(() => asked.toSorted()).toEqual(all.toSorted());
    // Whoever leaves before the answer asks again.
    await (await steps).finished();
    await openMenuEntry(page, '人员管理');
    await arrive(page, '/staff');
    asked.length = 0;
    await openMenuEntry(page, '工作台');
    await cards(page).first().waitFor();
    expect(asked).not.toContain('/api/base/workbench/first-steps');
  });

  it('leads to what a number counts, and counts anew after a step', async () => {
    const page = await open('/workbench', { user: 'contractor' });
    await showAll(page);
    const before = Number(await toAccept(page).innerText());
    expect(before).toBeGreaterThan(0);
    await cards(page).filter({ hasText: '待验收材料' }).click();
    await arrive(page, '/material');
    expect(addressOf(page)).toContain('acceptance_status=1');
    await expect.poll(() => rows(page).count()).toBe(before);
    // What came by an order is accepted through its delivery.
    await openRecord(rows(page).filter({ hasText: '盘扣架立杆' }).first());
    await arrive(page, '/material/detail');
    await button(page, '验收合格').click();
    await press(dialog(page, /验收合格/), '验收合格');
    await openMenuEntry(page, '工作台');
    await arrive(page, '/workbench');
    await showAll(page);
    await page.getByRole('link', { name: new RegExp(`^待验收材料\\s*${before - 1}`) }).waitFor();
  });

  it('says of one number that it could not be read, and of all, with another try', async () => {
    const page = await open('/staff', { user: 'contractor' });
    await rows(page).first().waitFor();
    await page.route(answer, (route) =>
      route.fulfill({ status: 503, json: { code: 50301, data: null, message: '暂时不可用', request_id: 'r' } }),
    );
    await openMenuEntry(page, '工作台');
    await page.getByRole('alert').filter({ hasText: '暂时不可用' }).first().waitFor();
    // The tasks are shown all the same.
    await page.getByRole('region', { name: '我的待办' }).waitFor();
    await page.unroute(answer);
    await page.route(answer, async (route) => {
      const real = await route.fetch();
      const { data, ...rest } = (await real.json()) as {
        data: { attention: { total: number | null }[]; newest: { resource: string; rows: unknown }[]; more: number };
      };
      data.attention[0]!.total = null;
      data.newest.find(({ resource }) => resource === 'earlywarn')!.rows = null;
      data.more = 7;
      await route.fulfill({ json: { ...rest, data } });
    });
    await page
      .getByRole('alert')
      .first()
      .getByRole('button', { name: /重\s?试/ })
      .click();
    await cards(page).filter({ hasText: '未能读取' }).first().waitFor();
    await expect.poll(() => cards(page).filter({ hasNotText: '未能读取' }).first().innerText()).toMatch(/\d/);
    await page.getByRole('region', { name: '最新报警' }).getByText('服务器未能及时给出').waitFor();
    await page.unroute(answer);
    const [more] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/api/base/workbench?all=1')),
      page.getByRole('button', { name: '显示其余 7 项' }).click(),
    ]);
    expect(more.method()).toBe('GET');
    await page.getByRole('button', { name: /显示其余/ }).waitFor({ state: 'detached' });
    expectErrors(/503/);
  });
});

describe('the page of data entry', () => {
  it('offers forms and sheets, and begins an import in the list', async () => {
    const page = await open('/datafill', { user: 'contractor' });
    await page.getByRole('heading', { name: '数字化工地' }).waitFor();
    await button(page, '导入 人员').click();
    await arrive(page, '/staff');
    await cancel(dialog(page, '导入人员'));
    // From then on the list is an ordinary one.
    await page.reload();
    await rows(page).first().waitFor();
    expect(await dialog(page, '导入人员').count()).toBe(0);
    await openMenuEntry(page, '数据填报');
    await button(page, '新增 人员').click();
    await arrive(page, '/staff/add');
  });
});

describe('the help', () => {
  it('says what the page is for and which keys work there, by button and by key, and not while one types', async () => {
    const page = await openList('contractor', '/hiddenDangerRectification');
    await page.keyboard.press('F1');
    const help = page.getByRole('dialog', { name: '隐患整改 · 帮助' });
    await help.getByText('由整改人办理').waitFor();
    await help.getByText('第三天起同时提醒复查人。').waitFor();
    expect(await axe(page)).toEqual([]);
    await help.getByRole('button', { name: '查看本页全部快捷键' }).click();
    const map = page.getByRole('dialog', { name: '快捷键' });
    await map.getByText('在单元格间移动').waitFor();
    expect(await map.getByText('显示全图').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });
    const field = page.getByRole('search').getByLabel('隐患描述');
    await field.press('?');
    await expect.poll(() => field.inputValue()).toBe('?');
    expect(await map.count()).toBe(0);
    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    await map.getByText('选中本行').waitFor();
    await page.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });
    await openMenuEntry(page, '工作台');
    await arrive(page, '/workbench');
    await button(page, '帮助').click();
    await page.getByRole('dialog', { name: '工作台 · 帮助' }).getByText('轮到您办的事排在最前').waitFor();
  });

  it('covers a phone', async () => {
    const page = await open('/usermanage', { user: 'admin', viewport: { width: 390, height: 844 } });
    await button(page, '帮助').click();
    const help = page.getByRole('dialog', { name: '用户管理 · 帮助' });
    await help.getByText('导入只新增记录').waitFor();
    expect((await help.boundingBox())!.width).toBe(390);
    expect(await help.getByText('快捷键').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
  });
});

describe('the command palette', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: '查找页面、数据或操作，可用编号、拼音' });
  const options = (page: Page) => page.getByRole('option');

  it('comes by Ctrl+K, finds menus, and goes away by Escape', async () => {
    const page = await openList();
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await expect.poll(() => focused(page)).toBe('查找页面、数据或操作，可用编号、拼音');
    await expect.poll(() => options(page).count()).toBeGreaterThan(5);
    await page.keyboard.type('登录');
    await expect.poll(async () => (await options(page).first().innerText()).split('\n')[0]).toBe('登录日志');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '搜索页面、数据和操作' }).click();
    await field(page).fill('角色');
    await page.keyboard.press('Enter');
    await arrive(page, '/rolemanage');
    await field(page).waitFor({ state: 'hidden' });
  });

  const searches = (page: Page): string[] => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/search')) asked.push(searchParams.get('keyword')!);
    });
    return asked;
  };

  it('finds records by one call, once after a pause, and opens one by keyboard', async () => {
    const page = await openList();
    const asked = searches(page);
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('滨江科创', { delay: 20 });
    const group = page.getByRole('group', { name: '项目' });
    await group.getByRole('option', { name: '滨江科创中心一期' }).waitFor();
    expect(asked).toEqual(['滨江科创']);
    expect(await axe(page)).toEqual([]);
    while (!(await page.getByRole('option', { selected: true }).innerText()).startsWith('滨江科创中心一期'))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arrive(page, '/projectmanage/detail');
    await page.getByText('参建信息').waitFor();
  });

  it('finds records by initials, by parts of numbers, and by one character', async () => {
    const page = await openList();
    await page.keyboard.press('Control+k');
    const project = page.getByRole('group', { name: '项目' }).getByRole('option', { name: '滨江科创中心一期' });
    await field(page).fill('bjkc');
    await project.waitFor();
    await field(page).fill('没有');
    await project.waitFor({ state: 'hidden' });
    await field(page).fill('滨');
    await project.waitFor();
    await field(page).fill('x-2025-001');
    await project.waitFor({ state: 'hidden' });
    await field(page).fill('sh-2025-001');
    await project.waitFor();
  });

  it('finds only what the user may list', async () => {
    const found = async (user: string) => {
      const page = await openList(user);
      await page.keyboard.press('Control+k');
      await field(page).fill('陈建国');
      await page.locator('.ant-modal .ant-spin').waitFor({ state: 'detached' });
      await page.getByText(/没有找到|Esc 关闭/).waitFor();
      return page.getByRole('group', { name: '用户' });
    };
    await (await found('admin')).waitFor();
    expect(await (await found('patrol')).count()).toBe(0);
  });

  it('says when there is nothing, and what to do when a search failed', async () => {
    const page = await openList();
    await page.keyboard.press('Control+k');
    await field(page).fill('没有这样的东西');
    await page.getByText('没有找到「没有这样的东西」，请换一个词试试').waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await field(page).fill('滨江');
    const failed = page.getByRole('alert').filter({ hasText: '没有查到数据：网络错误' });
    await failed.waitFor();
    await page.unroute('**/api/**');
    await failed.getByRole('button', { name: /重\s?试/ }).click();
    await page.getByRole('group', { name: '项目' }).getByRole('option', { name: '滨江科创中心一期' }).waitFor();
    await failed.waitFor({ state: 'hidden' });
    expectErrors(/ERR_FAILED/);
  });
});
