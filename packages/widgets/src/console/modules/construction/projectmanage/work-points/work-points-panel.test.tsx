// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { DEFAULT_SYSTEM } from '@gongdi/geo';
import { expect, test } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import WorkPointsPanel from './work-points-panel.tsx';

const { query, addBatch, update, remove } = calls.workPoint;

const point = (id: string, more: object = {}) => ({
  id,
  version: 2,
  name: `作业点${id}`,
  address: null,
  longitude: 121.47,
  latitude: 31.23,
  system: 'GCJ-02',
  radius: null,
  remark: null,
  updated_at: '2026-11-02T00:00:00.000Z',
  ...more,
});

async function panel(rows: readonly object[] = [point('1')], may: readonly string[] = ['projectmanage|edit']) {
  const server = new FakeServer().on(query, pageOf(...rows));
  const page = await renderConsole(<WorkPointsPanel row={{ id: 'p1' }} />, { server, may });
  await page.until(() => server.names(query).length === 1);
  await page.settle();
  return { page, server };
}

test('a place is shown with its coordinates and their system', async () => {
  const { page } = await panel();
  expect(page.text).toContain('121.47, 31.23 (GCJ-02)');
});

test('who may not change the project sees its points only', async () => {
  const { page } = await panel([point('1')], []);
  expect(page.choices.filter((one) => ['新增作业点', '编辑', '删除'].includes(one))).toEqual([]);
});

test('a point needs a name and a place before it is sent', async () => {
  const { page, server } = await panel();
  await page.press('新增作业点');
  await page.type('#work-point_name', '   ');
  await page.press('保存');
  await page.until('请输入经度，或在地图上选点');
  expect([page.text.includes('请输入名称'), server.names(addBatch)]).toEqual([true, []]);
});

test('a new point belongs to its project, in the usual system; the list is read again', async () => {
  const { page, server } = await panel();
  server.on(addBatch, null as never);
  await page.press('新增作业点');
  await page.type('#work-point_name', '1 号塔吊');
  await page.type('#work-point_longitude', '121.5');
  await page.type('#work-point_latitude', '31.2');
  await page.press('保存');
  await page.until('保存成功');
  expect(server.sent(addBatch)[0]!.body).toMatchObject({
    project_id: 'p1',
    list: [{ name: '1 号塔吊', longitude: 121.5, latitude: 31.2, system: DEFAULT_SYSTEM }],
  });
  await page.until(() => server.names(query).length === 2);
});

test('a change is based on the version that was read; a refusal keeps the input', async () => {
  const { page, server } = await panel();
  server.on(update, new CallFailure('数据已被他人修改', { status: 409 }));
  await page.press('编辑');
  await page.type('#work-point_name', '2 号塔吊');
  await page.press('保存');
  await page.until('数据已被他人修改');
  expect((page.one('#work-point_name') as HTMLInputElement).value).toBe('2 号塔吊');
  expect(server.sent(update)[0]!.body).toMatchObject({ id: '1', version: 2, name: '2 号塔吊', longitude: 121.47 });
});

test('a point is removed after a question that names it', async () => {
  const { page, server } = await panel();
  server.on(remove, null);
  await page.press('删除');
  await page.until('确定删除作业点「作业点1」吗？');
  expect(server.names(remove)).toEqual([]);
  await page.press('删除');
  await page.until(() => server.names(query).length === 2);
  expect(server.sent(remove)).toEqual([{ query: { id: '1' } }]);
});
