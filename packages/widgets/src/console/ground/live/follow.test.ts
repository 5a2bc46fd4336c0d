import { createClient, memorySession } from '@gongdi/api';
import { afterEach, expect, test, vi } from 'vitest';
import { follow } from './follow.ts';

afterEach(() => vi.unstubAllGlobals());

test('a refused connection has a real call find out that the session is over, once', async () => {
  const refused = () =>
    Response.json({ code: 40302, message: '当前登录已被停用，请重新登录', data: null }, { status: 403 });
  const fetches = vi.fn(async () => refused());
  vi.stubGlobal('fetch', fetches);
  const work = new AbortController();
  const onLogout = vi.fn(() => work.abort());
  const session = memorySession();
  session.set({ token: 't', serial: 's' });
  const client = createClient({ config: () => ({ baseUrl: 'http://site.test' }), session, onLogout });
  await follow(client, () => undefined, work.signal);
  expect(onLogout).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: '当前登录已被停用，请重新登录', endsSession: true }),
    false,
  );
});

test('a connection that is refused on its own, as by a proxy, ends nobody', async () => {
  const work = new AbortController();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input);
    if (asked.length > 1) work.abort();
    return asked.length > 1
      ? Response.json({ code: 0, message: 'ok', data: { unread: 0 } })
      : new Response(null, { status: 403 });
  });
  const onLogout = vi.fn();
  const client = createClient({ config: () => ({ baseUrl: 'http://site.test' }), session: memorySession(), onLogout });
  await follow(client, () => undefined, work.signal);
  expect(asked).toHaveLength(2);
  expect(onLogout).not.toHaveBeenCalled();
});
