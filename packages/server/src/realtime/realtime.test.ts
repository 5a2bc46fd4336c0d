import {
  calls,
  CLOSE,
  createLive,
  resourceCalls,
  type Live,
  type LiveSocket,
  type LiveState,
  type ServerFrame,
} from '@gongdi/api';
import { hiddenDangerRectification } from '@gongdi/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import type {} from '@fastify/websocket';
import { accountId, demoId } from '../demo/index.ts';
import { createServer, type Server } from '../server.ts';
import { transaction } from '../store/index.ts';
import { newDevice } from '../telemetry/testing.ts';
import { withServer, type ServerKit } from '../testing.ts';
import { notifyTodo } from './index.ts';

const PATH = '/api/notification/ws';

/** Opens a line as a client, and collects all frames received. */
async function openRaw(server: Server, headers: Record<string, string> = {}) {
  const socket = await server.app.injectWS(PATH, { headers });
  const heard: ServerFrame[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as ServerFrame));
  const closed = new Promise<number>((resolve) => void socket.on('close', resolve));
  onTestFinished(() => socket.terminate());
  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return { socket, heard, closed, send };
}

const sessionOf = async (kit: ServerKit, user: string) => (await kit.client(user)).session.get()!;

describe('the line', () => {
  const kit = withServer();
  const signedIn = async (user: string) => {
    const line = await openRaw(kit().server);
    const { token, serial } = await sessionOf(kit(), user);
    line.send({ op: 'auth', token, serial });
    await expect.poll(() => line.heard).toEqual([{ op: 'ready' }]);
    line.heard.length = 0;
    return line;
  };
  const accept = async (id: string, ts: number, values: Record<string, number>) => {
    const { ingest, registry } = kit().server.telemetry;
    const device = (await registry.byId(id))!;
    return ingest.accept(device, { ts, values, refused: [] });
  };

  it('tells of all devices of a type at a project together, to those who may see each of them', async () => {
    const project_id = demoId('project', 1);
    const device = await newDevice(await kit().client('contractor'), 13, { project_id });
    const [line, stranger] = [await signedIn('contractor'), await signedIn('beichen')];
    const topic = `project/${project_id}/13`;
    for (const one of [line, stranger]) one.send({ op: 'sub', topic });
    await expect.poll(() => stranger.heard).toMatchObject([{ op: 'refused', topic }]);
    await expect.poll(() => line.heard).toMatchObject([{ op: 'subbed', topic }]);
    await accept(device.id, kit().clock.now, { longitude: 121.5, latitude: 31.2 });
    await expect
      .poll(() => line.heard.slice(1))
      .toMatchObject([{ topic, data: { devices: [{ device_id: device.id, values: { longitude: 121.5 } }] } }]);
    // A device of the project that the caller may not see closes the topic for him: it tells of all.
    await kit().database.pool.query(
      'update device set org_id = (select org_id from account where id = $2) where id = $1',
      [device.id, accountId('beichen')],
    );
    const later = await signedIn('contractor');
    later.send({ op: 'sub', topic });
    await expect.poll(() => later.heard).toMatchObject([{ op: 'refused', topic }]);
  });

  it('is closed when the first frame is not a session', async () => {
    const wrong = [
      { op: 'auth', token: 'x', serial: 'y' },
      { op: 'sub', topic: 'device/1' },
      'nonsense',
      '"__proto__"',
    ];
    for (const frame of wrong) {
      const line = await openRaw(kit().server);
      line.send(frame);
      expect(await line.closed).toBe(CLOSE.noSession);
    }
  });

  it('is closed when nothing comes within five seconds', async () => {
    const line = await openRaw(kit().server);
    const began = performance.now();
    expect(await line.closed).toBe(CLOSE.noSession);
    expect(performance.now() - began).toBeGreaterThan(4_000);
  });

  it('is closed to pages of other origins', async () => {
    const line = await openRaw(kit().server, { origin: 'https://elsewhere.example' });
    expect(await line.closed).toBe(CLOSE.refused);
    const own = await openRaw(kit().server, { origin: 'http://localhost', host: 'localhost' });
    const { token, serial } = await sessionOf(kit(), 'owner');
    own.send({ op: 'auth', token, serial });
    await expect.poll(() => own.heard).toEqual([{ op: 'ready' }]);
  });

  it('is closed to a session that was revoked', async () => {
    const { token, serial } = await sessionOf(kit(), 'regulator');
    await kit().database.pool.query('update login_session set revoked_at = now() where account_id = $1', [
      accountId('regulator'),
    ]);
    const line = await openRaw(kit().server);
    line.send({ op: 'auth', token, serial });
    expect(await line.closed).toBe(CLOSE.refused);
  });

  it('is closed to who says too much', async () => {
    const line = await signedIn('owner');
    for (let index = 0; index < 700; index += 1) line.send({ op: 'unsub', topic: 'device/1' });
    expect(await line.closed).toBe(CLOSE.tooMany);
    const many = await signedIn('owner');
    many.send('x'.repeat(20_000));
    // Too long a frame ends the line with the close code of the protocol.
    expect(await many.closed).toBe(1009);
  });

  it('tells who else has a record open and what happens to it, to those who may open it', async () => {
    const contractor = await kit().client('contractor');
    const orders = resourceCalls(hiddenDangerRectification);
    const body = {
      order_title: '洞口未封',
      danger_level: 2,
      project_id: demoId('project', 1),
      rectifier_id: accountId('patrol'),
      inspector_id: accountId('contractor'),
      deadline: '2026-11-05',
    };
    const order = await contractor.call(orders.add!, { body });
    const topic = `record/hiddenDangerRectification/${order.id}`;
    const [line, other, stranger] = [await signedIn('contractor'), await signedIn('patrol'), await signedIn('beichen')];
    for (const { send } of [line, stranger]) send({ op: 'sub', topic });
    await expect.poll(() => stranger.heard.map((frame) => 'op' in frame && frame.op)).toEqual(['refused']);
    const last = () => line.heard.flatMap((frame) => ('data' in frame ? [frame.data] : [])).at(-1);
    await expect.poll(last).toMatchObject({ kind: 'people', people: [{ id: accountId('contractor') }] });
    other.send({ op: 'sub', topic });
    other.send({ op: 'sub', topic: `${topic}/edit` });
    await expect.poll(last).toMatchObject({
      people: expect.arrayContaining([expect.objectContaining({ id: accountId('patrol'), editing: true })]) as unknown,
    });
    other.socket.terminate();
    await expect.poll(last).toMatchObject({ people: [{ id: accountId('contractor'), editing: false }] });
    await contractor.call(calls.record.commentAdd, {
      params: { resource: 'hiddenDangerRectification', id: order.id },
      body: { text: '请尽快' },
    });
    await expect.poll(last).toMatchObject({ kind: 'changed', action: 'comment', by: { id: accountId('contractor') } });
    await contractor.call(orders.edit!, { body: { ...order, deadline: '2026-11-06' } });
    await expect.poll(last).toMatchObject({ kind: 'changed', action: 'edit' });
    expect(stranger.heard).toHaveLength(1);
  });

  it('brings what a device tells, together every 250 ms, to those who may see it', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 7);
    await kit().database.pool.query('update device set area_id = $1 where id = $2', ['area1', device.id]);
    await expect.poll(async () => (await kit().server.telemetry.registry.byId(device.id))?.area_id).toBe('area1');
    const [line, stranger] = [await signedIn('contractor'), await signedIn('beichen')];
    for (const { send } of [line, stranger]) {
      send({ op: 'sub', topic: `device/${device.id}` });
      send({ op: 'sub', topic: 'area/area1' });
      send({ op: 'sub', topic: `user/${accountId('admin')}/notice` });
    }
    await expect
      .poll(() => stranger.heard.map((frame) => 'op' in frame && frame.op))
      .toEqual(['refused', 'refused', 'refused']);
    await expect
      .poll(() => line.heard.map((frame) => 'op' in frame && frame.op))
      .toEqual(['subbed', 'subbed', 'refused']);
    line.heard.length = 0;
    const { now } = kit().clock;
    await Promise.all([accept(device.id, now - 1, { pm10: 80 }), accept(device.id, now, { pm10: 81, noise: 60 })]);
    await expect.poll(() => line.heard).toHaveLength(2);
    const live = { device_id: device.id, online: 1, level: 0, at: new Date(now).toISOString(), levels: {} };
    expect(line.heard).toMatchObject([
      { topic: `device/${device.id}`, data: { ...live, values: { pm10: 81, noise: 60 } } },
      { topic: 'area/area1', data: { devices: [live] } },
    ]);
    line.heard.length = 0;
    line.send({ op: 'unsub', topic: 'area/area1' });
    line.send({ op: 'unsub', topic: `device/${device.id}` });
    line.send({ op: 'sub', topic: `device/${device.id}`, since: 1 });
    await expect.poll(() => line.heard).toMatchObject([{ op: 'subbed' }, { op: 'gap', topic: `device/${device.id}` }]);
    expect(stranger.heard).toHaveLength(3);
  });

  it('brings one’s own notices and tasks', async () => {
    const id = accountId('patrol');
    const line = await signedIn('patrol');
    line.send({ op: 'sub', topic: `user/${id}/todo` });
    line.send({ op: 'sub', topic: `user/${id}/notice` });
    await expect.poll(() => line.heard).toHaveLength(2);
    line.heard.length = 0;
    await transaction(kit().database.db, (trx) => notifyTodo(trx, [id]));
    await expect.poll(() => line.heard).toMatchObject([{ topic: `user/${id}/todo`, data: {} }]);
    const admin = await kit().client('admin');
    await admin.call(calls.organization.resetPassword, { body: { id, password: 'Patrol2027' } });
    const { rows } = await kit().database.pool.query<{ unread: string }>(
      'select count(*) as unread from notification where account_id = $1 and read_at is null',
      [id],
    );
    const unread = Number(rows[0]!.unread);
    expect(unread).toBeGreaterThan(0);
    await expect.poll(() => line.heard.at(-1)).toMatchObject({ topic: `user/${id}/notice`, data: { unread } });
  });

  it('resumes after a break without losing or repeating anything, also over another server', async () => {
    const { database, clock } = kit();
    const second = await createServer({ database, ports: { now: () => clock.now } });
    await second.start();
    onTestFinished(() => second.stop());
    const device = await newDevice(await kit().client('contractor'), 3);
    const session = await sessionOf(kit(), 'contractor');
    const sockets: { terminate: () => void }[] = [];
    const states: LiveState[] = [];
    let through = kit().server;
    const live: Live = createLive({
      baseUrl: () => kit().address,
      session: () => Promise.resolve(session),
      chance: () => 0,
      onState: (state) => states.push(state),
      connect: () => {
        const facade: LiveSocket = {
          send: () => undefined,
          close: () => undefined,
          onopen: null,
          onmessage: null,
          onclose: null,
          onerror: null,
        };
        void through.app.injectWS(PATH).then((socket) => {
          sockets.push(socket);
          facade.send = (text) => socket.send(text);
          facade.close = (code) => socket.close(code);
          socket.on('message', (data: Buffer) => facade.onmessage?.({ data: data.toString('utf8') }));
          socket.on('close', (code: number) => facade.onclose?.({ code }));
          facade.onopen?.(undefined as never);
          return undefined;
        });
        return facade;
      },
    });
    onTestFinished(() => live.close());
    const loads: number[] = [];
    let gaps = 0;
    live.subscribe(`device/${device.id}`, {
      onData: ({ data }) => loads.push(data.values['load']!),
      onGap: () => (gaps += 1),
    });
    await expect.poll(() => live.state()).toBe('open');
    await accept(device.id, clock.now, { load: 1 });
    await expect.poll(() => loads).toEqual([1]);
    // The connection breaks, a reading arrives, the client connects again.
    sockets.at(-1)!.terminate();
    await accept(device.id, clock.now + 1, { load: 2 });
    await expect.poll(() => loads, { timeout: 5000 }).toEqual([1, 2]);
    expect(gaps).toBe(0);
    // The client connects to another server, which has not stored the frames: the client is told to read everything
    // again.
    through = second;
    sockets.at(-1)!.terminate();
    await expect.poll(() => gaps, { timeout: 5000 }).toBe(1);
    // A reading accepted by the first server reaches clients of the second.
    await expect
      .poll(
        async () => {
          await accept(device.id, (clock.now += 1000), { load: 3 });
          return loads.at(-1);
        },
        { timeout: 5000 },
      )
      .toBe(3);
    expect(states.filter((state) => state === 'open').length).toBeGreaterThanOrEqual(3);
  });
});
