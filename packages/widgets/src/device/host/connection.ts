import { calls, createLive, resourceCalls, type Client, type HostConfig, type Live, type LiveState } from '@gongdi/api';
import { earlywarn } from '@gongdi/domain';
import { alarmOf, deviceCalls, quiet } from './calls.ts';
import type { Device, DeviceSource } from './props.ts';

const ALARMS = 50;
/** Size of a page of the device list (console specification, section 7.2). */
const PEERS = 500;

/** Root address of the server in the page's configuration. */
const rootOf = ({ baseUrl }: HostConfig): string => baseUrl || globalThis.location.origin;

/** Opens a line with the session of an existing client, such as the console's. */
export const lineOver =
  (client: Client, config: HostConfig) =>
  (onState: (state: LiveState) => void): Live =>
    createLive({ baseUrl: () => rootOf(config), session: () => client.current(), onState });

/**
 * Returns the source of one device.
 * @param live opens a line, or returns a shared one: it calls `onState` at once when it is open already
 */
export function connectDevice(
  client: Client,
  device: Device,
  live: (onState: (state: LiveState) => void) => Live,
): DeviceSource {
  /** Functions that end the subscriptions of devices other than the device itself, by id. */
  const beside = new Map<string, () => void>();
  let wanted: readonly string[] = [];
  let compare = () => {};
  return {
    ...deviceCalls(client),
    async load(signal) {
      const readings = await client.call(
        calls.device.latest,
        { query: { device_ids: device.id } },
        { signal, ...quiet },
      );
      return { name: device.name, devices: [device], readings };
    },
    follow({ onReadings, onState, onGap }) {
      onState('connecting');
      const line = live((state) => {
        if (state !== 'idle') onState(state);
      });
      const end = line.subscribe(`device/${device.id}`, {
        onData: ({ data }) => onReadings([data]),
        onGap,
        onRefused: () => onState('refused'),
      });
      compare = () => {
        for (const [id, leave] of beside)
          if (!wanted.includes(id)) {
            leave();
            beside.delete(id);
          }
        for (const id of wanted)
          if (!beside.has(id))
            beside.set(id, line.subscribe(`device/${id}`, { onData: ({ data }) => onReadings([data]) }));
      };
      compare();
      return () => {
        compare = () => {};
        for (const leave of [...beside.values(), end]) leave();
        beside.clear();
        line.close();
      };
    },
    watch(ids) {
      wanted = ids.filter((id) => id !== device.id);
      compare();
    },
    async peers(signal) {
      const body = { device_type: device.type, page: 1, page_size: PEERS };
      const { list } = await client.call(calls.device.list, { body }, { signal, ...quiet });
      return list
        .filter(({ id }) => id !== device.id)
        .map(({ id, device_name, device_number }) => ({
          id,
          name: device_name,
          number: device_number,
          type: device.type,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN'));
    },
    async alarms(signal) {
      const query = { device_id: device.id, alarm_state: '1,2,3', page: 1, page_size: ALARMS };
      const { list } = await client.call(resourceCalls(earlywarn).list!, { query }, { signal, ...quiet });
      return list.map(alarmOf);
    },
  };
}
