import { calls, createClient, memorySession, resourceCalls, type Client } from '@gongdi/api';
import { operatelog, type MenuItem } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { createServer } from '../server.ts';
import { describeServers } from '../testing.ts';

const menusOf = (client: Client): Promise<MenuItem[]> =>
  client.call(calls.user.permissionMenus, { query: { system_type: 1 } });
const flat = (menus: readonly MenuItem[]): MenuItem[] => menus.flatMap((one) => [one, ...flat(one.children)]);
const variants = (client: Client) => client.call(calls.menu.variants, {});
type Variant = Awaited<ReturnType<typeof variants>>[number];
const named = async (client: Client, name: Variant['name']) =>
  (await variants(client)).find((one) => one.name === name)!;
const store = (client: Client, { name, ...body }: Variant) =>
  client.call(calls.menu.change, { params: { variant: name }, body }, { quiet: true });

describeServers('menus', (kit) => {
  it('are changed by whoever may, and by nobody else', async () => {
    const contractor = await kit().client('contractor');
    await expect(variants(contractor)).rejects.toMatchObject({ code: 40301 });
    const admin = await kit().client('admin');
    await expect(store(contractor, await named(admin, 'labour'))).rejects.toMatchObject({ code: 40301 });
  });

  it('follow a change of their variant at once, and of no other', async () => {
    const admin = await kit().client('admin');
    const contractor = await kit().client('contractor');
    const regulator = await kit().client('regulator');
    const before = await named(admin, 'supervision');
    expect(before).toMatchObject({ version: 0, ent_types: [1005], edit: {} });
    const others = await menusOf(contractor);
    const saved = await store(admin, {
      ...before,
      edit: {
        order: { '': ['safety', 'workbench', 'construction'] },
        entries: {
          safety: { title: { zh: '安全监督', en: 'Safety supervision' } },
          staff: { hidden: true },
          projectmanage: { hidden: false, title: { zh: '项目管理', en: 'Projects' } },
        },
      },
    });
    expect(saved.version).toBe(1);
    // Unchanged entries are not stored.
    expect(saved.edit.entries).not.toHaveProperty('projectmanage');
    const menus = await menusOf(regulator);
    expect(menus[0]).toMatchObject({ index: 'safety', title: '安全监督' });
    expect(flat(menus).map((one) => one.index)).not.toContain('staff');
    expect(await menusOf(contractor)).toEqual(others);

    await expect(store(admin, before)).rejects.toMatchObject({ code: 40900 });
    await store(admin, { ...saved, edit: {} });
    expect(flat(await menusOf(regulator)).map((one) => one.index)).toContain('staff');
  });

  it('have entries in other groups, and none where a group is left without any', async () => {
    const admin = await kit().client('admin');
    const main = await named(admin, 'enterprise');
    const { children } = (await menusOf(admin)).find((one) => one.index === 'construction')!;
    const edit = {
      parents: { ...Object.fromEntries(children.map((one) => [one.index, 'devices'])), staff: '' },
      order: { '': ['staff', 'workbench'] },
    };
    const saved = await store(admin, { ...main, edit });
    expect(saved.edit.parents).toEqual(edit.parents);
    const menus = await menusOf(admin);
    expect(menus[0]?.index).toBe('staff');
    expect(menus.map((one) => one.index)).not.toContain('construction');
    const devices = menus.find((one) => one.index === 'devices')!;
    expect(devices.children.map((one) => one.index)).toContain('projectmanage');
    await expect(store(admin, { ...saved, edit: { parents: { devices: 'bpm' } } })).rejects.toMatchObject({
      problems: [{ path: 'edit.parents.devices', code: 'groupStays' }],
    });
    await store(admin, { ...saved, edit: {} });
    expect((await menusOf(admin)).map((one) => one.index)).toContain('construction');
  });

  it('keep an entry for enterprise types, and give a company a variant of its own', async () => {
    const admin = await kit().client('admin');
    const owner = await kit().client('owner');
    const main = await named(admin, 'enterprise');
    const limited = await store(admin, { ...main, edit: { entries: { staff: { ent_types: [1000] } } } });
    const indexes = async () => flat(await menusOf(owner)).map((one) => one.index);
    expect(await indexes()).not.toContain('staff');
    const { company_id } = await owner.call(calls.user.userInfo, {});
    const customer = await named(admin, 'customer');
    const own = await store(admin, { ...customer, companies: [company_id!] });
    expect(await indexes()).toContain('staff');
    await store(admin, { ...own, companies: [] });
    expect(await indexes()).not.toContain('staff');
    await store(admin, { ...limited, edit: {} });
    await expect(store(admin, { ...(await named(admin, 'customer')), companies: ['nobody'] })).rejects.toMatchObject({
      code: 40400,
    });
  });

  it('cannot lose the screen that they are edited on, nor share a type', async () => {
    const admin = await kit().client('admin');
    const main = await named(admin, 'enterprise');
    const hidden = { ...main, edit: { entries: { system: { hidden: true } } } };
    await expect(store(admin, hidden)).rejects.toMatchObject({
      problems: [{ path: 'edit.entries.system', code: 'ownScreen' }],
    });
    const labour = await named(admin, 'labour');
    await expect(store(admin, { ...labour, ent_types: [1005] })).rejects.toMatchObject({
      problems: [{ path: 'ent_types', code: 'typeTaken' }],
    });
  });

  it('reach a second server on the same database, and the change record', async () => {
    const admin = await kit().client('admin');
    const { database, clock } = kit();
    const second = await createServer({ database, ports: { now: () => clock.now } });
    const address = await second.start();
    try {
      const session = memorySession();
      const other = createClient({ config: () => ({ baseUrl: address }), session });
      const body = { user_name: 'regulator', password: 'Regulator@2026' };
      const { token, serial_token_number: serial } = await other.call(calls.user.login, { body });
      session.set({ token, serial });
      const before = await named(admin, 'supervision');
      const saved = await store(admin, {
        ...before,
        edit: { entries: { safety: { title: { zh: '监督', en: 'S' } } } },
      });
      await expect.poll(async () => (await menusOf(other)).map((one) => one.title)).toContain('监督');
      await store(admin, { ...saved, edit: {} });
      const log = await admin.call(resourceCalls(operatelog).list!, { query: { subject: 'menu' } });
      expect(log.list[0]).toMatchObject({ subject: 'menu', subject_id: 'supervision', action: 'edit' });
    } finally {
      await second.stop();
    }
  });
});
