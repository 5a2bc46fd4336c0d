import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { DEFAULT_TIME_ZONE, devicerepair, hiddenDangerRectification, patrollog, patrolplan } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_NOW } from '../demo/index.ts';
import { makeRounds, SAFETY_PATROLS } from '../patrols/index.ts';
import { describeServers } from '../testing.ts';
import { sampleFile, sampleRecord } from './testing.ts';

const DAY = 86_400_000;
let made = 0;
const newKey = () => `outbox-key-${process.pid}-${(made += 1)}`;

describeServers('a call with an idempotency key', (kit) => {
  const repairs = resourceCalls(devicerepair);
  const totalOf = async (client: Client) => (await client.call(repairs.list!, { query: {} })).total;

  it('adds a record once, however often and however soon it is sent again', async () => {
    const client = await kit().client('contractor');
    const body = (await sampleRecord(client, devicerepair)) as never;
    const before = await totalOf(client);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.call(repairs.add!, { body }, { key })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await client.call(repairs.add!, { body }, { key })).toEqual(answers[0]);
    expect(await totalOf(client)).toBe(before + 1);
  });

  it('leaves the key free when it was refused', async () => {
    const client = await kit().client('contractor');
    const body = await sampleRecord(client, devicerepair);
    const key = newKey();
    const bad = { ...body, device_id: 'nowhere' };
    await expect(client.call(repairs.add!, { body: bad }, { key })).rejects.toMatchObject({ status: 422 });
    expect(await client.call(repairs.add!, { body: body }, { key })).toMatchObject({ version: 1 });
  });

  it('is refused when the key stands for something else, and is another account’s own matter', async () => {
    const client = await kit().client('contractor');
    const body = await sampleRecord(client, devicerepair);
    const other = { ...(await sampleRecord(client, devicerepair)), fault_description: '另一处' };
    const key = newKey();
    const first = await client.call(repairs.add!, { body: body }, { key });
    await expect(client.call(repairs.add!, { body: other }, { key })).rejects.toMatchObject({ status: 409 });
    const admin = await kit().client('admin');
    const theirs = { ...(await sampleRecord(admin, devicerepair)) };
    expect((await admin.call(repairs.add!, { body: theirs }, { key })).id).not.toBe(first.id);
  });

  it('needs a key that looks like one', async () => {
    const client = await kit().client('contractor');
    const body = (await sampleRecord(client, devicerepair)) as never;
    for (const key of ['short', 'a'.repeat(65), 'with space'])
      await expect(client.call(repairs.add!, { body }, { key })).rejects.toMatchObject({ status: 400 });
  });
});

describeServers('a patrol that was recorded without a network', (kit) => {
  const patrols = resourceCalls(patrollog);
  const abnormal = stepCalls(patrollog)['abnormal']!;

  it('is taken once, with the moment at which it was recorded, and makes one correction order', async () => {
    const { db } = kit().database;
    await makeRounds(db, SAFETY_PATROLS, DEMO_NOW, DEFAULT_TIME_ZONE);
    const client = await kit().client('patrol');
    const { list } = await client.call(patrols.list!, { query: { status: '1', page_size: 100 } });
    const id = list[0]!.id;
    const recorded_at = new Date(kit().clock.now - 3 * 3_600_000).toISOString();
    const body = {
      id,
      finding: `断网上报 ${process.pid}`,
      photos: [await sampleFile(client)],
      danger_level: 1,
      rectifier_id: list[0]!.user_ids[0],
      deadline: '2026-11-30',
      place: { longitude: 121.47, latitude: 31.23 },
      recorded_at,
    };
    const key = newKey();
    const first = await client.call(abnormal, { body }, { key });
    expect(first).toMatchObject({ status: 3, done_at: recorded_at, photos: [{ id: body.photos[0]!.id }] });
    // The answer was lost, so the client sends the call again; the record is now in a state that the step refuses.
    expect(await client.call(abnormal, { body }, { key })).toMatchObject({ id, version: first.version });
    const orders = resourceCalls(hiddenDangerRectification);
    const contractor = await kit().client('contractor');
    const made = await contractor.call(orders.list!, { query: { order_title: body.finding } });
    expect(made.total).toBe(1);
    // Without the key the call counts as a second report of the same point.
    await expect(client.call(abnormal, { body })).rejects.toMatchObject({ status: 409 });
  });

  it('was not recorded months ago, nor after it came', async () => {
    const client = await kit().client('patrol');
    const normal = stepCalls(patrollog)['normal']!;
    const { list } = await client.call(patrols.list!, { query: { status: '1', page_size: 100 } });
    const { id } = list[0]!;
    const at = (shift: number) => new Date(kit().clock.now + shift).toISOString();
    await expect(client.call(normal, { body: { id, recorded_at: at(-31 * DAY) } })).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'recorded_at' }],
    });
    // The clock of the phone is wrong; the record gets the time of the server.
    const done = await client.call(normal, { body: { id, recorded_at: at(DAY) } });
    expect(done.done_at).toBe(at(0));
  });
});

describe('which steps and forms are kept without a network', () => {
  it('is said by the resource', () => {
    expect(stepCalls(patrollog)['normal']!.input.body.safeParse({ id: 'x', recorded_at: 'now' }).success).toBe(false);
    expect(devicerepair.offline).toBe(true);
    expect(patrolplan.offline).toBeUndefined();
    expect(calls.patrol.records.name).toBe('patrol.record');
  });
});
