import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  allResources,
  type AnyResource,
  DATA_SCOPE,
  devicelist,
  hiddenDangerRectification,
  ownFieldsOf,
  patrolplan,
  patrolsite,
  projectmanage,
  rolemanage,
  staff,
} from '@gongdi/domain';
import { openWorkbook } from '@gongdi/sheets';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountId, roleId } from '../demo/index.ts';
import { withServer } from '../testing.ts';
import { sampleFile, sampleRecord } from './testing.ts';

const dangers = { ...resourceCalls(hiddenDangerRectification), steps: stepCalls(hiddenDangerRectification) };
const projects = resourceCalls(projectmanage);
const people = resourceCalls(staff);
const ME = accountId('contractor');
const missing = { status: 404 };

describe('the data scope of roles', () => {
  const kit = withServer();
  let admin: Client;
  let site: Client;
  let me: Client;
  let made = 0;

  /** Gives an account roles with all permissions and these data scopes, and no others. */
  async function give(user_name: string, ...scopes: number[]): Promise<void> {
    const role_ids: string[] = [];
    for (const data_scope of scopes) {
      made += 1;
      const body = { name: `范围 ${made}`, role_code: `scope-${made}`, permissions: ['*'], data_scope, remark: null };
      role_ids.push((await admin.call(resourceCalls(rolemanage).add!, { body })).id);
    }
    // The patroller stays one, so that patrols can name it.
    if (user_name === 'patrol') role_ids.push(roleId('5002'));
    const body = { user_ids: [accountId(user_name)], role_ids, mode: 'replace' as const };
    await admin.call(calls.organization.grantRoles, { body });
  }

  const idsOf = async (client: Client, resource: AnyResource): Promise<string[]> =>
    (await client.call(resourceCalls(resource).list!, { query: { page_size: 50 } })).list.map((row) => row.id);

  /** Adds a danger found by the site office in a project. */
  async function newDanger(client: Client, more: object = {}) {
    const sample = await sampleRecord(client, hiddenDangerRectification);
    return client.call(dangers.add!, {
      body: {
        ...(sample as object),
        rectifier_id: accountId('patrol'),
        inspector_id: accountId('patrol'),
        ...more,
      },
    });
  }

  beforeAll(async () => {
    [admin, site, me] = (await Promise.all(['admin', 'patrol', 'contractor'].map((name) => kit().client(name)))) as [
      Client,
      Client,
      Client,
    ];
    await give('patrol', DATA_SCOPE.below);
  });
  beforeEach(() => give('contractor', DATA_SCOPE.below));

  it('changes nothing for roles that name none', async () => {
    const rows = await idsOf(me, projectmanage);
    await admin.call(calls.organization.grantRoles, {
      body: { user_ids: [ME], role_ids: [roleId('contractor')], mode: 'replace' },
    });
    expect(await idsOf(me, projectmanage)).toEqual(rows);
  });

  it('“own records” leaves nothing of others, in any list', async () => {
    await give('contractor', DATA_SCOPE.own);
    for (const resource of allResources()) {
      const { list } = resourceCalls(resource);
      if (!list || resource.scope !== 'organisation') continue;
      const { list: rows } = await me.call(list, { query: { page_size: 50 } });
      const names = ownFieldsOf(resource).map((field) => field.name);
      for (const row of rows as Record<string, unknown>[]) {
        const named = [row.created_by, row.id, ...names.map((name) => row[name])].flat();
        expect(named, `${resource.name} ${String(row.id)}`).toContain(ME);
      }
    }
  });

  it('“own records” hides the rest from details, changes, steps, exports, references, search, counts and files', async () => {
    const photo = await sampleFile(site);
    const title = `临边防护缺失 ${Math.random()}`;
    const others = await newDanger(site, { order_title: title, photos: [photo] });
    const mine = await newDanger(site, { order_title: `${title} 本人`, rectifier_id: ME });
    const count = async () =>
      (await me.call(calls.workbench.own, { query: { all: '1' } })).attention.reduce(
        (sum, { total }) => sum + (total ?? 0),
        0,
      );
    const before = await count();
    await give('contractor', DATA_SCOPE.own);

    const own = await sampleFile(me);

    const listed = await idsOf(me, hiddenDangerRectification);
    expect([listed.includes(others.id), listed.includes(mine.id)]).toEqual([false, true]);
    expect(await me.call(dangers.detail!, { params: { id: mine.id } })).toMatchObject({ id: mine.id });
    await expect(me.call(dangers.detail!, { params: { id: others.id } })).rejects.toMatchObject(missing);
    await expect(me.call(dangers.edit!, { body: { ...others, order_title: 'x' } })).rejects.toMatchObject(missing);
    await expect(
      me.call(dangers.steps.result!, { body: { id: others.id, measure: '已改', result_photos: [own] } }),
    ).rejects.toMatchObject(missing);
    const titles = await me.call(calls.base.references, {
      params: { resource: hiddenDangerRectification.name },
      query: { ids: `${others.id},${mine.id}`, page: 1 },
    });
    expect(titles.map((one) => one.id)).toEqual([mine.id]);
    const found = async (client: Client) =>
      (await client.call(calls.search.find, { query: { keyword: title } })).groups.flatMap((one) =>
        one.records.map((record) => record.id),
      );
    expect((await found(site)).toSorted()).toEqual([others.id, mine.id].toSorted());
    expect(await found(me)).toEqual([mine.id]);
    expect(await count()).toBeLessThan(before);
    await expect(me.call(calls.file.fileInfo, { params: { id: photo.id } })).rejects.toMatchObject(missing);
    const book = await me.call(dangers.export!, { query: {} });
    const sheets = await openWorkbook(new Uint8Array(await book.arrayBuffer()));
    const cells: unknown[] = [];
    for await (const { rows } of sheets.batches(0)) cells.push(...rows.flatMap((one) => one.cells));
    expect([cells.includes(title), cells.includes(`${title} 本人`)]).toEqual([false, true]);
    expect(await me.call(calls.device.latest, { query: {} })).toEqual([]);
    const tree = await me.call(calls.organization.projectOrganizations, {});
    expect(tree).toEqual([]);
  });

  it('“own records” lets one add, and then see and change, a record', async () => {
    await give('contractor', DATA_SCOPE.own);
    const body = await sampleRecord(me, staff);
    const row = await me.call(people.add!, { body });
    expect(await idsOf(me, staff)).toEqual([row.id]);
    expect(await me.call(people.edit!, { body: { ...(body as object), id: row.id, name: '改名' } })).toMatchObject({
      name: '改名',
    });
  });

  it('“own projects” reaches the projects of one’s organisation and those whose plan names one, with their records', async () => {
    const project = await site.call(projects.add!, { body: await sampleRecord(site, projectmanage) });
    const danger = await newDanger(site, { project_id: project.id });
    const point = await site.call(resourceCalls(patrolsite).add!, {
      body: { ...(await sampleRecord(site, patrolsite)), project_id: project.id },
    });
    const own = await me.call(projects.add!, { body: await sampleRecord(me, projectmanage) });
    await give('contractor', DATA_SCOPE.projects);
    const seen = await idsOf(me, projectmanage);
    expect([seen.includes(own.id), seen.includes(project.id)]).toEqual([true, false]);
    await expect(me.call(dangers.detail!, { params: { id: danger.id } })).rejects.toMatchObject(missing);

    const plan = await sampleRecord(site, patrolplan);
    await site.call(resourceCalls(patrolplan).add!, {
      body: {
        ...plan,
        project_id: project.id,
        point_ids: [point.id],
        user_ids: [accountId('patrol')],
        leader_id: ME,
      },
    });
    expect(await idsOf(me, projectmanage)).toContain(project.id);
    expect(await me.call(dangers.detail!, { params: { id: danger.id } })).toMatchObject({ id: danger.id });
    const devices = (await me.call(resourceCalls(devicelist).list!, { query: { page_size: 50 } })).list;
    const reached = new Set(await idsOf(me, projectmanage));
    for (const device of devices) expect(reached.has(device.project_id!) || device.created_by === ME).toBe(true);
  });

  it('“own organisation” leaves out those below, “own company” adds those beside, and neither another company', async () => {
    const orgs = async (client: Client) =>
      new Set((await client.call(projects.list!, { query: { page_size: 50 } })).list.map((row) => row.org_id));
    const { org_id } = await me.call(calls.user.userInfo, {});
    const usual = await orgs(me);
    expect(usual.size).toBeGreaterThan(1);
    await give('contractor', DATA_SCOPE.organisation);
    expect([...(await orgs(me))]).toEqual([org_id]);
    await give('contractor', DATA_SCOPE.own, DATA_SCOPE.company);
    const company = await orgs(me);
    expect(company.size).toBeGreaterThan(usual.size);
    const stranger = await kit().client('beichen');
    for (const foreign of await orgs(stranger)) expect(company).not.toContain(foreign);
  });

  it('nobody gives a wider scope than their own, nor takes over an account that has one', async () => {
    const add = (data_scope: number) => {
      made += 1;
      const body = {
        name: `自建 ${made}`,
        role_code: `made-${made}`,
        permissions: ['staff|list'],
        data_scope,
        remark: null,
      };
      return me.call(resourceCalls(rolemanage).add!, { body });
    };
    await expect(add(DATA_SCOPE.company)).rejects.toMatchObject({ problems: [{ path: 'data_scope' }] });
    const role = await add(DATA_SCOPE.projects);
    await expect(
      me.call(resourceCalls(rolemanage).edit!, { body: { ...role, data_scope: DATA_SCOPE.all } }),
    ).rejects.toMatchObject({ problems: [{ path: 'data_scope' }] });
    await give('patrol', DATA_SCOPE.company);
    const reset = calls.organization.resetPassword;
    const body = { id: accountId('patrol'), password: 'Other@20261' };
    await expect(me.call(reset, { body })).rejects.toMatchObject({ code: 40301 });
    await give('patrol', DATA_SCOPE.below);
  });
});
