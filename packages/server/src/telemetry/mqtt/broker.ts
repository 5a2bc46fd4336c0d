import { MAX_MESSAGE_BYTES } from '@gongdi/domain';
import { Aedes, type AedesOptions, type Client } from 'aedes';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { isLoopbackAddress } from '../../handler/index.ts';
import type { DeviceChannels } from '../channels.ts';
import type { Ingest, Outcome } from '../ingest.ts';
import type { DeviceRegistry, KnownDevice } from '../registry.ts';
import { throttle } from '../throttle.ts';
import { channelTopicOf, downTopicOf, refusedTopicOf, topicOf } from '../topic.ts';
import { deliver, refusedAnswer } from './deliver.ts';
import { guardSocket } from './size-guard.ts';
import { HANDSHAKE, LEAST_TLS, type TlsIdentity } from './tls.ts';

export interface BrokerOptions {
  ingest: Ingest;
  registry: DeviceRegistry;
  /** Absent: devices send readings only. */
  channels?: DeviceChannels;
  now: () => number;
  host: string;
  /** 0: any. */
  port: number;
  /** If present, the port speaks only TLS. */
  tls?: TlsIdentity;
}

/** The MQTT broker inside the server. Devices send readings to it; they cannot send messages to each other. */
export interface Broker {
  /** `mqtt://127.0.0.1:1883`, `mqtts://127.0.0.1:8883` */
  address: string;
  close: () => Promise<void>;
}

/** Longest packet: a message with its topic and headers, bytes. */
const MOST_BYTES = MAX_MESSAGE_BYTES + 1024;
/** The same for channels, once the device has signed in: passages of gates have pictures. */
const MOST_CHANNEL_BYTES = 262_144;
/** Messages on channels of one device: long-term rate per second, and burst. */
const CHANNEL_RATE = { perSecond: 20, burst: 400 };
/** Connections at a time; a device keeps one. */
const MOST_CLIENTS = 20_000;
/** Messages in a row without any storable value, after which the connection is closed. */
const MOST_STRIKES = 50;
/** Wrong keys that one address may try: long-term rate per second, and burst. */
const GUESSES = { perSecond: 0.5, burst: 30 };
/** Answers about refused values to one device: long-term rate per second, and burst. */
const TELLS = { perSecond: 1, burst: 20 };
/** Return codes of MQTT 3.1.1 for a client id that is not allowed, and for a wrong user name or password. */
const BAD_CLIENT_ID = 2;
const BAD_CREDENTIALS = 4;

interface Guest {
  device: KnownDevice;
  strikes: number;
}

/**
 * Devices sign in with their number and key and may publish to their own topic only. They get the acknowledgement once
 * the reading survives a crash. They may subscribe to their own `…/down` topics only; refused values are reported on
 * `…/down/refused`. A broker closes a connection if a new one has the same client id. Therefore a client id has to
 * begin with the number of the device, or the broker assigns it. Because organisations may share a device number, this
 * broker identifies each connection and each answer by the id of the device.
 */
// oxlint-disable-next-line max-lines-per-function -- closure over one broker and its connections
export async function mqttBroker({ ingest, registry, channels, now, host, port, tls }: BrokerOptions): Promise<Broker> {
  const guests = new Map<Client, Guest>();
  /** The client ids that clients chose themselves. */
  const named = new WeakMap<Client, string>();
  /** Sockets of devices that have signed in. */
  const wide = new WeakSet<Socket>();
  const mayGuess = throttle(GUESSES.perSecond, GUESSES.burst);
  /**
   * The device id that an answer is for, by payload: the topic contains only the number, which organisations may share.
   */
  const meant = new WeakMap<Buffer, string>();
  const options: AedesOptions = {
    connectTimeout: 10_000,
    maxClientsIdLength: 64,
    heartbeatInterval: 60_000,
    maxTopicLevels: 8,
    preConnect: (client, packet, answer) => {
      const refused = packet.protocolVersion !== undefined && ![3, 4, 5].includes(packet.protocolVersion);
      if (packet.clientId) named.set(client, packet.clientId);
      answer(null, !refused && guests.size < MOST_CLIENTS && client.conn !== undefined);
    },
    authenticate: (client, username, password, answer) => {
      const refuseBy = (returnCode: 2 | 4, reason: string): void =>
        answer(Object.assign(new Error(reason), { returnCode }), false);
      const refuse = () => refuseBy(BAD_CREDENTIALS, 'the number or the key of the device is wrong');
      const from = (client.conn as Socket).remoteAddress ?? '';
      registry
        .byKey(username ?? '', password?.toString('utf8') ?? '', isLoopbackAddress(from))
        .then((device) => {
          if (!device?.usable) {
            // An address that keeps guessing gets no answer any more.
            if (mayGuess(from, now())) refuse();
            else (client.conn as Socket).destroy();
            return;
          }
          const name = named.get(client);
          if (name !== undefined && !name.startsWith(device.number)) {
            refuseBy(BAD_CLIENT_ID, 'a client id begins with the number of the device');
            return;
          }
          if (name !== undefined) client.id = `${device.id}/${name}`;
          guests.set(client, { device, strikes: 0 });
          if (channels) wide.add(client.conn as Socket);
          answer(null, true);
        })
        .catch(refuse);
    },
    authorizePublish: (client, packet, answer) => {
      const guest = client ? guests.get(client) : undefined;
      const channel = guest && channelOf(guest.device, packet.topic);
      if (guest && channel !== undefined) {
        packet.retain = false;
        takeChannel(guest.device, channel, packet.payload).then(
          () => answer(null),
          (error: unknown) => answer(error as Error),
        );
        return;
      }
      if (!guest || packet.topic !== topicOf(guest.device.number)) {
        answer(new Error('a device publishes to its own topic only'));
        return;
      }
      // No client subscribes to these topics, so the broker keeps no retained message.
      packet.retain = false;
      const payload = typeof packet.payload === 'string' ? Buffer.from(packet.payload) : packet.payload;
      const settle = (outcome: Outcome): void => {
        sendOutcome(guest.device, outcome);
        const harmless = outcome.kind === 'stored' || outcome.refusal === 'duplicate';
        guest.strikes = harmless ? 0 : guest.strikes + 1;
        // A message that can never be stored is acknowledged, otherwise the device would send it for ever.
        if (guest.strikes > MOST_STRIKES) answer(new Error('nothing that this device sends can be stored'));
        else if (outcome.kind === 'refused' && outcome.refusal === 'busy') answer(new Error('too many readings'));
        else answer(null);
      };
      // A reading that was not stored is not acknowledged: the device sends it again when it has reconnected.
      deliver(ingest, guest.device, payload, now).then(settle, (error: unknown) => answer(error as Error));
    },
    authorizeSubscribe: (client, subscription, answer) => {
      const guest = guests.get(client);
      const down = guest && topicOf(guest.device.number).replace(/up$/, 'down');
      const parts = ['', '/refused', '/#', ...(channels?.names() ?? []).map((name) => `/${name}`)];
      const own = down !== undefined && parts.some((part) => subscription.topic === `${down}${part}`);
      answer(null, own ? subscription : null);
    },
    authorizeForward: (client, packet) => {
      const device = guests.get(client)?.device.id;
      const own = device !== undefined && Buffer.isBuffer(packet.payload) && meant.get(packet.payload) === device;
      return own ? packet : null;
    },
  };
  const mayTell = throttle(TELLS.perSecond, TELLS.burst);
  /** Publishes what was refused to the topic of the device, without waiting for delivery. */
  const sendOutcome = (device: KnownDevice, outcome: Outcome): void => {
    const at = now();
    const answer = refusedAnswer(outcome, at);
    if (answer === undefined || !mayTell(device.id, at)) return;
    const payload = Buffer.from(answer);
    meant.set(payload, device.id);
    const topic = refusedTopicOf(device.number);
    broker.publish({ cmd: 'publish', qos: 0, dup: false, retain: false, topic, payload }, () => undefined);
  };
  const mayUse = throttle(CHANNEL_RATE.perSecond, CHANNEL_RATE.burst);
  /** Returns the channel of a topic that belongs to the device. */
  const channelOf = (device: KnownDevice, topic: string): string | undefined =>
    channels?.names().find((name) => topic === channelTopicOf(device.number, name));
  const takeChannel = async (device: KnownDevice, name: string, payload: Buffer | string): Promise<void> => {
    if (!mayUse(device.id, now())) throw new Error('too many messages');
    const answer = await channels!.take(name, device, parsed(payload));
    if (answer) publishTo(device, name, answer);
  };
  /** Publishes to a device by QoS 1: it is connected, and acknowledges what matters by itself. */
  const publishTo = (device: KnownDevice, name: string, content: object): void => {
    const payload = Buffer.from(JSON.stringify(content));
    meant.set(payload, device.id);
    const topic = downTopicOf(device.number, name);
    broker.publish({ cmd: 'publish', qos: 1, dup: false, retain: false, topic, payload }, () => undefined);
  };
  const isConnected = ({ id }: KnownDevice): boolean => [...guests.values()].some(({ device }) => device.id === id);
  const removeLine = channels?.addLine({
    isConnected,
    send: (device, name, payload) => {
      if (!isConnected(device)) return false;
      publishTo(device, name, payload);
      return true;
    },
  });
  const broker = await Aedes.createBroker(options);
  broker.on('clientDisconnect', (client) => void guests.delete(client));
  broker.on('clientError', (client) => void guests.delete(client));
  const review = async (client: Client, guest: Guest): Promise<void> => {
    const device = await registry.byId(guest.device.id).catch(() => guest.device);
    if (device?.usable && device.key === guest.device.key && device.number === guest.device.number)
      guest.device = device;
    else client.close();
  };
  // After a new key, a new number or a removal, closes the connections that signed in with the old data.
  registry.onChange((id) => {
    for (const [client, guest] of guests) {
      if (id !== undefined && guest.device.id !== id) continue;
      void review(client, guest);
    }
  });
  const take = (socket: Socket): void => {
    socket.on('error', () => undefined);
    socket.setNoDelay(true);
    broker.handle(guardSocket(socket, () => (wide.has(socket) ? MOST_CHANNEL_BYTES : MOST_BYTES)));
  };
  const server = tls ? tlsServer(tls, take) : createServer(take);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.removeListener('error', reject);
        resolve();
      });
    });
  } catch (error) {
    await new Promise<void>((resolve) => broker.close(() => resolve()));
    throw error;
  }
  const bound = server.address() as AddressInfo;
  return {
    address: `${tls ? 'mqtts' : 'mqtt'}://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    close: async () => {
      removeLine?.();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await new Promise<void>((resolve) => broker.close(() => resolve()));
      await closed;
    },
  };
}

/** Returns the JSON of a payload; undefined: it is none. */
export function parsed(payload: Uint8Array | string): unknown {
  try {
    return JSON.parse(typeof payload === 'string' ? payload : Buffer.from(payload).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** @throws the error of Node.js if the certificate or key cannot be read or they do not match */
function tlsServer({ cert, key, clientCa }: TlsIdentity, take: (socket: Socket) => void) {
  const server = createTlsServer(
    {
      cert,
      key,
      ca: clientCa,
      requestCert: clientCa !== undefined,
      rejectUnauthorized: clientCa !== undefined,
      minVersion: LEAST_TLS,
      handshakeTimeout: HANDSHAKE,
    },
    take,
  );
  // Closes connections that do not speak TLS or that lack the required client certificate.
  server.on('tlsClientError', (_, socket) => socket.destroy());
  return server;
}
