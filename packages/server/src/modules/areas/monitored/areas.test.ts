import { areaCallsOf, calls, listArgs, routeOf, type AreaRow, type CallFailure, type Client } from '@gongdi/api';
import { AREAS, areaBlank, areaOf, readArea, writeArea, type AreaForm, type AreaType } from '@gongdi/domain';
import { rowsOf, openWorkbook } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { opened } from '../../../store/index.ts';
import { withServer } from '../../../testing.ts';
import { addDevice, uploadPicture } from './testing.ts';

const kit = withServer();
// A project of the contractor's own organisation, and a project that only `beichen` sees.
const PROJECT = demoId('project', 1);
const THEIRS = demoId('project', 27);

let contractor: Client;
let owner: Client;
let beichen: Client;
beforeAll(async () => {
  [contractor, owner, beichen] = await Promise.all([
    kit().client('contractor'),
    kit().client('owner'),
    kit().client('beichen'),
  ]);
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as CallFailure,
  );

async function add(client: Client, area: AreaType, more: Partial<AreaForm> = {}): Promise<AreaRow> {
  const form = {
    ...areaBlank(area),
    project_id: PROJECT,
    width: 600,
    height: 400,
    area_name: `区域 ${area.name}`,
    ...more,
  };
  return client.call(areaCallsOf(area).add, { body: writeArea(area, form) });
}

const remove = (client: Client, area: AreaType, id: string) => {
  const call = areaCallsOf(area).delete;
  return client.call(call, call.input.params ? { params: { id } } : { query: { area_id: id } });
};
const list = (client: Client, area: AreaType, query: object = {}) => {
  const call = areaCallsOf(area).list;
  return client.call(call, listArgs(call, query as Record<string, unknown>));
};
const detail = (client: Client, area: AreaType, id: string) =>
  client.call(areaCallsOf(area).detail, { params: { id } });
const edit = (client: Client, area: AreaType, body: Record<string, unknown>) => {
  const call = areaCallsOf(area).edit;
  return client.call(call, { ...(call.input.params ? { params: { id: body['id'] } } : {}), body });
};

describe.each(AREAS.map((area) => [area.name, area] as const))('%s', (name, area) => {
  it('is added, listed, read, changed and deleted by its own calls', async () => {
    const device = await addDevice(kit().database.db, PROJECT, area.code);
    const url = await uploadPicture(contractor);
    const points = [
      { device_id: device.id, name: '甲', xaxis: 0.25, yaxis: 0.5 },
      { device_id: '', name: '', xaxis: 1, yaxis: 0 },
    ];
    const added = await add(contractor, area, { list: points, url });
    expect(added).toMatchObject({ area_type: area.code, point_total: 2, monitor_status: 1, version: 1 });
    expect(added[area.imageKey]).toMatch(/^\/api\/file\/content\//);
    const found = await list(contractor, area, { area_name: added.area_name });
    expect(found.list.map(({ id, project_name }) => [id, project_name])).toEqual([[added.id, '滨江科创中心一期']]);
    expect(found.list[0]).not.toHaveProperty(area.listKey);

    const read = await detail(contractor, area, added.id);
    expect(readArea(area, read).list.map((point) => ({ ...point, wire: undefined }))).toEqual(points);
    const edited = await edit(contractor, area, { ...read, area_name: '改名' });
    expect(edited).toMatchObject({ area_name: '改名', version: 2 });
    expect(JSON.stringify(edited[area.listKey])).toBe(JSON.stringify(read[area.listKey]));
    expect(await failureOf(edit(contractor, area, { ...read, version: 1 }))).toMatchObject({ status: 409 });

    const { rows } = await sql<{ area_id: string }>`select area_id from device where id = ${device.id}`.execute(
      kit().database.db,
    );
    expect(rows[0]!.area_id).toBe(added.id);
    expect(await remove(contractor, area, added.id)).toBeNull();
    expect(await failureOf(detail(contractor, area, added.id))).toMatchObject({ status: 404 });
    const { rows: audit } = await sql<{ action: string }>`select action from audit_entry
      where subject = ${area.path} and subject_id = ${added.id} order by id`.execute(kit().database.db);
    expect(audit.map(({ action }) => action)).toEqual(['add', 'edit', 'delete']);
    const after = await sql<{ area_id: string | null }>`select area_id from device where id = ${device.id}`.execute(
      kit().database.db,
    );
    expect(after.rows[0]!.area_id).toBeNull();
  });

  it('is answered byte for byte as it was stored while nobody moves a point', async () => {
    const entries = {
      'x-y': [{ device_id: '', axis: '0.250-0.50' }],
      'x,y': [{ device_id: '', axis: '0.250,.50', point_name: 'J1' }],
      pair: [{ device_id: '', x_axis: '0.10', y_axis: 0.5 }],
      joined: [{ device_id: ',', axis: '0.10-0.2,300-0400', point_name: '甲,乙' }],
    }[area.axis];
    const wire = writeArea(area, {
      ...areaBlank(area),
      project_id: PROJECT,
      width: 600,
      height: 400,
      area_name: '原样',
    });
    const added = await contractor.call(areaCallsOf(area).add, { body: { ...wire, [area.listKey]: entries } });
    const read = await detail(contractor, area, added.id);
    expect(JSON.stringify(read[area.listKey])).toBe(JSON.stringify(entries));
    const form = readArea(area, read);
    const saved = await edit(contractor, area, { ...writeArea(area, form), id: added.id, version: read.version });
    expect(JSON.stringify(saved[area.listKey])).toBe(JSON.stringify(entries));
    await remove(contractor, area, added.id);
  });

  it('is not there for another organisation, and not to be changed by those who look on', async () => {
    const area_id = (await add(contractor, area, { area_name: '别人的' })).id;
    expect(await failureOf(detail(beichen, area, area_id))).toMatchObject({ status: 404 });
    expect(await failureOf(remove(beichen, area, area_id))).toMatchObject({ status: 404 });
    expect((await list(beichen, area)).list.map(({ id }) => id)).not.toContain(area_id);
    expect(await failureOf(edit(beichen, area, { ...(await detail(contractor, area, area_id)) }))).toMatchObject({
      status: 404,
    });
    // The client company holds no operation that changes data. If it held one, its read-only scope would cause a
    // refusal.
    expect(await failureOf(remove(owner, area, area_id))).toMatchObject({ status: 400, code: 40_301 });
    const theirs = await failureOf(add(beichen, area, { project_id: PROJECT }));
    expect(theirs).toMatchObject({ status: 422, problems: [{ path: 'project_id' }] });
    await remove(contractor, area, area_id);
  });

  it('offers the devices of the project, those that stand somewhere flagged', async () => {
    const [placed, free] = [
      await addDevice(kit().database.db, PROJECT, area.code),
      await addDevice(kit().database.db, PROJECT, area.code),
    ];
    const { id } = await add(contractor, area, { list: [{ device_id: placed.id, name: '', xaxis: 0, yaxis: 0 }] });
    const call = areaCallsOf(area).devices;
    const key = Object.keys(call.input.params!._zod.def.shape)[0]!;
    const ask = (client: Client, query: object = {}) => client.call(call, { params: { [key]: PROJECT }, query });
    const found = await ask(contractor, { device_type: area.code, page: 1, page_size: 999 });
    expect(found).toMatchObject({ page: 1, page_size: 999 });
    const flags = new Map(found.list.map((device) => [device[area.pointKey], device[area.chosenKey]]));
    expect([flags.get(placed.id), flags.get(free.id)]).toEqual([1, 0]);
    expect((await ask(beichen)).list).toEqual([]);
    expect((await ask(contractor, { device_type: 3 })).list).toEqual([]);
    await remove(contractor, area, id);
  });

  it('refuses what cannot be on its drawing, and says which', async () => {
    const device = await addDevice(kit().database.db, PROJECT, area.code);
    const stranger = await addDevice(kit().database.db, PROJECT, area.code === 17 ? 18 : 17);
    const at = (device_id: string) => ({ device_id, name: '', xaxis: 0.5, yaxis: 0.5 });
    const twice = await failureOf(add(contractor, area, { list: [at(device.id), at(device.id)] }));
    expect(twice).toMatchObject({ status: 422, problems: [{ path: area.listKey, code: 'twice' }] });
    const unknown = await failureOf(add(contractor, area, { list: [at(stranger.id), at('nobody')] }));
    expect(unknown?.problems[0]).toMatchObject({
      code: 'unknownDevice',
      message: expect.stringContaining('2') as string,
    });
    const outside = await failureOf(add(contractor, area, { list: [{ ...at(''), xaxis: 700 }] }));
    expect(outside).toMatchObject({ status: 422, problems: [{ code: 'badPoint' }] });
    expect(await failureOf(add(contractor, area, { url: '/api/file/content/nothing' }))).toMatchObject({ status: 422 });
    expect(await failureOf(add(contractor, area, { project_id: THEIRS }))).toMatchObject({ status: 422 });
    expect(name).toBe(area.name);
  });
});

describe('console 7.4: deletes by GET', () => {
  it.each(['limb', 'scaffold', 'highformwork'] as const)('%s: both headers, never kept', async (name) => {
    const area = areaOf(name);
    const { id } = await add(contractor, area);
    const call = areaCallsOf(area).delete;
    expect(call.method).toBe('GET');
    const address = kit().address + routeOf(call).replace('{id}', id);
    const { token, serial } = contractor.session.get()!;
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(address, { headers: { authorization: token } })).status).toBe(401);
    const headers = { authorization: token, 'x-serial-number-id': serial };
    expect((await fetch(address, { method: 'HEAD', headers })).status).toBe(405);
    const answer = await fetch(address, { headers });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe('console 7.4: paths', () => {
  it('end with a slash for bridge', async () => {
    const paths = Object.values(areaCallsOf(areaOf('bridge'))).map(
      (call: { method: string; path: string }) => `${call.method} ${call.path}`,
    );
    expect(paths).toEqual([
      'GET bridge/area/list/',
      'GET bridge/area/{id}/',
      'POST bridge/area/',
      'PUT bridge/area/',
      'DELETE bridge/area/',
      'GET bridge/area/point/device/project/{project_id}/',
    ]);
  });

  it('console 9: pit, highslope, highfill and bridge list without pages', async () => {
    const pit = areaOf('pit');
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) ids.push((await add(contractor, pit, { area_name: `多 ${index}` })).id);
    expect((await list(contractor, pit, { area_name: '多' })).list).toHaveLength(12);
    const scaffold = areaOf('scaffold');
    for (let index = 0; index < 11; index += 1) await add(contractor, scaffold, { area_name: `多 ${index}` });
    expect((await list(contractor, scaffold, { area_name: '多' })).list).toHaveLength(10);
    for (const id of ids) await remove(contractor, pit, id);
  });
});

describe('console 7.3 and 7.4: unsigned calls show what is published', () => {
  const nobody = () => kit().client();

  it.each(['pit', 'highslope', 'highfill'] as const)('%s: published areas only, with their drawing', async (name) => {
    const area = areaOf(name);
    const { open } = areaCallsOf(area);
    const url = await uploadPicture(contractor);
    const shown = await add(contractor, area, { published_flag: 1, url });
    const hidden = await add(contractor, area, { published_flag: 0 });
    const seen = await (await nobody()).call(open!, { params: { id: shown.id } });
    expect(seen.id).toBe(shown.id);
    const picture = await fetch(kit().address + String(seen[area.imageKey]));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await failureOf((await nobody()).call(open!, { params: { id: hidden.id } }))).toMatchObject({ status: 404 });
  });

  it.each(['highformwork', 'scaffold'] as const)('%s: values of published areas only', async (name) => {
    const area = areaOf(name);
    const device = await addDevice(kit().database.db, PROJECT, area.code);
    const other = await addDevice(kit().database.db, PROJECT, area.code);
    const at = (one: { id: string }) => [{ device_id: one.id, name: '', xaxis: 0, yaxis: 0 }];
    await add(contractor, area, { published_flag: 1, list: at(device) });
    const hidden = await add(contractor, area, { list: at(other) });
    const client = await nobody();
    const rows = await client.call(areaCallsOf(area).realOpen!, { body: { project_id: PROJECT } });
    const numbers = rows.map(({ device_number }) => device_number);
    expect(numbers).toContain(device.device_number);
    expect(numbers).not.toContain(other.device_number);
    expect(await client.call(areaCallsOf(area).realOpen!, { body: { area_id: hidden.id } })).toEqual([]);
  });
});

describe('values', () => {
  it('are the last of each device, as list, page, monitor and workbook', async () => {
    const area = areaOf('highformwork');
    const { db } = kit().database;
    const device = await addDevice(kit().database.db, PROJECT, area.code);
    const { id } = await add(contractor, area, {
      list: [{ device_id: device.id, name: 'L1', xaxis: 0.1, yaxis: 0.2 }],
    });
    const at = '2026-11-02T00:30:00.000Z';
    await sql`insert into telemetry_latest (device_id, ts, received_at, "values", levels, level, state)
      values (${device.id}, ${at}, ${at}, '{"settlement": -3.504}', '{}', 0, '{}')`.execute(db);
    const wanted = {
      point_name: 'L1',
      device_number: device.device_number,
      at,
      values: { settlement: -3.504 },
      xaxis: 0.1,
    };
    const own = areaCallsOf(area);
    expect(await contractor.call(own.realList!, { query: { area_id: id } })).toMatchObject([wanted]);
    expect(await contractor.call(calls.area.realDataList, { query: { area_id: id } })).toMatchObject([wanted]);
    const byNumber = { project_id: PROJECT, device_number: device.device_number };
    expect(await contractor.call(calls.area.realDataList, { query: byNumber })).toHaveLength(1);
    expect(await failureOf(contractor.call(calls.area.realDataList, { query: {} }))).toMatchObject({ status: 422 });
    expect(await failureOf(beichen.call(calls.area.realDataList, { query: { area_id: id } }))).toMatchObject({
      status: 404,
    });
    expect(await beichen.call(calls.area.realDataList, { query: { project_id: PROJECT } })).toEqual([]);
    const monitor = await contractor.call(calls.area.areaMonitor, { body: { area_id: id } });
    expect(monitor).toMatchObject({ drawings: [{ id: null, list: [{ xaxis: 0.1 }] }], devices: [{ at }] });

    const blob = await contractor.call(own.realExport!, { query: { area_id: id } });
    const book = await openWorkbook(new Uint8Array(await blob.arrayBuffer()));
    const lines: unknown[][] = [];
    for await (const row of rowsOf(book)) lines.push(row.cells as unknown[]);
    expect(lines[0]).toContain('模板沉降 (mm)');
    // Numbers are rounded as on the screens, states and levels are labels, times are in the time zone of the server.
    expect(lines[1]).toEqual(
      expect.arrayContaining(['L1', device.device_number, -3.5, '正常', '离线', '2026-11-02 08:30:00']),
    );
  });
});

describe('further drawings', () => {
  it('are replaced as a whole, keep their ids, and stay with the area', async () => {
    const area = areaOf('pit');
    const device = await addDevice(kit().database.db, PROJECT, area.code);
    const { id } = await add(contractor, area);
    const url = await uploadPicture(contractor);
    const one = {
      name: '剖面',
      width: 300,
      height: 200,
      url,
      list: [{ device_id: device.id, point_name: 'P', xaxis: 0.5, yaxis: 1 }],
    };
    const set = (client: Client, drawings: object[]) =>
      client.call(calls.area.setDrawings, { body: { area_id: id, drawings: drawings as (typeof one)[] } });
    const [stored] = await set(contractor, [one]);
    expect(stored).toMatchObject({ name: '剖面', list: one.list });
    const again = await set(contractor, [
      { ...stored!, name: '剖面 1-1' },
      { ...one, name: '二', list: [] },
    ]);
    expect(again.map(({ id: own, name }) => [own === stored!.id, name])).toEqual([
      [true, '剖面 1-1'],
      [false, '二'],
    ]);
    expect(await failureOf(set(beichen, []))).toMatchObject({ status: 404 });
    expect(await failureOf(set(owner, []))).toMatchObject({ code: 40_301 });
    expect(await contractor.call(calls.area.drawings, { params: { area_id: id } })).toHaveLength(2);
    await remove(contractor, area, id);
  });
});

describe('a scheme of monitoring', () => {
  it('is one for an area, is changed, and ends with it', async () => {
    const area = areaOf('pit');
    const { id: area_id } = await add(contractor, area);
    const asked = { area_id, area_type: area.code };
    const info = (client: Client) => client.call(calls.area.schemeInfo, { query: asked });
    expect(await info(contractor)).toBeNull();
    const body = {
      ...asked,
      project_id: PROJECT,
      name: '方案',
      _times: ['2026-01-01', '2026-12-31'],
      graphic_url: await uploadPicture(contractor),
    };
    const stored = await contractor.call(calls.area.schemeAdd, { body });
    expect(stored).toMatchObject({ name: '方案', monitor_level: 1, _times: body._times, graphic_name: 'plan.png' });
    expect(await failureOf(contractor.call(calls.area.schemeAdd, { body }))).toMatchObject({ status: 422 });
    const changed = await contractor.call(calls.area.schemeEdit, {
      body: { ...stored, monitor_level: 2, monitor_unit_leader_phone: '13800138000' },
    });
    expect(changed).toMatchObject({ monitor_level: 2, version: 2, graphic_name: 'plan.png' });
    // The telephone number is answered masked. If the masked text is sent back, the stored number does not change.
    expect(changed.monitor_unit_leader_phone).toBe('138****8000');
    await contractor.call(calls.area.schemeEdit, { body: { ...changed, name: '方案二' } });
    const { db } = kit().database;
    const kept = await db
      .selectFrom('monitor_scheme')
      .select(['id', 'name', 'monitor_unit_leader_phone'])
      .where('area_id', '=', area_id)
      .executeTakeFirstOrThrow();
    expect(opened(db, 'monitor_scheme', kept)).toMatchObject({
      name: '方案二',
      monitor_unit_leader_phone: '13800138000',
    });
    expect(await failureOf(info(beichen))).toMatchObject({ status: 404 });
    const read = (await info(owner))!; // Users who may see the measured values may read the scheme, but not change it.
    expect(await failureOf(owner.call(calls.area.schemeEdit, { body: read }))).toMatchObject({ code: 40_301 });
    const backwards = { ...stored, _times: ['2026-12-31', '2026-01-01'] };
    expect(await failureOf(contractor.call(calls.area.schemeEdit, { body: backwards }))).toMatchObject({ status: 422 });
    await contractor.call(calls.area.schemeStatus, { body: { ...asked, monitor_status: 2 } });
    expect(await info(contractor)).toMatchObject({ monitor_status: 2 });
    expect(
      await failureOf(owner.call(calls.area.schemeStatus, { body: { ...asked, monitor_status: 1 } })),
    ).toMatchObject({ code: 40_301 });
    await remove(contractor, area, area_id);
    const { rows } = await sql`select 1 from monitor_scheme where area_id = ${area_id}`.execute(kit().database.db);
    expect(rows).toEqual([]);
  });

  it('is nothing for a type without one', async () => {
    const area = areaOf('limb');
    const { id: area_id } = await add(contractor, area);
    const query = { area_id, area_type: area.code };
    expect(await failureOf(contractor.call(calls.area.schemeInfo, { query }))).toMatchObject({ status: 404 });
  });
});

describe('limits', () => {
  it('come with the type, are set for a project, and are found by the number of a device', async () => {
    const area = areaOf('scaffold');
    const { warning, setWarning, deviceConfig } = areaCallsOf(area);
    const ask = (client: Client) => client.call(warning!, { query: { project_id: PROJECT } });
    const before = await ask(contractor);
    expect(before.rules.length).toBeGreaterThan(0);
    const [first] = before.rules;
    const rules = [{ ...first!, alarm_upper: null, alarm_lower: null, control_upper: 999, duration: 7 }];
    expect(await contractor.call(setWarning!, { body: { project_id: PROJECT, rules } })).toMatchObject({
      rules: [rules[0]!, ...before.rules.slice(1)],
    });
    // For limits that are not set, the limit template applies.
    expect((await ask(contractor)).rules).toEqual([rules[0], ...before.rules.slice(1)]);
    const device = await addDevice(kit().database.db, PROJECT, area.code);
    const config = await contractor.call(deviceConfig!, { params: { device_number: device.device_number } });
    expect(config.rules).toEqual([rules[0], ...before.rules.slice(1)]);
    expect(await failureOf(ask(beichen))).toMatchObject({ status: 422 });
    expect(await failureOf(owner.call(setWarning!, { body: { project_id: PROJECT, rules } }))).toMatchObject({
      code: 40_301,
    });
    const strange = [{ ...rules[0]!, quantity: 'nonsense' }];
    const refused = await failureOf(contractor.call(setWarning!, { body: { project_id: PROJECT, rules: strange } }));
    expect(refused).toMatchObject({ status: 422, problems: [{ path: 'rules.0.quantity' }] });
  });
});

describe('the fence of an area', () => {
  it.each(['limb', 'laser'] as const)('%s: stored letter for letter, checked, and nobody else has it', async (name) => {
    const area = areaOf(name);
    const { id: area_id } = await add(contractor, area);
    const read = (client: Client) => client.call(calls.area.areaFence, { params: { area_id } });
    expect(await read(contractor)).toMatchObject({ version: 0, listString: '[]', location: { longitude: 121.4612 } });
    const corner = (x: number, y: number, step: number) => [121.4612 + x / 1000, 31.1745 + y / 1000, 0, 0, 1000 * step];
    const square = [corner(0, 0, 1), corner(1, 0, 2), corner(1, 1, 3), corner(0, 1, 4)];
    const listString = `[ ${JSON.stringify(square)} ]`;
    const set = (client: Client, body: object) =>
      client.call(calls.area.setAreaFence, { body: { area_id, listString, ...body } });
    const stored = await set(contractor, { version: 0 });
    expect(stored).toMatchObject({ version: 1, listString });
    expect(stored.fence_code).toMatch(/^[0-9a-f]{32}$/);
    expect(await failureOf(set(contractor, { version: 0 }))).toMatchObject({ status: 409 });
    const crossed = JSON.stringify([[square[0], square[2], square[1], square[3]]]);
    expect(await failureOf(set(contractor, { listString: crossed }))).toMatchObject({ status: 422 });
    expect(await failureOf(read(beichen))).toMatchObject({ status: 404 });
    expect(await failureOf(set(owner, {}))).toMatchObject({ code: 40_301 });
    await remove(contractor, area, area_id);
  });

  it('is nothing for a type without one', async () => {
    const { id: area_id } = await add(contractor, areaOf('pit'));
    expect(await failureOf(contractor.call(calls.area.areaFence, { params: { area_id } }))).toMatchObject({
      status: 404,
    });
  });
});
