import { CallFailure, calls, type Call, type Client } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsoleSession } from './session.ts';
import { logoutPending } from './logout-pending.ts';

const item = (index: string): MenuItem => ({
  index,
  title: index,
  icon: null,
  path: null,
  children: [],
  operation_list: [],
});

const memory = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (place: number) => [...held.keys()][place] ?? null,
    get length() {
      return held.size;
    },
  };
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('localStorage', memory());
});
afterEach(() => void vi.unstubAllGlobals());

interface Server {
  menus: MenuItem[] | Error;
  user: unknown;
  asked: string[];
}

function serverWith(menus: Server['menus'], user: unknown = { user_id: 'u' }) {
  const state: Server = { menus, user, asked: [] };
  const client = {
    call: async (call: Call) => {
      state.asked.push(call.name);
      const given = call.name === calls.user.permissionMenus.name ? state.menus : state.user;
      if (given instanceof Error) throw given;
      return given;
    },
  } as unknown as Client;
  return { state, client };
}

async function loggedIn(client: Client) {
  const session = new ConsoleSession(false);
  await session.adopt(client, { token: 't', serial: 's' });
  const changes = vi.fn();
  session.subscribe(changes);
  return { session, changes };
}

test('rights of a version that the console has are not read again', async () => {
  const { state, client } = serverWith([item('staff')]);
  const { session } = await loggedIn(client);
  await session.renewRights(client, '7');
  const asked = state.asked.length;
  await session.renewRights(client, '7');
  expect(state.asked.length).toBe(asked);
  await session.renewRights(client, '8');
  expect(state.asked.length).toBeGreaterThan(asked);
});

test('menus after a login have the version that came with the user', async () => {
  const { state, client } = serverWith([item('staff')], { user_id: 'u', rights_version: '7' });
  const { session } = await loggedIn(client);
  await session.loadMenus(client);
  const asked = state.asked.length;
  await session.renewRights(client, '7');
  expect(state.asked.length).toBe(asked);
  await session.renewRights(client, '8');
  expect(state.asked.length).toBeGreaterThan(asked);
});

test('another login does not trust the version of the last one', async () => {
  const { state, client } = serverWith([item('staff')]);
  const { session } = await loggedIn(client);
  await session.renewRights(client, '7');
  await session.adopt(client, { token: 't2', serial: 's2' });
  const asked = state.asked.length;
  await session.renewRights(client, '7');
  expect(state.asked.length).toBeGreaterThan(asked);
});

test('equal menus and an equal user are no change: nothing on the screen begins anew', async () => {
  const { client } = serverWith([item('staff')]);
  const { session, changes } = await loggedIn(client);
  await session.renewRights(client);
  expect(changes).toHaveBeenCalledTimes(1);
  await session.renewRights(client);
  expect(changes).toHaveBeenCalledTimes(1);
});

test('what could not be read stays, and is read again for the same version', async () => {
  const { state, client } = serverWith([item('staff')]);
  const { session } = await loggedIn(client);
  await session.renewRights(client, '1');
  state.menus = new CallFailure('服务暂不可用', { status: 503 });
  await session.renewRights(client, '2');
  expect(session.snapshot().menus?.map(({ index }) => index)).toEqual(['staff']);
  state.menus = [item('post')];
  await session.renewRights(client, '2');
  expect(session.snapshot().menus?.map(({ index }) => index)).toEqual(['post']);
});

test('an answer for a session that is over is dropped', async () => {
  const { client } = serverWith([item('staff')]);
  const { session } = await loggedIn(client);
  const renewed = session.renewRights(client);
  session.clear();
  await renewed;
  expect(session.snapshot()).toEqual({ token: null, user: null, menus: null });
});

test('after a reload the restored menus are read again once, with a session only', async () => {
  const first = serverWith([item('staff')]);
  const { session } = await loggedIn(first.client);
  await session.renewRights(first.client);
  const reloaded = new ConsoleSession(false);
  const { state, client } = serverWith([item('post')]);
  await reloaded.renewRestored(client);
  expect(reloaded.snapshot().menus?.map(({ index }) => index)).toEqual(['post']);
  const asked = state.asked.length;
  await reloaded.renewRestored(client);
  expect(state.asked.length).toBe(asked);
});

test('a blocked storage remembers no logout, and fails nothing', () => {
  logoutPending.note();
  expect(logoutPending.is()).toBe(true);
  logoutPending.forget();
  expect(logoutPending.is()).toBe(false);
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  logoutPending.note();
  logoutPending.forget();
  expect(logoutPending.is()).toBe(false);
});
