// @vitest-environment jsdom
import { CallFailure, calls, type Notification } from '@gongdi/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { UNREAD } from '../../ground/live/use-live.ts';
import { FakeServer, pageOf } from '../../testing/fake-server.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { NotificationDrawer } from './notification-drawer.tsx';
import { TodoLink } from './todo-link.tsx';

const { list, markRead, markAllRead } = calls.notification;
const note = (id: string, more: Partial<Notification> = {}) =>
  ({
    id,
    title: `通知 ${id}`,
    read: false,
    link: `/staff/detail?id=${id}`,
    count: 1,
    items: [],
    created_at: '2026-11-02T01:00:00Z',
    ...more,
  }) as Notification;

async function drawer(...notes: Notification[]) {
  const server = new FakeServer()
    .on(list, pageOf(...notes))
    .on(markRead, { unread: 4 })
    .on(markAllRead, { unread: 0 });
  const close = vi.fn();
  let unread: () => unknown = () => undefined;
  function Around() {
    const queries = useQueryClient();
    useEffect(() => {
      unread = () => queries.getQueryData(UNREAD);
    });
    return <NotificationDrawer open onClose={close} />;
  }
  const page = await renderConsole(<Around />, { server });
  await page.until(() => server.sent(list).length > 0 && !page.text.includes('加载'));
  await page.settle();
  return { page, server, close, unread: () => unread() };
}

test('one is opened at its page, which reads it', async () => {
  const { page, server, close, unread } = await drawer(note('a'));
  await page.press('查看');
  expect([page.here, close.mock.calls.length]).toEqual(['/staff/detail?id=a', 1]);
  await page.until(() => unread() !== undefined);
  expect([server.sent(markRead), unread()]).toEqual([[{ body: { ids: ['a'] } }], { unread: 4 }]);
});

test('one that was read before is not marked again', async () => {
  const { page, server } = await drawer(note('a', { read: true }));
  await page.press('查看');
  await page.settle();
  expect([page.here, server.sent(markRead)]).toEqual(['/staff/detail?id=a', []]);
});

test('all are marked at once, if any is unread', async () => {
  const { page, server, unread } = await drawer(note('a'), note('b', { read: true }));
  await page.press('全部标为已读');
  await page.until(() => unread() !== undefined);
  expect([server.sent(markAllRead).length, unread()]).toEqual([1, { unread: 0 }]);
  await page.unmount();
  const read = await drawer(note('a', { read: true }));
  expect(read.page.choice('全部标为已读')).toHaveProperty('disabled', true);
});

test('the unread ones alone begin at their first page', async () => {
  const { page, server } = await drawer(note('a'));
  await page.act(() => page.all<HTMLInputElement>('input[type=radio]')[1]!.click());
  await page.until(() => server.sent(list).length > 1);
  expect(server.sent(list).at(-1)).toMatchObject({ query: { unread_only: '1', page: 1 } });
});

test('one that cannot be marked leaves the number as it is; the client has told why', async () => {
  const { page, server, unread } = await drawer(note('a', { link: null }));
  server.on(markRead, new CallFailure('网络错误'));
  await page.press('标为已读');
  await page.until(() => server.reports.length === 1);
  expect([server.reports, unread()]).toEqual([['网络错误'], undefined]);
});

test('the number of tasks is for whoever may list them', async () => {
  const server = new FakeServer().on(calls.workflow.taskTodoCount, { todo: 3 });
  const page = await renderConsole(<TodoLink />, { server, may: ['bpm-task|list'] });
  await page.until(() => page.all('button')[0]?.getAttribute('aria-label')?.includes('3') === true);
  await page.act(() => page.one('button').click());
  expect(page.here).toBe('/bpm/task/todo');
  await page.unmount();
  const none = await renderConsole(<TodoLink />, { server: new FakeServer(), may: ['staff|list'] });
  expect([none.choices, none.server.names()]).toEqual([[], []]);
});
