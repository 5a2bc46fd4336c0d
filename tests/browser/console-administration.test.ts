import type { SmsMessage } from '@gongdi/server';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import {
  act,
  arrive,
  button,
  dialog,
  fillLogin,
  menuEntry,
  menuGroup,
  openMenuEntry,
  permissionsOf,
  toast,
  unfoldMenu,
} from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const sent: SmsMessage[] = [];
const mapsDir = mkdtempSync(join(tmpdir(), 'gongdi-maps-'));
afterAll(() => rmSync(mapsDir, { recursive: true }));
const { open, server, expectErrors } = withConsole({
  mapsDir,
  extraPorts: { sms: (message) => Promise.resolve(void sent.push(message)) },
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const row = (page: Page, text: string) => page.locator('tr[data-row-key]').filter({ hasText: text });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  const listed = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await listed.getByText(option, { exact: true }).click();
  await page.keyboard.press('Escape');
}

async function takeCode(page: Page, phone: string): Promise<string> {
  await page.getByLabel('手机号码').fill(phone);
  await page.getByRole('button', { name: '看不清' }).locator('img').waitFor();
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(server().captcha.text);
  const before = sent.length;
  await button(page, '获取验证码').click();
  await expect.poll(() => sent.length).toBe(before + 1);
  await page.getByRole('button', { name: /秒后重发/ }).waitFor();
  return sent.at(-1)!.code;
}

describe('administration', () => {
  it('makes a role and a user with it, who logs in and sees just that', async () => {
    const page = await open('/rolemanage/add', { user: 'contractor' });
    await page.getByLabel('角色名称').fill('资料员');
    await page.getByLabel('角色编码').fill('clerk');
    const people = await permissionsOf(page, '人员管理');
    await people.getByLabel('查看', { exact: true }).check();
    await people.getByLabel('详情', { exact: true }).check();
    await expect.poll(() => page.getByLabel('全部权限（包括以后新增的模块）').isDisabled()).toBe(true);
    await button(page, '保存').click();
    await arrive(page, '/rolemanage');
    await row(page, '资料员').waitFor();

    await openMenuEntry(page, '用户管理');
    await arrive(page, '/usermanage');
    await button(page, '新增').click();
    await arrive(page, '/usermanage/add');
    await page.getByRole('textbox', { name: '登录账号' }).fill('ziliao');
    await page.getByRole('textbox', { name: '姓名' }).fill('冯资料');
    await page.getByLabel('初始密码').fill('12345678');
    await choose(page, '所属组织', '滨江科创中心项目部');
    await choose(page, '角色', '资料员');
    await button(page, '保存').click();
    await page.getByRole('alert').filter({ hasText: '初始密码须为 8 到 64 位' }).waitFor();
    await page.getByLabel('初始密码').fill('Ziliao2026');
    await button(page, '保存').click();
    await arrive(page, '/usermanage');
    await row(page, '冯资料').waitFor();

    const own = await open('/login');
    await fillLogin(own, 'ziliao', 'Ziliao2026');
    await arrive(own, '/staff');
    await unfoldMenu(own);
    expect(await menuEntry(own, '用户管理').count()).toBe(0);
    expect(await button(own, '新增').count()).toBe(0);
  });

  it('disables a user after asking, and says what that means', async () => {
    const page = await open('/usermanage', { user: 'contractor' });
    await act(row(page, 'patrol'), '停用');
    const asked = dialog(page, /确定停用用户「周志强」吗/);
    await asked.getByText('业务数据保留').waitFor();
    await asked.getByRole('button', { name: /停\s?用/ }).click();
    await toast(page, '保存成功').waitFor();
    await row(page, 'patrol').getByText('停用', { exact: true }).waitFor();
  });

  it('arranges a menu and names the platform, and whoever is there sees it at once', async () => {
    const regulator = await open('/projectmanage', { user: 'regulator' });
    await menuGroup(regulator, '安全管理').waitFor();
    const page = await open('/menumanage?variant=supervision', { user: 'admin' });
    await page.getByLabel('「安全管理」的中文名称').fill('安全监督');
    await page.getByLabel('「设备监测」的显示').click();
    await button(page, '保存').click();
    await toast(page, '菜单已保存，使用此版本的用户立即生效').waitFor();
    await menuGroup(regulator, '安全监督').waitFor();
    await menuGroup(regulator, '设备监测').waitFor({ state: 'detached' });
    await menuGroup(page, '安全管理').waitFor();

    await openMenuEntry(page, '系统设置');
    await arrive(page, '/systemsetting');
    const platform = page.getByRole('region', { name: '平台信息' });
    await platform.getByLabel('平台名称（中文）').fill('');
    await platform.getByRole('button', { name: /^保\s?存$/ }).click();
    await platform.getByText('请输入平台名称（中文）').waitFor();
    await platform.getByLabel('平台名称（中文）').fill('滨江智慧工地');
    await platform.getByRole('button', { name: /^保\s?存$/ }).click();
    await toast(page, '设置已保存，立即生效').waitFor();
    await regulator.getByRole('banner').getByText('滨江智慧工地').waitFor();

    await platform.getByRole('button', { name: '恢复默认值' }).click();
    await platform.getByRole('button', { name: /^保\s?存$/ }).click();
    await regulator.getByRole('banner').getByText('工地管理平台').waitFor();
  });

  it('changes one’s own password', async () => {
    const page = await open('/projectmanage', { user: 'owner' });
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    const form = dialog(page, '修改密码');
    await form.getByLabel('原密码').fill('not the password');
    await form.getByLabel('新密码', { exact: true }).fill('Owner@2027');
    await form.getByLabel('再次输入新密码').fill('Owner@2028');
    await form.getByRole('button', { name: /确\s?定/ }).click();
    await form.getByText('两次输入的新密码不一致').waitFor();
    await form.getByLabel('再次输入新密码').fill('Owner@2027');
    await form.getByRole('button', { name: /确\s?定/ }).click();
    await form.getByText('原密码不正确').waitFor();
    await form.getByLabel('原密码').fill('Owner@2026');
    await form.getByRole('button', { name: /确\s?定/ }).click();
    await toast(page, '密码修改成功').waitFor();
    await form.waitFor({ state: 'hidden' });
    const again = await open('/login');
    await fillLogin(again, 'owner', 'Owner@2027');
    await arrive(again, '/workbench');
    expect(expectErrors(/422/)).toHaveLength(1);
  });
});

describe('a company', () => {
  it('registers, waits, is refused, hands in again, passes, and logs in by SMS', async () => {
    const page = await open('/register');
    await page.getByLabel('企业名称').fill('新城建设有限公司');
    await page.getByLabel('统一社会信用代码').fill('91310000ma1fl0xx0a');
    await choose(page, '企业类型', '施工单位');
    await page.getByLabel('联系人').fill('钱新城');
    await page.locator('input[type=file]').setInputFiles({ name: '执照.png', mimeType: 'image/png', buffer: PNG });
    await page.getByLabel('账号', { exact: true }).fill('xincheng');
    await page.getByLabel('密码', { exact: true }).fill('Xincheng2026');
    await page.getByLabel('短信验证码').fill(await takeCode(page, '13500135000'));
    await page.getByRole('button', { name: '企业注册' }).click();
    await arrive(page, '/registration');
    await page.getByText('企业正在审核中').waitFor();

    const admin = await open('/enterprise', { user: 'admin' });
    const check = async (verdict: '通过' | '不通过', reason?: string) => {
      await act(row(admin, '新城建设'), '审核');
      const asked = dialog(admin, /审核「新城建设/);
      await asked.getByRole('img', { name: '营业执照' }).waitFor();
      await asked.getByRole('radio', { name: verdict, exact: true }).check();
      await asked.getByRole('button', { name: /确\s?定/ }).click();
      if (reason) {
        await asked.getByText('请填写未通过的原因').waitFor();
        await asked.getByLabel('审核意见').fill(reason);
        await asked.getByRole('button', { name: /确\s?定/ }).click();
      }
      await asked.waitFor({ state: 'hidden' });
    };
    await check('不通过', '营业执照不清晰');
    await row(admin, '未通过').waitFor();

    await page.getByRole('button', { name: '刷新状态' }).click();
    await page.getByText('审核意见：营业执照不清晰').waitFor();
    await page.locator('input[type=file]').setInputFiles({ name: '执照2.png', mimeType: 'image/png', buffer: PNG });
    await page.getByRole('button', { name: '重新提交' }).click();
    await page.getByText('企业正在审核中').waitFor();
    await admin.getByRole('button', { name: '刷新' }).click();
    await row(admin, '待审核').waitFor();
    await check('通过');

    // The waiting applicant gets the message at once and can enter.
    await toast(page, '企业已通过审核').waitFor();
    await arrive(page, '/workbench');

    server().clock.now += 61_000;
    const again = await open('/login');
    await again.getByText('短信登录').click();
    await again.getByLabel('短信验证码').fill(await takeCode(again, '13500135000'));
    await button(again, '登录').click();
    await arrive(again, '/workbench');
  });
});

describe('a token in the address', () => {
  it('is taken out of it, and refused with a reason', async () => {
    const page = await open('/jump?token=nonsense&redirect=%2Fstaff');
    await page.getByText('第三方登录尚未配置').waitFor();
    await arrive(page, '/login');
    expect(page.url()).not.toContain('nonsense');
    expect(expectErrors(/503/)).toHaveLength(1);
  });
});

describe('maps', () => {
  it('are configured on a screen, tested, and used with the next load; browsers ask this server alone', async () => {
    const tiles = createServer((_, answer) => answer.setHeader('content-type', 'image/png').end(PNG));
    await new Promise<void>((ready) => tiles.listen(0, '127.0.0.1', ready));
    const line = '{"type":"LineString","coordinates":[[121.46,31.23],[121.49,31.23]]}';
    writeFileSync(
      join(mapsDir, 'roads.geojson'),
      `{"type":"Feature","properties":{"name":"东门路"},"geometry":${line}}`,
    );

    // Without a base map, the projects are the places that a map shows.
    const page = await open('/mapmanage', { user: 'admin' });
    const places = page.waitForResponse((answer) => answer.url().includes('/places?'));
    const map = page.getByRole('region', { name: '正在使用的地图' });
    await map.scrollIntoViewIfNeeded();
    expect((await places).status()).toBe(200);
    await map.getByRole('img', { name: '上方为正北' }).waitFor();
    expect(await axe(page)).toEqual([]);

    const add = async (kind: string, fields: Readonly<Record<string, string>>, passed: string) => {
      await button(page, '添加图层').click();
      await page.getByRole('menuitem', { name: kind }).click();
      const asked = dialog(page, `添加图层：${kind}`);
      for (const [label, value] of Object.entries(fields)) await asked.getByLabel(label, { exact: true }).fill(value);
      await asked.getByRole('button', { name: /测\s?试/ }).click();
      await asked.getByText(passed).waitFor();
      return asked;
    };
    const port = (tiles.address() as AddressInfo).port;
    const tile = await add('XYZ 瓦片', { 地址: `http://127.0.0.1:${port}/{z}/{x}/{y}`, 名称: '内网底图' }, '测试通过');
    await tile.getByLabel(/由服务器转发/).check();
    await tile.getByRole('button', { name: /确\s?定/ }).click();
    const roads = await add('道路（GeoJSON）', { 文件名或地址: 'roads.geojson' }, '1 条线');
    await roads.getByRole('button', { name: /确\s?定/ }).click();
    await button(page, '保存').click();
    await page.getByText('已保存。已打开的页面刷新后使用新的地图设置。').waitFor();
    await button(page, '刷新页面').click();
    await map.getByText('内网底图 · WGS-84').waitFor();
    await map.locator('img.leaflet-tile-loaded[src*="/map-relay/"]').first().waitFor();
    // A tile that is still asked for when its server ends would be an error of the page.
    await expect.poll(() => page.locator('img.leaflet-tile:not(.leaflet-tile-loaded)').count()).toBe(0);
    await new Promise((closed) => tiles.close(closed));
  });
});
