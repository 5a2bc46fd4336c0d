import { Aedes } from 'aedes';
import { connect, connectAsync, type IClientOptions } from 'mqtt';
import net from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../testing.ts';
import { testAuthority } from '../fixtures/certificates.ts';
import { newDevice } from '../testing.ts';
import { topicOf } from '../topic.ts';
import { mqttBroker, type Broker } from './broker.ts';
import { outsideBroker } from './outside.ts';

const authority = testAuthority('Gongdi test authority');
const stranger = testAuthority('Another authority');
const identity = authority.issue('gongdi.test');

const kit = withServer();
const reading = (values: object) => JSON.stringify({ ts: kit().clock.now, values });
const stored = async (id: string) =>
  (await kit().database.pool.query('select 1 from telemetry_reading where device_id = $1', [id])).rows.length;

describe('the broker inside, with a certificate', () => {
  let open: Broker;
  let closed: Broker;
  beforeAll(async () => {
    const { ingest, registry } = kit().server.telemetry;
    const options = { ingest, registry, now: () => kit().clock.now, host: '127.0.0.1', port: 0 };
    open = await mqttBroker({ ...options, tls: identity });
    closed = await mqttBroker({ ...options, tls: { ...identity, clientCa: authority.ca } });
  });
  afterAll(async () => {
    await open.close();
    await closed.close();
  });

  /** Signs a device in, sends one reading, and disconnects. @returns the number of stored readings */
  const send = async (broker: Broker, more: IClientOptions): Promise<number> => {
    const device = await newDevice(await kit().client('contractor'), 3);
    const client = await connectAsync(broker.address, {
      clientId: device.device_number,
      username: device.device_number,
      password: device.device_key,
      reconnectPeriod: 0,
      connectTimeout: 5000,
      ...more,
    });
    await client.publishAsync(topicOf(device.device_number), reading({ load: 1 }), { qos: 1 });
    await client.endAsync(true);
    return stored(device.id);
  };

  it('takes readings over TLS from whoever trusts its authority', async () => {
    expect(open.address).toMatch(/^mqtts:\/\/127\.0\.0\.1:\d+$/);
    expect(await send(open, { ca: authority.ca })).toBe(1);
    await expect(send(open, { ca: stranger.ca })).rejects.toThrow(/certificate|signature/i);
  });

  it('speaks nothing but TLS there, and no old one', async () => {
    const { port } = new URL(open.address);
    const ended = await new Promise<boolean>((resolve) => {
      // An MQTT CONNECT without TLS.
      const socket = net.connect(Number(port), '127.0.0.1', () =>
        socket.write(Buffer.from('100c00044d5154540402003c0000', 'hex')),
      );
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(true));
    });
    expect(ended).toBe(true);
    const old = await new Promise<string>((resolve) => {
      const socket = tls.connect({
        port: Number(port),
        host: '127.0.0.1',
        ca: authority.ca,
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
      });
      socket.on('secureConnect', () => resolve('connected'));
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    expect(old).not.toBe('connected');
  });

  it('asks for a certificate of clients where their authority is named', async () => {
    expect(await send(closed, { ca: authority.ca, ...authority.issue('device') })).toBe(1);
    const device = await newDevice(await kit().client('contractor'), 3);
    const { device_number: username, device_key: password } = device;
    // In TLS 1.3 a server refuses after the client has finished its handshake: the client only sees the connection end.
    const comes = (more: IClientOptions) =>
      new Promise<boolean>((resolve) => {
        const client = connect(closed.address, {
          clientId: username,
          username,
          password,
          reconnectPeriod: 0,
          ca: authority.ca,
          ...more,
        });
        const done = (is: boolean) => {
          resolve(is);
          client.end(true);
        };
        client.on('connect', () => done(true));
        client.on('error', () => done(false));
        client.on('close', () => done(false));
      });
    expect(await comes({})).toBe(false);
    expect(await comes(stranger.issue('device'))).toBe(false);
    expect(await comes(authority.issue('device'))).toBe(true);
  });

  it('does not start with a key of another certificate', async () => {
    const { ingest, registry } = kit().server.telemetry;
    const wrong = { cert: identity.cert, key: authority.issue('other').key };
    await expect(
      mqttBroker({ ingest, registry, now: Date.now, host: '127.0.0.1', port: 0, tls: wrong }),
    ).rejects.toThrow(/key/i);
  });
});

it('a broker elsewhere is read over TLS with a certificate of our own, and not one that nobody vouches for', async () => {
  const elsewhere = await Aedes.createBroker();
  const server = tls.createServer(
    { ...identity, ca: authority.ca, requestCert: true, rejectUnauthorized: true },
    (socket) => void elsewhere.handle(socket),
  );
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `mqtts://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  const { ingest, registry } = kit().server.telemetry;
  const options = { ingest, registry, now: () => kit().clock.now, url, connections: 1, shared: false };

  const lost = new Promise<string>((resolve) => {
    const doubtful = outsideBroker({
      ...options,
      trust: { ca: stranger.ca, ...authority.issue('gongdi') },
      report: (event) => {
        if (event.kind !== 'lost') return;
        resolve(event.reason);
        void doubtful.close();
      },
    });
  });
  expect(await lost).toMatch(/certificate|signature/i);

  const trust = { ca: authority.ca, ...authority.issue('gongdi') };
  const outside = outsideBroker({ ...options, trust });
  const device = await newDevice(await kit().client('contractor'), 3);
  const sender = await connectAsync(url, trust);
  await expect
    .poll(async () => {
      await sender.publishAsync(topicOf(device.device_number), reading({ load: 1 }), { qos: 1 });
      return stored(device.id);
    })
    .toBe(1);
  await sender.endAsync(true);
  await outside.close();
  await new Promise<void>((resolve) => elsewhere.close(() => resolve()));
  server.close();
});
