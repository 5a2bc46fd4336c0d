import { calls, createClient, resourceCalls, type CallFailure } from '@gongdi/api';
import { usermanage } from '@gongdi/domain';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, organisationId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import type { SignOn } from './sign-on/config.ts';

const SECRET = 'a secret of another system, 32 bytes';
const PHONE = '13600000009';
let serial = 0;

type Sign = (claims: Record<string, unknown>, now: number) => Promise<string>;

const signedBySecret: Sign = (claims, now) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now)
    .setExpirationTime(now + 60)
    .sign(new TextEncoder().encode(SECRET));

function withSignOn(signOn: SignOn, sign = signedBySecret) {
  const kit = withServer({ signOn });
  /** @returns the user of the session that the token opened, otherwise code and message of the refusal */
  const enter = async (claims: Record<string, unknown>): Promise<string> => {
    const token = await tokenWith(claims);
    const client = createClient({ config: () => ({ baseUrl: kit().address }) });
    try {
      const data = await client.call(calls.entry.thirdPartyLogin, { body: { token } });
      client.session.set({ token: data.token, serial: data.serial_token_number });
      return (await client.call(calls.user.userInfo, {})).user_name;
    } catch (error) {
      const { code, message } = error as CallFailure;
      return `${code} ${message}`;
    }
  };
  const tokenWith = (claims: Record<string, unknown>) => {
    serial += 1;
    return sign({ jti: String(serial), ...claims }, Math.floor(kit().clock.now / 1000));
  };
  const name = (user: string, changes: { user_name?: string; phone_number?: string }) =>
    sql`update account set user_name = ${changes.user_name ?? user}, phone_number = ${changes.phone_number ?? null}
      where id = ${accountId(user)}`.execute(kit().database.db);
  return { kit, enter, name, tokenWith };
}

describe('S9: a token that names an account', () => {
  const { kit, enter, name } = withSignOn({ secret: SECRET });
  it('means the account name alone', async () => {
    await name('owner', { phone_number: PHONE });
    expect(await enter({ sub: 'OWNER' })).toBe('owner');
    expect(await enter({ sub: PHONE })).toMatch(/^10 /);
  });
  it('is refused when it is meant for somebody, and nothing says that we are', async () => {
    expect(await enter({ sub: 'owner', aud: 'another-system' })).toMatch(/^10 .*aud/);
    expect(await enter({ sub: 'owner', iss: 'https://portal.example' })).toBe('owner');
  });
  it('finds nobody named like another one’s number: such names are refused', async () => {
    const admin = await kit().client('admin');
    const { list } = await admin.call(resourceCalls(usermanage).list!, { query: { page_size: 100 } });
    const patrol = list.find((user) => user.userName === 'patrol')!;
    const { id, version, organization_id, nickname, role_ids, user_status } = patrol;
    const row = { id, version, organization_id, nickname, role_ids, user_status };
    const body = { ...row, userName: PHONE, phone_number: '13600000010' } as never;
    await expect(admin.call(resourceCalls(usermanage).edit!, { body })).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'userName' }],
    });
    const { id: _id, version: _version, ...rest } = row;
    const fresh = { ...rest, password: 'Fresh@2026', userName: '13700000011', phone_number: null };
    await expect(admin.call(resourceCalls(usermanage).add!, { body: fresh })).rejects.toMatchObject({
      problems: [{ path: 'userName', code: 'nameIsPhone' }],
    });
    // A user name may be the user's own mobile number.
    const own = { ...row, userName: '13600000010', phone_number: '13600000010' } as never;
    await expect(admin.call(resourceCalls(usermanage).edit!, { body: own })).resolves.toMatchObject({
      userName: '136****0010',
    });
  });
});

describe('S9: a token that names a mobile number', () => {
  const { enter, name } = withSignOn({ secret: SECRET, subject: 'phone_number' });
  it('never means whoever is named so', async () => {
    await name('patrol', { user_name: PHONE });
    expect(await enter({ sub: PHONE })).toMatch(/^10 /);
    await name('owner', { phone_number: PHONE });
    expect(await enter({ sub: PHONE })).toBe('owner');
    expect(await enter({ sub: 'owner' })).toMatch(/^10 /);
  });
});

describe('S9: a token with issuer and audience', () => {
  const { enter } = withSignOn({ secret: SECRET, issuer: 'https://portal.example', audience: 'gongdi' });
  const good = { sub: 'owner', iss: 'https://portal.example', aud: 'gongdi' };
  it.each([
    ['as configured', good, /^owner$/],
    ['for us among others', { ...good, aud: ['other', 'gongdi'] }, /^owner$/],
    ['of another issuer', { ...good, iss: 'https://evil.example' }, /^10 .*iss/],
    ['of no issuer', { ...good, iss: undefined }, /^10 .*iss/],
    ['for another system', { ...good, aud: 'payroll' }, /^10 .*aud/],
    ['for nobody', { ...good, aud: undefined }, /^10 .*aud/],
  ])('%s', async (_, claims, answer) => expect(await enter(claims)).toMatch(answer));
});

describe('a token signed by a private key', () => {
  const pairs: Record<string, Awaited<ReturnType<typeof generateKeyPair>>> = {};
  const portal = { keys: [] as object[], status: 200, asked: 0 };
  const server = http.createServer((_, response) => {
    portal.asked += 1;
    response
      .writeHead(portal.status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys: portal.keys }));
  });
  // Its port is needed before the tests begin.
  const listening = new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  const iss = 'https://portal.example';
  const aud = 'gongdi';
  let kid = 'first';
  const sign: Sign = async (claims, now) =>
    new SignJWT({ iss, aud, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuedAt(now)
      .setExpirationTime(now + 60)
      .sign(pairs[kid]!.privateKey);
  const signOn: SignOn = { keys: '', issuer: iss, audience: aud };
  beforeAll(async () => {
    signOn.keys = `http://127.0.0.1:${await listening}/keys.json`;
    for (const name of ['first', 'second', 'stranger']) pairs[name] = await generateKeyPair('ES256');
    portal.keys = [{ ...(await exportJWK(pairs['first']!.publicKey)), kid: 'first' }];
  });
  afterAll(() => new Promise((resolve) => void server.close(resolve)));
  const { enter } = withSignOn(signOn, sign);

  it('is told from the token of a stranger, and from one that is signed by the public key', async () => {
    portal.status = 500;
    expect(await enter({ sub: 'owner' })).toMatch(/^\d+ 暂时取不到原系统的公钥/);
    portal.status = 200;
    expect(await enter({ sub: 'owner' })).toBe('owner');
    expect(await enter({ sub: 'owner', aud: 'payroll' })).toMatch(/^10 .*aud/);
    kid = 'stranger';
    expect(await enter({ sub: 'owner' })).toMatch(/^10 .*令牌无效/);
    pairs['first'] = { ...pairs['first']!, privateKey: pairs['stranger']!.privateKey };
    kid = 'first';
    expect(await enter({ sub: 'owner' })).toMatch(/^10 .*令牌无效/);
    const asked = portal.asked;
    expect(await enter({ sub: 'owner' })).toMatch(/^10 /);
    expect(portal.asked).toBe(asked);
  });
});

describe('a token of somebody without an account', () => {
  const newcomers = {
    organizations: { 'HR-7': organisationId('shanghai'), gone: 'no-such-organisation' },
    roles: { 安全员: 'contractor', 老板: 'no_such_role' },
  };
  const { kit, enter } = withSignOn({ secret: SECRET, newcomers });
  const one = { name: '沈一鸣', org: 'HR-7', roles: ['安全员', '别的'] };

  it('makes one in the organisation and with the roles that its claims mean, once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => enter({ sub: 'shen.yiming', ...one })));
    expect(answers).toEqual(['shen.yiming', 'shen.yiming', 'shen.yiming']);
    const { rows } = await sql<{ nickname: string; org_id: string; codes: string[] }>`
      select nickname, a.org_id, array_agg(r.role_code) as codes from account a
      join account_role x on x.account_id = a.id join role r on r.id = x.role_id
      where user_name = 'shen.yiming' group by a.id`.execute(kit().database.db);
    expect(rows).toEqual([{ nickname: '沈一鸣', org_id: organisationId('shanghai'), codes: ['contractor'] }]);
    // What the other system says later changes nothing here.
    expect(await enter({ sub: 'shen.yiming', ...one, roles: [] })).toBe('shen.yiming');
  });

  it.each([
    ['of an organisation that is not mapped', { ...one, org: 'HR-8' }],
    ['of an organisation that is gone', { ...one, org: 'gone' }],
    ['of an organisation called like a property of every object', { ...one, org: 'constructor' }],
    ['without a role here', { ...one, roles: ['老板', 'toString'] }],
    ['without claims', {}],
  ])('makes none for somebody %s', async (_, claims) => {
    expect(await enter({ sub: 'nobody', ...claims })).toMatch(/^10 .*尚未与本平台对应/);
  });

  it('makes none that is named like the mobile number of somebody', async () => {
    expect(await enter({ sub: '13700000012', ...one })).toMatch(/^10 /);
  });
});

describe('a token that ends sessions', () => {
  const { kit, enter, tokenWith } = withSignOn({ secret: SECRET });
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };

  it('ends those of its user, is no way in, and a token that lets in ends none', async () => {
    const [owner, patrol] = [await kit().client('owner'), await kit().client('patrol')];
    const out = createClient({ config: () => ({ baseUrl: kit().address }) });
    const end = async (claims: Record<string, unknown>) =>
      out.call(calls.entry.thirdPartyLogout, { body: { token: await tokenWith(claims) } });
    await expect(end({ sub: 'owner' })).rejects.toThrow('backchannel-logout');
    expect(await enter({ sub: 'owner', events })).toMatch(/^10 /);
    await expect(owner.call(calls.user.userInfo, {})).resolves.toBeTruthy();
    await end({ sub: 'owner', events });
    await end({ sub: 'nobody', events });
    await expect(owner.call(calls.user.userInfo, {}, { quiet: true })).rejects.toMatchObject({ status: 403 });
    await expect(patrol.call(calls.user.userInfo, {})).resolves.toBeTruthy();
  });
});
