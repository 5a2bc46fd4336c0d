import { calls, routeOf, type Client } from '@gongdi/api';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountId } from '../demo/index.ts';
import { withServer } from '../testing.ts';
import { PNG } from './testing.ts';

const kit = withServer();
const file = new Blob([new Uint8Array(PNG)]);
const get = async (url: string) => (await fetch(kit().address + url)).status;

/** Returns one address of each kind, made for a session. */
async function addresses(client: Client) {
  const form = { is_salt: '1' } as const;
  const sent = await client.call(calls.file.upload, { form, file, fileName: 'a.png' });
  const info = await client.call(calls.file.fileInfo, { params: { id: sent.id } });
  const short = await client.call(calls.file.uploadShort, { form: { short_flag: '1' }, file, fileName: 'b.png' });
  const given = await client.call(calls.file.credentials, { body: { file_name: 'c.png' } });
  const post = async () => {
    const body = new FormData();
    body.append('token', given.token);
    body.append('file', file, 'c.png');
    return (await fetch(kit().address + routeOf(calls.file.eosUpload), { method: 'POST', body })).status;
  };
  return { urls: [sent.url, sent.saltUrl, info.url, short.url], post };
}

const logout = async (client: Client) => {
  const body = { user_id: accountId('contractor'), serial_number: client.session.get()!.serial };
  await client.call(calls.user.logout, { body });
};
const close = (disabled: boolean) =>
  sql`update organisation set disabled = ${disabled}
  where id = (select org_id from account where user_name = 'contractor')`.execute(kit().database.db);

describe('S15: what was signed for a session', () => {
  it.each([
    ['is logged out', logout],
    ['is revoked', () => sql`update login_session set revoked_at = now()`.execute(kit().database.db)],
    [
      'was unused for too long',
      () => {
        const seen = new Date(kit().clock.now - 12 * 3_600_000).toISOString();
        return sql`update login_session set seen_at = ${seen}`.execute(kit().database.db);
      },
    ],
  ])('opens nothing once it %s', async (_, end) => {
    const client = await kit().client('contractor');
    const other = await addresses(await kit().client('contractor'));
    const { urls, post } = await addresses(client);
    for (const url of urls) expect(await get(url)).toBe(200);
    expect(await post()).toBe(200);
    await end(client);
    for (const url of urls) expect(await get(url)).toBe(404);
    expect(await post()).toBe(400);
    if (end === logout) for (const url of other.urls) expect(await get(url)).toBe(200);
  });

  it('opens nothing while the organisation is closed', async () => {
    const { urls } = await addresses(await kit().client('contractor'));
    await close(true);
    for (const url of urls) expect(await get(url)).toBe(404);
    await close(false);
    for (const url of urls) expect(await get(url)).toBe(200);
  });

  it('belongs to that session alone: another one cannot be put in its place', async () => {
    const [one, other] = [await kit().client('contractor'), await kit().client('contractor')];
    const { urls } = await addresses(one);
    const query = new URL(urls[0]!, kit().address).searchParams;
    const sessions = await other.call(calls.organization.ownSessions, {});
    const id = sessions.find((session) => session.current)!.id;
    const moved = urls[0]!.replace(`i=${query.get('i')}`, `i=${id}`);
    expect(moved).not.toBe(urls[0]);
    expect(await get(moved)).toBe(404);
    expect(await get(urls[0]!.replace(/&i=\w+/, ''))).toBe(404);
  });
});

it('S15: a company that has not been checked uploads nothing but its registration', async () => {
  const { db } = kit().database;
  const client = await kit().client('contractor');
  await sql`update account set auth_status = 0 where user_name = 'contractor'`.execute(db);
  const refused = { code: 40_301, message: expect.stringContaining('审核') };
  await expect(client.call(calls.file.upload, { form: {}, file, fileName: 'a.png' })).rejects.toMatchObject(refused);
  await expect(client.call(calls.file.uploadShort, { form: {}, file, fileName: 'a.png' })).rejects.toMatchObject(
    refused,
  );
  await expect(client.call(calls.file.credentials, { body: { file_name: 'a.png' } })).rejects.toMatchObject(refused);
  await expect(client.call(calls.entry.ownRegistration, {})).resolves.toBeNull();
  await sql`update account set auth_status = 1 where user_name = 'contractor'`.execute(db);
});
