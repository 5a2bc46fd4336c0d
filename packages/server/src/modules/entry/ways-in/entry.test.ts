import { calls, type CallFailure, type Client } from '@gongdi/api';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { accountId } from '../../../demo/index.ts';
import type { SmsMessage } from '../../../ports.ts';
import { withServer } from '../../../testing.ts';
import { defaultSetting } from '../../../settings/index.ts';
import { codeLife, CODE_TRIES, resendAfter } from './sms.ts';

const [RESEND_AFTER, CODE_LIFE] = [resendAfter(defaultSetting), codeLife(defaultSetting)];

const SECRET = 'a secret of another system, 32 bytes';
const sent: SmsMessage[] = [];
const kit = withServer({
  signOn: { secret: SECRET },
  extraPorts: { sms: (message) => Promise.resolve(void sent.push(message)) },
});

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

async function askCode(client: Client, phone_number: string, purpose: 'login' | 'register' | 'password') {
  const response = await client.open(calls.user.captcha, {});
  const captcha_key = response.headers.get('captcha-key')!;
  await response.text();
  const query = { phone_number, purpose, captcha_key, captcha_code: kit().captcha.text };
  return client.call(calls.entry.smsCode, { query });
}

let phone = 13_600_000_000;
async function withPhone(user_name: string): Promise<string> {
  phone += 1;
  const number = String(phone);
  const { sql } = await import('kysely');
  await sql`update account set phone_number = ${number} where id = ${accountId(user_name)}`.execute(kit().database.db);
  return number;
}

describe('codes by SMS', () => {
  it('ask for a captcha first', async () => {
    const client = await kit().client();
    const query = { phone_number: '13700137000', purpose: 'login' as const };
    expect(await refused(client.call(calls.entry.smsCode, { query }))).toMatchObject({ code: 30 });
    const wrong = { ...query, captcha_key: 'nothing', captcha_code: 'ABCD' };
    expect(await refused(client.call(calls.entry.smsCode, { query: wrong }))).toMatchObject({ code: 30 });
  });

  it('log in whoever has the telephone, once', async () => {
    const number = await withPhone('owner');
    const client = await kit().client();
    expect(await askCode(client, number, 'login')).toEqual({ resend_after: RESEND_AFTER, expires_in: CODE_LIFE });
    const { code } = sent.at(-1)!;
    const body = { phone_number: number, code };
    expect(await client.call(calls.entry.loginByCode, { body })).toMatchObject({ ent_types: [1002] });
    expect(await refused(client.call(calls.entry.loginByCode, { body }))).toMatchObject({ code: 31 });
  });

  it('wait before another one, and tell nobody which numbers are known', async () => {
    const number = await withPhone('owner');
    const client = await kit().client();
    await askCode(client, number, 'login');
    expect(await refused(askCode(client, number, 'login'))).toMatchObject({ code: 42_900 });
    const before = sent.length;
    expect(await askCode(client, '13111111111', 'login')).toEqual({ resend_after: 60, expires_in: 300 });
    expect(sent).toHaveLength(before);
    expect(await refused(askCode(client, '13111111111', 'login'))).toMatchObject({ code: 42_900 });
    kit().clock.now += RESEND_AFTER * 1000;
    await askCode(client, number, 'login');
  });

  it('are worth nothing after five minutes, after five wrong ones, and for another purpose', async () => {
    const client = await kit().client();
    const number = await withPhone('regulator');
    await askCode(client, number, 'login');
    const body = { phone_number: number, code: sent.at(-1)!.code };
    const other = { ...body, password: 'Another2026' };
    expect(await refused(client.call(calls.entry.findPassword, { body: other }))).toMatchObject({ code: 31 });
    kit().clock.now += CODE_LIFE * 1000 + 1;
    expect(await refused(client.call(calls.entry.loginByCode, { body }))).toMatchObject({ code: 31 });
    await askCode(client, number, 'login');
    const { code } = sent.at(-1)!;
    const wrong = { phone_number: number, code: code === '000000' ? '000001' : '000000' };
    for (let tried = 0; tried < CODE_TRIES; tried += 1)
      expect(await refused(client.call(calls.entry.loginByCode, { body: wrong }))).toMatchObject({ code: 31 });
    const late = { phone_number: number, code };
    expect(await refused(client.call(calls.entry.loginByCode, { body: late }))).toMatchObject({ code: 31 });
  });

  it('set a forgotten password anew and end the sessions', async () => {
    const number = await withPhone('patrol');
    const session = await kit().client('patrol');
    const client = await kit().client();
    await askCode(client, number, 'password');
    const body = { phone_number: number, code: sent.at(-1)!.code, password: 'Patrol@2027' };
    await client.call(calls.entry.findPassword, { body });
    expect(await refused(session.call(calls.user.userInfo, {}))).toMatchObject({ status: 403 });
    const login = { user_name: 'patrol', password: 'Patrol@2027' };
    expect(await client.call(calls.user.login, { body: login })).toMatchObject({ ent_types: [1000] });
  });
});

describe('a company that registers itself', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const company = (more: object = {}) => ({
    company_name: '新城建设有限公司',
    credit_code: '91310000MA1FL0XX0A',
    ent_type: '1000',
    contact_name: '钱新城',
    user_name: 'xincheng',
    password: 'Xincheng2026',
    phone_number: '13500135000',
    code: '000000',
    ...more,
  });

  it('comes in at once with a reduced menu, and with all of it once it has passed', async () => {
    const client = await kit().client();
    await askCode(client, '13500135000', 'register');
    const form = company({ code: sent.at(-1)!.code });
    const file = new Blob([PNG], { type: 'image/png' });
    const text = new Blob(['not a picture']);
    const bad = client.call(calls.entry.registerCompany, { form, file: text, fileName: 'licence.png' });
    expect((await refused(bad)).message).toContain('营业执照只支持');
    const data = await client.call(calls.entry.registerCompany, { form, file, fileName: 'licence.png' });
    client.session.set({ token: data.token, serial: data.serial_token_number });

    const profile = await client.call(calls.user.userInfo, {});
    expect(profile).toMatchObject({ auth_status: 0, company_name: '新城建设有限公司' });
    const menus = async () =>
      (await client.call(calls.user.permissionMenus, { query: {} })).flatMap((item) => [
        item.index,
        ...item.children.map((child) => child.index),
      ]);
    expect(await menus()).toEqual(['registration']);
    const own = await client.call(calls.entry.ownRegistration, {});
    expect(own).toMatchObject({ auth_status: 0, check_reason: null });

    const admin = await kit().client('admin');
    const empty = { id: own!.id, auth_status: 2 as const };
    expect(await refused(admin.call(calls.entry.checkCompany, { body: empty }))).toMatchObject({ code: 42_200 });
    await admin.call(calls.entry.checkCompany, { body: { ...empty, reason: '营业执照不清晰' } });
    expect(await client.call(calls.entry.ownRegistration, {})).toMatchObject({ check_reason: '营业执照不清晰' });
    const { company_name, credit_code, contact_name } = company();
    const again = { company_name, credit_code, contact_name, ent_type: '1000' };
    await client.call(calls.entry.changeRegistration, { form: again, file, fileName: 'licence.png' });
    await admin.call(calls.entry.checkCompany, { body: { id: own!.id, auth_status: 1 } });
    expect(await menus()).toContain('projectmanage');
    expect(await menus()).not.toContain('registration');
    const late = client.call(calls.entry.changeRegistration, { form: again, file, fileName: 'licence.png' });
    expect((await refused(late)).message).toContain('已通过审核');
    const licence = await admin.open(calls.entry.companyLicence, { params: { id: own!.id } });
    expect(licence.headers.get('content-type')).toBe('image/png');
  });

  it('is refused with what is taken, and checked by nobody but administrators', async () => {
    const client = await kit().client();
    await askCode(client, '13500135001', 'register');
    const form = company({ phone_number: '13500135001', user_name: 'another', code: sent.at(-1)!.code });
    const file = new Blob([PNG]);
    const failure = await refused(client.call(calls.entry.registerCompany, { form, file, fileName: 'a.png' }));
    expect(failure.message).toContain('统一社会信用代码已注册');
    const contractor = await kit().client('contractor');
    const body = { id: 'x', auth_status: 1 as const };
    expect(await refused(contractor.call(calls.entry.checkCompany, { body }))).toMatchObject({ code: 40_301 });
  });
});

describe('a token of another system', () => {
  const sign = (claims: Record<string, unknown>, secret = SECRET, algorithm = 'HS256') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm })
      .setIssuedAt(kit().clock.now / 1000)
      .setExpirationTime(kit().clock.now / 1000 + 60)
      .sign(new TextEncoder().encode(secret));
  const login = async (token: string) => (await kit().client()).call(calls.entry.thirdPartyLogin, { body: { token } });

  it('logs in whom it names, once', async () => {
    const token = await sign({ sub: 'owner', jti: 'one' });
    expect(await login(token)).toMatchObject({ ent_types: [1002] });
    expect(await refused(login(token))).toMatchObject({ code: 10 });
  });

  it('is refused when another secret signed it, when it is old, or names nobody', async () => {
    const forged = await sign({ sub: 'owner', jti: 'two' }, 'another secret of 32 bytes at least!');
    expect(await refused(login(forged))).toMatchObject({ code: 10 });
    const old = await sign({ sub: 'owner', jti: 'three' });
    kit().clock.now += 11 * 60_000;
    expect(await refused(login(old))).toMatchObject({ code: 10 });
    expect(await refused(login(await sign({ sub: 'nobody', jti: 'four' })))).toMatchObject({ code: 10 });
    expect((await refused(login(await sign({ jti: 'five' })))).message).toBe('user info incomplete');
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"admin","jti":"six","exp":99999999999}')}.`;
    expect(await refused(login(unsigned))).toMatchObject({ code: 10 });
  });
});
