// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { MyProcessesPage } from './my-page.tsx';

const { instanceMyPage, instanceCancel, taskRemind } = calls.workflow;
const MAY = ['bpm-process-instance|list', 'bpm-process-instance|create', 'bpm-process-instance|cancel'];

const instance = (id: string, more: object = {}) => ({
  id,
  name: `请假 ${id}`,
  category: '1',
  status: 1,
  result: 1,
  tasks: [{ id: 't1', name: '部门审批' }],
  create_time: '2026-11-02T01:00:00.000Z',
  end_time: null,
  business_key: null,
  ...more,
});

async function open(rows: readonly object[], may: readonly string[] = MAY) {
  const server = new FakeServer()
    .on(instanceMyPage, pageOf(...rows) as never)
    .on(calls.workflow.instanceCopyPage, pageOf() as never);
  const page = await renderConsole(<MyProcessesPage />, { server, may, at: '/bpm/task/my' });
  await page.until('请假');
  return { page, server };
}

test('a running process can be reminded of and cancelled, one that has ended cannot', async () => {
  const { page } = await open([instance('i1')]);
  expect([page.choice('催办'), page.choice('取消')].every(Boolean)).toBe(true);
  void page.unmount();
  const ended = await open([instance('i2', { status: 2, result: 2, tasks: [] })]);
  expect([ended.page.choice('催办'), ended.page.choice('取消')]).toEqual([undefined, undefined]);
  expect(ended.page.choice('详情')).toBeDefined();
});

test('whoever may neither start nor cancel is offered neither', async () => {
  const { page } = await open([instance('i1')], ['bpm-process-instance|list']);
  expect([page.choice('发起流程'), page.choice('取消')]).toEqual([undefined, undefined]);
});

test('to start one leads to the page of all processes', async () => {
  const { page } = await open([instance('i1')]);
  await page.press('发起流程');
  expect(page.here).toBe('/bpm/process-instance/create');
});

test.each([
  [2, '已提醒 2 人'],
  [0, '没有需要提醒的人'],
])('a reminder of %s people says so', async (told, words) => {
  const { page, server } = await open([instance('i1')]);
  server.on(taskRemind, { told });
  await page.press('催办');
  await page.until(words);
  expect(server.sent(taskRemind)).toEqual([{ body: { process_instance_id: 'i1' } }]);
});

test('a cancelled process needs a reason, and the list is read again', async () => {
  const { page, server } = await open([instance('i1')]);
  await page.press('取消');
  await page.until('取消流程 · 请假 i1');
  await page.press('取消流程');
  await page.until('审批意见不能为空');
  expect(server.sent(instanceCancel)).toEqual([]);
  await page.type('#cancel_reason', '日期有误');
  server.on(instanceCancel, new CallFailure('流程已结束'));
  await page.press('取消流程');
  await page.until('流程已结束');
  expect(page.all<HTMLTextAreaElement>('#cancel_reason')[0]!.value).toBe('日期有误');
  server.on(instanceCancel, null);
  const before = server.sent(instanceMyPage).length;
  await page.press('取消流程');
  await page.until('流程已取消');
  expect(server.sent(instanceCancel).at(-1)).toEqual({ body: { id: 'i1', reason: '日期有误' } });
  await page.until(() => server.sent(instanceMyPage).length > before);
});
