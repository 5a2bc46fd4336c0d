import { connect, type MqttClient } from 'mqtt';
import type { DeviceChannels } from '../channels.ts';
import type { Ingest } from '../ingest.ts';
import type { DeviceRegistry } from '../registry.ts';
import { channelIn, channelTopicOf, downTopicOf, numberIn, refusedTopicOf, topicOf } from '../topic.ts';
import { parsed } from './broker.ts';
import { deliver, refusedAnswer } from './deliver.ts';
import { LEAST_TLS, type TlsTrust } from './tls.ts';

export interface OutsideOptions {
  ingest: Ingest;
  registry: DeviceRegistry;
  /** Absent: devices send readings only. */
  channels?: DeviceChannels;
  now: () => number;
  /** `mqtt://user:password@host:1883`, `mqtts://…`, `ws://…` */
  url: string;
  /** For `mqtts://` and `wss://`. */
  trust?: TlsTrust;
  /**
   * Connections that share the readings. The MQTT client handles one message at a time, so each connection carries one
   * reading per transaction.
   */
  connections?: number;
  /** False for a broker without shared subscriptions: then only one connection of one server may read. */
  shared?: boolean;
  report?: (event: { kind: 'connected' } | { kind: 'lost'; reason: string }) => void;
}

export interface Outside {
  close: () => Promise<void>;
}

const CONNECTIONS = 16;
/** Servers with the same database share the readings (MQTT 5, section 4.8.2; Mosquitto and EMQX with 3.1.1 too). */
const SHARE = '$share/gongdi/';

/**
 * Reads what devices publish to an external broker. That broker has authenticated the devices: the number in the topic
 * identifies the sender. A message is acknowledged once its reading survives a crash.
 */
export function outsideBroker(options: OutsideOptions): Outside {
  const { ingest, registry, channels, now, url, trust, shared = true, report } = options;
  const connections = shared ? (options.connections ?? CONNECTIONS) : 1;
  const take = async (client: MqttClient, topic: string, payload: Uint8Array): Promise<void> => {
    if (await takeChannel(client, topic, payload)) return;
    const number = numberIn(topic);
    const device = number === undefined ? undefined : await registry.byNumber(number);
    if (device) {
      const answer = refusedAnswer(await deliver(ingest, device, payload, now), now());
      // The answer goes to the topic of the device. If the answer is lost, the message is not processed again.
      if (answer !== undefined && client.connected) client.publish(refusedTopicOf(device.number), answer, { qos: 0 });
    } else ingest.refusals.count('', 'unknown_device');
  };
  /** @returns false if the topic belongs to no channel */
  const takeChannel = async (client: MqttClient, topic: string, payload: Uint8Array): Promise<boolean> => {
    const found = channelIn(topic);
    if (!channels || !found || !channels.names().includes(found.name)) return false;
    const device = await registry.byNumber(found.number);
    const answer = device?.usable ? await channels.take(found.name, device, parsed(payload)) : undefined;
    if (answer && client.connected)
      client.publish(downTopicOf(found.number, found.name), JSON.stringify(answer), { qos: 1 });
    return true;
  };
  const clients = Array.from({ length: connections }, (_, index) => {
    const client: MqttClient = connect(url, {
      clientId: `gongdi-${process.pid}-${index}-${Math.floor(now()).toString(36)}`,
      clean: true,
      reconnectPeriod: 2000,
      ...trust,
      ...(trust && { minVersion: LEAST_TLS }),
    });
    client.handleMessage = (packet, answer) => {
      const { topic, payload } = packet;
      take(client, topic, typeof payload === 'string' ? Buffer.from(payload) : payload).then(
        () => answer(),
        (error: unknown) => {
          // The reading was not stored: closes the connection without an acknowledgement, and the broker delivers it
          // again.
          answer(error as Error);
          client.reconnect();
        },
      );
    };
    client.on('connect', () => {
      const topics = [topicOf('+'), ...(channels?.names() ?? []).map((name) => channelTopicOf('+', name))];
      client.subscribe(
        topics.map((topic) => `${shared ? SHARE : ''}${topic}`),
        { qos: 1 },
      );
      if (index === 0) report?.({ kind: 'connected' });
    });
    client.on('error', (error) => {
      if (index === 0) report?.({ kind: 'lost', reason: error.message });
    });
    return client;
  });
  // The broker knows who is connected; what nobody takes is sent again until the device acknowledges.
  const removeLine = channels?.addLine({
    isConnected: () => false,
    send: (device, name, payload) => {
      const client = clients.find(({ connected }) => connected);
      client?.publish(downTopicOf(device.number, name), JSON.stringify(payload), { qos: 1 });
      return client !== undefined;
    },
  });
  return {
    close: async () => {
      removeLine?.();
      await Promise.all(clients.map((client) => client.endAsync(true).catch(() => undefined)));
    },
  };
}
