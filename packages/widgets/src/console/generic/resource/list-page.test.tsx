// @vitest-environment jsdom
import { calls, CallFailure, resourceCalls } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, pageOf } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { MAY_ALL, sample, sampleRow } from '../../testing/sample.ts';
import { BEGINS_IMPORT } from '../../ground/page/way-back.ts';
import { ListPage } from './list-page.tsx';

const { list, export: exported } = resourceCalls(sample);

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return () => {
    saved.mockRestore();
    vi.unstubAllGlobals();
  };
});

async function page(at = '/sample', may: readonly string[] = MAY_ALL, state?: unknown) {
  // The list is short enough to be exported at once.
  const server = new FakeServer().on(list!, pageOf(sampleRow('a'))).on(calls.job.exporting, null);
  const shown = await renderConsole(<ListPage resource={sample} />, { server, at, may, state });
  await shown.until('样品 a');
  return { page: shown, server };
}

test('the list is read as the address says, and what was exported is what the filters and the order show', async () => {
  const { page: shown, server } = await page('/sample?title=x&page=2&page_size=20&sort=title&order=desc&utm=1');
  expect(server.sent(list!)).toEqual([{ query: { title: 'x', page: 2, page_size: 20, sort: 'title', order: 'desc' } }]);
  server.on(exported!, new Response('xlsx'));
  await shown.press('导出');
  await shown.until('导出成功');
  expect(server.sent(exported!)).toEqual([
    { query: { title: 'x', sort: 'title', order: 'desc', personal: undefined } },
  ]);
});

test('an export that fails is no success', async () => {
  const { page: shown, server } = await page();
  server.on(exported!, new CallFailure('数据太多'));
  await shown.press('导出');
  await shown.until(() => server.reports.length === 1);
  await shown.settle();
  expect([server.reports, shown.text.includes('导出成功')]).toEqual([['数据太多'], false]);
});

test('there is a button for what the user may do, and no other', async () => {
  const offered = async (may: readonly string[]) => {
    const { page: shown } = await page('/sample', may);
    // The buttons of rows come after the rows.
    await shown.until(() => shown.all('.gd-data-row-actions:empty').length === 0);
    const words = shown.choices.filter((one) => ['新增', '导出', '编辑', '开始', '样品 a'].includes(one));
    const more = shown.all('[aria-haspopup=menu]').length;
    const boxes = shown.all('tbody input[type=checkbox]').length > 0;
    await shown.unmount();
    return [words, more, boxes];
  };
  expect(await offered(['sample|list'])).toEqual([[], 0, false]);
  expect(await offered(MAY_ALL)).toEqual([['新增', '导出', '样品 a', '开始'], 1, true]);
});

test('a list that is refused altogether has no query form', async () => {
  const server = new FakeServer().on(list!, new CallFailure('没有权限', { code: ERRORS.permission.code, status: 400 }));
  const shown = await renderConsole(<ListPage resource={sample} />, { server, may: MAY_ALL, at: '/sample' });
  await shown.until('您没有查看此内容的权限');
  expect(shown.choices).toEqual([]);
});

test('a link that asks for an import asks once: the way back to the list does not', async () => {
  const { page: shown } = await page('/sample?title=x', MAY_ALL, BEGINS_IMPORT);
  expect([shown.here, shown.router.state.location.state]).toEqual(['/sample?title=x', { comesBack: true }]);
});
