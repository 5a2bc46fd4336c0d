import { calls } from '@gongdi/api';
import { connectAsync, type MqttClient } from 'mqtt';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { withServer } from '../../testing.ts';
import { newDevice, type TestDevice } from '../testing.ts';
import { topicOf } from '../topic.ts';
import { mqttBroker, type Broker } from './broker.ts';
import { outsideBroker } from './outside.ts';

describe('the broker', () => {
  const kit = withServer();
  let broker: Broker;
  beforeAll(async () => {
    const { ingest, registry } = kit().server.telemetry;
    broker = await mqttBroker({ ingest, registry, now: () => kit().clock.now, host: '127.0.0.1', port: 0 });
  });
  afterAll(() => broker.close());

  const signIn = async (
    { device_number, device_key }: Omit<TestDevice, 'id'>,
    clientId = device_number,
  ): Promise<MqttClient> => {
    const client = await connectAsync(broker.address, {
      clientId,
      username: device_number,
      password: device_key,
      reconnectPeriod: 0,
    });
    client.on('error', () => undefined);
    onTestFinished(() => void client.end(true));
    return client;
  };
  const stored = async (id: string) =>
    (await kit().database.pool.query('select 1 from telemetry_reading where device_id = $1', [id])).rows.length;

  it('acknowledges what is kept, and what is there already', async () => {
    const device = await newDevice(await kit().client('contractor'), 7);
    const client = await signIn(device);
    const topic = topicOf(device.device_number);
    const reading = JSON.stringify({ ts: kit().clock.now, values: { pm10: 80 } });
    await client.publishAsync(topic, reading, { qos: 1 });
    expect(await stored(device.id)).toBe(1);
    await client.publishAsync(topic, reading, { qos: 1 });
    await client.publishAsync(topic, 'nonsense', { qos: 1 });
    expect(await stored(device.id)).toBe(1);
    const more = Array.from({ length: 300 }, (_, index) => {
      const later = JSON.stringify({ ts: kit().clock.now - index - 1, values: { pm10: index } });
      return client.publishAsync(topic, later, { qos: 1 });
    });
    await Promise.all(more);
    expect(await stored(device.id)).toBe(301);
  });

  it('lets no device take the name of another, so that none can end the line of another', async () => {
    const owner = await kit().client('contractor');
    const [one, other] = [await newDevice(owner, 3), await newDevice(owner, 3)];
    const line = await signIn(one);
    let ended = false;
    line.on('close', () => (ended = true));
    await expect(signIn(other, one.device_number)).rejects.toThrow(/Identifier rejected/);
    await expect(signIn(other, 'mqtt-explorer')).rejects.toThrow(/Identifier rejected/);
    await signIn(other, `${other.device_number}-gateway-2`);
    await signIn(other, '');
    await line.publishAsync(topicOf(one.device_number), JSON.stringify({ values: { load: 1 } }), { qos: 1 });
    expect(ended).toBe(false);
    // A client that connects again with its own id replaces its old connection.
    const closed = new Promise((resolve) => void line.once('close', () => resolve(null)));
    await signIn(one);
    await closed;
  });

  it('keeps apart two devices of the same number, which organisations may have', async () => {
    const [one, other] = [
      await newDevice(await kit().client('contractor'), 3),
      await newDevice(await kit().client('admin'), 3),
    ];
    await kit().database.pool.query('update device set device_number = $1 where id = $2', [
      one.device_number,
      other.id,
    ]);
    const line = await signIn(one);
    let ended = false;
    line.on('close', () => (ended = true));
    await signIn({ device_number: one.device_number, device_key: other.device_key });
    await line.publishAsync(topicOf(one.device_number), JSON.stringify({ values: { load: 1 } }), { qos: 1 });
    expect(ended).toBe(false);
  });

  it('lets nobody in without the key, and nobody speak or listen for another', async () => {
    const owner = await kit().client('contractor');
    const [one, other] = [await newDevice(owner, 3), await newDevice(owner, 3)];
    await expect(signIn({ ...one, device_key: 'guess' })).rejects.toThrow(/Bad username or password/);
    await expect(signIn({ ...one, device_number: other.device_number })).rejects.toThrow(/Bad username/);
    const client = await signIn(one);
    const heard = await client.subscribeAsync('gongdi/v1/+/up').catch((error: Error) => error);
    expect(heard).toSatisfy((answer: unknown) => answer instanceof Error || JSON.stringify(answer).includes('128'));
    const closed = new Promise((resolve) => void client.once('close', () => resolve(null)));
    client.publish(topicOf(other.device_number), JSON.stringify({ values: { load: 1 } }), { qos: 1 });
    await closed;
    expect(await stored(other.id)).toBe(0);
  });

  it('closes the line when the key is changed or the device removed', async () => {
    const owner = await kit().client('contractor');
    const device = await newDevice(owner, 3);
    const client = await signIn(device);
    const closed = new Promise((resolve) => void client.once('close', () => resolve(null)));
    const { device_key } = await owner.call(calls.device.makeKey, { body: { id: device.id } });
    await closed;
    const again = await signIn({ ...device, device_key });
    const gone = new Promise((resolve) => void again.once('close', () => resolve(null)));
    await kit().database.pool.query('update device set install_status = 3 where id = $1', [device.id]);
    await gone;
  });

  it('closes the line on what is too long, on noise, and on a device that sends nothing but noise', async () => {
    const { port } = new URL(broker.address);
    const ends = (bytes: Buffer) =>
      new Promise<void>((resolve) => {
        const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(bytes));
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
      });
    // A packet of 200 MB is announced: the broker closes the connection without waiting for it.
    await ends(Buffer.from([0x10, 0x80, 0x84, 0xaf, 0x5f]));
    await ends(Buffer.from('GET / HTTP/1.1\r\n\r\n'));
    const device = await newDevice(await kit().client('contractor'), 3);
    const client = await signIn(device);
    const closed = new Promise((resolve) => void client.once('close', () => resolve(null)));
    for (let index = 0; index < 60; index += 1) client.publish(topicOf(device.device_number), '{]', { qos: 0 });
    await closed;
    const after = await signIn(device);
    await after.publishAsync(topicOf(device.device_number), JSON.stringify({ values: { load: 1 } }), { qos: 1 });
    expect(await stored(device.id)).toBe(1);
  });

  it('tells a device what was not taken of it, and nobody else', async () => {
    const made = [
      await newDevice(await kit().client('contractor'), 7),
      await newDevice(await kit().client('contractor'), 7),
    ];
    const [device, other] = made as [TestDevice, TestDevice];
    const line = await signIn(device);
    const topic = `gongdi/v1/${device.device_number}/down/refused`;
    const heard: unknown[] = [];
    line.on('message', (on, payload) => heard.push([on, JSON.parse(payload.toString()) as unknown]));
    await line.subscribeAsync(topic);
    const stranger = await signIn(other);
    expect(
      await stranger.subscribeAsync(topic).then(
        ([one]) => one?.qos,
        () => 128,
      ),
    ).toBe(128);
    const ts = kit().clock.now;
    const body = { ts, values: { pm10: 80, noise: 61 }, units: { pm10: 'm' } };
    await line.publishAsync(topicOf(device.device_number), JSON.stringify(body), { qos: 1 });
    await line.publishAsync(topicOf(device.device_number), '{', { qos: 1 });
    await expect
      .poll(() => heard)
      .toEqual([
        [topic, { at: ts, values: [{ key: 'pm10', reason: 'wrong_unit', given: '80 m' }] }],
        [topic, { at: ts, reason: 'malformed', values: [] }],
      ]);
    await line.endAsync(true);
    await stranger.endAsync(true);
  });

  it('tells what was not taken of a device to none of the same number in another organisation', async () => {
    const [one, other] = [
      await newDevice(await kit().client('contractor'), 7),
      await newDevice(await kit().client('admin'), 7),
    ];
    await kit().database.pool.query('update device set device_number = $1 where id = $2', [
      one.device_number,
      other.id,
    ]);
    const topic = `gongdi/v1/${one.device_number}/down/refused`;
    const heard: [string, string | undefined][] = [];
    const lines = { one: await signIn(one), other: await signIn({ ...other, device_number: one.device_number }) };
    for (const [name, line] of Object.entries(lines)) {
      line.on('message', (_, payload) => {
        const { values } = JSON.parse(payload.toString()) as { values: { given: string }[] };
        heard.push([name, values[0]?.given]);
      });
      await line.subscribeAsync(topic);
    }
    const send = (line: MqttClient, pm10: number) => {
      const body = JSON.stringify({ ts: kit().clock.now, values: { pm10, noise: pm10 }, units: { pm10: 'm' } });
      return line.publishAsync(topicOf(one.device_number), body, { qos: 1 });
    };
    // The answer to the second client's own message arrives last on its connection, so everything before has arrived.
    await send(lines.one, 81);
    await send(lines.other, 82);
    await expect.poll(() => heard.findLast(([name]) => name === 'other')).toEqual(['other', '82 m']);
    await expect.poll(() => heard.findLast(([name]) => name === 'one')).toEqual(['one', '81 m']);
    expect(heard.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['one', '81 m'],
      ['other', '82 m'],
    ]);
  });

  it('may stand elsewhere: readings come through a shared subscription', async () => {
    // Another broker, which accepts everyone: its access rules are not part of this test.
    const { Aedes } = await import('aedes');
    const elsewhere = await Aedes.createBroker();
    const server = net.createServer((socket) => void elsewhere.handle(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `mqtt://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
    const { ingest, registry } = kit().server.telemetry;
    // Aedes has no shared subscriptions, so it can serve one connection only.
    const outside = outsideBroker({ ingest, registry, now: () => kit().clock.now, url, connections: 1, shared: false });
    const device = await newDevice(await kit().client('contractor'), 3);
    const sender = await connectAsync(url);
    await expect
      .poll(async () => {
        const body = JSON.stringify({ ts: kit().clock.now, values: { load: 1 } });
        await sender.publishAsync(topicOf(device.device_number), body, { qos: 1 });
        await sender.publishAsync(topicOf('nobody'), body, { qos: 1 });
        return stored(device.id);
      })
      .toBe(1);
    expect(ingest.refusals.totals().unknown_device).toBeGreaterThan(0);
    await sender.endAsync(true);
    await outside.close();
    await new Promise<void>((resolve) => elsewhere.close(() => resolve()));
    server.close();
  });
});
