import { calls, resourceCalls, type Client, type Live, type LiveState } from '@gongdi/api';
import { earlywarn } from '@gongdi/domain';
import { alarmOf, deviceCalls, quiet } from './device-calls.ts';
import type { MonitorDevice, MonitorSource } from './props.ts';

const ALARMS = 50;

/** One device alone, as an area without a drawing. */
export function connectDevice(
  client: Client,
  device: MonitorDevice,
  live: (onState: (state: LiveState) => void) => Live,
): MonitorSource {
  return {
    ...deviceCalls(client),
    async load(signal) {
      const readings = await client.call(
        calls.device.latest,
        { query: { device_ids: device.id } },
        { signal, ...quiet },
      );
      const drawing = {
        key: 'main',
        name: '',
        width: 0,
        height: 0,
        url: '',
        points: [{ device_id: device.id, name: device.name, x: 0.5, y: 0.5 }],
      };
      return { name: device.name, drawings: [drawing], devices: [device], readings };
    },
    follow({ onReadings, onState, onGap }) {
      const line = live((state) => {
        if (state !== 'idle') onState(state);
      });
      onState('connecting');
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
