import { calls, stepCalls, type Client } from '@gongdi/api';
import { earlywarn, type LevelNumber } from '@gongdi/domain';
import type { DeviceAlarm, DeviceSource } from './props.ts';

/** Calls fail without being shown by the client: the session says so in its place. */
export const quiet = { quiet: true } as const;

/** What is asked about single devices and alarms. */
export function deviceCalls(client: Client): Omit<DeviceSource, 'load' | 'follow' | 'alarms'> {
  const { acknowledge, clear } = stepCalls(earlywarn);
  return {
    async trend({ device_id, quantities, begin, end, points }, signal) {
      const query = {
        device_id,
        quantities: quantities.join(','),
        begin: new Date(begin).toISOString(),
        end: new Date(end).toISOString(),
        points,
      };
      return (await client.call(calls.device.trend, { query }, { signal, ...quiet })).series;
    },
    async limits(device_id, signal) {
      return (await client.call(calls.device.levelRules, { query: { device_id } }, { signal, ...quiet })).rules;
    },
    acknowledge: ({ id, version }) => client.call(acknowledge!, { body: { id, version } }, quiet),
    clear: ({ id, version }, handling) => client.call(clear!, { body: { id, version, handling } }, quiet),
    async alarmHistory({ id }, signal) {
      const events = await client.call(calls.device.alarmEvents, { params: { alarm_id: id } }, { signal, ...quiet });
      return events.map(({ alarm_state: state, account_name: who, at, level, value }) => ({
        at,
        state,
        level,
        value,
        who,
      }));
    },
  };
}

interface AlarmRow {
  id: string;
  device_id: string;
  alarm_content: string;
  quantity: string;
  level: number;
  alarm_state: number;
  value: number;
  limit_value: number;
  started_at: string;
  recovered_at?: string | null;
  closed_at?: string | null;
  version: number;
}

/** An alarm of the wire. */
export function alarmOf(row: AlarmRow): DeviceAlarm {
  return {
    id: row.id,
    device_id: row.device_id,
    content: row.alarm_content,
    quantity: row.quantity,
    level: row.level as LevelNumber,
    state: row.alarm_state,
    value: row.value,
    limit: row.limit_value,
    started_at: row.started_at,
    recovered_at: row.recovered_at,
    closed_at: row.closed_at,
    version: row.version,
  };
}
