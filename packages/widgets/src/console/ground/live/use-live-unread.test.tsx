// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { menusWith } from '../../testing/render-console.tsx';
import { renderHook } from '../../testing/render-hook.tsx';
import { APPROVALS, useUnread, WORKBENCH } from './use-live.ts';
import { DICTIONARIES } from './use-overlay.ts';

afterEach(() => void vi.restoreAllMocks());

/** A stream into which a test writes events. */
function stream() {
  let out!: ReadableStreamDefaultController<Uint8Array>;
  const response = () => new Response(new ReadableStream({ start: (controller) => void (out = controller) }));
  const send = (event: string, data: object) =>
    out.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  return { response, send };
}

/** The unread number beside one query for each kind of data; returns how often each was read. */
async function live(server = new FakeServer()) {
  const { response, send } = stream();
  server.on(calls.notification.stream, response).on(calls.notification.unreadCount, { unread: 2 });
  const reads: Record<string, number> = {};
  const kinds = [APPROVALS, DICTIONARIES, WORKBENCH];
  const { page, now } = await renderHook(
    () => {
      for (const kind of kinds)
        // The same kinds at every rendering, in the same order.
        useQuery({ queryKey: [kind, 'x'], queryFn: () => (reads[kind] = (reads[kind] ?? 0) + 1) });
      return useUnread();
    },
    { server, may: ['staff|list'] },
  );
  await page.until(() => now() === 2 && server.sent(calls.notification.stream).length === 1);
  return { page, now, server, reads, send: (event: string, data: object) => page.act(() => send(event, data)) };
}

test('the number follows the stream without another question', async () => {
  const { page, now, server, send } = await live();
  await send('unread', { unread: 5 });
  await page.until(() => now() === 5);
  expect(server.sent(calls.notification.unreadCount)).toHaveLength(1);
});

test.each([
  ['todo', APPROVALS],
  ['dictionary', DICTIONARIES],
])('an event %s reads that again and nothing else', async (event, kind) => {
  const { page, reads, send } = await live();
  const before = { ...reads };
  await send(event, {});
  await page.until(() => reads[kind] === before[kind]! + 1);
  expect({ ...reads, [kind]: before[kind] }).toEqual(before);
});

test('changed rights read the menus, and the workbench only if the menus changed', async () => {
  const server = new FakeServer()
    .on(calls.user.permissionMenus, menusWith(['staff|list']))
    .on(calls.user.userInfo, { user_id: 'u1' });
  const { page, reads, send } = await live(server);
  const before = reads[WORKBENCH];
  await send('rights', { version: '1' });
  await page.until(() => server.sent(calls.user.permissionMenus).length === 1);
  await page.settle();
  expect(reads[WORKBENCH]).toBe(before);
  server.on(calls.user.permissionMenus, menusWith(['staff|edit']));
  await send('rights', { version: '2' });
  await page.until(() => reads[WORKBENCH] === before! + 1);
  // The version that the console has already is not read again.
  await send('rights', { version: '2' });
  await page.settle();
  expect(server.sent(calls.user.permissionMenus)).toHaveLength(2);
});

test('a tab that nobody sees holds no connection', async () => {
  const { page, server } = await live();
  const see = async (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    await page.act(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await see('visible');
  expect(server.sent(calls.notification.stream)).toHaveLength(1);
  await see('hidden');
  await see('visible');
  expect(server.sent(calls.notification.stream)).toHaveLength(2);
});

test('the numbers of the workbench are read again when another number of messages comes, not when a stream begins', async () => {
  const { page, reads, send } = await live();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const before = reads[WORKBENCH]!;
    await send('unread', { unread: 2 });
    await send('todo', { count: 1 });
    await page.act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(reads[WORKBENCH]).toBe(before);
    await send('unread', { unread: 3 });
    await page.act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(reads[WORKBENCH]).toBe(before + 1);
  } finally {
    vi.useRealTimers();
  }
});
