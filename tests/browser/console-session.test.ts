import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  addressOf,
  arrive,
  button,
  choicesOf,
  dialog,
  fillLogin,
  focused,
  listen,
  openMenuEntry,
  openRecord,
  toast,
  unfoldMenu,
} from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server, expectErrors } = withConsole();
const sql = (text: string, values: unknown[] = []) => server().database.pool.query(text, values);

/** Changes the database for one test; `back` restores it afterwards. */
async function meanwhile(change: string, back: string): Promise<void> {
  await sql(change);
  onTestFinished(async () => {
    await sql(back);
  });
}

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('gongdi:')));

describe('logging in', () => {
  it('console 2.1: leads over /redirect, which says so as long as it lasts, to the first menu', async () => {
    const page = await open('/');
    await arrive(page, '/login');
    await expect.poll(() => page.title()).toBe('账号登录 - 工地管理平台');
    await expect.poll(() => focused(page)).toBe('login_user_name');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/user/permission/menus*', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await fillLogin(page, 'contractor', 'Contractor@2026');
    await arrive(page, '/redirect');
    await toast(page, '正在获取菜单…').waitFor();
    // Other messages disappear after three seconds, this one does not.
    await page.clock.runFor(10_000);
    expect(await toast(page, '正在获取菜单…').isVisible()).toBe(true);
    release();
    await arrive(page, '/workbench');
    await toast(page, '正在获取菜单…').waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).toBe('工作台 - 工地管理平台');
    expect(await stored(page)).toEqual(
      expect.arrayContaining(['gongdi:menus', 'gongdi:pages', 'gongdi:token', 'gongdi:user']),
    );
    const cookies = await page.context().cookies();
    expect(cookies.map((cookie) => cookie.name).toSorted()).toEqual(['gongdi', 'serial_number', 'token', 'user']);
  });

  it('asks for both fields, and refuses a wrong password', async () => {
    const page = await open('/login');
    await button(page, '登录').click();
    await page.getByText('请输入账号', { exact: true }).waitFor();
    await page.getByText('请输入密码', { exact: true }).waitFor();
    await fillLogin(page, 'regulator', 'wrong');
    await page.getByRole('alert').filter({ hasText: '账号或密码不正确' }).waitFor();
    expect(addressOf(page)).toBe('/login');
    expect(expectErrors(/status of 400/)).toHaveLength(1);
  });

  it('console 8: answers 10, 30 and 31: asks for a captcha after repeated failures, and gives another one', async () => {
    const page = await open('/login');
    const failure = page.getByRole('alert').filter({ hasText: /./ });
    for (const [tries, message] of [
      '账号或密码不正确',
      '账号或密码不正确',
      '账号或密码不正确',
      '验证码不存在',
    ].entries()) {
      await fillLogin(page, 'patrol', `wrong ${tries}`);
      await failure.filter({ hasText: message }).waitFor();
      // The message of the next try is a new element.
      if (tries < 3) await page.getByLabel('密码', { exact: true }).fill('');
    }
    const picture = page.getByRole('img', { name: '验证码' });
    await picture.waitFor();
    const first = await picture.getAttribute('src');
    await page.getByRole('button', { name: '看不清，换一张' }).click();
    await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
    const second = await picture.getAttribute('src');

    await page.getByLabel('验证码', { exact: true }).first().fill('nope');
    await fillLogin(page, 'patrol', 'Patrol@2026');
    await failure.filter({ hasText: '验证码不正确' }).waitFor();
    // A captcha can be used only once: the field is empty again, with another picture.
    await expect.poll(() => page.getByLabel('验证码', { exact: true }).first().inputValue()).toBe('');
    await expect.poll(() => picture.getAttribute('src')).not.toBe(second);
    await page.getByLabel('验证码', { exact: true }).first().fill(server().captcha.text);
    await fillLogin(page, 'patrol', 'Patrol@2026');
    await arrive(page, '/workbench');
    expect(expectErrors(/status of 400/)).toHaveLength(5);
  });

  it('console 8: answers 20 to a disabled user', async () => {
    const set = (disabled: boolean) => `update account set disabled = ${disabled} where user_name = 'owner'`;
    await meanwhile(set(true), set(false));
    const page = await open('/login');
    await fillLogin(page, 'owner', 'Owner@2026');
    await page.getByRole('alert').filter({ hasText: '用户被禁用' }).waitFor();
    expectErrors(/status of 400/);
  });

  it('console 2.1: warns a user without menus and stays at the login', async () => {
    const { rows } = await sql(`select permissions from role where role_code = 'regulator'`);
    await sql(`update role set permissions = '[]' where role_code = 'regulator'`);
    onTestFinished(async () => {
      await sql(`update role set permissions = $1 where role_code = 'regulator'`, [
        JSON.stringify(rows[0].permissions),
      ]);
    });
    const page = await open('/login');
    await fillLogin(page, 'regulator', 'Regulator@2026');
    await toast(page, '当前用户没有菜单，请重新登录').waitFor();
    await arrive(page, '/login');
    await expect.poll(() => stored(page)).toEqual([]);
  });

  it('console 8: goes to the login when the menus cannot be fetched, and back to the asked page afterwards', async () => {
    const page = await open('/', { user: 'contractor' });
    await arrive(page, '/workbench');
    await page.evaluate(() => sessionStorage.removeItem('gongdi:menus'));
    const menus = '**/api/user/permission/menus*';
    await page.route(menus, (route) => route.abort());
    await page.goto(`${server().address}/staff`);
    await toast(page, '网络错误').waitFor();
    await arrive(page, '/login');
    expect(addressOf(page)).toBe('/login?redirect=/staff');
    await page.unroute(menus);
    await fillLogin(page, 'contractor', 'Contractor@2026');
    await arrive(page, '/staff');
    expectErrors(/ERR_FAILED/);
  });
});

describe('the guard', () => {
  it('console 5: warns who is not logged in, and brings them to the asked page after the login', async () => {
    const page = await open('/projectmanage?project_name=滨江&page_size=20');
    await toast(page, '用户已退出，请重新登录').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/login?redirect=/projectmanage?project_name=滨江&page_size=20');
    await fillLogin(page, 'contractor', 'Contractor@2026');
    await arrive(page, '/projectmanage');
    expect(addressOf(page)).toBe('/projectmanage?project_name=滨江&page_size=20');
    await page.getByText('共 2 条').waitFor();
  });

  it('never leads to another site', async () => {
    const page = await open('/login?redirect=/%09/a.example/projectmanage');
    await fillLogin(page, 'contractor', 'Contractor@2026');
    await arrive(page, '/workbench');
    expect(addressOf(page)).toBe('/workbench');
  });

  it('console 2.1 and 5: shows 404 for addresses that do not exist and for those outside the menus', async () => {
    const page = await open('/nowhere', { user: 'owner' });
    await page.getByText('页面不存在', { exact: true }).waitFor();
    await button(page, '返回首页').click();
    await arrive(page, '/workbench');
    // As after the removal of the permission, the stored menu of the owner has no staff entry.
    await page.evaluate(() => {
      const menus = JSON.parse(sessionStorage.getItem('gongdi:menus') ?? '[]') as { children: { index: string }[] }[];
      for (const menu of menus) menu.children = menu.children.filter((one) => one.index !== 'staff');
      sessionStorage.setItem('gongdi:menus', JSON.stringify(menus));
    });
    await page.goto(`${server().address}/staff`);
    await arrive(page, '/404');
    await page.getByText('页面不存在', { exact: true }).waitFor();
  });

  it('says on a page of bpm that it is not allowed', async () => {
    const page = await open('/bpm/manager/model', { user: 'owner' });
    await page.getByText('没有权限', { exact: true }).waitFor();
    expectErrors(/status of 400/);
  });
});

describe('logging out', () => {
  it('console 4 and 8: tells the server, forgets everything and comes back to the page it left', async () => {
    const page = await open('/projectmanage?page=2', { user: 'admin' });
    await page.getByRole('button', { name: '用户菜单 系统管理员' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const told = page.waitForRequest('**/api/user/users/logout');
    const began = Date.now();
    await dialog(page, '退出登录')
      .getByRole('button', { name: /确\s?定/ })
      .click();
    const body = (await told).postDataJSON() as Record<string, string>;
    expect(Object.keys(body).toSorted()).toEqual(['serial_number', 'user_id']);
    await expect.poll(() => stored(page)).toEqual([]);
    await arrive(page, '/login');
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_500);
    expect(addressOf(page)).toBe('/login?redirect=/projectmanage?page=2');
    expect(await page.context().cookies()).toEqual([]);
    const left = async () => (await sql('select 1 from session_token where serial = $1', [body['serial_number']])).rows;
    await expect.poll(left).toEqual([]);
    // The browser history does not lead back into the console either.
    await page.goBack();
    await arrive(page, '/login');
  });

  it.each([
    ['ended', 'delete from login_session', '无效的登录状态, 请重新登录', /status of 401/],
    ['revoked', 'update login_session set revoked_at = now()', '当前登录已被停用，请重新登录', /status of 403/],
  ])(
    'happens when the session was %s on the server, with unsaved input and all',
    async (_, change, message, status) => {
      const page = await open('/projectmanage', { user: 'contractor' });
      await page.getByRole('link', { name: '滨江科创中心一期' }).first().waitFor();
      const events = await listen(page, ['gd-auth-required', 'gd-navigate']);
      await button(page, '新增').click();
      await page.getByRole('group', { name: '基本信息' }).getByLabel('项目名称').fill('没有保存');
      await sql(change);
      await openMenuEntry(page, '人员管理');
      await dialog(page, '内容尚未保存')
        .getByRole('button', { name: /离\s?开/ })
        .click();
      await toast(page, message).waitFor();
      await arrive(page, '/login');
      expect(addressOf(page)).toBe('/login?redirect=/staff');
      expect((await events()).map(({ type, detail }) => [type, detail])).toEqual([
        ['gd-navigate', { path: '/projectmanage/add' }],
        ['gd-navigate', { path: '/staff' }],
        ['gd-auth-required', null],
        ['gd-navigate', { path: '/login?redirect=%2Fstaff' }],
      ]);
      expect(expectErrors(status).length).toBeGreaterThan(0);
    },
  );

  it('keeps what was typed: after the next login it stands in its form again, and the end was said once', async () => {
    const { rows } = await sql("select id from staff where name = '王建军' order by org_id, id limit 1");
    const address = `/staff/edit?id=${(rows[0] as { id: string }).id}`;
    const page = await open(address, { user: 'admin' });
    const name = page.getByLabel('姓名', { exact: true });
    await name.fill('王建国');
    await sql('delete from login_session');
    // Messages go with the page: they are counted as they come.
    await page.evaluate(() => {
      const root = document.querySelector('gd-console')!.shadowRoot!;
      const said = new Set<Element>();
      const count = () => root.querySelectorAll('.ant-message-notice').forEach((one) => said.add(one));
      new MutationObserver(count).observe(root, { childList: true, subtree: true });
      Reflect.set(globalThis, 'gdSaid', said);
    });
    await button(page, '保存').click();
    await toast(page, '无效的登录状态, 请重新登录').first().waitFor();
    await arrive(page, '/login');
    expect(await page.evaluate(() => (Reflect.get(globalThis, 'gdSaid') as Set<Element>).size)).toBe(1);
    await fillLogin(page, 'admin', 'Admin@2026');
    await arrive(page, '/staff/edit');
    await toast(page, '已恢复登录失效前填写的内容，请核对后保存').waitFor();
    await expect.poll(() => name.inputValue()).toBe('王建国');
    // The form counts as unsaved input, as before.
    await openMenuEntry(page, '项目管理');
    await dialog(page, '内容尚未保存').getByRole('button', { name: '留在本页' }).click();
    await button(page, '保存').click();
    await arrive(page, '/staff');
    expect(expectErrors(/status of 401/).length).toBeGreaterThan(0);
  });
});

describe('an embedding page', () => {
  it('may keep the console where it is, and take care of the session itself', async () => {
    const page = await open('/projectmanage', { user: 'contractor' });
    await page.getByRole('link', { name: '滨江科创中心一期' }).first().waitFor();
    const events = await listen(page, ['gd-navigate', 'gd-auth-required'], ['gd-navigate', 'gd-auth-required']);
    await openMenuEntry(page, '人员管理');
    await expect.poll(events).toEqual([{ type: 'gd-navigate', detail: { path: '/staff' } }]);
    expect(addressOf(page)).toBe('/projectmanage');
    await sql('delete from login_session');
    await page.getByRole('button', { name: '刷新' }).click();
    await expect.poll(async () => (await events()).at(-1)?.type).toBe('gd-auth-required');
    await page.clock.install();
    await page.clock.runFor(3_000);
    expect(addressOf(page)).toBe('/projectmanage');
    expectErrors(/status of 401/);
  });

  it('console 2.1: layoutMode gives the pages plain, also after moving on and loading again', async () => {
    const page = await open('/projectmanage?layoutMode=plain', { user: 'admin' });
    const rows = page.getByText(/^共 \d+ 条$/);
    await rows.waitFor();
    expect(await page.getByRole('navigation', { name: '主菜单' }).count()).toBe(0);
    await openRecord(page.locator('tr[data-row-key]').first());
    await page.getByRole('button', { name: /返\s?回/ }).waitFor();
    expect(addressOf(page)).toContain('layoutMode=plain');
    await page.reload();
    await page.getByRole('button', { name: /返\s?回/ }).click();
    await rows.waitFor();
    await page.getByTitle('2', { exact: true }).click();
    await page.waitForURL(/page=2/);
    await page.waitForURL(/layoutMode=plain/);
    expect(await page.getByRole('navigation', { name: '主菜单' }).count()).toBe(0);
  });

  it('console 8: hears of a chunk that does not come, and the person may try again', async () => {
    const page = await open('/projectmanage', { user: 'contractor' });
    await page.getByRole('link', { name: '滨江科创中心一期' }).first().waitFor();
    const events = await listen(page, ['gd-error']);
    const chunk = '**/assets/form-page-*.js';
    await page.route(chunk, (route) => route.abort());
    await button(page, '新增').click();
    await page.getByText('页面加载失败，请检查网络后重试').waitFor();
    await expect.poll(events).toMatchObject([{ detail: { code: 'load_failed', where: '/projectmanage/add' } }]);
    await page.unroute(chunk);
    await button(page, '重试').click();
    await page.getByRole('group', { name: '基本信息' }).getByLabel('项目名称').waitFor();
    expectErrors(/ERR_FAILED|dynamically imported module|could not be loaded/);
  });
});

describe('permissions', () => {
  const ALL = ['新增', '导入', '导出', '导出完整信息'];
  const SEEN = ['项目管理', '人员管理', '隐患整改', '安全检查表', '安全交底', '公告管理'];
  const OFFICE = [
    '流程模型',
    '巡检方案',
    '设备列表',
    '组织管理',
    '用户管理',
    '角色管理',
    '在线用户',
    '登录日志',
    '操作日志',
  ];
  it.each([
    [
      'contractor',
      [...SEEN, ...OFFICE, '我的流程'],
      ['企业管理', '字典管理'],
      ALL,
      ['编辑', '详情', '电子围栏', '场地图', '删除'],
    ],
    [
      'owner',
      [...SEEN, '我的流程'],
      ['流程模型', '巡检方案', '用户管理', '操作日志'],
      ['导出'],
      ['详情', '电子围栏', '场地图'],
    ],
    ['regulator', SEEN, ['流程模型', '巡检方案', '用户管理', '操作日志'], ['导出'], ['详情', '电子围栏', '场地图']],
    [
      'patrol',
      [...SEEN, '巡检任务', '我的流程'],
      ['流程模型', '巡检方案', '用户管理'],
      [],
      ['详情', '电子围栏', '场地图'],
    ],
  ])('show %s what they may do, and nothing else', async (user, menus, absent, buttons, rows) => {
    const page = await open('/projectmanage', { user });
    const row = page.locator('tr[data-row-key]').first();
    await row.waitFor();
    await unfoldMenu(page);
    const entries = page.getByRole('navigation', { name: '主菜单' }).getByRole('link');
    const titles = (await entries.allInnerTexts()).map((title) => title.trim());
    expect(titles).toEqual(expect.arrayContaining(menus));
    expect(titles.filter((title) => absent.includes(title))).toEqual([]);
    const shown = async () =>
      (await page.locator('.gd-data-grid-actions').getByRole('button').allInnerTexts()).map((text) =>
        text.replaceAll(/\s/g, ''),
      );
    await expect.poll(shown).toEqual(buttons);
    expect(await choicesOf(row)).toEqual(rows);
  });

  it('keep one company from seeing the other', async () => {
    const page = await open('/projectmanage', { user: 'beichen' });
    await page.getByText('通州副中心道路一标').waitFor();
    await page.getByText('共 3 条').waitFor();
    await page.goto(`${server().address}/projectmanage?project_name=滨江`);
    await page.getByText('没有符合条件的数据，请调整查询条件').waitFor();
    const contractor = await server().client('contractor');
    const { rows } = await sql(`select id from project where project_name = '滨江科创中心一期'`);
    expect(contractor.session.get()).not.toBeNull();
    await page.goto(`${server().address}/projectmanage/detail?id=${rows[0].id}`);
    await page.getByText('数据不存在!').waitFor();
    expectErrors(/status of 404/);
  });
});
