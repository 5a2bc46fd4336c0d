import { calls, type CallFailure, type Client } from '@gongdi/api';
import type { DeviceMessage } from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import type { ReadyDevice } from './devices.ts';
import { simulateText } from './text/index.ts';

/** Result of sending one message. Over MQTT there is no result for single values. */
export interface Sent {
  accepted: boolean;
  refused: string[];
}

/** A connection to the server over HTTP or MQTT. */
export interface Sender {
  /** @throws Error when the message did not arrive */
  send: (device: ReadyDevice, message: DeviceMessage) => Promise<Sent>;
  close: () => Promise<void>;
}

/** Sends each message with one HTTP call. */
export function httpSender(client: Client): Sender {
  return {
    send: async ({ device_number, device_key }, message) => {
      try {
        const body = { device_number, device_key, ...message };
        const { accepted, refused } = await client.call(calls.telemetry.ingest, { body }, { quiet: true });
        return { accepted: accepted === 1, refused: refused.map(({ reason }) => reason) };
      } catch (error) {
        if ((error as CallFailure).status === 429) return { accepted: false, refused: ['busy'] };
        throw error;
      }
    },
    close: () => Promise.resolve(),
  };
}

/** Opens one connection per device, as real devices do. @throws CliFailure when the broker cannot be reached */
export async function mqttSender(url: string, devices: readonly ReadyDevice[]): Promise<Sender> {
  const { connectAsync } = await import('mqtt');
  type Line = Awaited<ReturnType<typeof connectAsync>>;
  const lines = new Map<ReadyDevice, Line>();
  const close = async (): Promise<void> => {
    await Promise.all([...lines.values()].map((line) => line.endAsync(true).catch(() => undefined)));
  };
  const open = async (device: ReadyDevice): Promise<void> => {
    const { device_number: username, device_key: password } = device;
    // The broker refuses a client id that does not begin with the device number.
    const login = { clientId: username, username, password };
    const line = await connectAsync(url, { ...login, reconnectPeriod: 1000, connectTimeout: 10_000 }, false);
    line.on('error', () => undefined);
    lines.set(device, line);
  };
  try {
    for (let from = 0; from < devices.length; from += 50) await Promise.all(devices.slice(from, from + 50).map(open));
  } catch (error) {
    await close();
    throw new CliFailure(EXIT.remote, simulateText('brokerGone', { url, reason: (error as Error).message }), error);
  }
  return {
    send: async (device, message) => {
      const topic = `gongdi/v1/${device.device_number}/up`;
      await lines.get(device)!.publishAsync(topic, JSON.stringify(message), { qos: 1 });
      return { accepted: true, refused: [] };
    },
    close,
  };
}
