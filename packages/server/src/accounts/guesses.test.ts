import { calls, routeOf, type Call } from '@gongdi/api';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../demo/index.ts';
import { withServer } from '../testing.ts';
import { PASSWORD_ACCOUNT, PASSWORD_ADDRESS } from './guesses.ts';

const kit = withServer();
const [ACCOUNT_HOUR, ACCOUNT_DAY] = PASSWORD_ACCOUNT.map(([count]) => count);
const [ADDRESS_HOUR] = PASSWORD_ADDRESS.map(([count]) => count);
const passwordOf = (name: string) => DEMO_ACCOUNTS.find((one) => one.user_name === name)!.password;

async function send(call: Call, ip: string, payload?: object, headers: Record<string, string> = {}) {
  const answer = await kit().server.app.inject({
    method: call.method,
    url: routeOf(call),
    remoteAddress: ip,
    headers: { ...(payload ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(payload ? { payload } : {}),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { headers: answer.headers, code: isJson ? answer.json<{ code: number }>().code : 0 };
}

/** Logs in as an attacker who solves every captcha. @returns the error code of the answer */
async function guess(user_name: string, ip: string, password = 'Wrong@2026'): Promise<number> {
  const { headers } = await send(calls.user.captcha, ip);
  const captcha = { captcha_key: headers['captcha-key'], captcha_code: kit().captcha.text };
  return (await send(calls.user.login, ip, { user_name, password, ...captcha })).code;
}
const login = async (user_name: string, ip: string): Promise<number> => guess(user_name, ip, passwordOf(user_name));
const judged = (codes: number[]) => codes.filter((code) => code === 10).length;
/** The counters use the real clock, so the test moves their windows instead. */
const later = (hours: number) =>
  sql`update login_attempt set expire = expire - ${hours * 3_600_000}::bigint`.execute(kit().database.db);
const each = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

beforeEach(async () => {
  const { db } = kit().database;
  await sql`delete from login_attempt`.execute(db);
  await sql`delete from known_address`.execute(db);
});

describe('S6: a thousand solved captchas', () => {
  it('gain no more passwords of one account, from however many addresses, and do not lock its owner out', async () => {
    expect(await login('owner', '198.51.100.7')).toBe(0);
    const codes: number[] = [];
    // 25 at a time, each from a different address.
    for (let round = 0; round < 40; round += 1)
      codes.push(...(await each(25, (index) => guess('owner', `10.1.${round}.${index}`))));
    expect(codes).toHaveLength(1000);
    expect(judged(codes)).toBe(ACCOUNT_HOUR);
    // Even the right password is refused from an unknown address …
    expect(await login('owner', '10.9.9.9')).toBe(42_900);
    // … but the owner can log in from an address used before.
    expect(await login('owner', '198.51.100.7')).toBe(0);

    for (let hour = 1; hour < 6; hour += 1) {
      await later(1);
      codes.push(...(await each(25, (index) => guess('owner', `10.2.${hour}.${index}`))));
    }
    expect(judged(codes)).toBe(ACCOUNT_DAY);
    await later(24);
    expect(await login('owner', '10.9.9.9')).toBe(0);
  });

  it('gain no more passwords from one address, over however many accounts, known or not', async () => {
    expect(await login('owner', '192.0.2.1')).toBe(0);
    const codes: number[] = [];
    for (let round = 0; round < 12; round += 1)
      codes.push(...(await each(25, (index) => guess(`somebody-${round}-${index}`, '192.0.2.1'))));
    expect(judged(codes)).toBe(ADDRESS_HOUR);
    expect(await login('regulator', '192.0.2.1')).toBe(42_900);
    // A user who has logged in from this address before is not locked out.
    expect(await login('owner', '192.0.2.1')).toBe(0);
  });

  it('count a whole IPv6 network as one address', async () => {
    const codes: number[] = [];
    for (let round = 0; round < 6; round += 1)
      codes.push(...(await each(25, (index) => guess(`nobody-${round}-${index}`, `2001:db8:1:2::${round}${index}`))));
    expect(judged(codes)).toBe(ADDRESS_HOUR);
    expect(await guess('nobody', '2001:db8:1:3::1')).toBe(10);
  });

  it('end for the day at an address that the account knows, too', async () => {
    expect(await login('owner', '192.0.2.5')).toBe(0);
    const codes: number[] = [];
    for (let quarter = 0; quarter < 8; quarter += 1) {
      codes.push(...(await each(15, () => guess('owner', '192.0.2.5'))));
      await later(0.25);
    }
    expect(judged(codes)).toBe(30);
    await later(24);
    expect(await login('owner', '192.0.2.5')).toBe(0);
  });
});

describe('S14: the old password where it is changed', () => {
  const change = async (old_password: string, new_password: string, ip = '192.0.2.8') => {
    const { token, serial } = session;
    const headers = { authorization: token, 'x-serial-number-id': serial };
    return (await send(calls.organization.changePassword, ip, { old_password, new_password }, headers)).code;
  };
  let session: { token: string; serial: string };
  beforeEach(async () => {
    session = (await kit().client('patrol')).session.get()!;
  });

  it('is guessed no more often than at the login, and each failure is in the login log', async () => {
    const codes = await each(60, (index) => change(`wrong ${index}`, 'Patrol@2027'));
    expect(codes.filter((code) => code === 42_200)).toHaveLength(10);
    expect(codes.filter((code) => code === 42_900)).toHaveLength(50);
    // Failed logins from that address still count.
    expect(await guess('patrol', '192.0.2.8')).toBe(42_900);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from login_log
      where ip = '192.0.2.8'`.execute(kit().database.db);
    expect(rows[0]!.count).toBe(10);
    expect(await change(passwordOf('patrol'), 'Patrol@2027')).toBe(42_900);
    await later(1);
    expect(await change(passwordOf('patrol'), 'Patrol@2027')).toBe(0);
    expect(await change('Patrol@2027', passwordOf('patrol'))).toBe(0);
  });
});
