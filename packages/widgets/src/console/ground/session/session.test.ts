import { CallFailure, type Client } from '@gongdi/api';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { buttonsOf } from '../../../kit/permission/buttons-of.ts';
import { ConsoleSession } from './session.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map([['other', 'of the host page']]);
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
afterEach(() => vi.unstubAllGlobals());

const token = { token: 't', serial: 's' };
const user = { user_id: 'u', nickname: '陈建国' };
const menus = [{ index: 'projectmanage' }];

/** Returns a client that answers by the name of the call. */
function client(answers: Record<string, unknown>) {
  const call = vi.fn(async ({ name }: { name: string }) => {
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  });
  return { call, client: { call, current: async () => token } as unknown as Client };
}

const login = { 'user.login': { token: 't', serial_token_number: 's', ent_types: [] }, 'user.info': user };

it('console 3.1: session storage keeps user, token, serial number and menus over a reload', async () => {
  const session = new ConsoleSession(false);
  const listener = vi.fn();
  session.subscribe(listener);
  await session.login(client(login).client, { user_name: 'contractor', password: 'x' });
  await session.loadMenus(client({ 'user.menus': menus }).client);
  expect(session.snapshot()).toEqual({ token, user, menus });
  expect(listener).toHaveBeenCalled();
  expect(new ConsoleSession(false).snapshot()).toEqual({ token, user, menus });
});

it('loads who it is together with the menus when only the token was kept', async () => {
  kept.set('gongdi:token', JSON.stringify(token));
  const session = new ConsoleSession(false);
  await session.loadMenus(client({ 'user.menus': menus, 'user.info': user }).client);
  expect(session.snapshot().user).toEqual(user);
});

it('reads menus and user anew when the server has others, and what a reload has kept', async () => {
  const session = new ConsoleSession(false);
  await session.login(client(login).client, { user_name: 'contractor', password: 'x' });
  await session.loadMenus(client({ 'user.menus': menus }).client);
  const fresh = client({ 'user.menus': [{ index: 'staff' }], 'user.info': { ...user, nickname: '陈' } });
  // Nothing was restored from session storage.
  await session.renewRestored(fresh.client);
  expect(fresh.call).not.toHaveBeenCalled();
  await session.renewRights(fresh.client, 'v1');
  expect(session.snapshot()).toMatchObject({ menus: [{ index: 'staff' }], user: { nickname: '陈' } });
  await session.renewRights(fresh.client, 'v1');
  expect(fresh.call).toHaveBeenCalledTimes(2);
  await session.renewRights(client({ 'user.menus': new Error(), 'user.info': user }).client, 'v2');
  expect(session.snapshot().menus).toEqual([{ index: 'staff' }]);
  // Data that could not be read is requested again.
  await session.renewRights(client({ 'user.menus': [], 'user.info': user }).client, 'v2');
  expect(session.snapshot().menus).toEqual([]);

  const reloaded = new ConsoleSession(false);
  const after = client({ 'user.menus': menus, 'user.info': user });
  await reloaded.renewRestored(after.client);
  await reloaded.renewRestored(after.client);
  expect(after.call).toHaveBeenCalledTimes(2);
  expect(reloaded.snapshot().menus).toEqual(menus);
});

it('counts what cannot be read as absent', () => {
  kept.set('gongdi:token', '{');
  expect(new ConsoleSession(false).snapshot().token).toBeNull();
});

it('console 4: logout tells the server, then clears stored data, even when it cannot be reached', async () => {
  const session = new ConsoleSession(false);
  await session.login(client(login).client, { user_name: 'contractor', password: 'x' });
  kept.set('gongdi:pages', '[]');
  kept.set('gongdi:of-a-part-not-loaded', '1');
  const away = client({ 'user.logout': new CallFailure('网络错误') });
  await session.logout(away.client);
  expect(away.call.mock.calls[0]?.[1 as never]).toEqual({ body: { user_id: 'u', serial_number: 's' } });
  expect([...kept]).toEqual([['other', 'of the host page']]);
  // The data on the screen stays until the login page opens.
  expect(session.snapshot()).toMatchObject({ token: null, user });
  session.clear();
  expect(session.snapshot()).toEqual({ token: null, user: null, menus: null });
});

it('a logout that is slow to be answered leaves whoever has logged in since', async () => {
  const session = new ConsoleSession(false);
  await session.login(client(login).client, { user_name: 'contractor', password: 'x' });
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const told = session.logout(client({ 'user.logout': slow }).client);
  session.clear();
  const next = { token: 'next', serial: 's2' };
  await session.adopt(client({ 'user.info': { ...user, user_id: 'u2' } }).client, next);
  answer();
  await told;
  expect(session.snapshot()).toMatchObject({ token: next, user: { user_id: 'u2' } });
});

it('is no longer leaving once a session has come', () => {
  const session = new ConsoleSession(false);
  session.leaving = true;
  session.store.set(null);
  expect(session.leaving).toBe(true);
  session.store.set(token);
  expect(session.leaving).toBe(false);
});

const call404 = { 'user.menus': new CallFailure('接口不存在', { status: 404, code: 40_401 }), 'user.info': user };

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'console 6: %s uses the built-in menu list when the server has none',
  async (hostname) => {
    vi.stubGlobal('location', { hostname });
    const menus = await new ConsoleSession(false).loadMenus(client(call404).client);
    const indexes = menus.flatMap(({ index, children }) => [index, ...children.map((child) => child.index)]);
    expect(indexes).toEqual(expect.arrayContaining(['workbench', 'projectmanage', 'devicelist', 'usermanage']));
    expect([...buttonsOf(menus)]).toContain('projectmanage|fence');
  },
);

test('console 6: another host goes without, and a local one too when the server refuses', async () => {
  vi.stubGlobal('location', { hostname: 'site.example' });
  await expect(new ConsoleSession(false).loadMenus(client(call404).client)).rejects.toThrow('接口不存在');
  vi.stubGlobal('location', { hostname: 'localhost' });
  const down = { ...call404, 'user.menus': new CallFailure('系统异常', { status: 500 }) };
  await expect(new ConsoleSession(false).loadMenus(client(down).client)).rejects.toThrow('系统异常');
  const none = client({ 'user.menus': [], 'user.info': user });
  expect(await new ConsoleSession(false).loadMenus(none.client)).toEqual([]);
});
