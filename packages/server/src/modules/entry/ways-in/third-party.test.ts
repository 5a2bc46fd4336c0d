import { calls, createClient, resourceCalls, type CallFailure } from '@gongdi/api';
import { usermanage } from '@gongdi/domain';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import type { SignOn } from './third-party.ts';

const SECRET = 'a secret of another system, 32 bytes';
const PHONE = '13600000009';
let serial = 0;

function withSignOn(signOn: Omit<SignOn, 'secret'>) {
  const kit = withServer({ signOn: { secret: SECRET, ...signOn } });
  /** @returns the user of the session that the token opened, otherwise code and message of the refusal */
  const enter = async (claims: Record<string, unknown>): Promise<string> => {
    const now = Math.floor(kit().clock.now / 1000);
    serial += 1;
    const token = await new SignJWT({ jti: String(serial), ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(now)
      .setExpirationTime(now + 60)
      .sign(new TextEncoder().encode(SECRET));
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
  const name = (user: string, changes: { user_name?: string; phone_number?: string }) =>
    sql`update account set user_name = ${changes.user_name ?? user}, phone_number = ${changes.phone_number ?? null}
      where id = ${accountId(user)}`.execute(kit().database.db);
  return { kit, enter, name };
}

describe('S9: a token that names an account', () => {
  const { kit, enter, name } = withSignOn({});
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
  const { enter, name } = withSignOn({ subject: 'phone_number' });
  it('never means whoever is named so', async () => {
    await name('patrol', { user_name: PHONE });
    expect(await enter({ sub: PHONE })).toMatch(/^10 /);
    await name('owner', { phone_number: PHONE });
    expect(await enter({ sub: PHONE })).toBe('owner');
    expect(await enter({ sub: 'owner' })).toMatch(/^10 /);
  });
});

describe('S9: a token with issuer and audience', () => {
  const { enter } = withSignOn({ issuer: 'https://portal.example', audience: 'gongdi' });
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
