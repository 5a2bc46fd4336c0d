import { calls } from '@gongdi/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WidgetContext } from '../kit/mount.ts';
import type { ConsoleRouter } from './routes/router.tsx';
import { ConsoleSession } from './ground/session/session.ts';
import { createServices, type ServiceParts } from './create-services.ts';

let kept: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map([['gongdi:token', JSON.stringify({ token: 't', serial: 's' })]]);
  kept.set('gongdi:user', JSON.stringify({ user_id: 'u' }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (place: number) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the services of a console at `/staff?page=2` whose server answers every call with `answer`. */
function consoleOn(answer: () => Response | Promise<Response>, config: WidgetContext['config'] = {}) {
  const fetch = vi.fn(async () => answer());
  const assign = vi.fn();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', {
    href: 'https://site.example/staff?page=2',
    hostname: 'site.example',
    protocol: 'https:',
    assign,
  });
  vi.stubGlobal('document', { cookie: '' });
  const navigate = vi.fn(async () => {});
  const message = { destroy: vi.fn(), error: vi.fn(async () => {}) };
  const emit = vi.fn(() => true);
  const parts = {
    context: { config, emit, root: {} } as unknown as WidgetContext,
    session: new ConsoleSession(true),
    preferences: { snapshot: () => ({ lang: 'zh' }) },
    router: { state: { location: { pathname: '/staff', search: '?page=2' } }, navigate } as unknown as ConsoleRouter,
    standalone: true,
    message,
  } as unknown as ServiceParts;
  return { services: createServices(parts), session: parts.session, message, navigate, assign, fetch };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const ok = () => json({ code: 0, data: null, message: '' });
const TO_LOGIN = `/login?redirect=${encodeURIComponent('/staff?page=2')}`;

test('console 4 and 8: logout clears, and after 1.5 s closes messages and leads to login with redirect', async () => {
  const { services, session, message, navigate, fetch } = consoleOn(ok);
  const seen: unknown[] = [];
  session.subscribe(() => seen.push([session.snapshot().user, session.leaving]));
  await services.logout();
  expect(String((fetch.mock.calls as unknown[][])[0]?.[0])).toContain('/api/user/users/logout');
  expect([...kept.keys()].filter((key) => /token|user|menus/.test(key))).toEqual([]);
  await vi.advanceTimersByTimeAsync(1499);
  expect([message.destroy.mock.calls.length, navigate.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(message.destroy).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(TO_LOGIN);
  // The guard reads these two values: no user is logged in, and `leaving` is false again.
  expect(seen.at(-1)).toEqual([null, false]);
});

test('a slow server has heard of the logout before the browser leaves, unless it does not answer at all', async () => {
  let answer = () => {};
  const slow = () => new Promise<Response>((resolve) => (answer = () => resolve(ok())));
  const { services, assign } = consoleOn(slow, { loginUrl: 'https://sso.example/in' });
  void services.logout();
  await vi.advanceTimersByTimeAsync(3000);
  expect(assign).not.toHaveBeenCalled();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(assign).toHaveBeenCalledOnce();

  kept.set('gongdi:token', JSON.stringify({ token: 't', serial: 's' }));
  const silent = consoleOn(slow, { loginUrl: 'https://sso.example/in' });
  void silent.services.logout();
  await vi.advanceTimersByTimeAsync(6500);
  expect(silent.assign).toHaveBeenCalledOnce();
});

test('console 4: a configured login address gets the page to come back to as redirect', async () => {
  const { services, assign, navigate } = consoleOn(ok, { loginUrl: 'https://sso.example/in?app=1' });
  await services.logout();
  await vi.advanceTimersByTimeAsync(1500);
  const back = encodeURIComponent('https://site.example/staff?page=2');
  expect(assign).toHaveBeenCalledExactlyOnceWith(`https://sso.example/in?app=1&redirect=${back}`);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([401, 403, 501, 504, 505])(
  'console 8: %i from status or body logs out once, with its message',
  async (code) => {
    for (const answer of [() => json({}, code), () => json({ code, data: null, message: '' })]) {
      kept.set('gongdi:token', JSON.stringify({ token: 't', serial: 's' }));
      const { services, message, navigate } = consoleOn(answer);
      const asked = () => services.client.call(calls.user.userInfo, {}).catch(() => {});
      await Promise.all([asked(), asked()]);
      expect(message.error).toHaveBeenCalledExactlyOnceWith('无效的登录状态, 请重新登录', 5);
      await vi.advanceTimersByTimeAsync(1500);
      expect(navigate).toHaveBeenCalledExactlyOnceWith(TO_LOGIN);
    }
  },
);

test('console 8: other errors show the message of the server, or 网络错误, for 5 s', async () => {
  const reported = async (answer: () => Response) => {
    const { services, message, navigate } = consoleOn(answer);
    await services.client.call(calls.user.userInfo, {}).catch(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(navigate).not.toHaveBeenCalled();
    return (message.error.mock.calls as unknown[][]).at(-1);
  };
  expect(await reported(() => json({ code: 42_200, data: null, message: '提交的数据有误' }, 422))).toEqual([
    '提交的数据有误',
    5,
  ]);
  expect(await reported(() => json({ code: 10, data: null, message: '账号或密码不正确' }))).toEqual([
    '账号或密码不正确',
    5,
  ]);
  expect(await reported(() => new Response('', { status: 502 }))).toEqual(['网络错误', 5]);
});

test('console 8: a cancelled request is only logged', async () => {
  const logged = vi.spyOn(console, 'debug').mockReturnValue();
  const { services, message } = consoleOn(() => {
    throw new DOMException('stopped', 'AbortError');
  });
  const signal = AbortSignal.abort();
  await services.client.call(calls.user.userInfo, {}, { signal }).catch(() => {});
  expect(message.error).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
