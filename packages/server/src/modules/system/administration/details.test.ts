import { calls, resourceCalls, type Client } from '@gongdi/api';
import { enterprise, operatelog, usermanage } from '@gongdi/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { accountId, organisationId, roleId } from '../../../demo/index.ts';
import { newId } from '../../../store/index.ts';
import { describeServers } from '../../../testing.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const users = resourceCalls(usermanage);

describeServers('details of people and companies', (kit) => {
  const give = async (user: string, ...roles: string[]) => {
    const admin = await kit().client('admin');
    const body = { user_ids: [accountId(user)], role_ids: roles.map(roleId), mode: 'add' as const };
    return admin.call(calls.organization.grantRoles, { body });
  };
  const names = (found: readonly { userName: string }[]) => found.map((one) => one.userName);

  it('keeps the signature of a person, and refuses what is no picture (console 7.8)', async () => {
    const client = await kit().client('contractor');
    expect(await client.call(calls.own.signature, {})).toEqual({ signature: '' });
    await client.call(calls.own.setSignature, { body: { signature: PNG } });
    expect(await client.call(calls.own.signature, {})).toEqual({ signature: PNG });
    const other = await kit().client('owner');
    expect(await other.call(calls.own.signature, {})).toEqual({ signature: '' });
    const work = client.call(calls.own.setSignature, { body: { signature: PNG.replace('png', 'jpeg') } });
    await expect(work).rejects.toMatchObject({ status: 422, problems: [{ path: 'signature' }] });
    await client.call(calls.own.setSignature, { body: { signature: '' } });
    expect(await client.call(calls.own.signature, {})).toEqual({ signature: '' });
  });

  it('keeps the identity card and the picture of a person, and logs that they changed without their content', async () => {
    const client = await kit().client('contractor');
    const id_card = '310101198506151231';
    expect(await client.call(calls.own.idcard, {})).toEqual({ nickname: '陈建国', id_card: null });
    await expect(client.call(calls.own.setIdcard, { body: { id_card: '31010119' } })).rejects.toMatchObject({
      status: 422,
    });
    await client.call(calls.own.setIdcard, { body: { id_card } });
    await client.call(calls.own.setAvatar, { body: { avatar: PNG } });
    expect(await client.call(calls.own.idcard, {})).toEqual({ nickname: '陈建国', id_card });
    expect((await client.call(calls.user.userInfo, {})).avatar).toBe(PNG);
    const admin = await kit().client('admin');
    const row = await admin.call(users.detail!, { params: { id: accountId('contractor') } });
    expect(row['id_card']).toBe('310101********1231');
    const log = await admin.call(resourceCalls(operatelog).list!, {
      query: { subject_id: accountId('contractor'), page_size: 50 },
    });
    const written = JSON.stringify(log.list);
    expect(written).toContain('id_card');
    expect(written).not.toContain(id_card);
    expect(written).not.toContain(PNG);
  });

  it('shows the logo of a company to its people, and lets only those change it who may change the whole company', async () => {
    const [admin, branch, stranger] = (await Promise.all(
      ['admin', 'contractor', 'owner'].map((one) => kit().client(one)),
    )) as [Client, Client, Client];
    await admin.call(calls.company.setLogo, { body: { logo: PNG } });
    expect(await admin.call(calls.company.logo, {})).toEqual({ logo: PNG, editable: true });
    expect(await branch.call(calls.company.logo, {})).toEqual({ logo: PNG, editable: false });
    expect(await stranger.call(calls.company.logo, {})).toEqual({ logo: '', editable: false });
    const work = branch.call(calls.company.setLogo, { body: { logo: '' } });
    await expect(work).rejects.toMatchObject({ code: 40301 });
    const broken = admin.call(calls.company.setLogo, { body: { logo: 'data:image/png;base64,AAAA' } });
    await expect(broken).rejects.toMatchObject({ status: 422, problems: [{ path: 'logo' }] });
  });

  it('tells the receivers, shippers and drivers of one’s own company (console 3, 7.8)', async () => {
    const client = await kit().client('patrol');
    expect(await client.call(calls.people.receivers, {})).toEqual([]);
    await give('patrol', 'receiver', 'driver');
    await give('contractor', 'receiver');
    // A user of another company, with a role that an administrator of this company could not give.
    await sql`insert into account_role values (${accountId('owner')}, ${roleId('receiver')})`.execute(
      kit().database.db,
    );
    expect(names(await client.call(calls.people.receivers, {})).toSorted()).toEqual(['contractor', 'patrol']);
    expect(names(await client.call(calls.people.drivers, {}))).toEqual(['patrol']);
    expect(await client.call(calls.people.shippers, {})).toEqual([]);
    expect(names(await (await kit().client('owner')).call(calls.people.receivers, {}))).toEqual(['owner']);
  });

  it('tags companies, finds them by a tag and counts the tags', async () => {
    const admin = await kit().client('admin');
    const id = newId();
    await sql`insert into company (id, org_id, company_name, credit_code, ent_type, contact_name, phone_number, licence,
        licence_type, auth_status, created_at, updated_at)
      values (${id}, ${organisationId('chengtou')}, '城投', '91310000MA1FL0000X', 1002, '沈慧敏', '13800138777', '', 'image/png', 1, now(), now())`.execute(
      kit().database.db,
    );
    const rows = resourceCalls(enterprise);
    await admin.call(calls.company.setTags, { body: { id, tags: ['重点企业', '市政', '重点企业'] } });
    const found = await admin.call(rows.list!, { query: { tags: '市政' } });
    expect(found.list.map((row) => [row.id, row['tags']])).toEqual([[id, '重点企业、市政']]);
    expect((await admin.call(rows.list!, { query: { tags: '园林' } })).list).toEqual([]);
    expect(await admin.call(calls.company.tags, {})).toEqual([
      { tag: '市政', count: 1 },
      { tag: '重点企业', count: 1 },
    ]);
    const several = admin.call(calls.company.setTags, { body: { id, tags: ['甲、乙'] } });
    await expect(several).rejects.toMatchObject({ status: 422 });
    const contractor = await kit().client('contractor');
    const foreign = contractor.call(calls.company.setTags, { body: { id, tags: [] } });
    await expect(foreign).rejects.toMatchObject({ code: 40301 });
  });
});
