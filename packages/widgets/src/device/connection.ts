import { calls, resourceCalls, type Client, type HostConfig, type Live, type LiveState } from '@gongdi/api';
import { earlywarn } from '@gongdi/domain';
import { alarmOf, deviceCalls, quiet } from './calls.ts';
import type { Device, DeviceSource } from './props.ts';

const ALARMS = 50;

/** Where the page's configuration says that the server is. */
export const rootOf = ({ baseUrl }: HostConfig): string => baseUrl || globalThis.location.origin;

/**
 * One device alone.
 * @param live opens a line, or gives one that others use as well: it tells at once when it is open already
 */
export function connectDevice(
  client: Client,
  device: Device,
  live: (onState: (state: LiveState) => void) => Live,
): DeviceSource {
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
      return () => {
        end();
        line.close();
      };
    },
    async alarms(signal) {
      const query = { device_id: device.id, alarm_state: '1,2,3', page: 1, page_size: ALARMS };
      const { list } = await client.call(resourceCalls(earlywarn).list!, { query }, { signal, ...quiet });
      return list.map(alarmOf);
    },
  };
}
