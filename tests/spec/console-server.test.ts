import { calls, resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import { projectmanage, usermanage, type MenuItem } from '@gongdi/domain';
import { newFenceCode, wireFence } from '@gongdi/geo';
import { withServer } from '@gongdi/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';

const kit = withServer();
let admin: Client;
let contractor: Client;
let nobody: Client;
beforeAll(async () => {
  [admin, contractor, nobody] = await Promise.all([kit().client('admin'), kit().client('contractor'), kit().client()]);
});

const projects = resourceCalls(projectmanage);
const oneProject = async () => (await contractor.call(projects.list!, { query: {} })).list[0]!;
const leavesOf = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => (item.children.length > 0 ? leavesOf(item.children) : [item]));

/** The minimum fields of an entity (console specification, section 3). */
describe('console 3: fields of', () => {
  test('a project, its address and the place of that', async () => {
    const project = await oneProject();
    for (const field of ['id', 'project_name', 'project_address', 'third_number', 'begin_time', 'end_time'])
      expect(project).toHaveProperty(field);
    const { project_address } = await contractor.call(calls.fence.get, { query: { projectId: project.id } });
    expect(Object.keys(project_address).toSorted()).toEqual(['fence', 'id', 'location']);
    expect(Object.keys(project_address.location).toSorted()).toEqual(['address', 'latitude', 'longitude']);
  });

  test('the result of a login', async () => {
    const body = { user_name: 'owner', password: 'Owner@2026' };
    const result = await nobody.call(calls.user.login, { body });
    expect(Object.keys(result).toSorted()).toEqual(['ent_types', 'serial_token_number', 'token']);
    expect(result.ent_types).toEqual([1002]);
  });

  test('the current user', async () => {
    const profile = await contractor.call(calls.user.userInfo, {});
    const fields =
      'avatar access_key user_name user_type user_id role_code role_list auth_status company_id national_code national_name national_type';
    for (const field of fields.split(' ')) expect(profile).toHaveProperty(field);
    expect(profile).toMatchObject({ user_name: 'contractor', role_code: 'contractor', role_list: ['contractor'] });
  });

  test('the user of a token', async () => {
    const profile = await contractor.call(calls.user.userInfo, {});
    expect(await contractor.call(calls.user.tokenInfo, {})).toEqual({
      id: profile.user_id,
      phone_number: null,
      roles: ['contractor'],
      com_ids: [profile.company_id],
    });
  });

  test('a user and an organisation', async () => {
    const { list } = await admin.call(resourceCalls(usermanage).list!, { query: { page_size: 50 } });
    const user = list.find(({ userName }) => userName === 'patrol');
    expect(user).toMatchObject({ roleCode: '5002', ent_type: 1000 });
    const [tree] = await admin.call(calls.organization.organizationTree, {});
    expect(tree).toMatchObject({ org_id: expect.any(String), org_pid: null });
    expect(tree!.children[0]).toMatchObject({ org_pid: tree!.org_id });
  });

  test('an entry of the menu', async () => {
    const menus = await contractor.call(calls.user.permissionMenus, { query: {} });
    const leaf = leavesOf(menus).find(({ index }) => index === 'projectmanage');
    expect(leaf).toMatchObject({ index: 'projectmanage', children: [] });
    expect(leaf!.operation_list).toContainEqual(expect.objectContaining({ operation_code: 'fence', checked: true }));
  });

  test('an entry of a dictionary, a type of device and a phase', async () => {
    const all = await nobody.call(calls.base.dictionaryList, { query: {} });
    const phases = all.find(({ dict_type }) => dict_type === 'project_phase');
    for (const field of ['value', 'label', 'color_type', 'css_class']) expect(phases!.entries[0]).toHaveProperty(field);
    const types = await nobody.call(calls.base.deviceTypes, {});
    expect(types.find(({ dd_value }) => dd_value === 3)).toEqual({
      dd_value: 3,
      status: 1,
      name: '塔吊',
      abbreviation: null,
      path: '/devicelist?device_type=3',
    });
    expect((await nobody.call(calls.base.projectPhases, {}))[0]).toEqual({ dd_value: 1, remark: '筹备' });
  });

  test('an enclosure: task_code from fence_code, data from listString, type 1 unless said', async () => {
    const { id } = await oneProject();
    const fence_code = newFenceCode();
    const corners = [0, 1, 2].map((at): [number, number] => [121.46 + (at === 1 ? 0.001 : 0), 31.17 + at * 0.0005]);
    const listString = JSON.stringify(wireFence([{ outer: corners, holes: [] }], 1_700_000_000_000));
    const address = await contractor.call(calls.fence.setAddress, { body: { id, fence_code } });
    expect(address.fence).toBe(fence_code);
    const stored = await contractor.call(calls.fence.enclose, { body: { fence_code, listString } });
    expect(stored.task_code).toBe(fence_code);
    const read = await contractor.call(calls.fence.get, { query: { projectId: id } });
    expect([read.fence_code, read.listString, read.type]).toEqual([fence_code, listString, 1]);
    const again = await contractor.call(calls.fence.enclose, {
      body: { task_code: fence_code, data: listString, type: 1 },
    });
    expect(again.version).toBeGreaterThanOrEqual(stored.version);
  });
});

describe('console 7: calls over HTTP', () => {
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${kit().address}/api/${path}`, { method, headers });
    return { status: answer.status, body: (await answer.json()) as { code: number; message: string } };
  };

  test('console 7.1: Authorization and X-Serial-Number-Id are both wanted', async () => {
    const { token, serial } = contractor.session.get()!;
    const both = { authorization: token, 'x-serial-number-id': serial };
    expect((await ask('base/project', both)).body.code).toBe(0);
    const lacking: Record<string, string>[] = [{}, { authorization: token }, { 'x-serial-number-id': serial }];
    for (const some of lacking) {
      const { status, body } = await ask('base/project', some);
      expect([status, body.message]).toEqual([401, '无效的登录状态, 请重新登录']);
    }
  });

  test.each([
    ['GET', 'base/data-dictionary/ProjectConstructionSite/ProjectPhase/'],
    ['GET', 'base/data-dictionary/ProjectConstructionSite/constructionType/'],
    ['GET', 'base/data-dictionary/ProjectConstructionSite/ConstructionNature/'],
    ['GET', 'base/data-dictionary/device-type'],
  ])('console 7.7: %s %s is answered unsigned', async (method, path) => {
    expect((await ask(path, {}, method)).body.code).toBe(0);
  });

  test.each(['deep-pit', 'high-slope', 'high-fill'])('console 7.4: GET %s/area/{id} is unsigned', async (family) => {
    const { status } = await ask(`device/${family}/area/none`);
    expect(status).toBe(404);
  });

  test('console 7.8: user/auth and user/role tell of the caller', async () => {
    expect(await contractor.call(calls.user.userAuth, {})).toMatchObject({ auth_status: 1, ent_type: 1000 });
    const roles = await contractor.call(calls.user.userRoles, {});
    expect(roles.map(({ role_code }) => role_code)).toEqual(['contractor']);
  });

  test('console 7.8: users/logout takes user_id and serial_number, and ends the session', async () => {
    const leaving = await kit().client('owner');
    const { user_id } = await leaving.call(calls.user.userInfo, {});
    const serial_number = leaving.session.get()!.serial;
    const wrong = leaving.call(calls.user.logout, { body: { user_id, serial_number: 'another' } });
    await expect(wrong).rejects.toMatchObject({ status: 404 });
    expect(await leaving.call(calls.user.logout, { body: { user_id, serial_number } })).toBeNull();
    await expect(leaving.call(calls.user.userInfo, {})).rejects.toMatchObject({ status: 401 });
  });

  test('console 7.8: menus are those of system_type 1, unless another is asked for', async () => {
    const one = await contractor.call(calls.user.permissionMenus, { query: { system_type: 1 } });
    expect(await contractor.call(calls.user.permissionMenus, { query: {} })).toEqual(one);
    expect(await contractor.call(calls.user.permissionMenus, { query: { system_type: 2 } })).toEqual([]);
  });

  test('console 6: role code 5002 lists the users of a project for patrols', async () => {
    const { id } = await oneProject();
    const users = await contractor.call(calls.organization.usersOfProject, {
      params: { project_id: id },
      query: { role_code: '5002' },
    });
    expect(users.map(({ userName }) => userName)).toContain('patrol');
    expect(users.map(({ userName }) => userName)).not.toContain('contractor');
  });
});

describe('console 9: pages', () => {
  test('lists begin at page 1 with 10 records, and give 500 to the project selector', async () => {
    expect(await contractor.call(projects.list!, { query: {} })).toMatchObject({ page: 1, page_size: 10 });
    const { list, page_size } = await admin.call(projects.list!, { query: { page: 1, page_size: 500 } });
    expect(page_size).toBe(500);
    expect(list.length).toBeGreaterThan(10);
  });

  test('console 7.2: the devices of a project come 500 at a time', async () => {
    const { id } = await oneProject();
    expect(await contractor.call(calls.device.list, { body: { project_id: id } })).toMatchObject({ page_size: 500 });
  });

  test('console 3: projects are searched by name, number, begin and end', async () => {
    const all = (await contractor.call(projects.list!, { query: { page_size: 100 } })).list;
    const wanted = all[0]!;
    const { project_name, third_number, begin_time } = wanted;
    const found = (query: object) => contractor.call(projects.list!, { query: { page_size: 100, ...query } });
    expect((await found({ project_name, third_number, begin_time })).list.map(({ id }) => id)).toEqual([wanted.id]);
    expect((await found({ begin_time: '2999-01-01' })).total).toBe(0);
    expect((await found({ end_time: '1999-01-01' })).total).toBe(0);
  });
});

describe('console 8: refusals of a login', () => {
  const login = (user_name: string, more: object = {}) =>
    nobody.call(calls.user.login, { body: { user_name, password: 'wrong', ...more } }).then(
      () => null,
      (error: unknown) => error as CallFailure,
    );

  test('console 8: 10 for a wrong account or password, then 30 without and 31 with a wrong captcha', async () => {
    const codes: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) codes.push((await login('regulator'))?.code);
    expect(codes[0]).toBe(10);
    expect(codes.at(-1)).toBe(30);
    const answer = await nobody.open(calls.user.captcha, {});
    const captcha_key = answer.headers.get('captcha-key')!;
    expect((await login('regulator', { captcha_key, captcha_code: 'NONE' }))?.code).toBe(31);
  });
});
