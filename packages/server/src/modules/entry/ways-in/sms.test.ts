import { calls, routeOf, type Call } from '@gongdi/api';
import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountId } from '../../../demo/index.ts';
import type { SmsMessage } from '../../../ports.ts';
import { withServer } from '../../../testing.ts';
import { GATEWAY_REST } from './sms.ts';
import { CODES_PER_ADDRESS_HOUR, CODES_PER_NUMBER } from './sms-limits.ts';

const sent: SmsMessage[] = [];
const reported: unknown[] = [];
/** What the SMS gateway of the test does with a message. */
let gateway: (message: SmsMessage) => Promise<void>;
const kit = withServer({
  extraPorts: { sms: (message) => gateway(message), report: (error) => void reported.push(error) },
});

const OWNER = '13600000001';
const NOBODY = '13600000002';
const HERE = '192.0.2.1';

async function send(call: Call, ip: string, { query, ...payload }: { query?: Record<string, string>; body?: object }) {
  const { body } = payload;
  const answer = await kit().server.app.inject({
    method: call.method,
    url: routeOf(call),
    remoteAddress: ip,
    ...(query ? { query } : {}),
    ...(body ? { payload: body, headers: { 'content-type': 'application/json' } } : {}),
  });
  return answer;
}
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).json<{ code: number }>().code;

async function ask(phone_number: string, ip = HERE, purpose = 'login'): Promise<number> {
  const { headers } = await send(calls.user.captcha, ip, {});
  const query = {
    phone_number,
    purpose,
    captcha_key: String(headers['captcha-key']),
    captcha_code: kit().captcha.text,
  };
  const code = await codeOf(send(calls.entry.smsCode, ip, { query }));
  // The SMS is sent after the answer.
  await turn();
  return code;
}
const enter = (phone_number: string, code: string, ip = HERE) =>
  codeOf(send(calls.entry.loginByCode, ip, { body: { phone_number, code } }));
const wrong = () => (sent.at(-1)?.code === '111111' ? '222222' : '111111');

beforeEach(async () => {
  const { db } = kit().database;
  gateway = (message) => Promise.resolve(void sent.push(message));
  kit().clock.now += 3_600_000;
  for (const table of ['login_attempt', 'sms_code', 'known_address'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update account set phone_number = ${OWNER} where id = ${accountId('owner')}`.execute(db);
});

describe('S10: asking for a code', () => {
  it('is answered before anything is sent, so that the time tells nobody which numbers are known', async () => {
    let asked = 0;
    gateway = () => {
      asked += 1;
      return new Promise(() => undefined);
    };
    expect([await ask(OWNER), await ask(NOBODY)]).toEqual([0, 0]);
    expect(asked).toBe(1);
  });

  it('is answered alike when the gateway fails: first to whom it fails for, then to everybody', async () => {
    const failure = new Error('the gateway is down');
    gateway = () => Promise.reject(failure);
    expect([await ask(OWNER)]).toEqual([0]);
    expect(reported).toEqual([failure]);
    expect([await ask(NOBODY), await ask(OWNER, HERE, 'password')]).toEqual([50_300, 50_300]);
    kit().clock.now += GATEWAY_REST;
    expect(await ask(NOBODY)).toBe(0);
  });

  it('S6: is bounded for a number and for an address, whoever has the number', async () => {
    for (const number of [OWNER, NOBODY]) {
      const codes: number[] = [];
      for (let count = 0; count < CODES_PER_NUMBER + 3; count += 1) {
        codes.push(await ask(number, `10.0.0.${count}`));
        kit().clock.now += 60_000;
      }
      expect(codes.filter((code) => code === 0)).toHaveLength(CODES_PER_NUMBER);
      expect(codes.at(-1)).toBe(42_900);
    }
    const many: number[] = [];
    for (let count = 0; count < CODES_PER_ADDRESS_HOUR + 3; count += 1) many.push(await ask(`137000000${10 + count}`));
    expect(many.filter((code) => code === 0)).toHaveLength(CODES_PER_ADDRESS_HOUR);
    expect(many.at(-1)).toBe(42_900);
  });
});

describe('S10: guessing codes', () => {
  it('is bounded for a number over all codes that are sent and all addresses, and is in the login log', async () => {
    expect(await ask(OWNER)).toBe(0);
    expect(await enter(OWNER, sent.at(-1)!.code)).toBe(0);
    const { db } = kit().database;
    const failures = async () =>
      (await sql`select 1 from login_log where result = 31 and "userName" = 'owner'`.execute(db)).rows.length;
    const before = await failures();
    const codes: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      kit().clock.now += 60_000;
      expect(await ask(OWNER, `10.0.1.${round}`)).toBe(0);
      for (let count = 0; count < 5; count += 1) codes.push(await enter(OWNER, wrong(), `10.0.2.${codes.length}`));
    }
    expect(codes.filter((code) => code === 31)).toHaveLength(10);
    expect(await failures()).toBe(before + 10);
    await sql`update login_attempt set expire = expire - 3600000`.execute(db);
    for (let count = 0; count < 20; count += 1) codes.push(await enter(OWNER, wrong(), `10.0.3.${count}`));
    expect(codes.filter((code) => code === 31)).toHaveLength(20);

    // The owner of the telephone logs in from an address that the account has used before.
    kit().clock.now += 60_000;
    expect(await ask(OWNER)).toBe(0);
    expect(await enter(OWNER, sent.at(-1)!.code, '10.0.4.1')).toBe(42_900);
    expect(await enter(OWNER, sent.at(-1)!.code)).toBe(0);
  });

  it('lets a right code in once, however many come at the same time', async () => {
    expect(await ask(OWNER)).toBe(0);
    const { code } = sent.at(-1)!;
    const codes = await Promise.all(Array.from({ length: 5 }, () => enter(OWNER, code)));
    expect(codes.filter((one) => one === 0)).toHaveLength(1);
  });
});
