import { CallFailure, type Client } from '@gongdi/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptSession } from './kept-session.ts';
import { logoutPending } from './logout-pending.ts';
import { ConsoleSession } from './session.ts';

let beyond: Map<string, string>;
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (place: number) => [...kept.keys()][place] ?? null,
  get length() {
    return kept.size;
  },
});
/** Simulates another tab: its session storage is separate, everything else is shared. */
const openTab = () => vi.stubGlobal('sessionStorage', storageOf(new Map()));
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  beyond = new Map();
  openTab();
  vi.stubGlobal('localStorage', storageOf(beyond));
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { hostname: 'site.example', protocol: 'https:' });
});

const login = { token: 'login', serial: 's0' };
const tab = { token: 'tab', serial: 's1' };
const user = { user_id: 'u' };
const away = new CallFailure('网络错误');

function keptOf(answers: Partial<KeptSession> = {}) {
  const keep = vi.fn<KeptSession['keep']>(answers.keep ?? (async () => tab));
  const end = vi.fn<KeptSession['end']>(answers.end ?? (async () => {}));
  const ask = vi.fn<KeptSession['tab']>(answers.tab ?? (async () => tab));
  return { keep, end, tab: ask, over: () => new CallFailure('会话已结束', { status: 401 }) };
}
const client = (call: () => Promise<unknown> = async () => user) =>
  ({ call: vi.fn(call), current: async () => tab }) as unknown as Client;

it('hands a login over to the browser, and asks nothing with the token of the login', async () => {
  const kept = keptOf();
  const session = new ConsoleSession(true, kept);
  const seen: unknown[] = [];
  session.subscribe(() => seen.push(session.snapshot().token));
  await session.adopt(client(), login);
  expect(kept.keep).toHaveBeenCalledExactlyOnceWith(login);
  expect(seen).toEqual([tab, tab]);
});

it('takes up what the browser keeps, once for all who ask, as whoever works in the tab', async () => {
  const kept = keptOf();
  const session = new ConsoleSession(true, kept);
  expect(await Promise.all([session.resume(), session.resume()])).toEqual([tab, tab]);
  expect(kept.tab).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(session.snapshot().token).toEqual(tab);
  await session.adopt(client(), login);
  await session.resume();
  expect(kept.tab).toHaveBeenLastCalledWith('u');
});

it('leaves the tab as it is when there is nothing to take up', async () => {
  const session = new ConsoleSession(true, keptOf({ tab: async () => null }));
  session.store.set(login);
  expect(await session.resume()).toBeNull();
  expect(session.snapshot().token).toEqual(login);
  expect(await new ConsoleSession(false).resume()).toBeNull();
});

it('ends the session by its cookie where a logout was not heard, at last before any tab takes it up again', async () => {
  let reachable = false;
  const end = async () => {
    if (!reachable) throw away;
  };
  const kept = keptOf({ end });
  const session = new ConsoleSession(true, kept);
  await session.adopt(client(), login);
  await session.logout(client(() => Promise.reject(away)));
  expect(session.snapshot().token).toBeNull();
  expect(kept.end).toHaveBeenCalledOnce();

  openTab();
  const next = new ConsoleSession(true, kept);
  await expect(next.resume()).rejects.toBe(away);
  reachable = true;
  expect(await next.resume()).toBeNull();
  expect(kept.tab).not.toHaveBeenCalled();
  expect(await next.resume()).toEqual(tab);
});

it('does not need the cookie for a logout that was heard', async () => {
  const kept = keptOf();
  const session = new ConsoleSession(true, kept);
  await session.adopt(client(), login);
  await session.logout(client());
  expect(kept.end).not.toHaveBeenCalled();
  expect([...beyond]).toEqual([]);
});

describe('without a network', () => {
  const device = { user, menus: [], restore: vi.fn() };
  const deviceOf = (found: object | null = device) => ({
    read: vi.fn(async () => (found ?? undefined) as never),
    forget: vi.fn(),
  });
  const lost = () => Promise.reject(away);

  it('starts with what lies on the device, and goes on with the session once there is a network', async () => {
    let tabs = lost as () => Promise<typeof tab | null>;
    const session = new ConsoleSession(true, keptOf({ tab: () => tabs() }), deviceOf());
    await expect(session.resume()).rejects.toBe(away);
    expect(session.snapshot()).toMatchObject({ token: null, user, offline: true });
    session.restore('queries' as never);
    session.restore('queries' as never);
    expect(device.restore).toHaveBeenCalledExactlyOnceWith('queries');
    await expect(session.resume()).rejects.toBe(away);
    expect(session.snapshot().offline).toBe(true);
    tabs = async () => tab;
    expect(await session.resume()).toEqual(tab);
    expect(session.snapshot()).toMatchObject({ token: tab, offline: false });
  });

  it('says that the session is over when the server says so', async () => {
    let tabs = lost as () => Promise<null>;
    const session = new ConsoleSession(true, keptOf({ tab: () => tabs() }), deviceOf());
    await session.resume().catch(() => null);
    tabs = async () => null;
    await expect(session.resume()).rejects.toMatchObject({ status: 401 });
  });

  it('shows nobody when nothing lies there, or another person than in this tab', async () => {
    const empty = new ConsoleSession(true, keptOf({ tab: lost }), deviceOf(null));
    await expect(empty.resume()).rejects.toBe(away);
    expect(empty.snapshot()).toMatchObject({ token: null, user: null });
    const other = new ConsoleSession(true, keptOf({ tab: lost }), deviceOf({ ...device, user: { user_id: 'v' } }));
    await other.adopt(client(), login);
    other.store.set(null);
    await expect(other.resume()).rejects.toBe(away);
    expect(other.snapshot().offline).not.toBe(true);
  });

  it('forgets it at logout, and ends the session of the browser later', async () => {
    const found = deviceOf();
    const kept = keptOf({ tab: lost, end: lost });
    const session = new ConsoleSession(true, kept, found);
    await session.resume().catch(() => null);
    await session.logout({ call: vi.fn(), current: lost } as unknown as Client);
    expect([found.forget.mock.calls.length, kept.end.mock.calls.length, logoutPending.is()]).toEqual([1, 1, true]);
    expect(session.snapshot()).toEqual({ token: null, user, menus: [] });
    logoutPending.forget();
  });
});
