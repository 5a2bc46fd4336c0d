// @vitest-environment jsdom
import { CallFailure, calls, type Job } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { DownloadPage } from './download-page.tsx';

const { list, file, get, undo, cancel, remove } = calls.job;

/** Names of the files that were saved. */
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const job = (more: Partial<Job> = {}): Job => ({
  id: 'j1',
  kind: 'export',
  resource: 'staff',
  label: '人员',
  state: 'done',
  done: 10,
  total: 10,
  refused: 0,
  message: null,
  created_at: '2026-11-02T00:00:00.000Z',
  ended_at: null,
  expires_at: null,
  file: null,
  undoable: false,
  ...more,
});

async function downloads(one: Job, server = new FakeServer()) {
  server.on(list, pageOf(one));
  const page = await renderConsole(<DownloadPage />, { server });
  await page.until('人员');
  return { page, server };
}
const ACTIONS = ['下载', '查看未修改', '撤销修改', '取消任务', '删除'];
const offered = (choices: readonly string[]) => choices.filter((one) => ACTIONS.includes(one));

test.each<[Partial<Job>, string[]]>([
  [{ state: 'running', done: 5 }, ['取消任务']],
  [{ state: 'done', file: { name: 'a.xlsx', size: 2048 } }, ['下载', '删除']],
  [{ kind: 'bulk-edit', undoable: true, refused: 2 }, ['查看未修改', '撤销修改', '删除']],
  [{ state: 'failed' }, ['删除']],
])('a job with %j offers %j', async (more, actions) => {
  const { page } = await downloads(job(more));
  expect(offered(page.choices)).toEqual(actions);
});

test('how far a job is, and why it failed', async () => {
  const half = await downloads(job({ state: 'running', done: 5 }));
  expect(half.page.one('[role=progressbar]').getAttribute('aria-valuenow')).toBe('50');
  await half.page.unmount();
  const uncounted = await downloads(job({ state: 'waiting', done: 0, total: null }));
  expect(uncounted.page.one('[role=progressbar]').getAttribute('aria-valuenow')).toBe('0');
  await uncounted.page.unmount();
  const failed = await downloads(job({ state: 'failed', message: '磁盘已满' }));
  expect(failed.page.text).toContain('磁盘已满');
});

test('a file is saved under its name; one that has expired says so', async () => {
  const server = new FakeServer().on(file, new Response('xlsx'));
  const { page } = await downloads(job({ file: { name: '人员台账.xlsx', size: 1 } }), server);
  await page.press('下载');
  await page.until(() => saved.length === 1);
  expect(saved).toEqual(['人员台账.xlsx']);
  server.on(file, new CallFailure('文件已过期', { status: 404 }));
  await page.press('下载');
  await page.until(() => server.reports.length === 1);
  expect(saved).toHaveLength(1);
});

test('records that were not changed are named with the reasons; if they cannot be read the page goes on', async () => {
  const refusals = [{ id: 'a', title: '王建', message: '已离场' }];
  const server = new FakeServer().on(get, new CallFailure('网络错误'));
  const { page } = await downloads(job({ kind: 'bulk-edit', refused: 1 }), server);
  await page.press('查看未修改');
  await page.until(() => server.reports.length === 1);
  server.on(get, { ...job(), refusals });
  await page.press('查看未修改');
  await page.until('王建：已离场');
});

test.each([
  ['撤销修改', { kind: 'bulk-edit', undoable: true } as const, undo],
  ['取消任务', { state: 'running' } as const, cancel],
  ['删除', {}, remove],
])('%s is done at once, and the list is read again', async (words, more, call) => {
  const { page, server } = await downloads(job(more));
  server.on(call, null);
  await page.press(words);
  await page.until(() => server.names(list).length === 2);
  expect(server.sent(call)).toEqual([{ params: { id: 'j1' } }]);
});
