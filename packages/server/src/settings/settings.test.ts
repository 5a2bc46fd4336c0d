import { calls, resourceCalls, type Client } from '@gongdi/api';
import { usermanage } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { accountId, organisationId, roleId } from '../demo/index.ts';
import { describeServers } from '../testing.ts';

const groups = (client: Client) => client.call(calls.setting.groups, {});
type Group = Awaited<ReturnType<typeof groups>>[number];
const named = async (client: Client, name: Group['group']) => (await groups(client)).find((one) => one.group === name)!;
const PNG = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64')}`;

describeServers('settings', (kit) => {
  const set = async (name: Group['group'], part: Group['values'], by?: Client) => {
    const admin = by ?? (await kit().client('admin'));
    const { version, values } = await named(admin, name);
    const body = { version, values: { ...values, ...part } };
    return admin.call(calls.setting.change, { params: { group: name }, body }, { quiet: true });
  };

  it('are read and changed by whoever may, within their bounds', async () => {
    const contractor = await kit().client('contractor');
    await expect(groups(contractor)).rejects.toMatchObject({ code: 40301 });
    const admin = await kit().client('admin');
    const session = await named(admin, 'session');
    expect(session).toEqual({
      group: 'session',
      version: 0,
      values: { session_idle_hours: 12, session_days: 7 },
      changed: {},
    });
    const body = { version: 0, values: session.values };
    const params = { group: 'session' as const };
    await expect(contractor.call(calls.setting.change, { params, body })).rejects.toMatchObject({ code: 40301 });
    await expect(set('session', { session_days: 400 })).rejects.toMatchObject({
      problems: [{ path: 'session_days', message: '登录有效期（天）不能大于30' }],
    });
    await expect(set('platform', { logo: PNG.replace('png', 'jpeg') })).rejects.toMatchObject({
      problems: [{ path: 'logo', code: 'picture' }],
    });
    await set('session', { session_days: 3 });
    await expect(admin.call(calls.setting.change, { params, body }, { quiet: true })).rejects.toMatchObject({
      code: 40900,
    });
  });

  it('say who changed which of them, and what was there before', async () => {
    const admin = await kit().client('admin');
    await set('session', { session_days: 5 });
    const { changed } = await named(admin, 'session');
    expect(Object.keys(changed)).toEqual(['session_days']);
    expect(changed['session_days']).toMatchObject({ by: expect.any(String) });
    const params = { group: 'session' as const };
    const { list } = await admin.call(calls.setting.history, { params, query: {} });
    expect([list[0]!.before, list[0]!.after]).toEqual([{ session_days: 3 }, { session_days: 5 }]);
    const contractor = await kit().client('contractor');
    await expect(contractor.call(calls.setting.history, { params, query: {} })).rejects.toMatchObject({ code: 40301 });
  });

  it('name the platform for everybody', async () => {
    await set('platform', { platform_name: '滨江智慧工地', logo: PNG, login_notice: '值班电话 8000' });
    const anybody = await kit().client();
    expect(await anybody.call(calls.platform.get, {})).toMatchObject({
      name: { zh: '滨江智慧工地', en: 'Site management' },
      logo: PNG,
      login_notice: '值班电话 8000',
    });
  });

  it('end sessions that are not used, at once', async () => {
    const owner = await kit().client('owner');
    await owner.call(calls.user.userInfo, {});
    kit().clock.now += 2 * 3_600_000;
    await set('session', { session_idle_hours: 1 });
    await expect(owner.call(calls.user.userInfo, {})).rejects.toMatchObject({ code: 40101 });
    await set('session', { session_idle_hours: 12 });
  });

  it('say what a new password must be, wherever one is set', async () => {
    await set('password', { password_length: 12, password_symbol: true });
    const owner = await kit().client('owner');
    const change = (new_password: string) =>
      owner.call(calls.organization.changePassword, { body: { old_password: 'Owner@2026', new_password } });
    await expect(change('Owner@2027')).rejects.toMatchObject({
      problems: [{ path: 'new_password', message: '密码须为 12 到 64 位，并同时包含字母和数字、特殊符号' }],
    });
    await change('Owner@2027-long');
    const admin = await kit().client('admin');
    const anybody = await kit().client();
    const password = 'Weaker@2026';
    const says = async (work: Promise<unknown>) =>
      expect(await work.catch((error: { problems: unknown }) => error.problems)).toMatchObject([
        { path: 'password', message: '密码须为 12 到 64 位，并同时包含字母和数字、特殊符号' },
      ]);
    await says(
      admin.call(calls.organization.resetPassword, { body: { id: accountId('patrol'), password } }, { quiet: true }),
    );
    const user = { userName: 'weak', nickname: '弱', organization_id: organisationId('kechuang') };
    const added = { ...user, password, phone_number: null, role_ids: [roleId('5002')], user_status: 1 };
    await says(admin.call(resourceCalls(usermanage).add!, { body: added }, { quiet: true }));
    const phone = { phone_number: '13700137000', code: '123456' };
    await says(anybody.call(calls.entry.findPassword, { body: { ...phone, password } }, { quiet: true }));
    const company = { company_name: '弱弱', credit_code: '91310000MA1FL0XX0A', ent_type: 1000, contact_name: '弱弱' };
    const form = { ...company, ...phone, user_name: 'weak', password };
    const file = new Blob([Buffer.alloc(8)]);
    await says(anybody.call(calls.entry.registerCompany, { form, file, fileName: 'a.png' }, { quiet: true }));
    expect((await anybody.call(calls.platform.get, {})).password).toEqual({
      password_length: 12,
      password_case: false,
      password_symbol: true,
    });
    await set('password', { password_length: 8, password_symbol: false });
  });

  it('say when a login is locked, and for how long', async () => {
    const admin = await kit().client('admin');
    await set('login', { captcha_after: 2, lock_after: 3, lock_minutes: 1 }, admin);
    const anybody = await kit().client();
    const body = { user_name: 'regulator', password: 'wrong' };
    const fail = () =>
      anybody.call(calls.user.login, { body }, { quiet: true }).catch((error: { code: number }) => error.code);
    expect([await fail(), await fail(), await fail()]).toEqual([10, 10, 30]);
    await set('login', { captcha_after: 0 }, admin);
    const first = { user_name: 'patrol', password: 'wrong' };
    await expect(anybody.call(calls.user.login, { body: first }, { quiet: true })).rejects.toMatchObject({ code: 30 });
    await set('login', { captcha_after: 3, lock_after: 10, lock_minutes: 15 }, admin);
  });

  it('say how large a file may be', async () => {
    await set('upload', { upload_file_mb: 1 });
    const owner = await kit().client('contractor');
    const file = new Blob([Buffer.alloc(1024 * 1024 + 1, 'a')]);
    const send = () => owner.call(calls.file.upload, { form: {}, file, fileName: 'a.txt' });
    await expect(send()).rejects.toMatchObject({ code: 41300 });
    expect((await (await kit().client()).call(calls.platform.get, {})).upload_file_mb).toBe(1);
    await set('upload', { upload_file_mb: 64 });
    expect(await send()).toMatchObject({ name: 'a.txt' });
  });
});
