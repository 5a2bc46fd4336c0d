// @vitest-environment jsdom
import { CallFailure, calls, resourceCalls } from '@gongdi/api';
import { staff } from '@gongdi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, later } from '../../testing/fake-server.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { renderConsole } from '../../testing/render-console.tsx';
import { sample } from '../../testing/sample.ts';
import { ListActions } from './list-actions.tsx';
import { useListExport } from './use-list-export.tsx';
import { useReveal } from './use-reveal.ts';

const { export: exported } = resourceCalls(sample);
const { exporting } = calls.job;

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

const GRID = { page: 3, page_size: 50, sort: 'title', order: 'desc' } as const;

async function exporter(server: FakeServer) {
  const { page, now } = await renderHook(() => useListExport(sample, GRID, { title: 'x' }), { server });
  return {
    page,
    now,
    run: (...given: Parameters<ReturnType<typeof now>['exportRows']>) => page.act(() => now().exportRows(...given)),
  };
}

test('many records are exported in the background: the message leads to the downloads, no file is asked for', async () => {
  const server = new FakeServer().on(exporting, { id: 'j' });
  const { page, run } = await exporter(server);
  await run('export');
  expect(page.text).toContain('已转为后台导出');
  expect(server.sent(exporting)).toEqual([
    { body: { resource: 'sample', query: { title: 'x' }, personal: undefined } },
  ]);
  expect([server.names(exported!), saved]).toEqual([[], []]);
  await page.press('前往下载中心');
  expect(page.here).toBe('/download');
});

test('few records come at once in the order of the list, all pages of it, under the name of the list', async () => {
  const server = new FakeServer().on(exporting, null).on(exported!, new Response('xlsx'));
  const { run } = await exporter(server);
  await run('export');
  expect(server.sent(exported!)).toEqual([
    { query: { title: 'x', sort: 'title', order: 'desc', personal: undefined } },
  ]);
  expect(saved).toEqual(['样品.xlsx']);
});

test('the server may name the file', async () => {
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('样品台账.xlsx')}` };
  const server = new FakeServer().on(exporting, null).on(exported!, new Response('xlsx', { headers }));
  const { run } = await exporter(server);
  await run('export');
  expect(saved).toEqual(['样品台账.xlsx']);
});

test('chosen records are exported at once, whatever the filters', async () => {
  const server = new FakeServer().on(exported!, new Response('xlsx'));
  const { run } = await exporter(server);
  await run('export', ['a', 'b']);
  expect(server.sent(exported!)).toEqual([{ query: { ids: 'a,b', personal: undefined } }]);
  expect(server.names(exporting)).toEqual([]);
});

test('an unmasked export says so to the server on both ways', async () => {
  const server = new FakeServer().on(exporting, null).on(exported!, new Response('xlsx'));
  const { run } = await exporter(server);
  await run('export', undefined, '1');
  expect([server.sent(exporting)[0]!.body.personal, server.sent(exported!)[0]!.query]).toMatchObject([
    '1',
    { personal: '1' },
  ]);
});

test('it is busy until the file is there, also if none comes', async () => {
  const answer = later<null>();
  const server = new FakeServer().on(exporting, answer.reply).on(exported!, new CallFailure('文件过大'));
  const { page, now } = await exporter(server);
  await page.act(() => void now().exportRows('export'));
  expect(now().exporting).toBe(true);
  await page.act(() => answer.come(null));
  await page.until(() => !now().exporting);
  expect([server.reports, saved, page.text.includes('导出成功')]).toEqual([['文件过大'], [], false]);
});

const BUTTONS = ['新增', '导入', '导出', '导出完整信息', '导出Word'];

async function offered(may: readonly string[], compact = false) {
  const onExport = vi.fn();
  const page = await renderConsole(
    <ListActions resource={staff} exporting={false} onImport={() => undefined} onExport={onExport} compact={compact} />,
    { may },
  );
  return { page, onExport, words: () => page.choices.filter((one) => BUTTONS.includes(one)) };
}
const all = ['add', 'import', 'export', 'word', 'personal', 'list'].map((operation) => `staff|${operation}`);

test('the buttons above a list are those that the resource has and the user may press', async () => {
  const whole = await offered(all);
  expect(whole.words()).toEqual(BUTTONS.filter((one) => one !== '导出Word' || resourceCalls(staff).word));
  await whole.page.unmount();
  const masked = await offered(['staff|export', 'staff|list']);
  expect(masked.words()).toEqual(['导出']);
  await masked.page.unmount();
  const secret = await offered(['staff|personal']);
  expect(secret.words()).toEqual([]);
});

test('an unmasked export is asked about first', async () => {
  const { page, onExport } = await offered(all);
  await page.press('导出完整信息');
  await page.until('此次导出会记入操作日志');
  expect(onExport).not.toHaveBeenCalled();
  await page.press('导出完整信息');
  expect(onExport).toHaveBeenCalledExactlyOnceWith('export', '1');
});

test('on a phone all but adding is behind a button; without anything there is no button', async () => {
  const { page, words } = await offered(all, true);
  expect(words()).toEqual(['新增']);
  await page.press('更多');
  await page.until('导入');
  await page.unmount();
  const none = await offered(['staff|add'], true);
  expect([none.words(), none.page.choice('更多')]).toEqual([['新增'], undefined]);
});

test('adding leads to the form', async () => {
  const { page } = await offered(all);
  await page.press('新增');
  expect(page.here).toBe('/staff/add');
});

test('personal values are revealed one at a time, by whoever may', async () => {
  const personal = resourceCalls(staff).personal!;
  const server = new FakeServer().on(personal, { phone_number: '13800001111' });
  const { now } = await renderHook(() => useReveal(staff), { server, may: ['staff|personal'] });
  expect(await now()!({ id: 's1' })('phone_number')).toBe('13800001111');
  expect(server.sent(personal)).toEqual([{ body: { id: 's1', fields: ['phone_number'] } }]);
});

test.each([
  ['without the permission', staff, ['staff|detail']],
  ['of a resource that has none', sample, ['sample|personal']],
])('nothing is revealed %s', async (_, resource, may) => {
  const { now } = await renderHook(() => useReveal(resource), { may });
  expect(now()).toBeUndefined();
});
