import { projectmanage } from '@gongdi/domain';
import { describe, expect, it, vi } from 'vitest';
import * as user from '../calls/user.ts';
import type { Call } from '../call.ts';
import type { HostConfig, Session } from '../config.ts';
import { resourceCalls } from '../lift.ts';
import { addressOf, queryString, resolvedAddress } from './address.ts';
import { createClient, ERROR_TOAST, type ClientOptions } from './client.ts';
import { CallFailure, LOGOUT_CODES } from './failure.ts';
import { memorySession, sessionSource, sharedProvider } from './session.ts';

const project = resourceCalls(projectmanage);
const session = { token: 't0ken', serial: 's3rial' };

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
const ok = (data: unknown) => json({ code: 0, data, message: '', request_id: 'r1' });

function setup(answer: (url: string, init: RequestInit) => Response | Promise<Response>, options: ClientOptions = {}) {
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => answer(url as string, init ?? {}));
  const onError = vi.fn();
  const onLogout = vi.fn();
  const log = vi.fn();
  const store = memorySession(session);
  const client = createClient({ fetch, session: store, onError, onLogout, log, ...options });
  return { client, fetch, onError, onLogout, log, store };
}

/** Like a fetch without an answer: rejects when the signal aborts. */
function untilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}

async function failure(promise: Promise<unknown>): Promise<CallFailure> {
  const caught = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(caught).toBeInstanceOf(CallFailure);
  return caught as CallFailure;
}

describe('console 7.1: addresses', () => {
  it('keeps scalars and drops null, undefined, arrays and objects', () => {
    expect(queryString({ a: 1, b: 'x y', c: false, d: null, e: undefined, f: [1], g: { h: 1 }, i: '' })).toBe(
      '?a=1&b=x+y&c=false&i=',
    );
  });

  it('hangs under /api/<service>, or under the base of that service', () => {
    const call = project.detail!;
    expect(addressOf({ baseUrl: 'https://a.example/' }, call, { params: { id: 'x/ y' } })).toBe(
      'https://a.example/api/base/project/x%2F%20y',
    );
    expect(addressOf({ services: { base: 'https://b.example/v1' } }, call, { params: { id: 1 } })).toBe(
      'https://b.example/v1/project/1',
    );
    expect(() => addressOf({}, call, { params: {} })).toThrow('parameter id');
  });
});

describe('console 7.1 and 6: headers', () => {
  it('sends token and serial number, and the language', async () => {
    const { client, fetch } = setup(() => ok(null));
    await client.call(project.delete!, { params: { id: '1' } });
    const headers = fetch.mock.calls[0]![1]!.headers as Headers;
    expect(headers.get('authorization')).toBe('t0ken');
    expect(headers.get('x-serial-number-id')).toBe('s3rial');
    expect(headers.get('accept-language')).toBe('zh-CN');
  });

  it('sends neither with a call that needs no login', async () => {
    const { client, fetch } = setup(() => ok({ token: 'a', serial_token_number: 'b', ent_types: [] }));
    await client.call(user.login, { body: { user_name: 'a', password: 'b' } });
    const headers = fetch.mock.calls[0]![1]!.headers as Headers;
    expect(headers.has('authorization')).toBe(false);
    expect(headers.has('x-serial-number-id')).toBe(false);
  });
});

describe('console 8: answers', () => {
  it('gives the data of code 0', async () => {
    const { client } = setup(() => ok({ user_id: 'u' }));
    expect(await client.call(user.userInfo, {})).toEqual({ user_id: 'u' });
  });

  it('shows the message of a code that is not 0 for five seconds and rejects', async () => {
    const { client, onError, onLogout } = setup(() =>
      json({ code: 42200, data: null, message: '有误', request_id: 'r' }),
    );
    const caught = await failure(client.call(user.userInfo, {}));
    expect(caught).toMatchObject({ message: '有误', code: 42200, requestId: 'r' });
    expect(onError).toHaveBeenCalledExactlyOnceWith(caught, ERROR_TOAST);
    expect(ERROR_TOAST).toBe(5000);
    expect(onLogout).not.toHaveBeenCalled();
  });

  it.each([...LOGOUT_CODES])('logs out on %i as a status and as a code', async (code) => {
    for (const answer of [json({}, code), json({ code, data: null })]) {
      const { client, onLogout, store } = setup(() => answer);
      const caught = await failure(client.call(user.userInfo, {}));
      expect(caught.message).toBe('无效的登录状态, 请重新登录');
      expect(onLogout).toHaveBeenCalledOnce();
      expect(store.get()).toBeNull();
    }
    expect([...LOGOUT_CODES]).toEqual([401, 403, 501, 504, 505]);
  });

  it('says 网络错误 when no answer comes or the answer is no envelope', async () => {
    const dead = setup(() => Promise.reject(new TypeError('fetch failed')));
    expect((await failure(dead.client.call(user.userInfo, {}))).message).toBe('网络错误');
    const html = setup(() => new Response('<h1>502</h1>', { status: 502 }));
    expect((await failure(html.client.call(user.userInfo, {}))).message).toBe('网络错误');
    const other = setup(() => json({ hello: 1 }));
    expect((await failure(other.client.call(user.userInfo, {}))).message).toBe('网络错误');
    expect(dead.onLogout).not.toHaveBeenCalled();
  });

  it('only logs a cancelled call', async () => {
    const controller = new AbortController();
    const { client, onError, log } = setup((_, init) => untilAborted(init.signal!));
    const pending = failure(client.call(user.userInfo, {}, { signal: controller.signal }));
    controller.abort();
    expect((await pending).cancelled).toBe(true);
    expect(onError).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });

  it('parses the error inside a failed download', async () => {
    const { client } = setup(() => json({ code: 40301, data: null, message: '没有权限' }, 400));
    expect(await failure(client.call(project.export!, { query: {} }))).toMatchObject({
      code: 40301,
      message: '没有权限',
    });
    const disguised = setup(() => json({ code: 50300, data: null, message: '稍后' }, 200));
    expect((await failure(disguised.client.call(project.export!, { query: {} }))).message).toBe('稍后');
  });

  it('passes an answer with a captcha-key through unchanged', async () => {
    const svg = new Response('<svg/>', { headers: { 'captcha-key': 'k1', 'content-type': 'image/svg+xml' } });
    const { client } = setup(() => svg);
    const answer = await client.open(user.captcha, {});
    expect(answer).toBe(svg);
    expect(answer.headers.get('captcha-key')).toBe('k1');
  });

  it('leaves a quiet failure to the caller', async () => {
    const { client, onError } = setup(() => json({ code: 42200, data: null, message: 'x' }));
    await failure(client.call(user.userInfo, {}, { quiet: true }));
    await failure(client.call(user.userInfo, {}, { quiet: ({ code }) => code === 42200 }));
    expect(onError).not.toHaveBeenCalled();
    await failure(client.call(user.userInfo, {}, { quiet: ({ code }) => code === 40400 }));
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('console 7.1: uploads', () => {
  it('are multipart, with the file beside its fields, and may take ten minutes', async () => {
    const { client, fetch } = setup(() => ok(null));
    const file = new Blob(['x']);
    const call = project.import!;
    await client.call(call, { form: { type: 2, key: 'abcdefgh' }, file, fileName: '项目.xlsx' });
    const body = fetch.mock.calls[0]![1]!.body as FormData;
    expect([body.get('type'), body.get('key'), (body.get('file') as File).name]).toEqual([
      '2',
      'abcdefgh',
      '项目.xlsx',
    ]);
    expect((call as Call).timeout).toBe(600_000);
  });

  it('says so when the time is over', async () => {
    const slow: Call = { ...user.userInfo, timeout: 20 };
    const { client } = setup((_, init) => untilAborted(init.signal!));
    expect((await failure(client.call(slow, {}))).message).toBe('网络错误');
  });
});

describe('sessions from the host', () => {
  it('asks the provider once for all who wait, and again when the session ends', async () => {
    let now = 0;
    const token = vi.fn(async () => ({ ...session, expiresAt: new Date(now + 60_000).toISOString() }));
    const source = sessionSource(
      () => ({ token }),
      memorySession(),
      () => now,
    );
    await Promise.all([source.current(), source.current(), source.current()]);
    expect(token).toHaveBeenCalledTimes(1);
    now = 58_000;
    await source.current();
    expect(token).toHaveBeenCalledTimes(2);
  });

  it('leaves it to the server what becomes of a session that the provider does not renew', async () => {
    const store = memorySession({ ...session, expiresAt: new Date(0).toISOString() });
    const source = sessionSource(() => ({ token: async () => null }), store);
    expect(await source.current()).toMatchObject(session);
    expect(store.get()).toMatchObject(session);
  });

  it('renews once on 401, then gives up and logs out', async () => {
    const token = vi.fn(async () => ({ token: 'fresh', serial: 's' }));
    const seen: (string | null)[] = [];
    const { client, onLogout } = setup(
      (_, init) => {
        seen.push((init.headers as Headers).get('authorization'));
        return seen.length === 2 ? ok(1) : json({ code: 40101, data: null }, 401);
      },
      { config: () => ({ token }) },
    );
    expect(await client.call(user.userInfo, {})).toBe(1);
    expect(seen).toEqual(['t0ken', 'fresh']);
    await failure(client.call(user.userInfo, {}));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('asks no second time when the provider has just said that nobody is logged in, nor sends what was refused', async () => {
    const token = vi.fn(async (): Promise<Session | null> => null);
    const anonymous = setup(() => json({ code: 40101, data: null }, 401), {
      config: () => ({ token }),
      session: memorySession(),
    });
    await failure(anonymous.client.call(user.userInfo, {}));
    expect([token.mock.calls.length, anonymous.fetch.mock.calls.length]).toEqual([1, 1]);
    token.mockResolvedValue(session);
    const stale = setup(() => json({ code: 40101, data: null }, 401), { config: () => ({ token }) });
    await failure(stale.client.call(user.userInfo, {}));
    expect(token).toHaveBeenLastCalledWith(session);
    expect(stale.fetch).toHaveBeenCalledOnce();
  });

  it('ends the session when the provider is rejected, and says that it is the first time until one is good', async () => {
    const token = vi.fn(async (): Promise<Session> => Promise.reject(new Error('portal is down')));
    let alive = true;
    const { client, onLogout, onError } = setup(() => (alive ? ok(1) : json({ code: 40101, data: null }, 401)), {
      config: () => ({ token }),
      session: memorySession(),
    });
    const again = () => onLogout.mock.calls.map(([, reported]) => reported as boolean);
    const caught = await failure(client.call(user.userInfo, {}));
    expect(caught).toMatchObject({ message: '没有取得登录状态，请重试；仍不成功时，请联系网站管理员', code: 401 });
    expect(caught.endsSession).toBe(true);
    await failure(client.current());
    await failure(client.call(user.userInfo, {}));
    expect(again()).toEqual([false, true, true]);
    expect(onError).toHaveBeenCalledTimes(2);
    token.mockResolvedValue(session);
    // A call without a session gives no information about the session.
    await client.call(user.login, { body: { user_name: 'a', password: 'b' } });
    alive = false;
    await failure(client.call(user.userInfo, {}));
    expect(again().at(-1)).toBe(true);
    alive = true;
    await client.call(user.userInfo, {});
    alive = false;
    await failure(client.call(user.userInfo, {}));
    expect(again().at(-1)).toBe(false);
  });
});

it('sends no call after the end of its session until there is another one; without any it asks the server', async () => {
  let alive = true;
  const fetch = vi.fn(async () =>
    alive
      ? Response.json({ code: 0, data: null, message: '', request_id: '1' })
      : Response.json({ code: 401, message: '' }, { status: 401 }),
  );
  const store = memorySession({ token: 'a', serial: 's' });
  const client = createClient({ fetch, session: store });
  const ask = () => client.call(user.userInfo, {}).catch((error: unknown) => error);
  await ask();
  alive = false;
  await ask();
  expect(await ask()).toMatchObject({ status: 401, endsSession: true });
  expect(fetch).toHaveBeenCalledTimes(2);
  store.set({ token: 'b', serial: 's' });
  alive = true;
  await ask();
  expect(fetch).toHaveBeenCalledTimes(3);
  const behind = createClient({ fetch });
  alive = false;
  for (let i = 0; i < 2; i += 1) await behind.call(user.userInfo, {}).catch(() => undefined);
  expect(fetch).toHaveBeenCalledTimes(5);
});

describe('the provider that the elements of a page share', () => {
  const setOf = (token: HostConfig['token'], now?: () => number) => (baseUrl: string) =>
    sessionSource(() => ({ token: sharedProvider({ baseUrl, token }, now) }), memorySession(), now);

  it('is asked once for all, those who come later with them, and once for each server', async () => {
    const token = vi.fn(async () => session);
    const source = setOf(token);
    const elements = ['https://a.example', 'https://a.example/', 'https://a.example'].map(source);
    await Promise.all(elements.map((one) => one.current()));
    expect(await source('https://a.example').current()).toEqual(session);
    expect(token).toHaveBeenCalledOnce();
    await source('https://b.example').current();
    expect(token).toHaveBeenCalledTimes(2);
    await setOf(async () => ({ token: 'other', serial: 's' }))('https://a.example')
      .current()
      .then((other) => expect(other?.token).toBe('other'));
  });

  it('is asked once when a session of all is refused, or over', async () => {
    let now = 0;
    const token = vi.fn(async () => ({
      token: `t${token.mock.calls.length}`,
      serial: 's',
      expiresAt: new Date(now + 60_000).toISOString(),
    }));
    const elements = [1, 2, 3].map(() => setOf(token, () => now)('https://a.example'));
    const all = () => Promise.all(elements.map((one) => one.current()));
    const [first] = await all();
    for (const one of elements) expect((await one.renew(first!))?.token).toBe('t2');
    now = 58_000;
    expect((await all()).map((one) => one?.token)).toEqual(['t3', 't3', 't3']);
    expect(token).toHaveBeenCalledTimes(3);
  });

  it('is asked anew after a rejection, which all who waited hear of', async () => {
    const token = vi.fn(async () => session).mockRejectedValueOnce(new Error('down'));
    const elements = [1, 2].map(() => setOf(token)('https://a.example'));
    const outcomes = await Promise.allSettled(elements.map((one) => one.current()));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await elements[0]!.current()).toEqual(session);
    expect(token).toHaveBeenCalledTimes(2);
  });
});

describe('addresses that the server names', () => {
  it('stand below the base, or below the base of their service; others stay', () => {
    const config = { baseUrl: 'https://site.example/', services: { file: 'https://files.example/x/' } };
    expect(resolvedAddress({}, '/api/file/s/a')).toBe('/api/file/s/a');
    expect(resolvedAddress(config, '/api/base/a?b=1')).toBe('https://site.example/api/base/a?b=1');
    expect(resolvedAddress(config, '/api/file/s/a?b=1')).toBe('https://files.example/x/s/a?b=1');
    expect(resolvedAddress(config, 'https://other.example/a')).toBe('https://other.example/a');
    expect(resolvedAddress(config, '//other.example/a')).toBe('//other.example/a');
  });

  it('lets one call travel by another way', async () => {
    const { client } = setup(() => ok('usual'));
    const own = vi.fn(async () => ok('own'));
    expect(await client.call(user.userInfo, {}, { fetch: own })).toBe('own');
    expect(await client.call(user.userInfo, {})).toBe('usual');
    expect(own).toHaveBeenCalledOnce();
  });
});
