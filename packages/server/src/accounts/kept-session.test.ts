import { calls, CONTRACT, routeOf, type Call } from '@gongdi/api';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountId, DEMO_ACCOUNTS, demoId } from '../demo/index.ts';
import { withServer } from '../testing.ts';
import { TAB_LIFE } from './kept-session.ts';
import { sweepSessions } from './sessions.ts';
import { defaultSetting } from '../settings/index.ts';

const kit = withServer();
const HOST = 'console.example';
const OWN = { host: HOST, origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' };

interface Tab {
  token: string;
  serial_token_number: string;
  expires_in: number;
}

async function send(call: Call, headers: Record<string, string>, payload?: object) {
  const answer = await kit().server.app.inject({
    method: call.method,
    url: routeOf(call).replace(/\{\w+\}/g, demoId('project', 1)),
    headers: { ...(payload ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(payload ? { payload } : {}),
  });
  const set = answer.headers['set-cookie'];
  return {
    status: answer.statusCode,
    ...answer.json<{ code: number; data: Tab | null }>(),
    set: typeof set === 'string' ? set : undefined,
  };
}

const bearer = (one: { token: string; serial_token_number: string }) => ({
  authorization: one.token,
  'x-serial-number-id': one.serial_token_number,
});
const pairOf = (set: string | undefined): string => set!.split(';')[0]!;
const passwordOf = (name: string) => DEMO_ACCOUNTS.find((one) => one.user_name === name)!.password;

/** Logs in as the standalone console does. @returns the cookie and the tab's token */
async function enter(user_name: string, headers: Record<string, string> = OWN, password = passwordOf(user_name)) {
  const login = await send(calls.user.login, headers, { user_name, password });
  expect(login.set).toBeUndefined();
  const kept = await send(calls.user.keepSession, { ...headers, ...bearer(login.data!) });
  return { login: login.data!, tab: kept.data!, cookie: pairOf(kept.set), set: kept.set! };
}

const tab = (cookie: string, body: object = {}, headers: Record<string, string> = OWN) =>
  send(calls.user.tabSession, { ...headers, cookie }, body);
const who = (one: Tab) => send(calls.user.userInfo, { ...OWN, ...bearer(one) });

beforeEach(async () => {
  await sql`delete from login_session`.execute(kit().database.db);
});

describe('sessions that are asked for at the same moment', () => {
  it('are each their own, and what was revoked before is refused', async () => {
    const names = ['owner', 'contractor', 'patrol', 'regulator'];
    const tabs = await Promise.all(names.map(async (name) => (await enter(name)).tab));
    await sql`update login_session set revoked_at = now()
      where account_id = ${accountId('patrol')}`.execute(kit().database.db);
    const unknown = { ...tabs[0]!, token: 'unknown' };
    const answers = await Promise.all([...tabs, unknown, ...tabs].map(who));
    const seen = answers.map(({ data }) => (data as unknown as { user_id?: string } | null)?.user_id ?? null);
    const each = names.map((name) => (name === 'patrol' ? null : accountId(name)));
    expect(seen).toEqual([...each, null, ...each]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 200, 401, 200, 200, 403, 200]);
  });
});

describe('a session that a browser keeps', () => {
  it('is a cookie of this host alone that no script reads and no other site sends', async () => {
    const { set, cookie } = await enter('owner');
    expect(set).toMatch(/^__Host-gongdi=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800; Secure$/);
    const plain = await enter('owner', { host: HOST, origin: `http://${HOST}` });
    expect(plain.set).toMatch(/^gongdi=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    // Under HTTPS the server ignores the cookie name that any site can set.
    expect((await tab(plain.cookie)).data).toBeNull();
    const { rows } = await sql<{ found: boolean }>`select position(${cookie.split('=')[1]!} in s::text) > 0 as found
      from login_session s`.execute(kit().database.db);
    expect(rows.map((row) => row.found)).toEqual([false, false]);
  });

  it('gives each tab a token of its own, all of them one session', async () => {
    const { login, tab: first, cookie } = await enter('owner');
    // The token of the login would stay valid for days.
    expect((await who(login)).status).toBe(401);
    const tabs = [first, (await tab(cookie)).data!, (await tab(cookie)).data!];
    expect(new Set(tabs.map((one) => one.token)).size).toBe(3);
    for (const one of tabs) expect((await who(one)).status).toBe(200);
    const mixed = { ...tabs[0]!, serial_token_number: tabs[1]!.serial_token_number };
    expect((await who(mixed)).status).toBe(401);
    const list = await send(calls.organization.ownSessions, { ...OWN, ...bearer(tabs[2]!) });
    expect(list.data).toMatchObject([{ current: true }]);
  });

  it('leaves scripts a token for fifteen minutes, and gives the next one as long as the session lives', async () => {
    const { tab: first, cookie } = await enter('owner');
    expect(first.expires_in * 1000).toBe(TAB_LIFE);
    kit().clock.now += TAB_LIFE;
    expect((await who(first)).status).toBe(401);
    const next = await tab(cookie, { user_id: accountId('owner') });
    expect((await who(next.data!)).status).toBe(200);
    kit().clock.now += 12 * 3_600_000;
    const late = await tab(cookie);
    expect([late.status, late.data]).toEqual([200, null]);
    expect(late.set).toMatch(/^__Host-gongdi=; .*Max-Age=0; Secure$/);
  });

  it('ends with all its tabs, and takes its cookie back', async () => {
    const { cookie } = await enter('owner');
    const [one, other] = [(await tab(cookie)).data!, (await tab(cookie)).data!];
    const body = { user_id: accountId('owner'), serial_number: one.serial_token_number };
    const out = await send(calls.user.logout, { ...OWN, ...bearer(one), cookie }, body);
    expect(out.set).toContain('Max-Age=0');
    expect((await who(other)).status).toBe(401);
    expect((await tab(cookie)).data).toBeNull();
  });

  it('ends by the cookie alone where a logout did not arrive', async () => {
    const { tab: one, cookie } = await enter('owner');
    const ended = await tab(cookie, { end: true });
    expect([ended.data, ended.set]).toEqual([null, expect.stringContaining('Max-Age=0')]);
    expect((await who(one)).status).toBe(401);
  });

  it('never makes a tab somebody else’s, and ends the session of whoever was there before', async () => {
    const before = await enter('owner');
    const login = await send(calls.user.login, OWN, { user_name: 'patrol', password: passwordOf('patrol') });
    const kept = await send(calls.user.keepSession, { ...OWN, ...bearer(login.data!), cookie: before.cookie });
    expect((await who(before.tab)).status).toBe(401);
    expect((await tab(before.cookie)).data).toBeNull();
    expect((await tab(pairOf(kept.set), { user_id: accountId('owner') })).data).toBeNull();
    expect((await tab(pairOf(kept.set), { user_id: accountId('patrol') })).data).not.toBeNull();
  });
});

describe('the cookie', () => {
  it.each([
    ['of another origin', { host: HOST, origin: 'https://evil.example' }],
    ['of a neighbouring site', { ...OWN, origin: `https://other.${HOST}`, 'sec-fetch-site': 'same-site' }],
    ['of a page that has none', { host: HOST, origin: 'null' }],
    ['that says no origin', { host: HOST }],
    ['whose browser says that it is another site’s', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['of another port of the host', { ...OWN, origin: `https://${HOST}:8443` }],
  ])('is refused in a request %s', async (_, headers: Record<string, string>) => {
    const { cookie, login, tab: own } = await enter('owner');
    for (const body of [{}, { end: true }])
      expect(await tab(cookie, body, headers)).toMatchObject({ status: 400, code: 40_301, set: undefined });
    expect((await who(own)).status).toBe(200);
    const keep = await send(calls.user.keepSession, { ...headers, ...bearer(own) });
    expect(keep).toMatchObject({ status: 400, code: 40_301, set: undefined });
    expect(login.token).not.toBe(own.token);
  });

  it('is good for no call but one, deletes by GET among them', async () => {
    const { cookie } = await enter('admin');
    const guarded = CONTRACT.filter((call) => !call.public);
    expect(guarded.some((call) => call.method === 'GET' && call.name.endsWith('.delete'))).toBe(true);
    for (const call of guarded)
      expect([call.name, (await send(call, { ...OWN, cookie })).status]).toEqual([call.name, 401]);
  });

  it('is made by the server, never taken from whoever plants one', async () => {
    const planted = `__Host-gongdi=${'a'.repeat(43)}`;
    const login = await send(calls.user.login, OWN, { user_name: 'owner', password: passwordOf('owner') });
    const kept = await send(calls.user.keepSession, { ...OWN, ...bearer(login.data!), cookie: planted });
    expect(pairOf(kept.set)).not.toBe(planted);
    expect((await tab(planted)).data).toBeNull();
    // If a browser sends two session cookies, the server cannot know which one it set.
    expect((await tab(`${pairOf(kept.set)}; ${planted}`)).data).toBeNull();
    expect((await tab(pairOf(kept.set))).data).not.toBeNull();
  });

  it.each([
    [
      'the account is disabled',
      sql`update account set disabled = true where user_name = 'owner'`,
      sql`update account set disabled = false`,
    ],
    [
      'the organisation is closed',
      sql`update organisation set disabled = true where id = (select org_id from account where user_name = 'owner')`,
      sql`update organisation set disabled = false`,
    ],
    ['the session was revoked', sql`update login_session set revoked_at = now()`, sql`select 1`],
  ])('is worth nothing once %s', async (_, change, back) => {
    const { cookie } = await enter('owner');
    await change.execute(kit().database.db);
    const answer = await tab(cookie);
    await back.execute(kit().database.db);
    expect([answer.status, answer.data]).toEqual([200, null]);
    expect(answer.set).toContain('Max-Age=0');
  });

  it('is worth nothing once the password was changed elsewhere', async () => {
    const { cookie } = await enter('owner');
    const elsewhere = await enter('owner');
    const body = { old_password: passwordOf('owner'), new_password: 'Owner@2027x' };
    await send(calls.organization.changePassword, { ...OWN, ...bearer(elsewhere.tab) }, body);
    expect((await tab(cookie)).data).toBeNull();
    expect((await tab(elsewhere.cookie)).data).not.toBeNull();
  });
});

it('R6: a session that was opened while the clock ran ahead lets nobody in, and is listed no more', async () => {
  const { db } = kit().database;
  const true_time = kit().clock.now;
  const steady = await kit().client('admin');
  kit().clock.now += 40 * 24 * 3_600_000;
  const ahead = await kit().client('contractor');
  kit().clock.now = true_time;
  await expect(ahead.call(calls.user.userInfo, {})).rejects.toMatchObject({ status: 401 });
  await sweepSessions(db, true_time, defaultSetting);
  const { rows } = await sql`select 1 from online_user where "userName" = 'contractor'`.execute(db);
  expect(rows).toEqual([]);
  await steady.call(calls.user.userInfo, {});

  // The session was used while the clock ran ahead: its idle time starts again when the clock is right.
  await sql`update login_session set seen_at = ${new Date(true_time + 1e9).toISOString()}`.execute(db);
  await steady.call(calls.user.userInfo, {});
  kit().clock.now += 12 * 3_600_000;
  await expect(steady.call(calls.user.userInfo, {})).rejects.toMatchObject({ status: 401 });
});
