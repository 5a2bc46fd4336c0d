import { CallFailure, type Client } from '@gongdi/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

/** Answers by the name of the call. */
function client(answers: Record<string, unknown>) {
  const call = vi.fn(async ({ name }: { name: string }) => {
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  });
  return { call, client: { call } as unknown as Client };
}

const login = { 'user.login': { token: 't', serial_token_number: 's', ent_types: [] }, 'user.info': user };

it('keeps who logged in, and finds them again after a reload', async () => {
  const session = new ConsoleSession(false);
  const told = vi.fn();
  session.subscribe(told);
  await session.login(client(login).client, { user_name: 'contractor', password: 'x' });
  await session.loadMenus(client({ 'user.menus': menus }).client);
  expect(session.snapshot()).toEqual({ token, user, menus });
  expect(told).toHaveBeenCalled();
  expect(new ConsoleSession(false).snapshot()).toEqual({ token, user, menus });
});

it('loads who it is together with the menus when only the token was kept', async () => {
  kept.set('gongdi:token', JSON.stringify(token));
  const session = new ConsoleSession(false);
  await session.loadMenus(client({ 'user.menus': menus, 'user.info': user }).client);
  expect(session.snapshot().user).toEqual(user);
});

it('counts what cannot be read as absent', () => {
  kept.set('gongdi:token', '{');
  expect(new ConsoleSession(false).snapshot().token).toBeNull();
});

it('tells the server on logout, and forgets everything of its own even when it cannot be reached', async () => {
  const session = new ConsoleSession(false);
  await session.login(client(login).client, { user_name: 'contractor', password: 'x' });
  kept.set('gongdi:pages', '[]');
  kept.set('gongdi:of-a-part-not-loaded', '1');
  const away = client({ 'user.logout': new CallFailure('网络错误') });
  await session.logout(away.client);
  expect(away.call.mock.calls[0]?.[1 as never]).toEqual({ body: { user_id: 'u', serial_number: 's' } });
  expect([...kept]).toEqual([['other', 'of the host page']]);
  // What is on the screen stays until the login page comes.
  expect(session.snapshot()).toMatchObject({ token: null, user });
  session.clear();
  expect(session.snapshot()).toEqual({ token: null, user: null, menus: null });
});

it('is no longer leaving once a session has come', () => {
  const session = new ConsoleSession(false);
  session.leaving = true;
  session.store.set(null);
  expect(session.leaving).toBe(true);
  session.store.set(token);
  expect(session.leaving).toBe(false);
});
