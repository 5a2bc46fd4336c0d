import { projectmanage } from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';

/** antd puts a space between the two characters of a short button. */
const button = (scope, name) => scope.getByRole('button', { name: new RegExp(`^${[...name].join('\\s?')}$`) });
const firstRow = (page) => page.locator('tr[data-row-key]').first();

async function login({ page, address, account }, path) {
  await page.goto(`${address}/login?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel('账号', { exact: true }).fill(account.user_name);
  await page.getByLabel('密码', { exact: true }).fill(account.password);
  await button(page, '登录').click();
  await page.waitForURL((url) => url.pathname === path);
}

async function list(kit) {
  await login(kit, '/projectmanage');
  await firstRow(kit.page).waitFor();
}

const project = (project_name, more) => ({
  project_name,
  project_phase: 2,
  project_address: { location: { address: '天津市和平区南京路 189 号', longitude: 117.19, latitude: 39.11 } },
  begin_time: '2026-03-01',
  contract_price: '86400000.00',
  ...more,
});

/** Two rows that can be imported and two that cannot. */
const sheet = () =>
  exportRecords(projectmanage, [
    project('和平路综合楼'),
    project('海河东岸步道', { contract_price: '32150000.00' }),
    project('', { contact_phone: '123' }),
    project('滨海能源站', { begin_time: undefined }),
  ]);

/**
 * The pictures: file name, demo account, window, and the steps to the view that is shown.
 * @type {{ name: string, user?: string, viewport?: { width: number, height: number }, scale?: number,
 *   preferences?: object, show(kit: { page: any, address: string, account: any }): Promise<void> }[]}
 */
export const SHOTS = [
  {
    name: 'login',
    viewport: { width: 1000, height: 640 },
    async show({ page, address }) {
      await page.goto(`${address}/login`);
      await page.getByLabel('账号', { exact: true }).waitFor();
    },
  },
  { name: 'projects', user: 'admin', show: list },
  { name: 'projects-dark', user: 'admin', preferences: { theme: 'dark' }, show: list },
  {
    name: 'projects-phone',
    user: 'admin',
    viewport: { width: 390, height: 844 },
    show: list,
  },
  {
    name: 'project-form',
    user: 'contractor',
    async show(kit) {
      const { page } = kit;
      await login(kit, '/projectmanage/add');
      await page.getByRole('group', { name: '基本信息' }).getByLabel('项目名称').fill('滨江商务区三号楼');
      await page.getByLabel('项目地址', { exact: true }).fill('上海市黄浦区中山南路 268 号');
      await page.getByLabel('经度').fill('121.4967');
      await page.getByLabel('纬度').fill('31.2298');
    },
  },
  {
    name: 'import',
    user: 'admin',
    viewport: { width: 1280, height: 1040 },
    async show(kit) {
      const { page } = kit;
      await list(kit);
      await button(page, '导入').click();
      const dialog = page.getByRole('dialog', { name: '导入项目' });
      await dialog.getByRole('radio', { name: /追加/ }).check();
      const buffer = Buffer.from(await sheet());
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: '项目清单.xlsx', mimeType: 'application/octet-stream', buffer });
      await dialog.getByRole('alert').filter({ hasText: '2 行可以导入' }).waitFor();
    },
  },
  {
    name: 'designer',
    user: 'admin',
    viewport: { width: 1440, height: 900 },
    async show(kit) {
      const { page } = kit;
      await login(kit, '/bpm/manager/model');
      await page.locator('tr[data-row-key]').filter({ hasText: '请假' }).getByRole('link', { name: '设计' }).click();
      await page.locator('.djs-element.djs-shape').first().waitFor();
      await page.waitForTimeout(1000);
      await page.locator('.djs-shape[data-element-id="DepartmentApproval"]').first().click();
      await page.locator('[class*="gd-section-"]').first().waitFor();
    },
  },
  {
    name: 'form-designer',
    user: 'admin',
    viewport: { width: 1440, height: 900 },
    async show(kit) {
      const { page } = kit;
      await login(kit, '/bpm/manager/form');
      await firstRow(page).getByRole('link', { name: '设计表单' }).click();
      await page.getByRole('toolbar').first().waitFor();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'calendar',
    user: 'admin',
    viewport: { width: 1440, height: 1000 },
    async show(kit) {
      await login(kit, '/bpm/manager/calendar');
      await kit.page.locator('[data-day="2026-10-01"]').click();
    },
  },
  {
    name: 'viewer',
    user: 'admin',
    async show(kit) {
      const { page } = kit;
      await login(kit, '/bpm/task/my');
      await page
        .locator('tr[data-row-key]')
        .filter({ hasText: '回乡探亲' })
        .getByRole('link', { name: '详情' })
        .click();
      const diagram = page.locator('.gd-console-viewer-slot');
      await diagram.locator('svg').first().waitFor();
      await diagram.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(500);
    },
  },
];
