// @vitest-environment jsdom
import { CallFailure, calls, resourceCalls } from '@gongdi/api';
import { deviceinstall, ERRORS } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { AccessPanel } from './access-panel.tsx';
import { BasePanel } from './base-panel.tsx';
import { deviceKey } from './device-key.tsx';
import { InstallHistory } from './install-history.tsx';
import { RefusalPanel } from './refusal-panel.tsx';

/** A sensor of a deep foundation pit: settlement is cumulative, water level and axial force are measured. */
const PIT = 17;
const row = {
  id: 'd1',
  version: 1,
  device_name: '沉降计',
  device_number: 'CJ-01',
  device_type: PIT,
  project_id: null,
  area_id: null as string | null,
  installed_at: '2026-03-01',
  firmware_version: null,
};
const { bases, refusals, keyState, makeKey, setBase } = calls.device;
const installs = resourceCalls(deviceinstall).list!;
const base = (more: object = {}) => ({
  quantity: 'settlement',
  value: 3.25,
  kind: 1,
  at: '2026-03-02T01:00:00.000Z',
  reason: '',
  account_name: null,
  ...more,
});

test('installations and removals stand in order, each with its page and its facts', async () => {
  const server = new FakeServer().on(
    installs,
    pageOf(
      {
        id: 'i2',
        install_status: 3,
        install_place: '三号基坑',
        uninstall_reason: '损坏',
        uninstall_company: '甲公司',
        uninstalled_at: '2026-05-02',
      },
      { id: 'i1', install_status: 2, install_place: '三号基坑', install_person: '周志强', installed_at: '2026-03-01' },
    ),
  );
  const page = await renderConsole(<InstallHistory row={row} />, { server, may: ['deviceinstall|list'] });
  await page.until('周志强');
  expect(page.all('li').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('2026-05-02三号基坑，甲公司，损坏查看'),
    expect.stringContaining('2026-03-01三号基坑，周志强查看'),
  ]);
  expect(page.all<HTMLAnchorElement>('li a').map((link) => link.getAttribute('href'))).toEqual([
    '/devicelist/detailuninstall?id=i2',
    '/devicelist/detailinstall?id=i1',
  ]);
  expect(server.sent(installs)).toMatchObject([{ query: { device_id: 'd1' } }]);
  expect(page.text).toContain('未布置到区域');
  expect(page.choice('查看全部')).toBeUndefined();
});

test('whoever may not list installations asks for none and sees no panel', async () => {
  const page = await renderConsole(<InstallHistory row={row} />);
  expect([page.root.textContent, page.server.names()]).toEqual(['', []]);
});

test('a history that did not come can be asked for again', async () => {
  const server = new FakeServer().on(installs, new CallFailure('网络错误'));
  const page = await renderConsole(<InstallHistory row={row} />, { server, may: ['deviceinstall|list'] });
  await page.until('网络错误');
  server.on(installs, pageOf() as never);
  await page.press('重试');
  await page.until('还没有安装记录');
  expect(page.text).not.toContain('网络错误');
});

test.each([
  [['pit|detail'], '/pit/detail?id=a1'],
  [[], undefined],
])('with %j the area of a device leads to %s', async (may, address) => {
  const server = new FakeServer()
    .on(installs, pageOf() as never)
    .on(calls.area.areaMonitor, { id: 'a1', area_type: PIT, area_name: '一号区' });
  const page = await renderConsole(<InstallHistory row={{ ...row, area_id: 'a1' }} />, {
    server,
    may: ['deviceinstall|list', ...may],
  });
  await page.until('一号区');
  expect(page.choice('一号区')?.getAttribute('href')).toBe(address);
});

test('an area that may not be seen is no failure of the panel', async () => {
  const server = new FakeServer()
    .on(installs, pageOf() as never)
    .on(calls.area.areaMonitor, new CallFailure('不存在', { code: ERRORS.notFound.code, status: 404 }));
  const page = await renderConsole(<InstallHistory row={{ ...row, area_id: 'a1' }} />, {
    server,
    may: ['deviceinstall|list'],
  });
  await page.until('没有权限查看所在区域');
});

const MAY_BASE = ['devicelist|detail', 'devicelist|base'];

test('each cumulative quantity has its base or says that it has none; bases that were set have their reason', async () => {
  const set = base({ kind: 2, reason: '复测', account_name: '陈建国' });
  const server = new FakeServer().on(bases, { current: [set], history: [set] });
  const page = await renderConsole(<BasePanel row={row} />, { server, may: ['devicelist|detail'] });
  await page.until('复测');
  const rows = page.all('.gd-console-base-row').map(({ textContent }) => textContent);
  expect(rows.find((one) => one.includes('复测'))).toMatch(/沉降.*3\.25.*2026-03-02 09:00.*复测 · 陈建国/);
  expect(rows.filter((one) => one.includes('尚无读数')).length).toBe(rows.length - 1);
  // Axial force has limits of its value alone: nothing of it is counted from a base.
  expect(rows.some((one) => one.includes('支撑轴力'))).toBe(false);
  expect(page.choice('设置初始值')).toBeUndefined();
});

test.each([
  ['2026-03-02T01:00:00.000Z', false],
  ['2026-02-27T01:00:00.000Z', true],
])('a base of %s of a device installed on 2026-03-01 is called old: %s', async (at, old) => {
  const server = new FakeServer().on(bases, { current: [base({ at })], history: [] });
  const page = await renderConsole(<BasePanel row={row} />, { server, may: ['devicelist|detail'] });
  await page.until('3.25');
  expect(page.text.includes('重新安装后仍沿用')).toBe(old);
});

test('a device without cumulative quantities has no bases', async () => {
  // A face gate.
  const page = await renderConsole(<BasePanel row={{ ...row, device_type: 2 }} />, { may: MAY_BASE });
  expect([page.root.textContent, page.server.names()]).toEqual(['', []]);
});

async function baseDialog() {
  const server = new FakeServer().on(bases, { current: [base()], history: [] });
  const page = await renderConsole(<BasePanel row={row} />, { server, may: MAY_BASE });
  await page.until('3.25');
  await page.press('设置初始值');
  await page.until(() => page.all('#device-base_reason').length > 0);
  return { page, server };
}

test('a base is sent with its reason, and the panel shows what is stored then', async () => {
  const { page, server } = await baseDialog();
  await page.press('保存');
  await page.until('请填写原因');
  expect(page.text).toContain('请填写初始值');
  expect(server.sent(setBase)).toEqual([]);
  await page.type('#device-base_value', '4.5');
  await page.type('#device-base_reason', '复测');
  server.on(setBase, base() as never).on(bases, { current: [base({ value: 4.5 })], history: [] });
  await page.press('保存');
  await page.until('初始值已保存');
  const [{ body }] = server.sent(setBase) as unknown as [{ body: object }];
  expect(body).toMatchObject({ device_id: 'd1', kind: 2, value: 4.5, reason: '复测' });
  await page.until(() => page.one('.gd-console-standing').textContent.includes('4.5'));
});

test('an exchanged sensor needs the time of the exchange, and has no value of its own', async () => {
  const { page, server } = await baseDialog();
  await page.type('#device-base_value', '4.5');
  await page.act(() => page.one('input[type=radio][value="4"]').click());
  await page.type('#device-base_reason', '更换');
  await page.press('保存');
  await page.until('请选择更换时间');
  expect([page.all('#device-base_value').length, server.sent(setBase)]).toEqual([0, []]);
});

test('a base that the server refuses is marked at its field, and stays in the dialog', async () => {
  const { page, server } = await baseDialog();
  await page.type('#device-base_value', '4.5');
  await page.type('#device-base_reason', '复测');
  const errors = [{ path: 'value', code: 'out_of_range', message: '超出量程' }];
  server.on(setBase, new CallFailure('输入有误', { code: ERRORS.invalid.code, status: 422, problems: errors }));
  await page.press('保存');
  await page.until('超出量程');
  expect(page.all<HTMLTextAreaElement>('#device-base_reason')[0]!.value).toBe('复测');
});

test('refusals have their reason in words; what came twice is no fault', async () => {
  const one = (reason: string, more: object = {}) => ({
    day: '2026-11-02',
    reason,
    quantity: 'settlement',
    count: 3,
    last_at: '2026-11-02T01:00:00.000Z',
    given: '"abc"',
    ...more,
  });
  const server = new FakeServer().on(refusals, [
    one('not_a_number'),
    one('duplicate'),
    one('malformed', { quantity: '', given: null, last_at: null }),
    one('of_tomorrow', { quantity: 'of_tomorrow' }),
  ]);
  const page = await renderConsole(<RefusalPanel row={row} />, { server, may: ['devicelist|detail'] });
  await page.until('不是数字');
  const cells = page.all('tbody tr').map((line) => [...line.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['2026-11-02 09:00:00', expect.stringContaining('沉降'), '不是数字', '"abc"', '3'],
    ['2026-11-02', '整条消息', '格式不正确，不是约定的 JSON', '--', '3'],
    // Words of a later server.
    ['2026-11-02 09:00:00', 'of_tomorrow', 'of_tomorrow', '"abc"', '3'],
  ]);
});

test('twenty refusals are shown, and none are said to be none', async () => {
  const many = Array.from({ length: 25 }, (_, at) => ({
    day: '2026-11-02',
    reason: 'busy',
    quantity: `q${at}`,
    count: 1,
    last_at: null,
    given: null,
  }));
  const server = new FakeServer().on(refusals, many);
  const page = await renderConsole(<RefusalPanel row={row} />, { server, may: ['devicelist|detail'] });
  await page.until('上报过于频繁');
  expect(page.all('tbody tr')).toHaveLength(20);
  server.on(refusals, []);
  await page.act(() => page.queries.invalidateQueries());
  await page.until('近期没有被拒收的数据');
});

const MAY_KEY = ['devicelist|detail', 'devicelist|key'];

test('a new key is shown once, after it is said what becomes of the old one', async () => {
  const server = new FakeServer().on(keyState, { hint: '9f3c', created_at: '2026-03-02T01:00:00.000Z' });
  const page = await renderConsole(<deviceKey.view row={row} />, { server, may: MAY_KEY });
  await page.press('密钥');
  await page.until('旧密钥立即失效');
  expect(page.text).toContain('9f3c');
  const made = {
    device_id: 'd1',
    device_number: 'CJ-01',
    device_key: 'secret-key',
    hint: 'abcd',
    topic: 'gongdi/CJ-01',
  };
  server.on(makeKey, made).on(keyState, { hint: 'abcd', created_at: '2026-11-02T01:00:00.000Z' });
  await page.press('生成新密钥');
  await page.until('secret-key');
  expect(page.text).toContain('关闭后不再显示');
  expect(server.sent(makeKey)).toEqual([{ body: { id: 'd1' } }]);
  await page.press('关闭');
  await page.until(() => !page.text.includes('secret-key'));
  await page.press('密钥');
  await page.until('abcd');
  expect(page.text).not.toContain('secret-key');
});

test('a key cannot be made before it is known whether there is one', async () => {
  const server = new FakeServer().on(keyState, new CallFailure('网络错误'));
  const page = await renderConsole(<deviceKey.view row={row} />, { server, may: MAY_KEY });
  await page.press('密钥');
  await page.until('网络错误');
  expect((page.choice('生成新密钥') as HTMLButtonElement).disabled).toBe(true);
  server.on(keyState, { hint: null, created_at: null });
  await page.press('重试');
  await page.until('该设备还没有密钥');
  expect((page.choice('生成新密钥') as HTMLButtonElement).disabled).toBe(false);
});

test.each([
  [['devicelist|detail'], [false, false]],
  [
    ['devicelist|detail', 'devicelist|key', 'devicelist|edit'],
    [true, true],
  ],
])('with %j the panel of access offers key and change: %j', async (may, offered) => {
  const server = new FakeServer().on(keyState, { hint: null, created_at: null });
  const page = await renderConsole(<AccessPanel row={row} />, { server, may });
  await page.until('未生成');
  expect(page.text).toContain('CJ-01');
  expect([page.choice('密钥') !== undefined, page.choice('修改') !== undefined]).toEqual(offered);
});
