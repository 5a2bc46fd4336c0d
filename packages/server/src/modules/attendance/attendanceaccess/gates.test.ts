import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  attendanceaccess,
  faceconsent,
  gatepass,
  GATE_LIST,
  GATE_PASS,
  initrecord,
  PASSAGE_CLOCK,
  PASSAGE_JUDGED,
  PASSAGE_OUTCOME,
  PASSAGE_REASON,
  staff,
} from '@gongdi/domain';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { newDevice } from '../../../telemetry/testing.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';
import { GateSimulator } from './fixtures/gate-simulator.ts';

const kit = withServer();
const PROJECT = demoId('project', 1);
const MINUTE = 60_000;
const DAY = 24 * 3_600_000;
const passages = resourceCalls(initrecord);
const gates = resourceCalls(attendanceaccess);
const passes = resourceCalls(gatepass);
let mqtt = '';
let owner: Client;

beforeAll(async () => {
  mqtt = await kit().server.startMqtt();
  owner = await kit().client('contractor');
  // Files of people of the tests' demo have no pictures; what a gate does about a refused one is tested by status.
  const admin = await kit().client('admin');
  const groups = await admin.call(calls.setting.groups, {});
  const { group, version, values } = groups.find((one) => 'labour_file' in one.values)!;
  const body = { version, values: { ...values, labour_file: false } };
  await admin.call(calls.setting.change, { params: { group }, body });
});

// Tests move the clock by days, and sessions end.
beforeEach(async () => {
  owner = await kit().client('contractor');
});

async function newGate(way: 'http' | 'mqtt', direction: 1 | 2 | 3 = 1, more: { ahead?: number } = {}) {
  const device = await newDevice(owner, 2, { project_id: PROJECT });
  const body = { gate_name: `试验门 ${device.device_number}`, project_id: PROJECT, device_id: device.id, direction };
  const { id } = await owner.call(gates.add!, { body });
  const gate = new GateSimulator({
    number: device.device_number,
    key: device.device_key,
    address: way === 'mqtt' ? mqtt : kit().address,
    now: () => kit().clock.now,
    direction: direction === 2 ? 'out' : 'in',
    ...more,
  });
  onTestFinished(() => gate.offline());
  return { id, gate, device };
}

const ofGate = async (gate_id: string) =>
  (await owner.call(passages.list!, { query: { gate_id, page_size: 200 } })).list as Record<string, unknown>[];
const recordOf = async (id: string) => (await owner.call(gates.detail!, { params: { id } })) as Record<string, unknown>;
const passRows = async (query: object = {}) =>
  (await owner.call(passes.list!, { query: { project_id: PROJECT, page_size: 200, ...query } })).list as Record<
    string,
    unknown
  >[];
const synced = (gate: GateSimulator) => vi.waitFor(() => expect(gate.version).toBeGreaterThan(0), 10_000);

describe.each(['http', 'mqtt'] as const)('a gate over %s', (way) => {
  it('gets the list of whoever the admission function admits, and acknowledges it', async () => {
    const { id, gate } = await newGate(way);
    await gate.online();
    await synced(gate);
    const may = await passRows({ state: String(GATE_PASS.mayPass) });
    expect(may.length).toBeGreaterThan(0);
    expect([...gate.list.keys()].toSorted()).toEqual(may.map((row) => String(row['id'])).toSorted());
    await vi.waitFor(async () =>
      expect(await recordOf(id)).toMatchObject({
        list_state: GATE_LIST.acknowledged,
        acked_version: gate.version,
        stale_since: null,
      }),
    );
    const refused = await passRows({ state: String(GATE_PASS.refused) });
    expect(refused.every((row) => row['reason'] !== null && row['reason_text'] !== '')).toBe(true);
  });

  it('stores each passage once, whatever is lost or sent twice', async () => {
    const { id, gate } = await newGate(way);
    await gate.online();
    await synced(gate);
    const [first] = [...gate.list.values()];
    gate.doubles = true;
    expect(await gate.present({ code: first!.code! })).toBe(true);
    gate.doubles = false;
    gate.losesAnswers = 1;
    kit().clock.now += MINUTE;
    await gate.present({ code: first!.code! });
    expect(gate.store).toHaveLength(1);
    await gate.pour();
    expect(gate.store).toEqual([]);
    const rows = await ofGate(id);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ outcome: PASSAGE_OUTCOME.passed, judged: PASSAGE_JUDGED.agrees, direction: 1 });
    // Nobody needs the picture of somebody who may pass.
    expect(rows.every((row) => row['picture'] === null || (row['picture'] as unknown[]).length === 0)).toBe(true);
  });

  it('pours what it stored in a day without network, with the times of the passages', async () => {
    const { id, gate } = await newGate(way);
    await gate.online();
    await synced(gate);
    const people = [...gate.list.values()].slice(0, 3);
    await gate.offline();
    const left = kit().clock.now;
    for (let hour = 0; hour < 24; hour += 1) {
      kit().clock.now += 3_600_000;
      for (const { code } of people) await gate.present({ code: code! });
    }
    owner = await kit().client('contractor');
    expect(await ofGate(id)).toEqual([]);
    await gate.online();
    await vi.waitFor(() => expect(gate.store).toEqual([]), 10_000);
    const rows = await ofGate(id);
    expect(rows).toHaveLength(72);
    const times = rows.map((row) => Date.parse(row['passed_at'] as string)).toSorted((a, b) => a - b);
    expect([times[0], times.at(-1)]).toEqual([left + 3_600_000, left + DAY]);
    expect(rows.every((row) => row['clock'] === PASSAGE_CLOCK.right)).toBe(true);
    expect(new Set(rows.map((row) => row['received_at'])).size).toBeLessThanOrEqual(2);
  });

  it('has its clock measured: passages are mended by the offset and marked', async () => {
    const { id, gate } = await newGate(way, 1, { ahead: 50 * MINUTE });
    await gate.online();
    await synced(gate);
    await gate.present({ code: [...gate.list.values()][0]!.code! });
    const [row] = await ofGate(id);
    expect(row).toMatchObject({
      clock: PASSAGE_CLOCK.mended,
      passed_at: new Date(kit().clock.now).toISOString(),
      said_at: new Date(kit().clock.now + 50 * MINUTE).toISOString(),
    });
    expect(await recordOf(id)).toMatchObject({ clock_offset: -3000 });
  });
});

it('shows who was let in against the list, and keeps picture and reason of who was refused', async () => {
  const { id, gate } = await newGate('http');
  await gate.online();
  expect(await gate.present({ card: '99887766' })).toBe(false);
  gate.letsEverybodyIn = true;
  expect(await gate.present({ card: '99887766' })).toBe(true);
  const rows = (await ofGate(id)).toReversed();
  expect(rows.map(({ outcome, judged, reason, staff_id }) => ({ outcome, judged, reason, staff_id }))).toEqual([
    { outcome: 2, judged: PASSAGE_JUDGED.agrees, reason: PASSAGE_REASON.unknown, staff_id: null },
    { outcome: 1, judged: PASSAGE_JUDGED.against, reason: PASSAGE_REASON.unknown, staff_id: null },
  ]);
  const detail = (await owner.call(passages.detail!, { params: { id: rows[0]!['id'] as string } })) as {
    picture: { url: string; type: string }[];
    credential: string;
  };
  expect(detail.credential).toBe('…7766');
  const picture = await fetch(new URL(detail.picture[0]!.url, kit().address));
  expect(picture.headers.get('content-type')).toBe('image/png');
});

it('takes a person off every gate at the departure, and knows when each has deleted the person', async () => {
  const { pool } = kit().database;
  await pool.query('update gate set status = 2 where project_id = $1', [PROJECT]);
  const [one, other] = [await newGate('http'), await newGate('mqtt')];
  for (const { gate } of [one, other]) {
    await gate.online();
    await synced(gate);
  }
  const [row] = await passRows({ state: String(GATE_PASS.mayPass) });
  const ref = row!['id'] as string;
  const stateOf = async () =>
    ((await owner.call(passes.detail!, { params: { id: ref } })) as Record<string, unknown>)['state'];
  const { rows } = await pool.query('select staff_id from gate_pass where id = $1', [ref]);
  await one.gate.offline();
  const gone = { id: rows[0].staff_id as string, exit_date: '2026-11-02', settlement: 1 };
  await owner.call(stepCalls(staff)['leave']!, { body: gone });
  // The gate that is connected gets the new version by itself, and has deleted the person.
  await vi.waitFor(() => expect(other.gate.deletions).toContain(ref), 10_000);
  await vi.waitFor(async () => expect(await recordOf(other.id)).toMatchObject({ list_state: GATE_LIST.acknowledged }));
  // The other one is away: the record says so, and the deletion is not done.
  expect(await stateOf()).toBe(GATE_PASS.deleting);
  expect(await recordOf(one.id)).toMatchObject({ list_state: GATE_LIST.waiting });
  expect((await recordOf(one.id))['stale_since']).not.toBeNull();
  const state = await owner.call(calls.gate.state, { params: { id: one.id } });
  expect(state).toMatchObject({ waiting_count: 1, waiting: [{ removed: true }] });
  await one.gate.online();
  expect(one.gate.list.has(ref)).toBe(false);
  await vi.waitFor(async () => expect(await stateOf()).toBe(GATE_PASS.deleted), 10_000);
});

it('gives faces with consent only, and takes them back when the consent is withdrawn', async () => {
  const { gate } = await newGate('http');
  await gate.online();
  const [ref] = [...gate.list.keys()];
  const { pool } = kit().database;
  const { rows } = await pool.query('select staff_id from gate_pass where id = $1', [ref]);
  const { staff_id } = rows[0] as { staff_id: string };
  await pool.query('update face_consent set status = 3 where staff_id = $1', [staff_id]);
  const face = await sampleFile(owner);
  const consent = { staff_id, project_id: PROJECT, signed_on: '2026-11-01', way: 1, alternative: 1 };
  const kept = { ...consent, face: [face], papers: [face] };
  const { id } = await owner.call(resourceCalls(faceconsent).add!, { body: kept });
  await gate.askList();
  expect(gate.list.get(ref!)!.face).toBe(face.id);
  await gate.fetchFaces();
  expect(Buffer.from(gate.pictures.get(ref!)!, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(await gate.present({ face: ref! })).toBe(true);
  const withdrawn = { id, withdrawn_on: '2026-11-02' };
  await owner.call(stepCalls(faceconsent)['withdraw']!, { body: withdrawn });
  await expect(gate.fetchFaces()).rejects.toThrow(/没有这张人脸/);
  await gate.askList();
  expect(gate.list.get(ref!)).toMatchObject({ face: null });
  // Another way through is left.
  expect(await gate.present({ code: gate.list.get(ref!)!.code! })).toBe(true);
});

it('hands out a card: it opens every gate with the next version', async () => {
  const { gate } = await newGate('mqtt');
  await gate.online();
  await synced(gate);
  const [ref] = [...gate.list.keys()];
  await owner.call(passes.edit!, { body: { id: ref!, card_number: '0004718823' } });
  await vi.waitFor(() => expect(gate.list.get(ref!)!.card).toBe('0004718823'), 10_000);
  expect(await gate.present({ card: '0004718823' })).toBe(true);
});

it('sends the whole list again on demand', async () => {
  const { id, gate } = await newGate('mqtt');
  await gate.online();
  await vi.waitFor(async () => expect(await recordOf(id)).toMatchObject({ list_state: GATE_LIST.acknowledged }));
  const had = gate.list.size;
  gate.list.clear();
  expect(await owner.call(calls.gate.resend, { body: { id } })).toEqual({ connected: true });
  await vi.waitFor(() => expect(gate.list.size).toBe(had), 10_000);
});

it('says nothing about people of another project, whoever is named', async () => {
  const { id, gate } = await newGate('http');
  const other = demoId('project', 2);
  const stranger = await kit()
    .database.pool.query('select id from staff where project_id = $1 limit 1', [other])
    .then(({ rows }) => rows[0].id as string);
  gate.letsEverybodyIn = true;
  await gate.online();
  await gate.present({ face: stranger });
  await gate.present({ face: 'nobody' });
  const rows = await ofGate(id);
  expect(new Set(rows.map(({ staff_id, reason, judged }) => JSON.stringify([staff_id, reason, judged])))).toEqual(
    new Set([JSON.stringify([null, PASSAGE_REASON.unknown, PASSAGE_JUDGED.against])]),
  );
});

it('refuses wrong keys, devices that are no gates, and messages that are none', async () => {
  const { device } = await newGate('http');
  const plain = await newDevice(owner, 2, { project_id: PROJECT });
  const open = await kit().client();
  const { device_number, device_key } = device;
  const send = (body: object) =>
    open.call(calls.gate.passages, { body: { device_number, device_key, ...body } as never });
  await expect(send({ device_key: 'wrong', passages: [{}] })).rejects.toThrow(/密钥/);
  await expect(send({ ...plain, passages: [{}] })).rejects.toThrow(/门禁考勤/);
  expect((await send({ passages: [{ seq: 7 }, 'nonsense'] })).results).toEqual([
    { seq: 7, result: 'malformed' },
    { seq: null, result: 'malformed' },
  ]);
});
