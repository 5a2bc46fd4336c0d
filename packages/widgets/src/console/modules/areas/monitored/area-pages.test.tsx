// @vitest-environment jsdom
import { areaCallsOf, CallFailure, calls } from '@gongdi/api';
import { AREAS, ERRORS, writeArea, type AreaForm, type AreaType } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../testing/fake-server.ts';
import { renderConsole, type ConsoleOptions } from '../../../testing/render-console.tsx';
import { childPath, openChildren } from './children.ts';
import { DeviceManagePage } from './device-manage-page.tsx';
import { AreaListPage } from './list-page.tsx';
import { SchemePage } from './scheme-page.tsx';
import { WarningDialog } from './warning-dialog.tsx';

const AREA: AreaType = AREAS.find((area) => areaCallsOf(area).warning !== undefined) ?? AREAS[0]!;
const own = areaCallsOf(AREA);
const { schemeInfo, schemeAdd, schemeEdit, schemeStatus, drawings } = calls.area;

const FORM: AreaForm = {
  company_id: 'c1',
  project_id: 'p1',
  area_name: '一号区',
  width: 100,
  height: 50,
  url: '/api/file/main.png',
  list: [],
  published_flag: 0,
};
const row = (more: object = {}) => ({
  ...(writeArea(AREA, FORM) as object),
  id: 'a1',
  version: 3,
  area_name: '一号区',
  project_id: 'p1',
  monitor_status: 1,
  point_total: 4,
  updated_at: '2026-11-02T00:00:00.000Z',
  created_at: '2026-11-01T00:00:00.000Z',
  ...more,
});
const may = (...operations: string[]) => operations.map((one) => `${AREA.path}|${one}`);

/** The page at its own address, nothing at any other. */
const routes: ConsoleOptions['routes'] = (node) => [
  { path: '/here', element: node },
  { path: '*', element: null },
];

// -- the scheme

async function scheme(
  stored: object | null,
  server = new FakeServer(),
  rights = may('monitorscheme'),
  of: object = {},
) {
  server
    .on(own.detail, row(of) as never)
    .on(drawings, [])
    .on(schemeInfo, stored as never)
    .on(calls.base.references, [] as never);
  const page = await renderConsole(<SchemePage area={AREA} />, { server, may: rights, at: '/here?id=a1', routes });
  await page.until('监测方案');
  return { page, server };
}
const stored = {
  id: 's1',
  version: 5,
  name: '桥梁监测',
  monitor_level: 1,
  monitor_unit: '检测院',
  monitor_unit_leader: '王建',
  monitor_unit_leader_phone: '13800001111',
  _times: ['2026-11-01', '2026-12-01'],
  scheme_url: '',
  graphic_url: '',
  scheme_name: '',
  graphic_name: '',
  fence_code: 'f',
  area_id: 'a1',
  area_type: AREA.code,
  project_id: 'p1',
};

test('a scheme is changed at the version that was read', async () => {
  const { page, server } = await scheme(stored, new FakeServer().on(schemeEdit, stored as never));
  await page.type('#record_name', '桥梁监测二期');
  await page.press('保存');
  await page.until('保存成功');
  expect(server.sent(schemeEdit)[0]!.body).toMatchObject({ id: 's1', version: 5, name: '桥梁监测二期' });
  expect(page.here).toBe(`/${AREA.path}`);
});

test('an area without a scheme gets one; what is missing is not sent', async () => {
  const { page, server } = await scheme(null);
  expect(page.text).toContain('填写后保存即可新增');
  await page.press('保存');
  await page.until(() => page.all('.ant-form-item-explain-error').length > 0);
  expect([server.names(schemeAdd), server.names(schemeEdit)]).toEqual([[], []]);
});

test('what the server says of a field stands at it, another reason is a message', async () => {
  const problems = [{ path: 'name', message: '名称已存在' }] as never;
  const server = new FakeServer().on(schemeEdit, new CallFailure('校验失败', { status: 422, problems }));
  const { page } = await scheme(stored, server);
  await page.press('保存');
  await page.until('名称已存在');
  server.on(schemeEdit, new CallFailure('方案已归档', { status: 409 }));
  await page.press('保存');
  await page.until('方案已归档');
  expect(page.here).toBe('/here?id=a1');
});

test('monitoring ends after a question and begins again without one', async () => {
  const server = new FakeServer().on(schemeStatus, null as never);
  const running = await scheme(stored, server);
  await running.page.press('结束监测');
  await running.page.until('可随时重新开始');
  expect(server.names(schemeStatus)).toEqual([]);
  await running.page.press('结束监测');
  await running.page.until('监测状态已更新');
  await running.page.unmount();
  const ended = await scheme(stored, server, may('monitorscheme'), { monitor_status: 2 });
  await ended.page.press('重新开始监测');
  await ended.page.until('监测状态已更新');
  expect(server.sent(schemeStatus).map(({ body }) => body.monitor_status)).toEqual([2, 1]);
});

test('who may not change a scheme reads it', async () => {
  const { page } = await scheme(stored, new FakeServer(), []);
  expect([page.text.includes('检测院'), page.choice('保存'), page.choice('结束监测')]).toEqual([
    true,
    undefined,
    undefined,
  ]);
  await page.unmount();
  const none = await scheme(null, new FakeServer(), []);
  expect(none.page.text).toContain('该区域还没有监测方案');
});

test('an address without an area is not found', async () => {
  const page = await renderConsole(<SchemePage area={AREA} />, { at: '/here', routes });
  expect(page.here).toBe('/404');
});

// -- the list

async function list(rows: readonly object[], rights: readonly string[], at = '/here') {
  const server = new FakeServer().on(own.list, { ...pageOf(...rows) } as never).on(calls.base.references, [] as never);
  const page = await renderConsole(<AreaListPage area={AREA} />, { server, may: rights, at, routes });
  await page.until('一号区');
  return { page, server };
}

test('an area leads to the pages below it that the user may open', async () => {
  const { page } = await list([row()], may('list', 'detail', 'edit'));
  const links = page.all('td a').map((one) => one.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining([`/${AREA.path}/detail?id=a1`, `/${AREA.path}/edit?id=a1`]));
  expect(page.choice('删除')).toBeUndefined();
});

test('a deleted area is read again', async () => {
  const { page, server } = await list([row()], may('list', 'delete'));
  server.on(own.delete, null);
  await page.press('删除');
  await page.until('不能恢复');
  expect(server.names(own.delete)).toEqual([]);
  await page.press('删除');
  await page.until(() => server.names(own.list).length === 2);
});

test('pages below an area are those of its type, as far as the user may', () => {
  const all = openChildren(AREA, () => true);
  expect(all.length).toBeGreaterThan(0);
  expect(openChildren(AREA, () => false).length).toBeLessThan(all.length);
  for (const child of all) expect(childPath(AREA, child)).toContain(AREA.path);
});

// -- devices and limits

test('devices of a project say whether they are online and placed; without a project none are asked for', async () => {
  const device = (id: string, online: number, chosen: number) => ({
    [AREA.pointKey]: id,
    [AREA.chosenKey]: chosen,
    device_name: `设备${id}`,
    device_number: id,
    online,
  });
  const server = new FakeServer()
    .on(own.detail, row() as never)
    .on(drawings, [])
    .on(calls.base.references, [] as never)
    .on(own.devices, pageOf(device('1', 1, 0), device('2', 0, 1)));
  const page = await renderConsole(<DeviceManagePage area={AREA} />, { server, at: '/here?id=a1', routes });
  await page.until('设备1');
  const lines = page.all('tbody tr').map(({ textContent }) => textContent);
  const line = (name: string) => lines.find((one) => one.includes(name))!;
  expect([line('设备1').includes('在线'), line('设备1').includes('未布点')]).toEqual([true, true]);
  expect([line('设备2').includes('离线'), line('设备2').includes('已布点')]).toEqual([true, true]);
  await page.unmount();
  const empty = await renderConsole(<DeviceManagePage area={AREA} />, {
    server: new FakeServer().on(calls.base.references, [] as never),
    at: '/here',
    routes,
  });
  await empty.until('请选择项目');
  expect(empty.server.names(own.devices)).toEqual([]);
});

const rule = { quantity: 'x', measure: 'value', warning_upper: 1, verified: true };

test('limits are read and stored for the project that was chosen; a refusal names the quantity', async () => {
  const server = new FakeServer()
    .on(calls.base.references, [{ id: 'p1', title: '大桥' }] as never)
    .on(own.warning!, { rules: [rule] } as never)
    .on(
      own.setWarning!,
      new CallFailure('校验失败', {
        code: ERRORS.invalid.code,
        status: 422,
        problems: [{ path: 'rules.0.warning_upper', message: '上限小于下限' }] as never,
      }),
    );
  const close = vi.fn();
  const page = await renderConsole(<WarningDialog area={AREA} onClose={close} />, { server });
  expect(server.names(own.warning!)).toEqual([]);
  await page.act(() => page.one('[role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await page.until(() => page.all('.ant-select-item-option').length === 1);
  await page.act(() => page.one('.ant-select-item-option').click());
  await page.until(() => page.all('.gd-area-rules > li').length === 1);
  await page.press('保存');
  await page.until('上限小于下限');
  expect(close).not.toHaveBeenCalled();
  server.on(own.setWarning!, null as never);
  await page.press('新增限值');
  expect(page.all('.gd-area-rules > li')).toHaveLength(2);
  await page.press('保存');
  await page.until('预警配置已保存');
  expect(server.sent(own.setWarning!).at(-1)).toMatchObject({ body: { project_id: 'p1' } });
  expect(close).toHaveBeenCalledOnce();
});
