// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { ChunkError } from '../../../kit/lazy/index.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { menusWith, renderConsole } from '../../testing/render-console.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { QueryPart } from './query-part.tsx';

const panel = async (error: unknown, server = new FakeServer()) => {
  const retry = vi.fn();
  const page = await renderConsole(<FailurePanel error={error} retry={retry} />, { server, may: ['staff|list'] });
  return { page, retry };
};

test('a failure says what the server said, and can be tried again', async () => {
  const { page, retry } = await panel(new CallFailure('数据不存在!', { code: 40400, status: 404 }));
  expect(page.one('[role=alert]').textContent).toContain('数据不存在!');
  expect(page.text).not.toContain('请检查网络连接');
  await page.press('重试');
  expect(retry).toHaveBeenCalledOnce();
});

test('without an answer it is the network that has to be looked at', async () => {
  const { page } = await panel(new CallFailure('网络错误'));
  expect(page.text).toContain('请检查网络连接后重试');
});

test('code that did not load is told as such, an error of the program with its words', async () => {
  const lost = await panel(new ChunkError('load_failed', new Error('Failed to fetch')));
  expect(lost.page.text).toContain('页面加载失败，请检查网络后重试');
  await lost.page.unmount();
  const { page } = await panel(new TypeError('x is undefined'));
  expect([page.text.includes('页面出错了'), page.text.includes('x is undefined')]).toEqual([true, true]);
});

test('a refusal means that the menus are out of date: they are read again', async () => {
  const server = new FakeServer()
    .on(calls.user.permissionMenus, menusWith(['staff|detail']))
    .on(calls.user.userInfo, {});
  const { page } = await panel(new CallFailure('没有权限', { code: ERRORS.permission.code, status: 400 }), server);
  expect([page.text.includes('您没有查看此内容的权限'), page.choices]).toEqual([true, []]);
  await page.until(() => page.services.session.snapshot().menus?.[0]?.operation_list[0]?.operation_code === 'detail');
});

test.each([
  ['loads', undefined, null, ''],
  ['has failed', undefined, new Error('断线'), '断线重试'],
  ['is empty', [], null, 'none'],
  // Rows that were read once stay, whatever comes later.
  ['is loaded', ['a', 'b'], new Error('断线'), 'a,b'],
])('a part of a page with its own query: it %s', async (_, data, error, text) => {
  const query = { data, error, refetch: async () => undefined };
  const page = await renderConsole(
    <QueryPart query={query} empty="none">
      {(list) => list.join(',')}
    </QueryPart>,
  );
  expect(page.root.querySelector('.ant-app')?.textContent ?? page.text.trim()).toBe(text);
});
